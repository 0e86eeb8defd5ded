#include "cli/cases.h"

#include "base/contract.h"
#include "base/number.h"
#include "base/translation.h"
#include "base/unit.h"
#include "cli/csv_table.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "cli/nearest.h"
#include "cli/presets.h"
#include "cli/to_qt.h"
#include "files/whole_file.h"
#include "project/expressions.h"
#include "project/file.h"
#include "project/points_csv.h"
#include "project/table_csv.h"
#include "study/axis.h"
#include "study/idle_inputs.h"
#include "study/named_expression.h"
#include "study/parallel.h"
#include "study/typed_number.h"
#include "systems/equivalents.h"
#include "systems/reading.h"
#include "systems/table.h"
#include "systems/wording.h"

#include <QCoreApplication>
#include <algorithm>
#include <functional>
#include <numeric>
#include <set>
#include <stdexcept>

namespace talweg {

namespace {

QStringList idsOf(const System& system) {
    QStringList ids;
    for (const Parameter& parameter : system.parameters)
        ids << toQt(parameter.id);
    return ids;
}

QString unknownInput(const System& system, const QString& id) {
    return QCoreApplication::translate("talweg", "%1 has no input \"%2\"; it has %3.%4")
        .arg(toQt(system.name), id, idsOf(system).join(", "), didYouMean(id, idsOf(system)));
}

QStringList messagesOf(const std::vector<Problem>& problems) {
    QStringList messages;
    for (const Problem& problem : problems)
        messages << toQt(problem.message);
    return messages;
}

/// The same problems, where it is a tie that gave an input its value saying so.
std::vector<Problem> blamingTies(std::vector<Problem> problems, const std::vector<Tie>& ties) {
    for (Problem& problem : problems)
        if (const auto tie = std::ranges::find(ties, problem.parameter, &Tie::parameter); tie != ties.end())
            problem.message = tr("Tie %1=%2: %3", tie->parameter, tie->expression, problem.message);
    return problems;
}

/// The line of the first point that a list of points has to be refused for.
int lineOfRefusal(const Parameter& parameter, const PointsReading& reading) {
    std::vector<std::size_t> counts(reading.points->size() - 1);
    std::iota(counts.begin(), counts.end(), 2); // fewer than two points are refused for being few
    const auto fine = [&](std::size_t count) {
        const auto begin = reading.points->begin();
        return complaint(parameter, Points(begin, begin + static_cast<std::ptrdiff_t>(count))).empty();
    };
    const auto at = std::ranges::partition_point(counts, fine);
    return at == counts.end() ? 0 : reading.lines[*at - 1];
}

/// Points from a table of two columns.
Reading readPoints(const Parameter& parameter, const QString& text, const QString& name) {
    const PointsReading points = readPointsCsv(text);
    const std::string file = name.toStdString();
    if (!points.points) return {{}, tr("%1: %2", file, points.error.toStdString())};
    const std::string wrong = complaint(parameter, *points.points);
    if (wrong.empty()) return {*points.points, {}};
    const int line = points.points->size() < 2 ? 0 : lineOfRefusal(parameter, points);
    return {{}, line > 0 ? tr("%1, line %2: %3", file, line, wrong) : tr("%1: %2", file, wrong)};
}

Reading readRows(const Parameter& parameter, const QString& text, const QString& name) {
    TableReading table = readTableCsv(parameter, text);
    const std::string wrong =
        table.rows ? complaintAboutTable(parameter, *table.rows) : table.error.toStdString();
    if (!wrong.empty()) return {{}, tr("%1: %2", name.toStdString(), wrong)};
    return {std::move(*table.rows), {}};
}

/// Whether it may be that of a file, "@FILE.csv".
bool mayBeFile(const Parameter& parameter) {
    return parameter.kind == Parameter::Kind::points || parameter.kind == Parameter::Kind::table;
}

Reading readFile(const Parameter& parameter, const QString& path) {
    if (path.isEmpty())
        return {{}, tr("%1 = \"@\": there is no name of a file behind the @.", parameter.label)};
    const FileBytes file = readWhole(path, largestProject);
    if (!file.failure.isEmpty())
        return {{}, tr("%1 = \"@%2\": %3", parameter.label, path.toStdString(), file.failure.toStdString())};
    const auto readAs = parameter.kind == Parameter::Kind::table ? readRows : readPoints;
    return readAs(parameter, QString::fromUtf8(file.bytes), inputName(path));
}

bool mayBeNumber(const Parameter& parameter) {
    using Kind = Parameter::Kind;
    return parameter.kind == Kind::number || parameter.kind == Kind::numberOrWord;
}

/// Of a number with a unit behind it, the input's own or another; nothing for any other text.
std::optional<Reading> readWithUnit(const Parameter& parameter, const std::string& text) {
    const auto isNumber = [](std::string_view part) { return readNumber(part).has_value(); };
    if (parameter.unit.empty() || unitBehind(text, isNumber).empty()) return {};
    const TypedNumber typed = readTyped(text, parameter.unit);
    if (typed.number) return read(parameter, shortest(*typed.number));
    return Reading{{}, tr("%1: %2", fullName(parameter), typed.error)};
}

/// As `read` does; points and tables may be those of a file, numbers have a unit behind them.
Reading readInput(const Parameter& parameter, const QString& text) {
    const QString trimmed = text.trimmed();
    if (mayBeFile(parameter) && trimmed.startsWith(u'@')) return readFile(parameter, trimmed.mid(1));
    if (mayBeNumber(parameter))
        if (auto reading = readWithUnit(parameter, trimmed.toStdString())) return *std::move(reading);
    return read(parameter, text.toStdString());
}

/// A number with a decimal comma as one with a decimal point; any other text as it is.
QString withDecimalPoint(const Parameter& parameter, const QString& text) {
    if (!mayBeNumber(parameter) || text.count(u',') != 1 || text.contains(u'.')) return text;
    return QString(text).replace(u',', u'.');
}

/// Whether a text that is no value of a number is meant to be an expression, rather than a word that there is
/// not.
bool isExpression(const System& system, const Parameter& parameter, const std::string& text) {
    if (!canBeSwept(parameter) || parameter.place) return false;
    const std::string expression = readTyped(text, parameter.unit).expression;
    const bool isWord = withNamesReplaced(expression, [](std::string_view) { return "0"; }) == "0";
    return !expression.empty() && (!isWord || find(system.parameters, expression));
}

void apply(const System& system, const QString& id, const QString& text, Settings& settings,
           QStringList& problems) {
    Values& values = settings.values;
    const Parameter* parameter = find(system.parameters, id.toStdString());
    if (!parameter) {
        problems << unknownInput(system, id);
        return;
    }
    if (const std::string missing = missingRow(system.parameters, *parameter, values); !missing.empty()) {
        problems << toQt(missing);
        return;
    }
    Reading reading = readInput(*parameter, text);
    if (!reading.value && isExpression(system, *parameter, text.toStdString()))
        settings.expressions[parameter->id] = readTyped(text.toStdString(), parameter->unit).expression;
    else if (reading.value)
        assign(values, *parameter, std::move(*reading.value));
    else
        problems << toQt(reading.error);
}

/// Gives inputs with expressions their values, beside ties, which may need each other. Returns what is wrong.
QStringList workOut(const System& system, Settings& settings, const std::vector<Tie>& ties) {
    Expressions all = settings.expressions;
    for (const Tie& tie : ties)
        all[tie.parameter] = tie.expression;
    ExpressedInputs made = workOut(system, settings.values, all, ConstantTable({}));
    for (Problem& problem : made.problems)
        if (const auto set = settings.expressions.find(problem.parameter); set != settings.expressions.end())
            problem.message = tr("--set %1=%2: %3", set->first, set->second, problem.message);
    for (const auto& [id, value] : made.values)
        settings.values[id] = value;
    return messagesOf(made.problems);
}

/// The rows of a table of cases, with everything that is wrong with them. Columns of results, as a table of
/// runs has them, are passed over, so that such a table can be run again.
class CaseReader {
public:
    CaseReader(std::shared_ptr<const System> system, const Values& defaultValue)
        : m_system(std::move(system)), m_defaults(std::make_shared<const Values>(defaultValue)) {}

