#include "bouncing.h"
#include "figures/file/figure_size.h"
#include "figures/file/picture_file.h"
#include "figures/plot/figure_window.h"
#include "figures/run/figure_view.h"
#include "figures/run/paths.h"
#include "figures/run/run_picture.h"
#include "figures/theme.h"
#include "support/test.h"

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
    void linesGoThroughEverySample();
    void coarseRunsAreSampledForTheFile();
    void pathsOfManyPointsKeepTheirShape();
    void whatIsOnViewIsExportedAndSaid();

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
    QTest::newRow("narrow") << 5.0 << 100.0 << 300 << QStringList{"width", "5 mm", "between 20 and 2000 mm"};
    QTest::newRow("negative") << 160.0 << -1.0 << 300
                              << QStringList{"height", "-1 mm", "between 20 and 2000 mm"};
    QTest::newRow("huge") << 160.0 << 3000.0 << 300
                          << QStringList{"height", "3000 mm", "between 20 and 2000 mm"};
    QTest::newRow("nan") << std::nan("") << 100.0 << 300 << QStringList{"width", "between 20 and 2000 mm"};
    QTest::newRow("coarse") << 160.0 << 100.0 << 10 << QStringList{"10 dpi", "between 30 and 2400 dpi"};
    QTest::newRow("fine") << 160.0 << 100.0 << 9999 << QStringList{"9999 dpi", "between 30 and 2400 dpi"};
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
        svgOf(drawFigure(m_shown, energy, Theme::light(), size, {}, {.window = FigureWindow{2, 3, 200, 300}}),
              size);
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
        svgOf(drawFigure(m_shown, energy, Theme::light(), size, {}, {.entries = {false, true, true}}), size);
    QVERIFY(count(all) > 0);
    QCOMPARE(count(fewer), 0);
}

namespace {

/// A run of one quantity that is e³ᵗ over the first second.
Shown rising(std::size_t rows) {
    System system = bouncingSystem();
    system.figures[1].series = {{"kinetic", "Rising"}};
    system.figures[1].zeroLine = false;
    auto run = std::make_shared<Run>(*bouncingRun());
    run->duration = 1;
    run->events.clear();
    run->samples = [](std::size_t count) {
        Samples samples;
        samples.columns.resize(6);
        for (std::size_t i = 0; i < count; ++i) {
            const double t = static_cast<double>(i) / static_cast<double>(count - 1);
            samples.t.push_back(t);
            samples.mode.push_back(0);
            for (auto& column : samples.columns)
                column.push_back(std::exp(3 * t));
        }
        return samples;
    };
    return {std::make_shared<const System>(system), run, std::make_shared<const Samples>(run->samples(rows))};
}

/// The points of the longest line in the first line colour, in units of 1/96 inch.
QList<QPointF> longestLine(const QByteArray& svg) {
    QXmlStreamReader xml(svg);
    QStringList strokes;
    QList<QPointF> longest;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement() && xml.name() == u"g") strokes.removeLast();
        if (!xml.isStartElement()) continue;
        if (xml.name() == u"g") strokes << xml.attributes().value("stroke").toString();
        if (xml.name() != u"polyline" || strokes.last() != Theme::light().lines[0].name()) continue;
        QList<QPointF> points;
        for (const QString& pair : xml.attributes().value("points").toString().split(' ', Qt::SkipEmptyParts))
            points << QPointF(pair.section(',', 0, 0).toDouble(), pair.section(',', 1, 1).toDouble());
        if (points.size() > longest.size()) longest = points;
    }
    return longest;
}

/// How far the points of a drawn line are from e³ᵗ, in their own units; the line starts and ends on it.
double maxOff(const QList<QPointF>& line) {
    const QPointF from = line.first(), to = line.last();
    double max = 0;
    for (const QPointF& point : line) {
        const double t = (point.x() - from.x()) / (to.x() - from.x());
        const double part = std::expm1(3 * t) / std::expm1(3);
        max = std::max(max, std::abs(point.y() - from.y() - part * (to.y() - from.y())));
    }
    return max;
}

} // namespace

