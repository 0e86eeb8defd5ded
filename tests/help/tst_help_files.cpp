#include "file_key_rows.h"
#include "page.h"
#include "project/file.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

using namespace talweg;
using namespace talweg::tests;

namespace {

const QString filesPage = "resources/help/files.md";

/// The rows of the page's table below a line, without its head.
QStringList tableBelow(const QString& line) {
    QStringList rows;
    const QStringList lines = fileText(filesPage).split(u'\n');
    for (qsizetype i = lines.indexOf(line) + 4; i < lines.size() && lines[i].startsWith(u'|'); ++i)
        rows << lines[i];
    return rows;
}

} // namespace

/// What the page about files says of them.
class TestHelpFiles : public QObject {
    Q_OBJECT

private slots:
    void projectsOnThePagesAreValid() {
        const QByteArray project = blockFrom("resources/help/files.md", "{");
        QCOMPARE(fromText(project, builtinSystems()).problems, QStringList());
        // The study belongs into the experiment.
        const QByteArray study = blockFrom("resources/help/files.md", "\"study\": {").trimmed();
        QByteArray studied = project;
        const auto at = studied.indexOf("\"inputs\"");
        studied.insert(at, study + ",\n");
        studied.replace("\"version\": 1", "\"version\": 2");
        const FileReading reading = fromText(studied, builtinSystems());
        QCOMPARE(reading.problems, QStringList());
        // As the program itself writes it.
        const QByteArray written = toText(*reading.project, builtinSystems());
        for (const QByteArray& line : study.split('\n'))
            QVERIFY2(written.contains(line.trimmed()), line.constData());
    }

    /// The page has the keys that the reader knows, with what the program says of them.
    void tablesOfKeys_data() {
        QTest::addColumn<QString>("above");
        QTest::addColumn<QByteArray>("kind");
        QTest::newRow("project") << QStringLiteral("What the keys mean:") << QByteArray("project");
        QTest::newRow("study") << QStringLiteral("A study has these keys:") << QByteArray("study");
        QTest::newRow("export job") << QStringLiteral("An export job has these keys:")
                                    << QByteArray("export");
    }

    void tablesOfKeys() {
        QFETCH(const QString, above);
        QFETCH(const QByteArray, kind);
        const QStringList expected = fileKeyRows(kind.toStdString());
        QVERIFY2(tableBelow(above) == expected, qPrintable("\n" + expected.join(u'\n')));
    }

    void numbers() {
        Page files(filesPage);
        for (const char* kind : {"project", "study", "export"})
            files.given(fileKeyRows(kind));
        files.given({"| 1 | the first |",
                     "| 2 | studies; a project without one is still written as version 1 |",
                     "| 3 | pinned runs; a project without one is still written as version 1 or 2 |",
                     "| 4 | the bodies of a race",
                     "is still written as version 1, 2 or 3 |",
                     "| 5 | what a study is not sure of",
                     "is still written as version 4 or an earlier one |",
                     "| 6 | named requirements",
                     "is still written as version 5 or an earlier one |",
                     "| 7 | constants and expressions",
                     "is still written as version 6 or an earlier one |",
                     "| 8 | export jobs",
                     "is still written as version 7 or an earlier one |",
                     "| 9 | a study pinned as baseline, units in which the project is shown",
                     "is still written as version 8 or an earlier one |",
                     "| 10 | the numbers of measured tables",
                     "is still written as version 9 or an earlier one |",
                     "| 11 | the units of measured tables",
                     "is still written as version 10 or an earlier one |",
                     "| 12 | inputs of studies",
                     "is still written as version 11 or an earlier one |",
                     "of version 9 and earlier"});
        files.saysAsIn("All kept numbers take 1,000,000 bytes at most", "src/project/columns.h",
                       "mostMeasured = 1'000'000;");
        files.saysAsIn("at most 2,000,000 points of profiles", "src/project/file.h",
                       "mostPoints = 2'000'000");
        files.saysAsIn("takes at most 4,000,000 bytes besides", "src/project/file.h",
                       "largestRest = 4'000'000;");
        files.saysAsIn("No file of more than 132,000,000 bytes is opened: a point takes at most 64.",
                       "src/project/file.h", "largestProject = largestRest + 64 * mostPoints;");
        files.saysAsIn("one of more than 500 experiments, pins, requirements or export jobs",
                       "src/project/project.h", "maxExperiments = 500");
        files.saysAsIn("or 200 constants", "src/project/project.h", "maxConstants = 200;");
        files.saysAsIn("A project that takes more than 200,000 bytes", "src/files/picture_source.cpp",
                       "mostCarried = 200'000;");
        VERIFY_PAGE(files);
    }
};

TALWEG_TEST(tst_help_files, TestHelpFiles, QGuiApplication)
#include "tst_help_files.moc"
