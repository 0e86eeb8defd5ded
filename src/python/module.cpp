// The Python module: systems and their inputs, single runs, studies and random runs. Results are NumPy
// arrays.

#include "base/number.h"
#include "base/text.h"
#include "base/translation.h"
#include "python/fit.h"
#include "python/inputs.h"
#include "python/solving.h"
#include "study/diagnostics.h"
#include "study/monte_carlo_text.h"
#include "study/study.h"
#include "talweg_version.h"

namespace py = pybind11;

namespace talweg::python {

namespace {

// --- arrays and texts ------------------------------------------------------------------------------

py::array_t<bool> truthsOf(const std::vector<std::uint8_t>& numbers,
                           const std::vector<std::size_t>& shape = {}) {
    return arrayOf(std::vector<bool>(numbers.begin(), numbers.end()), shape);
}

/// Converts the values of a study's input, or a distribution, to text; the object is a text, a number or a
/// list of numbers.
std::string textFrom(const py::handle& object) {
    if (py::isinstance<py::str>(object)) return py::cast<std::string>(object);
    if (py::isinstance<py::float_>(object) || py::isinstance<py::int_>(object))
        return shortest(py::cast<double>(object));
    std::string numbers;
    for (const double number : py::cast<std::vector<double>>(object)) {
        if (!numbers.empty()) numbers += ',';
        numbers += shortest(number);
    }
    return numbers;
}

std::vector<Study::Swept> sweptFrom(const py::dict& texts) {
    std::vector<Study::Swept> swept;
    for (const auto& [name, object] : texts)
        swept.push_back({py::cast<std::string>(name), textFrom(object)});
    return swept;
}

std::vector<std::string> measuresFrom(const System& system, const std::vector<std::string>& asked) {
    if (asked.empty() && !system.studyMeasures.empty()) return {system.studyMeasures.front()};
    return asked;
}

py::list endingsOf(const System& system) {
    py::list ids;
    for (const Ending& ending : system.endings)
        ids.append(ending.id);
    return ids;
}

// --- a run -----------------------------------------------------------------------------------------

struct SolvedRun {
    std::shared_ptr<const System> system;
    std::shared_ptr<const Run> run;
};

SolvedRun run(const std::string& id, const py::object& inputs, const py::kwargs& more) {
    const auto system = systemCalled(id);
    const auto ready = prepared(*system, valuesFrom(*system, inputs, more));
    return {system, interruptibly([&](const std::stop_token& stop) { return ready->solve(stop, {}); })};
}

py::dict measuresOf(const SolvedRun& solved) {
    py::dict measures;
    for (const Measure& measure : solved.run->measures)
        measures[measure.quantity.id.c_str()] = measure.value;
    return measures;
}

py::list eventsOf(const SolvedRun& solved) {
    py::list events;
    for (const RunEvent& event : solved.run->events) {
        py::dict one;
        one["t"] = event.t;
        one["kind"] = event.kind;
        one["label"] = event.label;
        one["x"] = event.place.x();
        one["y"] = event.place.y();
        for (std::size_t c = 0; c < event.values.size(); ++c)
            one[solved.system->eventColumns[c].id.c_str()] = event.values[c];
        events.append(one);
    }
    return events;
}

py::dict samplesOf(const SolvedRun& solved, std::size_t rows) {
    if (rows < 2) throw std::invalid_argument(tr("The number of rows must be at least 2 (given: %1).", rows));
    const Samples samples = interruptibly([&](const std::stop_token&) { return solved.run->samples(rows); });
    const std::vector<Quantity> columns = columnsOf(*solved.system, *solved.run);
    py::dict arrays;
    arrays["t"] = arrayOf(samples.t);
    for (std::size_t c = 0; c < columns.size(); ++c)
        arrays[columns[c].id.c_str()] = arrayOf(samples.columns[c]);
    py::list modes;
    for (const int mode : samples.mode)
        modes.append(solved.system->modes.empty() ? std::string()
                                                  : solved.system->modes[static_cast<std::size_t>(mode)]);
    arrays["mode"] = modes;
    return arrays;
}

py::dict stateOf(const SolvedRun& solved, double t) {
    if (!(t >= 0 && t <= solved.run->duration))
        throw std::invalid_argument(
            tr("The time must lie between 0 s and the end of the run at %1 s (given: %2 s).",
               shortest(solved.run->duration), shortest(t)));
    const std::vector<double> state = solved.run->state(t);
    const std::vector<Quantity> columns = columnsOf(*solved.system, *solved.run);
    py::dict found;
    for (std::size_t c = 0; c < columns.size(); ++c)
        found[columns[c].id.c_str()] = state[c];
    return found;
}

py::list doubtsOf(const SolvedRun& solved) {
    py::list sentences;
    for (const Doubt& doubt : solved.run->doubts)
        sentences.append(doubt.sentence);
    return sentences;
}

// --- studies ---------------------------------------------------------------------------------------

struct SolvedStudy {
    std::shared_ptr<const SweepResult> result;

