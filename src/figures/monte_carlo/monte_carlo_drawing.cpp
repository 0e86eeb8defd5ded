#include "figures/monte_carlo/monte_carlo_drawing.h"

#include "base/number.h"
#include "base/translation.h"
#include "study/csv.h"
#include "study/diagnostics.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

using Kind = MonteCarloFigure::Kind;
using BarOf = MonteCarloDrawing::BarOf;

std::size_t measurePlace(const MonteCarloResult& result, const std::string& id) {
    const auto found = std::ranges::find(result.study.measures, id);
    return static_cast<std::size_t>(found - result.study.measures.begin());
}

std::size_t inputPlace(const MonteCarloResult& result, const std::string& id) {
    const auto found = std::ranges::find(result.study.inputs, id, &Distribution::parameter);
    return static_cast<std::size_t>(found - result.study.inputs.begin());
}

std::vector<double> numbersAmong(const std::vector<double>& values) {
    std::vector<double> numbers;
    std::ranges::copy_if(values, std::back_inserter(numbers),
                         [](double value) { return !std::isnan(value); });
    return numbers;
}

void addQuantiles(MonteCarloDrawing& drawing, const std::vector<double>& values) {
    const std::vector<double> numbers = numbersAmong(values);
    if (numbers.empty()) {
        drawing.mean = drawing.low = drawing.median = drawing.high = nothing;
        return;
    }
    drawing.mean = spreadOf(numbers).mean;
    drawing.low = quantileOf(numbers, tornadoLow);
    drawing.median = quantileOf(numbers, 0.5);
    drawing.high = quantileOf(numbers, tornadoHigh);
}

void addDots(MonteCarloDrawing& drawing, const MonteCarloResult& result, const std::vector<double>& values,
             const std::vector<std::uint8_t>& groups) {
    const auto& input = result.inputs[inputPlace(result, drawing.figure.input)];
    for (std::size_t run = 0; run < std::min(maxDots, values.size()); ++run)
        if (std::isfinite(values[run])) drawing.dots.push_back({input[run], values[run], run, groups[run]});
}

void addSensitivity(MonteCarloDrawing& drawing, const MonteCarloResult& result) {
    const Responses responses = responsesOf(result);
    drawing.series = {BarOf::first};
    for (const ResponseCurve& curve : responses.curves)
        if (curve.output == drawing.figure.output && !std::isnan(curve.firstOrder))
            drawing.rows.push_back({{curve.input}, {{0, 0, curve.firstOrder}}});
    std::ranges::stable_sort(drawing.rows, std::ranges::greater(),
                             [](const BarRow& row) { return row.bars.front().to; });
    for (const Interaction& one : responses.interactions)
        if (one.output == drawing.figure.output && !drawing.rows.empty() && !std::isnan(one.share)) {
            drawing.series.push_back(BarOf::interaction);
            drawing.rows.push_back({{one.first, one.second}, {{1, 0, one.share}}});
        }
}

bool addTornado(MonteCarloDrawing& drawing, const MonteCarloResult& result, const std::stop_token& stop) {
    const auto tornado = tornadoOf(*result.system, result.study, drawing.figure.output, stop);
    if (!tornado) return false;
    drawing.present = tornado->present;
    drawing.series = {BarOf::low, BarOf::high};
    if (std::isnan(tornado->present)) return true;
    for (const TornadoBar& bar : tornado->bars) {
        BarRow row{{bar.input}, {}, bar.low, bar.high};
        if (!std::isnan(bar.atLow)) row.bars.push_back({0, tornado->present, bar.atLow});
        if (!std::isnan(bar.atHigh)) row.bars.push_back({1, tornado->present, bar.atHigh});
        if (!row.bars.empty() && bar.isBent()) row.bars.back().interval = bar.range;
        drawing.rows.push_back(std::move(row));
    }
    return true;
}

void addSobol(MonteCarloDrawing& drawing, const SensitivityResult& result) {
    const bool hasSuccess = !result.system->success.id.empty();
    const bool ofSuccess = hasSuccess && drawing.figure.output == result.system->success.id;
    const auto measure = std::ranges::find(result.study.measures, drawing.figure.output);
    if (!ofSuccess && measure == result.study.measures.end()) return;
    const std::size_t output =
        ofSuccess
            ? 0
            : (hasSuccess ? 1u : 0u) + static_cast<std::size_t>(measure - result.study.measures.begin());
    drawing.runs = result.runs;
    drawing.series = {BarOf::first, BarOf::total};
    for (std::size_t i = 0; i < result.drawn.size(); ++i) {
        const auto& [first, total] = result.indices[output][i];
        if (std::isnan(first.value)) return;
        drawing.rows.push_back({{result.drawn[i].asked.parameter},
                                {{0, 0, first.value, first.interval}, {1, 0, total.value, total.interval}}});
    }
    std::ranges::stable_sort(drawing.rows, std::ranges::greater(),
                             [](const BarRow& row) { return row.bars.back().to; });
}

