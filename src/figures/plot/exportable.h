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
    bool isPicture = false; ///< made of pixels whatever the file, with lines over them
    bool hasInstant = true;
};

} // namespace talweg
