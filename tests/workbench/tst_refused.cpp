#include "study/judged_fall.h"
#include "support/locales.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "systems/mends.h"
#include "systems/reading.h"
#include "window.h"
#include "workbench/inputs/form.h"
#include "workbench/inputs/points_model.h"
#include "workbench/inputs/refused_texts.h"
#include "workbench/inputs/rows_editor.h"
#include "workbench/inputs/waiting_bar.h"
#include "workbench/run/outcome_banner.h"
#include "workbench/study/advisor_panel.h"
#include "workbench/study/live_study.h"
#include "workbench/study/study_page.h"
#include "workbench/window/export_dialog.h"
#include "workbench/window/project_panel.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTimer>

using namespace talweg;
using namespace talweg::tests;

/// What is typed and refused means nothing, anywhere.
class TestRefused : public QObject {
    Q_OBJECT

private slots:
    void aPrefixThatWasTakenIsTakenBack();
    void escapeBringsBackWhatStood();
    void aHalfTypedExpressionMovesNothing();
    void theWindowSaysWhatTheFiguresShow();
    void everyInputOfEverySystem_data();
    void everyInputOfEverySystem();
    void studyTexts_data();
    void studyTexts();
    void savingLeavesItOutAndSaysSo();
    void anotherExperimentDropsItAndSaysSo();
    void anotherProjectDropsIt();
    void closingAsks();
    void numbersTypedInEveryLanguage_data();
    void numbersTypedInEveryLanguage();
    void figuresAreExportedAtTypedSizes_data() { numbersTypedInEveryLanguage_data(); }
    void figuresAreExportedAtTypedSizes();
    void aRefusedCellKeepsItsNumber();
    void savingTakesTheCellThatIsBeingEdited_data();
    void savingTakesTheCellThatIsBeingEdited();
    void closingTakesTheCellThatIsBeingEdited();
    void escapeBringsBackTitleAndNotes_data();
    void escapeBringsBackTitleAndNotes();
    void rowsArePastedCopiedAndDeleted();
    void complaintsOfSeveralInputsAreMended();
    void inputsWithoutEffectSayWhy();

private:
    Apart m_apart;
};

namespace {

Registry withStudy() {
    System system = batchedFall();
    system.studyAxes = {{"height", "10:40:10"}, {"speed", "1:6:1"}};
    Registry registry;
    registry.add(std::move(system));
    return registry;
}

void typeInto(QLineEdit* line, const QString& text) {
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
}

Project one(const System& system, const Values& values = {}) {
    Project project;
    project.experiments.push_back(makeExperiment(system, {"One", values}));
    return project;
}

} // namespace

void TestRefused::aPrefixThatWasTakenIsTakenBack() {
    ToyWindow window;
    window.type("speed", "50"); // taken key by key
    QCOMPARE(window.value("speed"), 50.0);
    QCOMPARE(window->document().undoStack().count(), 1);
    QTest::keyClicks(window.line("speed"), "0");
    QCOMPARE(window.line("speed")->text(), "500");
    QCOMPARE(window.value("speed"), 2.0);
    QCOMPARE(window->document().undoStack().count(), 0);
    QVERIFY(!window->isWindowModified());
    window.settle();
    QCOMPARE(window->live().shown().run->measures[1].value, 2 * window.duration());
    // Mended, it counts at once.
    QTest::keyClick(window.line("speed"), Qt::Key_Backspace);
    QCOMPARE(window.value("speed"), 50.0);
    QCOMPARE(window->document().undoStack().count(), 1);
}

