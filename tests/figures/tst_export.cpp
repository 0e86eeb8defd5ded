#include "bouncing.h"
#include "figures/export.h"

#include <QImageReader>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <thread>

using namespace talweg;
using namespace talweg::tests;

class TestExport : public QObject {
    Q_OBJECT

private slots:
    void pngHasThePixelsAndTheResolution();
    void svgHasTheSizeInMillimetres();
    void pdfHasTheSizeInPoints();
    void everyFormatShowsTheFigure_data();
    void everyFormatShowsTheFigure();
    void otherSuffixesAreRefused();
    void sizesOutOfRangeAreRefused_data();
    void sizesOutOfRangeAreRefused();
    void unwritablePlacesAreSaid();
    void writingWorksOnAnyThread();
    void aWindowShowsAPart();
    void hiddenEntriesAreLeftOut();

private:
    QString write(const QString& name, FigureSize size, std::size_t figure = 0);
    QByteArray contents(const QString& name) const;

    QTemporaryDir m_folder;
    Shown m_shown = bouncing();
};

QString TestExport::write(const QString& name, FigureSize size, std::size_t figure) {
    return exportFigure(m_shown, m_shown.system->figures[figure], Theme::light(), size,
                        m_folder.filePath(name));
}

QByteArray TestExport::contents(const QString& name) const {
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestExport::pngHasThePixelsAndTheResolution() {
    QCOMPARE(write("a.png", {160, 100, 300}), QString());
    const QImage image(m_folder.filePath("a.png"));
    QCOMPARE(image.size(), QSize(1890, 1181));
    QCOMPARE(image.dotsPerMeterX(), 11811);
    QCOMPARE(image.dotsPerMeterY(), 11811);
}

void TestExport::svgHasTheSizeInMillimetres() {
    QCOMPARE(write("a.svg", {123.4, 56.7, 300}), QString());
    QXmlStreamReader xml(contents("a.svg"));
    xml.readNextStartElement();
    QCOMPARE(xml.attributes().value("width").toString(), "123.4mm");
    QCOMPARE(xml.attributes().value("height").toString(), "56.7mm");
}

void TestExport::pdfHasTheSizeInPoints() {
    QCOMPARE(write("a.pdf", {160, 100, 300}), QString());
    static const QRegularExpression box(R"(/MediaBox \[(\S+) (\S+) (\S+) (\S+) *\])");
    const auto found = box.match(QString::fromLatin1(contents("a.pdf")));
    QVERIFY(found.hasMatch());
    const auto number = [&](int n) { return found.captured(n).toDouble(); };
    QVERIFY(std::abs(number(3) - number(1) - 160 * 72 / 25.4) < 2e-3);
    QVERIFY(std::abs(number(4) - number(2) - 100 * 72 / 25.4) < 2e-3);
}

void TestExport::everyFormatShowsTheFigure_data() {
    QTest::addColumn<QString>("suffix");
    for (const char* suffix : {"png", "svg", "pdf", "PNG"})
        QTest::newRow(suffix) << suffix;
}

void TestExport::everyFormatShowsTheFigure() {
    QFETCH(QString, suffix);
    for (const std::size_t figure : {0u, 1u}) {
        QCOMPARE(write("b." + suffix, {120, 80, 150}, figure), QString());
        QVERIFY(contents("b." + suffix).size() > 5000);
    }
    if (suffix == "svg") QVERIFY(contents("b.svg").contains("Energy (J)"));
}

void TestExport::otherSuffixesAreRefused() {
    const QString message = write("a.bmp", {});
    QVERIFY(message.contains("a.bmp"));
    QVERIFY(message.contains(".png, .svg or .pdf"));
    QVERIFY(!QFile::exists(m_folder.filePath("a.bmp")));
    QVERIFY(!write("none", {}).isEmpty());
}

void TestExport::sizesOutOfRangeAreRefused_data() {
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addColumn<int>("dpi");
    QTest::addColumn<QStringList>("says");
    QTest::newRow("narrow") << 5.0 << 100.0 << 300 << QStringList{"width", "5 mm", "at least 20 mm"};
    QTest::newRow("negative") << 160.0 << -1.0 << 300 << QStringList{"height", "-1 mm", "at least 20 mm"};
    QTest::newRow("huge") << 160.0 << 3000.0 << 300 << QStringList{"height", "3000 mm", "at most 2000 mm"};
    QTest::newRow("nan") << std::nan("") << 100.0 << 300 << QStringList{"width", "at least 20 mm"};
    QTest::newRow("coarse") << 160.0 << 100.0 << 10 << QStringList{"10 dpi", "at least 30 dpi"};
    QTest::newRow("fine") << 160.0 << 100.0 << 9999 << QStringList{"9999 dpi", "at most 2400 dpi"};
    QTest::newRow("many pixels") << 1000.0 << 1000.0 << 1200 << QStringList{"pixels", "200 million"};
}

void TestExport::sizesOutOfRangeAreRefused() {
    QFETCH(double, width);
    QFETCH(double, height);
    QFETCH(int, dpi);
    QFETCH(QStringList, says);
    const QString message = write("c.png", {width, height, dpi});
    for (const QString& text : says)
        QVERIFY2(message.contains(text), qPrintable(message));
    QVERIFY(!QFile::exists(m_folder.filePath("c.png")));
}

void TestExport::unwritablePlacesAreSaid() {
    const QString message = write("no/such/folder/a.png", {60, 40, 100});
    QVERIFY(message.contains("no/such/folder/a.png"));
}

void TestExport::writingWorksOnAnyThread() {
    const FigureSize size{100, 60, 200};
    const QPicture picture = drawFigure(m_shown, m_shown.system->figures[1], Theme::night(), size);
    QString message = "not run";
    std::thread([&] { message = writePicture(picture, size, m_folder.filePath("thread.png")); }).join();
    QCOMPARE(message, QString());
    const QImage image(m_folder.filePath("thread.png"));
    QCOMPARE(image.size(), QSize(787, 472));
    QCOMPARE(image.pixelColor(2, 2), Theme::night().background);
    QCOMPARE(image.pixelColor(784, 469), Theme::night().background);
}

void TestExport::aWindowShowsAPart() {
    const FigureSize size{100, 60, 100};
    const FigureRecipe& energy = m_shown.system->figures[1];
    const auto whole = svgOf(drawFigure(m_shown, energy, Theme::light(), size), size);
    const auto part =
        svgOf(drawFigure(m_shown, energy, Theme::light(), size, {}, FigureWindow{2, 3, 200, 300}), size);
    QVERIFY(whole.contains(">100<"));
    QVERIFY(!part.contains(">100<"));
    QVERIFY(part.contains(">240<"));
}

void TestExport::hiddenEntriesAreLeftOut() {
    const FigureSize size{100, 60, 100};
    const FigureRecipe& energy = m_shown.system->figures[1];
    const auto count = [](const QByteArray& svg) {
        return svg.count(Theme::light().lines[0].name().toLatin1());
    };
    const auto all = svgOf(drawFigure(m_shown, energy, Theme::light(), size), size);
    const auto fewer =
        svgOf(drawFigure(m_shown, energy, Theme::light(), size, {}, {}, {false, true, true}), size);
    QVERIFY(count(all) > 0);
    QCOMPARE(count(fewer), 0);
}

QTEST_MAIN(TestExport)
#include "tst_export.moc"
