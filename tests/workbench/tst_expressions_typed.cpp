#include "project/file.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/inputs/constants_edit.h"
#include "workbench/inputs/drag_label.h"
#include "workbench/inputs/refused_texts.h"

#include <QLabel>
#include <QToolButton>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// A rover's window, its friction μ as it is at first.
class RoverWindow : public ToyWindow {
public:
    RoverWindow() : ToyWindow(builtinSystems()) {
        (*this)->document().reset({"", "", {makeExperiment(*builtinSystems().find("rover"), "Rover")}});
        settle();
    }
    Document& document() { return (*this)->document(); }
    std::string expression(const char* id) {
        const Expressions& all = document().experiment(0).expressions;
        const auto found = all.find(id);
        return found == all.end() ? std::string() : found->second;
    }
    void press(const QString& id, Qt::Key key) { QTest::keyClick(line(id), key); }

    ConstantsEdit* constants() { return find<ConstantsEdit>(); }
    QLineEdit* constant(const char* part, int row) {
        return constants()->findChildren<ConstantRow*>()[row]->findChild<QLineEdit*>(part);
    }
    QString below(int row) {
        return constants()->findChildren<ConstantRow*>()[row]->findChild<QLabel*>("constantValue")->text();
    }
    static void typeInto(QLineEdit* line, const QString& text) {
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }
};

} // namespace

class TestExpressionsTyped : public QObject {
    Q_OBJECT

private slots:
    void inputsFollowOthers() {
        RoverWindow window;
        window.type("mu", "0.5");
        window.type("mu_k", "0.8*mu");
        QCOMPARE(window.value("mu_k"), 0.4);
        window.press("mu_k", Qt::Key_Tab);
        QCOMPARE(window.line("mu_k")->text(), "0.8*mu");
        QCOMPARE(window.field("mu_k")->note(), "= 0.4");
        const int steps = window.document().undoStack().count();
        window.type("mu", "0.25");
        QCOMPARE(window.value("mu_k"), 0.2);
        QCOMPARE(window.field("mu_k")->note(), "= 0.2");
        QCOMPARE(window.document().undoStack().count(), steps + 1);
        window.document().undoStack().undo();
        QCOMPARE(window.value("mu"), 0.5);
        QCOMPARE(window.field("mu_k")->note(), "= 0.4");
        window.document().undoStack().undo();
        QCOMPARE(window.expression("mu_k"), "");
        QCOMPARE(window.line("mu_k")->text(), "0.8");
        QCOMPARE(window.field("mu_k")->note(), "");
        window.document().undoStack().redo();
        QCOMPARE(window.line("mu_k")->text(), "0.8*mu");
        QCOMPARE(window.field("mu_k")->note(), "= 0.4");
    }

    void escapeBringsTheExpressionBack() {
        RoverWindow window;
        window.type("mu_k", "0.8*mu");
        window.press("mu_k", Qt::Key_Return);
        window.type("mu_k", "0.3");
        QCOMPARE(window.expression("mu_k"), "");
        window.press("mu_k", Qt::Key_Escape);
        QCOMPARE(window.line("mu_k")->text(), "0.8*mu");
        QCOMPARE(window.expression("mu_k"), "0.8*mu");
        window.type("mu_k", "0.8*nu"); // half of it stands until it is mended
        QVERIFY(window.field("mu_k")->error().contains("\"nu\" is not defined"));
        QCOMPARE(window.expression("mu_k"), "0.8*mu");
        window.press("mu_k", Qt::Key_Escape);
        QCOMPARE(window.field("mu_k")->error(), "");
        QCOMPARE(window.field("mu_k")->note(), "= 0.8");
    }

