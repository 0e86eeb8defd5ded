#include "figures/plot/style.h"

#include "base/to_qt.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

const QChar minusSign(0x2212);

/// The distance of ticks: 1, 2 or 5 times a power of ten, so that there are about `ticks` ticks.
double stepFor(const QCPRange& range, int ticks) {
    const double wanted = range.size() / ticks;
    const double power = std::pow(10, std::floor(std::log10(wanted)));
    const double mantissa = wanted / power;
    return power * (mantissa < 1.5 ? 1 : mantissa < 3.2 ? 2 : mantissa < 7.1 ? 5 : 10);
}

/// Ticks at round steps. Labels have a true minus sign.
class Ticker : public QCPAxisTicker {
protected:
    double getTickStep(const QCPRange& range) override { return stepFor(range, tickCount()); }
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override {
        QString label = QCPAxisTicker::getTickLabel(tick, locale, format, precision);
        if (label.startsWith('-')) label[0] = minusSign;
        return label;
    }
};

/// Multiples of powers of ten that cover a range and slightly more.
QVector<double> multiplesIn(const QCPRange& range, std::initializer_list<int> factors) {
    QVector<double> all;
    const int last = static_cast<int>(std::ceil(std::log10(range.upper)));
    for (int power = static_cast<int>(std::floor(std::log10(range.lower))); power <= last; ++power)
        for (const int factor : factors)
            all << factor * std::pow(10, power);
    return all;
}

/// Ticks of a logarithmic axis: powers of ten, and also 2 and 5 times these if there is room. For less than a
/// decade, ticks are at round steps. Small ticks between powers of ten show that the axis is logarithmic.
class LogTicker : public QCPAxisTickerLog {
protected:
    double getTickStep(const QCPRange& range) override { return stepFor(range, tickCount()); }
    QVector<double> createTickVector(double step, const QCPRange& range) override {
        const double decades = std::log10(range.upper / range.lower);
        if (decades < 1) return QCPAxisTicker::createTickVector(step, range);
        if (3 * decades <= tickCount() + 1) return multiplesIn(range, {1, 2, 5});
        return QCPAxisTickerLog::createTickVector(step, range);
    }
    QVector<double> createSubTickVector(int, const QVector<double>& ticks) override {
        constexpr double mostDecades = 10; // with more decades, small ticks would merge
        if (ticks.isEmpty() || !(ticks.front() > 0)) return {};
        const QCPRange range(ticks.front(), ticks.back());
        if (std::log10(range.upper / range.lower) > mostDecades) return {};
        return multiplesIn(range, {1, 2, 3, 4, 5, 6, 7, 8, 9});
    }
};

/// A label shortened to a width in pixels. A unit in brackets at its end is kept, unless there is no room
/// for it.
QString shortened(const QString& label, int width, const QFontMetrics& metrics) {
    if (metrics.horizontalAdvance(label) <= width) return label;
    const qsizetype at = label.endsWith(u')') ? label.lastIndexOf(QLatin1String(" (")) : -1;
    const QString unit = at < 0 ? QString() : label.sliced(at);
    const int room = width - metrics.horizontalAdvance(unit);
    if (room < metrics.horizontalAdvance(QChar(0x2026))) // the ellipsis
        return metrics.elidedText(label, Qt::ElideRight, width);
    return metrics.elidedText(label.chopped(unit.size()), Qt::ElideRight, room) + unit;
}

void fitAxis(QCPAxis& axis, const QString& label, int length, int perTick, const QFont& font) {
    axis.ticker()->setTickCount(std::clamp(length / perTick, 2, 9));
    axis.setLabel(shortened(label, std::max(length + 10, 40), QFontMetrics(font)));
}

} // namespace

void styleAxis(QCPAxis& axis, const Theme& theme, const QFont& font) {
    const bool isLinear = axis.scaleType() == QCPAxis::stLinear;
    if (isLinear && !dynamic_cast<Ticker*>(axis.ticker().data()))
        axis.setTicker(QSharedPointer<Ticker>::create());
    const QPen line(theme.axis, 1);
    axis.setBasePen(line);
    axis.setTickPen(line);
    axis.setSubTickPen(line);
    axis.setSubTicks(!isLinear);
    axis.setTickLength(0, 4);
    axis.setSubTickLength(0, 2);
    axis.setTickLabelColor(theme.mutedText);
    axis.setTickLabelFont(smallFont(font));
    axis.setLabelColor(theme.text);
    axis.setLabelFont(font);
    axis.setTickLabelPadding(4);
    axis.setLabelPadding(3);
    axis.setPadding(1);
    axis.setNumberFormat("gb");
    axis.grid()->setPen(QPen(theme.grid, 1));
    axis.grid()->setZeroLinePen(Qt::NoPen);
    axis.grid()->setAntialiased(false);
    axis.setAntialiased(false);
}

void setLogarithmic(QCPAxis& axis, bool isLogarithmic) {
    axis.setScaleType(isLogarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    axis.setSubTicks(isLogarithmic);
    if (isLogarithmic)
        axis.setTicker(QSharedPointer<LogTicker>::create());
    else
        axis.setTicker(QSharedPointer<Ticker>::create());
}

void styleAxes(QCustomPlot& plot, const Theme& theme) {
    QLocale locale = QLocale::c();
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    plot.setLocale(locale);
    plot.setBackground(theme.background);
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis})
        styleAxis(*axis, theme, plot.font());
}

void fitTicks(QCustomPlot& plot, const QString& xLabel, const QString& yLabel) {
    fitTicks(*plot.xAxis, xLabel, *plot.yAxis, yLabel, plot.axisRect()->size());
}

void fitTicks(QCPAxis& x, const QString& xLabel, QCPAxis& y, const QString& yLabel, const QSize& size) {
    const QFont font = x.labelFont();
    const int em = QFontMetrics(font).height();
    fitAxis(x, xLabel, size.width(), em * 6, font);
    fitAxis(y, yLabel, size.height(), em * 3, font);
}

QString withUnit(const QString& number, const QString& unit) {
    return unit.isEmpty() ? number : number + u' ' + unit;
}

QString readable(double number, double span) {
    if (!std::isfinite(number)) return "–";
    const double step = span > 0 && std::isfinite(span) ? span / 1000 : 1e-3;
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    const bool plain = decimals <= 6 && std::abs(number) < 1e6;
    QString text = plain ? QString::number(number, 'f', decimals) : QString::number(number, 'g', 4);
    const bool isZero = plain && text.toDouble() == 0; // a number that rounds to zero has no sign
    if (text.startsWith('-')) text.replace(0, 1, isZero ? QString() : QString(minusSign));
    return text;
}

QString axisLabel(const Quantity& quantity) {
    QString label = toQt(quantity.label);
    if (!quantity.symbol.empty()) label += (label.isEmpty() ? "" : " ") + toQt(quantity.symbol);
    if (!quantity.unit.empty()) label += QString(" (%1)").arg(toQt(quantity.unit));
    return label;
}

} // namespace talweg
