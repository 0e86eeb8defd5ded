#include "report/report_pages.h"

#include "report/report_lines.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

constexpr double pointsPerMm = 72 / 25.4;
constexpr double unit = ReportPages::unitsPerPoint;
constexpr double logicalDpi = 96; // of pictures

/// Font sizes in points.
constexpr double bodySize = 9, smallSize = 8, titleSize = 21, chapterSize = 14.5, sectionSize = 10.5;
/// Top and bottom margins, and distances of the running head and the page number from the page edges, in mm.
constexpr double topMm = 20, bottomMm = 20, headMm = 12, footMm = 11;
constexpr double thickRule = 0.8 * unit, thinRule = 0.4 * unit;

const QColor grey(0x636c76), green(0x1a7f37), red(0xc6262e), ochre(0x9a6700), ink = ReportLettering().color;

QFont fontOf(const QString& family, double points, bool bold = false) {
    QFont font(family);
    font.setPixelSize(qRound(points * unit));
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QColor colorOf(ReportParagraph::Tone tone) {
    switch (tone) {
    case ReportParagraph::Tone::plain:
        return ink;
    case ReportParagraph::Tone::muted:
        return grey;
    case ReportParagraph::Tone::good:
        return green;
    case ReportParagraph::Tone::bad:
        return red;
    case ReportParagraph::Tone::warning:
        return ochre;
    }
    return ink;
}

void rule(QPainter& painter, QPointF from, double width, double thickness, const QColor& color = ink) {
    painter.fillRect(QRectF(from.x(), from.y() - thickness / 2, width, thickness), color);
}

/// A number divided before its decimal point.
std::pair<QString, QString> aboutPoint(const QString& number) {
    const qsizetype point = number.indexOf(u'.');
    return point < 0 ? std::pair(number, QString()) : std::pair(number.left(point), number.mid(point));
}

bool isNumberText(const QString& text) {
    if (text == QStringLiteral("–")) return true; // marks a missing number
    const qsizetype first = !text.isEmpty() && (text[0] == QChar(0x2212) || text[0] == u'+') ? 1 : 0;
    return text.size() > first && text[first].isDigit();
}

/// Widths of a table column, in units.
struct ColumnWidths {
    double width = 0;              ///< of the column
    double before = 0;             ///< of numbers up to their decimal point
    double natural = 0, least = 0; ///< of texts in one line, and of their longest word
};

} // namespace

QSizeF paperSize(ReportPaper paper) {
    return paper == ReportPaper::a4 ? QSizeF(595, 842) : QSizeF(612, 792);
}

/// Converts the blocks of a report to items.
class ReportPages::Layout {
public:
    Layout(const Report& report, const QString& family, double width)
        : m_report(report), m_family(family), m_width(width) {}

    /// The title with what is below it.
    Items title() {
        if (!m_report.logo.isNull()) addLogo();
        text(m_report.title, {fontOf(m_family, titleSize, true)}, 0, true);
        gap(6);
        text(madeText(m_report), {fontOf(m_family, bodySize), grey}, 0, true);
        addRule(10);
        for (const QString& note : m_report.notes)
            text(note, {fontOf(m_family, bodySize)}, 5);
        return std::move(m_items);
    }

    /// The table of contents. `pages` are the printed page numbers of the marks.
    Items contents(const std::vector<Mark>& marks, const std::vector<int>& pages) {
        text(Report::tr("Contents"), {fontOf(m_family, chapterSize, true)}, 22, true);
        gap(4);
        for (std::size_t i = 0; i < marks.size(); ++i)
            entry(marks[i], i, pages[i]);
        return std::move(m_items);
    }

    /// The items of the blocks. `contentsAt` becomes the number of items before the table of contents.
    Items body(std::vector<Mark>& marks, std::size_t& contentsAt) {
        m_marks = &marks;
        m_contentsAt = &contentsAt;
        for (const ReportBlock& block : m_report.blocks)
            std::visit([this](const auto& one) { add(one); }, block);
        return std::move(m_items);
    }

private:
    /// Adds space above the next item.
    void gap(double points) { m_gap += points * unit; }

    Item& push(Item item) {
        item.before += m_gap;
        m_gap = 0;
        return m_items.emplace_back(std::move(item));
    }

