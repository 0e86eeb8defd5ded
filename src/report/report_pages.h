#pragma once

#include "report/report.h"
#include "report/report_choice.h"

#include <QPainter>
#include <QRectF>
#include <QSizeF>
#include <functional>
#include <memory>

namespace talweg {

/// A report laid out on pages: headings stay with what follows them, figures and rows of tables are whole,
/// tables that go on have their head again, and no line of a paragraph is alone. May be made and painted on
/// any one thread.
class ReportPages {
public:
    /// Units of length in a point of 1/72 inch: fine enough for text that is laid out in whole units.
    static constexpr double unitsPerPoint = 10;

    /// A place that readers jump to.
    struct Mark {
        int level = 1;
        QString text; ///< with its number
        int page = 0; ///< from 0
        double y = 0; ///< from the top, in units
    };
    /// Something to be clicked in the list of contents.
    struct Link {
        int page = 0;
        QRectF area; ///< in units, from the top left
        std::size_t mark = 0;
    };

    /// In the letters of a family that the machine has.
    ReportPages(const Report& report, ReportPaper paper, const QString& family);

    int count() const { return static_cast<int>(m_pages.size()); }
    /// In units.
    QSizeF size() const { return m_size; }
    const std::vector<Mark>& marks() const { return m_marks; }
    const std::vector<Link>& links() const { return m_links; }

    /// Paints a page with the painter's origin at the top left and a unit as one of its own.
    void paint(QPainter& painter, int page) const;

private:
    /// What is never divided: a line, a row, a figure.
    struct Item {
        double height = 0;
        double before = 0; ///< left free above it, not at the top of a page
        bool keepsNext = false;
        bool breaksPage = false;
        std::optional<std::size_t> mark = {};     ///< it is the place of that mark
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

/// The size of a paper's pages, points.
QSizeF paperSize(ReportPaper paper);

} // namespace talweg
