#include "systems/table.h"

#include "base/contract.h"
#include "base/number.h"
#include "base/translation.h"
#include "systems/cell.h"
#include "systems/wording.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace talweg {

namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string capitalized(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// Display name of a row by its index: "Body 2" for row 1.
std::string rowName(const Parameter& table, std::size_t row) {
    return tr("%1 %2", table.row, row + 1);
}

std::string subscript(std::size_t number) {
    std::string text;
    for (const char digit : std::to_string(number)) {
        text += "\u2080";
        text.back() = static_cast<char>(text.back() + (digit - '0'));
    }
    return text;
}

Parameter cellAt(const Parameter& table, std::size_t row, std::size_t column) {
    Parameter cell = table.columns[column];
    cell.place = CellPlace{table.id, row, column};
    cell.id = table.id + "[" + std::to_string(row + 1) + "]." + cell.id;
    Parameter unnamed = cell;
    unnamed.symbol.clear();
    cell.label = tr("%1, %2", capitalized(rowName(table, row)), inSentence(unnamed));
    if (!cell.symbol.empty()) cell.symbol += subscript(row + 1);
    cell.group = table.group;
    cell.onlyFor = table.onlyFor;
    if (cell.source.empty()) cell.source = table.source;
    return cell;
}

const Parameter& parameterOf(const Parameter& table, std::size_t row, std::size_t column) {
    return table.cells[row * table.columns.size() + column];
}

// --- reading ---------------------------------------------------------------------------------------

/// A part of a row, between separators.
struct Word {
    std::string text;
    bool quoted = false;
};

/// A row as text, before its cells are converted.
struct WrittenRow {
    std::string_view text;                            ///< the whole row
    std::vector<Word> inOrder;                        ///< cells without a name
    std::vector<std::pair<std::string, Word>> byName; ///< named cells, in the order given
    bool open = false;                                ///< the text ends before a quotation mark is closed
};

/// Splits a text into rows.
class RowScanner {
public:
    explicit RowScanner(std::string_view text) : m_rest(trimmed(text)) {}

    bool atEnd() const { return m_rest.empty(); }

    WrittenRow takeRow() {
        WrittenRow row;
        row.text = m_rest;
        for (skipBlanks(); !atEnd() && m_rest.front() != ','; skipBlanks())
            takeCell(row);
        row.text = trimmed(row.text.substr(0, row.text.size() - m_rest.size()));
        row.open = m_open;
        take(',');
        skipBlanks();
        return row;
    }

private:
    void takeCell(WrittenRow& row) {
        Word word = takeWord(" \t\r\n,:=");
        if (take('=')) {
            row.byName.emplace_back(std::move(word.text), takeWord(" \t\r\n,"));
            return;
        }
        row.inOrder.push_back(std::move(word));
        skipBlanks();
        if (!take(':')) return;
        skipBlanks();
        if (atEnd() || m_rest.front() == ',') row.inOrder.emplace_back();
    }

    Word takeWord(std::string_view ends) {
        if (take('"')) return {takeQuoted(), true};
        const std::size_t length = std::min(m_rest.find_first_of(ends), m_rest.size());
        Word word{std::string(m_rest.substr(0, length))};
        m_rest.remove_prefix(length);
        return word;
    }

    /// Reads the rest of a quoted text, up to the closing quotation mark.
    std::string takeQuoted() {
        std::string word;
        while (!atEnd()) {
            const char next = m_rest.front();
            m_rest.remove_prefix(1);
            if (next == '"' && !take('"')) return word;
            word += next;
        }
        m_open = true;
        return word;
    }

    bool take(char wanted) {
        if (!m_rest.starts_with(wanted)) return false;
        m_rest.remove_prefix(1);
        return true;
    }

    void skipBlanks() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(blanks), m_rest.size())); }

    std::string_view m_rest;
    bool m_open = false; ///< a quotation mark was not closed
};

std::string columnIds(const Parameter& table) {
    std::string ids;
    for (const Parameter& column : table.columns)
        ids += (ids.empty() ? "" : ", ") + column.id;
    return ids;
}

/// Converts the cells of rows; stores the first error.
class RowReader {
public:
    explicit RowReader(const Parameter& table) : m_table(table) {}

    /// The cells of row number `row` of the table.
    std::vector<Cell> cells(const WrittenRow& written, std::size_t row) {
        std::vector<Cell> cells = defaultRow(m_table);
        if (written.open) complain(row, tr("a closing quotation mark is missing."));
        const std::size_t inOrder = written.inOrder.size();
        if (inOrder > 1 && inOrder != cells.size())
            complain(row, tr("\"%1\" does not have the form %2.", written.text, formOfRow(m_table)));
        else
            for (std::size_t c = 0; c < inOrder; ++c)
                setCell(cells, row, c, written.inOrder[c]);
        for (const auto& [name, word] : written.byName) {
            const auto column = std::ranges::find(m_table.columns, name, &Parameter::id);
            if (column == m_table.columns.end())
                complain(row, tr("\"%1\" is not a column; columns are %2.", name, columnIds(m_table)));
            else
                setCell(cells, row, static_cast<std::size_t>(column - m_table.columns.begin()), word);
        }
        return cells;
    }

    const std::string& error() const { return m_error; }

private:
    void setCell(std::vector<Cell>& cells, std::size_t row, std::size_t column, const Word& word) {
        const Parameter& parameter = parameterOf(m_table, row, column);
        if (parameter.kind == Parameter::Kind::text) {
            std::string text = word.text;
            if (!word.quoted) std::ranges::replace(text, '_', ' ');
            cells[column] = std::move(text);
            return;
        }
        const Reading reading = readCell(parameter, word.text);
        if (reading.value)
            cells[column] = cellOf(*reading.value);
        else if (m_error.empty())
            m_error = reading.error;
    }

