#include "figures/study/study_answer.h"

#include "base/to_qt.h"
#include "figures/plot/style.h"
#include "figures/study/study_in_units.h"
#include "figures/study/study_slice.h"
#include "figures/study/study_text.h"
#include "study/results_in_units.h"
#include "study/unknown.h"
#include "study/verdict.h"
#include "systems/in_units.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace talweg {

namespace {

/// A margin as text, with its unit.
QString marginText(const StudyShown& shown, double margin) {
    if (std::isnan(margin)) return StudyAnswer::tr("unknown");
    const int decimals = std::abs(margin) < 0.995 ? 2 : 1;
    const QString text = QString::number(margin, 'f', decimals).replace(u'-', QChar(0x2212));
    return withUnit(text, unitOfDifference(marginUnit(*shown.requirement, *shown.result->system)));
}

bool names(const Requirement& requirement, const std::string& id) {
    return !id.empty() && requirement.text().find(id) != std::string::npos;
}

std::size_t successes(const SweepResult& result, std::size_t design) {
    return static_cast<std::size_t>(std::ranges::count(result.of(result.success, design), 1));
}

/// States how many runs do not decide success, and the highest possible percentage; empty if all decide it.
QString undecidedText(const SweepResult& result, std::size_t design) {
    const std::size_t undecided = result.undecidedRuns(design);
    if (undecided == 0) return {};
    const double most = 100 * static_cast<double>(successes(result, design) + undecided)
                        / static_cast<double>(result.runCount(design));
    return StudyAnswer::tr(", %1 undecided, upper bound %2")
        .arg(undecided)
        .arg(quantityText(result.system->success, most));
}

/// The probability of success as text. Empty if the study has no distribution for the input over which
/// designs are evaluated.
QString probabilityText(const SweepResult& result, std::size_t design) {
    if (!result.sweep.likely) return {};
    return StudyAnswer::tr(", probability %1")
        .arg(quantityText(result.system->success, result.probability[design]));
}

/// The aggregates of a design that the requirement uses, such as "82.4 %, 42 of 51" or "height −14.5 ± 1.1
/// m".
QString aggregates(const StudyShown& shown, std::size_t design) {
    const SweepResult& result = *shown.result;
    const Quantity& success = result.system->success;
    QStringList parts;
    if (names(*shown.requirement, success.id))
        parts
            << QStringLiteral("%1 %2").arg(toQt(inSentence(success.label)),
                                           quantityText(success, result.percentage[design]))
                   + StudyAnswer::tr(", %1 of %2").arg(successes(result, design)).arg(result.runCount(design))
                   + probabilityText(result, design) + undecidedText(result, design);
    for (std::size_t m = 0; m < result.sweep.measures.size(); ++m) {
        const Quantity& measure = measureOf(result, m);
        if (!names(*shown.requirement, measure.id)) continue;
        const Spread& spread = result.spread(design, m);
        parts << QStringLiteral("%1 %2 ± %3")
                     .arg(toQt(inSentence(measure.label)),
                          quantityText({.unit = measure.unit}, spread.mean).section(u' ', 0, 0),
                          quantityText(measure, spread.sd));
    }
    return parts.join(QStringLiteral(", "));
}

/// The margin of a design; with random runs, its lower bound.
double marginOf(const StudyPart& part, std::size_t design) {
    return part.shown.noise ? part.shown.verdicts[design].bounds.low
                            : part.shown.requirement->margin(*part.shown.result, design);
}

/// The answer for one design, used if no smallest value is searched for.
StudyAnswer answerAt(const StudyPart& part, std::size_t design) {
    using Tone = StudyAnswer::Tone;
    const auto answer = [&](Tone tone, const QString& sentence) {
        return StudyAnswer{tone, sentence.arg(aggregates(part.shown, design),
                                              marginText(part.shown, marginOf(part, design)))};
    };
    switch (verdictOf(*part.shown.result, *part.shown.requirement, design)) {
    case NoiseVerdict::met:
        return answer(Tone::good, StudyAnswer::tr("Met: %1, margin %2."));
    case NoiseVerdict::failed:
        return answer(Tone::bad, StudyAnswer::tr("Not met: %1, margin %2."));
    case NoiseVerdict::undecided:
        break;
    }
    return answer(Tone::neutral, StudyAnswer::tr("Undecided: %1, worst-case margin %2."));
}

/// A sentence about the values with an undecided verdict. There are `count` of them; `from` and `to` are the
/// first and the last.
QString undecidedAt(std::size_t count, const QString& from, const QString& to) {
    if (count == 0) return {};
    return count == 1 ? StudyAnswer::tr(" Undecided at %1.").arg(from)
                      : StudyAnswer::tr(" Undecided at %1 values from %2 to %3.")
                            .arg(count)
                            .arg(from, to.section(QStringLiteral(" = "), 1));
}

/// Makes the answer about the values of an axis that meet the requirement.
class Line {
public:
    Line(const StudyPart& part, std::size_t design)
        : m_part(part),
          m_axis(*std::ranges::find(part.shown.result->sweep.axes, part.smallest, &Axis::parameter)),
          m_threshold(threshold(*part.shown.result, *part.shown.requirement, part.smallest, design)) {}

