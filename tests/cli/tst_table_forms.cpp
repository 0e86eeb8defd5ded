#include "command_line.h"
#include "exports/figure_order.h"
#include "figures/monte_carlo/monte_carlo_drawing.h"
#include "figures/run/run_csv.h"
#include "figures/study/study_csv.h"
#include "project/file.h"
#include "study/judged_fall.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "table/cell_number.h"
#include "table/number_column.h"
#include "table/reader.h"
#include "table/table_form.h"

#include <QTemporaryDir>
#include <functional>

using namespace talweg;
using namespace talweg::tests;

namespace {

const Registry& systems() {
    static const Registry registry = [] {
        Registry all = builtinSystems();
        all.add(judgedFall());
        return all;
    }();
    return registry;
}

TextTable readBack(const QByteArray& text) {
    const auto reading = readTextTable(decoded(text), {.options = {.gaps = Gaps::keep}});
    if (!reading.error.isEmpty()) qWarning("%s\n%s", qPrintable(reading.error), text.left(400).constData());
    return reading.table;
}

bool isOfNumbers(const TextTable& table, qsizetype column) {
    return std::ranges::all_of(table.rows, [column](const TextRow& row) {
        return isGap(row.cells[column]) || numberWith(row.cells[column], u'.');
    });
}

/// Where a table that was read from a form differs from what the program made; empty: nowhere.
QString difference(const QByteArray& made, const TableForm& form) {
    const TextTable expected = readBack(made), read = readBack(inForm(made, form));
    if (read.header != expected.header) return "the header " + read.header.join(u'|');
    if (read.rows.size() != expected.rows.size()) return QString("%1 rows").arg(read.rows.size());
    if (!read.rows.empty() && read.width > 1 && read.separator != QLatin1Char(form.separator))
        return "the separator " + QString(read.separator);
    for (qsizetype column = 0; column < read.width; ++column) {
        const bool isNumbers = isOfNumbers(expected, column);
        const NumberColumn numbers = isNumbers ? numbersOf(read, column) : NumberColumn();
        if (!numbers.error.isEmpty()) return numbers.error;
        for (std::size_t i = 0; i < read.rows.size(); ++i) {
            const QString &cell = read.rows[i].cells[column], &before = expected.rows[i].cells[column];
            const auto number = numberWith(before, u'.');
            const bool isSame =
                isNumbers
                    ? numbers.values[i] == number
                    : cell == before || (number && numberWith(cell, QLatin1Char(form.decimal)) == number);
            if (!isSame) return QString("%1 for %2").arg(cell, before);
        }
    }
    return {};
}

/// The experiment whose tables are written: random runs of a study.
Project judgedProject() {
    Project project{
        "Tables", "", {makeExperiment(judgedFall(), "1.5"), makeExperiment(judgedFall(), "a;b, c")}};
    project.experiments[1].values["height"] = 12.125;
    for (Experiment& experiment : project.experiments)
        experiment.study = Study{.axes = {{"height", "10.125:40.125:10"}, {"g", "9.81,2.5"}},
                                 .over = {"speed", "1:6:1"},
                                 .measures = {"x"},
                                 .requirement = "far >= 50"};
    return project;
}

using Write = std::function<void(const QByteArray& table, const QString& name)>;

/// Tables of the command line, by the arguments that write them; "OUT", "OUT2", … are the files.
const std::vector<QStringList>& commands() {
    static const QStringList random{
        "study", "falling-body", "--monte-carlo",        "40",     "--seed",
        "3",     "--dist",       "height=uniform:10:20", "--dist", "g=normal:9.81:0.125"};
    static const QStringList grid{"study",  "falling-body", "--grid", "height=10.125,20.5",
                                  "--grid", "g=9.81,2.5",   "--grid", "speed=1:5:2"};
    static const std::vector<QStringList> all{
        {"run", "rover", "--csv", "OUT", "--events", "OUT2"},
        {"run", "rover", "--every", "0.125", "--csv", "OUT"},
        {"run", "falling-body", "--cases", "CASES", "--csv", "OUT"},
        {"run", "PROJECT", "--csv", "OUT"},
        {"export", "PROJECT", "--experiment", "1.5", "--csv", "OUT", "--events", "OUT2"},
        {"compare", "PROJECT", "--csv", "OUT"},
        grid + QStringList{"--csv", "OUT", "--runs", "OUT2"},
        grid + QStringList{"--over", "speed", "--noise", "20", "--csv", "OUT", "--runs", "OUT2"},
        random + QStringList{"--csv", "OUT", "--runs", "OUT2", "--curves", "OUT3"},
        {"study", "--merge", "PART1", "PART2", "--csv", "OUT"},
        {"study", "--merge", "DRAWS1", "DRAWS2", "--csv", "OUT", "--runs", "OUT2"}};
    return all;
}

struct Folder {
    QTemporaryDir folder;

