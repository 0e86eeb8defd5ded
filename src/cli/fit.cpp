#include "base/to_qt.h"
#include "cli/cases.h"
#include "cli/commands.h"
#include "cli/fit_report.h"
#include "cli/input.h"
#include "cli/nearest.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/study_options.h"
#include "cli/tracks.h"
#include "project/fit_text.h"
#include "tracks/fit_unknowns.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

/// The ids of the initial values of a run. An initial value given by --set is treated as known.
constexpr const char* startInputs[]{"q1", "clearance", "u4", "u5", "u3"};

QStringList listIn(const QString& text) {
    QStringList ids;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts))
        ids << part.trimmed();
    return ids;
}

/// The ids of unknowns listed in an option, in the notation of the fit.
std::vector<std::string> unknownIds(const QString& option, const QString& text) {
    const std::vector<std::string> allowed = freeIds();
    QStringList names;
    for (const std::string& id : allowed)
        names << toQt(id);
    std::vector<std::string> ids;
    for (const QString& given : listIn(text)) {
        const std::string id = fittedId(given.toStdString());
        if (std::ranges::find(allowed, id) == allowed.end())
            misuse(QCoreApplication::translate("talweg", "--%1: \"%2\" cannot be fitted; allowed are %3.%4")
                       .arg(option, given, names.join(", "), didYouMean(given, names)));
        if (std::ranges::find(ids, id) == ids.end()) ids.push_back(id);
    }
    return ids;
}

/// The inputs of --free that have one value for all tracks.
std::vector<std::string> sharedIds(const QString& text, const std::vector<std::string>& free) {
    const std::vector<std::string> ids = unknownIds("shared", text);
    for (const std::string& id : ids)
        if (isStartId(id) || std::ranges::find(free, id) == free.end())
            misuse(QCoreApplication::translate(
                       "talweg", "--shared: %1 must be an input of --free; start values are never shared.")
                       .arg(toQt(id)));
    return ids;
}

/// The initial values given by --set, which are therefore known, except those to be fitted.
std::vector<std::string> knownStart(const Options& options, const std::vector<std::string>& free) {
    std::vector<std::string> known;
    for (const QString& setting : options.all("set")) {
        const QString id = setting.section(u'=', 0, 0).trimmed();
        const bool isStart =
            std::ranges::any_of(startInputs, [&id](const char* one) { return id == QLatin1String(one); });
        const std::string fitted = fittedId(id.toStdString());
        if (isStart && std::ranges::find(free, fitted) == free.end()) known.push_back(fitted);
    }
    return known;
}

Values valuesFrom(const System& system, const Options& options, QTextStream& notes) {
    const Settings settings = settingsFrom(system, options.all("preset"), options.all("set"));
    noteTables(settings.notes, notes);
    if (!settings.expressions.empty())
        misuse(
            QCoreApplication::translate("talweg", "--set %1=%2: a fit needs a number, not a formula.")
                .arg(toQt(settings.expressions.begin()->first), toQt(settings.expressions.begin()->second)));
    if (const QString wrong = fitComplaint(settings.values); !wrong.isEmpty()) misuse(wrong);
    Values checked = settings.values;
    if (checked.at("clearance") == Value(0.0)) checked["clearance"] = 1.0; // 0 is allowed if it is fitted
    requireNone(problems(system, checked));
    return settings.values;
}

std::vector<Track> tracksFrom(const Options& options, const Values& values, QTextStream& notes) {
    const double sigma = options.number("sigma", 0);
    if (options.has("sigma") && !(sigma > 0))
        misuse(QCoreApplication::translate("talweg", "--sigma %1: must be greater than 0, in metres.")
                   .arg(options.text("sigma")));
    std::vector<Track> tracks = readTracks(options, values, notes);
    for (Track& track : tracks)
        if (track.sigma <= 0) track.sigma = sigma;
    return tracks;
}

FitRequest requestFrom(const System& system, const Options& options, QTextStream& notes) {
    FitRequest request;
    request.values = valuesFrom(system, options, notes);
    request.free = unknownIds("free", options.text("free"));
    request.known = knownStart(options, request.free);
    request.law = impactLaw(options.text("law").toStdString()).value_or(ImpactLaw::constant);
    if (options.has("shared")) request.shared = sharedIds(options.text("shared"), request.free);
    request.isRobust = options.has("robust");
    request.bootstrap = wholeFrom(options, "bootstrap", 0);
    request.seed = wholeFrom(options, "seed", 1);
    request.threads = threadsFrom(options);
    request.tracks = tracksFrom(options, request.values, notes);
    return request;
}

void requireScale(const std::vector<Track>& tracks) {
    for (const Track& track : tracks)
        if (track.isInPixels)
            misuse(QCoreApplication::translate(
                       "talweg", "%1 is in pixels, so only e of its impacts can be found. Add --stage 1, or "
                                 "append scale= with the metres per pixel to the file name.")
                       .arg(toQt(track.name)));
}

Fit stage2Of(const FitRequest& request) {
    requireScale(request.tracks);
    ProgressLine line;
    Fit fit = fitted(request, {}, [&line](double done) { line.show(done); });
    if (fit.dof < 1)
        throw Failure{failed,
                      {QCoreApplication::translate(
                          "talweg", "The tracks have too few samples for the unknowns. Fit fewer inputs with "
                                    "--free, or set start values with --set.")}};
    return fit;
}

void write(const FitRequest& request, const Fit& fit, bool isStage1, const Options& options,
           const Streams& streams) {
    const bool isTaken = options.text("json") == "-" || options.text("csv") == "-";
    QTextStream& out = isTaken ? streams.notes : streams.out;
    for (const QString& line : fitLines(request.tracks, fit, isStage1))
        out << line << '\n';
    for (const QString& warning : fitWarnings(request.tracks, fit, isStage1))
        streams.notes << "talweg: " << warning << '\n';
    if (options.has("csv")) writeCsv(options, "csv", residualsCsv(request.tracks, fit));
    if (options.has("json"))
        writeOutput(options.text("json"), QByteArray::fromStdString(fitJson(request.tracks, fit, isStage1)));
}

} // namespace

void fitTracks(const Registry& registry, const Options& options, const Streams& streams) {
    const QStringList& given = options.positional();
    const std::shared_ptr<const System> system = registry.find("rover");
    if (given != QStringList{"rover"} || !system)
        misuse(QCoreApplication::translate("talweg", "fit needs the system rover; given: %1.")
                   .arg(given.isEmpty() ? QCoreApplication::translate("talweg", "none") : given.join(", ")));
    if (!options.has("track"))
        misuse(
            QCoreApplication::translate("talweg", "--track is missing: name the file of a measured track."));
    const QStringList inputs = trackPaths(options) + filesOf(options.all("set"));
    requireInputs(inputs);
    requireOutputs(options, inputs);
    const bool isStage1 = options.text("stage") == "1";
    if (isStage1)
        refuse(options, {"csv", "bootstrap"},
               QCoreApplication::translate("talweg", "has no effect with --stage 1."));
    const FitRequest request = requestFrom(*system, options, streams.notes);
    write(request, isStage1 ? stage1(request) : stage2Of(request), isStage1, options, streams);
}

} // namespace talweg
