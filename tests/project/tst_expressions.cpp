#include "project/differences.h"
#include "project/document.h"
#include "project/every_kind.h"
#include "project/expressions.h"
#include "study/tie.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "systems/reading.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <numbers>

using namespace talweg;

namespace {

Registry registry() {
    Registry systems;
    systems.add(tests::everyKind());
    systems.add(tests::fallingBody());
    return systems;
}

const System& fall() {
    static const System system = tests::fallingBody();
    return system;
}

const System& kinds() {
    static const System system = tests::everyKind();
    return system;
}

/// A fall whose inputs have these expressions.
Experiment expressed(const Expressions& expressions, const std::vector<Constant>& constants = {}) {
    Experiment one = makeExperiment(fall(), "Fall");
    one.expressions = expressions;
    const ExpressedInputs made = workOut(fall(), one.values, expressions, ConstantTable(constants));
    for (const auto& [id, value] : made.values)
        one.values[id] = value;
    return one;
}

struct Fixture {
    Document document{registry()};
    Fixture() {
        document.reset(
            {"", "", {makeExperiment(tests::fallingBody(), "Fall"), makeExperiment(kinds(), "Kinds")}});
    }
    double value(const char* id, int index = 0) {
        return std::get<double>(document.experiment(index).values.at(id));
    }
    std::string expression(const char* id, int index = 0) {
        const auto& all = document.experiment(index).expressions;
        const auto found = all.find(id);
        return found == all.end() ? std::string() : found->second;
    }
    /// What is wrong with an expression, which is refused then; empty when it is taken.
    QString set(const char* id, const char* text, int index = 0, const QString& key = {}) {
        const auto problems = document.setExpression(index, id, text, key);
        return problems.empty() ? QString() : QString::fromStdString(problems.front().message);
    }
    void undo() { document.undoStack().undo(); }
    void redo() { document.undoStack().redo(); }
};

QString valueOf(const std::vector<Constant>& constants, std::size_t index) {
    return QString::fromStdString(ConstantTable(constants).valueText(index));
}

QString problemOf(const std::vector<Constant>& constants) {
    return QString::fromStdString(ConstantTable(constants).firstProblem());
}

QByteArray fileWith(const QByteArray& constants, const QByteArray& inputs, const QByteArray& expressions) {
    return R"({"format": "talweg", "version": 7, "constants": [)" + constants
           + R"(], "experiments": [{"name": "Fall", "system": "falling-body", "inputs": {)" + inputs
           + R"(}, "expressions": {)" + expressions + "}}]}";
}

} // namespace

class TestExpressions : public QObject {
    Q_OBJECT

private slots:
    // --- constants -----------------------------------------------------------------------------------

    void constantsNeedEachOtherInAnyOrder() {
        const std::vector<Constant> constants{
            {"area", "pi*radius^2"}, {"radius", "depth/4"}, {"depth", "10"}, {"comma", "2,5"}};
        QCOMPARE(problemOf(constants), QString());
        QCOMPARE(valueOf(constants, 2), "10");
        QCOMPARE(valueOf(constants, 1), "2.5");
        QCOMPARE(valueOf(constants, 3), "2.5");
        QVERIFY(std::abs(valueOf(constants, 0).toDouble() - 6.25 * std::numbers::pi)
                < 1e-10); // twelve digits
    }

    /// An angle is one wherever it is named, as if it stood there in brackets.
    void constantsMayBeAngles() {
        const std::vector<Constant> constants{
            {"slope", "30°"}, {"half", "slope/2"}, {"rise", "4*tan(3*half)"}};
        QCOMPARE(valueOf(constants, 0), "30 °");
        QCOMPARE(valueOf(constants, 1), "15 °");
        QVERIFY(std::abs(valueOf(constants, 2).toDouble() - 4) < 1e-15 * 8); // tan 45° = 1
        QVERIFY(problemOf({{"odd", "5°+1"}}).contains("mixes angles"));
        Experiment one = makeExperiment(kinds(), "Kinds");
        const auto made = workOut(kinds(), one.values, {{"beta", "2*half"}, {"RK4_step", "sin(slope)"}},
                                  ConstantTable(constants));
        QVERIFY(made.problems.empty());
        QCOMPARE(std::get<double>(made.values.at("beta")), 30.0);
        QCOMPARE(std::get<double>(made.values.at("RK4_step")), 0.5);
    }