void TestRefused::escapeBringsBackWhatStood() {
    ToyWindow window;
    for (const QString text : {"500", "5 kg", "1.234,5", "abc", "5*", "", "inf", "nan"}) {
        window.type("speed", text);
        if (text.isEmpty()) QTest::keyClick(window.line("speed"), Qt::Key_Delete);
        QVERIFY2(!window.field("speed")->error().isEmpty(), qPrintable(text));
        QCOMPARE(window.value("speed"), 2.0);
        QTest::keyClick(window.line("speed"), Qt::Key_Escape);
        QCOMPARE(window.line("speed")->text(), "2");
        QVERIFY(window.field("speed")->error().isEmpty());
    }
    window.type("speed", "7"); // taken: Escape takes it back all the same
    QTest::keyClick(window.line("speed"), Qt::Key_Escape);
    QCOMPARE(window.value("speed"), 2.0);
    window.type("speed", "7");
    QTest::keyClick(window.line("speed"), Qt::Key_Return); // meant
    QTest::keyClick(window.line("speed"), Qt::Key_Escape);
    QCOMPARE(window.value("speed"), 7.0);
    QCOMPARE(window->document().undoStack().count(), 1);
}

void TestRefused::aHalfTypedExpressionMovesNothing() {
    ToyWindow window;
    auto* bar = window.find<WaitingBar>();
    const auto places = [&] {
        QList<QPoint> all;
        for (const char* id : {"height", "speed"})
            all << window.field(id)->mapTo(&*window, QPoint());
        return all << window.find<QTabWidget>("pages")->mapTo(&*window, QPoint());
    };
    const auto before = places();
    window.type("height", "3*");
    QCoreApplication::sendPostedEvents();
    QVERIFY(!window.field("height")->error().isEmpty());
    QVERIFY(bar->isHidden());
    QCOMPARE(places(), before);
    window.line("speed")->setFocus();
    QVERIFY(bar->isVisible());
    QTRY_VERIFY(places() != before);
}

void TestRefused::theWindowSaysWhatTheFiguresShow() {
    ToyWindow window;
    auto* bar = window.find<WaitingBar>();
    QVERIFY(bar->isHidden());
    window.type("speed", "500");
    QTRY_VERIFY(bar->isVisible());
    QVERIFY2(bar->text().startsWith("The figures still show speed v = 2 m/s, because the entry “500” is "
                                    "incomplete or invalid: Speed v = "),
             qPrintable(bar->text()));
    window.line("height")->setFocus();
    QVERIFY(bar->isVisible());
    QCOMPARE(window.line("speed")->text(), "500");
    window.find<QTabWidget>("pages")->setCurrentIndex(1);
    QVERIFY(bar->isVisible());
    const auto buttons = bar->findChildren<QPushButton*>();
    QTest::mouseClick(buttons[0], Qt::LeftButton);
    QVERIFY(window.line("speed")->hasFocus());
    QTest::mouseClick(buttons[1], Qt::LeftButton);
    QVERIFY(bar->isHidden());
    QCOMPARE(window.line("speed")->text(), "2");
}

void TestRefused::everyInputOfEverySystem_data() {
    QTest::addColumn<QString>("system");
    const Registry registry = builtinSystems();
    for (const auto& system : registry.systems())
        QTest::newRow(system->id.c_str()) << QString::fromStdString(system->id);
}

void TestRefused::everyInputOfEverySystem() {
    QFETCH(QString, system);
    ToyWindow window(builtinSystems());
    Document& document = window->document();
    document.reset(one(*document.registry().find(system.toStdString())));
    window.settle();
    const Values before = document.experiment(0).values;
    const auto parameterOf = [&](const std::string& id) {
        return *talweg::find(document.systemOf(0)->parameters, id);
    };
    int fields = 0;
    for (QuantityEdit* field : window->findChildren<QuantityEdit*>()) {
        auto* line = field->findChild<QLineEdit*>();
        if (!line || !line->isEnabled() || !field->isVisibleTo(&*window) || field->findChild<QComboBox*>())
            continue;
        const QString text = line->text();
        // Unfinished, with a strange unit and out of every range; "0.2" and more count on the way there.
        for (const char* wrong : {"0.25*(1", "0.2 parsec", "9e99"}) {
            // A curve may well be as high as that; only its place beside the ball is complained about.
            if (field->parameterId() == "y" && QLatin1String(wrong) == QLatin1String("9e99")) continue;
            typeInto(line, wrong);
            QVERIFY2(!field->error().isEmpty(), qPrintable(field->parameterId() + " took " + wrong));
            for (const auto& [id, value] : before)
                if (!parameterOf(id).follows) // apart from what follows from an input that counts on the way
                    QCOMPARE(QString::fromStdString(
                                 id + " = " + write(parameterOf(id), document.experiment(0).values.at(id))),
                             QString::fromStdString(id + " = " + write(parameterOf(id), value)));
            QCOMPARE(document.undoStack().count(), 0);
            QTest::keyClick(line, Qt::Key_Escape);
            QCOMPARE(line->text(), text);
        }
        ++fields;
    }
    QVERIFY(fields > 5);
    QVERIFY(!document.isModified());
}

