#pragma once

#include "base/display_units.h"
#include "study/density.h"

#include <QAbstractButton>
#include <optional>

namespace talweg {

/// What is shown of how a study samples an input.
struct ShownDensity {
    bool isDrawn = false;                ///< otherwise nothing is shown
    std::optional<Density> density = {}; ///< nothing where the text of the study cannot be read
    double nominal = nothing;            ///< the input's own value
    QString toolTip = {};                ///< in HTML
};

/// A small curve in a field: how densely the values lie that are drawn for it, and its own value among them.
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

/// What is to be shown of an input of an experiment that is drawn as `text` says; the tool tip has numbers in
/// `units`.
ShownDensity shownDensity(const System& system, const Values& values, const Parameter& parameter,
                          const std::string& text, const ColumnReader& columns, const DisplayUnits& units);

} // namespace talweg
