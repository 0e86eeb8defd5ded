#include "cli/fit_report.h"

#include "base/csv_cell.h"
#include "base/to_qt.h"
#include "base/translation.h"
#include "cli/catalogue.h"
#include "project/json.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

/// A number rounded to the last digit of its uncertainty, which has two significant digits.
QString withUncertainty(double value, double uncertainty) {
    if (!std::isfinite(value)) return QCoreApplication::translate("talweg", "unknown");
    if (!(uncertainty > 0)) return QString::number(value, 'g', 12);
    const int places = 1 - static_cast<int>(std::floor(std::log10(uncertainty)));
    return places < 0 ? QString::number(value, 'g', 12) : QString::number(value, 'f', std::min(places, 15));
}

/// An uncertainty, such as "0.00023". Values below 1e-12 are only rounding errors.
QString uncertaintyText(double uncertainty) {
    constexpr double rounding = 1e-12;
    if (!std::isfinite(uncertainty)) return QCoreApplication::translate("talweg", "unknown");
    return uncertainty < rounding ? QStringLiteral("< 1e-12") : QString::number(uncertainty, 'g', 2);
}

/// A number with its uncertainty, such as "0.80001 ± 0.000043".
QString withInterval(double value, double halfWidth) {
    return QStringLiteral("%1 ± %2").arg(withUncertainty(value, halfWidth), uncertaintyText(halfWidth));
}

QString lawName(ImpactLaw law) {
    switch (law) {
    case ImpactLaw::halfVelocity:
        return QStringLiteral("half-velocity");
    case ImpactLaw::pfeiffer:
        return QStringLiteral("pfeiffer");
    case ImpactLaw::constant:
        break;
    }
    return QStringLiteral("constant");
}

QString trackLine(const Track& track) {
    QStringList parts{QString::fromStdString(trCount(std::ssize(track.t), "%n sample", "%n samples"))};
    if (track.source.rowsSkipped > 0)
        parts << QString::fromStdString(trCount(static_cast<std::int64_t>(track.source.rowsSkipped),
                                                "%n row without numbers", "%n rows without numbers"));
    return QStringLiteral("%1: %2").arg(toQt(track.name), parts.join(", "));
}

QString optional(const std::optional<double>& number) {
    return number ? QString::number(*number, 'f', 4) : QStringLiteral("-");
}

QStringList stage1Lines(const Track& track, const Segments& found) {
    QStringList lines{trackLine(track)};
    if (found.impacts.empty())
        return lines << QCoreApplication::translate("talweg",
                                                    "stage 1: the track has no impact between two flights");
    const QString speed = track.isInPixels ? QStringLiteral("px/s") : QStringLiteral("m/s");
    lines << QCoreApplication::translate(
                 "talweg", "stage 1: t_s, speed of impact (%1), e ± 95 %, e by apexes, e by durations")
                 .arg(speed);
    constexpr double normal95 = 1.96;
    for (const TrackImpact& impact : found.impacts)
        lines << QStringLiteral("  %1  %2  %3  %4  %5")
                     .arg(impact.t, 0, 'f', 4)
                     .arg(impact.approach, 0, 'f', 3)
                     .arg(withInterval(impact.e.value, normal95 * impact.e.sd), optional(impact.eApex),
                          optional(impact.eDuration));
    if (found.g.sd > 0)
        lines << QCoreApplication::translate("talweg", "g of the flights: %1")
                     .arg(withInterval(found.g.value, normal95 * found.g.sd));
    return lines;
}

QString parameterLine(const FittedParameter& one) {
    const QString id = toQt(one.id);
    switch (one.verdict) {
    case FitVerdict::bounded:
        return QCoreApplication::translate("talweg", "%1 ≥ %2 (bounded only)")
            .arg(id, QString::number(one.bound, 'g', 4));
    case FitVerdict::notSeparable:
        return QCoreApplication::translate("talweg", "%1: not separable").arg(id);
    case FitVerdict::estimated:
        break;
    }
    QString line = QStringLiteral("%1 = %2").arg(id, withInterval(one.estimate, one.halfWidth));
    if (one.bootstrap)
        line += QCoreApplication::translate("talweg", ", bootstrap %1 to %2")
                    .arg(withUncertainty(one.bootstrap->low, one.halfWidth),
                         withUncertainty(one.bootstrap->high, one.halfWidth));
    return line;
}

QString qualityLine(const Fit& fit) {
    return QCoreApplication::translate("talweg",
                                       "chi2/dof = %1, %2 degrees of freedom, p = %3, runs test p = %4")
        .arg(fit.chi2PerDof(), 0, 'g', 5)
        .arg(fit.dof)
        .arg(fit.p, 0, 'g', 2)
        .arg(fit.runsP, 0, 'g', 2);
}

