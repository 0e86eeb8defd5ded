#include "project/document.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/window/example_gallery.h"
#include "workbench/window/example_pictures.h"
#include "workbench/window/examples_dialog.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QTimer>
#include <QToolButton>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// The titles on the cards, in their order; those of headings on request.
QStringList titles(const QListView& cards, bool headings = false) {
    QStringList found;
    for (int row = 0; row < cards.model()->rowCount(); ++row) {
        const QModelIndex at = cards.model()->index(row, 0);
        if (bool(at.flags() & Qt::ItemIsSelectable) != headings) found << at.data().toString();
    }
    return found;
}

/// Rejects every question that comes up, and counts them.
class Rejecting {
public:
    Rejecting() {
        QObject::connect(&m_timer, &QTimer::timeout, [this] {
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (auto* box = qobject_cast<QMessageBox*>(widget); box && box->isVisible()) {
                    ++m_count;
                    box->reject();
                }
        });
        m_timer.start(20);
    }
    int count() const { return m_count; }

private:
    QTimer m_timer;
    int m_count = 0;
};

class GalleryWindow : public ToyWindow {
public:
    GalleryWindow() : ToyWindow(builtinSystems()) {}

    QString title() { return (*this)->document().project().title; }
    ExampleGallery& start() { return *find<ExampleGallery>(); }
    static QListView& cardsOf(QWidget& gallery) { return *gallery.findChild<QListView*>("cards"); }
    static QLineEdit& filterOf(QWidget& gallery) { return *gallery.findChild<QLineEdit*>("filter"); }
};

QString titleOf(const System& system, std::size_t example) {
    return QString::fromStdString(system.examples.at(example).title);
}

} // namespace

class TestGallery : public QObject {
    Q_OBJECT
private slots:
    /// The cards are the examples of all systems, under their names, and stand where the pages were.
    void aStartWithoutFileOffersAllExamples() {
        GalleryWindow window;
        window->document().reset();
        QVERIFY(window.start().isVisible());
        QVERIFY(!window.find<QTabWidget>("pages") || !window.find<QTabWidget>("pages")->isVisible());
        QStringList expected, systems;
        const Registry registry = builtinSystems();
        for (const auto& system : registry.systems()) {
            systems << QString::fromStdString(system->name);
            for (std::size_t e = 0; e < system->examples.size(); ++e)
                expected << titleOf(*system, e);
        }
        const QListView& cards = GalleryWindow::cardsOf(window.start());
        QCOMPARE(titles(cards), expected);
        QCOMPARE(titles(cards, true), systems);
        QVERIFY(!window->isWindowModified());
    }

