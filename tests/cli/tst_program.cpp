#include "support/locales.h"
#include "support/test.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <sys/stat.h>

namespace {

/// How the program ended.
struct Ended {
    int code = -1;
    bool crashed = true;
    QString out, error;
};

/// Runs the program itself, without a display and with `more` in its environment.
Ended program(const QStringList& arguments, const QMap<QString, QString>& more = {}) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(name);
    static const QTemporaryDir runtime; // Qt warns where there is none
    environment.insert("XDG_RUNTIME_DIR", runtime.path());
    for (auto it = more.begin(); it != more.end(); ++it)
        environment.insert(it.key(), it.value());
    process.setProcessEnvironment(environment);
    process.start(TALWEG_PROGRAM, arguments);
    if (!process.waitForFinished(60000)) {
        process.kill();
        process.waitForFinished();
    }
    return {process.exitCode(), process.exitStatus() == QProcess::CrashExit,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// What commands print and write in a language: sentences, JSON, tables, figures, refusals.
QList<QByteArray> everythingSaid(const QByteArray& language) {
    const QString example = TALWEG_EXAMPLE;
    const QTemporaryDir folder;
    const QString figure = folder.filePath("figure.svg");
    QList<QByteArray> said;
    for (const QStringList& arguments :
         {QStringList{"run", "rover"},
          {"run", example, "--json"},
          {"run", "rover", "--csv", "-"},
          {"run", "incline", "--json"},
          {"run", "rough-plane", "--json"},
          {"run", "surface", "--json"},
          {"run", "track", "--csv", "-"},
          {"run", "rover", "--at", "0,0.25"},
          {"run", "rover", "--set", "beta=12.5", "--json"},
          {"run", "rover", "--set", "beta=12,5"},
          {"study", "rover", "--grid", "e=0.5:0.9:0.1", "--grid", "u4=2:4:0.25", "--over", "u4", "--require",
           "crossed>=80", "--csv", "-"},
          {"study", "rover", "--monte-carlo", "50", "--dist", "e=normal:0.8:0.05", "--sensitivity"},
          {"check", example},
          {"help", "rover"},
          {"export", example, "--experiment", "Consistent", "--figure", "trajectory", "--out", figure}}) {
        const Ended e = program(arguments, {{"LC_ALL", QString::fromLatin1(language)}});
        said << QString(e.out).remove(folder.path()).toUtf8() << e.error.toUtf8()
             << QByteArray::number(e.code);
    }
    QFile file(figure);
    if (!file.open(QIODevice::ReadOnly)) qFatal("no figure was written");
    said << file.readAll();
    return said;
}

/// A configuration that knows no fonts.
QMap<QString, QString> withoutFonts(const QTemporaryDir& folder) {
    QFile file(folder.filePath("fonts.conf"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write a test's file");
    file.write(
        "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig></fontconfig>\n");
    return {{"FONTCONFIG_FILE", file.fileName()}};
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// What the program does as a process, on machines that lack something.
class TestProgram : public QObject {
    Q_OBJECT

private slots:
    /// What a task of a Slurm array does: its shard of the study, once.
    void theRecipeForSlurm() {
        const QTemporaryDir folder;
        const QString recipe = QDir::cleanPath(TALWEG_TEST_DATA "/../../../packaging/cluster/study.sbatch");
        const auto task = [&](int number, const QStringList& arguments) {
            QProcess process;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert("PATH", QFileInfo(TALWEG_PROGRAM).path() + ":" + environment.value("PATH"));
            environment.insert("SLURM_ARRAY_TASK_ID", QString::number(number));
            environment.insert("SLURMD_NODENAME", "here");
            process.setProcessEnvironment(environment);
            process.setWorkingDirectory(folder.path());
            process.start("bash", QStringList{recipe} + arguments);
            process.waitForFinished(60000);
            return QString::fromUtf8(process.readAll() + process.readAllStandardError());
        };
        const QStringList designs{"rover", "--grid", "e=0.6:0.9:0.1", "--grid", "u4=5:7:1", "--over", "u4"};
        const QStringList random{"rover", "--dist", "u4=uniform:5:7", "--monte-carlo", "9"};
        for (const QStringList& study : {designs, random}) {
            const QString to = study == designs ? "designs" : "runs";
            QStringList parts;
            for (int i = 1; i <= 2; ++i) {
                parts << folder.filePath(QString("%1/%2-of-2.csv").arg(to).arg(i));
                const QString part = QString("%1/%2-of-2.csv").arg(to).arg(i);
                QCOMPARE(task(i, QStringList{"2", to} + study), part + " is written, by here.\n");
                QCOMPARE(task(i, QStringList{"2", to} + study), part + " is there.\n");
            }
            const QString table = study == designs ? "--csv" : "--runs";
            const QString merged = folder.filePath("merged"), whole = folder.filePath("whole");
            QCOMPARE(program(QStringList{"study", "--merge"} + parts + QStringList{table, merged}).code, 0);
            QCOMPARE(program(QStringList{"study"} + study + QStringList{table, whole}).code, 0);
            QFile one(merged), other(whole);
            QVERIFY(one.open(QIODevice::ReadOnly) && other.open(QIODevice::ReadOnly));
            QCOMPARE(one.readAll(), other.readAll());
        }
        // The same folder for other studies: what is there is of none of them, and stays.
        const QString part = folder.filePath("designs/1-of-2.csv");
        const QByteArray before = bytesOf(part);
        for (const QStringList& other :
             {QStringList{"--set", "k=0.3"}, {"--set", "g=9.81"}, {"--measure", "t"}})
            QVERIFY2(task(1, QStringList{"2", "designs"} + designs + other).contains("another study"),
                     qPrintable(other.join(' ')));
        QCOMPARE(bytesOf(part), before);
        for (const QStringList& other : {QStringList{"--seed", "2"}, {"--set", "k=0.3"}})
            QVERIFY2(task(1, QStringList{"2", "runs"} + random + other).contains("another study"),
                     qPrintable(other.join(' ')));
        const QStringList more{"rover", "--dist", "u4=uniform:5:7", "--monte-carlo", "10"};
        QVERIFY(task(1, QStringList{"2", "runs"} + more).contains("another study"));
    }

    void aSlipOfThePenNeedsNoDisplay() {
        const Ended e = program({"runn"});
        QVERIFY(!e.crashed);
        QCOMPARE(e.code, 2);
        QVERIFY2(
            e.error.startsWith("talweg: \"runn\" is neither a command nor a file. Did you mean \"run\"?"),
            qPrintable(e.error));
    }

    void withoutADisplayAWindowIsRefusedInOneSentence_data() {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("why");
        QTest::newRow("none") << "LANG"
                              << "C.UTF-8"
                              << "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.";
        QTest::newRow("out of reach") << "DISPLAY"
                                      << ":4711"
                                      << "the display \":4711\" cannot be reached.";
        QTest::newRow("no such platform") << "QT_QPA_PLATFORM"
                                          << "slate"
                                          << "Could not find the Qt platform plugin \"slate\" in \"\".";
    }
    void withoutADisplayAWindowIsRefusedInOneSentence() {
        QFETCH(QString, variable);
        QFETCH(QString, value);
        QFETCH(QString, why);
        for (const QStringList& arguments : {QStringList(), QStringList(TALWEG_EXAMPLE)}) {
            const Ended e = program(arguments, {{variable, value}});
            QVERIFY(!e.crashed);
            QCOMPARE(e.code, 1);
            QCOMPARE(e.error, "talweg: The window cannot be opened: " + why
                                  + " Commands do not need a display; \"talweg help\" lists them.\n");
        }
    }

    void commandsNeedNoDisplay() {
        const QTemporaryDir folder;
        // What a desktop leaves in the environment does not matter.
        const QMap<QString, QString> desktop{{"QT_QPA_PLATFORM", "xcb"}, {"QT_QPA_PLATFORMTHEME", "gtk3"}};
        QCOMPARE(program({"run", "rover"}, desktop).code, 0);
        const Ended e =
            program({"export", folder.filePath("none.talweg"), "--csv", folder.filePath("x")}, desktop);
        QVERIFY(!e.crashed);
        QCOMPARE(e.code, 2);
    }

    void settingsThatChangeNothingAreTold_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("note");
        const QString profile = "talweg: note: --set profile=0:0, 5:1: Elevation profile has no effect "
                                "because Terrain is “%1”; it matters only if Terrain is “Profile”.\n";
        QTest::newRow("run") << QStringList{"run", "rover", "--set", "profile=0:0, 5:1"}
                             << profile.arg("Valley");
        QTest::newRow("used") << QStringList{"run",   "rover",          "--set", "profile=0:0, 5:1",
                                             "--set", "terrain=profile"}
                              << "";
        QTest::newRow("a wind in a vacuum")
            << QStringList{"run", "rover", "--set", "wind=5"}
            << "talweg: note: --set wind=5: Wind U has no effect while air density ρ is 0 kg/m³.\n";
        QTest::newRow("a wind in air")
            << QStringList{"run", "rover", "--set", "wind=5", "--set", "rho=1.225"} << "";
        QTest::newRow("study") << QStringList{"study",  "rover",    "--set",  "profile=0:0, 5:1",
                                              "--grid", "u4=2:4:1", "--over", "u4",
                                              "--csv",  "-"}
                               << profile.arg("Valley");
    }
    void settingsThatChangeNothingAreTold() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, note);
        const Ended e = program(arguments);
        QCOMPARE(e.error, note);
        QCOMPARE(e.code, 0);
    }

    void everyLanguageSaysAndWritesTheSame_data() { talweg::tests::addLocales(); }
    void everyLanguageSaysAndWritesTheSame() {
        const QByteArray name = QTest::currentDataTag();
        QString why;
        const QList<QByteArray> here = [&] {
            const talweg::tests::InLocale locale(name);
            why = locale.why();
            return why.isEmpty() ? everythingSaid(name == "C" ? "C.UTF-8" : name + ".UTF-8")
                                 : QList<QByteArray>();
        }();
        if (!why.isEmpty()) QSKIP(qPrintable(why));
        const QList<QByteArray> plain = everythingSaid("C.UTF-8");
        QCOMPARE(here.size(), plain.size());
        for (qsizetype i = 0; i < here.size(); ++i)
            QCOMPARE(here[i], plain[i]);
    }

    void devicesStayDevices() {
        const auto kindOf = [](const char* path) {
            struct stat status {};
            return ::stat(path, &status) == 0 ? status.st_mode & S_IFMT : 0;
        };
        const QStringList run{"run", "rover", "--csv"};
        const Ended null = program(run + QStringList{"/dev/null"});
        QCOMPARE(null.error, QString());
        QCOMPARE(null.code, 0);
        QCOMPARE(kindOf("/dev/null"), mode_t(S_IFCHR));
        const Ended full = program(run + QStringList{"/dev/full"});
        QCOMPARE(full.code, 1);
        QCOMPARE(full.error, QString("talweg: Cannot write /dev/full: No space left on device.\n"));
        QCOMPARE(kindOf("/dev/full"), mode_t(S_IFCHR));
        for (const char* path : {"/dev/stdout", "-", "/dev/fd/1", "/proc/self/fd/1"}) {
            const Ended e = program(run + QStringList{path});
            QCOMPARE(e.error, QString());
            QVERIFY2(e.out.startsWith("t_s,x_m,"), path);
        }
    }

    void pipesAreReadFrom() {
        QProcess shell;
        shell.start("bash", {"-c", QStringLiteral(
                                       "printf '0,0\\n20,-3\\n' | %1 run rover --set terrain=profile --set "
                                       "profile=@- --json && %1 check <(echo '{}')")
                                       .arg(TALWEG_PROGRAM)});
        QVERIFY(shell.waitForFinished());
        QVERIFY(shell.readAllStandardOutput().contains("[20, -3]"));
        QVERIFY(shell.readAllStandardError().contains("This is not a Talweg project."));
        QCOMPARE(shell.exitCode(), 2);
    }

    void pipesAreWrittenTo() {
        const QTemporaryDir folder;
        const QByteArray pipe = QFile::encodeName(folder.filePath("pipe"));
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        QProcess reader;
        reader.setStandardOutputFile(folder.filePath("copy"));
        reader.start("cat", {QString::fromLocal8Bit(pipe)});
        const Ended e = program({"run", "rover", "--csv", QString::fromLocal8Bit(pipe)});
        QCOMPARE(e.error, QString());
        QCOMPARE(e.code, 0);
        QVERIFY(reader.waitForFinished());
        QFile copy(folder.filePath("copy"));
        QVERIFY(copy.open(QIODevice::ReadOnly));
        QVERIFY(copy.readAll().startsWith("t_s,x_m,"));
        QProcess shell;
        shell.start("bash", {"-c", QStringLiteral("%1 run rover --csv >(cat >&2)").arg(TALWEG_PROGRAM)});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 0);
        QVERIFY(shell.readAllStandardError().startsWith("t_s,x_m,"));
    }

    /// Killed whenever: the report of before stands there, or the new one as a whole.
    void aReportThatIsKilledLeavesTheOldOne() {
        const QTemporaryDir folder;
        const QString report = folder.filePath("a.pdf");
        int old = 0, whole = 0;
        for (int wait = 10; wait < 20'000 && whole == 0; wait = wait * 7 / 5) {
            QFile file(report);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("the report of before");
            file.close();
            QProcess process;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert("QT_QPA_PLATFORM", "offscreen");
            process.setProcessEnvironment(environment);
            process.start(TALWEG_PROGRAM, {"report", TALWEG_EXAMPLE, "--out", report});
            QVERIFY(process.waitForStarted());
            process.waitForFinished(wait);
            process.kill();
            process.waitForFinished();
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray left = file.readAll();
            const bool isWhole = left.startsWith("%PDF-") && left.trimmed().endsWith("%%EOF");
            QVERIFY2(isWhole || left == "the report of before", left.left(100));
            ++(isWhole ? whole : old);
        }
        QVERIFY(old > 0 && whole == 1);
    }

    void withoutFontsNothingIsDrawn() {
        const QTemporaryDir folder;
        const auto none = withoutFonts(folder);
        const QString project = folder.filePath("a.talweg"), figure = folder.filePath("a.png");
        QFile file(project);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"({"format": "talweg", "version": 1, "experiments": [{"name": "One", "system": "rover"}]})");
        file.close();
        const Ended e = program({"export", project, "--figure", "trajectory", "--out", figure}, none);
        QVERIFY(!e.crashed);
        QCOMPARE(e.code, 1);
        QCOMPARE(e.error, QString("talweg: Figures cannot be drawn because no fonts are installed. Install a "
                                  "font package, such as fonts-dejavu-core.\n"));
        QVERIFY(!QFile::exists(figure));
        QCOMPARE(program({"reproduce", "hartl-2006", "--out", folder.filePath("out")}, none).error, e.error);
        QVERIFY(!QFile::exists(folder.filePath("out")));
        const QString report = folder.filePath("a.pdf");
        QCOMPARE(program({"report", project, "--out", report}, none).error, e.error);
        QVERIFY(!QFile::exists(report));
        // Tables need none.
        QCOMPARE(program({"export", project, "--csv", folder.filePath("a.csv")}, none).error, QString());

        auto window = none;
        window["QT_QPA_PLATFORM"] = "offscreen";
        const Ended w = program({}, window);
        QVERIFY(!w.crashed);
        QCOMPARE(w.code, 1);
        QVERIFY2(w.error.contains("talweg: The window cannot be opened: no fonts are installed."),
                 qPrintable(w.error));
    }
};

TALWEG_TEST(tst_program, TestProgram, QCoreApplication)
#include "tst_program.moc"
