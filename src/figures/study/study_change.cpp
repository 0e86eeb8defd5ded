#include "figures/study/study_change.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "figures/plot/style.h"
#include "figures/study/study_answer.h"
#include "figures/study/study_text.h"
#include "study/results_in_units.h"
#include "study/same_designs.h"

#include <algorithm>

namespace talweg {

namespace {

/// A change as text, such as "+0.34" or "−1.8 m". Rounded to the precision of typed numbers, so that 0.94 −
/// 0.6 does not give 0.33999999999999997.
QString changeText(double change, const std::string& unit) {
    constexpr int digits = 6;
    QString text = QString::number(change, 'g', digits).replace(u'-', QChar(0x2212));
    if (change > 0) text.prepend(u'+');
    return withUnit(text, unitOfDifference(unit));
}

/// The threshold on the line of a design: the smallest value such that this and all larger values meet the
/// requirement. With random runs, they meet it with the confidence of the study.
std::optional<double> metFrom(const StudyPart& part, std::size_t design) {
    const StudyShown& shown = part.shown;
    if (!shown.noise) return threshold(*shown.result, *shown.requirement, part.smallest, design).value;
    for (const NoiseThreshold& line : noiseThresholds(*shown.noise, shown.verdicts, part.smallest)) {
        if (!line.kept || !std::ranges::count(line.designs, design)) continue;
        return std::get<double>(shown.result->valuesOf(line.designs[*line.kept]).at(part.smallest));
    }
    return {};
}

/// The change of the threshold, for two lines with common designs.
QString changeAlong(const StudyPart& part, std::size_t design, const StudyPart& baseline, std::size_t other) {
    const System& system = *part.shown.result->system;
    const std::string& axis = part.smallest;
    const auto from = metFrom(part, design), before = metFrom(baseline, other);
    const QString name = inputName(system, axis);
    if (!from && !before)
        return StudyAnswer::tr("Not met at the largest value of %1, as in the baseline.").arg(name);
    if (!from)
        return StudyAnswer::tr("Not met at the largest value of %1; in the baseline, met for %2.")
            .arg(name, inputAtLeast(system, axis, *before));
    if (!before)
        return StudyAnswer::tr("Met for %1; in the baseline, not met at the largest value of %2.")
            .arg(inputAtLeast(system, axis, *from), name);
    const QString text = changeText(*from - *before, parameterOf(system.parameters, axis).unit);
    if (std::abs(*from - *before) < 1e-9 * std::max(std::abs(*from), std::abs(*before)) || *from == *before)
        return StudyAnswer::tr("Met for %1, as in the baseline.").arg(inputAtLeast(system, axis, *from));
    return StudyAnswer::tr("Met for %1; in the baseline, met for %2 (%3).")
        .arg(inputAtLeast(system, axis, *from), inputAtLeast(system, axis, *before), text);
}

/// The change of the results of one design.
QString changeAt(const StudyPart& part, std::size_t design, const StudyPart& baseline, std::size_t other) {
    const bool sameQuestion = part.shown.requirement && baseline.shown.requirement
                              && part.shown.requirement->text() == baseline.shown.requirement->text();
    if (sameQuestion) {
        const double margin = part.margins[design], before = baseline.margins[other];
        const std::string unit = marginUnit(*part.shown.requirement, *part.shown.result->system);
        return (part.shown.noise || baseline.shown.noise
                    ? StudyAnswer::tr("Worst-case margin %1; baseline %2 (%3).")
                    : StudyAnswer::tr("Margin %1; baseline %2 (%3)."))
            .arg(changeText(margin, unit).remove(u'+'), changeText(before, unit).remove(u'+'),
                 changeText(margin - before, unit));
    }
    StudyShown shown = part.shown;
    shown.less = std::make_shared<const StudyShown>(baseline.shown);
    return differenceText(shown, design, other).section(u'\n', 2).replace(u'\n', QStringLiteral("; ")) + u'.';
}

/// The designs on the line through a design along one axis, in the order of the axis.
std::vector<std::size_t> lineOf(const SweepResult& result, std::size_t design, const std::string& along) {
    std::vector<std::size_t> line{design};
    const auto& axes = result.sweep.axes;
    const auto axis = std::ranges::find(axes, along, &Axis::parameter);
    if (axis == axes.end()) return line;
    auto places = result.placesOf(design);
    std::size_t& place = places[static_cast<std::size_t>(axis - axes.begin())];
    for (place = 0; place < axis->values.size(); ++place)
        line.push_back(result.designAt(places));
    return line;
}

} // namespace

QString changeOfAnswer(const StudyPart& part, const StudyPart& baseline, const Values& values) {
    const SweepResult& result = *part.shown.result;
    const SameDesigns same(result, *baseline.shown.result);
    if (!same.whyNone().empty()) return toQt(same.whyNone());
    const std::size_t design = result.designAt(nearestPlaces(result, values));
    const bool isAlong = !part.smallest.empty() && part.smallest == baseline.smallest
                         && part.shown.requirement && baseline.shown.requirement;
    std::optional<std::size_t> other;
    for (const std::size_t one : lineOf(result, design, isAlong ? part.smallest : std::string()))
        if (!other) other = same.of(one);
    QString sentence = !other    ? StudyAnswer::tr("The baseline has no matching designs.")
                       : isAlong ? changeAlong(part, design, baseline, *other)
                                 : changeAt(part, design, baseline, *other);
    if (const std::string leftOut = same.leftOut(); !leftOut.empty()) sentence += u' ' + toQt(leftOut);
    return sentence;
}

} // namespace talweg
