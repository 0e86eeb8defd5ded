#!/usr/bin/env python3
"""Deliberate faults, and whether the tests notice them.

    mutants.py check                   the list fits the sources
    mutants.py write FOLDER            copies the sources there, with every fault in them, switched off
    mutants.py build [FOLDER]          the same, and builds it (standard: build/mutants)
    mutants.py run [NAME...]           switches one fault on at a time and runs the tests that should notice

The faults are in faults/*.txt, a file for each module:

    tests systems/tst_outputs cli/tst_run   expected to notice the faults below; names as ctest has them
    file systems/rover/outputs.cpp          in src; of the faults below
    fault rover-speed                       a name; at the end of it may stand more tests, tried first
    @ {{"speed", "v", tr("Speed")           only where the original is found more than once: text before it
    - a + b                                 the original, found once in the file but for white space
    + a - b                                 the fault
    same why                                instead of tests: why no answer changes

Several lines of - or + are one text. An original that ends in ; or } is a statement, which may be replaced by
nothing; any other is an expression.
"""

import argparse
import concurrent.futures
import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
import time
import zlib
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
LISTS = HERE / "faults"
# A test that takes this many times longer than without a fault hangs; short ones are given LEAST seconds.
PATIENCE, LEAST = 8, 30


@dataclass
class Fault:
    name: str
    place: str  # of the entry: list and line
    file: str
    tests: list = field(default_factory=list)
    before: str = ""
    original: str = ""
    replacement: str = ""
    same: str = ""
    number: int = 0
    span: tuple = (0, 0)


class ListError(Exception):
    pass


def read_list(path):
    faults, tests, file, one = [], [], None, None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        place = f"{path.name}:{number}"
        word, _, rest = line.partition(" ")
        if not line.strip() or word == "#":
            continue
        if word == "tests":
            tests, one = rest.split(), None
        elif word == "file":
            file, one = rest.strip(), None
        elif word == "fault":
            if file is None:
                raise ListError(f"{place}: no file is named before this fault.")
            name, *first = rest.split()
            one = Fault(name, place, file, first + [test for test in tests if test not in first])
            faults.append(one)
        elif one is None:
            raise ListError(f"{place}: “{word}” belongs below a fault.")
        elif word == "@":
            one.before += rest + "\n"
        elif word == "-":
            one.original += rest + "\n"
        elif word == "+":
            one.replacement += rest + "\n"
        elif word == "same":
            one.same = rest
        else:
            raise ListError(f"{place}: “{word}” is not understood.")
    return faults


def read_faults():
    faults = [fault for path in sorted(LISTS.glob("*.txt")) for fault in read_list(path)]
    for fault in faults:
        # By its name, so that sources without another fault stay as they are when the list grows.
        fault.number = zlib.crc32(fault.name.encode()) & 0x7fffffff
    return faults


def bare(text):
    """The text without white space, and where each of its characters stands in the text."""
    places = [place for place, character in enumerate(text) if not character.isspace()]
    return "".join(text[place] for place in places), places


def cuts_a_name(text, at):
    """Whether a name goes on across this place."""
    return 0 < at < len(text) and all(c.isalnum() or c == "_" for c in text[at - 1:at + 1])


def spans_of(wanted, text, begin=0):
    """Where the wanted text stands, but for white space."""
    packed, places = bare(text)
    sought = bare(wanted)[0]
    spans, at = [], packed.find(sought)
    while sought and at >= 0:
        span = places[at], places[at + len(sought) - 1] + 1
        if span[0] >= begin and not cuts_a_name(text, span[0]) and not cuts_a_name(text, span[1]):
            spans.append(span)
        at = packed.find(sought, at + 1)
    return spans


def is_whole(text):
    """Whether brackets are closed in the order in which they are opened."""
    open_ones = []
    for character in re.sub(r'"(\\.|[^"\\])*"|\'(\\.|[^\'\\])\'', "", text):
        if character in "([{":
            open_ones.append(character)
        elif character in ")]}" and (not open_ones or "([{".index(open_ones.pop()) != ")]}".index(character)):
            return False
    return not open_ones


def locate(fault, text):
    """Sets the span of the original. @throws ListError"""
    begin = 0
    if fault.before:
        contexts = spans_of(fault.before, text)
        if len(contexts) != 1:
            raise ListError(f"{fault.place}: the text before “{fault.name}” stands {len(contexts)} times in {fault.file}.")
        begin = contexts[0][1]
    found = spans_of(fault.original, text, begin)
    if not found or (len(found) > 1 and not fault.before):
        raise ListError(f"{fault.place}: the original of “{fault.name}” stands {len(found)} times in {fault.file}.")
    fault.span = found[0]


