#include "cli/noise.h"

#include "base/number.h"
#include "base/text.h"
#include "base/to_qt.h"
#include "base/translation.h"
#include "cli/answer_line.h"
#include "cli/cases.h"
#include "cli/monte_carlo.h"
#include "cli/named_requirements.h"
#include "cli/progress_line.h"
#include "cli/study_json.h"
#include "cli/study_options.h"
#include "cli/unknown.h"
#include "cli/vouching.h"
#include "study/idle_inputs.h"
#include "study/monte_carlo.h"
#include "study/noise_pareto.h"
#include "study/noise_table.h"
#include "study/noise_text.h"
#include "study/study.h"
#include "study/tolerance_box.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

// --- options ---------------------------------------------------------------------------------------

/// The study of a project with the changes given by the options.
Study withOptions(Study study, const TableFolder& tables, const Options& options) {
    for (const QString& given : options.all("dist")) {
        auto [id, text] = idAndText("dist", given, distributionForm());
        study.uncertain.push_back({std::move(id), tables.typed(text)});
    }
    for (const Correlation& one : correlationsFrom(options))
        study.correlations.push_back({one.first, one.second, shortest(one.rank)});
    if (options.has("noise")) study.noise = options.text("noise").toStdString();
    if (options.has("seed")) study.seed = options.text("seed").toStdString();
    study.untilDecided = study.untilDecided || options.has("until-decided");
    return study;
}

/// The design specified by a text such as "e=0.9" or "b=1 e=0.9".
std::size_t designFrom(const NoiseStudy& study, const QString& text) {
    std::size_t design = 0;
    QStringList parts = text.split(u' ', Qt::SkipEmptyParts), missing;
    for (const Axis& axis : study.sweep.axes) {
        const QString id = toQt(axis.parameter) + u'=';
        const auto part = std::ranges::find_if(parts, [&](const QString& one) { return one.startsWith(id); });
        std::optional<double> value;
        if (part != parts.end()) {
            value = readNumber(part->mid(id.size()).toStdString());
            parts.erase(part);
        } else if (axis.values.size() == 1)
            value = axis.values.front();
        const auto found = std::ranges::find(axis.values, value.value_or(nothing));
        if (found == axis.values.end()) missing << toQt(axis.parameter + "=" + write(axis));
        design = design * axis.values.size() + static_cast<std::size_t>(found - axis.values.begin());
    }
    if (!missing.isEmpty() || !parts.isEmpty())
        misuse(QCoreApplication::translate(
                   "talweg", "--pair %1: must name a design of the study, with id=value for each of %2.")
                   .arg(text, missing.isEmpty() ? toQt(listed(study.sweep.axes, &Axis::parameter))
                                                : missing.join(", ")));
    return design;
}

/// The design goals given by --pareto, such as "e,b:max".
std::vector<DesignGoal> goalsFrom(const NoiseStudy& study, const Options& options) {
    std::vector<DesignGoal> goals;
    const auto& axes = study.sweep.axes;
    for (const QString& given : options.text("pareto").split(u',', Qt::SkipEmptyParts)) {
        const QString id = given.section(u':', 0, 0).trimmed(), word = given.section(u':', 1).trimmed();
        const auto axis = std::ranges::find(axes, id.toStdString(), &Axis::parameter);
        if (axis == axes.end() || (!word.isEmpty() && word != "min" && word != "max"))
            misuse(QCoreApplication::translate("talweg",
                                               "--pareto %1: must name varied inputs, as id to minimise or "
                                               "id:max to maximise. The varied inputs are %2.")
                       .arg(options.text("pareto"), toQt(listed(axes, &Axis::parameter))));
        goals.push_back({static_cast<std::size_t>(axis - axes.begin()), word == "max"});
    }
    if (!goals.empty() && designsOf(study) > maxParetoDesigns)
        misuse(QCoreApplication::translate("talweg", "--pareto allows at most %1 designs; this study has %2.")
                   .arg(maxParetoDesigns)
                   .arg(designsOf(study)));
    return goals;
}

/// The two designs given by --pair, whose probabilities of success are compared.
std::optional<DesignPair> pairFrom(const System& system, const NoiseStudy& study, const Options& options) {
    const QStringList named = options.all("pair");
    if (named.isEmpty()) return {};
    if (system.success.id.empty())
        misuse(QCoreApplication::translate(
                   "talweg", "--pair compares probabilities of success, but %1 does not define success.")
                   .arg(toQt(system.name)));
    if (named.size() != 2)
        misuse(QCoreApplication::translate(
            "talweg", "--pair must be given twice, for two designs: --pair e=0.9 --pair e=0.94."));
    return DesignPair{designFrom(study, named[0]), designFrom(study, named[1])};
}

