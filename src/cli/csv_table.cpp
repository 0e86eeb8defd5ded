#include "cli/csv_table.h"

#include "cli/failure.h"
#include "systems/parameter.h"

#include <QCoreApplication>
#include <cmath>

namespace talweg {

namespace {

/// Takes a CSV text apart character by character.
class CsvParser {
public:
    CsvParser(const QString& text, QChar separator) : m_text(text), m_separator(separator) {}

    std::vector<CsvRow> rows() {
        m_row.line = m_line;
        for (m_at = 0; m_at < m_text.size(); ++m_at)
            m_quoted ? readQuoted(m_text[m_at]) : readPlain(m_text[m_at]);
        if (m_quoted)
            throw Failure{badInput,
                          {QCoreApplication::translate(
                               "talweg", "line %1: a quoted cell that begins here is not closed.")
                               .arg(m_row.line)}};
        endRow();
        return std::move(m_rows);
    }

private:
    void readQuoted(QChar c) {
        if (c == u'\n') ++m_line;
        if (c != u'"') {
            m_cell += c;
        } else if (m_at + 1 < m_text.size() && m_text[m_at + 1] == u'"') {
            m_cell += c;
            ++m_at;
        } else {
            m_quoted = false;
        }
    }

    void readPlain(QChar c) {
        if (c == u'"' && !m_wasQuoted && m_cell.trimmed().isEmpty()) {
            m_quoted = m_wasQuoted = true;
            m_cell.clear();
        } else if (c == m_separator) {
            endCell();
        } else if (c == u'\n' || c == u'\r') {
            if (c == u'\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\n') ++m_at;
            endRow();
            m_row.line = ++m_line;
        } else if (!m_wasQuoted || !c.isSpace()) {
            m_cell += c;
        }
    }

    void endCell() {
        m_row.cells << (m_wasQuoted ? m_cell : m_cell.trimmed());
        m_cell.clear();
        m_wasQuoted = false;
    }

    void endRow() {
        const bool empty = m_row.cells.isEmpty() && !m_wasQuoted && m_cell.trimmed().isEmpty();
        endCell();
        if (!empty) m_rows.push_back(m_row);
        m_row.cells.clear();
    }

    const QString& m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    int m_line = 1;
    bool m_quoted = false;    ///< inside quotes
    bool m_wasQuoted = false; ///< the present cell began with a quote
    QString m_cell;
    CsvRow m_row;
    std::vector<CsvRow> m_rows;
};

QChar separatorOf(const QString& text) {
    bool quoted = false;
    QChar found = u',';
    for (const QChar c : text) {
        if (c == u'"') quoted = !quoted;
        if (quoted) continue;
        if (c == u'\n' || c == u'\r') break;
        if (c == u';') return c;
        if (c == u'\t') found = c;
    }
    return found;
}

} // namespace

CsvTable parseCsv(const QByteArray& text) {
    QString decoded = QString::fromUtf8(text);
    if (decoded.startsWith(QChar::ByteOrderMark)) decoded.remove(0, 1);
    const QChar separator = separatorOf(decoded);
    return {separator, CsvParser(decoded, separator).rows()};
}

QString csvCell(const QString& text) {
    const bool plain = !text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n')
                       && !text.contains(u'\r') && text == text.trimmed();
    if (plain) return text;
    return u'"' + QString(text).replace("\"", "\"\"") + u'"';
}

QString csvCell(double number) {
    return std::isfinite(number) ? QString::fromStdString(shortest(number)) : QString();
}

} // namespace talweg