void TestRefused::studyTexts_data() {
    QTest::addColumn<QString>("dock");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::newRow("axis") << "setupDock"
                          << "swept_height"
                          << "10:40:1x";
    QTest::newRow("over") << "setupDock"
                          << "swept_speed"
                          << "1,2,500";
    QTest::newRow("requirement") << ""
                                 << "text"
                                 << "x_mean > 1 *";
    QTest::newRow("advisor over") << "advisorDock"
                                  << "over"
                                  << "1:6:0";
    QTest::newRow("advisor level") << "advisorDock"
                                   << "level"
                                   << "5 nan";
    QTest::newRow("advisor level, infinite") << "advisorDock"
                                             << "level"
                                             << "inf";
    QTest::newRow("advisor deviations") << "advisorDock"
                                        << "deviations"
                                        << "1,5,2";
}

void TestRefused::studyTexts() {
    QFETCH(QString, dock);
    QFETCH(QString, name);
    QFETCH(QString, text);
    ToyWindow window(withStudy());
    QTabBar* tabs = window.find<QTabWidget>("pages")->tabBar();
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    const Study study{.axes = {{"height", "10:40:10"}},
                      .over = {"speed", "1:6:1"},
                      .measures = {"x"},
                      .requirement = "x_mean - 1*x_sd > 5",
                      .smallest = "height"};
    window->document().setStudy(0, study);
    window->document().undoStack().clear();
    if (!dock.isEmpty()) window.find<QDockWidget>(dock)->raise();
    QTRY_VERIFY(window->liveStudy().isCurrent());
    QWidget* shown = dock.isEmpty() ? window.find<StudyPage>() : window.find<QWidget>(dock);
    if (name == "text") shown->findChild<QCheckBox*>("asText")->click();
    if (name.startsWith("swept_")) shown->findChild<QCheckBox*>("single_" + name.mid(6))->click();
    auto* line = shown->findChild<QLineEdit*>(name);
    QTRY_VERIFY(line->isVisible());
    const QString before = line->text();
    typeInto(line, text);
    QVERIFY(line->property("wrong").toBool());
    QVERIFY(*window->document().experiment(0).study == study);
    QCOMPARE(window->document().undoStack().count(), 0);
    QCOMPARE(window->refusedTexts().all().size(), 1u);
    QTest::keyClick(line, Qt::Key_Escape);
    QCOMPARE(line->text(), before);
    QVERIFY(!line->property("wrong").toBool());
    QVERIFY(window->refusedTexts().all().empty());
}

void TestRefused::savingLeavesItOutAndSaysSo() {
    ToyWindow window;
    const QString path = m_apart.file("refused.talweg");
    QCOMPARE(window->document().saveAs(path), QString());
    window.type("height", "12");
    QTest::keyClick(window.line("height"), Qt::Key_Return);
    window.type("speed", "500");
    QTest::keyClick(window.line("speed"), Qt::Key_S, Qt::ControlModifier);
    const auto* messages = window.find<QListWidget>("messages");
    QVERIFY(messages->item(messages->count() - 1)
                ->text()
                .contains("Saved with speed v = 2 m/s. The entry “500” was not saved."));
    const FileReading reading = readProject(path, toyRegistry());
    QCOMPARE(std::get<double>(reading.project->experiments[0].values.at("speed")), 2.0);
    QCOMPARE(std::get<double>(reading.project->experiments[0].values.at("height")), 12.0);
    QCOMPARE(window.line("speed")->text(), "500");
}

