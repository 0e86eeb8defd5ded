#include "screens.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/small_screens.h"

#include <QDockWidget>
#include <QLabel>
#include <QProgressBar>
#include <QScreen>
#include <QStatusBar>
#include <QToolButton>

using namespace talweg;
using namespace talweg::tests;

/// The window as it opens for the first time, on a screen of 1280 by 800 pixels, at any scale.
class TestFirstStart : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theWindowIsOnTheScreen();
    void theStatusBarIsOnTheScreen();
    void allOfAPageCanBeReached();
    void workUnderWayLeavesThePanesTheirWidth_data();
    void workUnderWayLeavesThePanesTheirWidth();

private:
    Apart m_apart;
};

namespace {

/// A window of all systems as the program opens it.
struct Opened {
    Document document{builtinSystems()};
    MainWindow window{document};

    Opened() {
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
    }
};

QRect screen() {
    return QGuiApplication::primaryScreen()->availableGeometry();
}

} // namespace

/// Nothing is remembered of an earlier start.
void TestFirstStart::init() {
    QSettings().clear();
}

void TestFirstStart::theWindowIsOnTheScreen() {
    const QSize pixels = screen().size() * QGuiApplication::primaryScreen()->devicePixelRatio();
    QVERIFY(std::abs(pixels.width() - 1280) <= 2 && std::abs(pixels.height() - 800) <= 2);
    const Opened opened;
    QVERIFY(screen().contains(opened.window.frameGeometry()));
    // With the frame that a desktop draws.
    QVERIFY(opened.window.width() + usualFrame.width() <= screen().width());
    QVERIFY(opened.window.height() + usualFrame.height() <= screen().height());
}

void TestFirstStart::theStatusBarIsOnTheScreen() {
    Opened opened;
    const QStatusBar* bar = opened.window.statusBar();
    QVERIFY(bar->isVisible() && bar->height() > 10);
    QVERIFY(opened.window.rect().contains(QRect(bar->mapTo(&opened.window, QPoint()), bar->size())));
    for (const char* action : {"showRun", "showStudy", "showRandomRuns", "showCompare", "showTables"}) {
        opened.window.findChild<QAction*>(action)->trigger();
        QTest::qWait(20);
        QVERIFY2(screen().contains(opened.window.frameGeometry()), action);
        QVERIFY2(opened.window.rect().contains(QRect(bar->mapTo(&opened.window, QPoint()), bar->size())),
                 action);
    }
}

/// The pages have all the room they need, or are scrolled.
void TestFirstStart::allOfAPageCanBeReached() {
    Opened opened;
    const auto* pages = opened.window.findChild<QTabWidget*>("pages");
    for (const char* action : {"showRun", "showStudy", "showRandomRuns", "showCompare"}) {
        opened.window.findChild<QAction*>(action)->trigger();
        QTest::qWait(20);
        const QSize least = pages->minimumSizeHint();
        QVERIFY2(pages->width() >= least.width() && pages->height() >= least.height(), action);
    }
}

void TestFirstStart::workUnderWayLeavesThePanesTheirWidth_data() {
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("progress");
    QTest::newRow("study") << "showStudy"
                           << "state"
                           << "progress";
    QTest::newRow("random runs") << "showRandomRuns"
                                 << "randomState"
                                 << "randomProgress";
}

/// Also for the next start, which finds them as they are left.
void TestFirstStart::workUnderWayLeavesThePanesTheirWidth() {
    QFETCH(QString, page);
    QFETCH(QString, state);
    QFETCH(QString, progress);
    Opened opened;
    MainWindow& window = opened.window;
    window.findChild<QAction*>("addStudy")->trigger();
    window.findChild<QAction*>(page)->trigger();
    QTest::qWait(50);
    const auto* dock = window.findChild<QDockWidget*>("inspectorDock");
    const int before = dock->width();
    auto* text = window.findChild<QLabel*>(state);
    text->setText("12,345,678 runs in the background, resumed at 12 %  ·  34 %  ·  about 2 h 15 min left");
    text->show();
    for (QWidget* part : {static_cast<QWidget*>(window.findChild<QProgressBar*>(progress))})
        part->show();
    for (auto* button : text->parentWidget()->findChildren<QToolButton*>())
        if (button->objectName().contains("pause", Qt::CaseInsensitive)
            || button->objectName().contains("cancel", Qt::CaseInsensitive))
            button->show();
    QTest::qWait(50);
    QCOMPARE(dock->width(), before);
    QVERIFY(screen().contains(window.frameGeometry()));
}

/// In place of the macro: the screen has to be there before the application.
int tst_first_start(int argc, char** argv) {
    const Screens screens(R"({"name": "usual", "x": 0, "y": 0, "width": 1280, "height": 800, "dpr": 1})");
    const QApplication application(argc, argv);
    TestFirstStart test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_first_start.moc"