    /// Adds a paragraph. The first two lines stay together, and so do the last two.
    void text(const QString& text, const ReportLettering& lettering, double before, bool keepsNext = false) {
        gap(before);
        const ReportLines lines(text, lettering, m_width);
        for (int i = 0; i < lines.count(); ++i) {
            const bool inner = i == 0 || i + 2 >= lines.count();
            const bool isLast = i + 1 == lines.count();
            push({.height = lines.spacing(),
                  .keepsNext = isLast ? keepsNext : keepsNext || inner,
                  .paint = [lines, i](QPainter& painter, QPointF place) { lines.paint(painter, i, place); }});
        }
    }

    /// Adds the logo, at most 16 mm high and half as wide as the text.
    void addLogo() {
        constexpr double mostHigh = 16 * pointsPerMm * unit;
        const QSizeF size = QSizeF(m_report.logo.size()).scaled(m_width / 2, mostHigh, Qt::KeepAspectRatio);
        push({.height = size.height(),
              .keepsNext = true,
              .paint = [logo = m_report.logo, size](QPainter& painter, QPointF place) {
                  painter.drawImage(QRectF(place, size), logo);
              }});
        gap(10);
    }

    void addRule(double before) {
        gap(before);
        push({.height = 6 * unit,
              .keepsNext = true,
              .paint = [width = m_width](QPainter& painter, QPointF at) {
                  rule(painter, at, width, thickRule);
              }});
    }

    void entry(const Mark& mark, std::size_t number, int page) {
        const bool isSub = mark.level > 1;
        const double indent = isSub ? 16 * unit : 0, room = 30 * unit;
        const QFont font = fontOf(m_family, bodySize, !isSub);
        const ReportLines lines(mark.text, {font}, m_width - indent - room);
        const ReportLines end(QString::number(page), {font}, room);
        gap(isSub ? 0 : 4);
        push({.height = lines.height(),
              .contents = number,
              .paint = [lines, end, indent, width = m_width](QPainter& painter, QPointF place) {
                  for (int i = 0; i < lines.count(); ++i)
                      lines.paint(painter, i, place + QPointF(indent, i * lines.spacing()));
                  end.paint(painter, 0,
                            place + QPointF(width - end.width(), (lines.count() - 1) * lines.spacing()));
              }});
    }

    void add(const ReportHeading& heading) {
        const bool isChapter = heading.level < 2;
        const QString whole = heading.number + QStringLiteral("\u2002") + heading.text;
        const std::size_t first = m_items.size();
        text(whole, {fontOf(m_family, isChapter ? chapterSize : sectionSize, true)}, isChapter ? 20 : 14,
             true);
        m_items[first].mark = m_marks->size();
        m_marks->push_back({heading.level, whole, 0, 0});
        gap(isChapter ? 3 : 1);
        m_isBegun = isChapter;
    }

    void add(const ReportParagraph& paragraph) {
        const QString lead = paragraph.lead.isEmpty() ? QString() : paragraph.lead + u' ';
        const bool isMuted = paragraph.tone == ReportParagraph::Tone::muted;
        text(lead + paragraph.text,
             {fontOf(m_family, bodySize), isMuted ? grey : ink, lead.size(), colorOf(paragraph.tone)}, 4,
             m_isBegun);
        m_isBegun = false;
    }

    void add(const ReportContents&) { *m_contentsAt = m_items.size(); }

    void add(const ReportFigure& figure) {
        const double scale = 72 / logicalDpi * unit;
        const double height = figure.size.heightMm * pointsPerMm * unit;
        gap(12);
        push({.height = height + 3 * unit,
              .keepsNext = true,
              .paint = [picture = figure.picture, scale](QPainter& painter, QPointF place) {
                  painter.save();
                  painter.translate(place);
                  // Drawing a picture scales it by the ratio of resolutions; this factor cancels that.
                  const double back = double(picture.logicalDpiX()) / painter.device()->logicalDpiX();
                  painter.scale(scale * back, scale * back);
                  painter.drawPicture(0, 0, picture);
                  painter.restore();
              }});
        const QString lead = numbered(figure) + u' ';
        const std::size_t first = m_items.size();
        text(lead + captionOf(figure), {fontOf(m_family, smallSize), ink, lead.size(), ink}, 2);
        keepTogether(first);
        gap(8);
    }