// --- results ---------------------------------------------------------------------------------------

/// The questions to answer from the results of a study.
struct NoiseQuestion {
    std::optional<Requirement> requirement;
    std::string smallest;           ///< input whose smallest value is sought; may be empty
    std::string compared;           ///< id of the choice that distinguishes the results; may be empty
    std::optional<DesignPair> pair; ///< the two designs to compare
    unsigned threads = 0;
};

/// Adds the inputs of a design to a line: "convention=published b=1 e=0.9". `but` is an input to omit;
/// `before` is prefixed to the ids.
void addDesign(AnswerLine& line, const NoiseResult& result, std::size_t design, const std::string& compared,
               const std::string& but = {}, const std::string& before = {}) {
    if (!compared.empty()) line.word(compared, std::get<std::string>(result.study.sweep.base.at(compared)));
    const auto places = result.runs.placesOf(design);
    for (std::size_t a = 0; a < places.size(); ++a) {
        const Axis& axis = result.study.sweep.axes[a];
        if (axis.parameter != but) line.value(before + axis.parameter, axis.values[places[a]]);
    }
}

void addSuccess(AnswerLine& line, const NoiseResult& result, std::size_t design,
                const std::string& before = {}) {
    const std::string& id = result.runs.system->success.id;
    if (id.empty()) return;
    const std::string interval = before + (result.study.untilDecided ? "anytime_" : "");
    line.number(before + id, result.runs.percentage[design]);
    line.number(interval + "low", result.success[design].low);
    line.number(interval + "high", result.success[design].high);
    if (result.study.untilDecided) line.count(before + "runs", result.runs.runCount(design));
}

void addDifference(AnswerLine& line, const PairedDifference& difference) {
    line.number("difference", 100 * difference.difference);
    line.number("low", 100 * difference.interval.low);
    line.number("high", 100 * difference.interval.high);
    line.count("only_first", difference.onlyFirst);
    line.count("only_second", difference.onlySecond);
    line.number("mcnemar", difference.chance);
}

/// Adds the smallest values that meet the requirement, one line for each combination of the other inputs.
void addThresholds(std::vector<AnswerLine>& lines, const JudgedNoise& one, const NoiseQuestion& question) {
    const NoiseResult& result = *one.result;
    const auto& axes = result.study.sweep.axes;
    const auto along =
        static_cast<std::size_t>(std::ranges::find(axes, question.smallest, &Axis::parameter) - axes.begin());
    for (const NoiseThreshold& found : noiseThresholds(result, one.judged, question.smallest)) {
        const auto value = [&](std::optional<std::size_t> place) -> std::optional<double> {
            if (!place) return {};
            return axes[along].values[result.runs.placesOf(found.designs[*place])[along]];
        };
        AnswerLine& line = lines.emplace_back();
        addDesign(line, result, found.designs.front(), question.compared, question.smallest);
        line.value(question.smallest, value(found.kept));
        if (found.kept) {
            const std::size_t design = found.designs[*found.kept];
            addSuccess(line, result, design);
            line.number("margin", one.judged[design].margin);
            line.number("at_worst", one.judged[design].bounds.low);
        }
        line.value("first", value(found.first));
        line.count("undecided", found.undecided.size());
        if (found.undecided.empty()) continue;
        line.value("undecided_from", value(found.undecided.front()));
        line.value("undecided_to", value(found.undecided.back()));
    }
}

/// Adds the results of the chosen design. Its runs are repeated with new random numbers, because choosing the
/// best of many designs with the same numbers overestimates it.
void addChosen(std::vector<AnswerLine>& lines, const JudgedNoise& one, const NoiseQuestion& question) {
    const NoiseResult& result = *one.result;
    const auto& requirement = question.requirement;
    DesignPair pair = chosenDesigns(result, one.judged, requirement.has_value(), question.smallest);
    if (question.pair) pair.second.reset();
    const auto again = runAgain(result, pair, question.threads, {});
    const DesignVerdict& judged = one.judged[pair.first];
    AnswerLine& line = lines.emplace_back("chosen");
    addDesign(line, result, pair.first, question.compared);
    if (requirement) {
        line.word("verdict", idOf(judged.verdict));
        line.number("margin", judged.margin);
        line.number("at_worst", judged.bounds.low);
    }
    addSuccess(line, result, pair.first);
    line.count("again_seed", again->first->study.seed);
    if (requirement) line.number("again_margin", requirement->margin(again->first->runs, 0));
    addSuccess(line, *again->first, 0, "again_");
    if (!pair.second || result.runs.system->success.id.empty()) return;
    AnswerLine& other = lines.emplace_back("against");
    addDesign(other, result, *pair.second, question.compared);
    other.count("seed", again->first->study.seed);
    addDifference(other, *again->difference);
}