    std::vector<Case> cases(const CsvTable& table) {
        const std::vector<CsvRow>& rows = table.rows;
        m_separator = table.separator;
        if (rows.empty())
            throw Failure{
                badInput,
                {QCoreApplication::translate("talweg", "There is no header row; it names the inputs: %1.")
                     .arg(allowed())}};
        readHeader(rows.front());
        std::vector<Case> cases(rows.size() - 1);
        std::vector<QStringList> problems(cases.size());
        // Rows that a thread reads at a time; they share one set of values. A table has up to millions.
        constexpr std::size_t rowsAtATime = 256;
        inParallel(cases.size(), {rowsAtATime}, {}, {}, [&](std::size_t first, std::size_t last) {
            Values values = *m_defaults;
            for (std::size_t i = first; i < last; ++i) {
                cases[i] = {QString::number(i + 1), m_system, m_defaults};
                problems[i] = readRow(rows[i + 1], cases[i], values);
            }
        });
        QStringList all;
        for (const QStringList& some : problems)
            all += some;
        if (!all.isEmpty()) throw Failure{badInput, all};
        return cases;
    }

private:
    QString allowed() const { return (QStringList{"id"} + idsOf(*m_system)).join(", "); }

    void readHeader(const CsvRow& row) {
        const QStringList results = resultColumns(m_system);
        QStringList problems;
        for (const QString& cell : row.cells) {
            const Parameter* parameter = find(m_system->parameters, cell.toStdString());
            if (!parameter && cell != "id" && !results.contains(cell))
                problems << QCoreApplication::translate(
                                "talweg", "line %1: column \"%2\" is not known; allowed are %3.")
                                .arg(row.line)
                                .arg(cell, allowed());
            if (row.cells.count(cell) > 1 && !m_header.contains(cell))
                problems << QCoreApplication::translate("talweg",
                                                        "line %1: column \"%2\" is there more than once.")
                                .arg(row.line)
                                .arg(cell);
            const auto isOf = [&](const Parameter* other) {
                return parameter && other && other->place && other->place->table == parameter->id;
            };
            if (std::ranges::any_of(m_columns, isOf))
                problems << QCoreApplication::translate(
                                "talweg", "line %1: column \"%2\" must stand before those of its cells.")
                                .arg(row.line)
                                .arg(cell);
            m_header << cell;
            m_columns.push_back(parameter);
            if (parameter && parameter->place) m_tables.insert(parameter->place->table);
            m_switches = m_switches || isFollowed(cell.toStdString());
        }
        if (!problems.isEmpty()) throw Failure{badInput, problems};
    }

