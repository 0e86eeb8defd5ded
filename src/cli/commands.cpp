#include "cli/commands.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

void printVersion(const Registry&, const Options& options, const Streams& streams) {
    if (!options.positional().isEmpty())
        misuse(QCoreApplication::translate("talweg", "--version takes no arguments (given: %1).")
                   .arg(options.positional().join(' ')));
    streams.out << "Talweg " << QCoreApplication::applicationVersion() << '\n';
}

constexpr Command commands[]{
    {"run", "…", runExperiments,
     QT_TRANSLATE_NOOP("talweg", "run experiments and print or tabulate their results"),
     QT_TRANSLATE_NOOP("talweg", R"(
talweg run SYSTEM [--preset NAME]… [--set id=value]… [--tie id=EXPRESSION]…
              [--json | [[--table ID | --every DT] --csv OUT.csv] [--events OUT.csv] | --at T1,T2,…]
talweg run SYSTEM [--preset NAME]… [--set id=value]… --cases IN.csv --csv OUT.csv
talweg run FILE.talweg… [--experiment NAME]… [--json | --csv OUT.csv | --at T1,T2,…]
talweg run FILE.talweg [--experiment NAME] [[--table ID | --every DT] --csv OUT.csv] [--events OUT.csv])"),
     QT_TRANSLATE_NOOP("talweg", "Runs an experiment and prints its outcome, results and audit.")},
    {"study", "…", study,
     QT_TRANSLATE_NOOP("talweg",
                       "run and tabulate grids of designs, find the smallest that meets a condition"),
     QT_TRANSLATE_NOOP("talweg", R"(
talweg study SYSTEM [--preset NAME]… [--set id=value]… --grid id=VALUES … --over id
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
             [--bounds id=from:to]…)"),
     QT_TRANSLATE_NOOP("talweg",
                       R"(Runs every combination of varied inputs (a design) at all values of one further
input, over which the design is evaluated.)")},
    {"fit", "rover …", fitTracks,
     QT_TRANSLATE_NOOP("talweg", "find inputs of the rover from measured tracks"),
     QT_TRANSLATE_NOOP("talweg", R"(
talweg fit rover --track FILE[,options]… [--preset NAME]… [--set id=value]… [--free ids] [--shared ids]
              [--law LAW] [--sigma S] [--robust] [--bootstrap N] [--json OUT.json] [--csv RESIDUALS.csv]
talweg fit rover --track FILE[,options]… --stage 1 [--json OUT.json])"),
     QT_TRANSLATE_NOOP(
         "talweg",
         R"(Fits the exact motion of the rover to measured positions by weighted least squares and
prints each fitted input with its 95 % confidence interval. Stage 1 finds e of each impact from the flights before
and after it, without a model of the ground. The start of each track is fitted, too, except start values that --set
gives.)")},
    {"compare", "…", compareExperiments, QT_TRANSLATE_NOOP("talweg", "compare experiments side by side"),
     QT_TRANSLATE_NOOP("talweg", R"(
talweg compare FILE.talweg [FILE2.talweg]… [--experiment NAME]… [--baseline NAME]
              [--csv OUT.csv] [--json OUT.json])"),
     QT_TRANSLATE_NOOP("talweg", R"(Compares the runs of experiments of one system: differing inputs,
outcomes, results and events, each with its difference from the baseline. Events are matched by kind and order: the
first impact of one run with the first impact of the others.)")},
    {"reproduce", "…", reproduceWork,
     QT_TRANSLATE_NOOP("talweg", "reproduce the figures and numbers of a published work"),
     QT_TRANSLATE_NOOP("talweg", "talweg reproduce WORK --out DIR [--dpi D]"),
     QT_TRANSLATE_NOOP("talweg",
                       R"(Computes every figure and number of a published work that the model
produces, for each reading of the model, and writes them to a folder, which is created if necessary. Existing files
with the same names are replaced. At the end, the paths of all written files are printed.)")},
    {"export", "…", exportResults, QT_TRANSLATE_NOOP("talweg", "write figures and tables of an experiment"),
     QT_TRANSLATE_NOOP("talweg", R"(
talweg export FILE.talweg [--experiment NAME] --figure ID --out FIG.(png|svg|pdf)
              [--preset NAME] [--width-mm W] [--height-mm H] [--dpi D] [--letters PT] [--line-width PT]
              [--grey] [--no-project] [--x FROM:TO] [--y FROM:TO] [--log-x] [--log-y] [--from SIDE|AZ,EL] [--at T]
talweg export FILE.talweg [--experiment NAME] --figure ID --film FILM.(webp|png)
              [--fps N] [--speed S] [--during FROM:TO] [and sizes, axes and viewing direction as above]
talweg export FILE.talweg [--experiment NAME] --csv OUT.csv [--every DT] [--events OUT.csv]
talweg export SYSTEM [--set id=value]… --figure ID --out FIG.(png|svg|pdf) …
talweg export FIG.(png|svg|pdf) --project OUT.talweg
talweg export FILE.talweg --all --out DIR)"),
     QT_TRANSLATE_NOOP("talweg",
                       R"(Runs an experiment of a project file or a system and writes a figure, the samples,
the events, or all of these. A figure contains its project: commands that read a project also read the
figure.)")},
    {"report", "…", writeReport, QT_TRANSLATE_NOOP("talweg", "write a report on a project, as PDF or HTML"),
     QT_TRANSLATE_NOOP("talweg", R"(
talweg report FILE.talweg --out REPORT.(pdf|html) [--paper a4|letter] [--experiment NAME]…
              [--only SECTION]… [--appendix] [--no-figures] [--runs N] [--compare RUN]… [--baseline RUN]
              [--author NAME] [--organisation NAME] [--logo PICTURE] [--date YYYY-MM-DD])"),
     QT_TRANSLATE_NOOP("talweg",
                       R"(Runs the experiments, studies and random runs of a file and writes a report: a
summary with the recommended design, contents; for each experiment its inputs, results, figures, events, study
and random runs; a comparison of experiments and pinned runs of one system; with --appendix, symbols and methods.
The same file and date give an identical report, byte for byte. An existing report is replaced completely.)")},
    {"check", "FILE.talweg", checkFiles,
     QT_TRANSLATE_NOOP("talweg", "check whether a file is a valid project"),
     QT_TRANSLATE_NOOP("talweg", "talweg check FILE.talweg… [--reload-tables]"),
     QT_TRANSLATE_NOOP("talweg",
                       R"(Reports for each file whether it is a valid project, or all errors in it.
Notes on the standard error name measured tables whose files have changed since the project read them.)")},
    {"new", "SYSTEM …", newProject, QT_TRANSLATE_NOOP("talweg", "write a project with one experiment"),
     QT_TRANSLATE_NOOP("talweg", R"(
talweg new SYSTEM [--preset NAME]… [--set id=value]… [--name NAME] [--title TITLE] --out FILE.talweg)"),
     QT_TRANSLATE_NOOP("talweg",
                       R"(Writes a project with one experiment of a system. An existing file is not
overwritten.)")},
    {"examples", "", listExamples, QT_TRANSLATE_NOOP("talweg", "list the examples, or copy one"),
     QT_TRANSLATE_NOOP("talweg", "talweg examples [--copy ID [--out FILE.talweg]]"),
     QT_TRANSLATE_NOOP("talweg",
                       R"(Lists the examples of Talweg, which are also in the menu File > Examples, or
writes one of them as a project.)")},
    {"presets", "…", managePresets, QT_TRANSLATE_NOOP("talweg", "list, export or import your own presets"),
     QT_TRANSLATE_NOOP("talweg", R"(
talweg presets [--only NAME]…
talweg presets --export FILE.talweg-presets [--only NAME]…
talweg presets --import FILE.talweg-presets [--keep-both | --replace])"),
     QT_TRANSLATE_NOOP("talweg",
                       R"(Lists your own presets, which you save in the window, each with its system and
note. Also writes them to a file, or adds the presets of a file: either all of them or none. Other commands
accept their names with --preset.)")},
    {"help", "TOPIC", printHelp, QT_TRANSLATE_NOOP("talweg", "print help on a command or a system"),
     QT_TRANSLATE_NOOP("talweg", R"(
talweg help [TOPIC]…
talweg help --json | --man | --completion SHELL | --schema WHAT)"),
     QT_TRANSLATE_NOOP("talweg",
                       R"(Prints help on commands and systems, or all help in a machine-readable form.)")},
    {"--version", "", printVersion, QT_TRANSLATE_NOOP("talweg", "print the version of Talweg")}};

} // namespace

std::span<const Command> allCommands() {
    return commands;
}

const Command* findCommand(const QString& name) {
    const QString meant = name == "--help" || name == "-h" ? QStringLiteral("help") : name;
    const auto* const it = std::ranges::find(commands, meant, &Command::name);
    return it == std::end(commands) ? nullptr : it;
}

QStringList helpCommands() {
    QStringList names;
    for (const Command& command : allCommands())
        if (*command.synopsis) names << command.name;
    return names;
}

} // namespace talweg
