#include "figures/plot/legend_bar.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/button_rows.h"
#include "workbench/common/empty_notice.h"
#include "workbench/common/look.h"
#include "workbench/common/messages.h"
#include "workbench/inputs/waiting_bar.h"
#include "workbench/run/events_table.h"
#include "workbench/run/figure_board.h"
#include "workbench/run/player.h"
#include "workbench/run/result_tables.h"
#include "workbench/run/run_page.h"
#include "workbench/run/time_cursor.h"
#include "workbench/study/study_page.h"
#include "workbench/window/export_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

using namespace talweg;
using namespace talweg::tests;

class TestLayout : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyFigureHasItsCurve_data();
    void everyFigureHasItsCurve();
    void theWindowNeverGrows_data();
    void theWindowNeverGrows();
    void aWordWithoutEndMovesNothing();
    void everythingComesBack();
    void manyTilesScroll();
    void anyFigureIsEnlargedAndBack();
    void aFigureOfOtherUnitsIsNotEnlarged();
    void theTablesOpenByATab();
    void noResultIsCut();
    void emptyTablesSayWhatFillsThem();
    void theArrangementIsRemembered();
    void theTrajectoryTakesTheRoomOfHiddenFigures();
    void figureButtonsStayOnOneRow();
    void aHiddenFigureIsExported();
    void thePlayerFitsAnyWidth();

private:
    static void pin(ToyWindow& window, int runs);

    Apart m_apart;
};

void TestLayout::init() {
    QSettings().clear();
}

namespace {

/// The first example of a system in a window of 1280 × 800.
class ExampleWindow : public ToyWindow {
public:
    explicit ExampleWindow(const System& system, const Example& example)
        : ToyWindow(builtinSystems(), false) {
        (*this)->document().reset(makeProject(system, example));
        settle();
        find<QAction>("showRun")->trigger();
        QCoreApplication::processEvents();
    }
};

/// The part of a figure's curve area that can be seen.
QRect curve(const FigureView& view) {
    return view.axisRect()->rect().intersected(view.visibleRegion().boundingRect());
}

void eachSystem() {
    QTest::addColumn<QString>("id");
    const Registry registry = builtinSystems();
    for (const auto& system : registry.systems())
        QTest::newRow(system->id.c_str()) << QString::fromStdString(system->id);
}

} // namespace

void TestLayout::pin(ToyWindow& window, int runs) {
    for (int i = 0; i < runs; ++i)
        window.find<QAction>("pin")->trigger();
    QCoreApplication::processEvents();
}

void TestLayout::everyFigureHasItsCurve_data() {
    eachSystem();
}

/// All figures are visible whole, without scrolling, also while a table is open below them.
void TestLayout::everyFigureHasItsCurve() {
    QFETCH(QString, id);
    const Registry registry = builtinSystems();
    const auto system = registry.find(id.toStdString());
    ExampleWindow window(*system, system->examples.front());
    for (const int pins : {0, 1, 3}) {
        pin(window, pins == 3 ? 2 : pins);
        QCOMPARE(window->size(), QSize(1280, 800));
        int seen = 0;
        for (FigureView* view : window.find<FigureBoard>()->views()) {
            if (view->isHidden()) continue;
            ++seen;
            view->replot();
            QCOMPARE(view->visibleRegion().boundingRect(), view->rect());
            const bool hasTable = window.find<RunPage>()->findChild<ResultTables*>()->isVisible();
            QVERIFY2(curve(*view).height() >= (hasTable ? 60 : 150),
                     qPrintable(QString("%1 with %2 pins: %3")
                                    .arg(view->objectName())
                                    .arg(pins)
                                    .arg(curve(*view).height())));
            QVERIFY(view->legendBar().outerRect().height() <= 0.2 * view->height());
            QVERIFY(!view->yAxis->label().contains(u'…'));
        }
        QVERIFY(seen >= 2);
    }
}

void TestLayout::theWindowNeverGrows_data() {
    eachSystem();
}

