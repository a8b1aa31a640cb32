#pragma once

#include "cairn/phrase.hpp"

namespace cairn::text {

inline constexpr Phrase about_cairn{"about_cairn", "Perfect play for stone games, with the reasons.",
                                    "石子游戏的最优走法，并说明理由。"};
inline constexpr Phrase about_games{"about_games", "The games, their rules, methods and limits.",
                                    "列出游戏、规则、方法和限制。"};
inline constexpr Phrase about_solve{"about_solve",
                                    "Who gets what, the best moves, and the line of best play.",
                                    "双方各得多少、最佳走法和最优对局过程。"};
inline constexpr Phrase about_compare{"about_compare",
                                      "Every method on one instance: answer, positions, time, memory.",
                                      "用每种方法解同一实例：答案、局面数、用时、内存。"};
inline constexpr Phrase about_bench{"about_bench", "Time and growth of the methods, with a plot.",
                                    "各方法的用时与增长，可画图。"};
inline constexpr Phrase usage{"usage", "Usage: {0}", "用法：{0}"};
inline constexpr Phrase examples{"examples", "Examples:", "例子："};
inline constexpr Phrase commands{"commands", "Commands:", "命令："};
inline constexpr Phrase options_title{"options", "Options", "选项"};
inline constexpr Phrase instance_title{"instance_title", "Instance", "实例"};
inline constexpr Phrase exit_status{
    "exit_status",
    "Exit status: 0 done, 2 bad input, 3 over a limit, 4 a fault of Cairn's own, 130 interrupted.",
    "退出状态：0 完成，2 输入有误，3 超出限制，4 Cairn 自身的错误，130 被中断。"};

inline constexpr Phrase help_help{"help_help", "show this help", "显示本帮助"};
inline constexpr Phrase help_version{"help_version", "show the version", "显示版本"};
inline constexpr Phrase help_lang{"help_lang", "en or zh; else as the environment says",
                                  "en 或 zh；否则由环境决定"};
inline constexpr Phrase help_color{"help_color", "auto, always or never", "auto、always 或 never"};
inline constexpr Phrase help_quiet{"help_quiet", "no messages but errors", "除错误外不显示消息"};
inline constexpr Phrase help_verbose{"help_verbose", "say more, show all", "多说一些，全部显示"};
inline constexpr Phrase help_file{"help_file", "read the instance from FILE (- is standard input)",
                                  "从 FILE 读取实例（- 是标准输入）"};
inline constexpr Phrase help_read{"help_read", "numbers, literal, contest or json; else found out",
                                  "numbers、literal、contest 或 json；否则自动判断"};
inline constexpr Phrase help_field{"help_field", "the instance's {0}", "实例的 {0}"};
inline constexpr Phrase help_moves{"help_moves", "play these moves first, as 1,2 or t,s",
                                   "先走这些步，如 1,2 或 t,s"};
inline constexpr Phrase help_method{"help_method", "the method; cairn games lists them",
                                    "所用方法；cairn games 列出全部"};
inline constexpr Phrase help_profile{"help_profile",
                                     "hold the instance to a judge's limits: a name, judge, or max-n=100,...",
                                     "按评测限制检查实例：名字、judge 或 max-n=100,..."};
inline constexpr Phrase help_max_memory{"help_max_memory",
                                        "most memory, as 256M or 2G; else 80 % of what is free",
                                        "最多内存，如 256M 或 2G；否则为空闲的 80 %"};
inline constexpr Phrase help_max_steps{"help_max_steps", "most steps of computation", "最多计算步数"};
inline constexpr Phrase help_json{"help_json", "one JSON object on one line", "一行一个 JSON 对象"};
inline constexpr Phrase help_answer{"help_answer", "the bare answer in the judge's form",
                                    "只给出评测形式的答案"};
inline constexpr Phrase help_no_line{"help_no_line", "leave out the line of best play", "不给出最优对局过程"};
inline constexpr Phrase help_lines{"help_lines", "an instance a line in, a result a line out",
                                   "每行一个实例，每行一个结果"};
inline constexpr Phrase help_jobs{"help_jobs", "threads, for --lines or one long game; else one a core",
                                  "线程数，用于 --lines 或一局长局；否则每核一个"};
inline constexpr Phrase help_sizes{"help_sizes", "lengths of the rows, rising; else 10, 20, 40, ...",
                                   "行的长度，递增；否则为 10,20,40,..."};
inline constexpr Phrase help_family{"help_family", "kinds of rows; else random. There are {0}",
                                    "行的类型；否则为 random。可用：{0}"};
inline constexpr Phrase help_methods{"help_methods", "these methods; else all", "只测这些方法；否则全部"};
inline constexpr Phrase help_budget{"help_budget", "time for each method, as 500ms or 2s; else 2s",
                                    "每种方法的时间，如 500ms 或 2s；否则 2s"};
inline constexpr Phrase help_greatest{"help_greatest", "greatest value in a row", "行中最大的值"};
inline constexpr Phrase help_seed{"help_seed", "seed of the random rows; else 1", "随机行的种子；否则 1"};
inline constexpr Phrase help_repeat{"help_repeat", "runs after the first; else 5",
                                    "首次之后再运行的次数；否则 5"};
inline constexpr Phrase help_extent{"help_extent",
                                    "what is computed: totals, moves or everything; else totals",
                                    "计算什么：totals、moves 或 everything；否则 totals"};
inline constexpr Phrase help_threads{"help_threads", "threads that a method may use; else 1",
                                     "一种方法可用的线程数；否则 1"};
inline constexpr Phrase help_plot{"help_plot", "also draw the times, as SVG", "并把用时画成 SVG 图"};
inline constexpr Phrase help_against{
    "help_against", "also time a program that reads the contest form (sh -c COMMAND); may be repeated",
    "同时测一个读取 contest 形式的程序（sh -c COMMAND）；可重复"};
inline constexpr Phrase help_work{"help_work",
                                  "print positions and checksums of a fixed list, the same on every machine",
                                  "打印固定清单的局面数和校验和，在任何机器上都相同"};

}  // namespace cairn::text
