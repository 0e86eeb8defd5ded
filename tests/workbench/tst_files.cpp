#include "files/whole_file.h"
#include "project/autosave.h"
#include "support/locales.h"
#include "window.h"
#include "workbench/common/aside.h"
#include "workbench/common/messages.h"
#include "workbench/window/workbench.h"

#include <QAction>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QProcess>
#include <QProgressDialog>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <csignal>
#include <future>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// Looks like markup and like a menu's key.
const QString hostile = QStringLiteral("<b>x</b><img src=x>&amp;");

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(nothing)");
}

/// The button of that text, keys left out.
QPushButton* button(const QWidget& parent, const QString& text) {
    for (auto* one : parent.findChildren<QPushButton*>())
        if (QString(one->text()).remove(u'&').startsWith(text) && one->isVisible()) return one;
    return nullptr;
}

/// Clicks a button of the next message box and remembers what the box said.
class Answer {
public:
    explicit Answer(const QString& text) : m_text(text) {
        QObject::connect(&m_timer, &QTimer::timeout, [this] { look(); });
        m_timer.start(20);
    }
    bool isAsked() const { return m_asked; }
    const QString& said() const { return m_said; }
    bool wasPlain() const { return m_plain; }

private:
    void look() {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QPushButton* one = box ? button(*box, m_text) : nullptr;
        if (!one) return;
        m_timer.stop();
        m_asked = true;
        m_said = box->text() + u'\n' + box->informativeText();
        for (const QLabel* label : box->findChildren<QLabel*>())
            m_plain = m_plain && (label->text().isEmpty() || label->textFormat() == Qt::PlainText);
        QTest::mouseClick(one, Qt::LeftButton);
    }

    QString m_text, m_said;
    bool m_asked = false, m_plain = true;
    QTimer m_timer;
};

/// Files of this process cannot grow: to a writer it is a full disk.
class FullDisk {
public:
    FullDisk() {
        ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit tight{10, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &tight);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

/// Writes a project of that title.
void put(const QString& path, const QString& title) {
    Document document(toyRegistry());
    document.reset({title, "", {makeExperiment(fallingBody(), "Tower")}});
    QCOMPARE(document.saveAs(path), QString());
}

/// What a crash leaves of unsaved work on a file.
void crash(const QString& path, const QString& title) {
    put(path + ".autosave", title);
}

QString titleIn(const QString& path) {
    const FileReading reading = readProject(path, toyRegistry());
    return reading.project ? reading.project->title : reading.problems.join(' ');
}

} // namespace

/// The promises of saving, opening and recovering, in the window.
class TestFiles : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aFullDiskKeepsTheFileAndTheStarAndAsks();
    void aChangedFileIsNotOverwrittenWithoutAsking();
    void aChangedFileCanBeReloadedOrOverwritten();
    void aChangeIsNoticedWhileTheWindowIsOpen();
    void workOnARecentFileIsOffered_data();
    void workOnARecentFileIsOffered();
    void offersWaitTheirTurn();
    void whatIsSaidGoesWithItsProject();
    void discardedWorkIsGoneAndOtherWorkStays();
    void anUnreadableSideFileIsToldAndKept();
    void anEmptyLockIsExplainedAndRemoved();
    void textFromFilesIsPlain();
    void aHugeFileIsRefusedWithItsSize();
    void whatIsNoOrdinaryFileIsNoProject();
    void whatTakesLongCanBeCancelled();
    void aFileThatBecameSomethingElseStopsNothing_data();
    void aFileThatBecameSomethingElseStopsNothing();
    void aChangeDuringTheQuestionIsAskedAboutAgain();
    void recoveryTellsTheSameTimeInEveryLanguage_data();
    void recoveryTellsTheSameTimeInEveryLanguage();
    void signalsSaveTheSideFileFirst_data();
    void signalsSaveTheSideFileFirst();

private:
    QString path(const QString& name) const { return m_apart.file(name); }

    Apart m_apart;
};

void TestFiles::init() {
    QSettings().clear();
    QDir(autosaveFolder()).removeRecursively();
}

