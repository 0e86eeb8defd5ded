#include "cli/cases.h"

#include "base/contract.h"
#include "base/number.h"
#include "base/to_qt.h"
#include "base/translation.h"
#include "base/unit.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "cli/nearest.h"
#include "cli/presets.h"
#include "files/whole_file.h"
#include "project/expressions.h"
#include "project/file.h"
#include "project/imports.h"
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
#include "table/column_unit.h"
#include "table/header_cell.h"
#include "table/number_column.h"
#include "table/points_table.h"
#include "table/reader.h"
#include "table/summary.h"
#include "tracks/overlay.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>
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
    return QCoreApplication::translate("talweg", "%1 has no input \"%2\"; its inputs are %3.%4")
        .arg(toQt(system.name), id, idsOf(system).join(", "), didYouMean(id, idsOf(system)));
}

QStringList messagesOf(const std::vector<Problem>& problems) {
    QStringList messages;
    for (const Problem& problem : problems)
        messages << toQt(problem.message);
    return messages;
}

/// Problems of linked inputs, with the --tie option that set the value in the message.
std::vector<Problem> blamingTies(std::vector<Problem> problems, const std::vector<Tie>& ties) {
    for (Problem& problem : problems)
        if (const auto tie = std::ranges::find(ties, problem.parameter, &Tie::parameter); tie != ties.end())
            problem.message = tr("--tie %1=%2: %3", tie->parameter, tie->expression, problem.message);
    return problems;
}

/// The number of the table line whose point makes the list of points invalid; 0 if unknown.
int lineOfRefusal(const Parameter& parameter, const PointsReading& reading) {
    std::vector<std::size_t> counts(reading.points->size() - 1);
    std::iota(counts.begin(), counts.end(), 2); // a list with fewer than two points is always rejected
    const auto fine = [&](std::size_t count) {
        const auto begin = reading.points->begin();
        return complaint(parameter, Points(begin, begin + static_cast<std::ptrdiff_t>(count))).empty();
    };
    const auto at = std::ranges::partition_point(counts, fine);
    return at == counts.end() ? 0 : reading.lines[*at - 1];
}

/// Reads points from a table with the columns of a ground profile.
Reading readPoints(const Parameter& parameter, const DecodedText& text, const TableSource& source,
                   QString& summary) {
    const PointsReading points =
        readPointsTable(text, {source.options, parameter.unit, inputName(source.path)});
    const std::string file = inputName(source.path).toStdString();
    if (!points.points) return {{}, tr("%1: %2", file, points.error.toStdString())};
    const std::string wrong = complaint(parameter, *points.points);
    summary = points.summary;
    if (wrong.empty()) return {*points.points, {}};
    const int line = points.points->size() < 2 ? 0 : lineOfRefusal(parameter, points);
    return {{}, line > 0 ? tr("%1, line %2: %3", file, line, wrong) : tr("%1: %2", file, wrong)};
}

Reading readRows(const Parameter& parameter, const DecodedText& text, const TableSource& source,
                 QString& summary) {
    const QString name = inputName(source.path);
    TableReading table = readTableCsv(parameter, text, source.options, name);
    summary = table.summary;
    const std::string wrong =
        table.rows ? complaintAboutTable(parameter, *table.rows) : table.error.toStdString();
    if (!wrong.empty()) return {{}, tr("%1: %2", name.toStdString(), wrong)};
    return {std::move(*table.rows), {}};
}

/// Whether the value of an input may be read from a file, "@FILE.csv".
bool mayBeFile(const Parameter& parameter) {
    return parameter.kind == Parameter::Kind::points || parameter.kind == Parameter::Kind::table;
}

