#pragma once

#include "table/encoding.h"
#include "table/table_options.h"

#include <QStringList>
#include <functional>
#include <vector>

namespace talweg {

/// A row of a table; it has a cell for every column.
struct TextRow {
    int line = 0; ///< line in the text, from 1
    QStringList cells;
};

/// A table read from text. Cells are stored as written but without quotes.
struct TextTable {
    QStringList header;  ///< with units from a separate row in brackets; empty if there is no header
    int headerLine = 0;  ///< line in the text, from 1; 0: no header
    qsizetype width = 0; ///< number of cells in every row
    std::vector<TextRow> rows = {};
    QChar separator; ///< blankRun for runs of blanks; noSeparator for a single column
    Encoding encoding = Encoding::utf8;
    int linesBefore = 0;           ///< number of lines above the header
    int linesAfter = 0;            ///< number of lines below the table
    TextTableOptions options = {}; ///< options given by the user
    bool isPasted = false;
};

/// How to find the header of a table.
enum class HeaderKind {
    needed,    ///< the first row with an expected name, or else the first row
    optional,  ///< the first row with an expected name, or else words above numbers
    byNameOnly ///< the first row with an expected name, or else no header
};

/// Settings for reading a table.
struct TableRequest {
    TextTableOptions options = {};
    HeaderKind header = HeaderKind::optional;
    std::function<bool(const QString& cell)> isExpected =
        {};                ///< whether the cell is likely to be in the header
    bool isPasted = false; ///< from the clipboard; an ambiguous point is a decimal point
};

} // namespace talweg
