#include "cli/json_schema.h"

#include "command_line.h"
#include "project/file.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <cmath>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// What of JSON Schema the schemas use, by the words of the draft. A keyword that it does not know is a
/// failure, so that none counts as met.
class Validator {
public:
    explicit Validator(const QByteArray& schema) : m_root(QJsonDocument::fromJson(schema).object()) {}

    bool accepts(const QByteArray& json) const {
        const QJsonDocument document = QJsonDocument::fromJson(json);
        const QJsonValue value =
            document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
        return !document.isNull() && accepts(value, m_root);
    }

private:
    bool accepts(const QJsonValue& value, const QJsonObject& schema) const {
        for (auto entry = schema.begin(); entry != schema.end(); ++entry)
            if (!meets(value, entry.key(), entry.value(), schema)) return false;
        return true;
    }

    bool meets(const QJsonValue& value, const QString& word, const QJsonValue& wanted,
               const QJsonObject& schema) const {
        const QJsonObject object = value.toObject();
        const QJsonArray array = value.toArray();
        const auto acceptedBy = [&](const QJsonValue& one) { return accepts(value, one.toObject()); };
        if (QStringList{"$schema", "$id", "$defs", "title", "description", "default", "then"}.contains(word))
            return true;
        if (word == "$ref")
            return accepts(value, m_root["$defs"].toObject()[wanted.toString().section('/', 2)].toObject());
        if (word == "type") return typesOf(value).contains(wanted.toString());
        if (word == "const") return value == wanted;
        if (word == "enum") return wanted.toArray().contains(value);
        if (word == "anyOf") return std::ranges::any_of(wanted.toArray(), acceptedBy);
        if (word == "allOf") return std::ranges::all_of(wanted.toArray(), acceptedBy);
        if (word == "if") return !acceptedBy(wanted) || acceptedBy(schema["then"]);
        if (word == "minimum") return !value.isDouble() || value.toDouble() >= wanted.toDouble();
        if (word == "maximum") return !value.isDouble() || value.toDouble() <= wanted.toDouble();
        if (word == "exclusiveMinimum") return !value.isDouble() || value.toDouble() > wanted.toDouble();
        if (word == "exclusiveMaximum") return !value.isDouble() || value.toDouble() < wanted.toDouble();
        if (word == "minItems") return !value.isArray() || array.size() >= wanted.toInt();
        if (word == "maxItems") return !value.isArray() || array.size() <= wanted.toInt();
        if (word == "items")
            return std::ranges::all_of(
                array, [&](const QJsonValue& one) { return accepts(one, wanted.toObject()); });
        if (word == "required")
            return !value.isObject() || std::ranges::all_of(wanted.toArray(), [&](const QJsonValue& key) {
                return object.contains(key.toString());
            });
        if (word == "properties") {
            const QJsonObject known = wanted.toObject();
            for (auto entry = object.begin(); entry != object.end(); ++entry)
                if (known.contains(entry.key()) && !accepts(entry.value(), known[entry.key()].toObject()))
                    return false;
            return true;
        }
        if (word == "additionalProperties") {
            const QJsonObject known = schema["properties"].toObject();
            for (auto entry = object.begin(); entry != object.end(); ++entry)
                if (!known.contains(entry.key())
                    && (!wanted.isObject() || !accepts(entry.value(), wanted.toObject())))
                    return false;
            return true;
        }
        qWarning("unknown keyword %s", qPrintable(word));
        return false;
    }

    static QStringList typesOf(const QJsonValue& value) {
        if (value.isObject()) return {"object"};
        if (value.isArray()) return {"array"};
        if (value.isString()) return {"string"};
        if (value.isBool()) return {"boolean"};
        if (!value.isDouble()) return {"null"};
        const double number = value.toDouble();
        return number == std::floor(number) ? QStringList{"number", "integer"} : QStringList{"number"};
    }

    QJsonObject m_root;
};

} // namespace

/// What the schemas accept, and refuse.
class TestJsonSchema : public QObject {
    Q_OBJECT

private slots:
    void projectsOfAllExamplesAreAccepted() {
        const Registry systems = builtinSystems();
        const Validator schema(projectSchema(systems));
        const QTemporaryDir folder;
        int examples = 0;
        for (const auto& system : systems.systems())
            for (const Example& example : system->examples) {
                const QString copy = folder.filePath(QString::number(examples) + ".talweg");
                const auto written = talwegCommand(
                    {"examples", "--copy", QString::fromStdString(example.id), "--out", copy}, systems);
                QVERIFY2(schema.accepts(contents(copy)), qPrintable(written.error));
                ++examples;
            }
        QVERIFY(examples > 20);
    }

