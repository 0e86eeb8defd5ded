#pragma once

#include "files/whole_file.h"
#include "project/file_migrations.h"
#include "project/json.h"
#include "project/project.h"

#include <QByteArray>
#include <QStringList>
#include <optional>

namespace talweg {

/// `mostPoints`: largest number of points in all experiments and pinned runs of a project. `largestRest`:
/// largest size of the rest of its file, in bytes.
inline constexpr qint64 mostPoints = 2'000'000, largestRest = 4'000'000;
/// Largest size of a project file, in bytes, so that a wrong file is not read into memory; a point takes at
/// most 64.
inline constexpr qint64 largestProject = largestRest + 64 * mostPoints;

/// A project read from a file, or all errors in the file.
struct FileReading {
    std::optional<Project> project; ///< empty exactly when there are problems
    /// Complete sentences with the error and its place in the file; limited to the first ones if there are
    /// very many.
    QStringList problems;
    /// Conversions of older formats: complete sentences.
    QStringList notes = {};

    friend bool operator==(const FileReading&, const FileReading&) = default;
};

/// The text of a `.talweg` file: JSON in UTF-8, with keys in a fixed order, inputs in the order of the
/// system's parameters, and numbers that read back as exactly the same numbers. Its version is the oldest
/// that supports the content of the project.
QByteArray toText(const Project& project, const Registry& registry);

/// Reads the text of a `.talweg` file. Omitted inputs get their default values. Damaged, foreign and newer
/// texts, unknown keys, systems and inputs, and values out of range are rejected. Incompatible inputs
/// (System::check) and invalid texts of studies are accepted, because a form can leave a project in such a
/// state.
FileReading fromText(const QByteArray& text, const Registry& registry);

/// Reads a project file; see fromText. An unreadable file and one larger than largestProject are errors. For
/// a figure in PNG, SVG or PDF, returns the project from which it was made. `read` is readWhole or
/// readOrdinary.
FileReading readProject(const QString& path, const Registry& registry,
                        FileBytes (*read)(const QString& path, qint64 limit) = readWhole);

/// The reason why a project cannot be written because it would be too large to read again; empty if it can.
QString sizeComplaint(const Project& project, const Registry& registry);

/// The reason why a project would not be read back unchanged from its file: its size, or a text that is
/// rejected or read as another project. Empty if it would. Points, and measured columns among `known`, are
/// not written and read for this check.
QString keepingComplaint(const Project& project, const Registry& registry,
                         const std::vector<MeasuredColumn>& known = {});

/// Writes complete values as an object, in the order of the system's parameters.
void writeInputs(const System& system, const Values& values, JsonWriter& json);

/// Writes expressions as an object, by ids.
void writeExpressions(const Expressions& expressions, JsonWriter& json);

} // namespace talweg
