#!/usr/bin/env bash
# Builds a wheel of the Python module for the Python and the architecture of this machine.
#
#   packaging/wheel.sh [FOLDER]    writes to FOLDER (default: build/wheel)
#
# Install with pip install FOLDER/talweg-*.whl. Besides NumPy it needs the Highway library (libhwy1 on Debian).
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:-$project/build/wheel}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
"$project/packaging/install.sh" python3-wheel python3-setuptools
python=${PYTHON:-/usr/bin/python3}

cmake -S "$project" -B "$folder/build" -G Ninja -D CMAKE_BUILD_TYPE=Release -D TALWEG_UNITY=ON \
    -D TALWEG_PYTHON=ON -D Python_EXECUTABLE="$python"
cmake --build "$folder/build" --target talweg_python

version=$(PYTHONPATH=$folder/build/python "$python" -c 'import talweg; print(talweg.__version__.split()[0])')
tag=$("$python" -c 'import sys, sysconfig
python = "cp%d%d" % sys.version_info[:2]
print(python, python, sysconfig.get_platform().replace("-", "_").replace(".", "_"), sep="-")')
contents=$folder/contents
rm -rf "$contents"
mkdir -p "$contents/talweg-$version.dist-info"
cp "$folder"/build/python/talweg*.so "$contents"
cp "$project/LICENSE" "$contents/talweg-$version.dist-info"
cat >"$contents/talweg-$version.dist-info/WHEEL" <<END
Wheel-Version: 1.0
Generator: talweg
Root-Is-Purelib: false
Tag: $tag
END
cat >"$contents/talweg-$version.dist-info/METADATA" <<END
Metadata-Version: 2.1
Name: talweg
Version: $version
Summary: Bodies that roll, slide and bounce across terrain: runs, studies and random runs as NumPy arrays
License-File: LICENSE
Requires-Python: >=3.9
Requires-Dist: numpy
END
"$python" -m wheel pack --dest-dir "$folder" "$contents"
