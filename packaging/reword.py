#!/usr/bin/env python3
"""Changes English texts of the program everywhere in one step.

    packaging/reword.py CHANGES.json             changes the texts
    packaging/reword.py --dry-run CHANGES.json   reports what it would change
    packaging/reword.py --only PATH CHANGES.json changes only files below PATH, no translation files

CHANGES.json maps each old text to a new one, with translations only if the meaning changes:

    {"Old text, %1.": {"en": "New text, %1.", "de": "Neuer Text, %1."},
     "Old": "New"}

An entry may also have "fr". To change a text in one place only, add both "in", a path in src or ui, and "context", the
name of the context in the translation files. Texts are written as displayed: \\n is a line break.

Texts are replaced in arguments of tr() and related functions in src, in forms in ui, in the translation files in
resources/translations, in complete literals of tests (also with arguments filled in, or within a longer literal), and
in quotations of README.md and help pages between quotation marks or asterisks. Split literals are joined, so run
clang-format afterwards on the files listed at the end.

Nothing is written if an entry is invalid: the text is not found, placeholders differ, the translation files lack a text
of tr(), the new text already has another translation, or another entry changes the new text again. Literals in src
outside tr(), and literals of tests that are a single word or quote part of a text, are reported but not changed.
"""
import argparse
import json
import pathlib
import re
import sys
from xml.sax.saxutils import escape

from translations import COMMANDS, LISTS, PROJECT

TOKEN = re.compile(
    r"""(?P<space>\s+)|(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<include>\#\s*include[^\n]*)"""
    r"""|(?P<raw>R"(?P<fence>[^()\s]*)\((?P<rawtext>.*?)\)(?P=fence)")|(?P<string>"(?:[^"\\\n]|\\.)*")"""
    r"""|(?P<char>'(?:[^'\\]|\\[^\n]+?)')|(?P<word>[A-Za-z_0-9][\w']*)|(?P<sign>.)""",
    re.DOTALL,
)
# Functions with translated texts, and the indices of the text arguments.
TEXT_ARGUMENTS = {
    "tr": (0,), "translate": (1,), "trCount": (1, 2), "QT_TR_NOOP": (0,), "QT_TRANSLATE_NOOP": (1,),
}
PLACEHOLDER = re.compile(r"%(?:[1-9]\d?|n)")
# Texts shorter than this are not searched for inside longer literals of tests.
SHORTEST_PART = 16


def decoded(literal):
    """The text of one literal as displayed, or None if it contains an escape that this script does not support."""
    text, at = "", 0
    body = literal[1:-1]
    for escape_ in re.finditer(r"\\(u[0-9a-fA-F]{4}|.)", body, re.DOTALL):
        text += body[at : escape_.start()]
        sign = escape_[1]
        if sign[0] == "u":
            text += chr(int(sign[1:], 16))
        elif sign in 'nt"\\\'':
            text += {"n": "\n", "t": "\t"}.get(sign, sign)
        else:
            return None
        at = escape_.end()
    return text + body[at:]


