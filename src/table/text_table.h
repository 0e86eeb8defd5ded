#pragma once

#include "table/encoding.h"
#include "table/table_options.h"

#include <QStringList>
#include <functional>
#include <vector>

namespace talweg {

/// A row of a table with a cell for every column.
struct TextRow {
    int line = 0; ///< line of the text, from 1
    QStringList cells;
};

/// A table read from text. Cells are stored as written, without quotes.
struct TextTable {
    QStringList header;  ///< including units from a separate row, in brackets; empty if there is none
    int headerLine = 0;  ///< 0 if there is none
    qsizetype width = 0; ///< number of cells in every row
    std::vector<TextRow> rows = {};
    QChar separator; ///< blankRun, or noSeparator in a table of one column
    Encoding encoding = Encoding::utf8;
    int linesBefore = 0;           ///< rows above the header that do not belong to the table
    int linesAfter = 0;            ///< rows below the table
    TextTableOptions options = {}; ///< options given by the user
    bool isPasted = false;
};

/// Method of finding the header.
enum class HeaderKind {
    needed,    ///< the first row with an expected name, otherwise the first row
    optional,  ///< the first row with an expected name, otherwise words above numbers
    byNameOnly ///< the first row with an expected name, otherwise none
};

/// Options for reading a table.
struct TableRequest {
    TextTableOptions options = {};
    HeaderKind header = HeaderKind::optional;
    std::function<bool(const QString& cell)> isExpected =
        {};                ///< whether the cell is likely to be in the header
    bool isPasted = false; ///< from the clipboard: points are decimal signs
};

} // namespace talweg
