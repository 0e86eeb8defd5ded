#pragma once

#include "cli/options.h"

#include <QByteArray>

namespace talweg {

/// Checks the output files of a command before it solves anything. `inputs` are the files that the command
/// reads. Throws Failure if an output file cannot be written, is also an input, or is named twice. Also
/// throws Failure if a table format is given without a table to write. Devices and pipes may be named more
/// than once.
void requireOutputs(const Options& options, const QStringList& inputs);

/// Writes a file. Throws Failure. A regular file is replaced as a whole; devices and pipes are written to
/// directly. "-" is the standard output.
void writeOutput(const QString& path, const QByteArray& bytes);

/// Name of the option for the format of tables.
inline constexpr const char* tableForm = "csv-format";

/// Writes a CSV table to the file given by `option`, in the format given by --csv-format. Throws Failure.
void writeCsv(const Options& options, const QString& option, const QByteArray& table);

/// The paths of the files in settings of the form "id=@FILE", without table options.
QStringList filesOf(const QStringList& settings);

/// The paths in `names`, without the table options that may follow them.
QStringList tablePaths(QStringList names);

} // namespace talweg
