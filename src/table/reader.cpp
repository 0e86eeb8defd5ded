#include "table/reader.h"

#include "table/shape.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

namespace talweg {

namespace {

/// Number of characters that are examined to find the separator. If too small, the table is missed below a
/// long preamble. If too large, reading large tables takes several times as long.
constexpr qsizetype sampleSize = 100'000;

/// The separator given by a first line "sep=;", which spreadsheets write.
std::optional<QChar> separatorInFirstLine(const QString& text) {
    const bool isTold = text.size() > 4 && text.startsWith(QLatin1String("sep="), Qt::CaseInsensitive)
                        && (text.size() == 5 || text[5] == u'\r' || text[5] == u'\n');
    return isTold ? std::optional(text[4]) : std::nullopt;
}

/// The beginning of a text up to the end of a line.
QStringView sampleOf(QStringView text) {
    if (text.size() <= sampleSize) return text;
    const QStringView begin = text.left(sampleSize);
    const qsizetype end = std::max(begin.lastIndexOf(u'\n'), begin.lastIndexOf(u'\r'));
    return end > 0 ? begin.left(end) : begin;
}

/// A rating of a separator; the separator with the highest rating is used. A single column whose cells look
/// like lists has a low rating, because the error with the lists' separator is more helpful.
double fitnessOf(const TableShape& shape) {
    if (!shape.error.isEmpty()) return shape.width > 1 ? shape.share : 0;
    if (shape.width > 1) return 4 + shape.numbers;
    const QStringList& first =
        shape.header.isEmpty() && !shape.rows.empty() ? shape.rows[0]->cells : shape.header;
    const bool isList = !first.isEmpty() && first[0].contains(QRegularExpression("[,;\t]"));
    return isList ? -0.5 : 2 + shape.numbers;
}

QChar separatorOf(QStringView text, const TableRequest& request) {
    const QStringView sample = sampleOf(text);
    QChar best = noSeparator;
    double fitness = -1;
    for (const QChar separator : {noSeparator, QChar(u'\t'), QChar(u';'), QChar(u','), blankRun}) {
        TextRecords records = recordsOf(sample, separator);
        if (records.openQuote > 0 && sample.size() < text.size()) {
            records.all.pop_back();
            records.openQuote = 0;
        }
        if (records.openQuote > 0 || records.afterQuote > 0) continue;
        const double own = fitnessOf(shapeOf(records, separator, request));
        if (own > fitness) {
            fitness = own;
            best = separator;
        }
    }
    return best;
}

QString quoteError(const TextRecords& records) {
    if (records.openQuote > 0)
        return QCoreApplication::translate("talweg", "Line %1 has a quoted cell without a closing quote.")
            .arg(records.openQuote);
    if (records.afterQuote > 0)
        return QCoreApplication::translate("talweg", "Line %1 has text after the closing quote of a cell.")
            .arg(records.afterQuote);
    return {};
}

TextTable tableOf(const TableShape& shape, QChar separator, Encoding encoding, const TableRequest& request) {
    TextTable table{.header = shape.header,
                    .headerLine = shape.headerLine,
                    .width = shape.width,
                    .separator = separator,
                    .encoding = encoding,
                    .linesBefore = shape.linesBefore,
                    .linesAfter = shape.linesAfter,
                    .options = request.options,
                    .isPasted = request.isPasted};
    table.rows.reserve(shape.rows.size());
    for (const TextRecord* row : shape.rows) {
        table.rows.push_back({row->line, row->cells});
        if (row->cells.size() != shape.width) table.rows.back().cells.resize(shape.width); // resizing copies
    }
    while (!table.header.isEmpty() && table.header.size() < table.width)
        table.header << QString();
    return table;
}

} // namespace

TextTableReading readTextTable(const DecodedText& text, const TableRequest& request) {
    if (!text.refusal.isEmpty()) return {{}, text.refusal};
    QString content = text.text;
    TableRequest told = request;
    if (const auto separator = separatorInFirstLine(content)) {
        if (!told.options.separator) told.options.separator = separator;
        content.remove(0, 5); // keep the line end, because it counts for line numbers
    }
    const QChar separator = told.options.separator ? *told.options.separator : separatorOf(content, told);
    const TextRecords records = recordsOf(content, separator);
    if (const QString error = quoteError(records); !error.isEmpty()) return {{}, error};
    const TableShape shape = shapeOf(records, separator, told);
    if (!shape.error.isEmpty()) {
        const TextTable found{.header = shape.header,
                              .headerLine = shape.headerLine,
                              .width = shape.width,
                              .separator = separator};
        return {found, shape.error};
    }
    return {tableOf(shape, separator, text.encoding, request), {}};
}

} // namespace talweg
