#include "cli/unknown.h"

#include "base/text.h"
#include "base/to_qt.h"
#include "base/translation.h"
#include "cli/failure.h"
#include "cli/study_options.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

/// Adds the known inputs of a design, except `but`: "convention=published b=1 e=0.9".
void addKnown(AnswerLine& line, const UnknownResult& of, std::size_t combination, const std::string& compared,
              const std::string& but = {}) {
    const Sweep& sweep = of.result->sweep;
    if (!compared.empty()) line.word(compared, std::get<std::string>(sweep.base.at(compared)));
    const auto places = of.result->placesOf(combination);
    for (std::size_t a = 0; a + sweep.unknown < places.size(); ++a)
        if (sweep.axes[a].parameter != but)
            line.value(sweep.axes[a].parameter, sweep.axes[a].values[places[a]]);
}

void addRange(AnswerLine& line, const std::string& key, const Interval& range) {
    line.number(key + "_least", range.low);
    line.number(key + "_greatest", range.high);
}

void addEnvelope(AnswerLine& line, const UnknownResult& of, const Envelope& design) {
    const SweepResult& result = *of.result;
    const std::string& success = result.system->success.id;
    if (!success.empty()) {
        addRange(line, success, design.percentage);
        if (of.noise) {
            const std::string interval = of.noise->study.untilDecided ? "anytime_" : "";
            line.number(interval + "low", design.success.low);
            line.number(interval + "high", design.success.high);
        }
    } else
        addRange(line, result.sweep.measures.front() + "_mean",
                 design.rangeOf([&](std::size_t c) { return result.spread(c).mean; }));
    if (of.hasRequirement) {
        addRange(line, "margin", design.margin);
        line.word("verdict", idOf(design.verdict));
        if (design.verdict == NoiseVerdict::undecided) line.word("open", openBy(design));
    }
    if (!design.decisive) return;
    const Sweep& sweep = result.sweep;
    line.word("decisive", sweep.axes[*design.decisive].parameter);
    const auto worst = result.placesOf(design.worst);
    for (std::size_t a = sweep.axes.size() - sweep.unknown; a < worst.size(); ++a)
        line.value(sweep.axes[a].parameter + "_worst", sweep.axes[a].values[worst[a]]);
}

void addUnknownThresholds(std::vector<AnswerLine>& lines, const UnknownResult& of,
                          const std::string& smallest, const std::string& compared) {
    const auto valueAt = [&](const NoiseThreshold& line, std::optional<std::size_t> place) {
        if (!place) return std::optional<double>();
        const Values values = of.result->valuesOf(of.designs[line.designs[*place]].first);
        return std::optional(std::get<double>(values.at(smallest)));
    };
    for (const NoiseThreshold& found : unknownThresholds(of, smallest)) {
        AnswerLine& line = lines.emplace_back();
        addKnown(line, of, of.designs[found.designs.front()].first, compared, smallest);
        line.value(smallest, valueAt(found, found.kept));
        line.value("first", valueAt(found, found.first));
        line.count("undecided", found.undecided.size());
        if (found.undecided.empty()) continue;
        line.value("undecided_from", valueAt(found, found.undecided.front()));
        line.value("undecided_to", valueAt(found, found.undecided.back()));
    }
}

} // namespace

void takeUnknown(const Options& options, Study& study) {
    for (const QString& given : options.all("unknown")) {
        const std::string id = given.trimmed().toStdString();
        const auto axis = std::ranges::find(study.axes, id, &Study::Swept::parameter);
        if (axis != study.axes.end()) {
            study.unknown.push_back(*axis);
            study.axes.erase(axis);
            continue;
        }
        if (id == study.over.parameter)
            misuse(QCoreApplication::translate(
                       "talweg", "--unknown %1: designs are already evaluated over %1, which averages over "
                                 "its values. Use either --over or --unknown for this input.")
                       .arg(given));
        if (std::ranges::count(study.unknown, id, &Study::Swept::parameter) > 0)
            misuse(QCoreApplication::translate("talweg", "--unknown %1 is given more than once.").arg(given));
        misuse(QCoreApplication::translate(
                   "talweg", "--unknown %1 needs values: add --grid %1=from:to:step or --grid %1=v1,v2,….")
                   .arg(given));
    }
}

void refuseBesideUnknown(const Options& options, const Study& study) {
    if (study.unknown.empty()) return;
    const std::string ids = listed(study.unknown, &Study::Swept::parameter);
    refuse(options, {"shard"},
           QCoreApplication::translate(
               "talweg", "cannot be used because %1 is unknown and a design needs all combinations of "
                         "unknown inputs. Divide the known grids into separate studies.")
               .arg(toQt(ids)));
    refuse(options, {"tolerance", "pareto"},
           QCoreApplication::translate(
               "talweg", "cannot be used because %1 is unknown, which gives each design a range instead of a "
                         "value. Omit --unknown to treat its values as designs.")
               .arg(toQt(ids)));
}

std::vector<AnswerLine> unknownLines(const std::vector<UnknownResult>& results, const std::string& smallest,
                                     const std::string& compared) {
    std::vector<AnswerLine> lines;
    for (const UnknownResult& of : results) {
        if (of.hasRequirement && !smallest.empty()) addUnknownThresholds(lines, of, smallest, compared);
        for (const Envelope& design : of.designs) {
            AnswerLine& line = lines.emplace_back("design");
            addKnown(line, of, design.first, compared);
            addEnvelope(line, of, design);
        }
    }
    return lines;
}

void addUnknownVerdict(AnswerLine& line, const UnknownResult& of, std::size_t combination,
                       const std::string& compared) {
    const Envelope& design = of.designs[combination / combinationsOf(of.result->sweep)];
    addKnown(line, of, combination, compared);
    line.word("verdict", idOf(design.verdict));
    if (design.verdict == NoiseVerdict::undecided) line.word("open", openBy(design));
    addRange(line, "margin", design.margin);
}

void tellOpen(const std::vector<UnknownResult>& results, QTextStream& notes) {
    std::size_t open = 0, designs = 0;
    for (const UnknownResult& of : results) {
        designs += of.designs.size();
        open += static_cast<std::size_t>(
            std::ranges::count_if(of.designs, [](const Envelope& one) { return one.isOpenByUnknown; }));
    }
    if (open > 0)
        notes << QCoreApplication::translate("talweg", "talweg: note: %1")
                     .arg(toQt(tr("Designs that are undecided because of unknown inputs: %1 of %2. More "
                                  "random runs cannot decide them. Their lines name the unknown input that "
                                  "matters most (decisive) and the worst values.",
                                  open, designs)))
              << '\n';
}

} // namespace talweg
