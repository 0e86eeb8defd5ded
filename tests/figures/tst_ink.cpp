#include "figures/file/ink.h"
#include "figures/file/picture_file.h"
#include "figures/theme.h"

#include "support/test.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>
#include <QtTest>
#include <cmath>

using namespace talweg;

namespace {

/// A drawing of 40 mm by 30 mm, which are 151 by 113 units.
const FigureSize small{40, 30, 96};

QPicture drawing(const std::function<void(QPainter&)>& draw) {
    QPicture picture;
    QPainter painter(&picture);
    draw(painter);
    painter.end();
    return picture;
}

FigureSize withLines(double width) {
    FigureSize size = small;
    size.lineWidth = width;
    return size;
}

FigureSize inGrey() {
    FigureSize size = small;
    size.grey = true;
    return size;
}

/// How many pixels of a column are dark.
int darkAt(const QImage& image, int x) {
    int dark = 0;
    for (int y = 0; y < image.height(); ++y)
        if (qGray(image.pixel(x, y)) < 128) ++dark;
    return dark;
}

/// L* of CIE 1976 of a colour in sRGB, by its definition.
double lightnessOf(const QColor& color) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    const double y =
        0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
    const double f = y > std::pow(6.0 / 29, 3) ? std::cbrt(y) : y / (3 * std::pow(6.0 / 29, 2)) + 4.0 / 29;
    return 116 * f - 16;
}

std::vector<QColor> palette() {
    const Theme theme = Theme::light();
    std::vector<QColor> all(theme.lines.begin(), theme.lines.end());
    all.push_back(theme.good);
    all.push_back(theme.bad);
    return all;
}

/// Of blacks, whites and greys, with all that drawings are made of.
QPicture everything() {
    return drawing([](QPainter& painter) {
        QFont font("sans");
        font.setPixelSize(11);
        painter.setFont(font);
        painter.drawText(QPointF(5, 20), "Height y (m)");
        painter.save();
        painter.translate(20, 90);
        painter.rotate(-90);
        painter.drawText(QRectF(0, 0, 60, 12), Qt::AlignCenter, "up");
        painter.restore();
        painter.setClipRect(QRectF(30, 30, 60, 40));
        painter.setPen(QPen(Qt::black, 3, Qt::DashLine));
        painter.setBrush(QColor(200, 200, 200));
        painter.drawEllipse(QPointF(60, 50), 40, 30);
        painter.setClipping(false);
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath path(QPointF(100, 10));
        path.cubicTo(120, 40, 90, 60, 140, 100);
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        const QPointF points[] = {{5, 100}, {40, 80}, {60, 105}};
        painter.setPen(QPen(QColor(160, 160, 160), 1));
        painter.drawPolyline(points, 3);
        QImage image(8, 8, QImage::Format_RGB32);
        image.fill(Qt::darkGray);
        painter.setOpacity(0.5);
        painter.drawImage(QRectF(100, 80, 20, 20), image);
    });
}

} // namespace

class TestInk : public QObject {
    Q_OBJECT

private slots:
    void whatAsksForNothingStays() {
        const QPicture picture = everything();
        const QPicture same = inked(picture, small);
        QCOMPARE(QByteArray(same.data(), same.size()), QByteArray(picture.data(), picture.size()));
    }

