#pragma once

#include "figures/plot/figure_item.h"

namespace talweg {

/// What a figure says while it has nothing to show.
class EmptyNote : public FigureItem {
public:
    /// `text` says what the figure waits for.
    EmptyNote(QCustomPlot* plot, QString text);

protected:
    void draw(QCPPainter* painter) override;

private:
    QString m_text;
};

} // namespace talweg
