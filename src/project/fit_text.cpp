#include "project/fit_text.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "base/translation.h"
#include "tracks/fit_unknowns.h"
#include "tracks/fit_use.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <functional>

namespace talweg {

namespace {

/// Uncertainties of at least `leastPlain` and less than `mostPlain` are written without an exponent.
constexpr double leastPlain = 1e-4, mostPlain = 1e6;

/// Number of decimals that show two significant digits of an uncertainty; none if it is at least 10.
int decimalsFor(double uncertainty) {
    return std::clamp(1 - static_cast<int>(std::floor(std::log10(uncertainty))), 0, 15);
}

/// A p-value with its sign: "p = 0.36", or "p < 0.0001" if it is smaller. The test statistics are only
/// approximately distributed as assumed, so smaller values have no exact meaning.
QString pValueText(double p) {
    constexpr double least = 0.0001;
    if (p < least) return QCoreApplication::translate("talweg", "p < %1").arg(toQt(inFull(least)));
    return QCoreApplication::translate("talweg", "p = %1").arg(p, 0, 'g', 2);
}

/// A number with as many decimals as its uncertainty, which has two significant digits.
QString withUncertainty(double value, double uncertainty) {
    if (!std::isfinite(value)) return QCoreApplication::translate("talweg", "unknown");
    const bool isPlain = uncertainty > 0 && uncertainty < mostPlain;
    return isPlain ? QString::number(value, 'f', decimalsFor(uncertainty)) : QString::number(value, 'g', 12);
}

/// An uncertainty with two significant digits, such as "0.0010". Below 1e-12, it is a rounding error.
QString uncertaintyText(double uncertainty) {
    constexpr double rounding = 1e-12;
    if (!std::isfinite(uncertainty)) return QCoreApplication::translate("talweg", "unknown");
    if (uncertainty < rounding) return QStringLiteral("< 1e-12");
    const bool isPlain = uncertainty >= leastPlain && uncertainty < mostPlain;
    return isPlain ? QString::number(uncertainty, 'f', decimalsFor(uncertainty))
                   : QString::number(uncertainty, 'e', 1);
}

/// A number with its uncertainty, such as "0.80001 ± 0.000043".
QString withInterval(double value, double halfWidth) {
    return QStringLiteral("%1 ± %2").arg(withUncertainty(value, halfWidth), uncertaintyText(halfWidth));
}

/// The unit of lengths of a track.
QString lengthUnit(const Track& track) {
    return track.isInPixels ? QStringLiteral("px") : QStringLiteral("m");
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

/// The estimates of all impacts, such as "0.642, 0.661, –".
QString inAllImpacts(const Segments& found, const std::function<QString(const TrackImpact&)>& text) {
    QStringList texts;
    for (const TrackImpact& impact : found.impacts)
        texts << text(impact);
    return texts.join(QStringLiteral(", "));
}

QString shortText(const std::optional<double>& number) {
    return number ? QString::number(*number, 'f', 3) : QStringLiteral("–");
}

constexpr double normal95 = 1.96; // 97.5th percentile of the normal distribution

QStringList stage1Lines(const Track& track, const Segments& found) {
    QStringList lines{trackLine(track)};
    if (found.impacts.empty())
        return lines << QCoreApplication::translate("talweg",
                                                    "stage 1: the track has no impact between two flights");
    lines << QCoreApplication::translate("talweg", "stage 1: t_s, impact speed (%1), e with 95 % interval, e "
                                                   "from apex heights, e from flight durations")
                 .arg(lengthUnit(track) + QStringLiteral("/s"));
    for (const TrackImpact& impact : found.impacts)
        lines << QStringLiteral("  %1  %2  %3  %4  %5")
                     .arg(impact.t, 0, 'f', 4)
                     .arg(impact.approach, 0, 'f', 3)
                     .arg(withInterval(impact.e.value, normal95 * impact.e.sd), optional(impact.eApex),
                          optional(impact.eDuration));
    if (found.g.sd > 0)
        lines << QCoreApplication::translate("talweg", "g from the flights: %1 %2")
                     .arg(withInterval(found.g.value, normal95 * found.g.sd),
                          lengthUnit(track) + QStringLiteral("/s²"));
    return lines;
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
        return QCoreApplication::translate("talweg", "The tracks determine only a combination of %1: (g sin "
                                                     "φ − c_rr g cos φ)/(1 + k) = %2 m/s².")
            .arg(idsOf(one), withInterval(one.acceleration->value, one.acceleration->halfWidth));
    QStringList parts;
    for (const double part : one.direction)
        parts << QString::number(part, 'g', 3);
    return QCoreApplication::translate(
               "talweg",
               "The tracks do not separate %1: changing them in the ratio %2 does not change the fit.")
        .arg(idsOf(one), parts.join(" : "));
}

/// A sentence on a gravity of the flights that contradicts the given one.
QString gravitySentence(const Track& track, const FittedTrack& fitted) {
    return QCoreApplication::translate("talweg",
                                       "The flights of “%1” show g = %2 m/s², but g is set to %3 "
                                       "m/s². Check g, the frames per second, the scale and the drag.")
        .arg(toQt(track.name), withInterval(fitted.gravity->value, normal95 * fitted.gravity->sd))
        .arg(fitted.segments.g.value, 0, 'g', 6);
}

/// A sentence on how e depends on the impact speed, according to stage 1; empty if it does not.
QString restitutionRange(const Fit& fit) {
    constexpr double certain = 4; // standard deviations
    const TrackImpact *slowest = nullptr, *fastest = nullptr;
    for (const FittedTrack& track : fit.tracks)
        for (const TrackImpact& impact : track.segments.impacts) {
            if (!slowest || impact.approach < slowest->approach) slowest = &impact;
            if (!fastest || impact.approach > fastest->approach) fastest = &impact;
        }
    if (!slowest
        || std::abs(slowest->e.value - fastest->e.value)
               <= certain * std::hypot(slowest->e.sd, fastest->e.sd))
        return {};
    return QCoreApplication::translate("talweg", "e is %1 at an impact speed of %2 m/s and %3 at %4 m/s.")
        .arg(slowest->e.value, 0, 'f', 3)
        .arg(slowest->approach, 0, 'f', 2)
        .arg(fastest->e.value, 0, 'f', 3)
        .arg(fastest->approach, 0, 'f', 2);
}

QString sentenceOn(const OtherLaw& law) {
    const QString e =
        law.law == ImpactLaw::pfeiffer ? QStringLiteral("e = %1, ").arg(law.e, 0, 'g', 6) : QString();
    return QCoreApplication::translate("talweg", "Law %1: %2law_v = %3 m/s, χ²/dof = %4, AIC = %5.")
        .arg(lawName(law.law), e)
        .arg(law.lawSpeed, 0, 'g', 6)
        .arg(law.chi2PerDof, 0, 'g', 5)
        .arg(law.aic, 0, 'f', 1);
}

QStringList refusal(const Fit& fit) {
    if (!fit.isRefused) return {};
    const QString range = restitutionRange(fit);
    // Otherwise a constant e is not to blame.
    const bool hasLaws =
        !fit.otherLaws.empty() && !range.isEmpty()
        && std::ranges::none_of(fit.tracks, [](const FittedTrack& one) { return one.gravity.has_value(); });
    QStringList sentences{
        hasLaws
            ? QCoreApplication::translate(
                  "talweg", "A constant restitution does not describe these tracks: χ²/dof = %1.")
                  .arg(fit.chi2PerDof(), 0, 'g', 5)
            : QCoreApplication::translate("talweg", "The model does not describe these tracks: χ²/dof = %1.")
                  .arg(fit.chi2PerDof(), 0, 'g', 5)};
    if (!hasLaws) return sentences;
    sentences << range;
    for (const OtherLaw& law : fit.otherLaws)
        sentences << sentenceOn(law);
    return sentences;
}

} // namespace

QString fitComplaint(const Values& values) {
    if (isFittable(values)) return {};
    return QCoreApplication::translate("talweg",
                                       "A fit needs the convention “Consistent” and the method “Exact” "
                                       "(convention=consistent, solver=event).");
}

QString lawName(ImpactLaw law) {
    switch (law) {
    case ImpactLaw::halfVelocity:
        return QCoreApplication::translate("talweg", "half-velocity");
    case ImpactLaw::pfeiffer:
        return QCoreApplication::translate("talweg", "pfeiffer");
    case ImpactLaw::constant:
        break;
    }
    return QCoreApplication::translate("talweg", "constant");
}

QString useComplaint(const FitRequest& request) {
    if (hasRoverLaw(request)) return {};
    return QCoreApplication::translate("talweg", "The values cannot be used: the restitution of the rover is "
                                                 "constant, but the law of the fit is “%1”.")
        .arg(lawName(request.law));
}

QString estimateText(const FittedParameter& one, const DisplayUnits& units) {
    const std::string own = unknownUnit(one.id);
    const auto shown = [&](double number) { return units.shown(number, own); };
    const double halfWidth = shown(one.halfWidth);
    QString text = withInterval(shown(one.estimate), halfWidth);
    if (one.bootstrap)
        text += QCoreApplication::translate("talweg", ", bootstrap %1 to %2")
                    .arg(withUncertainty(shown(one.bootstrap->low), halfWidth),
                         withUncertainty(shown(one.bootstrap->high), halfWidth));
    return own.empty() ? text : text + u' ' + toQt(std::string(units.unitFor(own)));
}

QString parameterLine(const FittedParameter& one, const DisplayUnits& units) {
    const QString id = toQt(one.id);
    switch (one.verdict) {
    case FitVerdict::bounded:
        return QCoreApplication::translate("talweg", "%1 ≥ %2 (lower bound only)")
            .arg(id, QString::number(one.bound, 'g', 4));
    case FitVerdict::notSeparable:
        return QCoreApplication::translate("talweg", "%1: not separable").arg(id);
    case FitVerdict::estimated:
        break;
    }
    return QStringLiteral("%1 = %2").arg(id, estimateText(one, units));
}

QString restitutionSentence(const Track& track, const Segments& found) {
    if (found.impacts.empty())
        return QCoreApplication::translate("talweg", "“%1” has no impact between two flights.")
            .arg(toQt(track.name));
    return QCoreApplication::translate(
               "talweg", "Impacts of “%1”: e = %2 at impact speeds of %3 %4. The heights of the "
                         "flights give %5, their durations %6.")
        .arg(
            toQt(track.name),
            inAllImpacts(
                found, [](const TrackImpact& one) { return withInterval(one.e.value, normal95 * one.e.sd); }),
            inAllImpacts(found, [](const TrackImpact& one) { return QString::number(one.approach, 'g', 3); }),
            lengthUnit(track) + QStringLiteral("/s"),
            inAllImpacts(found, [](const TrackImpact& one) { return shortText(one.eApex); }),
            inAllImpacts(found, [](const TrackImpact& one) { return shortText(one.eDuration); }));
}

QString agreementSentence(const Fit& fit) {
    if (fit.isRefused) return {};
    constexpr double trend = 0.001; // as for the refusal of the model
    const QString quality = QCoreApplication::translate("talweg", "χ² per degree of freedom is %1 (%2).")
                                .arg(fit.chi2PerDof(), 0, 'g', 3)
                                .arg(pValueText(fit.p));
    const QString sentence =
        fit.runsP < trend
            ? QCoreApplication::translate(
                  "talweg", "The run follows the tracks, but the residuals are not random (runs test, %1).")
                  .arg(pValueText(fit.runsP))
            : QCoreApplication::translate("talweg", "The run agrees with the tracks within their noise.");
    return sentence + u' ' + quality;
}

QString qualityLine(const Fit& fit) {
    return QCoreApplication::translate("talweg", "χ²/dof = %1, dof = %2, %3, runs test %4")
        .arg(fit.chi2PerDof(), 0, 'g', 5)
        .arg(fit.dof)
        .arg(pValueText(fit.p), pValueText(fit.runsP));
}

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
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        if (tracks[i].sigma <= 0)
            warnings << QCoreApplication::translate(
                            "talweg", "%1: sigma is not given; it is estimated as %2 %3 from the noise of y.")
                            .arg(toQt(tracks[i].name))
                            .arg(fit.tracks[i].segments.sigma, 0, 'g', 3)
                            .arg(lengthUnit(tracks[i]));
        if (fit.tracks[i].gravity) warnings << gravitySentence(tracks[i], fit.tracks[i]);
    }
    if (isStage1) return warnings;
    for (const FittedParameter& one : fit.parameters)
        if (one.verdict == FitVerdict::bounded)
            warnings << QCoreApplication::translate(
                            "talweg", "%1 ≥ %2 is only a lower bound: the body does not slide in any impact.")
                            .arg(toQt(one.id), QString::number(one.bound, 'g', 4));
    for (const NotSeparable& one : fit.notSeparable)
        warnings << sentenceOn(one);
    warnings << refusal(fit);
    if (fit.dof < fewDof)
        warnings << QCoreApplication::translate(
                        "talweg",
                        "The fit has too few data for reliable intervals: dof = %1; at least %2 are needed.")
                        .arg(fit.dof)
                        .arg(fewDof);
    return warnings;
}

} // namespace talweg
