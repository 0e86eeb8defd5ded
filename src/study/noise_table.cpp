#include "study/noise_table.h"

#include "study/coverage.h"
#include "study/csv.h"
#include "study/diagnostics.h"
#include "study/noise_draws.h"

#include <algorithm>

namespace talweg {

namespace {

/// Writes the tables of one study.
class NoiseTabulator {
public:
    NoiseTabulator(const std::vector<JudgedNoise>& results, std::string compared)
        : m_results(results), m_compared(std::move(compared)), m_study(results.front().result->study),
          m_system(*results.front().result->runs.system), m_coverage(coverageOf(m_study)) {}

    std::string designs(bool hasRequirement) {
        nameDesigns(hasRequirement);
        for (const auto& [result, judged, pareto] : m_results) {
            const std::vector<std::string> ids = diagnosticIds(*result);
            for (std::size_t design = 0; design < result->designs(); ++design) {
                writeDesign(*result, design);
                writeSuccess(*result, design, judged[design]);
                if (m_coverage) m_csv.cell(100 * m_coverage->outside);
                if (hasRequirement) writeVerdict(judged[design]);
                for (std::size_t m = 0; m < m_study.sweep.measures.size(); ++m)
                    writeEstimate(result->estimate(design, m));
                m_csv.count(result->redraws(design));
                m_csv.count(result->runs.doubtfulRuns(design));
                for (const std::size_t count : result->runs.endingsOf(design))
                    m_csv.count(count);
                m_csv.cell(ids[design]);
                if (!pareto.empty())
                    for (const Standing standing : {Standing::optimal, Standing::undecided})
                        m_csv.count(pareto[design] == standing);
                m_csv.endRow();
            }
        }
        return m_csv.take();
    }

    std::string runs() {
        nameRuns();
        for (const auto& [result, judged, pareto] : m_results) {
            NoiseDraws draws(m_system, result->study);
            draws.prepare(0, {});
            std::vector<std::vector<double>> inputs(variedIn(m_study).size(), std::vector<double>(1));
            for (std::size_t design = 0; design < result->designs(); ++design)
                for (std::size_t number = 0; number < result->runs.runCount(design); ++number) {
                    const std::size_t run = result->runs.firstRun(design) + number;
                    draws.repeat(design, number, result->redrawn[run], inputs, 0);
                    writeRun(*result, {design, number}, inputs);
                }
        }
        return m_csv.take();
    }

private:
    bool hasSuccess() const { return !m_system.success.id.empty(); }

    bool isUncertain(const std::string& id) const {
        return std::ranges::count(m_study.inputs, id, &Uncertain::parameter) > 0;
    }

    void nameDesigns(bool hasRequirement) {
        if (!m_compared.empty()) m_csv.cell(m_compared);
        for (const Axis& axis : m_study.sweep.axes)
            m_csv.cell(axis.parameter);
        for (const char* name : {"runs", "seed"})
            m_csv.cell(name);
        if (hasSuccess())
            for (const char* ending : {"", "_low", "_high", "_together_low", "_together_high"})
                m_csv.cell(column(m_system.success,
                                  (m_study.untilDecided && *ending ? "_anytime" : "") + std::string(ending)));
        if (m_coverage) m_csv.cell(outsideColumn(*m_coverage));
        if (hasRequirement)
            for (const char* name : {"margin", "margin_low", "margin_high", "verdict"})
                m_csv.cell(name);
        for (const std::string& measure : m_study.sweep.measures) {
            const Quantity& quantity = measureOf(m_system, measure);
            for (const char* ending : {"_mean", "_mean_low", "_mean_high"})
                m_csv.cell(column(quantity, ending));
            for (const char* ending : {"_trusted", "_warning"})
                m_csv.cell(measure + ending);
            for (const char* ending : {"_sd", "_min", "_max"})
                m_csv.cell(column(quantity, ending));
            for (const int percent : NoiseEstimate::percents)
                m_csv.cell(column(quantity, "_q" + std::to_string(percent)));
        }
        m_csv.cell("redrawn");
        m_csv.cell("doubtful");
        for (const Ending& ending : m_system.endings)
            m_csv.cell("ended_" + ending.id);
        m_csv.cell("diagnostics");
        if (!m_results.front().pareto.empty())
            for (const char* name : {"pareto", "pareto_undecided"})
                m_csv.cell(name);
        m_csv.endRow();
    }

