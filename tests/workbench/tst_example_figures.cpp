#include "figures/plot/plot_view.h"
#include "support/drawn_words.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/look.h"
#include "workbench/study/live_study.h"
#include "workbench/study/study_page.h"
#include "workbench/window/file_controller.h"

#include <QScrollArea>
#include <QTabWidget>

using namespace talweg;
using namespace talweg::tests;

/// What is written in the figures of each example, as the gallery opens it in a window of 1280 × 800.
class TestExampleFigures : public QObject {
    Q_OBJECT

private slots:
    void textsAreApartAndWhole_data();
    void textsAreApartAndWhole();

private:
    Apart m_apart;
};

namespace {

/// Texts whose ink overlaps by less touch at most, in pixels.
constexpr double touch = 2;

std::vector<DrawnWords::Words> wordsOf(PlotView& view) {
    DrawnWords drawn;
    QCPPainter painter(&drawn);
    painter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching);
    view.toPainter(&painter, view.width(), view.height());
    painter.end();
    std::erase_if(drawn.words, [](const auto& each) { return each.text.trimmed().isEmpty(); });
    return drawn.words;
}

bool overlap(const QRectF& a, const QRectF& b) {
    const QRectF both = a.intersected(b);
    return both.width() > touch && both.height() > touch;
}

/// What is wrong with the texts of a figure, one line each.
QStringList wrongIn(PlotView& view) {
    QStringList wrong;
    const std::vector<DrawnWords::Words> words = wordsOf(view);
    const QRectF whole = QRectF(view.rect()).adjusted(-touch, -touch, touch, touch);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!whole.contains(words[i].place))
            wrong << QString("%1: “%2” is cut").arg(view.objectName(), words[i].text);
        for (std::size_t j = 0; j < i; ++j)
            if (overlap(words[i].place, words[j].place))
                wrong << QString("%1: “%2” over “%3”").arg(view.objectName(), words[i].text, words[j].text);
    }
    return wrong;
}

} // namespace

void TestExampleFigures::textsAreApartAndWhole_data() {
    QTest::addColumn<int>("system");
    QTest::addColumn<int>("example");
    const Registry registry = builtinSystems();
    for (std::size_t s = 0; s < registry.systems().size(); ++s)
        for (std::size_t e = 0; e < registry.systems()[s]->examples.size(); ++e)
            QTest::addRow("%s, %s", registry.systems()[s]->id.c_str(),
                          registry.systems()[s]->examples[e].id.c_str())
                << static_cast<int>(s) << static_cast<int>(e);
}

void TestExampleFigures::textsAreApartAndWhole() {
    QFETCH(int, system);
    QFETCH(int, example);
    applyLook(Theme::light());
    ToyWindow window(builtinSystems(), false);
    const auto& chosen = *window->document().registry().systems()[static_cast<std::size_t>(system)];
    window->document().reset(); // otherwise it asks for unsaved changes
    window.find<FileController>()->openExample(chosen, chosen.examples[static_cast<std::size_t>(example)]);
    window.settle();
    QStringList wrong;
    for (const char* page : {"", "showRun"}) {
        if (*page) window.find<QAction>(page)->trigger();
        if (const LiveStudy& study = window->liveStudy(); window.find<StudyPage>("studyPage")->isVisible())
            QVERIFY(QTest::qWaitFor([&study] { return study.isCurrent(); }, 60'000));
        QTest::qWait(100);
        QCOMPARE(window->size(), QSize(1280, 800));
        for (auto* view : window->findChildren<PlotView*>())
            if (!view->visibleRegion().isEmpty()) wrong += wrongIn(*view);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

TALWEG_TEST(tst_example_figures, TestExampleFigures, QApplication)
#include "tst_example_figures.moc"
