#!/usr/bin/env bash
# Checks what is installed and packaged: run.sh BUILD_DIR. A line a check, then `N passed, M failed`.
set -euo pipefail

build=$(cd "${1:?usage: run.sh BUILD_DIR}" && pwd)
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
here=$source/tests/package
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

passed=0
failed=0

# check NAME COMMAND...: what the command printed is shown where it fails. Functions given to it join their
# commands with &&, since set -e does not act there.
check() {
    local name=$1
    shift
    if "$@" >"$scratch/log" 2>&1; then
        printf 'ok      %s\n' "$name"
        passed=$((passed + 1))
    else
        printf 'FAILED  %s\n' "$name"
        sed 's/^/        /' "$scratch/log"
        failed=$((failed + 1))
    fi
}

skip() { printf 'skipped %s\n' "$1"; }

# has TOOL NAME: whether the tool is there; else the check NAME is skipped.
has() {
    if command -v "$1" >/dev/null; then return 0; fi
    skip "$2: no $1"
    return 1
}

version=$(sed -n 's/^CMAKE_PROJECT_VERSION:.*=//p' "$build/CMakeCache.txt")
prefix=$scratch/moved

install_and_move() {
    cmake --install "$build" --prefix "$scratch/first" &&
        mv "$scratch/first" "$prefix" &&
        test -x "$prefix/bin/cairn"
}

says_version() { "$@" --version | grep -F "$version"; }

solves() { test "$("$@" solve stone-game-ii '[2,7,9,4,4]' --answer)" = 10; }

names_no_place() { ! grep -rlF -e "$build" -e "$source" -e "$scratch" "$1/lib" "$1/share"; }

by_find_package() {
    cmake -S "$here" -B found -G Ninja -DCMAKE_PREFIX_PATH="$prefix" &&
        cmake --build found && found/consumer
}

by_pkg_config() {
    local flags
    flags=$(PKG_CONFIG_PATH="$(dirname "$(find "$prefix" -name cairn.pc)")" pkg-config --cflags --libs cairn) &&
        test "$(PKG_CONFIG_PATH="$(dirname "$(find "$prefix" -name cairn.pc)")" pkg-config --modversion cairn)" = \
            "$version" &&
        # shellcheck disable=SC2086
        "${CXX:-g++}" -std=c++20 "$here/main.cpp" -o by_pkg_config $flags && ./by_pkg_config
}

# The example of the README, compiled and run as a reader would.
readme_example() {
    local flags
    flags=$(PKG_CONFIG_PATH="$(dirname "$(find "$prefix" -name cairn.pc)")" pkg-config --cflags --libs cairn) &&
        sed -n '/^<!-- test: readme_example -->/,/^```$/p' "$source/README.md" | sed '1,2d;$d' >readme.cpp &&
        "${CXX:-g++}" -std=c++20 readme.cpp -o readme $flags &&
        test "$(./readme)" = 'Alice 10, Bob 16'
}

by_subdirectory() {
    cmake -S "$here" -B sub -G Ninja -DCAIRN_SOURCE="$source" && cmake --build sub && sub/consumer
}

headers_alone() {
    local header
    find "$prefix/include" -name '*.hpp' | sort | while read -r header; do
        printf '%s\n' "$header"
        "${CXX:-g++}" -std=c++20 -I "$prefix/include" -fsyntax-only -Wno-pragma-once-outside-header -x c++ "$header" ||
            return 1
    done
}

check "install, then move the prefix" install_and_move
check "the program says its version" says_version "$prefix/bin/cairn"
check "the program solves" solves "$prefix/bin/cairn"
check "nothing installed names where it was built" names_no_place "$prefix"
check "every installed header compiles alone" headers_alone
check "find_package" by_find_package
if has pkg-config pkg-config; then
    check "pkg-config" by_pkg_config
    check "the example of the README" readme_example
fi
check "add_subdirectory" by_subdirectory

