#pragma once

#include "figures/space/space_light.h"

#include <QImage>

namespace talweg {

/// How the drawing of a picture is shared out, which no pixel depends on.
struct SpaceBands {
    int rows = 64;        ///< of pixels, positive, that a thread draws at a time
    unsigned threads = 0; ///< 0: as many as the machine has
};

/// Draws what is in sight: ground with light, shadows and a grid, and bodies; hiding is exact at every pixel,
/// and edges are smooth. `size` has to be that which the sight was made for.
QImage drawSpace(const SpaceSight& sight, const SpaceLook& look, const QSize& size,
                 const SpaceBands& bands = {});

/// The picture twice as wide and high (32 bits to a pixel), smoothly: a new pixel is mixed of the four old
/// ones nearest to it, by 9, 3, 3 and 1 sixteenths, to within 2 of 255.
QImage doubled(const QImage& picture, const SpaceBands& bands = {});

} // namespace talweg
