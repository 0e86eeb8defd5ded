#include "workbench/study/requirement_template.h"

#include "base/number.h"
#include "base/to_qt.h"

#include <QRegularExpression>
#include <algorithm>

namespace talweg {

std::string requirementOf(const System& system, const RequirementTemplate& wanted) {
    if (wanted.measure.empty()) return system.success.id + " >= " + shortest(wanted.level);
    const std::string mean = wanted.measure + "_mean";
    const std::string spread = wanted.deviations == 0
                                   ? std::string()
                                   : " - " + shortest(wanted.deviations) + "*" + wanted.measure + "_sd";
    return mean + spread + " > " + shortest(wanted.level);
}

namespace {

/// A copy of the template with the level given as text; nothing if the text is not a number.
std::optional<RequirementTemplate> level(RequirementTemplate wanted, const QString& text) {
    const auto number = readNumber(text.toStdString());
    if (!number) return {};
    wanted.level = *number;
    return wanted;
}

} // namespace

std::optional<RequirementTemplate> templateOf(const System& system, const std::string& requirement) {
    static const QString number = QStringLiteral(R"(([+-]?[0-9.]+(?:[eE][+-]?[0-9]+)?))");
    static const QRegularExpression share(
        QRegularExpression::anchoredPattern(R"(\s*(\w+)\s*>=\s*)" + number + R"(\s*)"));
    static const QRegularExpression spread(QRegularExpression::anchoredPattern(
        R"(\s*(\w+)_mean\s*(?:-\s*(?:)" + number + R"(\s*\*)?\s*(\w+)_sd\s*)?>\s*)" + number + R"(\s*)"));
    const QString text = toQt(requirement);
    if (const auto match = share.match(text); match.captured(1).toStdString() == system.success.id)
        return level(RequirementTemplate{}, match.captured(2));
    const auto match = spread.match(text);
    const std::string measure = match.captured(1).toStdString();
    if (std::ranges::count(system.studyMeasures, measure) == 0) return {};
    if (!match.hasCaptured(3)) return level(RequirementTemplate{measure, 0, 0}, match.captured(4));
    if (match.captured(3).toStdString() != measure) return {};
    const auto deviations = match.hasCaptured(2) ? readNumber(match.captured(2).toStdString()) : 1.0;
    if (!deviations) return {};
    return level(RequirementTemplate{measure, *deviations, 0}, match.captured(4));
}

} // namespace talweg
