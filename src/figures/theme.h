#pragma once

#include <QColor>
#include <QFont>
#include <array>

namespace talweg {

/// The colours of figures and windows. Line colours can be told apart by colour-blind readers
/// (Okabe and Ito, 2008) on either ground.
struct Theme {
    bool dark = false;
    QColor background, panel, text, mutedText, axis, grid, ground, groundEdge, accent, warning, good, bad;
    std::array<QColor, 8> lines; ///< for series, in order
    std::array<QColor, 6> modes; ///< for Samples::mode, in order

    static Theme light();
    static Theme night();
};

/// A colour for what stands back: mixed half with the background.
QColor muted(const QColor& color, const Theme& theme);

/// The font of ticks and legends beside that of axis labels.
QFont smallFont(const QFont& font);

} // namespace talweg
