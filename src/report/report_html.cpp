#include "report/report_html.h"

#include "figures/file/picture_file.h"

#include <QBuffer>
#include <QRegularExpression>
#include <algorithm>

namespace talweg {

namespace {

/// Escapes a text for an element or an attribute. Omits characters that XML does not allow.
QString escapedText(const QString& text) {
    QString escaped;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            escaped += c;
            escaped += text[++i];
            continue;
        }
        const char16_t code = c.unicode();
        const bool isForbidden =
            (code < 0x20 && code != u'\t' && code != u'\n') || c.isSurrogate() || code >= 0xFFFE;
        if (!isForbidden) escaped += c;
    }
    return escaped.toHtmlEscaped();
}

constexpr const char* sheet = R"(
:root { --text: #1f2328; --muted: #636c76; --rule: #1f2328; --thin: #d0d5db; --back: #ffffff; --good: #1a7f37;
  --bad: #c6262e; --warning: #9a6700; --link: #0b62c4; }
@media (prefers-color-scheme: dark) { :root { --text: #e6e8eb; --muted: #9ba4ae; --rule: #9ba4ae;
  --thin: #3a424b; --back: #16191d; --good: #4cc26a; --bad: #ff6b6b; --warning: #d9a441; --link: #58a6ff; } }
html { background: var(--back); color: var(--text); font: 15px/1.5 system-ui, "DejaVu Sans", sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.2rem 4rem; overflow-wrap: break-word; }
header { border-bottom: 2px solid var(--rule); margin-bottom: 1.6rem; padding-bottom: .6rem; }
.logo { display: block; max-height: 4rem; max-width: 16rem; margin-bottom: 1rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.35rem; margin: 2.8rem 0 .6rem; }
h3 { font-size: 1.08rem; margin: 1.8rem 0 .4rem; }
p { margin: .5rem 0; }
a { color: var(--link); text-decoration: none; }
nav ol { list-style: none; margin: 0; padding: 0; }
nav li.sub { padding-left: 1.6rem; }
.meta, .muted { color: var(--muted); }
.good { color: var(--good); } .bad { color: var(--bad); } .warning { color: var(--warning); }
figure { margin: 1.4rem 0; }
figure svg { display: block; width: 100%; height: auto; background: #ffffff; }
figcaption, caption, .note { font-size: .86rem; line-height: 1.4; }
figcaption { margin-top: .4rem; }
.table { overflow-x: auto; margin: 1.4rem 0; }
table { border-collapse: collapse; font-size: .86rem; line-height: 1.35; border-bottom: 1.5px solid var(--rule);
  min-width: 50%; }
caption { text-align: left; padding-bottom: .4rem; }
thead th { border-top: 1.5px solid var(--rule); border-bottom: 1px solid var(--rule); text-align: left;
  vertical-align: bottom; font-weight: 600; }
th, td { padding: .18rem .9rem .18rem 0; vertical-align: top; }
th:last-child, td:last-child { padding-right: 0; }
th.n, td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.strong { font-weight: 700; }
table.wide { font-size: .76rem; }
table.wide th, table.wide td { padding-right: .65rem; }
table.wide td { white-space: nowrap; }
table.wide td:not(.n) { max-width: 17rem; white-space: normal; min-width: 8.5rem; }
tr.group td { color: var(--muted); padding-top: .55rem; font-style: italic; }
.note { color: var(--muted); margin-top: .3rem; }
@media print { html { font-size: 9.5pt; } body { max-width: none; padding: 0; }
  h2, h3, caption { break-after: avoid; } figure, tr { break-inside: avoid; } thead { display: table-header-group; }
  .table { overflow: visible; } table.wide td:not(.n) { min-width: 0; } }
)";

/// A table with more columns of numbers than this has a smaller font and wraps its texts.
constexpr auto manyNumbers = 5;

/// The largest number of decimals in a column.
int decimalsIn(const ReportTable& table, std::size_t column) {
    qsizetype most = 0;
    for (const ReportRow& row : table.rows)
        if (!row.isGroup) {
            const QString& text = row.cells[column].text;
            const qsizetype point = text.indexOf(u'.');
            if (point >= 0) most = std::max(most, text.size() - point - 1);
        }
    return static_cast<int>(most);
}

/// Spaces after a number, as wide as digits, that align the decimal points of its column.
QString padding(const QString& text, int decimals) {
    static const QRegularExpression number(QStringLiteral("^[−+]?\\d"));
    if (decimals == 0 || !number.match(text).hasMatch()) return {};
    const qsizetype point = text.indexOf(u'.');
    const auto own = static_cast<int>(point < 0 ? 0 : text.size() - point - 1);
    return (point < 0 ? QString(QChar(0x2008)) : QString()) + QString(decimals - own, QChar(0x2007));
}

class HtmlWriter {
public:
    explicit HtmlWriter(const Report& report) : m_report(report) {}

    QByteArray write() {
        const QString title = escapedText(m_report.title);
        m_text +=
            QStringLiteral("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"%4\">\n"
                           "<head>\n<meta charset=\"utf-8\"/>\n"
                           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                           "<meta name=\"generator\" content=\"%1\"/>\n<title>%2</title>\n"
                           "<style>%3</style>\n</head>\n<body>\n")
                .arg(escapedText(m_report.program), title, QString::fromLatin1(sheet), languageOfReports());
        m_text += QStringLiteral("<header>\n%1<h1>%2</h1>\n<p class=\"meta\">%3</p>\n</header>\n")
                      .arg(logo(), title, escapedText(madeText(m_report)));
        for (const QString& paragraph : m_report.notes)
            m_text += QStringLiteral("<p>%1</p>\n").arg(escapedText(paragraph));
        m_text += QStringLiteral("<main>\n");
        for (const ReportBlock& block : m_report.blocks)
            std::visit([this](const auto& one) { add(one); }, block);
        m_text += QStringLiteral("</main>\n</body>\n</html>\n");
        return m_text.toUtf8();
    }

private:
    static QString anchor(const ReportHeading& heading) { return QStringLiteral("s%1").arg(heading.number); }

    void add(const ReportHeading& heading) {
        m_text += QStringLiteral("<h%1 id=\"%2\">%3 %4</h%1>\n")
                      .arg(QString::number(heading.level + 1), anchor(heading), heading.number,
                           escapedText(heading.text));
    }

    void add(const ReportParagraph& paragraph) {
        const char* const tones[] = {"", "muted", "good", "bad", "warning"};
        const QString tone = QString::fromLatin1(tones[static_cast<int>(paragraph.tone)]);
        const bool isMuted = paragraph.tone == ReportParagraph::Tone::muted;
        m_text += isMuted ? QStringLiteral("<p class=\"muted\">") : QStringLiteral("<p>");
        if (!paragraph.lead.isEmpty())
            m_text += QStringLiteral("<strong%1>%2</strong> ")
                          .arg(tone.isEmpty() ? QString() : QStringLiteral(" class=\"%1\"").arg(tone),
                               escapedText(paragraph.lead));
        m_text += escapedText(paragraph.text) + QStringLiteral("</p>\n");
    }

    void add(const ReportTable& table) {
        const bool isWide = std::ranges::count(table.columns, true, &ReportColumn::isNumber) > manyNumbers;
        m_text += QStringLiteral("<div class=\"table\">\n<table%1>\n<caption><strong>%2</strong> "
                                 "%3</caption>\n<thead><tr>")
                      .arg(isWide ? QStringLiteral(" class=\"wide\"") : QString(),
                           escapedText(numbered(table)), escapedText(table.caption));
        std::vector<int> decimals;
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            decimals.push_back(decimalsIn(table, c));
            m_text += QStringLiteral("<th scope=\"col\"%1>%2</th>")
                          .arg(table.columns[c].isNumber ? QStringLiteral(" class=\"n\"") : QString(),
                               escapedText(table.columns[c].title));
        }
        m_text += QStringLiteral("</tr></thead>\n<tbody>\n");
        for (const ReportRow& row : table.rows)
            add(table, row, decimals);
        m_text += QStringLiteral("</tbody>\n</table>\n");
        if (!table.note.isEmpty())
            m_text += QStringLiteral("<p class=\"note\">%1</p>\n").arg(escapedText(table.note));
        m_text += QStringLiteral("</div>\n");
    }

    void add(const ReportTable& table, const ReportRow& row, const std::vector<int>& decimals) {
        if (row.isGroup) {
            m_text += QStringLiteral("<tr class=\"group\"><td colspan=\"%1\">%2</td></tr>\n")
                          .arg(table.columns.size())
                          .arg(escapedText(row.cells.front().text));
            return;
        }
        m_text += QStringLiteral("<tr>");
        for (std::size_t c = 0; c < row.cells.size(); ++c) {
            const ReportCell& cell = row.cells[c];
            QStringList classes;
            if (table.columns[c].isNumber) classes << QStringLiteral("n");
            if (cell.weight == ReportCell::Weight::strong) classes << QStringLiteral("strong");
            if (cell.weight == ReportCell::Weight::muted) classes << QStringLiteral("muted");
            m_text += classes.isEmpty() ? QStringLiteral("<td>")
                                        : QStringLiteral("<td class=\"%1\">").arg(classes.join(u' '));
            m_text += escapedText(cell.text);
            if (table.columns[c].isNumber) m_text += padding(cell.text, decimals[c]);
            m_text += QStringLiteral("</td>");
        }
        m_text += QStringLiteral("</tr>\n");
    }

    void add(const ReportFigure& figure) {
        m_text += QStringLiteral("<figure id=\"f%1\">\n%2<figcaption><strong>%3</strong> %4</figcaption>\n"
                                 "</figure>\n")
                      .arg(QString::number(figure.number), drawing(figure), escapedText(numbered(figure)),
                           escapedText(captionOf(figure)));
    }

    void add(const ReportContents&) {
        m_text += QStringLiteral("<nav>\n<h2>%1</h2>\n<ol>\n").arg(escapedText(Report::tr("Contents")));
        for (const ReportBlock& block : m_report.blocks)
            if (const auto* heading = std::get_if<ReportHeading>(&block))
                m_text += QStringLiteral("<li%1><a href=\"#%2\">%3 %4</a></li>\n")
                              .arg(heading->level > 1 ? QStringLiteral(" class=\"sub\"") : QString(),
                                   anchor(*heading), heading->number, escapedText(heading->text));
        m_text += QStringLiteral("</ol>\n</nav>\n");
    }

    /// The logo as an image whose data are part of the file.
    QString logo() const {
        if (m_report.logo.isNull()) return {};
        QByteArray bytes;
        QBuffer buffer(&bytes);
        m_report.logo.save(&buffer, "PNG");
        return QStringLiteral("<img class=\"logo\" alt=\"\" src=\"data:image/png;base64,%1\"/>\n")
            .arg(QString::fromLatin1(bytes.toBase64()));
    }

    /// The figure as an SVG element. Parts that are needed only in SVG files are removed.
    static QString drawing(const ReportFigure& figure) {
        QString svg = QString::fromUtf8(svgOf(figure.picture, figure.size));
        svg.remove(0, std::max<qsizetype>(0, svg.indexOf(QStringLiteral("<svg"))));
        static const QRegularExpression size(QStringLiteral(" (width|height)=\"[0-9.]+mm\""));
        const qsizetype end = svg.indexOf(u'>');
        QString opening = svg.left(end);
        opening.remove(size);
        opening += QStringLiteral(" role=\"img\"");
        svg = opening + svg.mid(end);
        static const QRegularExpression title(QStringLiteral("<title>[^<]*</title>\\s*<desc>[^<]*</desc>"));
        svg.replace(svg.indexOf(QStringLiteral("<title>")), title.match(svg).capturedLength(),
                    QStringLiteral("<title>%1</title>").arg(escapedText(figure.title)));
        static const QRegularExpression family(QStringLiteral("font-family=\"([^\"]+)\""));
        svg.replace(family, QStringLiteral("font-family=\"\\1, sans-serif\""));
        return svg;
    }

    const Report& m_report;
    QString m_text;
};

} // namespace

QByteArray reportHtml(const Report& report) {
    return HtmlWriter(report).write();
}

} // namespace talweg
