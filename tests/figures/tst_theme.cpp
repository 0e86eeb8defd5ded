#include "figures/theme.h"
#include "support/test.h"

#include <array>
#include <cmath>

using namespace talweg;

namespace {

using Light = std::array<double, 3>;

/// Of red, green and blue, from 0 to 1 (IEC 61966-2-1).
Light lightOf(const QColor& color) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return {linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
}

/// The contrast ratio of WCAG 2.
double contrastOf(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& color) {
        const Light light = lightOf(color);
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
    };
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

using Matrix = std::array<Light, 3>;

/// What is left of light for eyes that lack one of three kinds of cones (Machado, Oliveira and Fernandes,
/// 2009), and for those that lack none.
constexpr std::array<std::pair<const char*, Matrix>, 4> eyes{{
    {"all colours", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"no red cones",
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    {"no green cones",
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {"no blue cones",
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
}};

Light times(const Matrix& matrix, const Light& light) {
    Light product{};
    for (std::size_t i = 0; i < 3; ++i)
        product[i] =
            std::clamp(matrix[i][0] * light[0] + matrix[i][1] * light[1] + matrix[i][2] * light[2], 0.0, 1.0);
    return product;
}

/// CIE L*a*b* under D65.
Light labOf(const Light& light) {
    constexpr Matrix toXyz{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
    constexpr Light white{0.9505, 1, 1.089};
    const Light xyz = times(toXyz, light);
    const auto f = [&](std::size_t i) {
        const double t = xyz[i] / white[i];
        return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116;
    };
    return {116 * f(1) - 16, 500 * (f(0) - f(1)), 200 * (f(1) - f(2))};
}

/// How far two colours are apart for such eyes: ΔE of CIE 1976.
double apart(const QColor& a, const QColor& b, const Matrix& seen) {
    const Light one = labOf(times(seen, lightOf(a))), other = labOf(times(seen, lightOf(b)));
    return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

} // namespace

/// Whatever is drawn or written stands out from its ground, in every appearance: words by 4.5 to 1, lines by
/// 3 to 1 (WCAG 2, success criteria 1.4.3 and 1.4.11); by 7 and 4.5 to 1 where the contrast is high (1.4.6).
class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void theRatioIsThatOfWcag();
    void wordsAndLinesStandOut_data() { themes(); }
    void wordsAndLinesStandOut();
    void linesAreToldApart_data() { themes(); }
    void linesAreToldApart();

private:
    static void themes();
};

void TestTheme::themes() {
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << Theme::light();
    QTest::newRow("dark") << Theme::night();
    QTest::newRow("black on white") << Theme::blackOnWhite();
    QTest::newRow("white on black") << Theme::whiteOnBlack();
}

/// Black and white have the greatest there is; #767676 is known as the palest grey for words on white.
void TestTheme::theRatioIsThatOfWcag() {
    QCOMPARE(contrastRatio(Qt::white, Qt::black), 21.0);
    QCOMPARE(contrastRatio(Qt::red, Qt::red), 1.0);
    QVERIFY(contrastRatio(0x767676, Qt::white) >= 4.5);
    QVERIFY(contrastRatio(0x777777, Qt::white) < 4.5);
}

void TestTheme::wordsAndLinesStandOut() {
    QFETCH(Theme, theme);
    const double words = theme.highContrast ? 7 : 4.5, lines = theme.highContrast ? 4.5 : 3;
    QStringList pale;
    const auto see = [&](const QString& what, const QColor& color, const QColor& ground, double min) {
        const double ratio = contrastOf(color, ground);
        if (ratio < min)
            pale << QStringLiteral("%1 %2 on %3: %4").arg(what, color.name(), ground.name()).arg(ratio);
    };
    for (const QColor& ground : {theme.background, theme.panel}) {
        see("text", theme.text, ground, words);
        see("muted text, ticks", theme.mutedText, ground, words);
        see("accent, links", theme.accent, ground, words);
        see("warning", theme.warning, ground, words);
        see("good", theme.good, ground, words);
        see("bad, complaints", theme.bad, ground, words);
    }
    see("axis", theme.axis, theme.background, lines);
    see("edge of the ground", theme.groundEdge, theme.background, lines);
    see("edge of the ground", theme.groundEdge, theme.ground, lines);
    see("text on the ground", theme.text, theme.ground, words);
    for (const auto& colors : {std::vector(theme.lines.begin(), theme.lines.end()),
                               std::vector(theme.modes.begin(), theme.modes.end())})
        for (const QColor& color : colors) {
            see("line", color, theme.background, lines);
            see("line that stands back", muted(color, theme), theme.background, lines);
        }
    QVERIFY2(pale.isEmpty(), qPrintable(pale.join('\n')));
}

/// Shades that lie closer than 8 are hard to find again in a legend.
void TestTheme::linesAreToldApart() {
    QFETCH(Theme, theme);
    for (const auto& [who, seen] : eyes)
        for (std::size_t i = 0; i < theme.lines.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const double distance = apart(theme.lines[i], theme.lines[j], seen);
                QVERIFY2(distance >= 8, qPrintable(QStringLiteral("%1: lines %2 and %3 are %4 apart")
                                                       .arg(who)
                                                       .arg(i)
                                                       .arg(j)
                                                       .arg(distance)));
            }
}

TALWEG_TEST(tst_theme, TestTheme, QGuiApplication)
#include "tst_theme.moc"
