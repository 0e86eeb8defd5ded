#!/usr/bin/env bash
# Builds the fuzzers and lets each run, one after the other; prints a table.
#
#   tests/fuzz/run.sh COUNT [NAME…]      COUNT executions each, of the solvers a twentieth
#   tests/fuzz/run.sh SECONDSs [NAME…]   each for this many seconds, for example 400s
#
# Findings are kept in build/fuzz/findings, also inputs that take more than a second of processor time. Once
# mended they belong into tests/fuzz/corpus/NAME, which the tests replay. Fuzzers are built without sanitizers,
# which slow the solvers down a hundredfold; what covers more than the corpus is in build/fuzz/corpus/NAME and is
# replayed under them by
#
#   build/asan/tests/tst_fuzz_NAME   with TALWEG_CORPUS=build/fuzz/corpus/NAME in its environment
#
# Needs clang and its libFuzzer.
set -euo pipefail

if (($# == 0)) || [[ ! $1 =~ ^[1-9][0-9]*s?$ ]]; then
    sed -n '2,/^set/{/^#/s/^# \?//p}' "${BASH_SOURCE[0]}" >&2
    exit 2
fi
count=$1
shift
fuzz=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$fuzz/../.." && pwd)
build=$root/build/fuzz
names=("$@")
if ((${#names[@]} == 0)); then
    names=(projects expressions tables numbers lists rough_plane rover surface track track_files)
fi

cd "$root"
cmake --preset fuzz
cmake --build --preset fuzz --parallel "$(nproc)" --target "${names[@]/#/fuzz_}"

slowest=1
export QT_QPA_PLATFORM=offscreen
mkdir -p "$build/findings" "$build/logs"

# Seconds of processor time that an input takes by itself, as a whole number.
seconds() {
    local TIMEFORMAT=%U
    { time "$build/tests/fuzz_$1" "$2" >/dev/null 2>&1; } 2>&1 | cut -d. -f1
}

# Runs one fuzzer up to a limit of libFuzzer's; prints its row of the table.
look() {
    local name=$1 limit=$2 log=$build/logs/$1.log status=0 outcome="no finding"
    local prefix=$build/findings/$name- grown=$build/corpus/$name
    mkdir -p "$grown"
    rm -f "$prefix"*
    "$build/tests/fuzz_$name" "$limit" -timeout=60 -report_slow_units="$slowest" -print_final_stats=1 \
        -artifact_prefix="$prefix" "$grown" "$fuzz/corpus/$name" >"$log" 2>&1 || status=$?
    for slow in "$prefix"slow-unit-*; do
        if [[ -e $slow ]] && (($(seconds "$name" "$slow") < slowest)); then
            rm "$slow" # the machine was busy
        fi
    done
    if ((status != 0)) || compgen -G "$prefix*" >/dev/null; then
        outcome="FOUND: $(cd "$build/findings" && echo "$name"-*)"
        found=1
    fi
    printf '%-12s %12s %10s  %s\n' "$name" \
        "$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")" \
        "$(sed -n 's/^stat::average_exec_per_sec: *//p' "$log")" "$outcome"
}

found=0
printf '%-12s %12s %10s  %s\n' fuzzer executions 'per second' outcome
for name in "${names[@]}"; do
    case $count,$name in
    *s,*) look "$name" "-max_total_time=${count%s}" ;;
    *,rough_plane | *,rover | *,surface | *,track) look "$name" "-runs=$(((count + 19) / 20))" ;;
    *) look "$name" "-runs=$count" ;;
    esac
done
exit "$found"
