#include "tracks/fit.h"

#include "study/parallel.h"
#include "tracks/fit_start.h"
#include "tracks/fit_statistics.h"
#include "tracks/fit_unknowns.h"
#include "tracks/least_squares.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <stdexcept>

namespace talweg {

namespace {

/// Number of starts in addition to that of stage 1, and their largest relative distance from it.
constexpr std::size_t otherStarts = 8;
constexpr double startSpread = 0.2;
/// Largest number of steps of a search. One that converges takes about ten.
constexpr int mostSteps = 60;
/// Robust fits: the loss is quadratic for residuals up to this many σ and linear beyond.
constexpr double huberLimit = 3;
/// A model is rejected if χ²/dof exceeds `refusedChi2` and the probability of such a χ² is below `refusedP`.
constexpr double refusedChi2 = 1.5, refusedP = 1e-3;
/// Confidence for the hypothesis that no impact slips. It is rejected if it increases χ² by more than this
/// quantile of χ² with one degree of freedom.
constexpr double gripConfidence = 0.95;
/// Coefficient of friction at which no impact of a track slips.
constexpr double grippingFriction = 1e6;
/// Unknowns are listed with a direction if their component exceeds this fraction of the largest component.
constexpr double namedPart = 0.05;
/// The flights of a track contradict the given gravity if theirs differs by more than this many standard
/// deviations and by more than this fraction.
constexpr double gravityDeviations = 5, gravityPart = 0.01;

/// The residual whose square is the Huber loss: quadratic up to the limit, linear beyond.
double huber(double residual) {
    const double size = std::abs(residual);
    if (size <= huberLimit) return residual;
    return std::copysign(std::sqrt(huberLimit * (2 * size - huberLimit)), residual);
}

std::string bareId(const std::string& id) {
    return id.substr(0, id.find('['));
}

bool isFriction(const Unknown& unknown) {
    const std::string id = bareId(unknown.id);
    return id == "mu" || id == "mu_k";
}

/// The columns of a track that are compared with the model.
struct Compared {
    bool x, y, angle;

    explicit Compared(const Track& track)
        : x(track.usesX && !track.x.empty()), y(track.usesY), angle(!track.angle.empty()) {}
    std::size_t count() const { return std::size_t(x) + std::size_t(y) + std::size_t(angle); }
};

/// The residuals of a fit as a function of some of its unknowns, and their minimization.
class Comparison {
public:
    Comparison(const FitRequest& request, std::vector<TrackSetup> setups, std::vector<Unknown> unknowns,
               const std::stop_token& stop)
        : m_request(request), m_setups(std::move(setups)), m_unknowns(std::move(unknowns)), m_stop(stop) {
        m_problem.residuals = [this](const Eigen::VectorXd& p, Eigen::VectorXd& r) { compare(p, r); };
        for (const Track& track : request.tracks)
            m_problem.count += static_cast<Eigen::Index>(track.size() * Compared(track).count());
        const auto n = static_cast<Eigen::Index>(m_unknowns.size());
        m_problem.scale = m_problem.low = m_problem.high = m_start = Eigen::VectorXd::Zero(n);
        for (Eigen::Index k = 0; k < n; ++k) {
            const Unknown& unknown = m_unknowns[static_cast<std::size_t>(k)];
            m_problem.scale[k] = unknown.scale;
            m_problem.low[k] = unknown.low;
            m_problem.high[k] = unknown.high;
            m_start[k] = std::clamp(unknown.start, unknown.low, unknown.high);
        }
    }
    Comparison(const Comparison&) = delete;
    Comparison& operator=(const Comparison&) = delete;

    const LeastSquares& problem() const { return m_problem; }
    const std::vector<Unknown>& unknowns() const { return m_unknowns; }
    const Eigen::VectorXd& start() const { return m_start; }
    std::vector<TrackSetup> setupsAt(const Eigen::VectorXd& point) const {
        return withUnknowns(m_setups, m_unknowns, point);
    }
    RoverPath pathOf(const TrackSetup& setup, const Track& track) const {
        return {setup.rover, track.duration(), m_stop};
    }
    /// Adds simulated noise, in units of σ, to the measurements.
    void disturb(const Eigen::VectorXd& noise) { m_noise = noise; }

