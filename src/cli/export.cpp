#include "base/number.h"
#include "base/to_qt.h"
#include "cli/cases.h"
#include "cli/commands.h"
#include "cli/failure.h"
#include "cli/figure_size.h"
#include "cli/input.h"
#include "cli/nearest.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/states.h"
#include "cli/study_options.h"
#include "cli/tracks.h"
#include "exports/jobs.h"
#include "figures/file/figure_size.h"
#include "figures/file/film_file.h"
#include "figures/file/picture_file.h"
#include "figures/monte_carlo/monte_carlo_view.h"
#include "figures/plot/figure_window.h"
#include "figures/run/drawn_table.h"
#include "figures/run/film.h"
#include "figures/run/make_figure.h"
#include "figures/run/measured_tracks.h"
#include "figures/run/run_csv.h"
#include "figures/run/run_picture.h"
#include "figures/run/shown_in_units.h"
#include "figures/space/space_camera.h"
#include "figures/study/study_view.h"
#include "figures/theme.h"
#include "project/export_job.h"
#include "project/figure_source.h"

#include <QCoreApplication>
#include <QDir>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

QString fileOf(const Options& options) {
    if (options.positional().size() != 1)
        misuse(QCoreApplication::translate(
            "talweg", "export needs one project file or system: talweg export FILE.talweg."));
    return options.positional().first();
}

/// The project in the given file. If a system is named instead, a project with its default values and the
/// --set options.
Project projectOf(const Registry& registry, const Options& options, QTextStream& notes) {
    const QString named = fileOf(options);
    const auto system = registry.find(named.toStdString());
    if (system) {
        Project project;
        Settings settings = settingsFrom(*system, {}, options.all("set"));
        noteTables(settings.notes, notes);
        project.experiments = {experimentWith(*system, toQt(system->name), std::move(settings))};
        Experiment& experiment = project.experiments.front();
        experiment.tracks = tracksBeside(*system, experiment.values, options, notes);
        return project;
    }
    for (const char* option : {"set", "track"})
        if (options.has(option))
            misuse(QCoreApplication::translate("talweg", "--%1 works only with systems, but %2 is a project "
                                                         "file, whose experiments have their own inputs.")
                       .arg(QLatin1String(option), named));
    if (!namesFile(named)) misuseNeither(registry, named);
    return projectIn(registry, named);
}

Case experimentOf(const Registry& registry, const Project& project, const Options& options) {
    const QString path = fileOf(options);
    const auto cases = experimentCases(registry, project, path, options.text("experiment"));
    if (cases.size() == 1) {
        requireValid(cases.front());
        return cases.front();
    }
    QStringList names;
    for (const Case& one : cases)
        names << u'"' + one.id + u'"';
    misuse(QCoreApplication::translate("talweg",
                                       "Choose one experiment with --experiment NAME. Experiments in %1: %2.")
               .arg(path, orNone(names)));
}

const FigureRecipe& recipeOf(const System& system, const QString& id) {
    const auto it = std::ranges::find(system.figures, id.toStdString(), &FigureRecipe::id);
    if (it != system.figures.end()) return *it;
    QStringList ids;
    for (const FigureRecipe& recipe : system.figures)
        ids << toQt(recipe.id);
    misuse(QCoreApplication::translate("talweg",
                                       "--figure %1: %2 does not have this figure; available figures: %3.")
               .arg(id, toQt(system.name), ids.join(", ")));
}

/// The range given by an option as FROM:TO; nothing if the option is not given.
std::optional<std::pair<double, double>> spanOf(const Options& options, const QString& name) {
    if (!options.has(name)) return {};
    const QStringList ends = options.text(name).split(':');
    const auto from = readNumber(ends.value(0).toStdString()), to = readNumber(ends.value(1).toStdString());
    if (ends.size() != 2 || !from || !to || !(*from < *to))
        misuse(
            QCoreApplication::translate("talweg", "--%1 %2: must be two increasing numbers, such as 0:4.5.")
                .arg(name, options.text(name)));
    return std::pair(*from, *to);
}