/// Reads an input from a file. `name` is the path, optionally followed by table options.
Reading readFile(const Parameter& parameter, const QString& name, Settings& read) {
    const TableSource source = tableSource(name);
    if (!source.error.isEmpty())
        return {{}, tr("%1: %2", source.path.toStdString(), source.error.toStdString())};
    const QString& path = source.path;
    if (path.isEmpty()) return {{}, tr("%1 = \"@\": a file name is missing after the @.", parameter.label)};
    const FileBytes file = readWhole(path, largestProject);
    if (!file.failure.isEmpty())
        return {{}, tr("%1 = \"@%2\": %3", parameter.label, path.toStdString(), file.failure.toStdString())};
    const auto readAs = parameter.kind == Parameter::Kind::table ? readRows : readPoints;
    QString summary;
    Reading reading = readAs(parameter, decoded(file.bytes), source, summary);
    if (!summary.isEmpty()) read.notes << summary;
    if (reading.value && path != "-")
        read.imports.push_back(
            {(QFileInfo(path).absoluteFilePath() + name.mid(path.size())).toStdString(),
             QCryptographicHash::hash(file.bytes, QCryptographicHash::Sha256).toHex().toStdString(),
             digestOf(*reading.value), summary.toStdString()});
    return reading;
}

bool mayBeNumber(const Parameter& parameter) {
    using Kind = Parameter::Kind;
    return parameter.kind == Kind::number || parameter.kind == Kind::numberOrWord;
}

/// Reads a number followed by a unit, which is converted to the input's unit. Nothing for other texts.
std::optional<Reading> readWithUnit(const Parameter& parameter, const std::string& text) {
    const auto isNumber = [](std::string_view part) { return readNumber(part).has_value(); };
    if (parameter.unit.empty() || unitBehind(text, isNumber).empty()) return {};
    const TypedNumber typed = readTyped(text, parameter.unit);
    if (typed.number) return read(parameter, shortest(*typed.number));
    return Reading{{}, tr("%1: %2", fullName(parameter), typed.error)};
}

/// Reads an input like `read`, but points and tables may be in files, and numbers may have units. Tables read
/// from files are recorded in `settings`.
Reading readInput(const Parameter& parameter, const QString& text, Settings& settings) {
    const QString trimmed = text.trimmed();
    if (mayBeFile(parameter) && trimmed.startsWith(u'@'))
        return readFile(parameter, trimmed.mid(1), settings);
    if (mayBeNumber(parameter))
        if (auto reading = readWithUnit(parameter, trimmed.toStdString())) return *std::move(reading);
    return read(parameter, text.toStdString());
}

/// The input of a table column, and the notation and unit of its cells.
struct CaseColumn {
    const Parameter* parameter = nullptr; ///< null for `id` and results
    Notation notation = {};
    ColumnUnit unit = {};
};

/// The text of a cell in the form that `read` accepts: numbers in the input's unit with a decimal point.
/// Numbers with a unit of their own and other texts are returned unchanged.
QString plainCell(const CaseColumn& column, const QString& text) {
    if (!column.parameter || !mayBeNumber(*column.parameter)) return text;
    if (const auto number = numberIn(text, column.notation)) return toQt(shortest(column.unit(*number)));
    const std::string cell = text.toStdString();
    const auto isNumber = [](std::string_view part) {
        return numberIn(QString::fromUtf8(part.data(), static_cast<qsizetype>(part.size())), {}).has_value();
    };
    const std::string_view unit = unitBehind(cell, isNumber);
    if (unit.empty()) return text;
    const auto number = numberIn(text.chopped(toQt(std::string(unit)).size()), column.notation);
    return number ? toQt(shortest(*number) + ' ' + std::string(unit)) : text;
}

/// Whether a text that is not a valid value is meant as an expression. Otherwise it is an unknown word.
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
    Reading reading = readInput(*parameter, text, settings);
    if (!reading.value && isExpression(system, *parameter, text.toStdString()))
        settings.expressions[parameter->id] = readTyped(text.toStdString(), parameter->unit).expression;
    else if (reading.value)
        assign(values, *parameter, std::move(*reading.value));
    else
        problems << toQt(reading.error);
}

