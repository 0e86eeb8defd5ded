#!/usr/bin/env bash
# Tests that Talweg builds and passes its tests on new machines: creates bare Debian roots and in each runs
# packaging/run.sh, the installation and packaging/test.sh with the last commit.
#
#   packaging/roots.sh FOLDER [SUITE…]             Debian 12 and 13, with GCC, under FOLDER
#   CXX=clang++ packaging/roots.sh FOLDER [SUITE…]   with clang
#
# Needs root, debootstrap and several gigabytes. Packages come from the package source of this machine. Existing roots
# are reused; delete them for a fresh start. Logs: FOLDER/SUITE-COMPILER.log.
set -euo pipefail

if (($# == 0)) || ((EUID != 0)); then
    sed -n '2,/^set/{/^#/s/^# \?//p}' "${BASH_SOURCE[0]}" >&2
    exit 2
fi
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
mkdir -p "$1"
roots=$(cd "$1" && pwd)
shift
suites=("$@")
((${#suites[@]} > 0)) || suites=(bookworm trixie)
compiler=${CXX:-g++}

source "$project/packaging/bare_root.sh"

build_and_test() {
    local root=$1
    rm -rf "$root/root/talweg"
    mkdir "$root/root/talweg"
    git -C "$project" archive HEAD | tar -x -C "$root/root/talweg"
    if [[ $compiler == clang* ]]; then
        in_root "$root" /root/talweg/packaging/install.sh clang
    fi
    in_root "$root" CXX="$compiler" TALWEG_FIGURES=/root/figures /root/talweg/packaging/run.sh
    in_root "$root" cmake --install /root/talweg/build/release
    in_root "$root" talweg --version
    in_root "$root" python3 -c 'import talweg'
    in_root "$root" CXX="$compiler" /root/talweg/packaging/test.sh
}

failed=()
for suite in "${suites[@]}"; do
    log=$roots/$suite-$compiler.log
    echo "Talweg: Debian $suite with $compiler, log in $log"
    # Not `if (…)`, because set -e has no effect inside a condition.
    set +e
    (
        set -e
        [[ -d $roots/$suite ]] || make_root "$suite" "$roots/$suite"
        build_and_test "$roots/$suite"
    ) >"$log" 2>&1
    status=$?
    set -e
    tail -n 1 "$log"
    ((status == 0)) || failed+=("$suite")
done
if ((${#failed[@]} > 0)); then
    echo "Talweg: failed with $compiler on ${failed[*]}" >&2
    exit 1
fi
echo "Talweg: ${suites[*]} build and pass every test with $compiler."
