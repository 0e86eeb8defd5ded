#include "bouncing.h"
#include "figures/file/film_file.h"
#include "figures/file/picture_file.h"
#include "figures/run/film.h"
#include "figures/run/run_picture.h"
#include "figures/theme.h"
#include "physics/near.h"
#include "support/test.h"

#include <QTemporaryDir>
#include <QtTest>
#include <numeric>
#include <webp/demux.h>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// The frames of an animated WebP and when each ends (ms), read by the library's decoder.
struct Decoded {
    std::vector<QImage> frames;
    std::vector<int> ends;
};

Decoded decoded(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QByteArray bytes = file.readAll();
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                        static_cast<std::size_t>(bytes.size())};
    WebPAnimDecoderOptions options;
    WebPAnimDecoderOptionsInit(&options);
    options.color_mode = MODE_RGBA;
    const std::unique_ptr<WebPAnimDecoder, void (*)(WebPAnimDecoder*)> decoder(
        WebPAnimDecoderNew(&data, &options), WebPAnimDecoderDelete);
    WebPAnimInfo info;
    if (!decoder || !WebPAnimDecoderGetInfo(decoder.get(), &info)) return {};
    Decoded film;
    std::uint8_t* pixels = nullptr;
    int end = 0;
    while (WebPAnimDecoderHasMoreFrames(decoder.get())
           && WebPAnimDecoderGetNext(decoder.get(), &pixels, &end)) {
        film.frames.push_back(QImage(pixels, static_cast<int>(info.canvas_width),
                                     static_cast<int>(info.canvas_height), QImage::Format_RGBA8888)
                                  .convertToFormat(QImage::Format_RGB32));
        film.ends.push_back(end);
    }
    return film;
}

double lengthOf(const std::vector<FilmFrame>& frames) {
    return std::accumulate(frames.begin(), frames.end(), 0.0,
                           [](double sum, const FilmFrame& frame) { return sum + frame.seconds; });
}

} // namespace

class TestFilm : public QObject {
    Q_OBJECT

private slots:
    void framesGoEvenlyFromEndToEnd() {
        // Two seconds at half the speed are four of film, and the end is held for one more.
        const auto frames = framesOf({.from = 1, .to = 3, .speed = 0.5, .framesPerSecond = 10});
        QCOMPARE(frames.size(), 41u);
        QCOMPARE(frames.front().t, 1.0);
        QCOMPARE(frames[20].t, 2.0);
        QCOMPARE(frames.back().t, 3.0);
        QNEAR(lengthOf(frames), 5.0, 1e-12);
    }

    void aRunOfNoLengthIsOnePicture() {
        const auto frames = framesOf({});
        QCOMPARE(frames.size(), 1u);
        QCOMPARE(frames.front().t, 0.0);
    }

    void filmsOutOfRangeAreRefused_data() {
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<double>("speed");
        QTest::addColumn<double>("rate");
        QTest::addColumn<QString>("said");
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QTest::newRow("fine") << 0.0 << 10.0 << 1.0 << 25.0 << "";
        QTest::newRow("all of the rates") << 0.0 << 10.0 << 1.0 << 60.0 << "";
        QTest::newRow("before the run") << -1.0 << 10.0 << 1.0 << 25.0 << "from 0 s to 10 s";
        QTest::newRow("after the run") << 0.0 << 10.1 << 1.0 << 25.0 << "from 0 s to 10 s";
        QTest::newRow("backwards") << 5.0 << 4.0 << 1.0 << 25.0 << "from 0 s to 10 s";
        QTest::newRow("no time") << nan << 4.0 << 1.0 << 25.0 << "from 0 s to 10 s";
        QTest::newRow("no speed") << 0.0 << 10.0 << 0.0 << 25.0 << "you entered 0)";
        QTest::newRow("speed that is none") << 0.0 << 10.0 << nan << 25.0 << "film speed must lie";
        QTest::newRow("half a frame") << 0.0 << 10.0 << 1.0 << 0.5 << "between 1 and 60 per second";
        QTest::newRow("too many") << 0.0 << 10.0 << 1.0 << 61.0 << "between 1 and 60 per second";
        QTest::newRow("too long") << 0.0 << 10.0 << 0.001 << 25.0 << "more than 10000 frames";
    }