    void complain(std::size_t row, const std::string& what) {
        if (m_error.empty()) m_error = tr("%1: %2: %3", fullName(m_table), rowName(m_table, row), what);
    }

    const Parameter& m_table;
    std::string m_error;
};

// --- writing ---------------------------------------------------------------------------------------

std::string quotedWhereNeeded(const std::string& text) {
    if (!text.empty() && text.find_first_of(" \t\r\n,:=\"_") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + "\"";
}

std::string writtenCell(const Cell& cell) {
    const double* number = std::get_if<double>(&cell);
    return number ? shortest(*number) : quotedWhereNeeded(std::get<std::string>(cell));
}

bool holdsNumbersAlone(const Parameter& table) {
    return std::ranges::all_of(table.columns,
                               [](const Parameter& c) { return c.kind == Parameter::Kind::number; });
}

std::string writtenInOrder(const std::vector<Cell>& cells) {
    std::string text;
    for (const Cell& cell : cells)
        text += (text.empty() ? "" : ":") + writtenCell(cell);
    return text;
}

/// The first cell, followed by the names and values of cells that differ from their defaults.
std::string writtenByName(const Parameter& table, const std::vector<Cell>& cells) {
    std::string text = writtenCell(cells.front());
    for (std::size_t c = 1; c < cells.size(); ++c)
        if (valueOf(cells[c]) != table.columns[c].defaultValue)
            text += " " + table.columns[c].id + "=" + writtenCell(cells[c]);
    return text;
}

} // namespace

Parameter tableOf(Parameter parameter) {
    parameter.kind = Parameter::Kind::table;
    parameter.cells.clear();
    for (std::size_t row = 0; row < parameter.maxRows; ++row)
        for (std::size_t column = 0; column < parameter.columns.size(); ++column)
            parameter.cells.push_back(cellAt(parameter, row, column));
    return parameter;
}

std::vector<Cell> defaultRow(const Parameter& table) {
    std::vector<Cell> cells;
    for (const Parameter& column : table.columns)
        cells.push_back(cellOf(column.defaultValue));
    return cells;
}

Reading readTable(const Parameter& table, std::string_view text) {
    RowScanner scanner(text);
    RowReader reader(table);
    Table rows;
    while (!scanner.atEnd() && rows.size() < table.maxRows)
        rows.push_back(reader.cells(scanner.takeRow(), rows.size()));
    std::string error = reader.error();
    if (error.empty())
        error = scanner.atEnd() ? complaintAboutTable(table, rows)
                                : tr("%1: at most %2 are allowed, but there are more.", fullName(table),
                                     countOfRows(table, table.maxRows));
    if (!error.empty()) return {{}, error};
    return {std::move(rows), {}};
}

std::string writeTable(const Parameter& table, const Table& rows) {
    const bool inOrder = holdsNumbersAlone(table);
    std::string text;
    for (const std::vector<Cell>& cells : rows)
        text += (text.empty() ? "" : ", ") + (inOrder ? writtenInOrder(cells) : writtenByName(table, cells));
    return text;
}

std::string formOfRow(const Parameter& table) {
    const bool inOrder = holdsNumbersAlone(table);
    std::string form = table.columns.front().id;
    for (auto column = std::next(table.columns.begin()); column != table.columns.end(); ++column)
        form += inOrder ? ":" + column->id : " " + column->id + "=…";
    return form;
}

std::string complaintAboutTable(const Parameter& table, const Table& rows) {
    if (rows.size() < table.minRows)
        return table.minRows == 1
                   ? tr("%1: at least %2 is needed, but there is none.", fullName(table),
                        countOfRows(table, 1))
                   : tr("%1: at least %2 are needed.", fullName(table), countOfRows(table, table.minRows));
    if (rows.size() > table.maxRows)
        return tr("%1: at most %2 are allowed, but there are %3.", fullName(table),
                  countOfRows(table, table.maxRows), rows.size());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].size() != table.columns.size())
            return trCount(std::ssize(table.columns), "%1: %2 must have %n cell: %3.",
                           "%1: %2 must have %n cells: %3.", fullName(table), rowName(table, row),
                           columnIds(table));
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            std::string wrong =
                complaintAboutCell(parameterOf(table, row, column), valueOf(rows[row][column]));
            if (!wrong.empty()) return wrong;
        }
    }
    return {};
}

const Parameter* onlyDifferentCell(const Parameter& table, const Value& one, const Value& other) {
    const auto* rows = std::get_if<Table>(&one);
    const auto* others = std::get_if<Table>(&other);
    if (!rows || !others || rows->size() != others->size()) return nullptr;
    const Parameter* only = nullptr;
    for (std::size_t row = 0; row < rows->size(); ++row)
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            if ((*rows)[row][column] == (*others)[row][column]) continue;
            if (only) return nullptr;
            only = &parameterOf(table, row, column);
        }
    return only;
}

Values wholeChanges(const std::vector<Parameter>& parameters, const Values& values, const Values& changes) {
    Values whole;
    for (const auto& [id, value] : changes)
        if (const Parameter& parameter = parameterOf(parameters, id); !parameter.place) whole[id] = value;
    for (const auto& [id, value] : changes)
        if (const Parameter& parameter = parameterOf(parameters, id); parameter.place) {
            const std::string& table = parameter.place->table;
            if (!whole.contains(table)) whole[table] = values.find(table)->second;
            assign(whole, parameter, value);
        }
    return whole;
}

Value tableFrom(const Parameter& table, std::string_view text) {
    Reading reading = readTable(table, text);
    if (!reading.value) throw std::invalid_argument(reading.error);
    return std::move(*reading.value);
}

} // namespace talweg
