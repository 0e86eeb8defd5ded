#include "support/falling_body.h"

#include "systems/outputs.h"

#include <cmath>

namespace talweg::tests {

namespace {

struct Inputs {
    double height = 0, speed = 0, g = 0;
};

template <double Inputs::*member>
void assign(Inputs& inputs, const Value& value) {
    inputs.*member = std::get<double>(value);
}

const std::vector<Bound<Inputs>>& table() {
    static const std::vector<Bound<Inputs>> rows{
        {{.id = "height",
          .symbol = "h",
          .label = "Height",
          .unit = "m",
          .group = "Start",
          .defaultValue = 10.0,
          .range = {.min = 0, .minIncluded = false},
          .step = 1,
          .help = "Height of the start above the ground."},
         assign<&Inputs::height>},
        {{.id = "speed",
          .symbol = "v",
          .label = "Speed",
          .unit = "m/s",
          .group = "Start",
          .defaultValue = 2.0,
          .range = {.min = -100, .max = 100},
          .step = 0.5,
          .help = "Speed along +x at the start."},
         assign<&Inputs::speed>},
        {{.id = "g",
          .symbol = "g",
          .label = "Gravity",
          .unit = "m/s²",
          .group = "Planet",
          .defaultValue = 9.81,
          .range = {.min = 0, .minIncluded = false},
          .step = 0.1,
          .help = "Acceleration of free fall."},
         assign<&Inputs::g>},
    };
    return rows;
}

struct Instant {
    Inputs in;
    double t, y;
};

const Outputs<Instant>& quantityTable() {
    static const Outputs<Instant> rows{
        {{"x", "x", "Place", "m", "Positive to the right."},
         [](const Instant& i) { return i.in.speed * i.t; }},
        {{"y", "y", "Height", "m", "Above the ground."}, [](const Instant& i) { return i.y; }},
        {{"angle", "φ", "Angle", "°", "It does not turn."}, [](const Instant&) { return 0.0; }},
        {{"v", "v", "Falling speed", "m/s", "Positive downward."},
         [](const Instant& i) { return i.in.g * i.t; }},
        {{"energy", "E", "Potential energy per mass", "J/kg", "Counted from the ground."},
         [](const Instant& i) { return i.in.g * i.y; }},
    };
    return rows;
}

double durationOf(const Inputs& in) {
    return std::sqrt(2 * in.height / in.g);
}

const Outputs<Inputs>& measureTable() {
    static const Outputs<Inputs> rows{
        {{"t", "t", "Time of fall", "s", "From the start to the ground."}, durationOf},
        {{"x", "x", "Range", "m", "Where it lands, positive to the right."},
         [](const Inputs& in) { return in.speed * durationOf(in); }},
    };
    return rows;
}

const Outputs<Inputs>& eventTable() {
    static const Outputs<Inputs> rows{{{"v", "v", "Speed", "m/s", "Of the fall, positive downward."},
                                       [](const Inputs& in) { return in.g * durationOf(in); }}};
    return rows;
}

std::vector<double> stateAt(const Inputs& in, double t) {
    return valuesOf(quantityTable(), Instant{in, t, in.height - 0.5 * in.g * t * t});
}

class PreparedFall : public Prepared {
public:
    explicit PreparedFall(const Values& values) : m_inputs(inputsOf(table(), values)) {}

    std::shared_ptr<const Run> solve(const std::stop_token& stop, const Progress& progress) const override;
    std::vector<Handle> handles() const override {
        return {{{0, m_inputs.height}, "Drag to change the height."}};
    }
    Values drag(std::size_t, Point to) const override { return {{"height", std::max(0.1, to.y())}}; }

private:
    Inputs m_inputs;
};

std::shared_ptr<const Run> PreparedFall::solve(const std::stop_token& stop, const Progress&) const {
    if (stop.stop_requested()) return nullptr;
    const Inputs& in = m_inputs;
    auto run = std::make_shared<Run>();
    run->duration = durationOf(in);
    run->outcome = {"landed", "Lands after " + shortest(run->duration) + " s.", RunOutcome::Tone::good};
    run->measures = measuresOf(measureTable(), in);
    run->events = {{run->duration,
                    "landing",
                    "Landing",
                    {in.speed * run->duration, 0},
                    true,
                    valuesOf(eventTable(), in)}};
    run->audit = {{"Solver", "closed form"}};
    run->scene = {{{{-10, 0}, {100, 0}}}, {{"Body", 0.2, "x", "y", "angle"}}};
    run->state = [in](double t) { return stateAt(in, t); };
    run->samples = [in, duration = run->duration](std::size_t rows) {
        Samples samples;
        samples.columns.resize(5);
        for (std::size_t i = 0; i < rows; ++i) {
            const double t = duration * static_cast<double>(i) / static_cast<double>(rows - 1);
            samples.t.push_back(t);
            samples.mode.push_back(0);
            const auto state = stateAt(in, t);
            for (std::size_t c = 0; c < state.size(); ++c)
                samples.columns[c].push_back(state[c]);
        }
        return samples;
    };
    return run;
}

} // namespace

System fallingBody() {
    System system;
    system.id = "falling-body";
    system.name = "Falling body";
    system.summary = "A body falling freely.";
    system.parameters = parametersOf(table());
    system.presets = {{"Planet",
                       "Earth",
                       "Standard gravity.",
                       {},
                       [](double) {
                           return Values{{"g", 9.81}};
                       }},
                      {"Planet", "Moon", "The Moon.", {}, [](double) {
                           return Values{{"g", 1.62}};
                       }}};
    system.quantities = quantitiesOf(quantityTable());
    system.measures = quantitiesOf(measureTable());
    system.modes = {"Flight"};
    system.stateColumns = {"x", "y", "mode"};
    system.eventColumns = quantitiesOf(eventTable());
    system.figures = {
        {.id = "trajectory", .title = "Trajectory", .kind = FigureRecipe::Kind::scene},
        {.id = "speed", .title = "Speed", .yLabel = "Speed (m/s)", .series = {{"v", "falling"}}},
        {.id = "energy", .title = "Energy", .yLabel = "Energy (J/kg)", .series = {{"energy", "potential"}}}};
    system.examples = {{"tower", "A fall from a tower", "Ten metres.", {{"Tower", {{"height", 10.0}}}}}};
    system.tableMeasures = {"t", "x"};
    system.prepare = [](const Values& values) {
        return Preparation{{}, std::make_shared<const PreparedFall>(values)};
    };
    return system;
}

} // namespace talweg::tests
