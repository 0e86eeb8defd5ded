#pragma once

#include "report/report.h"
#include "report/report_choice.h"

#include <QPainter>
#include <QRectF>
#include <QSizeF>
#include <functional>
#include <memory>

namespace talweg {

/// A report laid out on pages. Headings stay with the following text, figures and table rows are not divided,
/// continued tables repeat their header, and no line of a paragraph stands alone. Must be created and painted
/// in a single thread, which may be any.
class ReportPages {
public:
    /// Units of length per point of 1/72 inch: fine enough for text layout in whole units.
    static constexpr double unitsPerPoint = 10;

    /// A jump target for readers.
    struct Mark {
        int level = 1;
        QString text; ///< with its number
        int page = 0; ///< from 0
        double y = 0; ///< from the top, in units
    };
    /// A link in the table of contents.
    struct Link {
        int page = 0;
        QRectF area; ///< in units, from the top left
        std::size_t mark = 0;
    };

    /// Uses the given font family of the machine.
    ReportPages(const Report& report, ReportPaper paper, const QString& family);

    int count() const { return static_cast<int>(m_pages.size()); }
    /// In units.
    QSizeF size() const { return m_size; }
    const std::vector<Mark>& marks() const { return m_marks; }
    const std::vector<Link>& links() const { return m_links; }

    /// Paints a page with the painter's origin at the top left and its unit as the unit of length.
    void paint(QPainter& painter, int page) const;

private:
    /// An indivisible part: a line, a row, a figure.
    struct Item {
        double height = 0;
        double before = 0; ///< space above it, except at the top of a page
        bool keepsNext = false;
        bool breaksPage = false;
        std::optional<std::size_t> mark = {};     ///< it is the target of that mark
        std::optional<std::size_t> contents = {}; ///< it is the entry of that mark
        std::shared_ptr<const Item> head = {};    ///< of the table it is a row of
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
    QRectF m_area; ///< of text
    std::vector<Page> m_pages;
    std::vector<Mark> m_marks;
    std::vector<Link> m_links;
};

/// Page size of a paper, points.
QSizeF paperSize(ReportPaper paper);

} // namespace talweg
