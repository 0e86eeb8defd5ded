#include "figures/run/figure_view.h"
#include "physics/near.h"
#include "support/test.h"
#include "track_shop.h"
#include "workbench/run/figure_board.h"

#include <qcustomplot.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QInputDialog>
#include <QTableWidget>
#include <QUndoStack>
#include <cmath>
#include <utility>

using namespace talweg;
using namespace talweg::tests;

class TestTrackPane : public QObject {
    Q_OBJECT

private slots:
    void aTrackIsDrawnWithTheRun() {
        TrackShop shop;
        QVERIFY(!shop.window.find<QDockWidget>("trackDock")->isVisible());
        shop.add({{"sigma", "0.001"}, {"name", "Camera"}});
        QCOMPARE(shop.experiment().tracks.size(), std::size_t{1});
        const Track& track = std::as_const(shop.experiment().tracks).front();
        QCOMPARE(track.name, std::string("Camera"));
        QCOMPARE(track.source.file, std::string("drop.csv,name=Camera,sigma=0.001"));
        QVERIFY(shop.window.find<QDockWidget>("trackDock")->isVisible());
        const auto pinned = shop.window.find<FigureBoard>()->pinned();
        QCOMPARE(pinned.size(), std::size_t{1});
        QVERIFY(pinned[0].isMeasured);
        QCOMPARE(pinned[0].name, QString("Camera"));
        QTableWidget* list = shop.part<QTableWidget>();
        QCOMPARE(list->item(0, 3)->text(), QString("400"));
        QTRY_VERIFY(list->item(0, 1)->text().toDouble() > 0.05); // e and the height are wrong
        shop.window->document().undoStack().undo();
        shop.window.settle();
        QVERIFY(shop.window.find<FigureBoard>()->pinned().empty());
        QCOMPARE(list->rowCount(), 0);
    }

    void theFitFindsTheBall() {
        TrackShop shop;
        shop.add({{"sigma", "0.001"}});
        QVERIFY(shop.button("Fit")->isEnabled());
        QVERIFY(!shop.button("Use these values")->isEnabled());
        shop.button("Fit")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shop.button("Use these values")->isEnabled(), 30'000);
        const QString found = shop.input("e")->text(1);
        QVERIFY2(found.startsWith("0.79") || found.startsWith("0.80"), qPrintable(found));
        QVERIFY(found.contains("±"));
        const int before = shop.window->document().undoStack().count();
        shop.button("Use these values")->click();
        QCOMPARE(shop.window->document().undoStack().count(), before + 1);
        QNEAR(shop.window.value("e"), 0.8, 2e-4);
        QNEAR(shop.window.value("clearance"), 1, 1e-3);
        shop.window.settle();
        // What is left is the noise of y.
        QTRY_VERIFY(std::abs(shop.part<QTableWidget>()->item(0, 1)->text().toDouble() - 0.001) < 1e-4);
        // The fit stays, so that its uncertainty can be used after its values.
        shop.button("Use as uncertainty")->click();
        QCOMPARE(shop.window->document().undoStack().count(), before + 2);
        QCOMPARE(shop.experiment().study->uncertain.size(), std::size_t{1});
        const Study::Swept& e = shop.experiment().study->uncertain[0];
        QCOMPARE(e.parameter, std::string("e"));
        QVERIFY2(e.values.starts_with("normal:0."), e.values.c_str());
        QVERIFY(!shop.experiment().study->axes.empty());
        QVERIFY(shop.experiment().study->axes[0].parameter != "e");
    }

    void onlyTheRestitutionOfPixelsIsFound() {
        TrackShop shop;
        shop.add({{"", "unit=px"}, {"name", "Film"}});
        QVERIFY(std::as_const(shop.experiment().tracks).front().isInPixels);
        QVERIFY(shop.window.find<FigureBoard>()->pinned().empty());
        shop.button("Fit")->click();
        const QLabel* answer = shop.answer();
        QTRY_VERIFY(answer->text().startsWith("Impacts of “Film”: e = 0."));
        const double e = answer->text().section("e = ", 1).section(' ', 0, 0).toDouble();
        QNEAR(e, 0.8, 0.01);
        QVERIFY(answer->text().contains("px/s"));
        QVERIFY(!shop.button("Use these values")->isEnabled());
        QVERIFY(!shop.button("Use as uncertainty")->isEnabled());
    }

