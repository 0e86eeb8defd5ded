#include "figures/plot/legend_bar.h"
#include "project/file.h"
#include "study/table.h"
#include "study_window.h"
#include "support/test.h"
#include "workbench/common/table_tools.h"
#include "workbench/study/baseline_button.h"
#include "workbench/study/designs_table.h"
#include "workbench/study/study_figure_bar.h"
#include "workbench/window/export_dialog.h"

#include <QComboBox>
#include <QListView>
#include <QMenu>
#include <QTextDocumentFragment>
#include <QToolButton>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// A window with a study, whose g is fixed, as it is, and a baseline that is told apart by it.
class BaselineWindow : public StudyWindow {
public:
    using StudyWindow::StudyWindow;

    void pin() { QTest::keyClick(&**this, Qt::Key_B, Qt::ControlModifier); }
    void unpin() { QTest::keyClick(&**this, Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier); }
    const Shared<Baseline>& pinned() { return document().project().baseline; }
    BaselineButton* button() { return find<BaselineButton>("baseline"); }
    QString said() { return QTextDocumentFragment::fromHtml(answer()).toPlainText().remove(QChar(0x200B)); }
    QStringList legend() {
        QStringList names;
        for (const LegendEntry& entry : view()->legendBar().entries())
            names << entry.name;
        return names;
    }
    void settleBaseline() {
        if (!QTest::qWaitFor(
                [this] { return !button()->shown().empty() && button()->shown().front().result != nullptr; }))
            qFatal("No baseline arrives.");
    }
    void show(const QString& kind) {
        for (QToolButton* one : find<StudyFigureBar>()->findChildren<QToolButton*>())
            if (one->text() == kind) return click(one);
        qFatal("There is no kind %s.", qPrintable(kind));
    }
    QString heading(int column) {
        return find<DesignsTable>()->model()->headerData(column, Qt::Horizontal).toString();
    }
    QComboBox* less() { return find<QComboBox>("figure_less"); }
    void choose(QComboBox* box, int entry) {
        box->setFocus();
        while (box->currentIndex() < entry)
            QTest::keyClick(box, Qt::Key_Down);
        while (box->currentIndex() > entry)
            QTest::keyClick(box, Qt::Key_Up);
    }
};

/// Designs of h = 10 … 40 m judged over v = 1 … 6 m/s, with g as in the experiment.
Study heightsAlone() {
    Study study = twoAxes();
    study.axes.erase(study.axes.begin());
    return study;
}

Registry withAir() {
    System system = toy();
    system.parameters.push_back({.id = "air",
                                 .label = "Air",
                                 .kind = Parameter::Kind::choice,
                                 .defaultValue = std::string("none"),
                                 .choices = {{"none", "Vacuum", ""}, {"thick", "Thick", ""}}});
    system.studyCompare = "air";
    Registry registry;
    registry.add(system);
    return registry;
}

} // namespace

class TestBaseline : public QObject {
    Q_OBJECT

private slots:
    /// Far is v √(2 h / g) > 10 m: at g = 9.81 m/s² half of the speeds 1 … 6 m/s from h = 40 m on, at 1.62
    /// from h = 10 m on.
    void aPinnedStudyIsComparedWithWhatFollows() {
        BaselineWindow window(heightsAlone());
        window.pin();
        QVERIFY(window.pinned());
        QCOMPARE(window.pinned()->study, heightsAlone());
        QCOMPARE(window.document().undoStack().undoText(),
                 QString("Pin the study of \"%1\" as baseline").arg(window.pinned()->experiment));
        QVERIFY2(window.said().contains("same inputs): Met for h ≥ 40 m, as in the baseline."),
                 qPrintable(window.said()));
        window.document().setValues(0, {{"g", 1.62}});
        window.settleStudy();
        QVERIFY2(window.said().contains(
                     "g = 9.81 m/s²): Met for h ≥ 10 m; in the baseline, met for h ≥ 40 m (−30 m)."),
                 qPrintable(window.said()));
        QVERIFY(window.legend().contains("baseline: g = 9.81 m/s²"));
        QCOMPARE(window.view()->results().size(), 2u);
        window.document().undoStack().undo();
        window.document().undoStack().undo();
        QVERIFY(!window.pinned());
        QVERIFY(!window.said().contains("Baseline"));
        QCOMPARE(window.view()->results().size(), 1u);
    }

