#pragma once

#include "files/whole_file.h"
#include "project/file_migrations.h"
#include "project/json.h"
#include "project/project.h"

#include <QByteArray>
#include <QStringList>
#include <optional>

namespace talweg {

/// `mostPoints` is the largest number of points in all experiments and pinned runs of a project.
/// `largestRest` is the largest size of the rest of its file, in bytes.
inline constexpr qint64 mostPoints = 2'000'000, largestRest = 4'000'000;
/// Largest size of a project file, in bytes. It keeps a wrong file from being read into memory. A point takes
/// at most 64 bytes.
inline constexpr qint64 largestProject = largestRest + 64 * mostPoints;

/// A project read from a file, or all errors in the file.
struct FileReading {
    std::optional<Project> project; ///< empty exactly when there are problems
    /// Complete sentences, each with an error and its place in the file; at most the first maxProblems.
    QStringList problems;
    /// Complete sentences on conversions of older formats.
    QStringList notes = {};

    friend bool operator==(const FileReading&, const FileReading&) = default;
};

/// The text of a `.talweg` file: JSON in UTF-8. Keys are in a fixed order, and inputs in the order of the
/// system's parameters. Numbers read back unchanged. The format version is the oldest that supports the
/// content.
QByteArray toText(const Project& project, const Registry& registry);

/// Reads the text of a `.talweg` file. Omitted inputs get their default values. Errors are damaged texts,
/// other kinds of files, newer versions, unknown keys, systems and inputs, and values out of range.
/// Contradictory inputs (System::check) and invalid texts of studies are accepted, because a user may save a
/// project in such a state.
FileReading fromText(const QByteArray& text, const Registry& registry);

/// Reads a project file like fromText(). For a figure in PNG, SVG or PDF, reads the embedded project. An
/// unreadable file, or one larger than largestProject, is an error. `read` is readWhole or readOrdinary.
FileReading readProject(const QString& path, const Registry& registry,
                        FileBytes (*read)(const QString& path, qint64 limit) = readWhole);

/// The reason why a project is too large to be read again from its file; empty if it is not.
QString sizeComplaint(const Project& project, const Registry& registry);

/// The reason why a project would not be read back unchanged from its file; empty if it would. It is too
/// large, or its text would be rejected or read as a different project. To save time, points and the measured
/// columns in `known` are not written and read for this check.
QString keepingComplaint(const Project& project, const Registry& registry,
                         const std::vector<MeasuredColumn>& known = {});

/// Writes a complete set of values as an object, in the order of the system's parameters.
void writeInputs(const System& system, const Values& values, JsonWriter& json);

/// Writes expressions as an object with input ids as keys.
void writeExpressions(const Expressions& expressions, JsonWriter& json);

} // namespace talweg
