#include "systems/rover/motion/doubts.h"

#include "base/number.h"
#include "base/quantity_text.h"
#include "base/translation.h"
#include "systems/rover/motion/located_steps.h"

#include <algorithm>
#include <optional>

namespace talweg::rover {

namespace {

/// Smallest length of a face, as a fraction of its coordinates. The direction of a shorter face has fewer
/// than seven digits. If too small, unreliable runs are not marked.
constexpr double minFaceLength = 1e-9;

/// The index of a face that is too short for a reliable direction; nothing if there is none.
std::optional<std::size_t> shortFace(const Profile& profile) {
    for (std::size_t i = 1; i < profile.vertices.size(); ++i) {
        const Point& a = profile.vertices[i - 1];
        const Point& b = profile.vertices[i];
        if ((b - a).norm() < minFaceLength * std::max(a.norm(), b.norm())) return i;
    }
    return std::nullopt;
}

} // namespace

bool isResolved(const Profile& profile) {
    return !shortFace(profile);
}

std::string workOf(const Inputs& in, WorkBound bound) {
    if (bound == WorkBound::events) return trCount(maxEvents, "%n event", "%n events");
    return trCount(in.hasFixedSteps() ? maxFixedSteps : maxAdaptiveSteps, "%n integration step",
                   "%n integration steps");
}

std::vector<Doubt> doubtsOf(const Inputs& in, const Ground& ground, const Trajectory& trajectory) {
    std::vector<Doubt> doubts;
    doubtLedger(trajectory.energyResidual, trajectory.breaches, doubts);
    if (!doubts.empty() && in.hasFixedSteps())
        doubts.front().sentence =
            tr("%1 Fixed steps of %2 s are too long for this run.", doubts.front().sentence, shortest(in.h));
    if (trajectory.bound != WorkBound::none)
        doubts.push_back({Doubt::Kind::bound,
                          tr("The run was aborted after %1, the limit for one run, so its end is not known.",
                             workOf(in, trajectory.bound))});
    if (in.hasFixedSteps() && trajectory.topSpeed * in.h > in.b)
        doubts.push_back({Doubt::Kind::resolution, tr("In a step of %1 s the rover moves farther than its "
                                                      "radius of %2 m, so it can miss rims and corners.",
                                                      shortest(in.h), quantityInFull(in.b, "m"))});
    if (in.isByHand())
        doubts.push_back(
            {Doubt::Kind::resolution,
             tr("The hand-coded methods do not locate events: an event within a step of %1 s is treated as "
                "if it happened at the end of the step. The results of this run are therefore doubtful.",
                shortest(in.h))});
    if (const auto face = shortFace(ground.profile))
        doubts.push_back(
            {Doubt::Kind::resolution, tr("The two end points of %1 differ by little more than rounding "
                                         "error, so the motion between them is not resolved.",
                                         ground.profile.name(*face))});
    return doubts;
}

} // namespace talweg::rover