    /// A constant with a unit is a quantity; what is made of several has the unit that physics gives it.
    void constantsMayHaveUnits() {
        const std::vector<Constant> constants{
            {"depth", "10 ft"},      {"span", "2,5 m"},     {"half", "depth/2"},
            {"ratio", "depth/span"}, {"pull", "3.71 m/s²"}, {"fall", "sqrt(2*pull*span)"},
            {"wait", "fall/pull"},   {"turn", "0.5 rad"},   {"even", "span-2.5*depth/(10*0.3048)"},
            {"none", "0 m"},         {"shift", "none/2"}};
        QCOMPARE(problemOf(constants), QString());
        QCOMPARE(valueOf(constants, 0), "3.048 m"); // a foot is 0.3048 m
        QCOMPARE(valueOf(constants, 1), "2.5 m");
        QCOMPARE(valueOf(constants, 2), "1.524 m");
        QCOMPARE(valueOf(constants, 3).toDouble(), 1.2192);
        QVERIFY(valueOf(constants, 5).endsWith(" m/s"));
        QVERIFY(valueOf(constants, 6).endsWith(" s"));
        QVERIFY(valueOf(constants, 7).endsWith(" °"));
        QVERIFY2(valueOf(constants, 8).endsWith(" m"), qPrintable(valueOf(constants, 8))); // a length of 0
        QCOMPARE(valueOf(constants, 10), "0 m");
        const ConstantTable table(constants);
        QVERIFY(table.isPure(3) && !table.isPure(0) && !table.isPure(7));
        QCOMPARE(QString::fromStdString(table.valueText(1, DisplayUnits::usCustomary())).section(' ', 1),
                 "ft");
        const Constant deep{"deep", "4 m"};
        QVERIFY(problemOf({deep, {"more", "deep+1"}}).contains("mixes numbers with different units"));
        QVERIFY(problemOf({deep, {"more", "deep ft"}}).contains("already has a unit; omit ft"));
        QVERIFY(problemOf({deep, {"more", "deep^4"}}).contains("mixes numbers with different units"));
        QVERIFY(problemOf({{"weight", "5 g"}}).contains("is ambiguous: it can be converted to "));
        QVERIFY(problemOf({{"odd", "5 furlong"}}).contains("furlong"));
    }

    /// In fields they are as inputs are: numbers in the program's own units, whatever is shown.
    void constantsWithUnitsMeanTheSameInEveryField() {
        const ConstantTable constants(
            std::vector<Constant>{{"depth", "10 ft"}, {"pace", "2 m/s"}, {"pure", "10"}, {"none", "0 m"}});
        const Experiment one = makeExperiment(fall(), "Fall");
        for (const DisplayUnits& units : {DisplayUnits(), DisplayUnits::usCustomary()}) {
            const auto typed = [&](const char* id, const char* text) {
                return readTypedInput(fall(), one.values, one.expressions, constants,
                                      parameterOf(fall().parameters, id), text, units);
            };
            QCOMPARE(typed("height", "depth").number, 3.048);
            QCOMPARE(typed("height", "depth/2").expression, "depth/2");
            QCOMPARE(typed("speed", "pace").number, 2.0);
            QCOMPARE(typed("height", "none+depth").number, 3.048);
            QCOMPARE(typed("speed", "pace*none/depth").number, 0.0);
            QVERIFY(typed("speed", "depth").error.find("is in m, but v is in m/s") != std::string::npos);
            QVERIFY(typed("height", "depth/depth").error.find("is a pure number") != std::string::npos);
            QVERIFY(typed("height", "depth+pure").error.find("mixes") != std::string::npos);
            QVERIFY(typed("height", "depth yd").error.find("omit yd") != std::string::npos);
            QCOMPARE(typed("height", "pure").number, units.areOwn() ? 10.0 : 3.048);
        }
    }

    void circlesAreNamed() {
        QCOMPARE(problemOf({{"a", "2*b"}, {"b", "a+1"}}), "\"a\" depends on \"b\", which depends on \"a\".");
        QCOMPARE(problemOf({{"a", "a"}}), "\"a\" depends on itself.");
        QCOMPARE(problemOf({{"a", "b"}, {"b", "c"}, {"c", "b"}}),
                 "\"b\" depends on \"c\", which depends on \"b\".");
        Fixture f;
        QCOMPARE(f.set("height", "2*speed"), QString());
        QCOMPARE(f.set("speed", "height/2"), "\"height\" depends on \"speed\", which depends on \"height\".");
        QCOMPARE(f.set("g", "g"), "\"g\" depends on itself.");
        QCOMPARE(f.document.undoStack().count(), 1);
        QCOMPARE(f.value("speed"), 2.0);
    }

