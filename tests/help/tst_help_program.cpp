#include "cli/command.h"
#include "cli/help.h"
#include "figures/file/figure_size.h"
#include "page.h"
#include "physics/near.h"
#include "project/file.h"
#include "quoted.h"
#include "solved.h"
#include "study/monte_carlo_text.h"
#include "study/study.h"
#include "study/threshold.h"
#include "study/typed_number.h"
#include "support/test.h"

#include <QDir>
#include <QDirIterator>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <array>
#include <numeric>

using namespace talweg;
using namespace talweg::tests;

namespace {

QStringList pages() {
    QStringList found{"README.md", "src/README.md"};
    for (const QString& name : QDir(QStringLiteral(TALWEG_SOURCE) + "/resources/help").entryList({"*.md"}))
        found << "resources/help/" + name;
    return found;
}

/// The percentage and the probability of the first case study's design with e = 0.86.
std::pair<double, double> probabilityOfCaseI() {
    static const auto rover = builtinSystems().find("rover");
    Values values = defaultValues(rover->parameters);
    for (const auto& [id, value] :
         std::ranges::find(rover->examples, "hartl-case-1", &Example::id)->experiments.front().values)
        values[id] = value;
    values["convention"] = std::string("published");
    const Study study{.axes = {{"e", "0.86"}},
                      .over = {"u4", "2:7:0.001"},
                      .measures = {"height"},
                      .likely = "weibull:2:4"};
    const auto result = solveSweep(rover, *readStudy(*rover, values, study).sweep, {}, {}, {});
    return {result->percentage[0], result->probability[0]};
}

/// The least margin to 80 % of the first case study as published, over some values of e and of b.
double leastMarginOfCaseI(const std::string& e, const std::string& b) {
    static const auto rover = builtinSystems().find("rover");
    Values values = defaultValues(rover->parameters);
    for (const auto& [id, value] :
         std::ranges::find(rover->examples, "hartl-case-1", &Example::id)->experiments.front().values)
        values[id] = value;
    values["convention"] = std::string("published");
    const Study study{.axes = {{"b", b}, {"e", e}}, .over = {"u4", "2:7:0.1"}, .measures = {"height"}};
    const auto result = solveSweep(rover, *readStudy(*rover, values, study).sweep, {}, {}, {});
    return std::ranges::min(result->percentage) - 80;
}

/// Of random runs of that design that cross, %, and between which percentages the probability lies.
std::array<double, 3> randomRunsOfCaseI() {
    static const auto rover = builtinSystems().find("rover");
    Values values = defaultValues(rover->parameters);
    for (const auto& [id, value] :
         std::ranges::find(rover->examples, "hartl-case-1", &Example::id)->experiments.front().values)
        values[id] = value;
    values["convention"] = std::string("published");
    values["e"] = 0.86;
    const Study study{.over = {"u4", "2:7:0.1"},
                      .measures = {"height"},
                      .likely = "weibull:2:4",
                      .uncertain = {{"b", "±5%"}}};
    const auto result =
        solveMonteCarlo(rover, *readMonteCarlo(*rover, values, study, 10000).study, 0, {}, {});
    return {result->percentage, result->percentageInterval.low, result->percentageInterval.high};
}

/// Of the neighbours of a rover on Mars that cross, %; and whether it does itself.
std::pair<double, bool> neighboursOnMars() {
    static const auto rover = builtinSystems().find("rover");
    Values values = defaultValues(rover->parameters);
    for (const auto& [id, value] : Values{{"terrain", std::string("valley")},
                                          {"beta", 30.0},
                                          {"theta", 30.0},
                                          {"dh", -3.0},
                                          {"pl", 20.0},
                                          {"g", 3.71},
                                          {"b", 2.0},
                                          {"k", 0.4},
                                          {"u4", 5.0},
                                          {"e", 0.95}})
        values[id] = value;
    const Study study{
        .axes = {{"e", "0.945:0.955:0.0005"}}, .over = {"u4", "4.95:5.05:0.005"}, .measures = {"height"}};
    const auto result = solveSweep(rover, *readStudy(*rover, values, study).sweep, {}, {}, {});
    const double sum = std::accumulate(result->percentage.begin(), result->percentage.end(), 0.0);
    return {sum / static_cast<double>(result->designs),
            rover->prepare(values).inputs->solve({}, {})->outcome.id == "crossed"};
}

QString numberOr(const std::optional<double>& value, const QString& other) {
    return value ? QString::number(*value) : other;
}

/// The case studies of Hartl 2006 along e: from where their requirements are kept on coarse and fine grids.
QList<QStringList> thresholdsOfCases() {
    static const auto rover = builtinSystems().find("rover");
    static QList<QStringList> rows;
    if (!rows.isEmpty()) return rows;
    const auto add = [](const QString& name, const char* example, const Values& more,
                        const char* requirement) {
        const auto& experiment =
            std::ranges::find(rover->examples, example, &Example::id)->experiments.front();
        for (const auto& [id, label] :
             {std::pair("published", "as published"), std::pair("consistent", "consistent")}) {
            Values values = defaultValues(rover->parameters);
            for (const Values& some : {experiment.values, more})
                for (const auto& [key, value] : some)
                    values[key] = value;
            values["convention"] = std::string(id);
            Study study = *experiment.study;
            study.axes = {study.axes.back()};
            if (requirement) study.requirement = requirement;
            const StudyReading reading = readStudy(*rover, values, study);
            const auto result = solveSweep(rover, *reading.sweep, {}, {}, {});
            const Threshold found = threshold(*result, *reading.requirement, "e", 0);
            QStringList row{name, label, numberOr(found.value, "–")};
            QStringList except;
            for (const double value : found.except)
                except << QString::number(value);
            row << (except.isEmpty() ? "–" : except.join(", "));
            for (const auto& finer : finerThresholds(*result, *reading.requirement, "e", 0, 1, {}, {}))
                row << numberOr(finer.threshold.value, "–");
            rows << row;
        }
    };
    add("I", "hartl-case-1", {}, nullptr);
    add("II", "hartl-case-2", {}, nullptr);
    add("III", "hartl-case-3", {}, nullptr);
    add("IV", "hartl-case-4", {}, nullptr);
    add("I, 95 %", "hartl-case-1", {{"k", 0.1}}, "crossed >= 95 %");
    return rows;
}

/// Lines of code of a page; a line that goes on behind a backslash is one.
QStringList codeOf(const QString& page) {
    QStringList lines;
    QString begun;
    for (const QString& line : fileText(page).split(u'\n')) {
        if (!line.startsWith("    ")) continue;
        begun += line.trimmed();
        if (begun.endsWith(u'\\')) {
            begun.chop(1);
            continue;
        }
        lines << begun;
        begun.clear();
    }
    return lines;
}

/// Commands in the text of a page: code in a line that begins with the program's name.
QStringList inlineCommandsOf(const QString& page) {
    static const QRegularExpression code("`(talweg [^`]*)`");
    QStringList found;
    for (auto it = code.globalMatch(fileText(page)); it.hasNext();)
        found << it.next().captured(1);
    return found;
}

/// What the pages leave open, or what takes minutes, put in concrete terms.
QString madeConcrete(QString command) {
    static const std::vector<std::pair<QString, QString>> terms{
        {"FILE.talweg", "valley.talweg"},
        {"TOPIC", "study"},
        {"DIR", "folder"},
        {"{}", "1"},
        {"--csv - | head -3", "--csv out.csv"},
        {"--grid b=1:6:0.1 --grid e=0.6:1:0.001 --grid u4=5:10:0.01",
         "--grid b=1:6:1 --grid e=0.6:1:0.1 --grid u4=5:10:1"}};
    for (const auto& [term, meaning] : terms)
        command.replace(term, meaning);
    command = command.section(" ::: ", 0, 0).section(" | ", 0, 0);
    if (command.startsWith("talweg reproduce")) command += " --dpi 30";
    return command;
}

QString fileAt(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write a test's file");
}

/// A project as the window makes it of an example.
QByteArray projectOf(const char* system, const char* example) {
    const Registry registry = builtinSystems();
    const auto found = registry.find(system);
    const auto it = std::ranges::find(found->examples, example, &Example::id);
    if (it == found->examples.end()) qFatal("no example %s", example);
    Project project{QString::fromStdString(it->title), {}, {}};
    for (const ExampleExperiment& one : it->experiments) {
        project.experiments.push_back(makeExperiment(*found, QString::fromStdString(one.name), one.values));
        project.experiments.back().study = one.study;
    }
    project.exports = {{"Figure", project.experiments.front().name, "trajectory"}};
    return toText(project, registry);
}

struct Printed {
    int code;
    QString out, error;
};

Printed run(const QStringList& arguments) {
    Printed printed;
    QTextStream out(&printed.out), error(&printed.error);
    printed.code = runCommand(builtinSystems(), arguments, out, error);
    return printed;
}

/// What the tasks of study.sbatch do: the shards of a study, into a folder.
void divide(const QStringList& words) {
    QDir().mkpath(words[1]);
    const QString table = words.contains("--monte-carlo") ? "--runs" : "--csv";
    for (int i = 1; i <= words[0].toInt(); ++i) {
        const QString part = QString("%1/%2-of-%3.csv").arg(words[1]).arg(i).arg(words[0]);
        const QString shard = QString("%1/%2").arg(i).arg(words[0]);
        const Printed p =
            run(QStringList{"study"} + words.mid(2) + QStringList{"--shard", shard, table, part});
        QCOMPARE(p.error, QString());
    }
}

/// A folder with the files that the pages' commands name, as the present folder.
class Desk {
public:
    Desk() {
        QDir::setCurrent(m_folder.path());
        put("valley.talweg", projectOf("rover", "hartl-4.2"));
        put("case-1.talweg", projectOf("rover", "hartl-case-1"));
        put("cases.csv", blockFrom("resources/help/command-line.md", "id,e,u4,convention"));
        put("ground.csv", "x,y\n0,0\n20,-6\n60,0\n");
        put("survey.csv",
            "Survey 7\nNorth face\nDistance [km];Elevation [m]\n0;0\n0,02;-6\n0,04;-6\n0,06;0\n");
        put("drop.csv", fileText("tests/tracks/data/t01_drop.csv").toUtf8());
        put("speeds.csv", "time,speed\n0,4.5\n1,\n2,5.5\n");
    }
    ~Desk() { QDir::setCurrent(m_before); }

private:
    QString m_before = QDir::currentPath();
    QTemporaryDir m_folder;
};

/// What a command has to print in full, as a page shows it.
QString shown(const QString& page, const QString& start) {
    return QString::fromUtf8(blockFrom(page, start));
}

const QString commandLine = "resources/help/command-line.md";

/// A Python that has pandas and Matplotlib; empty where there is none.
QString pythonWithPandas() {
    for (const QString& python : {QString("python3"), QString("/usr/bin/python3")})
        if (QProcess::execute(python, {"-c", "import pandas, matplotlib"}) == 0) return python;
    return {};
}

} // namespace