    /// A line of 4 units and 0.75 pt for each unit: with axes of 1.5 pt it has 8, of 0.375 pt 2.
    void linesAreAsWideAsAskedFor() {
        const QPicture line = drawing([](QPainter& painter) {
            painter.setPen(QPen(Qt::black, 4, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(QPointF(0, 50), QPointF(140, 50));
        });
        QCOMPARE(darkAt(imageOf(line, small), 70), 4);
        QCOMPARE(darkAt(imageOf(line, withLines(1.5)), 70), 8);
        QCOMPARE(darkAt(imageOf(line, withLines(0.375)), 70), 2);
        // Letters twice as large make it 8 wide; with a width of its own it does not follow them.
        FigureSize large = small;
        large.letters = 16.5;
        QCOMPARE(darkAt(imageOf(line, large), 70), 8);
        large.lineWidth = 0.75;
        QCOMPARE(darkAt(imageOf(line, large), 70), 4);
    }

    /// Nothing but colours and widths becomes other: letters, places, clips and dashes stay.
    void allElseStays() {
        const QImage before = imageOf(everything(), small), after = imageOf(everything(), inGrey());
        QVERIFY(darkAt(before, 60) > 3);
        QCOMPARE(after, before);
        // Letters stay letters.
        for (const char* letters : {">Height y (m)</text>", ">up</text>"})
            QVERIFY2(svgOf(everything(), inGrey()).contains(letters), letters);
    }

    /// Lightness L* from 0 to 100; two greys a step of 7 apart are told apart side by side.
    void coloursOfLinesBecomeGreysThatStayApart() {
        const std::vector<QColor> colours = palette();
        for (std::size_t i = 0; i < colours.size(); ++i) {
            const QColor grey = greyOf(colours[i]);
            QVERIFY(grey.red() == grey.green() && grey.green() == grey.blue());
            QVERIFY(lightnessOf(grey) < 85); // is seen on white
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(std::abs(lightnessOf(grey) - lightnessOf(greyOf(colours[j]))) > 7);
        }
        // Two lines are the most usual.
        QVERIFY(std::abs(lightnessOf(greyOf(colours[0])) - lightnessOf(greyOf(colours[1]))) > 40);
    }

    void otherColoursKeepTheirLightness() {
        for (const QColor color : {QColor(0x123456), QColor(0xffeedd), QColor(0x00ff00), QColor(0x808080)}) {
            QVERIFY(std::abs(lightnessOf(color) - lightness(color)) < 1e-4);
            QVERIFY(std::abs(lightnessOf(greyOf(color)) - lightnessOf(color)) < 0.4); // of 8 bits
        }
        QColor glass(0x0072b2);
        glass.setAlpha(100);
        QCOMPARE(greyOf(glass).alpha(), 100);
    }

    void imagesBecomeGreyToo() {
        const QPicture picture = drawing([](QPainter& painter) {
            QImage image(4, 4, QImage::Format_RGB32);
            image.fill(QColor(200, 30, 60));
            painter.drawImage(QRectF(20, 20, 80, 60), image);
            painter.fillRect(QRectF(0, 0, 10, 10), QColor(0, 90, 200));
        });
        QVERIFY(!imageOf(picture, small).allGray());
        QVERIFY(imageOf(picture, inGrey()).allGray());
    }

    void theCheckCountsWhatIsDrawn() {
        const std::vector<QColor> colours = palette();
        const auto lines = [&](std::initializer_list<std::size_t> which) {
            return greyCheck(drawing([&](QPainter& painter) {
                for (const std::size_t one : which) {
                    painter.setPen(QPen(colours[one], 2));
                    painter.drawLine(QPointF(0, 10), QPointF(100, 10));
                }
                painter.setPen(Qt::black);
                painter.drawText(QPointF(5, 50), "text");
            }));
        };
        QCOMPARE(lines({}).colours, 0);
        QCOMPARE(lines({0}).colours, 1);
        QCOMPARE(lines({0, 0, 1}).colours, 2);
        const double apart = std::abs(lightnessOf(greyOf(colours[0])) - lightnessOf(greyOf(colours[1])));
        QVERIFY(std::abs(lines({0, 1}).apart - apart) < 1e-4);
        const GreyCheck areas = greyCheck(drawing([&](QPainter& painter) {
            painter.fillRect(QRectF(0, 0, 10, 10), colours[8]);
            painter.fillRect(QRectF(0, 0, 10, 10), colours[9]);
        }));
        QCOMPARE(areas.colours, 2);
    }
};

TALWEG_TEST(tst_ink, TestInk, QApplication)
#include "tst_ink.moc"
