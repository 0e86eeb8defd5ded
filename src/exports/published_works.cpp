#include "exports/published_works.h"

#include "base/number.h"
#include "base/to_qt.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

QString numberText(QString number, const std::string& unit) {
    number.replace('-', QChar(0x2212));
    return unit.empty() ? number : number + ' ' + toQt(unit);
}

} // namespace

std::vector<PublishedWork> publishedWorks(const Registry& registry) {
    std::vector<PublishedWork> works;
    for (const auto& system : registry.systems())
        for (const Reproduction& work : system->reproductions)
            works.push_back({system, &work});
    return works;
}

QString valueText(const Reproduction::Claim& claim, const ClaimValue& value, const std::string& unit) {
    if (!value.word.empty()) return toQt(value.word);
    if (!value.number || !std::isfinite(*value.number)) return QCoreApplication::translate("talweg", "none");
    return numberText(toQt(withDecimals(*value.number, claim.decimals)), unit);
}

QString printedText(const Reproduction::Claim& claim, const std::string& unit) {
    const QString text = toQt(claim.printed);
    if (text.isEmpty()) return QStringLiteral("–");
    return readNumber(claim.printed) ? numberText(text, unit) : text;
}

QString verdictText(const Reproduction& work, const Judgement& judgement) {
    switch (judgement.verdict) {
    case Verdict::notStated:
        return QStringLiteral("–");
    case Verdict::undecided:
        return QCoreApplication::translate("talweg", "not decidable");
    case Verdict::holds:
        return QCoreApplication::translate("talweg", "holds");
    case Verdict::refuted:
        return QCoreApplication::translate("talweg", "refuted");
    case Verdict::holdsInSome:
        break;
    }
    QStringList names;
    for (std::size_t r = 0; r < judgement.agrees.size(); ++r)
        if (judgement.agrees[r]) names << toQt(work.readings[r].name).toLower();
    return QCoreApplication::translate("talweg", "holds: %1").arg(names.join(", "));
}

std::vector<Experiment> experimentsOf(const PublishedWork& published, const Reproduction::Claim& claim,
                                      const Reproduction::Reading& reading) {
    const auto& [system, work] = published;
    const QString where = toQt(claim.where), name = toQt(reading.name);
    Experiment about =
        makeExperiment(*system, QCoreApplication::translate("talweg", "%1 (%2)").arg(where, name),
                       inputsOf(*system, *work, claim.of, reading));
    for (const auto& [id, value] : claim.design)
        if (const auto input = about.values.find(id); input != about.values.end()) input->second = value;
    const auto study = std::ranges::find(work->studies, claim.of, &Reproduction::OneStudy::id);
    if (study != work->studies.end()) about.study = study->study;
    std::vector<Experiment> experiments{std::move(about)};
    if (!claim.against.empty())
        experiments.push_back(makeExperiment(
            *system, QCoreApplication::translate("talweg", "%1, compared run (%2)").arg(where, name),
            inputsOf(*system, *work, claim.against, reading)));
    return experiments;
}

} // namespace talweg
