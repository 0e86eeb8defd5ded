#pragma once

#include "report/report.h"
#include "report/report_choice.h"

#include <QPainter>
#include <QRectF>
#include <QSizeF>
#include <functional>
#include <memory>

namespace talweg {

/// Lays out a report on pages. A heading stays on the page of the text below it. Figures and table rows are
/// not divided. A table that continues on the next page repeats its header. At least two lines of a paragraph
/// stay together. Any thread may create and paint it, but only one.
class ReportPages {
public:
    /// Units of length per point (1/72 inch). If too small, it becomes visible that the text layout rounds to
    /// whole units.
    static constexpr double unitsPerPoint = 10;

    /// A heading to which links and the outline lead.
    struct Mark {
        int level = 1;
        QString text; ///< text of the heading with its number
        int page = 0; ///< page index, from 0
        double y = 0; ///< from the top, in units
    };
    /// A link in the table of contents.
    struct Link {
        int page = 0;
        QRectF area; ///< in units, from the top left corner of the page
        std::size_t mark = 0;
    };

    /// `family`: an installed font family.
    ReportPages(const Report& report, ReportPaper paper, const QString& family);

    int count() const { return static_cast<int>(m_pages.size()); }
    /// Page size, in units.
    QSizeF size() const { return m_size; }
    const std::vector<Mark>& marks() const { return m_marks; }
    const std::vector<Link>& links() const { return m_links; }

    /// Paints a page. The painter's origin must be the top left corner of the page; the painter's unit must
    /// be the unit of length.
    void paint(QPainter& painter, int page) const;

private:
    /// A part of a page that is not divided: a line, a table row or a figure.
    struct Item {
        double height = 0;
        double before = 0; ///< space above the item, except at the top of a page
        bool keepsNext = false;
        std::optional<std::size_t> mark = {};     ///< the mark that leads to this item
        std::optional<std::size_t> contents = {}; ///< for an entry of the contents: its mark
        std::shared_ptr<const Item> head = {};    ///< for a table row: the header of its table
        std::function<void(QPainter&, QPointF)> paint = {};
    };
    using Items = std::vector<Item>;
    struct Placed {
        Item item;
        double y = 0;
    };
    using Page = std::vector<Placed>;

    class Layout;

    void place(Items items);
    void paintFrame(QPainter& painter, int page) const;

    QString m_title, m_family;
    QSizeF m_size;
    QRectF m_area; ///< area of the text
    std::vector<Page> m_pages;
    std::vector<Mark> m_marks;
    std::vector<Link> m_links;
};

/// The size of a paper, in points.
QSizeF paperSize(ReportPaper paper);

} // namespace talweg
