#include "project/document.h"
#include "project/excerpt.h"
#include "project/expressions.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "terrain/expression.h"

#include <QTest>
#include <algorithm>
#include <random>

using namespace talweg;
using namespace talweg::tests;

namespace {

Registry falling() {
    Registry registry;
    registry.add(fallingBody());
    return registry;
}

Experiment drop(const QString& name, double height = 10, const std::string& expression = {}) {
    Experiment one = makeExperiment(fallingBody(), name, {{"height", height}});
    if (!expression.empty()) one.expressions["height"] = expression;
    return one;
}

Project projectOf(std::vector<Experiment> experiments, std::vector<Constant> constants = {}) {
    Project project;
    project.experiments = std::move(experiments);
    project.constants = std::move(constants);
    return project;
}

QStringList namesOf(const Document& document) {
    QStringList names;
    for (const Experiment& one : document.project().experiments)
        names << one.name;
    return names;
}

/// A document, and that undoing gives back what was there.
struct Edited {
    Document document{falling()};
    Project before;

    explicit Edited(Project project) {
        document.reset(std::move(project));
        before = document.project();
    }
    void verifyOneStep() {
        const Project after = document.project();
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QVERIFY(document.project() == before);
        document.undoStack().redo();
        QVERIFY(document.project() == after);
    }
};

} // namespace

class TestExcerpt : public QObject {
    Q_OBJECT

private slots:
    void takesNeededConstantsAlong() {
        const Project project = projectOf({drop("A", 10), drop("B", 6, "2*deep")},
                                          {{"deep", "base + 1"}, {"other", "7"}, {"base", "2"}});
        QVERIFY(excerptOf(project, {0}).constants.empty());
        const Project excerpt = excerptOf(project, {1});
        QCOMPARE(excerpt.experiments.size(), std::size_t(1));
        QCOMPARE(excerpt.constants.size(), std::size_t(2));
        QVERIFY(fromText(toText(excerpt, falling()), falling()).project == excerpt);
    }

    void namesAreMadeFree() {
        Edited edited(projectOf({drop("A"), drop("A 2")}));
        const Project from = projectOf({drop("A", 1), drop("B", 2)});
        QCOMPARE(edited.document.addExperiments(from, 1, ConstantClash::rename), QString());
        QCOMPARE(namesOf(edited.document), QStringList({"A", "A 3", "B", "A 2"}));
        edited.verifyOneStep();
    }

    void newConstantsComeAlong() {
        Edited edited(projectOf({drop("A")}, {{"shared", "3"}}));
        const Project from = projectOf({drop("B", 12, "twice*2")}, {{"twice", "2*shared"}, {"shared", "3"}});
        QVERIFY(clashingConstants(edited.before, from).empty());
        QCOMPARE(edited.document.addExperiments(from, 0, ConstantClash::rename), QString());
        QCOMPARE(edited.document.project().constants,
                 (std::vector<Constant>{{"shared", "3"}, {"twice", "2*shared"}}));
        edited.verifyOneStep();
    }

    /// `twice` reads the same in both and means something else, for what it needs does.
    void clashingConstantsAreRenamed() {
        Edited edited(projectOf({drop("A")}, {{"shared", "3"}, {"twice", "2*shared"}}));
        const Project from = projectOf({drop("B", 10, "twice + more")},
                                       {{"shared", "4"}, {"twice", "2*shared"}, {"more", "shared/2"}});
        const auto clashing = clashingConstants(edited.before, from);
        QCOMPARE(clashing, (std::vector<std::string>{"shared", "twice"}));
        QCOMPARE(edited.document.addExperiments(from, 1, ConstantClash::rename), QString());
        const Project& now = edited.document.project();
        QCOMPARE(now.experiments[1].expressions.at("height"), std::string("twice_2 + more"));
        QCOMPARE(now.constants.size(), std::size_t(5));
        QVERIFY(now.constants[0] == (Constant{"shared", "3"})
                && now.constants[1] == (Constant{"twice", "2*shared"}));
        QVERIFY(std::ranges::count(now.constants, Constant{"shared_2", "4"}) == 1);
        QVERIFY(std::ranges::count(now.constants, Constant{"twice_2", "2*shared_2"}) == 1);
        QVERIFY(std::ranges::count(now.constants, Constant{"more", "shared_2/2"}) == 1);
        // The numbers stay what they were, by their expressions.
        const FileReading again = fromText(toText(now, falling()), falling());
        QVERIFY(again.project == now);
        QCOMPARE(again.notes, QStringList());
        edited.verifyOneStep();
    }

