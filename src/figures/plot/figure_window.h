#pragma once

namespace talweg {

/// The part of the plane a figure shows.
struct FigureWindow {
    double left = 0, right = 1, bottom = 0, top = 1;
};

/// Axes that are logarithmic if all their values are positive.
struct LogAxes {
    bool x = false, y = false;

    friend bool operator==(const LogAxes&, const LogAxes&) = default;
};

/// Parts of the shown state of a figure that its picture includes.
struct OnView {
    /// The user's zoom, or the viewing direction of a 3-D scene; otherwise the whole figure.
    bool part = true;
    bool instant = true; ///< the time cursor, and the bodies at that time; otherwise neither
};

} // namespace talweg
