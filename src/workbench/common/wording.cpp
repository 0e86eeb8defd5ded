#include "workbench/common/wording.h"

#include "base/to_qt.h"

#include <QRegularExpression>
#include <cmath>

namespace talweg {

QString readable(double number) {
    if (std::isnan(number)) return QStringLiteral("–");
    QString text = QString::number(number == 0 ? 0 : number, 'g', 6);
    return text.replace(u'-', QChar(0x2212)).replace(QStringLiteral("inf"), QStringLiteral("∞"));
}

QString aligned(double number) {
    if (!std::isfinite(number) || std::fabs(number) >= 1e7) return readable(number);
    const QString text = QString::number(number, 'f', 4);
    return text == QLatin1String("-0.0000") ? text.mid(1) : QString(text).replace(u'-', QChar(0x2212));
}

QString grouped(std::size_t number) {
    return toQt(groupedDigits(number));
}

WrittenCount written(std::size_t number) {
    return {number, groupedDigits(number)};
}

QString columnTitle(const Quantity& quantity) {
    const QString name = toQt(quantity.symbol.empty() ? quantity.label : quantity.symbol);
    return quantity.unit.empty() ? name : QStringLiteral("%1 (%2)").arg(name, toQt(quantity.unit));
}

QString labelWithSymbol(const Quantity& quantity) {
    const QString label = toQt(quantity.label);
    return quantity.symbol.empty() ? label : QStringLiteral("%1 %2").arg(label, toQt(quantity.symbol));
}

QString richText(const std::string& text) {
    static const QRegularExpression index(QStringLiteral("\\b([A-Za-z])_([A-Za-z]+)\\b"));
    return toQt(text).toHtmlEscaped().replace(index, QStringLiteral("\\1<sub>\\2</sub>"));
}

QString explained(const Quantity& quantity) {
    const QString label = toQt(quantity.label);
    if (quantity.help.empty()) return label;
    return QStringLiteral("<p><b>%1</b></p><p>%2</p>").arg(label.toHtmlEscaped(), richText(quantity.help));
}

} // namespace talweg
