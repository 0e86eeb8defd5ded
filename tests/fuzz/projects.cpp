#include "fuzz/fuzz.h"
#include "project/file.h"
#include "systems/builtin/builtin.h"

/// What opens can be written, and opens as the same again; what does not says why.
void talweg::fuzz(std::string_view input) {
    static const Registry registry = builtinSystems();
    const FileReading reading =
        fromText(QByteArray(input.data(), static_cast<qsizetype>(input.size())), registry);
    promise(reading.project.has_value() == reading.problems.isEmpty(), "a project or problems");
    if (!reading.project) return;
    const FileReading again = fromText(toText(*reading.project, registry), registry);
    promise(again.project == reading.project, "a project is written as it was read");
}
