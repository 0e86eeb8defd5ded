#!/usr/bin/env bash
# Redraws the pictures of the README and the sketches of the help with the current program.
#
#   packaging/screenshots.sh [PROGRAM]    PROGRAM: tests/screenshots of a build (default: preset develop)
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
program=${1:-$project/build/develop/tests/screenshots}
pictures=$project/resources/screenshots
"$project/packaging/install.sh" imagemagick gifsicle

rm -rf "$pictures/film"
QT_QPA_PLATFORM=offscreen "$program" "$pictures"
# One palette for all frames, so that each frame contains only the moved parts.
convert "$pictures"/film/talweg-00[135]1.png -append +dither -colors 256 -unique-colors "$pictures/film/palette.png"
convert -delay 10 -loop 0 "$pictures"/film/talweg-*.png +dither -remap "$pictures/film/palette.png" gif:- |
    gifsicle -O3 --output "$pictures/talweg.gif"
rm -r "$pictures/film"
