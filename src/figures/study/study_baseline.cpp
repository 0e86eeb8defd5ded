#include "figures/study/study_baseline.h"

#include "base/to_qt.h"
#include "figures/study/study_slice.h"
#include "figures/study/study_text.h"
#include "study/same_designs.h"
#include "systems/wording.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

std::vector<StudyShown> baselineShown(const std::vector<StudyPart>& parts, const QString& name) {
    std::vector<StudyShown> shown;
    for (const StudyPart& part : parts) {
        StudyShown& one = shown.emplace_back(part.shown);
        one.isBaseline = true;
        one.name = parts.size() < 2
                       ? name
                       : QCoreApplication::translate("talweg", "%1, %2").arg(name, part.shown.name);
    }
    return shown;
}

std::vector<StudyShown> shownOf(const std::vector<StudyPart>& parts) {
    std::vector<StudyShown> shown;
    for (const StudyPart& part : parts)
        shown.push_back(part.shown);
    return shown;
}

std::size_t counterpartOf(const SweepResult& result, const std::vector<StudyShown>& baseline) {
    const std::string& compared = result.system->studyCompare;
    const auto own = result.sweep.base.find(compared);
    for (std::size_t i = 0; i < baseline.size() && own != result.sweep.base.end(); ++i) {
        if (!baseline[i].result) continue;
        const Values& base = baseline[i].result->sweep.base;
        if (const auto there = base.find(compared); there != base.end() && there->second == own->second)
            return i;
    }
    return 0;
}

std::vector<StudyShown> overBaseline(std::vector<StudyShown> results,
                                     const std::vector<StudyShown>& baseline) {
    std::vector<bool> wanted(baseline.size());
    for (const StudyShown& one : results)
        if (one.result && !baseline.empty()) wanted[counterpartOf(*one.result, baseline)] = true;
    for (std::size_t i = 0; i < baseline.size(); ++i)
        if (wanted[i] && baseline[i].result) results.push_back(baseline[i]);
    return results;
}

DifferenceShown differenceShown(const std::vector<StudyShown>& parts, std::size_t part, StudyLess less,
                                const std::vector<StudyShown>& baseline) {
    using What = StudyLess::What;
    const auto refused = [](const QString& why) { return DifferenceShown{{}, why}; };
    if (less.what == What::usual)
        less = !baseline.empty() || parts.size() < 2 ? StudyLess{What::baseline}
                                                     : StudyLess{What::part, part == 0 ? 1u : 0u};
    StudyShown shown = parts[part];
    if (less.what == What::baseline) {
        if (baseline.empty())
            return refused(QCoreApplication::translate("talweg", "No study is pinned as the baseline."));
        shown.less = std::make_shared<const StudyShown>(baseline[counterpartOf(*shown.result, baseline)]);
        return {std::move(shown)};
    }
    if (less.part >= parts.size())
        return refused(QCoreApplication::translate("talweg", "The study has no part %1.").arg(less.part + 1));
    if (less.part == part)
        return refused(QCoreApplication::translate(
            "talweg", "A part of a study cannot be compared with itself. Choose two different parts."));
    shown.less = std::make_shared<const StudyShown>(parts[less.part]);
    return {std::move(shown)};
}

QString differenceProblem(const StudyFigure& figure, const StudyShown& shown, const Values& chosen) {
    const auto slice = StudySlice::of(*shown.result, figure, chosen);
    if (!slice || figure.family.empty())
        return QCoreApplication::translate("talweg", "A map of differences needs two varied inputs.");
    if (!shown.less->result)
        return QCoreApplication::translate("talweg", "Not solved: %1.").arg(shown.less->name);
    const SweepResult &result = *shown.result, &other = *shown.less->result;
    const SameDesigns same(result, other);
    if (!same.whyNone().empty()) return toQt(same.whyNone());
    const bool isOfMeasure = !figure.measure.empty() || result.system->success.id.empty();
    if (isOfMeasure && std::ranges::count(other.sweep.measures, result.sweep.measures[slice->measure()]) == 0)
        return QCoreApplication::translate("talweg", "The baseline does not have the result %1.")
            .arg(toQt(inSentence(measureOf(result, slice->measure()).label)));
    for (std::size_t row = 0; row < slice->rows().size(); ++row)
        for (std::size_t column = 0; column < slice->xs().size(); ++column)
            if (same.of(slice->design(row, column))) return {};
    QStringList fixed;
    for (const auto& [id, value] : slice->fixed())
        fixed << inputText(*result.system, id, value);
    return QCoreApplication::translate("talweg", "The baseline has no designs at %1.")
        .arg(fixed.join(QStringLiteral(", ")));
}

} // namespace talweg
