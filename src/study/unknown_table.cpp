#include "study/csv.h"
#include "study/unknown.h"
#include "systems/reading.h"

#include <array>

namespace talweg {

namespace {

/// A statistic of a measure, as columns of the table.
struct Statistic {
    std::string ending; ///< end of the column name, such as "_mean"
    std::function<double(std::size_t combination)> number;
};

std::vector<Statistic> statisticsOf(const UnknownResult& of, std::size_t measure) {
    std::vector<Statistic> all;
    for (const auto& [ending, part] : {std::pair("_mean", &Spread::mean), std::pair("_sd", &Spread::sd),
                                       std::pair("_min", &Spread::min), std::pair("_max", &Spread::max)})
        all.push_back({ending, [&of, measure, part = part](std::size_t c) {
                           return of.result->spread(c, measure).*part;
                       }});
    if (!of.noise) return all;
    for (std::size_t q = 0; q < NoiseEstimate::percents.size(); ++q)
        all.push_back({"_q" + std::to_string(NoiseEstimate::percents[q]), [&of, measure, q](std::size_t c) {
                           return of.noise->estimate(c, measure).quantiles[q];
                       }});
    return all;
}

/// Writes the table of a study with unknown inputs.
class UnknownTabulator {
public:
    UnknownTabulator(const std::vector<UnknownResult>& results, std::string compared)
        : m_results(results), m_compared(std::move(compared)), m_first(results.front()),
          m_sweep(m_first.result->sweep), m_system(*m_first.result->system) {}

    std::string designs() {
        name();
        for (const UnknownResult& of : m_results)
            for (const Envelope& design : of.designs)
                write(of, design);
        return m_csv.take();
    }

private:
    std::size_t known() const { return m_sweep.axes.size() - m_sweep.unknown; }
    bool hasSuccess() const { return !m_system.success.id.empty(); }
    bool hasProbability() const { return hasSuccess() && m_sweep.likely && !m_first.noise; }

    void nameEnds(const Quantity& quantity, const std::string& ending, const char* low, const char* high) {
        for (const char* end : {low, high})
            m_csv.cell(column(quantity, ending + end));
    }

    void name() {
        if (!m_compared.empty()) m_csv.cell(m_compared);
        for (std::size_t a = 0; a < known(); ++a)
            m_csv.cell(m_sweep.axes[a].parameter);
        m_csv.cell("combinations");
        m_csv.cell("runs");
        if (m_first.noise) m_csv.cell("seed");
        if (hasSuccess()) {
            nameEnds(m_system.success, "", "_least", "_greatest");
            const std::string anytime = m_first.noise && m_first.noise->study.untilDecided ? "_anytime" : "";
            nameEnds(m_system.success, anytime, "_low", "_high");
        }
        if (hasProbability()) nameEnds(m_system.success, "_probability", "_least", "_greatest");
        if (m_first.hasRequirement)
            for (const char* name :
                 {"margin_least", "margin_greatest", "margin_low", "margin_high", "verdict", "open"})
                m_csv.cell(name);
        m_csv.cell("decisive");
        for (const char* end : {"_worst", "_best"})
            for (std::size_t a = known(); a < m_sweep.axes.size(); ++a)
                m_csv.cell(m_sweep.axes[a].parameter + end);
        for (std::size_t m = 0; m < m_sweep.measures.size(); ++m)
            for (const Statistic& statistic : statisticsOf(m_first, m))
                nameEnds(measureOf(m_system, m_sweep.measures[m]), statistic.ending, "_least", "_greatest");
        m_csv.cell("doubtful");
        for (const Ending& ending : m_system.endings)
            m_csv.cell("ended_" + ending.id);
        m_csv.endRow();
    }

    void cells(const Interval& interval) {
        m_csv.cell(interval.low);
        m_csv.cell(interval.high);
    }

    void write(const UnknownResult& of, const Envelope& design) {
        const SweepResult& result = *of.result;
        if (!m_compared.empty()) m_csv.cell(std::get<std::string>(result.sweep.base.at(m_compared)));
        const auto places = result.placesOf(design.first);
        for (std::size_t a = 0; a < known(); ++a)
            m_csv.cell(m_sweep.axes[a].values[places[a]]);
        m_csv.count(design.count);
        m_csv.count(result.firstRun(design.first + design.count - 1)
                    + result.runCount(design.first + design.count - 1) - result.firstRun(design.first));
        if (of.noise) m_csv.count(of.noise->study.seed);
        if (hasSuccess()) {
            cells(design.percentage);
            cells(design.success);
        }
        if (hasProbability()) cells(design.rangeOf([&](std::size_t c) { return result.probability[c]; }));
        if (of.hasRequirement) {
            cells(design.margin);
            cells(design.bounds);
            m_csv.cell(idOf(design.verdict));
            m_csv.cell(openBy(design));
        }
        m_csv.cell(design.decisive ? m_sweep.axes[*design.decisive].parameter : "");
        for (const std::size_t end : {design.worst, design.best}) {
            const auto there = result.placesOf(end);
            for (std::size_t a = known(); a < there.size(); ++a)
                m_csv.cell(m_sweep.axes[a].values[there[a]]);
        }
        for (std::size_t m = 0; m < m_sweep.measures.size(); ++m)
            for (const Statistic& statistic : statisticsOf(of, m))
                cells(design.rangeOf(statistic.number));
        writeRuns(result, design);
        m_csv.endRow();
    }

    void writeRuns(const SweepResult& result, const Envelope& design) {
        std::size_t doubtful = 0;
        std::vector<std::size_t> ended(m_system.endings.size());
        for (std::size_t c = design.first; c < design.first + design.count; ++c) {
            doubtful += result.doubtfulRuns(c);
            const auto counts = result.endingsOf(c);
            for (std::size_t ending = 0; ending < counts.size(); ++ending)
                ended[ending] += counts[ending];
        }
        m_csv.count(doubtful);
        for (const std::size_t count : ended)
            m_csv.count(count);
    }

    const std::vector<UnknownResult>& m_results;
    const std::string m_compared;
    const UnknownResult& m_first;
    const Sweep& m_sweep;
    const System& m_system;
    Csv m_csv;
};

} // namespace

std::string unknownTable(const std::vector<UnknownResult>& results, const std::string& compared) {
    return UnknownTabulator(results, compared).designs();
}

} // namespace talweg