void TestRefused::anotherExperimentDropsItAndSaysSo() {
    ToyWindow window;
    window->document().duplicateExperiment(0);
    window.find<ProjectPanel>()->setCurrent(0);
    window.settle();
    window.type("speed", "500");
    auto* list = window.find<QListView>("experiments");
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(1, 0)).center());
    QCOMPARE(window.line("speed")->text(), "2");
    const auto* messages = window.find<QListWidget>("messages");
    QVERIFY(messages->item(messages->count() - 1)->text().contains("“500” for speed v"));
    QVERIFY(window->refusedTexts().all().empty());
    QCOMPARE(std::get<double>(window->document().experiment(0).values.at("speed")), 2.0);
}

/// From a project with a file to one without, of a system that has no such input.
void TestRefused::anotherProjectDropsIt() {
    const Registry systems = builtinSystems();
    ToyWindow window(builtinSystems());
    window->document().reset(one(*systems.find("rover")));
    window.settle();
    QCOMPARE(window->document().saveAs(m_apart.file("one.talweg")), QString());
    window.type("pl", "uniform:-3:-2");
    QCOMPARE(window->refusedTexts().all().size(), 1u);
    window->document().reset(one(*systems.find("rough-plane")));
    QVERIFY(window->refusedTexts().all().empty());
    QVERIFY(window->document().path().isEmpty());
}

void TestRefused::closingAsks() {
    ToyWindow window;
    window.type("speed", "500");
    QString asked;
    QTimer::singleShot(0, &*window, [&asked] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        asked = box->informativeText();
        QTest::mouseClick(box->button(QMessageBox::Cancel), Qt::LeftButton);
    });
    QVERIFY(!window->close());
    QVERIFY2(asked.contains("The figures still show speed v = 2 m/s"), qPrintable(asked));
    QTest::keyClick(window.line("speed"), Qt::Key_Escape);
    QVERIFY(window->close());
}

void TestRefused::numbersTypedInEveryLanguage_data() {
    addLocales();
}

void TestRefused::numbersTypedInEveryLanguage() {
    const InLocale locale(QTest::currentDataTag());
    if (!locale.why().isEmpty()) QSKIP(qPrintable(locale.why()));
    ToyWindow window;
    const std::pair<const char*, double> texts[] = {
        {"1.25", 1.25}, {"1,25", 1.25}, {"5/4", 1.25}, {"1.25e0", 1.25}};
    for (const auto& [text, number] : texts) {
        window.type("height", "3");
        window.type("height", text);
        QCOMPARE(window.value("height"), number);
    }
    QTest::keyClick(window.line("height"), Qt::Key_Return);
    QCOMPARE(window.line("height")->text(), "1.25");
    for (const char* text : {"1.234,5", "1,234.5", "1 234"}) {
        window.type("height", text);
        QCOMPARE(window.value("height"), 1.25);
        QTest::keyClick(window.line("height"), Qt::Key_Escape);
    }
    window.settle();
    // √(2·1.25/9.81) s
    QCOMPARE(window.find<OutcomeBanner>()->sentence(), "Lands after 0.5048187773461522 s.");
}

