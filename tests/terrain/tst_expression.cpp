#include "physics/near.h"
#include "support/test.h"
#include "terrain/examination.h"
#include "terrain/graph.h"

#include <QTest>
#include <array>
#include <functional>
#include <map>
#include <numbers>
#include <random>

using namespace talweg;

namespace {

Expression expressionOf(const std::string& text, const char* variable = "x") {
    auto read = Expression::read(text, variable);
    if (const auto* mistake = std::get_if<Expression::Mistake>(&read))
        qFatal("%s %s", text.c_str(), mistake->sentence().c_str());
    return std::get<Expression>(read);
}

Expression::Mistake mistakeIn(const std::string& text, const char* variable = "x") {
    auto read = Expression::read(text, variable);
    const auto* mistake = std::get_if<Expression::Mistake>(&read);
    return mistake ? *mistake : Expression::Mistake{"none", 0};
}

bool says(const std::string& message, const std::string& part) {
    return message.find(part) != std::string::npos;
}

/// The text with each @ replaced by the number.
std::string filledIn(const char* text, double number) {
    return QString(text).replace('@', '(' + QString::number(number, 'g', 17) + ')').toStdString();
}

/// The middle, the quarters and the ends of −3 … 3, where halving takes samples, and places beside.
constexpr double places[]{-3, -1.5, 0, 1.5, 3, 0.3, -2.125, 1.0 / 3.0};

} // namespace

class TestExpression : public QObject {
    Q_OBJECT

