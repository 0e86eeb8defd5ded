#pragma once

#include "figures/plot/figure_item.h"

namespace talweg {

/// Text in a figure that has nothing to show.
class EmptyNote : public FigureItem {
public:
    /// `text` says what the figure is waiting for.
    EmptyNote(QCustomPlot* plot, QString text);
    /// Sets why there is nothing to show; empty while data are still expected.
    void setReason(const QString& reason) { m_reason = reason; }
    const QString& reason() const { return m_reason; }

protected:
    void draw(QCPPainter* painter) override;

private:
    QString m_text, m_reason;
};

} // namespace talweg
