#include "figures/file/figure_size.h"
#include "figures/file/picture_file.h"
#include "figures/plot/legend_bar.h"
#include "figures/plot/plot_picture.h"
#include "figures/run/make_figure.h"
#include "figures/run/run_picture.h"
#include "figures/run/space_view.h"
#include "figures/theme.h"
#include "space_demo.h"
#include "support/test.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace talweg;
using namespace talweg::tests;

class TestSpaceView : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theRecipeMakesIt();
    void draggingTurns();
    void draggingWithShiftOrTheRightButtonMoves_data();
    void draggingWithShiftOrTheRightButtonMoves();
    void theWheelZoomsAboutThePointer();
    void keysLookFromNamedDirections();
    void keysTurnMoveAndZoom();
    void resettingShowsEverything();
    void resizingKeepsEverythingOnView();
    void aFollowedBodyStaysInTheMiddle();
    void theCursorMovesTheBodies();
    void withoutACursorBodiesStandAtTheStart();
    void theLegendNamesTheBodiesAndHidesThem();
    void aSingleBodyIsColouredByMode();
    void aClickOnAPathAsksForItsTime();
    void toolTipsNameTheBody();
    void pinnedRunsAreInTheLegend();
    void emptyScenesSayThatTheyAreEmpty();
    void runsWithoutNumbersDoNoHarm();
    void quaternionsTurnBodies();
    void filesHaveTheSizeAskedFor_data();
    void filesHaveTheSizeAskedFor();
    void aFileShowsWhatIsOnView();
    void doubledPixelsShowTheSameScene();
    void aLargeSceneIsCoarseWhileItTurnsAndSharpAfterwards();
    void aLargeSceneIsCoarseWhileItsTimePlays();
    void aSmallSceneIsSharpWhileItTurns();
    void filesAreSharpWhileTheViewIsCoarse();

private:
    void press(QPoint place) { QTest::mousePress(m_view.get(), Qt::LeftButton, {}, place); }
    void moveTo(QPoint place) {
        QMouseEvent move(QEvent::MouseMove, place, m_view->mapToGlobal(place), Qt::NoButton, Qt::LeftButton,
                         {});
        QCoreApplication::sendEvent(m_view.get(), &move);
    }
    QImage onView() const { return inner(*m_view); }
    /// Without the frame of who has the keys.
    static QImage inner(SpaceView& view) {
        return view.grab(view.rect().adjusted(3, 3, -3, -3)).toImage().convertToFormat(QImage::Format_RGB32);
    }
    /// What is on view of a scene that was never in motion.
    QImage sharp() const {
        SpaceView view(m_shown.system, m_shown.system->figures[0]);
        view.setShown(m_shown);
        view.setCursor(m_view->cursorTime());
        view.resize(m_view->size());
        view.setCamera(m_view->camera());
        view.show();
        view.replot();
        return inner(view);
    }
    void drag(QPoint from, QPoint to, Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {});
    QImage picture(const SpaceView& view) const {
        const FigureSize size{80, 50, 96};
        return imageOf(view.picture(Theme::light(), size), size);
    }
    QPoint pixel(const Point3& place) const {
        const Point3 seen = SpaceProjection(m_view->camera(), m_view->size()).toPicture(place);
        return {qRound(seen.x()), qRound(seen.y())};
    }
    Point3 placeOf(int lane, double t) const {
        const auto state = Race::state(t);
        return {state[3 * lane], state[3 * lane + 1], -2.25 + 1.5 * lane};
    }

    Shown m_shown = race();
    std::unique_ptr<SpaceView> m_view;
};

namespace {

bool near(double a, double b, double within = 1e-9) {
    return std::abs(a - b) <= within;
}

int differences(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y);
    return count;
}

/// The mean difference of a channel, of 255.
double meanDifference(const QImage& a, const QImage& b) {
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    return sum / (a.width() * a.height());
}

constexpr QSize large(2000, 1200);

} // namespace

void TestSpaceView::init() {
    m_view = std::make_unique<SpaceView>(m_shown.system, m_shown.system->figures[0]);
    m_view->setShown(m_shown);
    m_view->resize(640, 400);
    m_view->show();
    m_view->replot();
}

void TestSpaceView::drag(QPoint from, QPoint to, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) {
    QTest::mousePress(m_view.get(), button, modifiers, from);
    for (const QPoint& place : {(from + to) / 2, to}) {
        QMouseEvent move(QEvent::MouseMove, place, m_view->mapToGlobal(place), Qt::NoButton, button,
                         modifiers);
        QCoreApplication::sendEvent(m_view.get(), &move);
    }
    QTest::mouseRelease(m_view.get(), button, modifiers, to);
}

