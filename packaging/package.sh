#!/usr/bin/env bash
# Proves that the Debian package lives well: on bare Debian roots it is installed with what it asks for, runs,
# draws, tells desktops of itself and its files, and goes again without leaving anything.
#
#   packaging/package.sh FOLDER PACKAGE.deb [SUITE…]   Debian 12 and 13, under FOLDER
#
# The package is made by `cpack -G DEB` in the folder of a build. Needs root, debootstrap and some gigabytes.
# Roots are made anew. Logs: FOLDER/SUITE-package.log.
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
    # What desktops keep of all packages together is not the package's own.
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
