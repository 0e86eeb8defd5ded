#include "support/test.h"
#include "workbench/help/equation.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>

using namespace talweg;

using Mark = Equation::Mark;

/// Equations written in plain text stand as they are set in books.
class TestEquations : public QObject {
    Q_OBJECT

private slots:
    void aFractionStandsAroundItsBar();
    void whatIsMultipliedIsTheNumerator();
    void aRootCoversItsRadicand();
    void bracketsAreAsHighAsWhatIsInThem();
    void scriptsAreSmallAndOutOfLine();
    void variablesSlantAndFunctionsStand();
    void cellsOfAColumnAlign();
    void whatCannotBeReadIsNotSet_data();
    void whatCannotBeReadIsNotSet();
    void everyEquationOfTheHelpIsSetWhole_data();
    void everyEquationOfTheHelpIsSetWhole();
    void theInkIsThatAskedFor();
};

namespace {

Equation set(const QString& text) {
    const auto equation = Equation::set(text, QFont());
    if (!equation) qFatal("%s is not set", qPrintable(text));
    return *equation;
}

/// The glyphs of this text, which is there once.
Mark markOf(const Equation& equation, const QString& text) {
    std::vector<Mark> found;
    for (const Mark& mark : equation.marks())
        if (mark.text == text) found.push_back(mark);
    if (found.size() != 1) qFatal("%s is there %zu times", qPrintable(text), found.size());
    return found.front();
}

std::vector<Mark> shapesOf(const Equation& equation) {
    std::vector<Mark> shapes;
    for (const Mark& mark : equation.marks())
        if (mark.text.isEmpty()) shapes.push_back(mark);
    return shapes;
}

/// Its letters and digits in the order of the alphabet, scripts as they are on the line.
QString lettersOf(const QString& text) {
    QString letters;
    for (const QChar c : text.normalized(QString::NormalizationForm_KC))
        if (c.isLetterOrNumber()) letters += c;
    std::ranges::sort(letters);
    return letters;
}

} // namespace

void TestEquations::aFractionStandsAroundItsBar() {
    const Equation equation = set("a/b");
    QCOMPARE(shapesOf(equation).size(), std::size_t(1));
    const QRectF above = markOf(equation, "a").box, below = markOf(equation, "b").box,
                 bar = shapesOf(equation).front().box;
    QVERIFY(above.bottom() < bar.top() && bar.bottom() < below.top());
    QVERIFY(bar.left() < std::min(above.left(), below.left()));
    QVERIFY(bar.right() > std::max(above.right(), below.right()));
    QVERIFY(std::abs(above.center().x() - below.center().x()) < 2);
    QVERIFY(equation.bounds().contains(above) && equation.bounds().contains(below));
}

void TestEquations::whatIsMultipliedIsTheNumerator() {
    // Before the slash up to the sign, behind it one factor; what the bar holds together needs no brackets.
    const Equation equation = set("c + g sin α/(1 + k) d");
    const qreal bar = shapesOf(equation).front().box.center().y();
    for (const char* above : {"g", "sin", "α"})
        QVERIFY(markOf(equation, above).box.bottom() < bar);
    for (const char* below : {"1", "k"})
        QVERIFY(markOf(equation, below).box.top() > bar);
    for (const char* beside : {"c", "d"})
        QVERIFY(markOf(equation, beside).at.y() == 0);
    for (const Mark& mark : equation.marks())
        QVERIFY(mark.text != "(" && mark.text != ")");
    // A differential quotient stands by itself.
    QCOMPARE(markOf(set("k b dω/dt"), "b").at.y(), 0.0);
}

void TestEquations::aRootCoversItsRadicand() {
    const Equation equation = set("√(a/b) + c");
    const auto shapes = shapesOf(equation);
    QCOMPARE(shapes.size(), std::size_t(2));
    const QRectF root = shapes[0].box.height() > shapes[1].box.height() ? shapes[0].box : shapes[1].box;
    for (const char* inside : {"a", "b"}) {
        const QRectF box = markOf(equation, inside).box;
        QVERIFY(root.top() < box.top() && root.left() < box.left() && root.right() > box.right());
        QVERIFY(root.bottom() >= box.bottom());
    }
    QVERIFY(markOf(equation, "c").box.left() > root.right());
}

void TestEquations::bracketsAreAsHighAsWhatIsInThem() {
    const Equation equation = set("g (a/b + c)");
    const QRectF inside = markOf(equation, "a").box | markOf(equation, "b").box;
    int brackets = 0;
    for (const Mark& shape : shapesOf(equation))
        if (shape.box.height() > shape.box.width()) {
            QVERIFY(shape.box.top() <= inside.top() && shape.box.bottom() >= inside.bottom());
            ++brackets;
        }
    QCOMPARE(brackets, 2);
}