void TestSpaceView::theRecipeMakesIt() {
    const auto view = makeFigureView(m_shown.system, m_shown.system->figures[0]);
    QVERIFY(qobject_cast<SpaceView*>(view.get()));
    QCOMPARE(view->objectName(), "figure_space");
}

// --- camera ----------------------------------------------------------------------------------------

void TestSpaceView::draggingTurns() {
    const SpaceCamera before = m_view->camera();
    drag({300, 200}, {350, 180}, Qt::LeftButton);
    const SpaceCamera after = m_view->camera();
    QVERIFY(near(after.azimuth, before.azimuth - 20));
    QVERIFY(near(after.elevation, before.elevation - 8));
    QVERIFY((after.target - before.target).norm() < 1e-9 && near(after.span, before.span));
    drag({300, 0}, {300, 390}, Qt::LeftButton);
    QCOMPARE(m_view->camera().elevation, 90.0); // not over the top
}

void TestSpaceView::draggingWithShiftOrTheRightButtonMoves_data() {
    QTest::addColumn<Qt::MouseButton>("button");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("shift") << Qt::LeftButton << Qt::KeyboardModifiers(Qt::ShiftModifier);
    QTest::newRow("right") << Qt::RightButton << Qt::KeyboardModifiers();
    QTest::newRow("middle") << Qt::MiddleButton << Qt::KeyboardModifiers();
}

void TestSpaceView::draggingWithShiftOrTheRightButtonMoves() {
    QFETCH(Qt::MouseButton, button);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    const QPoint before = pixel(placeOf(0, 0));
    const double azimuth = m_view->camera().azimuth;
    drag({300, 200}, {340, 175}, button, modifiers);
    QCOMPARE(pixel(placeOf(0, 0)), before + QPoint(40, -25));
    QCOMPARE(m_view->camera().azimuth, azimuth);
}

void TestSpaceView::theWheelZoomsAboutThePointer() {
    const QPoint place = pixel(placeOf(2, 1));
    const double before = m_view->camera().span;
    QWheelEvent event(place, m_view->mapToGlobal(place), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_view.get(), &event);
    QVERIFY(near(m_view->camera().span, before * 0.85 * 0.85));
    QVERIFY((pixel(placeOf(2, 1)) - place).manhattanLength() <= 1);
}

void TestSpaceView::keysLookFromNamedDirections() {
    for (std::size_t i = 0; i < spaceDirections().size(); ++i) {
        QTest::keyClick(m_view.get(), static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i)));
        QCOMPARE(m_view->camera().azimuth, spaceDirections()[i].azimuth);
        QCOMPARE(m_view->camera().elevation, spaceDirections()[i].elevation);
    }
}

