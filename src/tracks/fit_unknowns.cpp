#include "tracks/fit_unknowns.h"

#include "base/contract.h"
#include "physics/air.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

constexpr double unlimited = std::numeric_limits<double>::infinity();
/// Lower bound of positive unknowns, as a fraction of their typical values.
constexpr double leastPart = 1e-9;

/// A start quantity: its id, and the id of the input that contains it (none for the angle).
struct StartId {
    const char* id;
    const char* input;
};
constexpr std::array startIds{StartId{"x0", "q1"}, StartId{"h0", "clearance"}, StartId{"vx", "u4"},
                              StartId{"vy", "u5"}, StartId{"w", "u3"},         StartId{"th0", ""}};

bool contains(const std::vector<std::string>& ids, const std::string& id) {
    return std::ranges::find(ids, id) != ids.end();
}

const Bound<rover::Inputs>* rowOf(const std::string& id) {
    const auto& table = rover::inputTable();
    const auto row = std::ranges::find(table, id, [](const auto& one) { return one.parameter.id; });
    return row == table.end() ? nullptr : &*row;
}

Unknown startUnknown(const std::string& id, std::size_t track, const TrackSetup& setup) {
    const rover::Inputs& in = setup.rover.inputs;
    const double speed = std::sqrt(in.g * in.b);
    Unknown made{.id = id, .track = track, .low = -unlimited, .high = unlimited, .set = {}};
    const auto fill = [&made](double start, double scale, std::function<void(TrackSetup&, double)> set) {
        made.start = start;
        made.scale = scale;
        made.set = std::move(set);
    };
    if (id == "x0")
        fill(in.q1.value_or(0), in.b, [](TrackSetup& s, double v) { s.rover.inputs.q1 = v; });
    else if (id == "h0") {
        fill(in.clearance, in.b, [](TrackSetup& s, double v) { s.rover.inputs.clearance = v; });
        made.low = leastPart * in.b;
    } else if (id == "vx")
        fill(in.u4, speed, [](TrackSetup& s, double v) { s.rover.inputs.u4 = v; });
    else if (id == "vy")
        fill(in.u5, speed, [](TrackSetup& s, double v) { s.rover.inputs.u5 = v; });
    else if (id == "w")
        fill(in.spin(), speed / in.b, [](TrackSetup& s, double v) { s.rover.inputs.u3 = v; });
    else
        fill(setup.angle0, 1, [](TrackSetup& s, double v) { s.angle0 = v; });
    return made;
}

/// Sets the drag per length K (1/m) by choosing the air density. The drag coefficient is that of the inputs
/// or, if that is 0, 0.5, as for a smooth sphere.
void setDrag(rover::Inputs& in, double drag) {
    if (!(in.cd > 0)) in.cd = 0.5;
    in.rho = drag / dragPerMass(1, in.cd, in.b, in.m);
}

Unknown dragUnknown(const rover::Inputs& in) {
    constexpr double usual = 0.02; // 1/m, typical of balls used for tracks
    const double given = dragPerMass(in.rho, in.cd, in.b, in.m);
    return {.id = "K",
            .start = given > 0 ? given : usual,
            .scale = usual,
            .low = 0,
            .high = unlimited,
            .set = [](TrackSetup& s, double v) { setDrag(s.rover.inputs, v); }};
}

Unknown lawUnknown(const RoverSetup& rover) {
    return {.id = "law_v",
            .start = rover.lawSpeed,
            .scale = rover.lawSpeed,
            .low = leastPart * rover.lawSpeed,
            .high = unlimited,
            .set = [](TrackSetup& s, double v) { s.rover.lawSpeed = v; }};
}

/// The value of a parameter in `values`; 0 if it is no number.
double valueIn(const Values& values, const Parameter& parameter) {
    const auto found = values.find(parameter.id);
    const auto* const number = found == values.end() ? nullptr : std::get_if<double>(&found->second);
    return number ? *number : 0;
}

