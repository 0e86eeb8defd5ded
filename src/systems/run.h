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

/// A quantity that can be plotted or listed in a table.
struct Quantity {
    std::string id = {};     ///< e.g. "vx"
    std::string symbol = {}; ///< e.g. "vₓ"; may be empty
    std::string label = {};  ///< e.g. "Velocity downrange"
    std::string unit = {};   ///< e.g. "m/s"; empty for a pure number
    std::string help = {};   ///< meaning of the quantity and of its sign

    /// The column name in CSV and JSON, made of id and unit: "vx_m_s", "angle_deg", "t_s".
    std::string column() const;
};

/// The outcome of a run.
struct RunOutcome {
    enum class Tone { good, bad, neutral };
    std::string id;       ///< id in files, e.g. "crossed"
    std::string sentence; ///< for display, with the main numbers
    Tone tone = Tone::neutral;
};

/// A number that summarises a run.
struct Measure {
    Quantity quantity;
    double value = 0;
};

/// A table of results of a run, e.g. the bodies of a race in order of arrival.
struct ResultTable {
    using Cell = std::variant<double, std::string>;

    std::string id = {};                ///< key in JSON, e.g. "bodies"
    std::string title = {};             ///< e.g. "Arrival"
    std::vector<Quantity> columns = {}; ///< keys in JSON are Quantity::column
    /// One cell per column: a number (NaN for an empty cell) or a text.
    std::vector<std::vector<Cell>> rows = {};
    bool onRequest = false; ///< too long to show by default; shown or written only on request
    bool leads = false;     ///< main result of the run; always shown
};

/// An event of a run.
struct RunEvent {
    double t = 0;                    ///< s
    std::string kind = {};           ///< name in files, e.g. "impact"
    std::string label = {};          ///< for display, e.g. "Impact on the incline, sticks"
    Point place{0, 0};               ///< position of the event on the ground, or of the body's centre, m
    bool marked = false;             ///< drawn in the trajectory view
    std::vector<double> values = {}; ///< in the order of System::eventColumns
};

/// A run sampled for drawing and for files. At a jump there are two rows with the same time: just before and
/// just after it.
struct Samples {
    std::vector<double> t;                    ///< s, never decreasing
    std::vector<std::vector<double>> columns; ///< in the order of columnsOf, each as long as t
    std::vector<int> mode; ///< for each row, the index in System::modes that holds until the next row
};

/// A body in the scene; its position and rotation are quantities of the run.
struct SceneBody {
    std::string name = {};
    double radius = 0;                ///< radius of a round body, m
    std::string x, y, angle = {};     ///< ids of quantities: centre in m, angle in degrees, counter-clockwise
    Points outline = {};              ///< corners of a body that is not round, in its own axes, m
    std::vector<double> shownAt = {}; ///< times whose positions of the outline remain drawn, s
    /// Index of the line colour of the body's path, labelled with the body's name. If empty, colours show the
    /// modes along the path.
    std::optional<std::size_t> line = {};
    double innerRadius = 0; ///< inner radius of a hollow round body, m
};

/// An arrow at a body in the scene, e.g. a force on it. It is not drawn while one of its values is NaN.
struct SceneArrow {
    std::string name = {};  ///< name in the legend
    std::string x, y;       ///< ids of quantities: start of the arrow, m
    std::string angle = {}; ///< id of a quantity in degrees, counter-clockwise from level; empty: 0
    double turn = 0;        ///< angle added to `angle`, degrees
    std::string size = {};  ///< id of a quantity that scales the arrow, negative for the opposite direction;
                            ///< empty: 1
    double length = 0;      ///< length of the arrow at size 1, m
    std::size_t line = 0;   ///< index of a line colour of figures
};

/// The fixed objects in the trajectory view and the moving bodies.
struct Scene {
    std::vector<Points> ground; ///< profiles; the area below each is filled down to the edge of the view
    std::vector<SceneBody> bodies;
    std::vector<Points> tracks = {}; ///< lines without ground below, such as a wire
    std::vector<SceneArrow> arrows = {};
    std::vector<std::string> readouts =
        {}; ///< ids of quantities whose values at the time cursor are shown in a corner
};

/// A reason why the numbers of a run may be wrong. The program does not vouch for a run with doubts.
struct Doubt {
    enum class Kind {
        residual, ///< the energy balance has an error
        ledger,   ///< an energy or a time is impossible, even if the energy balance has no error
        step, ///< the last step was rejected by the error control, or shorter steps change the end of the run
        bound,     ///< a computational limit ended the run
        resolution ///< a feature of the ground may be too small for the method
    };
    Kind kind{};
    std::string sentence = {}; ///< complete sentence for display
};

/// Name of the kind in files: "residual", "step", …
const char* word(Doubt::Kind kind);

/// Largest acceptable residual as a fraction of the energy. Closed forms and integrators with tolerances up
/// to 1e-12 leave residuals a thousand times smaller. A larger residual indicates an error of the method that
/// also affects the other numbers.
inline constexpr double maxResidual = 1e-9;

/// Largest acceptable relative change of the end of a run if a stepped method halves its steps. For short
/// steps, the change is about half of the error. If too small, usual steps raise doubts; if too large, an end
/// that is sensitive to the steps is accepted.
inline constexpr double sameEnd = 0.005;

/// Adds a doubt if the residual, a fraction of the energy, exceeds maxResidual or is NaN.
void doubtResidual(double residual, std::vector<Doubt>& doubts);

/// The result of solving one experiment. Immutable, shared freely between threads.
struct Run {
    RunOutcome outcome;
    std::vector<std::string> warnings; ///< complete sentences
    std::vector<Doubt> doubts = {};    ///< reasons why the numbers may be wrong; usually none
    std::vector<Measure> measures;     ///< values of System::measures
    std::vector<RunEvent> events;
    /// How the run was computed, as pairs of a heading and a text: convention, solver, residuals, cut-offs.
    std::vector<std::pair<std::string, std::string>> audit;
    Scene scene;
    std::optional<SpaceScene> space = {}; ///< the scene in 3-D, for figures of this kind
    std::vector<ResultTable> tables = {};
    std::vector<std::string> bodies = {}; ///< names of the bodies; each body has all of
                                          ///< System::bodyQuantities
    double duration = 0;                  ///< s; the run covers 0 ≤ t ≤ duration
    bool endsAtRest = false;              ///< nothing moves after `duration`
    /// The texts of this run that contain numbers with units, with these numbers marked
    /// (base/quantity_text.h), so that the units can be converted. The key is the text without marks.
    /// Different texts with the same key are in the order of the run.
    std::map<std::string, std::vector<std::string>> marked = {};
    /// The exact values of all columns at time t (s), in the order of columnsOf. At a jump: just after it.
    std::function<std::vector<double>(double t)> state;
    /// About `rows` samples, more of them where the motion changes quickly. A jump has two rows.
    std::function<Samples(std::size_t rows)> samples;
};

/// Calls a function for each text of a run that may contain numbers with units.
void eachText(Run& run, const std::function<void(std::string& text)>& call);

/// Moves the marked texts of a new run to Run::marked and removes the marks from the originals.
void settleTexts(Run& run);

/// The warnings, followed by the sentences of the doubts.
std::vector<std::string> everyWarning(const Run& run);

} // namespace talweg
