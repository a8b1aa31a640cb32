#pragma once

#include "cairn/phrase.hpp"

/// What `bench` says.
namespace cairn::text {

// the plot
inline constexpr Phrase plot_title{"plot_title", "Time over length", "用时与长度"};
inline constexpr Phrase plot_heading{"plot_heading", "{0}: time over length", "{0}：用时与长度"};
inline constexpr Phrase plot_family{"plot_family", "rows: {0}; wanted: {1}; medians of {2} warm runs",
                                    "行：{0}；求：{1}；{2} 次热运行的中位数"};
inline constexpr Phrase plot_x{"plot_x", "length of the row, n", "行的长度 n"};
inline constexpr Phrase plot_y{"plot_y", "time for one game", "每局用时"};

// the tables
inline constexpr Phrase bench_heading{"bench_heading", "{0}, rows: {1}", "{0}，行：{1}"};
inline constexpr Phrase column_n{"column_n", "n", "n"};
inline constexpr Phrase column_cold{"column_cold", "cold", "首次"};
inline constexpr Phrase column_best{"column_best", "best", "最快"};
inline constexpr Phrase column_median{"column_median", "median", "中位数"};
inline constexpr Phrase column_spread{"column_spread", "spread", "离散"};
inline constexpr Phrase column_exponent{"column_exponent", "time grows as", "用时增长"};
inline constexpr Phrase column_interval{"column_interval", "95 %", "95 %"};
inline constexpr Phrase column_points{"column_points", "points", "点数"};
inline constexpr Phrase column_claimed{"column_claimed", "expected", "预期"};
inline constexpr Phrase undecided{"undecided", "undecided", "未定"};
inline constexpr Phrase growth_note{
    "growth_note", "Growth: least squares over the points of 1 ms or more (+: fewer than 3, so the last 4).",
    "增长：对 1 ms 以上的点作最小二乘（+：不足 3 个，取最后 4 个）。"};
inline constexpr Phrase many_note{"many_note", "{0}: {1} games a second at n = {2}, {3} together.",
                                  "{0}：n = {2} 时每秒 {1} 局，一次 {3} 局。"};
inline constexpr Phrase start_note{"start_note",
                                   "{0}: whole runs, of which starting up takes about {1} (n = {2}).",
                                   "{0}：整个运行的用时，其中启动约 {1}（n = {2}）。"};
inline constexpr Phrase ended_note{"ended_note", "{0}: {1}", "{0}：{1}"};
inline constexpr Phrase wrong_note{"wrong_note",
                                   "{0} answers {2} at n = {1}, but Cairn {3}: it is WRONG, or Cairn is.",
                                   "{0} 在 n = {1} 时回答 {2}，而 Cairn 得 {3}：它错了，或者 Cairn 错了。"};
inline constexpr Phrase right_note{"right_note", "{0}: {1} answers checked, all are Cairn's.",
                                   "{0}：检查了 {1} 个答案，都与 Cairn 一致。"};

// why a series ends
inline constexpr Phrase past_budget{"past_budget", "n = {0} does not fit the budget of {1} (--budget)",
                                    "n = {0} 超出时间预算 {1}（--budget）"};
inline constexpr Phrase ends_at{"ends_at", "n = {0}: {1}", "n = {0}：{1}"};
inline constexpr Phrase takes_smaller{"takes_smaller", "solves only smaller games together",
                                      "只能一起解更小的局"};
inline constexpr Phrase exit_of_program{"exit_of_program", "the program ended with status {0}",
                                        "程序以状态 {0} 结束"};
inline constexpr Phrase signal_of_program{"signal_of_program", "the program was ended by signal {0}",
                                          "程序被信号 {0} 终止"};
inline constexpr Phrase too_much_output{"too_much_output", "the program prints more than {0}",
                                        "程序的输出超过 {0}"};

// usage
inline constexpr Phrase unknown_family{"unknown_family", "unknown family \"{0}\"; there are {1}",
                                       "未知的行类型“{0}”；可用：{1}"};
inline constexpr Phrase no_such_method{"no_such_method", "no method \"{0}\"; there are {1}",
                                       "没有方法“{0}”；可用：{1}"};
inline constexpr Phrase a_time{"a_time", "a time such as 500ms or 2s", "形如 500ms 或 2s 的时间"};
inline constexpr Phrase rising_sizes{"rising_sizes", "rising sizes such as 100,200,400",
                                     "递增的长度，如 100,200,400"};
inline constexpr Phrase a_value{"a_value", "a whole number from 0 to below 2^60", "0 到 2^60 之间的整数"};
inline constexpr Phrase name_and_command{"name_and_command", "NAME=COMMAND", "NAME=COMMAND"};
inline constexpr Phrase cannot_run{"cannot_run", "cannot run \"{0}\": {1}", "无法运行“{0}”：{1}"};
inline constexpr Phrase no_such_command{"no_such_command", "there is no such command", "没有这个命令"};
inline constexpr Phrase not_executable{"not_executable", "it cannot be executed", "它不能执行"};
inline constexpr Phrase against_one_game{"against_one_game", "--against needs a game",
                                         "--against 需要指定游戏"};
inline constexpr Phrase cannot_write_file{"cannot_write_file", "cannot write {0}: {1}", "无法写入 {0}：{1}"};
inline constexpr Phrase no_such_folder{"no_such_folder", "there is no such folder", "没有这个文件夹"};
inline constexpr Phrase write_failed{"write_failed", "writing failed", "写入失败"};

}  // namespace cairn::text