/// Adds the number of Pareto-optimal designs and of undecided ones.
void addPareto(std::vector<AnswerLine>& lines, const JudgedNoise& one, const NoiseQuestion& question) {
    if (one.pareto.empty()) return;
    AnswerLine& line = lines.emplace_back("pareto");
    if (!question.compared.empty())
        line.word(question.compared,
                  std::get<std::string>(one.result->study.sweep.base.at(question.compared)));
    line.count("designs", static_cast<std::uint64_t>(std::ranges::count(one.pareto, Standing::optimal)));
    line.count("undecided", static_cast<std::uint64_t>(std::ranges::count(one.pareto, Standing::undecided)));
    line.count("of", one.pareto.size());
}

/// The results of studies with unknown inputs; empty if all inputs are known.
std::vector<UnknownResult> unknownOf(const std::vector<JudgedNoise>& results, bool hasRequirement) {
    std::vector<UnknownResult> unknown;
    for (const JudgedNoise& one : results)
        if (one.result->study.sweep.unknown > 0)
            unknown.push_back(unknownResult(one.result, one.judged, hasRequirement));
    return unknown;
}

std::vector<AnswerLine> answerTo(const NoiseQuestion& question, const std::vector<JudgedNoise>& results) {
    std::vector<AnswerLine> lines = unknownLines(unknownOf(results, question.requirement.has_value()),
                                                 question.smallest, question.compared);
    for (const JudgedNoise& one : results) {
        const NoiseResult& result = *one.result;
        const bool isKnown = result.study.sweep.unknown == 0;
        if (isKnown && question.requirement && !question.smallest.empty())
            addThresholds(lines, one, question);
        if (isKnown && (question.requirement || !result.runs.system->success.id.empty()))
            addChosen(lines, one, question);
        addPareto(lines, one, question);
        if (!question.pair) continue;
        AnswerLine& line = lines.emplace_back("pair");
        addDesign(line, result, question.pair->first, question.compared);
        addDesign(line, result, *question.pair->second, {}, {}, "against_");
        line.count("seed", result.study.seed);
        addDifference(line, pairedDifference(result, question.pair->first, *question.pair->second));
    }
    return lines;
}

/// The number of runs used and of designs decided, for studies in which a design stops once it is decided.
struct SpentRuns {
    std::size_t runs = 0, most = 0, decided = 0, designs = 0;
};
SpentRuns spentBy(const std::vector<JudgedNoise>& results) {
    SpentRuns spent;
    for (const auto& [result, judged, pareto] : results) {
        spent.runs += result->runs.success.size();
        spent.designs += result->designs();
        spent.most += result->designs() * result->study.runs;
        for (const DesignVerdict& one : judged)
            spent.decided += one.verdict != NoiseVerdict::undecided;
    }
    return spent;
}

/// The sentences printed before the lines of an answer.
QString headOf(const std::vector<JudgedNoise>& results) {
    const NoiseStudy& study = results.front().result->study;
    const auto [runs, most, decided, designs] = spentBy(results);
    const std::size_t combinations = combinationsOf(study.sweep);
    const std::string confidence = shortest(100 * study.confidence);
    const auto count = static_cast<std::int64_t>(designs);
    std::string head;
    if (study.sweep.unknown > 0)
        head =
            trCount(static_cast<std::int64_t>(designs / combinations), "%1 design", "%1 designs",
                    designs / combinations)
            + trCount(static_cast<std::int64_t>(combinations), " times %1 combination of unknown inputs",
                      " times %1 combinations of unknown inputs", combinations)
            + tr(
                study.untilDecided
                    ? ", with up to %1 random runs each, seed %2; verdicts and anytime-valid intervals "
                      "(confidence sequences) with %3 % confidence for all combinations together (Bonferroni)"
                    : ", with %1 random runs each, seed %2; verdicts, low and high with %3 % confidence for "
                      "all combinations together (Bonferroni)",
                study.runs, study.seed, confidence);
    else if (study.untilDecided)
        head = trCount(
            count,
            "%1 design with up to %2 random runs, seed %3; anytime-valid %4 % confidence intervals "
            "(confidence sequences)",
            "%1 designs with up to %2 random runs each, seed %3; anytime-valid %4 % confidence intervals "
            "(confidence sequences); verdicts with the same confidence for all designs together (Bonferroni)",
            designs, study.runs, study.seed, confidence);
    else
        head = trCount(count, "%1 design with %2 random runs, seed %3; %4 % confidence intervals",
                       "%1 designs with %2 random runs each, seed %3; %4 % confidence intervals; verdicts "
                       "with the same confidence for all designs together (Bonferroni)",
                       designs, study.runs, study.seed, confidence);
    if (study.untilDecided && study.sweep.unknown > 0)
        head += '\n' + tr("%1 of %2 runs; %3 of %4 combinations decided", runs, most, decided, designs);
    else if (study.untilDecided)
        head += '\n'
                + trCount(count, "%1 of %2 runs; %3 of %4 design decided",
                          "%1 of %2 runs; %3 of %4 designs decided", runs, most, decided, designs);
    return toQt(head);
}

