#pragma once

#include <atomic>
#include <string_view>

#include "cairn/method.hpp"
#include "options.hpp"

namespace cairn::app {

enum ExitStatus : int { done = 0, bad_input = 2, over_limit = 3, internal_fault = 4, was_interrupted = 130 };

int exit_status(const Error& error);

/// Writes one line on standard error; returns the exit status.
int fail(Language language, const Error& error);

/// A message on standard error, unless quiet.
void note(const Options& options, const Message& message);

/// Writes to standard output. False where it could not be written.
bool print(std::string_view text);

/// Returns `status`, or the status of an output that could not be written to its end.
int finish_output(Language language, int status);

/// Set by Ctrl-C and by a request to end.
const std::atomic<bool>& interrupted();
void catch_interruptions();

/// With the options' limits and the flag of interruptions.
Control make_control(const Options& options);

/// How much of a report the options want.
Extent wanted_extent(const Options& options);

/// Columns of the terminal behind standard output or error; 80 where there is none.
std::size_t terminal_width(int descriptor = 1);

}  // namespace cairn::app
