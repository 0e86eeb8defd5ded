#include "figures/monte_carlo/random_figure_id.h"

#include "base/number.h"
#include "base/to_qt.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>

namespace talweg {

namespace {

using Kind = MonteCarloFigure::Kind;

constexpr std::array kinds{
    std::pair(Kind::histogram, "histogram"),     std::pair(Kind::cumulative, "cumulative"),
    std::pair(Kind::scatter, "scatter"),         std::pair(Kind::response, "response"),
    std::pair(Kind::sensitivity, "sensitivity"), std::pair(Kind::tornado, "tornado"),
    std::pair(Kind::sobol, "indices"),           std::pair(Kind::paths, "paths")};

/// Allowed half-widths of the confidence interval, percentage points.
constexpr double minHalfWidth = 0.05, maxHalfWidth = 50;

QString nameOf(Kind kind) {
    const auto* const it = std::ranges::find(kinds, kind, [](const auto& one) { return one.first; });
    return QString::fromLatin1(it->second);
}

/// Applies one "key=value" of an id; returns false if it is invalid.
bool take(const QString& entry, RandomFigure& random) {
    const QString key = entry.section(u'=', 0, 0), value = entry.section(u'=', 1);
    if (!entry.contains(u'=')) return false;
    const auto number = readNumber(value.toStdString());
    if (key == u"output")
        random.figure.output = value.toStdString();
    else if (key == (random.figure.kind == Kind::paths ? u"against" : u"input"))
        random.figure.input = value.toStdString();
    else if (key == u"sampling" && (value == u"sobol" || value == u"independent"))
        random.sampling = value == u"sobol" ? Sampling::sobol : Sampling::independent;
    else if (key == u"within" && number && *number >= minHalfWidth && *number <= maxHalfWidth)
        random.halfWidth = *number;
    else if (key == u"runs" && number && *number >= 2 && *number <= double(RandomFigure::mostRuns)
             && *number == std::floor(*number))
        random.runs = static_cast<std::size_t>(*number);
    else
        return false;
    return true;
}

RandomFigureReading refused(const QString& why) {
    return {{}, why};
}

RandomFigureReading saysNothing(const QString& entry) {
    return refused(
        QCoreApplication::translate(
            "talweg",
            "\"%1\" is not a valid option for figures of random runs. Valid options are output=, input= (in "
            "figures of paths, against= instead), runs=, within= and sampling=, each with an allowed value.")
            .arg(entry));
}

/// Whether runs may have a column with this id. A column of a body exists only if the run has that body.
bool mayBeColumn(const System& system, const std::string& id) {
    return find(system.quantities, id)
           || std::ranges::any_of(system.bodyQuantities, [&id](const Quantity& quantity) {
                  return id.starts_with(quantity.id + "_");
              });
}

RandomFigureReading pathsReading(const RandomFigureReading& reading, const System& system) {
    const MonteCarloFigure& figure = reading.figure->figure;
    if (!figure.output.empty() && !mayBeColumn(system, figure.output))
        return saysNothing(QStringLiteral("output=") + toQt(figure.output));
    if (!figure.input.empty() && figure.input != PathOf::time && !mayBeColumn(system, figure.input))
        return saysNothing(QStringLiteral("against=") + toQt(figure.input));
    return reading;
}

} // namespace

QString idOfRandomFigure(const RandomFigure& random) {
    QStringList entries{QStringLiteral("random:") + nameOf(random.figure.kind)};
    const auto add = [&entries](const char* key, const std::string& value) {
        if (!value.empty()) entries << QStringLiteral("%1=%2").arg(QLatin1String(key), toQt(value));
    };
    add("output", random.figure.output);
    add(random.figure.kind == Kind::paths ? "against" : "input", random.figure.input);
    add("runs", std::to_string(random.runs));
    if (random.halfWidth) add("within", shortest(*random.halfWidth));
    if (random.sampling == Sampling::sobol) add("sampling", "sobol");
    return entries.join(u',');
}

RandomFigureReading randomFigureOf(const QString& id) {
    QStringList entries = id.split(u',');
    const QString name = entries.takeFirst().section(u':', 1);
    const auto* const kind =
        std::ranges::find_if(kinds, [&](const auto& one) { return name == QLatin1String(one.second); });
    if (kind == kinds.end()) {
        QStringList known;
        for (const auto& one : kinds)
            known << QString::fromLatin1(one.second);
        return refused(
            QCoreApplication::translate("talweg", "Random runs have no figure \"%1\"; their figures are %2.")
                .arg(name, known.join(", ")));
    }
    RandomFigure random;
    random.figure.kind = kind->first;
    for (const QString& entry : entries)
        if (!take(entry, random)) return saysNothing(entry);
    return {random, {}};
}

RandomFigureReading randomFigureOf(const QString& id, const System& system, const MonteCarlo& study) {
    RandomFigureReading reading = randomFigureOf(id);
    if (!reading.figure) return reading;
    MonteCarloFigure& figure = reading.figure->figure;
    if (figure.kind == Kind::paths) return pathsReading(reading, system);
    const bool ofSuccess = canBeOfSuccess(figure.kind) && !system.success.id.empty();
    if (figure.output.empty()) figure.output = ofSuccess ? system.success.id : study.measures.front();
    const bool isSuccess = ofSuccess && figure.output == system.success.id;
    if (!isSuccess && !std::ranges::count(system.studyMeasures, figure.output))
        return saysNothing(QStringLiteral("output=") + toQt(figure.output));
    if (!hasInput(figure.kind)) figure.input.clear();
    if (hasInput(figure.kind) && figure.input.empty()) figure.input = study.inputs.front().parameter;
    if (hasInput(figure.kind) && !std::ranges::count(study.inputs, figure.input, &Distribution::parameter))
        return saysNothing(QStringLiteral("input=") + toQt(figure.input));
    return reading;
}

} // namespace talweg
