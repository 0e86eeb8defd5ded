#pragma once

#include "systems/run.h"
#include "systems/system.h"

#include <QByteArray>

namespace talweg {

/// Samples with which a run is written to a file, as a table or as a figure, whether by the window or by a
/// command: about one for every pixel of a figure of 160 mm at 300 dpi. More make tables longer; samples have
/// a row at every jump in any case.
inline constexpr std::size_t filedSamples = 2000;

/// The samples as a table: `t_s`, every column of the run as Quantity::column() names it, and `mode`. A
/// jump is two rows of the same time. Numbers have a decimal point and read back exactly; a cell is empty
/// where there is none.
QByteArray samplesCsv(const System& system, const Run& run, const Samples& samples);

/// A table of the run's own: a column each, named as in JSON.
QByteArray tableCsv(const ResultTable& table);

/// Of the samples what a figure draws: `t_s`, and the columns of its quantities; of a scene in space the
/// places and turnings of its bodies; of a scene in the plane everything. Of a figure of a table that whole
/// table, and nothing where the run has none.
QByteArray figureCsv(const System& system, const FigureRecipe& recipe, const Run& run,
                     const Samples& samples);

/// The events as a table: `t_s`, `kind`, `label`, `x_m`, `y_m`, and System::eventColumns.
QByteArray eventsCsv(const System& system, const Run& run);

} // namespace talweg