/// A viewing direction given as "azimuth,elevation" in degrees; nothing if the text has another form.
std::optional<SpaceDirection> anglesOf(const QString& text) {
    const QStringList angles = text.split(',');
    if (angles.size() != 2) return {};
    const auto azimuth = readNumber(angles[0].toStdString()), elevation = readNumber(angles[1].toStdString());
    if (!azimuth || !elevation || std::abs(*azimuth) > 360 || std::abs(*elevation) > 90) return {};
    const QString name = QCoreApplication::translate("talweg", "azimuth %1° and elevation %2°")
                             .arg(toQt(shortest(*azimuth)), toQt(shortest(*elevation)));
    return SpaceDirection{"", name.toStdString(), *azimuth, *elevation};
}

/// The viewing direction given by --from, by name or by angles; nothing if it is not given.
std::optional<SpaceDirection> directionOf(const Options& options, const FigureRecipe& recipe) {
    if (!options.has("from")) return {};
    const QString from = options.text("from");
    if (recipe.kind != FigureRecipe::Kind::space)
        misuse(QCoreApplication::translate("talweg", "--from %1: the figure %2 has no viewing direction.")
                   .arg(from, toQt(recipe.id)));
    QStringList names;
    for (const SpaceDirection& direction : spaceDirections()) {
        if (from == QLatin1String(direction.id)) return direction;
        names << direction.id;
    }
    if (const auto angles = anglesOf(from)) return angles;
    misuse(QCoreApplication::translate("talweg",
                                       "--from %1: must be one of %2, or two angles in degrees such as "
                                       "30,20: azimuth from -360 to 360 and elevation from -90 to 90.")
               .arg(from, names.join(", ")));
}

/// The axes that the options make logarithmic. Also sets them in the view. Throws Failure if an axis cannot
/// be logarithmic.
LogAxes logOf(const Options& options, PlotView& view, const QString& figure) {
    const LogAxes log{options.has("log-x"), options.has("log-y")};
    for (const auto& [axis, option] :
         {std::pair(Qt::Horizontal, "log-x"), std::pair(Qt::Vertical, "log-y")}) {
        if (!options.has(option)) continue;
        const auto why = view.whyNotLog(axis);
        if (!why)
            misuse(
                QCoreApplication::translate("talweg", "--%1: the figure %2 cannot have a logarithmic axis.")
                    .arg(option, figure));
        if (!why->isEmpty()) misuse(QCoreApplication::translate("talweg", "--%1: %2").arg(option, *why));
    }
    view.setLog(log);
    return log;
}

/// The part of a figure given by --x and --y; nothing for the whole figure.
std::optional<FigureWindow> windowOf(const Options& options, const PlotView& view) {
    const auto x = spanOf(options, "x"), y = spanOf(options, "y");
    for (const auto& [span, option, log] :
         {std::tuple(x, "x", view.log().x), std::tuple(y, "y", view.log().y)})
        if (log && span && !(span->first > 0))
            misuse(QCoreApplication::translate(
                       "talweg", "--%1 %2: a logarithmic axis must start at a number greater than 0.")
                       .arg(option, options.text(option)));
    if (!x && !y) return {};
    FigureWindow window = view.everything();
    if (x) std::tie(window.left, window.right) = *x;
    if (y) std::tie(window.bottom, window.top) = *y;
    return window;
}