QString idsOf(const NotSeparable& one) {
    QStringList ids;
    for (const std::string& id : one.ids)
        ids << toQt(id);
    return ids.join(", ");
}

QString sentenceOn(const NotSeparable& one) {
    if (one.hasNoEffect)
        return QCoreApplication::translate("talweg", "%1 has no effect on these tracks.").arg(idsOf(one));
    if (one.acceleration)
        return QCoreApplication::translate(
                   "talweg", "%1 act only together: (g sin φ − c_rr g cos φ)/(1 + k) = %2 m/s².")
            .arg(idsOf(one), withInterval(one.acceleration->value, one.acceleration->sd));
    QStringList parts;
    for (const double part : one.direction)
        parts << QString::number(part, 'g', 3);
    return QCoreApplication::translate(
               "talweg", "%1 act only together: changes in the ratio %2 leave the fit as it is.")
        .arg(idsOf(one), parts.join(" : "));
}

/// A sentence on how the coefficient of restitution e depends on the impact speed, according to stage 1.
QString restitutionRange(const Fit& fit) {
    const TrackImpact *slowest = nullptr, *fastest = nullptr;
    for (const FittedTrack& track : fit.tracks)
        for (const TrackImpact& impact : track.segments.impacts) {
            if (!slowest || impact.approach < slowest->approach) slowest = &impact;
            if (!fastest || impact.approach > fastest->approach) fastest = &impact;
        }
    if (!slowest || slowest == fastest) return {};
    return QCoreApplication::translate("talweg", "e goes from %1 at %2 m/s to %3 at %4 m/s.")
        .arg(slowest->e.value, 0, 'f', 3)
        .arg(slowest->approach, 0, 'f', 2)
        .arg(fastest->e.value, 0, 'f', 3)
        .arg(fastest->approach, 0, 'f', 2);
}

QString sentenceOn(const OtherLaw& law) {
    const QString e =
        law.law == ImpactLaw::pfeiffer ? QStringLiteral("e = %1, ").arg(law.e, 0, 'g', 6) : QString();
    return QCoreApplication::translate("talweg", "Law %1: %2law_v = %3 m/s, chi2/dof = %4, AIC = %5.")
        .arg(lawName(law.law), e)
        .arg(law.lawSpeed, 0, 'g', 6)
        .arg(law.chi2PerDof, 0, 'g', 5)
        .arg(law.aic, 0, 'f', 1);
}

QStringList refusal(const Fit& fit) {
    if (!fit.isRefused) return {};
    const bool hasLaws = !fit.otherLaws.empty();
    QStringList sentences{
        hasLaws ? QCoreApplication::translate(
                      "talweg", "A constant restitution does not describe these tracks: chi2/dof = %1.")
                      .arg(fit.chi2PerDof(), 0, 'g', 5)
                : QCoreApplication::translate("talweg",
                                              "The model does not describe these tracks: chi2/dof = %1.")
                      .arg(fit.chi2PerDof(), 0, 'g', 5)};
    if (hasLaws) sentences << restitutionRange(fit);
    for (const OtherLaw& law : fit.otherLaws)
        sentences << sentenceOn(law);
    sentences.removeAll(QString());
    return sentences;
}

/// Writes a number, or null if it is unknown.
void writeNumber(JsonWriter& json, std::string_view key, double value, bool isKnown) {
    json.entry(key, isKnown ? value : std::numeric_limits<double>::quiet_NaN());
}

void writeImpacts(JsonWriter& json, const std::vector<TrackImpact>& impacts) {
    json.openArray();
    for (const TrackImpact& impact : impacts)
        json.row({{"t_s", impact.t},
                  {"speed_m_s", impact.approach},
                  {"e", impact.e.value},
                  {"e_sd", impact.e.sd},
                  {"e_apex", impact.eApex.value_or(std::numeric_limits<double>::quiet_NaN())},
                  {"e_duration", impact.eDuration.value_or(std::numeric_limits<double>::quiet_NaN())}});
    json.closeArray();
}

void writeTracks(JsonWriter& json, const std::vector<Track>& tracks, const Fit& fit) {
    json.openArray();
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        json.openObject();
        json.entry("file", tracks[i].source.file);
        json.entry("points", static_cast<double>(tracks[i].size()));
        json.entry("skipped", static_cast<double>(tracks[i].source.rowsSkipped));
        json.entry("title_lines", static_cast<double>(tracks[i].source.linesOutside));
        json.entry("impacts", static_cast<double>(fit.tracks[i].segments.impacts.size()));
        json.key("stage1");
        writeImpacts(json, fit.tracks[i].segments.impacts);
        json.closeObject();
    }
    json.closeArray();
}

