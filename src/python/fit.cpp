#include "python/fit.h"

#include "base/number.h"
#include "base/text.h"
#include "base/translation.h"
#include "python/inputs.h"
#include "python/solving.h"
#include "tracks/fit_unknowns.h"
#include "tracks/fit_use.h"

#include <stdexcept>

namespace py = pybind11;

namespace talweg::python {

namespace {

struct SolvedFit {
    FitRequest request;
    Fit fit;
};

/// A track from a dict: arrays t, y and optionally x and angle; numbers sigma and sigma_angle; a text use.
Track trackFrom(const py::handle& object, std::size_t number) {
    Track track{.name = tr("Track %1", number)};
    std::string use = "xy";
    for (const auto& [key, value] : py::cast<py::dict>(object)) {
        const auto name = py::cast<std::string>(key);
        if (name == "t" || name == "x" || name == "y" || name == "angle") {
            auto& column = name == "t"   ? track.t
                           : name == "x" ? track.x
                           : name == "y" ? track.y
                                         : track.angle;
            column = py::cast<std::vector<double>>(value);
        } else if (name == "sigma")
            track.sigma = py::cast<double>(value);
        else if (name == "sigma_angle")
            track.sigmaAngle = py::cast<double>(value);
        else if (name == "use")
            use = py::cast<std::string>(value);
        else
            throw std::invalid_argument(
                tr("A track has no key %1; keys are t, x, y, angle, sigma, sigma_angle and use.",
                   inQuotes(name)));
    }
    track.usesX = use.find('x') != std::string::npos;
    track.usesY = use.find('y') != std::string::npos;
    if (const std::string wrong = complaintAbout(track); !wrong.empty())
        throw std::invalid_argument(tr("%1: %2", track.name, wrong));
    return track;
}

std::vector<Track> tracksFrom(const py::object& object) {
    std::vector<Track> tracks;
    if (py::isinstance<py::dict>(object)) return {trackFrom(object, 1)};
    for (const py::handle one : object)
        tracks.push_back(trackFrom(one, tracks.size() + 1));
    if (tracks.empty()) throw std::invalid_argument(tr("A fit needs at least one track."));
    return tracks;
}

std::vector<std::string> unknownsFrom(const std::vector<std::string>& given) {
    const std::vector<std::string> allowed = freeIds();
    std::vector<std::string> ids;
    for (const std::string& one : given) {
        const std::string id = fittedId(one);
        if (std::ranges::find(allowed, id) == allowed.end())
            throw std::invalid_argument(tr("%1 cannot be fitted.", inQuotes(one)));
        if (std::ranges::find(ids, id) == ids.end()) ids.push_back(id);
    }
    return ids;
}

ImpactLaw lawCalled(const std::string& name) {
    if (const auto law = impactLaw(name)) return *law;
    throw std::invalid_argument(
        tr("The law must be constant, half-velocity or pfeiffer, not %1.", inQuotes(name)));
}

SolvedFit fit(const py::object& tracks, const std::vector<std::string>& free,
              const std::vector<std::string>& known, const std::optional<std::vector<std::string>>& shared,
              const std::string& law, bool isRobust, std::size_t bootstrap, std::uint64_t seed,
              const py::object& inputs, unsigned threads, const py::kwargs& more) {
    const auto rover = systemCalled("rover");
    SolvedFit solved;
    FitRequest& request = solved.request;
    request.tracks = tracksFrom(tracks);
    request.values = valuesFrom(*rover, inputs, more);
    if (!isFittable(request.values))
        throw std::invalid_argument(tr("A fit needs convention=\"consistent\" and solver=\"event\"."));
    request.free = unknownsFrom(free);
    request.known = unknownsFrom(known);
    if (shared) request.shared = unknownsFrom(*shared);
    request.law = lawCalled(law);
    request.isRobust = isRobust;
    request.bootstrap = bootstrap;
    request.seed = seed;
    request.threads = threads;
    solved.fit = interruptibly([&](const std::stop_token& stop) { return fitted(request, stop); });
    if (solved.fit.dof < 1)
        throw std::invalid_argument(tr("The tracks have too few samples for the unknowns. Fit fewer inputs, "
                                       "or name start quantities in known."));
    return solved;
}

py::dict parametersOf(const SolvedFit& of) {
    py::dict parameters;
    for (const FittedParameter& one : of.fit.parameters) {
        py::dict entry;
        entry["verdict"] = word(one.verdict);
        if (one.verdict == FitVerdict::estimated) {
            entry["estimate"] = one.estimate;
            entry["sd"] = one.sd;
            entry["half_width_95"] = one.halfWidth;
        }
        if (one.verdict == FitVerdict::bounded) entry["bound"] = one.bound;
        if (one.bootstrap) entry["bootstrap_95"] = py::make_tuple(one.bootstrap->low, one.bootstrap->high);
        parameters[one.id.c_str()] = entry;
    }
    return parameters;
}

py::dict correlationsOf(const SolvedFit& of) {
    py::dict correlations;
    for (std::size_t i = 0; i < of.fit.correlated.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            correlations[py::make_tuple(of.fit.correlated[k], of.fit.correlated[i])] =
                of.fit.correlations[i][k];
    return correlations;
}

py::list impactsOf(const SolvedFit& of) {
    py::list tracks;
    for (const FittedTrack& track : of.fit.tracks) {
        py::list impacts;
        for (const TrackImpact& one : track.segments.impacts) {
            py::dict entry;
            entry["t"] = one.t;
            entry["speed"] = one.approach;
            entry["e"] = one.e.value;
            entry["e_sd"] = one.e.sd;
            entry["e_apex"] = one.eApex;
            entry["e_duration"] = one.eDuration;
            impacts.append(entry);
        }
        tracks.append(impacts);
    }
    return tracks;
}

py::list notSeparableOf(const SolvedFit& of) {
    py::list combinations;
    for (const NotSeparable& one : of.fit.notSeparable) {
        py::dict entry;
        entry["ids"] = one.ids;
        entry["direction"] = one.direction;
        if (one.acceleration) {
            entry["acceleration"] = one.acceleration->value;
            entry["half_width_95"] = one.acceleration->halfWidth;
        }
        combinations.append(entry);
    }
    return combinations;
}

py::list otherLawsOf(const SolvedFit& of) {
    py::list laws;
    for (const OtherLaw& one : of.fit.otherLaws) {
        py::dict entry;
        entry["law"] = word(one.law);
        if (one.law == ImpactLaw::pfeiffer) entry["e"] = one.e;
        entry["law_v"] = one.lawSpeed;
        entry["chi2_per_dof"] = one.chi2PerDof;
        entry["aic"] = one.aic;
        laws.append(entry);
    }
    return laws;
}

py::dict residualsOf(const SolvedFit& of) {
    std::vector<double> track, t, x, y, angle;
    for (const FitResidual& one : of.fit.residuals) {
        track.push_back(static_cast<double>(one.track));
        t.push_back(one.t);
        x.push_back(one.x.value_or(nothing));
        y.push_back(one.y.value_or(nothing));
        angle.push_back(one.angle.value_or(nothing));
    }
    py::dict residuals;
    for (const auto& [name, column] : {std::pair("track", &track), std::pair("t", &t), std::pair("x", &x),
                                       std::pair("y", &y), std::pair("angle", &angle)})
        residuals[name] = arrayOf(*column);
    return residuals;
}

py::dict valuesOf(const SolvedFit& of) {
    const auto rover = systemCalled("rover");
    py::dict values;
    for (const auto& [id, value] : fittedValues(of.request, of.fit))
        values[id.c_str()] = toPython(parameterOf(rover->parameters, id), value);
    return values;
}

} // namespace

void addFit(py::module_& module) {
    using namespace pybind11::literals;
    py::class_<SolvedFit>(module, "Fit", "Inputs of the rover fitted to measured tracks.")
        .def_property_readonly(
            "parameters", &parametersOf,
            "By id, a dict with verdict (estimated, bounded or not-separable), estimate, sd "
            "and half_width_95, or bound.")
        .def_property_readonly("correlations", &correlationsOf, "By pair of ids, the linear correlation.")
        .def_property_readonly("impacts", &impactsOf,
                               "Stage 1: for each track, its impacts as dicts with t (s), speed (m/s), e, "
                               "e_sd, e_apex and e_duration.")
        .def_property_readonly("not_separable", &notSeparableOf,
                               "Dicts with the ids of inputs that the tracks do not separate and the "
                               "direction along which the fit does not change. For c_rr and k also their "
                               "acceleration (g sin φ − c_rr g cos φ)/(1 + k) with half_width_95 (m/s²).")
        .def_property_readonly("other_laws", &otherLawsOf,
                               "If a constant e is refused, fits of laws that depend on the speed, the best "
                               "first: dicts with law, e, law_v (m/s), chi2_per_dof and aic.")
        .def_property_readonly("residuals", &residualsOf, "Run minus track, as arrays track, t, x, y, angle.")
        .def_property_readonly("values", &valuesOf,
                               "The inputs that the fit changed, with the start of the first track: "
                               "run(\"rover\", {**inputs, **fit.values}).")
        .def_property_readonly("chi2_per_dof", [](const SolvedFit& of) { return of.fit.chi2PerDof(); })
        .def_property_readonly("dof", [](const SolvedFit& of) { return of.fit.dof; })
        .def_property_readonly(
            "p", [](const SolvedFit& of) { return of.fit.p; }, "Probability of a χ² at least this large.")
        .def_property_readonly(
            "runs_p", [](const SolvedFit& of) { return of.fit.runsP; },
            "p-value of the runs test of residual signs.")
        .def_property_readonly(
            "refused", [](const SolvedFit& of) { return of.fit.isRefused; },
            "Whether the model does not describe the tracks.");
    module.def(
        "fit", &fit, "tracks"_a, "free"_a, py::kw_only(), "known"_a = std::vector<std::string>(),
        "shared"_a = py::none(), "law"_a = "constant", "robust"_a = false, "bootstrap"_a = 0, "seed"_a = 1,
        "inputs"_a = py::none(), "threads"_a = 0,
        "Fits inputs of the rover to measured positions of its centre: fit({\"t\": t, \"y\": y, "
        "\"sigma\": 0.001}, [\"e\"], terrain=\"flat\", b=0.05, g=9.81). Tracks are dicts with arrays t "
        "(s), y (m) and optionally x (m) and angle (rad), and numbers sigma and sigma_angle. Start "
        "quantities (x0, h0, vx, vy, w, th0) are fitted unless they are in `known`. All other "
        "keywords set inputs.");
}

} // namespace talweg::python
