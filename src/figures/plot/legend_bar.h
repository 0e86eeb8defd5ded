#pragma once

#include "figures/plot/hatch.h"
#include "figures/theme.h"

#include <qcustomplot.h>

#include <optional>
#include <vector>

namespace talweg {

/// An entry of the legend.
struct LegendEntry {
    QString name; ///< name of the object
    QPen pen;
    bool shown = true;
    QString value = {}; ///< its value at the cursor
    /// Widest possible value; space is reserved for it, so that nothing moves with the cursor.
    QString room = {};
    QCPScatterStyle::ScatterShape marker = QCPScatterStyle::ssNone; ///< marker on the line
    bool present = true;           ///< whether it has data; otherwise the entry takes no space
    std::optional<Fill> fill = {}; ///< for an area, drawn instead of the line; `pen` is its edge
};

/// The legend, placed where it covers no data. In files, all entries are shown, in rows above the plot.
///
/// On a screen, the legend takes at most a fifth of the figure. It has rows above the plot, with values if
/// there is room. If the rows do not fit, a wide figure has a column beside the plot instead. Otherwise names
/// are shortened, and the last entries are replaced by their number, such as "+3".
class LegendBar : public QCPLayoutElement {
public:
    explicit LegendBar(QCustomPlot* plot);

    /// The layout element that reserves the space of the column; to be placed at the right of the plot.
    QCPLayoutElement* side() const;

    void setTheme(const Theme& theme, const QFont& font);
    /// Whether all entries are shown in full, whatever space they take.
    void setComplete(bool complete) { m_complete = complete; }
    /// Reserves space for buttons in the upper right corner of the figure.
    void setCorner(const QSize& corner) { m_corner = corner; }
    /// Sets a text that applies to all entries and precedes them.
    void setCaption(const QString& caption);
    void setEntries(std::vector<LegendEntry> entries);
    void setValue(std::size_t entry, const QString& value);

    const std::vector<LegendEntry>& entries() const { return m_entries; }
    /// The rectangle of an entry, in pixels of the plot; empty if the entry is not visible.
    QRectF entryRect(std::size_t entry) const;
    /// The index of the entry at a position; -1 if there is none.
    int entryAt(const QPointF& place) const;
    /// The full text of an entry: its name and value.
    QString entryText(std::size_t entry) const;
    /// The rectangle of the text with the number of entries left out; empty if all are visible.
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
        std::vector<QRectF> rects = {}; ///< one for each entry; empty if the entry is not visible
        QRectF more = {};
        bool values = true;
        bool beside = false;
        double nameWidth = 0;     ///< available width of a name
        QStringList caption = {}; ///< lines of the caption
        int rows = 0;             ///< number of rows above the plot
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