void TestRefused::figuresAreExportedAtTypedSizes() {
    const InLocale locale(QTest::currentDataTag());
    if (!locale.why().isEmpty()) QSKIP(qPrintable(locale.why()));
    ToyWindow window;
    window.find<QAction>("exportFigure")->trigger();
    auto* dialog = window.find<ExportDialog>();
    dialog->findChild<QComboBox*>("format")->setCurrentText("PNG");
    auto* width = dialog->findChild<QWidget*>("width")->findChild<QLineEdit*>();
    auto* hint = dialog->findChild<QLabel*>("hint");
    // 300 dots to 25.4 mm
    for (const auto& [text, dots] : {std::pair("63.5", "750 ×"), std::pair("63,5", "750 ×"),
                                     std::pair("2*25.4", "600 ×"), std::pair("127", "1500 ×")}) {
        typeInto(width, text);
        QVERIFY2(hint->text().startsWith(dots), qPrintable(hint->text()));
    }
    for (const char* text : {"1.270,5", "9", "<b>wide</b>"}) {
        typeInto(width, text);
        QVERIFY2(!hint->text().contains("×"), qPrintable(hint->text()));
        const QString path = m_apart.file("refused.png");
        dialog->exportTo(path);
        QVERIFY(!QFile::exists(path));
    }
    QTest::keyClick(width, Qt::Key_Escape);
    QCOMPARE(width->text(), "160"); // as it stood when the field was entered
    QVERIFY2(hint->text().startsWith("1890 ×"), qPrintable(hint->text()));
    dialog->hide();
}

namespace {

/// A window on a rover that crosses a profile, and its table.
class ProfileWindow : public ToyWindow {
public:
    ProfileWindow() : ToyWindow(builtinSystems()) {
        const auto rover = (*this)->document().registry().find("rover");
        (*this)->document().reset(one(
            *rover, {{"terrain", std::string("profile")}, {"profile", Points{{0, 0}, {10, -2}, {20, 0}}}}));
        settle();
    }
    QTableView* table() { return field("profile")->findChild<QTableView*>(); }
    Points points() { return std::get<Points>((*this)->document().experiment(0).values.at("profile")); }
    int steps() { return (*this)->document().undoStack().count(); }
    /// Types into a cell and stays there.
    QLineEdit* beginCell(int row, int column, const QString& text) {
        const QModelIndex cell = table()->model()->index(row, column);
        table()->setFocus();
        table()->setCurrentIndex(cell);
        table()->edit(cell);
        auto* line = table()->findChild<QLineEdit*>();
        line->selectAll();
        QTest::keyClicks(line, text);
        return line;
    }
    /// Types into a cell as by hand.
    void typeCell(int row, int column, const QString& text) {
        QTest::keyClick(beginCell(row, column, text), Qt::Key_Return);
        QCoreApplication::processEvents(); // the table takes the text after the key
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the closed editor
    }
    void choose(int first, int last) {
        table()->setFocus();
        table()->clearSelection();
        for (int row = first; row <= last; ++row)
            table()->selectionModel()->select(table()->model()->index(row, 0),
                                              QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
};

} // namespace

void TestRefused::aRefusedCellKeepsItsNumber() {
    ProfileWindow window;
    const Points before = window.points();
    for (const QString text : {"abc", "1.234,5", "25"}) { // 25 m would lie behind the next point
        window.typeCell(1, 0, text);
        QCOMPARE(window.points(), before);
        const QModelIndex cell = window.table()->model()->index(1, 0);
        QCOMPARE(cell.data().toString(), "10");
        QVERIFY2(!cell.data(Qt::DecorationRole).value<QIcon>().isNull(), qPrintable(text));
        QVERIFY(!cell.data(Qt::ToolTipRole).toString().isEmpty());
        QVERIFY(!window.field("profile")->error().isEmpty());
        QCOMPARE(window->refusedTexts().all().size(), 1u);
        QCOMPARE(window.steps(), 0);
    }
    window.typeCell(1, 0, "12,5");
    QCOMPARE(window.points()[1].x(), 12.5);
    QVERIFY(window->refusedTexts().all().empty());
    QVERIFY(window.field("profile")->error().isEmpty());
    QCOMPARE(window.steps(), 1);
}

void TestRefused::savingTakesTheCellThatIsBeingEdited_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("saved");
    QTest::newRow("taken") << "12,5" << 12.5;
    QTest::newRow("refused") << "25" << 10.0; // behind the next point
    QTest::newRow("unreadable") << "1x" << 10.0;
}

void TestRefused::savingTakesTheCellThatIsBeingEdited() {
    QFETCH(const QString, text);
    QFETCH(const double, saved);
    ProfileWindow window;
    const QString path = m_apart.file("cell.talweg");
    QCOMPARE(window->document().saveAs(path), QString());
    QTest::keyClick(window.beginCell(1, 0, text), Qt::Key_S, Qt::ControlModifier);
    const FileReading reading = readProject(path, builtinSystems());
    QVERIFY(reading.project);
    QCOMPARE(std::get<Points>(reading.project->experiments[0].values.at("profile"))[1].x(), saved);
    QCOMPARE(window.points()[1].x(), saved);
    QVERIFY(!window->isWindowModified());
    const auto* messages = window.find<QListWidget>("messages");
    const QString told = messages->count() > 0 ? messages->item(messages->count() - 1)->text() : QString();
    QCOMPARE(told.contains("Saved with x of point 2 = 10 m. The entry “" + text + "” was not saved"),
             saved == 10);
    QCOMPARE(window->refusedTexts().all().size(), std::size_t(saved == 10 ? 1 : 0));
}

void TestRefused::closingTakesTheCellThatIsBeingEdited() {
    ProfileWindow window;
    QCOMPARE(window->document().saveAs(m_apart.file("closed.talweg")), QString());
    window.beginCell(1, 0, "12");
    QString asked;
    QTimer::singleShot(0, &*window, [&asked] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        asked = box->text();
        QTest::mouseClick(box->button(QMessageBox::Cancel), Qt::LeftButton);
    });
    QVERIFY(!window->close());
    QVERIFY2(asked.startsWith("Save the changes"), qPrintable(asked));
    QCOMPARE(window.points()[1].x(), 12.0);
}

