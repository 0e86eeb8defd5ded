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

/// Describes a quantity that can be plotted or tabulated.
struct Quantity {
    std::string id = {};     ///< e.g. "vx"
    std::string symbol = {}; ///< e.g. "vₓ"; may be empty
    std::string label = {};  ///< e.g. "Velocity downrange"
    std::string unit = {};   ///< e.g. "m/s"; empty for a pure number
    std::string help = {};   ///< meaning of the quantity and of its sign

    /// The column name in CSV and JSON: id and unit, such as "vx_m_s", "angle_deg", "t_s".
    std::string column() const;
};

/// The outcome of a run.
struct RunOutcome {
    enum class Tone { good, bad, neutral };
    std::string id;       ///< id in files, e.g. "crossed"
    std::string sentence; ///< in plain words, with the numbers that matter
    Tone tone = Tone::neutral;
};

/// A number that summarises a run.
struct Measure {
    Quantity quantity;
    double value = 0;
};

/// A table that summarises a run, such as the bodies of a race in order of arrival.
struct ResultTable {
    using Cell = std::variant<double, std::string>;

    std::string id = {};                ///< key in JSON, e.g. "bodies"
    std::string title = {};             ///< e.g. "Arrival"
    std::vector<Quantity> columns = {}; ///< JSON keys are their columns' names
    /// One cell per column: a number (NaN for an empty cell) or a text.
    std::vector<std::vector<Cell>> rows = {};
    bool onRequest = false; ///< too long to be shown with the run; written or drawn on request
    bool leads = false;     ///< the main result of a run that has this table; always shown
};

/// An event of a run.
struct RunEvent {
    double t = 0;                    ///< s
    std::string kind = {};           ///< name in files, e.g. "impact"
    std::string label = {};          ///< for display, e.g. "Impact on the incline, sticks"
    Point place{0, 0};               ///< position on the ground or of the body's centre, m
    bool marked = false;             ///< drawn in the trajectory view
    std::vector<double> values = {}; ///< in the order of System::eventColumns
};

/// A run sampled for drawing and for files. A jump has two rows with the same time: just before and just
/// after.
struct Samples {
    std::vector<double> t;                    ///< s, never decreasing
    std::vector<std::vector<double>> columns; ///< in the order of columnsOf, each as long as t
    std::vector<int> mode; ///< per row, the index in System::modes from this row to the next
};

/// A body in the scene; its position and rotation are quantities of the run.
struct SceneBody {
    std::string name = {};
    double radius = 0;                ///< radius of a round body, m
    std::string x, y, angle = {};     ///< ids of quantities: centre in m, angle in degrees, counter-clockwise
    Points outline = {};              ///< corners of a body that is not round, in its own axes, m
    std::vector<double> shownAt = {}; ///< times at which its outline remains visible, s
    /// Index of a line colour of figures for the body's path, which then has the body's name. If empty, the
    /// path is coloured by mode.
    std::optional<std::size_t> line = {};
    double innerRadius = 0; ///< inner radius of a hollow round body, m
};

/// An arrow at a body in the scene, such as a force on it; omitted if one of its values is NaN.
struct SceneArrow {
    std::string name = {};  ///< name in the legend
    std::string x, y;       ///< ids of quantities: start of the arrow, m
    std::string angle = {}; ///< id of a quantity in degrees, counter-clockwise from level; empty: 0
    double turn = 0;        ///< additional degrees
    std::string size = {};  ///< id of a quantity, negative for the opposite direction; empty: 1
    double length = 0;      ///< length of the arrow for the size 1, m
    std::size_t line = 0;   ///< index of a line colour of figures
};

/// The fixed objects in the trajectory view, and the bodies that move through it.
struct Scene {
    std::vector<Points> ground; ///< each filled downwards to the edge of the view
    std::vector<SceneBody> bodies;
    std::vector<Points> tracks = {}; ///< lines without ground below, such as a wire
    std::vector<SceneArrow> arrows = {};
    std::vector<std::string> readouts =
        {}; ///< ids of quantities written in a corner, with their values at the time cursor
};

/// A reason not to vouch for the numbers of a run.
struct Doubt {
    enum class Kind {
        residual,  ///< the energy balance does not close
        ledger,    ///< a term of the energy ledger or a time is impossible, whatever the residual
        step,      ///< the run ends on a step that its own checks rejected, or shorter steps change its end
        bound,     ///< a limit on the computation of a run ended it
        resolution ///< a feature of the ground may be too small for the method
    };
    Kind kind{};
    std::string sentence = {}; ///< complete sentence for display
};

/// Name in files: "residual", "step", …
const char* word(Doubt::Kind kind);

/// Largest acceptable residual as a fraction of the energy. Closed forms and the tolerances of integrators
/// (1e-12 and less) leave residuals a thousand times smaller; a larger residual is an error of the method
/// that also affects the other numbers.
inline constexpr double maxResidual = 1e-9;

/// Largest relative change of the end of a run when a stepped method uses steps half as long; above it, the
/// run is not vouched for. For short steps the change is about half of the error. If too small, usual steps
/// raise doubts; if too large, an end that is sensitive to the steps is accepted.
inline constexpr double sameEnd = 0.005;

/// Adds a doubt if the residual, a fraction of the energy, exceeds maxResidual or is NaN.
void doubtResidual(double residual, std::vector<Doubt>& doubts);

/// The result of solving one experiment. Immutable, shared freely between threads.
struct Run {
    RunOutcome outcome;
    std::vector<std::string> warnings; ///< complete sentences
    std::vector<Doubt> doubts = {};    ///< reasons not to vouch for the run; usually none
    std::vector<Measure> measures;     ///< values of System::measures
    std::vector<RunEvent> events;
    /// The method, as pairs of a heading and a text: convention, solver, residuals, cut-offs.
    std::vector<std::pair<std::string, std::string>> audit;
    Scene scene;
    std::optional<SpaceScene> space = {}; ///< the scene in 3-D, for figures of this kind
    std::vector<ResultTable> tables = {};
    std::vector<std::string> bodies = {}; ///< names of the bodies that each have System::bodyQuantities
    double duration = 0;                  ///< s; the run covers 0 ≤ t ≤ duration
    bool endsAtRest = false;              ///< nothing moves after `duration`
    /// Texts of this run that contain numbers with units, with these numbers marked (base/quantity_text.h).
    /// The key is the text without marks; texts that read alike are stored in their order.
    std::map<std::string, std::vector<std::string>> marked = {};
    /// The exact values of every column, in the order of columnsOf, at time t (s). At a jump: just after it.
    std::function<std::vector<double>(double t)> state;
    /// About `rows` samples, denser where the motion changes quickly; a jump has two rows.
    std::function<Samples(std::size_t rows)> samples;
};

/// Calls a function with every text of a run that may contain numbers with units.
void eachText(Run& run, const std::function<void(std::string& text)>& call);

/// Removes the marks from the texts of a new run and stores them separately.
void settleTexts(Run& run);

/// The warnings, then the sentences of the doubts: everything a reader of the outcome needs.
std::vector<std::string> everyWarning(const Run& run);

} // namespace talweg
