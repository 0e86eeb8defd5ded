#pragma once

#include "systems/run.h"
#include "systems/system.h"

#include <QByteArray>

namespace talweg {

/// Number of samples of a run that is written to a file, as a table or as a figure: about one per pixel of a
/// figure of 160 mm at 300 dpi. If larger, tables become longer. Jumps always have their own rows.
inline constexpr std::size_t filedSamples = 2000;

/// The samples as CSV. Columns: `t_s`, every column of the run under the name Quantity::column(), and `mode`.
/// A jump is two rows with the same time. Numbers have a decimal point and full precision; missing values are
/// empty cells.
QByteArray samplesCsv(const System& system, const Run& run, const Samples& samples);

/// A table of a run as CSV; columns have the same names as in JSON.
QByteArray tableCsv(const ResultTable& table);

/// The samples that a figure draws, as CSV: `t_s` and the columns of its quantities. For a 3-D scene:
/// positions and rotations of its bodies. For a scene in the plane: all columns. For a figure of a table:
/// that table, or nothing if the run does not have it.
QByteArray figureCsv(const System& system, const FigureRecipe& recipe, const Run& run,
                     const Samples& samples);

/// The events as CSV: `t_s`, `kind`, `label`, `x_m`, `y_m`, and System::eventColumns.
QByteArray eventsCsv(const System& system, const Run& run);

} // namespace talweg