    /// Every place is in a piece or in an undefined part, whatever was found.
    static void coverTheRange(const std::string& text, double from, double to) {
        const Examination found = examine(expressionOf(text), from, to);
        std::vector<std::pair<double, double>> parts;
        for (const SmoothPiece& piece : found.pieces)
            parts.emplace_back(piece.from, piece.to);
        for (const UndefinedPart& part : found.undefined)
            parts.emplace_back(part.from, part.to);
        std::ranges::sort(parts);
        double reached = from;
        for (const auto& [begin, end] : parts) {
            QVERIFY2(begin <= reached + 1e-9 * (to - from), text.c_str());
            reached = std::max(reached, end);
        }
        QVERIFY2(reached >= to - 1e-9 * (to - from), text.c_str());
        for (const Break& each : found.breaks)
            QVERIFY2(each.at >= from && each.at <= to, text.c_str());
    }

private slots:
    void values_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("value");
        const auto row = [](const char* text, double x, double value) {
            QTest::newRow(text) << text << x << value;
        };
        row("2+3*4", 0, 14);
        row("-x^2", 3, -9);
        row("2^3^2", 0, 512);
        row("2^-1", 0, 0.5);
        row("x**3", 2, 8);
        row("7 - 2 - 1", 0, 4);
        row("8/4/2", 0, 1);
        row("-7 % 3", 0, -1);
        row("1.5e3*x", 2, 3000);
        row(".5*x", 3, 1.5);
        row("x < 2 ? 10 : x < 4 ? 20 : 30", 3, 20);
        row("x >= 1 && x <= 2 || !(x - 5)", 5, 1);
        row("x == 1 ? 1 : x != 2 ? 3 : 2", 2, 2);
        row("Math.sin(Math.PI/2) + Math.pow(x, 2)", 3, 10);
        row("ln(e) + log(e) + log10(1000) + log2(8)", 0, 8);
        row("sqrt(16) + cbrt(-27)", 0, 1);
        row("min(3, x, 5) + max(1, x)", 2, 4);
        row("floor(-1.5) + ceil(-1.5) + round(2.5)", 0, 0);
        row("trunc(-1.5) + 10*trunc(2.5) + 100*trunc(x)", -0.9, 19);
        row("x === 2 ? 10 : x !== 3 ? 20 : 30", 3, 30);
        row("Math.SQRT2*Math.SQRT2 + 2*Math.SQRT1_2*Math.SQRT1_2", 0, 3);
        row("exp(Math.LN2) + exp(Math.LN10) + Math.LOG2E*Math.LN2 + Math.LOG10E*Math.LN10", 0, 14);
        row("round(x)", -2.5, -2); // halves upward
        row("round(x)", -2.6, -3);
        row("round(x)", 2.4, 2);
        row("abs(-x) + sign(-x)", 4, 3);
        row("atan2(1, x)", -1, 3 * std::numbers::pi / 4);
        row("hypot(3, x)", 4, 5);
        row("sin(30°) + cos(x°)", 60, 1);
        row("tan((x + 5)°)", 40, 1);
        row("cos(60 deg) + sin(x deg)", 30, 1);
        row("cos(90°)*x + sin(-180°)", 1e300, 0);
        row("-2*90°", 0, -std::numbers::pi);
        row("π·x² − 1", 2, 4 * std::numbers::pi - 1);
        row("x > 0 && log(x) > 0 ? 1 : 2", -1, 2);
        row("  - ( + x ) ", 1, -1);
    }
    void values() {
        QFETCH(QString, text);
        QFETCH(double, x);
        QFETCH(double, value);
        QNEAR(expressionOf(text.toStdString()).value(x), value, 1e-14 * (1 + std::abs(value)));
    }

    /// Each comparison of a lesser, an equal and a greater number.
    void comparisons_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("less");
        QTest::addColumn<double>("equal");
        QTest::addColumn<double>("greater");
        QTest::newRow("<") << "x < 2" << 1.0 << 0.0 << 0.0;
        QTest::newRow("<=") << "x <= 2" << 1.0 << 1.0 << 0.0;
        QTest::newRow(">") << "x > 2" << 0.0 << 0.0 << 1.0;
        QTest::newRow(">=") << "x >= 2" << 0.0 << 1.0 << 1.0;
        QTest::newRow("==") << "x == 2" << 0.0 << 1.0 << 0.0;
        QTest::newRow("!=") << "x != 2" << 1.0 << 0.0 << 1.0;
    }
    void comparisons() {
        QFETCH(QString, text);
        QFETCH(double, less);
        QFETCH(double, equal);
        QFETCH(double, greater);
        const Expression read = expressionOf(text.toStdString());
        QCOMPARE(read.value(1.5), less);
        QCOMPARE(read.value(2), equal);
        QCOMPARE(read.value(2.5), greater);
    }

    /// Of whole degrees that have simple numbers, those, without any rounding; of all others near them.
    void trigonometryOfDegrees() {
        const double half = 0.5;
        const std::map<int, double> sines{{0, 0},       {30, half},   {150, half}, {180, 0},
                                          {210, -half}, {330, -half}, {360, 0},    {390, half}};
        const std::map<int, double> cosines{{60, half}, {90, 0},     {120, -half}, {240, -half},
                                            {270, 0},   {300, half}, {420, half}};
        const std::map<int, double> tangents{{0, 0},   {45, 1},   {135, -1}, {180, 0},
                                             {225, 1}, {315, -1}, {405, 1}};
        const auto of = [](const char* function, int degrees) {
            return expressionOf(function + ("(" + std::to_string(degrees) + "°)")).value(0);
        };
        for (const auto& [degrees, value] : sines) {
            QVERIFY2(of("sin", degrees) == value, qPrintable(QString::number(degrees)));
            QVERIFY2(of("sin", -degrees) == -value, qPrintable(QString::number(-degrees)));
        }
        for (const auto& [degrees, value] : cosines)
            for (const int sign : {1, -1})
                QVERIFY2(of("cos", sign * degrees) == value, qPrintable(QString::number(sign * degrees)));
        for (const auto& [degrees, value] : tangents) {
            QVERIFY2(of("tan", degrees) == value, qPrintable(QString::number(degrees)));
            QVERIFY2(of("tan", -degrees) == -value, qPrintable(QString::number(-degrees)));
        }
        for (int degrees = -720; degrees <= 720; degrees += 15) {
            const double angle = degrees * std::numbers::pi / 180;
            QNEAR(of("sin", degrees), std::sin(angle), 1e-14);
            QNEAR(of("cos", degrees), std::cos(angle), 1e-14);
            if (degrees % 180 != 90 && degrees % 180 != -90)
                QNEAR(of("tan", degrees), std::tan(angle), 1e-12);
        }
    }

    /// Closed forms of the first three derivatives.
    void derivativesAreExact() {
        const double x = 0.7;
        const auto near = [x](const char* text, double f0, double f1, double f2, double f3) {
            const Jet jet = expressionOf(text).at(x);
            QNEAR(jet.value, f0, 1e-14 * (1 + std::abs(f0)));
            QNEAR(jet.first, f1, 1e-13 * (1 + std::abs(f1)));
            QNEAR(jet.second, f2, 1e-13 * (1 + std::abs(f2)));
            QNEAR(jet.third, f3, 1e-12 * (1 + std::abs(f3)));
        };
        const double s = std::sin(x), c = std::cos(x), ex = std::exp(x);
        near("x^5", std::pow(x, 5), 5 * std::pow(x, 4), 20 * x * x * x, 60 * x * x);
        near("x^2.5", std::pow(x, 2.5), 2.5 * std::pow(x, 1.5), 3.75 * std::sqrt(x), 1.875 / std::sqrt(x));
        near("sin(2*x)", std::sin(2 * x), 2 * std::cos(2 * x), -4 * std::sin(2 * x), -8 * std::cos(2 * x));
        near("exp(x)*sin(x)", ex * s, ex * (s + c), 2 * ex * c, 2 * ex * (c - s));
        near("1/x", 1 / x, -1 / (x * x), 2 / (x * x * x), -6 / std::pow(x, 4));
        near("ln(x)", std::log(x), 1 / x, -1 / (x * x), 2 / (x * x * x));
        near("x^x", std::pow(x, x), std::pow(x, x) * (std::log(x) + 1),
             std::pow(x, x) * (std::pow(std::log(x) + 1, 2) + 1 / x),
             std::pow(x, x) * (std::pow(std::log(x) + 1, 3) + 3 * (std::log(x) + 1) / x - 1 / (x * x)));
        const double r = std::sqrt(4 - x * x); // a circle of radius 2
        near("-sqrt(4 - x^2)", -r, x / r, 4 / (r * r * r), 12 * x / std::pow(r, 5));
    }

    /// Every function against differences of its own derivative one order lower, at random places.
    void derivativesAgreeWithDifferences() {
        std::mt19937 random(1);
        for (const char* text : {"tan(x)",      "asin(x)",
                                 "acos(x)",     "atan(x)",
                                 "sinh(x)",     "cosh(x)",
                                 "tanh(x)",     "asinh(x)",
                                 "acosh(x+2)",  "atanh(x)",
                                 "log10(x+2)",  "log2(x+2)",
                                 "sqrt(x+2)",   "cbrt(x+2)",
                                 "abs(x-3)",    "x^-3 + (x+2)^70",
                                 "pow(x+2, x)", "atan2(x, 1 - x)",
                                 "hypot(x, 2)", "min(x^2, x-5) + max(sin(x), x+9)",
                                 "x % 0.25",    "(x < 5 ? sin(x) : x)/(1 + x^2)",
                                 "2^x"}) {
            const Expression f = expressionOf(text);
            for (int i = 0; i < 20; ++i) {
                const double x = std::uniform_real_distribution(0.02, 0.2)(random);
                const double h = 1e-5;
                const Jet a = f.at(x - h), b = f.at(x + h), m = f.at(x);
                const auto agrees = [&](double derivative, double lower, double upper) {
                    QNEAR(derivative, (upper - lower) / (2 * h), 1e-6 * (1 + std::abs(derivative)));
                };
                agrees(m.first, a.value, b.value);
                agrees(m.second, a.first, b.first);
                agrees(m.third, a.second, b.second);
            }
        }
    }

    void forksContinueAPiece() {
        const Expression f = expressionOf("x < 1 ? x^2 : abs(x - 3)");
        const Forks left = f.forksAt(0), middle = f.forksAt(2);
        QCOMPARE(f.at(5, left).value, 25.0);
        QCOMPARE(f.at(5, middle).value, -2.0);
        QCOMPARE(f.at(5, middle).first, -1.0);
        QCOMPARE(f.at(0.5, middle).value, 2.5);
    }

    void mistakesHaveAPlace_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("position");
        QTest::addColumn<QString>("part");
        const auto row = [](const char* text, int position, const char* part) {
            QTest::newRow(text) << text << position << part;
        };
        row("", 1, "no expression");
        row("   ", 4, "no expression");
        row("2*(x+1", 7, "missing for the '(' at position 3");
        row("2*x)", 4, "no matching '('");
        row("sin x", 5, "argument in brackets");
        row("foo(x)", 1, "\"foo\" is not defined");
        row("2*y", 3, "\"y\" is not defined; the variable is x");
        row("2x", 2, "'*' is missing before \"x\"");
        row("x(3)", 2, "missing before \"(\"");
        row("3 4", 3, "missing before \"4\"");
        row("x +", 4, "ends where");
        row("* x", 1, "instead of \"*\"");
        row("0,5*x", 2, "decimal point");
        row("x = 3", 3, "\"==\"");
        row("x ? 1", 6, "'?' at position 3 has no matching ':'");
        row("x : 1", 3, "no matching '?'");
        row("1 < x < 2", 7, "cannot be chained");
        row("sin(x, 2)", 1, "one argument, not 2");
        row("atan2(x)", 1, "two arguments, not 1");
        row("max(x)", 1, "two or more arguments, not 1");
        row("sin()", 5, "instead of \")\"");
        row("1e999", 1, "too large");
        row("1.2.3", 4, "one decimal point");
        row("x $ 2", 3, "\"$\" is not allowed");
        row("π*x + ß", 7, "\"ß\"");
        row("x; system(1)", 2, "\";\" is not allowed");
        row("Math.foo(x)", 1, "\"foo\"");
        row("x.y", 2, "missing before \".\"");
    }
    void mistakesHaveAPlace() {
        QFETCH(QString, text);
        QFETCH(int, position);
        QFETCH(QString, part);
        const auto mistake = mistakeIn(text.toStdString());
        QVERIFY2(says(mistake.what, part.toStdString()), mistake.what.c_str());
        QCOMPARE(int(mistake.position), position);
    }

    /// A hostile text gets a message and takes neither time nor stack.
    void hostileTexts() {
        const auto repeated = [](const std::string& part, std::size_t count) {
            std::string text;
            for (std::size_t i = 0; i < count; ++i)
                text += part;
            return text;
        };
        for (const char* part :
             {"(", ")", "-", "!", "x^", "x?", "x?x:", "sin(", "min(1,", "1+(", "((x)", "\xff", "a"}) {
            QVERIFY(mistakeIn(repeated(part, 1'000'000)).position > 0);
            QVERIFY(mistakeIn(repeated(part, 300)).position > 0);
        }
        QVERIFY(says(mistakeIn(repeated("(", 300)).what, "100 levels"));
        QVERIFY(says(mistakeIn(repeated("-", 300) + "x").what, "100 levels"));
        QVERIFY(says(mistakeIn(repeated("(", 500'000) + "x").what, "4000 characters"));
        QVERIFY(says(mistakeIn(repeated(" ", 4000) + "x").what, "4000 characters"));
        QCOMPARE(mistakeIn(repeated(" ", 3999) + "x").what, std::string("none"));
        QVERIFY(says(mistakeIn(repeated("1+1*1^(", 99) + "x" + repeated(")", 99)).what, "nested"));
        QVERIFY(mistakeIn(std::string("x\0x", 3)).position > 0);
        std::mt19937 random(2);
        const std::string letters = "x123.+-*/^()<>=!&|?:,sincoe% \t";
        for (int i = 0; i < 20000; ++i) {
            std::string text;
            for (int n = std::uniform_int_distribution(1, 40)(random); n > 0; --n)
                text += letters[random() % letters.size()];
            const auto read = Expression::read(text, "x");
            if (const auto* expression = std::get_if<Expression>(&read)) examine(*expression, -2, 3);
        }
    }

    void theVariableHasTheGivenName() {
        QCOMPARE(expressionOf("3*cos(t)", "t").value(0), 3.0);
        QCOMPARE(int(mistakeIn("x", "t").position), 1);
    }

    void undefinedPartsAreFound() {
        const Examination log = examine(expressionOf("log(x)"), -1, 3);
        QCOMPARE(log.undefined.size(), std::size_t(1));
        QCOMPARE(log.undefined[0].from, -1.0);
        QNEAR(log.undefined[0].to, 0, 1e-15);
        QVERIFY(says(log.undefined[0].reason, "logarithm of a number that is not positive at position 1"));
        QCOMPARE(log.pieces.size(), std::size_t(1));

        for (const char* text : {"1/(x-1)", "1/(x-1)^2", "(x-1)^-1", "(x-1)^-2", "tan((x-1) + pi/2)"}) {
            const Examination pole = examine(expressionOf(text), -2, 3.14);
            QVERIFY2(!pole.undefined.empty(), text);
            QNEAR(pole.undefined[0].from, 1, 1e-12);
            QNEAR(pole.undefined[0].to, 1, 1e-12);
        }
        const Examination gap = examine(expressionOf("2 + sqrt(x^2 - 4)"), -5, 5);
        QCOMPARE(gap.undefined.size(), std::size_t(1));
        QNEAR(gap.undefined[0].from, -2, 1e-14);
        QNEAR(gap.undefined[0].to, 2, 1e-14);
        QCOMPARE(gap.pieces.size(), std::size_t(2));

        const Examination nowhere = examine(expressionOf("0/0"), 0, 1);
        QCOMPARE(nowhere.undefined.size(), std::size_t(1));
        QCOMPARE(nowhere.undefined[0].to, 1.0);
        QVERIFY(nowhere.pieces.empty());

        const Examination large = examine(expressionOf("exp(x^3)"), 0, 100);
        QCOMPARE(large.undefined.size(), std::size_t(1));
        QVERIFY(says(large.undefined[0].reason, "too large"));
    }

    /// A narrow gap between two places of the grid is found from the extremum of what goes under the root.
    void narrowGapsAreFound() {
        const Examination gap = examine(expressionOf("sqrt((x - 0.12345)^2 - 1e-12)"), 0, 10);
        QCOMPARE(gap.undefined.size(), std::size_t(1));
        QNEAR(gap.undefined[0].from, 0.12345 - 1e-6, 1e-12);
        QNEAR(gap.undefined[0].to, 0.12345 + 1e-6, 1e-12);
    }

    void breaksAreFound_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("at");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* text, double at, Break::Kind kind) {
            QTest::newRow(text) << text << at << int(kind);
        };
        using Kind = Break::Kind;
        row("abs(x)", 0, Kind::kink);
        row("abs(x - 0.3)", 0.3, Kind::kink);
        row("sqrt((x - 0.3)^2)", 0.3, Kind::kink);
        row("hypot(x - 0.3, 0)", 0.3, Kind::kink);
        row("max(0, x - 0.7)", 0.7, Kind::kink);
        row("x < 0.7 ? 0 : 1", 0.7, Kind::jump);
        row("x < 0.7 ? 0 : (x - 0.7)^2", 0.7, Kind::bend);
        row("floor(x + 0.6)", 0.4, Kind::jump);
        row("trunc(x + 0.6)", 0.4, Kind::jump);
        row("x % 0.6", 0.6, Kind::jump);
        row("cbrt(x - 0.5)", 0.5, Kind::vertical);
        row("sign(x - 0.2)", 0.2, Kind::jump);
    }
    void breaksAreFound() {
        QFETCH(QString, text);
        QFETCH(double, at);
        QFETCH(int, kind);
        const Examination found = examine(expressionOf(text.toStdString()), -0.35, 0.95);
        QVERIFY(found.undefined.empty());
        QCOMPARE(found.breaks.size(), std::size_t(1));
        QCOMPARE(int(found.breaks[0].kind), kind);
        QNEAR(found.breaks[0].at, at, 1e-15);
        const auto isExpression = [](const SmoothPiece& piece) { return !piece.mend; };
        QCOMPARE(std::ranges::count_if(found.pieces, isExpression), std::ptrdiff_t(2));
        QVERIFY(std::ranges::any_of(
            found.pieces, [at](const SmoothPiece& piece) { return std::abs(piece.to - at) <= 1e-15; }));
    }

    /// A value at a single place, however it is written, changes neither the curve nor its pieces.
    void singlePlacesCountForNothing() {
        for (const double place : places)
            for (const char* text :
                 {"x == @ ? x^2 : x^2", "x == @ ? 7 : x^2", "x != @ ? x^2 : 7", "!(x - @) ? 7 : x^2",
                  "x - @ ? x^2 : 7", "x <= @ && x >= @ ? 7 : x^2", "x < @ || x > @ ? x^2 : 7",
                  "x^2 + 7*(x == @)", "(x - @)^2 == 0 ? 7 : x^2", "x^2 + floor(1 - abs(x - @)/99)",
                  "x == @ ? 7 : x == @ - 0.5 ? 8 : x < 99 ? x == @ + 0.5 ? 9 : x^2 : 5"}) {
                const std::string filled = filledIn(text, place);
                const Expression expression = expressionOf(filled);
                const Examination found = examine(expression, -3, 3);
                QVERIFY2(found.undefined.empty() && found.breaks.empty() && !found.tooMany, filled.c_str());
                for (const SmoothPiece& piece : found.pieces)
                    for (const double x : {piece.from, std::lerp(piece.from, piece.to, 0.5),
                                           std::lerp(piece.from, piece.to, 0.7), piece.to}) {
                        const Jet jet = piece.at(expression, x);
                        QNEAR(jet.value, x * x, 1e-14 * (1 + x * x));
                        QNEAR(jet.first, 2 * x, 1e-14 * (1 + std::abs(x)));
                        QNEAR(jet.second, 2, 1e-14);
                    }
            }
    }

    /// A pole, a root, a logarithm or endless steps in a branch that is not taken do nothing; nor do they in
    /// the side of && and || that does not decide.
    void onlyTheBranchTakenCounts() {
        const std::pair<const char*, std::function<double(double)>> cases[]{
            {"x > 1 ? 1/x : 2 - x", [](double x) { return x > 1 ? 1 / x : 2 - x; }},
            {"x < 1 ? 2 - x : 1/x", [](double x) { return x > 1 ? 1 / x : 2 - x; }},
            {"x < -1 ? 1/x : x", [](double x) { return x < -1 ? 1 / x : x; }},
            {"x > 1 ? log(x) : x - 1", [](double x) { return x > 1 ? std::log(x) : x - 1; }},
            {"x > 1 ? sqrt(x) : x^2", [](double x) { return x > 1 ? std::sqrt(x) : x * x; }},
            {"x < 9 ? x : tan(9*x)", [](double x) { return x; }},
            {"x < 9 ? x : acos(x)", [](double x) { return x; }},
            {"x < 9 ? x : floor(1e6*x)", [](double x) { return x; }},
            {"x < 9 ? x : x/0 + (-1)^x", [](double x) { return x; }},
            {"x > 0 ? x > 1 ? 1/x : x : x < -1 ? 1/(x + 0.5) + 1 : x",
             [](double x) { return x > 1    ? 1 / x
                                   : x < -1 ? 1 / (x + 0.5) + 1
                                            : x; }},
            {"abs(x) > 0.5 ? 1/abs(x) : abs(x) > 0.25 ? 2 : 2 + (x > 9 ? 1/x : 0)",
             [](double x) { return std::min(2.0, 1 / std::abs(x)); }},
            {"x > 9 && 1/x > 2 ? 5 : x", [](double x) { return x; }},
            {"1/x > 2 && x > 9 ? 5 : x", [](double x) { return x; }},
            {"x < 9 || log(x) < 0 ? x : 5", [](double x) { return x; }},
            {"1 - x < 0 && x - 2 < 0 ? (x - 1)*(x - 2) : 0",
             [](double x) { return x > 1 && x < 2 ? (x - 1) * (x - 2) : 0; }}};
        for (const auto& [text, value] : cases) {
            const Expression expression = expressionOf(text);
            const Examination found = examine(expression, -3, 3);
            QVERIFY2(found.undefined.empty() && !found.tooMany && found.isCertain, text);
            QVERIFY2(found.pieces.size() <= 8, text);
            for (const SmoothPiece& piece : found.pieces)
                for (const double part : {0.0, 0.1, 0.5, 0.8, 1.0}) {
                    const double x = std::lerp(piece.from, piece.to, part);
                    QNEAR(piece.at(expression, x).value, value(x), 1e-13);
                }
        }
    }

    /// What stands in the branch taken at a place names what is wrong there.
    void theBranchTakenSaysWhatIsWrong() {
        QVERIFY(says(expressionOf("x > 0 ? sqrt(x) : 1/(x + 1)").reasonAt(-1), "zero at position 20"));
        QVERIFY(says(expressionOf("x < 0 ? log(x - 9) : 1").reasonAt(-1), "logarithm"));
        const Examination found = examine(expressionOf("x < 0 ? 1/(x + 1) : log(x - 9)"), -3, 3);
        QCOMPARE(found.undefined.size(), std::size_t(2));
        QVERIFY(says(found.undefined[0].reason, "division by zero at position 10"));
        QVERIFY(says(found.undefined[1].reason, "logarithm of a number that is not positive at position 21"));
    }

    /// Where == names the value of a place at which the rest has only a limit, the curve goes through the
    /// limit. Series: sin u/u = 1 − u²/6 + …, (1 − cos u)/u² = 1/2 − u²/24 + …, u/(e^u − 1) = 1 − u/2 + u²/12
    /// + …, (u³ − 8 u)/u = u² − 8.
    void limitsAreFollowed() {
        struct Case {
            const char* text;
            std::array<double, 3> jet;
        };
        const Case cases[]{{"x == @ ? 1 : sin(x - @)/(x - @)", {1, 0, -1.0 / 3}},
                           {"x == @ ? 1/2 : (1 - cos(x - @))/(x - @)^2", {0.5, 0, -1.0 / 12}},
                           {"x != @ ? (x - @)/(exp(x - @) - 1) : 1", {1, -0.5, 1.0 / 6}},
                           {"x == @ ? -8 : ((x - @)^3 - 8*(x - @))/(x - @)", {-8, 0, 2}},
                           {"x < 99 ? x == @ ? 1 : x == 77 ? 2 : sin(x - @)/(x - @) : 3", {1, 0, -1.0 / 3}},
                           {"x == @ ? 0 : exp(-1/(x - @)^2)", {0, 0, 0}}};
        for (const double to : {3.0, 4.1}) // halving hits the place or not
            for (const double place : places)
                for (const auto& [text, jet] : cases) {
                    const std::string filled = filledIn(text, place);
                    const Expression expression = expressionOf(filled);
                    const Examination found = examine(expression, -3, to);
                    QVERIFY2(found.undefined.empty() && !found.tooMany && found.isCertain, filled.c_str());
                    const double shift = place == to ? -1e-9 : 1e-9;
                    for (const double x : {place, place + shift}) {
                        const auto piece = std::ranges::find_if(found.pieces, [x](const SmoothPiece& each) {
                            return each.from <= x && x <= each.to;
                        });
                        const Jet there = piece->at(expression, x);
                        // So many digits are left of 1 − cos u where a cubic takes over.
                        QNEAR(there.value, jet[0], 1e-8);
                        QNEAR(there.first, jet[1], 1e-7);
                        QNEAR(there.second, jet[2], 1e-5);
                    }
                    for (const SmoothPiece& piece : found.pieces)
                        for (const double x : {piece.from, piece.to})
                            if (x != place) QNEAR(piece.at(expression, x).value, expression.value(x), 1e-11);
                    QVERIFY2(std::get<Graph>(graphOf(expression, -3, to)).isResolved, filled.c_str());
                }
    }

    /// No value of a single place makes up for a pole, a jump or endless waves beside.
    void polesStay() {
        const auto isRefused = [](const char* text, double place) {
            const std::string filled = filledIn(text, place);
            const Examination found = examine(expressionOf(filled), -3, 3);
            QVERIFY2(!found.undefined.empty(), filled.c_str());
            QNEAR(found.undefined.front().from, place, 1e-12);
            QNEAR(found.undefined.front().to, place, 1e-12);
        };
        for (const double place : places) {
            for (const char* text :
                 {"x == @ ? 0 : 1/(x - @)", "x == @ ? 0 : 1/(x - @)^2", "x == @ ? 0 : log(abs(x - @))",
                  "1/(x - @)", "sin(x - @)/(x - @)", "x < 9 ? 1/(x - @) : 0"})
                isRefused(text, place);
            const auto waves = graphOf(expressionOf(filledIn("x == @ ? 0 : sin(1/(x - @))", place)), -3, 3);
            QVERIFY(std::holds_alternative<std::string>(waves));
            if (place == 3) continue; // nothing of the range is to its right
            isRefused("x < @ ? 0 : x == @ ? 1 : 1/(x - @)", place);
            isRefused("x <= @ ? 0 : log(x - @)", place);
        }
        const auto jump = graphOf(expressionOf("x == 0 ? 0 : x/abs(x)"), -3, 3);
        QVERIFY(says(std::get<std::string>(jump), "jumps at x = 0 from -1 to 1"));
    }

    /// The grid may have a place right at the kink, where there is no slope.
    void kinksOnTheGridAreFound() {
        for (const double to : {1.0, 3.0, 7.0}) {
            const Examination found = examine(expressionOf("sqrt(x^2)"), -1, to);
            QCOMPARE(found.breaks.size(), std::size_t(1));
            QNEAR(found.breaks[0].at, 0, 1e-15);
        }
    }

    void kinksHaveBothSlopes() {
        const Examination found = examine(expressionOf("abs(sin(x))"), 1, 10);
        QCOMPARE(found.breaks.size(), std::size_t(3));
        for (std::size_t i = 0; i < 3; ++i) {
            QNEAR(found.breaks[i].at, double(i + 1) * std::numbers::pi, 1e-14);
            QNEAR(found.breaks[i].before.first, -1, 1e-12);
            QNEAR(found.breaks[i].after.first, 1, 1e-12);
        }
    }

    void smoothExpressionsHaveOnePiece() {
        for (const char* text : {"sin(x)/(2 + x^2)", "x*abs(x)*abs(x)", "sqrt(x^2 + 1e-3)", "x > 100 ? 1 : x",
                                 "3", "exp(-x^2/10)", "x^7", "acos(x/20)"}) {
            const Examination found = examine(expressionOf(text), -10, 10);
            QVERIFY2(found.undefined.empty() && !found.tooMany, text);
            if (std::string(text).find("abs") == std::string::npos) {
                QVERIFY2(found.breaks.empty(), text);
                QCOMPARE(found.pieces.size(), std::size_t(1));
            }
        }
    }

    /// An exponent that is flat to the third order is whole at its flat place only.
    void flatExponents() {
        const Examination bell = examine(expressionOf("e^(-(x-50)^4)"), 0, 100);
        QVERIFY(bell.undefined.empty() && bell.breaks.empty());
        QCOMPARE(bell.pieces.size(), std::size_t(1));
        for (const char* text : {"(-2)^((x-50)^4)", "0^((x-50)^4)", "0^(-(x-50)^4)", "x^(x-50)^4 + abs(x-50)",
                                 "(x-50)^((x-50)^4)", "abs(2-x)^(-(x-25)^6)", "1/(e^(-(x-50)^4) - 1)"})
            coverTheRange(text, 0, 100);
    }

    /// Expressions put together at random, from what goes wrong where it is put together.
    void anyExpressionIsExamined() {
        std::mt19937 random(7);
        const auto below = [&random](std::size_t count) { return random() % count; };
        const std::function<std::string(int)> any = [&](int depth) -> std::string {
            static const std::vector<std::string> ends{"x",       "(x-50)", "(x-50)^4", "0",
                                                       "1e300*x", "1e-300", "pi",       "(x-25)^(0-6)"};
            static const std::vector<std::string> twos{"+", "-", "*",  "/",  "%",  "^",
                                                       "<", ">", "==", "!=", "&&", "||"};
            static const std::vector<std::string> ones{
                "sin",  "tan",   "asin",  "acosh", "atanh", "exp",   "log", "sqrt", "cbrt", "abs",
                "sign", "floor", "round", "trunc", "atan2", "hypot", "min", "max",  "!"};
            if (depth == 0) return ends[below(ends.size())];
            switch (below(5)) {
            case 0: {
                const std::string& name = ones[below(ones.size())];
                const bool two = name == "atan2" || name == "hypot" || name == "min" || name == "max";
                return name + "(" + any(depth - 1) + (two ? "," + any(depth - 1) : "") + ")";
            }
            case 1:
                return "(" + any(depth - 1) + " ? " + any(depth - 1) + " : " + any(depth - 1) + ")";
            default:
                return "(" + any(depth - 1) + twos[below(twos.size())] + any(depth - 1) + ")";
            }
        };
        for (int i = 0; i < 300; ++i)
            coverTheRange(any(1 + static_cast<int>(below(3))), i % 2 ? -1 : 0, 100);
    }

    /// Values and derivatives at any place of an interval lie within the bounds over it; where they say that
    /// nothing breaks, the forks stay.
    void boundsHold() {
        std::mt19937 random(3);
        std::uniform_real_distribution<double> unit(0, 1);
        for (const char* text : {"sin(x)/(2 + x^2)",
                                 "exp(-((x-1)/0.1)^2)",
                                 "sqrt(x^2 + 1e-3)",
                                 "tan(x/9)",
                                 "atan2(x, 3)*cosh(x/4)",
                                 "cbrt(x+20)*log(x+11)",
                                 "hypot(x, 2)^1.5",
                                 "asin(x/20) + acos(x/30)",
                                 "abs(x-2)*x",
                                 "x % 3",
                                 "max(sin(x), x/5)",
                                 "x < 1 ? x^3 : 1/x",
                                 "asinh(x)*tanh(x)",
                                 "2^x + x^-3",
                                 "log10(x^2+1)*log2(x+12)",
                                 "atan(x^2)",
                                 "floor(x/2)*x",
                                 "acosh(x^2+1.5)",
                                 "atanh(x/11)",
                                 "sinh(x/5)"}) {
            const Expression expression = expressionOf(text);
            for (int i = 0; i < 100; ++i) {
                const double lo = -10 + 20 * unit(random), hi = lo + std::pow(10, -4 * unit(random));
                if (expression.breaksOver(lo, hi) != Expression::Breaks::none) continue;
                const Forks forks = expression.forksAt(lo);
                const JetBounds bounds = expression.over(lo, hi, forks);
                for (int k = 0; k <= 10; ++k) {
                    const double x = std::min(hi, lo + (hi - lo) * k / 10);
                    const Jet jet = expression.at(x);
                    QVERIFY2(expression.forksAt(x) == forks, text);
                    const auto holds = [](const Bounds& b, double number) {
                        const double slack = 1e-11 * (1 + std::abs(number));
                        return number >= b.min - slack && number <= b.max + slack;
                    };
                    QVERIFY2(holds(bounds.value, jet.value) && holds(bounds.first, jet.first)
                                 && holds(bounds.second, jet.second) && holds(bounds.third, jet.third),
                             qPrintable(QString("%1 at %2 in %3 … %4").arg(text).arg(x).arg(lo).arg(hi)));
                }
            }
        }
    }

    /// However narrow beside the range, a roof has both its eaves and its ridge.
    void narrowRoofsAreFound() {
        for (const double width : {1.0, 1e-2, 1e-4, 1e-6}) {
            const std::string text = "max(0, " + std::to_string(width) + " - abs(x - 313.377))";
            const Examination found = examine(expressionOf(text), -9000, 11000);
            QCOMPARE(found.breaks.size(), std::size_t(3));
            QVERIFY(std::abs(found.breaks[1].at - 313.377) < 1e-9);
            QVERIFY(std::abs(found.breaks[2].at - found.breaks[0].at - 2 * width) < 1e-9);
            QVERIFY(found.isCertain);
        }
    }

    void endlessBreaksAreCutOff() {
        const Examination found = examine(expressionOf("floor(1e6*x)"), 0, 100);
        QVERIFY(found.tooMany);
        std::string costly = "x";
        while (costly.size() < 3800)
            costly += "+abs(sin(1e5*x))/abs(cos(3e5*x))";
        examine(expressionOf(costly), 0, 1000);
    }

    /// Several values by their names, in the order given.
    void severalNames() {
        const auto read = Expression::readWith("2*far - pi*t_mean^2", {"far", "x_mean", "t_mean"});
        const auto& expression = std::get<Expression>(read);
        QNEAR(expression.valueWith(std::vector{7.0, 100.0, 2.0}), 14 - 4 * std::numbers::pi, 1e-14);
        QVERIFY((expression.namesUsed() == std::vector<std::size_t>{0, 2}));
        const auto wrong = Expression::readWith("2*near", {"far", "x_mean"});
        QCOMPARE(std::get<Expression::Mistake>(wrong).what,
                 std::string("\"near\" is not defined; known names are far, x_mean"));
    }

    /// What is an angle by its form: sums of angles and multiples of one.
    void anglesAreKnownByTheirForm() {
        using Sort = Expression::Sort;
        const std::pair<const char*, Sort> forms[]{
            {"30", Sort::number},          {"30°", Sort::angle},
            {"asin(x)/2", Sort::angle},    {"-3*atan2(x, 2)", Sort::angle},
            {"30° + 5°", Sort::angle},     {"30° + 5", Sort::mixed},
            {"30°*5°", Sort::mixed},       {"60°/30°", Sort::number},
            {"sin(30°)", Sort::number},    {"x > 0 ? 3° : 4", Sort::mixed},
            {"1/(2°)", Sort::mixed},       {"max(3°, 4°)", Sort::angle},
            {"floor(30.5°)", Sort::mixed}, {"trunc(1.5)", Sort::number},
            {"abs(-3°)", Sort::angle},     {"(3 + x)°", Sort::angle}};
        for (const auto& [text, sort] : forms) {
            const auto read = Expression::read(text, "x");
            QVERIFY2(std::get<Expression>(read).sort() == sort, text);
        }
        QVERIFY(std::get<Expression>(Expression::read("sin(x)", "x")).takesRadians());
        QVERIFY(!std::get<Expression>(Expression::read("sin(x°) + tan(3°)", "x")).takesRadians());
    }
};

TALWEG_TEST(tst_expression, TestExpression, QCoreApplication)
#include "tst_expression.moc"
