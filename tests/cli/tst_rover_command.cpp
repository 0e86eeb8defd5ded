#include "command_line.h"
#include "physics/near.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

Printed roverCommand(const QStringList& arguments) {
    return talwegCommand(arguments, builtinSystems());
}

QList<QStringList> cellsOf(const QString& path) {
    QFile file(path);
    QList<QStringList> rows;
    if (file.open(QIODevice::ReadOnly | QIODevice::Text))
        for (const QByteArray& line : file.readAll().trimmed().split('\n'))
            rows << QString::fromUtf8(line).split(u',');
    return rows;
}

} // namespace

class TestRoverCommand : public QObject {
    Q_OBJECT

private slots:
    void presetsAreTheFormsAndSettingsGoOverThem() {
        const Printed preset = roverCommand({"run", "rover", "--preset", "deep valley", "--preset", "Moon",
                                             "--preset", "Thick shell=0.5", "--set", "u4=7"});
        // Hartl 2006, section 5.2; (2/5) (1 − 2⁻⁵)/(1 − 2⁻³) = 0.4·31/28.
        const Printed typed = roverCommand({"run", "rover", "--set", "beta=25", "--set", "theta=25", "--set",
                                            "dh=-30", "--set", "pl=90", "--set", "g=1.62", "--set",
                                            QString("k=%1").arg(0.4 * 31 / 28, 0, 'g', 17), "--set", "u4=7"});
        QCOMPARE(preset.error, QString());
        QCOMPARE(preset.out, typed.out);
        QCOMPARE(roverCommand({"run", "rover", "--preset", "Moon", "--set", "g=3.71"}).out,
                 roverCommand({"run", "rover", "--set", "g=3.71"}).out);
        // A preset changes only its own inputs.
        QCOMPARE(
            roverCommand({"run", "rover", "--preset", "Thin shell", "--preset", "Ice"}).out,
            roverCommand({"run", "rover", "--preset", "Thin shell", "--set", "mu=0.1", "--set", "mu_k=0.05"})
                .out);
    }

    void presetsThatAreUnknownOrIncompleteAreRefused() {
        for (const auto& [preset, said] :
             {std::pair(
                  "Pluto",
                  "--preset Pluto: Rover does not have this preset; available presets: \"Worked example\", "),
              std::pair(
                  "Thick shell",
                  "must have the form \"Thick shell=NUMBER\" (Ratio of inner to outer radius, at least 0"),
              std::pair("Thick shell=1", "at least 0 and less than 1)."),
              std::pair("Mars=3", "does not have this preset")}) {
            const Printed p = roverCommand({"run", "rover", "--preset", preset});
            QCOMPARE(p.code, 2);
            QVERIFY2(p.error.contains(said), qPrintable(p.error));
            QCOMPARE(roverCommand({"study", "rover", "--preset", preset, "--grid", "u4=5:6:1", "--over", "u4",
                                   "--grid", "e=0.8,0.9"})
                         .code,
                     2);
        }
    }

    void presetsOfASystemHaveNamesOfTheirOwn() {
        const Registry registry = builtinSystems();
        for (const auto& system : registry.systems()) {
            QSet<QString> names;
            for (const Preset& preset : system->presets)
                names << QString::fromStdString(preset.name).toLower();
            QCOMPARE(static_cast<std::size_t>(names.size()), system->presets.size());
        }
    }

    /// Cases of both conventions solved independently in extended precision: the outcome, and the height
    /// to 1e-6 m where the rover did not cross.
    void independentCases() {
        QTemporaryDir folder;
        const QString reference = QDir::cleanPath(TALWEG_TEST_DATA "/../../systems/data/rover_cases.csv");
        const QString out = folder.filePath("out.csv");
        const Printed printed = roverCommand({"run", "rover", "--cases", reference, "--csv", out});
        QCOMPARE(printed.error,
                 "talweg: Read 55 rows from " + reference + ": comma, decimal point, header in line 1.\n");
        QCOMPARE(printed.code, 0);
        const auto expected = cellsOf(reference);
        const auto found = cellsOf(out);
        QCOMPARE(found.front().join(u','),
                 "id,outcome,height_m,height_above_floor_m,x_m,z_m,t_s,impacts,energy_residual,doubts");
        QCOMPARE(found.size(), expected.size());
        QCOMPARE(found.size(), 56);
        for (qsizetype i = 1; i < found.size(); ++i) {
            QCOMPARE(found[i][0], expected[i][0]);
            QCOMPARE(found[i][1], expected[i][14]);
            QCOMPARE(found[i][9], QString());
            if (expected[i][15].isEmpty()) continue;
            QVERIFY(std::abs(found[i][2].toDouble() - expected[i][15].toDouble()) < 1e-6);
            QVERIFY(found[i][8].toDouble() < 1e-12);
        }
    }

    /// Hartl 2006, figure 4.2: rebounds 3.286 m above the floor at 53.012 m after 11.595 s as published.
    void workedExample() {
        const Printed printed =
            roverCommand({"run", "rover", "--set", "convention=published", "--set", "u3=5", "--json"});
        QCOMPARE(printed.code, 0);
        const QJsonObject run = QJsonDocument::fromJson(printed.out.toUtf8()).object();
        QCOMPARE(run["outcome"].toString(), "rebounded");
        const QJsonObject measures = run["measures"].toObject();
        QCOMPARE(QString::number(measures["height_above_floor_m"].toDouble(), 'f', 3), "3.286");
        QCOMPARE(QString::number(measures["x_m"].toDouble(), 'f', 3), "53.012");
        QCOMPARE(QString::number(measures["t_s"].toDouble(), 'f', 3), "11.595");
    }

