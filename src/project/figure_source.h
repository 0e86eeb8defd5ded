#pragma once

#include "files/picture_source.h"
#include "project/file.h"

namespace talweg {

/// The source of a figure in a file.
struct FigureSource {
    Project project; ///< with the experiment that the figure shows, or all those it compares
    QString figure;  ///< which figure: FigureRecipe::id, or the id of a figure of a study or of random runs
    QString program; ///< version of the program that made it
};

/// Whether this is the id of a figure of a study.
bool isStudyFigure(const QString& figure);

/// Whether it is the id of a figure of random runs.
bool isRandomFigure(const QString& figure);

/// Whether it is the id of a figure of several runs side by side, "compare:" and the FigureRecipe::id.
bool isComparisonFigure(const QString& figure);
QString idOfComparisonFigure(const std::string& recipe);

/// The source in the file of such a figure: the compared runs as experiments with distinct names, the
/// baseline first; the title and the units of the project.
PictureSource comparisonSourceOf(const Project& project, const std::vector<Experiment>& compared,
                                 const QString& figure, const Registry& registry);

/// The source in the file of a figure: the experiment; for a figure of a study or of random runs that study;
/// for a figure of a study also the pinned baseline, if it is of the same system; the pinned runs of the same
/// system if the figure shows them (`pinned`); the title and the units. Notes and everything else are
/// omitted.
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

/// Reads a file; see figureSourceFrom. A file larger than largestPicture is an error.
FigureReading readFigureSource(const QString& path, const Registry& registry);

} // namespace talweg
