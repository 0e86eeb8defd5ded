#include "project/document.h"
#include "project/every_kind.h"
#include "project/imports.h"
#include "support/test.h"

using namespace talweg;

class TestImports : public QObject {
    Q_OBJECT

private slots:
    /// An import speaks of the value that was read, and of no other.
    void speakOfTheirValue() {
        const Points read{{0, 1}, {2, 3.5}};
        Points other = read;
        other[1].y() = std::nextafter(3.5, 4);
        Project project;
        QVERIFY(!importOf(project, read));
        addImport(project, {"a.csv", "1", digestOf(read), "Read 2 points."});
        QCOMPARE(importOf(project, read)->file, std::string("a.csv"));
        QVERIFY(!importOf(project, other));
        QVERIFY(importOf(project, Points{{-0.0, 1}, {2, 3.5}}));
        addImport(project, {"b.csv", "2", digestOf(read), "Read 2 points."});
        QCOMPARE(importOf(project, read)->file, std::string("b.csv"));
        QCOMPARE(project.imports.size(), std::size_t(1));
    }

    /// Rows whose texts run together are not the same.
    void tellTablesApart() {
        const Table a{{Cell("ab"), Cell("c"), Cell(1.0)}}, b{{Cell("a"), Cell("bc"), Cell(1.0)}};
        QVERIFY(digestOf(a) != digestOf(b));
        QCOMPARE(digestOf(a), digestOf(Table(a)));
        QCOMPARE(digestOf(a).size(), std::size_t(64));
    }

    void theOldestGo() {
        Project project;
        for (int i = 0; i < 2 * maxImports; ++i)
            addImport(project, {std::to_string(i), "", std::to_string(i), ""});
        QCOMPARE(std::ssize(project.imports), maxImports);
        QCOMPARE(project.imports.back().file, std::to_string(2 * maxImports - 1));
    }

    void thoseOfNoInputAreForgotten() {
        const Points kept{{0, 1}, {2, 3}}, pinned{{0, 5}, {2, 3}}, gone{{0, 7}, {2, 3}};
        Project project;
        project.experiments = {makeExperiment(tests::everyKind(), "A")};
        project.experiments[0].values["profile"] = kept;
        project.pins = {{"A", "every-kind", project.experiments[0].values}};
        project.pins[0].values["profile"] = pinned;
        for (const Points& points : {kept, pinned, gone})
            addImport(project, {"a.csv", "1", digestOf(points), "Read 2 points."});
        forgetImports(project);
        QCOMPARE(project.imports.size(), std::size_t(2));
        QVERIFY(importOf(project, kept) && importOf(project, pinned) && !importOf(project, gone));
    }
};

TALWEG_TEST(tst_imports, TestImports, QCoreApplication)
#include "tst_imports.moc"
