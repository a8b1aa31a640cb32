#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cairn/instance.hpp"

namespace cairn::app {

/// Columns of text that a terminal shows side by side; wide characters count twice.
class Table {
  public:
    explicit Table(std::vector<std::string> head, std::size_t left_columns = 1)
        : left_columns_(left_columns), rows_{std::move(head)} {}

    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

    /// Indented lines; the first columns to the left, the others to the right. Leaves out last columns until
    /// the rest fits the width.
    std::string text(std::size_t width) const;

  private:
    std::size_t left_columns_;
    std::vector<std::vector<std::string>> rows_;
};

std::size_t display_width(std::string_view text);

/// The text with blanks up to the width.
std::string padded(std::string_view text, std::size_t width);

/// Values in a line of at most `width` columns: all, or the first and the last of them and how many there
/// are.
std::string row_text(const std::vector<std::string>& values, std::size_t width, Language language);

/// The instance, a field a line, each shortened to the width.
std::string instance_text(const Instance& instance, std::size_t width, Language language);

std::string seconds_text(double seconds);

/// In bold where colours are wanted.
std::string strong(std::string_view text, bool color);

}  // namespace cairn::app