class TestHelpProgram : public QObject {
    Q_OBJECT

private slots:
    void everyCommandRuns() {
        const Desk desk;
        QSet<QStringList> done;
        for (const QString& page : pages())
            for (const QString& line : codeOf(page) + inlineCommandsOf(page)) {
                const auto at = line.indexOf("talweg ");
                if (at < 0 || (at > 0 && !line.startsWith("parallel "))) continue;
                if (line.startsWith("talweg study --csv")) continue; // the name of an option
                QStringList arguments = QProcess::splitCommand(madeConcrete(line.mid(at))).mid(1);
                if (arguments.contains("--copy"))
                    arguments.last() = QString("copied-%1.talweg").arg(done.size());
                if (!isCommand(arguments)) {
                    QCOMPARE(line, QString("talweg valley.talweg"));
                    continue;
                }
                if (arguments.contains("--merge")) continue; // see below
                if (done.contains(arguments)) continue;
                done << arguments;
                const Printed p = run(arguments);
                QVERIFY2(p.code == 0, qPrintable(page + ": " + line + "\n" + p.error));
            }
        QVERIFY2(done.size() > 30, qPrintable(QString::number(done.size())));
    }

    /// Whatever is divided among machines, merged as the page says.
    void shardsMerge() {
        const Desk desk;
        int divided = 0, merged = 0;
        for (const QString& line : codeOf(commandLine)) {
            const QStringList words = QProcess::splitCommand(madeConcrete(line));
            if (line.startsWith("sbatch ")) {
                divide(words.mid(words.indexOf("study.sbatch") + 1));
                ++divided;
            } else if (line.startsWith("parallel ")) {
                const QString command = line.mid(line.indexOf("talweg "));
                for (int i = 1; i <= 32; ++i) {
                    const QString one = madeConcrete(QString(command).replace("{}", QString::number(i)));
                    QCOMPARE(run(QProcess::splitCommand(one).mid(1)).error, QString());
                }
                ++divided;
            } else if (line.startsWith("talweg study --merge ")) {
                QStringList arguments = words.mid(1);
                const QFileInfo pattern(arguments.takeAt(2));
                const QStringList parts = pattern.dir().entryList({pattern.fileName()});
                for (const QString& part : parts)
                    arguments.insert(2, pattern.dir().filePath(part));
                QCOMPARE(run(arguments).error, QString());
                ++merged;
            }
        }
        QCOMPARE(divided, 3);
        QCOMPARE(merged, 3);
    }

