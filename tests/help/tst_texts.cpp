#include "base/text.h"
#include "cli/command.h"
#include "page.h"
#include "project/changetext.h"
#include "project/differences.h"
#include "project/file.h"
#include "project/table_csv.h"
#include "study/axis.h"
#include "study/distribution.h"
#include "study/merge.h"
#include "study/requirement.h"
#include "study/study.h"
#include "study/table.h"
#include "study/typed_number.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "table/points_table.h"
#include "terrain/expressed_curve.h"
#include "terrain/graph.h"
#include "terrain/profile.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTranslator>

using namespace talweg;
using namespace talweg::tests;

namespace {

// --- texts that are shown --------------------------------------------------------------------------

/// Puts every text of Qt's between brackets.
class Bracketing : public QTranslator {
public:
    using QTranslator::QTranslator;
    QString translate(const char*, const char* source, const char*, int) const override {
        return QStringLiteral("⟦%1⟧").arg(source);
    }
    bool isEmpty() const override { return false; }
};

/// Whether one text between brackets is all there is, so that nothing was glued to it.
bool isOneText(const QString& shown) {
    int depth = 0;
    for (qsizetype i = 0; i < shown.size(); ++i) {
        depth += shown[i] == u'⟦' ? 1 : shown[i] == u'⟧' ? -1 : 0;
        if (depth == 0) return i + 1 == shown.size() && i > 0;
    }
    return false;
}

const Registry& registry() {
    static const Registry all = builtinSystems();
    return all;
}

const System& rover() {
    return *registry().find("rover");
}

QString shown(const std::string& text) {
    return QString::fromStdString(text);
}

QString mistakeIn(std::string_view text) {
    const auto read = Expression::read(text, "x");
    const auto* mistake = std::get_if<Expression::Mistake>(&read);
    return mistake ? shown(mistake->sentence()) : "understood";
}

QString requirementError(std::string_view text) {
    return shown(Requirement::read(rover(), {"height"}, text).error);
}

Expression expressionOf(std::string_view text) {
    return std::get<Expression>(Expression::read(text, "x"));
}

QString curveComplaint(std::string_view x, std::string_view y) {
    const auto curve = expressedCurve(expressionOf(x), expressionOf(y), 0, 1);
    const auto* why = std::get_if<NoCurve>(&curve);
    return why ? shown(why->sentence) : "a curve";
}

QString graphComplaint(std::string_view text) {
    const auto graph = graphOf(expressionOf(text), -1, 1);
    const auto* why = std::get_if<std::string>(&graph);
    return why ? shown(*why) : "a graph";
}

/// All that is wrong with a study of some axis, judged over another.
QStringList studyErrors(const Study& study) {
    QStringList errors;
    for (const Problem& problem : readStudy(rover(), defaultValues(rover().parameters), study).problems)
        errors << shown(problem.message);
    return errors;
}

QStringList projectErrors(const QByteArray& text) {
    return fromText(text, registry()).problems;
}

/// What a command says of being called wrongly, without the program's name.
QStringList commandErrors(const QStringList& arguments) {
    QString out, error;
    QTextStream outStream(&out), errorStream(&error);
    runCommand(registry(), arguments, outStream, errorStream);
    QStringList lines;
    for (const QString& line : error.trimmed().split(u'\n'))
        lines << QString(line).remove(QRegularExpression("^talweg: "));
    return lines;
}

QString changeOfStudy(const std::function<void(Study&)>& change) {
    Study before{{}, {"u4", "5:8:1"}, {"height"}, "crossed >= 80", {}, false};
    Study after = before;
    change(after);
    return changeText(rover(), before, after);
}

// --- the sources -----------------------------------------------------------------------------------

/// A literal, whole, and the name of the function that it is an argument of.
struct Literal {
    QString text, function;
    int line = 0;
};

/// Reads C++ as far as literals and brackets go.
class Source {
public:
    explicit Source(QString text) : m_text(std::move(text)) {}

    std::vector<Literal> literals() {
        for (m_at = 0; m_at < m_text.size();)
            take();
        return std::move(m_found);
    }

private:
    bool isAt(QLatin1StringView what) const { return QStringView(m_text).mid(m_at).startsWith(what); }
    void skipTo(QLatin1StringView end) {
        const qsizetype found = m_text.indexOf(end, m_at);
        moveTo(found < 0 ? m_text.size() : found + end.size());
    }
    void moveTo(qsizetype at) {
        m_line += static_cast<int>(QStringView(m_text).mid(m_at, at - m_at).count(u'\n'));
        m_at = at;
    }