def is_statement(original):
    return original.rstrip().endswith((";", "}"))


def switched(faults, original):
    """The original with the replacements at the same place, switched at run time."""
    text = original
    for fault in reversed(faults):
        condition, replacement = f"talweg::fault({fault.number})", fault.replacement.strip()
        if is_statement(original):
            text = f"{{ if ({condition}) {{ {replacement} }} else {{ {text} }} }}"
        else:
            text = f"({condition} ? ({replacement}) : ({text}))"
    return text


def rewritten(text, faults):
    """A source with all of its faults. @throws ListError"""
    for fault in faults:
        locate(fault, text)
    spans = sorted({fault.span for fault in faults})
    for (_, end), (begin, _) in zip(spans, spans[1:]):
        if begin < end:
            names = ", ".join(fault.name for fault in faults if fault.span[0] < end and fault.span[1] > begin)
            raise ListError(f"{faults[0].file}: these faults overlap: {names}")
    for span in reversed(spans):
        here = [fault for fault in faults if fault.span == span]
        text = text[:span[0]] + switched(here, text[span[0]:span[1]]) + text[span[1]:]
    return (HERE / "fault.h").read_text(encoding="utf-8") + text


def is_test(name):
    folder, _, test = name.partition("/")
    test = test.removesuffix("@2x")
    if folder == "fuzz":
        return (PROJECT / "tests/fuzz" / (test.removeprefix("tst_fuzz_") + ".cpp")).exists()
    return any((PROJECT / "tests" / folder / (test + ending)).exists() for ending in (".cpp", ".py"))


def faulty_sources(faults):
    """The rewritten sources by their paths in src, and what is wrong with the list."""
    sources, wrong = {}, []
    numbers = [fault.number for fault in faults]
    for fault in faults:
        if numbers.count(fault.number) > 1:
            wrong.append(f"{fault.place}: “{fault.name}” is another fault's name, or has its number; choose another.")
        if not fault.same and not fault.tests:
            wrong.append(f"{fault.place}: no test is expected to notice “{fault.name}”.")
        wrong += [f"{fault.place}: there is no test {test}." for test in fault.tests if not is_test(test)]
        wrong += [f"{fault.place}: a bracket of “{fault.name}” is not closed: {text.strip()}"
                  for text in (fault.original, fault.replacement) if not is_whole(text)]
        if not is_statement(fault.original) and not fault.replacement:
            wrong.append(f"{fault.place}: nothing stands for the expression of “{fault.name}”.")
        if bare(fault.original)[0] == bare(fault.replacement)[0]:
            wrong.append(f"{fault.place}: “{fault.name}” changes nothing.")
    for file in sorted({fault.file for fault in faults}):
        here = [fault for fault in faults if fault.file == file]
        path = PROJECT / "src" / file
        if not path.exists():
            wrong.append(f"{here[0].place}: there is no src/{file}.")
            continue
        text = path.read_text(encoding="utf-8")
        try:
            sources[file] = rewritten(text, here)
        except ListError:
            for fault in here:  # all that are not found, not only the first
                try:
                    locate(fault, text)
                except ListError as error:
                    wrong.append(str(error))
            if not any(here[0].file in line for line in wrong):
                try:
                    rewritten(text, here)
                except ListError as error:
                    wrong.append(str(error))
    return sources, wrong


def checked_sources(faults):
    sources, wrong = faulty_sources(faults)
    if wrong:
        sys.exit("\n".join(wrong))
    return sources


def put(path, content):
    """Writes bytes unless they are there: what is not written is not built again."""
    if path.exists() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def write(tree):
    """The sources of the project in a folder, with all faults; what is no longer in the project is removed."""
    faults = read_faults()
    sources = checked_sources(faults)
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=PROJECT,
                            check=True, capture_output=True, text=True).stdout.split("\0")
    kept = {name for name in listed if name and (PROJECT / name).is_file()}
    for name in sorted(kept):
        faulty = sources.get(name.removeprefix("src/")) if name.startswith("src/") else None
        put(tree / name, faulty.encode() if faulty is not None else (PROJECT / name).read_bytes())
        shutil.copymode(PROJECT / name, tree / name)
    for folder in {name.split("/")[0] for name in kept if "/" in name}:
        for path in (tree / folder).rglob("*"):
            if path.is_file() and str(path.relative_to(tree)) not in kept:
                path.unlink()
    numbers = {fault.name: fault.number for fault in faults}
    put(tree / "faults.json", json.dumps(numbers, indent=1).encode())


