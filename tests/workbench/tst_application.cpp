#include "project/autosave.h"
#include "support/decorated.h"
#include "window.h"
#include "workbench/common/background.h"
#include "workbench/common/messages.h"
#include "workbench/window/application.h"

#include <QAction>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>
#include <stdexcept>

using namespace talweg;
using namespace talweg::tests;

/// What escapes from anything a person did is told, and the work is kept.
class TestApplication : public QObject {
    Q_OBJECT

private slots:
    void aSlotThatThrows();
    void anEventHandlerThatThrows();
    void whatFailsAgainAndAgainIsToldOnce();
    void aSolverThatThrows();
    void aBackgroundJobThatThrows();
    void theSideFileIsWritten();

private:
    Apart m_apart;
};

namespace {

Application* application() {
    return qobject_cast<Application*>(QCoreApplication::instance());
}

} // namespace

void TestApplication::aSlotThatThrows() {
    QSignalSpy failed(application(), &Application::failed);
    QPushButton button;
    connect(&button, &QPushButton::clicked, this, [] { throw std::runtime_error("The slot gave way."); });
    button.show();
    QTest::mouseClick(&button, Qt::LeftButton);
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed[0][0].toString(), "The slot gave way.");
    QTimer::singleShot(0, this, [] { throw 1; });
    QTRY_COMPARE(failed.count(), 2);
}

void TestApplication::anEventHandlerThatThrows() {
    class Broken : public QWidget {
        void keyPressEvent(QKeyEvent*) override { throw std::bad_alloc(); }
    } widget;
    QSignalSpy failed(application(), &Application::failed);
    widget.show();
    QTest::keyClick(&widget, Qt::Key_A);
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(failed[0][0].toString().contains("memory"));
}

void TestApplication::whatFailsAgainAndAgainIsToldOnce() {
    class Broken : public QWidget {
        void paintEvent(QPaintEvent*) override { throw std::runtime_error("Cannot paint."); }
    } widget;
    QSignalSpy failed(application(), &Application::failed);
    widget.show();
    for (int i = 0; i < 5; ++i) {
        widget.repaint();
        QCoreApplication::processEvents();
    }
    QCOMPARE(failed.count(), 1);
}

void TestApplication::aSolverThatThrows() {
    System toy = fallingBody();
    tests::setSolve(toy,
                    [solve = tests::solveOf(toy)](const Values& values, std::stop_token stop,
                                                  const Progress& progress) -> std::shared_ptr<const Run> {
                        if (std::get<double>(values.at("height")) > 50) throw 5;
                        return solve(values, stop, progress);
                    });
    Registry registry;
    registry.add(toy);
    ToyWindow window(registry);
    window.type("height", "60");
    QTRY_VERIFY(!window->live().failure().isEmpty());
    QVERIFY(window.find<MessageBar>()->isVisible());
    QVERIFY(window->live().isOutdated());
    window.type("height", "20");
    window.settle();
    QVERIFY(window->live().failure().isEmpty() && !window->live().isOutdated());
}

void TestApplication::aBackgroundJobThatThrows() {
    Background background;
    QString answer;
    background.run([]() -> QString { throw std::runtime_error("The disk is gone."); },
                   [&answer](const QString& what) { answer = what; });
    QTRY_COMPARE(answer, "The disk is gone.");
}

void TestApplication::theSideFileIsWritten() {
    ToyWindow window;
    const auto sideFiles = [] { return QDir(autosaveFolder()).entryList({"*.autosave"}).size(); };
    const auto before = sideFiles();
    window.type("height", "33");
    QTimer::singleShot(0, this, [] { throw std::runtime_error("Anything"); });
    QTRY_VERIFY(window.find<MessageBar>()->isVisible());
    QCOMPARE(sideFiles(), before + 1);
    QCOMPARE(window.value("height"), 33.0);
}

int tst_application(int argc, char** argv) {
    Application app(argc, argv);
    TestApplication test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_application.moc"
