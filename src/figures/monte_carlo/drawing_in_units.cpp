#include "figures/monte_carlo/drawing_in_units.h"

#include "systems/in_units.h"

#include <utility>

namespace talweg {

namespace {

double factorOfOutput(const MonteCarloDrawing& drawing, const DisplayUnits& units) {
    const Quantity* measure = find(drawing.system->measures, drawing.figure.output);
    return measure ? units.factor(measure->unit) : 1;
}

double factorOfInput(const System& system, const std::string& id, const DisplayUnits& units) {
    const Parameter* input = find(system.parameters, id);
    return input ? units.factor(input->unit) : 1;
}

void scale(Interval& interval, double factor) {
    interval.low *= factor;
    interval.high *= factor;
}

/// Converts the bars of a tornado, which are values of the measure. Bars of other kinds are shares without a
/// unit.
void scaleTornado(MonteCarloDrawing& drawing, double output, const DisplayUnits& units) {
    drawing.present *= output;
    for (BarRow& row : drawing.rows) {
        const double input = factorOfInput(*drawing.system, row.inputs.front(), units);
        row.low *= input;
        row.high *= input;
        for (BarRow::Bar& bar : row.bars) {
            bar.from *= output;
            bar.to *= output;
            if (bar.interval) scale(*bar.interval, output);
        }
    }
}

void scale(std::vector<double>& numbers, double factor) {
    for (double& number : numbers)
        number *= factor;
}

void scale(RunPath& path, double x, double y) {
    scale(path.x, x);
    scale(path.y, y);
}

PathFan fanInUnits(PathFan fan, const std::shared_ptr<const System>& own, const DisplayUnits& units) {
    const double x = units.factor(fan.x.unit), y = units.factor(fan.y.unit);
    scale(fan.at, x);
    for (std::vector<double>& quantile : fan.quantiles)
        scale(quantile, y);
    scale(fan.own, y);
    for (RunPath& path : fan.singles)
        scale(path, x, y);
    scale(fan.nominal, x, y);
    for (Quantity* quantity : {&fan.x, &fan.y})
        *quantity = inUnits(std::move(*quantity), units);
    for (Quantity& column : fan.columns)
        column = inUnits(std::move(column), units);
    if (fan.place) fan.place = inUnits(*std::move(fan.place), units);
    fan.nominalRun = inUnits(fan.nominalRun, own, units);
    return fan;
}

} // namespace

std::shared_ptr<const MonteCarloDrawing> inUnits(const std::shared_ptr<const MonteCarloDrawing>& drawing,
                                                 const DisplayUnits& units) {
    if (!drawing || units.areOwn()) return drawing;
    auto shown = std::make_shared<MonteCarloDrawing>(*drawing);
    const double output = factorOfOutput(*drawing, units);
    const double input = factorOfInput(*drawing->system, drawing->figure.input, units);
    for (double* number : {&shown->histogram.from, &shown->histogram.width, &shown->mean, &shown->low,
                           &shown->median, &shown->high})
        *number *= output;
    for (double& x : shown->curve.x)
        x *= output;
    for (RunDot& dot : shown->dots) {
        dot.x *= input;
        dot.y *= output;
    }
    for (ResponsePoint& point : shown->response.points) {
        point.from *= input;
        point.to *= input;
        point.mean *= output;
        scale(point.interval, output);
    }
    if (drawing->figure.kind == MonteCarloFigure::Kind::tornado) scaleTornado(*shown, output, units);
    if (drawing->fan)
        shown->fan = std::make_shared<const PathFan>(fanInUnits(*drawing->fan, drawing->system, units));
    shown->system = inUnits(drawing->system, units);
    return shown;
}

} // namespace talweg
