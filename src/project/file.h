#pragma once

#include "project/json.h"
#include "project/project.h"

#include <QByteArray>
#include <QStringList>
#include <optional>

namespace talweg {

/// The version of the file format that this program writes, and the newest that it reads.
inline constexpr int formatVersion = 3;

/// The largest file that is read, in bytes: room for a thousand times what a large project needs.
inline constexpr qint64 largestProject = 16'000'000;

/// A project read from a file, or everything that is wrong with the file.
struct FileReading {
    std::optional<Project> project; ///< empty exactly when there are problems
    QStringList problems;           ///< complete sentences, each saying what and where in the file
};

/// The text of a `.talweg` file: JSON, UTF-8, keys in a fixed order with inputs in the order of the
/// system's parameters, numbers that read back as exactly the same numbers. The version is the oldest that
/// has all that the project holds.
QByteArray toText(const Project& project, const Registry& registry);

/// Reads the text of a `.talweg` file. Inputs that the file leaves out take their standard values. Damaged,
/// foreign and newer texts, unknown keys, systems and inputs, and values out of range are refused.
/// Inputs that do not go together (System::check) are not, nor are the texts of a study: a form can leave a
/// project in that state.
FileReading fromText(const QByteArray& text, const Registry& registry);

/// Reads a file; see fromText. One that cannot be read, or is larger than largestProject, is a problem too.
FileReading readProject(const QString& path, const Registry& registry);

/// Writes complete values as an object, in the order of the system's parameters.
void writeInputs(const System& system, const Values& values, JsonWriter& json);

} // namespace talweg
