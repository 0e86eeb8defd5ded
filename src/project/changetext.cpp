#include "project/changetext.h"

#include <QStringList>
#include <algorithm>

namespace talweg {

namespace {

QString lowerFirst(QString text) {
    const bool acronym = text.size() > 1 && !text[1].isLower();
    if (!text.isEmpty() && !acronym) text[0] = text[0].toLower();
    return text;
}

QString nameOf(const Parameter& parameter) {
    const QString label = lowerFirst(QString::fromStdString(parameter.label));
    return parameter.symbol.empty() ? label : label + " " + QString::fromStdString(parameter.symbol);
}

QString described(const Parameter& parameter, const Value& value) {
    if (const double* number = std::get_if<double>(&value)) {
        const QString text = QString::number(*number, 'g', 6);
        return parameter.unit.empty() ? text : text + " " + QString::fromStdString(parameter.unit);
    }
    if (const auto* word = std::get_if<std::string>(&value)) {
        const auto choice = std::ranges::find(parameter.choices, *word, &Choice::id);
        const bool labelled = choice != parameter.choices.end() && !choice->label.empty();
        return QString::fromStdString(labelled ? choice->label : *word);
    }
    return QStringLiteral("%1 points").arg(std::get<Points>(value).size());
}

} // namespace

QString changeText(const System& system, const Values& changed) {
    QStringList names;
    for (const Parameter& parameter : system.parameters) {
        const auto it = changed.find(parameter.id);
        if (it == changed.end()) continue;
        if (changed.size() == 1)
            return QStringLiteral("Change %1 to %2").arg(nameOf(parameter), described(parameter, it->second));
        names << nameOf(parameter);
    }
    if (names.size() > 3) return QStringLiteral("Change %1 inputs").arg(names.size());
    const QString last = names.takeLast();
    return QStringLiteral("Change %1 and %2").arg(names.join(", "), last);
}

} // namespace talweg