    Minimum from(const Eigen::VectorXd& start) const {
        return minimized(m_problem, start, mostSteps, m_stop);
    }

private:
    void compare(const Eigen::VectorXd& point, Eigen::VectorXd& residuals) const {
        const std::vector<TrackSetup> setups = setupsAt(point);
        Eigen::Index at = 0;
        try {
            for (std::size_t i = 0; i < setups.size(); ++i)
                compare(m_request.tracks[i], setups[i], residuals, at);
        } catch (const std::runtime_error&) { // rejects points where the solver fails
            residuals.setConstant(LeastSquares::refused);
            return;
        }
        if (m_noise.size() > 0) residuals -= m_noise;
        if (m_request.isRobust)
            for (double& residual : residuals)
                residual = huber(residual);
    }

    void compare(const Track& track, const TrackSetup& setup, Eigen::VectorXd& residuals,
                 Eigen::Index& at) const {
        const RoverPath path = pathOf(setup, track);
        const Compared compared(track);
        for (std::size_t i = 0; i < track.size(); ++i) {
            const FitResidual off = residualAt(track, setup, path, i);
            if (compared.x) residuals[at++] = *off.x / setup.sigma;
            if (compared.y) residuals[at++] = *off.y / setup.sigma;
            if (compared.angle) residuals[at++] = *off.angle / setup.sigmaAngle;
        }
    }

public:
    static FitResidual residualAt(const Track& track, const TrackSetup& setup, const RoverPath& path,
                                  std::size_t i) {
        const Compared compared(track);
        const rover::State state = path.at(track.t[i] - track.t.front());
        const double dx = track.x.empty() ? 0 : state.x - track.x[i], dy = state.y - track.y[i];
        const double c = std::cos(track.tilt), s = std::sin(track.tilt);
        FitResidual made{.t = track.t[i]};
        if (compared.x) made.x = c * dx + s * dy;
        if (compared.y) made.y = c * dy - s * dx;
        if (compared.angle) made.angle = setup.angle0 + state.angle - track.angle[i];
        return made;
    }

private:
    const FitRequest& m_request;
    std::vector<TrackSetup> m_setups;
    std::vector<Unknown> m_unknowns;
    const std::stop_token& m_stop;
    LeastSquares m_problem;
    Eigen::VectorXd m_start, m_noise;
};

/// The gravity that the flights of a track show, m/s², if it contradicts the given one.
std::optional<Measured> contradictingGravity(const Track& track, SegmentsRequest how) {
    if (!how.g || how.hasDrag) return std::nullopt;
    const double given = *how.g;
    how.g.reset();
    const Segments found = segmentsOf(track, how);
    const double off = std::abs(found.g.value - given);
    const bool isCertain = off > gravityDeviations * found.g.sd && off > gravityPart * given;
    return found.impacts.empty() || !isCertain ? std::nullopt : std::optional(found.g);
}

double unitOf(std::mt19937_64& engine) {
    return static_cast<double>(engine() >> 11) * 0x1p-53;
}

/// A standard normal random number, by the Box–Muller transform.
double normalOf(std::mt19937_64& engine) {
    constexpr double twoPi = 6.283185307179586;
    return std::sqrt(-2 * std::log(1 - unitOf(engine))) * std::cos(twoPi * unitOf(engine));
}

/// A Latin hypercube around a point: the range of each unknown is divided into `count` parts, each of which
/// contains one point.
std::vector<Eigen::VectorXd> latinHypercube(const Eigen::VectorXd& centre, std::size_t count,
                                            std::uint64_t seed) {
    std::mt19937_64 engine(seed);
    std::vector<Eigen::VectorXd> points(count, centre);
    for (Eigen::Index k = 0; k < centre.size(); ++k) {
        std::vector<std::size_t> parts(count);
        std::iota(parts.begin(), parts.end(), std::size_t(0));
        for (std::size_t i = count - 1; i > 0; --i)
            std::swap(parts[i], parts[engine() % (i + 1)]);
        for (std::size_t i = 0; i < count; ++i) {
            const double place =
                (static_cast<double>(parts[i]) + unitOf(engine)) / static_cast<double>(count);
            points[i][k] *= 1 + startSpread * (2 * place - 1);
        }
    }
    return points;
}

class Fitter {
public:
    Fitter(const FitRequest& request, const std::stop_token& stop, const Progress& progress)
        : m_request(request), m_stop(stop), m_progress(progress) {}