    void filmsOutOfRangeAreRefused() {
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(double, speed);
        QFETCH(double, rate);
        QFETCH(QString, said);
        const QString complaint = talweg::complaint(Film{from, to, speed, rate}, 10);
        QVERIFY2(said.isEmpty() ? complaint.isEmpty() : complaint.contains(said), qPrintable(complaint));
    }

    void framesAreLargeButNotTooLarge() {
        QCOMPARE(filmSizeComplaint({4096, 2160}), QString());
        QVERIFY(filmSizeComplaint({4097, 2160}).contains("4097 × 2160 pixels"));
    }

    void namesSayTheKind() {
        QCOMPARE(filmNameComplaint("a.webp"), QString());
        QCOMPARE(filmNameComplaint("a.PNG"), QString());
        QVERIFY(filmNameComplaint("a.gif").contains(".webp"));
        QCOMPARE(framePath("fall.png", 0), QString("fall-0001.png"));
        QCOMPARE(framePath("50%1 of %2.png", 1), QString("50%1 of %2-0002.png"));
        QCOMPARE(framePath("a/b.c/fall.x.png", 12344), QString("a/b.c/fall.x-12345.png"));
    }

    void aFrameIsTheFigureAtItsInstant() {
        const Shown shown = bouncing();
        const FigureSize size{60, 40, 96};
        for (const FigureRecipe& recipe : shown.system->figures) {
            FigureDrawing film = figureDrawing(shown, recipe, Theme::light(), size);
            for (const double t : {3.0, 0.0, 1.25}) {
                const QPicture still = drawFigure(shown, recipe, Theme::light(), size, {}, {.instant = t});
                QCOMPARE(imageOf(film.drawAt(t), size), imageOf(still, size));
            }
            QVERIFY(imageOf(film.drawAt(3), size) != imageOf(film.drawAt(1), size));
        }
    }

    void webpKeepsEveryPixelAndTheTime() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.webp");
        const auto film = makeFilmFile(path);
        std::vector<QImage> frames;
        for (int i = 0; i < 5; ++i) {
            QImage frame(31, 17, QImage::Format_RGB32);
            frame.fill(Qt::white);
            for (int x = 0; x < 31; ++x)
                frame.setPixel(x, 3 * i, qRgb(7 * x, 50 * i, 255 - x));
            frames.push_back(frame);
            QCOMPARE(film->add(frame, i == 4 ? 1 : 1 / 30.0), QString());
            QVERIFY(!QFile::exists(path));
        }
        QCOMPARE(film->finish(), QString());
        const Decoded read = decoded(path);
        QCOMPARE(read.ends, (std::vector<int>{33, 67, 100, 133, 1133}));
        QCOMPARE(read.frames, frames);
    }

    void pngFramesAreNumbered() {
        const QTemporaryDir folder;
        const auto film = makeFilmFile(folder.filePath("a.png"));
        QImage frame(31, 17, QImage::Format_RGB32);
        for (const Qt::GlobalColor color : {Qt::red, Qt::green}) {
            frame.fill(color);
            QCOMPARE(film->add(frame, 0.04), QString());
        }
        QCOMPARE(film->finish(), QString());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), (QStringList{"a-0001.png", "a-0002.png"}));
        QCOMPARE(QImage(folder.filePath("a-0002.png")).convertToFormat(QImage::Format_RGB32), frame);
    }

    void placesThatCannotBeWrittenAreSaid() {
        const QImage frame(31, 17, QImage::Format_RGB32);
        const QTemporaryDir folder;
        const auto png = makeFilmFile(folder.filePath("no/a.png"));
        QVERIFY(png->add(frame, 1).contains(folder.filePath("no/a-0001.png")));
        const auto webp = makeFilmFile(folder.filePath("no/a.webp"));
        QCOMPARE(webp->add(frame, 1), QString());
        QVERIFY(webp->finish().contains(folder.filePath("no/a.webp")));
    }
};

TALWEG_TEST(tst_film, TestFilm, QApplication)
#include "tst_film.moc"
