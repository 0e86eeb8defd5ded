#include "support/test.h"
#include "window.h"
#include "workbench/common/messages.h"
#include "workbench/window/file_controller.h"
#include "workbench/window/windows.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTimer>
#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

QAction* actionOf(MainWindow& window, const QString& name) {
    return window.findChild<QAction*>(name);
}

/// Answers message boxes, one after the other, by the texts of their buttons.
class Answers {
public:
    explicit Answers(QStringList texts) : m_texts(std::move(texts)) {
        QObject::connect(&m_timer, &QTimer::timeout, [this] { look(); });
        m_timer.start(20);
    }
    bool allAsked() const { return m_texts.isEmpty(); }

private:
    void look() {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box || m_texts.isEmpty()) return;
        for (auto* one : box->findChildren<QPushButton*>())
            if (QString(one->text()).remove(u'&') == m_texts.front()) {
                m_texts.removeFirst();
                return QTest::mouseClick(one, Qt::LeftButton);
            }
    }

    QStringList m_texts;
    QTimer m_timer;
};

} // namespace

class TestWindows : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_apart = std::make_unique<Apart>(); }
    void cleanup() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }

    /// What is done in one window is not seen in the other.
    void projectsAreApart() {
        Windows windows(toyRegistry());
        MainWindow& first = windows.open();
        actionOf(first, "newWindow")->trigger();
        QCOMPARE(MainWindow::all().size(), 2);
        MainWindow& second = *other(first);
        second.document().addExperiment(makeExperiment(fallingBody(), "Second"));
        QVERIFY(first.document().project().experiments.empty());
        QVERIFY(!first.isWindowModified());
        QVERIFY(second.isWindowModified());
        first.document().undoStack().undo();
        QCOMPARE(second.document().project().experiments.size(), std::size_t(1));
        second.document().undoStack().undo();
        QVERIFY(first.pos() != second.pos());
    }

    void aFileThatIsNamedTwiceHasOneWindow() {
        const QString path = saved("one"), other = saved("two"), link = path + "-link.talweg";
        QVERIFY(QFile::link(path, link));
        Windows windows(toyRegistry());
        windows.openAll({path, path, link, other});
        QCOMPARE(MainWindow::all().size(), 2);
        for (MainWindow* window : MainWindow::all())
            QVERIFY(!window->document().path().isEmpty());
    }

    /// What cannot be opened leaves no other project in its place.
    void whatCannotBeOpenedIsToldInAnEmptyWindow() {
        const QString path = saved("damaged");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
        file.close();
        Windows windows(toyRegistry());
        MainWindow& window = windows.open(path);
        QVERIFY(window.document().project().experiments.empty());
        QVERIFY(window.document().path().isEmpty());
        QVERIFY(window.findChild<MessageBar*>()->text().contains("was not opened"));
    }

    void openFilesAreRaised() {
        const QString path = saved("one");
        Windows windows(toyRegistry());
        MainWindow& first = windows.open(path);
        MainWindow& second = windows.open();
        QVERIFY(second.openFile(path));
        QVERIFY(second.document().path().isEmpty());
        QTRY_COMPARE(QApplication::activeWindow(), &first);
        // By another name, too.
        const QString link = m_apart->file("link.talweg");
        QVERIFY(QFile::link(path, link));
        QVERIFY(second.openFile(link));
        QVERIFY(second.document().path().isEmpty());
        // Its own file is read again as ever.
        QVERIFY(first.openFile(path));
        QCOMPARE(first.document().path(), path);
    }

    /// Saving over what the other window has open is refused.
    void otherWindowsFilesAreKept() {
        const QString path = saved("kept"), mine = saved("mine");
        Windows windows(toyRegistry());
        MainWindow& first = windows.open(path);
        MainWindow& second = windows.open(mine);
        QVERIFY(first.openFile(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        file.close();
        second.document().setTitle("Mine");
        // While it opens the dialog of files puts its own choice into the line.
        QTimer typing;
        connect(&typing, &QTimer::timeout, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            auto* line = dialog->findChild<QLineEdit*>("fileNameEdit");
            if (!line->hasFocus()) return;
            line->setText(path);
            typing.stop();
            QTest::keyClick(line, Qt::Key_Return);
        });
        typing.start(50);
        Answers answers({"Yes"}); // the dialog of files asks whether to replace it
        actionOf(second, "saveAs")->trigger();
        const QString told = second.findChild<MessageBar*>()->text();
        QVERIFY2(told.contains("is open in another window"), qPrintable(told));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), before);
        second.document().undoStack().undo();
    }

    void recentFilesAreShared() {
        const QString path = saved("recent");
        Windows windows(toyRegistry());
        MainWindow& first = windows.open();
        MainWindow& second = windows.open();
        QVERIFY(second.openFile(path));
        const auto entries = [](MainWindow& window) {
            QStringList texts;
            for (QAction* action : window.findChild<QMenu*>("recentMenu")->actions())
                texts << action->text();
            return texts;
        };
        QCOMPARE(entries(first), entries(second));
        QVERIFY(entries(first).front().contains("recent.talweg"));
    }

    void darkIsShared() {
        Windows windows(toyRegistry());
        MainWindow& first = windows.open();
        MainWindow& second = windows.open();
        actionOf(first, "darkOn")->trigger();
        QVERIFY(actionOf(second, "darkOn")->isChecked());
        actionOf(second, "darkOff")->trigger();
        QVERIFY(actionOf(first, "darkOff")->isChecked());
        actionOf(first, "darkSystem")->trigger();
    }

    /// A window that is closed takes its document along, and nothing of the other.
    void closedAlone() {
        Windows windows(toyRegistry());
        MainWindow& first = windows.open();
        QPointer<MainWindow> second = &windows.open();
        const QPointer<Document> document = &second->document();
        actionOf(*second, "closeWindow")->trigger();
        QTRY_VERIFY(!second);
        QTRY_VERIFY(!document);
        QCOMPARE(MainWindow::all(), QList<MainWindow*>{&first});
        QVERIFY(first.isVisible());
    }

    /// Cancel at the second leaves both, the first's unsaved work included.
    void quitting() {
        Windows windows(toyRegistry());
        const QPointer<MainWindow> first = &windows.open(), second = &windows.open();
        for (MainWindow* window : {first.data(), second.data()})
            window->document().addExperiment(makeExperiment(fallingBody(), "New"));
        {
            const Answers answers({"Discard", "Cancel"});
            actionOf(*first, "quit")->trigger();
            QVERIFY(answers.allAsked());
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(first && first->isVisible() && first->document().isModified());
        QVERIFY(second && second->isVisible() && second->document().isModified());
        {
            const Answers answers({"Discard", "Discard"});
            actionOf(*second, "quit")->trigger();
            QVERIFY(answers.allAsked());
        }
        QTRY_VERIFY(!first && !second);
    }

private:
    static MainWindow* other(const MainWindow& window) {
        for (MainWindow* one : MainWindow::all())
            if (one != &window) return one;
        qFatal("There is no other.");
    }
    QString saved(const QString& name) {
        Document document(toyRegistry());
        document.addExperiment(makeExperiment(fallingBody(), name));
        const QString path = m_apart->file(name + ".talweg");
        if (!document.saveAs(path).isEmpty()) qFatal("cannot save");
        return path;
    }

    std::unique_ptr<Apart> m_apart;
};

TALWEG_TEST(tst_windows, TestWindows, QApplication)
#include "tst_windows.moc"
