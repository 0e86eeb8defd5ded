#pragma once

#include "support/decorated.h"
#include "support/falling_body.h"

#include <cmath>

namespace talweg::tests {

/// A fall is successful if its range x exceeds this, m.
inline constexpr double farRange = 10;

/// A fall is doubtful if its time exceeds this, s.
inline constexpr double longFall = 7;

inline double fallTime(double height, double g) {
    return std::sqrt(2 * height / g);
}

/// The falling body with everything that studies need. Its success is "far"; its results are the range x and
/// the time t. There is no batch solver.
inline System judgedFall() {
    System system = fallingBody();
    system.success = {"far", "", "Far", "%"};
    system.studyMeasures = {"x", "t"};
    system.studyOver = "speed";
    system.studySmallest = "height";
    tests::setSolve(system,
                    [solve = tests::solveOf(system)](const Values& values, std::stop_token stop,
                                                     const Progress& progress) -> std::shared_ptr<const Run> {
                        const auto run = solve(values, stop, progress);
                        if (!run) return nullptr;
                        auto judged = std::make_shared<Run>(*run);
                        judged->outcome.id = judged->measures[1].value > farRange ? "far" : "near";
                        if (judged->measures[0].value > longFall)
                            judged->doubts.push_back({Doubt::Kind::bound, "Too long."});
                        return judged;
                    });
    return system;
}

/// The runs of judgedFall() in closed form.
class FallBatch : public Batch {
public:
    explicit FallBatch(const BatchOrder& order) : m_order(order) {}

    void solve(const BatchRuns& runs) const override {
        for (std::size_t i = 0; i < runs.count; ++i) {
            const double t = fallTime(input("height", runs, i), input("g", runs, i));
            const double x = input("speed", runs, i) * t;
            runs.succeeded[i] = x > farRange;
            if (runs.doubtful) runs.doubtful[i] = t > longFall;
            for (std::size_t m = 0; m < m_order.measures.size(); ++m)
                runs.measures[m][i] = m_order.measures[m] == "t" ? t : x;
        }
    }

private:
    double input(const char* id, const BatchRuns& runs, std::size_t i) const {
        for (std::size_t v = 0; v < m_order.varied.size(); ++v)
            if (m_order.varied[v] == id) return runs.inputs[v][i];
        return std::get<double>(m_order.base.at(id));
    }

    BatchOrder m_order;
};

/// judgedFall() with a batch solver.
inline System batchedFall() {
    System system = judgedFall();
    system.batch = [](const BatchOrder& order) { return std::make_unique<FallBatch>(order); };
    return system;
}

} // namespace talweg::tests