    StudyAnswer answer() const {
        StudyAnswer answer = exactly();
        if (m_threshold.nearly)
            answer.sentence +=
                StudyAnswer::tr(
                    " Also met for %1, except at %2, where one more successful run would be needed.")
                    .arg(above(*m_threshold.nearly), inputsText(m_threshold.except));
        const std::vector<double>& undecided = m_threshold.undecided;
        if (undecided.empty()) return answer;
        if (!m_threshold.value) answer.tone = StudyAnswer::Tone::neutral;
        answer.sentence += undecidedAt(undecided.size(), input(undecided.front()), input(undecided.back()));
        return answer;
    }

private:
    StudyAnswer exactly() const {
        using Tone = StudyAnswer::Tone;
        const auto [min, max] = std::ranges::minmax(m_axis.values);
        if (!m_threshold.value) return notThroughout(max);
        if (*m_threshold.value == min)
            return {Tone::good,
                    StudyAnswer::tr("Met at all values from %1 to %2, margin at least %3.")
                        .arg(input(min), number(max), marginText(m_part.shown, m_threshold.minMargin))};
        QString sentence =
            StudyAnswer::tr("Met for %1 (%2, margin %3).")
                .arg(above(*m_threshold.value), there(), marginText(m_part.shown, m_threshold.margin));
        if (*m_threshold.first < *m_threshold.value && !m_threshold.nearly)
            sentence =
                (m_threshold.scattered ? StudyAnswer::tr("%1 Also met %2 and at some values in between.")
                                       : StudyAnswer::tr("%1 Also met %2, but not in between."))
                    .arg(sentence, first());
        return {Tone::good, sentence};
    }

    QString inputsText(const std::vector<double>& values) const {
        return inputText(*m_part.shown.result->system, m_axis.parameter, values, false);
    }

    StudyAnswer notThroughout(double max) const {
        const QString end = StudyAnswer::tr("not met at %1 (%2, margin %3)")
                                .arg(input(max), there(), marginText(m_part.shown, m_threshold.margin));
        if (m_threshold.first)
            return {StudyAnswer::Tone::neutral,
                    (m_threshold.scattered ? StudyAnswer::tr("Met %1 and at some larger values; %2.")
                                           : StudyAnswer::tr("Met only %1; %2."))
                        .arg(first(), end)};
        return nowhere();
    }

    /// The answer if no value meets the requirement. Names the value that comes closest; of several, the
    /// largest.
    StudyAnswer nowhere() const {
        const SweepResult& result = *m_part.shown.result;
        auto places = m_threshold.places;
        const auto axis = static_cast<std::size_t>(&m_axis - result.sweep.axes.data());
        std::size_t best = places[axis];
        double margin = m_threshold.margin;
        for (std::size_t place = 0; place < m_axis.values.size(); ++place) {
            places[axis] = place;
            const double here = m_part.shown.requirement->margin(result, result.designAt(places));
            const bool isBetter = std::isnan(margin) ? !std::isnan(here) : here > margin;
            if (!isBetter) continue;
            best = place;
            margin = here;
        }
        places[axis] = best;
        return {StudyAnswer::Tone::bad,
                StudyAnswer::tr("No value of %1 meets the requirement. Best: %2, %3, margin %4.")
                    .arg(inputName(*result.system, m_axis.parameter), input(m_axis.values[best]),
                         aggregates(m_part.shown, result.designAt(places)),
                         marginText(m_part.shown, margin))};
    }

