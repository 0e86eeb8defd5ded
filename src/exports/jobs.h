#pragma once

#include "exports/figure_order.h"

namespace talweg {

/// What a job asks for.
FigureOrder orderOf(const ExportJob& job);

/// Writes what was drawn for a job, as a whole and with what it carries. May be called from any thread.
/// Returns what is wrong, as complete sentences; empty on success.
QString writeJob(const ExportJob& job, const QPicture& picture, const QString& path, const Project& project,
                 const Registry& registry);

/// What keeps a job from being done, whatever its experiment: its format, its size, and another job before it
/// that writes the same file. Empty for nothing.
QString jobComplaint(const Project& project, std::size_t job);

} // namespace talweg
