#include "figures/monte_carlo/monte_carlo_view.h"
#include "figures/plot/legend_bar.h"
#include "figures/run/figure_view.h"
#include "figures/study/study_view.h"
#include "project/drawn_inputs.h"
#include "project/file.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/inputs/density_mark.h"
#include "workbench/monte_carlo/monte_carlo_figure_bar.h"
#include "workbench/monte_carlo/monte_carlo_page.h"
#include "workbench/run/figure_board.h"
#include "workbench/run/outcome_banner.h"
#include "workbench/run/run_page.h"
#include "workbench/study/study_page.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QTableView>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <qcustomplot.h>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// A window of one experiment of a system.
class SystemWindow : public ToyWindow {
public:
    explicit SystemWindow(const char* system, const Values& values = {}) : ToyWindow(builtinSystems()) {
        document().reset({"", "", {makeExperiment(*builtinSystems().find(system), "One", values)}});
        settle();
    }
    Document& document() { return (*this)->document(); }
    /// Chooses in the menu, as the mouse does.
    void choose(const char* action) {
        auto* menu = find<QMenu>("unitsMenu");
        QAction* found = menu->findChild<QAction*>(QString::fromUtf8(action));
        QVERIFY2(found, action);
        found->trigger();
        settle();
    }
    QString unitBeside(const QString& id) { return field(id)->findChildren<QLabel*>()[1]->text(); }
    void press(const QString& id, Qt::Key key) { QTest::keyClick(line(id), key); }
    QByteArray file() { return toText(document().project(), document().registry()); }
};

/// Every text on view in a window: of labels, buttons, lines, heads and cells of tables, axes.
QStringList textsOnView(QWidget& window) {
    QStringList texts;
    for (auto* label : window.findChildren<QLabel*>())
        if (label->isVisible()) texts << label->text();
    for (auto* line : window.findChildren<QLineEdit*>())
        if (line->isVisible()) texts << line->text();
    for (auto* box : window.findChildren<QComboBox*>())
        if (box->isVisible()) texts << box->currentText();
    for (auto* table : window.findChildren<QTableView*>()) {
        if (!table->isVisible() || !table->model()) continue;
        const QAbstractItemModel& model = *table->model();
        for (int column = 0; column < model.columnCount(); ++column) {
            texts << model.headerData(column, Qt::Horizontal).toString();
            for (int row = 0; row < std::min(model.rowCount(), 60); ++row)
                texts << model.index(row, column).data().toString();
        }
    }
    for (auto* plot : window.findChildren<QCustomPlot*>())
        if (plot->isVisible()) texts << plot->xAxis->label() << plot->yAxis->label();
    return texts;
}

/// Texts that have a unit in which nothing is to be shown: metres, and what is made with them; but for J/(m
/// b²), which speaks of the mass.
QStringList withMetres(const QStringList& texts) {
    static const QRegularExpression metres(
        QStringLiteral("(\\d|\\(|\\s)(m|m/s|m/s²|kg|m²|1/m)(\\b|\\)|$)(?!/|²|·| m²)"));
    QStringList found;
    for (const QString& text : texts)
        if (text.contains(metres) && !text.contains("(m b²)")) found << text;
    return found;
}

} // namespace

class TestUnitsChosen : public QObject {
    Q_OBJECT

    Apart m_apart;

private slots:
    // --- fields ------------------------------------------------------------------------------------

    void whatIsTypedIsInTheUnitBeside() {
        SystemWindow window("rover");
        window.choose("US customary");
        QCOMPARE(window.unitBeside("b"), "ft");
        window.type("b", "10");
        QCOMPARE(window.value("b"), 3.048);
        window.press("b", Qt::Key_Return);
        QCOMPARE(window.line("b")->text(), "10");
        window.type("b", "2 m");
        QCOMPARE(window.value("b"), 2.0);
        QCOMPARE(window.line("b")->text(), "2 m"); // as long as somebody is typing
        window.press("b", Qt::Key_Return);
        QCOMPARE(window.line("b")->text(), "6.56167979");
        window.document().undoStack().undo();
        QCOMPARE(window.value("b"), 3.048);
        QCOMPARE(window.line("b")->text(), "10");
        window.press("b", Qt::Key_Up); // a step of feet
        QCOMPARE(window.line("b")->text(), "10.2");
    }

