#pragma once

#include "base/display_units.h"
#include "study/density.h"

#include <QAbstractButton>
#include <optional>

namespace talweg {

/// The display of how a study samples an input.
struct ShownDensity {
    bool isDrawn = false;                ///< false: nothing is shown
    std::optional<Density> density = {}; ///< nothing if the distribution cannot be parsed
    double nominal = nothing;            ///< the value of the input in the experiment
    QString toolTip = {};                ///< in HTML
};

/// A small curve in a field: the probability density of the input's samples, with the input's own value
/// marked.
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

/// The display of an uncertain input of an experiment. `text` is the distribution of the input in the study;
/// numbers in the tool tip are in `units`.
ShownDensity shownDensity(const System& system, const Values& values, const Parameter& parameter,
                          const std::string& text, const ColumnReader& columns, const DisplayUnits& units);

} // namespace talweg
