#pragma once

#include "project/project.h"

namespace talweg {

/// The file name that a job writes, with its placeholders {project}, {experiment}, {figure} and {job}
/// replaced by names, without characters that file names cannot have. Ends in the format.
QString fileNameOf(const ExportJob& job, const Project& project);

/// Index of the job with this name, or −1.
int findExport(const Project& project, const QString& name);

/// `wish`, or "wish 2", "wish 3", … if a job with that name exists.
QString freeExportName(const Project& project, const QString& wish);

/// Why job number `index` cannot have this name; empty if it can. Pass −1 for a new job.
QString exportNameComplaint(const Project& project, int index, const QString& name);

/// The error in a file name pattern: unknown placeholders, or parts that lead out of the folder of the job.
/// Empty if it is valid.
QString exportFileComplaint(const QString& file);

/// The formats of figures: their file extensions.
const QStringList& figureFormats();

} // namespace talweg
