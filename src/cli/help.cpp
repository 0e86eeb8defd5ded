#include "cli/help.h"

#include "base/text.h"
#include "base/to_qt.h"
#include "cli/catalogue.h"
#include "cli/commands.h"
#include "cli/json_schema.h"
#include "cli/nearest.h"
#include "cli/presets.h"
#include "systems/body_measures.h"
#include "systems/reading.h"
#include "systems/table.h"
#include "systems/wording.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

constexpr qsizetype width = 100;    // largest length of lines of text
constexpr qsizetype ofOptions = 21; // column where the descriptions of options begin

/// Wraps a text whose first line starts at `column` and whose other lines are indented. Lines that begin with
/// a space are not wrapped.
QString wrapped(const QString& text, qsizetype indent = 0, qsizetype column = 0) {
    const QString margin = '\n' + QString(indent, u' ');
    QString lines, gap;
    for (const QString& line : text.split(u'\n')) {
        if (line.startsWith(u' ')) {
            lines += margin + line;
            column = width;
            continue;
        }
        for (const QString& word : line.split(u' ', Qt::SkipEmptyParts)) {
            const QString before = column + gap.size() + word.size() > width ? margin : gap;
            column = (before == gap ? column + gap.size() : indent) + word.size();
            lines += before + word;
            gap = ' ';
        }
    }
    return lines;
}

QString aboutCommand(const Command& command) {
    QString text = translated(command.synopsis) + "\n\n" + wrapped(translated(command.about)) + "\n\n";
    for (const Option& option : optionsOf(command.name)) {
        if (*option.group) text += '\n' + wrapped(translated(option.group)) + "\n\n";
        const QString head = QStringLiteral("  %1 %2").arg(option.typed(), option.value);
        const bool fits = head.size() < ofOptions - 1;
        text += (fits ? head.leftJustified(ofOptions) : head)
                + wrapped(translated(option.help), ofOptions, fits ? ofOptions : width) + '\n';
    }
    return text;
}

/// The list of published works that the program can reproduce.
QString works(const Registry& registry) {
    QString text = '\n' + QCoreApplication::translate("talweg", "Works:") + '\n';
    for (const auto& system : registry.systems())
        for (const Reproduction& work : system->reproductions)
            text += "  " + toQt(work.id) + "  " + toQt(citation(work)) + "\n";
    return text;
}

/// The allowed values of an input, in words.
QString allowedText(const Parameter& parameter) {
    switch (parameter.kind) {
    case Parameter::Kind::points:
        switch (parameter.order) {
        case Parameter::Order::any:
            return QCoreApplication::translate("talweg", "points x:y, x:y, … in any order");
        case Parameter::Order::ground:
            return QCoreApplication::translate("talweg", "points x:y, x:y, … with non-decreasing x");
        case Parameter::Order::increasing:
            break;
        }
        return QCoreApplication::translate("talweg", "points x:y, x:y, … with increasing x");
    case Parameter::Kind::choice: {
        QString ids;
        for (const Choice& choice : parameter.choices)
            ids = ids.isEmpty() ? toQt(choice.id)
                                : QCoreApplication::translate("talweg", "%1 or %2").arg(ids, toQt(choice.id));
        return ids;
    }
    case Parameter::Kind::text:
        return QCoreApplication::translate("talweg", "text");
    case Parameter::Kind::table:
        return QCoreApplication::translate("talweg", "%1 to %2, separated by commas, each in the form %3")
            .arg(parameter.minRows)
            .arg(toQt(countOfRows(parameter, parameter.maxRows)), toQt(formOfRow(parameter)));
    case Parameter::Kind::number:
    case Parameter::Kind::numberOrWord:
        break;
    }
    const QString range = toQt(allowed(parameter));
    const QString number = range.isEmpty() ? QCoreApplication::translate("talweg", "any number") : range;
    return parameter.word.empty()
               ? number
               : QCoreApplication::translate("talweg", "%1, or %2").arg(number, toQt(parameter.word));
}

/// A line of a list of inputs or results.
struct Line {
    QString id, label, text;
};

template <class Declared>
Line lineOf(const Declared& declared, const QString& text) {
    const QString unit = declared.unit.empty() ? QString() : " (" + toQt(declared.unit) + ")";
    return {toQt(declared.id), toQt(declared.label) + unit, text};
}

std::vector<Line> inputLines(const std::vector<Parameter>& parameters) {
    std::vector<Line> lines;
    const auto add = [&lines](const Parameter& parameter) {
        const std::string defaultValue = write(parameter, parameter.defaultValue);
        const QString allowed = allowedText(parameter);
        lines.push_back(lineOf(
            parameter,
            defaultValue.empty()
                ? allowed
                : QCoreApplication::translate("talweg", "%1; default %2").arg(allowed, toQt(defaultValue))));
    };
    for (const Parameter& parameter : parameters) {
        add(parameter);
        for (const Parameter& cell : parameter.cells)
            if (cell.place->row == 0) add(cell);
    }
    return lines;
}

std::vector<Line> outputLines(const std::vector<Quantity>& quantities) {
    std::vector<Line> lines;
    for (const Quantity& quantity : quantities)
        lines.push_back(lineOf(quantity, toQt(quantity.help)));
    return lines;
}

std::vector<Line> presetLines(const std::vector<Preset>& presets) {
    std::vector<Line> lines;
    for (const Preset& preset : presets)
        lines.push_back({presetText(preset), toQt(preset.group), toQt(preset.help)});
    return lines;
}

