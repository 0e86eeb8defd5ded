#pragma once

#include "cli/options.h"

#include <QByteArray>

namespace talweg {

/// To be called before anything is solved. `inputs` are the files that the command reads. Throws Failure
/// where a file that an option names cannot be written, is one of those that are read, or would be written
/// twice, or where the form of tables is given and there are none. Devices and pipes may be read and written
/// as often as one likes.
void requireOutputs(const Options& options, const QStringList& inputs);

/// Writes an ordinary file as a whole, anything else straight; "-" is the standard output. Throws Failure.
void writeOutput(const QString& path, const QByteArray& bytes);

/// The option that says how tables are written.
inline constexpr const char* tableForm = "csv-format";

/// Writes a table to the file that an option names, in the form that is asked for. Throws Failure.
void writeCsv(const Options& options, const QString& option, const QByteArray& table);

/// The files that settings "id=@FILE" read.
QStringList filesOf(const QStringList& settings);

/// The paths of tables, whose names may be followed by options.
QStringList tablePaths(QStringList names);

} // namespace talweg
