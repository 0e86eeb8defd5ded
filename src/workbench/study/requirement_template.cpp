#include "workbench/study/requirement_template.h"

#include "base/number.h"
#include "base/text.h"
#include "base/to_qt.h"
#include "study/requirement.h"
#include "study/requirement_text.h"

#include <QRegularExpression>
#include <algorithm>

namespace talweg {

namespace {

using TemplateKind = RequirementTemplate::Kind;
using LimitSign = RequirementTemplate::Sign;

std::string limitText(const RequirementTemplate::Limit& limit) {
    const char* sign = limit.sign == LimitSign::atLeast  ? " >= "
                       : limit.sign == LimitSign::above  ? " > "
                       : limit.sign == LimitSign::atMost ? " <= "
                                                         : " < ";
    return sign + shortest(limit.number);
}

LimitSign limitSign(bool greater, bool strict) {
    if (greater) return strict ? LimitSign::above : LimitSign::atLeast;
    return strict ? LimitSign::below : LimitSign::atMost;
}

/// The template of a call share(…) or P(…).
std::optional<RequirementTemplate> templateOfCall(const requirement::Call& call) {
    if (call.kind == requirement::Call::Kind::probability)
        return RequirementTemplate{TemplateKind::probability};
    if (call.kind != requirement::Call::Kind::share) return {};
    return RequirementTemplate{.kind = TemplateKind::share,
                               .measure = call.measure,
                               .value = {limitSign(call.greater, !call.includes), call.bound}};
}

/// The template of a side such as "height_mean - 1*height_sd", which is compared by `sign`.
std::optional<RequirementTemplate> templateOfMeasure(const System& system, const std::string& side,
                                                     LimitSign sign) {
    static const QRegularExpression form(QRegularExpression::anchoredPattern(
        R"((\w+)_(mean|min|max)(?:\s*([+-])\s*(?:([0-9.]+)\s*\*\s*)?(\w+)_sd)?)"));
    const auto match = form.match(toQt(side));
    const std::string measure = match.captured(1).toStdString();
    if (std::ranges::count(system.studyMeasures, measure) == 0) return {};
    const QString which = match.captured(2);
    RequirementTemplate wanted{.kind = which == u"mean"  ? TemplateKind::mean
                                       : which == u"min" ? TemplateKind::least
                                                         : TemplateKind::greatest,
                               .measure = measure};
    if (!match.hasCaptured(3)) return wanted;
    const bool isKept = (match.captured(3) == u"-") == isLower(sign);
    if (wanted.kind != TemplateKind::mean || match.captured(5).toStdString() != measure || !isKept) return {};
    const auto deviations =
        match.hasCaptured(4) ? readNumber(match.captured(4).toStdString()) : std::optional(1.0);
    if (!deviations) return {};
    wanted.deviations = *deviations;
    return wanted;
}

} // namespace

bool isLower(RequirementTemplate::Sign sign) {
    return sign == LimitSign::atLeast || sign == LimitSign::above;
}

std::string requirementOf(const System& system, const RequirementTemplate& wanted) {
    const std::string& measure = wanted.measure;
    switch (wanted.kind) {
    case TemplateKind::success:
        return system.success.id + limitText(wanted.runs) + " %";
    case TemplateKind::probability:
        return "P(" + system.success.id + ")" + limitText(wanted.runs) + " %";
    case TemplateKind::share:
        return "share(" + measure + limitText(wanted.value) + ")" + limitText(wanted.runs) + " %";
    case TemplateKind::least:
        return measure + "_min" + limitText(wanted.value);
    case TemplateKind::greatest:
        return measure + "_max" + limitText(wanted.value);
    case TemplateKind::mean:
        break;
    }
    const std::string kept = wanted.deviations == 0
                                 ? std::string()
                                 : (isLower(wanted.value.sign) ? " - " : " + ") + shortest(wanted.deviations)
                                       + "*" + measure + "_sd";
    return measure + "_mean" + kept + limitText(wanted.value);
}

std::optional<RequirementTemplate> templateOf(const System& system, const std::string& written) {
    if (!Requirement::read(system, system.studyMeasures, written).requirement) return {};
    const auto parts = requirement::takeApart(system, system.studyMeasures, written);
    if (parts.either.size() != 1 || parts.either.front().size() != 1) return {};
    const requirement::Comparison& one = parts.either.front().front();
    const std::string_view text = parts.text;
    const std::string side(trimmed(text.substr(one.from, one.leftEnd - one.from)));
    const auto number = readNumber(text.substr(one.rightAt, one.to - one.rightAt));
    if (!number) return {};
    const LimitSign sign = limitSign(one.greater, one.strict);
    std::optional<RequirementTemplate> wanted;
    if (side == system.success.id)
        wanted = RequirementTemplate{TemplateKind::success};
    else if (const auto call = std::ranges::find(parts.calls, side, &requirement::Call::name);
             call != parts.calls.end())
        wanted = templateOfCall(*call);
    else
        wanted = templateOfMeasure(system, side, sign);
    if (wanted) (wanted->isOfRuns() ? wanted->runs : wanted->value) = {sign, *number};
    return wanted;
}

} // namespace talweg