/// The layout asks for no more than there is, whatever is on view: nothing is pushed, and nothing clipped.
void TestLayout::theWindowNeverGrows() {
    QFETCH(QString, id);
    const Registry registry = builtinSystems();
    const auto system = registry.find(id.toStdString());
    ExampleWindow window(*system, system->examples.front());
    const auto check = [&](const std::string& when) {
        QCoreApplication::processEvents();
        const QSize min = window->minimumSizeHint();
        QVERIFY2(
            min.width() <= 1280 && min.height() <= 800,
            qPrintable(
                QString("%1: %2 × %3").arg(QString::fromStdString(when)).arg(min.width()).arg(min.height())));
        QCOMPARE(window->size(), QSize(1280, 800));
    };
    for (const Example& example : system->examples) {
        window->document().reset(makeProject(*system, example));
        window.settle();
        check(example.title);
        window.find<QAction>("showStudy")->trigger();
        check(example.title + ", study");
        window.find<QAction>("showRun")->trigger();
    }
    pin(window, 3);
    check("pinned");
    for (QAction* toggle : window.find<FigureBoard>()->findChild<ButtonRows*>()->actions())
        toggle->setChecked(true);
    check("all tiles");
    window.find<QAction>("showTables")->trigger();
    check("tables");
}

void TestLayout::aWordWithoutEndMovesNothing() {
    applyLook(Theme::light());
    const QString word(400, 'w');
    const Registry registry = builtinSystems();
    const auto rover = registry.find("rover");
    const auto studied = std::ranges::find_if(
        rover->examples, [](const Example& each) { return each.experiments.front().study.has_value(); });
    ExampleWindow window(*rover, *studied);
    const auto check = [&](const char* what) {
        QCoreApplication::processEvents();
        QVERIFY2(window->minimumSizeHint().width() <= 1280, what);
        QCOMPARE(window->size(), QSize(1280, 800));
        for (const QLabel* label : window->findChildren<QLabel*>())
            if (label->isVisible() && label->wordWrap())
                QTRY_VERIFY2(label->minimumSizeHint().width() <= label->width(), // once it is laid out
                             qPrintable(label->objectName() + ' ' + label->text().left(40)));
    };
    auto* bar = window.find<MessageBar>();
    bar->say(Severity::error, word);
    check("message");
    auto* said = bar->findChild<QLabel*>();
    for (QLabel* label : bar->findChildren<QLabel*>())
        if (!label->text().isEmpty()) said = label;
    said->setFocus();
    said->setSelection(0, static_cast<int>(said->text().size()));
    QTest::keyClick(said, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), word);
    bar->say(Severity::warning, word, {{"Hartl", [] {}}});
    check("offer");
    window.type("theta", word);
    window.line("beta")->setFocus();
    QTRY_VERIFY(!window.find<WaitingBar>()->text().isEmpty());
    check("refused number");
    window->document().setTitle(word);
    window->document().setNotes(word);
    window->document().renameExperiment(0, word);
    check("names");
    window.find<QAction>("showStudy")->trigger();
    window.find<StudyPage>()->findChild<QCheckBox*>("asText")->click();
    for (const char* name : {"text", "over", "swept_e"}) {
        if (QLatin1String(name) == "over") window.find<QDockWidget>("advisorDock")->raise();
        if (QLatin1String(name) == "swept_e") window.find<QDockWidget>("setupDock")->raise();
        if (QLatin1String(name) == "swept_e") window.find<QCheckBox>("single_e")->click();
        const bool isInPage = QLatin1String(name) == "text";
        auto* line =
            isInPage ? window.find<StudyPage>()->findChild<QLineEdit*>(name) : window.find<QLineEdit>(name);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, word);
        check(name);
    }
}

