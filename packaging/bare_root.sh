# Functions for scripts that test Talweg on bare Debian systems: create a root and run commands in it. Source as root.

# This machine's Debian archive, proxy, and apt settings and keys.
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' | head -n 1)
if [[ -z $mirror ]]; then
    echo "apt names no archive of Debian on this machine; run apt-get update first." >&2
    exit 1
fi
eval "$(apt-config shell http_proxy Acquire::http::Proxy https_proxy Acquire::https::Proxy)"
export http_proxy=${http_proxy:-} https_proxy=${https_proxy:-}

make_root() {
    local suite=$1 root=$2
    rm -rf "$root" "$root.new"
    debootstrap --variant=minbase "$suite" "$root.new" "$mirror"
    apt-config dump | grep '^Acquire::' | grep -v '^Acquire::IndexTargets' >"$root.new/etc/apt/apt.conf.d/00machine"
    cp -r /etc/apt/auth.conf.d /etc/apt/trusted.gpg.d "$root.new/etc/apt/"
    mv "$root.new" "$root"
}

# Runs a command in a root with the environment of a first login. /proc and /dev are mounted only while it runs.
in_root() {
    local root=$1
    shift
    unshare --mount --pid --fork --kill-child bash -c '
        mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && root=$1 && shift
        exec chroot "$root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"' - "$root" "$@"
}