/// The state of a figure according to the options. Without options, the whole figure without a time cursor.
FigureState stateOf(const Options& options, const Shown& shown, const FigureRecipe& recipe) {
    FigureState state;
    state.direction = directionOf(options, recipe);
    if (options.has("at")) {
        if (recipe.kind == FigureRecipe::Kind::table)
            misuse(QCoreApplication::translate(
                       "talweg", "--at %1: the figure %2 shows a table, which does not depend on time.")
                       .arg(options.text("at"), toQt(recipe.id)));
        state.instant = options.number("at", 0);
        if (!(*state.instant >= 0 && *state.instant <= shown.run->duration))
            misuse(QCoreApplication::translate("talweg", "--at %1: must be a time from 0 s to %2 s.")
                       .arg(options.text("at"), toQt(shortest(shown.run->duration))));
    }
    if (!options.has("x") && !options.has("y") && !options.has("log-x") && !options.has("log-y"))
        return state;
    const bool isSpan = options.has("x") || options.has("y");
    if (isSpan && recipe.kind == FigureRecipe::Kind::space)
        misuse(
            QCoreApplication::translate(
                "talweg", "--x and --y: the figure %1 has no axes; use --from to set its viewing direction.")
                .arg(toQt(recipe.id)));
    const auto view = makeFigureView(shown.system, recipe);
    view->setShown(shown);
    state.log = logOf(options, *view, toQt(recipe.id));
    state.window = windowOf(options, *view);
    return state;
}

/// A sentence on the part of a figure that is shown.
QString shownText(const FigureState& state, const FigureRecipe& recipe) {
    const auto number = [](double value) { return toQt(shortest(value)); };
    QStringList texts;
    if (recipe.kind == FigureRecipe::Kind::space)
        texts << QCoreApplication::translate("talweg", "the whole scene, “%1”")
                     .arg(toQt(state.direction.value_or(spaceDirections().front()).name));
    else if (!state.window)
        texts << QCoreApplication::translate("talweg", "everything");
    else
        texts << QCoreApplication::translate("talweg", "x from %1 to %2 and y from %3 to %4")
                     .arg(number(state.window->left), number(state.window->right),
                          number(state.window->bottom), number(state.window->top));
    if (state.log.x) texts << QCoreApplication::translate("talweg", "logarithmic horizontal axis");
    if (state.log.y) texts << QCoreApplication::translate("talweg", "logarithmic vertical axis");
    const bool bodies = recipe.kind == FigureRecipe::Kind::scene || recipe.kind == FigureRecipe::Kind::space;
    if (state.instant)
        texts << QCoreApplication::translate("talweg", "the time t = %1 s").arg(number(*state.instant));
    else if (bodies)
        texts << QCoreApplication::translate("talweg", "bodies at their starting positions");
    return texts.join(QCoreApplication::translate("talweg", "; "));
}

/// Default resolution of films, dots per inch. A film is then about a thousand pixels wide.
constexpr int filmDpi = 150;

Film filmOf(const Options& options, const Shown& shown, const FigureSize& size) {
    const double duration = shown.run->duration;
    Film film{.to = duration};
    if (const auto during = spanOf(options, "during")) std::tie(film.from, film.to) = *during;
    film.speed = options.number("speed", film.speed);
    film.framesPerSecond = options.number("fps", film.framesPerSecond);
    for (const QString& problem : {complaint(film, duration), filmSizeComplaint(pixelSize(size))})
        if (!problem.isEmpty()) misuse(problem);
    return film;
}

/// Writes a film and returns a sentence on the result. Throws Failure.
QString writeFilm(const QString& path, const Film& film, FigureDrawing drawing, const FigureSize& size) {
    const auto frames = framesOf(film);
    const auto file = makeFilmFile(path);
    const auto require = [](const QString& failure) {
        if (!failure.isEmpty()) throw Failure{failed, {failure}};
    };
    ProgressLine progress;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        require(file->add(imageOf(drawing.drawAt(frames[i].t), size), frames[i].seconds));
        progress.show(static_cast<double>(i + 1) / static_cast<double>(frames.size()));
    }
    require(file->finish());
    return QCoreApplication::translate("talweg", "%1 shows the run from %2 s to %3 s in %4 frames.")
        .arg(path, QString::number(film.from), QString::number(film.to), QString::number(frames.size()));
}

