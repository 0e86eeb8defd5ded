#include "cli/options.h"

#include <QtGlobal>
#include <algorithm>
#include <iterator>

namespace talweg {

namespace {

/// The entries of a command are in the order of its help. Entries of `study` alone come last, as they are in
/// groups. QCommandLineParser and CLI11 would need the same table beside them for completions, the man page
/// and the JSON description, and have words of their own for complaints.
namespace entries {

using enum ValueKind;
using enum Times;

constexpr Option all[]{
    // What is solved
    {"run,study,new,fit", "preset", "NAME", text, many,
     QT_TRANSLATE_NOOP("talweg", R"(the values of a known case, such as Mars; --set goes over them. talweg
help SYSTEM lists them; "Thick shell=0.9" is one that asks for a number. One of your own that the window has kept is
called by its name too; where one of the program is called so, that is meant)")},
    {"run,study,new,export,fit", "set", "id=value", input, many,
     QT_TRANSLATE_NOOP("talweg", R"(an input, in its unit or with another behind the number: b=5ft, u4=12km/h;
the others keep their standard values. See talweg help SYSTEM. Points may be read from a file with the columns x and
y, and tables from one with theirs: --set profile=@GROUND.csv. Options of tables follow the name, as in
'profile=@GROUND.csv?x=Distance&decimal=,': separator, decimal, header, gaps, x, y, unit, xunit, yunit. A cell of a
table is set by its row: --set "bodies[2].m=3". A number may be an expression of others: --set mu_k=0.8*mu)")},
    {"run,study", "tie", "id=EXPRESSION", input, many,
     QT_TRANSLATE_NOOP("talweg", R"(an input that follows from others, varied ones among them, each a number
in its own unit: mu_k=0.8*mu, theta=beta)")},
    {"run,compare,report", "experiment", "NAME", text, many,
     QT_TRANSLATE_NOOP("talweg", "only this experiment of the files; once for each")},
    {"study,export", "experiment", "NAME", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(the experiment; may be left out when the file has only one, or only one
with a study)")},
    {"study,export,report,check", "reload-tables", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(the numbers of measured tables from their files, in place of those that
the file keeps)")},

    // Fits
    {"fit", "track", "FILE[,options]", file, many,
     QT_TRANSLATE_NOOP("talweg", R"(a table with the columns t and y, and perhaps x and theta, of the rover's
centre; units stand in the header's brackets. Options: fps=240 for columns of frames; scale=0.002, metres per pixel;
flip=y where y grows downwards; rotate=8, degrees counter-clockwise; offset=x,y,t, added after that; point=lowest
where the lowest point was tracked; track=2 of several in one table; use=y to compare only that coordinate;
sigma=0.001 in metres and sigma_angle=0.02 in radians, standard deviations; name=; and for the table t, x, y and
theta with the names of columns, unit, xunit, yunit, tunit, thetaunit, separator, decimal and header)")},
    {"fit", "free", "ids", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(the inputs to fit, such as e,mu. mu_k follows mu unless both are named.
K is the drag per length, which stands for rho and cd. Of the start x0, h0, vx, vy, w and th0 are fitted anyway
unless --set gives q1, clearance, u4, u5 or u3)")},
    {"fit", "shared", "ids", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(of --free those that all tracks have in common; all of them when left out.
The others have the number of their track behind them, as e[2])")},
    {"fit", "law", "constant|half-velocity|pfeiffer", choice, once,
     QT_TRANSLATE_NOOP("talweg", R"(how e depends on the speed a of an impact along the normal: e;
law_v/(a + law_v); e/(1 + (a/law_v)²). Name law_v in --free)")},
    {"fit", "sigma", "S", number, once,
     QT_TRANSLATE_NOOP("talweg", R"(standard deviation of a coordinate in metres, of tracks without their own.
When left out it is estimated from the noise of y)")},
    {"fit", "stage", "1|2", choice, once,
     QT_TRANSLATE_NOOP("talweg", "1 prints e of each impact and fits nothing else")},
    {"fit", "robust", "", none, once,
     QT_TRANSLATE_NOOP("talweg", "Huber's loss: residuals beyond 3 standard deviations count less")},
    {"fit", "bootstrap", "N", number, once,
     QT_TRANSLATE_NOOP("talweg", "print percentile intervals of N refits to simulated noise as well")},
    {"fit", "seed", "S", number, once,
     QT_TRANSLATE_NOOP("talweg", "of the simulated noise; 1 when left out")},
    {"fit", "threads", "N", number, once,
     QT_TRANSLATE_NOOP("talweg", "threads for --bootstrap; otherwise as many as the machine has")},
    {"fit", "csv", "RESIDUALS.csv", output, once,
     QT_TRANSLATE_NOOP("talweg", "model less measurement of every sample")},
    {"fit", "json", "OUT.json", output, once, QT_TRANSLATE_NOOP("talweg", "the result as one JSON object")},

    // Figures
    {"export", "figure", "ID", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(the figure; talweg help SYSTEM lists them. Of the experiment's study:
study, which answers its requirement, or study:KIND: percentage, spread, mean, runs, map, difference, outcomes or
pareto. What it is drawn against may follow: study:spread,x=b,family=e,measure=height,@k=0.3 is b to the right, a
line for each e, where k is nearest to 0.3. study:difference,part=2,less=1 is the second of the compared studies
less the first, less=baseline less the pinned one. Of random runs: random:KIND: histogram, cumulative, scatter,
response, sensitivity, tornado, indices or paths, such as random:scatter,output=x,input=k,runs=20000 or
random:paths,output=y,against=t)")},
    {"export", "out", "FIG.(png|svg|pdf)", output, once,
     QT_TRANSLATE_NOOP("talweg", "where the figure goes; the ending says the format. -o for short")},
    {"export", "preset", "NAME", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(a size for journals, with letters of 8 pt and lines of 0.5 pt at 600 dpi:
journal-80 for one column, 80 mm wide, or journal-160 for two, 160 mm. What else is given goes before it)")},
    {"export", "width-mm", "W", number, once, QT_TRANSLATE_NOOP("talweg", "width on paper, in millimetres")},
    {"export", "height-mm", "H", number, once,
     QT_TRANSLATE_NOOP("talweg", "height on paper, in millimetres")},
    {"export", "dpi", "D", number, once,
     QT_TRANSLATE_NOOP("talweg", "dots per inch, for png and for scenes in space")},
    {"export", "letters", "PT", number, once,
     QT_TRANSLATE_NOOP("talweg", R"(the size of letters on paper, in points; lines and marks grow with
them)")},
    {"export", "line-width", "PT", number, once,
     QT_TRANSLATE_NOOP("talweg", R"(the width of the axes' lines on paper, in points; other lines are in
proportion)")},
    {"export", "grey", "", none, once,
     QT_TRANSLATE_NOOP("talweg", "without colours, in greys that stay apart")},
    {"export", "no-project", "", none, once, QT_TRANSLATE_NOOP("talweg", "without the project in the file")},
    {"export", "project", "OUT.talweg", output, once,
     QT_TRANSLATE_NOOP("talweg", "the project that a figure carries, as a file of its own")},
    {"export", "all", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(the figures of all export jobs of the project, into the folder --out DIR.
One that cannot be written is told, the others are written all the same, and the exit code is 1)")},
    {"export", "x", "FROM:TO", text, once,
     QT_TRANSLATE_NOOP("talweg", "only this part of the horizontal axis; otherwise everything")},
    {"export", "y", "FROM:TO", text, once,
     QT_TRANSLATE_NOOP("talweg", "only this part of the vertical axis; otherwise everything")},
    {"export", "log-x", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(a logarithmic horizontal axis, of figures over time, of one quantity
against another, and of lines and fronts of studies, where all values along it are positive)")},
    {"export", "log-y", "", none, once, QT_TRANSLATE_NOOP("talweg", "the same of the vertical axis")},
    {"export", "from", "SIDE|AZ,EL", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(a scene in space from there: overview, isometric, side, above or front, or
from angles in degrees: around, with 0 at the side and 90 where x goes, and up)")},
    {"export", "at", "T", number, once,
     QT_TRANSLATE_NOOP("talweg", R"(with the cursor at this time in seconds, and bodies where they are
then)")},
    {"export", "film", "FILM.(webp|png)", output, once,
     QT_TRANSLATE_NOOP("talweg", R"(the figure moving: an animated WebP, or PNGs numbered FILM-0001.png and so
on)")},
    {"export", "fps", "N", number, once,
     QT_TRANSLATE_NOOP("talweg", "frames in a second of the film, 25 when left out")},
    {"export", "speed", "S", number, once,
     QT_TRANSLATE_NOOP("talweg", R"(seconds of the run in a second of the film, 1 when left out: 0.1 is ten
times slower)")},
    {"export", "during", "FROM:TO", text, once,
     QT_TRANSLATE_NOOP("talweg", "only this part of the run, in seconds")},

    // Results and tables
    {"run", "json", "", none, once, QT_TRANSLATE_NOOP("talweg", R"(print the result as JSON: a list for all
experiments of a file or of several)")},
    {"run", "at", "T1,T2,…", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(print the state at these times in seconds, one line each under a line of
ids)")},
    {"run", "cases", "IN.csv", file, once,
     QT_TRANSLATE_NOOP("talweg", R"(one row per case; header cells are ids of inputs, and id for a name of the
row. Columns and cells that are left out take the value of --set, or the standard value. Options of tables follow
the name)")},
    {"run", "csv", "OUT.csv", output, once,
     QT_TRANSLATE_NOOP("talweg", R"(for a single run, of a system or of an experiment that is chosen with
--experiment, its samples: time and every quantity; for cases and for all experiments of files, one row each: id,
outcome, measures)")},
    {"compare", "baseline", "NAME", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(what the others are compared with; the first unless told otherwise. Where
there are several files names may be given with theirs, as the table has them)")},
    {"compare", "csv", "OUT.csv", output, once,
     QT_TRANSLATE_NOOP("talweg", R"(a line for each number of each run, with the difference and the relative
difference: all inputs, measures, and all numbers of all events)")},
    {"compare", "json", "OUT.json", output, once, QT_TRANSLATE_NOOP("talweg", "the same as JSON")},
    {"export", "csv", "OUT.csv", output, once,
     QT_TRANSLATE_NOOP("talweg", "the samples: time and every quantity, units in the names of columns")},
    {"run,export", "every", "DT", number, once,
     QT_TRANSLATE_NOOP("talweg", R"(those samples at 0, DT, 2 DT, … seconds and at the end, rather than some
two thousand, closer where the motion bends)")},
    {"run,export", "events", "OUT.csv", output, once,
     QT_TRANSLATE_NOOP("talweg", "the events of a single run, with their times")},
    {"run", "table", "ID", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(write a table that the run has of its own instead, such as the phases of a
rover's run or the bodies of a race; they are printed without --csv, and part of the JSON)")},
    {"run,study,compare,export,fit", "csv-format", "comma|semicolon|tab", choice, once,
     QT_TRANSLATE_NOOP("talweg",
                       R"(how the tables are written: comma, unless told otherwise; semicolon, with decimal
commas, for German and French spreadsheets; tab, with decimal points)")},
    {"run,study,compare", "strict", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(end with exit code 1 when a run is not vouched for: energy that does not
add up, a term of it or an instant that cannot be, an end that shorter steps change, a step refused, a bound on the
work reached, or a feature too small for the method. Without it such runs carry a warning, and tables say in the
column doubts of what kind, or in the column doubtful how many)")},

    // Reports and published works
    {"report", "out", "REPORT.(pdf|html)", output, once,
     QT_TRANSLATE_NOOP("talweg", R"(where the report goes; the ending says the format. HTML is one file with
its figures in it. -o for short)")},
    {"report", "paper", "a4|letter", choice, once, QT_TRANSLATE_NOOP("talweg", "of PDF; A4 when left out")},
    {"report", "only", "SECTION", text, many,
     QT_TRANSLATE_NOOP("talweg", R"(only these: inputs, results, events, figures, study, random, comparison,
appendix)")},
    {"report", "no-figures", "", none, once, QT_TRANSLATE_NOOP("talweg", "all but the figures")},
    {"report", "runs", "N", number, once,
     QT_TRANSLATE_NOOP("talweg", R"(random runs of each experiment that draws inputs at random; 10000 when
left out)")},
    {"report", "compare", "RUN", text, many, QT_TRANSLATE_NOOP("talweg", R"(only these are compared: names of
experiments, or "NAME, pinned" of pinned runs; all, up to 8 of each system, when left out)")},
    {"report", "baseline", "RUN", text, once,
     QT_TRANSLATE_NOOP("talweg", "what the others are compared with; the first when left out")},
    {"report", "date", "YYYY-MM-DD", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(the day that the report says it was made on; otherwise that of
SOURCE_DATE_EPOCH, or today)")},
    {"reproduce", "out", "DIR", folder, once,
     QT_TRANSLATE_NOOP("talweg", R"(the folder: figure-ID-READING.png with its table .csv,
study-ID-READING.csv with all designs, and table.csv and table.md, which set what the work prints beside what comes
out. -o for short)")},
    {"reproduce", "dpi", "D", number, once,
     QT_TRANSLATE_NOOP("talweg", "dots per inch of the figures; 300 unless given")},

    // Projects, examples, presets, help
    {"new", "name", "NAME", text, once,
     QT_TRANSLATE_NOOP("talweg", "what the experiment is called; without it like the system")},
    {"new", "title", "TITLE", text, once, QT_TRANSLATE_NOOP("talweg", "the project's title")},
    {"new", "out", "FILE.talweg", output, once,
     QT_TRANSLATE_NOOP("talweg", "where the project goes; -o for short")},
    {"examples", "copy", "ID", text, once, QT_TRANSLATE_NOOP("talweg", "the example, by the id in the list")},
    {"examples", "out", "FILE.talweg", output, once,
     QT_TRANSLATE_NOOP("talweg", R"(where it goes; ID.talweg here unless given. A file that is there already
is left alone. -o for short)")},
    {"presets", "only", "NAME", text, many,
     QT_TRANSLATE_NOOP("talweg", "only the presets that are called so, whatever the capitals")},
    {"presets", "export", "FILE.talweg-presets", output, once, QT_TRANSLATE_NOOP("talweg", "where they go")},
    {"presets", "import", "FILE.talweg-presets", file, once,
     QT_TRANSLATE_NOOP("talweg", "a file that was exported")},
    {"presets", "keep-both", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(those of the file whose names are taken get a number behind them)")},
    {"presets", "replace", "", none, once, QT_TRANSLATE_NOOP("talweg", "they take the place of yours")},
    {"help", "json", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(systems with their inputs, ranges, units, presets, quantities, measures,
endings, figures and examples, and commands with their options, as one JSON object)")},
    {"help", "man", "", none, once, QT_TRANSLATE_NOOP("talweg", "the man page")},
    {"help", "completion", "bash|zsh|fish", choice, once,
     QT_TRANSLATE_NOOP("talweg", "a script that completes commands, options and inputs in this shell")},
    {"help", "schema", "project|results", choice, once,
     QT_TRANSLATE_NOOP("talweg", R"(the JSON Schema of project files, or of what run and study write with
--json)")},

    // Studies
    {"study", "grid", "id=VALUES", input, many, QT_TRANSLATE_NOOP("talweg", R"(values from:to:step, both ends
included, or v1,v2,…; a step that misses the end is refused; the last grid varies fastest)")},
    {"study", "over", "id[=DIST]", input, once,
     QT_TRANSLATE_NOOP("talweg", R"(the input a design is judged over; its values are those of its own --grid.
DIST, as of --dist, says how likely its values are: then there is a probability of success beside the percentage,
P(crossed) in a condition. With --noise the input is drawn, too: by DIST, between the ends of its --grid where it
has one; without DIST evenly from the values of its --grid)")},
    {"study", "unknown", "id", input, many,
     QT_TRANSLATE_NOOP("talweg", R"(an input that is not known: its --grid is a range without a distribution.
Each design has a p-box: the least and the greatest of its numbers over all combinations of the unknown inputs, each
judged as ever. A condition is met if it is at every combination, failed if at none, otherwise undecided:
open=unknown where no number of random runs decides it, decisive= the unknown input that matters most, …_worst= the
values at the worst)")},
    {"study", "measure", "id", text, many,
     QT_TRANSLATE_NOOP("talweg", "a measure beside the system's usual one; talweg help SYSTEM lists them")},
    {"study", "compare", "", none, once,
     QT_TRANSLATE_NOOP("talweg", "the same designs at every value of the system's choice worth comparing")},
    {"study", "csv", "OUT.csv", output, once,
     QT_TRANSLATE_NOOP("talweg", R"(one row per design: swept ids, runs, percentage, mean, sd, min, max,
doubtful runs. With --noise: the percentage with its interval, by itself and for all designs together; of the
condition the margin, its bounds and the verdict; of measures the mean with its interval, sd, min, max and the
quantiles of 5, 10, 50 and 90 %. With --monte-carlo: percentage and means with their intervals, sd, min, max; inputs
as asked for and as drawn. The same is printed, with warnings where the drawn is not the asked, or an interval is
not to be trusted)")},
    {"study", "runs", "RUNS.csv", output, once,
     QT_TRANSLATE_NOOP("talweg", R"(one row per run: the inputs that vary, success as 1 or 0, measures)")},
    {"study", "json", "OUT.json", output, once,
     QT_TRANSLATE_NOOP("talweg", R"(what the study comes to, of any kind, as one object with the columns'
names as keys)")},
    {"study", "require", "COND", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(print, for each combination of the other inputs, the smallest value that
meets the condition and keeps meeting it. COND compares expressions of the success outcome (its percentage) and of
the measures' _mean, _sd, _min, _max, of share(measure > number), the percentage of runs, and of quantile(measure,
10 %); "and" and "or" join conditions, and brackets group them: "crossed>=80 %", "height_mean-1*height_sd>-15 m",
"share(height>-15) >= 95 %". nearly=… except=…, of a condition on the percentage alone: from there on only these
values miss it, by one run; at_500=…: the same where each design is judged at so many values, in the middle of equal
parts; …_crit=low..high: where what is asked for stops to rise: up to where it first is highest, down to where it is
lower by no more than a tolerance, one run or twice sd/√n. Of a project's file COND may be the name of one of its
requirements, which goes before a condition. A study of a file prints a verdict on each of its named requirements,
for the design nearest to the experiment's own values: requirement name="…" verdict=met, failed, undecided, or none
where it does not go with the study)")},
    {"study", "smallest", "id", input, once,
     QT_TRANSLATE_NOOP("talweg", "of which swept input the smallest value is looked for")},
    {"study", "tolerance", "id=AMOUNT", input, many,
     QT_TRANSLATE_NOOP("talweg", R"(by how much an input may be off, 0.5 in its unit or 5% of its value: print
the best designs with the least margin at all corners, middles of faces and inner points of the box that all
tolerances make, where that is, and how many of the points meet the condition)")},
    {"study", "threads", "N", number, once,
     QT_TRANSLATE_NOOP("talweg", R"(threads to solve on; otherwise as many as the machine has. Results do not
depend on it)")},
    {"study", "shard", "i/n", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(only every n-th design or random run, from number i; its tables say which
they are, and have a form of their own, which --merge reads)")},
    {"study", "resume", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(solve nothing where the tables of the shard are there already. A table of
another study is refused)")},
    {"study", "merge", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(join the tables of all shards into the very table of the undivided study;
those of random runs into its --runs and its --csv, with --confidence and --bounds. A row that was changed since it
was written is refused by its checksum)")},

    {"study", "monte-carlo", "N", number, once,
     QT_TRANSLATE_NOOP("talweg", "how many runs; run i depends on the seed and i alone"),
     QT_TRANSLATE_NOOP("talweg", "With --monte-carlo, solves runs with inputs drawn at random instead.")},
    {"study", "dist", "id=DIST", input, many,
     QT_TRANSLATE_NOOP("talweg", R"(an uncertain input, without what is out
of its range:
  uniform:from:to          evenly
  ±5%  ±0.1                evenly about its own value, or about each design's where it
                           is swept; pm:5% means the same
  normal:mean:sd           normally; normal:mean:sd:from:to cut at both ends
  triangular:min:mode:max  mode is the likeliest value
  lognormal:median:gsd     the logarithm is normal; gsd, a factor, is the geometric
                           standard deviation
  weibull:shape:scale      Weibull's distribution
  gamma:shape:scale        of mean shape times scale
  beta:a:b:min:max         of the shapes a and b, between min and max
  list:v1,v2,…             of equally likely values
  weights:v1=w1,v2=w2,…    as often as the weights say
  file:NAME.csv:COLUMN     of the numbers in a column of a table; in a project its
                           name is relative to the project's file. Options of tables
                           follow the name: NAME.csv?gaps=skip
What is drawn for an input depends on its id, and no table on the order of --dist)")},
    {"study", "correlate", "id,id=R", text, many,
     QT_TRANSLATE_NOOP("talweg",
                       R"(two drawn inputs with the rank correlation R of Spearman, from -1 to 1)")},
    {"study", "sobol", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(evenly spread rather than independent runs: Sobol' points, shifted at
random 8 times, so that the same number of runs says more, of at least 3 inputs. N is raised to a power of two;
where the input is drawn that designs are judged over, up to 16 runs share all else)")},
    {"study", "seed", "S", number, once,
     QT_TRANSLATE_NOOP("talweg", "another sample; 1 where it is left out")},
    {"study", "curves", "OUT.csv", output, once,
     QT_TRANSLATE_NOOP("talweg", R"(how often runs succeed, and the means of measures, for parts of each drawn
input, and how much of the scatter each explains alone, and the two strongest together)")},
    {"study", "sensitivity", "", none, once,
     QT_TRANSLATE_NOOP("talweg", "print Sobol' indices of each input, from N (inputs + 2) runs, as CSV")},
    {"study", "bounds", "id=from:to", text, many,
     QT_TRANSLATE_NOOP("talweg", R"(all values of a measure are between these: the interval of its mean then
holds whatever the distribution, as height=-10:0 for heights that count as 0 after a crossing)")},
    {"study", "confidence", "PERCENT", number, once,
     QT_TRANSLATE_NOOP("talweg", "of the intervals, in percent; 95 where it is left out")},

    {"study", "noise", "N", number, once,
     QT_TRANSLATE_NOOP("talweg", R"(how many runs of each design; run i of all designs is drawn from the same
random numbers)"),
     QT_TRANSLATE_NOOP("talweg",
                       R"(With --noise, or --dist beside a grid, judges each design by random runs: the
probability of success with its interval, and whether a condition is met, failed or undecided. A project's study
that has uncertain inputs does the same.)")},
    {"study", "until-decided", "", none, once,
     QT_TRANSLATE_NOOP("talweg", R"(a design has no more runs once it is decided whether it meets the
condition, N at most; the intervals hold after any number of runs and are named so (anytime))")},
    {"study", "pareto", "ids", text, once,
     QT_TRANSLATE_NOOP("talweg", R"(mark the Pareto-optimal designs: by the probability, by the lower end of
the reserve where the system has it, and by less e and more b, as of e,b:max)")},
    {"study", "pair", "DESIGN", text, many,
     QT_TRANSLATE_NOOP("talweg", R"(twice: compare two designs run by run, as --pair "b=2 e=0.9" --pair "b=2
e=0.94")")},
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