void TestFiles::aFullDiskKeepsTheFileAndTheStarAndAsks() {
    const QString file = path("full.talweg");
    put(file, "Old");
    const QByteArray before = contents(file);
    ToyWindow window;
    QVERIFY(window->openFile(file));
    window->document().setTitle("New");
    {
        const FullDisk disk;
        window.find<QAction>("save")->trigger();
    }
    QCOMPARE(contents(file), before);
    QVERIFY(window->isWindowModified());
    const QString said = window.find<MessageBar>()->text();
    QVERIFY2(said.contains("full.talweg: File too large."), qPrintable(said));
    Answer cancel("Cancel");
    window->close();
    QVERIFY(cancel.isAsked());
    QVERIFY(window->isVisible());
}

void TestFiles::aChangedFileIsNotOverwrittenWithoutAsking() {
    const QString file = path("changed.talweg");
    put(file, "Mine");
    ToyWindow window;
    QVERIFY(window->openFile(file));
    window->document().setTitle("Mine, newer");
    put(file, "Theirs");
    Answer cancel("Cancel");
    window.find<QAction>("save")->trigger();
    QVERIFY(cancel.isAsked());
    QVERIFY2(cancel.said().contains("changed.talweg since you opened or saved it"),
             qPrintable(cancel.said()));
    QVERIFY2(cancel.said().contains("The title is “Mine, newer” here and “Theirs” in the file."),
             qPrintable(cancel.said()));
    QCOMPARE(titleIn(file), QString("Theirs"));
    QVERIFY(window->isWindowModified());
}

void TestFiles::aChangedFileCanBeReloadedOrOverwritten() {
    const QString file = path("both.talweg");
    put(file, "Mine");
    ToyWindow window;
    QVERIFY(window->openFile(file));
    window->document().setTitle("Mine, newer");
    put(file, "Theirs");
    Answer reload("Reload");
    window.find<QAction>("save")->trigger();
    QVERIFY(reload.isAsked());
    QCOMPARE(window->document().project().title, QString("Theirs"));
    QVERIFY(!window->isWindowModified());

    window->document().setTitle("Mine again");
    put(file, "Theirs again");
    Answer overwrite("Overwrite");
    window.find<QAction>("save")->trigger();
    QVERIFY(overwrite.isAsked());
    QCOMPARE(titleIn(file), QString("Mine again"));
    QVERIFY(!window->isWindowModified());
    window->document().setTitle("Nobody else's"); // no question any more
    window.find<QAction>("save")->trigger();
    QCOMPARE(titleIn(file), QString("Nobody else's"));
}

void TestFiles::aChangeIsNoticedWhileTheWindowIsOpen() {
    const QString file = path("watched.talweg");
    put(file, "Mine");
    ToyWindow window;
    QVERIFY(window->openFile(file));
    put(file, "Theirs");
    QTRY_VERIFY(window.find<MessageBar>()->text().contains("watched.talweg."));
    Answer reload("Reload");
    QTest::mouseClick(button(*window.find<MessageBar>(), "Show differences"), Qt::LeftButton);
    QVERIFY(reload.isAsked());
    QCOMPARE(window->document().project().title, QString("Theirs"));
    QCOMPARE(window.find<MessageBar>()->text(), QString());
}

void TestFiles::workOnARecentFileIsOffered_data() {
    QTest::addColumn<QString>("state");
    for (const char* state : {"whole", "damaged", "gone"})
        QTest::newRow(state) << QString(state);
}

void TestFiles::workOnARecentFileIsOffered() {
    QFETCH(const QString, state);
    const QString file = path(state + "-recent.talweg");
    put(file, "Old");
    {
        ToyWindow window;
        QVERIFY(window->openFile(file));
    }
    if (state == "gone") QVERIFY(QFile::remove(file));
    if (state == "damaged") QCOMPARE(writeWhole(file, "{"), QString());
    crash(file, "Unsaved");
    ToyWindow window;
    window->lookForLostWork();
    const QString said = window.find<MessageBar>()->text();
    QVERIFY2(said.contains("Unsaved work on " + state + "-recent.talweg"), qPrintable(said));
    QVERIFY(!QFile::exists(file + ".autosave")); // it lies aside
    QTest::mouseClick(button(*window.find<MessageBar>(), "Restore"), Qt::LeftButton);
    QCOMPARE(window->document().project().title, QString("Unsaved"));
    QCOMPARE(window->document().path(), file);
    QVERIFY(window->isWindowModified());
}

