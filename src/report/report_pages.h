#pragma once

#include "report/report.h"
#include "report/report_choice.h"

#include <QPainter>
#include <QRectF>
#include <QSizeF>
#include <functional>
#include <memory>

namespace talweg {

/// A report laid out on pages. Headings stay with the following text. Figures and table rows are not divided,
/// and tables that continue on the next page repeat their header. At least two lines of a paragraph stay
/// together. Create and paint it in a single thread, which may be any.
class ReportPages {
public:
    /// Units of length per point (1/72 inch). If too small, rounding to whole units in the text layout is
    /// visible.
    static constexpr double unitsPerPoint = 10;

    /// A target of links and of the outline.
    struct Mark {
        int level = 1;
        QString text; ///< including its number
        int page = 0; ///< from 0
        double y = 0; ///< from the top, in units
    };
    /// A link in the table of contents.
    struct Link {
        int page = 0;
        QRectF area; ///< in units, from the top left
        std::size_t mark = 0;
    };

    /// `family`: an installed font family.
    ReportPages(const Report& report, ReportPaper paper, const QString& family);

    int count() const { return static_cast<int>(m_pages.size()); }
    /// Page size, in units.
    QSizeF size() const { return m_size; }
    const std::vector<Mark>& marks() const { return m_marks; }
    const std::vector<Link>& links() const { return m_links; }

    /// Paints a page. The painter's origin is the top left corner of the page, and its unit is the unit of
    /// length.
    void paint(QPainter& painter, int page) const;

private:
    /// A part that is not divided: a line, a row or a figure.
    struct Item {
        double height = 0;
        double before = 0; ///< space above it, except at the top of a page
        bool keepsNext = false;
        bool breaksPage = false;
        std::optional<std::size_t> mark = {};     ///< the mark that points to this item
        std::optional<std::size_t> contents = {}; ///< the mark whose entry in the contents this item is
        std::shared_ptr<const Item> head = {};    ///< for a row of a table: the header
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

/// Page size of a paper, in points.
QSizeF paperSize(ReportPaper paper);

} // namespace talweg
