#include "study/table.h"

#include "study/coverage.h"
#include "study/csv.h"
#include "study/diagnostics.h"
#include "study/same_designs.h"
#include "systems/reading.h"

#include <array>

namespace talweg {

namespace {

using Pointers = std::vector<const SweepResult*>;

Pointers pointersTo(const SweepResults& results) {
    Pointers pointers;
    for (const auto& result : results)
        pointers.push_back(result.get());
    return pointers;
}

/// Everything on which the results of a study depend, as text.
std::string description(const System& system, const std::vector<Sweep>& sweeps, const std::string& compared) {
    const Sweep& first = sweeps.front();
    std::string text = system.id;
    const auto add = [&text](const std::string& id, const std::string& value) {
        text += "\n" + id + "=" + value;
    };
    Values base = first.base;
    std::string axes;
    for (const Axis& axis : first.axes) {
        base.erase(axis.parameter);
        axes += "\n" + axis.parameter + "=" + write(axis);
    }
    base.erase(first.over.parameter);
    for (const auto& [id, value] : base)
        if (id != compared) add(id, write(parameterOf(system.parameters, id), value));
    for (const Sweep& sweep : sweeps)
        if (!compared.empty()) add(compared, std::get<std::string>(sweep.base.at(compared)));
    text += axes;
    add(first.over.parameter, write(first.over));
    if (first.likely) {
        add("likely", write(*first.likely));
        if (first.likely->kind == Distribution::Kind::file)
            for (const double number : first.likely->numbers)
                text += "\n" + shortest(number);
    }
    for (const Tie& tie : first.ties)
        add(tie.parameter, tie.expression);
    for (const std::string& measure : first.measures)
        add("measure", measure);
    return text;
}

/// Number of designs of the grid.
std::size_t gridSize(const Sweep& sweep) {
    std::size_t designs = 1;
    for (const Axis& axis : sweep.axes)
        designs *= axis.values.size();
    return designs;
}

std::vector<Sweep> sweepsOf(const Pointers& results) {
    std::vector<Sweep> sweeps;
    for (const SweepResult* result : results)
        sweeps.push_back(result->sweep);
    return sweeps;
}

/// Writes the tables of a study.
class Tabulator {
public:
    Tabulator(Pointers results, const TableOptions& options)
        : m_results(std::move(results)), m_options(options), m_system(*m_results.front()->system),
          m_sweep(m_results.front()->sweep), m_coverage(coverageOf(m_sweep)) {
        m_onGrid = gridSize(m_sweep);
        if (options.baseline) m_same.emplace(*m_results.front(), *options.baseline);
        if (options.asPart) m_mark = markOf(m_system, sweepsOf(m_results), options.compared);
    }

    std::string aggregates() {
        nameAggregates();
        m_csv.endRow();
        for (std::size_t r = 0; r < m_results.size(); ++r)
            for (std::size_t design = 0; design < m_results[r]->designs; ++design) {
                writeDesign(r, design);
                m_csv.endRow();
            }
        return table();
    }

    std::string designs(std::span<const std::size_t> designs, std::span<const std::size_t> places,
                        std::span<const std::uint8_t> pareto) {
        nameAggregates();
        for (const std::size_t place : places)
            for (const std::string& measure : m_sweep.measures)
                m_csv.cell(column(measureOf(m_system, measure), "_at_" + m_sweep.over.parameter + "_"
                                                                    + shortest(m_sweep.over.values[place])));
        if (!pareto.empty()) m_csv.cell("pareto");
        m_csv.endRow();
        for (const std::size_t design : designs) {
            writeDesign(0, design);
            for (const std::size_t place : places)
                for (const auto& values : m_results[0]->values)
                    m_csv.cell(values[design * m_results[0]->runsPerDesign + place]);
            if (!pareto.empty()) m_csv.count(pareto[design]);
            m_csv.endRow();
        }
        return m_csv.take();
    }

    std::string runs() {
        beginHeader(partOfRuns);
        m_csv.cell(m_sweep.over.parameter);
        if (hasSuccess()) m_csv.cell(m_system.success.id);
        for (const std::string& measure : m_sweep.measures)
            m_csv.cell(measureOf(m_system, measure).column());
        m_csv.cell("doubtful");
        if (!m_system.endings.empty()) m_csv.cell("outcome");
        m_csv.endRow();
        for (std::size_t r = 0; r < m_results.size(); ++r)
            for (std::size_t design = 0; design < m_results[r]->designs; ++design)
                for (std::size_t place = 0; place < m_sweep.over.values.size(); ++place)
                    writeRun(r, design, place);
        return table();
    }

private:
    std::string table() { return m_options.asPart ? withRowChecks(m_csv.take()) : m_csv.take(); }

    bool hasSuccess() const { return !m_system.success.id.empty(); }

    void beginHeader(std::string_view part) {
        if (m_options.asPart) m_csv.cell(part.substr(0, part.size() - 1));
        if (!m_options.compared.empty()) m_csv.cell(m_options.compared);
        for (const Axis& axis : m_sweep.axes)
            m_csv.cell(axis.parameter);
    }