    Fit fit() {
        cutTracks();
        auto all = comparisonOf(unknowns());
        if (countDof(*all) < 1) return std::move(m_fit);
        Minimum best = search(*all);
        auto kept = std::move(all);
        if (!best.isCancelled) best = withoutUnreachedFriction(kept, best);
        if (best.isCancelled) {
            m_fit.isCancelled = true;
            return std::move(m_fit);
        }
        judge(*kept, best);
        addPaths(*kept, best.point);
        if (m_fit.isRefused) {
            compareGravity();
            tryOtherLaws();
        }
        if (m_request.bootstrap > 0) bootstrap(*kept, best.point);
        m_fit.isCancelled = m_stop.stop_requested();
        return std::move(m_fit);
    }

private:
    void report(double done) const {
        if (m_progress) m_progress(done);
    }

    // --- the start ---------------------------------------------------------------------------------

    void cutTracks() {
        const rover::Inputs in = inputsOf(rover::inputTable(), m_request.values);
        const rover::Ground ground = rover::groundOf(in);
        const bool fitsGravity = std::ranges::count(m_request.free, "g") > 0;
        const bool hasDrag = ground.air.drag > 0 || std::ranges::count(m_request.free, "K") > 0;
        for (const Track& track : m_request.tracks) {
            SegmentsRequest how{.sigma = track.sigma, .hasDrag = hasDrag, .slope = slopeOf(ground)};
            if (!fitsGravity && !track.isInPixels) how.g = in.g;
            m_segments.push_back(segmentsOf(track, how));
            m_cuts.push_back(std::move(how));
            m_setups.push_back(startOf(m_request, track, m_segments.back()));
            m_fit.isSigmaEstimated |= track.sigma <= 0;
            m_fit.tracks.push_back(
                {m_segments.back(), {}, m_setups.back().sigma, m_setups.back().isInContact});
        }
    }

    /// The slope angle of the ground (rad) as a function of x (m); empty for level ground.
    static std::function<double(double)> slopeOf(const rover::Ground& ground) {
        const auto& pieces = ground.curve->pieces;
        const bool isLevel = std::ranges::all_of(pieces, [](const OffsetPiece& piece) {
            return piece.shape == OffsetPiece::Shape::line && piece.tilt == 0;
        });
        if (isLevel) return {};
        return [curve = ground.curve](double x) {
            const OffsetPiece& piece = curve->pieces[curve->pieceAt(x)];
            return piece.shape == OffsetPiece::Shape::line ? piece.tilt : 0.0;
        };
    }

    std::vector<Unknown> unknowns() const {
        std::vector<Unknown> made = unknownsOf(m_request, m_setups);
        suggestContact(made, m_request, m_segments);
        return made;
    }

    std::unique_ptr<Comparison> comparisonOf(std::vector<Unknown> unknowns) const {
        return std::make_unique<Comparison>(m_request, m_setups, std::move(unknowns), m_stop);
    }

    long countDof(const Comparison& comparison) {
        m_fit.dof =
            static_cast<long>(comparison.problem().count) - static_cast<long>(comparison.unknowns().size());
        return m_fit.dof;
    }

    // --- the search --------------------------------------------------------------------------------

    /// The starts of a search. If friction is unknown, one start has a friction at which all impacts grip,
    /// the other one at which the impact with the largest impulse ratio slips.
    std::vector<Eigen::VectorXd> firstStarts(const Comparison& comparison) const {
        constexpr double slipping = 0.95; // slipping friction, as a fraction of the largest observed impulse
                                          // ratio
        const auto largest = largestFriction(m_segments);
        std::vector<Eigen::VectorXd> starts{comparison.start()};
        const bool hasFriction = std::ranges::any_of(comparison.unknowns(), isFriction);
        if (!hasFriction || !largest) return starts;
        Eigen::VectorXd slips = comparison.start();
        for (std::size_t k = 0; k < comparison.unknowns().size(); ++k)
            if (isFriction(comparison.unknowns()[k]))
                slips[static_cast<Eigen::Index>(k)] = slipping * *largest;
        starts.push_back(slips);
        return starts;
    }

    Minimum search(const Comparison& comparison) const {
        std::vector<Eigen::VectorXd> starts = firstStarts(comparison);
        const Eigen::VectorXd centre = starts.back();
        for (Eigen::VectorXd& start : latinHypercube(centre, otherStarts, m_request.seed))
            starts.push_back(std::move(start));
        Minimum best;
        for (std::size_t i = 0; i < starts.size(); ++i) {
            const Minimum found = comparison.from(starts[i]);
            if (found.isCancelled) return found;
            if (i == 0 || found.squares < best.squares) best = found;
            report(searchShare() * static_cast<double>(i + 1) / static_cast<double>(starts.size()));
        }
        return best;
    }