void addResponse(MonteCarloDrawing& drawing, const MonteCarloResult& result) {
    for (const ResponseCurve& curve : responsesOf(result).curves)
        if (curve.output == drawing.figure.output && curve.input == drawing.figure.input)
            drawing.response = curve;
}

/// Whether the result has the output and the input that the figure needs.
bool isPossible(const MonteCarloResult& result, const MonteCarloFigure& figure) {
    if (figure.kind == Kind::paths) return true;
    const bool isSuccess = figure.output == result.system->success.id && !figure.output.empty();
    const bool isMeasure = std::ranges::count(result.study.measures, figure.output) > 0;
    if (!isMeasure && !(isSuccess && canBeOfSuccess(figure.kind))) return false;
    return !hasInput(figure.kind)
           || std::ranges::count(result.study.inputs, figure.input, &Distribution::parameter) > 0;
}

} // namespace

bool hasInput(Kind kind) {
    return kind == Kind::scatter || kind == Kind::response;
}

bool canBeOfSuccess(Kind kind) {
    return kind == Kind::response || kind == Kind::sensitivity || kind == Kind::sobol;
}

std::vector<std::string> groupNames(const System& system) {
    std::vector<std::string> names;
    for (const Ending& ending : system.endings)
        names.push_back(ending.label);
    if (names.empty() && !system.success.id.empty()) names = {system.success.label, tr("Other outcomes")};
    if (names.empty()) names = {""};
    return names;
}

std::vector<std::uint8_t> groupsOf(const MonteCarloResult& result) {
    if (!result.endings.empty()) return result.endings;
    std::vector<std::uint8_t> groups(result.success.size());
    if (!result.system->success.id.empty())
        std::ranges::transform(result.success, groups.begin(), [](std::uint8_t success) {
            return static_cast<std::uint8_t>(success ? 0 : 1);
        });
    return groups;
}

std::shared_ptr<const MonteCarloDrawing>
drawingOf(const MonteCarloResult& result, const MonteCarloFigure& figure, const SensitivityResult* indices,
          const std::stop_token& stop, std::shared_ptr<const PathFan> fan) {
    auto drawing = std::make_shared<MonteCarloDrawing>();
    drawing->figure = figure;
    drawing->system = result.system;
    drawing->runs = result.study.runs;
    drawing->confidence = result.study.confidence;
    const bool ofIndices = figure.kind == Kind::sobol && indices;
    drawing->notes = diagnosticLabels(ofIndices ? diagnosticsOf(*indices) : diagnosticsOf(result, nullptr));
    drawing->groups = groupNames(*result.system);
    drawing->groupCounts.resize(drawing->groups.size());
    const std::vector<std::uint8_t> groups = groupsOf(result);
    for (const std::uint8_t group : groups)
        ++drawing->groupCounts[group];
    if (!isPossible(result, figure)) return drawing;
    static const std::vector<double> none;
    const std::size_t place = measurePlace(result, figure.output);
    const std::vector<double>& values = place < result.values.size() ? result.values[place] : none;
    switch (figure.kind) {
    case Kind::histogram:
        drawing->histogram = histogramOf(values, groups, drawing->groups.size());
        addQuantiles(*drawing, values);
        break;
    case Kind::cumulative:
        drawing->curve = empiricalCurve(values, result.study.confidence);
        addQuantiles(*drawing, values);
        break;
    case Kind::scatter:
        addDots(*drawing, result, values, groups);
        break;
    case Kind::response:
        addResponse(*drawing, result);
        break;
    case Kind::sensitivity:
        addSensitivity(*drawing, result);
        break;
    case Kind::tornado:
        if (!addTornado(*drawing, result, stop)) return nullptr;
        break;
    case Kind::sobol:
        if (indices) addSobol(*drawing, *indices);
        break;
    case Kind::paths:
        drawing->fan = std::move(fan);
        break;
    }
    if (stop.stop_requested()) return nullptr;
    return drawing;
}

// --- as tables -------------------------------------------------------------------------------------

