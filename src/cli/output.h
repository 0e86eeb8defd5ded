#pragma once

#include "cli/options.h"

#include <QByteArray>

namespace talweg {

/// Checks outputs before anything is solved. `inputs` are the files that the command reads. Throws Failure if
/// an output file cannot be written, is one of the inputs, or would be written twice, or if a table format is
/// given without tables. Devices and pipes may be read and written any number of times.
void requireOutputs(const Options& options, const QStringList& inputs);

/// Writes to a file. An ordinary file is replaced as a whole; anything else is written to directly. "-" is
/// the standard output. Throws Failure.
void writeOutput(const QString& path, const QByteArray& bytes);

/// The option for the format of tables.
inline constexpr const char* tableForm = "csv-format";

/// Writes a table to the file given by an option, in the requested format. Throws Failure.
void writeCsv(const Options& options, const QString& option, const QByteArray& table);

/// The files read by settings "id=@FILE".
QStringList filesOf(const QStringList& settings);

/// The paths of tables, without the table options that may follow them.
QStringList tablePaths(QStringList names);

} // namespace talweg
