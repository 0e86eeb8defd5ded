#include "workbench/study/study_answer.h"

#include "figures/study/study_slice.h"
#include "figures/study/study_text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace talweg {

namespace {

/// Digits that matter of a margin.
QString marginText(double margin) {
    QString text = QString::number(margin, 'f', std::abs(margin) < 0.995 ? 2 : 1);
    return text.replace(u'-', QChar(0x2212));
}

bool names(const Requirement& requirement, const std::string& id) {
    return !id.empty() && requirement.text().find(id) != std::string::npos;
}

/// The aggregates of a design that the requirement names, such as "82.4 %" or "height −14.5 ± 1.1 m".
QString aggregates(const StudyShown& shown, std::size_t design) {
    const SweepResult& result = *shown.result;
    const Quantity& success = result.system->success;
    QStringList parts;
    if (names(*shown.requirement, success.id))
        parts << QStringLiteral("%1 %2").arg(QString::fromStdString(success.label).toLower(),
                                             quantityText(success, result.percentage[design]));
    for (std::size_t m = 0; m < result.sweep.measures.size(); ++m) {
        const Quantity& measure = measureOf(result, m);
        if (!names(*shown.requirement, measure.id)) continue;
        const Spread& spread = result.spread(design, m);
        parts << QStringLiteral("%1 %2 ± %3")
                     .arg(QString::fromStdString(measure.label).toLower(),
                          quantityText({.unit = measure.unit}, spread.mean).section(u' ', 0, 0),
                          quantityText(measure, spread.sd));
    }
    return parts.join(QStringLiteral(", "));
}

/// The answer for one design, where no smallest value is wanted.
StudyAnswer answerAt(const StudyPart& part, std::size_t design) {
    const bool met = part.shown.requirement->meets(part.margins[design]);
    return {met ? StudyAnswer::Tone::good : StudyAnswer::Tone::bad,
            (met ? StudyAnswer::tr("Met: %1, margin %2.") : StudyAnswer::tr("Not met: %1, margin %2."))
                .arg(aggregates(part.shown, design), marginText(part.margins[design]))};
}

/// The percentages along the axis of a critical value, by increasing input.
std::vector<double> percentagesAlong(const SweepResult& result, const Axis& axis,
                                     std::vector<std::size_t> places) {
    const auto along = static_cast<std::size_t>(&axis - result.sweep.axes.data());
    std::vector<std::size_t> order(axis.values.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::sort(order, {}, [&axis](std::size_t place) { return axis.values[place]; });
    std::vector<double> percentages;
    for (const std::size_t place : order) {
        places[along] = place;
        percentages.push_back(result.percentage[result.designAt(places)]);
    }
    return percentages;
}

/// What becomes of a percentage once it is as high as it gets: it stays, it falls, or there is too little of
/// it to tell, no more than a step of the stairs that it climbed.
enum class Course { stays, falls, unknown };

Course courseAfterHighest(const std::vector<double>& percentages) {
    const auto highest = std::ranges::max_element(percentages);
    if (std::find_if(highest, percentages.end(), [&](double p) { return p < *highest; }) != percentages.end())
        return Course::falls;
    std::ptrdiff_t longestStep = 1;
    for (auto step =
             std::find_if(percentages.begin(), highest, [&](double p) { return p > percentages.front(); });
         step != highest;) {
        const auto next = std::find_if(step, highest, [&](double p) { return p != *step; });
        longestStep = std::max(longestStep, next - step);
        step = next;
    }
    return percentages.end() - highest > longestStep ? Course::stays : Course::unknown;
}

/// Where along an axis the requirement is met.
class Line {
public:
    Line(const StudyPart& part, std::size_t design)
        : m_part(part),
          m_axis(*std::ranges::find(part.shown.result->sweep.axes, part.smallest, &Axis::parameter)),
          m_threshold(threshold(*part.shown.result, *part.shown.requirement, part.smallest, design)) {}

    StudyAnswer answer() const {
        using Tone = StudyAnswer::Tone;
        const auto [min, max] = std::ranges::minmax(m_axis.values);
        if (!m_threshold.value) return notThroughout(max);
        if (*m_threshold.value == min)
            return {Tone::good, StudyAnswer::tr("Met from %1 to %2 throughout, margin at least %3.")
                                    .arg(input(min), number(max), marginText(m_threshold.minMargin))};
        QString sentence = StudyAnswer::tr("Met from %1 on (%2, margin %3).")
                               .arg(input(*m_threshold.value), there(), marginText(m_threshold.margin));
        if (*m_threshold.first < *m_threshold.value)
            sentence = StudyAnswer::tr("%1 Also %2, but not in between.").arg(sentence, first());
        return {Tone::good, sentence};
    }

private:
    StudyAnswer notThroughout(double max) const {
        const QString end = StudyAnswer::tr("at %1 it is not (%2, margin %3)")
                                .arg(input(max), there(), marginText(m_threshold.margin));
        if (m_threshold.first)
            return {StudyAnswer::Tone::neutral, StudyAnswer::tr("Met %1 only; %2.").arg(first(), end)};
        return {StudyAnswer::Tone::bad, StudyAnswer::tr("Not met at %1 (%2, margin %3).")
                                            .arg(input(max), there(), marginText(m_threshold.margin))};
    }

    /// The first stretch of values that meet it.
    QString first() const {
        return *m_threshold.first == *m_threshold.firstEnd
                   ? StudyAnswer::tr("at %1").arg(input(*m_threshold.first))
                   : StudyAnswer::tr("from %1 to %2")
                         .arg(input(*m_threshold.first), number(*m_threshold.firstEnd));
    }

    QString there() const {
        return aggregates(m_part.shown, m_part.shown.result->designAt(m_threshold.places));
    }
    QString input(double value) const {
        return inputText(*m_part.shown.result->system, m_axis.parameter, value);
    }
    QString number(double value) const { return input(value).section(QStringLiteral(" = "), 1); }

    const StudyPart& m_part;
    const Axis& m_axis;
    Threshold m_threshold;
};

} // namespace

std::vector<std::size_t> nearestPlaces(const SweepResult& result, const Values& values) {
    std::vector<std::size_t> places;
    for (const Axis& axis : result.sweep.axes)
        places.push_back(nearestPlace(axis, values));
    return places;
}

StudyAnswer answerOf(const StudyPart& part, const Values& values) {
    const SweepResult& result = *part.shown.result;
    const std::size_t design = result.designAt(nearestPlaces(result, values));
    if (part.smallest.empty()) return part.shown.requirement ? answerAt(part, design) : StudyAnswer();
    StudyAnswer answer;
    if (part.shown.requirement) answer = Line(part, design).answer();
    const std::string& success = result.system->success.id;
    const bool rated =
        !success.empty() && (!part.shown.requirement || names(*part.shown.requirement, success));
    const CriticalValue critical = rated ? criticalValue(result, part.smallest, design) : CriticalValue();
    const auto axis = std::ranges::find(result.sweep.axes, part.smallest, &Axis::parameter);
    if (!critical.value || *critical.value == std::ranges::min(axis->values)) return answer;
    const Course course = courseAfterHighest(percentagesAlong(result, *axis, critical.places));
    if (course == Course::unknown) return answer;
    if (!answer.sentence.isEmpty()) answer.sentence += u' ';
    answer.sentence += (course == Course::stays ? StudyAnswer::tr("The percentage levels off at %1.")
                                                : StudyAnswer::tr("The percentage is highest at %1."))
                           .arg(inputText(*result.system, part.smallest, *critical.value));
    return answer;
}

QString worded(const Requirement& requirement) {
    return QString::fromStdString(requirement.text())
        .replace(QStringLiteral(">="), QStringLiteral("≥"))
        .replace(QStringLiteral("<="), QStringLiteral("≤"));
}

} // namespace talweg