def encoded(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t") + '"'


class Literal:
    """Adjacent C++ literals, which form one text, and the function whose argument it is."""

    def __init__(self, start, end, text, function, argument, raw):
        self.start, self.end, self.text, self.raw = start, end, text, raw
        # Translation files contain only the plural text.
        self.is_listed = (function, argument) != ("trCount", 1)
        self.is_translated = argument in TEXT_ARGUMENTS.get(function, ())


def literals(source):
    """All literals of a C++ source, in order."""
    found, calls, joins = [], [], False
    word = ""
    for token in TOKEN.finditer(source):
        kind = token.lastgroup if token.lastgroup not in ("fence", "rawtext") else "raw"
        if kind in ("space", "comment"):
            continue
        if kind in ("string", "raw"):
            text = decoded(token[0]) if kind == "string" else token["rawtext"]
            if joins and found[-1].text is not None and text is not None:
                found[-1].end = token.end()
                found[-1].text += text
            else:
                function, argument = calls[-1] if calls else ("", 0)
                found.append(Literal(token.start(), token.end(), text, function, argument, kind == "raw"))
            joins = kind == "string"
            continue
        joins = False
        sign = token[0]
        if sign in "([{":
            calls.append((word if sign == "(" else "", 0))
        elif sign in ")]}" and calls:
            calls.pop()
        elif sign == "," and calls:
            calls[-1] = (calls[-1][0], calls[-1][1] + 1)
        word = sign if kind == "word" else ""
    return [literal for literal in found if literal.text]


def placeholders(text):
    return sorted(set(PLACEHOLDER.findall(text)))


def filled(text):
    """A pattern for the text with arguments filled in, or None if too few words remain for reliable matches."""
    parts = re.split(r"(%(?:[1-9]\d?|n))", text)
    if len(parts) == 1 or len("".join(parts[::2]).strip()) < SHORTEST_PART:
        return None
    seen, pattern = set(), ""
    for part in parts:
        if PLACEHOLDER.fullmatch(part):
            name = "p" + part[1:]
            pattern += f"(?P={name})" if name in seen else f"(?P<{name}>.{{0,80}}?)"
            seen.add(name)
        else:
            pattern += re.escape(part)
    return re.compile(pattern, re.DOTALL)


class Change:
    def __init__(self, old, entry):
        self.old = old
        entry = {"en": entry} if isinstance(entry, str) else entry
        self.new = entry["en"]
        self.translations = {language: entry[language] for language in ("de", "fr") if language in entry}
        self.context, self.folder = entry.get("context"), entry.get("in")
        self.pattern = filled(old)
        # Otherwise a search may match too little or too much of an argument at an end.
        self.keeps_ends = re.match(r"[^%]{4}", old) and old[-2:] in (old[-2:].replace("%", ""), self.new[-2:])
        self.places, self.wrong, self.remarks = {}, [], []
        self.in_tr = False
        if (self.context is None) != (self.folder is None):
            self.wrong.append('"in" and "context" go together')
        for text in (self.new, *self.translations.values()):
            for form in text if isinstance(text, list) else [text]:
                if placeholders(form) != placeholders(old):
                    self.wrong.append(f"other placeholders: {form!r}")

    def is_in(self, path):
        return self.folder is None or path.relative_to(PROJECT).is_relative_to(self.folder)

    def count(self, path):
        name = str(path.relative_to(PROJECT))
        self.places[name] = self.places.get(name, 0) + 1

    def instance(self, found):
        """The new text with the arguments of a match of the pattern."""
        return PLACEHOLDER.sub(lambda place: found["p" + place[0][1:]], self.new)


def substituted(text, edits):
    for start, end, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end:]
    return text


def in_sources(path, text, changes):
    """Replaces complete arguments of tr() and related functions."""
    edits = []
    commands = any(path.relative_to(PROJECT).match(pattern) for pattern in COMMANDS)
    for literal in literals(text):
        change = changes.get(literal.text)
        if not change or not change.is_in(path):
            continue
        if not literal.is_translated:
            line = text.count("\n", 0, literal.start) + 1
            change.remarks.append(f"left alone outside tr(): {path.relative_to(PROJECT)}:{line}")
            continue
        if literal.raw:
            change.wrong.append(f"is a raw literal in {path.relative_to(PROJECT)}")
            continue
        change.in_tr |= literal.is_listed and not commands
        change.count(path)
        edits.append((literal.start, literal.end, encoded(change.new)))
    return substituted(text, edits)


def in_test_literal(text, changes, ordered, count):
    """The replacement of a literal of a test."""
    if change := changes.get(text):
        # A single word may have another meaning.
        if " " not in text:
            return text
        count(change)
        return change.new
    for change in ordered:
        if len(change.old) >= SHORTEST_PART and not placeholders(change.old) and change.old in text:
            count(change)
            text = text.replace(change.old, change.new)
        elif change.pattern:
            whole = change.pattern.fullmatch(text)
            new = (change.instance(whole) if whole
                   else change.pattern.sub(change.instance, text) if change.keeps_ends else text)
            if new != text:
                count(change)
                text = new
    return text


