#pragma once

#include "systems/system.h"

#include <utility>

namespace talweg::tests {

using Solve = std::function<std::shared_ptr<const Run>(const Values&, std::stop_token, const Progress&)>;

/// Prepared inputs whose functions can be replaced. Functions that are not replaced are those of `plain`.
struct Decorated : Prepared {
    Values values;
    std::shared_ptr<const Prepared> plain; ///< may be null
    Solve solveAs;
    std::function<std::vector<Handle>(const Values&)> handlesOf;
    std::function<Values(const Values&, std::size_t, Point)> dragTo;

    std::shared_ptr<const Run> solve(const std::stop_token& stop, const Progress& progress) const override {
        return solveAs ? solveAs(values, stop, progress) : plain->solve(stop, progress);
    }
    std::vector<Handle> handles() const override {
        return handlesOf ? handlesOf(values) : plain ? plain->handles() : std::vector<Handle>{};
    }
    Values drag(std::size_t handle, Point to) const override {
        return dragTo ? dragTo(values, handle, to) : plain ? plain->drag(handle, to) : Values{};
    }
};

/// A function that solves valid inputs of a system.
inline Solve solveOf(const System& system) {
    return [prepare = system.prepare](const Values& values, const std::stop_token& stop,
                                      const Progress& progress) {
        return prepare(values).inputs->solve(stop, progress);
    };
}

/// Replaces functions of a system's prepared inputs; `change(Decorated&)` sets the new ones.
template <class Change>
void decorate(System& system, const Change& change) {
    system.prepare = [prepare = system.prepare, change](const Values& values) {
        Preparation preparation;
        if (prepare) preparation = prepare(values);
        if (!preparation.problems.empty()) return preparation;
        auto decorated = std::make_shared<Decorated>();
        decorated->values = values;
        decorated->plain = preparation.inputs;
        change(*decorated);
        preparation.inputs = std::move(decorated);
        return preparation;
    };
}

inline void setSolve(System& system, Solve solve) {
    decorate(system, [solve = std::move(solve)](Decorated& inputs) { inputs.solveAs = solve; });
}

/// Makes a system reject inputs for which `check` returns problems.
inline void setCheck(System& system, std::function<std::vector<Problem>(const Values&)> check) {
    system.prepare = [prepare = system.prepare, check = std::move(check)](const Values& values) {
        auto problems = check(values);
        if (!problems.empty()) return Preparation{std::move(problems)};
        return prepare ? prepare(values) : Preparation{};
    };
}

/// The run with these inputs, which must be valid.
inline std::shared_ptr<const Run> runOf(const System& system, const Values& values,
                                        const std::stop_token& stop = {}, const Progress& progress = {}) {
    return system.prepare(values).inputs->solve(stop, progress);
}

} // namespace talweg::tests