/// Computes the inputs that have expressions or are linked. Both are computed together, because they may
/// depend on each other. Returns the problems.
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

/// Reads the rows of a table of cases and collects all errors. Columns of results are ignored, so that an
/// exported table of runs can be used as input again.
class CaseReader {
public:
    CaseReader(std::shared_ptr<const System> system, const Values& defaultValue)
        : m_system(std::move(system)), m_defaults(std::make_shared<const Values>(defaultValue)) {}

    std::vector<Case> cases(const TextTable& table) {
        const std::vector<TextRow>& rows = table.rows;
        if (table.header.isEmpty())
            misuse(QCoreApplication::translate(
                       "talweg", "The header row is missing. It must name the columns; allowed are %1.")
                       .arg(allowed()));
        readHeader(table);
        std::vector<Case> cases(rows.size());
        std::vector<QStringList> problems(cases.size());
        // Number of rows that a thread reads with one set of values. Tables may have millions of rows.
        constexpr std::size_t rowsAtATime = 256;
        inParallel(cases.size(), {rowsAtATime}, {}, {}, [&](std::size_t first, std::size_t last) {
            Values values = *m_defaults;
            for (std::size_t i = first; i < last; ++i) {
                cases[i] = {QString::number(i + 1), m_system, m_defaults};
                problems[i] = readRow(rows[i], cases[i], values);
            }
        });
        QStringList all;
        for (const QStringList& some : problems)
            all += some;
        if (!all.isEmpty()) throw Failure{badInput, all};
        return cases;
    }

    /// A summary of the table after its rows have been read.
    ReadRows done(const TextTable& table, const QString& file, std::string counted) const {
        ReadRows all{.file = file, .counted = std::move(counted)};
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const ColumnUnit& unit = m_columns[i].unit;
            if (const QChar decimal = m_columns[i].notation.decimal; !decimal.isNull())
                all.decimals << decimal;
            if (unit.isConverted()) all.conversions << conversionText(table, static_cast<qsizetype>(i), unit);
        }
        return all;
    }

