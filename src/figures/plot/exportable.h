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

/// A figure that can be taken into a report.
struct Exportable {
    QString title;
    /// Draws it as it is now; nothing while there is nothing to draw.
    std::function<std::optional<QPicture>(const Theme& theme, const FigureSize& size, const OnView& parts)>
        draw;
    /// What is drawn, in words.
    std::function<QStringList(const OnView& parts)> says;
    /// Draws it at any time of its run, s, whatever becomes of it on the screen.
    using DrawnAt = std::function<QPicture(double t)>;
    /// Makes it ready for a film; nothing while there is nothing to draw. Empty for what has no instants.
    std::function<std::optional<DrawnAt>(const Theme& theme, const FigureSize& size, const OnView& parts)>
        film = {};
    std::function<double()> duration = {}; ///< of that run, s
    bool isPicture = false;                ///< made of pixels whatever the file, with lines over them
    std::function<QString()> id = {};      ///< the figure as it is now, for projects and commands
};

} // namespace talweg
