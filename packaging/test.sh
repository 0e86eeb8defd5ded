#!/usr/bin/env bash
# Builds everything with warnings as errors and runs all tests.
#
#   packaging/test.sh [PRESET] [ARGUMENT…]
#
# PRESET is release (default), clang, debug, asan or tsan. Other arguments are passed to ctest, for example
# packaging/test.sh asan --tests-regex rover
set -euo pipefail

if [[ -z ${LC_ALL:-}${LC_CTYPE:-}${LANG:-} ]]; then
    export LC_CTYPE=C.UTF-8 # Qt needs UTF-8, which is not set on machines without a locale
fi
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
preset=release
if (($# > 0)) && [[ $1 != -* ]]; then
    preset=$1
    shift
fi

# Without these packages, tests that read our files with other programs, and of source formatting, are skipped.
more=(python3-matplotlib python3-pandas poppler-utils zsh fish clang-format)
if [[ $preset == clang || $preset == ?san ]]; then
    more+=(clang llvm) # llvm names the functions in reports of the sanitizers
fi
"$root/packaging/install.sh" "${more[@]}"
cd "$root"
if [[ $preset == tsan ]]; then
    # Tests start a separate program to create locales while threads are running.
    export TSAN_OPTIONS="suppressions='$root/packaging/tsan.supp':die_after_fork=0${TSAN_OPTIONS:+:$TSAN_OPTIONS}"
elif [[ $preset == asan ]]; then
    export LSAN_OPTIONS="suppressions='$root/packaging/lsan.supp'${LSAN_OPTIONS:+:$LSAN_OPTIONS}"
fi
cmake --preset "$preset"
cmake --build --preset "$preset" --parallel "$(nproc)"
ctest --preset "$preset" --parallel 2 --output-on-failure --no-tests=error "$@"
echo "Talweg: every test of the preset $preset passed."
