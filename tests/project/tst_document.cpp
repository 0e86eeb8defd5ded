#include "physics/near.h"
#include "project/document.h"
#include "project/every_kind.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QTemporaryDir>
#include <QtTest>
#include <random>
#include <sys/stat.h>

using namespace talweg;

namespace {

Registry registry() {
    Registry systems;
    systems.add(tests::everyKind());
    systems.add(tests::fallingBody());
    return systems;
}

/// A document with an experiment of each system, unmodified.
struct Fixture {
    Document document{registry()};
    Fixture() {
        document.reset(
            {"Title",
             "Notes",
             {makeExperiment(tests::everyKind(), "Kinds"), makeExperiment(tests::fallingBody(), "Fall")}});
    }
    QString step() { return document.undoStack().undoText(); }
    int steps() { return document.undoStack().count(); }
    Value value(int index, const char* id) { return document.experiment(index).values.at(id); }
};

/// A document with one rover.
struct Rover {
    Document document{builtinSystems()};
    explicit Rover(const Values& changed) {
        document.reset({"", "", {makeExperiment(*document.registry().find("rover"), "Rover", changed)}});
    }
    double number(const char* id) { return std::get<double>(document.experiment(0).values.at(id)); }
};

QStringList names(const Document& document) {
    QStringList list;
    for (const Experiment& experiment : document.project().experiments)
        list << experiment.name;
    return list;
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT

private slots:
    void stepsAreNamedFromTheParameterTable() {
        Fixture f;
        f.document.setValues(0, {{"beta", 25.0}});
        QCOMPARE(f.step(), QString("Change decline angle β to 25 °"));
        f.document.setValues(0, {{"beta", 0.1 + 0.2}});
        QCOMPARE(f.step(), QString("Change decline angle β to 0.3 °"));
        f.document.setValues(0, {{"convention", std::string("published")}});
        QCOMPARE(f.step(), QString("Change convention to As published"));
        f.document.setValues(0, {{"spin", 3.5}});
        QCOMPARE(f.step(), QString("Change spin u₃ to 3.5 rad/s"));
        f.document.setValues(0, {{"spin", std::string("rolling")}});
        QCOMPARE(f.step(), QString("Change spin u₃ to rolling"));
        f.document.setValues(0, {{"profile", Points{{0, 0}, {1, 1}, {2, 0}}}});
        QCOMPARE(f.step(), QString("Change profile to 3 points"));
        f.document.setValues(0, {{"RK4_step", 0.01}});
        QCOMPARE(f.step(), QString("Change RK4 step to 0.01 s"));
        f.document.setValues(0, {{"spin", 1.0}, {"beta", 5.0}});
        QCOMPARE(f.step(), QString("Change decline angle β and spin u₃"));
        f.document.setValues(1, {{"g", 1.62}}, "Take the Moon's gravity");
        QCOMPARE(f.step(), QString("Take the Moon's gravity"));
    }

    void anEditThatChangesNothingLeavesNoStep() {
        Fixture f;
        f.document.setValues(0, {{"beta", 12.0}, {"spin", std::string("rolling")}});
        f.document.setTitle("Title");
        f.document.setNotes("Notes");
        f.document.moveExperiment(1, 1);
        QCOMPARE(f.document.renameExperiment(0, "Kinds"), QString());
        QCOMPARE(f.steps(), 0);
        QVERIFY(!f.document.isModified());
    }

    void typingIsOneStep() {
        Fixture f;
        for (const double beta : {1.0, 15.0, 15.5})
            f.document.setValues(0, {{"beta", beta}}, {}, "beta");
        QCOMPARE(f.steps(), 1);
        QCOMPARE(f.step(), QString("Change decline angle β to 15.5 °"));
        f.document.undoStack().undo();
        QCOMPARE(std::get<double>(f.value(0, "beta")), 12.0);
        f.document.undoStack().redo();
        QCOMPARE(std::get<double>(f.value(0, "beta")), 15.5);
    }

    void aDragOfSeveralInputsIsOneStep() {
        Fixture f;
        f.document.setValues(1, {{"height", 11.0}}, {}, "drag");
        f.document.setValues(1, {{"height", 12.0}, {"speed", 3.0}}, {}, "drag");
        QCOMPARE(f.steps(), 1);
        f.document.undoStack().undo();
        QCOMPARE(std::get<double>(f.value(1, "height")), 10.0);
        QCOMPARE(std::get<double>(f.value(1, "speed")), 2.0);
        f.document.undoStack().redo();
        QCOMPARE(std::get<double>(f.value(1, "height")), 12.0);
        QCOMPARE(std::get<double>(f.value(1, "speed")), 3.0);
    }

    void typingBackToTheStartLeavesNoStep() {
        Fixture f;
        f.document.setValues(0, {{"beta", 1.0}}, {}, "beta");
        QVERIFY(f.document.isModified());
        f.document.setValues(0, {{"beta", 12.0}}, {}, "beta");
        QCOMPARE(f.steps(), 0);
        QVERIFY(!f.document.isModified());
        f.document.setTitle("Titl");
        f.document.setTitle("Title");
        QCOMPARE(f.steps(), 0);
    }

    void stepsStayApart_data() {
        QTest::addColumn<QString>("between");
        for (const char* between : {"another input", "another experiment", "end of step", "save", "no key"})
            QTest::newRow(between) << QString(between);
    }

    void stepsStayApart() {
        Fixture f;
        const QTemporaryDir folder;
        QFETCH(QString, between);
        const QString key = between == "no key" ? "" : "beta";
        f.document.setValues(0, {{"beta", 1.0}}, {}, key);
        if (between == "another input") f.document.setValues(0, {{"spin", 1.0}}, {}, "spin");
        if (between == "another experiment") f.document.setValues(1, {{"g", 1.0}}, {}, "beta");
        if (between == "end of step") f.document.endStep();
        if (between == "save") QCOMPARE(f.document.saveAs(folder.filePath("a.talweg")), QString());
        const int before = f.steps();
        f.document.setValues(0, {{"beta", 2.0}}, {}, key);
        QCOMPARE(f.steps(), before + 1);
    }

    void namedRequirementsAreSteps() {
        Fixture f;
        const auto named = [&f](std::size_t i) { return f.document.project().requirements.at(i); };
        QSignalSpy changed(&f.document, &Document::requirementsChanged);
        QCOMPARE(f.document.addRequirement({" Far ", "falling-body", "x_mean > 1"}), 0);
        QCOMPARE(named(0).name, "Far");
        QCOMPARE(f.step(), "Add requirement \"Far\"");
        QCOMPARE(f.document.addRequirement({"Far", "falling-body", "x_mean > 2"}), 1);
        QCOMPARE(named(1).name, "Far 2");
        QCOMPARE(f.document.addRequirement({"Far", "every-kind", "n_mean > 2"}), 2);
        QCOMPARE(named(2).name, "Far"); // names are of a system
        for (const char* name : {"F", "Fa", "Fas", "Fast"})
            QCOMPARE(f.document.renameRequirement(1, name, "name 1"), QString());
        QCOMPARE(f.steps(), 4); // typing is one step
        QCOMPARE(f.document.renameRequirement(1, "Far"),
                 "A requirement \"Far\" already exists for this system; choose another name.");
        QCOMPARE(f.document.renameRequirement(1, "  "), "A requirement needs a name.");
        QCOMPARE(f.document.renameRequirement(1, " Fast "), QString()); // as it is
        f.document.setCondition(1, "x_mean > 2");
        QCOMPARE(f.steps(), 4);
        f.document.setCondition(1, "x_mean > 3");
        QCOMPARE(f.step(), "Change requirement \"Fast\"");
        f.document.removeRequirement(0);
        QCOMPARE(named(0).condition, "x_mean > 3");
        QCOMPARE(changed.size(), 9);
        while (f.document.undoStack().canUndo())
            f.document.undoStack().undo();
        QVERIFY(f.document.project().requirements.empty());
        QVERIFY(!f.document.isModified());
    }

    void undoEndsTheStep() {
        Fixture f;
        f.document.setValues(0, {{"beta", 1.0}}, {}, "beta");
        f.document.setValues(0, {{"spin", 1.0}}, {}, "spin");
        f.document.undoStack().undo();
        f.document.setValues(0, {{"beta", 2.0}}, {}, "beta");
        QCOMPARE(f.steps(), 2);
        f.document.undoStack().undo();
        QCOMPARE(std::get<double>(f.value(0, "beta")), 1.0);
    }

    void stepsOfAStudyAreNamed() {
        Fixture f;
        Study study{.axes = {{"beta", "10:20:1"}}, .over = {"RK4_step", "0.001:0.01:0.001"}};
        const auto change = [&](const char* step) {
            f.document.setStudy(0, study);
            QCOMPARE(f.step(), QString(step));
            QVERIFY(f.document.experiment(0).study == study);
        };
        change("Add study");
        study.requirement = "height_mean > 3";
        change("Change the requirement to height_mean > 3");
        study.requirement.clear();
        change("Remove the requirement");
        study.axes[0].values = "1,2,3";
        change("Change the values of decline angle β to 1,2,3");
        study.axes.push_back({"spin", "0:1:0.1"});
        change("Vary spin u₃");
        std::swap(study.axes[0], study.axes[1]);
        change("Change the order of the varied inputs");
        study.axes.erase(study.axes.begin());
        change("Stop varying spin u₃");
        study.over.values = "0.001,0.002";
        change("Change the values of RK4 step to 0.001,0.002");
        study.over.parameter = "spin";
        change("Evaluate designs over spin u₃");
        study.smallest = "beta";
        change("Minimise decline angle β");
        study.measures = {"n"};
        change("Change the selection of results");
        study.compared = true;
        change("Compare all options in the study");
        study.compared = false;
        change("Stop comparing options in the study");
        f.document.setStudy(0, std::nullopt);
        QCOMPARE(f.step(), QString("Remove study"));
        QVERIFY(!f.document.experiment(0).study);
    }

    void typingIntoAStudyIsOneStep() {
        Fixture f;
        Study study{.over = {"beta", "1:5:1"}};
        f.document.setStudy(0, study);
        f.document.endStep();
        const int before = f.steps();
        for (const char* text : {"c", "co", "count > 1"}) {
            study.requirement = text;
            f.document.setStudy(0, study, {}, "study requirement");
        }
        QCOMPARE(f.steps(), before + 1);
        QCOMPARE(f.step(), QString("Change the requirement to count > 1"));
        f.document.undoStack().undo();
        QCOMPARE(f.document.experiment(0).study->requirement, std::string());
        f.document.undoStack().redo();
        study.requirement = "count > 2";
        f.document.setStudy(0, study, {}, "study requirement");
        QCOMPARE(f.steps(), before + 2);
        study.requirement = "count > 1";
        f.document.setStudy(0, study, {}, "study requirement");
        QCOMPARE(f.steps(), before + 1);
    }

    void aCopyHasTheStudyToo() {
        Fixture f;
        f.document.setStudy(1, Study{.over = {"g", "1:5:1"}});
        f.document.duplicateExperiment(1);
        QVERIFY(f.document.experiment(2).study == f.document.experiment(1).study);
        f.document.removeExperiment(1);
        f.document.undoStack().undo();
        QCOMPARE(f.document.experiment(1).study->over.parameter, std::string("g"));
    }

    void aStudyIsSignalledApartFromTheValues() {
        Fixture f;
        QSignalSpy values(&f.document, &Document::experimentChanged);
        QSignalSpy study(&f.document, &Document::studyChanged);
        f.document.setStudy(1, Study{.over = {"g", "1:5:1"}});
        f.document.setStudy(1, Study{.over = {"g", "1:5:1"}});
        f.document.undoStack().undo();
        QCOMPARE(study, (QList<QVariantList>{{1}, {1}}));
        QCOMPARE(values.count(), 0);
    }

    /// A thin shell of 3 m and 20 kg: J = (2/3)·20·9, in one step that undoing takes back.
    void anotherWayOfGivingAQuantityKeepsIt() {
        Rover f({{"b", 3.0}, {"m", 20.0}, {"k", 2.0 / 3}});
        const Project before = f.document.project();
        QVERIFY(f.document.setValues(0, {{"inertia", std::string("moment")}}).empty());
        QNEAR(f.number("inertia_moment"), 120.0, 1e-12);
        QCOMPARE(f.document.undoStack().undoText(), QString("Change inertia given as to Moment J"));
        QCOMPARE(f.document.undoStack().count(), 1);
        f.document.setValues(0, {{"b", 4.0}});
        QNEAR(f.number("inertia_moment"), 120.0, 1e-12);
        QNEAR(f.number("k"), 120.0 / (20 * 16), 1e-15);
        f.document.undoStack().setIndex(0);
        QVERIFY(f.document.project() == before);
    }

    /// Inputs that follow return with the one that was typed.
    void typingBackLeavesNoStepWhereOthersFollow() {
        Rover f({{"b", 3.0}, {"m", 20.0}, {"k", 2.0 / 3}});
        for (const double b : {2.0, 5.5, 3.0})
            f.document.setValues(0, {{"b", b}}, {}, "b");
        QCOMPARE(f.document.undoStack().count(), 0);
    }

    void aQuantityThatCannotBeGivenSoIsRefused() {
        Rover f({{"b", 3.0}, {"m", 20.0}, {"inertia", std::string("moment")}, {"inertia_moment", 200.0}});
        const auto found = f.document.setValues(0, {{"inertia", std::string("k")}});
        QCOMPARE(found.size(), 1u);
        QVERIFY2(found[0].message.find("1.1111") != std::string::npos, found[0].message.c_str());
        QCOMPARE(f.document.undoStack().count(), 0);
    }

    /// The expression of an input that follows another stays as long as it makes the same.
    void expressionsOfInputsThatFollow() {
        Rover f({{"b", 3.0}, {"m", 20.0}});
        f.document.setExpression(0, "k", "2/3");
        f.document.setValues(0, {{"inertia", std::string("moment")}});
        QCOMPARE(f.document.experiment(0).expressions.at("k"), std::string("2/3"));
        f.document.setValues(0, {{"inertia_moment", 90.0}});
        QVERIFY(f.document.experiment(0).expressions.empty());
        QNEAR(f.number("k"), 0.5, 1e-15);
        f.document.undoStack().undo();
        QCOMPARE(f.document.experiment(0).expressions.at("k"), std::string("2/3"));
        // One that others speak of is left alone, and still converted when it is chosen.
        f.document.setExpression(0, "cd", "k");
        f.document.setValues(0, {{"inertia_moment", 90.0}});
        QNEAR(f.number("cd"), 2.0 / 3, 1e-15);
        f.document.setValues(0, {{"inertia", std::string("k")}});
        QNEAR(f.number("k"), 0.5, 1e-15);
        QNEAR(f.number("cd"), 0.5, 1e-15);
    }

    void invalidValuesAreRefusedTogether() {
        Fixture f;
        const auto problems =
            f.document.setValues(0, {{"beta", 95.0}, {"convention", std::string("x")}, {"spin", 1.0}});
        QCOMPARE(problems.size(), std::size_t(2));
        QCOMPARE(problems[0].parameter, std::string("beta"));
        QCOMPARE(f.document.setValues(0, {{"gamma", 1.0}}).front().message,
                 std::string("Every kind has no input \"gamma\"."));
        QCOMPARE(f.steps(), 0);
        QCOMPARE(std::get<std::string>(f.value(0, "spin")), std::string("rolling"));
    }

    void experimentsAreAddedDuplicatedRenamedMovedRemoved() {
        Fixture f;
        QCOMPARE(f.document.addExperiment(makeExperiment(tests::fallingBody(), "Fall")), 2);
        QCOMPARE(f.step(), QString("Add \"Fall 2\""));
        QCOMPARE(f.document.duplicateExperiment(0), 1);
        QCOMPARE(f.step(), QString("Duplicate \"Kinds\""));
        QCOMPARE(names(f.document), (QStringList{"Kinds", "Kinds 2", "Fall", "Fall 2"}));
        QCOMPARE(f.document.renameExperiment(1, " Copy "), QString());
        QCOMPARE(f.step(), QString("Rename \"Kinds 2\" to \"Copy\""));
        f.document.moveExperiment(0, 3);
        QCOMPARE(names(f.document), (QStringList{"Copy", "Fall", "Fall 2", "Kinds"}));
        f.document.removeExperiment(1);
        QCOMPARE(f.step(), QString("Remove \"Fall\""));
        QCOMPARE(names(f.document), (QStringList{"Copy", "Fall 2", "Kinds"}));
        QCOMPARE(f.document.addExperiment(makeExperiment(tests::fallingBody(), ""), 0), 0);
        QCOMPARE(names(f.document).first(), QString("Experiment"));
    }

    void namesStayUnique() {
        Fixture f;
        QCOMPARE(f.document.renameExperiment(0, "Fall"),
                 QString("An experiment \"Fall\" already exists; choose another name."));
        QCOMPARE(f.document.renameExperiment(0, "  "), QString("An experiment needs a name."));
        QCOMPARE(f.steps(), 0);
    }

    void undoingEverythingIsTheIdenticalProject() {
        Fixture f;
        const Project before = f.document.project();
        f.document.setValues(0, {{"beta", 1.0}, {"profile", Points{{0, 0}, {5, 5}}}});
        f.document.duplicateExperiment(0);
        f.document.setValues(1, {{"spin", 4.0}}, {}, "spin");
        f.document.moveExperiment(2, 0);
        f.document.renameExperiment(0, "Fall of a stone");
        f.document.removeExperiment(1);
        f.document.setTitle("T");
        f.document.setTitle("Th");
        f.document.setNotes("N");
        f.document.addExperiment(makeExperiment(tests::fallingBody(), "Moon", {{"g", 1.62}}), 1);
        const Project after = f.document.project();
        QCOMPARE(f.steps(), 9);
        f.document.undoStack().setIndex(0);
        QVERIFY(f.document.project() == before);
        QVERIFY(!f.document.isModified());
        f.document.undoStack().setIndex(9);
        QVERIFY(f.document.project() == after);
    }

    /// A list kept by the signals alone is that of the document at each of them; undo and redo lead through
    /// the same states.
    void signalsTellOfEveryState() {
        Fixture f;
        Document& document = f.document;
        QStringList kept = names(document);
        const auto is = [&] { QCOMPARE(kept, names(document)); };
        connect(&document, &Document::experimentInserted, this, [&](int at) {
            kept.insert(at, document.experiment(at).name);
            is();
        });
        connect(&document, &Document::experimentRemoved, this, [&](int at) {
            kept.removeAt(at);
            is();
        });
        connect(&document, &Document::experimentMoved, this, [&](int from, int to) {
            kept.move(from, to);
            is();
        });
        connect(&document, &Document::experimentRenamed, this, [&](int at) {
            kept[at] = document.experiment(at).name;
            is();
        });
        std::mt19937 random(5);
        const auto below = [&](qsizetype n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
        std::vector<Project> states{document.project()};
        for (int edit = 0; edit < 400 && !QTest::currentTestFailed(); ++edit) {
            const auto count = static_cast<int>(document.project().experiments.size());
            const int one = below(count), other = below(count);
            std::vector<int> some;
            for (int i = 0; i < count; ++i)
                if (below(3) == 0) some.push_back(i);
            switch (below(7)) {
            case 0:
                document.addExperiment(makeExperiment(tests::fallingBody(), "Fall"), one);
                break;
            case 1:
                document.duplicateExperiment(one);
                break;
            case 2:
                document.moveExperiment(one, other);
                break;
            case 3:
                document.moveExperiments(some, below(count + 1));
                break;
            case 4:
                document.renameExperiment(one, QStringLiteral("Name %1").arg(edit));
                break;
            case 5:
                if (std::ssize(some) < count && count > 6) document.removeExperiments(some);
                break;
            default:
                document.setTitle(QStringLiteral("Title %1").arg(edit));
                document.endStep();
            }
            is();
            if (document.project() != states.back()) states.push_back(document.project());
        }
        QCOMPARE(std::ssize(states), f.steps() + 1);
        for (int step = 0; step < 400 && !QTest::currentTestFailed(); ++step) {
            const int at = below(f.steps() + 1);
            document.undoStack().setIndex(at);
            QVERIFY(document.project() == states[static_cast<std::size_t>(at)]);
        }
    }

    void everyChangeIsSignalled() {
        Fixture f;
        QSignalSpy changed(&f.document, &Document::experimentChanged);
        QSignalSpy moved(&f.document, &Document::experimentMoved);
        QSignalSpy inserted(&f.document, &Document::experimentInserted);
        QSignalSpy removed(&f.document, &Document::experimentRemoved);
        QSignalSpy edited(&f.document, &Document::edited);
        QSignalSpy modified(&f.document, &Document::modifiedChanged);
        f.document.setValues(1, {{"g", 1.0}});
        f.document.undoStack().undo();
        QCOMPARE(changed, (QList<QVariantList>{{1}, {1}}));
        QCOMPARE(modified, (QList<QVariantList>{{true}, {false}}));
        f.document.moveExperiment(0, 1);
        f.document.undoStack().undo();
        QCOMPARE(moved, (QList<QVariantList>{{0, 1}, {0, 1}})); // of two, both ways are the same
        f.document.removeExperiment(0);
        f.document.undoStack().undo();
        QCOMPARE(removed, (QList<QVariantList>{{0}}));
        QCOMPARE(inserted, (QList<QVariantList>{{0}}));
        QCOMPARE(edited.count(), 6);
    }

    void editedComesWhenAllIsSettled() {
        bool modified = false; // until after the document, which also reports its end
        Fixture f;
        connect(&f.document, &Document::edited, this, [&] { modified = f.document.isModified(); });
        f.document.setTitle("New");
        QVERIFY(modified);
    }

    void anExampleOpensUntitledAndUnmodified() {
        Document document(registry());
        const System system = tests::fallingBody();
        document.reset(makeProject(system, system.examples.front()));
        QCOMPARE(document.displayName(), QString("A fall from a tower"));
        QCOMPARE(names(document), QStringList{"Tower"});
        QVERIFY(document.path().isEmpty());
        QVERIFY(!document.isModified());
        document.reset();
        QCOMPARE(document.displayName(), QString("Untitled"));
    }

    /// Jobs follow their experiment's name, and every step of them can be taken back.
    void exportJobsAreUndoneAndRedone() {
        Document document(registry());
        document.addExperiment(makeExperiment(tests::fallingBody(), "Fall"));
        const std::vector<ExportJob> none;
        QCOMPARE(document.addExport({"Speed", "Fall", "speed"}), 0);
        QCOMPARE(document.addExport({"Speed", "Fall", "speed"}), 1);
        const auto jobs = [&document] { return document.project().exports; };
        QCOMPARE(jobs()[1].name, QString("Speed 2"));
        QVERIFY(document.renameExport(1, "Speed").contains("\"Speed\" already exists"));
        QVERIFY(document.renameExport(1, " ").contains("needs a name"));
        QCOMPARE(document.renameExport(1, "Slow"), QString());
        QCOMPARE(document.setExportFile(1, "{job} of {project}"), QString());
        for (const char* bad : {"../{job}", "a/b", "a\\b", "{pie}", " ", ".hidden", "c:a"})
            QVERIFY2(!document.setExportFile(1, bad).isEmpty(), bad);
        QCOMPARE(jobs()[1].file, QString("{job} of {project}"));
        QCOMPARE(document.renameExperiment(0, "Drop"), QString());
        QCOMPARE(jobs()[0].experiment, QString("Drop"));
        document.undoStack().undo();
        QCOMPARE(jobs()[0].experiment, QString("Fall"));
        document.removeExport(0);
        QCOMPARE(jobs().size(), std::size_t(1));
        QCOMPARE(jobs()[0].name, QString("Slow"));
        for (int i = 0; i < 5; ++i)
            document.undoStack().undo();
        QVERIFY(jobs() == none);
        document.undoStack().redo();
        QCOMPARE(jobs()[0].name, QString("Speed"));
    }

    void pinsAreUndoneAndRedone() {
        Document document(registry());
        const Values values = defaultValues(tests::fallingBody().parameters);
        QSignalSpy changed(&document, &Document::pinsChanged);
        document.pin({"A", "falling-body", values});
        document.pin({"B", "falling-body", values});
        document.unpin(0);
        QCOMPARE(document.project().pins.size(), std::size_t(1));
        QCOMPARE(document.project().pins[0].experiment, QString("B"));
        QCOMPARE(document.undoStack().undoText(), QString("Unpin a run of \"A\""));
        document.unpinAll();
        document.unpinAll(); // nothing is left
        QCOMPARE(changed.count(), 4);
        QVERIFY(document.project().pins.empty() && document.isModified());
        document.undoStack().undo();
        document.undoStack().undo();
        QCOMPARE(document.project().pins.size(), std::size_t(2));
        document.undoStack().setIndex(0);
        QVERIFY(document.project().pins.empty() && !document.isModified());
    }

    void aBaselineIsPinnedUndoneAndRedone() {
        Document document(registry());
        const Values values = defaultValues(tests::fallingBody().parameters);
        const Baseline one{"A", "falling-body", values, {.over = {"speed", "1:5:1"}}};
        Baseline other = one;
        other.experiment = "B";
        QSignalSpy changed(&document, &Document::baselineChanged);
        document.pinBaseline(one);
        document.pinBaseline(one); // it is pinned already
        QCOMPARE(document.undoStack().undoText(), QString("Pin the study of \"A\" as baseline"));
        document.pinBaseline(other); // in its place
        QVERIFY(document.project().baseline == other);
        document.unpinBaseline();
        document.unpinBaseline(); // nothing is left
        QCOMPARE(changed.count(), 3);
        QVERIFY(!document.project().baseline && document.isModified());
        document.undoStack().undo();
        QVERIFY(document.project().baseline == other);
        document.undoStack().undo();
        QVERIFY(document.project().baseline == one);
        document.undoStack().setIndex(0);
        QVERIFY(!document.project().baseline && !document.isModified());
    }

    void knowsWhatAnotherWroteIntoItsFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.talweg");
        Document document(registry()), other(registry());
        QVERIFY(!document.isChangedOnDisk());
        QCOMPARE(document.saveAs(path), QString());
        QVERIFY(!document.isChangedOnDisk());
        QCOMPARE(other.open(path), QStringList());
        other.setTitle("Other");
        QCOMPARE(other.save(), QString());
        QVERIFY(document.isChangedOnDisk() && !other.isChangedOnDisk());
        document.setTitle("Other"); // the same by chance: nothing can get lost
        QVERIFY(!document.isChangedOnDisk());
        document.setTitle("Mine");
        QVERIFY(document.isChangedOnDisk());
        QVERIFY(document.save().contains("so it was not overwritten"));
        QVERIFY(document.isModified() && document.isChangedOnDisk() && !other.isChangedOnDisk());
        QCOMPARE(document.saveAs(path), QString()); // as after having asked
        QVERIFY(!document.isChangedOnDisk() && other.isChangedOnDisk());
        QVERIFY(QFile::remove(path));
        QVERIFY(!document.isChangedOnDisk() && !other.isChangedOnDisk());
    }

    /// What cannot be waited for in vain is not read.
    void aFileThatBecameSomethingElseIsChanged() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.talweg");
        Document document(registry());
        for (const bool pipe : {false, true}) {
            QCOMPARE(document.saveAs(path), QString());
            QVERIFY(QFile::remove(path));
            QVERIFY(pipe ? ::mkfifo(qPrintable(path), 0600) == 0 : QDir().mkdir(path));
            QVERIFY(document.isChangedOnDisk());
            document.acceptDisk();
            QVERIFY(document.isChangedOnDisk());
            if (pipe) continue; // whoever writes there waits for a reader
            QCOMPARE(document.saveAs(path), "Cannot write " + path + ": Is a directory.");
            QVERIFY(QDir().rmdir(path));
        }
    }

