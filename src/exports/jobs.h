#pragma once

#include "exports/figure_order.h"

namespace talweg {

/// The figure that an export job writes.
FigureOrder orderOf(const ExportJob& job);

/// Writes the picture of a job to a file and embeds its source. An existing file is replaced as a whole.
/// Callable from any thread. Returns errors as complete sentences; empty on success.
QString writeJob(const ExportJob& job, const QPicture& picture, const QString& path, const Project& project,
                 const Registry& registry);

/// Errors in a job that do not depend on its experiment: an invalid format or size, or an earlier job that
/// writes the same file. Empty if there are none.
QString jobComplaint(const Project& project, std::size_t job);

} // namespace talweg
