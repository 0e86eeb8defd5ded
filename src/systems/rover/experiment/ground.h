#pragma once

#include "physics/air.h"
#include "physics/plane_motion.h"
#include "systems/rover/experiment/inputs.h"
#include "terrain/offset_curve.h"

#include <memory>

namespace talweg::rover {

/// The ground and the body described by the inputs, ready to compute motion.
struct Ground {
    Profile profile;
    std::shared_ptr<const OffsetCurve> curve = {}; ///< path of the sphere's centre; its ends are the ends of
                                                   ///< a run
    double gravity = 0;                            ///< m/s²
    RoundBody body;
    ContactLaw law = {};    ///< muK ≤ mu
    bool published = false; ///< published convention: no rims, landing counts as crossing, spin reversed at
                            ///< corners
    double start = 0;       ///< abscissa at which the terrain begins, m
    Air air = {};
    double rollingResistance = 0; ///< c_rr

    /// Whether forces other than gravity and contact forces act. If not, the closed forms without air are
    /// used.
    bool resists() const { return air.drag > 0 || rollingResistance > 0; }

    /// Gravity along and normal to a straight piece.
    FaceGravity onLine(const OffsetPiece& piece) const {
        return {-gravity * piece.tangent.y(), gravity * piece.tangent.x()};
    }
};

/// The terrain alone, without the body.
Profile profileOf(const Inputs& inputs);
/// The ground that the inputs describe. The inputs must be within their ranges.
Ground groundOf(const Inputs& inputs);

} // namespace talweg::rover
