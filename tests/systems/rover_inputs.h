#pragma once

#include "physics/near.h"
#include "systems/parameter.h"
#include "systems/reading.h"
#include "systems/rover/motion/simulation.h"
#include "systems/rover/rover_system.h"
#include "systems/standard_inputs.h"

#include <QString>

namespace talweg::tests {

/// Inputs for a valley in the order of the thesis: [β = θ, dh, pl], [b, k, e], gravity g and launch speed u4.
inline rover::Inputs design(double tilt, double dh, double pl, double b, double k, double e, double g,
                            double u4) {
    rover::Inputs in = standardInputs(rover::inputTable());
    in.beta = in.theta = tilt;
    in.dh = dh;
    in.pl = pl;
    in.b = b;
    in.inertiaFactor = k;
    in.e = e;
    in.g = g;
    in.u4 = u4;
    return in;
}

inline rover::Inputs published(rover::Inputs in) {
    in.convention = rover::Convention::published;
    return in;
}

inline Points randomProfile(RandomSource& dice) {
    Points points;
    double x = dice.between(-5, 5);
    double y = 0;
    const std::size_t count = 2 + dice.below(30);
    for (std::size_t i = 0; i < count; ++i) {
        points.emplace_back(x, y);
        const double dx = dice.between(0.05, 8);
        const bool isWall = dice.chance(0.2) && i > 0 && points[i - 1].x() != x;
        if (!isWall) x += dx;
        y += dx * dice.between(-1.5, 1.5);
    }
    return points;
}

/// Random valid inputs with all terrains and conventions, including extreme values.
inline rover::Inputs randomInputs(RandomSource& dice) {
    using namespace rover;
    Inputs in = standardInputs(rover::inputTable());
    in.terrain = static_cast<Terrain>(dice.below(6));
    in.beta = dice.chance(0.05) ? 0 : dice.between(1, 85);
    in.theta = dice.chance(0.05) ? 0 : dice.between(1, 85);
    in.dh = dice.chance(0.05) ? 0 : -dice.between(0.1, 40);
    if (in.terrain == Terrain::slope && dice.chance(0.3)) in.dh = -in.dh;
    in.pl = dice.chance(0.1) ? 0 : dice.between(0.1, 60);
    in.profile = randomProfile(dice);
    in.b = dice.between(0.05, 6);
    in.inertiaFactor = dice.between(0.05, 1);
    in.e = dice.chance(0.05) ? 0 : dice.chance(0.05) ? 1 : dice.between(0, 1);
    in.mu = dice.chance(0.1) ? 0 : dice.between(0, 1.3);
    in.muK = in.mu * dice.between(0.3, 1);
    in.g = dice.between(1, 12);
    in.u4 = dice.chance(0.05) ? 0 : dice.chance(0.2) ? -dice.between(0, 12) : dice.between(0, 12);
    if (dice.chance(0.4)) in.u3 = dice.between(-20, 20);
    if (dice.chance(0.2)) in.q1 = dice.between(-10, 40);
    if (dice.chance(0.2)) in.clearance = dice.between(0, 8);
    const bool sunken = in.terrain == Terrain::valley || in.terrain == Terrain::gully;
    if (sunken && dice.chance(0.5)) in.convention = Convention::published;
    in.tEnd = 2000;
    return in;
}

/// The same inputs as values of the system.
inline Values valuesOf(const rover::Inputs& in) {
    const auto word = [](auto choice, std::initializer_list<const char*> words) {
        return std::string(words.begin()[static_cast<std::size_t>(choice)]);
    };
    Values values = defaultValues(rover::system().parameters);
    values["terrain"] = word(in.terrain, {"valley", "gully", "hill", "slope", "flat", "profile"});
    values["convention"] = word(in.convention, {"consistent", "published"});
    values["solver"] = word(in.solver, {"event", "adaptive", "rk4"});
    if (in.terrain == rover::Terrain::profile) values["profile"] = in.profile;
    if (in.u1) values["u1"] = *in.u1;
    if (in.u3) values["u3"] = *in.u3;
    if (in.q1) values["q1"] = *in.q1;
    for (const auto& [id, value] : {std::pair("beta", in.beta),
                                    {"theta", in.theta},
                                    {"dh", in.dh},
                                    {"pl", in.pl},
                                    {"b", in.b},
                                    {"k", in.inertiaFactor},
                                    {"e", in.e},
                                    {"mu", in.mu},
                                    {"mu_k", in.muK},
                                    {"g", in.g},
                                    {"u2", in.u2},
                                    {"u4", in.u4},
                                    {"u5", in.u5},
                                    {"u6", in.u6},
                                    {"h", in.h},
                                    {"clearance", in.clearance},
                                    {"t_end", in.tEnd}})
        values[id] = value;
    return values;
}

/// The --set options for the same run on the command line.
inline QString described(const rover::Inputs& in) {
    QString text;
    const auto add = [&text](const char* id, double number) {
        text += QStringLiteral(" --set %1=%2").arg(id).arg(number, 0, 'g', 17);
    };
    if (in.terrain == rover::Terrain::profile)
        text += QStringLiteral(" --set terrain=profile --set 'profile=%1'")
                    .arg(QString::fromStdString(write(Parameter(), in.profile)));
    else {
        text += in.terrain == rover::Terrain::gully ? " --set terrain=gully" : " --set terrain=valley";
        add("beta", in.beta);
        add("theta", in.theta);
        add("dh", in.dh);
        add("pl", in.pl);
    }
    if (in.convention == rover::Convention::published) text += " --set convention=published";
    add("b", in.b);
    add("k", in.inertiaFactor);
    add("e", in.e);
    add("mu", in.mu);
    add("mu_k", in.muK);
    add("g", in.g);
    add("u4", in.u4);
    if (in.u3) add("u3", *in.u3);
    if (in.q1) add("q1", *in.q1);
    add("clearance", in.clearance);
    add("t_end", in.tEnd);
    return text;
}

} // namespace talweg::tests
