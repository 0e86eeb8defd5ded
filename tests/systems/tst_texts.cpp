#include "base/quantity_text.h"
#include "base/translation.h"
#include "support/test.h"
#include "systems/failure_text.h"
#include "systems/incline/incline_system.h"
#include "systems/mends.h"
#include "systems/reading.h"
#include "systems/rough_plane/rough_plane_system.h"
#include "systems/rover/rover_system.h"
#include "systems/surface/surface_system.h"
#include "systems/table.h"
#include "systems/track/track_system.h"
#include "systems/wording.h"
#include "terrain/expression.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <stdexcept>

using namespace talweg;

namespace {

/// Marks every text ⟦so⟧, and every place for an argument ⟨so⟩.
std::string marked(const std::string& english) {
    std::string words = "⟦";
    for (std::size_t i = 0; i < english.size(); ++i) {
        const bool isPlace =
            english[i] == '%' && i + 1 < english.size() && english[i + 1] >= '1' && english[i + 1] <= '9';
        words += isPlace ? "⟨" + english.substr(i, 2) + "⟩" : english.substr(i, 1);
        if (isPlace) ++i;
    }
    return words + "⟧";
}

/// What of a marked text stands outside the marks, and where they begin and end.
struct Seen {
    std::string outside;  ///< of all texts, or in an argument
    bool isWhole = false; ///< one text from its first to its last sign
};

Seen seen(const std::string& text) {
    Seen seen;
    std::vector<char> within; // 't' in a text, 'a' in an argument
    std::size_t texts = 0;
    bool between = false;
    for (std::size_t i = 0; i < text.size();) {
        const std::string sign = text.substr(i, 3);
        i += sign == "⟦" || sign == "⟧" || sign == "⟨" || sign == "⟩" ? 3 : 1;
        if (sign == "⟦") {
            if (within.empty()) ++texts;
            within.push_back('t');
            seen.outside += ' ';
        } else if (sign == "⟨")
            within.push_back('a');
        else if (sign == "⟧" || sign == "⟩") {
            if (!within.empty()) within.pop_back();
            seen.outside += ' ';
        } else if (within.empty() || within.back() == 'a') {
            seen.outside += sign[0];
            between = between || within.empty();
        }
    }
    seen.isWhole = texts == 1 && !between && within.empty();
    return seen;
}

/// What people type, ids, and units: words that stay as they are.
using Words = std::set<std::string>;

std::vector<std::string> wordsOf(const std::string& text) {
    std::vector<std::string> words(1);
    for (const char c : text) {
        const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (isLetter)
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    }
    return words;
}

/// Looks at texts, and remembers the first that did not come from a translator.
class Reader {
public:
    explicit Reader(Words known) : m_known(std::move(known)) {}

    /// A text for people, or nothing.
    void text(const std::string& text, const std::string& where) {
        if (!text.empty() && !seen(text).isWhole) complain(text, where);
        value(text, where);
    }

    /// What may also be a number with its unit, a name or an id.
    void value(const std::string& text, const std::string& where) {
        ++m_count;
        for (const std::string& word : wordsOf(seen(text).outside))
            if (word.size() > 2 && !m_known.contains(word)) complain(text, where);
    }

    void add(const std::string& typed) {
        for (const std::string& word : wordsOf(typed))
            m_known.insert(word);
    }

    QString firstWrong() const { return QString::fromStdString(m_wrong); }
    int count() const { return m_count; }

private:
    void complain(const std::string& text, const std::string& where) {
        if (m_wrong.empty()) m_wrong = where + ": " + text;
    }