    /// The numbers of a table are taken up with the study that names it, and stay when the project moves.
    void measuredNumbersAreKept() {
        const QTemporaryDir folder, elsewhere;
        const QString table = folder.filePath("wind.csv");
        const auto put = [&table](const QByteArray& text) { QCOMPARE(writeWhole(table, text), QString()); };
        put("u\n1\n2\n");
        Fixture f;
        const auto numbers = [&f] {
            const auto& measured = f.document.project().measured;
            return measured.empty() ? std::vector<double>() : measured.front().numbers->values;
        };
        QCOMPARE(f.document.saveAs(folder.filePath("a.talweg")), QString());
        const Study study{.over = {"speed", "1:9:1"}, .likely = "file:wind.csv:u"};
        f.document.setStudy(1, study);
        QCOMPARE(numbers(), (std::vector<double>{1, 2}));
        f.document.undoStack().undo();
        QVERIFY(f.document.project().measured.empty());
        f.document.undoStack().redo();
        put("u\n3\n");
        f.document.setValues(1, {{"g", 1.0}});
        QCOMPARE(numbers(), (std::vector<double>{1, 2}));
        QCOMPARE(f.document.reloadTables({"wind.csv"}), QString());
        QCOMPARE(f.step(), QString("Reload the numbers of wind.csv"));
        QCOMPARE(numbers(), std::vector<double>{3});
        f.document.undoStack().undo();
        QCOMPARE(numbers(), (std::vector<double>{1, 2}));
        QCOMPARE(f.document.saveAs(elsewhere.filePath("a.talweg")), QString());
        QVERIFY(f.document.reloadTables({"wind.csv"}).contains("the file does not exist"));
        Document moved(registry());
        QCOMPARE(moved.open(elsewhere.filePath("a.talweg")), QStringList());
        QVERIFY(moved.project() == f.document.project());
        QCOMPARE(moved.columns()("wind.csv", "u").values, (std::vector<double>{1, 2}));
        moved.setStudy(1, std::nullopt);
        QVERIFY(moved.project().measured.empty());
    }

