#include "figures/run/space_view.h"
#include "mouse.h"
#include "pixels.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/keys.h"
#include "workbench/common/mnemonics.h"
#include "workbench/common/plain_text.h"
#include "workbench/inputs/drag_label.h"
#include "workbench/run/events_table.h"
#include "workbench/run/figure_board.h"
#include "workbench/run/time_cursor.h"
#include "workbench/window/export_dialog.h"
#include "workbench/window/help_window.h"
#include "workbench/window/project_panel.h"
#include "workbench/window/title_edit.h"

#include <QAbstractSlider>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QListView>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>
#include <QWidgetAction>

using namespace talweg;
using namespace talweg::tests;

/// Everything can be done without a mouse, and no key is lost on the way.
class TestKeys : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void shortcutsWinOverFields();
    void fieldsKeepCopyingAndPasting();
    void duplicatingWorksFromAField();
    void tabLeavesTables();
    void tabReachesEveryControl();
    void f1OpensTheFieldsHelp();
    void everyMenuEntryHasALetterOfItsOwn();
    void everyDialogHasLetters();
    void lettersSurviveNamesWithAmpersands();
    void lettersOpenMenuEntries();
    void rightClicksOpenTheMenuAndDragsDoNot();
    void theFocusOfAFigureIsSeen();
    void figuresTakeKeys();

private:
    Apart m_apart;
};

namespace {

FigureView* figure(ToyWindow& window, FigureRecipe::Kind kind) {
    for (FigureView* view : window.find<FigureBoard>()->views())
        if (view->recipe().kind == kind && view->isVisible()) return view;
    return nullptr;
}

/// What is wrong with the letters of a menu and the menus inside it; empty when nothing is. Letters are
/// shared only where all letters of a text are taken.
QString lettersMissing(QMenu& menu, const QString& path) {
    menu.popup({0, 0});
    if (!QTest::qWaitForWindowExposed(&menu)) return path + " does not open";
    QStringList wrong;
    QHash<QString, QString> seen;
    QList<QAction*> shared;
    QList<QMenu*> inner;
    for (QAction* action : menu.actions()) {
        if (action->menu()) inner << action->menu();
        if (action->isSeparator() || qobject_cast<QWidgetAction*>(action)) continue;
        const QString letter = QKeySequence::mnemonic(action->text()).toString();
        if (letter.isEmpty())
            wrong << path + " > " + action->text() + " has no letter";
        else if (seen.contains(letter))
            shared << action;
        else
            seen[letter] = action->text();
    }
    for (const QAction* action : shared)
        for (const QChar each : action->text().section('\t', 0, 0))
            if (each.isLetterOrNumber()
                && !seen.contains(QKeySequence::mnemonic(QString("&") + each).toString()))
                wrong << path + " > " + action->text() + " shares its letter though " + each + " is free";
    menu.close();
    for (QMenu* each : inner)
        wrong << lettersMissing(*each, path + " > " + each->title());
    wrong.removeAll({});
    return wrong.join('\n');
}

QMenu* openMenu() {
    QMenu* menu = nullptr;
    const auto opened = [&menu] { return (menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())); };
    return QTest::qWaitFor(opened, 1000) ? menu : nullptr;
}

} // namespace

void TestKeys::initTestCase() {
    installKeys();
}