    Words m_known;
    std::string m_wrong;
    int m_count = 0;
};

const System& systemOf(QAnyStringView id) {
    static std::map<std::string, System> systems;
    if (systems.empty())
        for (const auto& make :
             {rover::system, incline::system, rough_plane::system, surface::system, track::system}) {
            System system = make();
            systems.emplace(system.id, std::move(system));
        }
    return systems.find(id.toString().toStdString())->second;
}

void addIds(Reader& reader, const Parameter& parameter) {
    reader.add(parameter.id);
    reader.add(parameter.unit);
    reader.add(parameter.word);
    for (const Choice& choice : parameter.choices)
        reader.add(choice.id);
    for (const Parameter& column : parameter.columns)
        addIds(reader, column);
}

Reader readerOf(const System& system) {
    Reader reader({"rad", "nonsense", "number"});
    reader.add(functionNames());
    for (const Parameter& parameter : system.parameters)
        addIds(reader, parameter);
    return reader;
}

void read(Reader& reader, const Parameter& parameter) {
    const std::string& id = parameter.id;
    reader.text(parameter.label, id + ", label");
    reader.text(parameter.group, id + ", group");
    reader.text(parameter.help, id + ", help");
    reader.text(parameter.source, id + ", source");
    reader.text(parameter.row, id + ", row");
    reader.value(allowed(parameter), id + ", range");
    if (parameter.counted)
        for (const std::int64_t rows : {1, 2})
            reader.text(parameter.counted(rows), id + ", count of rows");
    for (const Choice& choice : parameter.choices) {
        reader.value(choice.label, id + ", label of " + choice.id);
        reader.text(choice.help, id + ", help of " + choice.id);
    }
    for (const Parameter& column : parameter.columns)
        read(reader, column);
    if (!parameter.cells.empty()) reader.text(parameter.cells.front().label, id + ", label of a cell");
}

void read(Reader& reader, const std::vector<Quantity>& quantities, const std::string& where) {
    for (const Quantity& quantity : quantities) {
        reader.text(quantity.label, where + " " + quantity.id + ", label");
        reader.text(quantity.help, where + " " + quantity.id + ", help");
    }
}

/// Values that are wrong, of every sort that there is.
std::vector<Value> wrongValues(const Parameter& parameter) {
    constexpr double huge = std::numeric_limits<double>::max();
    std::vector<Value> wrong{-huge,
                             huge,
                             std::numeric_limits<double>::quiet_NaN(),
                             std::string("nonsense (+"),
                             Points{{0, 0}},
                             Points{{1, 0}, {1, 1}, {0, 1}},
                             Table{},
                             Table{{1.0}}};
    if (parameter.kind == Parameter::Kind::table) {
        wrong.emplace_back(Table(parameter.maxRows + 1, defaultRow(parameter)));
        for (std::size_t c = 0; c < parameter.columns.size(); ++c)
            for (const Value& cell : wrongValues(parameter.columns[c]))
                if (std::holds_alternative<double>(cell) || std::holds_alternative<std::string>(cell)) {
                    Table rows(parameter.minRows, defaultRow(parameter));
                    rows.back()[c] = cellOf(cell);
                    wrong.emplace_back(std::move(rows));
                }
    }
    return wrong;
}

void readComplaints(Reader& reader, const Parameter& parameter) {
    for (const Value& wrong : wrongValues(parameter))
        reader.text(complaint(parameter, wrong), "complaint about " + parameter.id);
    for (const char* typed : {"nonsense", "1e400", "nonsense nonsense=2 1:", "\"nonsense", "1:2:nonsense"})
        reader.text(talweg::read(parameter, typed).error, "what is typed for " + parameter.id);
}

/// Numbers at the ends of what is allowed, which often do not go together with the others.
std::vector<Value> extremes(const Parameter& parameter, const Value& now) {
    std::vector<Value> values;
    if (const double* number = std::get_if<double>(&now))
        values = {-*number, 0.0, parameter.range.min, parameter.range.max, 1e-3, 1e3};
    if (parameter.kind == Parameter::Kind::numberOrWord) values.emplace_back(parameter.word);
    for (const Choice& choice : parameter.choices)
        values.emplace_back(choice.id);
    if (parameter.kind == Parameter::Kind::table)
        for (std::size_t c = 0; c < parameter.columns.size(); ++c)
            for (const Value& cell : extremes(parameter.columns[c], parameter.columns[c].defaultValue)) {
                Table rows(parameter.minRows, defaultRow(parameter));
                for (auto& row : rows)
                    row[c] = cellOf(cell);
                values.emplace_back(std::move(rows));
            }
    std::erase_if(values, [&](const Value& value) { return !complaint(parameter, value).empty(); });
    return values;
}

Values experimentValues(const System& system, const ExampleExperiment& experiment) {
    Values values = defaultValues(system.parameters);
    for (const auto& [id, value] : experiment.values)
        values[id] = value;
    return values;
}

void read(Reader& reader, const Run& run) {
    reader.text(run.outcome.sentence, "outcome " + run.outcome.id);
    for (const std::string& warning : run.warnings)
        reader.text(warning, "warning");
    for (const Doubt& doubt : run.doubts)
        reader.text(doubt.sentence, "doubt");
    for (const RunEvent& event : run.events)
        reader.text(event.label, "event " + event.kind);
    for (const auto& [heading, text] : run.audit) {
        reader.text(heading, "audit");
        reader.value(text, "audit");
    }
    for (const ResultTable& table : run.tables) {
        reader.text(table.title, "table " + table.id);
        read(reader, table.columns, "column");
        for (const auto& row : table.rows)
            for (const auto& cell : row)
                if (const auto* text = std::get_if<std::string>(&cell))
                    reader.value(*text, "cell of " + table.id);
    }
    for (const std::string& body : run.bodies)
        reader.value(body, "body");
    for (const SceneBody& body : run.scene.bodies)
        reader.value(body.name, "body in the scene");
    if (run.space)
        for (const SpaceBody& body : run.space->bodies)
            reader.value(body.name, "body in space");
}

void read(Reader& reader, const Reproduction& work) {
    reader.text(work.title, work.id);
    if (!work.source.empty()) reader.text(work.source, work.id);
    reader.text(work.notes, work.id);
    for (const auto& reading : work.readings)
        reader.text(reading.name, work.id + ", reading " + reading.id);
    for (const auto& study : work.studies)
        reader.text(study.title, work.id + ", study " + study.id);
    for (const auto& figure : work.figures)
        reader.text(figure.caption, work.id + ", figure " + figure.id);
    for (const auto& claim : work.claims) {
        reader.text(claim.where, work.id + ", place of a claim");
        reader.text(claim.what, work.id + ", claim");
        reader.value(claim.printed, work.id + ", printed of a claim");
        if (!claim.why.empty()) reader.text(claim.why, work.id + ", reason of a verdict");
    }
}

} // namespace

