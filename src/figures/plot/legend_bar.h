#pragma once

#include "figures/plot/hatch.h"
#include "figures/theme.h"

#include <qcustomplot.h>

#include <optional>
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
    bool present = true;           ///< has data at all; otherwise it takes no room
    std::optional<Fill> fill = {}; ///< of an area, in place of the line; the pen is its edge
};

/// The legend, where it never covers data. On a screen it takes a fifth of the figure at most: rows above the
/// plot, with the values if there is room; else, in a wide figure, a column beside it; else names are
/// shortened, and then the last entries stand behind "+3". A file has everything, in rows.
class LegendBar : public QCPLayoutElement {
public:
    explicit LegendBar(QCustomPlot* plot);

    /// What keeps the room for the column, to be laid out at the right of the plot.
    QCPLayoutElement* side() const;

    void setTheme(const Theme& theme, const QFont& font);
    /// Whether everything is shown in full, however much room that takes.
    void setComplete(bool complete) { m_complete = complete; }
    /// What buttons take in the upper right corner of the figure.
    void setCorner(const QSize& corner) { m_corner = corner; }
    /// A text before the entries, which says what holds for all of them.
    void setCaption(const QString& caption);
    void setEntries(std::vector<LegendEntry> entries);
    void setValue(std::size_t entry, const QString& value);

    const std::vector<LegendEntry>& entries() const { return m_entries; }
    /// Where an entry is, in the plot's pixels; empty when it is not in sight.
    QRectF entryRect(std::size_t entry) const;
    /// The entry at a place, or -1.
    int entryAt(const QPointF& place) const;
    /// An entry in full: its name and what it reads.
    QString entryText(std::size_t entry) const;
    /// Where the number of entries is that are not in sight; empty when all are.
    QRectF moreRect() const { return arranged().more; }
    bool hasValues() const { return arranged().values; }
    bool isBeside() const { return arranged().beside; }

    QSize minimumOuterSizeHint() const override;

protected:
    void draw(QCPPainter* painter) override;

private:
    class Side;

    /// Where everything goes.
    struct Arrangement {
        std::vector<QRectF> rects = {}; ///< one for each entry, empty for those not in sight
        QRectF more = {};
        bool values = true;
        bool beside = false;
        double nameWidth = 0;     ///< what a name may take
        QStringList caption = {}; ///< its lines
        int rows = 0;             ///< above the plot
    };

    QStringList captionLines(double width) const;
    double rowHeight() const;
    double nameWidth(const LegendEntry& entry) const;
    double valueWidth(const LegendEntry& entry) const;
    std::size_t presentCount() const;
    double sideWidth() const;
    int maxRows() const;
    Arrangement flow(bool values, double nameWidth, std::size_t count) const;
    Arrangement column() const;
    Arrangement arranged() const;
    void drawEntry(QCPPainter* painter, const LegendEntry& entry, const QRectF& rect,
                   const Arrangement& arrangement) const;

    Side* m_side;
    QString m_caption;
    std::vector<LegendEntry> m_entries;
    QFont m_font;
    QColor m_text, m_muted;
    QSize m_corner;
    bool m_complete = false;
};

} // namespace talweg
