// A monkey at the workbench: real events at random, from a seed, for some seconds. It fails where an
// exception escapes, where something is still busy long after things calmed down, where the window does not
// answer, and where memory grows from calm to calm. What crashes, crashes.
//
//     monkey [--seed N] [--seconds S] [--log FILE]

#include "systems/builtin/builtin.h"
#include "workbench/common/look.h"
#include "workbench/run/live_run.h"
#include "workbench/run/player.h"
#include "workbench/study/live_study.h"
#include "workbench/window/application.h"
#include "workbench/window/examples_dialog.h"
#include "workbench/window/main_window.h"

#include <QtTest/QtTest>
#include <QtWidgets/QtWidgets>

#include <atomic>
#include <iostream>
#include <malloc.h>
#include <random>
#include <thread>

extern "C" std::size_t __sanitizer_get_current_allocated_bytes() __attribute__((weak));

using namespace talweg;

namespace {

constexpr std::chrono::seconds calmEvery{4};
/// So long nothing may stand still.
constexpr std::chrono::seconds patience{60};
/// So long a study that makes progress is waited for before it is cancelled.
constexpr std::chrono::seconds studyTime{10};
/// What of the memory in use may come on top between the second quarter of the time and the last; before that
/// pages are made as they are first shown.
constexpr double maxGrowth = 0.3;
constexpr std::size_t growthThatDoesNotMatter = 24 << 20;

[[noreturn]] void fail(const QString& why) {
    std::cerr << "monkey: " << why.toStdString() << std::endl;
    std::_Exit(1);
}

/// What the platform without a screen cannot do is no news.
void tell(QtMsgType, const QMessageLogContext&, const QString& message) {
    if (!message.startsWith("This plugin does not support")) std::cerr << message.toStdString() << std::endl;
}

std::size_t memoryInUse() {
    if (__sanitizer_get_current_allocated_bytes) return __sanitizer_get_current_allocated_bytes();
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

/// Ends the program where the monkey's steps stop.
class Watchdog {
public:
    void pat() { m_patted = std::chrono::steady_clock::now().time_since_epoch().count(); }
    void setStep(const QString& step) {
        const std::lock_guard lock(m_mutex);
        m_step = step;
    }

private:
    void watch(const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            const std::chrono::steady_clock::duration patted(m_patted);
            if (std::chrono::steady_clock::now().time_since_epoch() - patted < patience) continue;
            const std::lock_guard lock(m_mutex);
            fail("The window does not answer; the last step was: " + m_step);
        }
    }

    std::atomic<std::int64_t> m_patted = std::chrono::steady_clock::now().time_since_epoch().count();
    std::mutex m_mutex;
    QString m_step;
    std::jthread m_thread{[this](const std::stop_token& stop) { watch(stop); }};
};

class Monkey : public QObject {
public:
    Monkey(unsigned seed, const QString& home, const QString& log)
        : m_random(seed), m_home(home), m_log(log), m_document(builtinSystems()) {
        if (!log.isEmpty() && !m_log.open(QIODevice::WriteOnly)) fail("The log cannot be written.");
        m_window.resize(1280, 800);
        m_window.show();
        auto* answering = new QTimer(this);
        // Not from the timer itself: an answer may open the next dialog, which has to be answered, too.
        connect(answering, &QTimer::timeout, this, [this] { QTimer::singleShot(0, this, &Monkey::answer); });
        answering->start(20);
    }

    /// Leaves the document saved, so that closing asks nothing.
    ~Monkey() override { m_window.document().undoStack().setClean(); }

    void play(std::chrono::seconds time) {
        const auto begin = std::chrono::steady_clock::now();
        auto calmed = begin;
        std::size_t steps = 0;
        for (auto now = begin; now - begin < time; now = std::chrono::steady_clock::now()) {
            step();
            ++steps;
            if (now - calmed < calmEvery) continue;
            calmDown();
            calmed = std::chrono::steady_clock::now();
        }
        calmDown();
        std::cout << steps << " steps, " << m_inUse.size() << " times calm; MB in use each time:";
        for (const std::size_t bytes : m_inUse)
            std::cout << ' ' << (bytes >> 20U);
        std::cout << std::endl;
        const auto min = [](auto from, auto to) { return *std::min_element(from, to); };
        const auto count = static_cast<std::ptrdiff_t>(m_inUse.size()),
                   part = std::max<std::ptrdiff_t>(1, count / 4);
        const std::size_t first = min(m_inUse.begin() + std::min(part, count - part),
                                      m_inUse.begin() + std::min(2 * part, count)),
                          last = min(m_inUse.end() - part, m_inUse.end());
        if (static_cast<double>(last)
            > (1 + maxGrowth) * static_cast<double>(first + growthThatDoesNotMatter))
            fail("Memory grows.");
    }

private:
    // --- choosing ------------------------------------------------------------------------------------