/// Throws Failure if the options for films and --film do not fit together.
void requireFilm(const Options& options) {
    for (const char* option : {"fps", "speed", "during"})
        if (options.has(option) && !options.has("film"))
            misuse(QCoreApplication::translate(
                       "talweg", "--%1 %2 needs a film: add --figure ID and --film FILM.(webp|png).")
                       .arg(option, options.text(option)));
    if (!options.has("film")) return;
    if (options.has("at"))
        misuse(QCoreApplication::translate(
                   "talweg", "--at %1: a film shows a time range, not a single time; use --during FROM:TO.")
                   .arg(options.text("at")));
    const QString problem = filmNameComplaint(options.text("film"));
    if (!problem.isEmpty()) misuse(problem);
}

/// Throws Failure if a film is requested of a table, which does not change over time.
void requireInstants(const Options& options, const FigureRecipe& recipe) {
    if (options.has("film") && recipe.kind == FigureRecipe::Kind::table)
        misuse(QCoreApplication::translate("talweg", "--film %1: the figure %2 shows a table, which does not "
                                                     "depend on time; use --out FIG.(png|svg|pdf).")
                   .arg(options.text("film"), toQt(recipe.id)));
}

/// Throws Failure unless the options request an output and all options that the output needs.
void requireOutput(const Options& options) {
    const bool pictured = options.has("out") || options.has("film");
    if (options.has("figure") != pictured)
        misuse(QCoreApplication::translate("talweg", "--figure ID needs --out FIG.(png|svg|pdf) or --film "
                                                     "FILM.(webp|png), and these options need --figure ID."));
    if (!pictured && !options.has("csv") && !options.has("events") && !options.has("project"))
        misuse(QCoreApplication::translate("talweg",
                                           "Nothing to export: add --figure ID with --out FIG.(png|svg|pdf) "
                                           "or --film FILM.(webp|png), --csv OUT.csv, or --events OUT.csv."));
    if (options.has("project") && !mayCarrySource(fileOf(options)))
        misuse(
            QCoreApplication::translate(
                "talweg", "--project %1 extracts the project embedded in a figure, but %2 is not a figure.")
                .arg(options.text("project"), fileOf(options)));
    if (options.has("no-project") && !options.has("out"))
        misuse(QCoreApplication::translate(
            "talweg", "--no-project needs a figure: add --figure ID and --out FIG.(png|svg|pdf)."));
    requireFilm(options);
    for (const char* size : {"width-mm", "height-mm", "dpi", "letters", "line-width", "grey", "preset"})
        if (options.has(size) && !pictured)
            misuse(QCoreApplication::translate(
                       "talweg", "--%1 %2 needs a figure: add --figure ID and --out FIG.(png|svg|pdf).")
                       .arg(size, options.text(size)));
    for (const char* option : {"at", "x", "y", "log-x", "log-y", "from"})
        if (options.has(option) && !options.has("figure"))
            misuse(QCoreApplication::translate("talweg", "--%1 needs a figure: add --figure ID and --out.")
                       .arg(option));
    if (options.has("every") && !options.has("csv"))
        misuse(
            QCoreApplication::translate("talweg", "--every %1 needs a table of samples: add --csv OUT.csv.")
                .arg(options.text("every")));
    if (!options.has("out")) return;
    const QString problem = figureNameComplaint(options.text("out"));
    if (!problem.isEmpty()) misuse(problem);
}

/// The project data to embed in a figure file. Empty with --no-project or if the data is too large; a note
/// then gives the reason.
PictureSource carriedBy(const Registry& registry, const Project& project, const Case& one,
                        const Options& options, const Streams& streams) {
    if (options.has("no-project")) return {};
    PictureSource source =
        sourceOf(project, findExperiment(project, one.id), options.text("figure"), false, registry);
    const QString complaint = sourceComplaint(source);
    if (complaint.isEmpty()) return source;
    streams.notes
        << QCoreApplication::translate("talweg", "talweg: note: %1: %2").arg(options.text("out"), complaint)
        << '\n';
    return {};
}

/// Throws Failure if options for single runs are combined with a figure of a study.
void requireOfStudy(const Options& options) {
    for (const char* option : {"at", "from", "film", "csv", "every", "events", tableForm})
        if (options.has(option))
            misuse(QCoreApplication::translate(
                       "talweg",
                       "--%1 %2 works only with a figure of a single run, but --figure %3 shows many runs.")
                       .arg(option, options.text(option), options.text("figure")));
}

