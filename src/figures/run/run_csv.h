#pragma once

#include "systems/run.h"
#include "systems/system.h"

#include <QByteArray>

namespace talweg {

/// Number of samples of a run written to a file, as a table or as a figure, by the window or a command: about
/// one per pixel of a figure of 160 mm at 300 dpi. If larger, tables become longer. Jumps always have rows of
/// their own.
inline constexpr std::size_t filedSamples = 2000;

/// The samples as a table: `t_s`, every column of the run named by Quantity::column(), and `mode`. A jump has
/// two rows with the same time. Numbers have a decimal point and full precision; missing values are empty
/// cells.
QByteArray samplesCsv(const System& system, const Run& run, const Samples& samples);

/// A table of the run itself: each column is named as in JSON.
QByteArray tableCsv(const ResultTable& table);

/// The samples that a figure draws: `t_s`, and the columns of its quantities; for a 3-D scene positions and
/// rotations of its bodies; for a scene in the plane, all columns. For a figure of a table the whole table;
/// nothing if the run has none.
QByteArray figureCsv(const System& system, const FigureRecipe& recipe, const Run& run,
                     const Samples& samples);

/// The events as a table: `t_s`, `kind`, `label`, `x_m`, `y_m`, and System::eventColumns.
QByteArray eventsCsv(const System& system, const Run& run);

} // namespace talweg
