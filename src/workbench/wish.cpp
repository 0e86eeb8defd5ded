#include "workbench/wish.h"

#include "systems/number.h"

#include <QRegularExpression>
#include <algorithm>

namespace talweg {

std::string requirementOf(const System& system, const Wish& wish) {
    if (wish.measure.empty()) return system.success.id + " >= " + shortest(wish.level);
    const std::string mean = wish.measure + "_mean";
    const std::string spread =
        wish.deviations == 0 ? std::string() : " - " + shortest(wish.deviations) + "*" + wish.measure + "_sd";
    return mean + spread + " > " + shortest(wish.level);
}

namespace {

/// The wish with that level, where the text is a number.
std::optional<Wish> level(Wish wish, const QString& text) {
    const auto number = readNumber(text.toStdString());
    if (!number) return {};
    wish.level = *number;
    return wish;
}

} // namespace

std::optional<Wish> wishOf(const System& system, const std::string& requirement) {
    static const QString number = QStringLiteral(R"(([+-]?[0-9.]+(?:[eE][+-]?[0-9]+)?))");
    static const QRegularExpression share(
        QRegularExpression::anchoredPattern(R"(\s*(\w+)\s*>=\s*)" + number + R"(\s*)"));
    static const QRegularExpression spread(QRegularExpression::anchoredPattern(
        R"(\s*(\w+)_mean\s*(?:-\s*(?:)" + number + R"(\s*\*)?\s*(\w+)_sd\s*)?>\s*)" + number + R"(\s*)"));
    const QString text = QString::fromStdString(requirement);
    if (const auto match = share.match(text); match.captured(1).toStdString() == system.success.id)
        return level(Wish{}, match.captured(2));
    const auto match = spread.match(text);
    const std::string measure = match.captured(1).toStdString();
    if (std::ranges::count(system.studyMeasures, measure, &Quantity::id) == 0) return {};
    if (!match.hasCaptured(3)) return level(Wish{measure, 0, 0}, match.captured(4));
    if (match.captured(3).toStdString() != measure) return {};
    const auto deviations = match.hasCaptured(2) ? readNumber(match.captured(2).toStdString()) : 1.0;
    if (!deviations) return {};
    return level(Wish{measure, *deviations, 0}, match.captured(4));
}

} // namespace talweg