    /// Returns what is wrong. `values` are the standard ones but for the columns, which every row sets.
    QStringList readRow(const CsvRow& row, Case& one, Values& values) const {
        QStringList problems;
        if (row.cells.size() != m_header.size()) {
            const bool mayBeCommas = row.cells.size() > m_header.size() && m_separator == u',';
            const QString text =
                mayBeCommas ? QCoreApplication::translate(
                    "talweg", "line %1: the row has %2 cells, but the header has %3. Where decimals "
                              "have commas, put semicolons between the cells.")
                            : QCoreApplication::translate(
                                "talweg", "line %1: the row has %2 cells, but the header has %3.");
            problems << text.arg(row.line).arg(row.cells.size()).arg(m_header.size());
        }
        for (const std::string& table : m_tables)
            values.find(table)->second = m_defaults->find(table)->second;
        one.changes.reserve(m_columns.size());
        for (qsizetype c = 0; c < std::min(row.cells.size(), m_header.size()); ++c)
            if (const QString wrong = readCell(row.cells[c], c, one, values); !wrong.isEmpty())
                problems << QCoreApplication::translate("talweg", "line %1, column %2: %3")
                                .arg(QString::number(row.line), m_header[c], wrong);
        Values complete;
        if (problems.isEmpty() && m_switches) complete = completed(row, one, values);
        if (problems.isEmpty())
            for (const QString& message :
                 messagesOf(prepare(*m_system, m_switches ? complete : values).problems))
                problems << QCoreApplication::translate("talweg", "line %1: %2")
                                .arg(QString::number(row.line), message);
        return problems;
    }

