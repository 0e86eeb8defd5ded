#include "made_report.h"
#include "report/report_pages.h"
#include "report/report_pdf.h"
#include "support/test.h"

#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// The text of each page, as poppler finds it.
QStringList pagesOf(const QByteArray& pdf) {
    QTemporaryDir folder;
    QFile file(folder.filePath("a.pdf"));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size()) return {};
    file.close();
    QProcess poppler;
    poppler.start("pdftotext", {"-layout", file.fileName(), "-"});
    poppler.waitForFinished();
    QStringList pages = QString::fromUtf8(poppler.readAllStandardOutput()).split('\f');
    pages.removeLast();
    return pages;
}

int countIn(const QByteArray& pdf) {
    static const QRegularExpression count("/Type /Pages.*?/Count (\\d+)",
                                          QRegularExpression::DotMatchesEverythingOption);
    return count.match(QString::fromLatin1(pdf)).captured(1).toInt();
}

/// Dots of a page beside the text, and between it and the running head and the number of the page.
int marksInMargins(const ReportPages& pages, int page) {
    constexpr double dotsPerMm = 2, mmPerPoint = 25.4 / 72;
    const QSizeF mm = pages.size() / ReportPages::unitsPerPoint * mmPerPoint;
    const double side = (mm.width() - reportWidthMm) / 2;
    QImage image((mm * dotsPerMm).toSize(), QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    const double scale = dotsPerMm * mmPerPoint / ReportPages::unitsPerPoint;
    painter.scale(scale, scale);
    pages.paint(painter, page);
    painter.end();
    int marks = 0;
    for (int y = 0; y < image.height(); ++y) {
        const double yMm = y / dotsPerMm;
        const bool isFree = (yMm > mm.height() - 19 && yMm < mm.height() - 15) || (yMm > 14.5 && yMm < 19);
        const uchar* const line = image.constScanLine(y);
        for (int x = 0; x < image.width(); ++x) {
            const double xMm = x / dotsPerMm;
            const bool isBeside = xMm < side - 1 || xMm > mm.width() - side + 1;
            if ((isBeside || isFree) && line[x] < 200) ++marks;
        }
    }
    return marks;
}

} // namespace

class TestReportPdf : public QObject {
    Q_OBJECT

private slots:
    /// Qt orders fonts by it.
    void initTestCase() { QHashSeed::setDeterministicGlobalSeed(); }

    /// Each entry of the contents names the page on which its heading is.
    void theContentsHaveTheRightPages() {
        if (QStandardPaths::findExecutable("pdftotext").isEmpty()) QSKIP("poppler is not installed");
        const Report report = reportOf(exampleProject("rover", "hartl-case-3"));
        for (const ReportPaper paper : {ReportPaper::a4, ReportPaper::letter}) {
            const QByteArray pdf = reportPdf(report, paper);
            const QStringList pages = pagesOf(pdf);
            QCOMPARE(static_cast<int>(pages.size()), countIn(pdf));
            QVERIFY(pages.size() > 5);
            for (const ReportHeading& heading : blocksOf<ReportHeading>(report)) {
                const QRegularExpression line(QString("^ *%1\\s+%2\\s+(\\d+)$")
                                                  .arg(QRegularExpression::escape(heading.number),
                                                       QRegularExpression::escape(heading.text)),
                                              QRegularExpression::MultilineOption);
                const auto match = line.match(pages.join(u'\f')); // the contents come before the chapters
                QVERIFY2(match.hasMatch(), qPrintable(heading.number + heading.text + '\n' + pages[0]));
                const int page = match.captured(1).toInt();
                const QRegularExpression there(QString("^ *%1\\s+%2\\s*$")
                                                   .arg(QRegularExpression::escape(heading.number),
                                                        QRegularExpression::escape(heading.text)),
                                               QRegularExpression::MultilineOption);
                QVERIFY2(page >= 1 && page <= pages.size() && there.match(pages[page - 1]).hasMatch(),
                         qPrintable(QString("%1 on %2").arg(heading.number).arg(page)));
            }
        }
    }

    void titleAndDateAreInTheFile() {
        Project project = exampleProject("rover", "hartl-4.2");
        project.title = "A (b) \\ <c> é";
        project.experiments = {project.experiments[0]};
        const QByteArray pdf = reportPdf(reportOf(project), ReportPaper::a4);
        QVERIFY(pdf.startsWith("%PDF-1."));
        QVERIFY(pdf.endsWith("%%EOF\n"));
        // The last information in the file counts: its text as UTF-16.
        const QByteArray info = pdf.mid(pdf.lastIndexOf("/Creator"));
        QVERIFY(info.contains("/CreationDate (D:20260331120000Z)"));
        const QByteArray title = "FEFF00410020002800620029"; // "A (b)"
        QVERIFY(pdf.mid(pdf.lastIndexOf("/Title")).contains(title));
    }

    void theSameReportIsTheSameBytes() {
        const Report report = reportOf(exampleProject("rover", "hartl-4.2"));
        QCOMPARE(reportPdf(report, ReportPaper::a4), reportPdf(report, ReportPaper::a4));
    }

    /// Nothing but the running head and the number of the page is in the margins, on paper of either kind.
    void nothingIsCutAtTheSides_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("example");
        for (const auto& system : allSystems().systems())
            QTest::addRow("%s", system->id.c_str())
                << QString::fromStdString(system->id) << QString::fromStdString(system->examples.front().id);
        QTest::newRow("a study") << "rover"
                                 << "hartl-case-3";
    }
    void nothingIsCutAtTheSides() {
        QFETCH(QString, system);
        QFETCH(QString, example);
        const Report report = reportOf(exampleProject(qPrintable(system), qPrintable(example)));
        for (const ReportPaper paper : {ReportPaper::a4, ReportPaper::letter}) {
            const ReportPages pages(report, paper, reportFamily());
            for (int page = 0; page < pages.count(); page += paper == ReportPaper::a4 ? 1 : 4) {
                const int marks = marksInMargins(pages, page);
                QVERIFY2(marks == 0, qPrintable(QString("page %1: %2 dots").arg(page + 1).arg(marks)));
            }
        }
    }

    /// Below a heading there is room for some of what it is the heading of.
    void noHeadingIsAlone() {
        const Report report = reportOf(exampleProject("rover", "hartl-case-3"));
        const ReportPages pages(report, ReportPaper::a4, reportFamily());
        QVERIFY(pages.marks().size() > 6);
        const double below = 24 * 72 / 25.4, line = 12;
        for (const ReportPages::Mark& mark : pages.marks())
            QVERIFY2(mark.y / ReportPages::unitsPerPoint < 842 - below - 3 * line, qPrintable(mark.text));
    }
};

TALWEG_TEST(tst_report_pdf, TestReportPdf, QApplication)
#include "tst_report_pdf.moc"
