#include "figures/study/ending_fill.h"

#include <array>

namespace talweg {

namespace {

/// Fraction of the colour in the area below the hatch lines. It is 0 in high-contrast themes, so that the
/// lines are clearly visible.
double groundPart(const Theme& theme) {
    return theme.highContrast ? 0 : 0.28;
}

QColor mixed(const QColor& color, const QColor& ground, double part) {
    const auto mix = [part](int a, int b) { return qRound(part * a + (1 - part) * b); };
    return QColor(mix(color.red(), ground.red()), mix(color.green(), ground.green()),
                  mix(color.blue(), ground.blue()));
}

} // namespace

Fill endingFill(const Theme& theme, const System& system, std::size_t ending) {
    const auto& endings = system.endings;
    if (endings[ending].id == system.success.id) return {theme.lines[0]};
    std::size_t before = 0; // number of endings of the same kind before this one
    for (std::size_t i = 0; i < ending; ++i)
        before += endings[i].decided == endings[ending].decided && endings[i].id != system.success.id;
    if (!endings[ending].decided) {
        static constexpr std::array hatches{Hatch::diamonds, Hatch::squares};
        return {mixed(theme.mutedText, theme.background, groundPart(theme)), theme.mutedText,
                hatches[before % hatches.size()]};
    }
    static constexpr std::array hatches{Hatch::rising, Hatch::level, Hatch::falling, Hatch::upright};
    static constexpr std::array<std::size_t, 6> colors{1, 3, 4, 2, 5, 7};
    const QColor color = theme.lines[colors[before % colors.size()]];
    return {mixed(color, theme.background, groundPart(theme)), color, hatches[before % hatches.size()]};
}

QColor lineColor(const Fill& fill) {
    return fill.hatch == Hatch::none ? fill.ground : fill.ink;
}

} // namespace talweg
