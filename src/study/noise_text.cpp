#include "study/noise_text.h"

#include "base/text.h"
#include "base/translation.h"
#include "study/complaints.h"
#include "study/unknown.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>
#include <charconv>

namespace talweg {

namespace {

/// Reads the texts of one study.
class NoiseReader {
public:
    NoiseReader(const System& system, const Values& base, const Study& texts, const ColumnReader& columns)
        : m_system(system), m_base(base), m_texts(texts), m_columns(columns) {}

    NoiseReading read(double confidence) {
        m_study.sweep = {m_base, {}, {}, m_texts.measures};
        m_study.confidence = confidence;
        for (const auto* axes : {&m_texts.axes, &m_texts.unknown})
            for (const Study::Swept& swept : *axes)
                readAxisOf(swept);
        m_study.sweep.unknown = m_texts.unknown.size();
        for (const Problem& problem : unknownProblems(m_texts))
            m_found.add(problem.parameter, problem.message);
        readOver();
        for (const Study::Swept& uncertain : m_texts.uncertain)
            if (uncertain.parameter != m_texts.over.parameter) readUncertain(uncertain);
        for (const Study::Swept& tie : m_texts.ties)
            m_study.sweep.ties.push_back({tie.parameter, tie.values});
        for (const Study::Correlated& one : m_texts.correlations)
            readCorrelation(one);
        m_study.runs = readWhole("noise", m_texts.noise, NoiseStudy::usualRuns);
        m_study.seed = readWhole("seed", m_texts.seed, 1);
        if (m_found.empty()) check();
        NoiseReading reading;
        readRequirement(reading);
        reading.problems = m_found.take();
        if (reading.problems.empty()) reading.study = std::move(m_study);
        return reading;
    }

private:
    void readAxisOf(const Study::Swept& swept) {
        AxisReading reading = readAxis(m_system, swept.parameter, swept.values);
        if (reading.axis)
            m_study.sweep.axes.push_back(std::move(*reading.axis));
        else
            m_found.add(swept.parameter, reading.error);
    }

    /// Text of the distribution of the input over which designs are evaluated.
    std::string likely() {
        const auto own =
            std::ranges::find(m_texts.uncertain, m_texts.over.parameter, &Study::Swept::parameter);
        if (own == m_texts.uncertain.end()) return m_texts.likely;
        if (!m_texts.likely.empty())
            m_found.add("likely", tr("%1 has more than one distribution.", inQuotes(m_texts.over.parameter)));
        return own->values;
    }

    void readOver() {
        const std::string& id = m_texts.over.parameter;
        m_study.sweep.over.parameter = id;
        const std::string text = likely();
        Uncertain over{id, {}};
        if (!m_texts.over.values.empty() || text.empty()) {
            AxisReading reading = readAxis(m_system, id, m_texts.over.values);
            if (!reading.axis) return m_found.add("over", reading.error);
            m_study.sweep.over = std::move(*reading.axis);
        }
        const std::vector<double>& values = m_study.sweep.over.values;
        if (text.empty())
            over.of.push_back({id, Distribution::Kind::list, values});
        else {
            DistributionReading reading = readDistribution(m_system, id, text, {&m_base, m_columns});
            if (!reading.distribution) return m_found.add("likely", reading.error);
            if (!values.empty() && !cut(*reading.distribution, over)) return;
            over.of.push_back(std::move(*reading.distribution));
        }
        m_study.inputs.push_back(std::move(over));
    }

    /// Restricts sampling to the range of the studied values, as in a study without random runs.
    bool cut(const Distribution& distribution, Uncertain& over) {
        const std::vector<double>& values = m_study.sweep.over.values;
        // A smaller remaining part is considered a mistake; compare minShare in distribution.cpp.
        constexpr double hardly = 1e-3;
        const bool isOfSingleValues = distribution.kind == Distribution::Kind::list
                                      || distribution.kind == Distribution::Kind::weights
                                      || distribution.kind == Distribution::Kind::file;
        if ((values.size() < 2 && !isOfSingleValues) || outsideOf(distribution, values) > 1 - hardly) {
            m_found.add("likely",
                        tr("Distribution %2 of %1: almost none of the distribution lies between the smallest "
                           "and the largest value of the study. Add values or remove the distribution.",
                           inSentence(parameterOf(m_system.parameters, over.parameter)),
                           inQuotes(write(distribution))));
            return false;
        }
        const auto [least, greatest] = std::ranges::minmax(values);
        over.between = {least, greatest};
        return true;
    }

    void readUncertain(const Study::Swept& text) {
        const auto& axes = m_study.sweep.axes;
        const auto axis = std::ranges::find(axes, text.parameter, &Axis::parameter);
        if (axis != axes.end()) return readAbout(*axis, text);
        DistributionReading reading =
            readDistribution(m_system, text.parameter, text.values, {&m_base, m_columns});
        if (reading.distribution)
            m_study.inputs.push_back({text.parameter, {std::move(*reading.distribution)}});
        else
            m_found.add(text.parameter, reading.error);
    }

