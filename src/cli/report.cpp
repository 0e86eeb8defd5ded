#include "cli/report.h"

#include "base/to_qt.h"
#include "cli/catalogue.h"
#include "project/file.h"
#include "systems/body_measures.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

QString labelOf(const Quantity& quantity) {
    const QString label = toQt(quantity.label.empty() ? quantity.id : quantity.label);
    return quantity.symbol.empty() ? label : label + ", " + toQt(quantity.symbol);
}

QString valueOf(const Measure& measure) {
    if (!std::isfinite(measure.value)) return QStringLiteral("–");
    const QString number = QString::number(measure.value, 'g', 10);
    return measure.quantity.unit.empty() ? number : number + " " + toQt(measure.quantity.unit);
}

using Lines = std::vector<std::pair<QString, QString>>;

/// Prints a blank line, then the lines in two columns.
void printColumns(const Lines& lines, QTextStream& out) {
    qsizetype width = 0;
    for (const auto& [left, right] : lines)
        width = std::max(width, left.size());
    if (!lines.empty()) out << '\n';
    for (const auto& [left, right] : lines)
        out << "  " << left.leftJustified(width) << "  " << right << '\n';
}

void writeMeasures(const Run& run, JsonWriter& json) {
    json.openObject();
    for (const Measure& measure : run.measures)
        json.entry(measure.quantity.column(), measure.value);
    json.closeObject();
}

void writeTable(const ResultTable& table, JsonWriter& json) {
    json.openArray();
    for (const auto& row : table.rows) {
        json.openObject();
        for (std::size_t c = 0; c < row.size(); ++c)
            std::visit([&](const auto& cell) { json.entry(table.columns[c].column(), cell); }, row[c]);
        json.closeObject();
    }
    json.closeArray();
}

void writeEvent(const RunEvent& event, const System& system, JsonWriter& json) {
    json.openObject();
    json.entry("t_s", event.t);
    json.entry("kind", event.kind);
    json.entry("label", event.label);
    json.entry("x_m", event.place.x());
    json.entry("y_m", event.place.y());
    for (std::size_t i = 0; i < std::min(event.values.size(), system.eventColumns.size()); ++i)
        json.entry(system.eventColumns[i].column(), event.values[i]);
    json.closeObject();
}

void writeEvents(const Run& run, const System& system, JsonWriter& json) {
    json.openArray();
    for (const RunEvent& event : run.events)
        writeEvent(event, system, json);
    json.closeArray();
}

void writeWarnings(const Run& run, JsonWriter& json) {
    json.openArray();
    for (const std::string& warning : everyWarning(run))
        json.text(warning);
    json.closeArray();
}

void writeDoubts(const Run& run, JsonWriter& json) {
    json.openArray();
    for (const Doubt& doubt : run.doubts)
        json.text(word(doubt.kind));
    json.closeArray();
}

void writeAudit(const Run& run, JsonWriter& json) {
    json.openObject();
    for (const auto& [heading, text] : run.audit)
        json.entry(heading, text);
    json.closeObject();
}

void printTable(const ResultTable& table, QTextStream& out) {
    std::vector<QStringList> lines(1);
    for (const Quantity& column : table.columns)
        lines.front() << toQt(column.column());
    for (const auto& row : table.rows) {
        QStringList& line = lines.emplace_back();
        for (const auto& cell : row) {
            const double* number = std::get_if<double>(&cell);
            line << (!number                  ? toQt(std::get<std::string>(cell))
                     : std::isfinite(*number) ? QString::number(*number, 'g', 8)
                                              : QStringLiteral("–"));
        }
    }
    std::vector<qsizetype> widths(table.columns.size());
    for (const QStringList& line : lines)
        for (std::size_t c = 0; c < widths.size(); ++c)
            widths[c] = std::max(widths[c], line[static_cast<qsizetype>(c)].size());
    out << '\n' << toQt(table.title) << '\n';
    for (const QStringList& line : lines) {
        out << ' ';
        for (std::size_t c = 0; c < widths.size(); ++c)
            out << ' ' << line[static_cast<qsizetype>(c)].leftJustified(widths[c]) << ' ';
        out << '\n';
    }
}

} // namespace

void printResult(const Run& run, QTextStream& out) {
    out << toQt(run.outcome.sentence) << '\n';
    for (const std::string& warning : everyWarning(run))
        out << QCoreApplication::translate("talweg", "Warning: %1").arg(toQt(warning)) << '\n';
    Lines measures, audit;
    for (const Measure& measure : run.measures)
        if (!isOfLaterBody(measure.quantity.id))
            measures.emplace_back(labelOf(measure.quantity), valueOf(measure));
    for (const auto& [heading, text] : run.audit)
        audit.emplace_back(toQt(heading), toQt(text));
    printColumns(measures, out);
    for (const ResultTable& table : run.tables)
        if (!table.onRequest) printTable(table, out);
    printColumns(audit, out);
}

void writeResult(const Case& one, const Run& run, bool named, JsonWriter& json) {
    json.openObject();
    json.entry("schema", jsonSchema);
    if (named) json.entry("experiment", one.id.toStdString());
    json.entry("system", one.system->id);
    json.key("inputs");
    writeInputs(*one.system, one.values(), json);
    if (!one.expressions.empty()) {
        json.key("expressions");
        writeExpressions(one.expressions, json);
    }
    json.entry("outcome", run.outcome.id);
    json.entry("sentence", run.outcome.sentence);
    json.key("warnings");
    writeWarnings(run, json);
    json.key("doubts");
    writeDoubts(run, json);
    json.key("measures");
    writeMeasures(run, json);
    for (const ResultTable& table : run.tables) {
        if (table.onRequest) continue;
        json.key(table.id);
        writeTable(table, json);
    }
    json.key("events");
    writeEvents(run, *one.system, json);
    json.key("audit");
    writeAudit(run, json);
    json.closeObject();
}

} // namespace talweg
