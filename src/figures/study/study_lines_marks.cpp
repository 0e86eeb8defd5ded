#include "figures/study/study_lines.h"
#include "figures/study/study_text.h"

#include <algorithm>

namespace talweg {

using Kind = StudyFigure::Kind;

QString StudyLines::ofPart(const QString& text, std::size_t part) const {
    const QString& name = m_parts[part].shown.name;
    return m_parts.size() < 2 || name.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, name);
}

void StudyLines::addLevels(std::vector<Mark>& marks) const {
    for (const Part& part : m_parts) {
        if (!part.shown.requirement || part.shown.isBaseline) continue;
        const SweepResult& result = *part.shown.result;
        const Quantity& quantity = m_figure.kind == Kind::percentage
                                       ? result.system->success
                                       : measureOf(result, part.slice.measure());
        auto level = part.shown.requirement->level(quantity.id);
        if (!level && m_figure.kind == Kind::percentage)
            level = part.shown.requirement->level(Requirement::probability);
        if (!level || std::ranges::count(marks, *level, &Mark::at)) continue;
        marks.push_back({.level = true,
                         .at = *level,
                         .text = QObject::tr("required %1").arg(levelText(quantity, *level)),
                         .color = m_theme.text});
    }
}

void StudyLines::addThreshold(std::vector<Mark>& marks, std::size_t part, const Threshold& found) const {
    const System& system = *m_parts[part].shown.result->system;
    const auto at = found.value ? found.value : found.first;
    if (!at) return;
    const QString from =
        found.value ? inputAtLeast(system, m_figure.x, *at) : inputText(system, m_figure.x, *at);
    const QString text =
        found.value ? QObject::tr("met for %1").arg(from)
        : *found.firstEnd == *at
            ? QObject::tr("met at %1").arg(from)
            : QObject::tr("met from %1 to %2").arg(from, inputNumber(system, m_figure.x, *found.firstEnd));
    const QColor color = m_parts[part].shown.isBaseline ? m_theme.mutedText : m_theme.text;
    marks.push_back({.at = *at, .text = ofPart(text, part), .color = color, .dash = partPen(part)});
}

void StudyLines::addSure(std::vector<Mark>& marks, std::size_t part, std::size_t design) const {
    const StudyShown& shown = m_parts[part].shown;
    for (const NoiseThreshold& line : noiseThresholds(*shown.noise, shown.verdicts, m_figure.x)) {
        if (!line.kept || !std::ranges::count(line.designs, design)) continue;
        const Values values = shown.result->valuesOf(line.designs[*line.kept]);
        const double at = std::get<double>(values.at(m_figure.x));
        marks.push_back({.at = at,
                         .text = ofPart(QObject::tr("met for %1, %2 % confidence")
                                            .arg(inputAtLeast(*shown.result->system, m_figure.x, at))
                                            .arg(100 * shown.noise->study.confidence),
                                        part),
                         .color = m_theme.text,
                         .dash = partPen(part)});
    }
}

void StudyLines::addPlaces(std::vector<Mark>& marks) const {
    for (std::size_t p = 0; p < m_parts.size(); ++p) {
        const StudySlice& slice = m_parts[p].slice;
        if (!slice.chosenRow() || m_hiddenParts.contains(p)) continue;
        const SweepResult& result = *m_parts[p].shown.result;
        const std::size_t design = slice.design(*slice.chosenRow(), 0);
        if (m_parts[p].shown.noise && m_parts[p].shown.requirement) addSure(marks, p, design);
        if (m_parts[p].shown.noise) continue;
        if (m_parts[p].shown.requirement)
            addThreshold(marks, p, threshold(result, *m_parts[p].shown.requirement, m_figure.x, design));
        if (!m_parts[p].shown.isBaseline) addCritical(marks, p, design);
    }
}

/// Marks the value at which the percentage of success or a mean stops increasing. For a mean, also marks the
/// value at which it begins to increase. These are the limits of the regions I to III.
void StudyLines::addCritical(std::vector<Mark>& marks, std::size_t part, std::size_t design) const {
    const SweepResult& result = *m_parts[part].shown.result;
    const bool percentage = m_figure.kind == Kind::percentage;
    if (!percentage && m_figure.kind != Kind::mean && m_figure.kind != Kind::spread) return;
    const std::string quantity =
        percentage ? std::string() : result.sweep.measures[m_parts[part].slice.measure()];
    const CriticalValue critical = criticalValue(result, m_figure.x, design, quantity);
    if (!critical.low) return;
    const auto number = [&](double value) { return inputNumber(*result.system, m_figure.x, value); };
    const QString text = !critical.value ? QObject::tr(" from %1").arg(number(*critical.low))
                         : critical.low == critical.value
                             ? " = " + number(*critical.low)
                             : QObject::tr(" = %1 to %2").arg(number(*critical.low), number(*critical.value));
    const QString name = inputName(*result.system, m_figure.x);
    const QChar::Category last = name.isEmpty() ? QChar::Letter_Lowercase : name.back().category();
    const bool hasIndex = last == QChar::Number_Other || last == QChar::Letter_Modifier; // such as v₀ or μₛ
    marks.push_back({.at = *critical.low,
                     .text = name,
                     .index = hasIndex ? QStringLiteral(",crit") : QStringLiteral("crit"),
                     .value = ofPart(text, part),
                     .color = m_theme.mutedText,
                     .dash = partPen(part)});
    if (!percentage && critical.level)
        marks.push_back({.at = *critical.level,
                         .text = ofPart(QObject::tr("constant up to %1").arg(number(*critical.level)), part),
                         .color = m_theme.mutedText,
                         .dash = partPen(part)});
}

} // namespace talweg
