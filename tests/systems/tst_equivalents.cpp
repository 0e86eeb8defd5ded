#include "physics/near.h"
#include "support/test.h"
#include "systems/all_systems.h"
#include "systems/equivalents.h"

#include <cmath>
#include <numbers>

using namespace talweg;
using namespace talweg::tests;

namespace {

const System& systemOf(const char* id) {
    return *tests::allSystems().find(id);
}

const System& roverSystem() {
    return systemOf("rover");
}

const System& planeSystem() {
    return systemOf("rough-plane");
}

std::string word(const char* text) {
    return text;
}

double number(const Values& values, const char* id) {
    return std::get<double>(values.at(id));
}

Values roverWith(const Values& changes) {
    return withChanges(roverSystem().parameters, defaultValues(roverSystem().parameters), changes);
}

/// J/m = k b² and J = k m b² of a thin shell of 3 m and 20 kg.
const Values shell{{"b", 3.0}, {"m", 20.0}, {"k", 2.0 / 3}};
constexpr double shellPerMass = 6, shellMoment = 120;

} // namespace

class TestEquivalents : public QObject {
    Q_OBJECT

private slots:
    void anotherWayOfGivingTheInertiaLeavesTheBody() {
        const Values before = roverWith(shell);
        QNEAR(number(before, "inertia_per_mass"), shellPerMass, 1e-14);
        QNEAR(number(before, "inertia_moment"), shellMoment, 1e-12);
        const Values moment = withChanges(roverSystem().parameters, before, {{"inertia", word("moment")}});
        QNEAR(number(moment, "inertia_moment"), shellMoment, 1e-12);
        const Values perMass = withChanges(roverSystem().parameters, moment, {{"inertia", word("per_mass")}});
        QNEAR(number(perMass, "inertia_per_mass"), shellPerMass, 1e-14);
        // The same digits as before it was converted.
        QCOMPARE(withChanges(roverSystem().parameters, perMass, {{"inertia", word("k")}}), before);
    }

    void whatIsChosenStaysWhenTheBodyChanges() {
        Values values = roverWith(shell);
        values = withChanges(roverSystem().parameters, values, {{"inertia", word("moment")}});
        values = withChanges(roverSystem().parameters, values, {{"b", 4.0}});
        QNEAR(number(values, "inertia_moment"), shellMoment, 1e-12);
        QNEAR(number(values, "k"), shellMoment / (20 * 16), 1e-15);
        values = withChanges(roverSystem().parameters, values, {{"m", 40.0}});
        QNEAR(number(values, "inertia_per_mass"), shellMoment / 40, 1e-14);
        // Back to the factor: the body of 4 m and 40 kg, not the k of long ago.
        values = withChanges(roverSystem().parameters, values, {{"inertia", word("k")}});
        QNEAR(number(values, "k"), shellMoment / (40 * 16), 1e-15);
    }

    void aGivenNumberIsTaken() {
        Values given = shell;
        given["inertia"] = word("moment");
        given["inertia_moment"] = 90.0;
        const Values values = roverWith(given);
        QCOMPARE(number(values, "inertia_moment"), 90.0);
        QNEAR(number(values, "k"), 0.5, 1e-15); // 90/(20·9)
    }

    /// The choice alone, with whatever else is given: the quantity of the values before.
    void theChoiceAloneConverts() {
        Values alone = shell;
        alone["inertia"] = word("moment");
        QNEAR(number(roverWith(alone), "inertia_moment"), shellMoment, 1e-12);
        const Values half = roverWith({{"inertia", word("per_mass")}, {"b", 2.0}}); // k = 0.4
        QNEAR(number(half, "inertia_per_mass"), 1.6, 1e-15);
    }

    /// J above m b² is refused when it is solved; meanwhile there is no k that it would be.
    void numbersOutOfRangeAreNotConverted() {
        Values impossible = shell;
        impossible["inertia"] = word("moment");
        impossible["inertia_moment"] = 200.0;
        const Values values = roverWith(impossible);
        QCOMPARE(number(values, "k"), 2.0 / 3);
        QNEAR(std::get<double>(followingValues(roverSystem().parameters, values).at("k")), 200.0 / 180,
              1e-14);
        const Values back = withChanges(roverSystem().parameters, values, {{"inertia", word("k")}});
        QVERIFY(!problems(roverSystem(), back).empty());
    }