    /// The first range of values that meet the requirement.
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
    QString above(double value) const {
        return inputAtLeast(*m_part.shown.result->system, m_axis.parameter, value);
    }
    QString number(double value) const { return input(value).section(QStringLiteral(" = "), 1); }

    const StudyPart& m_part;
    const Axis& m_axis;
    Threshold m_threshold;
};

/// States the value at which the required quantity stops increasing, on the line of a design. Empty if there
/// is none.
QString riseOf(const StudyPart& part, std::size_t design) {
    const SweepResult& result = *part.shown.result;
    const auto& requirement = part.shown.requirement;
    const auto judged = criticalQuantity(result, requirement ? &*requirement : nullptr);
    if (!judged) return {};
    const std::string& quantity = *judged;
    const CriticalValue critical = criticalValue(result, part.smallest, design, quantity);
    if (!critical.low || !critical.value) return {};
    const QString what =
        quantity.empty()
            ? StudyAnswer::tr("The percentage")
            : StudyAnswer::tr("The mean %1").arg(toQt(inSentence(measureOf(*result.system, quantity).label)));
    const QString sentence =
        critical.falls ? StudyAnswer::tr("%1 is highest at %2.") : StudyAnswer::tr("%1 levels off at %2.");
    const auto text = [&](double value) { return inputText(*result.system, part.smallest, value); };
    const QString place =
        *critical.low == *critical.value
            ? text(*critical.low)
            : StudyAnswer::tr("%1 to %2").arg(text(*critical.low), text(*critical.value).section(" = ", 1));
    return sentence.arg(what, place);
}

/// Confidence, %, with which the intervals of random runs hold together for all designs.
double confidenceOf(const StudyPart& part) {
    return 100 * part.shown.noise->study.confidence;
}

/// The percentage of success of a design, such as "crossed 97.1 %, confidence interval 95.3–98.2 %". Without
/// success, the lower bound of the margin.
QString sureAt(const StudyPart& part, std::size_t design) {
    const Quantity& success = part.shown.result->system->success;
    if (success.id.empty())
        return StudyAnswer::tr("worst-case margin %1").arg(marginText(part.shown, marginOf(part, design)));
    return QStringLiteral("%1 %2, %3")
        .arg(toQt(inSentence(success.label)), quantityText(success, part.shown.result->percentage[design]),
             boundsText(part.shown, design));
}

/// The answer for one design, with random runs.
StudyAnswer sureAnswerAt(const StudyPart& part, std::size_t design) {
    using Tone = StudyAnswer::Tone;
    const QString there = sureAt(part, design);
    if (part.shown.requirement->speaksOfMore())
        return {Tone::neutral, StudyAnswer::tr("The requirement uses means or extremes, which have no "
                                               "confidence bounds. Margin of these runs: %1 (%2).")
                                   .arg(marginText(part.shown, marginOf(part, design)), there)};
    switch (part.shown.verdicts[design].verdict) {
    case NoiseVerdict::met:
        return {Tone::good,
                StudyAnswer::tr("Met with %1 % confidence: %2.").arg(confidenceOf(part)).arg(there)};
    case NoiseVerdict::failed:
        return {Tone::bad,
                StudyAnswer::tr("Not met with %1 % confidence: %2.").arg(confidenceOf(part)).arg(there)};
    case NoiseVerdict::undecided:
        break;
    }
    return {Tone::neutral, StudyAnswer::tr("Undecided: %1. Use more random runs.").arg(there)};
}

/// The answer on the line of a design, with random runs.
StudyAnswer sureAnswer(const StudyPart& part, std::size_t design) {
    if (part.smallest.empty() || part.shown.requirement->speaksOfMore()) return sureAnswerAt(part, design);
    const StudyShown& shown = part.shown;
    const auto lines = noiseThresholds(*shown.noise, shown.verdicts, part.smallest);
    const auto line = std::ranges::find_if(
        lines, [&](const NoiseThreshold& one) { return std::ranges::count(one.designs, design) > 0; });
    const auto value = [&](std::size_t place) {
        return std::get<double>(shown.result->valuesOf(line->designs[place]).at(part.smallest));
    };
    const auto input = [&](std::size_t place) {
        return inputText(*shown.result->system, part.smallest, value(place));
    };
    const double confidence = confidenceOf(part);
    StudyAnswer answer{StudyAnswer::Tone::bad, {}};
    if (line->kept)
        answer = {StudyAnswer::Tone::good,
                  StudyAnswer::tr("Met for %1 with %2 % confidence (%3).")
                      .arg(inputAtLeast(*shown.result->system, part.smallest, value(*line->kept)))
                      .arg(confidence)
                      .arg(sureAt(part, line->designs[*line->kept]))};
    else if (line->first)
        answer = {StudyAnswer::Tone::neutral,
                  StudyAnswer::tr("Met at %1 with %2 % confidence, but not at every larger value.")
                      .arg(input(*line->first))
                      .arg(confidence)};
    else {
        const auto best =
            std::ranges::max_element(line->designs, {}, [&](std::size_t one) { return marginOf(part, one); });
        answer.sentence =
            StudyAnswer::tr("No value of %1 meets the requirement with %2 % confidence. Best: %3, %4.")
                .arg(inputName(*shown.result->system, part.smallest))
                .arg(confidence)
                .arg(input(static_cast<std::size_t>(best - line->designs.begin())), sureAt(part, *best));
    }
    if (!line->undecided.empty()) {
        if (!line->kept) answer.tone = StudyAnswer::Tone::neutral;
        answer.sentence += undecidedAt(line->undecided.size(), input(line->undecided.front()),
                                       input(line->undecided.back()));
    }
    return answer;
}

/// The answer for a design with unknown inputs, over all their values.
StudyAnswer unknownAnswer(const StudyPart& part, std::size_t place) {
    using Tone = StudyAnswer::Tone;
    const StudyShown& shown = part.shown;
    const SweepResult& result = *shown.unknown->result;
    const Envelope& design = shown.unknown->designs[place];
    const bool requirement = shown.requirement.has_value();
    const Quantity& success = result.system->success;
    QString there;
    if (!success.id.empty())
        there = StudyAnswer::tr("%1 from %2 to %3")
                    .arg(toQt(inSentence(success.label)), quantityText(success, design.percentage.low),
                         quantityText(success, design.percentage.high));
    else if (requirement)
        there = StudyAnswer::tr("margin from %1 to %2")
                    .arg(marginText(shown, design.margin.low), marginText(shown, design.margin.high));
    if (shown.noise && !success.id.empty())
        there +=
            StudyAnswer::tr(", %1 to %2 including sampling error")
                .arg(quantityText(success, design.success.low), quantityText(success, design.success.high));
    if (!requirement) return {Tone::neutral, there.isEmpty() ? there : there + u'.'};
    StudyAnswer answer;
    if (design.verdict == NoiseVerdict::met)
        answer = {Tone::good, StudyAnswer::tr("Met for all values of the unknown inputs: %1.").arg(there)};
    else if (design.verdict == NoiseVerdict::failed)
        answer = {Tone::bad, StudyAnswer::tr("Not met for any value of the unknown inputs: %1.").arg(there)};
    else if (!design.isOpenByUnknown)
        answer.sentence = StudyAnswer::tr("Undecided: %1. Use more random runs.").arg(there);
    else
        answer.sentence =
            StudyAnswer::tr(
                "Undecided because of unknown inputs: %1. More random runs would not change this.")
                .arg(there);
    if (!design.decisive) return answer;
    QStringList worst;
    const auto places = result.placesOf(design.worst);
    for (std::size_t a = places.size() - result.sweep.unknown; a < places.size(); ++a)
        worst << inputText(*result.system, result.sweep.axes[a].parameter,
                           result.sweep.axes[a].values[places[a]]);
    answer.sentence += StudyAnswer::tr(" The unknown input %1 has the largest effect; the worst case is %2.")
                           .arg(inputName(*result.system, result.sweep.axes[*design.decisive].parameter),
                                worst.join(QStringLiteral(", ")));
    return answer;
}

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
    if (part.shown.unknown) return unknownAnswer(part, design);
    if (part.shown.noise) return part.shown.requirement ? sureAnswer(part, design) : StudyAnswer();
    if (part.smallest.empty()) return part.shown.requirement ? answerAt(part, design) : StudyAnswer();
    StudyAnswer answer;
    if (part.shown.requirement) answer = Line(part, design).answer();
    const QString rise = riseOf(part, design);
    if (!answer.sentence.isEmpty() && !rise.isEmpty()) answer.sentence += u' ';
    answer.sentence += rise;
    return answer;
}