void TestFiles::offersWaitTheirTurn() {
    const QString file = path("turn.talweg");
    put(file, "Old");
    crash(file, "Unsaved");
    ToyWindow window;
    QVERIFY(window->openFile(file));
    QVERIFY(window.find<MessageBar>()->text().contains("Unsaved work"));
    QVERIFY(!window->openFile(path("there is none.talweg")));
    QVERIFY(window.find<MessageBar>()->text().contains("was not opened"));
    QTest::mouseClick(window.find<MessageBar>()->findChild<QToolButton*>(), Qt::LeftButton);
    QVERIFY(window.find<MessageBar>()->text().contains("Unsaved work"));
    window->document().setTitle("Edited");
    Answer cancel("Cancel"); // Restore asks about what is open; then the offer comes back
    QTest::mouseClick(button(*window.find<MessageBar>(), "Restore"), Qt::LeftButton);
    QVERIFY(cancel.isAsked());
    QCOMPARE(window->document().project().title, QString("Edited"));
    QVERIFY(window.find<MessageBar>()->text().contains("Unsaved work"));
}

void TestFiles::whatIsSaidGoesWithItsProject() {
    const QString file = path("said.talweg");
    put(file, "Fine");
    ToyWindow window;
    QVERIFY(!window->openFile(path("there is none.talweg")));
    QVERIFY(window.find<MessageBar>()->text().contains("was not opened"));
    QVERIFY(window->openFile(file));
    QCOMPARE(window.find<MessageBar>()->text(), QString());
    QVERIFY(window.find<MessageBar>()->isHidden());
}

void TestFiles::discardedWorkIsGoneAndOtherWorkStays() {
    const QString file = path("discard.talweg");
    put(file, "Old");
    crash(file, "First");
    {
        ToyWindow window;
        QVERIFY(window->openFile(file)); // offered and not answered
        QVERIFY(window.find<MessageBar>()->text().contains("Unsaved work"));
    }
    ToyWindow window;
    QVERIFY(window->openFile(file));
    QTest::mouseClick(button(*window.find<MessageBar>(), "Discard"), Qt::LeftButton);
    QCOMPARE(window.find<MessageBar>()->text(), QString());
    ToyWindow other;
    QVERIFY(takeLostWork(file, toyRegistry()).recoveries.empty());
    QCOMPARE(titleIn(file), QString("Old"));
}

void TestFiles::anUnreadableSideFileIsToldAndKept() {
    const QString file = path("unreadable.talweg");
    put(file, "Old");
    QCOMPARE(writeWhole(file + ".autosave", "{\"format\": \"tal"), QString());
    ToyWindow window;
    QVERIFY(window->openFile(file));
    const QString said = window.find<MessageBar>()->text();
    QVERIFY2(said.contains("cannot be read"), qPrintable(said));
    const QString kept = said.section(" is in ", 1).section(" but cannot", 0, 0);
    QCOMPARE(contents(kept), QByteArray("{\"format\": \"tal"));
    QVERIFY(!button(*window.find<MessageBar>(), "Restore"));
}

void TestFiles::anEmptyLockIsExplainedAndRemoved() {
    const QString file = path("locked.talweg");
    put(file, "Old");
    crash(file, "Unsaved");
    QCOMPARE(writeWhole(file + ".lock", QByteArray()), QString());
    ToyWindow window;
    QVERIFY(window->openFile(file));
    const QString said = window.find<MessageBar>()->text();
    QVERIFY2(said.contains("is empty or damaged") && said.contains("remove the lock"), qPrintable(said));
    QTest::mouseClick(button(*window.find<MessageBar>(), "Remove lock"), Qt::LeftButton);
    QVERIFY(window.find<MessageBar>()->text().contains("Unsaved work on locked.talweg"));
    ToyWindow second; // the file is this window's now
    QVERIFY(second->openFile(file));
    QVERIFY(second->document().path().isEmpty());
}