    double searchShare() const { return m_request.bootstrap > 0 ? 0.1 : 1; }

    // --- friction that no impact reaches -----------------------------------------------------------

    /// Removes friction from the unknowns if a fit in which all impacts grip is equally good. Only a lower
    /// bound of friction is then known.
    Minimum withoutUnreachedFriction(std::unique_ptr<Comparison>& comparison, const Minimum& best) {
        if (std::ranges::none_of(comparison->unknowns(), isFriction)) return best;
        std::vector<TrackSetup> gripping = m_setups;
        for (TrackSetup& setup : gripping)
            setup.rover.inputs.mu = setup.rover.inputs.muK = grippingFriction;
        std::swap(gripping, m_setups);
        std::vector<Unknown> rest, frictions;
        Eigen::VectorXd start(best.point.size());
        Eigen::Index n = 0;
        for (std::size_t k = 0; k < comparison->unknowns().size(); ++k) {
            const Unknown& unknown = comparison->unknowns()[k];
            (isFriction(unknown) ? frictions : rest).push_back(unknown);
            if (!isFriction(unknown)) start[n++] = best.point[static_cast<Eigen::Index>(k)];
        }
        auto grips = comparisonOf(rest);
        Minimum found = search(*grips);
        const Minimum again = grips->from(start.head(n));
        if (again.squares < found.squares) found = again;
        const double s2 = std::max(1.0, best.squares / static_cast<double>(m_fit.dof));
        if (found.squares > best.squares + s2 * chiSquaredQuantile(gripConfidence)) {
            std::swap(gripping, m_setups);
            return best;
        }
        comparison = std::move(grips);
        countDof(*comparison);
        addBounds(frictions, *comparison, found.point);
        return found;
    }

    void addBounds(const std::vector<Unknown>& frictions, const Comparison& comparison,
                   const Eigen::VectorXd& point) {
        const std::vector<TrackSetup> setups = comparison.setupsAt(point);
        double bound = 0;
        for (std::size_t i = 0; i < setups.size(); ++i) {
            const RoverPath path = comparison.pathOf(setups[i], m_request.tracks[i]);
            for (const PathImpact& impact : path.impacts())
                if (impact.normal > 0) bound = std::max(bound, std::abs(impact.tangential) / impact.normal);
        }
        for (const Unknown& friction : frictions)
            m_fit.parameters.push_back({.id = friction.id, .verdict = FitVerdict::bounded, .bound = bound});
    }

    // --- results -----------------------------------------------------------------------------------

    void judge(const Comparison& comparison, const Minimum& best) {
        m_fit.chi2 = best.squares;
        m_fit.p = chiSquaredTail(best.squares, m_fit.dof);
        m_fit.aic = best.squares + 2 * static_cast<double>(best.point.size());
        m_fit.isRefused = m_fit.chi2PerDof() > refusedChi2 && m_fit.p < refusedP;
        Eigen::VectorXd residuals(comparison.problem().count);
        comparison.problem().residuals(best.point, residuals);
        m_fit.runsP = runsTest({residuals.data(), static_cast<std::size_t>(residuals.size())});
        const Separation found = separated(comparison.problem().jacobian(best.point));
        m_covariance = variance() * found.covariance;
        addUnknowns(comparison, best.point, found);
        addDirections(comparison, best.point, found);
    }

    /// The factor s² of the covariance; see fitted().
    double variance() const {
        return m_fit.isSigmaEstimated ? m_fit.chi2PerDof() : std::max(1.0, m_fit.chi2PerDof());
    }

    /// Indices of the unknowns with a large component in a direction.
    static std::vector<Eigen::Index> namedIn(const Eigen::VectorXd& direction, const Eigen::VectorXd& sizes) {
        const Eigen::VectorXd parts = direction.cwiseQuotient(sizes).cwiseAbs();
        std::vector<Eigen::Index> named;
        for (Eigen::Index k = 0; k < parts.size(); ++k)
            if (parts[k] > namedPart * parts.maxCoeff()) named.push_back(k);
        return named;
    }

