#include "figures/file/picture_file.h"
#include "figures/monte_carlo/monte_carlo_view.h"
#include "figures/study/study_view.h"
#include "project/figure_source.h"
#include "study/judged_fall.h"
#include "support/test.h"
#include "window.h"
#include "workbench/common/messages.h"
#include "workbench/compare/compare_page.h"
#include "workbench/compare/compared_runs.h"
#include "workbench/monte_carlo/live_monte_carlo.h"
#include "workbench/monte_carlo/monte_carlo_page.h"
#include "workbench/run/figure_board.h"
#include "workbench/study/live_study.h"
#include "workbench/study/study_page.h"
#include "workbench/window/export_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QUrl>

using namespace talweg;
using namespace talweg::tests;

namespace {

Registry judgedToys() {
    System system = batchedFall();
    system.studyAxes = {{"height", "10:40:10"}, {"speed", "1:6:1"}, {"g", "1.62,3.71,9.81"}};
    Registry registry;
    registry.add(system);
    return registry;
}

/// Brings a file over a window and lets it go there. Whether the window takes it.
bool drop(QWidget& window, const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(window.rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QApplication::sendEvent(&window, &enter);
    if (!enter.isAccepted()) return false;
    QDropEvent event(QPointF(window.rect().center()), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &event);
    return true;
}

/// Clicks a button of the next message box.
class BoxAnswer {
public:
    explicit BoxAnswer(const QString& text) {
        QObject::connect(&m_timer, &QTimer::timeout, [this, text] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box) return;
            for (auto* one : box->findChildren<QPushButton*>())
                if (QString(one->text()).remove(u'&').startsWith(text)) {
                    m_timer.stop();
                    isAsked = true;
                    QTest::mouseClick(one, Qt::LeftButton);
                    return;
                }
        });
        m_timer.start(20);
    }
    bool isAsked = false;

private:
    QTimer m_timer;
};

/// Exports the figure that is chosen in the dialog, and waits for the file.
void exportFigure(ToyWindow& window, const QString& title, const QString& path) {
    window.find<QAction>("exportFigure")->trigger();
    auto* dialog = window.find<ExportDialog>();
    auto* box = dialog->findChild<QComboBox*>("figure");
    box->setCurrentIndex(box->findText(title));
    QCOMPARE(box->currentText(), title);
    dialog->exportTo(path);
    QTRY_VERIFY(QFileInfo(path).size() > 500);
    dialog->hide();
}

} // namespace

/// Figures in files that bring back what they were made of.
class TestFigureFiles : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().clear(); }
    void aDroppedFigureBringsItsExperimentBack_data();
    void aDroppedFigureBringsItsExperimentBack();
    void aFigureOfAStudyBringsTheStudyBack();
    void aFigureOfRandomRunsBringsItsPageBack();
    void aFigureOfAComparisonBringsItsRunsBack_data() { aDroppedFigureBringsItsExperimentBack_data(); }
    void aFigureOfAComparisonBringsItsRunsBack();
    void whatCannotBeReadLeavesTheDocument();
    void theProjectStaysOutWhereItIsNotWanted();

private:
    Apart m_apart;
};

void TestFigureFiles::aDroppedFigureBringsItsExperimentBack_data() {
    QTest::addColumn<QString>("suffix");
    for (const char* suffix : {"png", "svg", "pdf"})
        QTest::newRow(suffix) << suffix;
}

void TestFigureFiles::aDroppedFigureBringsItsExperimentBack() {
    QFETCH(QString, suffix);
    const QString path = m_apart.file("figure." + suffix);
    QFile::remove(path);
    ToyWindow window;
    Document& document = window->document();
    document.addExperiment(makeExperiment(fallingBody(), "Other"));
    document.setNotes("Private");
    window.settle();
    document.setValues(1, {{"height", 23.0}});
    window.settle();
    window.find<QAction>("pin")->trigger();
    document.setValues(1, {{"height", 17.0}});
    window.settle();
    const Experiment shown = document.experiment(1);
    const SharedList<Pin> pins = document.project().pins;
    exportFigure(window, "Speed", path);

    document.setValues(1, {{"height", 3.0}});
    {
        BoxAnswer cancel("Cancel");
        QVERIFY(drop(*window, path));
        QVERIFY(cancel.isAsked);
        QCOMPARE(window.value("height"), 3.0);
    }
    BoxAnswer discard("Discard");
    QVERIFY(drop(*window, path));
    QVERIFY(discard.isAsked);
    QCOMPARE(document.project().experiments.size(), std::size_t(1));
    QVERIFY(document.experiment(0) == shown);
    QVERIFY(document.project().pins == pins);
    QCOMPARE(document.project().notes, QString());
    QCOMPARE(document.path(), QString());
    QVERIFY(!document.isModified());
    window.settle();
    auto* board = window.find<FigureBoard>();
    QTRY_VERIFY(board->enlarged());
    QCOMPARE(board->enlarged()->recipe().id, std::string("speed"));
}