def build(folder):
    tree, built = folder / "tree", folder / "build"
    write(tree)
    launcher = ["-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"] if shutil.which("ccache") else []
    subprocess.run(["cmake", "-S", tree, "-B", built, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                    "-DTALWEG_TESTS=ON", "-DTALWEG_PYTHON=ON", *launcher], check=True)
    subprocess.run(["cmake", "--build", built], check=True)


class Tests:
    """The tests of a build, as ctest starts them."""

    def __init__(self, built):
        shown = subprocess.run(["ctest", "--show-only=json-v1"], cwd=built, check=True, capture_output=True)
        self.commands, self.environments, self.times, self.broken = {}, {}, {}, set()
        for test in json.loads(shown.stdout)["tests"]:
            properties = {p["name"]: p["value"] for p in test.get("properties", [])}
            if "command" in test:
                self.commands[test["name"]] = test["command"], properties.get("WORKING_DIRECTORY", built)
                self.environments[test["name"]] = dict(
                    line.split("=", 1) for line in properties.get("ENVIRONMENT", []))

    def passes(self, name, number, patience):
        """Whether a test passes with a fault (0: none) within so many seconds."""
        command, folder = self.commands[name]
        environment = {**os.environ, **self.environments[name], "TALWEG_FAULT": str(number)}
        with subprocess.Popen(command, cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True) as process:
            try:
                return process.wait(patience) == 0
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, 9)
                return False

    def time_without_faults(self, names, pool):
        def measure(name):
            start = time.monotonic()
            passed = self.passes(name, 0, 900)
            return name, passed, time.monotonic() - start

        for name, passed, seconds in pool.map(measure, names):
            self.times[name] = seconds
            if not passed:
                self.broken.add(name)
                print(f"Without a fault {name} fails: it is left out.", flush=True)

    def noticing(self, fault, names):
        """The first test, the fast ones before the others, that fails with the fault; or None."""
        for name in sorted(names, key=lambda n: self.times[n]):
            if name not in self.broken and not self.passes(name, fault.number, max(LEAST, PATIENCE * self.times[name])):
                return name
        return None


def chosen(faults, patterns):
    return [fault for fault in faults
            if not patterns or any(fnmatch.fnmatch(fault.name, pattern) for pattern in patterns)]


def run(folder, patterns, every, jobs):
    tree, built = (folder / "tree", folder / "build") if (folder / "tree").exists() else (folder, folder / "build/develop")
    numbers = json.loads((tree / "faults.json").read_text())
    faults = [fault for fault in chosen(read_faults(), patterns) if not fault.same]
    for fault in faults:
        if fault.name not in numbers:
            sys.exit(f"“{fault.name}” is not in the build.")
        fault.number = numbers[fault.name]
    tests = Tests(built)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        named = {test for fault in faults for test in fault.tests if test in tests.commands}
        tests.time_without_faults(sorted(tests.commands if every else named), pool)

        def look(fault):
            noticed = tests.noticing(fault, [test for test in fault.tests if test in tests.times])
            if not noticed and every:
                noticed = tests.noticing(fault, [test for test in tests.times if test not in fault.tests])
            return fault, noticed

        unseen = []
        for fault, noticed in pool.map(look, faults):
            print(f"{fault.name}: {noticed or 'UNSEEN'}", flush=True)
            if not noticed:
                unseen.append(fault)
    seen = len(faults) - len(unseen)
    print(f"{seen} of {len(faults)} faults are noticed ({100 * seen / max(1, len(faults)):.1f} %), unseen are:")
    print("\n".join(f"  {fault.name} ({fault.place}, {fault.file})" for fault in unseen) or "  none")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check")
    commands.add_parser("write").add_argument("folder", type=Path)
    standard = PROJECT / "build/mutants"
    commands.add_parser("build").add_argument("folder", type=Path, nargs="?", default=standard)
    running = commands.add_parser("run")
    running.add_argument("--in", type=Path, default=standard, dest="folder", help="what was built, or a tree with it")
    running.add_argument("names", nargs="*", help="of faults, with * and ?; none: all")
    running.add_argument("--every", action="store_true", help="run all other tests where those named notice nothing")
    running.add_argument("--jobs", type=int, default=1, help="faults at a time")
    given = parser.parse_args()
    if given.command == "check":
        faults = read_faults()
        checked_sources(faults)
        print(f"{len(faults)} faults in {len({fault.file for fault in faults})} sources")
    elif given.command == "write":
        write(given.folder.resolve())
    elif given.command == "build":
        build(given.folder.resolve())
    else:
        run(given.folder.resolve(), given.names, given.every, given.jobs)


if __name__ == "__main__":
    main()
