#pragma once

#include "files/whole_file.h"
#include "project/file_migrations.h"
#include "project/json.h"
#include "project/project.h"

#include <QByteArray>
#include <QStringList>
#include <optional>

namespace talweg {

/// Largest number of points in all experiments and pinned runs of a project, and largest size of the rest of
/// its file in bytes.
inline constexpr qint64 mostPoints = 2'000'000, largestRest = 4'000'000;
/// Larger files are rejected, in bytes, so that a wrong file is not read into memory: a point takes at most
/// 64.
inline constexpr qint64 largestProject = largestRest + 64 * mostPoints;

/// A project read from a file, or all errors in the file.
struct FileReading {
    std::optional<Project> project; ///< empty exactly when there are problems
    /// Complete sentences: what is wrong and where in the file; only the first of very many.
    QStringList problems;
    /// Conversions of older formats: complete sentences.
    QStringList notes = {};

    friend bool operator==(const FileReading&, const FileReading&) = default;
};

/// The text of a `.talweg` file: JSON, UTF-8, keys in a fixed order with inputs in the order of the
/// system's parameters, numbers that read back as exactly the same numbers. The version is the oldest that
/// has all that the project holds.
QByteArray toText(const Project& project, const Registry& registry);

/// Reads the text of a `.talweg` file. Inputs that the file leaves out take their default values. Damaged,
/// foreign and newer texts, unknown keys, systems and inputs, and values out of range are refused.
/// Incompatible inputs (System::check) are not, nor are the texts of a study: a form can leave a
/// project in that state.
FileReading fromText(const QByteArray& text, const Registry& registry);

/// Reads a file; see fromText. One that cannot be read, or is larger than largestProject, is a problem too.
/// Of a figure in PNG, SVG or PDF, the project it was made of. `read` is readWhole or readOrdinary.
FileReading readProject(const QString& path, const Registry& registry,
                        FileBytes (*read)(const QString& path, qint64 limit) = readWhole);

/// Why a project cannot be written: it would be too large to read again. Empty if it is not.
QString sizeComplaint(const Project& project, const Registry& registry);

/// Why a project would not come back as it is from a file that it is written to: for its size, or because its
/// text is refused or reads as another project. Empty where it would. The text of points, and of measured
/// columns which are `known`, is not written and read for it.
QString keepingComplaint(const Project& project, const Registry& registry,
                         const std::vector<MeasuredColumn>& known = {});

/// Writes complete values as an object, in the order of the system's parameters.
void writeInputs(const System& system, const Values& values, JsonWriter& json);

/// Writes expressions as an object, by ids.
void writeExpressions(const Expressions& expressions, JsonWriter& json);

} // namespace talweg
