#include "project/export_job.h"
#include "support/test.h"

#include <QTest>

using namespace talweg;

namespace {

ExportJob named(const QString& file) {
    ExportJob job{"Job", "Run 1", "study:map,x=b"};
    job.file = file;
    return job;
}

QString nameOf(const QString& file, const QString& title = "Title") {
    return fileNameOf(named(file), {title, "", {}});
}

} // namespace

class TestExportJob : public QObject {
    Q_OBJECT

private slots:
    void patternsAreFilledIn() {
        QCOMPARE(nameOf("{project} {experiment} {figure} {job}"), QString("Title Run 1 study-map Job.pdf"));
        QCOMPARE(nameOf("{figure}{figure}"), QString("study-mapstudy-map.pdf"));
        QCOMPARE(nameOf("{job}", ""), QString("Job.pdf"));
        QCOMPARE(nameOf("{project}", ""), QString("Untitled.pdf"));
        QCOMPARE(nameOf("plain"), QString("plain.pdf"));
    }

    /// Whatever names stand in it, a file stays within its folder, and its name is not too long for file
    /// systems.
    void namesLeadNowhereElse() {
        QCOMPARE(nameOf("{project}", "../../etc/a:b"), QString("-..-etc-a-b.pdf"));
        QCOMPARE(nameOf("{project}", ".."), QString("Job.pdf"));
        QCOMPARE(nameOf("{project}", "a\nb"), QString("a-b.pdf"));
        QCOMPARE(nameOf("{project}", "{job}"), QString("{job}.pdf")); // what was filled in is no pattern
        const QString cactus = QString::fromUtf8("🌵");                // four bytes
        QCOMPARE(nameOf("{project}", cactus.repeated(60)), cactus.repeated(50) + ".pdf");
    }

    void patternsAreChecked() {
        for (const char* good : {"{project} {experiment}", "a.b", "Höhe", "{job}.2"})
            QCOMPARE(exportFileComplaint(QString::fromUtf8(good)), QString());
        for (const char* bad : {"", "  ", "a/b", "..", "../a", ".a", "a\\b", "a:b", "a*", "a?", "a|b", "a<b"})
            QVERIFY2(!exportFileComplaint(bad).isEmpty(), bad);
        QVERIFY(exportFileComplaint("{pie}").contains("{project}, {experiment}, {figure}, {job}"));
    }

    void namesAreUnique() {
        Project project;
        project.exports = {named("a"), named("b")};
        project.exports[1].name = "Job 2";
        QCOMPARE(freeExportName(project, " Job "), QString("Job 3"));
        QCOMPARE(freeExportName(project, "Other"), QString("Other"));
        QCOMPARE(exportNameComplaint(project, 0, "Job"), QString());
        QVERIFY(!exportNameComplaint(project, 1, "Job").isEmpty());
        QVERIFY(!exportNameComplaint(project, -1, "").isEmpty());
    }
};

TALWEG_TEST(tst_export_job, TestExportJob, QCoreApplication)
#include "tst_export_job.moc"
