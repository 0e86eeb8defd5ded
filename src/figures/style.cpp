#include "figures/style.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace talweg {

namespace {

const QChar minusSign(0x2212);

/// Ticks at 1, 2 or 5 times a power of ten; labels with a proper minus sign.
class Ticker : public QCPAxisTicker {
protected:
    double getTickStep(const QCPRange& range) override {
        const double wanted = range.size() / tickCount();
        const double power = std::pow(10, std::floor(std::log10(wanted)));
        const double mantissa = wanted / power;
        return power * (mantissa < 1.5 ? 1 : mantissa < 3.2 ? 2 : mantissa < 7.1 ? 5 : 10);
    }
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override {
        QString label = QCPAxisTicker::getTickLabel(tick, locale, format, precision);
        if (label.startsWith('-')) label[0] = minusSign;
        return label;
    }
};

void fitAxis(QCPAxis& axis, const QString& label, int length, int perTick, const QFont& font) {
    axis.ticker()->setTickCount(std::clamp(length / perTick, 2, 9));
    axis.setLabel(QFontMetrics(font).elidedText(label, Qt::ElideRight, std::max(length + 10, 40)));
}

} // namespace

QFont smallFont(const QFont& font) {
    QFont small = font;
    if (font.pixelSize() > 0)
        small.setPixelSize(std::max(6, qRound(font.pixelSize() * 0.92)));
    else
        small.setPointSizeF(font.pointSizeF() * 0.92);
    return small;
}

void styleAxis(QCPAxis& axis, const Theme& theme, const QFont& font) {
    if (!dynamic_cast<Ticker*>(axis.ticker().data())) axis.setTicker(QSharedPointer<Ticker>::create());
    const QPen line(theme.axis, 1);
    axis.setBasePen(line);
    axis.setTickPen(line);
    axis.setSubTicks(false);
    axis.setTickLength(0, 4);
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

void styleAxes(QCustomPlot& plot, const Theme& theme) {
    QLocale locale = QLocale::c();
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    plot.setLocale(locale);
    plot.setBackground(theme.background);
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis})
        styleAxis(*axis, theme, plot.font());
}

void fitTicks(QCustomPlot& plot, const QString& xLabel, const QString& yLabel) {
    const QFont font = plot.xAxis->labelFont();
    const int em = QFontMetrics(font).height();
    fitAxis(*plot.xAxis, xLabel, plot.axisRect()->width(), em * 6, font);
    fitAxis(*plot.yAxis, yLabel, plot.axisRect()->height(), em * 3, font);
}

QString readable(double number, double span) {
    if (!std::isfinite(number)) return "–";
    const double step = span > 0 && std::isfinite(span) ? span / 1000 : 1e-3;
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    const bool plain = decimals <= 6 && std::abs(number) < 1e6;
    QString text = plain ? QString::number(number, 'f', decimals) : QString::number(number, 'g', 4);
    if (text.startsWith('-')) text[0] = minusSign;
    return text;
}

QString axisLabel(const Quantity& quantity) {
    QString label = QString::fromStdString(quantity.label);
    if (!quantity.symbol.empty())
        label += (label.isEmpty() ? "" : " ") + QString::fromStdString(quantity.symbol);
    if (!quantity.unit.empty()) label += QString(" (%1)").arg(QString::fromStdString(quantity.unit));
    return label;
}

std::optional<std::size_t> columnOf(const System& system, const std::string& id) {
    const auto& all = system.quantities;
    const auto found = std::find_if(all.begin(), all.end(), [&](const Quantity& q) { return q.id == id; });
    if (found == all.end()) return {};
    return static_cast<std::size_t>(found - all.begin());
}

std::vector<std::optional<std::size_t>> bodyLines(const Run& run, const std::vector<std::string>& names) {
    std::vector<std::optional<std::size_t>> lines;
    std::map<std::string, std::size_t> met;
    for (const std::string& name : names) {
        std::vector<std::optional<std::size_t>> called;
        for (const SceneBody& body : run.scene.bodies)
            if (body.name == name) called.push_back(body.line);
        const std::size_t number = called.size() == 1 ? 0 : met[name]++;
        lines.push_back(number < called.size() ? called[number] : std::nullopt);
    }
    return lines;
}

QColor muted(const QColor& color, const Theme& theme) {
    const auto half = [](int a, int b) { return (55 * a + 45 * b) / 100; };
    const QColor& back = theme.background;
    return QColor(half(color.red(), back.red()), half(color.green(), back.green()),
                  half(color.blue(), back.blue()));
}

QPen pinnedPen(const QColor& color, std::size_t number) {
    static const std::array<QList<qreal>, 4> dashes{{{5, 3}, {1.5, 2.5}, {7, 2.5, 1.5, 2.5}, {9, 3}}};
    QPen pen(color, 1.3);
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern(dashes[number % dashes.size()]);
    return pen;
}

} // namespace talweg
