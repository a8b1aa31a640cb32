#include <exception>
#include <new>

#include "cairn/catalogue/commands.hpp"
#include "commands.hpp"
#include "output.hpp"

namespace {

using namespace cairn;

int run(int count, const char* const* arguments) {
    const auto parsed = app::parse_command_line(count, arguments);
    if (!parsed) return app::fail(app::wanted_language(count, arguments), parsed.error());
    if (parsed->text) {
        app::print(*parsed->text);
        return app::finish_output(app::wanted_language(count, arguments), app::ExitStatus::done);
    }
    const app::Options& options = parsed->options;
    const int status = app::find_command(options.command)->run(options);
    return app::finish_output(options.language, status);
}

}  // namespace

int main(int count, char** arguments) {
    app::catch_interruptions();
    try {
        return run(count, arguments);
    } catch (const std::bad_alloc&) {
        return app::fail(app::wanted_language(count, arguments), limit_error(text::out_of_memory));
    } catch (const std::exception& fault) {
        return app::fail(app::wanted_language(count, arguments),
                         {ErrorKind::internal, {text::internal_fault, {shown(fault.what())}}, {}});
    }
}
