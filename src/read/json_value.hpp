#pragma once

#include <string>
#include <utility>
#include <vector>

#include "read/tokens.hpp"

namespace cairn::read {

/// A value of a JSON text. A list of integers is kept as such, so that a long row takes 8 bytes a number.
struct JsonValue {
    enum class Kind : unsigned char { word, string, integers, list, object };

    struct Member;

    Kind kind = Kind::word;
    Token token;                   ///< its first
    std::string string;            ///< with its escapes resolved
    std::vector<Points> integers;  ///< a list all of integers
    std::vector<JsonValue> items;  ///< any other list
    std::vector<Member> members;
};

struct JsonValue::Member {
    std::string key;
    std::size_t offset = 0;
    JsonValue value;
};

/// One whole JSON value up to the end of the text. Words other than strings are kept as they stand: what they
/// mean is asked where one is used.
Result<JsonValue> read_json(Tokens& tokens);

}  // namespace cairn::read
