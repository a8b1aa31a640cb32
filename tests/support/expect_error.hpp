#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "cairn/result.hpp"

namespace cairn {

/// What a refusal must be: its code, its place and, where given, the whole sentence in English.
struct Refusal {
    std::string_view code;
    Place place = {};
    std::string_view said = {};
};

template <class T>
void expect_error(const Result<T>& result, const Refusal& refusal) {
    ASSERT_FALSE(result) << "expected " << refusal.code;
    const Error& error = result.error();
    EXPECT_EQ(error.message.phrase->code, refusal.code) << error.say(Language::english);
    EXPECT_EQ(error.place.line, refusal.place.line) << error.say(Language::english);
    EXPECT_EQ(error.place.column, refusal.place.column) << error.say(Language::english);
    if (!refusal.said.empty()) {
        EXPECT_EQ(error.say(Language::english), refusal.said);
    }
}

}  // namespace cairn
