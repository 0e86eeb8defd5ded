#include "figures/study/study_text.h"

#include "base/contract.h"
#include "base/to_qt.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/style.h"
#include "systems/run_counts.h"
#include "systems/wording.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

namespace talweg {

namespace {

const QChar minusSign(0x2212);

Quantity asQuantity(const Parameter& parameter) {
    return {parameter.id, parameter.symbol, parameter.label, parameter.unit};
}

const Parameter& parameterOf(const System& system, const std::string& id) {
    return parameterOf(system.parameters, id);
}

QString numberText(double value, const char* format, int digits) {
    QString text = QString::number(value, *format, digits);
    if (text.startsWith('-')) text[0] = minusSign;
    return text;
}

} // namespace

QString inputLabel(const System& system, const std::string& parameter) {
    return axisLabel(asQuantity(parameterOf(system, parameter)));
}

QString inputName(const System& system, const std::string& id) {
    const Parameter& parameter = parameterOf(system, id);
    return toQt(parameter.symbol.empty() ? parameter.label : parameter.symbol);
}

QString inputNumber(const System& system, const std::string& id, double value) {
    return withUnit(numberText(value, "g", 6), toQt(parameterOf(system, id).unit));
}

QString inputText(const System& system, const std::string& id, double value) {
    return QStringLiteral("%1 = %2").arg(inputName(system, id), inputNumber(system, id, value));
}

QString inputAtLeast(const System& system, const std::string& id, double value) {
    return QStringLiteral("%1 ≥ %2").arg(inputName(system, id), inputNumber(system, id, value));
}

QString inputText(const System& system, const std::string& id, const std::vector<double>& values,
                  bool inRow) {
    constexpr std::size_t few = 2; // maximum number of values that are listed one by one
    if (inRow && values.size() > few)
        return QStringLiteral("%1 = %2 … %3")
            .arg(inputName(system, id), numberText(values.front(), "g", 6),
                 inputNumber(system, id, values.back()));
    QStringList numbers;
    for (const double value : values)
        numbers << numberText(value, "g", 6);
    return QStringLiteral("%1 = %2").arg(inputName(system, id),
                                         withUnit(numbers.join(", "), toQt(parameterOf(system, id).unit)));
}

QString aggregateLabel(const Quantity& quantity, const QString& aggregate) {
    Quantity named = quantity;
    if (!named.symbol.empty()) named.label += ' ' + named.symbol;
    named.symbol = {};
    named.label += ", " + aggregate.toStdString();
    return axisLabel(named);
}

QString countText(std::size_t number) {
    return toQt(groupedDigits(number));
}

QString quantityText(const Quantity& quantity, double value) {
    const int decimals = quantity.unit == "%" ? 1 : 2;
    return withUnit(numberText(value, "f", decimals), toQt(quantity.unit));
}

QString levelText(const Quantity& quantity, double level) {
    return withUnit(numberText(level, "g", 6), toQt(quantity.unit));
}

const Quantity& measureOf(const SweepResult& result, std::size_t measure) {
    TALWEG_EXPECTS(measure < result.sweep.measures.size());
    return measureOf(*result.system, result.sweep.measures[measure]);
}

/// The unknown inputs as text for a caption: "worst case over e = 0.7 … 0.9".
QString unknownText(const SweepResult& result) {
    QStringList inputs;
    for (std::size_t a = result.sweep.axes.size() - result.sweep.unknown; a < result.sweep.axes.size(); ++a) {
        const auto& [id, values] = result.sweep.axes[a];
        const auto [min, max] = std::ranges::minmax(values);
        inputs << QStringLiteral("%1 = %2 … %3")
                      .arg(inputName(*result.system, id), numberText(min, "g", 6),
                           inputNumber(*result.system, id, max));
    }
    return QCoreApplication::translate("talweg", "worst case over %1").arg(inputs.join(", "));
}

QString captionText(const StudyShown& shown, const std::vector<std::pair<std::string, double>>& fixed,
                    const QString& name) {
    const SweepResult& result = *shown.result;
    QStringList parts;
    for (const auto& [id, value] : fixed)
        parts << inputText(*result.system, id, value);
    const std::string& over = result.sweep.over.parameter;
    if (result.isRandom)
        parts << (result.ends.empty()
                      ? QCoreApplication::translate("talweg", "%1 random runs of each design")
                      : QCoreApplication::translate("talweg", "up to %1 random runs of each design"))
                     .arg(result.runsPerDesign);
    else {
        const auto [min, max] = std::ranges::minmax(result.sweep.over.values);
        parts << (min == max ? inputText(*result.system, over, min)
                             : QStringLiteral("%1 = %2 … %3")
                                   .arg(inputName(*result.system, over), numberText(min, "g", 6),
                                        inputNumber(*result.system, over, max)));
    }
    if (shown.unknown) parts << unknownText(*shown.unknown->result);
    const QString text = parts.join(", "), notes = toQt(diagnosticLabels(diagnosticsOf({shown})));
    const QString noted = notes.isEmpty() ? text : text + QStringLiteral("; ") + notes;
    return name.isEmpty() ? noted : QCoreApplication::translate("talweg", "%1: %2").arg(name, noted);
}

Diagnostics diagnosticsOf(const std::vector<StudyShown>& parts, const DisplayUnits& units) {
    SweepResults results;
    NoiseResults random;
    for (const StudyShown& part : parts)
        if (part.noise)
            random.push_back(part.unknown ? part.unknown->noise : part.noise);
        else
            results.push_back(part.unknown ? part.unknown->result : part.result);
    return random.empty() ? diagnosticsOf(results, units) : diagnosticsOf(random, units);
}

QString endingsText(const SweepResult& result, std::size_t design) {
    QStringList texts;
    const auto counts = result.endingsOf(design);
    for (std::size_t ending = 0; ending < counts.size(); ++ending)
        if (counts[ending] > 0)
            texts << QStringLiteral("%1 %2")
                         .arg(counts[ending])
                         .arg(toQt(inSentence(result.system->endings[ending].label)));
    return texts.join(QStringLiteral(", "));
}

QString boundsText(const StudyShown& shown, std::size_t design) {
    const auto& [low, high] = shown.verdicts[design].success;
    return QCoreApplication::translate("talweg", "confidence interval %1–%2")
        .arg(numberText(low, "f", 1), quantityText(shown.result->system->success, high));
}

QString outcomesText(const StudyShown& shown, const std::string& x, std::size_t design,
                     const std::vector<std::size_t>& endings) {
    const SweepResult& result = *shown.result;
    const auto places = result.placesOf(design);
    const auto counts = result.endingsOf(design);
    QString own;
    QStringList others, ends, lines;
    for (std::size_t a = 0; a < places.size(); ++a) {
        const Axis& axis = result.sweep.axes[a];
        const QString input = inputText(*result.system, axis.parameter, axis.values[places[a]]);
        if (axis.parameter == x)
            own = input;
        else
            others << input;
    }
    for (const std::size_t ending : endings) {
        if (counts[ending] == 0) continue;
        const QString label = toQt(inSentence(result.system->endings[ending].label));
        const QString share = QStringLiteral("%1 %").arg(numberText(
            100 * static_cast<double>(counts[ending]) / static_cast<double>(result.runCount(design)), "f",
            1));
        ends << (ends.isEmpty() ? QCoreApplication::translate("talweg", "%1 %2 of %3 (%4)")
                                      .arg(label)
                                      .arg(counts[ending])
                                      .arg(result.runCount(design))
                                      .arg(share)
                                : QStringLiteral("%1 %2 (%3)").arg(label).arg(counts[ending]).arg(share));
    }
    if (!shown.name.isEmpty()) lines << shown.name;
    lines << QCoreApplication::translate("talweg", "%1: %2").arg(own, ends.join(QStringLiteral(", ")));
    if (!others.isEmpty()) lines << others.join(QStringLiteral(", "));
    if (shown.noise && !result.system->success.id.empty())
        lines << QStringLiteral("%1: %2").arg(toQt(result.system->success.label), boundsText(shown, design));
    return lines.join('\n');
}

QString designText(const StudyShown& shown, std::size_t design) {
    const SweepResult& result = *shown.result;
    QStringList inputs, lines;
    std::size_t rest = design;
    for (std::size_t a = result.sweep.axes.size(); a-- > 0;) {
        const Axis& axis = result.sweep.axes[a];
        inputs.prepend(inputText(*result.system, axis.parameter, axis.values[rest % axis.values.size()]));
        rest /= axis.values.size();
    }
    if (!shown.name.isEmpty()) lines << shown.name;
    lines << inputs.join(", ");
    const Quantity& success = result.system->success;
    if (!success.id.empty())
        lines << QStringLiteral("%1: %2").arg(toQt(success.label),
                                              quantityText(success, result.percentage[design]));
    if (result.sweep.likely)
        lines << QCoreApplication::translate("talweg", "Probability: %1")
                     .arg(quantityText(success, result.probability[design]));
    if (shown.noise) lines << boundsText(shown, design);
    if (const QString ends = endingsText(result, design); !ends.isEmpty()) lines << ends;
    for (std::size_t m = 0; m < result.sweep.measures.size(); ++m) {
        const Quantity& measure = measureOf(result, m);
        const Spread& spread = result.spread(design, m);
        lines << QStringLiteral("%1: %2 ± %3")
                     .arg(toQt(measure.label), numberText(spread.mean, "f", 2),
                          quantityText(measure, spread.sd));
    }
    return lines.join('\n');
}

QString unitOfDifference(const std::string& unit) {
    return unit == "%" ? QCoreApplication::translate("talweg", "percentage points") : toQt(unit);
}

QString differenceLabel(const Quantity& quantity, const QString& aggregate) {
    Quantity named = quantity;
    named.symbol = {};
    named.label =
        QCoreApplication::translate("talweg", "Δ %1").arg(toQt(inSentence(quantity.label))).toStdString();
    named.unit = unitOfDifference(named.unit).toStdString();
    return aggregate.isEmpty() ? axisLabel(named) : aggregateLabel(named, aggregate);
}

QString differenceName(const StudyShown& shown) {
    return shown.name.isEmpty()
               ? QCoreApplication::translate("talweg", "difference from the %1").arg(shown.less->name)
               : QCoreApplication::translate("talweg", "%1 minus %2").arg(shown.name, shown.less->name);
}

namespace {

/// A difference as text, such as "Height: −14.5 m less −16 m is +1.5 m (+9.4 %)".
QString lessText(const Quantity& quantity, double value, double from) {
    Quantity of = quantity;
    of.unit = unitOfDifference(of.unit).toStdString();
    const int decimals = quantity.unit == "%" ? 1 : 2;
    const double difference = value - from;
    QString change = withUnit(numberText(difference, "f", decimals), toQt(of.unit));
    if (difference > 0) change.prepend(u'+');
    if (quantity.unit != "%" && from != 0) {
        const QString relative = numberText(100 * difference / std::abs(from), "f", 1);
        change += QStringLiteral(" (%1%2 %)").arg(difference > 0 ? QStringLiteral("+") : QString(), relative);
    }
    return QCoreApplication::translate("talweg", "%1: %2 minus %3 is %4")
        .arg(toQt(quantity.label), quantityText(quantity, value), quantityText(quantity, from), change);
}

} // namespace

QString differenceText(const StudyShown& shown, std::size_t design, std::size_t other) {
    const SweepResult &result = *shown.result, &from = *shown.less->result;
    QStringList inputs, lines{differenceName(shown)};
    const auto places = result.placesOf(design);
    for (std::size_t a = 0; a < places.size(); ++a)
        inputs << inputText(*result.system, result.sweep.axes[a].parameter,
                            result.sweep.axes[a].values[places[a]]);
    lines << inputs.join(", ");
    if (!result.system->success.id.empty())
        lines << lessText(result.system->success, result.percentage[design], from.percentage[other]);
    for (std::size_t m = 0; m < result.sweep.measures.size(); ++m) {
        const auto there = std::ranges::find(from.sweep.measures, result.sweep.measures[m]);
        if (there == from.sweep.measures.end()) continue;
        const auto place = static_cast<std::size_t>(there - from.sweep.measures.begin());
        lines << lessText(measureOf(result, m), result.spread(design, m).mean,
                          from.spread(other, place).mean);
    }
    return lines.join('\n');
}

QPen partPen(std::size_t number) {
    static const std::array<QList<qreal>, 4> dashes{{{}, {5, 2.5}, {1.5, 2}, {7, 2.5, 1.5, 2.5}}};
    QPen pen;
    pen.setCapStyle(Qt::FlatCap);
    if (const auto& dash = dashes[number % dashes.size()]; !dash.isEmpty()) pen.setDashPattern(dash);
    return pen;
}

FigureWindow padded(QCPRange x, QCPRange y) {
    const auto pad = [](QCPRange range, double part) {
        const double size = range.size(), scale = std::max(std::abs(range.lower), std::abs(range.upper));
        const bool flat = size <= 1e-9 * scale || size <= 0;
        const double by = flat ? (scale > 0 ? 0.1 * scale : 1) : part * size;
        return QCPRange(range.lower - by, range.upper + by);
    };
    const QCPRange wide = pad(x, 0.02), high = pad(y, 0.05);
    return {wide.lower, wide.upper, high.lower, high.upper};
}

} // namespace talweg