std::string_view word(FitVerdict verdict) {
    switch (verdict) {
    case FitVerdict::bounded:
        return "bounded";
    case FitVerdict::notSeparable:
        return "not-separable";
    case FitVerdict::estimated:
        break;
    }
    return "estimated";
}

void writeParameters(JsonWriter& json, const Fit& fit) {
    json.openArray();
    for (const FittedParameter& one : fit.parameters) {
        const bool isEstimated = one.verdict == FitVerdict::estimated;
        json.openObject();
        json.entry("id", one.id);
        writeNumber(json, "estimate", one.estimate, isEstimated);
        writeNumber(json, "half_width_95", one.halfWidth, isEstimated);
        json.entry("verdict", word(one.verdict));
        writeNumber(json, "bound", one.bound, one.verdict == FitVerdict::bounded);
        if (one.bootstrap) {
            json.key("bootstrap_95");
            json.pair(one.bootstrap->low, one.bootstrap->high);
        }
        json.closeObject();
    }
    json.closeArray();
}

void writeCorrelations(JsonWriter& json, const Fit& fit) {
    json.openArray();
    for (std::size_t i = 0; i < fit.correlated.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            json.row({{"a", fit.correlated[k]}, {"b", fit.correlated[i]}, {"r", fit.correlations[i][k]}});
    json.closeArray();
}

} // namespace

QStringList fitLines(const std::vector<Track>& tracks, const Fit& fit, bool isStage1) {
    QStringList lines;
    for (std::size_t i = 0; i < tracks.size(); ++i)
        lines << stage1Lines(tracks[i], fit.tracks[i].segments);
    if (isStage1) return lines;
    for (const FittedParameter& one : fit.parameters)
        lines << parameterLine(one);
    return lines << qualityLine(fit);
}

QStringList fitWarnings(const std::vector<Track>& tracks, const Fit& fit, bool isStage1) {
    QStringList warnings;
    for (std::size_t i = 0; i < tracks.size(); ++i)
        if (tracks[i].sigma <= 0)
            warnings << QCoreApplication::translate(
                            "talweg", "%1: sigma is not given; %2 m is estimated from the noise of y.")
                            .arg(toQt(tracks[i].name))
                            .arg(fit.tracks[i].segments.sigma, 0, 'g', 3);
    if (isStage1) return warnings;
    for (const FittedParameter& one : fit.parameters)
        if (one.verdict == FitVerdict::bounded)
            warnings << QCoreApplication::translate("talweg",
                                                    "%1 ≥ %2: every impact grips; sliding was never seen.")
                            .arg(toQt(one.id), QString::number(one.bound, 'g', 4));
    for (const NotSeparable& one : fit.notSeparable)
        warnings << sentenceOn(one);
    warnings << refusal(fit);
    if (fit.dof < fewDof)
        warnings << QCoreApplication::translate(
                        "talweg", "The fit has few data: %1 degrees of freedom, at least %2 are needed.")
                        .arg(fit.dof)
                        .arg(fewDof);
    return warnings;
}

std::string fitJson(const std::vector<Track>& tracks, const Fit& fit, bool isStage1) {
    JsonWriter json;
    json.openObject();
    json.entry("schema", static_cast<double>(jsonSchema));
    json.key("tracks");
    writeTracks(json, tracks, fit);
    if (!isStage1) {
        json.key("parameters");
        writeParameters(json, fit);
        json.key("correlations");
        writeCorrelations(json, fit);
        json.entry("chi2_per_dof", fit.chi2PerDof());
        json.entry("dof", static_cast<double>(fit.dof));
        json.entry("p", fit.p);
        json.entry("runs_p", fit.runsP);
        json.key("refused");
        json.boolean(fit.isRefused);
    }
    json.key("warnings");
    json.openArray();
    for (const QString& warning : fitWarnings(tracks, fit, isStage1))
        json.text(warning.toStdString());
    json.closeArray();
    json.closeObject();
    return json.finished();
}

QByteArray residualsCsv(const std::vector<Track>& tracks, const Fit& fit) {
    QByteArray table = "track,t_s,x_m,y_m,angle_rad\n";
    const auto cell = [](const std::optional<double>& number) {
        return number ? QByteArray::fromStdString(csvCell(*number)) : QByteArray();
    };
    for (const FitResidual& row : fit.residuals)
        table += QByteArray::fromStdString(csvCell(tracks[row.track].name)) + ',' + cell(row.t) + ','
                 + cell(row.x) + ',' + cell(row.y) + ',' + cell(row.angle) + '\n';
    return table;
}

} // namespace talweg