void printAnswer(const std::vector<JudgedNoise>& results, const std::vector<AnswerLine>& lines,
                 QTextStream& out) {
    out << headOf(results) << '\n';
    for (const AnswerLine& line : lines)
        out << line.text() << '\n';
}

/// The JSON key for the list of lines of this kind.
std::string keyOf(const std::string& kind) {
    if (kind.empty()) return "thresholds";
    return kind == "requirement" ? "requirements" : kind;
}

/// The table with one row for each design.
std::string designsTable(const std::vector<JudgedNoise>& results, bool hasRequirement,
                         const std::string& compared) {
    const auto unknown = unknownOf(results, hasRequirement);
    return unknown.empty() ? noiseTable(results, hasRequirement, compared) : unknownTable(unknown, compared);
}

/// Writes the results as JSON, with the lines of the answer grouped by kind.
void writeNoiseJson(const std::vector<JudgedNoise>& results, const std::vector<AnswerLine>& lines,
                    const Values& base, const std::optional<Requirement>& requirement,
                    const Diagnostics& diagnostics, const std::string& compared, const Options& options) {
    writeJson(options, "noise", [&](StudyJson& json) {
        const NoiseStudy& study = results.front().result->study;
        json.experiment(*results.front().result->runs.system, base);
        if (requirement) json.text("requirement", requirement->text());
        if (study.untilDecided) {
            const auto [runs, most, decided, designs] = spentBy(results);
            json.text("until_decided", study.untilDecided->text());
            json.count("most_runs_per_design", study.runs);
            json.count("runs", runs);
            json.count("most_runs", most);
            json.count("designs_decided", decided);
        } else
            json.count("runs_per_design", study.runs);
        json.count("seed", study.seed);
        json.number("confidence_percent", 100 * study.confidence);
        json.diagnostics(diagnostics);
        json.rows("designs", designsTable(results, requirement.has_value(), compared));
        if (study.sweep.unknown > 0)
            json.rows("combinations", noiseTable(results, requirement.has_value(), compared));
        for (const char* kind : {"", "chosen", "against", "pair", "pareto", "requirement"})
            if (const auto some = ofKind(lines, kind); !some.empty()) json.lines(keyOf(kind), some);
    });
}

void note(const QString& text, QTextStream& notes) {
    notes << QCoreApplication::translate("talweg", "talweg: note: %1").arg(text) << '\n';
}

/// Whether a design remains undecided although all its runs succeed. There are then too few runs.
bool isTooShort(const std::vector<JudgedNoise>& results) {
    for (const auto& [result, judged, pareto] : results)
        for (std::size_t design = 0; design < result->designs(); ++design)
            if (result->runs.percentage[design] == 100 && judged[design].verdict == NoiseVerdict::undecided)
                return true;
    return false;
}

/// Whether the requirement demands that all runs succeed.
bool asksForAll(const Requirement& requirement, const System& system) {
    return requirement.level(system.success.id) == 100 || requirement.level(Requirement::probability) == 100;
}

