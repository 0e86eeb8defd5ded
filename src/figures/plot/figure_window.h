#pragma once

namespace talweg {

/// The range of coordinates that a figure shows.
struct FigureWindow {
    double left = 0, right = 1, bottom = 0, top = 1;
};

/// Which axes are logarithmic, if all their values are positive.
struct LogAxes {
    bool x = false, y = false;

    friend bool operator==(const LogAxes&, const LogAxes&) = default;
};

/// Which parts of a figure's state on the screen its picture includes.
struct OnView {
    /// The user's zoom, or the viewing direction of a 3-D scene; if false, the whole figure is drawn.
    bool part = true;
    bool instant = true; ///< the time cursor and the bodies at that time
};

} // namespace talweg
