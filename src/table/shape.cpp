#include "table/shape.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "table/cell_number.h"
#include "table/header_cell.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>
#include <map>

namespace talweg {

namespace {

/// Number of rows above a table in which its header is searched for; exporters write fewer. If too small, the
/// table is rejected if a long preamble precedes its header.
constexpr std::size_t longestPreamble = 60;

/// Number of rows in which numbers are counted to compare separators. If too small, a few words have too much
/// weight.
constexpr std::size_t countedRows = 200;

qsizetype filledCells(const TextRecord& row) {
    qsizetype count = row.cells.size();
    while (count > 0 && row.cells[count - 1].isEmpty())
        --count;
    return count;
}

/// The range of widths that all rows of a group can have, when empty cells at their ends are added or
/// removed.
struct Widths {
    qsizetype least = 0, most = std::numeric_limits<qsizetype>::max();

    Widths with(const TextRecord& row) const {
        return {std::max(least, filledCells(row)), std::min(most, row.cells.size())};
    }
    bool any() const { return least <= most; }
};

bool hasNumber(const TextRecord& row) {
    return std::ranges::any_of(row.cells, [](const QString& cell) { return cellNumber(cell).isNumber(); });
}

bool hasWord(const TextRecord& row) {
    return std::ranges::any_of(row.cells, [](const QString& cell) { return isWord(cell); });
}

/// Whether all nonempty cells are words, as in a header.
bool isOfWords(const TextRecord& row) {
    return hasWord(row) && std::ranges::all_of(row.cells, [](const QString& cell) {
               return cell.isEmpty() || isWord(cell);
           });
}

QString unitIn(QString cell) {
    const bool isBracketed =
        (cell.startsWith(u'(') && cell.endsWith(u')')) || (cell.startsWith(u'[') && cell.endsWith(u']'));
    return isBracketed ? cell.sliced(1).chopped(1) : cell;
}

bool isOfUnits(const TextRecord& row) {
    const auto isUnit = [](const QString& cell) {
        const QString unit = unitIn(cell);
        return unit.isEmpty() || unit == "-" || anyUnit(unit);
    };
    return isOfWords({row.line, QStringList(row.cells).replaceInStrings("-", ""), false})
           && std::ranges::all_of(row.cells, isUnit);
}

QString beginningOf(const TextRecord& row, QChar separator) {
    return row.cells.join(separator.isNull() ? u' ' : separator).simplified().left(60);
}

/// Finds a table in several steps.
class ShapeFinder {
public:
    ShapeFinder(const TextRecords& records, QChar separator, const TableRequest& request)
        : m_records(records), m_separator(separator), m_request(request) {}

    TableShape shape() {
        for (const TextRecord& record : m_records.all)
            if (!record.isComment) m_all.push_back(&record);
        while (!m_all.empty() && filledCells(*m_all.back()) == 0)
            m_all.pop_back();
        if (m_all.empty()) return failed(QCoreApplication::translate("talweg", "The table is empty."));
        leaveOutLastLines();
        findBlock();
        if (m_shape.error.isEmpty()) findHeader();
        if (m_shape.error.isEmpty()) checkLinesBefore();
        if (m_shape.error.isEmpty()) takeUnits();
        countNumbers();
        m_shape.rows.assign(at(m_begin), m_all.end());
        return std::move(m_shape);
    }

private:
    std::vector<const TextRecord*>::iterator at(std::size_t row) {
        return m_all.begin() + static_cast<std::ptrdiff_t>(row);
    }

    TableShape failed(const QString& why) {
        m_shape.error = why;
        return std::move(m_shape);
    }

    /// Excludes lines of words below the table. They have fewer cells than the rows of the table.
    void leaveOutLastLines() {
        std::map<qsizetype, int> counts;
        for (const TextRecord* row : m_all)
            ++counts[row->cells.size()];
        const auto usual =
            std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; })->first;
        while (m_all.size() > 2 && m_all.back()->cells.size() < usual && hasWord(*m_all.back())
               && !hasNumber(*m_all.back())) {
            m_all.pop_back();
            ++m_shape.linesAfter;
        }
    }

