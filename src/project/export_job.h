#pragma once

#include "project/project.h"

namespace talweg {

/// The name of the file that a job writes, its pattern filled in: {project}, {experiment}, {figure} and {job}
/// stand for names, without what names of files cannot have. Ends in the format.
QString fileNameOf(const ExportJob& job, const Project& project);

/// Index of the job called `name`, or −1.
int findExport(const Project& project, const QString& name);

/// `wish`, or "wish 2", "wish 3", … when a job of that name exists already.
QString freeExportName(const Project& project, const QString& wish);

/// Why job number `index` cannot be called `name`; empty when it can. Pass −1 for a new job.
QString exportNameComplaint(const Project& project, int index, const QString& name);

/// What is wrong with a pattern of a file's name: words in braces that stand for nothing, and what would lead
/// out of the folder of a job. Empty for nothing.
QString exportFileComplaint(const QString& file);

/// The formats of figures: the endings of their files.
const QStringList& figureFormats();

} // namespace talweg
