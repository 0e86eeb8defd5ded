#include "made_report.h"
#include "report/report_html.h"
#include "support/test.h"

#include <QXmlStreamReader>
#include <QtTest>
#include <set>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// What a well-formed file holds.
struct Parsed {
    QString error;
    QStringList elements, texts, targets;
    std::set<QString> ids;
    QStringList attributes; ///< "name=value"
};

Parsed parse(const QByteArray& html) {
    Parsed parsed;
    QXmlStreamReader xml(html);
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement()) {
            parsed.elements << xml.name().toString();
            for (const auto& attribute : xml.attributes()) {
                parsed.attributes << attribute.name().toString() + '=' + attribute.value().toString();
                if (attribute.name() == u"id") parsed.ids.insert(attribute.value().toString());
                if (attribute.name() == u"href") parsed.targets << attribute.value().toString();
            }
        }
        if (xml.isCharacters()) parsed.texts << xml.text().toString();
    }
    if (xml.hasError()) parsed.error = QString("%1 in line %2").arg(xml.errorString()).arg(xml.lineNumber());
    return parsed;
}

} // namespace

class TestReportHtml : public QObject {
    Q_OBJECT

private slots:
    void isOneWellFormedFile() {
        const QByteArray html = reportHtml(reportOf(exampleProject("rover", "hartl-case-3")));
        const Parsed parsed = parse(html);
        QCOMPARE(parsed.error, QString());
        for (const char* element : {"script", "link", "img", "iframe", "object", "embed"})
            QVERIFY2(!parsed.elements.contains(element), element);
        QVERIFY(parsed.elements.count("svg") > 8);
        // Nothing is loaded: what is referred to is in the file.
        for (const QString& attribute : parsed.attributes) {
            QVERIFY2(!attribute.startsWith("src="), qPrintable(attribute));
            const QString value = attribute.section('=', 1);
            if (attribute.startsWith("href=") && !value.startsWith('#'))
                QVERIFY2(value.startsWith("data:"), qPrintable(attribute));
        }
        QVERIFY(!html.contains("@import"));
        QVERIFY(!html.contains("url(http"));
        for (const QString& target : parsed.targets)
            if (target.startsWith('#')) QVERIFY2(parsed.ids.contains(target.mid(1)), qPrintable(target));
    }

    /// One id is one place.
    void idsAreUnique() {
        const QByteArray html = reportHtml(reportOf(exampleProject("rover", "hartl-4.2")));
        const Parsed parsed = parse(html);
        QCOMPARE(static_cast<std::size_t>(parsed.attributes.filter(QRegularExpression("^id=")).size()),
                 parsed.ids.size());
    }

    void hostileTextsAreTexts() {
        Project project = exampleProject("rover", "hartl-4.2");
        const QString hostile = "<script>alert(\"1\")</script> & ]]> '\"> </title><!--";
        project.title = hostile;
        project.notes = hostile + QChar(1) + QChar(0xD800) + QChar(0xFFFF) + "end\n\n\n<b>two</b>";
        project.experiments = {project.experiments[0]};
        project.experiments.front().name = hostile;
        const Parsed parsed = parse(reportHtml(reportOf(project)));
        QCOMPARE(parsed.error, QString());
        QVERIFY(!parsed.elements.contains("script"));
        QVERIFY(!parsed.elements.contains("b"));
        QVERIFY(parsed.texts.contains(hostile));
        QVERIFY(parsed.texts.contains(hostile + "end"));
        QVERIFY(parsed.texts.contains("<b>two</b>"));
        QVERIFY(parsed.texts.contains("2 " + hostile));
    }

    void authorAndLogoAreAtItsHead() {
        ReportChoice choice = choiceOf();
        choice.author = "A. Author <a@b>";
        choice.organisation = "Works";
        choice.logo = QImage(8, 4, QImage::Format_RGB32);
        choice.logo.fill(Qt::red);
        const QByteArray html = reportHtml(reportOf(exampleProject("rover", "hartl-4.2"), choice));
        const Parsed parsed = parse(html);
        QCOMPARE(parsed.error, QString());
        QVERIFY(parsed.texts.contains("A. Author <a@b>, Works, Talweg of tests, 31 March 2026"));
        const QByteArray lead = "src=\"data:image/png;base64,";
        const qsizetype at = html.indexOf(lead) + lead.size();
        const QImage logo =
            QImage::fromData(QByteArray::fromBase64(html.mid(at, html.indexOf('"', at) - at)));
        QCOMPARE(logo.size(), QSize(8, 4));
        QCOMPARE(logo.pixelColor(3, 2), QColor(Qt::red));
    }

    void theSameReportIsTheSameBytes() {
        const Project project = exampleProject("rover", "hartl-case-1");
        QCOMPARE(reportHtml(reportOf(project)), reportHtml(reportOf(project)));
    }
};

TALWEG_TEST(tst_report_html, TestReportHtml, QApplication)
#include "tst_report_html.moc"