    /// Finds the rows at the end that can have the same width. If the options give a header, these must be
    /// all rows from the header on.
    void findBlock() {
        Widths widths;
        m_begin = m_all.size();
        const std::size_t first = toldBegin();
        const int line = m_request.options.header.value_or(0);
        if (line > 0 && (first == m_all.size() || m_all[first]->line != line)) {
            m_shape.error = QCoreApplication::translate("talweg", "Line %1 is not a header row.").arg(line);
            return;
        }
        while (m_begin > first && widths.with(*m_all[m_begin - 1]).any())
            widths = widths.with(*m_all[--m_begin]);
        m_shape.width = widths.least;
        m_shape.share = double(m_all.size() - m_begin) / double(m_all.size());
        const bool isWhole = m_begin == first;
        if (!isWhole && (m_request.options.header || !isOfWords(*m_all[m_begin])))
            complainAboutLengths(first);
    }

    std::size_t toldBegin() const {
        const int line = m_request.options.header.value_or(0);
        const auto row =
            std::ranges::find_if(m_all, [line](const TextRecord* one) { return one->line >= line; });
        return static_cast<std::size_t>(row - m_all.begin());
    }

    void complainAboutLengths(std::size_t first) {
        Widths widths;
        std::size_t row = first;
        while (widths.with(*m_all[row]).any())
            widths = widths.with(*m_all[row++]);
        const TextRecord& wrong = *m_all[row];
        const bool mayBeDecimals = m_separator == u',' && wrong.cells.size() > widths.least;
        const QString beginning = beginningOf(wrong, m_separator);
        m_shape.error =
            mayBeDecimals
                ? QCoreApplication::translate(
                      "talweg", "Line %1, “%2”, has %3 cells, but the lines above have %4. If numbers have "
                                "decimal commas, separate the cells with semicolons.")
                      .arg(QString::number(wrong.line), beginning, QString::number(wrong.cells.size()),
                           QString::number(widths.least))
                : toQt(trCount(wrong.cells.size(), "Line %1, “%2”, has %3 cell, but the lines above have %4.",
                               "Line %1, “%2”, has %3 cells, but the lines above have %4.", wrong.line,
                               beginning.toStdString(), wrong.cells.size(), widths.least));
    }

    bool isExpected(const QString& cell) const { return m_request.isExpected && m_request.isExpected(cell); }

    bool isNamed(const QStringList& cells) const {
        const auto expected =
            std::ranges::count_if(cells, [this](const QString& c) { return isExpected(c); });
        const auto filled = std::ranges::count_if(cells, [](const QString& c) { return !c.isEmpty(); });
        return m_request.header == HeaderKind::byNameOnly ? 2 * expected >= filled && expected > 0
                                                          : expected > 0;
    }

    void findHeader() {
        if (m_request.options.header == 0) return;
        if (m_request.options.header) return takeHeader(m_begin);
        if (const auto row = namedRow()) return takeHeader(*row);
        if (isHeaderInComment()) return;
        if (m_request.header == HeaderKind::byNameOnly && m_begin == 0) return;
        if (m_begin > 0 && !mayBeUnnamed()) return complainAboutLengths(0);
        if (const auto row = rowOfWords()) takeHeader(*row);
    }

    /// Whether a header without expected names may be below other lines. It must be directly above a row
    /// without words.
    bool mayBeUnnamed() const {
        return m_request.header == HeaderKind::optional && m_begin + 1 < m_all.size()
               && !hasWord(*m_all[m_begin + 1]);
    }

    /// The index of the first row of words with an expected name. The search ends at a row without words.
    std::optional<std::size_t> namedRow() const {
        const std::size_t last = std::min(m_all.size(), m_begin + longestPreamble);
        for (std::size_t row = m_begin; row < last && hasWord(*m_all[row]); ++row)
            if (isOfWords(*m_all[row]) && isNamed(m_all[row]->cells)) return row;
        return {};
    }

    /// The index of the last of the leading rows of words, not counting a row of units. If all rows are
    /// words, the index of the first row.
    std::optional<std::size_t> rowOfWords() const {
        std::size_t row = m_begin;
        while (row < m_all.size() && isOfWords(*m_all[row]))
            ++row;
        if (row == m_begin) return {};
        if (row == m_all.size() || m_request.header == HeaderKind::needed) return m_begin;
        const bool isUnits = row - m_begin > 1 && isOfUnits(*m_all[row - 1]);
        return row - (isUnits ? 2 : 1);
    }