void TestFiles::textFromFilesIsPlain() {
    const QString file = path("hostile.talweg");
    put(file, hostile);
    ToyWindow window;
    QVERIFY(window->openFile(file));
    QCOMPARE(window->windowTitle(), hostile + "[*] – Talweg");
    window->document().renameExperiment(0, hostile);
    Answer cancel("Cancel");
    window->close();
    QVERIFY(cancel.isAsked() && cancel.wasPlain());
    QVERIFY2(cancel.said().contains(hostile), qPrintable(cancel.said()));
    for (const QLabel* label : window->findChildren<QLabel*>())
        if (label->isVisible()) QVERIFY2(label->textFormat() != Qt::AutoText, qPrintable(label->text()));
    for (const QAction* action : window->findChildren<QAction*>()) {
        if (!action->text().contains("<b>x")) continue;
        QVERIFY2(action->text().contains("&&amp;"), qPrintable(action->text()));
        QVERIFY2(action->toolTip().contains("&lt;b&gt;") || !Qt::mightBeRichText(action->toolTip()),
                 qPrintable(action->toolTip()));
    }
}

void TestFiles::aHugeFileIsRefusedWithItsSize() {
    const QString file = path("huge.talweg");
    QCOMPARE(writeWhole(file, "{"), QString());
    QVERIFY(QFile::resize(file, 140'000'000));
    ToyWindow window;
    QVERIFY(!window->openFile(file));
    const QString said = window.find<MessageBar>()->text();
    QVERIFY2(said.contains("it has 140,000,000 bytes, and at most 132,000,000 can be read"),
             qPrintable(said));
}

void TestFiles::whatIsNoOrdinaryFileIsNoProject() {
    ToyWindow window;
    QStringList others{"/dev/zero"};
    for (const char* name : {"pipe.talweg", "pipe.png"}) {
        others << path(name);
        QCOMPARE(::mkfifo(qPrintable(others.last()), 0600), 0);
    }
    for (const QString& other : others) {
        QVERIFY(!window->openFile(other));
        QVERIFY(window.find<MessageBar>()->text().contains(other + " is not a regular file"));
    }
}

/// A disk that does not answer: the window is alive, and Cancel gives it back.
void TestFiles::whatTakesLongCanBeCancelled() {
    ToyWindow window;
    std::promise<void> answer;
    QTimer cancels;
    QString said;
    connect(&cancels, &QTimer::timeout, &cancels, [&] {
        auto* dialog = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        said = dialog->labelText();
        QTest::mouseClick(dialog->findChild<QPushButton*>(), Qt::LeftButton);
    });
    cancels.start(20);
    const auto read = readAside(&*window, "Reading slow.talweg…", [disk = answer.get_future().share()] {
        disk.wait();
        return 1;
    });
    QVERIFY(!read);
    QCOMPARE(said, QString("Reading slow.talweg…"));
    answer.set_value();
    QCOMPARE(readAside(&*window, "Reading…", [] { return 2; }), std::optional(2));
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, readAside(&*window, "Reading…", []() -> int {
                                 throw std::runtime_error("gone");
                             }));
    // What takes longer than a moment arrives by itself.
    cancels.stop();
    QCOMPARE(readAside(&*window, "Reading…",
                       [] {
                           std::this_thread::sleep_for(std::chrono::milliseconds(600));
                           return 3;
                       }),
             std::optional(3));
}

void TestFiles::aFileThatBecameSomethingElseStopsNothing_data() {
    QTest::addColumn<bool>("pipe");
    QTest::newRow("folder") << false;
    QTest::newRow("pipe that nobody writes to") << true;
}

void TestFiles::aFileThatBecameSomethingElseStopsNothing() {
    QFETCH(const bool, pipe);
    const QString file = path(pipe ? "became-pipe.talweg" : "became-folder.talweg");
    put(file, "Old");
    ToyWindow window;
    QVERIFY(window->openFile(file));
    QVERIFY(QFile::remove(file));
    QVERIFY(pipe ? ::mkfifo(qPrintable(file), 0600) == 0 : QDir().mkdir(file));
    QTRY_VERIFY(window.find<MessageBar>()->text().contains("Another program has changed"));
    Answer cancel("Cancel");
    QTest::mouseClick(button(*window.find<MessageBar>(), "Show differences"), Qt::LeftButton);
    QVERIFY2(cancel.said().contains("The file is not a readable project."), qPrintable(cancel.said()));
    window->document().setTitle("New");
    Answer overwrite(pipe ? "no such question" : "Overwrite");
    window.find<QAction>("save")->trigger();
    const QString said = window.find<MessageBar>()->text();
    QVERIFY2(said.contains(pipe ? "is not a regular file" : "Is a directory"), qPrintable(said));
    QVERIFY(window->isWindowModified());
    window->document().undoStack().undo();
}

