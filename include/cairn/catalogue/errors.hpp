#pragma once

#include "cairn/phrase.hpp"

/// What the library says when it cannot do what was asked. The code stands in JSON.
namespace cairn::text {

// reading
inline constexpr Phrase empty_input{"empty_input", "the input is empty", "输入为空"};
inline constexpr Phrase not_an_integer{"not_an_integer", "\"{0}\" is not an integer", "“{0}”不是整数"};
inline constexpr Phrase full_width_digits{"full_width_digits", "\"{0}\" has full-width digits; write {1}",
                                          "“{0}”含有全角数字；请写成 {1}"};
inline constexpr Phrase beyond_64_bits{"beyond_64_bits", "{0} does not fit in 64 bits",
                                       "{0} 超出 64 位整数范围"};
inline constexpr Phrase expected{"expected", "expected {0}, found {1}", "此处应为 {0}，却是 {1}"};
inline constexpr Phrase end_of_input{"end_of_input", "the end of the input", "输入结尾"};
inline constexpr Phrase an_integer{"an_integer", "an integer", "整数"};
inline constexpr Phrase a_list{"a_list", "a list such as [2,7,9]", "形如 [2,7,9] 的列表"};
inline constexpr Phrase a_key{"a_key", "a key in double quotes", "双引号中的键"};
inline constexpr Phrase empty_list{"empty_list", "the list is empty; at least one number is needed",
                                   "列表为空；至少要有一个数"};
inline constexpr Phrase too_many_values{"too_many_values",
                                        "one value too many; the instance was complete before it",
                                        "多了一个值；实例在它之前已经完整"};
inline constexpr Phrase a_colon{"a_colon", "\":\"", "“:”"};
inline constexpr Phrase a_string{"a_string", "a string", "字符串"};
inline constexpr Phrase an_object{"an_object", "an object in braces", "花括号中的对象"};
inline constexpr Phrase trailing_comma{"trailing_comma", "a comma with no number after it", "逗号后面没有数"};
inline constexpr Phrase missing_bracket{"missing_bracket",
                                        "the bracket opened at line {0}, column {1} is not closed",
                                        "第 {0} 行第 {1} 列的括号没有闭合"};
inline constexpr Phrase unknown_name{"unknown_name", "unknown name \"{0}\"; known here: {1}",
                                     "未知的名字“{0}”；这里可用：{1}"};
inline constexpr Phrase repeated_name{"repeated_name", "\"{0}\" is given twice", "“{0}”给了两次"};
inline constexpr Phrase missing_name{"missing_name", "\"{0}\" is missing", "缺少“{0}”"};
inline constexpr Phrase wrong_count{"wrong_count", "n is {0} but {1} numbers follow",
                                    "n 是 {0}，但后面有 {1} 个数"};
inline constexpr Phrase wrong_count_rows{"wrong_count_rows",
                                         "n is {0}, so {1} numbers must follow, but {2} do",
                                         "n 是 {0}，后面应有 {1} 个数，实际有 {2} 个"};
inline constexpr Phrase wrong_length{"wrong_length", "n is {0} but {1} has {2} values",
                                     "n 是 {0}，但 {1} 有 {2} 个值"};
inline constexpr Phrase other_game{"other_game", "this saved game is of {0}, not of {1}",
                                   "这个存档是 {0} 的，不是 {1} 的"};
inline constexpr Phrase form_not_of_game{"form_not_of_game", "{0} has no form \"{1}\"; it has: {2}",
                                         "{0} 没有“{1}”这种写法；可用：{2}"};
inline constexpr Phrase too_nested{"too_nested", "brackets are nested more than {0} deep",
                                   "括号嵌套超过 {0} 层"};
inline constexpr Phrase not_utf8{"not_utf8", "this is not text: byte {0} is not valid UTF-8 text",
                                 "这不是文本：第 {0} 个字节不是有效的 UTF-8 文本"};
inline constexpr Phrase bad_string{"bad_string", "this string is not valid JSON",
                                   "这个字符串不是合法的 JSON"};

// an instance
inline constexpr Phrase no_values{"no_values", "{0} is empty; at least one {1} is needed",
                                  "{0} 为空；至少要有一{1}"};
inline constexpr Phrase lengths_differ{"lengths_differ", "{0} has {1} values but {2} has {3}",
                                       "{0} 有 {1} 个值，但 {2} 有 {3} 个"};
inline constexpr Phrase below_least{"below_least", "{0} {1} is {2}; {3} are {4} or more",
                                    "第 {1} {0}是 {2}；{3}必须不小于 {4}"};
inline constexpr Phrase number_below_least{"number_below_least", "{0} is {1}; it must be {2} or more",
                                           "{0} 是 {1}；必须不小于 {2}"};
inline constexpr Phrase value_too_large{"value_too_large", "{0} has the value {1}; it must be below 2^60",
                                        "{0} 的值是 {1}；必须小于 2^60"};
inline constexpr Phrase total_too_large{"total_too_large", "the sum of {0} reaches 2^60; it must stay below",
                                        "{0} 的总和达到 2^60；必须小于它"};
inline constexpr Phrase energy_too_large{"energy_too_large",
                                         "{0} and the sum of {1} reach 2^60; every energy must stay below",
                                         "{0} 与 {1} 之和达到 2^60；每个能量都必须小于它"};

// profiles
inline constexpr Phrase unknown_profile{"unknown_profile", "unknown profile \"{0}\"; there are {1}",
                                        "未知的限制“{0}”；可用：{1}"};
inline constexpr Phrase bad_profile_bound{"bad_profile_bound",
                                          "\"{0}\" is not a limit such as max-n=100; there are {1}",
                                          "“{0}”不是形如 max-n=100 的限制；可用：{1}"};
inline constexpr Phrase outside_profile{"outside_profile", "{0} is {1}; the profile allows {2} to {3}",
                                        "{0} 是 {1}；限制允许 {2} 到 {3}"};
inline constexpr Phrase outside_profile_at{"outside_profile_at",
                                           "{0} {1} is {2}; the profile allows {3} to {4}",
                                           "第 {1} {0}是 {2}；限制允许 {3} 到 {4}"};
inline constexpr Phrase below_profile{"below_profile", "{0} is {1}; the profile asks for {2} or more",
                                      "{0} 是 {1}；限制要求不小于 {2}"};
inline constexpr Phrase below_profile_at{"below_profile_at",
                                         "{0} {1} is {2}; the profile asks for {3} or more",
                                         "第 {1} {0}是 {2}；限制要求不小于 {3}"};

// moves, games and methods
inline constexpr Phrase illegal_move{"illegal_move", "move {0}: {1} is not legal; {2}",
                                     "第 {0} 步：{1} 不合规则；{2}"};
inline constexpr Phrase move_after_end{"move_after_end", "move {0}: {1} is not legal; the game is over",
                                       "第 {0} 步：{1} 不合规则；游戏已经结束"};
inline constexpr Phrase legal_are{"legal_are", "legal: {0}", "可走：{0}"};
inline constexpr Phrase unknown_method{"unknown_method", "{0} has no method \"{1}\"; it has: {2}",
                                       "{0} 没有方法“{1}”；可用：{2}"};
inline constexpr Phrase unknown_game{"unknown_game", "unknown game \"{0}\"; did you mean {1}?",
                                     "未知的游戏“{0}”；是不是 {1}？"};

// limits
inline constexpr Phrase too_much_memory{"too_much_memory",
                                        "needs {0} of memory; {1} are allowed (--max-memory)",
                                        "需要 {0} 内存；允许 {1}（--max-memory）"};
inline constexpr Phrase no_memory_left{"no_memory_left", "the system has no memory left for this",
                                       "系统没有足够的内存"};
inline constexpr Phrase too_many_steps{"too_many_steps",
                                       "needs about {0} steps; {1} are allowed (--max-steps)",
                                       "大约需要 {0} 步计算；允许 {1} 步（--max-steps）"};
inline constexpr Phrase too_many_positions{"too_many_positions",
                                           "needs more than the allowed {0} positions (--max-steps)",
                                           "所需局面超过允许的 {0} 个（--max-steps）"};
inline constexpr Phrase too_many_steps_at_stone{
    "too_many_steps_at_stone", "stone {0} may need more than the allowed {1} steps at once (--max-steps)",
    "第 {0} 颗石子同时需要的步数可能超过允许的 {1}（--max-steps）"};
inline constexpr Phrase too_deep{"too_deep",
                                 "a game may last {0} moves; this method recurses at most {1} deep",
                                 "一局可能走 {0} 步；此方法最多递归 {1} 层"};
inline constexpr Phrase interrupted{"interrupted", "interrupted", "已中断"};

// places
inline constexpr Phrase at_line_column{"at_line_column", "line {0}, column {1}: ", "第 {0} 行第 {1} 列："};
inline constexpr Phrase at_line{"at_line", "line {0}: ", "第 {0} 行："};

}  // namespace cairn::text
