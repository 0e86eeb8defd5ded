#pragma once

#include "base/display_units.h"
#include "study/density.h"

#include <QAbstractButton>
#include <optional>

namespace talweg {

/// How the field of an uncertain input shows the distribution of the input.
struct ShownDensity {
    bool isDrawn = false;                ///< whether a curve is shown; false for certain inputs
    std::optional<Density> density = {}; ///< no value if the distribution cannot be parsed
    double nominal = nothing;            ///< value of the input in the experiment, in the parameter's unit
    QString toolTip = {};                ///< HTML
};

/// A small curve in the field of an uncertain input. It shows the probability density of the input in the
/// study; a line marks the value of the input in the experiment.
class DensityMark : public QAbstractButton {
    Q_OBJECT
public:
    explicit DensityMark(QWidget* parent);
    void setDensity(const ShownDensity& shown);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void drawCurve(QPainter& painter, const QRectF& room) const;

    ShownDensity m_shown;
};

/// The curve and tool tip for an input. `text` is the distribution of the input in the study; if empty,
/// nothing is shown. Numbers in the tool tip are in `units`.
ShownDensity shownDensity(const System& system, const Values& values, const Parameter& parameter,
                          const std::string& text, const ColumnReader& columns, const DisplayUnits& units);

} // namespace talweg
