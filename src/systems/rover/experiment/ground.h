#pragma once

#include "physics/air.h"
#include "physics/plane_motion.h"
#include "systems/rover/experiment/inputs.h"
#include "terrain/offset_curve.h"

#include <memory>

namespace talweg::rover {

/// The ground described by the inputs, ready for motion over it.
struct Ground {
    Profile profile;
    std::shared_ptr<const OffsetCurve> curve = {}; ///< curve of the sphere's centre; ends where a run ends
    double gravity = 0;                            ///< m/s²
    RoundBody body;
    ContactLaw law = {};    ///< with μ′ never above μ
    bool published = false; ///< published convention: no rims, landing counts as crossing, spin reversed at
                            ///< corners
    double start = 0;       ///< abscissa of the terrain's beginning, m
    Air air = {};
    double rollingResistance = 0; ///< c_rr

    /// Whether there are forces other than gravity and contact. Otherwise the closed forms without air are
    /// used.
    bool resists() const { return air.drag > 0 || rollingResistance > 0; }

    /// Gravity in the frame of a straight piece.
    FaceGravity onLine(const OffsetPiece& piece) const {
        return {-gravity * piece.tangent.y(), gravity * piece.tangent.x()};
    }
};

/// The terrain alone.
Profile profileOf(const Inputs& inputs);
/// The ground that the inputs describe; they must be within their ranges.
Ground groundOf(const Inputs& inputs);

} // namespace talweg::rover
