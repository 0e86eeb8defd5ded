#!/usr/bin/env bash
# Tests the Debian package on bare Debian roots: installation with its dependencies, running, drawing, desktop and
# file type integration, and removal without leftover files.
#
#   packaging/package.sh FOLDER PACKAGE.deb [SUITE…]   Debian 12 and 13, under FOLDER
#
# `cpack -G DEB` in a build folder creates the package. Needs root, debootstrap and several gigabytes. Existing roots
# are replaced. Logs: FOLDER/SUITE-package.log.
set -euo pipefail

if (($# < 2)) || ((EUID != 0)); then
    sed -n '2,/^set/{/^#/s/^# \?//p}' "${BASH_SOURCE[0]}" >&2
    exit 2
fi
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
mkdir -p "$1"
roots=$(cd "$1" && pwd)
package=$(realpath "$2")
shift 2
suites=("$@")
((${#suites[@]} > 0)) || suites=(bookworm trixie)
source "$project/packaging/bare_root.sh"

live() {
    local root=$1
    cp "$package" "$root/root/talweg.deb"
    in_root "$root" apt-get update
    in_root "$root" DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
        desktop-file-utils shared-mime-info
    # Caches that desktops share between all packages do not belong to the package.
    in_root "$root" find /usr /etc /var/lib ! -path '/var/lib/*' ! -path '*/mime/*' ! -name '*.cache' | sort >"$root.before"
    in_root "$root" DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends /root/talweg.deb
    in_root "$root" talweg --version
    in_root "$root" talweg run rover --preset Mars
    in_root "$root" talweg examples --copy hartl-case-1 --out /root/case.talweg
    in_root "$root" talweg export /root/case.talweg --figure trajectory --out /root/figure.pdf
    in_root "$root" sh -c 'QT_QPA_PLATFORM=offscreen timeout 10 talweg /root/case.talweg; test $? = 124' # its window stays
    in_root "$root" sh -c 'grep -q "application/x-talweg:\*.talweg" /usr/share/mime/globs'
    in_root "$root" grep -q 'application/x-talweg=talweg.desktop' /usr/share/applications/mimeinfo.cache
    in_root "$root" test -s /usr/share/bash-completion/completions/talweg
    in_root "$root" DEBIAN_FRONTEND=noninteractive apt-get purge --yes --auto-remove talweg
    in_root "$root" find /usr /etc /var/lib ! -path '/var/lib/*' ! -path '*/mime/*' ! -name '*.cache' | sort >"$root.after"
    if grep -i talweg "$root.after"; then
        echo "these are left"
        return 1
    fi
}

failed=()
for suite in "${suites[@]}"; do
    log=$roots/$suite-package.log
    echo "Talweg: package on Debian $suite, log in $log"
    set +e
    (
        set -e
        make_root "$suite" "$roots/$suite-package"
        live "$roots/$suite-package"
        echo "Talweg: installed, used and purged on $suite."
    ) >"$log" 2>&1
    status=$?
    set -e
    tail -n 1 "$log"
    ((status == 0)) || failed+=("$suite")
done
if ((${#failed[@]} > 0)); then
    echo "Talweg: the package failed on ${failed[*]}" >&2
    exit 1
fi