    void takeHeader(std::size_t row) {
        m_shape.header = m_all[row]->cells.first(std::min(m_shape.width, m_all[row]->cells.size()));
        m_shape.headerLine = m_all[row]->line;
        m_shape.linesBefore = static_cast<int>(row);
        m_begin = row + 1;
    }

    /// Takes the header from a comment above the rows. The comment must consist of one word for each column,
    /// and at least one word must be an expected name. If several comments match, the last one is used.
    /// Returns whether there is one.
    bool isHeaderInComment() {
        for (const TextRecord& record : m_records.all) {
            if (&record == m_all[m_begin]) break;
            if (!record.isComment) continue;
            const TextRecords cells = recordsOf(record.cells[0], m_separator);
            if (cells.all.size() != 1 || cells.all[0].isComment || filledCells(cells.all[0]) != m_shape.width
                || !isOfWords(cells.all[0]) || !isNamed(cells.all[0].cells))
                continue;
            m_shape.header = cells.all[0].cells.first(m_shape.width);
            m_shape.headerLine = record.line;
        }
        return m_shape.headerLine > 0;
    }

    /// Reports an error if there are numbers above the header that may belong to the table. They would
    /// otherwise be omitted silently.
    void checkLinesBefore() {
        std::map<qsizetype, int> counts;
        if (m_request.options.header) return;
        for (int row = 0; row < m_shape.linesBefore; ++row) {
            const TextRecord& one = *m_all[static_cast<std::size_t>(row)];
            if (!hasNumber(one) || one.cells.size() < 2) continue;
            const bool isOwn = filledCells(one) <= m_shape.width && one.cells.size() >= m_shape.width;
            if (++counts[one.cells.size()] > 1 || (isOwn && !hasWord(one)))
                m_shape.error = withAdvice(
                    m_request.options,
                    QCoreApplication::translate(
                        "talweg", "Line %1, “%2”, contains numbers but is above the header in line %3.")
                        .arg(QString::number(one.line), beginningOf(one, m_separator),
                             QString::number(m_shape.headerLine)),
                    QCoreApplication::translate(
                        "talweg", "If these numbers do not belong to the table, add the option header=%1.")
                        .arg(m_shape.headerLine));
        }
    }

    /// Moves the units in a row below the header into brackets behind the names.
    void takeUnits() {
        if (m_shape.header.isEmpty() || m_begin >= m_all.size() || !isOfUnits(*m_all[m_begin])) return;
        const QStringList& units = m_all[m_begin]->cells;
        for (qsizetype i = 0; i < std::min(m_shape.header.size(), units.size()); ++i)
            if (const QString unit = unitIn(units[i]); !unit.isEmpty() && unit != "-")
                m_shape.header[i] += " (" + unit + u')';
        ++m_begin;
    }

    void countNumbers() {
        qsizetype numbers = 0, all = 0;
        for (std::size_t row = m_begin; row < std::min(m_all.size(), m_begin + countedRows); ++row)
            for (const QString& cell : m_all[row]->cells) {
                if (cell.isEmpty()) continue;
                ++all;
                if (!isWord(cell)) ++numbers;
            }
        m_shape.numbers = all > 0 ? double(numbers) / double(all) : 0;
    }

    const TextRecords& m_records;
    QChar m_separator;
    const TableRequest& m_request;
    std::vector<const TextRecord*> m_all; ///< all records except comments
    std::size_t m_begin = 0; ///< first row of the table; after takeHeader(), the first row below the header
    TableShape m_shape;
};

} // namespace

TableShape shapeOf(const TextRecords& records, QChar separator, const TableRequest& request) {
    return ShapeFinder(records, separator, request).shape();
}

QString separatorName(QChar separator) {
    switch (separator.unicode()) {
    case u',':
        return QCoreApplication::translate("talweg", "comma");
    case u';':
        return QCoreApplication::translate("talweg", "semicolon");
    case u'\t':
        return QCoreApplication::translate("talweg", "tab");
    case u' ':
        return QCoreApplication::translate("talweg", "spaces");
    default:
        return separator.isNull() ? QCoreApplication::translate("talweg", "none") : QString(separator);
    }
}

} // namespace talweg