Unknown inputUnknown(const FitRequest& request, const std::string& id) {
    const Bound<rover::Inputs>* const row = rowOf(id);
    TALWEG_EXPECTS(row != nullptr);
    const Parameter& parameter = row->parameter;
    const double given = valueIn(request.values, parameter);
    const double off = leastPart * parameter.step;
    Unknown made{.id = id,
                 .start = given,
                 .scale = std::max(std::abs(given), parameter.step),
                 .low = parameter.range.min + (parameter.range.minIncluded ? 0 : off),
                 .high = parameter.range.max - (parameter.range.maxIncluded ? 0 : off),
                 .set = [row](TrackSetup& s, double v) { row->assign(s.rover.inputs, v); }};
    if (id == "mu" && !contains(request.free, "mu_k"))
        made.set = [row](TrackSetup& s, double v) {
            row->assign(s.rover.inputs, v);
            s.rover.inputs.muK = v;
        };
    return made;
}

Unknown unknownOf(const FitRequest& request, const std::string& id, const TrackSetup& setup) {
    if (id == "K") return dragUnknown(setup.rover.inputs);
    if (id == "law_v") return lawUnknown(setup.rover);
    return inputUnknown(request, id);
}

} // namespace

bool isStartId(const std::string& id) {
    return std::ranges::any_of(startIds, [&id](const StartId& one) { return id == one.id; });
}

std::string fittedId(const std::string& input) {
    for (const StartId& one : startIds)
        if (input == one.input) return one.id;
    return input == "rho" || input == "cd" ? "K" : input;
}

std::string unknownUnit(const std::string& id) {
    const std::string bare = id.substr(0, id.find('['));
    if (bare == "K") return "1/m";
    if (bare == "law_v") return "m/s";
    if (bare == "th0") return "rad";
    const auto start = std::ranges::find_if(startIds, [&bare](const StartId& one) { return bare == one.id; });
    const Bound<rover::Inputs>* const row = rowOf(start == startIds.end() ? bare : start->input);
    TALWEG_EXPECTS(row != nullptr);
    return row->parameter.unit;
}

std::vector<std::string> freeIds() {
    std::vector<std::string> ids;
    for (const StartId& one : startIds)
        ids.emplace_back(one.id);
    ids.emplace_back("K");
    ids.emplace_back("law_v");
    for (const auto& row : rover::inputTable())
        if (row.parameter.kind == Parameter::Kind::number && fittedId(row.parameter.id) == row.parameter.id)
            ids.push_back(row.parameter.id);
    return ids;
}

bool isFreeStart(const FitRequest& request, const Track& track, const TrackSetup& setup,
                 const std::string& id) {
    if (contains(request.known, id)) return false;
    if (contains(request.free, id)) return true;
    const bool seesX = track.usesX && !track.x.empty(), seesAngle = !track.angle.empty();
    if (id == "th0") return seesAngle;
    if (id == "x0" || id == "vx") return seesX;
    if (id == "w") return !setup.isInContact && (seesX || seesAngle);
    return !setup.isInContact;
}

std::vector<Unknown> unknownsOf(const FitRequest& request, const std::vector<TrackSetup>& setups) {
    std::vector<Unknown> unknowns;
    const bool areSeveral = setups.size() > 1;
    const auto add = [&](Unknown one, std::optional<std::size_t> track) {
        one.track = track;
        if (track && areSeveral) one.id += '[' + std::to_string(*track + 1) + ']';
        unknowns.push_back(std::move(one));
    };
    for (const std::string& id : request.free) {
        if (isStartId(id)) continue;
        if (!request.shared || contains(*request.shared, id))
            add(unknownOf(request, id, setups.front()), {});
        else
            for (std::size_t i = 0; i < setups.size(); ++i)
                add(unknownOf(request, id, setups[i]), i);
    }
    for (std::size_t i = 0; i < setups.size(); ++i)
        for (const StartId& one : startIds)
            if (isFreeStart(request, request.tracks[i], setups[i], one.id))
                add(startUnknown(one.id, i, setups[i]), i);
    return unknowns;
}

std::vector<TrackSetup> withUnknowns(std::vector<TrackSetup> setups, const std::vector<Unknown>& unknowns,
                                     const Eigen::VectorXd& point) {
    for (std::size_t i = 0; i < setups.size(); ++i)
        for (std::size_t k = 0; k < unknowns.size(); ++k)
            if (!unknowns[k].track || *unknowns[k].track == i)
                unknowns[k].set(setups[i], point[static_cast<Eigen::Index>(k)]);
    return setups;
}

} // namespace talweg