    void numbersReplaceExpressions() {
        RoverWindow window;
        window.type("mu_k", "0.8*mu");
        window.press("mu_k", Qt::Key_Return);
        window.press("mu_k", Qt::Key_Up);
        QCOMPARE(window.line("mu_k")->text(), "0.85");
        QCOMPARE(window.expression("mu_k"), "");
        window.press("mu_k", Qt::Key_Return);
        window.type("mu_k", "0.8*mu");
        window.press("mu_k", Qt::Key_Return);
        auto* label = window.field("mu_k")->findChild<DragLabel*>();
        QTest::mousePress(label, Qt::LeftButton, {}, {10, 5});
        QTest::mouseMove(label, {14, 5});
        QTest::mouseMove(label, {18, 5});
        QTest::mouseRelease(label, Qt::LeftButton, {}, {18, 5});
        QCOMPARE(window.expression("mu_k"), "");
        QCOMPARE(window.value("mu_k"), 0.9);
        // The number that it makes anyway.
        window.type("mu_k", "0.9*mu");
        window.press("mu_k", Qt::Key_Return);
        window.type("mu_k", "0.9");
        QCOMPARE(window.expression("mu_k"), "");
        window.document().undoStack().undo();
        QCOMPARE(window.expression("mu_k"), "0.9*mu");
    }

    void whatWouldMakeAnotherInvalidIsRefused() {
        RoverWindow window;
        window.type("mu_k", "100-99.5*mu");
        QCOMPARE(window.value("mu_k"), 0.5);
        window.press("mu_k", Qt::Key_Return);
        window.type("mu", "2");
        QVERIFY(window.field("mu")->error().startsWith("μ′ = 100-99.5*mu: Kinetic friction μ′"));
        QCOMPARE(window.value("mu"), 1.0);
        QCOMPARE(window.value("mu_k"), 0.5);
        window.press("mu", Qt::Key_Escape);
        QCOMPARE(window.line("mu")->text(), "1");
        window.press("mu", Qt::Key_Up); // 1.05 would make −4.475
        QCOMPARE(window.value("mu"), 1.0);
        QVERIFY(window.field("mu")->note().startsWith("μ′ = 100-99.5*mu: "));
    }

    /// A reason that is no longer true is not shown, and nothing is taken unless the user says so.
    void refusedTextsAreJudgedAgain() {
        RoverWindow window;
        Document& document = window.document();
        const auto says = [&window](const char* text) { return window.field("e")->error().contains(text); };
        const double before = window.value("e");
        window.type("e", "2*half");
        QVERIFY2(says("\"half\" is not defined"), qPrintable(window.field("e")->error()));
        QCOMPARE(document.addConstant({"half", "0.4"}), QString());
        QVERIFY2(says("This value is now allowed."), qPrintable(window.field("e")->error()));
        QCOMPARE(window.value("e"), before);
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QVERIFY(says("\"half\" is not defined") && document.undoStack().canRedo());
        document.undoStack().redo();
        window.press("e", Qt::Key_Return);
        QCOMPARE(window.field("e")->error(), QString());
        QCOMPARE(window.value("e"), 0.8);
        QCOMPARE(window.expression("e"), "2*half");
        // A constant has another value, with which the text is possible, and then one with which it is not.
        window.type("e", "half+0.7");
        QVERIFY2(says("1.1"), qPrintable(window.field("e")->error()));
        QCOMPARE(document.setConstantExpression(0, "0.2"), QString());
        QVERIFY(says("This value is now allowed."));
        QCOMPARE(document.setConstantExpression(0, "0.5"), QString());
        QVERIFY2(says("1.2"), qPrintable(window.field("e")->error()));
        QCOMPARE(document.setConstantExpression(0, "0.3"), QString());
        window.press("e", Qt::Key_Tab);
        QCOMPARE(window.field("e")->error(), QString());
        QCOMPARE(window.value("e"), 1.0);
    }

    /// The name that was taken is free again.
    void namesAreJudgedAgain() {
        RoverWindow window;
        Document& document = window.document();
        QCOMPARE(document.addConstant({"one", "1"}), QString());
        QCOMPARE(document.addConstant({"two", "2"}), QString());
        window.constants()->setUnfolded(true);
        QLineEdit* name = window.constant("constantName", 1);
        window.typeInto(name, "one");
        const auto why = [&window] { return window->refusedTexts().all().at(0).why; };
        QVERIFY2(why().contains("A constant"), qPrintable(why()));
        QCOMPARE(document.renameConstant(0, "first"), QString());
        QVERIFY2(why().startsWith("This value is now allowed."), qPrintable(why()));
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(window->refusedTexts().all().empty());
        QCOMPARE(document.project().constants[1].name, "one");
    }

