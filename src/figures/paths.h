#pragma once

#include "figures/shown.h"

#include <qcustomplot.h>

#include <vector>

namespace talweg {

/// The least window around points; `isEmpty` until something is in it.
struct Bounds {
    QRectF rect;
    bool isEmpty = true;

    void add(double x, double y);
    void add(const Bounds& other);
};

/// The paths of all bodies as one line per mode, with gaps in between, thinned to what a screen can show.
std::vector<QVector<QCPCurveData>> pathsByMode(const Shown& shown);

/// The paths of all bodies as one line.
QVector<QCPCurveData> wholePath(const Shown& shown);

/// Where a scene takes place: the bodies' paths with their radii, events, and the ground's corners nearby.
Bounds sceneBounds(const Shown& shown);

} // namespace talweg
