#include "study/fall_reproduction.h"
#include "support/decorated.h"
#include "support/test.h"
#include "window.h"
#include "workbench/window/published_works_dialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <atomic>
#include <thread>

using namespace talweg;
using namespace talweg::tests;
using namespace std::chrono_literals;

namespace {

const QString verdicts = "Holds: 1. Holds in some readings: 1. Refuted: 1. Not decidable: 1.";

Registry only(System system) {
    Registry registry;
    registry.add(std::move(system));
    return registry;
}

/// A window with the dialog of published works open.
class WorksWindow : public ToyWindow {
public:
    explicit WorksWindow(System system = reproducedFall()) : ToyWindow(only(std::move(system))) { open(); }

    void open() {
        find<QAction>("publishedWorks")->trigger();
        if (!QTest::qWaitFor([this] { return dialog() && dialog()->isVisible(); }))
            qFatal("The dialog does not open.");
    }
    PublishedWorksDialog* dialog() { return find<PublishedWorksDialog>(); }
    QTableView* claims() { return dialog()->findChild<QTableView*>("claims"); }
    QPushButton* button(const char* name) { return dialog()->findChild<QPushButton*>(name); }
    QString state() { return dialog()->findChild<QLabel*>("claimsState")->text(); }
    QString cell(int row, int column) { return claims()->model()->index(row, column).data().toString(); }
    bool isChecked() {
        return QTest::qWaitFor([this] { return state() == verdicts; }, 30'000);
    }

    QPoint placeOf(int row) {
        const QModelIndex index = claims()->model()->index(row, 0);
        claims()->scrollTo(index);
        return claims()->visualRect(index).center();
    }
    void select(int row) { QTest::mouseClick(claims()->viewport(), Qt::LeftButton, {}, placeOf(row)); }
    void press(const char* name) { QTest::mouseClick(button(name), Qt::LeftButton); }

    Document& document() { return (*this)->document(); }
    int experiments() { return static_cast<int>(document().project().experiments.size()); }
    QString pageOnView() { return find<QTabWidget>("pages")->currentWidget()->objectName(); }
};

/// The work about falls, whose runs wait while the gate is closed.
class HeldWork {
public:
    System system() {
        System made = reproducedFall();
        setSolve(made,
                 [this, solve = solveOf(made)](const Values& values, std::stop_token stop,
                                               const Progress& progress) -> std::shared_ptr<const Run> {
                     while (isClosed) {
                         if (stop.stop_requested()) return nullptr;
                         std::this_thread::sleep_for(1ms);
                     }
                     return solve(values, stop, progress);
                 });
        return made;
    }
    std::atomic<bool> isClosed = false;
};

} // namespace

/// The claims of published works in the window: their results, and the experiments behind them.
class TestPublishedWorks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_apart.emplace(); }

    void theClaimsAreChecked() {
        WorksWindow window;
        const auto* works = window.dialog()->findChild<QTableWidget*>("publishedWorksList");
        QCOMPARE(works->rowCount(), 1);
        QCOMPARE(works->item(0, 1)->text(), QString("A work about falling bodies"));
        QVERIFY2(window.isChecked(), qPrintable(window.state()));
        QVERIFY(!window.button("cancelClaims")->isVisible());
        QVERIFY(!window.button("computeClaims")->isVisible());
        QStringList titles;
        for (int column = 0; column < window.claims()->model()->columnCount(); ++column)
            titles << window.claims()->model()->headerData(column, Qt::Horizontal).toString();
        QCOMPARE(titles, (QStringList{"Where", "Claim", "Printed", "Unit", "Near the ground", "Twice as fast",
                                      "Verdict", "Remark"}));
        QCOMPARE(window.claims()->model()->rowCount(), 13);
        const QStringList expected{"Page 1", "What is said", "−6", "m", "6.00", "far", "refuted", ""};
        for (int column = 0; column < expected.size(); ++column)
            QCOMPARE(window.cell(1, column), expected[column]);
        QCOMPARE(window.cell(0, 6), QString("holds: near the ground"));
        QCOMPARE(window.cell(3, 6), QString("not decidable"));
        QCOMPARE(window.cell(4, 2), QString("–"));
    }

    void theRemarkIsShownWhole() {
        WorksWindow window;
        const auto* remark = window.dialog()->findChild<QLabel*>("claimRemark");
        window.select(2);
        QCOMPARE(remark->text(), QString("The values are counted."));
        window.select(1);
        QCOMPARE(remark->text(), QString());
    }

    /// Author, title and year come from the work.
    void theListNamesTheWork() {
        System system = reproducedFall();
        system.reproductions.front().author = "I. Newton";
        system.reproductions.front().year = "1687";
        WorksWindow window(std::move(system));
        const auto* works = window.dialog()->findChild<QTableWidget*>("publishedWorksList");
        QCOMPARE(works->item(0, 0)->text(), QString("I. Newton"));
        QCOMPARE(works->item(0, 2)->text(), QString("1687"));
        QCOMPARE(works->item(0, 0)->toolTip(), QString("I. Newton, A work about falling bodies, 1687"));
    }

    void anotherWorkIsSelected() {
        System system = reproducedFall();
        Reproduction second = system.reproductions.front();
        second.id = "fall-1688";
        second.claims.resize(1);
        system.reproductions.push_back(second);
        WorksWindow window(std::move(system));
        QVERIFY(window.isChecked());
        auto* works = window.dialog()->findChild<QTableWidget*>("publishedWorksList");
        works->setFocus();
        QTest::keyClick(works, Qt::Key_Down);
        QCOMPARE(window.claims()->model()->rowCount(), 1);
        QTRY_COMPARE(window.cell(0, 6), QString("holds: near the ground"));
        QTest::keyClick(works, Qt::Key_Up);
        QCOMPARE(window.state(), verdicts); // is kept
        QCOMPARE(window.cell(1, 6), QString("refuted"));
    }

    void theComputationIsCancelled() {
        HeldWork work;
        ToyWindow window(only(work.system()));
        work.isClosed = true;
        window.find<QAction>("publishedWorks")->trigger();
        auto* dialog = window.find<PublishedWorksDialog>();
        auto* cancel = dialog->findChild<QPushButton*>("cancelClaims");
        auto* compute = dialog->findChild<QPushButton*>("computeClaims");
        const auto* state = dialog->findChild<QLabel*>("claimsState");
        const auto* claims = dialog->findChild<QTableView*>("claims");
        QTRY_VERIFY(cancel->isVisible());
        QCOMPARE(state->text(), QString("Computing the claims…"));
        QVERIFY(dialog->findChild<QProgressBar*>("claimsProgress")->isVisible());
        QCOMPARE(claims->model()->index(1, 2).data().toString(), QString("−6")); // what is known before
        QCOMPARE(claims->model()->index(1, 6).data().toString(), QString());
        QTest::mouseClick(cancel, Qt::LeftButton);
        QCOMPARE(state->text(), QString("The claims are not computed."));
        QVERIFY(!cancel->isVisible());
        work.isClosed = false;
        QTest::qWait(100);
        QCOMPARE(claims->model()->index(1, 6).data().toString(), QString()); // nothing arrives later
        QTest::mouseClick(compute, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(state->text(), verdicts, 30'000);
        QVERIFY(!compute->isVisible());
    }

    void closingCancels() {
        HeldWork work;
        ToyWindow window(only(work.system()));
        work.isClosed = true;
        window.find<QAction>("publishedWorks")->trigger();
        auto* dialog = window.find<PublishedWorksDialog>();
        const auto* state = dialog->findChild<QLabel*>("claimsState");
        QTRY_COMPARE(state->text(), QString("Computing the claims…"));
        dialog->close();
        QCOMPARE(state->text(), QString("The claims are not computed."));
        work.isClosed = false;
        window.find<QAction>("publishedWorks")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(state->text(), verdicts, 30'000);
    }

    /// The window is closed while its dialog computes.
    void theWindowIsClosedMeanwhile() {
        HeldWork work;
        {
            ToyWindow window(only(work.system()));
            work.isClosed = true;
            window.find<QAction>("publishedWorks")->trigger();
            QTRY_VERIFY(window.find<QPushButton>("cancelClaims")->isVisible());
        }
        work.isClosed = false;
    }

    void invalidDataAreReported() {
        System system = reproducedFall();
        system.reproductions.front().runs.front().values["height"] = -1.0;
        WorksWindow window(std::move(system));
        QTRY_VERIFY2(window.state().startsWith("The claims cannot be computed: drop: "),
                     qPrintable(window.state()));
        QVERIFY(window.button("computeClaims")->isVisible());
    }

    void withoutWorks() {
        ToyWindow window;
        window.find<QAction>("publishedWorks")->trigger();
        auto* dialog = window.find<PublishedWorksDialog>();
        QTRY_VERIFY(dialog->isVisible());
        for (const char* name : {"openClaim", "copyClaims"})
            QVERIFY(!dialog->findChild<QPushButton*>(name)->isEnabled());
        QVERIFY(!dialog->findChild<QPushButton*>("computeClaims")->isVisible());
    }

    // --- opening -----------------------------------------------------------------------------------

    void onlyOneSelectedClaimIsOpened() {
        WorksWindow window;
        auto* open = window.button("openClaim");
        QVERIFY(!open->isEnabled());
        QCOMPARE(open->toolTip(), QString("Select one claim to open the run or study behind it"));
        window.select(0);
        QVERIFY(open->isEnabled());
        QCOMPARE(open->toolTip(), QString("Add the run or study behind the selected claim to the project"));
        QTest::mouseClick(window.claims()->viewport(), Qt::LeftButton, Qt::ControlModifier,
                          window.placeOf(1));
        QVERIFY(!open->isEnabled());
    }

    void aRunIsOpenedInTheChosenReading() {
        WorksWindow window;
        const int before = window.experiments();
        window.find<QAction>("showStudy")->trigger();
        window.select(0);
        auto* reading = window.dialog()->findChild<QComboBox*>("claimReading");
        reading->setFocus();
        QTest::keyClick(reading, Qt::Key_Down);
        window.press("openClaim");
        QCOMPARE(window.experiments(), before + 1);
        const Experiment& opened = window.document().experiment(before);
        QCOMPARE(opened.name, QString("Page 1 (Twice as fast)"));
        QCOMPARE(std::get<double>(opened.values.at("height")), 20.0);
        QCOMPARE(std::get<double>(opened.values.at("speed")), 6.0);
        QVERIFY(!opened.study);
        QCOMPARE(window->live().experiment(), before);
        QCOMPARE(window.pageOnView(), QString("runPage"));
        window.document().undoStack().undo();
        QCOMPARE(window.experiments(), before);
    }

    /// With the design that the claim is about.
    void aDoubleClickOpensAStudy() {
        WorksWindow window;
        const int before = window.experiments();
        QTest::mouseClick(window.claims()->viewport(), Qt::LeftButton, {}, window.placeOf(3));
        QTest::mouseDClick(window.claims()->viewport(), Qt::LeftButton, {}, window.placeOf(3));
        QCOMPARE(window.experiments(), before + 1);
        const Experiment& opened = window.document().experiment(before);
        QVERIFY(opened.study);
        QCOMPARE(opened.study->requirement, std::string("x_mean >= 6"));
        QCOMPARE(std::get<double>(opened.values.at("g")), 2.5);
        QCOMPARE(std::get<double>(opened.values.at("height")), 20.0);
        QCOMPARE(window->live().experiment(), before);
        QCOMPARE(window.pageOnView(), QString("studyPage"));
    }

    void aRatioOpensBothRunsInOneStep() {
        System system = reproducedFall();
        Reproduction& work = system.reproductions.front();
        work.runs.push_back({"low", {{"height", 5.0}, {"g", 10.0}, {"speed", 3.0}}});
        Reproduction::Claim& claim = work.claims[0];
        claim.kind = Reproduction::Claim::Kind::measure;
        claim.expression = "t";
        claim.against = "low";
        WorksWindow window(std::move(system));
        const int before = window.experiments();
        window.select(0);
        window.press("openClaim");
        QCOMPARE(window.experiments(), before + 2);
        QCOMPARE(window.document().experiment(before + 1).name,
                 QString("Page 1, compared run (Near the ground)"));
        QCOMPARE(std::get<double>(window.document().experiment(before + 1).values.at("height")), 5.0);
        QCOMPARE(window->live().experiment(), before);
        window.document().undoStack().undo();
        QCOMPARE(window.experiments(), before);
    }

    void theTableIsCopied() {
        WorksWindow window;
        QVERIFY(window.isChecked());
        window.select(0); // the button copies everything nevertheless
        window.press("copyClaims");
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines[0],
                 QString("Where\tClaim\tPrinted\tUnit\tNear the ground\tTwice as fast\tVerdict\tRemark"));
        QCOMPARE(lines[2], QString("Page 1\tWhat is said\t-6\tm\t6\tfar\trefuted\t"));
        QCOMPARE(lines.size(), 1 + 13 + 1); // the last one is empty
    }

private:
    std::optional<Apart> m_apart;
};

TALWEG_TEST(tst_published_works, TestPublishedWorks, QApplication)
#include "tst_published_works.moc"