void TestRefused::escapeBringsBackTitleAndNotes_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("title") << "title";
    QTest::newRow("notes") << "notes";
}

void TestRefused::escapeBringsBackTitleAndNotes() {
    QFETCH(const QString, name);
    ToyWindow window;
    Document& document = window->document();
    document.reset({"Tower", "Notes", {makeExperiment(fallingBody(), "One")}});
    const Project before = document.project();
    auto* edit = window.find<QPlainTextEdit>(name);
    const QString stood = edit->toPlainText();
    const auto text = [&] { return name == "title" ? document.project().title : document.project().notes; };
    edit->setFocus();
    QTest::keyClicks(edit, "More ");
    QCOMPARE(text(), "More " + stood);
    QTest::keyClick(edit, Qt::Key_Escape);
    QCOMPARE(edit->toPlainText(), stood);
    QVERIFY(document.project() == before && !document.isModified());
    QTest::keyClicks(edit, "Meant ");
    window.line("height")->setFocus();
    edit->setFocus();
    QTest::keyClicks(edit, "x");
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY2(text().startsWith("Meant "), qPrintable(text()));
    // What the document puts there is not taken back.
    document.reset({"Another", "Others", {}});
    QTest::keyClick(edit, Qt::Key_Escape);
    QCOMPARE(text(), QString(name == "title" ? "Another" : "Others"));
    QVERIFY(!document.isModified());
}