    void everyExampleHasAPicture() {
        ExamplePictures pictures;
        const Registry registry = builtinSystems();
        for (const auto& system : registry.systems())
            for (std::size_t e = 0; e < system->examples.size(); ++e)
                QVERIFY2(QTest::qWaitFor([&] { return !pictures.picture(system, e, 1).isNull(); }, 60'000),
                         qPrintable(titleOf(*system, e)));
    }

    void theKeyboardChoosesAndOpens() {
        GalleryWindow window;
        window->document().reset();
        QListView& cards = GalleryWindow::cardsOf(window.start());
        QCOMPARE(cards.currentIndex().data().toString(), titles(cards)[0]);
        QTest::keyClick(&cards, Qt::Key_Right);
        QTest::keyClick(&cards, Qt::Key_Right);
        QTest::keyClick(&cards, Qt::Key_Left);
        const QString second = titles(cards)[1];
        QCOMPARE(cards.currentIndex().data().toString(), second);
        QTest::keyClick(&cards, Qt::Key_End);
        QCOMPARE(cards.currentIndex().data().toString(), titles(cards).last());
        QTest::keyClick(&cards, Qt::Key_Right);
        QCOMPARE(cards.currentIndex().data().toString(), titles(cards).last());
        QTest::keyClick(&cards, Qt::Key_Home);
        QTest::keyClick(&cards, Qt::Key_Left);
        QCOMPARE(cards.currentIndex().data().toString(), titles(cards)[0]);
        QTest::keyClick(&cards, Qt::Key_Right);
        QTest::keyClick(&cards, Qt::Key_Return);
        QTRY_COMPARE(window.title(), second);
        QVERIFY(!window.start().isVisible());
        window.settle();
    }

    /// All words count, in any letters, wherever they stand; Enter opens what is left first.
    void wordsFilterTheCards() {
        GalleryWindow window;
        window->document().reset();
        QLineEdit& filter = GalleryWindow::filterOf(window.start());
        QListView& cards = GalleryWindow::cardsOf(window.start());
        QTest::keyClicks(&filter, "CASE hartl");
        const QStringList left = titles(cards);
        QVERIFY(left.size() >= 4 && left.size() < 20);
        for (const QString& title : left)
            QVERIFY2(title.contains("Hartl") || title.contains("ase"), qPrintable(title));
        QTest::keyClicks(&filter, " zzz");
        QVERIFY(!cards.isVisible());
        QVERIFY(titles(cards).isEmpty());
        bool told = false;
        for (const QLabel* label : window.start().findChildren<QLabel*>())
            told |= label->isVisible() && label->text() == "No example matches.";
        QVERIFY(told);
        QTest::keyClick(&filter, Qt::Key_Return);
        QTest::qWait(50);
        QVERIFY(window->document().project().experiments.empty());
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(&filter, Qt::Key_Backspace);
        QCOMPARE(titles(cards), left);
        QTest::keyClick(&filter, Qt::Key_Return);
        QTRY_COMPARE(window.title(), left[0]);
        // The next empty project offers everything again.
        window.settle();
        window.find<QAction>("newProject")->trigger();
        QTRY_VERIFY(window.start().isVisible());
        QVERIFY(filter.text().isEmpty());
        QVERIFY(titles(cards).size() > left.size());
    }

    /// Without an example, a system opens with its default values.
    void aSystemOpensWithDefaultValues() {
        GalleryWindow window;
        window->document().reset();
        const auto system = builtinSystems().systems()[1];
        for (QToolButton* button : window.start().findChildren<QToolButton*>())
            if (button->text() == QString::fromStdString(system->name))
                QTest::mouseClick(button, Qt::LeftButton);
        const Project& project = window->document().project();
        QCOMPARE(project.experiments.size(), std::size_t(1));
        QCOMPARE(project.experiments[0].system, system->id);
        QVERIFY(!window.start().isVisible());
        window->document().undoStack().undo();
        QVERIFY(window.start().isVisible());
    }

    /// What is not saved is asked about first, and stays when the answer is no.
    void theDialogLosesNoWork() {
        GalleryWindow window;
        const QString before = window.title();
        window.type("e", "0.7");
        window.settle();
        QVERIFY(window->isWindowModified());
        Rejecting rejecting;
        window.find<QAction>("examples")->trigger();
        auto* dialog = window.find<ExamplesDialog>();
        QTRY_VERIFY(dialog && dialog->isVisible());
        QTest::keyClick(&GalleryWindow::cardsOf(*dialog), Qt::Key_End);
        QTest::keyClick(&GalleryWindow::cardsOf(*dialog), Qt::Key_Return);
        QTRY_COMPARE(rejecting.count(), 1);
        QCOMPARE(window.title(), before);
        QCOMPARE(window.value("e"), 0.7);
    }

    void escapeClosesTheDialogAndChangesNothing() {
        GalleryWindow window;
        const QString before = window.title();
        window.find<QAction>("examples")->trigger();
        auto* dialog = window.find<ExamplesDialog>();
        QTRY_VERIFY(dialog->isVisible());
        QTest::keyClick(&GalleryWindow::cardsOf(*dialog), Qt::Key_Escape);
        QTRY_VERIFY(!dialog->isVisible());
        QCOMPARE(window.title(), before);
    }
};

TALWEG_TEST(tst_gallery, TestGallery, QApplication)
#include "tst_gallery.moc"
