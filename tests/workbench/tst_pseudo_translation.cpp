#include "base/translation.h"
#include "pseudo.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/look.h"
#include "workbench/compare/compare_page.h"
#include "workbench/compare/compared_runs.h"
#include "workbench/monte_carlo/monte_carlo_page.h"
#include "workbench/study/live_study.h"

#include <QDockWidget>

using namespace talweg;
using namespace talweg::tests;
/// The window in a language that is longer than English and that nobody wrote: what is not in it was never
/// asked for as a text, and what it cuts off another language will cut off too.
class TestPseudoTranslation : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyPageOfEverySystem_data();
    void everyPageOfEverySystem();

private:
    Apart m_apart;
    PseudoTranslator m_translator;
};

void TestPseudoTranslation::initTestCase() {
    QCoreApplication::installTranslator(&m_translator);
    setTranslator(
        [](const char* english, std::int64_t) { return pseudo(QString::fromUtf8(english)).toStdString(); });
    applyLook(Theme::light());
}

void TestPseudoTranslation::everyPageOfEverySystem_data() {
    QTest::addColumn<int>("system");
    const Registry registry = builtinSystems();
    for (std::size_t i = 0; i < registry.systems().size(); ++i)
        QTest::newRow(registry.systems()[i]->id.c_str()) << static_cast<int>(i);
}

void TestPseudoTranslation::everyPageOfEverySystem() {
    QFETCH(int, system);
    ToyWindow window(builtinSystems());
    const auto& chosen = window->document().registry().systems()[static_cast<std::size_t>(system)];
    window->document().reset(makeProject(*chosen, chosen->examples.front()));
    window.settle();
    const Experiment one = window->document().experiment(0);
    QStringList names{"Talweg", one.name};
    for (const Parameter& parameter :
         chosen->parameters) // words of what is typed, the same in every language
        if (!parameter.word.empty()) names << QString::fromStdString(parameter.word);
    QStringList wrong;
    const auto look = [&](const QString& page) {
        QTest::qWait(50);
        for (const QWidget* widget : window->findChildren<QWidget*>()) {
            if (!widget->isVisible()) continue;
            for (const QString& text : textsOf(*widget))
                if (isUntranslated(text, names))
                    wrong << QStringLiteral("%1, untranslated in %2 %3: %4")
                                 .arg(page, widget->metaObject()->className(), widget->objectName(), text);
        }
        QStringList cut;
        const auto isWhole = [&] { return (cut = cutOffIn(*window)).isEmpty(); };
        if (!QTest::qWaitFor(isWhole, 2000)) // the layouts follow what is shown
            for (const QString& words : cut)
                wrong << page + ", cut off in " + words;
    };
    look("run");
    window.find<QAction>("showStudy")->trigger();
    if (!window->document().experiment(0).study) window.find<QAction>("addStudy")->trigger();
    QVERIFY(QTest::qWaitFor([&] { return window->liveStudy().isCurrent(); }, 60'000));
    look("study");
    for (const char* dock : {"setupDock", "advisorDock", "designsDock", "measuresDock", "eventsDock"}) {
        window.find<QDockWidget>(dock)->raise();
        look(dock);
    }
    window.find<QAction>("showRandomRuns")->trigger();
    look("random runs");
    window->document().addExperiment(one, 1);
    window.find<QDockWidget>("projectDock")->close(); // leaves the bar of the page the room that it needs
    window.find<QAction>("showCompare")->trigger();
    const ComparedRuns& runs = window.find<ComparePage>("comparePage")->runs();
    QVERIFY(QTest::qWaitFor([&] { return runs.isSettled(); }, 30'000));
    look("compare");
    wrong.removeDuplicates();
    for (const QString& line : wrong)
        qWarning().noquote() << line;
    QVERIFY(wrong.isEmpty());
}

TALWEG_TEST(tst_pseudo_translation, TestPseudoTranslation, QApplication)
#include "tst_pseudo_translation.moc"
