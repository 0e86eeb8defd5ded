#!/usr/bin/env bash
# Builds everything, warnings being errors, and runs every test.
#
#   packaging/test.sh [PRESET] [ARGUMENT…]
#
# PRESET is release (if left out), clang, debug, asan or tsan; further arguments go to ctest, for example
# packaging/test.sh asan --tests-regex rover
set -euo pipefail

if [[ -z ${LC_ALL:-}${LC_CTYPE:-}${LANG:-} ]]; then
    export LC_CTYPE=C.UTF-8 # Qt wants UTF-8, which a machine without a locale does not say it has
fi
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
preset=release
if (($# > 0)) && [[ $1 != -* ]]; then
    preset=$1
    shift
fi

# Without these, tests of what other programs read in our files, and of the format of sources, are skipped.
more=(python3-matplotlib python3-pandas poppler-utils zsh fish clang-format)
if [[ $preset == clang ]]; then
    more+=(clang)
fi
"$root/packaging/install.sh" "${more[@]}"
cd "$root"
if [[ $preset == tsan ]]; then
    # Tests make languages by a program of their own, which is begun while threads run.
    export TSAN_OPTIONS="suppressions='$root/packaging/tsan.supp':die_after_fork=0${TSAN_OPTIONS:+:$TSAN_OPTIONS}"
elif [[ $preset == asan ]]; then
    export LSAN_OPTIONS="suppressions='$root/packaging/lsan.supp'${LSAN_OPTIONS:+:$LSAN_OPTIONS}"
fi
cmake --preset "$preset"
cmake --build --preset "$preset" --parallel "$(nproc)"
ctest --preset "$preset" --parallel 2 --output-on-failure --no-tests=error "$@"
echo "Talweg: every test of the preset $preset passed."