    void addUnknowns(const Comparison& comparison, const Eigen::VectorXd& point, const Separation& found) {
        std::vector<bool> isFree(comparison.unknowns().size(), false);
        for (const Eigen::VectorXd& direction : found.free)
            for (const Eigen::Index k : namedIn(direction, comparison.problem().scale))
                isFree[static_cast<std::size_t>(k)] = true;
        const double t = studentHalfWidth(m_fit.dof);
        std::vector<FittedParameter> made;
        for (std::size_t k = 0; k < isFree.size(); ++k) {
            const auto at = static_cast<Eigen::Index>(k);
            FittedParameter one{.id = comparison.unknowns()[k].id};
            if (isFree[k])
                one.verdict = FitVerdict::notSeparable;
            else {
                one.estimate = point[at];
                one.sd = std::sqrt(m_covariance(at, at));
                one.halfWidth = t * one.sd;
                m_estimated.push_back(at);
                m_fit.correlated.push_back(one.id);
            }
            made.push_back(one);
        }
        m_fit.parameters.insert(m_fit.parameters.begin(), made.begin(), made.end());
        for (const Eigen::Index i : m_estimated) {
            auto& row = m_fit.correlations.emplace_back();
            for (const Eigen::Index k : m_estimated)
                row.push_back(m_covariance(i, k) / std::sqrt(m_covariance(i, i) * m_covariance(k, k)));
        }
    }

    void addDirections(const Comparison& comparison, const Eigen::VectorXd& point, const Separation& found) {
        for (const Eigen::VectorXd& direction : found.free) {
            NotSeparable one;
            const auto named = namedIn(direction, comparison.problem().scale);
            Eigen::VectorXd parts(static_cast<Eigen::Index>(named.size()));
            for (std::size_t i = 0; i < named.size(); ++i) {
                one.ids.push_back(comparison.unknowns()[static_cast<std::size_t>(named[i])].id);
                parts[static_cast<Eigen::Index>(i)] = direction[named[i]];
            }
            parts.normalize();
            one.direction.assign(parts.begin(), parts.end());
            one.hasNoEffect = named.size() == 1;
            one.acceleration = rollingAcceleration(comparison, point, one.ids, named);
            const bool isKnown = std::ranges::any_of(
                m_fit.notSeparable, [&one](const NotSeparable& other) { return other.ids == one.ids; });
            if (!isKnown) m_fit.notSeparable.push_back(std::move(one));
        }
    }

    /// Rolling acceleration on a slope, (g sin φ − c_rr g cos φ)/(1 + k), m/s². It is known even if c_rr and
    /// k cannot be separated.
    std::optional<IntervalEstimate> rollingAcceleration(const Comparison& comparison,
                                                        const Eigen::VectorXd& point,
                                                        const std::vector<std::string>& ids,
                                                        const std::vector<Eigen::Index>& named) const {
        std::vector<std::string> sorted = ids;
        std::ranges::sort(sorted);
        if (sorted != std::vector<std::string>{"c_rr", "k"}) return std::nullopt;
        const rover::Inputs in = comparison.setupsAt(point).front().rover.inputs;
        const rover::Ground ground = rover::groundOf(in);
        const OffsetPiece& piece = ground.curve->pieces[ground.curve->pieceAt(in.q1.value_or(ground.start))];
        const double along = -in.g * piece.tangent.y(), normal = in.g * piece.tangent.x();
        const double crr = in.rollingResistance, k = in.k();
        const double acceleration = (along - crr * normal) / (1 + k);
        Eigen::VectorXd gradient = Eigen::VectorXd::Zero(point.size());
        gradient[named[ids[0] == "c_rr" ? 0 : 1]] = -normal / (1 + k);
        gradient[named[ids[0] == "k" ? 0 : 1]] = -acceleration / (1 + k);
        const double sd = std::sqrt(gradient.dot(m_covariance * gradient));
        return IntervalEstimate{acceleration, studentHalfWidth(m_fit.dof) * sd};
    }

    void addPaths(const Comparison& comparison, const Eigen::VectorXd& point) {
        const std::vector<TrackSetup> setups = comparison.setupsAt(point);
        for (std::size_t i = 0; i < setups.size(); ++i) {
            const Track& track = m_request.tracks[i];
            const RoverPath path = comparison.pathOf(setups[i], track);
            m_fit.tracks[i].impacts = path.impacts();
            m_fit.tracks[i].inputs = setups[i].rover.inputs;
            for (std::size_t k = 0; k < track.size(); ++k) {
                m_fit.residuals.push_back(Comparison::residualAt(track, setups[i], path, k));
                m_fit.residuals.back().track = i;
            }
        }
    }

    void compareGravity() {
        for (std::size_t i = 0; i < m_cuts.size(); ++i)
            m_fit.tracks[i].gravity = contradictingGravity(m_request.tracks[i], m_cuts[i]);
    }

    // --- other laws --------------------------------------------------------------------------------