/// The state of a figure of a study or of random runs, according to the options.
FigureState stateOf(const Options& options, const SolvedOrder& solved) {
    const auto stateOfView = [&options](PlotView& view) {
        FigureState state;
        state.log = logOf(options, view, options.text("figure"));
        state.window = windowOf(options, view);
        return state;
    };
    if (solved.random.drawing) {
        MonteCarloView view;
        view.setDrawing(solved.random.drawing);
        return stateOfView(view);
    }
    StudyView view;
    view.setFigure(solved.study.figure);
    view.setChosen(solved.study.chosen);
    view.setResults(solved.study.results);
    return stateOfView(view);
}

/// Exports a figure of a study or of random runs.
void exportStudyFigure(const Registry& registry, const Project& project, const Case& one,
                       const FigureSize& size, const Options& options, const Streams& streams) {
    requireOfStudy(options);
    requireOutputs(options, options.positional());
    ProgressLine progress;
    const FigureOrder order{one.id, options.text("figure"), size};
    const SolvedOrder solved =
        solveOrder(order, project, registry, TableFolder(fileOf(options), project.measured).columns(),
                   [&](double done) { progress.show(done); });
    if (!solved.problem.isEmpty())
        misuse(QCoreApplication::translate("talweg", "--figure %1: %2").arg(order.figure, solved.problem));
    const FigureState state = stateOf(options, solved);
    const QString path = options.text("out");
    const QString failure = writePicture(drawOrder(order, solved, state), size, path,
                                         carriedBy(registry, project, one, options, streams));
    if (!failure.isEmpty()) throw Failure{failed, {failure}};
    streams.out << QCoreApplication::translate("talweg", "%1 shows %2.").arg(path, shownText(state, {}))
                << '\n';
}

void writeProject(const Registry& registry, const Project& project, const Options& options) {
    if (options.has("project")) writeOutput(options.text("project"), toText(project, registry));
}

/// The output folder of export jobs, created if necessary. Throws Failure.
QDir folderOf(const QString& path) {
    const QDir folder(path);
    if (QFileInfo(path).isFile())
        misuse(QCoreApplication::translate("talweg", "--out %1: this is a file; name a folder.").arg(path));
    if (!folder.mkpath("."))
        throw Failure{failed,
                      {QCoreApplication::translate("talweg", "The folder %1 cannot be created.").arg(path)}};
    return folder;
}

/// Runs one export job. Returns the error; empty on success.
QString doJob(const Registry& registry, const Project& project, std::size_t job, const QString& path,
              const ColumnReader& columns) {
    const ExportJob& one = project.exports[job];
    if (const QString wrong = jobComplaint(project, job); !wrong.isEmpty()) return wrong;
    try {
        ProgressLine progress;
        const FigureOrder order = orderOf(one);
        const SolvedOrder solved =
            solveOrder(order, project, registry, columns, [&](double done) { progress.show(done); });
        if (!solved.problem.isEmpty()) return solved.problem;
        return writeJob(one, drawOrder(order, solved), path, project, registry);
    } catch (const std::exception& why) {
        return QCoreApplication::translate("talweg", "The figure cannot be computed: %1.")
            .arg(QString::fromUtf8(why.what()));
    }
}