def in_tests(path, text, changes, ordered):
    edits = []
    for literal in literals(text):
        new = in_test_literal(literal.text, changes, ordered, lambda change: change.count(path))
        if new != literal.text:
            edits.append((literal.start, literal.end, f'R"({new})"' if literal.raw else encoded(new)))
        else:
            for change in ordered:
                words = literal.text.strip()
                part = len(words) >= 8 and " " in words and words in change.old and words not in change.new
                if part or words == change.old:
                    line = text.count("\n", 0, literal.start) + 1
                    change.remarks.append(f"see {path.relative_to(PROJECT)}:{line}: {words!r}")
    return substituted(text, edits)


def unescaped(text):
    text = re.sub(r"&#x([0-9a-fA-F]+);", lambda code: chr(int(code[1], 16)), text)
    for code, sign in (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&apos;", "'"), ("&amp;", "&")):
        text = text.replace(code, sign)
    return text


def in_forms(path, text, changes):
    def replaced(found):
        change = changes.get(unescaped(found[2]))
        if not change or "notr" in found[1] or not change.is_in(path):
            return found[0]
        change.count(path)
        change.in_tr = True
        return found[1] + escape(change.new) + "</string>"

    return re.sub(r"(<string(?:\s[^>]*)?>)([^<]*)</string>", replaced, text)


def in_lists(path, text, changes, language):
    """Replaces texts in a translation file, and translations if the change contains one."""
    def xml(words):
        return escape(words, {'"': "&quot;", "'": "&apos;", "\xa0": "&#xa0;", "\u202f": "&#x202f;"})

    def message(name, found, known):
        source = unescaped(re.search(r"<source>(.*?)</source>", found[0], re.DOTALL)[1])
        change = changes.get(source)
        if not change or (change.context and change.context != name):
            return found[0]
        change.count(path)
        body = found[0].replace(f"<source>{xml(source)}</source>", f"<source>{xml(change.new)}</source>")
        if f"<source>{xml(change.new)}</source>" not in body:
            change.wrong.append(f"an escape in {path.name} that this script does not know")
        if words := change.translations.get(language):
            forms = "".join(f"\n            <numerusform>{xml(form)}</numerusform>" for form in words) + "\n        "
            body = re.sub(r"<translation[^>]*>.*?</translation>",
                          lambda _: f"<translation>{forms if isinstance(words, list) else xml(words)}</translation>",
                          body, flags=re.DOTALL)
        translation = re.search(r"<translation[^>]*>(.*?)</translation>", body, re.DOTALL)[1]
        if change.new in known:
            if re.sub(r"\s", "", known[change.new]) != re.sub(r"\s", "", translation):
                change.wrong.append(f"{path.name} already translates the new text in {name} as "
                                    f"{known[change.new].strip()!r}, the old one as {translation.strip()!r}")
            return ""
        known[change.new] = translation
        return body

    def context(found):
        name = re.search(r"<name>(.*?)</name>", found[0])[1]
        known = {}
        for one in re.finditer(r"<message.*?</message>\n", found[0], re.DOTALL):
            source = unescaped(re.search(r"<source>(.*?)</source>", one[0], re.DOTALL)[1])
            if source not in changes or changes[source].context not in (None, name):
                known[source] = re.search(r"<translation[^>]*>(.*?)</translation>", one[0], re.DOTALL)[1]
        return re.sub(r" *<message.*?</message>\n", lambda one: message(name, one, known), found[0], flags=re.DOTALL)

    return re.sub(r"<context>.*?</context>", context, text, flags=re.DOTALL)


def shown_label(text):
    """A label as quoted on pages: without mnemonic, trailing dots and arrows."""
    return text.replace("&", "").rstrip("…▾ ").strip()


def in_pages(path, text, changes):
    """Replaces quotations between quotation marks, and labels between asterisks."""
    labels = {}
    for change in changes.values():
        labels.setdefault(change.old, (change.new, change))
        labels.setdefault(shown_label(change.old), (shown_label(change.new), change))

    def one(words):
        if found := labels.get(re.sub(r"\s+", " ", words)):
            found[1].count(path)
            return found[0]
        for change in changes.values():
            if change.pattern and (match := change.pattern.fullmatch(words)):
                change.count(path)
                return change.instance(match)
        return words

    def quotation(found):
        return found[1] + one(found[2]) + found[3]

    def label(found):
        return found[1] + " › ".join(one(part) for part in found[2].split(" › ")) + found[3]

    text = re.sub(r'(["“])([^"“”\n]+)(["”])', quotation, text)
    return re.sub(r"(?<![\w*\\])(\*{1,2})([^*\n]+)(\*{1,2})(?![\w*])", label, text)


def files(only):
    """Every file that may contain a text, with the function that replaces texts in it."""
    for folder, patterns, kind in (("src", ("*.cpp", "*.h"), "source"), ("ui", ("*.ui",), "form"),
                                   ("tests", ("*.cpp", "*.h"), "test"), ("resources/help", ("*.md",), "page")):
        for pattern in patterns:
            for path in sorted((PROJECT / folder).rglob(pattern)):
                yield path, kind
    yield PROJECT / "README.md", "page"
    for path in sorted(LISTS.glob("talweg_*.ts")):
        if not only:
            yield path, "list"


def reworded(path, kind, text, changes, ordered):
    if kind == "source":
        return in_sources(path, text, changes)
    if kind == "form":
        return in_forms(path, text, changes)
    if kind == "test":
        return in_tests(path, text, changes, ordered)
    if kind == "list":
        return in_lists(path, text, changes, path.stem.split("_")[-1])
    # Pages in other languages quote translations, which are not changed.
    return in_pages(path, text, changes) if path.parent.name not in ("de", "fr") else text


def read_changes(path):
    def once(pairs):
        if len(dict(pairs)) != len(pairs):
            names = [name for name, _ in pairs]
            sys.exit(f"reword: listed more than once: {sorted({n for n in names if names.count(n) > 1})}")
        return dict(pairs)

    entries = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=once)
    changes = {old: Change(old, entry) for old, entry in entries.items()}
    for change in changes.values():
        if change.new != change.old and change.new in changes:
            change.wrong.append("another entry changes the new text again")
    return changes