    /// Keeps all items from index `first` on together.
    void keepTogether(std::size_t first) {
        for (std::size_t i = first; i + 1 < m_items.size(); ++i)
            m_items[i].keepsNext = true;
    }

    // --- tables ------------------------------------------------------------------------------------

    static constexpr double rowGap = 2.2 * unit;

    /// The gap between columns.
    static double cellGap(const QFont& font) { return 1.38 * font.pixelSize(); }

    static double widthOf(const QFontMetricsF& metrics, const QString& text) {
        return text.isEmpty() ? 0 : metrics.horizontalAdvance(text);
    }

    static double longestWord(const QFontMetricsF& metrics, const QString& text) {
        double width = 0;
        for (const QString& word : text.split(u' '))
            width = std::max(width, widthOf(metrics, word));
        return width;
    }

    static ColumnWidths columnOf(const ReportTable& table, std::size_t c, const QFont& font) {
        QFont bold = font;
        bold.setBold(true);
        const QFontMetricsF plain(font), strong(bold);
        ColumnWidths column;
        double after = 0, words = 0;
        const bool isNumber = table.columns[c].isNumber;
        for (const ReportRow& row : table.rows) {
            if (row.isGroup) continue;
            const ReportCell& cell = row.cells[c];
            const QFontMetricsF& metrics = cell.weight == ReportCell::Weight::strong ? strong : plain;
            if (isNumber && isNumberText(cell.text)) {
                const auto [left, right] = aboutPoint(cell.text);
                column.before = std::max(column.before, widthOf(metrics, left));
                after = std::max(after, widthOf(metrics, right));
            } else {
                words = std::max(words, widthOf(metrics, cell.text));
                column.least = std::max(column.least, longestWord(metrics, cell.text));
            }
        }
        const double heading = widthOf(strong, table.columns[c].title);
        column.natural = std::max({column.before + after, words, heading});
        column.least =
            std::max({column.before + after, column.least, longestWord(strong, table.columns[c].title)});
        // The numbers end at the right end of the heading.
        column.before = std::max(column.before, column.natural - after);
        return column;
    }

