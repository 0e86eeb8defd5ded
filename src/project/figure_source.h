#pragma once

#include "files/picture_source.h"
#include "project/file.h"

namespace talweg {

/// What a figure in a file was made of.
struct FigureSource {
    Project project; ///< of the one experiment that the figure shows, or of all those it compares
    QString
        figure; ///< which figure of it: FigureRecipe::id, or of a study or of random runs as their ids are
    QString program; ///< the version of the program that made it
};

/// Whether a figure of this id is one of a study.
bool isStudyFigure(const QString& figure);

/// Whether it is one of random runs.
bool isRandomFigure(const QString& figure);

/// Whether it is one of several runs side by side, "compare:" and the FigureRecipe::id.
bool isComparisonFigure(const QString& figure);
QString idOfComparisonFigure(const std::string& recipe);

/// What the file of such a figure carries: the runs that are compared as experiments, the baseline first,
/// each under a name of its own; the title and the units of the project.
PictureSource comparisonSourceOf(const Project& project, const std::vector<Experiment>& compared,
                                 const QString& figure, const Registry& registry);

/// What the file of a figure carries: the experiment, and with the figure of a study or of random runs that
/// study; with that of a study the one pinned as baseline, where it is of the same system; the pinned runs of
/// the same system where they are `pinned` in it; the title and the units. The notes and all else of the
/// project stay out.
PictureSource sourceOf(const Project& project, int experiment, const QString& figure, bool pinned,
                       const Registry& registry);

/// A figure's source read from its file, or everything that is wrong with it.
struct FigureReading {
    std::optional<FigureSource> source; ///< empty exactly when there are problems
    QStringList problems;               ///< complete sentences
    QStringList notes = {};             ///< FileReading::notes
};

/// Reads what the bytes of a PNG, an SVG or a PDF carry.
FigureReading figureSourceFrom(const QByteArray& picture, const Registry& registry);

/// Reads a file; see figureSourceFrom. One that is larger than largestPicture is a problem too.
FigureReading readFigureSource(const QString& path, const Registry& registry);

} // namespace talweg
