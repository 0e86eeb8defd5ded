#include "study/monte_carlo_text.h"

#include "base/text.h"
#include "base/translation.h"
#include "study/complaints.h"
#include "study/default_study.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace talweg {

namespace {

const char* const usualSpread = "±5%";

std::vector<std::string> measuresOf(const System& system, const Study& texts, std::string_view measure) {
    std::vector<std::string> measures = texts.measures;
    if (!measure.empty() && !std::ranges::count(measures, measure)) measures.emplace_back(measure);
    if (measures.empty() && !system.studyMeasures.empty()) measures.push_back(system.studyMeasures.front());
    return measures;
}

/// Reads the texts of one study.
class Reader {
public:
    Reader(const System& system, const Values& base, const Study& texts, const ColumnReader& columns)
        : m_system(system), m_base(base), m_texts(texts), m_columns(columns) {}

    MonteCarloReading read(std::size_t runs, Sampling sampling, std::string_view measure) {
        m_study.base = m_base;
        m_study.measures = measuresOf(m_system, m_texts, measure);
        m_study.runs = runs;
        m_study.sampling = sampling;
        for (const Study::Swept& one : m_texts.uncertain)
            readInput(one.parameter, one.values, one.parameter);
        if (!m_texts.likely.empty()) readInput(m_texts.over.parameter, m_texts.likely, "likely");
        for (const Study::Swept& tie : m_texts.ties)
            m_study.ties.push_back({tie.parameter, tie.values});
        for (const Study::Correlated& one : m_texts.correlations)
            readCorrelation(one);
        readSeed();
        if (m_found.empty()) check();
        MonteCarloReading reading;
        reading.problems = m_found.take();
        if (reading.problems.empty()) reading.study = std::move(m_study);
        return reading;
    }

private:
    void readInput(const std::string& id, const std::string& text, const std::string& field) {
        DistributionReading reading = readDistribution(m_system, id, text, {&m_base, m_columns});
        if (reading.distribution)
            m_study.inputs.push_back(std::move(*reading.distribution));
        else
            m_found.add(field, reading.error);
    }

    /// Ignores a correlation with the input over which designs are evaluated if that input is not sampled.
    void readCorrelation(const Study::Correlated& text) {
        const std::string& over = m_texts.over.parameter;
        const bool isOverDrawn = std::ranges::count(m_study.inputs, over, &Distribution::parameter) > 0;
        if (!isOverDrawn && !over.empty() && (text.first == over || text.second == over)) return;
        if (const auto rank = readNumber(text.rank))
            m_study.correlations.push_back({text.first, text.second, *rank});
        else
            m_found.add("correlations",
                        tr("The rank correlation of %1 and %2 must be a number (you entered %3).", text.first,
                           text.second, inQuotes(text.rank)));
    }

    void readSeed() {
        const std::string& text = m_texts.seed;
        if (text.empty()) return;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), m_study.seed);
        if (error != std::errc() || end != text.data() + text.size())
            m_found.add("seed",
                        tr("The seed must be a non-negative whole number (you entered %1).", inQuotes(text)));
    }

    void check() {
        const auto isUncertain = [this](const std::string& id) {
            return std::ranges::count(m_texts.uncertain, id, &Study::Swept::parameter) > 0;
        };
        for (const Problem& problem : problems(m_system, m_study)) {
            const std::string& id = problem.parameter;
            if (isUncertain(id))
                m_found.add(id, problem.message);
            else if (id == m_texts.over.parameter)
                m_found.add("likely", problem.message);
            else if (std::ranges::count(m_texts.ties, id, &Study::Swept::parameter))
                m_found.add("ties", problem.message);
            else
                m_found.add(id, problem.message);
        }
    }

    const System& m_system;
    const Values& m_base;
    const Study& m_texts;
    const ColumnReader& m_columns;
    MonteCarlo m_study;
    Complaints m_found;
};

} // namespace

MonteCarloReading readMonteCarlo(const System& system, const Values& base, const Study& study,
                                 std::size_t runs, Sampling sampling, std::string_view measure,
                                 const ColumnReader& columns) {
    return Reader(system, base, study, columns).read(runs, sampling, measure);
}

namespace {

/// The default uncertain inputs in a group. If `group` is empty: in the first group that has any.
std::vector<Study::Swept> usualUncertainOf(std::string group, const System& system, const Values& base,
                                           const Study& study) {
    std::vector<Study::Swept> usual;
    Study tried = study;
    for (const Parameter* input : studyInputs(system, base)) {
        if (!group.empty() && input->group != group) continue;
        const Value value = valueOf(*input, base);
        const double* number = std::get_if<double>(&value);
        const bool isTaken = input->id == study.over.parameter
                             || std::ranges::count(study.ties, input->id, &Study::Swept::parameter) > 0;
        const bool isIdle = !whyIdle(system.parameters, *input, base).empty();
        if (!number || *number == 0 || isTaken || isIdle) continue;
        tried.uncertain = usual;
        tried.uncertain.push_back({input->id, usualSpread});
        if (!readMonteCarlo(system, base, tried).study) continue;
        usual = tried.uncertain;
        group = input->group;
    }
    return usual;
}

} // namespace

std::vector<Study::Swept> usualUncertain(const System& system, const Values& base, const Study& study) {
    const Parameter* wanted = find(system.parameters, system.studySmallest);
    auto usual = usualUncertainOf(wanted ? wanted->group : std::string(), system, base, study);
    // The group may have no input that has an effect in this experiment.
    return usual.empty() ? usualUncertainOf({}, system, base, study) : usual;
}

} // namespace talweg