void TestEquations::scriptsAreSmallAndOutOfLine() {
    const Equation equation = set("x_n² + y^(κ−1) + v∞ + u5' + z_ref");
    const auto isScript = [&](const char* text) {
        return QFontInfo(markOf(equation, text).font).pixelSize()
               < QFontInfo(markOf(equation, "x").font).pixelSize();
    };
    for (const char* below : {"n", "∞", "5", "ref"})
        QVERIFY2(isScript(below) && markOf(equation, below).at.y() > 0, below);
    for (const char* above : {"2", "κ", "1"})
        QVERIFY2(isScript(above) && markOf(equation, above).at.y() < 0, above);
    // A prime is raised as it is, above the index and not beside it.
    QVERIFY(!isScript("′"));
    QVERIFY(markOf(equation, "′").box.left() < markOf(equation, "5").box.right());
}

void TestEquations::variablesSlantAndFunctionsStand() {
    const Equation equation = set("rolling  ω = sin α + dv/dt while k ≤ 2");
    for (const char* slanted : {"ω", "α", "v", "t", "k"})
        QVERIFY2(markOf(equation, slanted).font.italic(), slanted);
    for (const char* upright : {"rolling", "sin", "while", "2", "="})
        QVERIFY2(!markOf(equation, upright).font.italic(), upright);
}

void TestEquations::cellsOfAColumnAlign() {
    const Equation equation = set("rolling   a = b/c     while x\n"
                                  "rest      k\n"
                                  "          needs y");
    QCOMPARE(markOf(equation, "a").at.x(), markOf(equation, "k").at.x());
    QCOMPARE(markOf(equation, "k").at.x(), markOf(equation, "needs").at.x());
    QVERIFY(markOf(equation, "a").at.x() > markOf(equation, "rolling").box.right());
    QVERIFY(markOf(equation, "k").box.top() > markOf(equation, "c").box.bottom());
    QVERIFY(markOf(equation, "needs").box.top() > markOf(equation, "k").box.bottom());
}

void TestEquations::whatCannotBeReadIsNotSet_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "(a", "a)", "a/", "/a", "= /b", "|a", "a_", "√", "(a]", "x # y", "a^"})
        QTest::newRow(text) << text;
}

void TestEquations::whatCannotBeReadIsNotSet() {
    QFETCH(const QString, text);
    QVERIFY(!Equation::set(text, QFont()));
}

void TestEquations::everyEquationOfTheHelpIsSetWhole_data() {
    QTest::addColumn<QString>("text");
    static const QRegularExpression block("```equation\n(.*?)\n```",
                                          QRegularExpression::DotMatchesEverythingOption);
    int blocks = 0;
    for (QDirIterator pages(":/help", {"*.md"}, QDir::Files, QDirIterator::Subdirectories);
         pages.hasNext();) {
        QFile page(pages.next());
        QVERIFY(page.open(QIODevice::ReadOnly));
        for (auto it = block.globalMatch(QString::fromUtf8(page.readAll())); it.hasNext(); ++blocks) {
            const QString text = it.next().captured(1);
            QTest::addRow("%s: %s", qPrintable(page.fileName()), qPrintable(text.section('\n', 0, 0)))
                << text;
        }
    }
    QVERIFY(blocks > 20);
}

/// Nothing gets lost, nothing lies over anything else, and it fits beside the list of the pages.
void TestEquations::everyEquationOfTheHelpIsSetWhole() {
    QFETCH(const QString, text);
    constexpr qreal touch = 1; // what rounding of glyphs makes meet
    const Equation equation = set(text);
    QString shown;
    for (const Mark& mark : equation.marks())
        shown += mark.text;
    QCOMPARE(lettersOf(shown), lettersOf(text));
    for (const Mark& one : equation.marks())
        for (const Mark& other : equation.marks()) {
            if (&one == &other || one.text.isEmpty() || other.text.isEmpty()) continue;
            const QRectF common = one.box & other.box;
            QVERIFY2(common.width() <= touch || common.height() <= touch,
                     qPrintable(one.text + " over " + other.text));
        }
    QVERIFY(equation.bounds().width() < 600);
}

void TestEquations::theInkIsThatAskedFor() {
    const Equation equation = set("√(a/b)");
    for (const qreal scale : {1.0, 2.0}) {
        const QImage image = equation.image(Qt::red, scale);
        QCOMPARE(image.devicePixelRatio(), scale);
        int full = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                QVERIFY(pixel.alpha() == 0 || (pixel.red() > 200 && pixel.green() + pixel.blue() == 0));
                full += pixel.alpha() > 200;
            }
        QVERIFY(full > 5);
    }
}

TALWEG_TEST(tst_equations, TestEquations, QApplication)
#include "tst_equations.moc"
