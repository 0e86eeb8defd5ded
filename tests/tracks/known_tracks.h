#pragma once

#include "tracks/ball_tracks.h"

namespace talweg::tests {

/// An unknown: the true value that was used to create a file, and the result of an independent fit.
struct Found {
    const char* id;
    double truth, estimate, halfWidth;
};

/// A track file, the settings of its fit and the expected results.
struct Case {
    const char* name;
    const char* file;
    std::vector<std::string> free, known;
    std::vector<std::pair<const char*, double>> values;
    double chi2PerDof;
    long dof;
    std::vector<Found> found;
    ImpactLaw law = ImpactLaw::constant;
    bool isOnSlope = false; ///< on the slope of slopeOf8()
};

// Synthetic tracks with normal noise. The expected results are from a Python program that shares no code with
// this one. Parameters that were fixed there are known here.
inline const std::vector<Case> cases{
    {"drop",
     "t01_drop.csv,use=y,sigma=0.001",
     {"e"},
     {},
     {},
     0.9585,
     813,
     {{"h0", 1, 1.0000158, 0.0002301},
      {"vy", 0, 0.00011311381, 0.0009384},
      {"e", 0.8, 0.79999143, 4.259e-05}}},
    {"slip",
     "t03_oblique_slip.csv,sigma=0.002",
     {"e", "mu"},
     {},
     {},
     1.0542,
     401,
     {{"x0", 0, 0.00012596684, 0.0009953},
      {"h0", 1, 1.0001433, 0.0009758},
      {"vx", 6, 5.99881, 0.003077},
      {"vy", 0, -0.00053924272, 0.003356},
      {"w", 0, -0.072703486, 0.1925},
      {"e", 0.7, 0.699908, 0.0003041},
      {"mu", 0.15, 0.14978115, 0.0005705}}},
    {"angle",
     "t04_with_angle.csv,sigma=0.002,sigma_angle=0.02",
     {"e", "mu"},
     {},
     {},
     0.9751,
     568,
     {{"x0", 0, 6.3381974e-06, 0.000549},
      {"h0", 0.8, 0.7998521, 0.00098},
      {"vx", 3, 2.9995635, 0.0008878},
      {"vy", 0, 0.00060243058, 0.003676},
      {"w", 15, 14.988433, 0.03653},
      {"th0", 0, 0.00040096965, 0.01011},
      {"e", 0.65, 0.65000378, 0.0003645},
      {"mu", 0.1, 0.099944465, 0.0001457}}},
    {"rolling",
     "t05_roll_level.csv,use=x,sigma=0.003",
     {"c_rr"},
     {"w"},
     {{"u3", -40}},
     0.9645,
     357,
     {{"x0", 0, 0.00021737028, 0.0009111},
      {"vx", 2, 1.9999535, 0.0009848},
      {"c_rr", 0.03, 0.030004693, 3.248e-05}}},
    {"drag",
     "t07_drag_drop.csv,use=y,sigma=0.002",
     {"e", "K"},
     {"vy"},
     {{"u5", 0}},
     1.0256,
     861,
     {{"h0", 3, 2.9998571, 0.0002493},
      {"e", 0.75, 0.75004456, 0.0001558},
      {"K", 0.06, 0.060014964, 0.0001306}}},
    {"gravity",
     "t08_g_free.csv,sigma=0.002",
     {"e", "g"},
     {"w"},
     {{"u3", -10}},
     0.9543,
     714,
     {{"x0", 0, -6.4813741e-05, 0.000432},
      {"h0", 1.5, 1.5001659, 0.0006819},
      {"vx", 0.5, 0.50006191, 0.0003151},
      {"vy", 0, 9.3761996e-07, 0.002562},
      {"e", 0.82, 0.81999158, 0.0001376},
      {"g", 9.81, 9.8102421, 0.004097}}},
    {"messy file",
     "t09_messy_file.csv,flip=y,offset=0,1.5,sigma=0.004",
     {"e"},
     {"w"},
     {{"u3", -24}},
     1.2834,
     115,
     {{"x0", 0, 0.001277543, 0.002501},
      {"h0", 1, 1.0005136, 0.004},
      {"vx", 1.2, 1.1990268, 0.002412},
      {"vy", 0, 0.0050881842, 0.01446},
      {"e", 0.72, 0.71921437, 0.0009929}}},
    {"grip",
     "t02_oblique_stick.csv,sigma=0.002",
     {"e", "mu"},
     {},
     {},
     0.9975,
     618,
     {{"x0", 0, -0.00013498769, 0.0008975},
      {"h0", 1.2, 1.2005582, 0.0008021},
      {"vx", 1.5, 1.4994164, 0.002211},
      {"vy", 0, -0.0021786332, 0.002663},
      {"w", -20, -20.044249, 0.126},
      {"e", 0.75, 0.74992318, 0.0001578}}},
    {"slope",
     "t06_roll_slope.csv,use=x,sigma=0.003,rotate=-8",
     {"c_rr"},
     {"w"},
     {{"u3", -4}},
     1.1007,
     177,
     {{"vx", 0.2, 0.1995313, 0.002978}, {"c_rr", 0.02, 0.019955347, 0.0001989}},
     ImpactLaw::constant,
     true},
    {"half-velocity",
     "t10_speed_dependent.csv,use=y,sigma=0.001",
     {"law_v"},
     {},
     {},
     0.9472,
     861,
     {{"h0", 2, 1.999891, 0.0002832},
      {"vy", 0, 0.00024156516, 0.0007011},
      {"law_v", 12, 12.000479, 0.001233}},
     ImpactLaw::halfVelocity},
};

/// A plane through the origin with a downward slope of 8°.
inline Points slopeOf8() {
    const double tangent = std::tan(8 * std::acos(-1.0) / 180);
    return {{-10, 10 * tangent}, {100, -100 * tangent}};
}

/// The fit of a case's track.
inline FitRequest requestOf(const Case& one) {
    FitRequest request{.tracks = {dataTrack(one.file).track},
                       .values = ballValues(),
                       .law = one.law,
                       .free = one.free,
                       .known = one.known};
    for (const auto& [id, value] : one.values)
        request.values[id] = value;
    if (one.isOnSlope) {
        request.values["terrain"] = std::string("profile");
        request.values["profile"] = slopeOf8();
    }
    return request;
}

/// The case with this name.
inline const Case& caseOf(const std::string& name) {
    for (const Case& one : cases)
        if (name == one.name) return one;
    qFatal("there is no case %s", name.c_str());
}

} // namespace talweg::tests