void TestFigureFiles::aFigureOfAStudyBringsTheStudyBack() {
    const QString path = m_apart.file("study.svg");
    ToyWindow window(judgedToys());
    Document& document = window->document();
    const Study study{.axes = {{"g", "1.62,3.71,9.81"}, {"height", "10:40:10"}},
                      .over = {"speed", "1:6:1"},
                      .measures = {"x"},
                      .requirement = "far >= 50",
                      .smallest = "height"};
    document.setStudy(0, study);
    window.find<QAction>("showStudy")->trigger();
    QTRY_VERIFY(window->liveStudy().isCurrent());
    window.find<StudyPage>()->look({{"g", 3.71}});
    exportFigure(window, "Means", path);
    const Experiment shown = document.experiment(0);
    document.reset({"", "", {makeExperiment(fallingBody(), "Another")}});
    window.settle();
    QVERIFY(drop(*window, path));
    QVERIFY(document.experiment(0) == shown);
    QTRY_COMPARE(window.find<QTabWidget>("pages")->currentIndex(), 1);
    QTRY_VERIFY(window->liveStudy().isCurrent());
    const auto* view = window.find<StudyPage>()->view();
    QTRY_COMPARE(static_cast<int>(view->figure().kind), static_cast<int>(StudyFigure::Kind::mean));
    QCOMPARE(view->figure().x, std::string("height"));
    QCOMPARE(view->figure().family, std::string("g"));
    QCOMPARE(std::get<double>(window.find<StudyPage>()->looked().at("g")), 3.71);
}

/// With the same inputs, as many runs and the same seed: the same picture.
void TestFigureFiles::aFigureOfRandomRunsBringsItsPageBack() {
    const QString path = m_apart.file("random.svg");
    ToyWindow window(judgedToys());
    Document& document = window->document();
    Study study{.axes = {{"g", "2"}},
                .over = {"height", "1"},
                .measures = {"x"},
                .uncertain = {{"speed", "uniform:4:12"}}};
    study.seed = "7";
    document.setStudy(0, study);
    window.find<QAction>("showRandomRuns")->trigger();
    auto* page = window.find<MonteCarloPage>();
    auto* runs = page->findChild<QLineEdit*>("randomRunsWanted");
    runs->setFocus();
    runs->selectAll();
    QTest::keyClicks(runs, "3000");
    QTest::keyClick(runs, Qt::Key_Return);
    for (auto* one : page->findChildren<QToolButton*>())
        if (one->text() == "Scatter") QTest::mouseClick(one, Qt::LeftButton);
    const auto isThere = [&] {
        const auto& drawing = page->view()->drawing();
        return page->isVisible() && page->isCurrent() && drawing && drawing->runs == 3000
               && drawing->figure.kind == MonteCarloFigure::Kind::scatter;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isThere(), 10000);
    const auto picture = [&] {
        const auto drawn = page->exportables()[page->figureOnView()].draw(Theme::light(), {}, {});
        return drawn ? imageOf(*drawn, {}) : QImage();
    };
    const QImage before = picture();
    const Experiment shown = document.experiment(0);
    exportFigure(window, "Scatter", path);

    for (auto* one : page->findChildren<QToolButton*>())
        if (one->text() == "Histogram") QTest::mouseClick(one, Qt::LeftButton);
    runs->setFocus();
    runs->selectAll();
    QTest::keyClicks(runs, "500");
    QTest::keyClick(runs, Qt::Key_Return);
    window.find<QAction>("showRun")->trigger();
    document.reset();
    QVERIFY(drop(*window, path));
    QCOMPARE(document.project().experiments.size(), std::size_t(1));
    QVERIFY(document.experiment(0) == shown);
    QTRY_VERIFY_WITH_TIMEOUT(isThere(), 10000);
    QCOMPARE(runs->text(), QString("3000"));
    QVERIFY(!before.isNull());
    QCOMPARE(picture(), before);
}