    /// Reads the distribution of a swept input. It is relative to the value of each design.
    void readAbout(const Axis& axis, const Study::Swept& text) {
        if (!isAboutValue(text.values))
            return m_found.add(axis.parameter,
                               tr("%1 is varied, so its distribution must be relative to its value in each "
                                  "design. Write a deviation such as ±5% or ±0.1, or do not vary %1.",
                                  inQuotes(axis.parameter)));
        Uncertain uncertain{axis.parameter, {}};
        Values values = m_base;
        for (const double value : axis.values) {
            assign(values, parameterOf(m_system.parameters, axis.parameter), value);
            DistributionReading reading =
                readDistribution(m_system, axis.parameter, text.values, {&values, {}});
            if (!reading.distribution) return m_found.add(axis.parameter, reading.error);
            uncertain.of.push_back(std::move(*reading.distribution));
        }
        m_study.inputs.push_back(std::move(uncertain));
    }

    void readCorrelation(const Study::Correlated& text) {
        if (const auto rank = readNumber(text.rank))
            m_study.correlations.push_back({text.first, text.second, *rank});
        else
            m_found.add("correlations",
                        tr("The rank correlation of %1 and %2 must be a number (you entered %3).", text.first,
                           text.second, inQuotes(text.rank)));
    }

    std::uint64_t readWhole(const char* field, std::string_view text, std::uint64_t otherwise) {
        if (text.empty()) return otherwise;
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error == std::errc() && end == text.data() + text.size()) return number;
        m_found.add(
            field,
            std::string_view(field) == "seed"
                ? tr("The seed must be a non-negative whole number (you entered %1).", inQuotes(text))
                : tr("The number of random runs of each design must be a whole number (you entered %1).",
                     inQuotes(text)));
        return otherwise;
    }

    void check() {
        for (Problem& problem : problems(m_system, m_study))
            m_found.add(fieldOf(problem.parameter), problem.message);
    }

    /// The field of the study at which a problem is reported.
    std::string fieldOf(const std::string& parameter) const {
        if (parameter == m_texts.over.parameter) return "over";
        const bool isGiven = std::ranges::count(m_texts.axes, parameter, &Study::Swept::parameter)
                                 + std::ranges::count(m_texts.unknown, parameter, &Study::Swept::parameter)
                                 + std::ranges::count(m_texts.uncertain, parameter, &Study::Swept::parameter)
                             > 0;
        const bool isTied = std::ranges::count(m_texts.ties, parameter, &Study::Swept::parameter) > 0;
        return isTied && !isGiven ? "ties" : parameter;
    }

    void readRequirement(NoiseReading& reading) {
        if (!m_texts.requirement.empty()) {
            auto read = Requirement::read(m_system, m_texts.measures, m_texts.requirement);
            if (!read.requirement) m_found.add("requirement", read.error);
            reading.requirement = std::move(read.requirement);
        }
        if (m_texts.untilDecided) readUntilDecided(reading.requirement);
        const std::string& smallest = m_texts.smallest;
        if (!smallest.empty() && !std::ranges::count(m_texts.axes, smallest, &Study::Swept::parameter)
            && !std::ranges::count(m_texts.unknown, smallest, &Study::Swept::parameter))
            m_found.add("smallest",
                        tr("%1 cannot be minimised because it is not varied; varied inputs are %2.",
                           inQuotes(smallest), listed(m_texts.axes, &Study::Swept::parameter)));
    }

    void readUntilDecided(const std::optional<Requirement>& requirement) {
        m_study.untilDecided = requirement;
        if (m_texts.requirement.empty())
            m_found.add("untilDecided", tr("Without a requirement, runs cannot stop early. Add a "
                                           "requirement, or use a fixed number of runs."));
        else if (requirement && (requirement->speaksOfMore() || requirement->bounded() == 0))
            m_found.add("untilDecided", tr("With requirement %1, runs cannot stop early: it uses means or "
                                           "extremes, which have no confidence intervals. Use a percentage, "
                                           "share(…) or quantile(…), or a fixed number of runs.",
                                           inQuotes(requirement->text())));
    }

    const System& m_system;
    const Values& m_base;
    const Study& m_texts;
    const ColumnReader& m_columns;
    NoiseStudy m_study;
    Complaints m_found;
};

} // namespace

NoiseReading readNoise(const System& system, const Values& base, const Study& study, double confidence,
                       const ColumnReader& columns) {
    return NoiseReader(system, base, study, columns).read(confidence);
}

std::vector<NoiseStudy> noiseStudiesOf(const System& system, const Study& study, const NoiseStudy& own) {
    const Parameter* compared = find(system.parameters, system.studyCompare);
    if (!study.compared || !compared) return {own};
    std::vector<NoiseStudy> studies;
    for (const Choice& choice : compared->choices) {
        NoiseStudy one = own;
        one.sweep.base[compared->id] = choice.id;
        if (one.sweep.base == own.sweep.base || problems(system, one).empty())
            studies.push_back(std::move(one));
    }
    for (NoiseStudy& one : studies)
        one.studies = studies.size();
    return studies;
}

} // namespace talweg