    Folder() {
        put(path("PROJECT.talweg"), toText(judgedProject(), systems()));
        put(path("CASES.csv"), "id,height,g\n1.5,10,9.81\n\"a;b\",12.125,2.5\n");
        for (const QString part : {"1", "2"}) {
            run({"study", "falling-body", "--grid", "height=10.125,20.5", "--grid", "speed=1:5:2", "--over",
                 "speed", "--shard", part + "/2", "--csv", "PART" + part});
            run({"study", "falling-body", "--monte-carlo", "20", "--dist", "height=uniform:10:20", "--seed",
                 "3", "--shard", part + "/2", "--runs", "DRAWS" + part});
        }
    }
    QString path(const QString& name) const { return folder.filePath(name); }
    /// Names in capital letters are files of the folder.
    Printed run(QStringList arguments) const {
        for (QString& one : arguments)
            if (one.size() > 2 && one == one.toUpper() && one.front().isLetter())
                one = path(one + (one == "PROJECT" ? ".talweg" : ".csv"));
        return talwegCommand(arguments, systems());
    }
    /// The tables that a command writes.
    std::vector<QByteArray> tables(const QStringList& arguments) const {
        for (const char* name : {"OUT", "OUT2", "OUT3"})
            QFile::remove(path(QString(name) + ".csv"));
        const Printed printed = run(arguments);
        if (printed.code != 0) qWarning("%s", qPrintable(printed.error));
        std::vector<QByteArray> written;
        for (const char* name : {"OUT", "OUT2", "OUT3"})
            if (arguments.contains(name)) written.push_back(contents(path(QString(name) + ".csv")));
        return written;
    }
};

/// What a figure of the project is drawn of.
SolvedOrder solvedFigure(const Project& project, const QString& id) {
    SolvedOrder solved = solveOrder({project.experiments.front().name, id}, project, systems(), {});
    if (!solved.problem.isEmpty()) qFatal("%s: %s", qPrintable(id), qPrintable(solved.problem));
    return solved;
}

/// Tables of runs and of their figures, as the window writes them, of every system.
void writeRunTables(const System& system, const Write& write) {
    const Project project{"Runs", "", {makeExperiment(system, "One")}};
    for (const FigureRecipe& recipe : system.figures) {
        const QString id = QString::fromStdString(recipe.id);
        const SolvedOrder solved = solvedFigure(project, id);
        const Shown& shown = solved.shown;
        write(figureCsv(*shown.system, recipe, *shown.run, *shown.samples), id);
        if (&recipe != &system.figures.front()) continue;
        write(samplesCsv(*shown.system, *shown.run, *shown.samples), "samples");
        write(eventsCsv(*shown.system, *shown.run), "events");
        for (const ResultTable& table : shown.run->tables)
            write(tableCsv(table), QString::fromStdString(table.title));
    }
}

/// Tables of figures of studies and of random runs.
void writeStudyTables(const Write& write) {
    Project project = judgedProject();
    for (const QString id :
         {"study:percentage", "study:spread", "study:mean", "study:runs,over=1;6",
          "study:map,x=g,family=height", "study:outcomes", "study:pareto,goals=-g;+height"}) {
        const StudyDrawing study = solvedFigure(project, id).study;
        write(studyFigureCsv(study.figure, study.results.front(), study.chosen), id);
    }
    Study& study = *project.experiments[0].study;
    study.axes = {{"height", "10.125:40.125:10"}};
    study.uncertain = {{"speed", "uniform:1:6"}, {"g", "normal:9.81:0.125"}};
    for (const QString kind :
         {"histogram", "cumulative", "scatter", "response", "sensitivity", "tornado", "indices", "paths"}) {
        const QString id = "random:" + kind + ",runs=100";
        write(QByteArray::fromStdString(drawingTable(*solvedFigure(project, id).random.drawing)), id);
    }
}

} // namespace

/// Tables in the form that the user chose.
class TestTableForms : public QObject {
    Q_OBJECT

private slots:
    void commandsWriteEachFormAndTheReaderReadsItBack() {
        const Folder folder;
        for (const QStringList& command : commands()) {
            const auto made = folder.tables(command);
            for (const TableForm& form : tableForms()) {
                const auto written = folder.tables(command + QStringList{"--csv-format", form.id});
                QCOMPARE(written.size(), made.size());
                for (std::size_t i = 0; i < made.size(); ++i) {
                    QVERIFY(!made[i].isEmpty());
                    QCOMPARE(written[i], inForm(made[i], form));
                    const QString where = difference(made[i], form);
                    QVERIFY2(where.isEmpty(), qPrintable(command.join(' ') + ": " + where));
                }
            }
        }
    }

    void whatTheWindowWritesIsReadBackFromEachForm() {
        int tables = 0;
        const Write check = [&tables](const QByteArray& table, const QString& name) {
            tables += !table.isEmpty(); // a run has not every table
            for (const TableForm& form : tableForms()) {
                const QString where = table.isEmpty() ? QString() : difference(table, form);
                QVERIFY2(where.isEmpty(), qPrintable(name + " by " + form.id + ": " + where));
            }
        };
        for (const auto& system : systems().systems())
            writeRunTables(*system, check);
        writeStudyTables(check);
        QVERIFY(tables > 40);
    }

    void aFormThatThereIsNotIsRefused() {
        const Folder folder;
        const auto refused = [&folder](const QStringList& arguments) {
            const Printed printed = folder.run(arguments);
            return printed.code == 2 ? printed.error : QString("accepted");
        };
        QVERIFY(refused({"run", "rover", "--csv", "OUT", "--csv-format", "excel"})
                    .contains("--csv-format excel: must be comma, semicolon or tab."));
        QVERIFY(refused({"run", "rover", "--csv-format", "tab"}).contains("needs a table"));
        QVERIFY(refused({"study", "falling-body", "--grid", "height=10,20", "--grid", "speed=1,2", "--shard",
                         "1/2", "--csv", "OUT", "--csv-format", "tab"})
                    .contains("use it with --merge"));
        QVERIFY(!QFile::exists(folder.path("OUT.csv")));
    }
};

TALWEG_TEST(tst_table_forms, TestTableForms, QGuiApplication)

#include "tst_table_forms.moc"