    /// The choice alone keeps the body, and says what it comes to.
    void inertiaGivenInAnotherWay() {
        const QStringList shell{"run", "rover", "--preset", "Thin shell", "--set", "b=3", "--set", "m=20"};
        const auto jsonOf = [&shell](const QStringList& more) {
            const Printed p = roverCommand(shell + QStringList{"--json"} + more);
            return std::pair(QJsonDocument::fromJson(p.out.toUtf8()).object(), p.error);
        };
        const auto [factor, quiet] = jsonOf({});
        QCOMPARE(quiet, QString());
        const auto [moment, note] = jsonOf({"--set", "inertia=moment"});
        QCOMPARE(note, "talweg: note: --set inertia=moment: Moment of inertia J is 120 kg m², computed from "
                       "the other inputs; --set inertia_moment changes it.\n");
        QCOMPARE(moment["outcome"], factor["outcome"]);
        // k m b², and k b²; the factor is not a stale one either.
        QNEAR(moment["inputs"]["inertia_moment"].toDouble(), 120.0, 1e-12);
        QNEAR(moment["inputs"]["inertia_per_mass"].toDouble(), 6.0, 1e-13);
        const auto [given, none] = jsonOf({"--set", "inertia=moment", "--set", "inertia_moment=90"});
        QCOMPARE(none, QString());
        QNEAR(given["inputs"]["k"].toDouble(), 0.5, 1e-15); // 90/(20·9)
    }

    /// Rows of a table choose for themselves; what a row gives counts.
    void inertiaOfCases() {
        QTemporaryDir folder;
        const QString in = folder.filePath("in.csv"), out = folder.filePath("out.csv");
        put(in, "id,b,m,k,inertia,inertia_moment\na,2,5,0.3,k,\nb,2,5,0.3,moment,\nc,2,5,0.9,moment,6\n");
        QCOMPARE(roverCommand({"run", "rover", "--cases", in, "--csv", out}).code, 0);
        const auto rows = cellsOf(out);
        for (const qsizetype row : {2, 3}) // J = 0.3·5·4
            for (qsizetype cell = 1; cell < rows[1].size(); ++cell)
                if (cell != rows[0].indexOf("energy_residual"))
                    QVERIFY2(rows[row][cell] == rows[1][cell]
                                 || std::abs(rows[row][cell].toDouble() / rows[1][cell].toDouble() - 1)
                                        < 1e-9,
                             qPrintable(rows[row][cell]));
    }

    /// The phases are printed, part of the JSON, and a table of their own: the same rows, told by two runs.
    void phasesInEveryForm() {
        const Printed json = roverCommand({"run", "rover", "--json"});
        const QJsonArray phases = QJsonDocument::fromJson(json.out.toUtf8()).object()["phases"].toArray();
        QVERIFY(phases.size() > 3);
        QTemporaryDir folder;
        const QString out = folder.filePath("phases.csv");
        QCOMPARE(roverCommand({"run", "rover", "--table", "phases", "--csv", out}).error, QString());
        const QList<QStringList> lines = cellsOf(out);
        QCOMPARE(lines.front().join(u','),
                 "mode,place,start_s,end_s,duration_s,distance_m,gravity_J,impact_normal_J,"
                 "impact_friction_J,sliding_J,resistance_J,wind_work_J");
        QCOMPARE(lines.size(), phases.size() + 1);
        for (qsizetype row = 0; row < phases.size(); ++row) {
            const QStringList& cells = lines[row + 1];
            QCOMPARE(cells[0], phases[row]["mode"].toString());
            QCOMPARE(cells[3].toDouble(), phases[row]["end_s"].toDouble());
        }
        QVERIFY(roverCommand({"run", "rover"}).out.contains("\nPhases\n"));
    }

    void tablesThatAreNotThere() {
        const Printed unknown = roverCommand({"run", "rover", "--table", "bodies", "--csv", "-"});
        QCOMPARE(unknown.code, 2);
        QCOMPARE(unknown.error,
                 "talweg: --table bodies: this table does not exist; available tables: phases.\n");
        const Printed alone = roverCommand({"run", "rover", "--table", "phases"});
        QCOMPARE(alone.code, 2);
        QCOMPARE(alone.error, "talweg: --table phases needs --csv OUT.csv and a single run: name a system, "
                              "or choose one experiment with --experiment NAME.\n");
        QCOMPARE(roverCommand({"run", "surface", "--table", "phases", "--csv", "-"}).error,
                 "talweg: --table phases: this table does not exist; available tables: ground.\n");
    }

    void everythingOutOfRangeIsNamed() {
        const Printed printed = roverCommand({"run", "rover", "--set", "b=-1", "--set", "e=1.5"});
        QCOMPARE(printed.code, 2);
        QVERIFY(printed.error.contains("Radius b = -1 m is out of range; it must be greater than 0 m"));
        QVERIFY(printed.error.contains(
            "Restitution e = 1.5 is out of range; it must be at least 0 and at most 1"));
    }

    void publishedIsForValleysOnly() {
        const Printed printed =
            roverCommand({"run", "rover", "--set", "convention=published", "--set", "terrain=hill"});
        QCOMPARE(printed.code, 2);
        QVERIFY(printed.error.contains("only for the terrains “Valley” and “Gully”"));
    }
};

TALWEG_TEST(tst_rover_command, TestRoverCommand, QCoreApplication)
#include "tst_rover_command.moc"