    void constantsAreTyped() {
        RoverWindow window;
        auto* add = window.constants()->findChild<QToolButton*>("addConstant");
        QTest::mouseClick(add, Qt::LeftButton);
        QLineEdit* name = window.constant("constantName", 0);
        QVERIFY(name->hasFocus());
        QTest::keyClicks(name, "ratio");
        window.typeInto(window.constant("constantExpression", 0), "4 / 5");
        QTest::keyClick(window.constant("constantExpression", 0), Qt::Key_Return);
        QCOMPARE(window.document().project().constants, (std::vector<Constant>{{"ratio", "4 / 5"}}));
        QCOMPARE(window.below(0), "= 0.8, a pure number");
        window.type("mu_k", "ratio*mu");
        window.press("mu_k", Qt::Key_Return);
        QCOMPARE(window.value("mu_k"), 0.8);
        window.typeInto(window.constant("constantExpression", 0), "0.5");
        QCOMPARE(window.value("mu_k"), 0.5);
        QCOMPARE(window.field("mu_k")->note(), "= 0.5");
        QTest::keyClick(window.constant("constantExpression", 0), Qt::Key_Return);
        // Bad names and expressions wait; what counts is as it was.
        for (const char* bad : {"sin", "mu", "2a", "pi"}) {
            window.typeInto(window.constant("constantName", 0), bad);
            QVERIFY2(!window.below(0).startsWith("="), bad);
            QCOMPARE(window.document().project().constants[0].name, "ratio");
            QTest::keyClick(window.constant("constantName", 0), Qt::Key_Escape);
        }
        window.typeInto(window.constant("constantExpression", 0), "-1");
        QVERIFY(window.below(0).startsWith("“Rover”: μ′ = ratio*mu: "));
        QTest::keyClick(window.constant("constantExpression", 0), Qt::Key_Escape);
        QCOMPARE(window.value("mu_k"), 0.5);
        // Another name stands wherever the constant does.
        window.typeInto(window.constant("constantName", 0), "r");
        QTest::keyClick(window.constant("constantName", 0), Qt::Key_Return);
        QCOMPARE(window.line("mu_k")->text(), "r*mu");
        auto* remove = window.constants()->findChild<QToolButton*>("removeConstant");
        QTest::mouseClick(remove, Qt::LeftButton);
        QVERIFY(window.below(0).contains("r is used by kinetic friction μ′ of “Rover”"));
        window.type("mu_k", "0.5");
        window.press("mu_k", Qt::Key_Return);
        QTest::mouseClick(remove, Qt::LeftButton);
        QVERIFY(window.document().project().constants.empty());
        window.document().undoStack().undo();
        QCOMPARE(window.constant("constantName", 0)->text(), "r");
    }

    void savedAndReopened() {
        const QString path = m_apart.file("rover.talweg");
        {
            RoverWindow window;
            window.document().addConstant({"ratio", "0.6"});
            window.type("mu_k", "ratio*mu");
            window.press("mu_k", Qt::Key_Return);
            QCOMPARE(window.document().saveAs(path), QString());
        }
        RoverWindow other;
        QVERIFY(other->openFile(path));
        other.settle();
        QCOMPARE(other.line("mu_k")->text(), "ratio*mu");
        QCOMPARE(other.field("mu_k")->note(), "= 0.6");
        other.type("mu", "0.5");
        QCOMPARE(other.value("mu_k"), 0.3);
    }

private:
    Apart m_apart;
};

TALWEG_TEST(tst_expressions_typed, TestExpressionsTyped, QApplication)
#include "tst_expressions_typed.moc"
