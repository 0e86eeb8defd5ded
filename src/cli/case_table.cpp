#include "cli/case_table.h"

#include "base/contract.h"
#include "base/csv_cell.h"
#include "study/parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace talweg {

namespace {

const Measure* find(const Run& run, const std::string& id) {
    const auto it = std::ranges::find_if(run.measures, [&](const Measure& m) { return m.quantity.id == id; });
    return it == run.measures.end() ? nullptr : &*it;
}

/// The part of a run's result that is written to the table.
struct TableRow {
    std::string outcome;
    std::vector<double> values;
    std::string doubts = {}; ///< kinds of doubts, separated by spaces
};

TableRow rowOf(const System& system, const Run& run) {
    TableRow row{run.outcome.id, {}};
    for (const std::string& id : system.tableMeasures) {
        const Measure* measure = find(run, id);
        row.values.push_back(measure ? measure->value : std::numeric_limits<double>::quiet_NaN());
    }
    for (const Doubt& doubt : run.doubts)
        row.doubts += (row.doubts.empty() ? "" : " ") + std::string(word(doubt.kind));
    return row;
}

QByteArray csvLine(const QString& id, const TableRow& row) {
    std::string line = csvCell(id.toStdString()) + ',' + csvCell(row.outcome);
    for (const double value : row.values)
        line += ',' + csvCell(value);
    return QByteArray::fromStdString(line + ',' + csvCell(row.doubts) + '\n');
}

/// Whether two cases differ only in numbers.
bool areAlike(const Case& a, const Case& b) {
    return a.base == b.base && std::ranges::equal(a.changes, b.changes, [](const Change& x, const Change& y) {
               const bool numbers =
                   std::holds_alternative<double>(x.value) && std::holds_alternative<double>(y.value);
               return x.parameter == y.parameter && (numbers || x.value == y.value);
           });
}

/// Solves ranges of cases, each on one thread, and stores their table rows.
class Solver {
public:
    Solver(const System& system, const std::vector<Case>& cases)
        : m_system(system), m_cases(cases), m_lines(cases.size()), m_failures(cases.size()) {}

    void solve(std::size_t first, std::size_t last) {
        while (first < last) {
            std::size_t end = first + 1;
            while (end < last && areAlike(m_cases[first], m_cases[end]))
                ++end;
            if (!solveTogether(first, end))
                for (std::size_t i = first; i < end; ++i)
                    solveAlone(i);
            first = end;
        }
    }

    CaseTable table(const QByteArray& header) const {
        CaseTable table{header, {}, m_doubtful};
        for (const QByteArray& line : m_lines)
            table.text += line;
        for (const QString& failure : m_failures)
            if (!failure.isEmpty()) table.failures << failure;
        return table;
    }

private:
    void solveAlone(std::size_t i) {
        const Case& one = m_cases[i];
        try {
            const auto run = prepared(m_system, one.values())->conclude({});
            if (!run) throw ContractViolation("the solver returned no result although nobody cancelled it");
            if (!run->doubts.empty()) ++m_doubtful;
            m_lines[i] = csvLine(one.id, rowOf(m_system, *run));
        } catch (const std::exception& why) {
            const std::vector<double> none(m_system.tableMeasures.size(),
                                           std::numeric_limits<double>::quiet_NaN());
            m_lines[i] = csvLine(one.id, {std::string("error: ") + why.what(), none});
            m_failures[i] = cannotBeSolved(one, why);
        }
    }

    /// Solves consecutive cases with the system's batch solver. Returns false if it cannot solve them.
    /// Doubtful runs are solved again one by one, because the batch solver does not report the kinds of
    /// doubts.
    bool solveTogether(std::size_t first, std::size_t end) {
        if (!m_system.batch) return false;
        BatchOrder order{*m_cases[first].base, {}, m_system.tableMeasures};
        std::vector<std::size_t> varied; // indices in the changes of a case
        for (std::size_t c = 0; c < m_cases[first].changes.size(); ++c) {
            const auto& [parameter, value] = m_cases[first].changes[c];
            order.base.find(parameter->id)->second = value;
            if (!std::holds_alternative<double>(value)) continue;
            order.varied.push_back(parameter->id);
            varied.push_back(c);
        }
        const auto batch = m_system.batch(order);
        if (!batch) return false;
        const std::size_t count = end - first;
        std::vector<double> inputs, measures(order.measures.size() * count);
        inputs.reserve(varied.size() * count);
        for (const std::size_t c : varied)
            for (std::size_t i = first; i < end; ++i)
                inputs.push_back(std::get<double>(m_cases[i].changes[c].value));
        std::vector<std::uint8_t> succeeded(count), doubtful(count), endings(count);
        BatchRuns runs{count, {}, succeeded.data(), {}, doubtful.data(), endings.data()};
        for (std::size_t v = 0; v < varied.size(); ++v)
            runs.inputs.push_back(inputs.data() + v * count);
        for (std::size_t m = 0; m < order.measures.size(); ++m)
            runs.measures.push_back(measures.data() + m * count);
        try {
            batch->solve(runs);
        } catch (const std::exception&) {
            return false; // fall back to solving one by one, which shows the case that failed
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (doubtful[i]) {
                solveAlone(first + i);
                continue;
            }
            TableRow row{m_system.endings[endings[i]].id, {}};
            for (const double* column : runs.measures)
                row.values.push_back(column[i]);
            m_lines[first + i] = csvLine(m_cases[first + i].id, row);
        }
        return true;
    }

    const System& m_system;
    const std::vector<Case>& m_cases;
    std::vector<QByteArray> m_lines;
    std::vector<QString> m_failures;
    std::atomic<std::size_t> m_doubtful = 0;
};

} // namespace

CaseTable tableOf(const std::shared_ptr<const System>& system, const std::vector<Case>& cases,
                  const Progress& progress, unsigned threads) {
    std::string header = "id";
    for (const QString& column : resultColumns(system))
        header += ',' + csvCell(column.toStdString());
    Solver solver(*system, cases);
    // A run takes from microseconds to a second. Small ranges keep all threads busy even if the table has few
    // rows.
    const std::size_t stretch = std::clamp<std::size_t>(cases.size() / 256, 1, 64);
    inParallel(cases.size(), {stretch, threads}, {}, progress,
               [&](std::size_t first, std::size_t last) { solver.solve(first, last); });
    return solver.table(QByteArray::fromStdString(header + '\n'));
}

} // namespace talweg