void TestFiles::aChangeDuringTheQuestionIsAskedAboutAgain() {
    const QString file = path("twice.talweg");
    put(file, "Mine");
    ToyWindow window;
    QVERIFY(window->openFile(file));
    window->document().setTitle("Mine, newer");
    put(file, "Theirs");
    Answer* again = nullptr;
    QTimer::singleShot(0, &*window, [&] {
        put(file, "Theirs, newer");
        again = new Answer("Cancel");
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QTest::mouseClick(button(*box, "Overwrite"), Qt::LeftButton);
    });
    window.find<QAction>("save")->trigger();
    const std::unique_ptr<Answer> answered(again);
    QVERIFY(answered && answered->isAsked());
    QVERIFY2(answered->said().contains("“Theirs, newer” in the file"), qPrintable(answered->said()));
    QCOMPARE(titleIn(file), QString("Theirs, newer"));
    window->document().undoStack().undo();
}

void TestFiles::recoveryTellsTheSameTimeInEveryLanguage_data() {
    addLocales();
}

void TestFiles::recoveryTellsTheSameTimeInEveryLanguage() {
    const InLocale locale(QTest::currentDataTag());
    if (!locale.why().isEmpty()) QSKIP(qPrintable(locale.why()));
    const QString file = path("time.talweg");
    put(file, "Old");
    crash(file, "Unsaved");
    QFile side(file + ".autosave");
    QVERIFY(side.open(QIODevice::ReadWrite));
    QVERIFY(side.setFileTime(QDateTime({2026, 3, 4}, {5, 6, 7}), QFileDevice::FileModificationTime));
    side.close();
    ToyWindow window;
    QVERIFY(window->openFile(file));
    const QString said = window.find<MessageBar>()->text();
    QVERIFY2(said.contains("Unsaved work on time.talweg, backed up on 2026-03-04 05:06, can be restored."),
             qPrintable(said));
    QTest::mouseClick(button(*window.find<MessageBar>(), "Discard"), Qt::LeftButton);
}

void TestFiles::signalsSaveTheSideFileFirst_data() {
    QTest::addColumn<int>("signal");
    QTest::addColumn<QString>("dialog");
    QTest::newRow("SIGTERM") << SIGTERM << "";
    QTest::newRow("SIGHUP") << SIGHUP << "";
    QTest::newRow("SIGINT") << SIGINT << "";
    for (const char* dialog : {"open", "saveAs", "newProject", "about"})
        QTest::addRow("SIGTERM while a dialog is open: %s", dialog) << SIGTERM << dialog;
}

void TestFiles::signalsSaveTheSideFileFirst() {
    QFETCH(const int, signal);
    QFETCH(const QString, dialog);
    const QString file = path(QString("signal%1%2.talweg").arg(signal).arg(dialog));
    put(file, "Old");
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(), {"tst_files", "--live", file, dialog});
    QVERIFY(program.waitForReadyRead());
    QCOMPARE(program.readAllStandardOutput(), QByteArray("edited\n"));
    QVERIFY(!QFile::exists(file + ".autosave"));
    ::kill(pid_t(program.processId()), signal);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit); // ended by the signal
    QCOMPARE(titleIn(file), QString("Old"));
    QCOMPARE(takeLostWork(file, toyRegistry()).recoveries.at(0).work.project->title, QString("Unsaved"));
}

namespace {

/// The program as it is started, with an edit after the start and a dialog open, if any.
int live(const QString& file, const QString& dialog) {
    QTimer::singleShot(0, [dialog] {
        MainWindow* window = nullptr;
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* one = qobject_cast<MainWindow*>(widget)) window = one;
        window->document().setTitle("Unsaved");
        QTimer::singleShot(300, [dialog] {
            if (dialog.isEmpty() || QApplication::activeModalWidget()) std::puts("edited");
            std::fflush(stdout);
        });
        if (!dialog.isEmpty()) window->findChild<QAction*>(dialog)->trigger();
    });
    std::signal(SIGHUP, SIG_DFL); // whatever the tests were started by
    return openWorkbench(toyRegistry(), {file});
}

} // namespace

int tst_files(int argc, char** argv) {
    QApplication application(argc, argv);
    if (argc == 4 && qstrcmp(argv[1], "--live") == 0) {
        const Apart apart;
        return live(QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
    }
    TestFiles test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_files.moc"