    void itIsUnpinnedByKeyAndMenu() {
        BaselineWindow window;
        QVERIFY(!window.find<QAction>("unpinBaseline")->isEnabled());
        window.pin();
        window.unpin();
        QVERIFY(!window.pinned());
        QVERIFY(window.find<QMenu>("studyMenu")->actions().contains(window.find<QAction>("pinBaseline")));
        window.document().undoStack().undo();
        QVERIFY(window.pinned() && window.button()->shown().front().result); // what was solved stays known
        window.document().removeExperiment(0);
        QVERIFY(window.pinned()); // whatever happens to the experiment
        QVERIFY(!window.find<QAction>("pinBaseline")->isEnabled());
    }

    /// Differences of the table against two studies solved apart.
    void designsHaveTheirDifferences() {
        BaselineWindow window;
        window.pin();
        window.document().setValues(0, {{"speed", 3.0}}); // what is varied is no matter
        Study study = twoAxes();
        study.over.values = "2:9:1";
        window.document().setStudy(0, study);
        window.settleStudy();
        QAbstractItemModel* model = window.find<DesignsTable>()->model();
        const int last = model->columnCount();
        QCOMPARE(window.heading(last - 3), "Δ Far (pp)");
        QCOMPARE(window.heading(last - 2), "Δ Range (m)");
        QCOMPARE(window.heading(last - 1), "Δ (%)");
        const auto solve = [&](const std::vector<double>& speeds) {
            const auto system = std::make_shared<const System>(toy());
            return solveSweep(system,
                              {defaultValues(system->parameters),
                               {{"g", {1.62, 3.71, 9.81}}, {"height", {10, 20, 30, 40}}},
                               {"speed", speeds},
                               {"x"}},
                              {}, {}, {});
        };
        const auto now = solve({2, 3, 4, 5, 6, 7, 8, 9}), before = solve({1, 2, 3, 4, 5, 6});
        for (int row = 0; row < 12; ++row) {
            const auto design = static_cast<std::size_t>(row);
            const auto number = [&](int column) {
                return model->data(model->index(row, column), exactRole).toDouble();
            };
            QCOMPARE(number(last - 3), now->percentage[design] - before->percentage[design]);
            QCOMPARE(number(last - 2), now->spread(design).mean - before->spread(design).mean);
            QCOMPARE(number(last - 1), 100 * (now->spread(design).mean / before->spread(design).mean - 1));
        }
        const TableOptions options = window.page()->tableOptions();
        QVERIFY(aggregateTable({window.page()->tabled().result}, options).find("x_mean_relative")
                != std::string::npos);
        window.unpin();
        QCOMPARE(model->columnCount(), last - 3);
    }

    void aMapShowsTheDifference() {
        BaselineWindow window;
        window.show("Map");
        QVERIFY(!window.less()->isVisible());
        window.pin();
        QVERIFY(window.less()->isVisible());
        QCOMPARE(window.less()->itemText(1), "the baseline");
        Study study = twoAxes();
        study.over.values = "2:9:1";
        window.document().setStudy(0, study);
        window.settleStudy();
        window.choose(window.less(), 1);
        QVERIFY(window.view()->results().front().less);
        QVERIFY(window.legend().front().startsWith("zero difference"));
        const auto figures = window.page()->exportables();
        QCOMPARE(figures[window.page()->figureOnView()].title, "Difference");
        const QString id = figures[window.page()->figureOnView()].id();
        QCOMPARE(id, "study:difference,x=height,family=g,measure=,less=baseline");
        window.choose(window.less(), 0);
        QVERIFY(!window.view()->results().front().less);
        window.page()->bringFigure(id);
        QCOMPARE(window.less()->currentIndex(), 1);
        window.unpin();
        QVERIFY(!window.less()->isVisible());
        QVERIFY(!window.view()->results().front().less);
        window.document().undoStack().undo();
        QVERIFY(window.view()->results().front().less); // as it was
    }

    /// Of two compared studies no pin is needed, and the other way round it is the other one's colours.
    void oneConventionLessTheOther() {
        Study study = twoAxes();
        study.compared = true;
        BaselineWindow window(study, withAir());
        window.show("Map");
        QCOMPARE(window.less()->itemText(1), "Thick");
        window.choose(window.less(), 1);
        QCOMPARE(window.view()->results().front().less->name, "Thick");
        window.choose(window.find<QComboBox>("part"), 1);
        QCOMPARE(window.view()->results().front().name, "Thick");
        QCOMPARE(window.view()->results().front().less->name, "Vacuum");
        QCOMPARE(window.page()->exportables()[window.page()->figureOnView()].id(),
                 "study:difference,x=height,family=g,measure=,part=2,less=1");
        window.pin();
        QCOMPARE(window.less()->count(), 3);
        QCOMPARE(window.view()->results().front().less->name, "Vacuum");
    }

