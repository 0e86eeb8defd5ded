#pragma once

namespace talweg {

/// The part of the plane a figure shows.
struct FigureWindow {
    double left = 0, right = 1, bottom = 0, top = 1;
};

/// What of a figure on view goes into its picture.
struct OnView {
    bool part = true;    ///< the part zoomed to, or the side a scene is seen from; otherwise all of it
    bool instant = true; ///< the time cursor, and bodies where they are then; otherwise none
};

} // namespace talweg