    /// The ball falls 1 m between the first sample and the first impact, 1 m in the unit of the table.
    void theScaleIsMeasuredInThePlot() {
        TrackShop shop;
        QTimer::singleShot(0, [&] {
            auto* dialog = shop.pane().findChild<TrackDialog*>();
            dialog->findChild<QLineEdit*>("")->setText("unit=px");
            auto* measure = dialog->findChild<QPushButton*>("measureScale");
            QVERIFY(QTest::qWaitFor([measure] { return measure->isEnabled(); }));
            auto* plot = dialog->findChild<QCustomPlot*>();
            const auto click = [plot](double t, double y) {
                const QPointF at(plot->xAxis->coordToPixel(t), plot->yAxis->coordToPixel(y));
                QTest::mouseClick(plot, Qt::LeftButton, {}, at.toPoint());
            };
            QTest::mouseClick(measure, Qt::LeftButton);
            QVERIFY(measure->isChecked());
            QTimer::singleShot(0, [dialog] {
                auto* question = dialog->findChild<QInputDialog*>();
                question->setDoubleValue(2);
                question->accept();
            });
            click(0, 1.05);
            click(std::sqrt(2 / 9.81), 0.05);
            QVERIFY(!measure->isChecked());
            QNEAR(dialog->findChild<QLineEdit*>("scale")->text().toDouble(), 2, 0.05);
            auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QVERIFY(QTest::qWaitFor([ok] { return ok->isEnabled(); }));
            QVERIFY(!measure->isEnabled());
            ok->click();
        });
        shop.pane().addFrom(shop.path());
        const Track& track = std::as_const(shop.experiment().tracks).front();
        QVERIFY(!track.isInPixels);
        QNEAR(track.y.front(), 2.1, 0.1);
    }

    /// The example's note says what was simulated.
    void theExampleIsFitted() {
        TrackShop shop;
        const auto rover = builtinSystems().find("rover");
        const auto example = std::ranges::find(rover->examples, "filmed-ball", &Example::id);
        shop.window->document().reset(makeProject(*rover, *example));
        shop.window.settle();
        QVERIFY(shop.window.find<QDockWidget>("trackDock")->isVisible());
        shop.input("mu")->setCheckState(0, Qt::Checked);
        shop.button("Fit")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shop.button("Use these values")->isEnabled(), 30'000);
        shop.button("Use these values")->click();
        QNEAR(shop.window.value("e"), 0.72, 0.003);
        QNEAR(shop.window.value("mu"), 0.12, 0.005);
        const QLabel* answer = shop.answer();
        QVERIFY2(answer->text().startsWith("The run agrees with the tracks"), qPrintable(answer->text()));
    }

    /// The ball of the example has one restitution. What is wrong without μ is the friction.
    void aConstantRestitutionIsNotBlamed() {
        TrackShop shop;
        const auto rover = builtinSystems().find("rover");
        const auto example = std::ranges::find(rover->examples, "filmed-ball", &Example::id);
        shop.window->document().reset(makeProject(*rover, *example));
        shop.window.settle();
        shop.button("Fit")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shop.button("Use these values")->isEnabled(), 30'000);
        const QLabel* answer = shop.answer();
        QVERIFY2(answer->text().startsWith("The model does not describe these tracks"),
                 qPrintable(answer->text()));
        QVERIFY(!answer->text().contains("law_v"));
    }

    /// The ball bounces with e = v/(a + v), v = 12 m/s, where a is the approach speed.
    void anotherLawIsFittedButNotUsed() {
        TrackShop shop(droppedBall(), filmedDrop([](double approach) { return 12 / (approach + 12); }));
        shop.add({{"sigma", "0.001"}});
        auto* law = shop.part<QComboBox>();
        QCOMPARE(law->currentText(), QString("constant"));
        QVERIFY(shop.input("law_v")->isHidden() && !shop.input("e")->isHidden());
        QTest::keyClick(law, Qt::Key_Down);
        QCOMPARE(law->currentText(), QString("half-velocity"));
        QVERIFY(!shop.input("law_v")->isHidden() && shop.input("e")->isHidden());
        shop.button("Fit")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shop.input("law_v")->text(1).contains("±"), 30'000);
        QNEAR(shop.input("law_v")->text(1).section(' ', 0, 0).toDouble(), 12, 0.1);
        const QLabel* answer = shop.answer();
        QVERIFY2(answer->text().startsWith("The run agrees with the tracks"), qPrintable(answer->text()));
        QVERIFY2(answer->text().contains("The values cannot be used"), qPrintable(answer->text()));
        for (const char* use : {"Use these values", "Use as uncertainty"}) {
            QVERIFY(!shop.button(use)->isEnabled());
            QVERIFY(shop.button(use)->toolTip().contains("“half-velocity”"));
        }
        QTest::keyClick(law, Qt::Key_Down);
        QCOMPARE(law->currentText(), QString("pfeiffer"));
        QVERIFY(!shop.input("law_v")->isHidden() && !shop.input("e")->isHidden());
        QCOMPARE(shop.input("law_v")->text(1), QString());
        QTest::keyClick(law, Qt::Key_Home);
        QVERIFY(shop.input("law_v")->isHidden());
        QCOMPARE(shop.input("e")->checkState(0), Qt::Checked);
        QVERIFY(!shop.button("Use these values")->toolTip().contains("half-velocity"));
    }

