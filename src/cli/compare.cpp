#include "base/to_qt.h"
#include "cli/cases.h"
#include "cli/catalogue.h"
#include "cli/chosen_cases.h"
#include "cli/commands.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "cli/nearest.h"
#include "cli/output.h"
#include "cli/vouching.h"
#include "comparison/comparison_table.h"
#include "project/json.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

using ComparedRow = ComparisonTable::Row;
using ComparedCell = ComparisonTable::Cell;

void requireComparable(const std::vector<Case>& cases) {
    if (cases.size() < 2)
        misuse(QCoreApplication::translate(
            "talweg", "Nothing to compare: name a file with at least two experiments, or two files."));
    for (const Case& one : cases)
        if (one.system != cases.front().system)
            misuse(QCoreApplication::translate("talweg",
                                               "\"%1\" belongs to the system %2 and \"%3\" to %4. Choose "
                                               "experiments of one system with --experiment NAME.")
                       .arg(cases.front().id, toQt(cases.front().system->id), one.id, toQt(one.system->id)));
    for (const Case& one : cases)
        requireValid(one);
}

// --- printed output --------------------------------------------------------------------------------

QString plainNumber(double number, int digits) {
    return std::isfinite(number) ? QString::number(number == 0 ? 0 : number, 'g', digits) : QString("–");
}

QString printedValue(const ComparedCell& cell) {
    if (cell.number) return plainNumber(*cell.number, 6);
    return cell.text.empty() ? QStringLiteral("–") : toQt(cell.text);
}

/// A difference such as "+0.25 (+10 %)"; empty if there is none.
QString printedDifference(const ComparedCell& cell) {
    const auto withSign = [](double number, int digits) {
        return (number > 0 ? "+" : "") + plainNumber(number, digits);
    };
    const auto difference = cell.difference();
    if (!difference || !cell.differs) return {};
    const auto relative = cell.relative();
    return relative ? QString("%1 (%2 %)").arg(withSign(*difference, 4), withSign(100 * *relative, 3))
                    : withSign(*difference, 4);
}

/// A column of numbers that are aligned at their decimal points.
class PointColumn {
public:
    void measure(const QString& text) {
        m_before = std::max(m_before, before(text));
        m_after = std::max(m_after, text.size() - before(text));
    }
    QString placed(const QString& text) const {
        return QString(m_before - before(text), u' ') + text
               + QString(m_after - (text.size() - before(text)), u' ');
    }
    void makeRoom(qsizetype width) { m_before = std::max(m_before, width - m_after); }
    qsizetype width() const { return m_before + m_after; }

private:
    static qsizetype before(const QString& text) {
        const auto point = text.section(u' ', 0, 0).indexOf(u'.');
        return point < 0 ? text.section(u' ', 0, 0).size() : point;
    }
    qsizetype m_before = 0, m_after = 0;
};

QString rowTitle(const ComparedRow& row) {
    return row.unit.empty() ? toQt(row.label) : QString("%1 (%2)").arg(toQt(row.label), toQt(row.unit));
}

bool isOfSentences(const ComparedRow& row) {
    return row.kind == ComparedRow::Kind::outcome;
}

/// Prints sentences one below the other, because they are too long for columns.
void printSentences(const ComparisonTable& table, const ComparedRow& row, QTextStream& out) {
    qsizetype width = 0;
    for (const std::string& name : table.names)
        width = std::max(width, toQt(name).size());
    out << "  " << toQt(row.label) << '\n';
    for (std::size_t i = 0; i < row.cells.size(); ++i)
        out << "    " << toQt(table.names[i]).leftJustified(width) << "  " << printedValue(row.cells[i])
            << '\n';
}

void print(const ComparisonTable& table, QTextStream& out) {
    qsizetype titleWidth = 0;
    std::vector<PointColumn> values(table.names.size()), differences(table.names.size());
    for (const ComparedRow& row : table.rows) {
        if (row.cells.empty() || isOfSentences(row)) continue;
        titleWidth = std::max(titleWidth, rowTitle(row).size());
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            values[i].measure(printedValue(row.cells[i]));
            differences[i].measure(printedDifference(row.cells[i]));
        }
    }
    QString head = QString(titleWidth + 2, u' ');
    for (std::size_t i = 0; i < table.names.size(); ++i) {
        const QString name = toQt(table.names[i]);
        values[i].makeRoom(name.size() - differences[i].width() - (i > 0 ? 2 : 0));
        const qsizetype width = values[i].width() + (i > 0 ? 2 + differences[i].width() : 0);
        head += "  " + name.leftJustified(width);
    }
    out << head.trimmed().prepend(QString(titleWidth + 4, u' ')) << '\n';
    for (const ComparedRow& row : table.rows) {
        if (row.kind == ComparedRow::Kind::heading) {
            out << '\n' << toQt(row.label) << '\n';
            continue;
        }
        if (row.kind == ComparedRow::Kind::alike) {
            out << "  " << toQt(row.label) << (row.help.empty() ? "" : ": ") << toQt(row.help) << '\n';
            continue;
        }
        if (isOfSentences(row)) {
            printSentences(table, row, out);
            continue;
        }
        QString line = "  " + rowTitle(row).leftJustified(titleWidth);
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            line += "  " + values[i].placed(printedValue(row.cells[i]));
            if (i > 0) line += "  " + differences[i].placed(printedDifference(row.cells[i]));
        }
        while (line.endsWith(u' '))
            line.chop(1);
        out << line << '\n';
    }
}