    /// The widths of all columns. Each column is at least as wide as its longest word. Columns with longer
    /// texts share the remaining width.
    std::vector<ColumnWidths> columnsOf(const ReportTable& table, const QFont& font) const {
        std::vector<ColumnWidths> columns;
        double natural = 0, least = 0;
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            columns.push_back(columnOf(table, c, font));
            natural += columns.back().natural;
            least += columns.back().least;
        }
        const double room = m_width - cellGap(font) * static_cast<double>(columns.size() - 1);
        // The width that a column needs in addition to its longest word to be one line.
        const auto wanted = [&](const ColumnWidths& column) { return column.natural - column.least; };
        const double more = natural - least;
        const double share = natural <= room ? 1 : more > 0 ? std::max(0.0, (room - least) / more) : 0;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            ColumnWidths& column = columns[c];
            column.width = column.least + share * wanted(column);
        }
        evenOut(columns, room);
        for (ColumnWidths& column : columns)
            column.before -= column.natural - column.width;
        return columns;
    }

    /// Distributes the width evenly if the texts do not fit in one line. Narrow columns get the width they
    /// need; wide columns share the rest.
    static void evenOut(std::vector<ColumnWidths>& columns, double room) {
        double natural = 0;
        for (const ColumnWidths& column : columns)
            natural += column.natural;
        if (natural <= room) return;
        std::vector<ColumnWidths*> open;
        for (ColumnWidths& column : columns)
            open.push_back(&column);
        double left = room;
        for (bool taken = true; taken && !open.empty();) {
            taken = false;
            const double each = left / static_cast<double>(open.size());
            for (auto it = open.begin(); it != open.end();) {
                if ((*it)->natural > each) {
                    ++it;
                    continue;
                }
                (*it)->width = (*it)->natural;
                left -= (*it)->natural;
                it = open.erase(it);
                taken = true;
            }
        }
        double least = 0;
        for (const ColumnWidths* column : open)
            least += column->least;
        if (least > left) return; // keep the widths based on longest words
        std::vector<ColumnWidths*> rest = open;
        for (bool taken = true; taken && !rest.empty();) {
            taken = false;
            const double each = left / static_cast<double>(rest.size());
            for (auto it = rest.begin(); it != rest.end();) {
                if ((*it)->least <= each) {
                    ++it;
                    continue;
                }
                (*it)->width = (*it)->least;
                left -= (*it)->least;
                it = rest.erase(it);
                taken = true;
            }
        }
        for (ColumnWidths* column : rest)
            column->width = left / static_cast<double>(rest.size());
    }

    /// A cell ready for painting: lines of text, or a number divided before its decimal point.
    struct CellLines {
        std::vector<ReportLines> parts; ///< of a number: before its decimal point, and the rest
        double x = 0, point = 0, width = 0;
        bool isNumber = false, isRight = false;
        double down = 0; ///< offset from the top of the row

        double height() const {
            double height = 0;
            for (const ReportLines& part : parts)
                height = std::max(height, part.height());
            return height;
        }
        void paint(QPainter& painter, QPointF place) const {
            if (isNumber) {
                parts[0].paint(painter, 0, place + QPointF(x + point - parts[0].width(), 0));
                if (parts.size() > 1) parts[1].paint(painter, 0, place + QPointF(x + point, 0));
                return;
            }
            for (int i = 0; i < parts[0].count(); ++i) {
                const double shift = isRight ? width - parts[0].width(i) : 0;
                parts[0].paint(painter, i, place + QPointF(x + shift, down + i * parts[0].spacing()));
            }
        }
    };

    CellLines cellOf(const ReportCell& cell, bool isNumber, const ColumnWidths& column, double x,
                     const QFont& font) const {
        ReportLettering lettering{font};
        lettering.font.setBold(cell.weight == ReportCell::Weight::strong);
        if (cell.weight == ReportCell::Weight::muted) lettering.color = grey;
        CellLines lines{{}, x, column.before, column.width, isNumber && isNumberText(cell.text), isNumber};
        constexpr double endless = 1e6;
        if (lines.isNumber) {
            const auto [left, right] = aboutPoint(cell.text);
            lines.parts.emplace_back(left, lettering, endless);
            if (!right.isEmpty()) lines.parts.emplace_back(right, lettering, endless);
        } else {
            lines.parts.emplace_back(cell.text, lettering, column.width + 1);
        }
        return lines;
    }

    Item rowItem(const std::vector<CellLines>& cells, double above) const {
        double height = 0;
        for (const CellLines& cell : cells)
            height = std::max(height, cell.height());
        return {.height = height + above + rowGap, .paint = [cells, above](QPainter& painter, QPointF place) {
                    for (const CellLines& cell : cells)
                        cell.paint(painter, place + QPointF(0, above));
                }};
    }

    /// Whether a table fits with this font. All longest words must fit. Columns with longer texts need at
    /// least the width `wideEnough`.
    bool hasRoom(const ReportTable& table, const QFont& font, double wideEnough) const {
        const auto columns = columnsOf(table, font);
        double width = cellGap(font) * static_cast<double>(columns.size() - 1);
        bool isWide = true;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const double wanted = table.columns[c].isNumber ? 0 : std::min(columns[c].natural, wideEnough);
            isWide = isWide && columns[c].width >= wanted - 1;
            width += columns[c].width;
        }
        return isWide && width <= m_width + 1;
    }

    /// The largest font with which a table fits.
    QFont tableFont(const ReportTable& table) const {
        const double twoWords = 0.2 * m_width;
        for (const double size : {smallSize, 7.5, 7.0, 6.5})
            if (const QFont font = fontOf(m_family, size); hasRoom(table, font, twoWords)) return font;
        for (const double size : {7.0, 6.5, 6.0, 5.5})
            if (const QFont font = fontOf(m_family, size); hasRoom(table, font, 0)) return font;
        return fontOf(m_family, 5);
    }

    /// The gap between the columns of a table. It widens a narrow table to the width of the text, but only to
    /// a limit, beyond which its rows are hard to read.
    double gapOf(const std::vector<ColumnWidths>& columns, const QFont& font) const {
        constexpr double mostStretched = 3.5;
        const double least = cellGap(font);
        if (columns.size() < 2) return least;
        double room = m_width;
        for (const ColumnWidths& column : columns)
            room -= column.width;
        return std::clamp(room / static_cast<double>(columns.size() - 1), least, mostStretched * least);
    }

    void add(const ReportTable& table) {
        const QFont font = tableFont(table);
        const auto columns = columnsOf(table, font);
        const double between = gapOf(columns, font);
        double width = -between;
        std::vector<double> places;
        for (const ColumnWidths& column : columns) {
            places.push_back(width + between);
            width += between + column.width;
        }
        gap(12);
        const std::size_t first = m_items.size();
        const QString lead = numbered(table) + u' ';
        text(lead + table.caption, {fontOf(m_family, smallSize), ink, lead.size(), ink}, 0, true);
        for (std::size_t i = first; i < m_items.size(); ++i)
            m_items[i].keepsNext = true;
        std::vector<CellLines> titles;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            ReportCell title{table.columns[c].title, ReportCell::Weight::strong};
            titles.push_back(cellOf(title, false, columns[c], places[c], font));
            titles.back().isRight = table.columns[c].isNumber;
        }
        alignBottom(titles);
        Item head = rowItem(titles, 4 * unit);
        head.keepsNext = true;
        head.paint = [inner = head.paint, height = head.height, width](QPainter& painter, QPointF place) {
            rule(painter, place + QPointF(0, unit), width, thickRule);
            inner(painter, place);
            rule(painter, place + QPointF(0, height), width, thinRule);
        };
        gap(3);
        const auto repeated = std::make_shared<const Item>(head);
        push(std::move(head));
        for (std::size_t r = 0; r < table.rows.size(); ++r)
            addRow(table, r, columns, places, font, repeated, width);
        if (!table.note.isEmpty()) {
            m_items.back().keepsNext = true;
            const std::size_t note = m_items.size();
            text(table.note, {fontOf(m_family, smallSize - 0.5), grey}, 2);
            keepTogether(note);
        }
        if (table.rows.size() <= wholeTable) keepTogether(first);
        gap(8);
    }

    /// Largest number of rows of a table that is not divided.
    static constexpr std::size_t wholeTable = 14;

    /// Aligns titles of different heights at the bottom.
    static void alignBottom(std::vector<CellLines>& titles) {
        int most = 0;
        for (const CellLines& title : titles)
            most = std::max(most, title.parts[0].count());
        for (CellLines& title : titles)
            title.down = (most - title.parts[0].count()) * title.parts[0].spacing();
    }

    void addRow(const ReportTable& table, std::size_t number, const std::vector<ColumnWidths>& columns,
                const std::vector<double>& places, const QFont& font, const std::shared_ptr<const Item>& head,
                double width) {
        const ReportRow& row = table.rows[number];
        std::vector<CellLines> cells;
        if (row.isGroup) {
            ColumnWidths whole;
            whole.width = width;
            cells.push_back(
                cellOf({row.cells.front().text, ReportCell::Weight::muted}, false, whole, 0, font));
        } else {
            for (std::size_t c = 0; c < row.cells.size(); ++c)
                cells.push_back(cellOf(row.cells[c], table.columns[c].isNumber, columns[c], places[c], font));
        }
        const bool isFirst = number == 0, isLast = number + 1 == table.rows.size();
        Item item = rowItem(cells, row.isGroup && !isFirst ? 4.5 * unit : 2 * unit);
        item.head = head;
        // The first row and the last row are never alone on a page. The heading of a group stays with its
        // first row.
        item.keepsNext = !isLast && (isFirst || row.isGroup || number + 2 == table.rows.size());
        if (isLast)
            item.paint = [inner = item.paint, height = item.height, width](QPainter& painter, QPointF place) {
                inner(painter, place);
                rule(painter, place + QPointF(0, height), width, thickRule);
            };
        push(std::move(item));
    }

    const Report& m_report;
    QString m_family;
    double m_width;
    Items m_items;
    std::vector<Mark>* m_marks = nullptr;
    double m_gap = 0;
    std::size_t* m_contentsAt = nullptr;
    bool m_isBegun = false; ///< a chapter has begun; its first paragraph stays with the heading
};