    std::vector<std::size_t> shape() const {
        std::vector<std::size_t> lengths;
        for (const Axis& axis : result->sweep.axes)
            lengths.push_back(axis.values.size());
        if (lengths.empty()) lengths.push_back(1);
        return lengths;
    }
    std::vector<std::size_t> shapeOfRuns() const {
        std::vector<std::size_t> lengths = shape();
        lengths.push_back(result->runsPerDesign);
        return lengths;
    }
    py::dict aggregate(double Spread::*part) const {
        py::dict arrays;
        const auto& measures = result->sweep.measures;
        for (std::size_t m = 0; m < measures.size(); ++m) {
            std::vector<double> numbers;
            for (std::size_t design = 0; design < result->designs; ++design)
                numbers.push_back(result->spread(design, m).*part);
            arrays[measures[m].c_str()] = arrayOf(numbers, shape());
        }
        return arrays;
    }
};

py::dict axesOf(const SolvedStudy& study) {
    py::dict axes;
    for (const Axis& axis : study.result->sweep.axes)
        axes[axis.parameter.c_str()] = arrayOf(axis.values);
    return axes;
}

SolvedStudy study(const std::string& id, const py::dict& axes, const py::dict& over, const py::dict& unknown,
                  const std::vector<std::string>& measures, const py::dict& ties, const std::string& likely,
                  const py::object& inputs, unsigned threads, const py::kwargs& more) {
    const auto system = systemCalled(id);
    const std::vector<Study::Swept> judged = sweptFrom(over);
    if (judged.size() != 1)
        throw std::invalid_argument(tr(
            "A study is evaluated over exactly one input, for example over={\"%1\": …}.", system->studyOver));
    const Study texts{.axes = sweptFrom(axes),
                      .over = judged.front(),
                      .measures = measuresFrom(*system, measures),
                      .unknown = sweptFrom(unknown),
                      .likely = likely,
                      .ties = sweptFrom(ties)};
    const StudyReading reading = readStudy(*system, valuesFrom(*system, inputs, more), texts);
    if (!reading.sweep) throw std::invalid_argument(textOf(reading.problems));
    return {interruptibly([&](const std::stop_token& stop) {
        return solveSweep(system, *reading.sweep, {.threads = threads}, stop, {});
    })};
}

// --- random runs -----------------------------------------------------------------------------------

struct SolvedMonteCarlo {
    std::shared_ptr<const MonteCarloResult> result;
    RunWarnings warnings;
};

std::vector<Study::Correlated> correlationsFrom(const py::dict& ranks) {
    std::vector<Study::Correlated> correlations;
    for (const auto& [pair, rank] : ranks) {
        const auto ids = py::cast<std::pair<std::string, std::string>>(pair);
        correlations.push_back({ids.first, ids.second, textFrom(rank)});
    }
    return correlations;
}

SolvedMonteCarlo monteCarlo(const std::string& id, const py::dict& draw, std::size_t runs, std::uint64_t seed,
                            const std::vector<std::string>& measures, const py::dict& ties,
                            const py::dict& correlations, bool sobol, double confidence,
                            const py::object& inputs, unsigned threads, const py::kwargs& more) {
    const auto system = systemCalled(id);
    const Study texts{.measures = measuresFrom(*system, measures),
                      .ties = sweptFrom(ties),
                      .uncertain = sweptFrom(draw),
                      .correlations = correlationsFrom(correlations),
                      .seed = std::to_string(seed)};
    MonteCarloReading reading = readMonteCarlo(*system, valuesFrom(*system, inputs, more), texts, runs,
                                               sobol ? Sampling::sobol : Sampling::independent);
    if (reading.study) {
        reading.study->confidence = confidence;
        reading.problems = problems(*system, *reading.study);
    }
    if (!reading.problems.empty()) throw std::invalid_argument(textOf(reading.problems));
    SolvedMonteCarlo solved;
    solved.result = interruptibly([&](const std::stop_token& stop) {
        auto result = solveMonteCarlo(system, *reading.study, threads, stop, {});
        if (result) solved.warnings = warningsAmong(*system, *reading.study, result->inputs, threads, stop);
        return result;
    });
    return solved;
}

py::dict drawnOf(const SolvedMonteCarlo& solved) {
    py::dict arrays;
    const MonteCarlo& study = solved.result->study;
    std::size_t column = 0;
    for (const Distribution& input : study.inputs)
        arrays[input.parameter.c_str()] = arrayOf(solved.result->inputs[column++]);
    for (const Tie& tie : study.ties)
        arrays[tie.parameter.c_str()] = arrayOf(solved.result->inputs[column++]);
    return arrays;
}

template <class Result>
py::dict valuesByMeasure(const Result& result, const std::vector<std::string>& measures,
                         const std::vector<std::size_t>& shape) {
    py::dict arrays;
    for (std::size_t m = 0; m < measures.size(); ++m)
        arrays[measures[m].c_str()] = arrayOf(result.values[m], shape);
    return arrays;
}

py::dict meansOf(const SolvedMonteCarlo& solved) {
    py::dict means;
    const MonteCarlo& study = solved.result->study;
    for (std::size_t m = 0; m < study.measures.size(); ++m) {
        const Estimate& estimate = solved.result->estimates[m];
        means[study.measures[m].c_str()] = py::make_tuple(estimate.mean, estimate.meanInterval.interval.low,
                                                          estimate.meanInterval.interval.high);
    }
    return means;
}

/// A list of dicts with `id` and `sentence`.
py::list listOf(const Diagnostics& diagnostics) {
    py::list all;
    for (const auto& [kind, sentence] : diagnostics) {
        py::dict one;
        one["id"] = std::string(idOf(kind));
        one["sentence"] = sentence;
        all.append(one);
    }
    return all;
}

// --- systems ---------------------------------------------------------------------------------------

struct Input {
    Parameter parameter;
};

const char* kindOf(Parameter::Kind kind) {
    switch (kind) {
    case Parameter::Kind::number:
        return "number";
    case Parameter::Kind::numberOrWord:
        return "number or word";
    case Parameter::Kind::choice:
        return "choice";
    case Parameter::Kind::points:
        return "points";
    case Parameter::Kind::text:
        return "text";
    case Parameter::Kind::table:
        break;
    }
    return "table";
}

py::list choicesOf(const Input& input) {
    py::list ids;
    for (const Choice& choice : input.parameter.choices)
        ids.append(choice.id);
    return ids;
}

py::dict inputsOfSystem(const System& system) {
    py::dict inputs;
    for (const Parameter& parameter : system.parameters)
        inputs[parameter.id.c_str()] = Input{parameter};
    return inputs;
}

py::dict quantitiesOf(const std::vector<Quantity>& quantities) {
    py::dict texts;
    for (const Quantity& quantity : quantities)
        texts[quantity.id.c_str()] =
            quantity.unit.empty() ? quantity.label : quantity.label + " (" + quantity.unit + ")";
    return texts;
}

void addInput(py::module_& module) {
    py::class_<Input>(module, "Input", "An input of a system.")
        .def_property_readonly("id", [](const Input& of) { return of.parameter.id; })
        .def_property_readonly("label", [](const Input& of) { return of.parameter.label; })
        .def_property_readonly("symbol", [](const Input& of) { return of.parameter.symbol; })
        .def_property_readonly(
            "unit", [](const Input& of) { return of.parameter.unit; },
            "The unit; empty for a dimensionless input.")
        .def_property_readonly("kind", [](const Input& of) { return kindOf(of.parameter.kind); })
        .def_property_readonly(
            "default", [](const Input& of) { return toPython(of.parameter, of.parameter.defaultValue); })
        .def_property_readonly("min", [](const Input& of) { return of.parameter.range.min; })
        .def_property_readonly("max", [](const Input& of) { return of.parameter.range.max; })
        .def_property_readonly("choices", &choicesOf,
                               "The ids of the options; empty unless the input is a choice.")
        .def_property_readonly(
            "word", [](const Input& of) { return of.parameter.word; },
            "The word allowed instead of a number, such as \"rolling\".")
        .def_property_readonly("help", [](const Input& of) { return of.parameter.help; })
        .def("__repr__", [](const Input& of) {
            const std::string unit = of.parameter.unit.empty() ? "" : " (" + of.parameter.unit + ")";
            return "<talweg.Input " + of.parameter.id + ": " + of.parameter.label + unit + ">";
        });
}

void addSystem(py::module_& module) {
    py::class_<System, std::shared_ptr<System>>(
        module, "System", "A kind of experiment, with its inputs, results and quantities.")
        .def_readonly("id", &System::id)
        .def_readonly("name", &System::name)
        .def_readonly("summary", &System::summary)
        .def_property_readonly("inputs", &inputsOfSystem, "The inputs, by id.")
        .def_property_readonly(
            "measures", [](const System& of) { return quantitiesOf(of.measures); },
            "Label and unit of each result of a run, by id.")
        .def_property_readonly(
            "quantities", [](const System& of) { return quantitiesOf(of.quantities); },
            "Label and unit of each quantity over time of a run, by id.")
        .def_readonly("study_measures", &System::studyMeasures,
                      "Ids of the results available in studies and random runs.")
        .def_property_readonly("endings", &endingsOf, "Ids of the possible outcomes of a run.")
        .def("__repr__", [](const System& of) { return "<talweg.System " + of.id + ">"; });
}

void addRun(py::module_& module) {
    py::class_<SolvedRun>(module, "Run", "A solved experiment. Numbers are in SI units, angles in degrees.")
        .def_property_readonly("outcome", [](const SolvedRun& of) { return of.run->outcome.id; })
        .def_property_readonly(
            "sentence", [](const SolvedRun& of) { return of.run->outcome.sentence; },
            "The outcome as a sentence.")
        .def_property_readonly(
            "success", [](const SolvedRun& of) { return of.run->outcome.id == of.system->success.id; })
        .def_property_readonly(
            "duration", [](const SolvedRun& of) { return of.run->duration; }, "s")
        .def_property_readonly("measures", &measuresOf, "The results, by id.")
        .def_property_readonly("events", &eventsOf, "The events, as a list of dicts.")
        .def_property_readonly("doubts", &doubtsOf,
                               "The reasons why the results of the run are doubtful; usually empty.")
        .def_property_readonly("warnings", [](const SolvedRun& of) { return of.run->warnings; })
        .def("samples", &samplesOf, py::arg("rows") = 1000,
             "Time and every quantity as arrays, by id, with about the given number of rows. A jump has two "
             "rows with the same time.")
        .def("state", &stateOf, py::arg("t"), "The exact value of every quantity at time t in seconds.")
        .def("__repr__",
             [](const SolvedRun& of) { return "<talweg.Run: " + of.run->outcome.sentence + ">"; });
}

void addStudy(py::module_& module) {
    py::class_<SolvedStudy>(
        module, "Study",
        "The designs of a study. Arrays have one dimension for each axis; arrays of runs have one more.")
        .def_property_readonly("axes", &axesOf, "The values of the varied inputs, by id.")
        .def_property_readonly(
            "over", [](const SolvedStudy& of) { return arrayOf(of.result->sweep.over.values); },
            "The values of the input that designs are evaluated over.")
        .def_property_readonly(
            "percentage", [](const SolvedStudy& of) { return arrayOf(of.result->percentage, of.shape()); },
            "Percentage of successful runs of each design.")
        .def_property_readonly(
            "probability",
            [](const SolvedStudy& of) -> py::object {
                if (of.result->probability.empty()) return py::none();
                return arrayOf(of.result->probability, of.shape());
            },
            "Probability of success of each design in percent; None if the values of the input evaluated "
            "over have no distribution.")
        .def_property_readonly(
            "mean", [](const SolvedStudy& of) { return of.aggregate(&Spread::mean); },
            "Mean of each result, by id.")
        .def_property_readonly(
            "sd", [](const SolvedStudy& of) { return of.aggregate(&Spread::sd); },
            "Standard deviation of each result, by id.")
        .def_property_readonly("min", [](const SolvedStudy& of) { return of.aggregate(&Spread::min); })
        .def_property_readonly("max", [](const SolvedStudy& of) { return of.aggregate(&Spread::max); })
        .def_property_readonly(
            "success", [](const SolvedStudy& of) { return truthsOf(of.result->success, of.shapeOfRuns()); },
            "Whether each run succeeded.")
        .def_property_readonly(
            "values",
            [](const SolvedStudy& of) {
                return valuesByMeasure(*of.result, of.result->sweep.measures, of.shapeOfRuns());
            },
            "The results of all runs, by id.")
        .def_property_readonly(
            "doubtful", [](const SolvedStudy& of) { return of.result->doubtfulRuns(); },
            "Number of doubtful runs.")
        .def_property_readonly(
            "diagnostics",
            [](const SolvedStudy& of) { return listOf(diagnosticsOf(SweepResults{of.result})); },
            "Remarks on the reliability of the results, as a list of dicts with id and sentence.")
        .def_property_readonly("seconds", [](const SolvedStudy& of) { return of.result->seconds; });
}

void addMonteCarlo(py::module_& module) {
    py::class_<SolvedMonteCarlo>(module, "MonteCarlo", "Random runs. Arrays have one element for each run.")
        .def_property_readonly("inputs", &drawnOf,
                               "The sampled inputs and the inputs computed from them, by id.")
        .def_property_readonly("success",
                               [](const SolvedMonteCarlo& of) { return truthsOf(of.result->success); })
        .def_property_readonly(
            "values",
            [](const SolvedMonteCarlo& of) {
                return valuesByMeasure(*of.result, of.result->study.measures, {});
            },
            "The results of all runs, by id.")
        .def_property_readonly(
            "percentage", [](const SolvedMonteCarlo& of) { return of.result->percentage; },
            "Percentage of successful runs.")
        .def_property_readonly(
            "interval",
            [](const SolvedMonteCarlo& of) {
                const auto [low, high] = of.result->percentageInterval;
                return py::make_tuple(low, high);
            },
            "Confidence interval of the percentage.")
        .def_property_readonly(
            "mean", &meansOf,
            "Mean of each result with its confidence interval, by id, as a tuple (mean, low, high).")
        .def_property_readonly(
            "diagnostics",
            [](const SolvedMonteCarlo& of) { return listOf(diagnosticsOf(*of.result, &of.warnings)); },
            "Remarks on the reliability of the results, as a list of dicts with id and sentence.")
        .def_property_readonly("seconds", [](const SolvedMonteCarlo& of) { return of.result->seconds; });
}

} // namespace

} // namespace talweg::python

