#include "file.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include "cairn/catalogue/bench.hpp"
#include "cairn/catalogue/commands.hpp"

namespace cairn::app {

namespace {

Error cannot_write(const std::string& path, int code) {
    const Phrase& why = code == ENOENT || code == ENOTDIR ? text::no_such_folder
                        : code == EISDIR                  ? text::is_directory
                        : code == EACCES                  ? text::no_permission
                                                          : text::write_failed;
    return input_error(text::cannot_write_file, {shown(path), why});
}

}  // namespace

Result<Done> check_writable(const std::string& path) {
    std::error_code error;
    const std::filesystem::path file(path);
    if (path.empty()) return cannot_write(path, ENOENT);
    if (std::filesystem::is_directory(file, error)) return cannot_write(path, EISDIR);
    const bool there = std::filesystem::exists(file, error);
    const auto folder = file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
    if (!there && !std::filesystem::is_directory(folder, error)) return cannot_write(path, ENOENT);
    if (access((there ? file : folder).c_str(), W_OK) != 0) return cannot_write(path, errno);
    return Done{};
}

Result<Done> write_file(const std::string& path, std::string_view text) {
    std::FILE* file = std::fopen(path.c_str(), "wb");
    if (file == nullptr) return cannot_write(path, errno);
    const bool whole = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    const bool closed = std::fclose(file) == 0;
    if (!whole || !closed) return cannot_write(path, EIO);
    return Done{};
}

}  // namespace cairn::app
