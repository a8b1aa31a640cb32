# Sourced by demo, test and .ci/run: the packages they need, quiet builds, and counted test runs.

build_packages=(g++ cmake ninja-build pkg-config libcli11-dev libfmt-dev libhwy-dev libtbb-dev)
test_packages=("${build_packages[@]}" libgtest-dev libgmock-dev nlohmann-json3-dev)

note() { printf '%s\n' "$*" >&2; }

# quietly COMMAND...: shows what it printed only where it fails.
quietly() {
    local log status
    log=$(mktemp)
    if "$@" >"$log" 2>&1; then
        status=0
    else
        status=$?
        cat "$log" >&2
    fi
    rm -f "$log"
    return "$status"
}

# On a system without Debian's packages: names what to get, and goes on where the tools are there.
without_packages() {
    local tool
    note "This system does not have Debian's packages. Needed are a C++20 compiler, CMake 3.25 or newer, Ninja,"
    note "and what these Debian packages hold: $*"
    for tool in cmake ninja "${CXX:-c++}"; do
        if ! command -v "$tool" >/dev/null; then
            note "Missing: $tool"
            return 2
        fi
    done
}

# install_packages PACKAGE...: installs what is missing of them.
install_packages() {
    if ! command -v dpkg-query >/dev/null; then
        without_packages "$@"
        return
    fi
    local package missing=()
    for package in "$@"; do
        if [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) != *installed ]]; then
            missing+=("$package")
        fi
    done
    if ((${#missing[@]} == 0)); then return; fi
    if ((EUID != 0)); then
        note "Some packages are missing. This installs them:"
        note "    sudo apt-get install --no-install-recommends ${missing[*]}"
        return 2
    fi
    note "Installing ${missing[*]}"
    quietly env DEBIAN_FRONTEND=noninteractive apt-get -q -y update || return 2
    quietly env DEBIAN_FRONTEND=noninteractive apt-get -q -y install --no-install-recommends "${missing[@]}" || return 2
}

# build PRESET TARGET [OPTION...]: configures with the options, then builds.
build() {
    local preset=$1 target=$2
    shift 2
    if [[ ! -f build/$preset/build.ninja ]]; then
        note "Building build/$preset; the first time takes a few minutes."
    fi
    quietly cmake --preset "$preset" "$@" && quietly cmake --build "build/$preset" --target "$target"
}

passed=0
failed=0

# run_tests PRESET LABEL: runs the tests with that label and adds to `passed` and `failed`; none is a failure.
run_tests() {
    local report status=0 tests=0 failures=0 skipped=0 line
    report=$(mktemp)
    ctest --test-dir "build/$1" -L "^$2\$" -j "$(nproc)" --output-on-failure --no-tests=error \
        --output-junit "$report" || status=$?
    line=$(tr '\n\t' '  ' <"$report" | grep -o '<testsuite [^>]*>' | head -n 1 || true)
    rm -f "$report"
    attribute() { sed -n "s/.* $1=\"\([0-9]*\)\".*/\1/p" <<<"$line"; }
    if [[ -n $line ]]; then
        tests=$(attribute tests)
        failures=$(attribute failures)
        skipped=$(($(attribute skipped) + $(attribute disabled)))
    fi
    if ((status != 0 && failures == 0)); then failures=1; fi
    passed=$((passed + (tests > failures + skipped ? tests - failures - skipped : 0)))
    failed=$((failed + failures))
    ((status == 0))
}

# Prints the last line; nonzero where something failed or nothing ran.
summary() {
    printf '%d passed, %d failed\n' "$passed" "$failed"
    ((failed == 0 && passed > 0))
}
