#include "table/table_options.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrl>
#include <algorithm>

namespace talweg {

namespace {

QString allowedKeys() {
    return QStringLiteral("separator, decimal, header, gaps, x, y, unit, xunit, yunit");
}

std::optional<QChar> separatorNamed(const QString& name) {
    if (name == "comma") return u',';
    if (name == "semicolon") return u';';
    if (name == "tab") return u'\t';
    if (name == "blank" || name == "space") return u' ';
    const bool isSign = name.size() == 1 && !name[0].isLetterOrNumber() && name[0] != u'"' && name[0] != u'-';
    return isSign ? std::optional(name[0]) : std::nullopt;
}

std::optional<QChar> decimalNamed(const QString& name) {
    if (name == "," || name == "comma") return u',';
    if (name == "." || name == "point") return u'.';
    return {};
}

std::optional<int> headerNamed(const QString& name) {
    bool fine = false;
    const int line = name == "none" ? 0 : name.toInt(&fine);
    return name == "none" || (fine && line > 0) ? std::optional(line) : std::nullopt;
}

std::optional<Gaps> gapsNamed(const QString& name) {
    if (name == "refuse") return Gaps::refuse;
    if (name == "skip") return Gaps::skip;
    if (name == "keep") return Gaps::keep;
    return {};
}

/// Sets an option. Returns false if the key or the value is invalid.
bool isSet(TextTableOptions& options, const QString& key, const QString& value) {
    const auto isWrong = [](QChar c) { return c < u' ' || c == QChar::ReplacementCharacter; };
    if (value.isEmpty() || std::ranges::any_of(value, isWrong)) return false;
    if (key == "separator") return (options.separator = separatorNamed(value)).has_value();
    if (key == "decimal") return (options.decimal = decimalNamed(value)).has_value();
    if (key == "header") return (options.header = headerNamed(value)).has_value();
    if (key == "gaps") {
        const auto gaps = gapsNamed(value);
        options.gaps = gaps.value_or(Gaps::refuse);
        return gaps.has_value();
    }
    if (key == "x" || key == "y")
        options.columns[key] = value;
    else if (key == "unit" || key == "xunit" || key == "yunit")
        options.units[key.chopped(4)] = value;
    else
        return false;
    return true;
}

} // namespace

QString withAdvice(const TextTableOptions& options, const QString& complaint, const QString& advice) {
    if (options.isInWindow) return complaint;
    return QCoreApplication::translate("talweg", "%1 %2").arg(complaint, advice);
}

TableSource tableSource(const QString& name) {
    static const QRegularExpression form(QStringLiteral("^(.+)\\?([A-Za-z]+=[^?]*)$"),
                                         QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = form.match(name);
    if (!match.hasMatch()) return {name};
    TableSource source{match.captured(1)};
    for (const QString& option : match.captured(2).split(u'&')) {
        const QString key = option.section(u'=', 0, 0).trimmed().toLower();
        const QString value = QUrl::fromPercentEncoding(option.section(u'=', 1).toUtf8()).trimmed();
        if (!isSet(source.options, key, value) && source.error.isEmpty())
            source.error = QCoreApplication::translate(
                               "talweg", "“%1” is not a valid table option. Valid options are %2. Examples: "
                                         "“decimal=,”, “gaps=skip” and “header=3”.")
                               .arg(option, allowedKeys());
    }
    return source;
}

} // namespace talweg