    /// Names may have 40 letters. What is renamed keeps its beginning and gets a number of its own.
    void longConstantNamesAreShortened() {
        for (const std::size_t letters : {37, 38, 39, 40}) {
            const std::string name(letters, 'a');
            Edited edited(projectOf({drop("A")}, {{name, "3"}}));
            const Project from = projectOf({drop("B", 8, "2*" + name)}, {{name, "4"}});
            QCOMPARE(edited.document.addExperiments(from, 1, ConstantClash::rename), QString());
            const Project& now = edited.document.project();
            const std::string after = std::string(std::min<std::size_t>(letters, 38), 'a') + "_2";
            QCOMPARE(now.constants, (std::vector<Constant>{{name, "3"}, {after, "4"}}));
            QCOMPARE(now.experiments[1].expressions.at("height"), "2*" + after);
            QVERIFY(fromText(toText(now, falling()), falling()).project == now);
            edited.verifyOneStep();
        }
    }

    /// As many constants as fit, whose shortened names would all be the same.
    void constantNamesStayApart() {
        constexpr int count = maxConstants / 2;
        std::vector<Constant> taken;
        for (int i = 0; i < count; ++i)
            taken.push_back({std::string(38, 'a') + char('a' + i / 10) + char('a' + i % 10), "3"});
        const std::vector<Constant> clashing = taken;
        const Registry registry = falling();
        for (const Constant& one : clashing) {
            const std::string name = freeConstantName(taken, one.name, registry);
            QCOMPARE(constantNameComplaint(taken, -1, name, registry), std::string());
            taken.push_back({name, "4"});
        }
        QCOMPARE(taken[count].name, std::string(38, 'a') + "_2");
        QCOMPARE(taken.back().name, std::string(36, 'a') + "_101");
    }

    /// An expression has at most 4000 characters, and other names may make it longer.
    void namesThatMakeExpressionsTooLongAreRefused() {
        std::string expression = "deep";
        while (expression.size() + 7 <= Expression::longest)
            expression += "+0*deep";
        Edited edited(projectOf({drop("A")}, {{"deep", "3"}}));
        const Project from = projectOf({drop("B", 4, expression)}, {{"deep", "4"}});
        const QString wrong = edited.document.addExperiments(from, 0, ConstantClash::rename);
        QVERIFY2(wrong.contains("an expression can have at most 4000 characters"), qPrintable(wrong));
        QVERIFY(edited.document.project() == edited.before);
        QCOMPARE(edited.document.undoStack().count(), 0);
        QCOMPARE(edited.document.addExperiments(from, 0, ConstantClash::useValues), QString());
        QVERIFY(edited.document.experiment(0).values.at("height") == Value(4.0));
        edited.verifyOneStep();
    }

    /// Likewise the expression of a constant.
    void constantsThatBecomeTooLongAreRefused() {
        std::string expression = "deep";
        while (expression.size() + 7 <= Expression::longest)
            expression += "+0*deep";
        Edited edited(projectOf({drop("A")}, {{"deep", "3"}}));
        const Project from = projectOf({drop("B", 4, "more")}, {{"deep", "4"}, {"more", expression}});
        QVERIFY(edited.document.addExperiments(from, 0, ConstantClash::rename).contains("at most 4000"));
        QVERIFY(edited.document.project() == edited.before);
        Document renamed(falling());
        renamed.reset(from);
        QVERIFY(renamed.renameConstant(0, "deeper").contains("at most 4000"));
        QVERIFY(renamed.project() == from);
    }

