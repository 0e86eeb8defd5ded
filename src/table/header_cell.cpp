#include "table/header_cell.h"

#include "base/unit.h"

#include <QMap>
#include <QRegularExpression>
#include <algorithm>

namespace talweg {

namespace {

QString fromStd(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A unit in the form that the program uses in headers of its files: "m_s" for m/s.
QString columnForm(QString unit) {
    const std::pair<QString, QString> changes[]{{"/", "_"}, {" ", "_"},   {"·", "_"}, {"²", "2"},
                                                {"³", "3"}, {"°", "deg"}, {"^", ""}};
    for (const auto& [from, to] : changes)
        unit.replace(from, to);
    return unit;
}

/// The program's names of units by their synonyms, in lower case.
const QMap<QString, QString>& otherNames() {
    static const QMap<QString, QString> names = [] {
        QMap<QString, QString> made{
            {"feet", "ft"},      {"foot", "ft"},       {"metre", "m"},      {"metres", "m"},
            {"meter", "m"},      {"meters", "m"},      {"kilometre", "km"}, {"kilometres", "km"},
            {"kilometer", "km"}, {"kilometers", "km"}, {"mile", "mi"},      {"miles", "mi"},
            {"inch", "in"},      {"inches", "in"},     {"yard", "yd"},      {"yards", "yd"},
            {"kmh", "km/h"},     {"kph", "km/h"},      {"km h-1", "km/h"},  {"knot", "kn"},
            {"knots", "kn"},     {"kt", "kn"},         {"kts", "kn"},       {"mps", "m/s"},
            {"m s-1", "m/s"},    {"m s^-1", "m/s"},    {"m s⁻¹", "m/s"},    {"fps", "ft/s"},
            {"degree", "°"},     {"degrees", "°"},     {"deg", "°"},        {"sec", "s"},
            {"second", "s"},     {"seconds", "s"},     {"minutes", "min"},  {"hours", "h"},
            {"radians", "rad"},  {"m s-2", "m/s²"},    {"percent", "%"}};
        for (const std::string_view unit : allUnits())
            if (const QString form = columnForm(fromStd(unit)); !isUnit(form.toStdString()))
                made.insert(form.toLower(), fromStd(unit));
        return made;
    }();
    return names;
}

/// All units that a written unit may mean; the most likely is first.
QStringList unitsWritten(const QString& written) {
    const QString text = written.simplified();
    QStringList found;
    const auto add = [&found](const QString& unit) {
        if (!found.contains(unit)) found << unit;
    };
    if (text == "%") add(text);
    if (const auto other = otherNames().find(text.toLower()); other != otherNames().end()) add(*other);
    for (const bool isExact : {true, false})
        for (const std::string_view unit : allUnits())
            if (fromStd(unit).compare(text, isExact ? Qt::CaseSensitive : Qt::CaseInsensitive) == 0)
                add(fromStd(unit));
    return found;
}

/// Parses a unit in brackets: "Distance [km]", "speed (km/h)".
std::optional<HeaderCell> withBrackets(const QString& text) {
    static const QRegularExpression form(
        QStringLiteral("^(.*?)[\\s_]*(?:\\(([^()]*)\\)|\\[([^\\[\\]]*)\\])$"));
    const QRegularExpressionMatch match = form.match(text);
    const QString unit = (match.captured(2) + match.captured(3)).trimmed();
    if (!match.hasMatch() || match.captured(1).isEmpty()) return {};
    return HeaderCell{match.captured(1), unit == "-" || unit == "1" ? QString() : unit};
}

/// Parses a unit as the last word: "Distance in km", "Distance, km", "Distance km".
std::optional<HeaderCell> withWord(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^(.+?)(,| in)? (\\S+)$"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch()) return {};
    const QString unit = match.captured(3);
    const bool isPlain = match.captured(2).isEmpty() && unit.size() < 2 && unit != "m";
    if (isPlain || unitsWritten(unit).isEmpty()) return {};
    return HeaderCell{match.captured(1), unit};
}

/// Parses a unit as a suffix: "x_ft", "v_m_s".
std::optional<HeaderCell> withSuffix(const QString& text) {
    for (qsizetype at = text.indexOf(u'_', 1); at >= 0; at = text.indexOf(u'_', at + 1))
        if (const QString unit = text.sliced(at + 1); !unitsWritten(unit).isEmpty())
            return HeaderCell{text.left(at), unit};
    return {};
}

} // namespace

HeaderCell headerCell(const QString& cell) {
    const QString text = cell.simplified();
    if (auto found = withBrackets(text)) return *std::move(found);
    if (auto found = withWord(text)) return *std::move(found);
    if (auto found = withSuffix(text)) return *std::move(found);
    return {text, {}};
}

bool isSameName(const QString& a, const QString& b) {
    return a.simplified().compare(b.simplified(), Qt::CaseInsensitive) == 0;
}

std::optional<std::string> unitFitting(const QString& written, std::string_view wanted) {
    if (written.simplified() == fromStd(wanted)) return std::string(wanted);
    for (const QString& unit : unitsWritten(written))
        if (const std::string name = unit.toStdString(); name == wanted || converted(1, name, wanted))
            return name;
    return {};
}

std::optional<std::string> anyUnit(const QString& written) {
    const QStringList units = unitsWritten(written);
    return units.isEmpty() ? std::nullopt : std::optional(units.first().toStdString());
}

} // namespace talweg
