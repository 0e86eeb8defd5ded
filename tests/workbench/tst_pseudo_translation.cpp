#include "base/translation.h"
#include "cut_words.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/look.h"
#include "workbench/compare/compare_page.h"
#include "workbench/compare/compared_runs.h"
#include "workbench/monte_carlo/monte_carlo_page.h"
#include "workbench/study/live_study.h"

#include <QDockWidget>
#include <QGroupBox>
#include <QMenu>
#include <QTranslator>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// The same text in accented letters, 40 % longer, between marks. What programs read of a text stays: places
/// for arguments, marks of HTML, letters to reach it by.
QString pseudo(const QString& english) {
    static const QRegularExpression kept("<[^>]*>|&[a-z]+;|%L?\\d|%n");
    static const QString plain = "aceinosuyzACEINOSUYZ", accented = "áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ";
    QString text;
    qsizetype letters = 0, from = 0;
    const auto accent = [&](const QString& part) {
        for (const QChar letter : part) {
            const qsizetype at = plain.indexOf(letter);
            text += at < 0 ? letter : accented[at];
            letters += letter.isLetter();
        }
    };
    for (auto it = kept.globalMatch(english); it.hasNext();) {
        const auto match = it.next();
        accent(english.mid(from, match.capturedStart() - from));
        text += match.captured();
        from = match.capturedEnd();
    }
    accent(english.mid(from));
    static const QString more = "łőñgér ", end = "⟧";
    QString longer;
    while (longer.size() < 2 * letters / 5)
        longer += more[longer.size() % more.size()];
    return "⟦" + text + (longer.isEmpty() ? QString() : ' ' + longer.trimmed()) + end;
}

class PseudoTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char*, int) const override {
        static const QRegularExpression keys("^((Ctrl|Alt|Shift|Meta)\\+)*(F?\\d+|\\S|[A-Z][a-z]+)$");
        const QString english = QString::fromUtf8(text);
        const bool isKey = qstrcmp(context, "QShortcut") == 0
                           || (english.contains('+') && keys.match(english).hasMatch())
                           || QRegularExpression("^F\\d+$").match(english).hasMatch();
        return english.isEmpty() || isKey ? english : pseudo(english);
    }
};

/// What of a text is not between marks.
QString outsideMarks(const QString& text) {
    QString outside;
    int depth = 0;
    for (const QChar letter : text) {
        if (letter == u'⟦') ++depth;
        if (depth == 0) outside += letter;
        if (letter == u'⟧') --depth;
    }
    return outside;
}

/// Whether a text has words that are not translated: symbols, units and ids are shorter.
bool isUntranslated(const QString& text, const QStringList& names) {
    QString left =
        outsideMarks(Qt::mightBeRichText(text) ? QString(text).remove(QRegularExpression("<[^>]*>")) : text);
    for (const QString& name : names)
        left.remove(name);
    return left.contains(QRegularExpression("\\p{L}{4,}"));
}

/// Texts that a widget shows, each with what it is.
QStringList textsOf(const QWidget& widget) {
    QStringList texts{widget.toolTip()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) texts << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) texts << button->text();
    if (const auto* box = qobject_cast<const QGroupBox*>(&widget)) texts << box->title();
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) texts << line->placeholderText();
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget))
        for (int tab = 0; tab < bar->count(); ++tab)
            texts << bar->tabText(tab);
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        for (int entry = 0; entry < box->count(); ++entry)
            texts << box->itemText(entry);
    if (const auto* table = qobject_cast<const QTableView*>(&widget); table && table->model())
        for (int column = 0; column < table->model()->columnCount(); ++column)
            texts << table->model()->headerData(column, Qt::Horizontal).toString();
    for (const QAction* action : widget.actions())
        texts << action->text() << action->toolTip();
    return texts;
}

/// Whether a widget that is too narrow for its words ends them with dots and shows them elsewhere: tabs of
/// panes in their tool tips, boxes of a bar in their lists.
bool showsRest(const QWidget& widget) {
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
        for (int tab = 0; tab < bar->count(); ++tab)
            if (bar->tabToolTip(tab) != bar->tabText(tab).remove(u'&')) return false;
        return bar->elideMode() != Qt::ElideNone;
    }
    return qobject_cast<const QComboBox*>(&widget) && !widget.toolTip().isEmpty();
}

/// Widgets on view whose words are cut off for good.
QStringList cutOffIn(const QWidget& window) {
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const QString words = widget->isVisible() && !showsRest(*widget) ? cut(*widget) : QString();
        if (!words.isEmpty())
            found << QStringLiteral("%1 %2 of %3 by %4: %5")
                         .arg(widget->metaObject()->className(), widget->objectName())
                         .arg(widget->width())
                         .arg(widget->height())
                         .arg(words);
    }
    return found;
}

} // namespace

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
