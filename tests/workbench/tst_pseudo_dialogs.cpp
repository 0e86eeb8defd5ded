#include "base/translation.h"
#include "figures/plot/exportable.h"
#include "figures/plot/plot_view.h"
#include "pseudo.h"
#include "support/drawn_words.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/look.h"
#include "workbench/compare/compare_page.h"
#include "workbench/compare/compared_runs.h"
#include "workbench/compare/guest_dialog.h"
#include "workbench/inputs/import_dialog.h"
#include "workbench/inputs/presets_dialog.h"
#include "workbench/inputs/save_preset_dialog.h"
#include "workbench/jobs/long_jobs_dialog.h"
#include "workbench/monte_carlo/monte_carlo_page.h"
#include "workbench/run/run_page.h"
#include "workbench/study/live_study.h"
#include "workbench/study/study_page.h"
#include "workbench/window/examples_dialog.h"
#include "workbench/window/export_dialog.h"
#include "workbench/window/help_window.h"
#include "workbench/window/jobs_dialog.h"
#include "workbench/window/published_works_dialog.h"
#include "workbench/window/report_dialog.h"

#include <QContextMenuEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QPicture>
#include <QTimer>
#include <QTreeView>

using namespace talweg;
using namespace talweg::tests;

/// What opens over the window in the language that nobody wrote: menus, dialogs, and the words in figures.
class TestPseudoDialogs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void menus();
    void menusOfTheRightButton();
    void dialogs();
    void questions();
    void words_data();
    void words();

private:
    Apart m_apart;
    PseudoTranslator m_translator;
};

namespace {

/// A window with a study, two experiments, an export job and a constant, and what is wrong in it.
class Reader {
public:
    explicit Reader(const char* system = "rover") : window(builtinSystems()) {
        const auto chosen = window->document().registry().find(system);
        window->document().reset(makeProject(*chosen, chosen->examples.front()));
        window.settle();
        Experiment other = window->document().experiment(0);
        names << "Talweg" << other.name << "Zwei"
              << "English"
              << "Deutsch"
              << "Français"
              << "rover"
              << "HTML"
              << "crit"
              << "Ctrl"
              << "Right"
              << "Left";
        other.name = "Zwei";
        window->document().addExperiment(other, 1);
        window.settle();
        window->document().addExport({"Zwei", other.name, "speed", "svg", "{job}"});
        for (const auto& each : window->document().registry().systems()) {
            for (const Parameter& parameter : each->parameters)
                if (!parameter.word.empty()) names << QString::fromStdString(parameter.word);
            for (const Reproduction& work : each->reproductions)
                names << QString::fromStdString(work.author);
            for (const Ending& ending : each->endings) // the results of claims about outcomes
                names << QString::fromStdString(ending.id);
        }
    }
    ~Reader() {
        wrong.removeDuplicates();
        for (const QString& line : wrong)
            qWarning().noquote() << line;
    }
    Q_DISABLE_COPY(Reader)

    void read(const QString& where, const QString& text) {
        if (isUntranslated(text, names)) wrong << where + ", untranslated: " + text;
    }
    void readActions(const QString& where, const QMenu& menu) {
        for (const QAction* action : menu.actions()) {
            read(where, action->text().section(u'\t', 0, 0));
            read(where, action->toolTip().section(u'\t', 0, 0));
        }
    }
    /// The menu and those in it, as they are when they open.
    void readMenu(const QString& where, QMenu& menu) {
        emit menu.aboutToShow();
        readActions(where, menu);
        for (const QAction* action : menu.actions())
            if (action->menu()) readMenu(where + u'/' + action->text(), *action->menu());
    }
    /// What is seen of a dialog, cells included, but for those whose texts are not the program's.
    void readDialog(const QString& where, QWidget& dialog, const QWidgetList& others = {}) {
        read(where, dialog.windowTitle());
        QTest::qWait(50);
        for (const QWidget* widget : dialog.findChildren<QWidget*>()) {
            if (!widget->isVisible() || others.contains(widget)) continue;
            const QString what = where + ' ' + widget->metaObject()->className() + ' ' + widget->objectName();
            for (const QString& text : textsOf(*widget))
                read(what, text);
            if (const auto* cells = qobject_cast<const QAbstractItemView*>(widget))
                readCells(what, *cells->model(), {});
        }
        QStringList cut;
        const auto isWhole = [&] { return (cut = cutOffIn(dialog)).isEmpty(); };
        if (!QTest::qWaitFor(isWhole, 2000))
            for (const QString& words : cut)
                wrong << where + ", cut off in " + words;
    }