    /// The values with quantities that the row chooses to give in another way, which become changes, too.
    Values completed(const CsvRow& row, Case& one, const Values& values) const {
        Values complete = switched(m_system->parameters, *m_defaults, values, givenIn(row));
        for (const Parameter& parameter : m_system->parameters) {
            const Value& value = complete.find(parameter.id)->second;
            if (!parameter.follows || value == values.find(parameter.id)->second) continue;
            const auto change = std::ranges::find(one.changes, &parameter, &Change::parameter);
            if (change != one.changes.end())
                change->value = value;
            else
                one.changes.push_back({&parameter, value});
        }
        return complete;
    }

    /// Ids of the inputs to which a row gives a value.
    InputIds givenIn(const CsvRow& row) const {
        InputIds given;
        for (std::size_t c = 0; c < m_columns.size(); ++c)
            if (m_columns[c] && !row.cells[static_cast<qsizetype>(c)].isEmpty())
                given.insert(m_columns[c]->id);
        return given;
    }

    QString readCell(const QString& cell, qsizetype column, Case& one, Values& values) const {
        const Parameter* parameter = m_columns[static_cast<std::size_t>(column)];
        if (!parameter) {
            if (m_header[column] == "id" && !cell.isEmpty()) one.id = cell;
            return {};
        }
        if (const std::string missing = missingRow(m_system->parameters, *parameter, values);
            !missing.empty())
            return toQt(missing);
        Value value;
        if (cell.isEmpty()) {
            if (parameter->place) return {}; // as the table has it
            value = m_defaults->find(parameter->id)->second;
        } else if (mayBeFile(*parameter) && cell == "@-") {
            return QCoreApplication::translate("talweg", "a cell cannot be the standard input; name a file.");
        } else {
            Reading reading =
                readInput(*parameter, m_separator == u',' ? cell : withDecimalPoint(*parameter, cell));
            if (!reading.value) return toQt(reading.error);
            value = std::move(*reading.value);
        }
        assign(values, *parameter, value);
        one.changes.push_back({parameter, std::move(value)});
        return {};
    }

    /// Whether an input chooses between ways of giving a quantity.
    bool isFollowed(const std::string& id) const {
        return std::ranges::any_of(m_system->parameters, [&](const Parameter& parameter) {
            return parameter.follows && parameter.onlyFor.first == id;
        });
    }

