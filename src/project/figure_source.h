#pragma once

#include "files/picture_source.h"
#include "project/file.h"

namespace talweg {

/// The source of a figure, embedded in its file, from which the figure can be created again.
struct FigureSource {
    Project project; ///< with the experiment that the figure shows, or all that it compares
    QString figure;  ///< FigureRecipe::id, or the id of a figure of a study or of random runs
    QString program; ///< version of the program that created the figure
};

/// Whether `figure` is the id of a figure of a study.
bool isStudyFigure(const QString& figure);

/// Whether `figure` is the id of a figure of random runs.
bool isRandomFigure(const QString& figure);

/// Whether `figure` is the id of a figure that compares runs: "compare:" followed by a FigureRecipe::id.
bool isComparisonFigure(const QString& figure);
QString idOfComparisonFigure(const std::string& recipe);

/// The source to embed in a figure that compares runs. It contains the runs as experiments with distinct
/// names and their measured tracks, the baseline first, and the title and units of the project.
PictureSource comparisonSourceOf(const Project& project, const std::vector<Experiment>& compared,
                                 const QString& figure, const Registry& registry);

/// The source to embed in a figure of an experiment. It contains the experiment, the title and the units. A
/// figure of a study or of random runs also gets the study. A figure of a study also gets the baseline, if
/// that has the same system. With `pinned`, the figure shows pinned runs, and those of the same system are
/// included. Notes and everything else are omitted.
PictureSource sourceOf(const Project& project, int experiment, const QString& figure, bool pinned,
                       const Registry& registry);

/// The source read from a figure file, or all errors.
struct FigureReading {
    std::optional<FigureSource> source; ///< empty exactly when there are problems
    QStringList problems;               ///< complete sentences
    QStringList notes = {};             ///< FileReading::notes
};

/// Reads the source from the bytes of a PNG, an SVG or a PDF.
FigureReading figureSourceFrom(const QByteArray& picture, const Registry& registry);

/// Reads the source from a file, like figureSourceFrom(). A file larger than largestPicture is an error.
FigureReading readFigureSource(const QString& path, const Registry& registry);

} // namespace talweg
