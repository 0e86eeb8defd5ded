#pragma once

#include "figures/space/space_light.h"

#include <QImage>

namespace talweg {

/// How the drawing is divided among threads. The pixels do not depend on this.
struct SpaceBands {
    int rows = 64;        ///< number of pixel rows that a thread draws at a time; positive
    unsigned threads = 0; ///< 0: all cores
};

/// Draws a scene: the ground with light, shadows and a grid, and the bodies. Each pixel shows the nearest
/// surface, and edges are smooth. `size` must be the size for which `sight` was constructed.
QImage drawSpace(const SpaceSight& sight, const SpaceLook& look, const QSize& size,
                 const SpaceBands& bands = {});

/// Doubles the width and height of an image with 32 bits per pixel, by bilinear interpolation. A new pixel is
/// a mean of the four nearest old ones with the weights 9, 3, 3 and 1 sixteenth. The error is at most 2 of
/// 255.
QImage doubled(const QImage& picture, const SpaceBands& bands = {});

} // namespace talweg
