#pragma once

#include "figures/plot/plot_content.h"
#include "figures/study/study_figure.h"

#include <memory>
#include <optional>
#include <utility>

class QCustomPlot;

namespace talweg {

/// What a figure of a study draws.
class StudyContent : public PlotContent {
public:
    virtual void show(const StudyFigure& figure, const std::vector<StudyShown>& results,
                      const Values& chosen) = 0;
    /// The number of the result and its design that a click at the place means.
    virtual std::optional<std::pair<std::size_t, std::size_t>> designAt(const QPointF& place) const = 0;

    /// To be said before `show`: whether what was solved varies no input, of which no figure can be drawn.
    void setSingleDesign(bool single) { m_singleDesign = single; }
    QString whyEmpty() const override;

private:
    bool m_singleDesign = false;
};

} // namespace talweg
