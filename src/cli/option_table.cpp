#include "cli/options.h"

#include <QtGlobal>
#include <algorithm>
#include <iterator>

namespace talweg {

namespace {

/// The options of each command are in the order of its help. Options that only `study` has come last, because
/// they are grouped. QCommandLineParser and CLI11 would not replace this table: completions, man page and
/// JSON description need it too, and their error messages cannot be changed.
namespace entries {

using enum ValueKind;
using enum Times;

constexpr Option all[]{
    // What is solved
    {"run,study,new,fit", "preset", "NAME", text, many,
     QT_TRANSLATE_NOOP("talweg", R"(a preset, such as Mars; talweg help SYSTEM lists them. --set overrides it.
"Thick shell=0.9" gives the number that a preset asks for. Your own presets work by name; if a built-in preset has
the same name, that one is used)")},
    {"run,study,new,export,fit", "set", "id=value", input, many,
     QT_TRANSLATE_NOOP("talweg", R"(set an input, in its unit or with a unit after the number: b=5ft,
u4=12km/h; other inputs keep their default values. talweg help SYSTEM lists inputs. --set
profile=@GROUND.csv reads points from a file with the columns x and y, or a table from a file with its
columns. Table options follow the file name, as in 'profile=@GROUND.csv?x=Distance&decimal=,': separator,
decimal, header, gaps, x, y, unit, xunit, yunit. A row number sets one cell of a table: --set
"bodies[2].m=3". A number may be an expression of other inputs: --set mu_k=0.8*mu)")},
    {"run,study", "tie", "id=EXPRESSION", input, many,
     QT_TRANSLATE_NOOP("talweg", R"(compute an input from others, including varied and uncertain ones, each in
its own unit: mu_k=0.8*mu, theta=beta)")},
    {"run,compare,report", "experiment", "NAME", text, many,
     QT_TRANSLATE_NOOP("talweg", "use only this experiment of the files; may be repeated")},
    {"study,export", "experiment", "NAME", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(experiment to use; optional if the file has only one, or only one with a
study)")},
    {"study,export,report,check", "reload-tables", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(read measured tables from their files instead of using the numbers stored
in the project)")},

    // Fits
    {"run,new,export,fit", "track", "FILE[,options]", file, many,
     QT_TRANSLATE_NOOP("talweg",
                       R"(table of measured positions of the rover's centre, with the columns t and y
and optionally x and theta; the header gives units in brackets. Options: fps=240 for columns of frame numbers;
scale=0.002 for metres per pixel; flip=y if y points downwards; rotate=8 for degrees counter-clockwise; offset=x,y,t,
added afterwards; point=lowest if the lowest point was tracked; track=2 for the second track of the table; use=y to
fit only that coordinate; sigma=0.001 in metres and sigma_angle=0.02 in radians for the standard deviations; name=
for tables and messages. t, x, y and theta name columns; unit, xunit, yunit, tunit, thetaunit, separator, decimal and
header describe the table)")},
    {"fit", "free", "ids", text, once,
     QT_TRANSLATE_NOOP("talweg",
                       R"(inputs to fit, such as e,mu. mu_k equals mu unless both are named. K, the drag
per length, replaces rho and cd. The start values x0, h0, vx, vy, w and th0 are always fitted, except those that
--set fixes by q1, clearance, u4, u5 or u3)")},
    {"fit", "shared", "ids", text, once,
     QT_TRANSLATE_NOOP("talweg",
                       R"(inputs of --free that have one value for all tracks; default: all. The others
have one value per track, named by its number as in e[2])")},
    {"fit", "law", "constant|half-velocity|pfeiffer", choice, once,
     QT_TRANSLATE_NOOP("talweg", R"(restitution at the normal impact speed a: e (constant, the default),
law_v/(a + law_v) (half-velocity) or e/(1 + (a/law_v)²) (pfeiffer). For the last two, add law_v to --free)")},
    {"fit", "sigma", "S", number, once,
     QT_TRANSLATE_NOOP("talweg",
                       R"(standard deviation of a coordinate in metres, for tracks without the option
sigma; default: estimated from the noise of y)")},
    {"fit", "stage", "1|2", choice, once,
     QT_TRANSLATE_NOOP("talweg",
                       "1: print e of each impact without fitting inputs; 2 (default): fit the inputs")},
    {"fit", "robust", "", none, once,
     QT_TRANSLATE_NOOP("talweg", "reduce the weight of residuals beyond 3 standard deviations (Huber loss)")},
    {"fit", "bootstrap", "N", number, once,
     QT_TRANSLATE_NOOP("talweg", "also print percentile intervals from N fits to simulated data")},
    {"fit", "seed", "S", number, once,
     QT_TRANSLATE_NOOP("talweg", "seed of the simulated noise; default: 1")},
    {"fit", "threads", "N", number, once,
     QT_TRANSLATE_NOOP("talweg", "threads for --bootstrap; default: one per processor core")},
    {"fit", "csv", "RESIDUALS.csv", output, once,
     QT_TRANSLATE_NOOP("talweg", "residuals of all samples, model minus measurement")},
    {"fit", "json", "OUT.json", output, once, QT_TRANSLATE_NOOP("talweg", "the result as one JSON object")},

    // Figures
    {"export", "figure", "ID", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(figure to write; talweg help SYSTEM lists them. For a study: study, which
answers its requirement, or study:KIND with percentage, spread, mean, runs, map, difference, outcomes or pareto.
Axes may follow: study:spread,x=b,family=e,measure=height,@k=0.3 plots against b with one line for each e, at the
value of k nearest to 0.3. study:difference,part=2,less=1 subtracts the first of the compared studies from the
second, less=baseline the pinned study. For random runs: random:KIND with histogram, cumulative, scatter,
response, sensitivity, tornado, indices or paths, such as random:scatter,output=x,input=k,runs=20000 or
random:paths,output=y,against=t)")},
    {"export", "out", "FIG.(png|svg|pdf)", output, once,
     QT_TRANSLATE_NOOP("talweg", "figure file; its extension sets the format. Short form: -o")},
    {"export", "preset", "NAME", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(size for journals, with text of 8 pt and lines of 0.5 pt at 600 dpi:
journal-80 for one column of 80 mm or journal-160 for two columns, 160 mm. Other options override it)")},
    {"export", "width-mm", "W", number, once, QT_TRANSLATE_NOOP("talweg", "width on paper in millimetres")},
    {"export", "height-mm", "H", number, once, QT_TRANSLATE_NOOP("talweg", "height on paper in millimetres")},
    {"export", "dpi", "D", number, once,
     QT_TRANSLATE_NOOP("talweg", "resolution in dots per inch, for PNG files and 3-D views")},
    {"export", "letters", "PT", number, once,
     QT_TRANSLATE_NOOP("talweg", "text size on paper in points; lines and markers scale with it")},
    {"export", "line-width", "PT", number, once,
     QT_TRANSLATE_NOOP("talweg", "width of axis lines on paper in points; other lines are proportional")},
    {"export", "grey", "", none, once, QT_TRANSLATE_NOOP("talweg", "greyscale, with distinguishable greys")},
    {"export", "no-project", "", none, once,
     QT_TRANSLATE_NOOP("talweg", "do not embed the project in the file")},
    {"export", "project", "OUT.talweg", output, once,
     QT_TRANSLATE_NOOP("talweg", "extract the project embedded in a figure")},
    {"export", "all", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(write the figures of all export jobs of the project to the folder --out
DIR. If one fails, it is reported, the others are written, and the exit code is 1)")},
    {"export", "x", "FROM:TO", text, once,
     QT_TRANSLATE_NOOP("talweg", "range of the horizontal axis; default: the whole range")},
    {"export", "y", "FROM:TO", text, once,
     QT_TRANSLATE_NOOP("talweg", "range of the vertical axis; default: the whole range")},
    {"export", "log-x", "", none, once,
     QT_TRANSLATE_NOOP("talweg",
                       R"(logarithmic horizontal axis, for figures over time, figures of one quantity
against another, and lines and Pareto fronts of studies; all values must be positive)")},
    {"export", "log-y", "", none, once,
     QT_TRANSLATE_NOOP("talweg", "logarithmic vertical axis, under the same conditions as --log-x")},
    {"export", "from", "SIDE|AZ,EL", text, once,
     QT_TRANSLATE_NOOP("talweg",
                       R"(viewing direction of a 3-D view: overview, isometric, side, above or front,
or two angles in degrees, azimuth (0 at the side, 90 towards positive x) and elevation)")},
    {"export", "at", "T", number, once,
     QT_TRANSLATE_NOOP("talweg", "put the time cursor and the bodies at this time in seconds")},
    {"export", "film", "FILM.(webp|png)", output, once,
     QT_TRANSLATE_NOOP("talweg", R"(write the figure as a film: an animated WebP, or PNG files numbered from
FILM-0001.png)")},
    {"export", "fps", "N", number, once,
     QT_TRANSLATE_NOOP("talweg", "frames per second of the film; default: 25")},
    {"export", "speed", "S", number, once,
     QT_TRANSLATE_NOOP("talweg", R"(seconds of the run per second of the film; default: 1. 0.1 is ten times
slower)")},
    {"export", "during", "FROM:TO", text, once,
     QT_TRANSLATE_NOOP("talweg", "part of the run that the film shows, in seconds")},

    // Results and tables
    {"run", "json", "", none, once,
     QT_TRANSLATE_NOOP(
         "talweg",
         "print the result as JSON, or a list of results for all experiments of one or more files")},
    {"run", "at", "T1,T2,…", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(print the state at these times in seconds: a header line of ids, then
one line for each time)")},
    {"run", "cases", "IN.csv", file, once,
     QT_TRANSLATE_NOOP("talweg", R"(table with one row per case; its header names inputs by id; an optional
column id names the rows. Missing columns and empty cells take the value of --set or the default value.
Table options follow the file name)")},
    {"run", "csv", "OUT.csv", output, once,
     QT_TRANSLATE_NOOP("talweg",
                       R"(for a single run (a system, or one experiment given with --experiment), write the
samples: time and every quantity. For cases or all experiments of files, write one row each: id, outcome and
results)")},
    {"compare", "baseline", "NAME", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(experiment that all other experiments are compared with; default: the
first experiment. For several files, names may include the file, as in the table)")},
    {"compare", "csv", "OUT.csv", output, once,
     QT_TRANSLATE_NOOP("talweg", R"(write all inputs, results and numbers of events: one line for each
number of each run, with its difference and relative difference)")},
    {"compare", "json", "OUT.json", output, once,
     QT_TRANSLATE_NOOP("talweg", "write the same data as --csv, but as JSON")},
    {"export", "csv", "OUT.csv", output, once,
     QT_TRANSLATE_NOOP("talweg", "samples: time and every quantity, with units in the column names")},
    {"run,export", "every", "DT", number, once,
     QT_TRANSLATE_NOOP("talweg", R"(write samples at 0, DT, 2 DT, … seconds and at the end, instead of about
two thousand samples, which are denser where the motion changes quickly)")},
    {"run,export", "events", "OUT.csv", output, once,
     QT_TRANSLATE_NOOP("talweg", "events of a single run, with their times")},
    {"run", "table", "ID", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(write another table of the run instead, such as the phases of a rover run
or the bodies of a race. Without --csv these tables are printed; --json includes them)")},
    {"run,study,compare,export,fit", "csv-format", "comma|semicolon|tab", choice, once,
     QT_TRANSLATE_NOOP("talweg", R"(format of tables; default: comma. semicolon: decimal commas, as in
German and French spreadsheets; tab: decimal points)")},
    {"run,study,compare", "strict", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(exit with code 1 if a run is doubtful: the energy balance does not
close, an energy term or a time is impossible, shorter steps change how the run ends, a step was
rejected, a limit on computation was reached, or a feature is too small for the method. Without --strict
such runs only cause a warning; tables give the kind of doubt in the column doubts, or the number of such
runs in the column doubtful)")},

    // Reports and published works
    {"report", "out", "REPORT.(pdf|html)", output, once,
     QT_TRANSLATE_NOOP("talweg", R"(report file; its extension sets the format. HTML is a single file that
contains its figures. Short form: -o)")},
    {"report", "paper", "a4|letter", choice, once,
     QT_TRANSLATE_NOOP("talweg", "paper size of the PDF; default: A4")},
    {"report", "only", "SECTION", text, many,
     QT_TRANSLATE_NOOP("talweg",
                       R"(include only this section: inputs, results, events, figures, study, random,
comparison or appendix; may be repeated)")},
    {"report", "appendix", "", none, once,
     QT_TRANSLATE_NOOP("talweg", "also explain symbols, sources and methods, in an appendix")},
    {"report", "author", "NAME", text, once, QT_TRANSLATE_NOOP("talweg", "author, printed below the title")},
    {"report", "organisation", "NAME", text, once,
     QT_TRANSLATE_NOOP("talweg", "organisation, printed below the title")},
    {"report", "logo", "PICTURE", file, once,
     QT_TRANSLATE_NOOP("talweg", "logo, printed above the title: a PNG or JPEG file of at most 10 MB")},
    {"report", "no-figures", "", none, once, QT_TRANSLATE_NOOP("talweg", "omit figures")},
    {"report", "runs", "N", number, once,
     QT_TRANSLATE_NOOP("talweg",
                       "number of random runs of each experiment with uncertain inputs; default: 10000")},
    {"report", "compare", "RUN", text, many,
     QT_TRANSLATE_NOOP("talweg", R"(compare only this run: the name of an experiment, or "NAME, pinned" for a
pinned run; may be repeated. Default: all, up to 8 of each system)")},
    {"report", "baseline", "RUN", text, once,
     QT_TRANSLATE_NOOP("talweg", "run that all other runs are compared with; default: the first run")},
    {"report", "date", "YYYY-MM-DD", text, once,
     QT_TRANSLATE_NOOP("talweg", "date printed in the report; default: SOURCE_DATE_EPOCH or today")},
    {"reproduce", "out", "DIR", folder, once,
     QT_TRANSLATE_NOOP("talweg", R"(folder for figure-ID-READING.png with its table .csv, study-ID-READING.csv
with all designs, and table.csv and table.md, which compare the printed numbers with the computed ones. Short
form: -o)")},
    {"reproduce", "dpi", "D", number, once,
     QT_TRANSLATE_NOOP("talweg", "resolution of figures in dots per inch; default: 300")},

    // Projects, examples, presets, help
    {"new", "name", "NAME", text, once,
     QT_TRANSLATE_NOOP("talweg", "name of the experiment; default: name of the system")},
    {"new", "title", "TITLE", text, once, QT_TRANSLATE_NOOP("talweg", "title of the project")},
    {"new", "out", "FILE.talweg", output, once, QT_TRANSLATE_NOOP("talweg", "project file. Short form: -o")},
    {"examples", "copy", "ID", text, once,
     QT_TRANSLATE_NOOP("talweg", "id of the example, as listed by talweg examples")},
    {"examples", "out", "FILE.talweg", output, once,
     QT_TRANSLATE_NOOP("talweg",
                       R"(project file; default: ID.talweg in the current folder. An existing file is
not overwritten. Short form: -o)")},
    {"presets", "only", "NAME", text, many,
     QT_TRANSLATE_NOOP("talweg", "use only presets with this name, ignoring case; may be repeated")},
    {"presets", "export", "FILE.talweg-presets", output, once,
     QT_TRANSLATE_NOOP("talweg", "file to write the presets to")},
    {"presets", "import", "FILE.talweg-presets", file, once,
     QT_TRANSLATE_NOOP("talweg", "file of exported presets to read")},
    {"presets", "keep-both", "", none, once,
     QT_TRANSLATE_NOOP("talweg", "add a number to imported names that already exist")},
    {"presets", "replace", "", none, once,
     QT_TRANSLATE_NOOP("talweg", "replace existing presets that have the same names")},
    {"help", "json", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(print a JSON object of all systems with their inputs, ranges, units,
presets, quantities, results, outcomes, figures and examples, and of all commands with their options)")},
    {"help", "man", "", none, once, QT_TRANSLATE_NOOP("talweg", "print the man page")},
    {"help", "completion", "bash|zsh|fish", choice, once,
     QT_TRANSLATE_NOOP("talweg", "print a script that completes commands, options and inputs in this shell")},
    {"help", "schema", "project|results", choice, once,
     QT_TRANSLATE_NOOP("talweg", R"(print the JSON Schema of project files, or of the output of run and study
with --json)")},

    // Studies
    {"study", "grid", "id=VALUES", input, many,
     QT_TRANSLATE_NOOP("talweg", R"(values from:to:step, both ends included, or v1,v2,…; the last grid
varies fastest. It is an error if the steps do not end exactly at to)")},
    {"study", "over", "id[=DIST]", input, once,
     QT_TRANSLATE_NOOP("talweg", R"(input that each design is evaluated over; its values are those of its own
--grid. DIST, as for --dist, gives their distribution and adds a probability of success to the percentage:
P(crossed) in a condition. With --noise the input is sampled too: from DIST, within the range of its --grid if it
has one, or without DIST uniformly from the values of its --grid)")},
    {"study", "unknown", "id", input, many,
     QT_TRANSLATE_NOOP("talweg", R"(unknown input: its --grid is a range without a distribution. Each design
gets a p-box: the minimum and maximum of each result over all combinations of unknown inputs. A condition is
met if every combination meets it, failed if no combination meets it, and undecided otherwise. open=unknown:
more random runs cannot decide it; decisive=: the unknown input that matters most; …_worst=: the worst
values)")},
    {"study", "measure", "id", text, many,
     QT_TRANSLATE_NOOP("talweg", "additional result to tabulate; talweg help SYSTEM lists the results")},
    {"study", "compare", "", none, once,
     QT_TRANSLATE_NOOP(
         "talweg",
         "run the designs once for each option of the input that the system offers for comparison")},
    {"study", "csv", "OUT.csv", output, once,
     QT_TRANSLATE_NOOP("talweg", R"(one row per design: varied ids, runs, percentage, mean, sd, min, max,
doubtful runs. With --noise: the percentage with its interval for this design and for all designs together; the
margin of the condition with its bounds and verdict; for each result the mean with its interval, sd, min, max and
the quantiles of 5, 10, 50 and 90 %. With --monte-carlo: percentage and means with their intervals, sd, min, max;
inputs as requested and as sampled. The same is printed, with warnings if a sample deviates from its distribution
or an interval is doubtful)")},
    {"study", "runs", "RUNS.csv", output, once,
     QT_TRANSLATE_NOOP("talweg", "one row per run: varied inputs, success as 1 or 0, results")},
    {"study", "json", "OUT.json", output, once,
     QT_TRANSLATE_NOOP("talweg", R"(write all results of the study as one JSON object whose keys are the
column names)")},
    {"study", "require", "COND", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(print, for each combination of the other inputs, the smallest value such
that this and all larger values meet the condition. COND compares expressions of the success outcome (its
percentage), of _mean, _sd, _min and _max of results, of share(measure > number), a percentage of runs, and
of quantile(measure, 10 %); "and" and "or" join conditions, and brackets group them: "crossed>=80 %",
"height_mean-1*height_sd>-15 m", "share(height>-15) >= 95 %". Also printed: nearly=… except=…, for a
condition on the percentage alone: the smallest value such that, of this and all larger values, only those
listed in except miss the condition, each by one run; at_500=…: the smallest value if each design is
evaluated over 500 values, the midpoints of equal intervals; …_crit=low..high: where the quantity stops
rising: high is the first value with the maximum; low is the first value within a tolerance of the maximum
(one run, or twice sd/√n). For a project file COND may be the name of one of its requirements, which takes
precedence over a condition. A study of a file also prints a verdict on each named requirement, for the
design nearest to the values of the experiment: requirement name="…" verdict=met, failed, undecided, or none
if the requirement does not apply to the study)")},
    {"study", "smallest", "id", input, once,
     QT_TRANSLATE_NOOP("talweg", "find the smallest value of this varied input that meets the condition")},
    {"study", "tolerance", "id=AMOUNT", input, many,
     QT_TRANSLATE_NOOP("talweg", R"(tolerance of an input, 0.5 in its unit or 5% of its value: prints the
best designs. Each has its worst margin over the corners, face centres and inner points of the box of
tolerances, the point where it occurs, and the number of points that meet the condition)")},
    {"study", "threads", "N", number, once,
     QT_TRANSLATE_NOOP("talweg",
                       "number of threads; default: all cores. Results do not depend on this number")},
    {"study", "shard", "i/n", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(compute only every n-th design or random run, starting with number i;
the tables are written in a form that only --merge reads)")},
    {"study", "resume", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(skip a shard whose tables already exist. Tables of another study are an
error)")},
    {"study", "merge", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(merge the tables of all shards into the table of the undivided study; for
random runs into --runs and --csv, with --confidence and --bounds. Checksums detect rows that were changed after
they were written)")},

    {"study", "monte-carlo", "N", number, once,
     QT_TRANSLATE_NOOP("talweg", "number of random runs; run i depends only on the seed and i"),
     QT_TRANSLATE_NOOP("talweg",
                       "With --monte-carlo, runs the system or experiment with randomly sampled inputs.")},
    {"study", "dist", "id=DIST", input, many,
     QT_TRANSLATE_NOOP("talweg", R"(uncertain input; its distribution is cut at the range
of the input:
  uniform:from:to          uniform
  ±5%  ±0.1                uniform around the value of the experiment, or of each
                           design if varied; pm:5% means the same
  normal:mean:sd           normal; normal:mean:sd:from:to is cut at both ends
  triangular:min:mode:max  triangular; mode is the likeliest value
  lognormal:median:gsd     lognormal; gsd is the geometric standard deviation, a
                           factor
  weibull:shape:scale      Weibull
  gamma:shape:scale        gamma; the mean is shape times scale
  beta:a:b:min:max         beta with shapes a and b, between min and max
  list:v1,v2,…             equally likely values
  weights:v1=w1,v2=w2,…    values with weights
  file:NAME.csv:COLUMN     numbers in a column of a table; in a project the name is
                           relative to the project file. Table options follow the
                           name: NAME.csv?gaps=skip
Samples of an input depend on its id, and no table depends on the order of --dist)")},
    {"study", "correlate", "id,id=R", text, many,
     QT_TRANSLATE_NOOP("talweg", "Spearman rank correlation R of two uncertain inputs, from -1 to 1")},
    {"study", "sobol", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(use Sobol' points with 8 random shifts instead of independent runs, for
more accuracy from the same number of runs; needs at least 3 uncertain inputs. N is rounded up to a power of two.
If designs are evaluated over an uncertain input, up to 16 runs share all other inputs)")},
    {"study", "seed", "S", number, once,
     QT_TRANSLATE_NOOP("talweg", "seed of the random numbers; default: 1")},
    {"study", "curves", "OUT.csv", output, once,
     QT_TRANSLATE_NOOP("talweg", R"(frequency of success and means of results over intervals of each uncertain
input, with the share of the variance that each input, and the two strongest together, explain)")},
    {"study", "sensitivity", "", none, once,
     QT_TRANSLATE_NOOP("talweg",
                       "print the Sobol' indices of each input as CSV, computed from N × (inputs + 2) runs")},
    {"study", "bounds", "id=from:to", text, many,
     QT_TRANSLATE_NOOP("talweg", R"(bounds of all values of a result: the interval of its mean then holds for
any distribution. Example: height=-10:0 if heights count as 0 after a crossing)")},
    {"study", "confidence", "PERCENT", number, once,
     QT_TRANSLATE_NOOP("talweg", "confidence level of the intervals in percent; default: 95")},

    {"study", "noise", "N", number, once,
     QT_TRANSLATE_NOOP("talweg", R"(number of random runs of each design; run i of all designs uses the same
random numbers)"),
     QT_TRANSLATE_NOOP("talweg", R"(With --noise, or --dist together with --grid, evaluates each design with
random runs: probability of success with its interval, and whether a condition is met, failed or undecided.
Studies of projects with uncertain inputs do the same.)")},
    {"study", "until-decided", "", none, once,
     QT_TRANSLATE_NOOP("talweg",
                       R"(stop the runs of a design as soon as its requirement is decided, after N at
most; the intervals hold after any number of runs and are named anytime)")},
    {"study", "pareto", "ids", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(mark the Pareto-optimal designs by probability, by the lower end of the
reserve if the system has it, and by inputs: e,b:max means small e and large b)")},
    {"study", "pair", "DESIGN", text, many,
     QT_TRANSLATE_NOOP("talweg", R"(compare two designs run by run; give the option twice: --pair "b=2
e=0.9" --pair "b=2 e=0.94")")},
};

} // namespace entries

} // namespace

std::vector<Option> optionsOf(const QString& command) {
    std::vector<Option> options;
    std::ranges::copy_if(entries::all, std::back_inserter(options), [&command](const Option& one) {
        return QString(one.commands).split(u',').contains(command);
    });
    return options;
}

} // namespace talweg