namespace {

/// A part of a study, evaluated by another requirement. If that is impossible, `error` is set to the reason.
StudyPart judgedBy(StudyPart part, const std::string& condition, std::size_t parts, std::string& error) {
    const SweepResult& result = *part.shown.result;
    const bool knowsProbability = part.shown.noise || result.sweep.likely;
    const Study study{.over = {result.sweep.over.parameter},
                      .measures = result.sweep.measures,
                      .likely = knowsProbability ? "known" : ""};
    auto reading = readRequirement(*result.system, study, condition);
    error = reading.error;
    part.margins.clear();
    part.shown.requirement = std::move(reading.requirement);
    if (part.shown.unknown) {
        part.shown.result = part.shown.unknown->result;
        part.shown.noise = part.shown.unknown->noise;
    }
    if (part.shown.noise && part.shown.requirement)
        part.shown.verdicts = verdictsOf(*part.shown.noise, &*part.shown.requirement, parts);
    return part.shown.unknown && part.shown.requirement ? withKnownDesigns(std::move(part)) : part;
}

/// The verdict on a design, followed by the answer on its line.
StudyAnswer verdictAt(const StudyPart& part, std::size_t design) {
    if (part.shown.unknown) return unknownAnswer(part, design);
    if (part.shown.noise) {
        StudyAnswer answer = sureAnswerAt(part, design);
        if (!part.smallest.empty() && !part.shown.requirement->speaksOfMore())
            answer.sentence += u' ' + sureAnswer(part, design).sentence;
        return answer;
    }
    StudyAnswer answer = answerAt(part, design);
    if (!part.smallest.empty()) answer.sentence += u' ' + Line(part, design).answer().sentence;
    return answer;
}

} // namespace

