#include "accessible.h"
#include "figures/plot/in_words.h"
#include "figures/plot/plot_view.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/look.h"
#include "workbench/compare/compare_page.h"
#include "workbench/compare/compared_runs.h"
#include "workbench/monte_carlo/monte_carlo_page.h"
#include "workbench/study/live_study.h"

#include <QDockWidget>
#include <QPushButton>
#include <QTableView>

using namespace talweg;
using namespace talweg::tests;

/// What a window tells those who do not see it.
class TestAccessibility : public QObject {
    Q_OBJECT

private slots:
    void everyPage_data();
    void everyPage();
    void aRefusedTextSaysWhyInItsField();
    void figuresSayWhatTheirLinesDo();
    void linesInWords();

private:
    Apart m_apart;
};

namespace {

void openRun(ToyWindow& window) {
    window.find<QAction>("showRun")->trigger();
    window.settle();
}

void openStudy(ToyWindow& window) {
    window.find<QAction>("showStudy")->trigger();
    if (!window->document().experiment(0).study) window.find<QAction>("addStudy")->trigger();
    QVERIFY(QTest::qWaitFor([&] { return window->liveStudy().isCurrent(); }, 60'000));
}

void openRandomRuns(ToyWindow& window) {
    window.find<QAction>("showRandomRuns")->trigger();
    auto* wanted = window.find<QLineEdit>("randomRunsWanted");
    wanted->selectAll();
    QTest::keyClicks(wanted, "64");
    QTest::keyClick(wanted, Qt::Key_Return);
    if (auto* begin = window.find<QPushButton>("begin"); begin->isVisible()) begin->click();
    QVERIFY(QTest::qWaitFor([&] { return window.find<MonteCarloPage>()->isCurrent(); }, 60'000));
}

void openCompare(ToyWindow& window) {
    Experiment other = window->document().experiment(0);
    other.name = "Less gravity";
    other.values["g"] = 3.0;
    window->document().addExperiment(other, 1);
    window.find<QAction>("showCompare")->trigger();
    const ComparedRuns& runs = window.find<ComparePage>("comparePage")->runs();
    QVERIFY(QTest::qWaitFor([&] { return runs.isSettled(); }, 30'000));
}

constexpr std::array<std::pair<const char*, void (*)(ToyWindow&)>, 4> pages{
    {{"run", openRun}, {"study", openStudy}, {"random runs", openRandomRuns}, {"compare", openCompare}}};

QString descriptionOf(QWidget* widget) {
    return QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Description);
}

/// The part of an input's field that is typed into or chosen from.
QWidget* typedInto(const QuantityEdit& field) {
    QWidget* part = field.focusProxy();
    while (part->focusProxy())
        part = part->focusProxy();
    return part;
}

/// Inputs on view whose unit is not in their names.
QStringList withoutUnit(ToyWindow& window) {
    QStringList wrong;
    for (const Parameter& parameter : window->document().systemOf(0)->parameters) {
        QuantityEdit* field = window.field(QString::fromStdString(parameter.id));
        if (!field || !field->isVisible() || parameter.unit.empty()) continue;
        const QString name = typedInto(*field)->accessibleName();
        if (!name.contains(QString::fromStdString(parameter.unit))) wrong << "has no unit: " + name;
    }
    return wrong;
}

/// What is missing of what a widget on view has to say.
QString missing(const Spoken& spoken) {
    QWidget* widget = spoken.widget;
    const bool isTable = qobject_cast<QAbstractItemView*>(widget);
    const bool isFigure = qobject_cast<PlotView*>(widget);
    const bool takesKeys =
        widget->focusPolicy() != Qt::NoFocus && widget->isEnabled() && !widget->focusProxy();
    if ((takesKeys || isTable || isFigure) && spoken.name.trimmed().isEmpty()) return "has no name";
    for (const QString& text : {spoken.name, spoken.description})
        if (Qt::mightBeRichText(text)) return "has marks of HTML in its texts";
    if (isFigure && spoken.description.size() < 40) return "does not say what it shows";
    return {};
}

} // namespace

void TestAccessibility::everyPage_data() {
    QTest::addColumn<int>("page");
    for (std::size_t page = 0; page < pages.size(); ++page)
        QTest::newRow(pages[page].first) << static_cast<int>(page);
}

void TestAccessibility::everyPage() {
    QFETCH(int, page);
    applyLook(Theme::light());
    ToyWindow window(builtinSystems());
    pages[static_cast<std::size_t>(page)].second(window);
    QFile dump(qEnvironmentVariable("TALWEG_SPOKEN")); // where what is said is to be kept, to be read
    if (!dump.fileName().isEmpty()) QVERIFY(dump.open(QIODevice::Append));
    QStringList wrong;
    std::vector<QWidget*> said;
    const auto look = [&](const QString& pane) {
        QTest::qWait(20);
        if (dump.isOpen())
            dump.write(QStringLiteral("== %1, %2\n").arg(QTest::currentDataTag(), pane).toUtf8());
        for (const Spoken& spoken : spokenIn(*window)) {
            if (dump.isOpen()) dump.write((spoken.line() + '\n').toUtf8());
            if (std::ranges::find(said, spoken.widget) != said.end()) continue;
            if (const QString what = missing(spoken); !what.isEmpty()) {
                wrong << what + ": " + spoken.line().trimmed();
                said.push_back(spoken.widget);
            }
        }
    };
    look("as opened");
    for (QDockWidget* dock : window->findChildren<QDockWidget*>()) {
        if (!dock->isVisible()) continue;
        dock->raise();
        look(dock->objectName());
    }
    wrong << withoutUnit(window);
    for (const QString& line : wrong)
        qWarning().noquote() << line;
    QVERIFY(wrong.isEmpty());
}

void TestAccessibility::aRefusedTextSaysWhyInItsField() {
    ToyWindow window;
    const QString before = descriptionOf(window.line("speed"));
    QVERIFY(before.contains("Speed along +x at the start."));
    window.type("speed", "500");
    const QString why = window.field("speed")->error();
    QVERIFY(!why.isEmpty());
    QVERIFY2(descriptionOf(window.line("speed")).startsWith(why),
             qPrintable(descriptionOf(window.line("speed"))));
    QTest::keyClick(window.line("speed"), Qt::Key_Escape);
    QCOMPARE(descriptionOf(window.line("speed")), before);
}

void TestAccessibility::figuresSayWhatTheirLinesDo() {
    ToyWindow window;
    for (PlotView* view : window->findChildren<PlotView*>()) {
        if (!view->isVisible()) continue;
        QVERIFY(!view->accessibleName().isEmpty());
        QVERIFY2(descriptionOf(view).contains("Lands after"), qPrintable(descriptionOf(view)));
    }
    // A fall from 10 m with 2 m/s across: x = v √(2 h/g).
    const auto where = [](double g) { return QString::number(2 * std::sqrt(20 / g), 'f', 3) + " m"; };
    auto* scene = window.find<PlotView>("figure_trajectory");
    QVERIFY2(descriptionOf(scene).contains("from 10.00 m at 0.000 m to 0.00 m at " + where(9.81)),
             qPrintable(descriptionOf(scene)));
    window.type("g", "20");
    window.settle();
    QVERIFY2(descriptionOf(scene).contains("to 0.00 m at " + where(20)), qPrintable(descriptionOf(scene)));
}

void TestAccessibility::linesInWords() {
    const double none = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(lineInWords("Height", {{0, 0.3}, {1, 4}, {none, none}, {2, -1}, {3, 0}}, "s", "m"),
             QString("Height: from 0.300 m at 0.000 s to 0.000 m at 3.000 s; maximum 4.000 m at 1.000 s, "
                     "minimum −1.000 m at 2.000 s."));
    QCOMPARE(lineInWords("Energy", {{0, 5}, {2, 5 + 1e-14}}, "s", "J"),
             QString("Energy: constant 5.000 J from 0.000 s to 2.000 s."));
    QCOMPARE(
        lineInWords("Speed", {{0, 0}, {1, 2}}, "s", "m/s"),
        QString("Speed: from 0.000 m/s at 0.000 s to 2.000 m/s at 1.000 s; these are its extreme values."));
    QCOMPARE(lineInWords("Share", {{none, 1}}, "", "%"), QString());
    QCOMPARE(unitIn("Height, mean (m)"), QString("m"));
    QCOMPARE(unitIn("Restitution e"), QString());
}

TALWEG_TEST(tst_accessibility, TestAccessibility, QApplication)
#include "tst_accessibility.moc"