/// An experiment, another and a pinned run, with the baseline first: the same picture.
void TestFigureFiles::aFigureOfAComparisonBringsItsRunsBack() {
    QFETCH(QString, suffix);
    const QString path = m_apart.file("compared." + suffix);
    QFile::remove(path);
    ToyWindow window;
    Document& document = window->document();
    document.addExperiment(makeExperiment(fallingBody(), "Other", {{"height", 40.0}}));
    window.settle();
    window.find<QAction>("pin")->trigger();
    document.setValues(1, {{"height", 17.0}});
    window.settle();
    window.find<QAction>("showCompare")->trigger();
    auto* page = window.find<ComparePage>();
    QTRY_VERIFY(page->runs().isSettled());
    page->runs().setBaseline(page->runs().sources()[1]->key);
    const std::vector<Experiment> compared = page->compared();
    QCOMPARE(compared.size(), std::size_t(3));
    QCOMPARE(compared.front().name, QString("Other"));
    const auto picture = [&] {
        const auto drawn = page->exportables()[1].draw(Theme::light(), {}, {});
        return drawn ? imageOf(*drawn, {}) : QImage();
    };
    page->findChild<QTabWidget*>("compareParts")->setCurrentIndex(1);
    page->board().enlarge(page->board().views()[1]); // which is exported
    const QString title = QString::fromStdString(page->board().views()[1]->recipe().title);
    const QImage before = picture();
    exportFigure(window, title, path);
    auto* job = window.find<ExportDialog>();
    for (const auto* button : job->findChildren<QPushButton*>())
        if (button->text() == "Add as job") QVERIFY(!button->isEnabled());

    window.find<QAction>("showRun")->trigger();
    document.reset();
    QVERIFY(drop(*window, path));
    QCOMPARE(document.project().experiments.size(), std::size_t(3));
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(document.project().experiments[i].name, compared[i].name);
        QVERIFY(document.project().experiments[i].values == compared[i].values);
    }
    QTRY_VERIFY(page->isVisible() && page->runs().isSettled());
    QTRY_VERIFY(page->board().enlarged());
    QCOMPARE(QString::fromStdString(page->board().enlarged()->recipe().title), title);
    QCOMPARE(page->compared().front().name, QString("Other"));
    QVERIFY(!before.isNull());
    QCOMPARE(picture().size(), before.size());
}

void TestFigureFiles::whatCannotBeReadLeavesTheDocument() {
    ToyWindow window;
    window->document().setValues(0, {{"height", 5.0}});
    window.settle();
    const Project before = window->document().project();
    const QString path = m_apart.file("damaged.png");
    exportFigure(window, "Speed", path);
    QFile file(path);
    QVERIFY(file.resize(120));
    QVERIFY(drop(*window, path));
    const QString said = window.find<MessageBar>()->text();
    QVERIFY2(said.contains("damaged.png was not opened. The picture is damaged"), qPrintable(said));
    QVERIFY(window->document().project() == before);
    QVERIFY(window->document().isModified());
    QVERIFY(!drop(*window, m_apart.file("text.txt")));
    QVERIFY(!window->openFile(m_apart.file("there is none.svg")));
    QVERIFY(window->document().project() == before);
}

void TestFigureFiles::theProjectStaysOutWhereItIsNotWanted() {
    const QString path = m_apart.file("bare.svg");
    ToyWindow window;
    window.find<QAction>("exportFigure")->trigger();
    auto* box = window.find<ExportDialog>()->findChild<QCheckBox*>("project");
    QVERIFY(box->isChecked());
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    QVERIFY(!box->isChecked());
    exportFigure(window, "Speed", path);
    const FigureReading reading = readFigureSource(path, toyRegistry());
    QVERIFY2(reading.problems.join(' ').contains("contains no Talweg project"),
             qPrintable(reading.problems.join(' ')));
}

TALWEG_TEST(tst_figure_files, TestFigureFiles, QApplication)
#include "tst_figure_files.moc"