    void whatCannotBeIsRefused_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("input out of range") << QByteArray("\"e\": 0.92") << QByteArray("\"e\": 1.5");
        QTest::newRow("unknown input") << QByteArray("\"e\": 0.92") << QByteArray("\"f\": 0.92");
        QTest::newRow("text for number") << QByteArray("\"e\": 0.92") << QByteArray("\"e\": \"0.92\"");
        QTest::newRow("unknown choice") << QByteArray("\"valley\"") << QByteArray("\"canyon\"");
        QTest::newRow("unknown system") << QByteArray("\"rover\"") << QByteArray("\"boat\"");
        QTest::newRow("unknown key") << QByteArray("\"experiments\"") << QByteArray("\"experiment\"");
        QTest::newRow("other format") << QByteArray("\"talweg\"") << QByteArray("\"other\"");
        QTest::newRow("point of one number") << QByteArray("[0, 0]") << QByteArray("[0]");
        QTest::newRow("no word") << QByteArray("\"u3\": \"rolling\"") << QByteArray("\"u3\": \"flying\"");
    }

    /// Each of these is refused by the reader as well.
    void whatCannotBeIsRefused() {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        const Registry systems = builtinSystems();
        const Validator schema(projectSchema(systems));
        Project project;
        const auto rover = systems.find("rover");
        project.experiments.push_back({"Thrown", "rover", defaultValues(rover->parameters)});
        QByteArray text = toText(project, systems);
        QVERIFY(schema.accepts(text));
        QVERIFY(text.contains(before));
        text.replace(before, after);
        QVERIFY(!schema.accepts(text));
        QVERIFY(!fromText(text, systems).project);
    }

    /// With every key that files have.
    void aProjectWithEverythingIsAccepted() {
        const Registry systems = builtinSystems();
        const Values values = defaultValues(systems.find("rover")->parameters);
        Study study{.axes = {{"e", "0.6:1:0.1"}}, .over = {"u4", "2:7:0.5"}, .measures = {"height"}};
        study.requirement = "crossed >= 80";
        study.smallest = "e";
        study.compared = true;
        study.likely = "weibull:2:4.5";
        study.ties = {{"mu_k", "0.8*mu"}};
        study.uncertain = {{"mu", "±5%"}, {"b", "normal:1:0.1"}, {"u3", "file:spin.csv:u"}};
        study.correlations = {{"mu", "b", "0.5"}};
        study.noise = "100";
        study.seed = "7";
        study.tolerances = {{"e", "0.01"}};
        Project project{"Title", "Notes", {}};
        project.units = DisplayUnits::usCustomary();
        project.constants = {{"depth", "10"}};
        project.requirements = {{"Crosses", "rover", "crossed >= 80"}};
        project.experiments.push_back({"Thrown", "rover", values, study, {{"pl", "3*depth"}}});
        project.pins.push_back({"Thrown", "rover", values});
        project.baseline = Baseline{"Thrown", "rover", values, study};
        project.exports.push_back({"Job", "Thrown", "trajectory", "png", "{job}"});
        project.exports.back().lineWidth = 0.5;
        project.measured = {{"spin.csv", "u", std::string(64, '0'), measuredNumbers({-1.5, -2})}};
        const QByteArray text = toText(project, systems);
        for (const char* key :
             {"measured", "sha256", "numbers", "units", "constants", "requirements", "expressions", "pins",
              "baseline", "exports", "correlations", "likely", "tolerances", "line_width_pt", "grey"})
            QVERIFY2(text.contains('"' + QByteArray(key) + '"'), key);
        QVERIFY(Validator(projectSchema(systems)).accepts(text));
    }

    void filesMayNameTheirSchema() {
        const Registry systems = builtinSystems();
        QByteArray text = toText(Project(), systems);
        text.replace("{\n", "{\n  \"$schema\": \"/usr/share/talweg/project.schema.json\",\n");
        QVERIFY(Validator(projectSchema(systems)).accepts(text));
        const auto read = fromText(text, systems).project;
        QVERIFY(read.has_value());
        QCOMPARE(toText(*read, systems), text); // and keep it
    }

    void resultsOfAllSystemsAreAccepted() {
        const Registry systems = builtinSystems();
        const Validator schema(resultsSchema(systems));
        for (const auto& system : systems.systems()) {
            const QString id = QString::fromStdString(system->id);
            const auto run = talwegCommand({"run", id, "--json"}, systems);
            QVERIFY2(schema.accepts(run.out.toUtf8()), qPrintable(id + run.error));
            QVERIFY(!schema.accepts(QString(run.out).replace("\"schema\": 1", "\"schema\": 2").toUtf8()));
        }
        const QTemporaryDir folder;
        const QString file = folder.filePath("study.json");
        for (const QStringList& study :
             {QStringList{"--grid", "e=0.5:0.9:0.2", "--grid", "u4=2:4:1", "--over", "u4"},
              {"--monte-carlo", "20", "--dist", "e=normal:0.8:0.05"}}) {
            const auto done = talwegCommand(QStringList{"study", "rover", "--json", file} + study, systems);
            QVERIFY2(schema.accepts(contents(file)), qPrintable(done.error));
        }
    }

    void theCommandWritesThem() {
        const Registry systems = builtinSystems();
        QCOMPARE(talwegCommand({"help", "--schema", "project"}, systems).out.toUtf8(),
                 projectSchema(systems));
        QCOMPARE(talwegCommand({"help", "--schema", "results"}, systems).out.toUtf8(),
                 resultsSchema(systems));
        const auto wrong = talwegCommand({"help", "--schema", "runs"}, systems);
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.error.contains("--schema runs: must be project or results."), qPrintable(wrong.error));
    }
};

TALWEG_TEST(tst_json_schema, TestJsonSchema, QApplication)
#include "tst_json_schema.moc"
