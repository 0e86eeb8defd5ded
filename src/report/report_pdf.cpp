#include "report/report_pdf.h"

#include "figures/file/pdf_moment.h"
#include "report/report_pages.h"

#include <QBuffer>
#include <QFontInfo>
#include <QGuiApplication>
#include <QPageSize>
#include <QPdfWriter>
#include <QRegularExpression>

namespace talweg {

namespace {

constexpr int pdfDots = 1200, pointsInInch = 72;

QByteArray drawn(const Report& report, const ReportPages& pages, ReportPaper paper) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(report.title);
    writer.setCreator(report.program);
    writer.setPageSize(QPageSize(paper == ReportPaper::a4 ? QPageSize::A4 : QPageSize::Letter));
    writer.setPageMargins({});
    writer.setResolution(pdfDots);
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    const double scale = pdfDots / (pointsInInch * ReportPages::unitsPerPoint);
    painter.scale(scale, scale);
    for (int page = 0; page < pages.count(); ++page) {
        if (page > 0) writer.newPage();
        pages.paint(painter, page);
    }
    painter.end();
    return bytes;
}

// --- PDF features that Qt does not write -----------------------------------------------------------

/// A text as a PDF string: UTF-16 in hexadecimal digits.
QByteArray pdfText(const QString& text) {
    QByteArray bytes("<FEFF");
    for (const QChar c : text)
        bytes += QByteArray::number(c.unicode(), 16).toUpper().rightJustified(4, '0');
    return bytes + '>';
}

QByteArray coordinate(double units) {
    return QByteArray::number(units / ReportPages::unitsPerPoint, 'f', 2);
}

/// Appends an incremental update to a PDF (ISO 32000-1, 7.5.6). It contains new objects and new versions of
/// existing objects.
class PdfUpdate {
public:
    explicit PdfUpdate(QByteArray pdf) : m_pdf(std::move(pdf)) {
        static const QRegularExpression size(QStringLiteral("/Size (\\d+)"));
        static const QRegularExpression root(QStringLiteral("/Root (\\d+) 0 R"));
        static const QRegularExpression info(QStringLiteral("/Info (\\d+) 0 R"));
        const QString trailer = QString::fromLatin1(m_pdf.mid(m_pdf.lastIndexOf("trailer")));
        m_next = size.match(trailer).captured(1).toInt();
        m_root = root.match(trailer).captured(1).toInt();
        m_info = info.match(trailer).captured(1).toInt();
        static const QRegularExpression start(QStringLiteral("startxref\\s+(\\d+)"));
        m_before = start.match(trailer).captured(1).toLongLong();
    }

    /// Whether the PDF has the expected structure. If not, it is left unchanged.
    bool isUnderstood() const { return m_next > 0 && m_root > 0 && m_before > 0; }
    int root() const { return m_root; }
    int info() const { return m_info; }
    int newNumber() { return m_next++; }

    /// The text of an object between "n 0 obj" and "endobj".
    QByteArray object(int number) const {
        const QByteArray head = '\n' + QByteArray::number(number) + " 0 obj";
        const qsizetype at = m_pdf.indexOf(head);
        if (at < 0) return {};
        const qsizetype from = at + head.size();
        return m_pdf.mid(from, m_pdf.indexOf("endobj", from) - from).trimmed();
    }

    void put(int number, const QByteArray& body) {
        m_offsets[number] = m_pdf.size() + m_added.size();
        m_added += QByteArray::number(number) + " 0 obj\n" + body + "\nendobj\n";
    }