namespace {

void head(Csv& csv, const std::vector<std::string>& names) {
    for (const std::string& name : names)
        csv.cell(name);
    csv.endRow();
}

std::string histogramTable(const MonteCarloDrawing& drawing) {
    const System& system = *drawing.system;
    const std::string column = measureOf(system, drawing.figure.output).column();
    Csv csv;
    std::vector<std::string> names{column + "_from", column + "_to", "runs"};
    for (const Ending& ending : system.endings)
        names.push_back("ended_" + ending.id);
    head(csv, names);
    const Histogram& histogram = drawing.histogram;
    for (std::size_t place = 0; place < histogram.classes(); ++place) {
        csv.cell(histogram.from + static_cast<double>(place) * histogram.width);
        csv.cell(histogram.from + static_cast<double>(place + 1) * histogram.width);
        csv.count(histogram.count(place));
        if (!system.endings.empty())
            for (const auto& group : histogram.counts)
                csv.count(group[place]);
        csv.endRow();
    }
    return csv.take();
}

std::string curveTable(const MonteCarloDrawing& drawing) {
    Csv csv;
    head(csv, {measureOf(*drawing.system, drawing.figure.output).column(), "share", "low", "high"});
    for (std::size_t i = 0; i < drawing.curve.x.size(); ++i) {
        const double share = drawing.curve.share[i];
        for (const double number : {drawing.curve.x[i], share, std::max(0.0, share - drawing.curve.halfWidth),
                                    std::min(1.0, share + drawing.curve.halfWidth)})
            csv.cell(number);
        csv.endRow();
    }
    return csv.take();
}

std::string scatterTable(const MonteCarloDrawing& drawing) {
    Csv csv;
    head(csv, {"run", drawing.figure.input, measureOf(*drawing.system, drawing.figure.output).column(),
               "outcome"});
    for (const RunDot& dot : drawing.dots) {
        csv.count(dot.run + 1);
        csv.cell(dot.x);
        csv.cell(dot.y);
        csv.cell(drawing.system->endings.empty() ? drawing.groups[dot.group]
                                                 : drawing.system->endings[dot.group].id);
        csv.endRow();
    }
    return csv.take();
}

std::string seriesId(BarOf series) {
    switch (series) {
    case BarOf::first:
        return "first";
    case BarOf::interaction:
        return "interaction";
    case BarOf::total:
        return "total";
    case BarOf::low:
        return "low";
    case BarOf::high:
        break;
    }
    return "high";
}

std::string fanTable(const MonteCarloDrawing& drawing) {
    Csv csv;
    if (!drawing.fan) return csv.take();
    const PathFan& fan = *drawing.fan;
    std::vector<std::string> names{fan.x.column(), "runs", "share"};
    for (const double share : PathFan::shares)
        names.push_back(column(fan.y, "_q" + std::to_string(std::lround(100 * share))));
    names.push_back(column(fan.y, "_experiment"));
    head(csv, names);
    for (std::size_t i = 0; i < fan.at.size(); ++i) {
        csv.cell(fan.at[i]);
        csv.count(fan.there[i]);
        csv.cell(static_cast<double>(fan.there[i]) / static_cast<double>(fan.runs));
        for (const std::vector<double>& quantile : fan.quantiles)
            csv.cell(quantile[i]);
        csv.cell(fan.own[i]);
        csv.endRow();
    }
    return csv.take();
}

std::string rowsTable(const MonteCarloDrawing& drawing) {
    Csv csv;
    head(csv, {"output", "input", "of", "from", "to", "low", "high"});
    for (const BarRow& row : drawing.rows)
        for (const BarRow::Bar& bar : row.bars) {
            csv.cell(drawing.figure.output);
            csv.cell(row.inputs.size() == 1 ? row.inputs.front() : row.inputs[0] + "*" + row.inputs[1]);
            csv.cell(seriesId(drawing.series[bar.series]));
            csv.cell(bar.from);
            csv.cell(bar.to);
            csv.cell(bar.interval ? bar.interval->low : nothing);
            csv.cell(bar.interval ? bar.interval->high : nothing);
            csv.endRow();
        }
    return csv.take();
}

} // namespace

std::string drawingTable(const MonteCarloDrawing& drawing) {
    switch (drawing.figure.kind) {
    case Kind::histogram:
        return histogramTable(drawing);
    case Kind::cumulative:
        return curveTable(drawing);
    case Kind::scatter:
        return scatterTable(drawing);
    case Kind::response:
        return responseTable({{drawing.response}, {}});
    case Kind::paths:
        return fanTable(drawing);
    case Kind::sensitivity:
    case Kind::tornado:
    case Kind::sobol:
        break;
    }
    return rowsTable(drawing);
}

} // namespace talweg
