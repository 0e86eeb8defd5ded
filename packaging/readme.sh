#!/usr/bin/env bash
# Tests the commands of README.md: installs a build into a temporary folder and runs every command, unchanged and in
# order, in a fresh clone that contains only files under version control.
#
#   packaging/readme.sh BUILD
#
# Skips packaging/run.sh and packaging/test.sh, which need long builds; packaging/roots.sh runs them.
set -euo pipefail

if (($# != 1)); then
    sed -n '2,/^set/{/^#/s/^# \?//p}' "${BASH_SOURCE[0]}" >&2
    exit 2
fi
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$(cd "$1" && pwd)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

clone=$place/talweg
mkdir -p "$clone/build"
cd "$project"
if [[ -e .git ]]; then
    git -c safe.directory='*' ls-files -z
else # an archive of a commit: all but what was built
    find . -path ./build -prune -o \( -type f -o -type l \) -printf '%P\0'
fi | tar --create --null --files-from=- | tar --extract --directory "$clone"
ln -s "$build" "$clone/build/release"
cd "$clone"

# Installs below this folder instead of the real /usr/local, so root is not needed.
export DESTDIR=$place/root
PATH=$DESTDIR/usr/local/bin:$PATH
count=0
while IFS= read -r command; do
    case $command in
    packaging/run.sh* | packaging/test.sh*)
        [[ -x ${command%% *} ]] || { echo "README.md: there is no ${command%% *}" >&2; exit 1; }
        continue
        ;;
    esac
    echo "\$ $command"
    bash -euo pipefail -c "$command" </dev/null || { echo "README.md: this fails: $command" >&2; exit 1; }
    count=$((count + 1))
done < <(sed -n 's/^    \([^ ]\)/\1/p' README.md)
((count > 10)) || { echo "README.md: only $count commands were found" >&2; exit 1; }

[[ $(talweg --version) == "$(build/release/src/talweg --version)" ]]
for part in share/man/man1/talweg.1.gz share/bash-completion/completions/talweg share/doc/talweg/README.md; do
    [[ -s $DESTDIR/usr/local/$part ]] || { echo "README.md: $part was not installed" >&2; exit 1; }
done
echo "Talweg: $count commands of README.md run as they stand."
