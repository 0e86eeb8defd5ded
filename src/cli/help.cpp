#include "cli/help.h"

#include "base/text.h"
#include "cli/presets.h"
#include "cli/to_qt.h"
#include "systems/body_measures.h"
#include "systems/reading.h"
#include "systems/table.h"
#include "systems/wording.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>

namespace talweg {

namespace {

QString overview() {
    return QCoreApplication::translate("talweg", R"(Talweg: bodies that roll, slide and bounce across terrain.

  talweg [FILE.talweg]…      open the window
  talweg run …               solve, and print or tabulate results
  talweg study …             solve whole grids of designs, tabulate them, find the smallest that does
  talweg compare …           lay experiments side by side, with what differs
  talweg reproduce …         write the figures and numbers of a published work
  talweg export …            write figures and tables of an experiment
  talweg report …            write a project's report, as PDF or HTML
  talweg check FILE.talweg   say whether a file is a valid project
  talweg new SYSTEM …        write a project with one experiment
  talweg examples            list the examples, or copy one
  talweg presets …           list, export or import presets of your own
  talweg help TOPIC          more on one of these commands, or on a system
  talweg --version           the program's version

Files that are read may be "-", the standard input; files that are written "-", the standard output. Exit codes: 0 done, 2 bad usage or bad input, 1 anything else. What is written as JSON has the key schema, 1 as yet: it is raised when a key goes or comes to mean something else.
)");
}

QString aboutRun() {
    return QCoreApplication::translate(
        "talweg", R"(talweg run SYSTEM [--preset NAME]… [--set id=value]… [--tie id=EXPRESSION]…
              [--json | [[--table ID | --every DT] --csv OUT.csv] [--events OUT.csv] | --at T1,T2,…]
talweg run SYSTEM [--preset NAME]… [--set id=value]… --cases IN.csv --csv OUT.csv
talweg run FILE.talweg… [--experiment NAME]… [--json | --csv OUT.csv | --at T1,T2,…]
talweg run FILE.talweg --experiment NAME [[--table ID | --every DT] --csv OUT.csv] [--events OUT.csv]

Solves an experiment and prints its outcome, measures and audit.

  --preset NAME      the values of a known case, such as Mars; --set goes over them. talweg help SYSTEM
                     lists them; "Thick shell=0.9" is one that asks for a number. One of your own that the window has
                     kept is called by its name too; where one of the program is called so, that is meant
  --set id=value     an input, in its unit or with another behind the number: b=5ft, u4=12km/h; the others
                     keep their standard values. See talweg help SYSTEM. Points may be read from a file with
                     the columns x and y, and tables from one with theirs:
                     --set profile=@GROUND.csv. Options of tables follow the name, as in
                     'profile=@GROUND.csv?x=Distance&decimal=,': separator, decimal, header, gaps, x, y, unit,
                     xunit, yunit. A cell of a table is set by its row: --set "bodies[2].m=3".
                     A number may be an expression of others: --set mu_k=0.8*mu
  --tie id=EXPR      an input that follows from others, each a number in its own unit: mu_k=0.8*mu, theta=beta
  --json             print the result as JSON: a list for all experiments of a file or of several
  --at T1,T2,…       print the state at these times in seconds, one line each under a line of ids
  --cases IN.csv     one row per case; header cells are ids of inputs, and id for a name of the row.
                     Columns and cells that are left out take the value of --set, or the standard value.
                     Options of tables follow the name
  --csv OUT.csv      for a single run, of a system or of an experiment that is chosen with --experiment, its
                     samples: time and every quantity; for cases and for all experiments of files, one row
                     each: id, outcome, measures
  --every DT         those samples at 0, DT, 2 DT, … seconds and at the end, rather than some two thousand,
                     closer where the motion bends
  --events OUT.csv   the events of a single run, with their times
  --csv-format FORM  how the tables are written: comma, unless told otherwise; semicolon, with decimal commas,
                     for German and French spreadsheets; tab, with decimal points
  --table ID         write a table that the run has of its own instead, such as the phases of a rover's run
                     or the bodies of a race; they are printed without --csv, and part of the JSON
  --experiment NAME  only this experiment of the files
  --strict           end with exit code 1 when a run is not vouched for: energy that does not add up, a term
                     of it or an instant that cannot be, an end that shorter steps change, a step refused, a
                     bound on the work reached, or a feature too small for the method. Without it such runs
                     carry a warning, and in tables the column doubts says of what kind
)");
}

QString aboutStudy() {
    return QCoreApplication::translate(
        "talweg",
        R"(talweg study SYSTEM [--preset NAME]… [--set id=value]… --grid id=VALUES … --over id
             [--unknown id]… [--tie id=EXPRESSION]… [--measure id]… [--compare] [--csv OUT.csv] [--runs RUNS.csv]
             [--require CONDITION [--smallest id] [--tolerance id=AMOUNT]…] [--threads N] [--shard i/n [--resume]]
talweg study FILE.talweg [--experiment NAME] [--reload-tables] [--csv OUT.csv] [--runs RUNS.csv] …
talweg study SYSTEM|FILE.talweg … --noise N [--dist id=DISTRIBUTION]… [--correlate id,id=RANK]…
             [--until-decided] [--seed S] [--confidence PERCENT] [--pair DESIGN --pair DESIGN]
             [--pareto ids]
talweg study SYSTEM|FILE.talweg --monte-carlo N --dist id=DISTRIBUTION … [--tie id=EXPRESSION]…
             [--correlate id,id=RANK]… [--sobol] [--seed S] [--csv OUT.csv] [--runs RUNS.csv] [--curves OUT.csv]
             [--sensitivity]
             [--confidence PERCENT] [--bounds id=from:to]… …
talweg study --merge A.csv B.csv … --csv OUT.csv [--runs RUNS.csv] [--confidence PERCENT]
             [--bounds id=from:to]…

Solves every combination of some inputs' values (the designs), each at all values of one more input, over
which it is judged.

  --preset NAME      the values of a known case, as of talweg run
  --set id=value     an input that is not swept; the others keep their standard values
  --grid id=VALUES   values from:to:step, both ends included, or v1,v2,…; a step that misses the end is
                     refused; the last grid varies fastest
  --over id          the input a design is judged over; its values are those of its own --grid
  --over id=DIST     the same, and how likely its values are, as of --dist: then there is a probability of
                     success beside the percentage, P(crossed) in a condition
  --unknown id       an input that is not known: its --grid is a range without a distribution. Each design has
                     a p-box: the least and the greatest of its numbers over all combinations of the unknown
                     inputs, each judged as ever. A condition is met if it is at every combination, failed if
                     at none, otherwise undecided: open=unknown where no number of random runs decides it,
                     decisive= the unknown input that matters most, …_worst= the values at the worst
  --tie id=EXPR      an input that follows from others, swept ones among them: mu_k=0.8*mu, theta=beta
  --measure id       a measure beside the system's usual one; talweg help SYSTEM lists them
  --compare          the same designs at every value of the system's choice worth comparing
  --csv OUT.csv      one row per design: swept ids, runs, percentage, mean, sd, min, max, doubtful runs
  --runs RUNS.csv    one row per run: swept ids, success as 1 or 0, measures
  --json OUT.json    what the study comes to, of any kind, as one object with the columns' names as keys
  --require COND     print, for each combination of the other inputs, the smallest value that meets the
                     condition and keeps meeting it. COND compares expressions of the success outcome (its
                     percentage) and of the measures' _mean, _sd, _min, _max, of share(measure > number),
                     the percentage of runs, and of quantile(measure, 10 %); "and" and "or" join conditions, and
                     brackets group them:
                     "crossed>=80 %", "height_mean-1*height_sd>-15 m", "share(height>-15) >= 95 %".
                     nearly=… except=…, of a condition on the percentage
                     alone: from there on only these values miss it, by one run; at_500=…: the
                     same where each design is judged at so many values, in the middle of equal parts;
                     …_crit=low..high: where what is asked for stops to rise: up to where it first is highest, down
                     to where it is lower by no more than a tolerance, one run or twice sd/√n
  --require NAME     of a project's file: the named requirement that is called exactly so, which goes before
                     a condition. A study of a file prints a verdict on each of its named requirements, for
                     the design nearest to the experiment's own values: requirement name="…" verdict=met,
                     failed, undecided, or none where it does not go with the study
  --smallest id      of which swept input the smallest value is looked for
  --tolerance id=AMOUNT  by how much an input may be off, 0.5 in its unit or 5% of its value: print the best
                     designs with the least margin at all corners, middles of faces and inner points of the
                     box that all tolerances make, where that is, and how many of the points meet the condition
  --threads N        threads to solve on; otherwise as many as the machine has. Results do not depend on it
  --shard i/n        only every n-th design or random run, from number i; its tables say which they are
  --resume           solve nothing where the tables of the shard are there already. A table of another
                     study is refused
  --merge            join the tables of all shards into the very table of the undivided study; those of
                     random runs into its --runs and its --csv, with --confidence and --bounds. A row
                     that was changed since it was written is refused by its checksum
  --csv-format FORM  how the tables are written: comma, unless told otherwise; semicolon, with decimal commas,
                     for German and French spreadsheets; tab, with decimal points. Parts of --shard
                     have a form of their own, which --merge reads
  --experiment NAME  the experiment whose study is solved; may be left out when only one has a study
  --reload-tables    the numbers of measured tables from their files, in place of those that the file keeps
  --strict           end with exit code 1 when runs are not vouched for; the column doubtful counts them

With --monte-carlo, solves runs with inputs drawn at random instead.

  --monte-carlo N    how many runs; run i depends on the seed and i alone
  --dist id=DIST     an uncertain input, without what is out of its range:
                       uniform:from:to          evenly
                       ±5%  ±0.1                evenly about its own value; pm:5% means the same
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
                                                name is relative to the project's file. Options
                                                of tables follow the name: NAME.csv?gaps=skip
                     What is drawn for an input depends on its id, and no table on the order of --dist
  --tie id=EXPR      as above
  --correlate id,id=R  two drawn inputs with the rank correlation R of Spearman, from -1 to 1
  --sobol            evenly spread rather than independent runs: Sobol' points, shifted at random 8 times,
                     so that the same number of runs says more, of at least 3 inputs. N is raised to a power of two; where the input
                     is drawn that designs are judged over, up to 16 runs share all else
  --seed S           another sample; 1 where it is left out
  --csv OUT.csv      percentage and means with their intervals, sd, min, max; inputs as asked for and as drawn.
                     The same is printed, with warnings where the drawn is not the asked, or an interval is not
                     to be trusted
  --runs RUNS.csv    one row per run: drawn inputs, success as 1 or 0, measures
  --curves OUT.csv   how often runs succeed, and the means of measures, for parts of each drawn input, and how
                     much of the scatter each explains alone, and the two strongest together
  --sensitivity      print Sobol' indices of each input, from N (inputs + 2) runs, as CSV
  --bounds id=A:B    all values of a measure are between A and B: the interval of its mean then holds whatever
                     the distribution, as height=-10:0 for heights that count as 0 after a crossing
  --confidence P     of the intervals, in percent; 95 where it is left out

With --noise, or --dist beside a grid, judges each design by random runs: the probability of success with its
interval, and whether a condition is met, failed or undecided. A project's study that has uncertain inputs
does the same.

  --noise N          how many runs of each design; run i of all designs is drawn from the same random numbers
  --until-decided    a design has no more runs once it is decided whether it meets the condition, N at most;
                     the intervals hold after any number of runs and are named so (anytime)
  --over id=DIST     the input judged over is drawn too: by DIST, between the ends of its --grid where it has
                     one; without DIST evenly from the values of its --grid
  --dist id=±5%      of an input that is swept: about each design's value
  --pareto e,b:max   mark the Pareto-optimal designs: by the probability, by the lower end of the reserve
                     where the system has it, and by less e and more b
  --pair DESIGN      twice: compare two designs run by run, as --pair "b=2 e=0.9" --pair "b=2 e=0.94"
  --csv OUT.csv      one row per design: percentage with its interval, by itself and for all designs together;
                     of the condition the margin, its bounds and the verdict; of measures the mean with its
                     interval, sd, min, max and the quantiles of 5, 10, 50 and 90 %
  --runs RUNS.csv    one row per run: the inputs that vary, success, measures
)");
}

QString aboutReproduce() {
    return QCoreApplication::translate("talweg", R"(talweg reproduce WORK --out DIR [--dpi D]

Computes every figure and number of a published work that the model produces, in each reading of that
model, and writes them to a folder, which is made where it is not there. Files of the same names are
replaced.

  --out DIR          the folder: figure-ID-READING.png with its table .csv, study-ID-READING.csv with all
                     designs, and table.csv and table.md, which set what the work prints beside what comes
                     out
  --dpi D            dots per inch of the figures; 300 unless given
)");
}

/// The published works that can be reproduced.
QString works(const Registry& registry) {
    QString text = '\n' + QCoreApplication::translate("talweg", "Works:") + '\n';
    for (const auto& system : registry.systems())
        for (const Reproduction& work : system->reproductions)
            text += "  " + QString::fromStdString(work.id) + "  " + QString::fromStdString(work.title) + "\n";
    return text;
}

QString aboutExport() {
    return QCoreApplication::translate(
        "talweg", R"(talweg export FILE.talweg [--experiment NAME] --figure ID --out FIG.(png|svg|pdf)
              [--preset NAME] [--width-mm W] [--height-mm H] [--dpi D] [--letters PT] [--line-width PT]
              [--grey] [--no-project] [--x FROM:TO] [--y FROM:TO] [--log-x] [--log-y] [--from SIDE|AZ,EL] [--at T]
talweg export FILE.talweg [--experiment NAME] --figure ID --film FILM.(webp|png)
              [--fps N] [--speed S] [--during FROM:TO] [and sizes, axes and sides as above]
talweg export FILE.talweg [--experiment NAME] --csv OUT.csv [--every DT] [--events OUT.csv]
talweg export SYSTEM [--set id=value]… --figure ID --out FIG.(png|svg|pdf) …
talweg export FIG.(png|svg|pdf) --project OUT.talweg
talweg export FILE.talweg --all --out DIR

Solves an experiment of a file and writes a figure, its samples, its events, or all of them. A figure carries the
project it was made of: wherever a project is read, the figure may be given instead.

  --experiment NAME  the experiment; may be left out when the file has only one
  --set id=value     an input of a system that is named in place of a file, as of talweg run
  --figure ID        the figure; talweg help SYSTEM lists them. Of the experiment's study: study, which answers
                     its requirement, or study:KIND: percentage, spread, mean, runs, map, difference, outcomes or
                     pareto. What it is drawn against may follow: study:spread,x=b,family=e,measure=height,@k=0.3
                     is b to the right, a line for each e, where k is nearest to 0.3. study:difference,part=2,less=1
                     is the second of the compared studies less the first, less=baseline less the pinned one.
                     Of random runs: random:KIND: histogram, cumulative, scatter, response, sensitivity, tornado,
                     indices or paths, such as random:scatter,output=x,input=k,runs=20000 or
                     random:paths,output=y,against=t
  --out FIG          where the figure goes; the ending says the format
  --preset NAME      a size for journals, with letters of 8 pt and lines of 0.5 pt at 600 dpi: journal-80 for one
                     column, 80 mm wide, or journal-160 for two, 160 mm. What else is given goes before it
  --width-mm W       width on paper, in millimetres
  --height-mm H      height on paper, in millimetres
  --dpi D            dots per inch, for png and for scenes in space
  --letters PT       the size of letters on paper, in points; lines and marks grow with them
  --line-width PT    the width of the axes' lines on paper, in points; other lines are in proportion
  --grey             without colours, in greys that stay apart
  --no-project       without the project in the file
  --project OUT      the project that a figure carries, as a file of its own
  --reload-tables    the numbers of measured tables from their files, in place of those that the file keeps
  --all              the figures of all export jobs of the project, into the folder --out DIR. One that cannot
                     be written is told, the others are written all the same, and the exit code is 1
  --x, --y FROM:TO   only this part of the axes; otherwise everything
  --log-x, --log-y   logarithmic axes, of figures over time, of one quantity against another, and of lines and
                     fronts of studies, where all values along the axis are positive
  --from SIDE|AZ,EL  a scene in space from there: overview, isometric, side, above or front, or from
                     angles in degrees: around, with 0 at the side and 90 where x goes, and up
  --at T             with the cursor at this time in seconds, and bodies where they are then
  --film FILM        the figure moving: an animated WebP, or PNGs numbered FILM-0001.png and so on
  --fps N            frames in a second of the film, 25 when left out
  --speed S          seconds of the run in a second of the film, 1 when left out: 0.1 is ten times slower
  --during FROM:TO   only this part of the run, in seconds
  --csv OUT.csv      the samples: time and every quantity, units in the names of columns
  --every DT         those samples at 0, DT, 2 DT, … seconds and at the end, as of talweg run
  --events OUT.csv   the events
  --csv-format FORM  how the tables are written: comma, unless told otherwise; semicolon, with decimal commas,
                     for German and French spreadsheets; tab, with decimal points
)");
}

QString aboutCompare() {
    return QCoreApplication::translate(
        "talweg", R"(talweg compare FILE.talweg [FILE2.talweg]… [--experiment NAME]… [--baseline NAME]
              [--csv OUT.csv] [--json OUT.json]

Lays the runs of experiments of one system side by side: the inputs that differ, how they ended, their measures
and their events, each with its difference from the baseline. Events are matched by kind and order: the first
impact of a run with the first of the others.

  --experiment NAME  only this experiment, of whatever file; once for each. Without it all of them
  --baseline NAME    what the others are compared with; the first unless told otherwise. Where there are
                     several files names may be given with theirs, as the table has them
  --csv OUT.csv      a line for each number of each run, with the difference and the relative difference:
                     all inputs, measures, and all numbers of all events
  --csv-format FORM  how the tables are written: comma, unless told otherwise; semicolon, with decimal commas,
                     for German and French spreadsheets; tab, with decimal points
  --json OUT.json    the same as JSON
  --strict           end with exit code 1 when a run is not vouched for, as of talweg run
)");
}

QString aboutReport() {
    return QCoreApplication::translate(
        "talweg",
        R"(talweg report FILE.talweg --out REPORT.(pdf|html) [--paper a4|letter] [--experiment NAME]…
              [--only SECTION]… [--no-figures] [--runs N] [--compare RUN]… [--baseline RUN]
              [--date YYYY-MM-DD]

Solves the experiments, studies and random runs of a file and writes a report of them: title page, contents,
summary, and for each experiment its inputs, results, figures, events, study and random runs; experiments and
pinned runs of one system side by side; then what the symbols mean and how the numbers came about.

  --out REPORT       where the report goes; the ending says the format. HTML is one file with its figures in it
  --paper a4|letter  of PDF; A4 when left out
  --experiment NAME  only these experiments of the file
  --only SECTION     only these: inputs, results, events, figures, study, random, comparison, appendix
  --no-figures       all but the figures
  --runs N           random runs of each experiment that draws inputs at random; 10000 when left out
  --compare RUN      only these are compared: names of experiments, or "NAME, pinned" of pinned runs; all, up to
                     8 of each system, when left out
  --baseline RUN     what the others are compared with; the first when left out
  --reload-tables    the numbers of measured tables from their files, in place of those that the file keeps
  --date YYYY-MM-DD  the day that the report says it was made on; otherwise that of SOURCE_DATE_EPOCH, or today

With the same date the same file gives the same bytes. A report that is there already is replaced as a whole.
)");
}

QString aboutCheck() {
    return QCoreApplication::translate("talweg", R"(talweg check FILE.talweg… [--reload-tables]

Says for each file whether it is a valid project, or everything that is wrong with it. Notes on the standard error
name the measured tables whose files have changed since the project took their numbers.

  --reload-tables    the numbers of measured tables from their files, in place of those that the file keeps
)");
}

QString aboutNew() {
    return QCoreApplication::translate(
        "talweg",
        R"(talweg new SYSTEM [--preset NAME]… [--set id=value]… [--name NAME] [--title TITLE] --out FILE.talweg

Writes a project with one experiment of a system. A file that is there already is left alone.

  --preset NAME      the values of a known case, as of talweg run
  --set id=value     an input; the others keep their standard values
  --name NAME        what the experiment is called; without it like the system
  --title TITLE      the project's title
  --out FILE.talweg  where the project goes; -o for short
)");
}

QString aboutExamples() {
    return QCoreApplication::translate("talweg", R"(talweg examples [--copy ID [--out FILE.talweg]]

Lists the examples that come with the program, which File > Examples opens, or writes one as a project.

  --copy ID          the example, by the id in the list
  --out FILE.talweg  where it goes; ID.talweg here unless given. A file that is there already is left alone
)");
}

QString aboutPresets() {
    return QCoreApplication::translate("talweg", R"(talweg presets [--only NAME]…
talweg presets --export FILE.talweg-presets [--only NAME]…
talweg presets --import FILE.talweg-presets [--keep-both | --replace]

Lists the presets of your own that the window has kept, each with its system and its note; writes them to a
file for others, or adds those of a file, all of them or none. --preset of other commands takes their names.

  --only NAME        only the presets that are called so, whatever the capitals
  --export FILE      where they go
  --import FILE      a file that was exported
  --keep-both        those of the file whose names are taken get a number behind them
  --replace          they take the place of yours
)");
}

QString aboutHelp() {
    return QCoreApplication::translate("talweg", R"(talweg help [TOPIC]…
talweg help --json | --man | --completion SHELL | --schema WHAT

Prints the help on commands and systems, or all of it for other programs.

  --json             systems with their inputs, ranges, units, presets, quantities, measures, endings, figures
                     and examples, and commands with their options, as one JSON object
  --man              the man page
  --completion SHELL  a script that completes commands, options and inputs: bash, zsh or fish
  --schema WHAT      the JSON Schema of project files (project), or of what run and study write with --json
                     (results)
)");
}

/// What may be given for an input, in words.
QString allowedText(const Parameter& parameter) {
    switch (parameter.kind) {
    case Parameter::Kind::points:
        switch (parameter.order) {
        case Parameter::Order::any:
            return QCoreApplication::translate("talweg", "points x:y, x:y, … in any order");
        case Parameter::Order::ground:
            return QCoreApplication::translate("talweg", "points x:y, x:y, … with x nowhere decreasing");
        case Parameter::Order::increasing:
            break;
        }
        return QCoreApplication::translate("talweg", "points x:y, x:y, … with x increasing");
    case Parameter::Kind::choice: {
        QString ids;
        for (const Choice& choice : parameter.choices)
            ids = ids.isEmpty() ? toQt(choice.id)
                                : QCoreApplication::translate("talweg", "%1 or %2").arg(ids, toQt(choice.id));
        return ids;
    }
    case Parameter::Kind::text:
        return QCoreApplication::translate("talweg", "text");
    case Parameter::Kind::table:
        return QCoreApplication::translate("talweg", "%1 to %2, separated by commas, each as %3")
            .arg(parameter.minRows)
            .arg(toQt(countOfRows(parameter, parameter.maxRows)), toQt(formOfRow(parameter)));
    case Parameter::Kind::number:
    case Parameter::Kind::numberOrWord:
        break;
    }
    const QString range = toQt(allowed(parameter));
    const QString number = range.isEmpty() ? QCoreApplication::translate("talweg", "any number") : range;
    return parameter.word.empty()
               ? number
               : QCoreApplication::translate("talweg", "%1, or %2").arg(number, toQt(parameter.word));
}

/// A row of inputs or outputs under a heading.
struct Line {
    QString id, label, text;
};

template <class Declared>
Line lineOf(const Declared& declared, const QString& text) {
    const QString unit = declared.unit.empty() ? QString() : " (" + toQt(declared.unit) + ")";
    return {toQt(declared.id), toQt(declared.label) + unit, text};
}

std::vector<Line> inputLines(const std::vector<Parameter>& parameters) {
    std::vector<Line> lines;
    const auto add = [&lines](const Parameter& parameter) {
        const std::string defaultValue = write(parameter, parameter.defaultValue);
        const QString allowed = allowedText(parameter);
        lines.push_back(lineOf(
            parameter,
            defaultValue.empty()
                ? allowed
                : QCoreApplication::translate("talweg", "%1; standard %2").arg(allowed, toQt(defaultValue))));
    };
    for (const Parameter& parameter : parameters) {
        add(parameter);
        for (const Parameter& cell : parameter.cells)
            if (cell.place->row == 0) add(cell);
    }
    return lines;
}

std::vector<Line> outputLines(const std::vector<Quantity>& quantities) {
    std::vector<Line> lines;
    for (const Quantity& quantity : quantities)
        lines.push_back(lineOf(quantity, toQt(quantity.help)));
    return lines;
}

std::vector<Line> presetLines(const std::vector<Preset>& presets) {
    std::vector<Line> lines;
    for (const Preset& preset : presets)
        lines.push_back({presetText(preset), toQt(preset.group), toQt(preset.help)});
    return lines;
}

/// Nothing for no lines.
QString listOf(const QString& heading, const std::vector<Line>& lines) {
    if (lines.empty()) return {};
    qsizetype width = 0;
    for (const Line& line : lines)
        width = std::max(width, line.id.size());
    QString text = '\n' + heading + '\n';
    for (const Line& line : lines)
        text += "  " + line.id.leftJustified(width) + "  "
                + QCoreApplication::translate("talweg", "%1: %2").arg(line.label, line.text) + '\n';
    return text;
}

/// Of a quantity of a body.
QString exampleId(const System& system) {
    return system.bodyQuantities.empty() ? QString() : toQt(bodyId(system.bodyQuantities.front().id, 0));
}

QString aboutSystem(const System& system) {
    QString text =
        QCoreApplication::translate("talweg", "%1: %2").arg(toQt(system.name), toQt(system.summary)) + '\n';
    text += listOf(QCoreApplication::translate("talweg", "Inputs:"), inputLines(system.parameters));
    text += listOf(QCoreApplication::translate("talweg", "Presets:"), presetLines(system.presets));
    text += listOf(QCoreApplication::translate("talweg", "Measures:"),
                   outputLines(withoutLaterBodies(system.measures)));
    if (const std::string others = aboutLaterBodies(system.measures); !others.empty())
        text += '\n' + toQt(others) + '\n';
    if (!system.studyMeasures.empty())
        text += '\n'
                + QCoreApplication::translate("talweg", "Measures of studies: %1")
                      .arg(toQt(listed(withoutLaterBodies(system.studyMeasures))))
                + '\n';
    text += listOf(QCoreApplication::translate("talweg", "Quantities:"), outputLines(system.quantities));
    text += listOf(QCoreApplication::translate(
                       "talweg", "Quantities of each body, whose ids end in its number, such as %1:")
                       .arg(exampleId(system)),
                   outputLines(system.bodyQuantities));
    text +=
        listOf(QCoreApplication::translate("talweg", "Columns of events:"), outputLines(system.eventColumns));
    text += '\n' + QCoreApplication::translate("talweg", "Figures:") + '\n';
    for (const FigureRecipe& figure : system.figures)
        text += "  " + toQt(figure.id) + "  " + toQt(figure.title) + "\n";
    return text;
}

struct CommandTopic {
    const char* name;
    QString (*about)(const Registry&);
};

template <QString (*text)()>
QString about(const Registry&) {
    return text();
}

constexpr std::array commandTopics{
    CommandTopic{"run", about<aboutRun>},
    CommandTopic{"study", about<aboutStudy>},
    CommandTopic{"compare", about<aboutCompare>},
    CommandTopic{"reproduce", [](const Registry& registry) { return aboutReproduce() + works(registry); }},
    CommandTopic{"export", about<aboutExport>},
    CommandTopic{"report", about<aboutReport>},
    CommandTopic{"check", about<aboutCheck>},
    CommandTopic{"new", about<aboutNew>},
    CommandTopic{"examples", about<aboutExamples>},
    CommandTopic{"presets", about<aboutPresets>},
    CommandTopic{"help", about<aboutHelp>}};

} // namespace

QString helpText(const Registry& registry) {
    QString text = overview() + '\n' + QCoreApplication::translate("talweg", "Systems:") + '\n';
    for (const auto& system : registry.systems())
        text += "  " + toQt(system->id) + "  " + toQt(system->summary) + "\n";
    return text;
}

QStringList helpCommands() {
    QStringList names;
    for (const CommandTopic& topic : commandTopics)
        names << topic.name;
    return names;
}

QStringList helpTopics(const Registry& registry) {
    QStringList topics = helpCommands();
    for (const auto& system : registry.systems())
        topics << toQt(system->id);
    return topics;
}

QString helpOn(const Registry& registry, const QString& topic) {
    if (const auto* const command = std::ranges::find(commandTopics, topic, &CommandTopic::name);
        command != commandTopics.end())
        return command->about(registry);
    const auto system = registry.find(topic.toStdString());
    return system ? aboutSystem(*system) : QString();
}

} // namespace talweg