    ToyWindow window;
    QStringList names, wrong;

private:
    void readCells(const QString& where, const QAbstractItemModel& model, const QModelIndex& parent) {
        for (int row = 0; row < std::min(model.rowCount(parent), 60); ++row)
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex cell = model.index(row, column, parent);
                read(where, cell.data().toString());
                read(where, cell.data(Qt::ToolTipRole).toString());
                if (column == 0) readCells(where, model, cell);
            }
    }
};

/// Looks at each dialog that keeps the others from going on, and closes it.
class Modal {
public:
    explicit Modal(const std::function<void(QWidget&)>& look) {
        QObject::connect(&m_timer, &QTimer::timeout, [this, look] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (!dialog || m_isLooking) return;
            m_isLooking = true;
            look(*dialog);
            ++count;
            qobject_cast<QDialog*>(dialog)->reject();
            m_isLooking = false;
        });
        m_timer.start(20);
    }
    int count = 0;

private:
    QTimer m_timer;
    bool m_isLooking = false;
};

/// Looks at each menu that opens by itself, and closes it.
class Popup {
public:
    explicit Popup(const std::function<void(QMenu&)>& look) {
        QObject::connect(&m_timer, &QTimer::timeout, [this, look] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (!menu) return;
            look(*menu);
            ++count;
            menu->close();
        });
        m_timer.start(10);
    }
    int count = 0;

private:
    QTimer m_timer;
};

