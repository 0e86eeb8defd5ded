#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "systems/reading.h"
#include "systems/table.h"
#include "window.h"
#include "workbench/inputs/refused_texts.h"
#include "workbench/inputs/rows_editor.h"
#include "workbench/inputs/table_model.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// A window on a race, and its table of bodies.
class RaceWindow : public ToyWindow {
public:
    explicit RaceWindow(const char* bodies = "solid-sphere, hollow-sphere m=2, body k=0.3")
        : ToyWindow(builtinSystems()) {
        Document& document = (*this)->document();
        document.reset(
            {"", "", {makeExperiment(incline(), "Race", {{"bodies", tableFrom(table(), bodies)}})}});
        settle();
        view()->setFocus();
    }

    const System& incline() { return *(*this)->document().registry().find("incline"); }
    const Parameter& table() { return *talweg::find(incline().parameters, "bodies"); }
    QTableView* view() { return field("bodies")->findChild<QTableView*>(); }
    QString bodies() {
        const Values& values = (*this)->document().experiment(0).values;
        return QString::fromStdString(write(table(), values.at("bodies")));
    }
    int steps() { return (*this)->document().undoStack().count(); }
    QModelIndex cell(int row, int column) { return view()->model()->index(row, column); }

    /// Chooses rows by clicking on the first and, with Shift, on the last.
    void choose(int first, int last) {
        click(first, Qt::NoModifier);
        if (last != first) click(last, Qt::ShiftModifier);
    }
    /// Types into a cell as by hand.
    void typeCell(int row, int column, const QString& text) {
        view()->setCurrentIndex(cell(row, column));
        QTest::keyClick(view(), Qt::Key_F2);
        auto* line = view()->findChild<QLineEdit*>();
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
        closeEditor();
    }
    void press(const char* name) {
        for (auto* button : field("bodies")->findChildren<QToolButton*>())
            if (button->accessibleName().startsWith(name)) return QTest::mouseClick(button, Qt::LeftButton);
        qFatal("no button %s", name);
    }
    void paste(const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        QTest::keyClick(view(), Qt::Key_V, Qt::ControlModifier);
    }
    void closeEditor() {
        QCoreApplication::processEvents(); // the table takes the text after the key
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private:
    void click(int row, Qt::KeyboardModifiers keys) {
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, keys,
                          view()->visualRect(cell(row, 2)).center());
    }
};

} // namespace

class TestTable : public QObject {
    Q_OBJECT

private slots:
    void modelKeepsItsPromises() {
        const Registry registry = builtinSystems();
        const Parameter& bodies = *find(registry.find("incline")->parameters, "bodies");
        TableModel model(bodies);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setValue(tableFrom(bodies, "solid-sphere, body k=0.3"));
        model.insertBehind(1);
        model.move(0, 2, 1);
        model.remove({1});
        QVERIFY(model.value() == tableFrom(bodies, "body k=0.3, body k=0.3"));
        QVERIFY(model.setData(model.index(0, 4), "", Qt::EditRole)); // empty stands for the word
        QVERIFY(model.setData(model.index(1, 2), "1,5 kg", Qt::EditRole));
        QVERIFY(model.value() == tableFrom(bodies, "body, body k=0.3 m=1.5"));
    }

    void theHeadingsHaveUnits() {
        RaceWindow window;
        QStringList headings;
        for (int column = 0; column < 8; ++column)
            headings
                << window.view()->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QCOMPARE(headings, (QStringList{"Shape", "Name", "m (kg)", "R (m)", "k", "μ", "μ′", "Colour"}));
        QCOMPARE(window.cell(0, 0).data().toString(), "Solid sphere");
    }

    /// One edit is one step, which names the cell and can be undone.
    void aCellIsTyped() {
        RaceWindow window;
        const QString before = window.bodies();
        window.typeCell(1, 2, "2*2");
        QCOMPARE(window.bodies(), "solid-sphere, hollow-sphere m=4, body k=0.3");
        window.typeCell(1, 1, "The ball");
        QCOMPARE(window.bodies(), "solid-sphere, hollow-sphere name=\"The ball\" m=4, body k=0.3");
        QCOMPARE(window.steps(), 2);
        window->document().undoStack().undo();
        QCOMPARE(window->document().undoStack().undoText(), "Change body 2, mass m₂ to 4 kg");
        window->document().undoStack().undo();
        QCOMPARE(window.bodies(), before);
        QCOMPARE(window.cell(1, 2).data().toString(), "2");
    }

    void aRefusedCellKeepsItsValue() {
        RaceWindow window;
        const QString before = window.bodies();
        for (const QString text : {"-1", "heavy", "1.234,5"}) {
            window.typeCell(1, 2, text);
            QCOMPARE(window.bodies(), before);
            QVERIFY(!window.cell(1, 2).data(Qt::DecorationRole).value<QIcon>().isNull());
            QVERIFY(!window.field("bodies")->error().isEmpty());
            QCOMPARE(window->refusedTexts().all().size(), 1u);
            QCOMPARE(window->refusedTexts().all()[0].name, "body 2, mass m₂");
            QCOMPARE(window->refusedTexts().all()[0].stands, "2 kg");
            QCOMPARE(window.steps(), 0);
        }
        QVERIFY(window.field("bodies")->error().contains("1.234,5"));
        QTest::keyClick(window.view(), Qt::Key_Escape);
        QVERIFY(window.field("bodies")->error().isEmpty());
        QVERIFY(window->refusedTexts().all().empty());
    }

