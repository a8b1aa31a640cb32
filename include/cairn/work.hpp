#pragma once

#include <string>

namespace cairn {

/// What every method does on a fixed list of instances: a line each with the positions it computed and a
/// checksum of the margins, and a last line with a checksum of all. The same on every machine and compiler,
/// for one version of the methods. Methods that a fixed limit stops have no line.
std::string work_signature();

}  // namespace cairn
