#include "workbench/help/system_pages.h"

#include "base/to_qt.h"
#include "systems/body_measures.h"
#include "systems/wording.h"
#include "workbench/common/wording.h"

#include <QCoreApplication>
#include <cmath>

namespace talweg {

namespace {

struct SystemPages {
    Q_DECLARE_TR_FUNCTIONS(talweg::SystemPages)
};

QString escaped(const std::string& text) {
    return toQt(text).toHtmlEscaped();
}

/// The label, symbol and unit of a parameter or a quantity.
template <class Declared>
QString titled(const Declared& declared) {
    const QString symbol =
        declared.symbol.empty() ? QString() : QStringLiteral(" <i>%1</i>").arg(richText(declared.symbol));
    const QString unit =
        declared.unit.empty() ? QString() : QStringLiteral(" (%1)").arg(escaped(declared.unit));
    return escaped(declared.label) + symbol + unit;
}

QString anchored(const Parameter& parameter) {
    return QStringLiteral("<a name=\"%1\">%2</a>").arg(escaped(parameter.id), titled(parameter));
}

QString choicesOf(const Parameter& parameter) {
    QString html =
        QStringLiteral("<h3>%1</h3><p>%2</p><dl>").arg(anchored(parameter), richText(parameter.help));
    for (const Choice& choice : parameter.choices)
        html +=
            QStringLiteral("<dt><b>%1</b></dt><dd>%2</dd>").arg(escaped(choice.label), richText(choice.help));
    html += QStringLiteral("</dl>");
    if (!parameter.source.empty())
        html += SystemPages::tr("<p><i>Source: %1</i></p>").arg(escaped(parameter.source));
    return html;
}

/// The columns of a table input as a list, with their names in the header of a file.
QString columnsOf(const Parameter& table) {
    QString html = QStringLiteral("<ul>");
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const Parameter& column = table.columns[c];
        const QString name = titled(column), help = richText(column.help), id = escaped(table.cells[c].id);
        const std::string range = allowed(column);
        html += range.empty()
                    ? SystemPages::tr("<li>%1: %2 Column name in the header of a file: <code>%3</code></li>")
                          .arg(name, help, id)
                    : SystemPages::tr(
                          "<li>%1: %2 Allowed: %3. Column name in the header of a file: <code>%4</code></li>")
                          .arg(name, help, escaped(range), id);
    }
    return html + QStringLiteral("</ul>");
}

QString entryOf(const Parameter& parameter) {
    QString html = QStringLiteral("<p><b>%1</b><br>%2").arg(anchored(parameter), richText(parameter.help));
    const std::string range = allowed(parameter);
    if (!range.empty()) html += u' ' + SystemPages::tr("Allowed: %1.").arg(escaped(range));
    if (!parameter.source.empty())
        html += u' ' + SystemPages::tr("<i>Source: %1</i>").arg(escaped(parameter.source));
    html += SystemPages::tr("<br>In files and on the command line: <code>%1</code></p>")
                .arg(escaped(parameter.id));
    if (!parameter.columns.empty()) html += columnsOf(parameter);
    return html;
}

/// The presets of a system with their notes; empty if there are none.
QString presetsOf(const System& system) {
    if (system.presets.empty()) return {};
    QString html = QStringLiteral("<h3>%1</h3><dl>").arg(SystemPages::tr("Presets"));
    for (const Preset& preset : system.presets)
        html +=
            QStringLiteral("<dt><b>%1</b></dt><dd>%2</dd>").arg(escaped(preset.name), escaped(preset.help));
    return html + QStringLiteral("</dl>");
}

/// A section that lists results; empty if there are none.
QString entriesOf(const QString& heading, const std::vector<Quantity>& quantities) {
    if (quantities.empty()) return {};
    QString html = QStringLiteral("<h3>%1</h3>").arg(heading);
    for (const Quantity& quantity : quantities)
        html += QStringLiteral("<p><b>%1</b><br>%2<br>").arg(titled(quantity), richText(quantity.help))
                + SystemPages::tr("In files: <code>%1</code></p>").arg(escaped(quantity.column()));
    return html;
}

/// A paragraph; empty if the sentence is empty.
QString paragraph(const std::string& sentence) {
    return sentence.empty() ? QString() : QStringLiteral("<p>%1</p>").arg(escaped(sentence));
}

} // namespace

QString inputsPage(const System& system) {
    QString html = QStringLiteral("<h2>%1</h2><p>%2</p>").arg(escaped(system.name), escaped(system.summary));
    for (const Parameter& parameter : system.parameters)
        if (parameter.kind == Parameter::Kind::choice) html += choicesOf(parameter);
    std::string group;
    for (const Parameter& parameter : system.parameters) {
        if (parameter.kind == Parameter::Kind::choice) continue;
        if (parameter.group != group) html += QStringLiteral("<h3>%1</h3>").arg(escaped(parameter.group));
        group = parameter.group;
        html += entryOf(parameter);
    }
    return html + presetsOf(system);
}

QString resultsPage(const System& system) {
    return QStringLiteral("<h2>%1</h2><p>%2</p>").arg(escaped(system.name), escaped(system.summary))
           + entriesOf(SystemPages::tr("Results"), withoutLaterBodies(system.measures))
           + paragraph(aboutLaterBodies(system.measures))
           + entriesOf(SystemPages::tr("Quantities"), system.quantities)
           + entriesOf(SystemPages::tr("Quantities of each body"), system.bodyQuantities)
           + entriesOf(SystemPages::tr("Event columns"), system.eventColumns);
}

} // namespace talweg
