#!/usr/bin/env bash
# Installs the missing packages for building, running and testing Talweg.
#
#   packaging/install.sh [PACKAGE…]    also installs these packages
set -euo pipefail

needed=(
    g++ cmake ninja-build
    qt6-base-dev        # Core, Gui, Widgets, PrintSupport, Test, and the xcb and offscreen platforms
    qt6-svg-dev         # icons, SVG export
    qt6-tools-dev libqt6opengl6-dev  # UiTools
    qt6-tools-dev-tools qt6-l10n-tools  # translations
    qt6-translations-l10n  # of Qt's own buttons and dialogs
    libqcustomplot-dev  # plots
    libwebp-dev         # films
    zlib1g-dev          # what pictures carry
    libeigen3-dev libboost-dev librandom123-dev libhwy-dev
    pybind11-dev python3-dev python3-numpy  # the Python module
    fontconfig fonts-dejavu-core  # figures need a font on a machine without a desktop
    dpkg-dev file       # dependencies of the Debian package
    locales             # source of test locales with other number formats
    "$@"
)

is_installed() {
    [[ "$(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null)" == installed ]]
}

if ! command -v apt-get >/dev/null; then
    echo "Talweg: this machine has no apt-get; what is needed is called on Debian: ${needed[*]}" >&2
    exit 0
fi

missing_packages() {
    local package
    for package in "${needed[@]}"; do
        is_installed "$package" || echo "$package"
    done
    # Since Debian 13 reading SVG images needs a separate package.
    package=qt6-svg-plugins
    if ! is_installed "$package" && apt-cache show "$package" >/dev/null 2>&1; then
        echo "$package"
    fi
}

mapfile -t missing < <(missing_packages)
if ((${#missing[@]} == 0)); then
    exit 0
fi

as_root=()
if ((EUID != 0)); then
    as_root=(sudo)
fi
"${as_root[@]}" apt-get update
mapfile -t missing < <(missing_packages)
echo "Talweg: installing ${missing[*]}"
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes --no-install-recommends "${missing[@]}"