    void whatCannotBeComparedSaysWhy() {
        BaselineWindow window;
        window.pin();
        Study study = twoAxes();
        study.axes[1].values = "11:41:10";
        window.document().setStudy(0, study);
        window.settleStudy();
        QVERIFY2(window.said().contains("The baseline and this study have no value of h in common."),
                 qPrintable(window.said()));
        QVERIFY(!window.heading(window.find<DesignsTable>()->model()->columnCount() - 1).startsWith(u'Δ'));
        window.show("Map");
        window.choose(window.less(), 1);
        QVERIFY(window.legend().isEmpty());
        QVERIFY(window.page()->exportables().size() > 0);
        for (const Exportable& figure : window.page()->exportables())
            QVERIFY(figure.title != "Difference");
    }

    void aBaselineThatCannotBeSolvedSaysWhy() {
        BaselineWindow window;
        Baseline broken{"Broken", "falling-body", window.document().experiment(0).values, twoAxes()};
        broken.study.axes[0].values = "1:";
        window.document().pinBaseline(broken);
        QTRY_VERIFY2(window.said().contains("cannot be solved."), qPrintable(window.said()));
        QVERIFY(window.said().contains("Broken"));
        QCOMPARE(window.view()->results().size(), 1u);
        QCOMPARE(window.legend().filter("baseline"), QStringList());
        window.unpin();
        QVERIFY(!window.said().contains("cannot be solved."));
    }

    /// While newer inputs cannot be solved, what is said is of the study that is still on view; whatever is
    /// half typed in a baseline is told as it stands.
    void whatIsSaidIsOfTheStudyOnView() {
        BaselineWindow window(heightsAlone());
        window.pin();
        window.document().setValues(0, {{"g", 1.62}});
        window.settleStudy();
        const QString lead = "g = 9.81 m/s²): Met for h ≥ 10 m; in the baseline, met for h ≥ 40 m (−30 m).";
        QVERIFY2(window.said().contains(lead), qPrintable(window.said()));
        Study unreadable = heightsAlone();
        unreadable.axes[0].values = "10:";
        window.document().setStudy(0, unreadable);
        window.document().setValues(0, {{"g", 9.81}});
        QTRY_VERIFY(window.said().startsWith("Outdated:"));
        QVERIFY2(window.said().contains(lead), qPrintable(window.said()));
        QVERIFY(window.legend().contains("baseline: g = 9.81 m/s²"));
        Baseline halfTyped = *window.pinned();
        halfTyped.study.over.values.clear();
        window.document().pinBaseline(halfTyped);
        QTRY_VERIFY2(window.said().contains("cannot be solved."), qPrintable(window.said()));
    }

    /// A study of another experiment is pinned from the menu, and is solved in the background.
    void theStudyOfAnotherExperimentIsPinned() {
        BaselineWindow window(heightsAlone());
        Experiment other = window.document().experiment(0);
        other.name = "Moon & mine";
        other.values["g"] = 1.62;
        window.document().addExperiment(other);
        auto* list = window.find<QListView>("experiments");
        list->setCurrentIndex(list->model()->index(0, 0));
        window.settleStudy();
        QMenu* menu = window.button()->menu();
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 4); // own, other, separator, unpin
        QCOMPARE(menu->actions()[1]->text(), "Pin the study of “Moon && mine”");
        menu->actions()[1]->trigger();
        window.settleBaseline();
        QVERIFY2(window.said().contains("Baseline (Moon & mine: g = 1.62 m/s²): Met for h ≥ 40 m; in the "
                                        "baseline, met for h ≥ 10 m (+30 m)."),
                 qPrintable(window.said()));
    }

    void itComesBackWithTheFile() {
        const QString path = m_apart.file("pinned.talweg");
        {
            BaselineWindow window(heightsAlone());
            window.pin();
            window.document().setValues(0, {{"g", 1.62}});
            QCOMPARE(window.document().saveAs(path), QString());
        }
        BaselineWindow window(std::nullopt);
        QCOMPARE(window.document().open(path), QStringList());
        window.settleStudy();
        window.settleBaseline();
        QVERIFY2(window.said().contains("in the baseline, met for h ≥ 40 m (−30 m)."),
                 qPrintable(window.said()));
    }

private:
    Apart m_apart;
};

TALWEG_TEST(tst_baseline, TestBaseline, QApplication)
#include "tst_baseline.moc"