ReportPages::ReportPages(const Report& report, ReportPaper paper, const QString& family)
    : m_title(report.title), m_family(family), m_size(paperSize(paper) * unit) {
    const double width = reportWidthMm * pointsPerMm * unit, mm = pointsPerMm * unit;
    m_area =
        QRectF((m_size.width() - width) / 2, topMm * mm, width, m_size.height() - (topMm + bottomMm) * mm);
    std::vector<Mark> marks;
    std::size_t contentsAt = 0;
    const Items title = Layout(report, family, width).title();
    const Items body = Layout(report, family, width).body(marks, contentsAt);
    const auto whole = [&](const std::vector<int>& pages) {
        const auto rest = body.begin() + static_cast<std::ptrdiff_t>(contentsAt);
        const Items contents = Layout(report, family, width).contents(marks, pages);
        Items items = title;
        items.insert(items.end(), body.begin(), rest);
        items.insert(items.end(), contents.begin(), contents.end());
        items.insert(items.end(), rest, body.end());
        return items;
    };
    m_marks = marks;
    place(whole(std::vector<int>(marks.size(), 0)));
    // The height of the table of contents does not depend on the page numbers.
    std::vector<int> pages;
    for (const Mark& mark : m_marks)
        pages.push_back(mark.page + 1);
    place(whole(pages));
}