    /// Measured numbers come along. A table that has other content here is kept under another name.
    void measuredNumbersComeAlong() {
        const auto measured = [](const std::string& file, double number, const std::string& digest) {
            return MeasuredColumn{file, "u", digest, measuredNumbers({number})};
        };
        Project here = projectOf({drop("A")}), there = projectOf({drop("B"), drop("C")});
        here.experiments[0].study = Study{.over = {"speed", "1"}, .likely = "file:wind.csv:u"};
        here.measured = {measured("wind.csv", 1, "1")};
        there.experiments[0].study = Study{
            .over = {"speed", "1"}, .likely = "file:wind.csv:u", .uncertain = {{"g", "file:own.csv:u"}}};
        there.measured = {measured("wind.csv", 2, "2"), measured("own.csv", 3, "3"),
                          measured("c.csv", 4, "4")};
        const Project excerpt = excerptOf(there, {0});
        QCOMPARE(excerpt.measured.size(), std::size_t(2));
        QVERIFY(excerptOf(there, {1}).measured.empty());
        QCOMPARE(clashingTables(here, excerpt), std::vector<std::string>{"wind.csv"});
        Edited edited(here);
        QCOMPARE(edited.document.addExperiments(excerpt, 1, ConstantClash::rename), QString());
        const Project& now = edited.document.project();
        QVERIFY(now.measured
                == (std::vector{measured("wind.csv", 1, "1"), measured("wind 2.csv", 2, "2"),
                                measured("own.csv", 3, "3")}));
        QCOMPARE(now.experiments[1].study->likely, std::string("file:wind 2.csv:u"));
        edited.verifyOneStep();
        // The same table again is the same.
        QCOMPARE(edited.document.addExperiments(excerptOf(now, {1}), 1, ConstantClash::rename), QString());
        QCOMPARE(edited.document.project().measured.size(), std::size_t(3));
    }

    void orBecomeNumbers() {
        Edited edited(projectOf({drop("A")}, {{"shared", "3"}}));
        Project from =
            projectOf({drop("B", 8, "more*2")}, {{"shared", "4"}, {"more", "shared"}, {"fine", "9"}});
        from.experiments.front().expressions["g"] = "fine";
        from.experiments.front().values["g"] = 9.0;
        QCOMPARE(edited.document.addExperiments(from, 0, ConstantClash::useValues), QString());
        const Project& now = edited.document.project();
        QCOMPARE(now.experiments[0].expressions, (Expressions{{"g", "fine"}}));
        QVERIFY(now.experiments[0].values.at("height") == Value(8.0));
        QCOMPARE(now.constants, (std::vector<Constant>{{"shared", "3"}, {"fine", "9"}}));
        edited.verifyOneStep();
    }

    void limits() {
        Project full;
        for (int i = 0; i < maxExperiments; ++i)
            full.experiments.push_back(drop(QString::number(i)));
        Edited edited(full);
        const QString wrong =
            edited.document.addExperiments(projectOf({drop("B")}), 0, ConstantClash::rename);
        QVERIFY(wrong.contains("at most 500 experiments"));
        QVERIFY(edited.document.project() == edited.before);
        Project constants = projectOf({drop("A")});
        for (int i = 0; i < maxConstants; ++i)
            constants.constants.push_back({"c_" + std::to_string(i), "1"});
        Edited many(constants);
        const Project from = projectOf({drop("B", 1, "more")}, {{"more", "1"}});
        QVERIFY(many.document.addExperiments(from, 0, ConstantClash::rename).contains("200 constants"));
        QVERIFY(many.document.project() == many.before);
    }

    void severalAreRemovedAsOneStep() {
        Edited edited(projectOf({drop("A"), drop("B"), drop("C"), drop("D")}));
        edited.document.removeExperiments({0, 2});
        QCOMPARE(namesOf(edited.document), QStringList({"B", "D"}));
        QCOMPARE(edited.document.undoStack().undoText(), QString("Remove 2 experiments"));
        edited.verifyOneStep();
    }

    /// Against what taking them out and putting them in says.
    void severalAreMovedTogether() {
        std::mt19937 random(16);
        for (int attempt = 0; attempt < 300; ++attempt) {
            const int count = 1 + static_cast<int>(random() % 7);
            Project project;
            for (int i = 0; i < count; ++i)
                project.experiments.push_back(drop(QString::number(i)));
            std::vector<int> chosen;
            for (int i = 0; i < count; ++i)
                if (random() % 2) chosen.push_back(i);
            const int before = static_cast<int>(random() % (static_cast<unsigned>(count) + 1));
            QStringList wanted, moved;
            for (const int i : chosen)
                moved << QString::number(i);
            for (int i = 0; i <= count; ++i) {
                if (i == before) wanted << moved;
                if (i < count && std::ranges::count(chosen, i) == 0) wanted << QString::number(i);
            }
            Edited edited(project);
            edited.document.moveExperiments(chosen, before);
            QCOMPARE(namesOf(edited.document), wanted);
            if (edited.document.project() == edited.before)
                QCOMPARE(edited.document.undoStack().count(), 0);
            else
                edited.verifyOneStep();
        }
    }
};

TALWEG_TEST(tst_excerpt, TestExcerpt, QCoreApplication)
#include "tst_excerpt.moc"