    /// Neither looking at a value, nor going through its field, nor typing what stands there changes it.
    void whatIsOnlyShownStays() {
        SystemWindow window("rover", {{"b", 1.0 / 3}, {"theta", 30.1}});
        window.document().setValues(0, {{"b", 1.0 / 3}});
        const QByteArray before = window.file();
        for (const char* unit : {"unit rad", "unit ft", "unit km/h", "unit lb", "unit g"})
            window.choose(unit);
        QCOMPARE(window.unitBeside("theta"), "rad");
        for (const QString id : {"b", "theta", "g", "u4"}) {
            window.line(id)->setFocus();
            window.press(id, Qt::Key_Return);
            window.type(id, window.line(id)->text());
            window.press(id, Qt::Key_Tab);
        }
        window.choose("SI");
        QCOMPARE(window.file(), before);
        QCOMPARE(window.value("b"), 1.0 / 3);
    }

    void escapeBringsTheExactValueBack() {
        SystemWindow window("rover", {{"b", 1.0 / 3}});
        window.choose("unit ft");
        window.type("b", "9");
        QVERIFY(window.value("b") != 1.0 / 3);
        window.press("b", Qt::Key_Escape);
        QCOMPARE(window.value("b"), 1.0 / 3);
    }

    void refusalsHaveTheUnit() {
        SystemWindow window("rover");
        window.choose("unit rad");
        window.type("theta", "2"); // more than a right angle
        QVERIFY2(window.field("theta")->error().contains("1.569051 rad"),
                 qPrintable(window.field("theta")->error()));
        QVERIFY(!window.field("theta")->error().contains("°"));
        window.choose("unit ft");
        window.type("b", "1e8/2"); // a calculation, too
        QVERIFY2(window.field("b")->error().contains("3280.8399 ft"), qPrintable(window.field("b")->error()));
        window.press("b", Qt::Key_Escape);
        window.choose("unit °"); // what was typed meant radians
        QCOMPARE(window.field("theta")->error(), "");
    }

    void calculationsKeepTheirUnit() {
        SystemWindow window("rover");
        window.choose("unit ft");
        window.type("b", "10/4");
        QCOMPARE(window.value("b"), 0.762);
        window.press("b", Qt::Key_Return);
        QCOMPARE(window.line("b")->text(), "10/4 ft");
        QCOMPARE(window.field("b")->note(), "= 2.5 ft");
        window.choose("SI");
        QCOMPARE(window.line("b")->text(), "10/4 ft");
        QCOMPARE(window.value("b"), 0.762);
    }

    // --- chance ------------------------------------------------------------------------------------

    /// Half a foot is 0.1524 m.
    void distributionsAreInTheUnitBeside() {
        SystemWindow window("rover");
        window.choose("unit ft");
        const auto drawn = [&window] { return distributionIn(window.document().experiment(0).study, "b"); };
        window.type("b", "10 ± 0.5");
        QCOMPARE(window.value("b"), 3.048);
        QCOMPARE(drawn(), std::string("±0.1524"));
        window.press("b", Qt::Key_Return);
        QCOMPARE(window.line("b")->text(), "10");
        window.type("b", "normal:20:0.5");
        QCOMPARE(drawn(), std::string("normal:6.096:0.1524"));
        QCOMPARE(window.field("b")->note(), "Normal with mean 20 and standard deviation 0.5 ft");
        window.press("b", Qt::Key_Return);
        QCOMPARE(window.value("b"), 6.096);
        QCOMPARE(window.line("b")->text(), "20");
        const QString tip = window.line("b")->findChild<DensityMark*>()->toolTip();
        QVERIFY2(tip.contains("Mean 20 ft"), qPrintable(tip));
    }

