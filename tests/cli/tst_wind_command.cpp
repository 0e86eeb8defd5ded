#include "command_line.h"
#include "physics/near.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <cmath>
#include <numbers>

using namespace talweg;
using namespace talweg::tests;

namespace {

constexpr double degree = std::numbers::pi / 180;

using Settings = QMap<QString, QString>;

/// The shell of 6 m and 20 kg in the air of Mars on level ground, with other settings on top.
QStringList shell(const Settings& more) {
    Settings all{{"terrain", "flat"},         {"pl", "5000"},  {"b", "3"},  {"m", "20"},
                 {"k", "0.6666666666666666"}, {"g", "3.71"},   {"u4", "0"}, {"cd", "0.5"},
                 {"rho", "0.0155"},           {"c_rr", "0.05"}};
    all.insert(more);
    QStringList arguments{"run", "rover"};
    for (auto it = all.begin(); it != all.end(); ++it)
        arguments << "--set" << it.key() + '=' + it.value();
    return arguments;
}

Printed printed(const QStringList& arguments) {
    const Printed p = talwegCommand(arguments, builtinSystems());
    if (p.code != 0) qFatal("%s", qPrintable(p.error));
    return p;
}

QString text(double x) {
    return QString::number(x, 'g', 17);
}

/// The cells of a table by columns.
class Cells {
public:
    explicit Cells(const QString& csv) {
        for (const QString& line : csv.trimmed().split('\n'))
            m_rows << line.split(',');
    }
    qsizetype count() const { return m_rows.size() - 1; }
    double at(qsizetype row, const QString& column) const {
        const qsizetype place = m_rows[0].indexOf(column);
        if (place < 0) qFatal("no column %s", qPrintable(column));
        return m_rows[row + 1][place].toDouble();
    }
    qsizetype rowWith(const QString& column, double number) const {
        for (qsizetype row = 0; row < count(); ++row)
            if (std::abs(at(row, column) - number) < 1e-9) return row;
        qFatal("no row with %s = %g", qPrintable(column), number);
    }

private:
    QList<QStringList> m_rows;
};

Cells states(const Settings& settings, const QString& times) {
    return Cells(printed(shell(settings) << "--at" << times).out);
}

double measure(const Settings& settings, const QString& id) {
    const QJsonObject run =
        QJsonDocument::fromJson(printed(shell(settings) << "--json").out.toUtf8()).object();
    return run["measures"].toObject()[id].toDouble();
}

} // namespace

/// The numbers by which designers of rovers in the wind check a program, as the command line writes them.
class TestWindCommand : public QObject {
    Q_OBJECT

private slots:
    void rolling() {
        const Cells from = states({{"wind", "20"}, {"t_end", "60"}}, "10,30,60");
        QNEAR(from.at(0, "vx_m_s"), 7.2082991040, 5e-11);
        QNEAR(from.at(0, "x_m"), 42.2096602493, 5e-11);
        QNEAR(from.at(1, "vx_m_s"), 11.7236987270, 5e-11);
        QNEAR(from.at(1, "x_m"), 241.2818405525, 5e-10);
        QNEAR(from.at(2, "vx_m_s"), 13.4992431125, 5e-11);
        QNEAR(from.at(2, "x_m"), 625.7475915063, 5e-10);
        const Cells launched = states({{"wind", "20"}, {"u4", "19"}, {"t_end", "60"}}, "10");
        QNEAR(launched.at(0, "vx_m_s"), 17.9664150102, 5e-11);
        QNEAR(launched.at(0, "x_m"), 184.7458161820, 5e-10);
    }

    void startingWind() {
        QNEAR(measure({}, "restart_wind_m_s"), 5.819088, 5e-7);
        QNEAR(measure({{"c_rr", "0.1"}}, "restart_wind_m_s"), 8.229433, 5e-7);
    }

    /// Steady speed and steepest climb are columns of the table behind the chart.
    void mobility() {
        QTemporaryDir folder;
        const QString file = folder.filePath("mobility.csv");
        const auto chart = [&](const Settings& settings) {
            QFile::remove(file);
            printed(shell(settings) << "--table"
                                    << "mobility"
                                    << "--csv" << file);
            return Cells(QString::fromUtf8(contents(file)));
        };
        const Cells at20 = chart({{"wind", "20"}}), at10 = chart({{"wind", "10"}}),
                    jpl = chart({{"wind", "20"}, {"c_rr", "0.14765909"}});
        QNEAR(at20.at(at20.rowWith("wind_m_s", 20), "speed_m_s"), 14.180912, 5e-7);
        QNEAR(at20.at(at20.rowWith("wind_m_s", 20), "climb_deg"), 33.2875, 5e-5);
        QNEAR(at10.at(at10.rowWith("wind_m_s", 10), "climb_deg"), 5.6182, 5e-5);
        QNEAR(jpl.at(jpl.rowWith("wind_m_s", 20), "speed_m_s"), 10.000, 5e-4);
        QNEAR(jpl.at(jpl.rowWith("wind_m_s", 20), "climb_deg"), 27.3541, 5e-5);
        QNEAR(measure({{"c_rr", "0.14765909"},
                       {"terrain", "slope"},
                       {"theta", "25"},
                       {"dh", "30"},
                       {"q1", "10"},
                       {"wind", "19"}},
                      "restart_wind_m_s"),
              19.4124, 5e-5);
    }