    void nameAggregates() {
        for (const SweepResult* result : m_results)
            m_diagnostics.push_back(diagnosticIds(*result));
        beginHeader(partOfDesigns);
        m_csv.cell("runs");
        if (hasSuccess()) m_csv.cell(m_system.success.column());
        if (hasSuccess() && m_sweep.likely) m_csv.cell(column(m_system.success, "_probability"));
        if (m_coverage) m_csv.cell(outsideColumn(*m_coverage));
        for (const std::string& measure : m_sweep.measures)
            for (const char* ending : {"_mean", "_sd", "_min", "_max"})
                m_csv.cell(column(measureOf(m_system, measure), ending));
        m_csv.cell("doubtful");
        for (const Ending& ending : m_system.endings)
            m_csv.cell("ended_" + ending.id);
        m_csv.cell("diagnostics");
        if (m_same) nameDifferences();
    }

    void nameDifferences() {
        if (hasSuccess()) m_csv.cell(column(m_system.success, "_difference"));
        for (const std::string& id : m_sweep.measures) {
            m_csv.cell(column(measureOf(m_system, id), "_mean_difference"));
            m_csv.cell(id + "_mean_relative");
        }
    }

    void writeDifferences(const SweepResult& result, std::size_t design) {
        const SweepResult& baseline = *m_options.baseline;
        const auto other = m_same->of(design);
        if (hasSuccess())
            m_csv.cell(other ? result.percentage[design] - baseline.percentage[*other] : nothing);
        for (std::size_t m = 0; m < m_sweep.measures.size(); ++m) {
            const MeanDifference found = meanDifference(result, design, m, baseline, other);
            m_csv.cell(found.absolute);
            m_csv.cell(found.relative);
        }
    }

    void beginPart(std::size_t r, std::size_t design) {
        const Shard& shard = m_results[r]->shard;
        m_csv.cell(m_mark.checksum);
        m_csv.count(m_mark.rows);
        m_csv.count(1 + r * m_onGrid + shard.number(design));
    }

    void nameDesign(std::size_t r, std::size_t design) {
        if (!m_options.compared.empty())
            m_csv.cell(std::get<std::string>(m_results[r]->sweep.base.at(m_options.compared)));
        const auto places = m_results[r]->placesOf(design);
        for (std::size_t a = 0; a < places.size(); ++a)
            m_csv.cell(m_sweep.axes[a].values[places[a]]);
    }

    void writeDesign(std::size_t r, std::size_t design) {
        const SweepResult& result = *m_results[r];
        if (m_options.asPart) beginPart(r, design);
        nameDesign(r, design);
        m_csv.count(result.runCount(design));
        if (hasSuccess()) m_csv.cell(result.percentage[design]);
        if (hasSuccess() && m_sweep.likely) m_csv.cell(result.probability[design]);
        if (m_coverage) m_csv.cell(100 * m_coverage->outside);
        for (std::size_t m = 0; m < m_sweep.measures.size(); ++m) {
            const Spread& spread = result.spread(design, m);
            for (const double number : {spread.mean, spread.sd, spread.min, spread.max})
                m_csv.cell(number);
        }
        m_csv.count(result.doubtfulRuns(design));
        for (const std::size_t count : result.endingsOf(design))
            m_csv.count(count);
        m_csv.cell(m_diagnostics[r][design]);
        if (m_same) writeDifferences(result, design);
    }

    void writeRun(std::size_t r, std::size_t design, std::size_t place) {
        const SweepResult& result = *m_results[r];
        const std::size_t run = design * result.runsPerDesign + place;
        if (m_options.asPart) {
            beginPart(r, design);
            m_csv.count(result.runsPerDesign);
            m_csv.count(1 + place);
        }
        nameDesign(r, design);
        m_csv.cell(m_sweep.over.values[place]);
        if (hasSuccess()) m_csv.count(result.success[run]);
        for (const auto& values : result.values)
            m_csv.cell(values[run]);
        m_csv.count(result.doubtful[run]);
        if (!m_system.endings.empty()) m_csv.cell(m_system.endings[result.endings[run]].id);
        m_csv.endRow();
    }

    const Pointers m_results;
    const TableOptions m_options;
    const System& m_system;
    const Sweep& m_sweep;
    const std::optional<Coverage> m_coverage;            ///< set if the values of `over` have a distribution
    std::vector<std::vector<std::string>> m_diagnostics; ///< by result and design
    std::optional<SameDesigns> m_same;                   ///< set if there is a baseline
    std::size_t m_onGrid = 1;                            ///< number of designs of one undivided result
    StudyMark m_mark;
    Csv m_csv;
};

} // namespace

StudyMark markOf(const System& system, const std::vector<Sweep>& sweeps, const std::string& compared) {
    return {checksum(description(system, sweeps, compared)), gridSize(sweeps.front()) * sweeps.size()};
}

std::string aggregateTable(const SweepResults& results, const TableOptions& options) {
    return Tabulator(pointersTo(results), options).aggregates();
}

std::string aggregateTable(const SweepResult& result) {
    return Tabulator({&result}, {}).aggregates();
}

std::string designTable(const SweepResult& result, std::span<const std::size_t> designs,
                        std::span<const std::size_t> places, std::span<const std::uint8_t> pareto,
                        const TableOptions& options) {
    return Tabulator({&result}, options).designs(designs, places, pareto);
}

std::string runTable(const SweepResults& results, const TableOptions& options) {
    return Tabulator(pointersTo(results), options).runs();
}

std::string runTable(const SweepResult& result) {
    return Tabulator({&result}, {}).runs();
}

} // namespace talweg
