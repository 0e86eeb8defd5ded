#include "table/records.h"

#include <QRegularExpression>

namespace talweg {

namespace {

bool isLineEnd(QChar c) {
    return c == u'\n' || c == u'\r';
}

/// Whether a line starts with an error value of a spreadsheet, such as #N/A or #VALUE!. Such a line is no
/// comment.
bool isError(QStringView line) {
    static const QRegularExpression error(QStringLiteral("^#(N/A|NV|[A-ZÄÖÜ0-9/]+[!?])"));
    return error.match(line.left(20).toString()).hasMatch();
}

class RecordParser {
public:
    RecordParser(QStringView text, QChar separator) : m_text(text), m_separator(separator) {}

    TextRecords records() {
        while (m_at < m_text.size()) {
            m_record = {m_line, {}, false};
            m_isQuoted = false;
            if (!takeComment()) takeCells();
            takeLineEnd();
            const bool isEmpty = m_record.cells.size() == 1 && m_record.cells[0].isEmpty() && !m_isQuoted;
            if (!isEmpty) m_records.all.push_back(std::move(m_record));
        }
        return std::move(m_records);
    }

private:
    bool isAtEnd() const { return m_at >= m_text.size() || isLineEnd(m_text[m_at]); }
    bool isSeparator(QChar c) const {
        return m_separator == blankRun ? c == u' ' || c == u'\t' : c == m_separator && !c.isNull();
    }
    bool isPadding(QChar c) const { return c.isSpace() && !isLineEnd(c) && (c != m_separator || c == u' '); }

    void skipPadding() {
        while (m_at < m_text.size() && isPadding(m_text[m_at]))
            ++m_at;
    }

    void takeLineEnd() {
        if (m_at >= m_text.size()) return;
        const bool isPair = m_text[m_at] == u'\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\n';
        m_at += isPair ? 2 : 1;
        ++m_line;
    }

    bool takeComment() {
        const qsizetype start = m_at;
        while (m_at < m_text.size() && (m_text[m_at] == u' ' || m_text[m_at] == u'\t'))
            ++m_at;
        const QStringView rest = m_text.sliced(m_at);
        const bool isTwice = rest.startsWith(u"//");
        if (!isTwice && !rest.startsWith(u'%') && (!rest.startsWith(u'#') || isError(rest))) {
            m_at = start;
            return false;
        }
        m_at += isTwice ? 2 : 1;
        const qsizetype from = m_at;
        while (!isAtEnd())
            ++m_at;
        m_record.cells << m_text.sliced(from, m_at - from).trimmed().toString();
        m_record.isComment = true;
        m_isQuoted = true; // keep the cell even if it is empty
        return true;
    }

    void takeCells() {
        for (;;) {
            skipPadding();
            if (isAtEnd() && m_separator == blankRun && !m_record.cells.isEmpty()) return;
            takeCell();
            if (isAtEnd()) return;
            ++m_at;
        }
    }

    void takeCell() {
        if (m_at < m_text.size() && m_text[m_at] == u'"') return takeQuoted();
        const qsizetype from = m_at;
        while (!isAtEnd() && !isSeparator(m_text[m_at]))
            ++m_at;
        m_record.cells << m_text.sliced(from, m_at - from).trimmed().toString();
    }

    void takeQuoted() {
        QString cell;
        m_isQuoted = true;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            const bool isDoubled = c == u'"' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'"';
            if (c == u'"' && !isDoubled) break;
            if (isDoubled) ++m_at;
            const bool isPairsFirst = c == u'\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\n';
            if (isLineEnd(c) && !isPairsFirst) ++m_line;
            cell += c;
        }
        if (m_at >= m_text.size() && m_records.openQuote == 0) m_records.openQuote = m_record.line;
        ++m_at;
        m_record.cells << cell;
        takeAfterQuote();
    }

    /// Skips the text between a closing quote and the next separator.
    void takeAfterQuote() {
        if (m_separator != blankRun) skipPadding();
        if (isAtEnd() || isSeparator(m_text[m_at])) return;
        if (m_records.afterQuote == 0) m_records.afterQuote = m_record.line;
        while (!isAtEnd() && !isSeparator(m_text[m_at]))
            ++m_at;
    }

    QStringView m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    int m_line = 1;
    bool m_isQuoted = false; ///< the current record has a quoted cell
    TextRecord m_record;
    TextRecords m_records;
};

} // namespace

TextRecords recordsOf(QStringView text, QChar separator) {
    return RecordParser(text, separator).records();
}

} // namespace talweg
