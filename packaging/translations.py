#!/usr/bin/env python3
"""Updates the translation files in resources/translations from the sources.

    packaging/translations.py [LANGUAGE…]    updates all files and creates files for new languages
    packaging/translations.py --check        reports missing texts without changing files

Needs lupdate of Qt 6 (Debian: qt6-l10n-tools). Texts removed from the sources are removed from the files, new ones
are added as unfinished, existing translations are kept. Commands, texts that only they print, and claims of published
works stay English in every language.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

PROJECT = pathlib.Path(__file__).resolve().parent.parent
LISTS = PROJECT / "resources" / "translations"
# Layers without Qt, whose texts use base/translation.h and have the context "talweg".
PLAIN = ("base", "physics", "terrain", "systems", "study", "tracks", "comparison")
# Texts of commands, and claims of published works, which stay English in the window, too, like the works.
COMMANDS = ("src/cli/*", "src/python/*", "src/systems/*/*_20??.cpp", "src/systems/surface/rolling_ball.cpp",
            "src/systems/track/roller_coaster.cpp")
LITERAL = r'"(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*'


def argument_end(text, at):
    """The end of the argument that begins at `at`: its comma or closing bracket."""
    depth = 0
    while True:
        if text[at] == '"':
            at = re.compile(LITERAL).match(text, at).end()
            continue
        if depth == 0 and text[at] in ",)":
            return at
        depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(text[at], 0)
        at += 1


def with_plain_counts(text):
    """trCount(n, one, many, …) as a call that lupdate knows: tr() of the plural text with a number."""
    call = re.compile(r"\btrCount\(")
    parts, at = [], 0
    while found := call.search(text, at):
        first = argument_end(text, found.end())
        second = argument_end(text, first + 1)
        third = argument_end(text, second + 1)
        many = text[second + 1 : third]
        parts.append(text[at : found.start()])
        if re.match(r"\s*" + LITERAL + r"\s*$", many):
            parts.append(f'QCoreApplication::translate("talweg", {many}, nullptr, 1); f(0')
        else:
            parts.append("f(" + text[found.end() : third])
        at = third
    return "".join(parts) + text[at:]


def is_plain(path, text):
    """Whether the tr of a source is that of base/translation.h, which is possible in layers with Qt too."""
    if path.relative_to(PROJECT / "src").parts[0] in PLAIN:
        return True
    header = path.with_suffix(".h")
    declared = text + (header.read_text(encoding="utf-8") if header.exists() else "")
    return "base/translation.h" in text and not re.search(r"Q_OBJECT|Q_DECLARE_TR_FUNCTIONS", declared)


def prepared(path):
    original = path.read_text(encoding="utf-8")
    text = with_plain_counts(original)
    if is_plain(path, original):
        text = re.sub(r"(?<![\w:.])tr\(\s*(" + LITERAL + r'|R"\(.*?\)")', r'f(QCoreApplication::translate("talweg", \1)',
                      text, flags=re.DOTALL)
    return text


def update(lists):
    """Runs lupdate on copies of the sources in which it recognizes every call."""
    lupdate = shutil.which("lupdate", path="/usr/lib/qt6/bin:/usr/lib64/qt6/bin") or shutil.which("lupdate6")
    if not lupdate:
        sys.exit("translations: lupdate of Qt 6 is not here; on Debian it is in qt6-l10n-tools.")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for path in [*PROJECT.glob("src/**/*.cpp"), *PROJECT.glob("src/**/*.h")]:
            if any(path.relative_to(PROJECT).match(pattern) for pattern in COMMANDS):
                continue
            copy = folder / path.relative_to(PROJECT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(prepared(path), encoding="utf-8")
        shutil.copytree(PROJECT / "ui", folder / "ui")
        subprocess.run([lupdate, "-silent", "-locations", "none", "-no-obsolete", "-recursive", "src", "ui", "-ts",
                        *map(str, sorted(lists))], cwd=folder, check=True, stderr=subprocess.DEVNULL)


def texts(path):
    """The English texts of a file by context, each with its translation; None if it is unfinished."""
    found = {}
    for context in xml.etree.ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            words = message.find("translation")
            forms = [form.text or "" for form in words.iter("numerusform")] or [words.text or ""]
            found[context.findtext("name"), message.findtext("source")] = (
                None if words.get("type") == "unfinished" or not all(forms) else forms
            )
    return found


def complaints(path, now):
    """The errors of a translation file, one per line; `now` is the updated file."""
    here, there = texts(path), texts(now)
    for key in there.keys() - here.keys():
        yield f"{path.name}: is not in it: {key[1]!r}"
    for key in here.keys() - there.keys():
        yield f"{path.name}: is in it but not in the sources: {key[1]!r}"
    for (_, source), forms in here.items():
        if forms is None:
            yield f"{path.name}: has no translation: {source!r}"
        elif any(set(re.findall(r"%[1-9n]", form)) != set(re.findall(r"%[1-9n]", source)) for form in forms):
            yield f"{path.name}: other places for arguments: {source!r} {forms!r}"


def check():
    with tempfile.TemporaryDirectory() as folder:
        copies = {path: pathlib.Path(shutil.copy(path, folder)) for path in sorted(LISTS.glob("talweg_*.ts"))}
        update(copies.values())
        wrong = [line for path, now in copies.items() for line in complaints(path, now)]
    print("\n".join(wrong[:50]))
    sys.exit(1 if wrong else 0)


def main():
    if sys.argv[1:] == ["--check"]:
        check()
    wrong = [language for language in sys.argv[1:] if not re.fullmatch("[a-z]{2,3}(_[A-Z]{2})?", language)]
    if wrong:
        sys.exit(f"translations: {wrong[0]!r} is not a language such as de or pt_BR.\n\n{__doc__}")
    LISTS.mkdir(exist_ok=True)
    update({LISTS / f"talweg_{language}.ts" for language in sys.argv[1:]} | set(LISTS.glob("talweg_*.ts")))


if __name__ == "__main__":
    main()
