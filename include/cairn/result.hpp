#pragma once

#include <cassert>
#include <cstddef>
#include <utility>
#include <variant>

#include "cairn/phrase.hpp"

namespace cairn {

/// Where in a text something stands. Lines and columns count from 1, columns in characters; 0: not known.
struct Place {
    std::size_t line = 0;
    std::size_t column = 0;

    friend bool operator==(const Place&, const Place&) = default;
};

enum class ErrorKind : unsigned char { input, limit, stopped, internal };

struct Error {
    ErrorKind kind = ErrorKind::input;
    Message message;
    Place place = {};

    /// One line: the place, where known, and what is wrong.
    std::string say(Language language) const;
};

inline Error input_error(const Phrase& phrase, std::vector<Argument> arguments = {}, Place place = {}) {
    return {ErrorKind::input, {phrase, std::move(arguments)}, place};
}

inline Error limit_error(const Phrase& phrase, std::vector<Argument> arguments = {}) {
    return {ErrorKind::limit, {phrase, std::move(arguments)}, {}};
}

/// A value, or the error that stands in its place.
template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    explicit operator bool() const { return content_.index() == 0; }

    T& operator*() { return value(); }
    const T& operator*() const { return const_cast<Result*>(this)->value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &**this; }

    /// Requires that there is an error.
    const Error& error() const {
        const auto* error = std::get_if<1>(&content_);
        assert(error != nullptr);
        return *error;
    }

  private:
    T& value() {
        auto* value = std::get_if<0>(&content_);
        assert(value != nullptr);
        return *value;
    }

    std::variant<T, Error> content_;
};

/// Success without a value.
struct Done {};

}  // namespace cairn
