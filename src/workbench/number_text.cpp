#include "workbench/number_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <cmath>
#include <muParser.h>
#include <numbers>

namespace talweg {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("talweg::NumberText", text);
}

constexpr double degree = std::numbers::pi / 180;

/// Exact at the angles people type: sin(180) is 0, tan(45) is 1.
double sine(double a) {
    return std::fmod(a, 180) == 0 ? 0 : std::sin(a * degree);
}
double cosine(double a) {
    return std::fmod(std::fabs(a), 180) == 90 ? 0 : std::cos(a * degree);
}
double tangent(double a) {
    const double quarter = std::fmod(a, 180);
    if (quarter == 45 || quarter == -135) return 1;
    if (quarter == -45 || quarter == 135) return -1;
    return sine(a) / cosine(a);
}
double arcSine(double x) {
    return std::asin(x) / degree;
}
double arcCosine(double x) {
    return std::acos(x) / degree;
}
double arcTangent(double x) {
    return std::atan(x) / degree;
}

void teachDegrees(mu::Parser& parser) {
    parser.DefineFun("sin", sine);
    parser.DefineFun("cos", cosine);
    parser.DefineFun("tan", tangent);
    parser.DefineFun("asin", arcSine);
    parser.DefineFun("acos", arcCosine);
    parser.DefineFun("atan", arcTangent);
    parser.DefineConst("pi", std::numbers::pi);
    parser.SetArgSep(';');
}

QString describe(const mu::Parser::exception_type& error, const QString& text) {
    switch (error.GetCode()) {
    case mu::ecUNEXPECTED_EOF:
        return tr("“%1” is not finished.").arg(text);
    case mu::ecMISSING_PARENS:
        return tr("“%1” lacks a closing bracket.").arg(text);
    case mu::ecUNASSIGNABLE_TOKEN:
        return tr("“%1” is neither a number nor a known function.")
            .arg(QString::fromStdString(error.GetToken()));
    default:
        return tr("“%1” cannot be worked out.").arg(text);
    }
}

TypedNumber evaluate(const QString& text) {
    if (text.contains(u','))
        return {{}, tr("In an expression, write a decimal point instead of the comma."), false};
    try {
        mu::Parser parser;
        teachDegrees(parser);
        parser.SetExpr(text.toStdString());
        const double number = parser.Eval();
        if (!std::isfinite(number)) return {{}, tr("“%1” has no finite value.").arg(text), false};
        return {number, {}, true};
    } catch (const mu::Parser::exception_type& error) {
        return {{}, describe(error, text), false};
    }
}

QString cleaned(QString text, const QString& unit) {
    text = text.trimmed();
    if (!unit.isEmpty() && text.endsWith(unit)) text = text.chopped(unit.size()).trimmed();
    return text.replace(QChar(0x2212), u'-').replace(QChar(0x00d7), u'*').replace(QChar(0x00b7), u'*');
}

} // namespace

TypedNumber readTyped(const QString& typed, const QString& unit) {
    static const QRegularExpression plain(QStringLiteral(R"(^[+-]?(\d+([.,]\d*)?|[.,]\d+)([eE][+-]?\d+)?$)"));
    static const QRegularExpression digitsOnly(
        QStringLiteral(R"(^[+-]?[\d.,'’ \x{00a0}\x{2009}\x{202f}]*\d[\d.,'’ \x{00a0}\x{2009}\x{202f}]*$)"));
    const QString text = cleaned(typed, unit);
    if (text.isEmpty()) return {{}, tr("Enter a number."), false};
    if (plain.match(text).hasMatch()) {
        QString point = text;
        const double number = point.replace(u',', u'.').toDouble();
        if (!std::isfinite(number)) return {{}, tr("“%1” is too large.").arg(text), false};
        return {number, {}, text.contains(u',')};
    }
    if (digitsOnly.match(text).hasMatch())
        return {{},
                tr("“%1” could mean different numbers. Write it with one decimal point or comma and "
                   "without grouping, such as 1234.5.")
                    .arg(text),
                false};
    return evaluate(text);
}

} // namespace talweg
