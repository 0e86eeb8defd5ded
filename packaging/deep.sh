#!/usr/bin/env bash
# Runs the long checks one after the other. The last lines list which passed, failed or did not run.
#
#   packaging/deep.sh [STEP…]    steps: asan monkey tsan coincidences random fuzz (default: all, several hours)
#
# A failed step does not stop the others. Logs are in build/deep. The environment variable SEED (default: 1) is the
# random seed.
set -uo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit 1
logs=$root/build/deep
all=(asan monkey tsan coincidences random fuzz)
steps=("$@")
if ((${#steps[@]} == 0)); then
    steps=("${all[@]}")
fi
for step in "${steps[@]}"; do
    if [[ " ${all[*]} " != *" $step "* ]]; then
        echo "deep.sh: unknown step $step; steps are ${all[*]}." >&2
        exit 2
    fi
done
mkdir -p "$logs"
export QT_QPA_PLATFORM=offscreen QTEST_FUNCTION_TIMEOUT=36000000

# Every test program under the address and undefined-behaviour sanitizers.
asan() {
    packaging/test.sh asan
}

# Ten minutes of random events in the window, under the same sanitizers.
monkey() {
    cmake --preset asan && cmake --build --preset asan --target monkey || return
    LSAN_OPTIONS="suppressions='$root/packaging/lsan.supp'" build/asan/tests/monkey --seconds 600 --seed "${SEED:-1}"
}

# Every test program under the thread sanitizer.
tsan() {
    packaging/test.sh tsan
}

systems_tests() {
    cmake --preset release && cmake --build --preset release --target tests_systems || return
    build/release/tests/tests_systems "$@"
}

# Runs of the rover with identical and with random inputs, by every method.
coincidences() {
    systems_tests tst_rover_coincidences --runs 20000 --seed "${SEED:-1}" &&
        systems_tests tst_rover_coincidences --runs 100000 --equal 0 --seed "${SEED:-1}"
}

# Random inputs of any magnitude for every system.
random() {
    systems_tests tst_random_inputs --runs 20000 --seed "${SEED:-1}"
}

# The nine fuzzers, one hour in total.
fuzz() {
    packaging/install.sh clang && tests/fuzz/run.sh 400s
}

declare -A outcomes
summary() {
    local status=$? step
    echo
    for step in "${all[@]}"; do
        printf '%-14s %s\n' "$step" "${outcomes[$step]:-not run}"
    done
    exit "$status"
}
trap summary EXIT
trap 'exit 130' INT TERM

failed=0
for step in "${steps[@]}"; do
    echo "deep.sh: $step; its log is build/deep/$step.log"
    SECONDS=0
    outcomes[$step]="interrupted"
    if "$step" >"$logs/$step.log" 2>&1; then
        outcomes[$step]="passed in $SECONDS s"
    else
        outcomes[$step]="FAILED after $SECONDS s, see build/deep/$step.log"
        failed=1
    fi
done
exit "$failed"
