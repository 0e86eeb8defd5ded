#pragma once

#include "project/project.h"

namespace talweg {

/// The name of the file that a job writes, with its extension. The placeholders {project}, {experiment},
/// {figure} and {job} are replaced by names. Characters that file names cannot contain are replaced.
QString fileNameOf(const ExportJob& job, const Project& project);

/// Index of the job with this name, or −1.
int findExport(const Project& project, const QString& name);

/// `wish`, or "wish 2", "wish 3", … if another job has that name.
QString freeExportName(const Project& project, const QString& wish);

/// The reason why job number `index` (−1: a new job) cannot have this name; empty if it can.
QString exportNameComplaint(const Project& project, int index, const QString& name);

/// The error in a file name pattern: an unknown placeholder, or a path that leaves the folder of the job.
/// Empty if the pattern is valid.
QString exportFileComplaint(const QString& file);

/// The formats of figures: their file extensions.
const QStringList& figureFormats();

} // namespace talweg