    /// Files of earlier versions name tables and have no numbers of them.
    void tablesOfOlderFilesAreTakenUp() {
        const QTemporaryDir folder;
        Fixture f;
        f.document.setStudy(1, Study{.over = {"speed", "1:9:1"}, .likely = "file:wind.csv:u"});
        QCOMPARE(f.document.saveAs(folder.filePath("a.talweg")), QString());
        QVERIFY(f.document.project().measured.empty());
        QCOMPARE(writeWhole(folder.filePath("wind.csv"), "u\n1\n2\n"), QString());
        Document opened(registry());
        QCOMPARE(opened.open(folder.filePath("a.talweg")), QStringList());
        QCOMPARE(opened.project().measured.size(), std::size_t(1));
        QVERIFY(!opened.isModified() && !opened.isChangedOnDisk());
        // What was missing when the study was made is taken up when it is saved.
        QCOMPARE(f.document.save(), QString());
        QVERIFY(f.document.project() == opened.project());
    }

    /// What could not be opened again is refused at once, and nothing is changed.
    void editsBeyondTheLimitsAreRefused() {
        Fixture f;
        QSignalSpy refused(&f.document, &Document::refused);
        const auto told = [&refused] { return refused.takeFirst().at(0).toString(); };
        f.document.setNotes(QString(4'000'000, 'x'));
        QVERIFY(told().contains("a file can store at most 4,000,000."));
        QCOMPARE(f.document.project().notes, QString("Notes"));
        QCOMPARE(f.steps(), 0);
        Project full = f.document.project();
        const Experiment fall = full.experiments[1];
        while (std::ssize(full.experiments) < maxExperiments) {
            full.experiments.push_back(fall);
            full.experiments.back().name = QStringLiteral("Fall %1").arg(full.experiments.size());
        }
        full.pins = std::vector<Pin>(maxExperiments, Pin{"Fall", fall.system, fall.values});
        for (int i = 0; i < maxExperiments; ++i) {
            full.requirements.push_back({QStringLiteral("R %1").arg(i), fall.system, "time > 1"});
            full.exports.push_back({QStringLiteral("J %1").arg(i), "Fall", "height"});
        }
        f.document.reset(full);
        QCOMPARE(f.document.addExperiment(fall), -1);
        QVERIFY(told().startsWith("The project has 501 experiments; a file can store at most 500"));
        QCOMPARE(f.document.duplicateExperiment(0), -1);
        QVERIFY(told().contains("501 experiments"));
        f.document.pin(full.pins.front());
        QVERIFY(told().contains("501 pinned runs"));
        QCOMPARE(f.document.addRequirement({"R", fall.system, "time > 1"}), -1);
        QVERIFY(told().contains("501 named requirements"));
        QCOMPARE(f.document.addExport({"J", "Fall", "height"}), -1);
        QVERIFY(told().contains("501 export jobs"));
        QVERIFY(f.document.project() == full);
        QCOMPARE(f.steps(), 0);
    }

