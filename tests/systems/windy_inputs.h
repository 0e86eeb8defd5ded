#pragma once

#include "systems/rover_inputs.h"

namespace talweg::tests {

/// Random valid inputs with any ground, body, air and wind, including zero and very small values.
inline rover::Inputs windyInputs(RandomSource& dice) {
    using namespace rover;
    Inputs in = tests::randomInputs(dice);
    in.convention = Convention::consistent;
    in.e = std::min(in.e, 0.97);
    in.m = std::exp(dice.between(0, 5));
    in.rho = dice.chance(0.1) ? 0 : dice.chance(0.05) ? 1e-10 : dice.chance(0.5) ? 0.0155 : 1.225;
    in.cd = dice.between(0.3, 1.2);
    in.wind = dice.chance(0.2) ? 0 : dice.between(-20, 20);
    if (dice.chance(0.4)) in.windProfile = WindProfile::logarithmic;
    in.rollingResistance = dice.chance(0.3) ? 0 : dice.chance(0.1) ? in.muK : dice.between(0, 0.2);
    if (in.rho == 0 && in.rollingResistance == 0) in.rollingResistance = 0.05;
    if (dice.chance(0.3)) in.until = Until::rest;
    in.tEnd = 600;
    return in;
}

/// The --set options for the same run on the command line.
inline QString describedWithAir(const rover::Inputs& in) {
    return described(in)
           + QStringLiteral(" --set m=%1 --set rho=%2 --set cd=%3 --set wind=%4 --set c_rr=%5 --set "
                            "wind_profile=%6 --set until=%7")
                 .arg(in.m, 0, 'g', 17)
                 .arg(in.rho, 0, 'g', 17)
                 .arg(in.cd, 0, 'g', 17)
                 .arg(in.wind, 0, 'g', 17)
                 .arg(in.rollingResistance, 0, 'g', 17)
                 .arg(QLatin1String(in.windProfile == rover::WindProfile::uniform ? "uniform" : "log"),
                      QLatin1String(in.until == rover::Until::rest ? "rest" : "verdict"));
}

} // namespace talweg::tests
