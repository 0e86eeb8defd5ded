#!/usr/bin/env python3
"""Finds words to avoid in texts for people, with suggestions for replacement.

    packaging/words.py --check      prints every occurrence and fails if there are any
    packaging/words.py --list       prints the words

Reads the translated texts in src and ui, the help, README.md, src/README.md, CHANGELOG.md and the comments of headers.
ALLOWED lists files with exceptions.
"""
import pathlib
import re
import sys

from reword import TOKEN, literals, unescaped
from translations import PROJECT

# Blanks match any white space. Patterns match whole words and ignore case.
AVOIDED = {
    r"surely": "with 95 % confidence; confidence interval",
    r"% sure": "% confidence",
    r"as sure(ly)? (as|of)|twice as sure(ly)?": "narrower confidence interval",
    r"(made|drawn) anew": "rebuilt; resampled",
    r"draw(n|s|ing)? (\S+ ){0,2}at random( no more)?": "sampled; uncertain; make certain",
    r"not exactly known": "uncertain",
    r"judged? over": "evaluated over",
    r"(that|which) will do": "that meet the requirement",
    r"from where on": "for which values; for e ≥ 0.55",
    r"may be off": "tolerance",
    r"at standard values?|standard values?": "default value",
    r"as the desktop is|that of the desktop": "system default",
    r"leav(e|es|ing) (\S+ ){0,2}away": "omit, remove",
    r"left away": "omitted",
    r"(is|are|was|were|be) given up": "is cancelled; is aborted",
    r"(is|are|was|be) overtaken": "is superseded",
    r"hangs? on details": "is sensitive to small changes",
    r"neighbouring runs?": "nearby runs",
    r"on view": "shown, current",
    r"instant of the cursor": "time cursor",
    r"tie an input": "link to a formula",
    r"(no other|another) is better|no other beats": "Pareto-optimal; dominated",
    r"runs up to there": "cumulative share",
    r"long work(?! will)": "background task",
    r"greys instead of colours": "greyscale",
    r"how it was computed": "method",
    r"inputs are alike": "identical inputs",
    r"has (no|a) share in it": "constant result: no input explains it",
    r"give (it|them|each) once": "is listed more than once",
    r"is there twice|is there more than once": "is listed more than once",
    r"is called (\S+ )?already": "already exists",
    r"eyes that lack|kinds? of cones": "colour-blind readers",
    r"inputs (that|which) do not go together": "incompatible inputs",
    r"of (the )?earlier inputs": "outdated",
}
PATTERN = re.compile(
    r"(?<!\w)(?:" + "|".join(pattern.replace(" ", r"[\s/*]+") for pattern in AVOIDED) + r")(?!\w)", re.IGNORECASE
)
# Files or folders that may contain some of these words, with the reason.
ALLOWED = {}


def comments(source):
    """C++ comments; those on adjacent lines are joined."""
    found = []
    for token in TOKEN.finditer(source):
        if token["comment"]:
            if found and not source[found[-1][1] : token.start()].strip() and token[0].startswith("//"):
                found[-1] = (found[-1][0], token.end())
            else:
                found.append((token.start(), token.end()))
    return found


def stretches(path):
    """Texts for people in a file, with their positions."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        # Code is not text for people.
        text = re.sub(r"```.*?```|`[^`\n]*`", lambda code: re.sub(r"[^\n]", " ", code[0]), source, flags=re.DOTALL)
        return source, [(0, text)]
    if path.suffix == ".ui":
        return source, [(found.start(1), unescaped(found[1])) for found in re.finditer(r"<string>([^<]*)<", source)]
    texts = [(one.start, one.text) for one in literals(source) if one.is_translated]
    if path.suffix == ".h":
        texts += [(start, source[start:end]) for start, end in comments(source)]
    return source, texts


def files():
    for folder, pattern in (("src", "*.cpp"), ("src", "*.h"), ("ui", "*.ui"), ("resources/help", "*.md")):
        for path in sorted((PROJECT / folder).rglob(pattern)):
            # Pages in other languages are below resources/help.
            if path.suffix != ".md" or path.parent.name == "help":
                yield path
    for name in ("README.md", "src/README.md", "CHANGELOG.md"):
        yield PROJECT / name


def allowance(name):
    """The entry of ALLOWED for a file, if there is one."""
    return next((one for one in ALLOWED if name == one or name.startswith(one + "/")), None)


def instead(words):
    for pattern, better in AVOIDED.items():
        if re.fullmatch(pattern.replace(" ", r"[\s/*]+"), words, re.IGNORECASE):
            return better
    return ""


def check():
    wrong, used = [], set()
    for path in files():
        name = path.relative_to(PROJECT).as_posix()
        source, texts = stretches(path)
        for start, text in texts:
            for found in PATTERN.finditer(text):
                if allowed := allowance(name):
                    used.add(allowed)
                    continue
                # Approximate line, because of escapes.
                line = source.count("\n", 0, start) + text.count("\n", 0, found.start()) + 1
                words = re.sub(r"[\s/*]+", " ", found[0])
                wrong.append(f"{name}:{line}: “{words}”: {instead(words)}")
    wrong += [f"{name}: is allowed but has none of the words" for name in ALLOWED.keys() - used]
    if wrong:
        print("\n".join(wrong))
    sys.exit(1 if wrong else 0)


def main():
    if sys.argv[1:] == ["--check"]:
        check()
    elif sys.argv[1:] == ["--list"]:
        for pattern, better in AVOIDED.items():
            print(f"{pattern}: {better}")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
