#pragma once

#include "figures/plot/figure_item.h"

namespace talweg {

/// What a figure says while it has nothing to show.
class EmptyNote : public FigureItem {
public:
    /// `text` says what the figure waits for.
    EmptyNote(QCustomPlot* plot, QString text);
    /// Says why there will be nothing to show; empty: it waits.
    void setReason(const QString& reason) { m_reason = reason; }
    const QString& reason() const { return m_reason; }

protected:
    void draw(QCPPainter* painter) override;

private:
    QString m_text, m_reason;
};

} // namespace talweg
