#include "cli/named_requirements.h"

#include "base/to_qt.h"
#include "cli/failure.h"
#include "cli/nearest.h"
#include "cli/unknown.h"
#include "figures/study/study_slice.h"
#include "study/study.h"
#include "study/threshold.h"
#include "study/verdict.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

std::size_t nearestDesign(const SweepResult& result, const Values& values) {
    std::vector<std::size_t> places;
    for (const Axis& axis : result.sweep.axes)
        places.push_back(nearestPlace(axis, values));
    return result.designAt(places);
}

} // namespace

std::vector<NamedRequirement> requirementsFor(const Project& project, const std::string& system) {
    std::vector<NamedRequirement> found;
    std::ranges::copy_if(project.requirements, std::back_inserter(found),
                         [&](const NamedRequirement& one) { return one.system == system; });
    return found;
}

std::string conditionFrom(const Options& options, const System& system, const Study& study,
                          const std::vector<NamedRequirement>& named) {
    const QString given = options.text("require");
    const auto called = std::ranges::find(named, given, &NamedRequirement::name);
    if (called != named.end()) return called->condition;
    const std::string wrong = Requirement::read(system, study.measures, given.toStdString()).error;
    if (wrong.empty() || named.empty()) return given.toStdString();
    QStringList names;
    for (const NamedRequirement& one : named)
        names << one.name;
    misuse(QCoreApplication::translate("talweg", "%1 The project's named requirements for %2 are \"%3\".%4")
               .arg(toQt(wrong), toQt(system.name), names.join(QStringLiteral("\", \"")),
                    didYouMean(given, names)));
}

AnswerLine NamedVerdicts::begin(const NamedRequirement& one) const {
    AnswerLine line("requirement");
    const std::string name = one.name.toStdString();
    line.printed("name", u'"' + one.name + u'"', {{"name", name}});
    return line;
}

void NamedVerdicts::addDesign(AnswerLine& line, const SweepResult& result, std::size_t design) const {
    if (!compared.empty()) line.word(compared, std::get<std::string>(result.sweep.base.at(compared)));
    const auto places = result.placesOf(design);
    for (std::size_t a = 0; a < places.size(); ++a)
        line.value(result.sweep.axes[a].parameter, result.sweep.axes[a].values[places[a]]);
}

template <class Judge>
std::vector<AnswerLine> NamedVerdicts::lines(const System& system, bool isRandom, QTextStream& notes,
                                             const Judge& judge) const {
    std::vector<AnswerLine> found;
    for (const NamedRequirement& one : named) {
        const auto reading = isRandom ? Requirement::read(system, study.measures, one.condition)
                                      : readRequirement(system, study, one.condition);
        if (reading.requirement) {
            judge(one, *reading.requirement, found);
            continue;
        }
        found.push_back(begin(one));
        found.back().word("verdict", "none");
        notes << QCoreApplication::translate("talweg", "talweg: note: No verdict on \"%1\": %2")
                     .arg(one.name, toQt(reading.error))
              << '\n';
    }
    return found;
}

std::vector<AnswerLine> NamedVerdicts::lines(const SweepResults& results, QTextStream& notes) const {
    const auto judge = [&](const NamedRequirement& one, const Requirement& requirement, auto& found) {
        for (const auto& result : results) {
            const std::size_t design = nearestDesign(*result, own);
            AnswerLine& line = found.emplace_back(begin(one));
            if (result->sweep.unknown > 0) {
                addUnknownVerdict(line, unknownResult(result, &requirement), design, compared);
                continue;
            }
            addDesign(line, *result, design);
            line.word("verdict", idOf(verdictOf(*result, requirement, design)));
            line.number("margin", requirement.margin(*result, design));
            if (study.smallest.empty()) continue;
            const Threshold along = threshold(*result, requirement, study.smallest, design);
            line.value("smallest_" + study.smallest, along.value);
            if (along.value) line.number("least_margin", along.minMargin);
        }
    };
    return lines(*results.front()->system, false, notes, judge);
}

std::vector<AnswerLine> NamedVerdicts::lines(const std::vector<std::shared_ptr<const NoiseResult>>& results,
                                             QTextStream& notes) const {
    const auto judge = [&](const NamedRequirement& one, const Requirement& requirement, auto& found) {
        for (const auto& result : results) {
            const std::size_t design = nearestDesign(result->runs, own);
            const auto judged = verdictsOf(*result, &requirement, results.size());
            AnswerLine& line = found.emplace_back(begin(one));
            if (result->study.sweep.unknown > 0) {
                addUnknownVerdict(line, unknownResult(result, judged, true), design, compared);
                continue;
            }
            addDesign(line, result->runs, design);
            line.word("verdict", idOf(judged[design].verdict));
            line.number("margin", judged[design].margin);
            line.number("at_worst", judged[design].bounds.low);
            if (study.smallest.empty()) continue;
            const auto along = noiseThresholds(*result, judged, study.smallest);
            const auto through = std::ranges::find_if(along, [design](const NoiseThreshold& threshold) {
                return std::ranges::count(threshold.designs, design) > 0;
            });
            const auto& axes = result->study.sweep.axes;
            const auto place = static_cast<std::size_t>(
                std::ranges::find(axes, study.smallest, &Axis::parameter) - axes.begin());
            std::optional<double> kept;
            if (through->kept)
                kept = axes[place].values[result->runs.placesOf(through->designs[*through->kept])[place]];
            line.value("smallest_" + study.smallest, kept);
            line.count("undecided", through->undecided.size());
        }
    };
    return lines(*results.front()->runs.system, true, notes, judge);
}

} // namespace talweg