void TestRefused::rowsArePastedCopiedAndDeleted() {
    ProfileWindow window;
    const Points before = window.points();
    window.choose(1, 1);
    QGuiApplication::clipboard()->setText("x;y\n5;-1,5\n8;-2\n");
    QTest::keyClick(window.table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(window.points(), (Points{{0, 0}, {5, -1.5}, {8, -2}, {20, 0}}));
    window.choose(1, 2);
    QTest::keyClick(window.table(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), "x (m)\ty (m)\n5\t-1.5\n8\t-2\n");
    QTest::keyClick(window.table(), Qt::Key_Delete);
    QCOMPARE(window.points(), (Points{{0, 0}, {20, 0}}));
    window.choose(0, 0);
    QTest::keyClick(window.table(), Qt::Key_Delete); // one point is no profile
    QCOMPARE(window.points(), (Points{{0, 0}, {20, 0}}));
    QVERIFY(!window.field("profile")->error().isEmpty());
    QGuiApplication::clipboard()->setText("a sentence");
    QTimer::singleShot(0, [] { QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape); });
    QTest::keyClick(window.table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(window.points(), (Points{{0, 0}, {20, 0}}));
    QCOMPARE(window.steps(), 2);
    window->document().undoStack().undo();
    window->document().undoStack().undo();
    QCOMPARE(window.points(), before);
    QCOMPARE(window.table()->model()->rowCount(), 3);
}

void TestRefused::complaintsOfSeveralInputsAreMended() {
    ToyWindow window(builtinSystems());
    Document& document = window->document();
    const auto rover = document.registry().find("rover");
    document.reset(one(*rover, {{"terrain", std::string("profile")}}));
    document.setValues(0, {{"convention", std::string("published")}});
    window.settle();
    QVERIFY(window.field("convention")
                ->error()
                .contains("“As published” is defined only for the terrains “Valley”"));
    QTRY_VERIFY(!window.field("terrain")->error().isEmpty());
    QVERIFY(window.field("terrain")->findChildren<QPushButton*>().size() > 0);
    const auto buttons = window.field("convention")->findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 1);
    QCOMPARE(buttons[0]->text(), "Use convention “Consistent”");
    QTest::mouseClick(buttons[0], Qt::LeftButton);
    QTRY_VERIFY(window.field("convention")->error().isEmpty());
    QVERIFY(window->live().problems().empty());
    // Each mend of each complaint does what it says.
    const std::pair<const char*, Values> clashes[] = {
        {"rover", {{"dh", 5.0}}},
        {"rover", {{"terrain", std::string("hill")}, {"convention", std::string("published")}}},
        {"incline", {{"length", 1000.0}}},
        {"incline", {{"method", std::string("published")}, {"t_end", 1000.0}, {"dt", 1e-6}}},
        {"rough-plane", {{"body", std::string("board")}, {"half_a", 1e-4}, {"half_b", 10.0}}},
        {"surface", {{"x0", 1e4}}},
        {"surface", {{"x_from", 50.0}, {"x_to", -50.0}}},
        {"track", {{"p0", 1e6}}},
        {"track", {{"damping", 1e6}, {"t_end", 100.0}}},
        {"track", {{"x0", std::string("any")}, {"y0", 1e6}}}};
    for (const auto& [id, changed] : clashes) {
        const auto system = document.registry().find(id);
        QVERIFY2(system, id);
        Values values = defaultValues(system->parameters);
        for (const auto& [parameter, value] : changed)
            values.at(parameter) = value;
        const auto found = problems(*system, values);
        QVERIFY2(!found.empty(), id);
        const auto mends = mendsOf(*system, values);
        QVERIFY2(!mends.empty(), found.front().message.c_str());
        for (const Mend& mend : mends) {
            Values mended = values;
            mended.at(mend.parameter) = mend.value;
            QVERIFY2(problems(*system, mended).size() < found.size(), mend.label.c_str());
        }
    }
}

void TestRefused::inputsWithoutEffectSayWhy() {
    ToyWindow window(builtinSystems());
    Document& document = window->document();
    document.reset(one(*document.registry().find("track")));
    window.settle();
    QVERIFY(window.line("y0")->isEnabled());
    document.setValues(0, {{"p0", 1.5}});
    QVERIFY(!window.line("y0")->isEnabled());
    QVERIFY(!window.line("x0")->isEnabled());
    document.setValues(0, {{"p0", std::string("place")}});
    QVERIFY(window.line("y0")->isEnabled());
}

TALWEG_TEST(tst_refused, TestRefused, QApplication)
#include "tst_refused.moc"