    int below(qsizetype count) { return static_cast<int>(m_random() % static_cast<std::size_t>(count)); }
    bool oneIn(int count) { return below(count) == 0; }
    template <class List>
    auto& any(List& list) {
        return list[below(std::ssize(list))];
    }

    void note(const QString& what) {
        m_watchdog.setStep(what);
        if (!m_log.isOpen()) return;
        m_log.write(what.toUtf8() + '\n');
        m_log.flush();
    }

    /// The window that would get the user's events.
    QWidget* front() {
        if (QWidget* popup = QApplication::activePopupWidget()) return popup;
        if (QWidget* modal = QApplication::activeModalWidget()) return modal;
        QWidget* active = QApplication::activeWindow();
        return active && oneIn(2) ? active : &m_window;
    }

    // --- doing ---------------------------------------------------------------------------------------

    void step() {
        m_watchdog.pat();
        m_answers = 0;
        const int what = below(100);
        if (what < 22)
            key();
        else if (what < 50)
            mouse();
        else if (what < 62)
            type();
        else if (what < 74)
            act();
        else if (what < 79)
            example();
        else if (what < 84)
            undo();
        else if (what < 88)
            page();
        else if (what < 90)
            resize();
        else
            QTest::qWait(below(60));
        if (!m_window.isVisible()) m_window.show();
        QCoreApplication::processEvents();
    }

    void key() {
        static const std::vector<Qt::Key> keys{
            Qt::Key_Tab,   Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Space,  Qt::Key_Up,
            Qt::Key_Down,  Qt::Key_Left,    Qt::Key_Right,  Qt::Key_Home,   Qt::Key_End,    Qt::Key_PageUp,
            Qt::Key_Z,     Qt::Key_Y,       Qt::Key_A,      Qt::Key_C,      Qt::Key_V,      Qt::Key_X,
            Qt::Key_D,     Qt::Key_E,       Qt::Key_P,      Qt::Key_R,      Qt::Key_Delete, Qt::Key_Backspace,
            Qt::Key_1,     Qt::Key_2,       Qt::Key_9,      Qt::Key_0,      Qt::Key_Minus,  Qt::Key_Period,
            Qt::Key_Comma, Qt::Key_F1,      Qt::Key_F2,     Qt::Key_F11,    Qt::Key_Menu,   Qt::Key_PageDown};
        QWidget* to = QApplication::focusWidget() ? QApplication::focusWidget() : front();
        const Qt::Key which = keys[static_cast<std::size_t>(below(std::ssize(keys)))];
        const Qt::KeyboardModifiers held = oneIn(4)   ? Qt::ControlModifier
                                           : oneIn(8) ? Qt::ShiftModifier
                                                      : Qt::NoModifier;
        note(QStringLiteral("key %1 to %2").arg(QKeySequence(which | held).toString(), to->objectName()));
        QTest::keyClick(to, which, held);
    }

    void mouse() {
        QWidget* window = front();
        const QPoint place(below(std::max(1, window->width())), below(std::max(1, window->height())));
        QPointer<QWidget> to = window->childAt(place) ? window->childAt(place) : window;
        const QPoint there = to->mapFrom(window, place);
        const Qt::MouseButton button = oneIn(8) ? Qt::RightButton : Qt::LeftButton;
        const Qt::KeyboardModifiers held = oneIn(8) ? Qt::ShiftModifier : Qt::NoModifier;
        note(QStringLiteral("mouse %1 at %2,%3 on %4 %5")
                 .arg(button)
                 .arg(place.x())
                 .arg(place.y())
                 .arg(QString::fromLatin1(to->metaObject()->className()), to->objectName()));
        switch (below(5)) {
        case 0:
            return wheel(to, there);
        case 1: {
            QTest::mousePress(to, button, held, there);
            QPoint at = there;
            for (int moves = below(8); moves > 0 && to; --moves) {
                at += QPoint(below(61) - 30, below(61) - 30);
                QMouseEvent move(QEvent::MouseMove, at, to->mapToGlobal(at), button, button, held);
                QApplication::sendEvent(to, &move);
                QCoreApplication::processEvents();
            }
            if (to) QTest::mouseRelease(to, button, held, at);
            return;
        }
        case 2:
            QTest::mouseDClick(to, button, held, there);
            return;
        default:
            QTest::mouseClick(to, button, held, there);
        }
        if (button == Qt::RightButton && to) {
            QContextMenuEvent menu(QContextMenuEvent::Mouse, there, to->mapToGlobal(there));
            QApplication::sendEvent(to, &menu);
        }
    }

