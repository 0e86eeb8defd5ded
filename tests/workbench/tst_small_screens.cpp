#include "cut_words.h"
#include "screens.h"
#include "support/test.h"
#include "window.h"
#include "workbench/window/export_dialog.h"

#include <QScreen>
#include <QScrollArea>

using namespace talweg;
using namespace talweg::tests;

/// A screen of 640 by 400 pixels, as one of 1920 by 1200 is at three times the size: nothing on it is out of
/// reach.
class TestSmallScreens : public QObject {
    Q_OBJECT

private slots:
    void theWindowIsOnTheScreen();
    void dialogsAreOnTheScreen();
    void tabLeadsToWhatIsScrolledAway();

private:
    Apart m_apart;
};

namespace {

QRect screen() {
    return QGuiApplication::primaryScreen()->availableGeometry();
}

} // namespace

void TestSmallScreens::theWindowIsOnTheScreen() {
    QCOMPARE(screen().size(), QSize(640, 400));
    ToyWindow window;
    window->resize(100, 100);
    QVERIFY(window->width() <= screen().width());
    QVERIFY(window->height() <= screen().height());
    // The whole of each page can be scrolled to.
    const auto* pages = window.find<QTabWidget>("pages");
    const auto* area = qobject_cast<QScrollArea*>(pages->parentWidget()->parentWidget());
    QVERIFY(area);
    for (const char* action : {"showRun", "showStudy", "showRandomRuns", "showCompare"}) {
        window.find<QAction>(action)->trigger();
        QTest::qWait(20);
        const QSize least = pages->minimumSizeHint();
        QVERIFY(pages->width() >= least.width() && pages->height() >= least.height());
    }
}

void TestSmallScreens::dialogsAreOnTheScreen() {
    ToyWindow window;
    window.find<QAction>("showRun")->trigger();
    for (const char* action : {"exportFigure", "report", "exportJobs", "managePresets", "longWork",
                               "examples", "helpContents", "publishedWorks"}) {
        window.find<QAction>(action)->trigger();
        QTest::qWait(20);
        int shown = 0;
        for (auto* dialog : window->findChildren<QDialog*>()) {
            if (!dialog->isVisible()) continue;
            ++shown;
            QVERIFY2(screen().width() >= dialog->width() && screen().height() >= dialog->height(), action);
            // Lines of words have all of their height, in an area to be scrolled, where there is one.
            for (const QLabel* label : dialog->findChildren<QLabel*>())
                if (label->isVisible() && label->wordWrap())
                    QVERIFY2(cut(*label).isEmpty(), qPrintable(cut(*label)));
            dialog->hide();
        }
        QCOMPARE(shown, 1);
    }
}

/// In the export dialog: what has the focus is in sight.
void TestSmallScreens::tabLeadsToWhatIsScrolledAway() {
    ToyWindow window;
    window.find<QAction>("exportFigure")->trigger();
    auto* dialog = window.find<ExportDialog>();
    dialog->activateWindow();
    QTRY_VERIFY(dialog->isActiveWindow());
    QSet<QWidget*> seen;
    for (int i = 0; i < 60; ++i) {
        QWidget* focus = dialog->focusWidget();
        QVERIFY(focus);
        const QRect part(focus->mapTo(dialog, QPoint()), focus->size());
        QVERIFY2(dialog->rect().contains(part.center()) && !focus->visibleRegion().isEmpty(),
                 qPrintable(focus->objectName()));
        seen << focus;
        QTest::keyClick(focus, Qt::Key_Tab);
    }
    QVERIFY(seen.size() > 15);
    dialog->hide();
}

/// In place of the macro: the screen has to be there before the application.
int tst_small_screens(int argc, char** argv) {
    const Screens screens(R"({"name": "small", "x": 0, "y": 0, "width": 640, "height": 400, "dpr": 1})");
    const QApplication application(argc, argv);
    TestSmallScreens test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_small_screens.moc"
