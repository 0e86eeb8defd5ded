#pragma once

#include <QJsonObject>

namespace talweg {

/// The version of the file format that this program writes, and the newest that it reads.
inline constexpr int formatVersion = 13;

/// The first version of the file format that stores tables as lists of rows; earlier versions store texts.
inline constexpr int versionOfTables = 4;

/// The first version of the file format with uncertain inputs in studies.
inline constexpr int versionOfUncertainty = 5;

/// The first version of the file format that has named requirements.
inline constexpr int versionOfRequirements = 6;

/// The first version of the file format that has constants and expressions of inputs.
inline constexpr int versionOfExpressions = 7;

/// The first version of the file format that has export jobs.
inline constexpr int versionOfExports = 8;

/// The first version of the file format that has baselines of studies.
inline constexpr int versionOfBaselines = 9;

/// The first version of the file format that has display units, and units in expressions and constants.
inline constexpr int versionOfUnits = 9;

/// The first version of the file format that stores numbers of measured tables.
inline constexpr int versionOfMeasured = 10;

/// The first version of the file format that has units of measured tables, and origins of imported values.
inline constexpr int versionOfImports = 11;

/// The first version of the file format that has unknown inputs in studies, and studies in which a design
/// stops once it is decided.
inline constexpr int versionOfUnknown = 12;

/// The first version of the file format whose experiments have measured tracks.
inline constexpr int versionOfTracks = 13;

/// Converts the root object of a project file from an older version (at least 1) to formatVersion, except for
/// tables given as text, which the reader converts.
void migrate(QJsonObject& root, int version);

} // namespace talweg