void TestLayout::everythingComesBack() {
    for (const bool startedAgain : {false, true}) {
        auto window = std::make_unique<ToyWindow>();
        const auto hideAll = [&] {
            for (QDockWidget* dock : (*window)->findChildren<QDockWidget*>())
                dock->close();
            window->find<QToolBar>("toolBar")->hide();
            QCoreApplication::processEvents();
        };
        hideAll();
        if (startedAgain) {
            (*window)->close();
            window = std::make_unique<ToyWindow>();
            QVERIFY(window->find<QDockWidget>("projectDock")->isHidden());
        }
        window->find<QAction>("restoreLayout")->trigger();
        QVERIFY(window->find<QToolBar>("toolBar")->isVisible());
        QTRY_VERIFY(!window->find<QDockWidget>("projectDock")->visibleRegion().isEmpty());
        QStringList front;
        for (const QTabBar* bar : (*window)->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
            if (bar->isVisible()) front << bar->tabText(bar->currentIndex());
        front.sort();
        QCOMPARE(front, (QStringList{"Events", "Inputs"}));
        const auto docks = (*window)->findChildren<QDockWidget*>();
        QVERIFY(docks.size() >= 9);
        for (const QDockWidget* dock : docks) {
            // Experiments without measured tracks have no pane for them.
            QVERIFY2(dock->toggleViewAction()->isChecked() == (dock->objectName() != "trackDock"),
                     qPrintable(dock->objectName()));
            QVERIFY(!dock->isFloating());
        }
    }
}

void TestLayout::manyTilesScroll() {
    const Registry registry = builtinSystems();
    const auto system = registry.find("incline");
    ExampleWindow window(*system, system->examples.front());
    auto* board = window.find<FigureBoard>();
    const int form = window.find<QDockWidget>("inspectorDock")->width();
    for (QAction* toggle : board->findChild<ButtonRows*>()->actions())
        toggle->setChecked(true);
    QCoreApplication::processEvents();
    for (FigureView* view : board->views()) {
        QVERIFY(view->isVisible());
        view->replot();
        QVERIFY(view->axisRect()->height() >= 60);
        QVERIFY(view->width() >= 320);
    }
    auto* area = board->findChild<QScrollArea*>();
    FigureView* last = board->views().back();
    QTRY_VERIFY(curve(*last).isEmpty());
    QTRY_VERIFY((area->ensureWidgetVisible(last), curve(*last).height() >= 60)); // once it is laid out
    for (QAction* toggle : board->findChild<ButtonRows*>()->actions())
        toggle->setChecked(false);
    QCoreApplication::processEvents();
    QCOMPARE(window.find<QDockWidget>("inspectorDock")->width(), form);
    QCOMPARE(window->size(), QSize(1280, 800));
}

void TestLayout::anyFigureIsEnlargedAndBack() {
    const Registry registry = builtinSystems();
    const auto system = registry.find("rover");
    ExampleWindow window(*system, system->examples.front());
    auto* board = window.find<FigureBoard>();
    auto* action = window.find<QAction>("enlargeFigure");
    std::vector<QRect> before;
    for (FigureView* view : board->views())
        before.push_back(view->isHidden() ? QRect() : view->geometry());
    const auto isBack = [&] {
        QCoreApplication::processEvents();
        if (board->enlarged() || action->isChecked()) return false;
        for (std::size_t i = 0; i < before.size(); ++i) {
            FigureView* view = board->views()[i];
            if ((view->isHidden() ? QRect() : view->geometry()) != before[i]) return false;
        }
        return true;
    };
    for (FigureView* view : board->views()) {
        if (view->isHidden()) continue;
        const auto isAlone = [&] {
            QCoreApplication::processEvents();
            for (FigureView* other : board->views())
                if (other != view && !other->isHidden()) return false;
            return board->enlarged() == view && action->isChecked() && view->height() >= board->height() - 2
                   && view->width() >= board->width() - 2;
        };
        view->replot();
        QTest::mouseDClick(view, Qt::LeftButton, {}, view->axisRect()->center());
        QVERIFY(isAlone());
        view->replot();
        QTest::mouseDClick(view, Qt::LeftButton, {}, view->axisRect()->center());
        QVERIFY(isBack());
        view->setFocus();
        QTest::keyClick(view, Qt::Key_F11);
        QVERIFY(isAlone());
        QTest::keyClick(view, Qt::Key_F11);
        QVERIFY(isBack());
        for (QToolButton* button : view->findChildren<QToolButton*>())
            if (button->toolTip().contains("F11")) QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(isAlone());
        action->trigger();
        QVERIFY(isBack());
    }
}

/// In other units figures are new ones, and those before wait to be deleted.
void TestLayout::aFigureOfOtherUnitsIsNotEnlarged() {
    ToyWindow window;
    auto* board = window.find<FigureBoard>();
    FigureView* before = board->views().back();
    window->document().setUnits(DisplayUnits::usCustomary());
    QVERIFY(board->views().back() != before);
    board->enlarge(before);
    QVERIFY(!board->enlarged());
    window->document().setUnits({});
    QVERIFY(!board->enlarged());
}

void TestLayout::theTablesOpenByATab() {
    ToyWindow window;
    window.find<QAction>("showTables")->setChecked(false);
    QCoreApplication::processEvents();
    auto* events = window.find<EventsTable>();
    QVERIFY(!events->isVisible());
    QTabBar* tabs = nullptr;
    for (QTabBar* bar : window->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
        if (bar->isVisible() && bar->tabText(0) == "Events") tabs = bar;
    QVERIFY(tabs);
    QVERIFY(window->height() - tabs->geometry().bottom() < 40); // one line above the status line
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
    QCoreApplication::processEvents();
    QVERIFY(events->isVisible());
    QVERIFY(events->height() > 100);
    QVERIFY(window.find<QAction>("showTables")->isChecked());
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    QCoreApplication::processEvents();
    QVERIFY(window.find<QTableView>("measures")->isVisible());
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    QCoreApplication::processEvents();
    QVERIFY(!window.find<QTableView>("measures")->isVisible());
    QVERIFY(!window.find<QAction>("showTables")->isChecked());
    QTest::keyClick(&*window, Qt::Key_T, Qt::ControlModifier);
    QVERIFY(window.find<QTableView>("measures")->isVisible());
}

void TestLayout::noResultIsCut() {
    ToyWindow window(builtinSystems());
    const auto rover = window->document().registry().find("rover");
    window->resize(1280, 800);
    window->document().reset(makeProject(*rover, rover->examples.front()));
    window.find<QAction>("showTables")->setChecked(true);
    window.find<QDockWidget>("measuresDock")->raise();
    window.settle();
    auto* measures = window.find<QTableView>("measures");
    QTRY_VERIFY(measures->isVisible() && measures->model()->rowCount() > 5);
    const auto* header = measures->horizontalHeader();
    QTRY_VERIFY2(measures->horizontalScrollBar()->maximum() == 0,
                 qPrintable(QString("%1 of %2 px, in a pane of %3 px")
                                .arg(header->length())
                                .arg(measures->viewport()->width())
                                .arg(measures->parentWidget()->width())));
}

void TestLayout::emptyTablesSayWhatFillsThem() {
    ToyWindow window;
    window.find<QAction>("showTables")->setChecked(true);
    window.find<QDockWidget>("designsDock")->raise();
    auto* designs = window.find<QTableView>("designs");
    auto* notice = designs->findChild<EmptyNotice*>();
    QTRY_VERIFY(notice->isVisible());
    auto* add = notice->findChild<QPushButton*>();
    QCOMPARE(add->isVisible(), window.find<QAction>("addStudy")->isEnabled());
    window.find<QDockWidget>("messagesDock")->raise();
    auto* messages = window.find<MessageList>("messages");
    QTRY_VERIFY(messages->findChild<EmptyNotice*>()->isVisible());
    messages->add(Severity::note, "Something");
    QVERIFY(!messages->findChild<EmptyNotice*>()->isVisible());
}

void TestLayout::theArrangementIsRemembered() {
    for (const bool tables : {true, false, true}) {
        {
            ToyWindow window;
            window.find<QAction>("showTables")->setChecked(tables);
            window->close();
        }
        ToyWindow window(toyRegistry(), false);
        QCOMPARE(window.find<QAction>("showTables")->isChecked(), tables);
        QCOMPARE(window.find<EventsTable>()->isVisible(), tables);
    }
}

/// Of the figures below the trajectory only the row of their buttons is left, at its foot, and as much as
/// before comes back.
void TestLayout::theTrajectoryTakesTheRoomOfHiddenFigures() {
    ToyWindow window;
    auto* board = window.find<FigureBoard>();
    FigureView* first = board->views().front();
    auto* buttons = board->findChild<ButtonRows*>();
    const int before = first->height();
    const QList<QAction*> toggles = buttons->actions();
    const auto shown = [](const QAction* toggle) { return toggle->isChecked(); };
    QAction* const last = *std::ranges::find_if(toggles, shown);
    last->setChecked(false);
    QTRY_COMPARE(buttons->parentWidget()->height(), buttons->height());
    QTRY_VERIFY(first->height() > before + 100);
    last->setChecked(true);
    QTRY_COMPARE(first->height(), before);
}

/// The buttons that do not fit are in the menu of “More”, and nothing is lost.
void TestLayout::figureButtonsStayOnOneRow() {
    ToyWindow window;
    auto* buttons = window.find<FigureBoard>()->findChild<ButtonRows*>();
    const QList<QToolButton*> made = buttons->findChildren<QToolButton*>();
    const QToolButton* more =
        *std::ranges::find_if(made, [](const auto* one) { return one->menu() != nullptr; });
    const int height = buttons->height();
    for (int i = 0; i < 40; ++i)
        buttons->addAction(QString("Another figure %1").arg(i));
    QTRY_VERIFY(more->isVisible());
    QCOMPARE(buttons->height(), height);
    qsizetype shown = more->menu()->actions().size();
    for (const QToolButton* one : buttons->findChildren<QToolButton*>()) {
        if (one == more || !one->isVisible()) continue;
        ++shown;
        QVERIFY(one->geometry().right() < more->geometry().left());
    }
    QCOMPARE(shown, buttons->actions().size());
    QVERIFY(more->geometry().right() <= buttons->width());
}

void TestLayout::aHiddenFigureIsExported() {
    ToyWindow window;
    auto* board = window.find<FigureBoard>();
    for (QAction* toggle : board->findChild<ButtonRows*>()->actions())
        toggle->setChecked(false);
    window.type("height", "20");
    window.settle();
    window.find<QAction>("exportFigure")->trigger();
    auto* dialog = window.find<ExportDialog>();
    auto* figures = dialog->findChild<QComboBox*>("figure");
    figures->setCurrentIndex(figures->count() - 1);
    window->timeCursor().setT(0.5);
    auto* instant = dialog->findChild<QCheckBox*>("instant");
    const QPoint box(8, instant->height() / 2);
    QTest::mouseClick(instant, Qt::LeftButton, {}, box);
    QTest::mouseClick(instant, Qt::LeftButton, {}, box);
    QVERIFY(dialog->findChild<QLabel*>("shows")->text().contains("the time t = 0.500 s"));
    const QString path = m_apart.file("hidden.svg");
    dialog->exportTo(path);
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    QVERIFY(svg.contains("polyline"));
    QVERIFY(svg.contains(">0.500 s<"));
    dialog->hide();
}

void TestLayout::thePlayerFitsAnyWidth() {
    TimeCursor cursor;
    Player player;
    player.setCursor(&cursor);
    player.setReadout("sliding and rolling, both at once");
    player.setVisible(true);
    for (int width = 700; width >= 340; width -= 60) {
        player.resize(width, 40);
        QTest::qWait(1);
        int reached = 0;
        for (int i = 0; i < player.layout()->count(); ++i) {
            const QWidget* item = player.layout()->itemAt(i)->widget();
            if (!item->isVisible()) continue;
            QVERIFY2(item->x() >= reached, qPrintable(QString("overlapped in a width of %1").arg(width)));
            reached = item->geometry().right() + 1;
        }
        QVERIFY(reached <= width);
    }
}

TALWEG_TEST(tst_layout, TestLayout, QApplication)
#include "tst_layout.moc"