void openStudy(Reader& at) {
    at.window.find<QAction>("showStudy")->trigger();
    if (!at.window->document().experiment(0).study) at.window.find<QAction>("addStudy")->trigger();
    QVERIFY(QTest::qWaitFor([&] { return at.window->liveStudy().isCurrent(); }, 60'000));
}

void openRandomRuns(Reader& at) {
    at.window.find<QAction>("showRandomRuns")->trigger();
    auto* wanted = at.window.find<QLineEdit>("randomRunsWanted");
    wanted->selectAll();
    QTest::keyClicks(wanted, "64");
    QTest::keyClick(wanted, Qt::Key_Return);
    if (auto* begin = at.window.find<QPushButton>("begin"); begin->isVisible()) begin->click();
    QVERIFY(QTest::qWaitFor([&] { return at.window.find<MonteCarloPage>()->isCurrent(); }, 60'000));
}

void openCompare(Reader& at) {
    at.window.find<QAction>("showCompare")->trigger();
    const ComparedRuns& runs = at.window.find<ComparePage>("comparePage")->runs();
    QVERIFY(QTest::qWaitFor([&] { return runs.isSettled(); }, 30'000));
}

QString wordsIn(const QPicture& drawing) {
    DrawnWords drawn;
    QPainter painter(&drawn);
    painter.drawPicture(0, 0, drawing);
    painter.end();
    QStringList parts;
    for (DrawnWords::Words& part : drawn.words) {
        // Over several lines, too; what has too little room ends in dots, before its unit if it has one.
        const qsizetype dots = part.text.lastIndexOf(u'…');
        if (dots > part.text.lastIndexOf(u'⟦') && part.text.count(u'⟦') > part.text.count(u'⟧'))
            part.text.insert(dots + 1, u'⟧');
        parts << part.text;
    }
    return parts.join(u' ');
}

} // namespace

void TestPseudoDialogs::initTestCase() {
    QCoreApplication::installTranslator(&m_translator);
    setTranslator(
        [](const char* english, std::int64_t) { return pseudo(QString::fromUtf8(english)).toStdString(); });
    applyLook(Theme::light());
}

/// Those of the menu bar, and all that drop down from buttons, on every page.
void TestPseudoDialogs::menus() {
    Reader at;
    const auto readAll = [&at](const QString& page) {
        for (QAction* action : at.window->menuBar()->actions()) {
            at.read("menu bar", action->text());
            at.readMenu(action->text(), *action->menu());
        }
        for (auto* button : at.window->findChildren<QToolButton*>())
            if (button->isVisible() && button->menu())
                at.readMenu(page + ' ' + button->objectName() + ' ' + button->text(), *button->menu());
    };
    readAll("run");
    openStudy(at);
    readAll("study");
    openRandomRuns(at);
    readAll("random runs");
    openCompare(at);
    readAll("compare");
    QVERIFY(at.wrong.isEmpty());
}

void TestPseudoDialogs::menusOfTheRightButton() {
    Reader at;
    Popup popup([&at](QMenu& menu) { at.readMenu("right button", menu); });
    const auto openAll = [&at, &popup] {
        const int before = popup.count;
        QList<QPointer<QWidget>> widgets; // menus may remake what they are for
        for (auto* widget : at.window->findChildren<QWidget*>())
            widgets << widget;
        for (const QPointer<QWidget>& each : widgets) {
            if (!each) continue;
            QWidget* widget = each;
            const bool asks = qobject_cast<QLineEdit*>(widget) || qobject_cast<PlotView*>(widget)
                              || qobject_cast<QAbstractItemView*>(widget) || qobject_cast<QLabel*>(widget);
            if (!asks || !widget->isVisible() || !widget->isEnabled()) continue;
            const QPoint middle = widget->rect().center();
            QContextMenuEvent event(QContextMenuEvent::Keyboard, middle, widget->mapToGlobal(middle));
            QApplication::sendEvent(widget, &event);
            QTest::qWait(15);
        }
        QVERIFY(popup.count > before);
    };
    openAll();
    openStudy(at);
    openAll();
    openCompare(at);
    openAll();
    QVERIFY(popup.count > 20);
    QVERIFY(at.wrong.isEmpty());
}

void TestPseudoDialogs::dialogs() {
    Reader at;
    const auto open = [&at](const char* action) { at.window.find<QAction>(action)->trigger(); };
    open("exportFigure");
    auto* exporting = at.window.find<ExportDialog>();
    auto* format = exporting->findChild<QComboBox*>("format");
    for (int row = 0; row < format->count(); ++row) {
        format->setCurrentIndex(row);
        at.readDialog("export as " + format->currentText(), *exporting);
    }
    auto* width = exporting->findChild<QLineEdit*>();
    width->selectAll();
    QTest::keyClicks(width, "0");
    at.readDialog("export at no width", *exporting);
    exporting->hide();
    open("report");
    auto* report = at.window.find<ReportDialog>();
    QVERIFY(QTest::qWaitFor([report] { return !report->isBusy(); }, 30'000));
    at.readDialog("report", *report);
    report->hide();
    open("exportJobs");
    at.readDialog("jobs", *at.window.find<JobsDialog>());
    at.window.find<JobsDialog>()->hide();
    open("managePresets");
    at.readDialog("presets", *at.window.find<PresetsDialog>());
    at.window.find<PresetsDialog>()->hide();
    open("longWork");
    at.readDialog("long work", *at.window.find<LongJobsDialog>());
    at.window.find<LongJobsDialog>()->hide();
    open("publishedWorks");
    auto* published = at.window.find<PublishedWorksDialog>();
    at.readDialog("published works in progress", *published);
    const auto* cancel = published->findChild<QPushButton*>("cancelClaims");
    QVERIFY(QTest::qWaitFor([cancel] { return !cancel->isVisible(); }, 120'000));
    at.readDialog("published works", *published);
    published->hide();
    open("examples");
    auto* examples = at.window.find<ExamplesDialog>();
    at.readDialog("examples", *examples);
    examples->findChild<QLineEdit*>()->setText("qqq");
    at.readDialog("no examples", *examples);
    examples->hide();
    open("helpContents");
    auto* help = at.window.find<HelpWindow>();
    QWidgetList english{help->findChild<QListWidget*>()};
    at.readDialog("help", *help, english); // the pages are in English
    help->findChild<QLineEdit*>()->setText("qqq");
    at.readDialog("nothing found in the help", *help, english);
    help->hide();
    const auto& rover = *at.window->document().registry().find("rover");
    const Experiment& one = at.window->document().experiment(0);
    SavePresetDialog saving(PresetLibrary(at.window->document().registry()), rover, one.values, {},
                            QString::fromStdString(rover.parameters.front().group), &*at.window);
    saving.show();
    at.readDialog("save as preset", saving);
    ImportDialog importing(
        {*find(rover.parameters, "profile"), decodedText("0;NA;1\n1;2;3\n"), "2.3"}, {},
        [](const Value&) { return QString(); }, &*at.window);
    importing.show();
    QTRY_VERIFY(!importing.findChild<QLabel*>("importState")->text().isEmpty());
    at.readDialog("import", importing);
    importing.hide();
    GuestDialog guests(at.window->document().project(), "Zwei", at.window->document().registry(), "rover",
                       &*at.window);
    guests.show();
    at.readDialog("guests", guests);
    QVERIFY(at.wrong.isEmpty());
}

/// Boxes that ask, and tell of the program.
void TestPseudoDialogs::questions() {
    Reader at;
    Modal modal([&at](QWidget& dialog) { at.readDialog("question " + dialog.windowTitle(), dialog); });
    at.window.find<QAction>("about")->trigger();
    QCOMPARE(modal.count, 1);
    at.window->document().setTitle("Zwei");
    at.window.find<QAction>("newProject")->trigger();
    QCOMPARE(modal.count, 2);
    QVERIFY(at.wrong.isEmpty());
}

void TestPseudoDialogs::words_data() {
    QTest::addColumn<QString>("system");
    const Registry registry = builtinSystems();
    for (const auto& system : registry.systems())
        QTest::newRow(system->id.c_str()) << QString::fromStdString(system->id);
}

/// In the figures of all pages, on screen, in files, and for those who do not see them.
void TestPseudoDialogs::words() {
    QFETCH(QString, system);
    Reader at(qPrintable(system));
    const auto read = [&at](const std::vector<Exportable>& figures) {
        for (const Exportable& figure : figures) {
            at.read("title", figure.title);
            if (const auto drawing = figure.draw(Theme::light(), {}, {}))
                at.read(figure.title, wordsIn(*drawing));
            if (figure.says)
                for (const QString& words : figure.says({}))
                    at.read(figure.title + " in words", words);
        }
        for (const auto* view : at.window->findChildren<PlotView*>())
            if (view->isVisible()) at.read("spoken", view->inWords());
    };
    read(at.window.find<RunPage>("runPage")->exportables());
    openStudy(at);
    read(at.window.find<StudyPage>("studyPage")->exportables());
    openRandomRuns(at);
    read(at.window.find<MonteCarloPage>()->exportables());
    openCompare(at);
    read(at.window.find<ComparePage>("comparePage")->exportables());
    QVERIFY(at.wrong.isEmpty());
}

TALWEG_TEST(tst_pseudo_dialogs, TestPseudoDialogs, QApplication)
#include "tst_pseudo_dialogs.moc"
