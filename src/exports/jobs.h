#pragma once

#include "exports/figure_order.h"

namespace talweg {

/// The figure that a job writes.
FigureOrder orderOf(const ExportJob& job);

/// Writes the drawing of a job to a file, with its embedded source. An existing file is replaced as a whole.
/// Callable from any thread. Returns errors as complete sentences; empty on success.
QString writeJob(const ExportJob& job, const QPicture& picture, const QString& path, const Project& project,
                 const Registry& registry);

/// Errors that prevent a job regardless of its experiment: an invalid format or size, or an earlier job that
/// writes the same file. Empty if there are none.
QString jobComplaint(const Project& project, std::size_t job);

} // namespace talweg
