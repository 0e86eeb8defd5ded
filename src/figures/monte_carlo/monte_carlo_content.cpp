#include "figures/monte_carlo/monte_carlo_content.h"

#include "base/to_qt.h"
#include "figures/plot/style.h"
#include "figures/study/study_text.h"
#include "systems/wording.h"

#include <QObject>

namespace talweg {

namespace {

const Quantity& outputOf(const MonteCarloDrawing& drawing) {
    const System& system = *drawing.system;
    const bool isSuccess = drawing.figure.output == system.success.id;
    return isSuccess ? system.success : measureOf(system, drawing.figure.output);
}

} // namespace

QString MonteCarloContent::caption() const {
    return m_drawing ? withNotes(runsText(), *m_drawing) : QString();
}

QString MonteCarloContent::runsText() const {
    const QString runs = countText(m_drawing->runs);
    if (!m_drawing->dots.empty() && m_drawing->runs > maxDots)
        return QObject::tr("The first %1 of %2 runs").arg(maxDots).arg(runs);
    if (m_drawing->figure.kind == MonteCarloFigure::Kind::tornado) return QObject::tr("One input at a time");
    return QObject::tr("%1 runs").arg(runs);
}

QString withNotes(const QString& caption, const MonteCarloDrawing& drawing) {
    return drawing.notes.empty() ? caption : caption + QStringLiteral("; ") + toQt(drawing.notes);
}

QString outputLabel(const MonteCarloDrawing& drawing) {
    return axisLabel(outputOf(drawing));
}

QString outputText(const MonteCarloDrawing& drawing, double value) {
    QString text = QString::number(value, 'g', 5);
    if (text.startsWith(u'-')) text[0] = QChar(0x2212);
    return withUnit(text, toQt(outputOf(drawing).unit));
}

} // namespace talweg