    /// Released at rest: the speed is known, the height is not.
    void startValuesAreKeptUnlessTicked() {
        TrackShop shop;
        shop.add({{"sigma", "0.001"}});
        auto* keep = shop.part<QCheckBox>();
        QVERIFY(!keep->isChecked());
        QTest::keyClick(keep, Qt::Key_Space);
        for (const char* id : {"x0", "h0", "vx", "vy", "w"})
            QCOMPARE(shop.input(id)->checkState(0), Qt::Unchecked);
        shop.tick("h0");
        QVERIFY(!keep->isChecked());
        shop.button("Fit")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shop.button("Use these values")->isEnabled(), 30'000);
        QVERIFY2(shop.input("h0")->text(1).contains("±"), qPrintable(shop.input("h0")->text(1)));
        QCOMPARE(shop.input("vy")->text(1), QString());
        // Estimates of an earlier fit do not stay.
        shop.tick("h0", false);
        QVERIFY(keep->isChecked());
        shop.button("Fit")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shop.button("Use these values")->isEnabled(), 30'000);
        QCOMPARE(shop.input("h0")->text(1), QString());
    }

    void estimatesAreShownInTheUnitsOfTheProject() {
        TrackShop shop;
        shop.add({{"sigma", "0.001"}});
        shop.button("Fit")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shop.button("Use these values")->isEnabled(), 30'000);
        const QString metres = shop.input("h0")->text(1), restitution = shop.input("e")->text(1);
        QVERIFY2(metres.endsWith(" m"), qPrintable(metres));
        shop.window->document().setUnits(DisplayUnits::usCustomary());
        const QString feet = shop.input("h0")->text(1);
        QVERIFY2(feet.endsWith(" ft"), qPrintable(feet));
        QNEAR(0.3048 * feet.section(' ', 0, 0).toDouble(), metres.section(' ', 0, 0).toDouble(), 1e-4);
        QVERIFY(shop.input("vy")->text(1).endsWith(" ft/s"));
        QCOMPARE(shop.input("e")->text(1), restitution);
        QVERIFY(shop.button("Use these values")->isEnabled());
    }

    void anEditDiscardsTheFit() {
        TrackShop shop;
        shop.add({{"sigma", "0.001"}});
        shop.button("Fit")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shop.button("Use these values")->isEnabled(), 30'000);
        shop.window->document().setValues(0, {{"e", 0.5}});
        QVERIFY(!shop.button("Use these values")->isEnabled());
        QCOMPARE(shop.input("e")->text(1), QString());
    }

    void aFitCanBeCancelled() {
        TrackShop shop;
        shop.add({{"sigma", "0.001"}});
        shop.input("mu")->setCheckState(0, Qt::Checked);
        shop.button("Fit")->click();
        shop.button("Cancel")->click();
        QVERIFY(shop.button("Fit")->isEnabled());
        QVERIFY(!shop.button("Use these values")->isEnabled());
        QTest::qWait(300);
        QVERIFY(!shop.button("Use these values")->isEnabled());
    }

    void otherMethodsAreNotFitted() {
        TrackShop shop;
        shop.add();
        shop.window->document().setValues(0, {{"solver", std::string("adaptive")}});
        shop.window.settle();
        shop.button("Fit")->click();
        QVERIFY2(shop.answer()->text().contains("Exact"), qPrintable(shop.answer()->text()));
    }

    void aWrongOptionSaysWhy() {
        TrackShop shop;
        QTimer::singleShot(0, [&] {
            auto* dialog = shop.pane().findChild<TrackDialog*>();
            dialog->findChild<QLineEdit*>("fps")->setText("240");
            auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            const auto says = [&] {
                for (const QLabel* label : dialog->findChildren<QLabel*>())
                    if (label->text().contains("(fps=240) have no effect")) return true;
                return false;
            };
            QVERIFY(QTest::qWaitFor(says));
            QVERIFY(!ok->isEnabled());
            dialog->reject();
        });
        shop.pane().addFrom(shop.path());
        QVERIFY(shop.experiment().tracks.empty());
    }

    void aTrackIsRenamedAndRemoved() {
        TrackShop shop;
        shop.add();
        shop.add();
        QTableWidget* list = shop.part<QTableWidget>();
        QCOMPARE(list->item(1, 0)->text(), QString("drop.csv 2"));
        list->item(1, 0)->setText("Second");
        QCOMPARE(std::as_const(shop.experiment().tracks)[1].name, std::string("Second"));
        list->item(1, 0)->setText("drop.csv");
        QCOMPARE(std::as_const(shop.experiment().tracks)[1].name, std::string("Second"));
        list->setCurrentCell(0, 0);
        shop.button("Remove")->click();
        QCOMPARE(shop.experiment().tracks.size(), std::size_t{1});
        QCOMPARE(std::as_const(shop.experiment().tracks)[0].name, std::string("Second"));
        QVERIFY(shop.window->document().undoStack().undoText().contains("drop.csv"));
    }
};

TALWEG_TEST(tst_track_pane, TestTrackPane, QApplication)
#include "tst_track_pane.moc"