/// Every text for people can be translated: it comes whole out of one function, and what stands in its places
/// are other texts, numbers with their units, and what people have typed.
class TestTexts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        setTranslator([](const std::string& english, std::int64_t) { return marked(english); });
    }
    void cleanupTestCase() { setTranslator({}); }

    void theMarksAreSeen() {
        QVERIFY(seen("⟦A ⟨⟦b⟧⟩⟧").isWhole);
        QVERIFY(!seen("⟦A⟧ b").isWhole);
        QVERIFY(!seen("⟦A⟧⟦B⟧").isWhole);
        QVERIFY(!seen("A").isWhole);
        Reader reader({"rad"});
        reader.text("⟦A ⟨⟦big⟧ x = 3 rad/s⟩ is⟧", "fine");
        QCOMPARE(reader.firstWrong(), QString());
        reader.text("⟦A ⟨big⟩ is⟧", "glued");
        QCOMPARE(reader.firstWrong(), QString("glued: ⟦A ⟨big⟩ is⟧"));
    }

    void everySystemIsDeclaredInTexts_data() { listSystems(); }
    void everySystemIsDeclaredInTexts() {
        QFETCH(QString, id);
        const System& system = systemOf(id);
        Reader reader = readerOf(system);
        reader.text(system.name, "name");
        reader.text(system.summary, "summary");
        for (const Parameter& parameter : system.parameters)
            read(reader, parameter);
        for (const auto* quantities :
             {&system.quantities, &system.bodyQuantities, &system.eventColumns, &system.measures})
            read(reader, *quantities, "output");
        reader.text(system.success.label, "success");
        for (const std::string& mode : system.modes)
            reader.text(mode, "mode");
        for (const Preset& preset : system.presets) {
            reader.text(preset.group, "group of a preset");
            reader.text(preset.name, "preset");
            reader.text(preset.help, "help of a preset");
            if (preset.argument) reader.text(preset.argument->label, "argument of a preset");
        }
        for (const FigureRecipe& figure : system.figures) {
            reader.text(figure.title, "figure " + figure.id);
            reader.text(figure.yLabel, "axis of figure " + figure.id);
            reader.text(figure.noTable, "figure without a table " + figure.id);
            for (const Series& series : figure.series)
                reader.text(series.label, "legend of figure " + figure.id);
        }
        for (const Example& example : system.examples) {
            reader.text(example.title, example.id);
            reader.text(example.notes, example.id);
            for (const ExampleExperiment& experiment : example.experiments)
                reader.text(experiment.name, example.id + ", experiment");
        }
        for (const Reproduction& work : system.reproductions)
            read(reader, work);
        QCOMPARE(reader.firstWrong(), QString());
        QVERIFY(reader.count() > 200);
    }

    void everyComplaintIsAText_data() { listSystems(); }
    void everyComplaintIsAText() {
        QFETCH(QString, id);
        const System& system = systemOf(id);
        Reader reader = readerOf(system);
        for (const Parameter& parameter : system.parameters) {
            readComplaints(reader, parameter);
            Values values = defaultValues(system.parameters);
            reader.text(whyIdle(system.parameters, parameter, values), "why idle " + parameter.id);
            for (const Value& value : extremes(parameter, parameter.defaultValue)) {
                values[parameter.id] = value;
                reader.value(valueText(parameter, value), "value of " + parameter.id);
                for (const Problem& problem : system.prepare(values).problems)
                    reader.text(inUnits(problem.message, {}), "problem with " + parameter.id);
            }
        }
        QCOMPARE(reader.firstWrong(), QString());
    }

    void everyRunSpeaksInTexts_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<std::size_t>("example");
        for (const char* id : {"rover", "incline", "rough-plane", "surface", "track"})
            for (std::size_t i = 0; i < systemOf(id).examples.size(); ++i)
                QTest::addRow("%s", systemOf(id).examples[i].id.c_str()) << QString(id) << i;
    }
    void everyRunSpeaksInTexts() {
        QFETCH(QString, id);
        QFETCH(std::size_t, example);
        const System& system = systemOf(id);
        Reader reader = readerOf(system);
        for (const ExampleExperiment& experiment : system.examples[example].experiments) {
            const auto inputs = prepared(system, experimentValues(system, experiment));
            read(reader, *inputs->solve({}, {}));
            for (const Handle& handle : inputs->handles())
                reader.text(handle.help, "handle");
        }
        QCOMPARE(reader.firstWrong(), QString());
    }

    /// What the examples do not come to.
    void otherEndsOfRunsAreTextsToo_data() { listSystems(); }
    void otherEndsOfRunsAreTextsToo() {
        QFETCH(QString, id);
        const System& system = systemOf(id);
        Reader reader = readerOf(system);
        for (const Parameter& parameter : system.parameters)
            for (const Value& value : extremes(parameter, parameter.defaultValue)) {
                Values values = defaultValues(system.parameters);
                values[parameter.id] = value;
                if (parameter.id != "t_end" && values.contains("t_end")) values["t_end"] = 2.0;
                if (const auto inputs = system.prepare(values).inputs) read(reader, *inputs->solve({}, {}));
            }
        QCOMPARE(reader.firstWrong(), QString());
    }

    void whatMendsInputsIsAText() {
        const System& surface = systemOf("surface");
        Reader reader = readerOf(surface);
        Values values = defaultValues(surface.parameters);
        values["x0"] = 500.0;
        const std::vector<Mend> mends = mendsOf(surface, values);
        QVERIFY(!mends.empty());
        for (const Mend& mend : mends)
            reader.text(mend.label, "mend");
        QCOMPARE(reader.firstWrong(), QString());
    }

    void aFailureIsAText() {
        try {
            throw std::bad_alloc();
        } catch (...) {
            QVERIFY(seen(failureText()).isWhole);
        }
    }

private:
    static void listSystems() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"rover", "incline", "rough-plane", "surface", "track"})
            QTest::newRow(id) << QString(id);
    }
};

TALWEG_TEST(tst_texts, TestTexts, QCoreApplication)
#include "tst_texts.moc"
