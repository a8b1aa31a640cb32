#pragma once

#include "cairn/phrase.hpp"

/// What the command line says: reports, help and errors of usage.
namespace cairn::text {

// reports
inline constexpr Phrase alice{"alice", "Alice", "Alice"};
inline constexpr Phrase bob{"bob", "Bob", "Bob"};
inline constexpr Phrase result_line{"result_line", "Alice {0}, Bob {1}. {2}",
                                    "Alice 得 {0}，Bob 得 {1}。{2}"};
inline constexpr Phrase wins_by{"wins_by", "{0} wins by {1}.", "{0} 赢 {1}。"};
inline constexpr Phrase tie{"tie", "A tie.", "平局。"};
inline constexpr Phrase played{"played", "played", "已走"};
inline constexpr Phrase game_over{"game_over", "The game is over.", "游戏已经结束。"};
inline constexpr Phrase to_move{"to_move", "{0} to move", "轮到 {0}"};
inline constexpr Phrase best_play{"best_play", "Best play", "最佳走法"};
inline constexpr Phrase column_move{"column_move", "move", "走法"};
inline constexpr Phrase column_costs{"column_costs", "costs", "损失"};
inline constexpr Phrase column_player{"column_player", "player", "玩家"};
inline constexpr Phrase column_gain{"column_gain", "gain", "得分"};
inline constexpr Phrase column_energy{"column_energy", "energy", "能量"};
inline constexpr Phrase column_method{"column_method", "method", "方法"};
inline constexpr Phrase column_positions{"column_positions", "positions", "局面数"};
inline constexpr Phrase column_time{"column_time", "time", "用时"};
inline constexpr Phrase column_memory{"column_memory", "memory", "内存"};
inline constexpr Phrase column_growth{"column_growth", "growth", "增长"};
inline constexpr Phrase best_mark{"best_mark", "* best", "* 最佳"};
inline constexpr Phrase more_rows{"more_rows", "... {0} more (-v shows all)", "……还有 {0} 行（-v 显示全部）"};
inline constexpr Phrase in_all{"in_all", "({0} in all)", "（共 {0} 个）"};
inline constexpr Phrase method_line{"method_line", "Method {0}, {1} positions, {2}.",
                                    "方法 {0}，{1} 个局面，{2}。"};
inline constexpr Phrase all_agree{"all_agree", "All {0} methods that ran agree: Alice {1}, Bob {2}.",
                                  "运行的 {0} 种方法结果一致：Alice {1}，Bob {2}。"};
inline constexpr Phrase none_ran{"none_ran", "No method could run.", "没有方法可以运行。"};
inline constexpr Phrase disagree{
    "disagree", "The methods DISAGREE. This is a fault of Cairn: please report the instance.",
    "各方法结果不一致。这是 Cairn 的错误：请报告这个实例。"};
inline constexpr Phrase skipped{"skipped", "skipped", "跳过"};
inline constexpr Phrase aliases{"aliases", "also", "别名"};
inline constexpr Phrase methods{"methods", "methods", "方法"};
inline constexpr Phrase meant_for{"meant_for", "meant for", "适用于"};
inline constexpr Phrase limits{"limits", "limits", "限制"};
inline constexpr Phrase example{"example", "example", "例子"};
inline constexpr Phrase read_as{"read_as", "read as {0}", "按 {0} 读取"};
inline constexpr Phrase blank_lines{"blank_lines", "{0} blank lines were skipped", "跳过了 {0} 个空行"};
inline constexpr Phrase progress_positions{"progress_positions", "{0} positions", "{0} 个局面"};
inline constexpr Phrase progress_left{"progress_left", "{0} left", "还需 {0}"};

// errors of usage
inline constexpr Phrase no_command{"no_command", "which command? try: cairn --help",
                                   "哪个命令？请看：cairn --help"};
inline constexpr Phrase unknown_command{"unknown_command", "unknown command \"{0}\"; there are {1}",
                                        "未知的命令“{0}”；可用：{1}"};
inline constexpr Phrase no_game{"no_game", "which game? try: cairn games", "哪个游戏？请看：cairn games"};
inline constexpr Phrase one_game{"one_game", "one game at most", "最多给出一个游戏"};
inline constexpr Phrase no_instance{"no_instance", "no instance: give numbers, -f FILE or standard input",
                                    "没有实例：请给出数字、-f FILE 或标准输入"};
inline constexpr Phrase two_sources{"two_sources", "the instance is given twice: by {0} and by {1}",
                                    "实例给了两次：{0} 和 {1}"};
inline constexpr Phrase by_arguments{"by_arguments", "arguments", "参数"};
inline constexpr Phrase by_options{"by_options", "options", "选项"};
inline constexpr Phrase by_input{"by_input", "standard input", "标准输入"};
inline constexpr Phrase unknown_option{"unknown_option", "unknown option {0}", "未知的选项 {0}"};
inline constexpr Phrase needs_value{"needs_value", "{0} needs a value", "{0} 需要一个值"};
inline constexpr Phrase takes_no_value{"takes_no_value", "{0} takes no value", "{0} 不带值"};
inline constexpr Phrase bad_option_value{"bad_option_value", "{0}: \"{1}\" is not {2}", "{0}：“{1}”不是{2}"};
inline constexpr Phrase a_size{"a_size", "a size such as 256M or 2G", "形如 256M 或 2G 的大小"};
inline constexpr Phrase a_count{"a_count", "a whole number of 1 or more", "不小于 1 的整数"};
inline constexpr Phrase one_of{"one_of", "one of {0}", " {0} 之一"};
inline constexpr Phrase in_option{"in_option", "--{0}: {1}", "--{0}：{1}"};
inline constexpr Phrase in_file{"in_file", "{0}: {1}", "{0}：{1}"};
inline constexpr Phrase placed{"placed", "{0}{1}", "{0}{1}"};
inline constexpr Phrase one_number{"one_number", "one number is needed", "只要一个数"};
inline constexpr Phrase option_not_of_game{"option_not_of_game", "--{0} is not an option of {1}",
                                           "--{0} 不是 {1} 的选项"};
inline constexpr Phrase options_exclude{"options_exclude", "{0} and {1} do not go together",
                                        "{0} 和 {1} 不能同用"};
inline constexpr Phrase cannot_read{"cannot_read", "cannot read {0}: {1}", "无法读取 {0}：{1}"};
inline constexpr Phrase no_such_file{"no_such_file", "there is no such file", "没有这个文件"};
inline constexpr Phrase is_directory{"is_directory", "it is a directory", "它是一个目录"};
inline constexpr Phrase no_permission{"no_permission", "permission denied", "没有权限"};
inline constexpr Phrase read_failed{"read_failed", "reading failed", "读取失败"};
inline constexpr Phrase input_too_long{"input_too_long",
                                       "the input is longer than the allowed {0} (--max-memory)",
                                       "输入超过允许的 {0}（--max-memory）"};
inline constexpr Phrase cannot_write{"cannot_write", "the output could not be written", "无法写出结果"};
inline constexpr Phrase out_of_memory{"out_of_memory", "the memory ran out", "内存不足"};
inline constexpr Phrase internal_fault{"internal_fault", "a fault of Cairn's own: {0}",
                                       "Cairn 自身的错误：{0}"};

}  // namespace cairn::text
