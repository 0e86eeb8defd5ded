#pragma once

#include "figures/file/figure_size.h"
#include "figures/plot/figure_window.h"
#include "figures/theme.h"

#include <QPicture>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>

namespace talweg {

/// A figure that can be added to a report or exported, through functions that draw and describe it.
struct Exportable {
    QString title;
    /// Draws the current state of the figure. Returns nothing while there is nothing to draw.
    std::function<std::optional<QPicture>(const Theme& theme, const FigureSize& size, const OnView& parts)>
        draw;
    /// Describes the drawing in words.
    std::function<QStringList(const OnView& parts)> says;
    /// Draws the figure at time `t` of its run, s. Later changes on the screen have no effect.
    using DrawnAt = std::function<QPicture(double t)>;
    /// Prepares the figure for a film. Returns nothing while there is nothing to draw. Empty for figures that
    /// do not change with time.
    std::function<std::optional<DrawnAt>(const Theme& theme, const FigureSize& size, const OnView& parts)>
        film = {};
    std::function<double()> duration = {}; ///< duration of the run, s
    bool isPicture = false; ///< whether it is an image in every file format, with vector lines over it
    std::function<QString()> id = {}; ///< id of the figure in its current state, for projects and commands
};

} // namespace talweg