PYBIND11_MODULE(talweg, module) {
    using namespace talweg;
    using namespace talweg::python;
    using namespace pybind11::literals;
    module.doc() = "Bodies that roll, slide and bounce across terrain. Inputs have the ids and units of the "
                   "command line. An invalid input raises a ValueError that states what is allowed.";
    module.attr("__version__") = TALWEG_VERSION;
    addInput(module);
    addSystem(module);
    addRun(module);
    addStudy(module);
    addMonteCarlo(module);
    addFit(module);
    module.def(
        "systems",
        [] {
            std::vector<std::string> ids;
            for (const auto& system : registry().systems())
                ids.push_back(system->id);
            return ids;
        },
        "Ids of all systems.");
    module.def(
        "system", [](const std::string& id) { return std::const_pointer_cast<System>(systemCalled(id)); },
        "id"_a, "Returns a system: its inputs with units and ranges, its results and its quantities.");
    module.def("run", &run, "system"_a, "inputs"_a = py::none(),
               "Solves an experiment. Give inputs as a dict or by keyword; all others have their default "
               "values: run(\"rover\", e=0.85, u4=6.5).");
    module.def("study", &python::study, "system"_a, py::kw_only(), "axes"_a = py::dict(), "over"_a,
               "unknown"_a = py::dict(), "measures"_a = std::vector<std::string>(), "ties"_a = py::dict(),
               "likely"_a = "", "inputs"_a = py::none(), "threads"_a = 0,
               "Solves every combination of the axes' values at each value of the input that designs are "
               "evaluated over: study(\"rover\", axes={\"e\": \"0.6:1:0.01\"}, over={\"u4\": [5, 6, 7]}). "
               "Give values as numbers or as a string \"from:to:step\". Unknown inputs become the last axes "
               "of the arrays; take the minimum and maximum over these axes. All other keywords set inputs.");
    module.def("monte_carlo", &monteCarlo, "system"_a, py::kw_only(), "draw"_a, "runs"_a = 1000, "seed"_a = 1,
               "measures"_a = std::vector<std::string>(), "ties"_a = py::dict(),
               "correlations"_a = py::dict(), "sobol"_a = false, "confidence"_a = 0.95,
               "inputs"_a = py::none(), "threads"_a = 0,
               "Solves random runs with sampled inputs: monte_carlo(\"rover\", draw={\"e\": \"±5%\", \"mu\": "
               "\"normal:0.8:0.05\"}, runs=10000). All other keywords set inputs.");
}