NamedAnswer namedAnswer(const std::vector<StudyPart>& parts, const std::string& condition, const Values& own,
                        const DisplayUnits& units) {
    NamedAnswer answer;
    for (const StudyPart& each : parts) {
        std::string error;
        const StudyPart judged = judgedBy(each, condition, parts.size(), error);
        if (!judged.shown.requirement) return {NamedAnswer::Verdict::none, {{QString(), toQt(error)}}};
        const StudyPart part = inUnits(judged, units);
        const Values values = inUnits(each.shown.result->system->parameters, own, units);
        const SweepResult& result = *part.shown.result;
        const StudyAnswer here = verdictAt(part, result.designAt(nearestPlaces(result, values)));
        using Tone = StudyAnswer::Tone;
        if (part.isOwn)
            answer.verdict = here.tone == Tone::good  ? NamedAnswer::Verdict::met
                             : here.tone == Tone::bad ? NamedAnswer::Verdict::failed
                                                      : NamedAnswer::Verdict::undecided;
        answer.lines.emplace_back(part.shown.name, here.sentence);
    }
    return answer;
}

QString finerAnswer(const StudyPart& part, const std::vector<FinerThreshold>& finer,
                    const DisplayUnits& units) {
    const SweepResult& result = *part.shown.result;
    if (finer.empty()) return {};
    const QString over = inputName(*result.system, result.sweep.over.parameter);
    QStringList each;
    for (std::size_t i = 0; i < finer.size(); ++i) {
        QStringList runs{QString::number(finer[i].runs)};
        while (i + 1 < finer.size() && finer[i + 1].threshold.value == finer[i].threshold.value)
            runs << QString::number(finer[++i].runs);
        const auto& value = finer[i].threshold.value;
        each << (value ? StudyAnswer::tr("with %1 values, met for %2")
                       : StudyAnswer::tr("with %1 values, not met at the upper end of the varied range"))
                    .arg(runs.join(StudyAnswer::tr(" and ")));
        if (value)
            each.back() = each.back().arg(
                inputAtLeast(*inUnits(result.system, units), part.smallest,
                             std::get<double>(inUnits(parameterOf(result.system->parameters, part.smallest),
                                                      Value(*value), units))));
    }
    return StudyAnswer::tr("Checked with more values of %1: %2.").arg(over, each.join(QStringLiteral(", ")));
}

QString worded(const Requirement& requirement) {
    return toQt(requirement.text())
        .replace(QStringLiteral(">="), QStringLiteral("≥"))
        .replace(QStringLiteral("<="), QStringLiteral("≤"));
}

} // namespace talweg
