#include "support/test.h"
#include "systems/all_systems.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>

using namespace talweg;

namespace {

Values with(const System& system, const Values& changes) {
    Values values = defaultValues(system.parameters);
    for (const auto& [id, value] : changes)
        values.at(id) = value;
    return values;
}

/// Another value that a parameter may have.
Value otherValue(const Parameter& parameter, const Value& value) {
    if (const double* number = std::get_if<double>(&value)) {
        const double other = *number == 0 ? parameter.step : *number / 2;
        return Value(complaint(parameter, other).empty() ? other : 2 * *number);
    }
    const auto other = std::ranges::find_if(parameter.choices,
                                            [&](const Choice& choice) { return value != Value(choice.id); });
    return other->id;
}

std::string word(const char* text) {
    return text;
}

/// Inputs with which something has no effect.
const std::vector<std::pair<const char*, Values>> situations{
    {"rover", {}},
    {"rover", {{"wind", 9.0}}},
    {"rover", {{"wind", 9.0}, {"wind_profile", word("log")}}},
    {"rover", {{"rho", 1.225}, {"cd", 0.0}, {"wind", 9.0}}},
    {"rover", {{"terrain", word("slope")}, {"dh", -4.0}}},
    {"rover", {{"terrain", word("slope")}, {"dh", 0.5}}},
    {"rover", {{"dh", 0.0}}},
    {"rover", {{"terrain", word("hill")}, {"dh", 0.0}}},
    {"surface", {}},
    {"surface", {{"rho", 1.225}, {"cd", 0.0}}},
    {"surface", {{"friction", word("regularised")}, {"t_end", 2.0}}},
    {"track", {}},
    {"track", {{"rho", 1.225}, {"cd", 0.0}}},
    {"track", {{"mode", word("ball")}, {"rho", 0.0}}},
    {"rough-plane", {}},
    {"rough-plane", {{"body", word("particles")}, {"sharing", word("each")}}},
};

} // namespace

class TestIdle : public QObject {
    Q_OBJECT

private slots:
    void whatIsSaidToHaveNoEffectHasNone_data() {
        QTest::addColumn<int>("situation");
        for (std::size_t i = 0; i < situations.size(); ++i)
            QTest::addRow("%zu %s", i, situations[i].first) << static_cast<int>(i);
    }
    void whatIsSaidToHaveNoEffectHasNone() {
        QFETCH(int, situation);
        const auto& [id, changes] = situations[static_cast<std::size_t>(situation)];
        const System& system = *tests::allSystems().find(id);
        const Values values = with(system, changes);
        const auto run = prepared(system, values)->conclude({});
        int tried = 0;
        for (const Parameter& parameter : system.parameters) {
            const bool isNumberOrChoice =
                parameter.kind == Parameter::Kind::number || parameter.kind == Parameter::Kind::choice;
            if (!isNumberOrChoice || isRuledOut(system.parameters, parameter, values)
                || whyIdle(system.parameters, parameter, values).empty())
                continue;
            Values other = values;
            other[parameter.id] = otherValue(parameter, values.at(parameter.id));
            if (!problems(system, other).empty()) continue;
            ++tried;
            const auto same = prepared(system, other)->conclude({});
            QCOMPARE(same->outcome.id, run->outcome.id);
            for (std::size_t i = 0; i < run->measures.size(); ++i) {
                const double one = run->measures[i].value, two = same->measures[i].value;
                QVERIFY2(one == two || (std::isnan(one) && std::isnan(two)),
                         qPrintable(QString("%1 %2").arg(parameter.id.c_str(),
                                                         run->measures[i].quantity.id.c_str())));
            }
        }
        QVERIFY(tried > 0);
    }

    void theReasonIsTold_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<int>("situation");
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("why");
        QTest::newRow("vacuum") << "rover" << 1 << "wind"
                                << "Wind U has no effect while air density ρ is 0 kg/m³.";
        QTest::newRow("profile of the wind") << "rover" << 2 << "z0"
                                             << "Wind profile has no effect while air density ρ is 0 kg/m³.";
        QTest::newRow("no drag") << "rover" << 3 << "rho"
                                 << "Air density ρ has no effect while drag coefficient C_d is 0.";
        QTest::newRow("down") << "rover" << 4 << "theta"
                              << "Incline angle θ has no effect while depth dh is -4 m.";
        QTest::newRow("down, its own angle") << "rover" << 4 << "beta"
                                             << "";
        QTest::newRow("up") << "rover" << 5 << "beta"
                            << "Decline angle β has no effect while depth dh is 0.5 m.";
        QTest::newRow("no depth") << "rover" << 6 << "beta"
                                  << "Decline angle β has no effect while depth dh is 0 m.";
        QTest::newRow("mass without air") << "surface" << 8 << "m"
                                          << "Mass m has no effect while air density ρ is 0 kg/m³.";
        QTest::newRow("tilted") << "rough-plane" << 14 << "stop_speed"
                                << "Viscous stop speed ε has no effect while tilt φ is 5 °.";
    }
    void theReasonIsTold() {
        QFETCH(QString, system);
        QFETCH(int, situation);
        QFETCH(QString, input);
        QFETCH(QString, why);
        const System& of = *tests::allSystems().find(system.toStdString());
        QCOMPARE(QString(situations[static_cast<std::size_t>(situation)].first), system);
        const Values values = with(of, situations[static_cast<std::size_t>(situation)].second);
        QCOMPARE(QString::fromStdString(
                     whyIdle(of.parameters, parameterOf(of.parameters, input.toStdString()), values)),
                 why);
    }

    /// Each rule is of an input that has an effect otherwise.
    void windActsInAir() {
        const System& rover = *tests::allSystems().find("rover");
        const Parameter& wind = parameterOf(rover.parameters, "wind");
        const Values still = with(rover, {{"rho", 1.225}}),
                     blown = with(rover, {{"rho", 1.225}, {"wind", 9.0}});
        QCOMPARE(whyIdle(rover.parameters, wind, blown), std::string());
        QVERIFY(prepared(rover, still)->conclude({})->measures[0].value
                != prepared(rover, blown)->conclude({})->measures[0].value);
    }
};

TALWEG_TEST(tst_idle, TestIdle, QCoreApplication)
#include "tst_idle.moc"