    void take() {
        const QChar c = m_text[m_at];
        if (isAt(QLatin1StringView("//")) || isAt(QLatin1StringView("#include")))
            return skipTo(QLatin1StringView("\n"));
        if (isAt(QLatin1StringView("/*"))) return skipTo(QLatin1StringView("*/"));
        if (isAt(QLatin1StringView("R\"("))) return takeRaw();
        if (c == u'"') return takeString();
        if (c == u'\'' && (m_at == 0 || !m_text[m_at - 1].isLetterOrNumber() || m_text[m_at - 1] == u'u'))
            return moveTo(m_at + (m_text[m_at + 1] == u'\\' ? 4 : m_text[m_at + 2].isLowSurrogate() ? 4 : 3));
        if (c == u'(' || c == u'{' || c == u'[') m_calls << (c == u'(' ? nameBefore() : QString());
        if ((c == u')' || c == u'}' || c == u']') && !m_calls.isEmpty()) m_calls.removeLast();
        if (!c.isSpace()) m_joins = false;
        moveTo(m_at + 1);
    }

    QString nameBefore() const {
        static const QRegularExpression name("(\\w+)\\s*$");
        return name.match(m_text.mid(std::max<qsizetype>(0, m_at - 60), std::min<qsizetype>(m_at, 60)))
            .captured(1);
    }

    void takeRaw() {
        const qsizetype end = m_text.indexOf(QLatin1StringView(")\""), m_at);
        add(m_text.mid(m_at + 3, end - m_at - 3));
        moveTo(end + 2);
    }

    void takeString() {
        qsizetype end = m_at + 1;
        while (m_text[end] != u'"')
            end += m_text[end] == u'\\' ? 2 : 1;
        add(m_text.mid(m_at + 1, end - m_at - 1));
        moveTo(end + 1);
    }

    /// Neighbours are one.
    void add(const QString& text) {
        if (m_joins)
            m_found.back().text += text;
        else
            m_found.push_back({text, m_calls.isEmpty() ? QString() : m_calls.last(), m_line});
        m_joins = true;
    }

    QString m_text;
    qsizetype m_at = 0;
    int m_line = 1;
    bool m_joins = false;
    QStringList m_calls; ///< the functions whose arguments are being read
    std::vector<Literal> m_found;
};

/// Two words one after the other, or one that stands ready to be glued to another.
bool isForPeople(const QString& text) {
    static const QRegularExpression words("\\p{L}{2,}[,.:;]? \\p{L}{2,}|^,? \\p{L}{2,}|\\p{L}{2,}:? $");
    return words.match(text).hasMatch();
}

bool isTranslated(const Literal& literal) {
    static const QStringList functions{"tr", "trCount", "translate", "QT_TRANSLATE_NOOP"};
    return functions.contains(literal.function);
}

/// What looks like words for people and is none.
struct Exception {
    const char* function; ///< of which it is an argument; null where that does not matter
    const char* text;     ///< how it begins
    const char* reason;
};
constexpr Exception exceptions[]{
    {"ContractViolation", "", "speaks to who mends the program, with a line of its source"},
    {"static_assert", "", "speaks to who compiles the program"},
    {nullptr, "hollow-sphere, ", "ids, in a table or in files of an earlier version"},
    {nullptr, "kg m²/s", "a unit"},
    {"no_progress_error", "", "is caught where the solver gives up, and never shown"},
    {nullptr, "error: ", "an outcome in a table, read by programs"},
    {nullptr, " margin=", "a key of what is printed for programs"},
    {nullptr, " least_margin=", "a key of what is printed for programs"},
    {nullptr, " nearly=", "a key of what is printed for programs"},
    {nullptr, " except=", "a key of what is printed for programs"},
    {nullptr, " at_", "a key of what is printed for programs"},
    {nullptr, " first=", "a key of what is printed for programs"},
    {nullptr, " worst", "a key of what is printed for programs"},
    {nullptr, " met=", "a key of what is printed for programs"},
    {nullptr, " impossible", "a key of what is printed for programs"},
    {nullptr, "<svg ", "a picture"},
    {nullptr, "\nQMainWindow", "a style sheet"},
    {nullptr, "\nQToolButton:checked, ", "a style sheet"},
    {nullptr, "yyyy-MM-dd HH:mm", "a form of dates"},
    {nullptr, "advisor over", "what edits have to share to be one undo step"},
    {nullptr, "tolerance of ", "what edits have to share to be one undo step"},
    {nullptr, "study requirement", "what edits have to share to be one undo step"},
    {nullptr, "study values of ", "what edits have to share to be one undo step"},
    {nullptr, "a an and ", "words that a search ignores, of all languages"},
    {nullptr, "Talweg ", "the program's name"},
    {nullptr, "talweg: ", "the program's name, before what it complains of"},
    {nullptr, "talweg ", "the program's name, before a command"},
    {nullptr, ".TH TALWEG", "the language of man pages"},
    {nullptr, ".SH ", "the language of man pages, and headings by which their readers find them"},
    {nullptr, "\\\"\\n.SH NAME", "the language of man pages"},
    {nullptr, "# Completion of talweg", "the language of a shell"},
    {nullptr, "#compdef talweg", "the language of a shell"},
    {nullptr, "\\\"not __fish", "the language of a shell"},
    {nullptr, "\\\"__fish", "the language of a shell"},
};

bool isExcepted(const Literal& literal) {
    return std::ranges::any_of(exceptions, [&](const Exception& one) {
        return (!one.function || literal.function == QLatin1StringView(one.function))
               && literal.text.startsWith(QString::fromUtf8(one.text));
    });
}

} // namespace