// --- JSON ------------------------------------------------------------------------------------------

void writeCells(const ComparedRow& row, JsonWriter& json) {
    json.openArray();
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const ComparedCell& cell = row.cells[i];
        json.openObject();
        if (cell.number)
            json.entry("value", *cell.number);
        else
            json.entry("value", cell.text);
        if (const auto difference = cell.difference()) json.entry("difference", *difference);
        if (const auto relative = cell.relative()) json.entry("relative", *relative);
        json.key("differs");
        json.boolean(cell.differs);
        json.closeObject();
    }
    json.closeArray();
}

void writeRows(const ComparisonTable& table, ComparedRow::Kind kind, JsonWriter& json) {
    json.openArray();
    for (const ComparedRow& row : table.rows) {
        if (row.kind != kind) continue;
        json.openObject();
        json.entry("id", kind == ComparedRow::Kind::event ? row.column : row.id);
        json.entry("label", row.label);
        if (!row.unit.empty()) json.entry("unit", row.unit);
        json.key("runs");
        writeCells(row, json);
        json.closeObject();
    }
    json.closeArray();
}

std::string asJson(const ComparisonTable& table, const std::string& system) {
    JsonWriter json;
    json.openObject();
    json.entry("schema", jsonSchema);
    json.entry("system", system);
    json.key("runs");
    json.openArray();
    for (const std::string& name : table.names)
        json.text(name);
    json.closeArray();
    using Kind = ComparedRow::Kind;
    for (const auto& [key, kind] : {std::pair{"inputs", Kind::input}, std::pair{"outcome", Kind::outcome},
                                    std::pair{"measures", Kind::measure}, std::pair{"events", Kind::event}}) {
        json.key(key);
        writeRows(table, kind, json);
    }
    json.closeObject();
    return json.finished();
}

} // namespace

void compareExperiments(const Registry& registry, const Options& options, const Streams& streams) {
    if (options.positional().isEmpty())
        misuse(QCoreApplication::translate(
            "talweg", "compare needs project files: talweg compare FILE.talweg [FILE2.talweg]…"));
    requireInputs(options.positional());
    requireOutputs(options, options.positional());
    std::vector<Case> cases = chosenCases(registry, options.positional(), options.all("experiment"));
    requireComparable(cases);
    if (options.has("baseline")) {
        const auto first =
            caseCalled(cases, "baseline", options.text("baseline"), options.positional().size() > 1);
        std::rotate(cases.begin(), cases.begin() + static_cast<std::ptrdiff_t>(first),
                    cases.begin() + static_cast<std::ptrdiff_t>(first) + 1);
    }
    std::vector<ComparedRun> runs;
    std::size_t doubtful = 0;
    for (const Case& one : cases) {
        runs.push_back({one.id.toStdString(), one.values(), solve(one)});
        doubtful += runs.back().run->doubts.empty() ? 0 : 1;
    }
    const System& system = *cases.front().system;
    // Files and JSON contain all rows; the printed table contains only the most important ones.
    ComparisonOptions whole{{}, 0, true};
    for (const Quantity& quantity : eventQuantities(system))
        whole.eventQuantities.push_back(quantity.id);
    if (options.has("csv"))
        writeCsv(options, "csv", QByteArray::fromStdString(comparisonCsv(compare(system, runs, whole))));
    if (options.has("json"))
        writeOutput(options.text("json"),
                    QByteArray::fromStdString(asJson(compare(system, runs, whole), system.id)));
    if (options.text("csv") != "-" && options.text("json") != "-")
        print(compare(system, runs, {{"t", "x"}, 0, false}), streams.out);
    tellDoubtful(options, doubtful, runs.size(), streams.notes);
}

} // namespace talweg