    void downInStillAir() {
        const Settings slope{
            {"terrain", "slope"}, {"beta", "25"}, {"dh", "-5000"}, {"q1", "2"}, {"t_end", "400"}};
        const Cells late = states(slope, "400");
        QNEAR(std::hypot(late.at(0, "vx_m_s"), late.at(0, "vy_m_s")), 15.9850855, 5e-8);
    }

    void flight() {
        const Settings thrown{{"clearance", "10"}, {"u4", "10"}, {"u5", "3"}, {"u3", "0"}, {"wind", "20"}};
        const Cells at = states(thrown, "0,1.6");
        QNEAR(at.at(1, "x_m") - at.at(0, "x_m"), 16.6722848959, 5e-11);
        QNEAR(at.at(1, "y_m") - at.at(0, "y_m"), -0.0191326040, 5e-11);
        QNEAR(at.at(1, "vx_m_s"), 10.8175686814, 5e-11);
        QNEAR(at.at(1, "vy_m_s"), -2.9384397285, 5e-11);
        Settings vacuum = thrown;
        vacuum["rho"] = "0";
        const Cells there = states(vacuum, "0,1.6");
        QNEAR(there.at(1, "x_m") - there.at(0, "x_m"), 16, 1e-12);
        QNEAR(there.at(1, "y_m") - there.at(0, "y_m"), 0.0512, 1e-12);
    }

    /// Blown against a step; its face is a hundredth of a millimetre wide.
    void overAStep() {
        for (const auto& [height, wind] : {std::pair{"0.1", 13.3932}, {"0.5", 21.1950}, {"1.0", 27.5168}})
            QNEAR(measure({{"terrain", "profile"},
                           {"profile", QString("0:0,30:0,30.00001:%1,60:%1").arg(height)},
                           {"q1", "25"},
                           {"e", "0"},
                           {"until", "rest"},
                           {"wind", "7"}},
                          "restart_wind_m_s"),
                  wind, 1e-3);
    }

    void logarithmicProfile() {
        QTemporaryDir folder;
        const QString file = folder.filePath("wind.csv");
        const auto windAt = [&](const char* b, double height) {
            QFile::remove(file);
            printed(
                shell({{"b", b}, {"wind", "31"}, {"wind_profile", "log"}, {"z_ref", "1.6"}, {"z0", "0.03"}})
                << "--table"
                << "wind_by_height"
                << "--csv" << file);
            const Cells table(QString::fromUtf8(contents(file)));
            return table.at(table.rowWith("height_m", height), "wind_m_s");
        };
        QNEAR(windAt("2.5", 10), 45.286, 5e-4);
        QNEAR(windAt("0.4", 1.089), 28, 5e-3);
    }

    /// Rolled down 25° through 30 m of height from 5 m/s, to where the centre is above the end of the slope.
    void theDeepValley() {
        struct Case {
            double g, rho, b, m, speed;
        };
        for (const auto& [g, rho, b, m, speed] : {Case{9.81, 0, 1, 20, 21.11},
                                                  {9.81, 1.225, 1, 20, 9.26},
                                                  {9.81, 1.225, 1, 40, 12.63},
                                                  {3.71, 0, 2, 20, 13.56},
                                                  {3.71, 0.0155, 2, 20, 12.67},
                                                  {3.71, 0.0155, 2, 40, 13.10}}) {
            // It starts 5 m down the face, and touches it less far down than its centre is.
            const double depth = 30 + (5 + b * std::tan(25 * degree)) * std::sin(25 * degree);
            const Settings settings{{"terrain", "slope"},
                                    {"beta", "25"},
                                    {"dh", text(-depth)},
                                    {"b", text(b)},
                                    {"m", text(m)},
                                    {"g", text(g)},
                                    {"rho", text(rho)},
                                    {"k", "0.4"},
                                    {"c_rr", "0"},
                                    {"u4", "5"},
                                    {"mu", "10"},
                                    {"mu_k", "10"},
                                    {"q1", text(5 * std::cos(25 * degree) + b * std::sin(25 * degree))}};
            QTemporaryDir folder;
            const QString file = folder.filePath("events.csv");
            printed(shell(settings) << "--events" << file);
            const Cells events(QString::fromUtf8(contents(file)));
            const qsizetype end = events.count() - 1;
            const double arrives =
                std::hypot(events.at(end, "vx_before_m_s"), events.at(end, "vy_before_m_s"));
            QNEAR(arrives, speed, 5e-3);
        }
    }
};

TALWEG_TEST(tst_wind_command, TestWindCommand, QCoreApplication)
#include "tst_wind_command.moc"