/// Distributes the items over pages. Items to be kept together are on one page if they fit.
void ReportPages::place(Items items) {
    m_pages.assign(1, {});
    m_links.clear();
    double y = 0;
    const double height = m_area.height();
    const auto put = [&](const Item& item) {
        const double at = m_pages.back().empty() ? 0 : y + item.before;
        const int page = count() - 1;
        if (item.mark) {
            m_marks[*item.mark].page = page;
            m_marks[*item.mark].y = m_area.top() + at;
        }
        if (item.contents)
            m_links.push_back({page, QRectF(m_area.left(), m_area.top() + at, m_area.width(), item.height),
                               *item.contents});
        m_pages.back().push_back({item, at});
        y = at + item.height;
    };
    const auto turn = [&](const Item& next) {
        m_pages.emplace_back();
        y = 0;
        if (next.head) put(*next.head);
    };
    for (std::size_t i = 0; i < items.size();) {
        std::size_t end = i;
        double needed = 0;
        do {
            needed += (end == i && m_pages.back().empty() ? 0 : items[end].before) + items[end].height;
        } while (items[end++].keepsNext && end < items.size());
        const bool isFull = !m_pages.back().empty() && y + needed > height;
        if (isFull && needed <= height) turn(items[i]);
        for (; i < end; ++i) {
            // Items to be kept together that are higher than a page are divided.
            if (!m_pages.back().empty() && y + items[i].before + items[i].height > height) turn(items[i]);
            put(items[i]);
        }
    }
}

void ReportPages::paint(QPainter& painter, int page) const {
    painter.save();
    paintFrame(painter, page);
    for (const Placed& placed : m_pages[static_cast<std::size_t>(page)])
        if (placed.item.paint) placed.item.paint(painter, m_area.topLeft() + QPointF(0, placed.y));
    painter.restore();
}

/// Paints the running head and the page number on every page except the first.
void ReportPages::paintFrame(QPainter& painter, int page) const {
    if (page == 0) return;
    const double mm = pointsPerMm * unit;
    const QFont font = fontOf(m_family, smallSize - 0.5);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(grey);
    const QString title = metrics.elidedText(m_title, Qt::ElideRight, m_area.width() * 0.6);
    painter.drawText(QPointF(m_area.left(), headMm * mm), title);
    QString chapter; // the chapter at the top of the page
    for (const Mark& mark : m_marks)
        if (mark.level == 1 && (mark.page < page || (mark.page == page && mark.y <= m_area.top())))
            chapter = mark.text;
    chapter = metrics.elidedText(chapter, Qt::ElideRight, m_area.width() * 0.35);
    painter.drawText(QPointF(m_area.right() - metrics.horizontalAdvance(chapter), headMm * mm), chapter);
    rule(painter, QPointF(m_area.left(), headMm * mm + 4 * unit), m_area.width(), thinRule, grey);
    const QString number = QString::number(page + 1);
    painter.drawText(
        QPointF(m_area.center().x() - metrics.horizontalAdvance(number) / 2, m_size.height() - footMm * mm),
        number);
}

} // namespace talweg