    void chanceAboutWhatIsShownKeepsItsDigits() {
        SystemWindow window("rover", {{"b", 1.0 / 3}});
        window.choose("unit ft");
        window.type("b", window.line("b")->text() + " ±5%");
        QCOMPARE(distributionIn(window.document().experiment(0).study, "b"), std::string("±5%"));
        QCOMPARE(window.value("b"), 1.0 / 3);
    }

    // --- the project -------------------------------------------------------------------------------

    void theMenuShowsTheProjectsUnits() {
        SystemWindow window("rover");
        const auto checked = [&](const char* name) {
            return window.find<QMenu>("unitsMenu")->findChild<QAction*>(QString::fromUtf8(name))->isChecked();
        };
        QVERIFY(checked("SI") && checked("unit m") && !checked("US customary"));
        window.choose("unit ft");
        QVERIFY(!checked("SI") && checked("unit ft") && checked("unit kg"));
        QVERIFY(window.document().isModified());
        window.document().undoStack().undo();
        QVERIFY(checked("SI") && checked("unit m"));
        QVERIFY(!window.document().isModified());
        window.choose("US customary");
        QVERIFY(checked("US customary") && checked("unit lb"));
        window.choose("US customary"); // again: the mark stays
        QVERIFY(checked("US customary"));
        Project other = window.document().project();
        other.units = {};
        window.document().reset(other);
        window.settle();
        QVERIFY(checked("SI") && !checked("US customary"));
        QCOMPARE(window.unitBeside("b"), "m");
    }

    void otherExperimentsAreShownSoToo() {
        SystemWindow window("rover");
        window.choose("US customary");
        window.document().addExperiment(makeExperiment(*builtinSystems().find("track"), "Track"));
        window.settle();
        QCOMPARE(window.unitBeside("m"), "lb");
    }

    /// A handle is dragged where the mouse is, in feet.
    void draggingInTheFigure() {
        SystemWindow window("rover");
        window.choose("unit ft");
        LiveRun& live = window->live();
        QVERIFY(!live.handles().empty());
        const Point at = live.handles()[0].place;
        const Values before = window.document().experiment(0).values;
        live.drag(0, at + Point(0, -1), true);
        QTRY_VERIFY(window.document().experiment(0).values != before);
        window.settle();
        QVERIFY(std::abs(live.handles()[0].place.y() - (at.y() - 1)) < 0.2);
    }

    // --- everything --------------------------------------------------------------------------------

    void nothingIsLeftInMetres_data() {
        QTest::addColumn<QString>("system");
        for (const char* system : {"rover", "incline", "surface", "track", "rough-plane"})
            QTest::newRow(system) << system;
    }
    void nothingIsLeftInMetres() {
        QFETCH(QString, system);
        SystemWindow window(system.toUtf8());
        QVERIFY(!withMetres(textsOnView(*window)).isEmpty()); // which the look finds
        window.choose("US customary");
        for (const char* dock : {"eventsDock", "measuresDock", "auditDock"}) {
            window.find<QDockWidget>(dock)->raise();
            QStringList left = withMetres(textsOnView(*window));
            left.removeAll(QStringLiteral("kg m²")); // of which there is no other
            QVERIFY2(left.isEmpty(), qPrintable(left.join("\n")));
        }
        // And the numbers are others: the sentence has feet where it has a length.
        const QString sentence = window.find<OutcomeBanner>()->sentence();
        QVERIFY2(!sentence.contains(QStringLiteral("m/s")), qPrintable(sentence));
    }