private:
    QString allowed() const { return (QStringList{"id"} + idsOf(*m_system)).join(", "); }

    /// The input named by a header cell, which may contain a unit; null if the cell names no input.
    const Parameter* parameterOf(const QString& cell, const QStringList& results) const {
        if (const Parameter* parameter = find(m_system->parameters, cell.toStdString())) return parameter;
        const HeaderCell header = headerCell(cell);
        const bool isOther = header.unit.isEmpty() || results.contains(cell);
        return isOther ? nullptr : find(m_system->parameters, header.name.toStdString());
    }

    /// How to read the cells of a column. Adds errors to `problems`.
    CaseColumn columnOf(const TextTable& table, qsizetype at, const Parameter* parameter,
                        QStringList& problems) const {
        CaseColumn column{parameter};
        if (!parameter || !mayBeNumber(*parameter)) return column;
        column.notation = notationOf(table, at);
        if (table.header[at] != toQt(parameter->id)) column.unit = unitOf(table, at, {}, parameter->unit);
        for (const QString& error : {column.notation.error, column.unit.error})
            if (!error.isEmpty()) problems << error;
        return column;
    }

    void readHeader(const TextTable& table) {
        const QStringList results = resultColumns(m_system);
        QStringList problems;
        for (const QString& cell : table.header) {
            const Parameter* parameter = parameterOf(cell, results);
            if (!parameter && cell != "id" && !results.contains(cell))
                problems << QCoreApplication::translate(
                                "talweg", "line %1: unknown column \"%2\"; allowed columns are %3.")
                                .arg(table.headerLine)
                                .arg(cell, allowed());
            if (table.header.count(cell) > 1 && !m_header.contains(cell))
                problems << QCoreApplication::translate("talweg",
                                                        "line %1: column \"%2\" is listed more than once.")
                                .arg(table.headerLine)
                                .arg(cell);
            const auto isOf = [&](const CaseColumn& other) {
                return parameter && other.parameter && other.parameter->place
                       && other.parameter->place->table == parameter->id;
            };
            if (std::ranges::any_of(m_columns, isOf))
                problems << QCoreApplication::translate(
                                "talweg", "line %1: column \"%2\" must come before the columns of its cells.")
                                .arg(table.headerLine)
                                .arg(cell);
            m_header << cell;
            m_columns.push_back(columnOf(table, m_header.size() - 1, parameter, problems));
            if (parameter && parameter->place) m_tables.insert(parameter->place->table);
            m_switches = m_switches || (parameter && isFollowed(parameter->id));
        }
        if (!problems.isEmpty()) throw Failure{badInput, problems};
    }

    /// Reads a row into `one` and returns the errors. `values` holds the default values and is reused for all
    /// rows, because each row overwrites the same columns.
    QStringList readRow(const TextRow& row, Case& one, Values& values) const {
        QStringList problems;
        for (const std::string& table : m_tables)
            values.find(table)->second = m_defaults->find(table)->second;
        one.changes.reserve(m_columns.size());
        for (qsizetype c = 0; c < m_header.size(); ++c)
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

    /// For a row that changes how a quantity is entered: all values, including the computed inputs that this
    /// changes. The changed inputs are added to the changes of the case.
    Values completed(const TextRow& row, Case& one, const Values& values) const {
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

    /// The ids of the inputs with a non-empty cell in a row.
    InputIds givenIn(const TextRow& row) const {
        InputIds given;
        for (std::size_t c = 0; c < m_columns.size(); ++c)
            if (m_columns[c].parameter && !row.cells[static_cast<qsizetype>(c)].isEmpty())
                given.insert(m_columns[c].parameter->id);
        return given;
    }

    QString readCell(const QString& cell, qsizetype column, Case& one, Values& values) const {
        const CaseColumn& own = m_columns[static_cast<std::size_t>(column)];
        const Parameter* parameter = own.parameter;
        if (!parameter) {
            if (m_header[column] == "id" && !cell.isEmpty()) one.id = cell;
            return {};
        }
        if (const std::string missing = missingRow(m_system->parameters, *parameter, values);
            !missing.empty())
            return toQt(missing);
        Value value;
        if (cell.isEmpty()) {
            if (parameter->place) return {}; // keep the value in the input's table
            value = m_defaults->find(parameter->id)->second;
        } else if (mayBeFile(*parameter) && cell == "@-") {
            return QCoreApplication::translate("talweg",
                                               "a cell cannot be read from the standard input; name a file.");
        } else {
            Settings read; // summaries of tables named in cells are not reported
            Reading reading = readInput(*parameter, plainCell(own, cell), read);
            if (!reading.value) return toQt(reading.error);
            value = std::move(*reading.value);
        }
        assign(values, *parameter, value);
        one.changes.push_back({parameter, std::move(value)});
        return {};
    }

    /// Whether an input selects how another quantity is entered.
    bool isFollowed(const std::string& id) const {
        return std::ranges::any_of(m_system->parameters, [&](const Parameter& parameter) {
            return parameter.follows && parameter.onlyFor.first == id;
        });
    }

    std::shared_ptr<const System> m_system;
    std::shared_ptr<const Values> m_defaults;
    bool m_switches = false; ///< a column selects how a quantity is entered
    QStringList m_header;
    std::vector<CaseColumn> m_columns;
    std::set<std::string> m_tables; ///< inputs that are tables and have columns for single cells
};

/// The id in "id=value", or the whole text if it is only an id.
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
    // Settings of whole tables are applied before settings of their cells.
    std::stable_partition(ordered.begin(), ordered.end(),
                          [](const QString& setting) { return !setting.section(u'=', 0, 0).contains(u'['); });
    for (const QString& setting : ordered) {
        const auto equals = setting.indexOf(u'=');
        const QString id = setting.left(equals).trimmed();
        if (equals < 0)
            problems << QCoreApplication::translate("talweg", "--set %1: must have the form id=value.")
                            .arg(setting);
        else if (seen.contains(id))
            problems << QCoreApplication::translate("talweg", "--set %1: \"%2\" is set more than once.")
                            .arg(setting, id);
        else if (std::ranges::count(ties, id.toStdString(), &Tie::parameter))
            problems << QCoreApplication::translate(
                            "talweg", "--set %1 and --tie %2: an input cannot have both; omit one of them.")
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

/// The computed input that a choice of how to enter a quantity makes editable; null for other choices.
const Parameter* askedFor(const System& system, const std::string& choice, const Values& values) {
    for (const Parameter& parameter : system.parameters)
        if (parameter.follows && parameter.onlyFor.first == choice
            && !isRuledOut(system.parameters, parameter, values))
            return &parameter;
    return nullptr;
}

/// Writes the notes on settings. `whyIdleIn` returns the reason why an input has no effect; empty if it has
/// one.
void noteSettings(const System& system, const Values& values, const QStringList& settings,
                  const InputIds& varied, const std::function<std::string(const Parameter&)>& whyIdleIn,
                  QTextStream& notes) {
    const InputIds given = givenBy(settings, {});
    const auto note = [&](const QString& setting, const std::string& text) {
        notes << QCoreApplication::translate("talweg", "talweg: note: --set %1: %2").arg(setting, toQt(text))
              << '\n';
    };
    InputIds used; // inputs whose values determine a computed value
    for (const QString& setting : settings) {
        const std::string id = idOf(setting);
        const Parameter* asked = askedFor(system, id, values);
        if (!asked || given.contains(asked->id) || varied.contains(asked->id)) continue;
        note(setting, tr("%1 is %2, computed from the other inputs; --set %3 changes it.", fullName(*asked),
                         valueText(*asked, valueOf(*asked, values)), asked->id));
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

void noteTables(const QStringList& read, QTextStream& notes) {
    for (const QString& summary : read)
        notes << "talweg: " << summary << '\n';
}

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
        columns << toQt(measureOf(*system, id).column());
    return columns << "doubts";
}

std::vector<Case> readCases(const std::shared_ptr<const System>& system, const QString& path,
                            const Values& defaultValue, QStringList& notes) {
    const TableSource source = tableSource(path);
    if (!source.error.isEmpty()) throw Failure{badInput, inFile(source.path, {source.error})};
    const auto isExpected = [&system](const QString& cell) {
        return cell == "id" || find(system->parameters, cell.toStdString())
               || find(system->parameters, headerCell(cell).name.toStdString());
    };
    const TextTableReading reading =
        readTextTable(decoded(readTable(source.path)), {source.options, HeaderKind::needed, isExpected});
    if (!reading.error.isEmpty()) throw Failure{badInput, inFile(source.path, {reading.error})};
    try {
        CaseReader reader(system, defaultValue);
        std::vector<Case> cases = reader.cases(reading.table);
        notes << summaryOf(reading.table, reader.done(reading.table, inputName(source.path),
                                                      trCount(std::ssize(cases), "%n row", "%n rows")));
        return cases;
    } catch (Failure& failure) {
        throw Failure{failure.code, inFile(source.path, failure.messages)};
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
                             experiment.expressions,
                             experiment.tracks});
    }
    if (cases.empty() && !name.isEmpty())
        misuse(QCoreApplication::translate("talweg", "%1 has no experiment \"%2\"; it has %3.")
                   .arg(path, name, orNone(names)));
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
        const Values values = one.values();
        if (const auto run = prepared(*one.system, values)->solve({}, {}))
            return comparedWith(run, *one.system, values, one.tracks);
        throw ContractViolation("the solver returned no result although nobody cancelled it");
    } catch (const std::exception& why) {
        throw Failure{failed, {cannotBeSolved(one, why)}};
    }
}

} // namespace talweg