void TestKeys::shortcutsWinOverFields() {
    ToyWindow window;
    QList<QWidget*> fields{window.line("height"), window.find<TitleEdit>(),
                           window.find<QPlainTextEdit>("notes")};
    // Ctrl+Backspace is a key that text fields use everywhere; the others they use on some desktops only.
    auto* probe = new QAction(&*window);
    probe->setShortcut(Qt::CTRL | Qt::Key_Backspace);
    window->addAction(probe);
    int tried = 0;
    for (QAction* action : window->findChildren<QAction*>()) {
        if (action->shortcutContext() != Qt::WindowShortcut || !action->isEnabled()) continue;
        const QKeySequence keys = action->shortcut();
        if (keys.isEmpty() || !(keys[0].keyboardModifiers() & Qt::ControlModifier)) continue;
        if (keys == QKeySequence::Undo || keys == QKeySequence::Redo) continue;
        QSignalSpy triggered(action, &QAction::triggered);
        disconnect(action, &QAction::triggered, nullptr, nullptr);
        QSignalSpy again(action, &QAction::triggered);
        for (QWidget* field : fields) {
            field->setFocus();
            QTest::keyClick(field, keys[0].key(), keys[0].keyboardModifiers());
        }
        QVERIFY2(again.count() == fields.size(), qPrintable(keys.toString() + " is lost in a field"));
        ++tried;
    }
    QVERIFY(tried > 10);
}