    void studiesAreShownSo() {
        SystemWindow window("rover");
        window.find<QAction>("showStudy")->trigger();
        window.find<QAction>("addStudy")->trigger();
        window.find<QDockWidget>("setupDock")->raise();
        const auto settled = [&window] {
            return window->liveStudy().isCurrent() && !window->liveStudy().shown().empty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(settled(), 60000);
        const Study before = *window.document().experiment(0).study;
        window.choose("US customary");
        QTRY_VERIFY(settled());
        QTRY_VERIFY(window.find<QLineEdit>("swept_u4")->text().contains("m/s")); // typed in metres
        QVERIFY(*window.document().experiment(0).study == before);
        QLineEdit* line = window.find<QLineEdit>("swept_u4");
        window.find<QCheckBox>("single_u4")->click();
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, "0:1e9:1e8");
        const auto isToldInFeet = [](const QLabel* label) {
            return label->isVisible() && label->text().remove(QChar(0x200B)).contains("ft/s is out of range");
        };
        QVERIFY(std::ranges::any_of(line->parentWidget()->findChildren<QLabel*>(), isToldInFeet));
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, "10:20:1");
        QCOMPARE(window.document().experiment(0).study->over.values, std::string("10 ft/s:20 ft/s:1 ft/s"));
        QCOMPARE(line->text(), "10:20:1");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(line->text(), "10:20:1");
        QTRY_VERIFY_WITH_TIMEOUT(settled(), 60000);
        QCOMPARE(window->liveStudy().solved()[0].shown.result->sweep.over.values.front(), 3.048);
        QCOMPARE(window->liveStudy().shown()[0].shown.result->sweep.over.values.front(), 10.0);
        window.choose("SI");
        QTRY_COMPARE(window.find<QLineEdit>("swept_u4")->text(), "10 ft/s:20 ft/s:1 ft/s");
    }

    /// What is pinned is told apart in feet, and files have it as it was.
    void baselinesAreShownSo() {
        SystemWindow window("rover", {{"g", 3.048}});
        window.find<QAction>("showStudy")->trigger();
        window.find<QAction>("addStudy")->trigger();
        const auto settled = [&window] {
            return window->liveStudy().isCurrent() && !window->liveStudy().shown().empty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(settled(), 60000);
        window.find<QAction>("pinBaseline")->trigger();
        window.document().setValues(0, {{"g", 6.096}});
        QTRY_VERIFY_WITH_TIMEOUT(settled(), 60000);
        const auto said = [&window] {
            const QString text = window.find<QLabel>("answer")->text();
            return QTextDocumentFragment::fromHtml(text).toPlainText().remove(QChar(0x200B));
        };
        QTRY_VERIFY2(said().contains("g = 3.048 m/s²"), qPrintable(said()));
        const QByteArray inSI = window.file();
        window.choose("US customary");
        QTRY_VERIFY2(said().contains("g = 10 ft/s²"), qPrintable(said()));
        const auto names = [&window] {
            QStringList all;
            for (const LegendEntry& entry : window.find<StudyView>()->legendBar().entries())
                all << entry.name;
            return all.join(u' ');
        };
        QTRY_VERIFY2(names().contains("baseline: g = 10 ft/s²"), qPrintable(names()));
        window.choose("SI");
        QCOMPARE(window.file(), inSI);
    }

    /// The height of the paths is in feet, and so is the ground below them.
    void pathsOfRandomRunsAreShownSo() {
        SystemWindow window("rover");
        window.type("b", window.line("b")->text() + " ±5%");
        window.press("b", Qt::Key_Return);
        window.find<QAction>("showRandomRuns")->trigger();
        for (auto* kind : window.find<MonteCarloFigureBar>()->findChildren<QToolButton*>())
            if (kind->text() == "Paths") QTest::mouseClick(kind, Qt::LeftButton);
        auto* page = window.find<MonteCarloPage>();
        const auto fan = [page] {
            const auto& drawing = page->view()->drawing();
            return drawing ? drawing->fan : nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(page->isCurrent() && fan() && !fan()->at.empty(), 60000);
        const auto own = fan();
        window.choose("US customary");
        QTRY_VERIFY(fan() && fan()->y.unit == "ft");
        QCOMPARE(fan()->x.unit, std::string("ft"));
        QVERIFY(std::abs(0.3048 * fan()->at.back() - own->at.back()) < 1e-9);
        QVERIFY(std::abs(0.3048 * fan()->nominal.y.back() - own->nominal.y.back()) < 1e-9);
        QTRY_VERIFY2(page->view()->yAxis->label().contains("ft"), qPrintable(page->view()->yAxis->label()));
        QVERIFY(page->drawing()->fan->y.unit == "m"); // what tables are written of
    }
};

TALWEG_TEST(tst_units_chosen, TestUnitsChosen, QApplication)

#include "tst_units_chosen.moc"
