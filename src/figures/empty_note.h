#pragma once

#include "figures/figure_item.h"

namespace talweg {

/// What a figure says while it has no run to show.
class EmptyNote : public FigureItem {
public:
    explicit EmptyNote(QCustomPlot* plot);

protected:
    void draw(QCPPainter* painter) override;
};

} // namespace talweg