    void whatIsWrongWithAConstantIsSaid() {
        QVERIFY(problemOf({{"a", "2*b"}}).contains("\"b\" is not defined"));
        QVERIFY(problemOf({{"a", "2*"}}).contains("has an error at position 3"));
        QVERIFY(problemOf({{"a", ""}}).contains("Constant \"a\""));
        QVERIFY(problemOf({{"a", "1/0"}}).contains("not finite"));
        QVERIFY(problemOf({{"a", "height"}}).contains("\"height\" is not defined"));
    }

    void namesOfConstants_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("why");
        const auto row = [](const char* name, const char* why) { QTest::newRow(name) << name << why; };
        row("depth", "");
        row("d_2", "");
        row("_", "");
        row("", "needs a name");
        row("2d", "does not begin with a digit");
        row("a b", "cannot be the name");
        row("ä", "cannot be the name");
        row("a+b", "cannot be the name");
        for (const char* taken : {"pi", "e", "E", "PI", "sin", "atan2", "max", "hypot", "sgn", "deg", "Math"})
            row(taken, "already has a meaning in expressions");
        row("height", "is already the id of an input of Falling body (height h)");
        row("beta", "is already the id of an input of Every kind");
        row("used", "A constant \"used\" already exists");
    }

    void namesOfConstants() {
        QFETCH(QString, name);
        QFETCH(QString, why);
        const QString said = QString::fromStdString(
            constantNameComplaint({{"used", "1"}}, -1, name.toStdString(), registry()));
        QVERIFY2(why.isEmpty() ? said.isEmpty() : said.contains(why), qPrintable(said));
        QVERIFY(constantNameComplaint({{"used", "1"}}, 0, "used", registry()).empty());
        QVERIFY(!constantNameComplaint({}, -1, std::string(41, 'a'), registry()).empty());
    }

    // --- inputs --------------------------------------------------------------------------------------

    void inputsFollowInOneStep() {
        Fixture f;
        QCOMPARE(f.set("height", "g*speed^2/2"), QString());
        QCOMPARE(f.value("height"), 9.81 * 4 / 2);
        QCOMPARE(f.document.undoStack().undoText(), "Change height h to g*speed^2/2");
        QSignalSpy changed(&f.document, &Document::experimentChanged);
        f.document.setValues(0, {{"speed", 4.0}});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(f.document.undoStack().undoText(), "Change speed v to 4 m/s");
        QCOMPARE(f.value("height"), 9.81 * 16 / 2);
        f.undo();
        QCOMPARE(f.value("speed"), 2.0);
        QCOMPARE(f.value("height"), 9.81 * 4 / 2);
        QCOMPARE(f.expression("height"), "g*speed^2/2");
        f.undo();
        QCOMPARE(f.value("height"), 10.0);
        QCOMPARE(f.expression("height"), "");
        f.redo();
        f.redo();
        QCOMPARE(f.value("height"), 9.81 * 16 / 2);
        QCOMPARE(f.expression("height"), "g*speed^2/2");
    }

    void chainsFollow() {
        Fixture f;
        QCOMPARE(f.set("g", "speed/4"), QString());
        QCOMPARE(f.set("height", "2*g"), QString());
        f.document.setValues(0, {{"speed", 12.0}});
        QCOMPARE(f.value("g"), 3.0);
        QCOMPARE(f.value("height"), 6.0);
    }

    /// A number in the place of an expression takes it away; a value that the expression makes does not.
    void numbersReplaceExpressions() {
        Fixture f;
        f.set("height", "2*speed");
        f.document.setValues(0, {{"speed", 3.0}, {"height", 6.0}}); // as a design of a study has it
        QCOMPARE(f.expression("height"), "2*speed");
        f.document.setValues(0, {{"height", 5.0}});
        QCOMPARE(f.expression("height"), "");
        f.document.setValues(0, {{"speed", 8.0}});
        QCOMPARE(f.value("height"), 5.0);
        f.undo();
        f.undo();
        QCOMPARE(f.expression("height"), "2*speed");
        QCOMPARE(f.value("height"), 6.0);
        f.set("height", "");
        QCOMPARE(f.expression("height"), "");
        QCOMPARE(f.value("height"), 6.0);
    }

    void typingIsOneStep() {
        Fixture f;
        const Project before = f.document.project();
        f.document.setValues(0, {{"height", 0.8}}, {}, "height");
        QCOMPARE(f.set("height", "0.8*g", 0, "height"), QString());
        QCOMPARE(f.set("height", "0.8*g+1", 0, "height"), QString());
        QCOMPARE(f.document.undoStack().count(), 1);
        f.undo();
        QVERIFY(f.document.project() == before);
        f.redo();
        QCOMPARE(f.expression("height"), "0.8*g+1");
        QCOMPARE(f.value("height"), 0.8 * 9.81 + 1);
    }

    void editsThatMakeAnInputInvalidAreRefused() {
        Fixture f;
        QCOMPARE(f.set("height", "10-speed"), QString());
        const Project before = f.document.project();
        const auto problems = f.document.setValues(0, {{"speed", 20.0}});
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems[0].parameter, "height");
        QVERIFY(QString::fromStdString(problems[0].message).startsWith("h = 10-speed: Height h"));
        QVERIFY(f.document.project() == before);
        QVERIFY(f.set("g", "1-speed").startsWith("g = 1-speed: Gravity g"));
        QVERIFY(f.set("g", "1/(speed-2)").contains("not finite"));
        QVERIFY(f.set("g", "2*nothing").contains("\"nothing\" is not defined"));
        QVERIFY(f.set("RK4_step", "spin", 1).contains("\"spin\" is \"rolling\", which is not a number"));
        QVERIFY(f.set("convention", "1", 1).contains("has no numeric input"));
        QVERIFY(f.set("g", std::string(5000, '1').c_str()).contains("at most 4000"));
        QVERIFY(f.document.project() == before);
    }

    /// Inputs in degrees are numbers; what an expression makes of angles is in degrees.
    void anglesAreAsInTies() {
        Fixture f;
        QCOMPARE(f.set("RK4_step", "tan((beta)°)", 1), QString());
        QCOMPARE(f.value("RK4_step", 1), std::tan(12 * std::numbers::pi / 180));
        QVERIFY(f.set("RK4_step", "tan(beta)", 1).contains("write (beta)°"));
        f.document.setValues(1, {{"beta", 45.0}});
        QCOMPARE(f.set("RK4_step", "1", 1), QString());
        QCOMPARE(f.set("beta", "atan(RK4_step)", 1), QString());
        QCOMPARE(f.value("beta", 1), 45.0);
        QVERIFY(f.set("beta", "5°+RK4_step", 1).contains("mixes angles"));
    }

    void fieldsReadExpressions() {
        const Experiment one = expressed({{"height", "10-speed"}});
        const ConstantTable constants(std::vector<Constant>{{"depth", "4"}});
        const auto typed = [&](const char* id, const char* text) {
            const Parameter& parameter = parameterOf(fall().parameters, id);
            return readTypedInput(fall(), one.values, one.expressions, constants, parameter, text, {});
        };
        QCOMPARE(typed("g", "3").number, 3.0);
        QCOMPARE(typed("g", "3").expression, "");
        QCOMPARE(typed("g", "3,5").number, 3.5);
        QCOMPARE(typed("g", "3,5").expression, "");
        QCOMPARE(typed("g", "depth/speed").number, 2.0);
        QCOMPARE(typed("g", "depth/speed").expression, "depth/speed");
        QCOMPARE(typed("speed", "depth/2 m/s").expression, "depth/2");
        QVERIFY(!typed("g", "1 000").number);
        QVERIFY(!typed("speed", "12").number);
        QVERIFY(typed("speed", "12").error.starts_with("h = 10-speed: "));
        QVERIFY(!typed("speed", "height").number);
        QVERIFY(typed("height", "12").number); // in place of the expression
    }

    // --- constants of a document -----------------------------------------------------------------------

    void inputsFollowConstants() {
        Fixture f;
        QCOMPARE(f.document.addConstant({"depth", "10"}), QString());
        QCOMPARE(f.set("height", "depth/2"), QString());
        QCOMPARE(f.set("RK4_step", "1/depth", 1), QString());
        QCOMPARE(f.document.setConstantExpression(0, "4*5"), QString());
        QCOMPARE(f.value("height"), 10.0);
        QCOMPARE(f.value("RK4_step", 1), 0.05);
        f.undo();
        QCOMPARE(f.value("height"), 5.0);
        QCOMPARE(f.value("RK4_step", 1), 0.1);
        QCOMPARE(f.document.project().constants[0].expression, "10");
        f.redo();
        QCOMPARE(f.value("height"), 10.0);
        // Out of the range of an input, nothing is changed.
        const Project before = f.document.project();
        QVERIFY(f.document.setConstantExpression(0, "-1").startsWith("“Fall”: h = depth/2: Height h"));
        QVERIFY(f.document.project() == before);
    }

    void constantsAreRenamedWhereTheyStand() {
        Fixture f;
        f.document.addConstant({"d", "10"});
        f.document.addConstant({"half", "d/2 + 1e2 - 1e2"});
        f.set("height", "d*half + exp(d-d)");
        QCOMPARE(f.document.renameConstant(0, "depth"), QString());
        QCOMPARE(f.document.project().constants[1].expression, "depth/2 + 1e2 - 1e2");
        QCOMPARE(f.expression("height"), "depth*half + exp(depth-depth)");
        QCOMPARE(f.value("height"), 51.0);
        QVERIFY(f.document.renameConstant(0, "half").contains("already"));
        f.undo();
        QCOMPARE(f.expression("height"), "d*half + exp(d-d)");
    }

    void constantsInUseStay() {
        Fixture f;
        f.document.addConstant({"d", "10"});
        f.document.addConstant({"half", "d/2"});
        f.set("height", "d");
        QCOMPARE(f.document.removeConstant(0), "d is used by the constant half, height h of “Fall”. Remove "
                                               "the constant from every expression first.");
        f.set("height", "");
        QCOMPARE(f.document.removeConstant(1), QString());
        QCOMPARE(f.document.removeConstant(0), QString());
        QVERIFY(f.document.project().constants.empty());
        f.undo();
        QCOMPARE(f.document.project().constants.size(), std::size_t{1});
        QVERIFY(f.document.setConstantExpression(0, "d").contains("depends on itself"));
    }

    // --- files -----------------------------------------------------------------------------------------

    /// Values are written as well. Without expressions the file is that of older programs.
    void expressionsReadBack() {
        Fixture f;
        const QByteArray plain = toText(f.document.project(), registry());
        QVERIFY(plain.contains("\"version\": 4,\n") || plain.contains("\"version\": 1,\n"));
        f.document.addConstant({"depth", "10"});
        f.set("height", "depth/2");
        const QByteArray text = toText(f.document.project(), registry());
        QVERIFY(text.contains("\"version\": 7,\n"));
        QVERIFY(text.contains("\"height\": 5,\n"));
        const FileReading reading = fromText(text, registry());
        QCOMPARE(reading.problems, QStringList());
        QCOMPARE(reading.notes, QStringList());
        QVERIFY(*reading.project == f.document.project());
        f.undo();
        f.undo();
        QCOMPARE(toText(f.document.project(), registry()), plain);
        QCOMPARE(differences(*reading.project, f.document.project(), registry()).size(), 3);
    }

    void storedValuesThatDisagreeAreNoted() {
        const FileReading reading = fromText(
            fileWith(R"({"name": "depth", "expression": "10"})", R"("height": 7)", R"("height": "depth/2")"),
            registry());
        QVERIFY(reading.project);
        QCOMPARE(std::get<double>(reading.project->experiments[0].values.at("height")), 5.0);
        QCOMPARE(reading.notes, QStringList{"“Fall”: height h is 7 m in the file, but its expression "
                                            "“depth/2” gives 5 m. The value of the expression is used."});
    }

    void whatIsWrongInAFileIsNamed_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const QByteArray& text, const char* problem) {
            QTest::newRow(name) << text << problem;
        };
        row("a circle of constants",
            fileWith(R"({"name": "a", "expression": "b"}, {"name": "b", "expression": "a"})", "", ""),
            "constants[0].expression: \"a\" depends on \"b\", which depends on \"a\".");
        row("a circle of inputs", fileWith("", "", R"("height": "g", "g": "height")"),
            "experiments[0].expressions.g: \"g\" depends on \"height\", which depends on \"g\".");
        row("no input", fileWith("", "", R"("depth": "1")"), "has no numeric input \"depth\"");
        row("no text", fileWith("", "", R"("height": 1)"),
            "experiments[0].expressions.height: must be text, not 1.");
        row("out of range", fileWith("", "", R"("height": "0-g")"), "h = 0-g: Height h");
        row("a name twice",
            fileWith(R"({"name": "a", "expression": "1"}, {"name": "a", "expression": "2"})", "", ""),
            "constants[1].name: A constant \"a\" already exists");
        row("a function", fileWith(R"({"name": "sin", "expression": "1"})", "", ""),
            "constants[0].name: \"sin\"");
        row("no constant", fileWith("3", "", ""), "constants[0]: must be a constant, not 3.");
    }

    void whatIsWrongInAFileIsNamed() {
        QFETCH(QByteArray, text);
        QFETCH(QString, problem);
        const FileReading reading = fromText(text, registry());
        QVERIFY(!reading.project);
        QVERIFY2(reading.problems.join('\n').contains(problem), qPrintable(reading.problems.join('\n')));
    }

    /// What is meant to keep a program busy is refused, or read, in a moment.
    void hostileFilesAreBounded() {
        QElapsedTimer time;
        time.start();
        QByteArrayList constants;
        for (int i = 0; i < 10'000; ++i)
            constants
                << QStringLiteral(R"({"name": "c%1", "expression": "c%2+c%2"})").arg(i).arg(i + 1).toUtf8();
        FileReading reading = fromText(fileWith(constants.join(","), "", ""), registry());
        QCOMPARE(reading.problems,
                 QStringList{"constants: There are 10000 entries; at most 200 can be read."});
        // Each is twice the next: worked out again wherever it is named, 2²⁰⁰ times.
        constants.resize(199);
        constants << R"({"name": "c199", "expression": "1"})";
        reading = fromText(fileWith(constants.join(","), "", R"("height": "c180")"), registry());
        QVERIFY2(reading.project, qPrintable(reading.problems.join('\n')));
        QCOMPARE(std::get<double>(reading.project->experiments[0].values.at("height")), std::ldexp(1, 19));
        constants.back() = R"({"name": "c199", "expression": "c0"})";
        reading = fromText(fileWith(constants.join(","), "", ""), registry());
        QVERIFY(reading.problems[0].contains("\"c0\" depends on \"c1\""));
        QVERIFY(reading.problems[0].size() < 300);
        for (const QByteArray& piece :
             {QByteArray("("), QByteArray("-"), QByteArray("c+"), QByteArray("2^")}) {
            reading = fromText(fileWith("", "", R"("height": ")" + piece.repeated(1'000'000) + R"(1")"),
                               registry());
            QVERIFY(!reading.project);
            QVERIFY(reading.problems[0].size() < 300);
        }
        QVERIFY2(time.elapsed() < 30'000, "it took too long"); // a second, on any machine of these years
    }

    // --- studies ---------------------------------------------------------------------------------------

    /// Inputs with expressions follow what a study varies, chains and constants included; others are as they
    /// are.
    void studiesVaryWhatFollows() {
        const std::vector<Constant> constants{{"ratio", "3"}};
        const Experiment one = expressed({{"height", "ratio*speed"}, {"g", "height/2"}}, constants);
        Study study;
        study.axes = {{"speed", "1,2,4"}};
        study.over = {"g", "10"};
        Study with = withExpressions(fall(), one.values, one.expressions, ConstantTable(constants), study);
        QCOMPARE(with.ties, (std::vector<Study::Swept>{{"height", "(3)*speed"}})); // g has values of its own
        study = {.axes = {{"height", "1,2,4"}}, .over = {"speed", "1"}};
        with = withExpressions(fall(), one.values, one.expressions, ConstantTable(constants), study);
        QCOMPARE(with.ties, (std::vector<Study::Swept>{{"g", "height/2"}}));
        with = withExpressions(fall(), one.values, {{"height", "ratio"}}, ConstantTable(constants),
                               {.over = {"speed", "1,2"}});
        QVERIFY(with.ties.empty());
    }

    void chainsOfTiesAreSolved() {
        const Experiment one = expressed({{"height", "g*speed^2/2"}, {"g", "2*speed"}});
        Study study;
        study.over = {"speed", "1:4:1"};
        const Study with = withExpressions(fall(), one.values, one.expressions, ConstantTable({}), study);
        QCOMPARE(with.ties, (std::vector<Study::Swept>{{"g", "2*speed"}, {"height", "g*speed^2/2"}}));
        const std::vector<Tie> ties{{"g", "2*speed"}, {"height", "g*speed^2/2"}};
        QVERIFY(tieProblems(fall(), one.values, {"speed"}, ties).empty());
        QVERIFY(!tieProblems(fall(), one.values, {"speed"}, {ties[1], ties[0]}).empty());
        Values values = one.values;
        values["speed"] = 3.0;
        values = withTies(fall(), values, ties);
        QCOMPARE(std::get<double>(values.at("g")), 6.0);
        QCOMPARE(std::get<double>(values.at("height")), 27.0);
    }
};

TALWEG_TEST(tst_expressions, TestExpressions, QCoreApplication)
#include "tst_expressions.moc"
