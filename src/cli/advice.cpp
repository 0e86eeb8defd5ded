#include "cli/advice.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "cli/study_options.h"
#include "study/advisor.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Number of designs printed for each result.
constexpr std::size_t printedDesigns = 10;
/// At least this many designs are examined within their tolerances, even if that is slow. More designs are
/// examined while all runs together stay below the affordable number, which takes some seconds. Systems
/// without a batch solver are a thousand times slower.
constexpr std::size_t designsAtLeast = 20;
constexpr double affordableInBatches = 1e7, affordableOneByOne = 1e4;

QString sixDigits(double number) {
    return std::isnan(number) ? QStringLiteral("none") : QString::number(number, 'g', 6);
}

/// Deviations of inputs from their values, such as "e-0.01,b+0.5"; "nominal" for no deviations.
QString deviationsOf(const std::vector<Deviation>& where) {
    QStringList parts;
    for (const Deviation& off : where)
        parts << toQt(off.parameter) + (off.by > 0 ? "+" : "") + sixDigits(off.by);
    return parts.isEmpty() ? QStringLiteral("nominal") : parts.join(u',');
}

/// All designs that meet the requirement, best first, and the number of designs examined within their
/// tolerances.
std::pair<std::vector<Advice>, std::size_t> rankedDesigns(const std::shared_ptr<const SweepResult>& result,
                                                          const Requirement& requirement, const Study& study,
                                                          const std::vector<Tolerance>& tolerances,
                                                          unsigned threads) {
    std::vector<Advice> advice = advise(*result, requirement, margins(*result, requirement),
                                        std::vector<Limits>(result->sweep.axes.size()), study.smallest);
    const ToleranceBox box(result, requirement, tolerances);
    const double affordable = result->system->batch ? affordableInBatches : affordableOneByOne;
    const auto enough = static_cast<std::size_t>(affordable / static_cast<double>(box.runsOfEach()));
    const std::size_t looked = std::min(advice.size(), std::max(designsAtLeast, enough));
    std::vector<std::size_t> designs;
    for (std::size_t i = 0; i < looked; ++i) {
        advice[i].box = std::make_shared<const BoxVerdict>(*box.around(advice[i].design, {}, threads));
        designs.push_back(advice[i].design);
    }
    const std::vector<double> means = decidingMeans(*result, designs, {}, threads);
    for (std::size_t i = 0; i < means.size(); ++i)
        if (hasDecidingMeasure(*result->system)) advice[i].reserve = means[i];
    rank(advice);
    return {std::move(advice), looked};
}

void addDesign(AnswerLine& line, const SweepResult& result, const Advice& advice, std::size_t place) {
    line.count("best", place);
    const std::vector<std::size_t> places = result.placesOf(advice.design);
    for (std::size_t a = 0; a < places.size(); ++a)
        line.value(result.sweep.axes[a].parameter, result.sweep.axes[a].values[places[a]]);
    const BoxVerdict& box = *advice.box;
    line.number("margin", advice.margin);
    line.number("worst", box.worst);
    line.word("worst_at", deviationsOf(box.where).toStdString());
    const auto met = static_cast<double>(box.met), points = static_cast<double>(box.points);
    line.printed("met", QStringLiteral("%1/%2").arg(box.met).arg(box.points),
                 {{"met", met}, {"points", points}});
    if (box.impossible > 0) {
        line.count("impossible", box.impossible);
        line.word("impossible_at", deviationsOf(box.impossibleAt).toStdString());
    }
    if (advice.reserve) line.number(std::string(decidingMeasure) + "_mean", *advice.reserve);
}

} // namespace

void applyTolerances(const System& system, const Values& base, const Options& options, Study& study) {
    for (const QString& given : options.all("tolerance")) {
        auto [id, typed] =
            idAndText("tolerance", given, QCoreApplication::translate("talweg", "id=0.5 or id=5%"));
        std::erase_if(study.tolerances, [&id = id](const Study::Swept& own) { return own.parameter == id; });
        study.tolerances.push_back({id, typed});
    }
    requireNone(readTolerances(system, base, study).problems);
    if (!options.has("tolerance")) return;
    if (study.requirement.empty())
        misuse(
            QCoreApplication::translate("talweg", "--tolerance needs a condition: add --require CONDITION."));
    refuse(options, {"shard"},
           QCoreApplication::translate("talweg", "--tolerance needs the whole study; omit --shard."));
}

std::vector<AnswerLine> adviceLines(const std::vector<std::shared_ptr<const SweepResult>>& results,
                                    const Requirement& requirement, const Study& study,
                                    const std::string& compared, unsigned threads, QTextStream& notes) {
    std::vector<AnswerLine> lines;
    if (study.tolerances.empty()) return lines;
    for (const auto& result : results) {
        const TolerancesReading read = readTolerances(*result->system, result->sweep.base, study);
        const auto [advice, looked] = rankedDesigns(result, requirement, study, read.tolerances, threads);
        for (std::size_t i = 0; i < std::min(looked, printedDesigns); ++i) {
            AnswerLine& line = lines.emplace_back();
            if (!compared.empty())
                line.word(compared, std::get<std::string>(result->sweep.base.at(compared)));
            addDesign(line, *result, advice[i], i + 1);
        }
        if (looked < advice.size())
            notes << QCoreApplication::translate("talweg", "talweg: note: tolerances were checked for %1 of "
                                                           "the %2 designs that meet the requirement.")
                         .arg(looked)
                         .arg(advice.size())
                  << '\n';
    }
    return lines;
}

} // namespace talweg