    void wheel(QWidget* to, QPoint there) {
        QWheelEvent event(there, to->mapToGlobal(there), {}, {0, oneIn(2) ? 120 : -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(to, &event);
    }

    /// Into a field on view, in place of what is there or behind it.
    void type() {
        static const QStringList texts{"1",
                                       "0",
                                       "-3",
                                       "45",
                                       "0.85",
                                       "1e308",
                                       "-1e-308",
                                       "nan",
                                       "inf",
                                       "1,5",
                                       "1/0",
                                       "3*sin(2)",
                                       "0:1:0.1",
                                       "1:",
                                       "1,2,3",
                                       "",
                                       "  ",
                                       "5 m",
                                       "0.6:1:1e-9",
                                       "10:40:10",
                                       "rolling",
                                       "auto",
                                       "sin(x/5)",
                                       "e^(-(x-50)^4)",
                                       "x^2 <b>&",
                                       "crossed >= 80",
                                       "height_mean > -15",
                                       "((((",
                                       "😀",
                                       "-0"};
        QList<QLineEdit*> lines;
        for (QLineEdit* line : front()->findChildren<QLineEdit*>())
            if (line->isVisible() && line->isEnabled()) lines << line;
        if (lines.isEmpty()) return;
        QPointer<QLineEdit> line = any(lines);
        const QString text = texts[below(texts.size())];
        note(QStringLiteral("type \"%1\" into %2").arg(text, line->objectName()));
        line->setFocus();
        if (!oneIn(4)) line->selectAll();
        if (text.isEmpty()) QTest::keyClick(line, Qt::Key_Delete);
        for (const QChar letter : text) {
            if (!line) return;
            QTest::sendKeyEvent(QTest::Click, line, Qt::Key(letter.toUpper().unicode()), letter,
                                Qt::NoModifier);
        }
        if (line && oneIn(2)) QTest::keyClick(line, oneIn(4) ? Qt::Key_Escape : Qt::Key_Return);
    }

    void act() {
        QList<QAction*> actions;
        for (QAction* action : m_window.findChildren<QAction*>())
            if (action->isEnabled() && action->isVisible() && !action->menu() && !action->isSeparator()
                && action->objectName() != QLatin1String("quit")
                && action->objectName() != QLatin1String("closeWindow"))
                actions << action;
        QAction* action = any(actions);
        note("action " + action->text() + ' ' + action->objectName());
        action->trigger();
    }

    void example() {
        m_window.findChild<QAction*>("examples")->trigger();
        auto* cards = m_window.findChild<ExamplesDialog*>()->findChild<QListView*>("cards");
        const int row = below(cards->model()->rowCount()); // that of a heading opens the card before
        note("example in row " + QString::number(row));
        cards->setCurrentIndex(cards->model()->index(row, 0));
        QTest::keyClick(cards, Qt::Key_Return);
    }

    void undo() {
        note("undo");
        auto& stack = m_window.document().undoStack();
        for (int times = 1 + below(5); times > 0; --times)
            oneIn(3) ? stack.redo() : stack.undo();
    }

    void page() {
        const char* name = oneIn(3) ? "showRun" : "showStudy";
        note(name);
        m_window.findChild<QAction*>(name)->trigger();
        if (oneIn(2)) m_window.findChild<QAction*>("addStudy")->trigger();
    }

    void resize() {
        note("resize");
        m_window.resize(600 + below(1400), 400 + below(900));
    }

    // --- dialogs, menus ------------------------------------------------------------------------------

    /// Answers what blocks: menus and dialogs. At last always so that they go.
    void answer() {
        const bool enough = ++m_answers > 12;
        if (QWidget* popup = QApplication::activePopupWidget()) {
            const Qt::Key keys[] = {Qt::Key_Down, Qt::Key_Down, Qt::Key_Return, Qt::Key_Escape};
            QTest::keyClick(popup, enough ? Qt::Key_Escape : any(keys));
            if (enough && QApplication::activePopupWidget() == popup) popup->close();
            return;
        }
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        if (enough || oneIn(3)) return dialog->reject();
        if (auto* files = qobject_cast<QFileDialog*>(dialog)) {
            files->selectFile(m_home + QStringLiteral("/file%1").arg(below(4)));
            return files->findChild<QDialogButtonBox*>()->buttons().front()->click();
        }
        QList<QAbstractButton*> buttons = dialog->findChildren<QAbstractButton*>();
        if (!buttons.isEmpty()) any(buttons)->click();
    }

    // --- calm ----------------------------------------------------------------------------------------

    template <class Condition>
    void waitFor(Condition isThere, const char* what, double (Monkey::*progress)() const) {
        double before = -1;
        auto since = std::chrono::steady_clock::now();
        const auto begin = since;
        while (!isThere()) {
            m_watchdog.pat();
            QTest::qWait(5);
            const auto now = std::chrono::steady_clock::now();
            if (const double so = (this->*progress)(); so != before) {
                before = so;
                since = now;
            }
            if (now - since > patience) fail(QString("The %1 never comes to its end.").arg(what));
            if (now - begin > studyTime) m_window.liveStudy().cancel();
        }
    }
    double runProgress() const { return const_cast<MainWindow&>(m_window).live().progress(); }
    double studyProgress() const { return const_cast<MainWindow&>(m_window).liveStudy().progress(); }

    void calmDown() {
        note("calm");
        m_answers = 100;
        while (QApplication::activePopupWidget() || QApplication::activeModalWidget())
            QTest::qWait(10);
        if (auto* play = m_window.findChild<Player*>()->playAction(); play->isChecked()) play->trigger();
        LiveRun& run = m_window.live();
        LiveStudy& study = m_window.liveStudy();
        waitFor([&] { return !run.isBusy(); }, "run", &Monkey::runProgress);
        waitFor([&] { return !study.isBusy(); }, "study", &Monkey::studyProgress);
        QTest::qWait(40);
        if (run.experiment() >= 0 && !run.isCurrent() && run.problems().empty() && run.failure().isEmpty())
            fail("The run is neither there nor reported.");
        const bool onView = m_window.findChild<QWidget*>("studyPage")->isVisible();
        if (onView && study.study() && !study.isBusy() && !study.isCurrent()
            && study.reading().problems.empty() && study.failure().isEmpty() && !study.isCancelled())
            fail("The study is neither there nor reported.");
        measure();
    }

    /// With the same project open every time.
    void measure() {
        for (QWidget* other : QApplication::topLevelWidgets())
            if (other != &m_window && other->isWindow() && other->isVisible()) other->close();
        const auto& systems = m_window.document().registry().systems();
        m_window.document().reset(makeProject(*systems.front(), systems.front()->examples.front()));
        if (auto* unpin = m_window.findChild<QAction*>("unpinAll"); unpin->isEnabled()) unpin->trigger();
        m_window.findChild<QAction*>("showRun")->trigger();
        waitFor([&] { return m_window.live().isCurrent(); }, "first run", &Monkey::runProgress);
        QTest::qWait(20);
        m_inUse.push_back(memoryInUse());
    }

    std::mt19937 m_random;
    QString m_home;
    QFile m_log;
    Watchdog m_watchdog;
    Document m_document;
    MainWindow m_window{m_document};
    int m_answers = 0;
    std::vector<std::size_t> m_inUse;
};

} // namespace

int main(int argc, char** argv) {
    const QTemporaryDir home;
    qputenv("HOME", home.path().toLocal8Bit());
    QDir::setCurrent(home.path());
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.path());
    QCoreApplication::setOrganizationName("Talweg tests");
    QCoreApplication::setApplicationName("monkey");
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    qInstallMessageHandler(tell);
    Application app(argc, argv);
    QCommandLineParser options;
    options.addOptions({{"seed", "", "N", "1"}, {"seconds", "", "S", "5"}, {"log", "", "FILE"}});
    options.process(app);
    QObject::connect(&app, &Application::failed,
                     [](const QString& why) { fail("An exception escaped: " + why); });
    applyLook(Theme::light());
    Monkey monkey(options.value("seed").toUInt(), home.path(), options.value("log"));
    monkey.play(std::chrono::seconds(options.value("seconds").toInt()));
    return 0;
}
