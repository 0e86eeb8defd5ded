#include "fuzz/made.h"

#include "fuzz/fuzz.h"
#include "systems/reading.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// The input up to the end of the line, which is taken off it.
std::string takeLine(std::string_view& input) {
    const std::size_t length = std::min(input.find('\n'), input.size());
    const std::string line(input.substr(0, length));
    input.remove_prefix(std::min(length + 1, input.size()));
    return line;
}

Points madePoints(Bytes& bytes) {
    Points points(2 + bytes.next() % 12U);
    double x = bytes.number();
    for (Point& point : points) {
        point = {x, bytes.number()};
        x += bytes.number();
    }
    return points;
}

Value madeValue(const Parameter& parameter, Bytes& bytes) {
    switch (parameter.kind) {
    case Parameter::Kind::choice:
        return parameter.choices[bytes.next() % parameter.choices.size()].id;
    case Parameter::Kind::points:
        return madePoints(bytes);
    default:
        return bytes.number();
    }
}

/// The kinds that are written in lines ahead of the bytes.
bool isWritten(const Parameter& parameter) {
    return parameter.kind == Parameter::Kind::text || parameter.kind == Parameter::Kind::table;
}

void lookAt(const System& system, const Run& run) {
    promise(std::isfinite(run.duration) && run.duration >= 0, "the run has a duration");
    promise(!run.outcome.sentence.empty(), "the run has an outcome");
    double t = 0;
    for (const RunEvent& event : run.events) {
        promise(event.t >= t && event.t <= run.duration, "events are in order and in the run");
        promise(event.place.allFinite(), "an event has a place");
        t = event.t;
    }
    const std::size_t columns = columnsOf(system, run).size();
    promise(run.state(run.duration / 2).size() == columns, "a state has every quantity");
    const Samples samples = run.samples(100);
    promise(!samples.t.empty() && std::ranges::is_sorted(samples.t), "samples are in order");
    promise(samples.columns.size() == columns, "samples have every quantity");
    for (const std::vector<double>& column : samples.columns) {
        promise(column.size() == samples.t.size(), "columns are complete");
        promise(std::ranges::none_of(column, [](double v) { return std::isinf(v); }),
                "no sample is infinite");
    }
}

} // namespace

std::uint8_t Bytes::next() {
    if (m_bytes.empty()) return 0;
    const auto byte = static_cast<std::uint8_t>(m_bytes.front());
    m_bytes.remove_prefix(1);
    return byte;
}

double Bytes::number() {
    const auto digits = static_cast<std::int8_t>(next());
    return digits * std::pow(10, next() % 13 - 6);
}

Values madeValues(const System& system, std::string_view input) {
    Values values = defaultValues(system.parameters);
    const auto set = [&](const Parameter& parameter, Value value) {
        if (complaint(parameter, value).empty()) values[parameter.id] = std::move(value);
    };
    for (const Parameter& parameter : system.parameters)
        if (isWritten(parameter))
            if (const std::string line = takeLine(input); !line.empty())
                if (Reading reading = read(parameter, line); reading.value)
                    values[parameter.id] = std::move(*reading.value);
    Bytes bytes(input);
    for (const Parameter& parameter : system.parameters)
        if (!isWritten(parameter) && bytes.next() % 2 == 1) set(parameter, madeValue(parameter, bytes));
    return values;
}

void solveMade(const System& system, std::string_view input) {
    const Values values = madeValues(system, input);
    const auto inputs = prepare(system, values).inputs;
    if (!inputs) return;
    inputs->handles();
    const auto run = inputs->solve({}, [](double) {});
    promise(run != nullptr, "a run that nobody stops arrives");
    lookAt(system, *run);
}

} // namespace talweg
