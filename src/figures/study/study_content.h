#pragma once

#include "figures/plot/plot_content.h"
#include "figures/study/study_figure.h"

#include <memory>
#include <optional>
#include <utility>

class QCustomPlot;

namespace talweg {

/// The content of a figure of a study.
class StudyContent : public PlotContent {
public:
    virtual void show(const StudyFigure& figure, const std::vector<StudyShown>& results,
                      const Values& chosen) = 0;
    /// The result and its design that a click at a position selects, as indices.
    virtual std::optional<std::pair<std::size_t, std::size_t>> designAt(const QPointF& place) const = 0;

    /// Sets whether the solved study varies no input, so that it has no figure. Must be called before `show`.
    void setSingleDesign(bool single) { m_singleDesign = single; }
    QString whyEmpty() const override;

private:
    bool m_singleDesign = false;
};

} // namespace talweg