void TestExport::linesGoThroughEverySample() {
    const FigureSize size{80, 50, 1200};
    const Shown shown = rising(50000);
    const QPicture picture = drawFigure(shown, shown.system->figures[1], Theme::light(), size);
    const auto line = longestLine(svgOf(picture, size));
    QVERIFY2(line.size() > 300, qPrintable(QString::number(line.size())));
    QVERIFY2(maxOff(line) < 0.01, qPrintable(QString::number(maxOff(line))));

    // The same in pixels: the middle of the line's ink in some columns.
    const QImage image = imageOf(picture, size);
    const double perUnit = 1200.0 / 96;
    for (int i = 1; i < 20; ++i) {
        const QPointF& point = line[line.size() * i / 20];
        const int column = static_cast<int>(point.x() * perUnit);
        double ink = 0, rows = 0;
        for (int row = 0; row < image.height(); ++row)
            if (image.pixelColor(column, row) == Theme::light().lines[0]) {
                ink += row;
                ++rows;
            }
        // The caption's sample has the same colour, above the plot.
        const double middle = ink / rows / perUnit;
        QVERIFY2(std::abs(middle - point.y()) < 0.5,
                 qPrintable(QString("%1 and %2").arg(middle).arg(point.y())));
    }
}

void TestExport::coarseRunsAreSampledForTheFile() {
    const FigureSize size{80, 50, 1200};
    const Shown shown = rising(20);
    const auto line =
        longestLine(svgOf(drawFigure(shown, shown.system->figures[1], Theme::light(), size), size));
    QVERIFY2(line.size() > 300, qPrintable(QString::number(line.size())));
    QVERIFY(maxOff(line) < 0.01);
}

void TestExport::pathsOfManyPointsKeepTheirShape() {
    // A circle with a spike of a thousandth of its size, that turns back on itself.
    auto samples = std::make_shared<Samples>();
    samples->columns.resize(6);
    const auto add = [&](double x, double y) {
        samples->t.push_back(static_cast<double>(samples->t.size()));
        samples->mode.push_back(0);
        for (auto& column : samples->columns)
            column.push_back(0);
        samples->columns[0].back() = x;
        samples->columns[1].back() = y;
    };
    for (int i = 0; i <= 100000; ++i) {
        const double angle = 6.283185307179586 * i / 100000;
        add(std::cos(angle), std::sin(angle));
        if (i == 25000) add(0, 1.002);
    }
    const auto path = pathsByMode({m_shown.system, m_shown.run, samples})[0];
    QVERIFY(path.size() < 10000);
    double highest = 0;
    for (int i = 1; i < path.size(); ++i) {
        highest = std::max(highest, path[i].value);
        const double x = (path[i].key + path[i - 1].key) / 2, y = (path[i].value + path[i - 1].value) / 2;
        if (path[i].value <= 1 && path[i - 1].value <= 1) QVERIFY(std::abs(std::hypot(x, y) - 1) < 1e-5);
    }
    QCOMPARE(highest, 1.002);
}

void TestExport::whatIsOnViewIsExportedAndSaid() {
    FigureView view(m_shown.system, m_shown.system->figures[1]);
    view.setShown(m_shown);
    view.setPinned({{"Moon", m_shown}});
    view.resize(800, 450);
    view.setCursor(2.5);
    view.setZoom({2, 3, 20, 30});
    view.setEntryShown(1, false);
    const FigureSize size{160, 100, 96};
    const auto svg = [&](const OnView& parts) {
        return svgOf(view.picture(Theme::light(), size, parts), size);
    };
    const auto said = [&](const OnView& parts) { return view.pictureText(parts).join("; "); };

    QVERIFY(svg({}).contains(">2.500 s<"));
    QVERIFY(svg({}).contains(">Moon<"));
    QVERIFY(!svg({}).contains(">100<"));
    QCOMPARE(said({}), QString("x from 2.000 to 3.000 and y from 20.00 to 30.00; without Potential V; the "
                               "time t = 2.500 s; 1 pinned run"));
    QVERIFY(!svg({.instant = false}).contains(">2.500 s<"));
    QVERIFY(!said({.instant = false}).contains("time t"));
    QVERIFY(svg({.part = false}).contains(">100<"));
    QVERIFY(said({.part = false}).startsWith("the whole figure"));
}

TALWEG_TEST(tst_export, TestExport, QApplication)
#include "tst_export.moc"