void TestSpaceView::keysTurnMoveAndZoom() {
    const SpaceCamera before = m_view->camera();
    QTest::keyClick(m_view.get(), Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(near(m_view->camera().azimuth, before.azimuth + 5));
    QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(near(m_view->camera().elevation, before.elevation + 5));
    QTest::keyClick(m_view.get(), Qt::Key_Plus);
    QVERIFY(near(m_view->camera().span, 0.85 * before.span));
    QTest::keyClick(m_view.get(), Qt::Key_Minus);
    QVERIFY(near(m_view->camera().span, before.span));
    QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(m_view->camera().right().dot(m_view->camera().target - before.target) > 0);
    QSignalSpy times(m_view.get(), &FigureView::cursorDragged);
    QTest::keyClick(m_view.get(), Qt::Key_Right); // plain arrows step in time, as in every figure
    QCOMPARE(times.size(), 1);
}

void TestSpaceView::resettingShowsEverything() {
    const SpaceCamera before = m_view->camera();
    drag({300, 200}, {250, 230}, Qt::LeftButton);
    drag({300, 200}, {250, 230}, Qt::RightButton);
    QTest::keyClick(m_view.get(), Qt::Key_R);
    QCOMPARE(m_view->camera(), before);
    drag({300, 200}, {250, 230}, Qt::LeftButton);
    QTest::mouseDClick(m_view.get(), Qt::LeftButton, {}, {300, 200});
    QCOMPARE(m_view->camera(), before);
}

void TestSpaceView::resizingKeepsEverythingOnView() {
    for (const QSize& size : {QSize(900, 300), QSize(200, 500), QSize(160, 120)}) {
        m_view->resize(size);
        m_view->replot();
        for (const SpaceFace& face : m_shown.run->space->ground)
            for (const Point3& corner : face.corners)
                QVERIFY(m_view->rect().contains(pixel(corner)));
    }
}

void TestSpaceView::aFollowedBodyStaysInTheMiddle() {
    m_view->setCursor(0.5);
    QTest::keyClick(m_view.get(), Qt::Key_F);
    QTest::keyClick(m_view.get(), Qt::Key_F);
    QCOMPARE(m_view->followed(), std::optional<std::size_t>(1));
    for (const double t : {0.7, 2.0, 1.1}) {
        m_view->setCursor(t);
        QCOMPARE(pixel(placeOf(1, t)), QPoint(320, 200));
    }
    QTest::keyClick(m_view.get(), Qt::Key_3);
    QCOMPARE(pixel(placeOf(1, 1.1)), QPoint(320, 200));
    m_view->follow({});
    QVERIFY(!m_view->followed());
    m_view->follow(99);
    QVERIFY(!m_view->followed());
}

// --- what is shown ---------------------------------------------------------------------------------

void TestSpaceView::theCursorMovesTheBodies() {
    m_view->setCursor(1);
    const QImage before = picture(*m_view);
    m_view->setCursor(1.5);
    QVERIFY(differences(before, picture(*m_view)) > 200);
    QCOMPARE(m_view->cursorValues().size(), std::size_t(12));
    for (int axis = 0; axis < 3; ++axis)
        QVERIFY(near(m_view->cursorValues()[3 + axis], placeOf(1, 1.5)[axis]));
}

void TestSpaceView::withoutACursorBodiesStandAtTheStart() {
    const QImage without = picture(*m_view);
    m_view->setCursor(0);
    const QImage start = picture(*m_view);
    const int text = differences(without, start); // only the time is said in addition
    m_view->setCursor(2);
    QVERIFY(text < differences(start, picture(*m_view)) / 3);
}

void TestSpaceView::theLegendNamesTheBodiesAndHidesThem() {
    QStringList names;
    for (const LegendEntry& entry : m_view->legendBar().entries())
        names << entry.name;
    QCOMPARE(names, (QStringList{"Solid sphere", "Solid cylinder", "Hollow sphere", "Hollow cylinder"}));
    const QImage before = picture(*m_view);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, m_view->legendBar().entryRect(1).center().toPoint());
    QVERIFY(!m_view->entriesShown()[1]);
    QVERIFY(differences(before, picture(*m_view)) > 200);
    m_view->setShown(race());
    QVERIFY(!m_view->entriesShown()[1]);
}

void TestSpaceView::aSingleBodyIsColouredByMode() {
    auto run = std::make_shared<Run>(*m_shown.run);
    run->space->bodies.resize(1);
    m_view->setShown(shownRun(raceSystem(), run));
    QCOMPARE(m_view->legendBar().entries().size(), std::size_t(1));
    QCOMPARE(m_view->legendBar().entries()[0].name, "Rolling");
    QCOMPARE(m_view->legendBar().entries()[0].pen.color(), Theme::light().modes[0]);
}

void TestSpaceView::aClickOnAPathAsksForItsTime() {
    QSignalSpy times(m_view.get(), &FigureView::cursorDragged);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, pixel(placeOf(3, 2.2)));
    QCOMPARE(times.size(), 1);
    QVERIFY(near(times[0][0].toDouble(), 2.2, 0.05));
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, {5, 395});
    QCOMPARE(times.size(), 1);
}

void TestSpaceView::toolTipsNameTheBody() {
    m_view->setCursor(1);
    const QPoint place = pixel(placeOf(3, 1)) - QPoint(0, 14); // the tube's upper side
    QHelpEvent event(QEvent::ToolTip, place, m_view->mapToGlobal(place));
    QCoreApplication::sendEvent(m_view.get(), &event);
    const QString text =
        QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText().replace(u'\u00a0', u' ');
    QVERIFY2(text.startsWith("Hollow cylinder: x = "), qPrintable(text));
}

void TestSpaceView::pinnedRunsAreInTheLegend() {
    m_view->setPinned({{"Reference", race()}});
    QCOMPARE(m_view->legendBar().entries().size(), std::size_t(5));
    QCOMPARE(m_view->legendBar().entries()[4].name, "Reference");
    m_view->setEntryShown(4, false);
    QVERIFY(!m_view->entriesShown()[4]);
}