    void aChoiceIsChosenInItsCell() {
        RaceWindow window;
        window.view()->setCurrentIndex(window.cell(0, 0));
        QTest::keyClick(window.view(), Qt::Key_F2);
        auto* box = window.view()->findChild<QComboBox*>();
        QVERIFY(box);
        QTRY_VERIFY(box->view()->isVisible());
        QTest::keyClick(box->view(), Qt::Key_Down);
        QTest::keyClick(box->view(), Qt::Key_Return);
        window.closeEditor();
        QCOMPARE(window.bodies(), "hollow-sphere, hollow-sphere m=2, body k=0.3");
        QCOMPARE(window.steps(), 1);
    }

    /// What is wrong between cells is said below the table, which keeps them.
    void aBodyOfNoShapeWaitsForItsInertiaFactor() {
        RaceWindow window;
        window.typeCell(2, 4, "shape");
        QCOMPARE(window.bodies(), "solid-sphere, hollow-sphere m=2, body");
        QTRY_VERIFY(window.field("bodies")->error().contains("The shape of body 3 does not determine"));
        window.typeCell(2, 4, "2/5");
        QTRY_VERIFY(window.field("bodies")->error().isEmpty());
        QCOMPARE(window.bodies(), "solid-sphere, hollow-sphere m=2, body k=0.4");
    }

    void rowsAreAddedMovedAndRemoved() {
        RaceWindow window;
        window.choose(1, 1);
        window.press("Add a body");
        QCOMPARE(window.bodies(), "solid-sphere, hollow-sphere m=2, hollow-sphere m=2, body k=0.3");
        window.choose(2, 3);
        window.press("Move the selected bodies up");
        QCOMPARE(window.bodies(), "solid-sphere, hollow-sphere m=2, body k=0.3, hollow-sphere m=2");
        QTest::keyClick(window.view(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(window.bodies(), "hollow-sphere m=2, body k=0.3, solid-sphere, hollow-sphere m=2");
        QTest::keyClick(window.view(), Qt::Key_Up, Qt::AltModifier); // nowhere to go
        QCOMPARE(window.steps(), 3);
        QTest::keyClick(window.view(), Qt::Key_Delete);
        QCOMPARE(window.bodies(), "solid-sphere, hollow-sphere m=2");
        window.choose(0, 1);
        QTest::keyClick(window.view(), Qt::Key_Delete);
        QCOMPARE(window.bodies(), "solid-sphere, hollow-sphere m=2");
        QVERIFY(window.field("bodies")->error().contains("at least 1 body is needed"));
        while (window->document().undoStack().canUndo())
            window->document().undoStack().undo();
        QCOMPARE(window.bodies(), "solid-sphere, hollow-sphere m=2, body k=0.3");
    }

    void noMoreRowsThanThereMayBe() {
        RaceWindow window("body k=1, body k=1, body k=1, body k=1, body k=1, body k=1, body k=1, body k=1");
        window.press("Add a body");
        QCOMPARE(window.view()->model()->rowCount(), 8);
        QVERIFY(window.field("bodies")->error().contains("at most 8 bodies are allowed"));
        QCOMPARE(window.steps(), 0);
    }

    void rowsArePasted() {
        RaceWindow window;
        window.choose(1, 2);
        window.paste("shape\tm\tname\nHollow cylinder\t3\tPipe\nsolid-cylinder\t\t\n");
        QCOMPARE(window.bodies(), "solid-sphere, hollow-cylinder name=Pipe m=3, solid-cylinder");
        QCOMPARE(window.steps(), 1);
        window.choose(0, 1);
        QTest::keyClick(window.view(), Qt::Key_C, Qt::ControlModifier);
        window.choose(2, 2);
        QTest::keyClick(window.view(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(window.bodies(), "solid-sphere, hollow-cylinder name=Pipe m=3, solid-sphere, "
                                  "hollow-cylinder name=Pipe m=3");
        window.choose(0, 0); // its mass
        window.paste("7");
        QCOMPARE(window.cell(0, 2).data().toString(), "7");
        const QString before = window.bodies();
        window.paste("shape,m\nbody,-1");
        QVERIFY(window.field("bodies")->error().contains("Body 1, mass m₁ = -1 kg is out of range"));
        QString wrong;
        QTimer::singleShot(0, [&wrong] {
            QWidget* dialog = QApplication::activeModalWidget();
            auto* state = dialog->findChild<QLabel*>("importState");
            QTRY_VERIFY(!state->text().isEmpty());
            wrong = state->text();
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        window.paste("1;2\n3;4");
        QVERIFY2(wrong.contains("this one has 2"), qPrintable(wrong));
        QCOMPARE(window.bodies(), before);
    }

    void aFileIsImported() {
        RaceWindow window;
        QFile file(m_apart.file("bodies.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("name;R_m;shape\r\n\"A; B\";0,5;body\r\n;;solid-sphere\r\n");
        file.close();
        QTimer::singleShot(0, [] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            for (auto* button : dialog->findChildren<QPushButton*>())
                if (button->isDefault()) {
                    QTRY_VERIFY(button->isEnabled());
                    QTest::mouseClick(button, Qt::LeftButton);
                }
        });
        window.field("bodies")->findChild<RowsEditor*>()->importCsv(file.fileName());
        QCOMPARE(window.bodies(), "body name=\"A; B\" R=0.5, solid-sphere");
        QCOMPARE(window.steps(), 1);
    }

private:
    const Apart m_apart;
};

TALWEG_TEST(tst_table, TestTable, QApplication)
#include "tst_table.moc"
