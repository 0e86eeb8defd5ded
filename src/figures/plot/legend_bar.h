#pragma once

#include "figures/plot/hatch.h"
#include "figures/theme.h"

#include <qcustomplot.h>

#include <optional>
#include <vector>

namespace talweg {

/// An entry of the legend. `value` is its value at the cursor; `room` is the width reserved for it, so that
/// nothing moves with the cursor.
struct LegendEntry {
    QString name;
    QPen pen;
    bool shown = true;
    QString value = {};
    QString room = {};
    QCPScatterStyle::ScatterShape marker = QCPScatterStyle::ssNone; ///< on the line
    bool present = true;           ///< has data; otherwise the entry takes no space
    std::optional<Fill> fill = {}; ///< for an area, instead of the line; the pen is its edge
};

/// The legend, placed where it never covers data. On a screen it takes at most a fifth of the figure: rows
/// above the plot, with the values if there is room; otherwise, in a wide figure, a column beside it;
/// otherwise names are shortened, and the last entries are replaced by their number, such as "+3". In files
/// all entries are shown in rows.
class LegendBar : public QCPLayoutElement {
public:
    explicit LegendBar(QCustomPlot* plot);

    /// Reserves the space of the column, to be laid out at the right of the plot.
    QCPLayoutElement* side() const;

    void setTheme(const Theme& theme, const QFont& font);
    /// Whether all entries are shown completely, regardless of the space they take.
    void setComplete(bool complete) { m_complete = complete; }
    /// Reserves space for buttons in the upper right corner of the figure.
    void setCorner(const QSize& corner) { m_corner = corner; }
    /// A text before the entries that applies to all of them.
    void setCaption(const QString& caption);
    void setEntries(std::vector<LegendEntry> entries);
    void setValue(std::size_t entry, const QString& value);

    const std::vector<LegendEntry>& entries() const { return m_entries; }
    /// The rectangle of an entry, in pixels of the plot; empty if it is hidden.
    QRectF entryRect(std::size_t entry) const;
    /// The entry at a place, or -1.
    int entryAt(const QPointF& place) const;
    /// The full text of an entry: its name and value.
    QString entryText(std::size_t entry) const;
    /// The rectangle of the number of hidden entries; empty if all are visible.
    QRectF moreRect() const { return arranged().more; }
    bool hasValues() const { return arranged().values; }
    bool isBeside() const { return arranged().beside; }

    QSize minimumOuterSizeHint() const override;

protected:
    void draw(QCPPainter* painter) override;

private:
    class Side;

    /// The layout of the legend.
    struct Arrangement {
        std::vector<QRectF> rects = {}; ///< one for each entry, empty for hidden ones
        QRectF more = {};
        bool values = true;
        bool beside = false;
        double nameWidth = 0;     ///< available width of a name
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