def complain_about(change, partial):
    if change.old == change.new and not change.translations:
        change.wrong.append("is the same as before")
    if partial:
        return
    if not change.places:
        change.wrong.append("not found")
    lists = sum(name.endswith(".ts") for name in change.places)
    if change.in_tr and lists == 0:
        change.wrong.append("tr() has it, but no list of texts")
    if lists and not change.in_tr:
        change.wrong.append("the lists have it, but no tr() and no form")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("changes", type=pathlib.Path)
    arguments.add_argument("--dry-run", action="store_true")
    arguments.add_argument("--only", action="append", default=[], metavar="PATH")
    arguments.add_argument("--except", dest="left", action="append", default=[], metavar="PATH")
    given = arguments.parse_args()
    changes = read_changes(given.changes)
    ordered = sorted(changes.values(), key=lambda change: -len(change.old))
    written = {}
    for path, kind in files(given.only):
        name = path.relative_to(PROJECT)
        if given.only and not any(name.is_relative_to(one) for one in given.only):
            continue
        if any(name.is_relative_to(one) for one in given.left):
            continue
        text = path.read_text(encoding="utf-8")
        new = reworded(path, kind, text, changes, ordered)
        if new != text:
            written[path] = new
    wrong = False
    for change in changes.values():
        complain_about(change, given.only)
        places = ", ".join(f"{name}{f' ×{n}' if n > 1 else ''}" for name, n in change.places.items())
        print(f"{change.old!r}: {places or 'nowhere'}")
        for remark in dict.fromkeys(change.remarks):
            print(f"    note: {remark}")
        for complaint in dict.fromkeys(change.wrong):
            print(f"    WRONG: {complaint}")
            wrong = True
    if wrong:
        sys.exit("reword: nothing was written.")
    if not given.dry_run:
        for path, text in written.items():
            path.write_text(text, encoding="utf-8")
    print("\n".join(str(path.relative_to(PROJECT)) for path in written if path.suffix in (".cpp", ".h")))


if __name__ == "__main__":
    main()