    void writeCompared(const NoiseResult& result) {
        if (!m_compared.empty()) m_csv.cell(std::get<std::string>(result.study.sweep.base.at(m_compared)));
    }

    void writeDesign(const NoiseResult& result, std::size_t design) {
        writeCompared(result);
        const auto places = result.runs.placesOf(design);
        for (std::size_t a = 0; a < places.size(); ++a)
            m_csv.cell(m_study.sweep.axes[a].values[places[a]]);
        m_csv.count(result.runs.runCount(design));
        m_csv.count(m_study.seed);
    }

    void writeSuccess(const NoiseResult& result, std::size_t design, const DesignVerdict& judged) {
        if (!hasSuccess()) return;
        m_csv.cell(result.runs.percentage[design]);
        for (const Interval& interval : {result.success[design], judged.success}) {
            m_csv.cell(interval.low);
            m_csv.cell(interval.high);
        }
    }

    void writeVerdict(const DesignVerdict& judged) {
        for (const double number : {judged.margin, judged.bounds.low, judged.bounds.high})
            m_csv.cell(number);
        m_csv.cell(idOf(judged.verdict));
    }

    void writeEstimate(const NoiseEstimate& of) {
        const Interval& interval = of.meanInterval.interval;
        for (const double number : {of.mean, interval.low, interval.high})
            m_csv.cell(number);
        m_csv.count(of.meanInterval.isTrusted());
        m_csv.cell(of.meanInterval.warning());
        for (const double number : {of.sd, of.min, of.max})
            m_csv.cell(number);
        for (const double number : of.quantiles)
            m_csv.cell(number);
    }

    void nameRuns() {
        if (!m_compared.empty()) m_csv.cell(m_compared);
        for (const Axis& axis : m_study.sweep.axes)
            if (isUncertain(axis.parameter)) m_csv.cell(axis.parameter + "_design");
        for (const std::string& id : variedIn(m_study))
            m_csv.cell(id);
        for (const char* name : {"run", "redrawn"})
            m_csv.cell(name);
        if (hasSuccess()) m_csv.cell(m_system.success.id);
        for (const std::string& measure : m_study.sweep.measures)
            m_csv.cell(measureOf(m_system, measure).column());
        m_csv.cell("doubtful");
        if (!m_system.endings.empty()) m_csv.cell("outcome");
        m_csv.endRow();
    }

    void writeRun(const NoiseResult& result, const NoiseDraws::Run& own,
                  const std::vector<std::vector<double>>& inputs) {
        const std::size_t run = result.runs.firstRun(own.design) + own.number;
        writeCompared(result);
        const auto places = result.runs.placesOf(own.design);
        for (std::size_t a = 0; a < places.size(); ++a)
            if (isUncertain(m_study.sweep.axes[a].parameter))
                m_csv.cell(m_study.sweep.axes[a].values[places[a]]);
        for (const auto& input : inputs)
            m_csv.cell(input.front());
        m_csv.count(1 + own.number);
        m_csv.count(result.redrawn[run]);
        if (hasSuccess()) m_csv.count(result.runs.success[run]);
        for (const auto& values : result.runs.values)
            m_csv.cell(values[run]);
        m_csv.count(result.runs.doubtful[run]);
        if (!m_system.endings.empty()) m_csv.cell(m_system.endings[result.runs.endings[run]].id);
        m_csv.endRow();
    }

    const std::vector<JudgedNoise>& m_results;
    const std::string m_compared;
    const NoiseStudy& m_study;
    const System& m_system;
    const std::optional<Coverage> m_coverage; ///< set if the study may omit a part of a distribution
    Csv m_csv;
};

} // namespace

std::string noiseTable(const std::vector<JudgedNoise>& results, bool hasRequirement,
                       const std::string& compared) {
    return NoiseTabulator(results, compared).designs(hasRequirement);
}

std::string noiseRunTable(const std::vector<JudgedNoise>& results, const std::string& compared) {
    return NoiseTabulator(results, compared).runs();
}

} // namespace talweg
