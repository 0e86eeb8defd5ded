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
        files.given({"| 1 | the first |", "| 2 | studies |", "| 3 | pinned runs |", "| 4 | bodies of a race",
                     "| 5 | uncertain inputs of a study", "| 6 | named requirements |",
                     "| 7 | constants and expressions", "| 8 | export jobs |",
                     "| 9 | a study pinned as baseline, display units",
                     "| 10 | the numbers of measured tables |", "| 11 | the units of measured tables",
                     "| 12 | unknown inputs of studies", "| 13 | measured tracks of experiments |",
                     "of version 9 and earlier"});
        files.saysAsIn("All kept numbers take 1,000,000 bytes at most", "src/project/columns.h",
                       "mostMeasured = 1'000'000;");
        files.saysAsIn("| 2,000,000 | points of profiles", "src/project/file.h", "mostPoints = 2'000'000");
        files.saysAsIn("| 4,000,000 | bytes without these points |", "src/project/file.h",
                       "largestRest = 4'000'000;");
        files.saysAsIn("| 132,000,000 | bytes of the file: a point takes at most 64 |", "src/project/file.h",
                       "largestProject = largestRest + 64 * mostPoints;");
        files.saysAsIn("| 500 | experiments, pins, requirements and export jobs, each |",
                       "src/project/project.h", "maxExperiments = 500");
        files.saysAsIn("| 20 | measured tracks |", "src/project/project.h", "maxTracks = 20;");
        files.saysAsIn("| 200 | constants |", "src/project/project.h", "maxConstants = 200;");
        files.saysAsIn("A project that takes more than 200,000 bytes", "src/files/picture_source.cpp",
                       "mostCarried = 200'000;");
        VERIFY_PAGE(files);
    }
};

TALWEG_TEST(tst_help_files, TestHelpFiles, QGuiApplication)
#include "tst_help_files.moc"