    void pythonReadsAStudy() {
        const QString python = pythonWithPandas();
        if (python.isEmpty()) QSKIP("no Python with pandas and Matplotlib");
        const Desk desk;
        const QString page = "resources/help/other-tools.md";
        for (const QString& line : codeOf(page))
            if (line.startsWith("talweg study"))
                QCOMPARE(run(QProcess::splitCommand(line).mid(1)).error, QString());
        QProcess process;
        process.start(python, {"-c", QString::fromUtf8(blockFrom(page, "import matplotlib"))});
        QVERIFY(process.waitForFinished(120'000));
        QCOMPARE(QString::fromUtf8(process.readAllStandardError()), QString());
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(process.readAllStandardOutput().contains("crossed"));
        QVERIFY(!QImage("designs.png").isNull());
    }

    void whatThePagesShowIsPrinted() {
        const Desk desk;
        // The states at instants: u₄ = 5 m/s on level ground for half a second.
        const Printed states =
            run({"run", "rover", "--set", "terrain=flat", "--set", "pl=60", "--at", "0.5"});
        QCOMPARE(states.out, shown(commandLine, "t_s,x_m,y_m,vx_m_s,vy_m_s,spin_rad_s,angle_deg,mode,z_m"));
        for (const QString& line : codeOf(commandLine))
            if (line.contains("--require \"crossed>=80\""))
                QCOMPARE(run(QProcess::splitCommand(line).mid(1)).out, shown(commandLine, "b=2 e="));
        for (const QString& line : codeOf(commandLine))
            if (line.contains("--tolerance"))
                QVERIFY(run(QProcess::splitCommand(line).mid(1)).out.endsWith(shown(commandLine, "best=1")));
        for (const QString& line : codeOf(commandLine))
            if (line.contains("--require \"P("))
                QCOMPARE(run(QProcess::splitCommand(line).mid(1) + QStringList{"--csv", "random.csv"}).out,
                         shown(commandLine, "20 designs with"));
        const QString studies = "resources/help/studies.md";
        for (const QString& line : codeOf(studies))
            if (line.contains("--until-decided"))
                QCOMPARE(run(QProcess::splitCommand(line).mid(1)).out, shown(studies, "10 designs with up"));
        // Headers.
        const auto header = [](const QString& path) {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readLine()) : QString();
        };
        QVERIFY(header("random.csv").endsWith(shown(commandLine, "runs,seed,crossed_percent")));
        QCOMPARE(run({"run", "rover", "--cases", "cases.csv", "--csv", "results.csv"}).error,
                 QString("talweg: Read 2 rows from cases.csv: comma, decimal point, header in line 1.\n"));
        const Printed survey = run({"run", "rover", "--set", "profile=@survey.csv"});
        QVERIFY2(survey.error.startsWith(shown("resources/help/tables.md", "talweg: Read 4")),
                 qPrintable(survey.error));
        QCOMPARE(header("results.csv"), shown(commandLine, "id,outcome"));
        QCOMPARE(run({"study", "rover", "--set", "terrain=valley", "--dist", "u4=uniform:5:10",
                      "--monte-carlo", "1000", "--csv", "summary.csv"})
                     .error,
                 QString());
        QCOMPARE(header("summary.csv"), shown(commandLine, "runs,seed,"));
        for (const QString& line : codeOf(commandLine))
            if (line.contains("dh=normal:-0.5:1"))
                QVERIFY(run(QProcess::splitCommand(line).mid(1))
                            .out.contains(shown(commandLine, "dh: requested")));
        QCOMPARE(run({"study", "case-1.talweg", "--csv", "designs.csv"}).error, QString());
        QVERIFY(header("designs.csv").endsWith(shown(commandLine, "runs,crossed_percent")));
        const Printed sensitivity =
            run({"study", "rover", "--dist", "u4=uniform:5:10", "--monte-carlo", "100", "--sensitivity"});
        QVERIFY(sensitivity.out.startsWith(shown(commandLine, "output,input,first")));
    }

    /// By how much less the mean height varies from seed to seed.
    void evenRunsSayMore() {
        const Desk desk;
        QStringList study;
        for (const QString& line : codeOf(commandLine))
            if (line.contains("--sobol")) study = QProcess::splitCommand(line).mid(1);
        QVERIFY(study.contains("--sobol"));
        const auto variance = [](const QStringList& arguments) {
            double sum = 0, squares = 0;
            constexpr int seeds = 20;
            for (int seed = 1; seed <= seeds; ++seed) {
                run(arguments + QStringList{"--seed", QString::number(seed)});
                const QString out = fileAt("summary.csv");
                const QStringList header = out.section(u'\n', 0, 0).split(u',');
                const double mean =
                    out.section(u'\n', 1, 1).split(u',').value(header.indexOf("height_mean_m")).toDouble();
                sum += mean / seeds;
                squares += mean * mean / seeds;
            }
            return squares - sum * sum;
        };
        const double even = variance(study);
        study.removeAll("--sobol");
        QVERIFY(even > 0);
        const double independent = variance(study);
        QVERIFY2(independent > 4 * even, qPrintable(QString::number(independent / even)));
    }

    void numbers() {
        Page commands(commandLine);
        const auto rover = systemCalled("rover");
        QStringList figures;
        for (const FigureRecipe& figure : rover->figures)
            figures << u'`' + QString::fromStdString(figure.id) + u'`';
        const QString last = figures.takeLast();
        commands.says("The figures of the rover are " + figures.join(", ") + " and " + last + ";");
        commands.given(
            {"`crossed` as 1 or 0", "a 3-D scene", "with n − 1", "exits with 1", "exits with code 1",
             "between −1 and 1", "may deviate by up to 0.02", "has 1 for Pareto-optimal designs",
             "`pareto_undecided` has 1", "likewise for figures 4.2 to 4.4, 5.1 to 5.32, 6.1 and 6.2",
             "of the figures, 300 by default", "| 0 | success |", "| 2 | wrong", "| 1 | any other error |"});
        commands.saysAsIn("its 5th percentile, which 19 in 20 runs reach", "src/study/noise_pareto.cpp",
                          "lowShare = 0.05;");
        commands.saysAsIn("Without `--noise` there are 200 runs of each design", "src/study/noise_study.h",
                          "usualRuns = 200;");
        commands.given({"when the density is 0"});
        commands.given({"a share above 1 % causes a warning"}); // tst_study_command
        commands.given({"PDF is A4 unless"});                   // tst_report_pdf
        commands.given({"*k* at its value nearest to 0.3"});
        commands.says("80 mm and 160 mm wide, with 8 pt text and 0.5 pt lines at 600 dpi");
        QCOMPARE(figurePresets().size(), std::size_t(2));
        QCOMPARE(figurePresets()[0].size, (FigureSize{80, 60, 600, 8, 0.5}));
        QCOMPARE(figurePresets()[1].size, (FigureSize{160, 100, 600, 8, 0.5}));
        commands.given({"greys whose lightness differs by at least 7 %"}); // tst_ink
        commands.given({"and the exit code is 1."});                       // tst_export_command
        commands.given({"azimuth 0 is at the side, and 90 is ahead in the direction of *x*"}); // tst_space
        const QString film = "src/figures/run/film.";
        commands.saysAsIn("frames per second of the film, 25 by default", film + "h",
                          "framesPerSecond = 25;");
        commands.saysAsIn("at most 60 |", film + "cpp", "maxRate = 60;");
        commands.saysAsIn("per second of the film, 1 by default |", film + "h", "speed = 1;");
        commands.saysAsIn("It is drawn at 150 dpi", "src/cli/export.cpp", "filmDpi = 150;");
        commands.saysAsIn("with at most 10000 frames", film + "cpp", "maxFrames = 10'000;");
        commands.saysAsIn("does not close to within 1e-9", "src/systems/run.h", "maxResidual = 1e-9;");
        commands.saysAsIn("takes at most 50,000,000 runs at a time", "src/study/sweep.h",
                          "maxRuns = 50'000'000;");
        commands.saysAsIn("the JSON Schema (draft 2020-12)", "src/cli/json_schema.cpp",
                          "draft/2020-12/schema");
        std::size_t designs = 1;
        for (const auto& axis : rover->reproductions.front().studies.front().study.axes)
            designs *= readAxis(*rover, axis.parameter, axis.values).axis->values.size();
        commands.says("all {} designs of a study", {QLocale("en").toString(qulonglong(designs))});
        VERIFY_PAGE(commands);

        Page index("resources/help/index.md");
        VERIFY_PAGE(index);
        Page words("resources/help/glossary.md");
        words.given({"\"crossed >= 80\""});
        words.given({"the thesis of 2006"});
        VERIFY_PAGE(words);
        Page first("resources/help/first-project.md");
        first.says("a rover of one metre radius enters a valley on Mars, ten metres deep");
        const Values& worked = rover->examples.front().experiments.front().values;
        QCOMPARE(std::get<double>(worked.at("b")), 1.0);
        QCOMPARE(std::get<double>(worked.at("dh")), -10.0);
        first.saysAsIn("multiples of the Earth's standard 9.80665 m/s²", "src/base/unit.cpp",
                       "freeFall = 9.80665;");
        first.says("in a field of feet is {} m exactly",
                   {QString::number(readTyped("10", "m", "ft").number.value_or(0))});
        VERIFY_PAGE(first);
        Page studies("resources/help/studies.md");
        studies.given(
            {"that of the far end, usually 0", "(v² + k b² ω²)/(2 g) plus the height it flies at",
             "| crossed >= 80 % | at least 80 %",
             "| height_mean - 1*height_sd > -15 | the mean height minus one standard deviation is "
             "above −15 m |",
             "| height_min > -20 m | no run ends below −20 m |",
             "| share(height > -15 m) >= 95 % | at least 95 % of the runs end above −15 m |",
             "| quantile(height, 10 %) > -15 m | fewer than a tenth of the runs end at −15 m or below |",
             "| crossed >= 80 % and height_min > -20 m | both |",
             "`(crossed >= 95 % or height_min > -1 m) and height_sd < 2 m`",
             "a percentage of 1 or less without", "How much 51 runs can say",
             "| case | reading | 51 speeds | but for | 500 speeds | 5000 speeds |",
             "case I with J/m = 0.1 b² and a requirement of 95 %. There 51 speeds demand"});
        // Clopper and Pearson's bounds of 20 designs together, by Bonferroni.
        constexpr double each = 1 - 2 * 0.05 / 20; // one-sided
        QVERIFY(probabilityInterval(198, 200, each).low > 0.95
                && probabilityInterval(197, 200, each).low < 0.95);
        QVERIFY(probabilityInterval(200, 200, each).low < 0.99);
        studies.says("the default of 200 runs for each of 20 designs shows 95 % only if at least 198 cross, "
                     "and 99 % never");
        studies.saysAsIn("the 5th percentile of the reserve is a goal", "src/study/noise_pareto.cpp",
                         "lowShare = 0.05;");
        studies.given({"crossed from 62 % to 97 %, 58 % to 98 % including sampling error"});
        studies.given({"If more than 1 % of a distribution lies outside"}); // tst_study_command
        studies.says(
            "With 51 speeds a percentage changes in steps of {} %, and a design can miss 95 % by one run",
            {QString::number(100 / 51.0, 'f', 0)});
        studies.says(
            "In case I as published a rover with e = 0.86 crosses at {} % of 5001 speeds from 2 to 7 m/s",
            {fixed(probabilityOfCaseI().first, 1)});
        studies.says(
            "With a Weibull distribution of shape 2 and scale 4 m/s between these limits, for winds that "
            "make slow starts likelier, its probability of crossing is {} %",
            {fixed(probabilityOfCaseI().second, 1)});
        for (const QStringList& row : thresholdsOfCases())
            studies.says("| " + row.join(" | ") + " |");
        studies.says("because at e = {} one run too few", {thresholdsOfCases().back()[3]});
        studies.saysAsIn("21 × 21 runs", "src/study/neighbourhood.h", "neighboursToASide = 21;");
        const auto rovers = systemCalled("rover");
        const auto halfStep = [&rovers](const char* id) {
            const std::string& text =
                std::ranges::find(rovers->studyAxes, id, &Study::Swept::parameter)->values;
            return QString::number(std::stod(text.substr(text.rfind(':') + 1)) / 2);
        };
        studies.says("with *e* up to {} and u₄ up to {} m/s to either side", {halfStep("e"), halfStep("u4")});
        studies.given(
            {"such as *e* = 1, there are no nearby runs",
             "a rover of b = 2 m and k = 0.4 starts at 5 m/s into a valley 3 m deep with slopes of 30° "
             "and a floor of 20 m"});
        studies.says("With e = 0.95 it crosses, and so do {} % of its nearby runs",
                     {fixed(neighboursOnMars().first, 0)});
        QVERIFY(neighboursOnMars().second);
        studies.saysAsIn("of 9 × 9 runs within half a step", "src/study/neighbourhood.h",
                         "neighboursOfACell = 9;");
        studies.saysAsIn("more than 5 % and less than 95 % are hatched", "src/figures/study/study_map.cpp",
                         "undecidedFrom = 5, undecidedTo = 95;");
        studies.saysAsIn("at 64 points spread evenly inside", "src/study/tolerance_box.cpp",
                         "innerPoints = 64;");
        studies.saysAsIn("still take more than 5 seconds", "src/workbench/jobs/long_jobs.h",
                         "m_longFrom{5000};");
        studies.saysAsIn("At most 200 MB are kept", "src/workbench/jobs/checkpoints.h",
                         "most = 200'000'000;");
        studies.saysAsIn("for more than 30 days", "src/workbench/jobs/checkpoints.h", "oldestDays = 30;");
        studies.saysAsIn("for three seconds", "src/workbench/study/live_advice.cpp", "budgetMs = 3000;");
        studies.says("the smallest restitution that meets the requirement is {}",
                     {thresholdsOfCases().front()[2]});
        studies.says(
            "With b within 5 % and e within 0.01 it does not always: the worst margin is {} with e at "
            "0.85. The smallest restitution that meets it at all points checked is 0.87.",
            {fixed(leastMarginOfCaseI("0.85:0.87:0.001", "1.9:2.1:0.02"), 1)});
        QCOMPARE(leastMarginOfCaseI("0.85", "2"), leastMarginOfCaseI("0.85:0.87:0.001", "1.9:2.1:0.02"));
        QVERIFY(leastMarginOfCaseI("0.86:0.88:0.001", "1.9:2.1:0.02") >= 0);
        QCOMPARE(
            Solved("rover", {{"u3", std::string("rolling")}, {"dh", -3.0}, {"u4", 7.0}}).measure("height"),
            0.0);
        VERIFY_PAGE(studies);
    }

    void randomRuns() {
        Page page("resources/help/random-runs.md");
        page.saysAsIn("within ±5 % of their values", "src/study/monte_carlo_text.cpp",
                      "usualSpread = \"±5%\"");
        const QString shown = "src/workbench/monte_carlo/runs_wanted.h";
        page.saysAsIn("at first 10000,", shown, "runs = 10000;");
        page.saysAsIn("at most 1,000,000 in the window", shown, "most = 1'000'000;");
        page.saysAsIn("after 250 runs, after 500, and so on; the number doubles each time",
                      "src/study/looks.cpp", "firstLook = 250;");
        page.saysAsIn("with the 95 % confidence interval of the probability by Clopper and Pearson",
                      "src/study/monte_carlo_study.h", "confidence = 0.95;");
        page.given({"At least 95 of a hundred seeds", "the 5th and 95th percentile",
                    "with a confidence of 95 % the whole"});
        const auto [percentage, low, high] = randomRunsOfCaseI();
        page.says(
            "with e = 0.86, speeds from a Weibull distribution of shape 2 and scale 4 m/s, and a radius "
            "within 5 %. With the first seed, {} % of 10000 runs cross: 95 % confidence interval {}–{} %",
            {fixed(percentage, 1), fixed(low, 1), fixed(high, 1)});
        page.saysAsIn("of the first 4000 runs", "src/figures/monte_carlo/monte_carlo_drawing.h",
                      "maxDots = 4000;");
        page.given({"| 0.8, sampled evenly within this share", "| 0.8, sampled evenly within this amount"});
        page.saysAsIn(
            "its mean and its 5th and 95th percentiles", "src/study/density.cpp",
            "quantile(0.05);\n    density.median = quantile(0.5);\n    density.high = quantile(0.95);");
        page.saysAsIn("its median, to four digits", "src/study/density.cpp", "rounded(median, 4)");
        page.saysAsIn("the middle half and the middle 90 % of the runs", "src/study/path_fan.h",
                      "shares{0.05, 0.25, 0.5, 0.75, 0.95}");
        page.saysAsIn("end where fewer than 20 runs arrive", "src/study/path_fan.h", "fewest = 20;");
        page.saysAsIn("the first 50 runs", "src/study/path_fan.h", "mostSingles = 50;");
        page.saysAsIn("The paths of the first 2000 runs", "src/study/run_paths.h", "maxPaths = 2000;");
        page.saysAsIn("at its 5th and at its 95th percentile", "src/study/tornado.h",
                      "tornadoLow = 0.05, tornadoHigh = 0.95;");
        page.saysAsIn("divided into up to 20 parts", "src/study/response_curves.cpp", "maxPoints = 20");
        page.given({"a separate set of N (d + 2) runs"});
        page.says("{} % of the values are below the scale",
                  {QString::number(100 * (1 - std::exp(-1)), 'f', 0)});
        page.says("about two of three values lie between the median divided and multiplied by the");
        QNEAR(std::erf(1 / std::numbers::sqrt2), 2.0 / 3, 0.02);
        VERIFY_PAGE(page);
    }

    void statistics() {
        Page page("resources/help/statistics.md");
        page.given({"Philox 4x32 of Salmon et al. 2011", "(Hoeffding 1956)", "Clopper and Pearson 1934",
                    "Robbins 1970 and Howard et al. 2021",
                    "Dvoretzky, Kiefer and Wolfowitz 1956, with the constant of Massart 1990",
                    "Waudby-Smith and Ramdas 2024", "(Hall 1992)", "Agresti and Min 2005",
                    "(Bahadur and Savage 1956)", "is 1 with `--bounds` only",
                    "How often `student` holds at a stated 95 % confidence", "extended to 0 where",
                    "one design shows 95 % with 59 of 59 runs instead of 72 of 72", // tst_noise
                    "at least 95 of a hundred seeds", "of a hundred such studies 95 have",
                    "| values | 30 runs | 200 runs | 1000 runs |",
                    "With 200 runs or more, the interval holds again", "for 95 % of samples (to rounding)"});
        const auto [percentage, low, high] = randomRunsOfCaseI();
        page.says("*{} % of 10000 runs cross: 95 % confidence interval {}–{} %*",
                  {fixed(percentage, 1), fixed(low, 1), fixed(high, 1)});
        page.saysAsIn("where fewer than 20 runs differ", "src/study/statistics.h", "few = 20;");
        // tst_mean_interval
        page.given({"such as the height 0 of all runs that cross",
                    "With 200 values from a lognormal distribution with σ = 1.8",
                    "holds for 82 % of samples, and `student` for 92 %"});
        page.saysAsIn("no more runs than 25 times the square of the values' skewness",
                      "src/study/mean_interval.h", "perSkewness = 25;");
        page.saysAsIn("`few` if fewer than 30 values differ", "src/study/mean_interval.h", "enough = 30;");
        const QString means = "tests/study/tst_mean_interval.cpp";
        page.saysAsIn("| lognormal, σ = 1 | at least 93 % | at least 94 % | at least 94 % |", means,
                      "1.0 << 1000 << 0.94;");
        page.saysAsIn("| lognormal, σ = 1.8 | at least 86 % | at least 90 % | at least 90 % |", means,
                      "1.8 << 1000 << 0.90;");
        page.says("If 3 % of the values are far from the rest, {} % of samples of 30 have none of these",
                  {fixed(100 * std::pow(0.97, 30), 0)});
        page.given({"at most 5 %, however", "make it 10 %: about 100 events", "√((1 − p)/(n p))",
                    "a percentage of 51 speeds changes in steps of 2 %"});
        // Of the study of tst_noise, decidedDesignsAreSeldomWrong, with the seeds 1 to 600.
        page.given(
            {"600 studies of 15 designs with probabilities of 60 to 95 % and a requirement of 80 % were "
             "run with at most 4000 runs of each design",
             "none of the 9000 verdicts was wrong, 1282 were undecided, and 26 % of the runs were needed",
             "3 verdicts were wrong and 728 undecided"});
        page.saysAsIn("are rarer than 1 %", "src/study/diagnostics.cpp", "rareShare = 0.01;");
        page.saysAsIn("50,000,000 runs are the most at once", "src/study/sweep.h", "maxRuns = 50'000'000;");
        page.saysAsIn("The first round has 64 runs of each design", "src/study/noise_draws.cpp",
                      "least = 64;");
        // Sobol' points
        page.saysAsIn("used 8 times with random shifts", "src/study/sobol_points.h", "sobolShifts = 8;");
        page.saysAsIn("16 parts for 16384 runs or more, otherwise fewer", "src/study/monte_carlo_study.h",
                      "maxStrata = 16;");
        page.saysAsIn("If fewer than 80 succeed or fail", "src/study/monte_carlo.cpp", "fewEvents = 80;");
        page.saysAsIn("each of the eight has at least 128 points", "src/study/monte_carlo_study.h",
                      "minPoints = 128;");
        QCOMPARE(8 * 128 * 16, 16384);
        page.saysAsIn("so at least 3 inputs are needed", "src/study/monte_carlo_study.h",
                      "minSobolInputs = 3;");
        page.given({"Student's t with 7 degrees of freedom", "Student's t of the means of the 8 shifts",
                    "take N (inputs + 2) runs", "N rounded up to 8 times a power of two"});
        page.says("with less than a quarter of the variance"); // evenRunsSayMore
        page.saysAsIn("in at most 20 parts", "src/study/response_curves.cpp", "maxPoints = 20,");
        page.given({"a little less than 0"}); // tst_response_curves
        // Diagnostics
        const QString diagnostics = "src/study/diagnostics.cpp";
        for (const char* told : {"more than 1 % of a distribution lies", "more than 1 % of the samples had",
                                 "off by more than 1 % of the standard deviation"})
            page.saysAsIn(told, diagnostics, "toldShare = 0.01;");
        page.saysAsIn("more than 20 % of its distribution", diagnostics, "coarseShare = 0.2;");
        page.saysAsIn("fewer than 80 samples succeed, or fail", diagnostics, "enoughEvents = 80;");
        page.saysAsIn("more than 1 in 100 of the individually checked runs", "src/study/run_warnings.cpp",
                      "oneIn = 100;");
        page.saysAsIn("at most 100 of them", "src/study/run_warnings.cpp", "part = 10, most = 100;");
        VERIFY_PAGE(page);
    }

    void comparisonsTablesAndOtherTools() {
        Page compare("resources/help/compare.md");
        compare.saysAsIn("Check at most eight", "src/comparison/compared.h", "maxCompared = 8;");
        VERIFY_PAGE(compare);
        Page tables("resources/help/tables.md");
        tables.saysAsIn("So are −9999, −999 and the like", "src/table/cell_number.cpp", "values{-999.0,");
        // tst_profiles, tst_points_table
        tables.given({"UTF-16 with a byte-order mark, otherwise Windows-1252", "WGS 84 ellipsoid",
                      "is 1250 if another column has decimal points, and 1.25 if its own column",
                      "% become fractions of 1", "which reads −9999 and the like as numbers",
                      "by number from 1"});
        VERIFY_PAGE(tables);
        Page presets("resources/help/presets.md");
        presets.given({"other tables give up to 0.8;", "0.2 if finely ground", "give up to 0.15 for tyres",
                       "friction angles of 34° to 39°", "friction angles of 26° to 28°",
                       "friction angles of 24° to 47°, mean 37°", "0.04 to 0.08", "0.2 to 0.4", "table 5.1"});
        const auto rover = builtinSystems().find("rover");
        const auto valueOf = [&rover](const char* name, const char* input) {
            const auto preset = std::ranges::find(rover->presets, name, &Preset::name);
            if (preset == rover->presets.end()) qFatal("no preset %s", name);
            return QString::number(std::get<double>(preset->values(0).at(input)));
        };
        const auto e = [&valueOf](const char* name) { return valueOf(name, "e"); };
        const auto friction = [&valueOf](const char* name) { return valueOf(name, "mu"); };
        const char *asphalt = "Rubber ball on dry asphalt", *concrete = "Rubber ball on dry concrete";
        presets.given({"135 to 147 cm from 254 cm", "granite spheres of 1 m at about 1 m/s"});
        presets.says("| e = {}, μ = μ′ = {}, c_rr = {} |",
                     {e(asphalt), friction(asphalt), valueOf(asphalt, "c_rr")});
        presets.says("| e = {}, μ = {}, μ′ = {} |",
                     {e(concrete), friction(concrete), valueOf(concrete, "mu_k")});
        presets.says("| e = {}, μ = μ′ = {} |", {e("Rock on rock"), friction("Rock on rock")});
        for (const char* name : {"Rubber on dry asphalt", "Rough rock", "Martian soil", "Martian dust drift",
                                 "Lunar regolith"}) {
            presets.says(QString("| %1 | μ = μ′ = {} |").arg(name), {valueOf(name, "mu")});
            QCOMPARE(valueOf(name, "mu_k"), valueOf(name, "mu"));
        }
        presets.says("| Ice | μ = {}, μ′ = {} |", {valueOf("Ice", "mu"), valueOf("Ice", "mu_k")});
        for (const char* name :
             {"Rolling on asphalt", "Rolling on firm sand or gravel", "Rolling on loose sand"})
            presets.says(QString("| %1 | c_rr = {} |").arg(name), {valueOf(name, "c_rr")});
        presets.says("b = {} m, m = {} kg, k = 2/3",
                     {valueOf("JPL tumbleweed", "b"), valueOf("JPL tumbleweed", "m")});
        for (const char* name : {"Team Tumbleweed testbed", "NC State tumbleweed"})
            presets.says("| b = {} m |", {valueOf(name, "b")});
        VERIFY_PAGE(presets);
        Page python("resources/help/python.md");
        python.given({"pybind11"});
        VERIFY_PAGE(python);
        Page others("resources/help/other-tools.md");
        others.given({"Parquet or HDF5: Debian 12 has", "and HDF5 would be"});
        VERIFY_PAGE(others);
    }

    void troubleshooting() {
        Page page("resources/help/troubleshooting.md");
        page.saysAsIn("The work is at most a few seconds old: 3 seconds after a change",
                      "src/project/autosave.h", "delay = std::chrono::seconds(3)");
        page.saysAsIn("a study that will still take more than 5 seconds", "src/workbench/jobs/long_jobs.h",
                      "m_longFrom{5000};");
        page.saysAsIn("One study has at most 50,000,000 runs", "src/study/sweep.h", "maxRuns = 50'000'000;");
        page.saysAsIn("at most 200 MB", "src/workbench/jobs/checkpoints.h", "most = 200'000'000;");
        page.saysAsIn("at most 30 days", "src/workbench/jobs/checkpoints.h", "oldestDays = 30;");
        page.saysAsIn("both agree to 10⁻¹² of the size of the valley", "tests/systems/tst_rover_batch.cpp",
                      "1e-12");
        page.given({"*e* = 1, so bouncing never dies out", "Comparing both conventions doubles it",
                    "where the density of the air is 0", "percentages at 51 and at 500 speeds",
                    "the second by n − 1", "With *e* = 1 impacts lose no normal speed"});
        // Names of files and places
        page.saysAsIn("`~/.config/Talweg/Talweg.conf`", "src/main.cpp", "setOrganizationName(\"Talweg\")");
        page.saysAsIn("`~/.local/share/Talweg/Talweg/my.talweg-presets`", "src/project/preset_library.cpp",
                      "AppDataLocation) + \"/my.talweg-presets\"");
        page.saysAsIn("`~/.local/share/Talweg/Talweg/autosave`", "src/project/autosave.cpp",
                      "AppDataLocation) + \"/autosave\"");
        page.saysAsIn("`~/.cache/Talweg/Talweg/long-work`", "src/workbench/jobs/checkpoints.cpp",
                      "CacheLocation) + QStringLiteral(\"/long-work\")");
        for (const char* suffix : {".autosave", ".lock", ".rescued-"})
            page.saysAsIn("`NAME.talweg" + QString(suffix), "src/project/autosave.cpp",
                          QStringLiteral("Suffix = QStringLiteral(\"%1").arg(QString(suffix)));
        // Packages
        page.saysAsIn("install the package `qt6-wayland`", "packaging/run.sh", "wayland=(qt6-wayland)");
        page.saysAsIn("the package `fonts-dejavu-core`", "packaging/cpack.cmake", "fonts-dejavu-core");
        page.saysAsIn("need the package `qt6-translations-l10n`", "packaging/install.sh",
                      "qt6-translations-l10n  # of Qt's own buttons and dialogs");
        VERIFY_PAGE(page);
        const auto labels = labelsIn("de");
        for (const QString& said : quoted(fileText("resources/help/troubleshooting.md").remove("**")))
            QVERIFY2(said == "e" || said == "Bouncing dies out" || labels.contains(asRead(said)),
                     qPrintable(said));
    }

    void accuracy() {
        Page page("resources/help/accuracy.md");
        const QString rover = "src/systems/rover/motion/";
        page.saysAsIn("to about 10⁻⁸ rad", "src/physics/rim_motion.cpp", "quadratureTolerance = 1e-9;");
        page.saysAsIn("on rims below 10⁻¹³ √(g b)", rover + "legs.h", "reboundFraction = 1e-13;");
        page.saysAsIn("Dormand–Prince 5(4), tolerance 10⁻¹³", rover + "located_steps.h",
                      "tolerance = 1e-13;");
        page.saysAsIn("below 10⁻¹³ √(g b)", rover + "legs.h", "reboundFraction = 1e-13;");
        page.says("slower than 10⁻¹³ √(g b) ends in contact; the energy it had, which is below rounding");
        page.saysAsIn("Dormand–Prince with the tolerance 10⁻¹³", rover + "located_steps.h",
                      "tolerance = 1e-13;");
        page.saysAsIn("or 10⁻⁹ for runs that leave the plane", "tests/systems/tst_rover_space.cpp", "1e-9");
        page.saysAsIn("exclude features higher than 10⁻¹⁰ of the range", "src/terrain/graph.cpp",
                      "minHeight = 1e-10;");
        page.saysAsIn("method of order 8 keeps each step's error below 10⁻¹³",
                      "src/systems/surface/contact_motion.cpp", "tolerance = 1e-13;");
        page.saysAsIn("was compared with the path and agrees with it to 10⁻¹⁴",
                      "src/terrain/polynomial_table.h", "double agreement = 1e-14");
        page.saysAsIn("to 10⁻⁸. They check energy to 10⁻⁹ of its amount", "tests/systems/tst_surface.cpp",
                      "1e-8");
        page.saysAsIn("slower than 10⁻⁶ √(g b)", "src/systems/surface/world.cpp", "stillPart = 1e-6;");
        page.saysAsIn("agree to 10⁻¹² of the size of the valley", "tests/systems/tst_rover_batch.cpp",
                      "1e-12");
        page.saysAsIn("they agree to 10⁻¹¹ of it", "tests/systems/tst_rover_batch.cpp", "run, 1e-11);");
        page.saysAsIn("below 10⁻¹², or", "tests/systems/tst_rover_random.cpp", "energyResidual < 1e-12");
        page.saysAsIn("4/27 K U³ a second", "src/systems/rover/motion/energy_audit.cpp",
                      "bestPower = 4.0 / 27;");
        // Of long random series, of which the tests repeat a small part.
        page.given({"below 3·10⁻¹⁰ in 240,000 random runs", "the largest energy residual was 4·10⁻¹¹"});
        page.saysAsIn("at 1 mm/s or faster", rover + "simulation.h", "countedImpactSpeed = 1e-3;");
        page.saysAsIn("after 200,000 events", rover + "simulation.h", "maxEvents = 200000;");
        page.saysAsIn("slower than 10⁻⁷ √(g b)", rover + "simulation.h", "restFraction = 1e-7;");
        page.saysAsIn("Within 10⁻¹² radii of a corner", rover + "corner.h", "cornerReach = 1e-12;");
        page.saysAsIn("slower than 0.5 mm/s and cannot leave", rover + "simulation.cpp",
                      "magnifiedSpeed = 5e-4,");
        page.saysAsIn("3,000,000 fixed or 300,000 adaptive steps", rover + "located_steps.h",
                      "maxFixedSteps = 3'000'000, maxAdaptiveSteps = 300'000;");
        page.saysAsIn("energy residual exceeds 10⁻⁹", "src/systems/run.h", "maxResidual = 1e-9;");
        VERIFY_PAGE(page);
    }

    void rover() {
        Page page("resources/help/rover.md");
        const QString source = "src/systems/rover/motion/";
        page.given(
            {"s = 0 is rolling", "(2/5)(1 − r⁵)/(1 − r³)",
             "equations 2.92–2.95 (law), 2.130, 2.137, 2.143–2.144 (stick), 2.150–2.155 (slip)",
             "equation 2.164", "equations 2.82–2.84, 2.166–2.169",
             "equations 3.1–3.8 (level), 3.9–3.18 (incline), 3.19–3.28 (decline)", "N tends to 0",
             "τ₀/(1 − e)", "equations 2.1 and 2.2", "In flight both are 0", "m g sin φ k/(1+k) up the slope",
             "impulse, and the fraction is 1.", "e = 1",
             "If a slope 1 µm wide replaces the wall, the run is the same to about 1 µm", // tst_rover_walls
             "the friction on it are 0", "a rover without rebound (e = 0) slides along a wall",
             "which is 0 for a valley", "(v² + k b² ω²)/(2 g) plus its height above the rim"});
        page.says("Solid sphere k = 2/5, thin shell 2/3");
        page.saysAsIn("approach at 1 mm/s or faster", source + "simulation.h", "countedImpactSpeed = 1e-3;");
        VERIFY_PAGE(page);

        Page side("resources/help/side-motion.md");
        side.given({"*3-D view*", "then sets u₁ = u₂ = u₆ = 0", "equations 2.91–2.95, 2.137, 2.143–2.165",
                    "(1 + 1/k)", "equations 2.1 and 2.2", "`turn_w`", "heading and lean are 0",
                    "heading is taken as 0", "w = cos(a/2)", "n sin(a/2)", "c² = k/(1+k)",
                    "Dormand–Prince 5(4)"});
        side.saysAsIn("tolerance 1e-13", source + "located_steps.h", "tolerance = 1e-13;");
        side.saysAsIn("at less than 1e-13 √(g b)", source + "legs.h", "reboundFraction = 1e-13;");
        VERIFY_PAGE(side);
    }

    void readme() {
        Page page("README.md");
        const auto rover = systemCalled("rover");
        const auto value = [&](const char* convention, const Values& more) {
            Values values = rover->examples.front().experiments.front().values;
            values["convention"] = std::string(convention);
            for (const auto& [id, one] : more)
                values[id] = one;
            return Solved("rover", values);
        };
        page.saysAsIn("Version 0.1.0 is in preparation", "CHANGELOG.md", "## 0.1.0, not released yet");
        page.given({"On Debian 12 or 13", "It runs on Debian 12 and 13", "GPL-3.0-or-later",
                    "0 success, 2 wrong usage or invalid input, 1 any other error",
                    "| worked example, figure 4.2 |", "| the thesis prints | 3.25 m |"});
        page.says("| Talweg, as published | {} m |",
                  {fixed(value("published", {}).measure("height_above_floor"), 3)});
        page.says("| Talweg, consistent, same launch with backspin | {} m |",
                  {fixed(value("consistent", {}).measure("height_above_floor"), 3)});
        page.says("| Talweg, consistent, launched rolling | crosses |");
        QCOMPARE(value("consistent", {{"u3", std::string("rolling")}}).outcome(), std::string("crossed"));
        page.saysAsIn("The only cut-off there is a rebound of 10⁻¹³ √(g b)",
                      "src/systems/rover/motion/legs.h", "reboundFraction = 1e-13;");
        // 6 radii, 7 factors of inertia, 41 restitutions, 51 speeds; twice with both conventions.
        page.says("{} runs for a study of the thesis", {QLocale("en").toString(6 * 7 * 41 * 51)});
        page.says("A study of {} runs", {QLocale("en").toString(2 * 6 * 7 * 41 * 51)});
        VERIFY_PAGE(page);

        Page architecture("src/README.md");
        architecture.given({"Layers 0 to 3 have no Qt", "| 0 |", "| 1 |", "| 2 |", "| 3 |", "| 4 |", "| 5 |",
                            "Random123", "Nothing above layer 2", "bare roots of Debian 12 and 13"});
        VERIFY_PAGE(architecture);
    }

    /// The systems stand in folders of their own, and the one of the tests in a file: nothing else names them
    /// but the registry.
    void aSystemTouchesNoOtherFile() {
        const QDir root(QStringLiteral(TALWEG_SOURCE));
        QStringList sources;
        for (const char* folder : {"src", "ui", "resources"})
            for (QDirIterator all(root.filePath(folder), QDir::Files, QDirIterator::Subdirectories);
                 all.hasNext();)
                sources << root.relativeFilePath(all.next());
        QVERIFY(sources.size() > 400);
        for (const QString& system :
             QDir(root.filePath("src/systems")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (system == "builtin") continue;
            QStringList naming;
            for (const QString& source : sources)
                if (source.startsWith("src/") && !source.startsWith("src/systems/" + system + "/")
                    && !(system == "rover" && source.startsWith("src/tracks/")) // fits the rover's motion
                    && fileText(source).contains("#include \"systems/" + system + "/"))
                    naming << source;
            QCOMPARE(naming, QStringList{"src/systems/builtin/builtin.cpp"});
        }
        for (const QString& source : sources)
            if (source.endsWith(".cpp") || source.endsWith(".h") || source.endsWith(".ui"))
                QVERIFY2(!fileText(source).contains("fallingBody"), qPrintable(source));
        const qsizetype lines = fileText("tests/support/falling_body.cpp").count(u'\n')
                                + fileText("tests/support/falling_body.h").count(u'\n');
        QVERIFY2(lines <= 200, qPrintable(QString::number(lines)));
        QVERIFY(fileText("CONTRIBUTING.md")
                    .contains("is a complete system in a single file of two hundred lines"));
    }

    void helpOfTheCommandLine() {
        const Registry registry = builtinSystems();
        Page overview("talweg help", helpText(registry));
        overview.given({"0 success, 2 wrong usage or invalid input, 1 any other error"});
        overview.saysAsIn("has the key schema, a version number that is now 1", "src/cli/catalogue.h",
                          "jsonSchema = 1;");
        VERIFY_PAGE(overview);
        const auto topic = [&](const char* name) {
            return Page(QString("talweg help ") + name, helpOn(registry, name));
        };
        Page reproduce = topic("reproduce");
        reproduce.given({"default: 300"});
        VERIFY_PAGE(reproduce);
    }
};

TALWEG_TEST(tst_help_program, TestHelpProgram, QApplication)
#include "tst_help_program.moc"