/// A list with a heading; empty if it has no lines.
QString listOf(const QString& heading, const std::vector<Line>& lines) {
    if (lines.empty()) return {};
    qsizetype width = 0;
    for (const Line& line : lines)
        width = std::max(width, line.id.size());
    QString text = '\n' + heading + '\n';
    for (const Line& line : lines)
        text += "  " + line.id.leftJustified(width) + "  "
                + QCoreApplication::translate("talweg", "%1: %2").arg(line.label, line.text) + '\n';
    return text;
}

/// The id of a quantity of the first body, as an example; empty if no body has quantities.
QString exampleId(const System& system) {
    return system.bodyQuantities.empty() ? QString() : toQt(bodyId(system.bodyQuantities.front().id, 0));
}

QString aboutSystem(const System& system) {
    QString text =
        QCoreApplication::translate("talweg", "%1: %2").arg(toQt(system.name), toQt(system.summary)) + '\n';
    text += listOf(QCoreApplication::translate("talweg", "Inputs:"), inputLines(system.parameters));
    text += listOf(QCoreApplication::translate("talweg", "Presets:"), presetLines(system.presets));
    text += listOf(QCoreApplication::translate("talweg", "Results:"),
                   outputLines(withoutLaterBodies(system.measures)));
    if (const std::string others = aboutLaterBodies(system.measures); !others.empty())
        text += '\n' + toQt(others) + '\n';
    if (!system.studyMeasures.empty())
        text += '\n'
                + QCoreApplication::translate("talweg", "Results for studies: %1")
                      .arg(toQt(listed(withoutLaterBodies(system.studyMeasures))))
                + '\n';
    text += listOf(QCoreApplication::translate("talweg", "Quantities:"), outputLines(system.quantities));
    text +=
        listOf(QCoreApplication::translate(
                   "talweg", "Quantities of each body (each id ends in the number of the body, such as %1):")
                   .arg(exampleId(system)),
               outputLines(system.bodyQuantities));
    text +=
        listOf(QCoreApplication::translate("talweg", "Columns of events:"), outputLines(system.eventColumns));
    text += '\n' + QCoreApplication::translate("talweg", "Figures:") + '\n';
    for (const FigureRecipe& figure : system.figures)
        text += "  " + toQt(figure.id) + "  " + toQt(figure.title) + "\n";
    return text;
}

void printTopics(const Registry& registry, const QStringList& topics, QTextStream& out) {
    if (topics.isEmpty()) out << helpText(registry);
    QStringList known = helpCommands();
    for (const auto& system : registry.systems())
        known << toQt(system->id);
    for (const QString& topic : topics) {
        const QString text = helpOn(registry, topic);
        if (text.isEmpty())
            misuse(QCoreApplication::translate("talweg",
                                               "\"%1\" is not a help topic; talweg help lists the topics.%2")
                       .arg(topic, didYouMean(topic, known)));
        out << text;
    }
}

} // namespace

QString helpText(const Registry& registry) {
    const auto row = [](const QString& call, const QString& text) {
        return QStringLiteral("  talweg %1").arg(call).leftJustified(29) + text + '\n';
    };
    QString text =
        QCoreApplication::translate("talweg", "Talweg: bodies that roll, slide and bounce across terrain.")
        + "\n\n" + row("[FILE.talweg]…", QCoreApplication::translate("talweg", "open the window"));
    for (const Command& command : allCommands())
        text += row(QStringLiteral("%1 %2").arg(command.name, command.operands), translated(command.summary));
    text += '\n'
            + QCoreApplication::translate("talweg", R"(
"-" as an input file is the standard input, as an output file the standard output.
Exit codes: 0 success, 2 wrong usage or invalid input, 1 any other error.
JSON output has the key schema, a version number that is now 1. It increases when a key is removed or changes
its meaning.)")
                  .trimmed()
            + "\n\n" + QCoreApplication::translate("talweg", "Systems:") + '\n';
    for (const auto& system : registry.systems())
        text += "  " + toQt(system->id) + "  " + toQt(system->summary) + "\n";
    return text;
}

QString helpOn(const Registry& registry, const QString& topic) {
    if (const Command* const command = findCommand(topic); command && *command->synopsis)
        return aboutCommand(*command) + (topic == "reproduce" ? works(registry) : QString());
    const auto system = registry.find(topic.toStdString());
    return system ? aboutSystem(*system) : QString();
}

void printHelp(const Registry& registry, const Options& options, const Streams& streams) {
    int forms = 0;
    for (const char* form : {"json", "man", "completion", "schema"})
        forms += options.has(form);
    if (forms > 1 || (forms == 1 && !options.positional().isEmpty()))
        misuse(QCoreApplication::translate(
            "talweg",
            "--json, --man, --completion and --schema cannot be combined with each other or with topics."));
    const QString version = QCoreApplication::applicationVersion();
    if (options.has("json"))
        streams.out << QString::fromUtf8(catalogue(registry, version));
    else if (options.has("man"))
        streams.out << manPage(registry, version);
    else if (options.has("completion"))
        streams.out << completion(registry, options.text("completion"));
    else if (options.has("schema"))
        streams.out << QString::fromUtf8(options.text("schema") == "project" ? projectSchema(registry)
                                                                             : resultsSchema(registry));
    else
        printTopics(registry, options.positional(), streams.out);
}

} // namespace talweg
