#pragma once

#include "files/picture_source.h"
#include "project/file.h"

namespace talweg {

/// The source of a figure in a file.
struct FigureSource {
    Project project; ///< with the experiment that the figure shows, or all those it compares
    QString figure;  ///< FigureRecipe::id, or the id of a figure of a study or of random runs
    QString program; ///< version of the program that created the figure
};

/// Whether this is the id of a figure of a study.
bool isStudyFigure(const QString& figure);

/// Whether this is the id of a figure of random runs.
bool isRandomFigure(const QString& figure);

/// Whether this is the id of a figure that compares runs: "compare:" followed by the FigureRecipe::id.
bool isComparisonFigure(const QString& figure);
QString idOfComparisonFigure(const std::string& recipe);

/// The source for the file of a figure that compares runs: the runs as experiments with distinct names, the
/// baseline first, and the title and units of the project.
PictureSource comparisonSourceOf(const Project& project, const std::vector<Experiment>& compared,
                                 const QString& figure, const Registry& registry);

/// The source for the file of a figure: the experiment; its study, for a figure of a study or of random runs;
/// the pinned baseline, for a figure of a study of the same system; the pinned runs of the same system, if
/// the figure shows them (`pinned`); the title and the units. Notes and everything else are omitted.
PictureSource sourceOf(const Project& project, int experiment, const QString& figure, bool pinned,
                       const Registry& registry);

/// The source of a figure read from its file, or all errors.
struct FigureReading {
    std::optional<FigureSource> source; ///< empty exactly when there are problems
    QStringList problems;               ///< complete sentences
    QStringList notes = {};             ///< FileReading::notes
};

/// Reads the source from the bytes of a PNG, an SVG or a PDF.
FigureReading figureSourceFrom(const QByteArray& picture, const Registry& registry);

/// Reads the source from a file; see figureSourceFrom. Files larger than largestPicture are errors.
FigureReading readFigureSource(const QString& path, const Registry& registry);

} // namespace talweg