    /// A file without white space may be longer when it is written again. It can be made shorter.
    void whatIsTooLargeIsNotWrittenAndCanBeMended() {
        const QTemporaryDir folder;
        Document document(registry());
        Project large = {"Title", QString(4'000'000, 'x'), {makeExperiment(tests::fallingBody(), "Fall")}};
        document.reset(large);
        QVERIFY(document.saveAs(folder.filePath("a.talweg")).contains("at most 4,000,000."));
        document.setValues(0, {{"g", 1.0}});
        document.setNotes("Notes");
        QCOMPARE(document.undoStack().count(), 2);
        QCOMPARE(document.saveAs(folder.filePath("a.talweg")), QString());
        QCOMPARE(document.open(folder.filePath("a.talweg")), QStringList());
    }

    /// Any steps, with any texts: the project comes back from its file as it is.
    void everyStepCanBeReadAgain() {
        const QStringList texts{"A",  "%1 %2", "\u0001\t\n", "β 😀",    "\"\\/",
                                " A", "null",  "c_1 c_1",    "\uFFFE", QString(300, u'x')};
        std::mt19937 random(5);
        const auto below = [&random](auto count) {
            return static_cast<int>(random() % static_cast<unsigned>(std::max<qsizetype>(count, 1)));
        };
        for (int attempt = 0; attempt < 30; ++attempt) {
            Fixture f;
            Document& document = f.document;
            document.addConstant({"c_1", "3"});
            const auto verify = [&document] {
                QCOMPARE(keepingComplaint(document.project(), document.registry()), QString());
            };
            for (int step = 0; step < 25; ++step) {
                const Project& now = document.project();
                const QString text = texts[below(texts.size())];
                const int index = below(std::ssize(now.experiments));
                const bool any = !now.experiments.empty();
                switch (below(16)) {
                case 0:
                    document.setTitle(text);
                    break;
                case 1:
                    document.setNotes(text);
                    break;
                case 2:
                    document.addExperiment(makeExperiment(tests::fallingBody(), "A"), index);
                    break;
                case 3:
                    if (any) document.renameExperiment(index, text);
                    break;
                case 4:
                    if (any) document.duplicateExperiment(index);
                    break;
                case 5:
                    if (any) document.removeExperiment(index);
                    break;
                case 6:
                    if (any)
                        document.pin({text, "falling-body", makeExperiment(tests::fallingBody(), "").values});
                    break;
                case 7:
                    document.addExport({text, text, text});
                    break;
                case 8:
                    document.addRequirement({"R", "falling-body", text.toStdString()});
                    break;
                case 9:
                    document.addConstant({"c_" + std::to_string(step), "c_1*2"});
                    break;
                case 10:
                    document.renameConstant(0, "c_" + std::to_string(step) + "x");
                    break;
                case 11:
                    document.setConstantExpression(0, std::to_string(step));
                    break;
                case 12:
                    if (any && now.experiments[static_cast<std::size_t>(index)].system == "falling-body")
                        document.setExpression(index, "height", now.constants[0].name + "*2");
                    break;
                case 13:
                    if (any) {
                        const std::string over = document.systemOf(index)->parameters.front().id;
                        document.setStudy(index, Study{.over = {over, text.toStdString()},
                                                       .requirement = text.toStdString()});
                    }
                    break;
                case 14:
                    if (any) document.moveExperiment(0, index);
                    break;
                default: {
                    Project other = now;
                    if (!other.constants.empty()) other.constants[0].expression = "7";
                    // Reading works its inputs out.
                    const Registry& registry = document.registry();
                    const FileReading from = fromText(toText(other, registry), registry);
                    if (!from.project) QFAIL("What has just been written cannot be read.");
                    document.addExperiments(*from.project, index,
                                            step % 2 ? ConstantClash::rename : ConstantClash::useValues);
                }
                }
                verify();
                if (QTest::currentTestFailed()) return;
            }
            while (document.undoStack().canUndo()) {
                document.undoStack().undo();
                verify();
            }
        }
    }
};

TALWEG_TEST(tst_document, TestDocument, QCoreApplication)
#include "tst_document.moc"
