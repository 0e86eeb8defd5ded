#pragma once

#include "figures/theme.h"

#include <qcustomplot.h>

#include <vector>

namespace talweg {

/// One line of the legend. `value` is what it reads at the cursor; `room` the width kept for it, so that
/// nothing moves while the cursor does.
struct LegendEntry {
    QString name;
    QPen pen;
    bool shown = true;
    QString value = {};
    QString room = {};
    QCPScatterStyle::ScatterShape marker = QCPScatterStyle::ssNone; ///< on the line
    bool present = true; ///< has data at all; otherwise it takes no room
};

/// The legend, in rows above the plot where it never covers data.
class LegendBar : public QCPLayoutElement {
public:
    explicit LegendBar(QCustomPlot* plot);

    void setTheme(const Theme& theme, const QFont& font);
    /// A text before the entries, which says what holds for all of them.
    void setCaption(const QString& caption);
    void setEntries(std::vector<LegendEntry> entries);
    void setValue(std::size_t entry, const QString& value);
    void setShown(std::size_t entry, bool shown);

    const std::vector<LegendEntry>& entries() const { return m_entries; }
    /// Where an entry is, in the plot's pixels.
    QRectF entryRect(std::size_t entry) const;
    /// The entry at a place, or -1.
    int entryAt(const QPointF& place) const;

    QSize minimumOuterSizeHint() const override;

protected:
    void draw(QCPPainter* painter) override;

private:
    double captionWidth() const;
    double rowHeight() const;
    double entryWidth(const LegendEntry& entry) const;
    std::vector<QRectF> flow(double width) const;
    void drawEntry(QCPPainter* painter, const LegendEntry& entry, const QRectF& rect) const;

    QString m_caption;
    std::vector<LegendEntry> m_entries;
    QFont m_font;
    QColor m_text, m_muted;
};

} // namespace talweg