    std::shared_ptr<const System> m_system;
    std::shared_ptr<const Values> m_defaults;
    bool m_switches = false; ///< a column chooses between ways of giving a quantity
    QChar m_separator;
    QStringList m_header;
    std::vector<const Parameter*> m_columns; ///< null for `id` and results
    std::set<std::string> m_tables;          ///< of which there are columns for cells
};

/// The id in "id=value"; a text that is one already.
std::string idOf(const QString& setting) {
    return setting.section(u'=', 0, 0).trimmed().toStdString();
}

InputIds givenBy(const QStringList& settings, const std::vector<Tie>& ties) {
    InputIds given;
    for (const QString& setting : settings)
        given.insert(idOf(setting));
    for (const Tie& tie : ties)
        given.insert(tie.parameter);
    return given;
}

} // namespace

Values Case::values() const {
    Values values = *base;
    for (const auto& [parameter, value] : changes)
        assign(values, *parameter, value);
    return values;
}

Settings settingsFrom(const System& system, const QStringList& presets, const QStringList& settings,
                      const std::vector<Tie>& ties) {
    Settings made{presetValues(system, presets)};
    const Values before = made.values;
    Values& values = made.values;
    QStringList problems, seen, ordered = settings;
    // A table comes before its cells.
    std::stable_partition(ordered.begin(), ordered.end(),
                          [](const QString& setting) { return !setting.section(u'=', 0, 0).contains(u'['); });
    for (const QString& setting : ordered) {
        const auto equals = setting.indexOf(u'=');
        const QString id = setting.left(equals).trimmed();
        if (equals < 0)
            problems << QCoreApplication::translate("talweg", "--set %1: must read id=value.").arg(setting);
        else if (seen.contains(id))
            problems << QCoreApplication::translate("talweg",
                                                    "--set %1: \"%2\" is set more than once; set it once.")
                            .arg(setting, id);
        else if (std::ranges::count(ties, id.toStdString(), &Tie::parameter))
            problems << QCoreApplication::translate("talweg",
                                                    "--set %1 and --tie %2: an input is either set or tied; "
                                                    "leave one of them away.")
                            .arg(setting, id);
        else
            apply(system, id, setting.mid(equals + 1), made, problems);
        seen << id;
    }
    if (problems.isEmpty()) problems = messagesOf(tieProblems(system, values, {}, ties));
    if (problems.isEmpty() && !made.expressions.empty()) problems = workOut(system, made, ties);
    if (problems.isEmpty()) values = withTies(system, std::move(values), ties);
    if (problems.isEmpty())
        values = switched(system.parameters, before, std::move(values), givenBy(seen, ties));
    if (problems.isEmpty()) problems = messagesOf(blamingTies(talweg::problems(system, values), ties));
    if (!problems.isEmpty()) throw Failure{badInput, problems};
    return made;
}

Experiment experimentWith(const System& system, const QString& name, Settings settings) {
    Experiment experiment = makeExperiment(system, name, std::move(settings.values));
    experiment.expressions = std::move(settings.expressions);
    return experiment;
}

namespace {

/// The input that a choice between ways of giving a quantity asks for; null where it chooses no such.
const Parameter* askedFor(const System& system, const std::string& choice, const Values& values) {
    for (const Parameter& parameter : system.parameters)
        if (parameter.follows && parameter.onlyFor.first == choice
            && !isRuledOut(system.parameters, parameter, values))
            return &parameter;
    return nullptr;
}

/// `whyIdleIn(parameter)`: why an input has no effect.
void noteSettings(const System& system, const Values& values, const QStringList& settings,
                  const InputIds& varied, const std::function<std::string(const Parameter&)>& whyIdleIn,
                  QTextStream& notes) {
    const InputIds given = givenBy(settings, {});
    const auto note = [&](const QString& setting, const std::string& text) {
        notes << QCoreApplication::translate("talweg", "talweg: note: --set %1: %2").arg(setting, toQt(text))
              << '\n';
    };
    InputIds used; // inputs that say what another one is
    for (const QString& setting : settings) {
        const std::string id = idOf(setting);
        const Parameter* asked = askedFor(system, id, values);
        if (!asked || given.contains(asked->id) || varied.contains(asked->id)) continue;
        note(setting, tr("%1 is %2, as it follows from the other inputs; --set %3 changes it.",
                         fullName(*asked), valueText(*asked, valueOf(*asked, values)), asked->id));
        for (const Parameter& parameter : system.parameters)
            if (parameter.follows && parameter.onlyFor.first == id) used.insert(parameter.id);
    }
    for (const QString& setting : settings) {
        const Parameter& parameter = parameterOf(system.parameters, idOf(setting));
        if (used.contains(parameter.id)) continue;
        if (const std::string why = whyIdleIn(parameter); !why.empty()) note(setting, why);
    }
}

} // namespace

void noteSettings(const std::vector<Case>& cases, const QStringList& settings, QTextStream& notes) {
    if (cases.empty()) return;
    InputIds varied;
    for (const Change& change : cases.front().changes)
        varied.insert(change.parameter->id);
    const auto whyIdleIn = [&](const Parameter& parameter) {
        std::string why;
        for (const Case& one : cases) {
            why = whyIdle(one.system->parameters, parameter, one.values());
            if (why.empty()) break;
        }
        return why;
    };
    noteSettings(*cases.front().system, cases.front().values(), settings, varied, whyIdleIn, notes);
}

void noteSettings(const System& system, const std::vector<Values>& bases, const std::vector<Ends>& varied,
                  const std::vector<Tie>& ties, const QStringList& settings, QTextStream& notes) {
    InputIds ids;
    for (const Ends& one : varied)
        ids.insert(one.parameter->id);
    for (const Tie& tie : ties)
        ids.insert(tie.parameter);
    const auto whyIdleIn = [&](const Parameter& parameter) {
        std::string why;
        for (const Values& base : bases) {
            why = whyIdleThroughout(system, parameter, base, varied, ties);
            if (why.empty()) break;
        }
        return why;
    };
    noteSettings(system, bases.front(), settings, ids, whyIdleIn, notes);
}

QStringList resultColumns(const std::shared_ptr<const System>& system) {
    QStringList columns{"outcome"};
    for (const std::string& id : system->tableMeasures)
        columns << QString::fromStdString(measureOf(*system, id).column());
    return columns << "doubts";
}

std::vector<Case> readCases(const std::shared_ptr<const System>& system, const QString& path,
                            const Values& defaultValue) {
    const QByteArray text = readTable(path);
    try {
        return CaseReader(system, defaultValue).cases(parseCsv(text));
    } catch (Failure& failure) {
        throw Failure{failure.code, inFile(path, failure.messages)};
    }
}

Project projectIn(const Registry& registry, const QString& path) {
    FileReading reading = readProject(path, registry);
    if (!reading.project) throw Failure{badInput, inFile(path, reading.problems)};
    return std::move(*reading.project);
}

std::vector<Case> experimentCases(const Registry& registry, const QString& path, const QString& name) {
    return experimentCases(registry, projectIn(registry, path), path, name);
}

std::vector<Case> experimentCases(const Registry& registry, const Project& project, const QString& path,
                                  const QString& name) {
    std::vector<Case> cases;
    QStringList names;
    for (const Experiment& experiment : project.experiments) {
        names << u'"' + experiment.name + u'"';
        if (name.isEmpty() || name == experiment.name)
            cases.push_back({experiment.name,
                             registry.find(experiment.system),
                             std::make_shared<const Values>(experiment.values),
                             {},
                             experiment.expressions});
    }
    if (cases.empty() && !name.isEmpty())
        throw Failure{
            badInput,
            {QCoreApplication::translate("talweg", "%1 has no experiment \"%2\"; it has %3.")
                 .arg(path, name,
                      names.isEmpty() ? QCoreApplication::translate("talweg", "none") : names.join(", "))}};
    return cases;
}

void requireValid(const Case& one) {
    const QStringList messages = messagesOf(problems(*one.system, one.values()));
    if (!messages.isEmpty()) throw Failure{badInput, inFile(u'"' + one.id + u'"', messages)};
}

QString cannotBeSolved(const Case& one, const std::exception& why) {
    return QCoreApplication::translate("talweg", "\"%1\" cannot be solved: %2.")
        .arg(one.id, QString::fromUtf8(why.what()));
}

std::shared_ptr<const Run> solve(const Case& one) {
    try {
        if (auto run = prepared(*one.system, one.values())->solve({}, {})) return run;
        throw ContractViolation("the solver gave no result, which nobody stopped");
    } catch (const std::exception& why) {
        throw Failure{failed, {cannotBeSolved(one, why)}};
    }
}

} // namespace talweg
