#!/usr/bin/env bash
# Builds Talweg and opens it on a worked example.
#
#   packaging/run.sh                 the worked example: in the window, or without a display as figures
#                                    and tables in $TALWEG_FIGURES (./talweg-figures if that is not set)
#   packaging/run.sh ARGUMENT…       talweg with these arguments
set -euo pipefail

if [[ -z ${LC_ALL:-}${LC_CTYPE:-}${LANG:-} ]]; then
    export LC_CTYPE=C.UTF-8 # Qt needs UTF-8, which is not set on machines without a locale
fi
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
talweg=$root/build/release/src/talweg
example=$root/resources/examples/hartl-figure-4-2.talweg

wayland=()
if [[ -z ${DISPLAY:-} && -n ${WAYLAND_DISPLAY:-} ]]; then
    wayland=(qt6-wayland)
fi
"$root/packaging/install.sh" "${wayland[@]}"
(
    cd "$root"
    cmake --preset release
    cmake --build --preset release --parallel "$(nproc)" --target installation
)

if (($# > 0)); then
    exec "$talweg" "$@"
fi

if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
    # Opens a copy, so that saving does not change the example.
    copy=$root/build/$(basename "$example")
    cp --no-clobber "$example" "$copy"
    exec "$talweg" "$copy"
fi

folder=${TALWEG_FIGURES:-talweg-figures}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
if [[ -z ${XDG_RUNTIME_DIR:-} ]]; then
    export XDG_RUNTIME_DIR=$root/build/runtime
    mkdir -p "$XDG_RUNTIME_DIR"
    chmod 700 "$XDG_RUNTIME_DIR"
fi
"$talweg" check "$example"
"$talweg" run "$example"
for experiment in "As published" "Consistent" "Consistent, launched rolling"; do
    name=${experiment//, /-}
    name=${name// /-}
    name=$folder/${name,,}
    for figure in trajectory energy slip speed; do
        "$talweg" export "$example" --experiment "$experiment" --figure "$figure" --out "$name-$figure.png"
    done
    "$talweg" export "$example" --experiment "$experiment" --csv "$name.csv" --events "$name-events.csv"
done
echo "There is no display, so Talweg wrote the worked example's figures and tables to $folder"
