#pragma once

#include "base/point.h"
#include "systems/space_scene.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace talweg {

/// Something that can be plotted or tabulated.
struct Quantity {
    std::string id = {};     ///< e.g. "vx"
    std::string symbol = {}; ///< e.g. "vₓ"; may be empty
    std::string label = {};  ///< e.g. "Velocity downrange"
    std::string unit = {};   ///< e.g. "m/s"; empty for a pure number
    std::string help = {};   ///< what it is, and what its sign says

    /// The column name in CSV and JSON: id and unit, such as "vx_m_s", "angle_deg", "t_s".
    std::string column() const;
};

/// How a run ended.
struct RunOutcome {
    enum class Tone { good, bad, neutral };
    std::string id;       ///< as in files, e.g. "crossed"
    std::string sentence; ///< in plain words, with the numbers that matter
    Tone tone = Tone::neutral;
};

/// One number that sums up a run.
struct Measure {
    Quantity quantity;
    double value = 0;
};

/// Several things side by side that sum up a run, such as the bodies of a race in order of arrival.
struct ResultTable {
    using Cell = std::variant<double, std::string>;

    std::string id = {};                ///< key in JSON, e.g. "bodies"
    std::string title = {};             ///< e.g. "Arrival"
    std::vector<Quantity> columns = {}; ///< JSON keys are their columns' names
    /// One cell per column: a number (not a number: nothing to say), or a text.
    std::vector<std::vector<Cell>> rows = {};
    bool onRequest = false; ///< too long to stand beside the run: written or drawn where it is asked for
    bool leads = false;     ///< what such a run is made for: shown without being asked for
};

/// Something that happened at an instant.
struct RunEvent {
    double t = 0;                    ///< s
    std::string kind = {};           ///< as in files, e.g. "impact"
    std::string label = {};          ///< for people, e.g. "Impact on the incline, sticks"
    Point place{0, 0};               ///< where on the ground or of the body's centre, m
    bool marked = false;             ///< drawn in the trajectory view
    std::vector<double> values = {}; ///< as System::eventColumns
};

/// A run sampled for drawing and for files. At a jump there are two rows with the same time: just
/// before, just after.
struct Samples {
    std::vector<double> t;                    ///< s, never decreasing
    std::vector<std::vector<double>> columns; ///< as columnsOf says, each as long as t
    std::vector<int> mode; ///< per row, the index in System::modes from this row to the next
};

/// A body in the scene; its place and turning are quantities of the run.
struct SceneBody {
    std::string name = {};
    double radius = 0;                ///< of a round one, m
    std::string x, y, angle = {};     ///< ids of quantities: centre in m, angle in degrees, counter-clockwise
    Points outline = {};              ///< of one that is not round: corners in its own axes, m
    std::vector<double> shownAt = {}; ///< instants at which its outline is left standing, s
    /// Number of a line colour of figures, which the path then has under the body's name; without one the
    /// path is coloured by mode.
    std::optional<std::size_t> line = {};
    double innerRadius = 0; ///< of a hollow round one, m
};

/// An arrow at a body in the scene, such as a force on it; left out where one of its numbers is none.
struct SceneArrow {
    std::string name = {};  ///< in the legend
    std::string x, y;       ///< ids of quantities: where it begins, m
    std::string angle = {}; ///< id of one in degrees, counter-clockwise from level; empty: 0
    double turn = 0;        ///< degrees more than that
    std::string size = {};  ///< id of a quantity, negative where it points the other way; empty: 1
    double length = 0;      ///< of the arrow for 1 of that, m
    std::size_t line = 0;   ///< number of a line colour of figures
};

/// What stands still in the trajectory view, and the bodies that move through it.
struct Scene {
    std::vector<Points> ground; ///< each filled downwards to the edge of the view
    std::vector<SceneBody> bodies;
    std::vector<Points> tracks = {}; ///< lines with nothing under them, such as a wire
    std::vector<SceneArrow> arrows = {};
    std::vector<std::string> readouts =
        {}; ///< ids of quantities written in a corner, as they are at the instant
};

/// A reason not to vouch for a run's numbers.
struct Doubt {
    enum class Kind {
        residual, ///< the energy ledger does not close
        ledger,   ///< a term of the energy ledger or an instant is impossible, whatever the residual
        step,     ///< the run ends on a step that its own checks had refused, or shorter steps change the end
        bound,    ///< a bound on the work of one run ended it
        resolution ///< a feature of the ground is smaller than the method certainly sees
    };
    Kind kind{};
    std::string sentence = {}; ///< complete, for people
};

/// "residual", "step", …, as in files.
const char* word(Doubt::Kind kind);

/// Closed forms and the integrators' tolerances (1e-12 and less) leave residuals a thousand times smaller;
/// what exceeds this fraction of the energy is an error of method, which the other numbers share.
inline constexpr double maxResidual = 1e-9;

/// A run of a method in steps is not vouched for where its end changes by more than this part with steps half
/// as long; in the limit of short steps the change is about half of the error. Smaller, and usual steps raise
/// doubts; larger, and an end that hangs on the steps passes.
inline constexpr double sameEnd = 0.005;

/// Adds a doubt where the residual, a fraction of the energy, exceeds maxResidual or is not a number.
void doubtResidual(double residual, std::vector<Doubt>& doubts);

/// The result of solving one experiment. A value: never changes, shared freely between threads.
struct Run {
    RunOutcome outcome;
    std::vector<std::string> warnings; ///< complete sentences
    std::vector<Doubt> doubts = {};    ///< why it is not vouched for; of nearly every run none
    std::vector<Measure> measures;     ///< of System::measures
    std::vector<RunEvent> events;
    /// How the numbers came about, as pairs of a heading and a text: convention, solver, residuals,
    /// cut-offs.
    std::vector<std::pair<std::string, std::string>> audit;
    Scene scene;
    std::optional<SpaceScene> space = {}; ///< the same in space, for figures of that kind
    std::vector<ResultTable> tables = {};
    std::vector<std::string> bodies = {}; ///< names of those that each have System::bodyQuantities
    double duration = 0;                  ///< s; the run covers 0 ≤ t ≤ duration
    bool endsAtRest = false;              ///< nothing moves any more after `duration`
    /// Texts of the above that have numbers with units, with those marked (base/quantity_text.h), by what
    /// they are without marks; of several that read alike, in their order.
    std::map<std::string, std::vector<std::string>> marked = {};
    /// Every column, as columnsOf says, at time t (s), exactly. At a jump: just after it.
    std::function<std::vector<double>(double t)> state;
    /// About `rows` samples, closer where the motion bends; jumps as two rows.
    std::function<Samples(std::size_t rows)> samples;
};

/// Calls a function with every text of a run that may have numbers with units.
void eachText(Run& run, const std::function<void(std::string& text)>& call);

/// Takes the marks out of the texts of a run that has just been made, and keeps them beside.
void settleTexts(Run& run);

/// The warnings, then what the doubts say: everything a reader of the outcome has to know.
std::vector<std::string> everyWarning(const Run& run);

} // namespace talweg