    void tryOtherLaws() {
        const bool hasRestitution = std::ranges::count(m_request.free, "e") > 0;
        if (m_request.law != ImpactLaw::constant || !hasRestitution) return;
        for (const ImpactLaw law : {ImpactLaw::halfVelocity, ImpactLaw::pfeiffer}) {
            FitRequest request = m_request;
            request.law = law;
            request.bootstrap = 0;
            request.free.emplace_back("law_v");
            if (law == ImpactLaw::halfVelocity) std::erase(request.free, "e");
            addLaw(law, Fitter(request, m_stop, {}).fit());
        }
        std::ranges::sort(m_fit.otherLaws, {}, &OtherLaw::aic);
    }

    void addLaw(ImpactLaw law, const Fit& fit) {
        if (fit.isCancelled || fit.dof < 1) return;
        OtherLaw made{.law = law, .chi2PerDof = fit.chi2PerDof(), .aic = fit.aic};
        for (const FittedParameter& one : fit.parameters) {
            if (one.id == "e") made.e = one.estimate;
            if (one.id == "law_v") made.lawSpeed = one.estimate;
        }
        m_fit.otherLaws.push_back(made);
    }

    // --- bootstrap ---------------------------------------------------------------------------------

    void bootstrap(const Comparison& comparison, const Eigen::VectorXd& point) {
        std::vector<Eigen::VectorXd> refits(m_request.bootstrap);
        Eigen::VectorXd residuals(comparison.problem().count);
        comparison.problem().residuals(point, residuals);
        const double s = std::sqrt(variance());
        const auto refit = [&](std::size_t run) {
            std::seed_seq seed{m_request.seed, static_cast<std::uint64_t>(run)};
            std::mt19937_64 engine(seed);
            // The simulated measurement is model plus noise, which equals the real measurement plus its
            // residual plus noise.
            Eigen::VectorXd noise = residuals;
            for (double& one : noise)
                one += s * normalOf(engine);
            Comparison disturbed(m_request, m_setups, comparison.unknowns(), m_stop);
            disturbed.disturb(noise);
            refits[run] = disturbed.from(point).point;
        };
        const auto share = [this](double done) { report(searchShare() + (1 - searchShare()) * done); };
        const bool isWhole = inParallel(m_request.bootstrap, {1, m_request.threads}, m_stop, share,
                                        [&](std::size_t first, std::size_t last) {
                                            for (std::size_t run = first; run < last; ++run)
                                                refit(run);
                                        });
        if (isWhole) addPercentiles(refits);
    }

    void addPercentiles(const std::vector<Eigen::VectorXd>& refits) {
        for (std::size_t i = 0; i < m_estimated.size(); ++i) {
            std::vector<double> values;
            for (const Eigen::VectorXd& refit : refits)
                values.push_back(refit[m_estimated[i]]);
            std::ranges::sort(values);
            const auto at = [&values](double part) {
                const double place = part * static_cast<double>(values.size() - 1);
                return values[static_cast<std::size_t>(std::lround(place))];
            };
            const auto one = std::ranges::find(m_fit.parameters, m_fit.correlated[i], &FittedParameter::id);
            one->bootstrap = FitInterval{at(0.025), at(0.975)};
        }
    }

    const FitRequest& m_request;
    const std::stop_token& m_stop;
    const Progress& m_progress;
    Fit m_fit;
    std::vector<SegmentsRequest> m_cuts; ///< how each track was cut into its segments
    std::vector<Segments> m_segments;
    std::vector<TrackSetup> m_setups;
    Eigen::MatrixXd m_covariance;
    std::vector<Eigen::Index> m_estimated; ///< indices of the estimated unknowns
};

} // namespace

const char* word(FitVerdict verdict) {
    if (verdict == FitVerdict::bounded) return "bounded";
    return verdict == FitVerdict::notSeparable ? "not-separable" : "estimated";
}

Fit stage1(const FitRequest& request) {
    Fit fit;
    const bool fitsGravity = std::ranges::count(request.free, "g") > 0;
    for (const Track& track : request.tracks) {
        SegmentsRequest how{.sigma = track.sigma};
        if (!fitsGravity && !track.isInPixels) how.g = std::get<double>(request.values.at("g"));
        fit.tracks.push_back(
            {.segments = segmentsOf(track, how), .gravity = contradictingGravity(track, how)});
    }
    return fit;
}

Fit fitted(const FitRequest& request, const std::stop_token& stop, const Progress& progress) {
    return Fitter(request, stop, progress).fit();
}

} // namespace talweg