void TestKeys::fieldsKeepCopyingAndPasting() {
    ToyWindow window;
    window.type("height", "25");
    QTest::keyClick(window.line("height"), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(window.line("height"), Qt::Key_C, Qt::ControlModifier);
    window.line("speed")->setFocus();
    QTest::keyClick(window.line("speed"), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(window.line("speed"), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(window.value("speed"), 25.0);
}

void TestKeys::duplicatingWorksFromAField() {
    ToyWindow window;
    window.type("height", "25");
    QTest::keyClick(window.line("height"), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(window->document().project().experiments.size(), 2u);
    QCOMPARE(window.value("height"), 25.0);
}

void TestKeys::tabLeavesTables() {
    ToyWindow window(builtinSystems());
    for (const QAbstractItemView* view : window->findChildren<QAbstractItemView*>())
        QVERIFY2(!view->tabKeyNavigation(), qPrintable(view->objectName()));
    auto* events = window.find<EventsTable>();
    events->setFocus();
    events->setCurrentIndex(events->model()->index(0, 0));
    QTest::keyClick(events, Qt::Key_Tab);
    QVERIFY(QApplication::focusWidget() != events);
    events->setFocus();
    QTest::keyClick(events, Qt::Key_Backtab);
    QVERIFY(QApplication::focusWidget() != events);
}

void TestKeys::tabReachesEveryControl() {
    ToyWindow window(builtinSystems());
    for (const char* page : {"showRun", "showStudy"}) {
        window.find<QAction>(page)->trigger();
        window.find<QPlainTextEdit>("notes")->setFocus();
        QSet<QWidget*> reached;
        for (int step = 0; step < 300 && !reached.contains(QApplication::focusWidget()); ++step) {
            reached << QApplication::focusWidget();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        for (QWidget* widget : window->findChildren<QWidget*>()) {
            const bool control =
                qobject_cast<QLineEdit*>(widget) || qobject_cast<QComboBox*>(widget)
                || qobject_cast<QAbstractButton*>(widget) || qobject_cast<QAbstractSlider*>(widget)
                || qobject_cast<QAbstractItemView*>(widget) || qobject_cast<PlotView*>(widget);
            // What the window's own bars and titles offer is in the menus as well.
            const bool inMenus = qobject_cast<QToolBar*>(widget->parentWidget())
                                 || qobject_cast<QDockWidget*>(widget->parentWidget())
                                 || qobject_cast<SpaceView*>(widget->parentWidget())
                                 || qobject_cast<QLineEdit*>(widget->parentWidget())
                                 || qobject_cast<QScrollBar*>(widget) || widget->inherits("QHeaderView")
                                 || widget->inherits("QTableCornerButton")
                                 || qobject_cast<QTabBar*>(widget->parentWidget());
            if (!control || inMenus || !widget->isVisible() || !widget->isEnabled()) continue;
            if (widget->visibleRegion().isEmpty() && widget->window() != &*window) continue;
            QVERIFY2(
                reached.contains(widget),
                qPrintable(
                    QString("%1 %2 %3").arg(page, widget->metaObject()->className(), widget->objectName())));
        }
    }
}

void TestKeys::f1OpensTheFieldsHelp() {
    ToyWindow window(builtinSystems());
    const Registry registry = builtinSystems();
    for (const auto& system : registry.systems()) {
        window->document().reset(makeProject(*system, system->examples.front()));
        window.settle();
        for (QuantityEdit* field : window->findChildren<QuantityEdit*>()) {
            if (!field->isVisible()) continue;
            field->setFocus();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
            auto* help = window->findChild<HelpWindow*>();
            QVERIFY(help && help->isVisible());
            auto* page = help->findChild<QTextBrowser*>();
            const QTextCursor found =
                page->extraSelections().isEmpty() ? QTextCursor() : page->extraSelections().last().cursor;
            const QByteArray id = field->parameterId().toUtf8();
            QVERIFY2(found.hasSelection(), id);
            QTextCursor start = found;
            start.setPosition(found.selectionStart() + 1);
            QVERIFY2(start.charFormat().anchorNames().contains(field->parameterId()), id);
            QVERIFY2(page->viewport()->rect().contains(page->cursorRect(found).center()), id);
            QVERIFY2(page->toPlainText().contains(QString::fromStdString(system->name)), id);
            help->close();
            window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&*window));
        }
    }
}

void TestKeys::everyMenuEntryHasALetterOfItsOwn() {
    ToyWindow window(builtinSystems());
    window.find<QAction>("pin")->trigger();
    window.find<QAction>("showStudy")->trigger();
    if (!window->document().experiment(0).study) window.find<QAction>("addStudy")->trigger();
    QStringList wrong;
    for (QAction* action : window->menuBar()->actions())
        wrong << lettersMissing(*action->menu(), action->text());
    for (const char* page : {"showStudy", "showRun"}) {
        window.find<QAction>(page)->trigger();
        for (QToolButton* button : window->findChildren<QToolButton*>())
            if (button->menu() && button->isVisible())
                wrong << lettersMissing(*button->menu(), "button " + button->text());
    }
    for (FigureView* view : window.find<FigureBoard>()->views()) {
        if (!view->isVisible()) continue;
        QTest::mouseClick(view, Qt::RightButton, {}, view->rect().center());
        QMenu* menu = openMenu();
        QVERIFY2(menu, qPrintable(view->objectName()));
        menu->setAttribute(Qt::WA_DeleteOnClose, false);
        wrong << lettersMissing(*menu, view->objectName());
    }
    wrong.removeAll({});
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

void TestKeys::everyDialogHasLetters() {
    ToyWindow window;
    window.find<QAction>("exportFigure")->trigger();
    QMessageBox box(QMessageBox::Question, "Hartl", "Hartl?",
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box.show();
    for (QDialog* dialog :
         {static_cast<QDialog*>(window->findChild<ExportDialog*>()), static_cast<QDialog*>(&box)}) {
        QVERIFY(dialog && dialog->isVisible());
        QSet<QString> seen;
        QStringList texts;
        for (QLabel* label : dialog->findChildren<QLabel*>())
            if (label->buddy()) texts << label->text();
        for (QAbstractButton* button : dialog->findChildren<QAbstractButton*>())
            if (!button->text().isEmpty()) texts << button->text();
        QVERIFY(texts.size() >= 3);
        for (const QString& text : texts) {
            const QString letter = QKeySequence::mnemonic(text).toString();
            QVERIFY2(!letter.isEmpty() && !seen.contains(letter), qPrintable(text));
            seen << letter;
        }
    }
    auto* exporter = window->findChild<ExportDialog*>();
    const auto fields = exporter->findChildren<QComboBox*>();
    QCOMPARE(fields.size(), 3); // figure, format, preset
    exporter->close();
}

void TestKeys::lettersSurviveNamesWithAmpersands() {
    QMenu menu;
    QAction* name = menu.addAction(menuText("R&D"));
    QAction* other = menu.addAction("&Run");
    QAction* heading = addHeading(menu, "A heading that is far wider than any of the entries below it");
    menu.popup({0, 0});
    QCOMPARE(QString(name->text()).remove("&&").count('&'), 1);
    QVERIFY(name->text().contains("&&"));
    QVERIFY(QKeySequence::mnemonic(name->text()) != QKeySequence::mnemonic(other->text()));
    QVERIFY(menu.width() > menu.fontMetrics().horizontalAdvance(heading->text()));
}

void TestKeys::lettersOpenMenuEntries() {
    ToyWindow window;
    QMenu* view = window.find<QMenu>("viewMenu");
    view->popup({0, 0});
    QAction* study = window.find<QAction>("showStudy");
    QSignalSpy triggered(study, &QAction::triggered);
    const QKeySequence keys = QKeySequence::mnemonic(study->text());
    QTest::keyClick(view, keys[0].key());
    QCOMPARE(triggered.count(), 1);
}

void TestKeys::rightClicksOpenTheMenuAndDragsDoNot() {
    ToyWindow window(toyRegistry(), false);
    for (FigureView* view : window.find<FigureBoard>()->views()) {
        if (!view->isVisible()) continue;
        const QPoint from = view->visibleRegion().boundingRect().center(), to = from + QPoint(60, 40);
        // Where the menu belongs to pressing, as on X11, the request comes before the drag.
        Mouse mouse(*view);
        mouse.press(from, Qt::RightButton);
        QContextMenuEvent asked(QContextMenuEvent::Mouse, from, view->mapToGlobal(from));
        QApplication::sendEvent(view, &asked);
        QVERIFY(!QApplication::activePopupWidget());
        for (int step = 1; step <= 6; ++step)
            mouse.moveTo(from + QPoint(10, 6) * step);
        mouse.release(to, Qt::RightButton);
        QVERIFY(!QApplication::activePopupWidget());
        QVERIFY2(view->zoom().has_value(), qPrintable(view->objectName()));
        mouse.click(from, Qt::RightButton);
        QMenu* menu = openMenu();
        QVERIFY(menu);
        menu->close();
        QContextMenuEvent key(QContextMenuEvent::Keyboard, from, view->mapToGlobal(from));
        QApplication::sendEvent(view, &key);
        QVERIFY(openMenu());
        openMenu()->close();
    }
}

void TestKeys::theFocusOfAFigureIsSeen() {
    for (const Theme& theme : {Theme::light(), Theme::night()}) {
        applyLook(theme);
        ToyWindow window;
        FigureView* view = figure(window, FigureRecipe::Kind::scene);
        view->setTheme(theme);
        view->setFocus();
        const QRect frame(view->width() / 2, 0, 60, 6);
        QVERIFY(contrastIn(pictureOf(*view), frame) >= 4.5);
        window.line("height")->setFocus();
        QVERIFY(contrastIn(pictureOf(*view), frame) < 1.5);
    }
}

void TestKeys::figuresTakeKeys() {
    ToyWindow window;
    FigureView* view = figure(window, FigureRecipe::Kind::time);
    QVERIFY(view);
    view->setFocus();
    const FigureWindow all = view->everything();
    QTest::keyClick(view, Qt::Key_Plus);
    QVERIFY(view->zoom());
    QCOMPARE(view->zoom()->right - view->zoom()->left, 0.85 * (all.right - all.left));
    QTest::keyClick(view, Qt::Key_Minus);
    QVERIFY(!view->zoom());
    QTest::keyClick(view, Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(view->zoom());
    QCOMPARE(view->zoom()->left, all.left + 0.1 * (all.right - all.left));
    QTest::keyClick(view, Qt::Key_Home);
    QVERIFY(!view->zoom());
    window->timeCursor().setT(0);
    QTest::keyClick(view, Qt::Key_Right);
    QCOMPARE(window->timeCursor().t(), 0.01 * window.duration());
    QTest::keyClick(view, Qt::Key_Left);
    QCOMPARE(window->timeCursor().t(), 0.0);
}

TALWEG_TEST(tst_keys, TestKeys, QApplication)
#include "tst_keys.moc"
