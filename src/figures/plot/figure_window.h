#pragma once

namespace talweg {

/// The part of the plane a figure shows.
struct FigureWindow {
    double left = 0, right = 1, bottom = 0, top = 1;
};

/// Which axes are logarithmic, where what they show is positive.
struct LogAxes {
    bool x = false, y = false;

    friend bool operator==(const LogAxes&, const LogAxes&) = default;
};

/// What of a shown figure goes into its picture.
struct OnView {
    bool part = true;    ///< the part zoomed to, or the side a scene is seen from; otherwise all of it
    bool instant = true; ///< the time cursor, and bodies where they are then; otherwise none
};

} // namespace talweg