// --- bad input -------------------------------------------------------------------------------------

void TestSpaceView::emptyScenesSayThatTheyAreEmpty() {
    auto run = std::make_shared<Run>(*m_shown.run);
    run->space.reset();
    Shown without = shownRun(raceSystem(), run);
    auto nothing = std::make_shared<Run>(*m_shown.run);
    nothing->space = SpaceScene{};
    for (const Shown& shown :
         {Shown{m_shown.system, nullptr, nullptr}, without, shownRun(raceSystem(), nothing)}) {
        m_view->setShown(shown);
        m_view->setCursor(1);
        m_view->setSelectedEvent(0);
        drag({300, 200}, {350, 180}, Qt::LeftButton);
        drag({300, 200}, {350, 180}, Qt::RightButton);
        for (const auto key : {Qt::Key_F, Qt::Key_1, Qt::Key_Plus, Qt::Key_R, Qt::Key_Left})
            QTest::keyClick(m_view.get(), key);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, {300, 200});
        m_view->replot();
        QVERIFY(m_view->cursorValues().empty());
        QVERIFY(m_view->legendBar().entries().empty());
        QVERIFY(!picture(*m_view).isNull());
        m_view->setCursor(2);
    }
}

void TestSpaceView::runsWithoutNumbersDoNoHarm() {
    auto run = std::make_shared<Run>(*m_shown.run);
    run->state = [](double) { return std::vector<double>(12, std::nan("")); };
    run->space->ground[0].corners[0].x() = std::nan("");
    run->space->bodies[1].radius = -1;
    run->space->bodies[2].x = "no such quantity";
    m_view->setShown(shownRun(raceSystem(), run));
    m_view->setCursor(1);
    m_view->follow(0);
    m_view->replot();
    QCOMPARE(m_view->legendBar().entries().size(), std::size_t(3));
    QVERIFY(m_view->camera().target.allFinite());
    QVERIFY(!picture(*m_view).isNull());
}

void TestSpaceView::quaternionsTurnBodies() {
    // A turn of a quarter about z, once as an angle and once as a quaternion, looks the same.
    System system = raceSystem();
    system.quantities = {{"x", "", "", "m"}, {"y", "", "", "m"}, {"angle", "", "", "°"}, {"w", "", "", ""},
                         {"i", "", "", ""},  {"j", "", "", ""},  {"k", "", "", ""}};
    const auto pictureOf = [&](const std::vector<std::string>& turning) {
        auto run = std::make_shared<Run>();
        run->duration = 1;
        run->state = [](double) {
            return std::vector<double>{0, 0, 90, std::sqrt(0.5), 0, 0, std::sqrt(0.5)};
        };
        run->space = SpaceScene{{}, {{.name = "Ball", .radius = 1, .x = "x", .y = "y", .turning = turning}}};
        SpaceView view(std::make_shared<const System>(system), system.figures[0]);
        view.setShown(shownRun(system, run));
        return picture(view);
    };
    const QImage angle = pictureOf({"angle"}), quaternion = pictureOf({"w", "i", "j", "k"}),
                 none = pictureOf({});
    QVERIFY(differences(angle, quaternion) < 20); // rounding, along the borders of the pattern
    QVERIFY(differences(angle, none) > 500);
}

// --- files -----------------------------------------------------------------------------------------

void TestSpaceView::filesHaveTheSizeAskedFor_data() {
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<int>("dpi");
    QTest::newRow("png") << "png" << 96;
    QTest::newRow("fine png") << "png" << 450;
    QTest::newRow("svg") << "svg" << 150;
    QTest::newRow("pdf") << "pdf" << 150;
}

void TestSpaceView::filesHaveTheSizeAskedFor() {
    QFETCH(QString, suffix);
    QFETCH(int, dpi);
    QTemporaryDir folder;
    const QString path = folder.filePath("scene." + suffix);
    QCOMPARE(exportFigure(m_shown, m_shown.system->figures[0], Theme::light(), {100, 60, dpi}, path),
             QString());
    QVERIFY(QFileInfo(path).size() > 10000);
    if (suffix == "pdf") {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray pdf = file.readAll();
        QVERIFY(pdf.contains("/Subtype /Image"));
        QVERIFY(!pdf.contains("/DCTDecode")); // JPEG, which loses
    }
    if (suffix != "png") return;
    const QImage image(path);
    QCOMPARE(image.size(), QSize(qRound(100 * dpi / 25.4), qRound(60 * dpi / 25.4)));
}