void tellAll(const std::vector<JudgedNoise>& results, const std::optional<Requirement>& requirement,
             const Diagnostics& diagnostics, const Options& options, QTextStream& notes) {
    const bool isShort = requirement && requirement->proportions() > 0 && isTooShort(results);
    if (isShort && asksForAll(*requirement, *results.front().result->runs.system))
        note(QCoreApplication::translate(
                 "talweg",
                 "No number of random runs can show that every run succeeds. Require less than 100 %."),
             notes);
    else if (isShort)
        note(QCoreApplication::translate("talweg", "With %1 runs, even designs whose runs all succeed remain "
                                                   "undecided. Use more runs or fewer designs.")
                 .arg(results.front().result->study.runs),
             notes);
    if (requirement && requirement->bounded() == 0)
        note(QCoreApplication::translate(
                 "talweg", "The requirement contains neither a share nor a quantile of the runs. Only these "
                           "have confidence intervals, so every design is undecided."),
             notes);
    else if (requirement && requirement->speaksOfMore())
        note(QCoreApplication::translate(
                 "talweg", "The requirement contains terms other than shares and quantiles of the runs. "
                           "These terms have no confidence interval, so every design is undecided."),
             notes);
    tellOpen(unknownOf(results, requirement.has_value()), notes);
    tell(diagnostics, notes);
    std::size_t doubtful = 0, runs = 0;
    for (const auto& [result, judged, pareto] : results) {
        doubtful += result->runs.doubtfulRuns();
        runs += result->runs.doubtful.size();
    }
    tellDoubtful(options, doubtful, runs, notes);
}

} // namespace

bool isNoiseStudy(const Options& options, const Study& study) {
    return !options.has("monte-carlo")
           && (options.has("noise") || options.has("dist") || !study.uncertain.empty());
}

void noise(const std::shared_ptr<const System>& system, const Values& base, Study study,
           const std::vector<NamedRequirement>& named, const TableFolder& tables, const Options& options,
           const Streams& streams) {
    refuse(options, {"sensitivity", "bounds", "sobol", "curves"},
           QCoreApplication::translate("talweg", "works only with --monte-carlo N."));
    refuse(options, {"tolerance"},
           QCoreApplication::translate(
               "talweg", "works only without random runs; with random runs, use --dist id=±amount."));
    refuse(options, {"shard"},
           QCoreApplication::translate("talweg",
                                       "cannot be used with random runs, whose verdicts hold for all "
                                       "designs together. Divide the grid into separate studies."));
    study = withOptions(std::move(study), tables, options);
    if (study.untilDecided)
        refuse(options, {"pair"},
               QCoreApplication::translate(
                   "talweg", "needs the same number of runs for both designs; omit --until-decided."));
    const bool isMeasured = std::ranges::count(study.measures, decidingMeasure) > 0;
    if (options.has("pareto") && hasDecidingMeasure(*system) && !isMeasured)
        study.measures.emplace_back(decidingMeasure);
    const NoiseReading reading = readNoise(*system, base, study, confidenceFrom(options), tables.columns());
    requireNone(reading.problems);
    const std::string compared = study.compared ? system->studyCompare : std::string();
    const NoiseQuestion question{reading.requirement, study.smallest, compared,
                                 pairFrom(*system, *reading.study, options), threadsFrom(options)};
    const std::vector<DesignGoal> goals = goalsFrom(*reading.study, options);
    std::vector<JudgedNoise> results;
    const auto studies = noiseStudiesOf(*system, study, *reading.study);
    std::vector<Values> bases;
    for (const NoiseStudy& one : studies)
        bases.push_back(one.sweep.base);
    noteSettings(*system, bases, variedBetween(*system, *reading.study), reading.study->sweep.ties,
                 options.all("set"), streams.notes);
    {
        ProgressLine line;
        const double share = 1 / static_cast<double>(studies.size());
        for (const NoiseStudy& one : studies) {
            const double before = share * static_cast<double>(results.size());
            results.push_back({solveNoise(system, one, threadsFrom(options), {},
                                          [&](double done) { line.show(before + share * done); }),
                               {}});
        }
    }
    for (JudgedNoise& one : results)
        one.judged =
            verdictsOf(*one.result, reading.requirement ? &*reading.requirement : nullptr, results.size());
    if (options.has("pareto"))
        for (JudgedNoise& one : results)
            one.pareto = paretoDesigns(*one.result, goals);
    const bool isTaken =
        options.text("csv") == "-" || options.text("runs") == "-" || options.text("json") == "-";
    std::vector<AnswerLine> lines = answerTo(question, results);
    std::vector<std::shared_ptr<const NoiseResult>> solved;
    for (const JudgedNoise& one : results)
        solved.push_back(one.result);
    std::ranges::move(NamedVerdicts{study, base, named, compared}.lines(solved, streams.notes),
                      std::back_inserter(lines));
    printAnswer(results, lines, isTaken ? streams.notes : streams.out);
    const Diagnostics diagnostics = diagnosticsOf(solved);
    writeNoiseJson(results, lines, base, reading.requirement, diagnostics, compared, options);
    writeTable(options, "csv",
               [&] { return designsTable(results, reading.requirement.has_value(), compared); });
    writeTable(options, "runs", [&] { return noiseRunTable(results, compared); });
    tellAll(results, reading.requirement, diagnostics, options, streams.notes);
}

} // namespace talweg
