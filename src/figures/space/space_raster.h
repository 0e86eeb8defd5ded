#pragma once

#include "figures/space/space_light.h"

#include <QImage>

namespace talweg {

/// Distribution of the drawing over threads. Pixels do not depend on it.
struct SpaceBands {
    int rows = 64;        ///< pixel rows that a thread draws at a time; positive
    unsigned threads = 0; ///< 0: as many as the machine has
};

/// Draws a scene: the ground with light, shadows and a grid, and the bodies. Hidden surfaces are exact at
/// every pixel, and edges are smooth. `size` must be the size for which `sight` was constructed.
QImage drawSpace(const SpaceSight& sight, const SpaceLook& look, const QSize& size,
                 const SpaceBands& bands = {});

/// Doubles the width and height of a picture (32 bits per pixel) by bilinear interpolation: a new pixel mixes
/// the four nearest old ones by 9, 3, 3 and 1 sixteenths, with an error of at most 2 of 255.
QImage doubled(const QImage& picture, const SpaceBands& bands = {});

} // namespace talweg