    QByteArray finished() const {
        QByteArray table("xref\n");
        for (const auto& [number, offset] : m_offsets)
            table += QByteArray::number(number) + " 1\n" + QByteArray::number(offset).rightJustified(10, '0')
                     + " 00000 n \n";
        const qint64 at = m_pdf.size() + m_added.size();
        return m_pdf + m_added + table + "trailer\n<< /Size " + QByteArray::number(m_next) + " /Root "
               + QByteArray::number(m_root) + " 0 R /Info " + QByteArray::number(m_info) + " 0 R /Prev "
               + QByteArray::number(m_before) + " >>\nstartxref\n" + QByteArray::number(at) + "\n%%EOF\n";
    }

private:
    QByteArray m_pdf, m_added;
    std::map<int, qint64> m_offsets;
    int m_next = 0, m_root = 0, m_info = 0;
    qint64 m_before = 0;
};

/// The numbers of the page objects, in page order.
std::vector<int> pageObjects(const PdfUpdate& pdf) {
    static const QRegularExpression pages(QStringLiteral("/Pages (\\d+) 0 R"));
    static const QRegularExpression kid(QStringLiteral("(\\d+) 0 R"));
    const QString root = QString::fromLatin1(pdf.object(pdf.root()));
    const QString tree = QString::fromLatin1(pdf.object(pages.match(root).captured(1).toInt()));
    const qsizetype from = tree.indexOf(u'[');
    std::vector<int> numbers;
    for (const auto& match : kid.globalMatch(tree.mid(from, tree.indexOf(u']', from) - from)))
        numbers.push_back(match.captured(1).toInt());
    return numbers;
}

/// The PDF destination of a mark, such as "[12 0 R /XYZ null 700 null]".
QByteArray destination(const ReportPages::Mark& mark, const ReportPages& pages,
                       const std::vector<int>& objects) {
    return '[' + QByteArray::number(objects[static_cast<std::size_t>(mark.page)]) + " 0 R /XYZ null "
           + coordinate(pages.size().height() - mark.y + 10 * ReportPages::unitsPerPoint) + " null]";
}

/// Adds an outline of chapters and sections. Returns its object number.
int addOutline(PdfUpdate& pdf, const ReportPages& pages, const std::vector<int>& objects) {
    const auto& marks = pages.marks();
    const int root = pdf.newNumber();
    std::vector<int> numbers, parents;
    for (const ReportPages::Mark& mark : marks) {
        const int number = pdf.newNumber();
        int parent = root;
        for (std::size_t i = numbers.size(); mark.level > 1 && parent == root && i-- > 0;)
            if (marks[i].level == 1) parent = numbers[i];
        numbers.push_back(number);
        parents.push_back(parent);
    }
    const auto reference = [](const char* key, int number) {
        return number > 0 ? QByteArray(key) + ' ' + QByteArray::number(number) + " 0 R " : QByteArray();
    };
    const auto children = [&](int parent) {
        int first = 0, last = 0, count = 0;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (parents[i] != parent) continue;
            if (first == 0) first = numbers[i];
            last = numbers[i];
            ++count;
        }
        // A negative count means that the entry is collapsed initially.
        return count == 0 ? QByteArray()
                          : reference("/First", first) + reference("/Last", last) + "/Count "
                                + QByteArray::number(parent == root ? count : -count) + ' ';
    };
    for (std::size_t i = 0; i < marks.size(); ++i) {
        int before = 0, after = 0;
        for (std::size_t j = 0; j < marks.size(); ++j) {
            if (parents[j] != parents[i]) continue;
            if (j < i) before = numbers[j];
            if (j > i && after == 0) after = numbers[j];
        }
        pdf.put(numbers[i], "<< /Title " + pdfText(marks[i].text) + ' ' + reference("/Parent", parents[i])
                                + reference("/Prev", before) + reference("/Next", after)
                                + children(numbers[i]) + "/Dest " + destination(marks[i], pages, objects)
                                + " >>");
    }
    pdf.put(root, "<< /Type /Outlines " + children(root) + ">>");
    return root;
}

/// Links the entries of the table of contents to their targets.
void addLinks(PdfUpdate& pdf, const ReportPages& pages, const std::vector<int>& objects) {
    for (int page = 0; page < pages.count(); ++page) {
        QByteArray all;
        for (const ReportPages::Link& link : pages.links()) {
            if (link.page != page) continue;
            const double bottom = pages.size().height() - link.area.bottom();
            all += "<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [" + coordinate(link.area.left())
                   + ' ' + coordinate(bottom) + ' ' + coordinate(link.area.right()) + ' '
                   + coordinate(bottom + link.area.height()) + "] /Dest "
                   + destination(pages.marks()[link.mark], pages, objects) + " >>\n";
        }
        if (all.isEmpty()) continue;
        const int number = objects[static_cast<std::size_t>(page)];
        QByteArray body = pdf.object(number);
        const qsizetype end = body.lastIndexOf(">>");
        const qsizetype there = body.indexOf("/Annots");
        if (end < 0) continue;
        if (there >= 0) { // replaces the empty list written by Qt
            const qsizetype close = body.indexOf('\n', there);
            body.remove(there, close - there);
        }
        body.insert(body.lastIndexOf(">>"), "/Annots [" + all + "]\n");
        pdf.put(number, body);
    }
}

/// Adds the date, the outline and the links to a PDF.
QByteArray completed(QByteArray bytes, const Report& report, const ReportPages& pages) {
    PdfUpdate pdf(std::move(bytes));
    const auto objects = pdf.isUnderstood() ? pageObjects(pdf) : std::vector<int>();
    if (objects.size() != static_cast<std::size_t>(pages.count())) return pdf.finished();
    QByteArray root = pdf.object(pdf.root());
    const int outline = addOutline(pdf, pages, objects);
    addLinks(pdf, pages, objects);
    root.insert(root.lastIndexOf(">>"),
                "/Outlines " + QByteArray::number(outline) + " 0 R /PageMode /UseOutlines /Lang ("
                    + languageOfReports().toLatin1() + ") /ViewerPreferences << /DisplayDocTitle true >>\n");
    pdf.put(pdf.root(), root);
    const QByteArray date = "(D:" + report.made.toUTC().toString("yyyyMMddHHmmss").toLatin1() + "Z)";
    pdf.put(pdf.info(), "<< /Title " + pdfText(report.title) + " /Creator " + pdfText(report.program)
                            + " /Producer " + pdfText(QStringLiteral("Qt ") + QString::fromLatin1(qVersion()))
                            + " /CreationDate " + date + " /ModDate " + date + " >>");
    return pdf.finished();
}

} // namespace

QString reportFamily() {
    return QFontInfo(QGuiApplication::font()).family();
}

QByteArray reportPdf(const Report& report, ReportPaper paper) {
    const ReportPages pages(report, paper, reportFamily());
    QByteArray bytes = drawn(report, pages, paper);
    takeOutMoment(bytes);
    return completed(std::move(bytes), report, pages);
}

} // namespace talweg