void TestSpaceView::aFileShowsWhatIsOnView() {
    const QImage before = picture(*m_view);
    drag({300, 200}, {400, 180}, Qt::LeftButton);
    QVERIFY(differences(before, picture(*m_view)) > 1000);
    m_view->resetZoom();
    QCOMPARE(differences(before, picture(*m_view)), 0);
}

void TestSpaceView::doubledPixelsShowTheSameScene() {
    m_view->setCursor(1);
    const FigureSize coarse{80, 50, 96}, fine{80, 50, 192};
    const QImage one = imageOf(m_view->picture(Theme::light(), coarse), coarse);
    const QImage two = imageOf(m_view->picture(Theme::light(), fine), fine);
    const QImage half = two.scaled(one.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    double off = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            off += std::abs(qGray(one.pixel(x, y)) - qGray(half.pixel(x, y)));
    QVERIFY(off / (one.width() * one.height()) < 3); // of 255
    m_view->setBufferDevicePixelRatio(2);
    m_view->replot();
    QCOMPARE(m_view->toPixmap(640, 400, 2).size(), QSize(1280, 800));
}

// --- in motion -------------------------------------------------------------------------------------

void TestSpaceView::aLargeSceneIsCoarseWhileItTurnsAndSharpAfterwards() {
    m_view->resize(large);
    press({900, 500});
    QImage turned, still;
    // Should nothing be heard of the mouse for a moment, because the machine is busy, the scene is sharp.
    for (int x = 920; x < 1000 && (turned.isNull() || differences(turned, still) == 0); x += 8) {
        moveTo({x, 480});
        QCoreApplication::processEvents();
        turned = onView();
        still = sharp();
    }
    QVERIFY(differences(turned, still) > 1000);
    QVERIFY(meanDifference(turned, still) < 1.5);
    // Axes and scale are as sharp as ever.
    const QRect corner(0, still.height() - 100, 230, 100);
    QVERIFY(differences(turned.copy(corner), QImage(corner.size(), QImage::Format_RGB32)) > 0);
    QCOMPARE(turned.copy(corner), still.copy(corner));
    QTRY_COMPARE(onView(), still); // though the button is still down
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, {990, 480});
    QCOMPARE(onView(), still);
}

void TestSpaceView::aLargeSceneIsCoarseWhileItsTimePlays() {
    m_view->resize(large);
    m_view->setCursor(0.9);
    QTRY_COMPARE(onView(), sharp());
    m_view->setCursor(1.0);
    const QImage played = onView(), still = sharp();
    QVERIFY(differences(played, still) > 1000);
    QVERIFY(meanDifference(played, still) < 1.5);
    QTRY_COMPARE(onView(), still);
}

void TestSpaceView::aSmallSceneIsSharpWhileItTurns() {
    press({300, 200});
    moveTo({340, 190});
    QCoreApplication::processEvents();
    QCOMPARE(onView(), sharp());
}

void TestSpaceView::filesAreSharpWhileTheViewIsCoarse() {
    const FigureSize size{200, 120, 300}; // many more pixels than are drawn in full in motion
    m_view->setCursor(0.9);
    SpaceView still(m_shown.system, m_shown.system->figures[0]);
    still.setShown(m_shown);
    still.resize(large);
    still.setCursor(1);
    m_view->resize(large);
    press({900, 500});
    moveTo({960, 480});
    m_view->setCursor(1);
    still.setCamera(m_view->camera());
    const OnView all{.part = true, .instant = true};
    const auto file = [&](const SpaceView& view) {
        return imageOf(view.picture(Theme::light(), size, all), size);
    };
    const QImage inMotion = file(*m_view);
    QCOMPARE(inMotion, file(still));
    QCOMPARE(imageOf(drawPlot(*m_view, Theme::light(), size), size), inMotion); // even if it drew itself
    // Coarse pixels would be mixtures of their neighbours: the sharp scene has steeper edges.
    int steps = 0;
    for (int y = 0; y < inMotion.height(); ++y)
        for (int x = 1; x < inMotion.width(); ++x)
            steps += std::abs(qRed(inMotion.pixel(x, y)) - qRed(inMotion.pixel(x - 1, y))) > 120;
    QVERIFY(steps > 500);
}

TALWEG_TEST(tst_space_view, TestSpaceView, QApplication)
#include "tst_space_view.moc"