class TestTexts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        setTranslator([](const char* english, std::int64_t) { return "⟦" + std::string(english) + "⟧"; });
        QVERIFY(QCoreApplication::installTranslator(&m_bracketing));
    }
    void cleanupTestCase() {
        setTranslator({});
        QCoreApplication::removeTranslator(&m_bracketing);
    }

    /// Whatever is shown is one text as a whole: nothing is glued to it that no translator sees.
    void everythingShownIsOneText_data() {
        QTest::addColumn<QString>("text");
        int number = 0;
        const auto add = [&number](const QString& text) {
            QTest::addRow("%d %s", ++number, qPrintable(text.left(80))) << text;
        };
        for (const char* text : {"", ")", "1,2", "x y", "x $", "q", "sin x", "sin(1,2)", "hypot(1)", "(x",
                                 "x ? 1", "1 < x < 2", "1.2.3", "x +", "1e999"})
            add(mistakeIn(text));
        add(shown(expressionOf("1/x").reasonAt(0)));
        add(graphComplaint("1/x"));
        add(graphComplaint("sqrt(x)"));
        add(graphComplaint("sign(x)"));
        add(curveComplaint("1/(x-0.5)", "x"));
        add(curveComplaint("floor(2*x)", "x"));
        add(curveComplaint("1", "2"));
        add(shown(valley(0.5, 0.5, 1, 1).name(2)));
        add(shown(valley(0.5, 0.5, 1, 1).name(9)));
        for (const char* text : {"", "1.2.3", "1e999", "0/0", "1,234.5", "3 +"})
            add(shown(readTyped(text, "m").error));
        add(shown(readTyped("1 + 2°", "°").error));
        add(shown(readTyped("tan(15)", "").hint));
        for (const char* text : {"crossed", "crossed >= 1 >= 2", "crossed == 80", ">= 80", "crossed >= what"})
            add(requirementError(text));
        for (const char* text : {"", "1:2", "1:2:0", "2:1:1", "0:1:1e-9", "what", "1,1"})
            add(shown(readAxis(rover(), "b", text).error));
        add(shown(readAxis(rover(), "what", "1").error));
        for (const char* text : {"what", "uniform:1", "normal:1", "uniform:2:1", "normal:1:0"})
            add(shown(readDistribution(rover(), "b", text).error));
        for (const QString& error : studyErrors({{}, {"u4", "5:8:1"}, {"what", "what"}, {}, "b", false}))
            add(error);
        for (const QString& error : studyErrors({{{"u4", "5"}}, {"u4", "5:8:1"}, {}, {}, {}, false}))
            add(error);
        for (const char* text :
             {"what\n", "study", "study,designs,design,b\n1,2,3\n", "study,designs,design,b\n"})
            for (const std::string& problem : mergeTables({{"a.csv", text}}).problems)
                add(shown(problem));
        for (const char* text :
             {"what", "{", R"({"format": "talweg"})", R"({"format": "talweg", "version": 99})",
              R"({"format": "talweg", "version": 1, "title": 3, "what": 1, "experiments": [7,
                 {"name": "", "system": "what"}, {"name": "A", "system": "rover", "inputs": {"b": "what"},
                  "study": {"over": 3, "measures": ["what"], "axes": [{"input": "what"}]}}]})",
              R"({"format": "talweg", "version": 1, "title": "A", "title": "B"})"})
            for (const QString& problem : projectErrors(text))
                add(problem);
        for (const char* text :
             {"1,2,3", "a,b\nc,d", "", "x;y\n1,000;2", "x,y\n1,\n2,3", "<gpx>", "x,y\n1,2,3"})
            add(readPointsTable(decodedText(text), {}).error);
        add(nameComplaint({}, -1, " "));
        for (const QStringList& arguments :
             {QStringList{"--what"},
              {"what"},
              {"rover"},
              {"run"},
              {"run", "what"},
              {"run", "rover", "--what"},
              {"run", "rover", "--set", "what=1"},
              {"run", "rover", "--set", "b"},
              {"run", "rover", "--set"},
              {"run", "rover", "--json=1"},
              {"run", "rover", "--at", "what"},
              {"run", "rover", "--at", "-1"},
              {"study", "rover"},
              {"study", "rover", "--merge"},
              {"study", "rover", "--grid", "b"},
              {"study", "rover", "--shard", "what", "--grid", "u4=5:6:1", "--over", "u4", "--csv", "/tmp/x"},
              {"export"},
              {"export", "what.talweg"},
              {"check"},
              {"check", "what.talweg"},
              {"reproduce"},
              {"help", "what"}})
            for (const QString& error : commandErrors(arguments))
                add(error);
    }
    void everythingShownIsOneText() {
        QFETCH(QString, text);
        QVERIFY2(isOneText(text), qPrintable(text));
    }

    void namesOfUndoStepsAreOneText() {
        const auto isOne = [](const QString& text) {
            if (!isOneText(text)) qWarning().noquote() << text;
            return isOneText(text);
        };
        QVERIFY(isOne(changeText(rover(), defaultValues(rover().parameters), {{"b", 2.0}})));
        QVERIFY(isOne(changeText(rover(), defaultValues(rover().parameters), {{"b", 2.0}, {"e", 0.5}})));
        QVERIFY(isOne(changeText(rover(), std::nullopt, Study())));
        QVERIFY(isOne(changeOfStudy([](Study& study) { study.over.parameter = "b"; })));
        QVERIFY(isOne(changeOfStudy([](Study& study) { study.over.values = "1,2"; })));
        QVERIFY(isOne(changeOfStudy([](Study& study) { study.axes.push_back({"b", "1,2"}); })));
        QVERIFY(isOne(changeOfStudy([](Study& study) { study.requirement = "crossed > 1"; })));
        QVERIFY(isOne(changeOfStudy([](Study& study) { study.smallest = "b"; })));
        QVERIFY(isOne(changeOfStudy([](Study& study) { study.measures.clear(); })));
        QVERIFY(isOne(changeOfStudy([](Study& study) { study.compared = true; })));
        Project here{"A", "B", {makeExperiment(rover(), "One")}},
            inFile{"C", "D", {makeExperiment(rover(), "Two")}};
        for (const QString& difference : differences(here, inFile, registry()))
            QVERIFY2(isOneText(difference), qPrintable(difference));
    }

    /// Words for people stand in the calls by which those who translate find them.
    void noWordsForPeopleStandOutsideOfTexts_data() {
        QTest::addColumn<QString>("folder");
        for (const char* folder : {"base", "terrain", "physics", "systems", "study", "files", "project",
                                   "exports", "cli", "figures", "workbench"})
            QTest::addRow("%s", folder) << folder;
    }
    void noWordsForPeopleStandOutsideOfTexts() {
        QFETCH(QString, folder);
        const QString root = QStringLiteral(TALWEG_SOURCE) + "/src/" + folder;
        QStringList found;
        for (QDirIterator it(root, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
             it.hasNext();) {
            const QString path = it.next();
            QFile file(path);
            QVERIFY(file.open(QFile::ReadOnly));
            for (const Literal& literal : Source(QString::fromUtf8(file.readAll())).literals())
                if (isForPeople(literal.text) && !isTranslated(literal) && !isExcepted(literal))
                    found << QStringLiteral("%1:%2: %3(\"%4\")")
                                 .arg(QDir(root).relativeFilePath(path))
                                 .arg(literal.line)
                                 .arg(literal.function, literal.text.left(70));
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
    }

private:
    Bracketing m_bracketing;
};

TALWEG_TEST(tst_texts, TestTexts, QCoreApplication)
#include "tst_texts.moc"