make_deb() {
    cpack --config "$build/CPackConfig.cmake" -G DEB -B "$scratch/cpack" && mv "$scratch"/cpack/*.deb cairn.deb &&
        dpkg-deb --info cairn.deb && dpkg-deb --contents cairn.deb
}

deb_depends() { dpkg-deb --field cairn.deb Depends | grep -E 'libc6.*libfmt|libfmt.*libc6'; }

deb_installs() {
    local status=0
    dpkg -i cairn.deb && says_version cairn && solves cairn || status=1
    dpkg -r cairn || status=1
    return "$status"
}

if has dpkg-deb "Debian package"; then
    check "cpack makes a Debian package" make_deb
    check "the package depends on what it links" deb_depends
    check "the package unpacks" dpkg -x cairn.deb deb
    check "the unpacked program says its version" says_version deb/usr/bin/cairn
    check "the unpacked program solves" solves deb/usr/bin/cairn
    if ((EUID == 0)) && [[ -n ${CI:-} ]] && ! dpkg-query -W cairn >/dev/null 2>&1; then
        check "the package installs, runs and goes" deb_installs
    else
        skip "the package installs: only for root in CI"
    fi
fi

page=$prefix/share/man/man1/cairn.1
man_lint() { mandoc -T lint -W warning "$page"; }
man_reads() { MANWIDTH=80 man -l "$page" | grep -q 'EXIT STATUS'; }

# The games, their other names and their methods, one a line.
names() {
    "$prefix/bin/cairn" games --json | grep -oE '"(id|name)":"[^"]*"|"aliases":\[[^]]*\]' | sed 's/^"[a-z]*"://' |
        grep -oE '[a-z0-9][a-z0-9-]*' | sort -u
}

# All of these and every long option that the program's help names stand in the man page and in every completion.
documented() {
    local file=$1 command option status=0 count=0
    for command in games solve compare bench; do
        while read -r option; do
            count=$((count + 1))
            if ! grep -qE -e "(^|[^a-z])$option([^a-z]|$)" "$file"; then
                printf '%s of %s is missing\n' "$option" "$command"
                status=1
            fi
        done < <("$prefix/bin/cairn" "$command" --help | grep -oE '^ +(-[a-zA-Z], ?)?--[a-z][a-z-]*' | grep -oE '[a-z][a-z-]*$')
    done
    while read -r option; do
        count=$((count + 1))
        if ! grep -qE -e "(^|[^a-z])$option([^a-z]|$)" "$file"; then
            printf '%s is missing\n' "$option"
            status=1
        fi
    done < <(names)
    ((status == 0 && count > 30))
}

if has mandoc "man page lint"; then check "man page: mandoc" man_lint; fi
if has man "man page"; then check "man page: man" man_reads; fi

completions=$prefix/share
bash_file=$completions/bash-completion/completions/cairn
zsh_file=$completions/zsh/site-functions/_cairn
fish_file=$completions/fish/vendor_completions.d/cairn.fish

check "man page names every option, game and method" documented "$page"
check "bash completion names every option, game and method" documented "$bash_file"
check "zsh completion names every option, game and method" documented "$zsh_file"
check "fish completion names every option, game and method" documented "$fish_file"

# completes EXPECTED WORD...: what bash offers for the last word.
completes() {
    local expected=$1 offered
    shift
    offered=$(
        # shellcheck disable=SC1090
        source "$bash_file"
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        COMPREPLY=()
        _cairn
        printf '%s\n' "${COMPREPLY[@]}" | LC_ALL=C sort | paste -s -d ' '
    )
    printf 'offered: %s\n' "$offered"
    test "$offered" = "$expected"
}

# The same from fish, which has a command for it.
fish_completes() {
    local offered
    offered=$(fish --no-config -c "source $fish_file; complete -C '$2'" | cut -f 1)
    printf 'offered: %s\n' "$offered"
    grep -qxF -e "$1" <<<"$offered"
}

check "bash completion: syntax" bash -n "$bash_file"
check "bash completion: a command" completes solve cairn sol
check "bash completion: a game" completes stone-game-ii cairn solve sto
check "bash completion: a family" completes "zeros zeros-last zeros-mixed" cairn bench sg2 --family z
check "bash completion: a value" completes "literal" cairn solve sg2 --read lit
check "bash completion: a value after =" completes "always auto" cairn games --color = a
check "bash completion: a game's methods" completes "difference" cairn solve energy --method d
check "bash completion: a game's options" completes "--m --max-memory --max-steps --method --moves" cairn solve sg2 --m
if has zsh "zsh completion"; then check "zsh completion: syntax" zsh -n "$zsh_file"; fi
if has fish "fish completion"; then
    check "fish completion: syntax" fish -n "$fish_file"
    check "fish completion: a command" fish_completes solve "cairn sol"
    check "fish completion: a game's methods" fish_completes two-tables "cairn solve sg2 --method two"
fi

printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0 && passed > 0))