    /// c = μ m g cos φ.
    void frictionOfARoughPlane() {
        const double normal = 2 * 9.81 * std::cos(10 * std::numbers::pi / 180);
        Values values = withChanges(planeSystem().parameters, defaultValues(planeSystem().parameters),
                                    {{"m", 2.0}, {"phi", 10.0}, {"mu", 0.25}});
        QNEAR(number(values, "c_rough"), 0.25 * normal, 1e-13);
        values = withChanges(planeSystem().parameters, values, {{"friction", word("c")}});
        QNEAR(number(values, "c_rough"), 0.25 * normal, 1e-13);
        values = withChanges(planeSystem().parameters, values, {{"m", 4.0}});
        QNEAR(number(values, "mu"), 0.125, 1e-15);
        // Of joined particles the sum of their weights counts.
        values = withChanges(planeSystem().parameters, values, {{"body", word("particles")}}); // 1 kg each
        QNEAR(number(values, "mu"), 0.25, 1e-15);
    }

    /// Half-way down a straight line to (3, −2), which is √13 long.
    void startOfATrack() {
        const System& track = systemOf("track");
        Values values = withChanges(track.parameters, defaultValues(track.parameters),
                                    {{"curve", word("straight")}, {"p0", std::sqrt(13.0) / 2}});
        QNEAR(number(values, "x0"), 1.5, 1e-12);
        QNEAR(number(values, "y0"), -1.0, 1e-12);
        values = withChanges(track.parameters, values, {{"p0", word("place")}});
        QNEAR(number(values, "x0"), 1.5, 1e-12);
        // Beyond the end nothing follows.
        values["p0"] = 4.0;
        QVERIFY(followingValues(track.parameters, values).empty());
    }

    void theRunIsTheSame_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("choice");
        for (const auto& system : tests::allSystems().systems())
            for (const Parameter& parameter : system->parameters)
                if (parameter.follows) {
                    const QString id = QString::fromStdString(parameter.id);
                    QTest::newRow(qPrintable(id)) << QString::fromStdString(system->id) << id;
                }
    }
    void theRunIsTheSame() {
        QFETCH(QString, system);
        QFETCH(QString, choice);
        const System& of = systemOf(qPrintable(system));
        const Parameter& parameter = parameterOf(of.parameters, choice.toStdString());
        Values changes{{"m", 7.0}};
        if (of.id == "track") changes["p0"] = 1.0;
        const Values before = withChanges(of.parameters, defaultValues(of.parameters), changes);
        const Values after =
            withChanges(of.parameters, before, {{parameter.onlyFor.first, parameter.onlyFor.second.front()}});
        const auto one = prepared(of, before)->conclude({}), other = prepared(of, after)->conclude({});
        QCOMPARE(other->outcome.id, one->outcome.id);
        for (std::size_t i = 0; i < one->measures.size(); ++i)
            if (!std::isnan(one->measures[i].value) || !std::isnan(other->measures[i].value))
                QNEAR(other->measures[i].value, one->measures[i].value,
                      1e-9 * (1 + std::abs(one->measures[i].value)));
    }

    void presetsChooseWhatTheyGive() {
        const Values chosen = withChoices(roverSystem().parameters, {{"inertia_moment", 3.0}, {"b", 2.0}});
        QCOMPARE(chosen.at("inertia"), Value(word("moment")));
        const Values own{{"inertia", word("k")}, {"inertia_moment", 3.0}};
        QCOMPARE(withChoices(roverSystem().parameters, own), own);
    }

    void inputsThatAreNamedStay() {
        Values values = roverWith(shell);
        values["k"] = 0.5;
        QCOMPARE(number(settled(roverSystem().parameters, values, {"inertia_moment"}), "inertia_moment"),
                 number(values, "inertia_moment"));
        QNEAR(number(settled(roverSystem().parameters, values), "inertia_moment"), 90.0, 1e-12);
    }
};

TALWEG_TEST(tst_equivalents, TestEquivalents, QCoreApplication)
#include "tst_equivalents.moc"
