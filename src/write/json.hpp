#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "cairn/types.hpp"

namespace cairn::write {

/// Writes JSON on one line; puts the commas itself.
class Json {
  public:
    Json& open(char bracket);   ///< '{' or '['
    Json& close(char bracket);  ///< '}' or ']'
    Json& key(std::string_view name);
    Json& string(std::string_view text);
    Json& integer(std::integral auto number) { return raw(std::to_string(number)); }
    Json& seconds(double seconds);
    Json& precise(double number);  ///< six digits, or null where it is not finite
    Json& null() { return raw("null"); }

    /// Text that is JSON already.
    Json& raw(std::string_view text);

    std::string take() { return std::move(text_); }

  private:
    void separate();

    std::string text_;
};

}  // namespace cairn::write