/// Runs all export jobs of a project. A job that fails does not stop the others.
void exportAll(const Registry& registry, const Options& options, const Streams& streams) {
    refuse(options, {"csv", "events", "project"},
           QCoreApplication::translate("talweg", "cannot be used with --all, which writes only figures."));
    refuseAllBut(options, {"all", "out", reloadTables},
                 QCoreApplication::translate(
                     "talweg", "cannot be used with --all, because each export job has its own settings."));
    if (!options.has("out"))
        misuse(QCoreApplication::translate("talweg", "--all needs a folder: add --out DIR."));
    requireFonts();
    Project project = projectIn(registry, fileOf(options));
    prepareTables(project, fileOf(options), options, streams.notes);
    if (project.exports.empty())
        misuse(QCoreApplication::translate(
                   "talweg", "%1 has no export jobs. Add them in the export dialog of the window.")
                   .arg(fileOf(options)));
    const QDir folder = folderOf(options.text("out"));
    const ColumnReader columns = TableFolder(fileOf(options), project.measured).columns();
    QStringList failures;
    for (std::size_t job = 0; job < project.exports.size(); ++job) {
        const QString path = folder.filePath(fileNameOf(project.exports[job], project));
        const QString wrong = doJob(registry, project, job, path, columns);
        if (wrong.isEmpty())
            streams.out << path << '\n';
        else
            failures << QCoreApplication::translate("talweg", "The export job \"%1\" failed. %2")
                            .arg(project.exports[job].name, wrong);
    }
    if (!failures.isEmpty()) throw Failure{failed, failures};
}

} // namespace

void exportResults(const Registry& registry, const Options& options, const Streams& streams) {
    if (options.has("all")) return exportAll(registry, options, streams);
    requireOutput(options);
    if (options.has("figure")) requireFonts();
    const FigureSize size = figureSize(options, {});
    FigureSize frame = size;
    if (!options.has("dpi")) frame.dpi = filmDpi;
    Project project = projectOf(registry, options, streams.notes);
    prepareTables(project, fileOf(options), options, streams.notes);
    const bool solves = options.has("figure") || options.has("csv") || options.has("events");
    if (!solves) {
        requireOutputs(options, options.positional());
        return writeProject(registry, project, options);
    }
    const Case one = experimentOf(registry, project, options);
    if (const QString figure = options.text("figure"); isStudyFigure(figure) || isRandomFigure(figure)) {
        exportStudyFigure(registry, project, one, size, options, streams);
        return writeProject(registry, project, options);
    }
    // Figures are in the units of the project, tables in the original units.
    const auto shownSystem = inUnits(one.system, project.units);
    const FigureRecipe* recipe =
        options.has("figure") ? &recipeOf(*shownSystem, options.text("figure")) : nullptr;
    if (recipe) requireInstants(options, *recipe);
    requireOutputs(options, options.positional());
    const auto run = solve(one);
    const Shown solved{one.system, run, std::make_shared<const Samples>(run->samples(filedSamples))};
    const Shown shown = inUnits(solved, project.units);
    const auto tracks = inUnits(measuredTracks(one.tracks, solved, one.values()), project.units);
    // The samples are computed first, because this may fail.
    const Samples tabled = options.has("csv") ? askedSamples(*one.system, *run, options) : Samples();
    QStringList told;
    if (options.has("out")) {
        const FigureState state = stateOf(options, shown, *recipe);
        const QString path = options.text("out");
        const QString failure = exportFigure(shown, *recipe, Theme::light(), size, path, tracks, state,
                                             carriedBy(registry, project, one, options, streams));
        if (!failure.isEmpty()) throw Failure{failed, {failure}};
        if (recipe->kind == FigureRecipe::Kind::table && !drawnTable(*recipe, *run))
            told << QCoreApplication::translate("talweg", "%1 shows nothing. %2")
                        .arg(path, toQt(recipe->noTable));
        else
            told
                << QCoreApplication::translate("talweg", "%1 shows %2.").arg(path, shownText(state, *recipe));
    }
    if (options.has("film"))
        told << writeFilm(
            options.text("film"), filmOf(options, shown, frame),
            figureDrawing(shown, *recipe, Theme::light(), frame, tracks, stateOf(options, shown, *recipe)),
            frame);
    if (options.text("csv") != "-" && options.text("events") != "-")
        for (const QString& sentence : told)
            streams.out << sentence << '\n';
    if (options.has("csv")) writeCsv(options, "csv", samplesCsv(*one.system, *run, tabled));
    if (options.has("events")) writeCsv(options, "events", eventsCsv(*one.system, *run));
    writeProject(registry, project, options);
}

} // namespace talweg
