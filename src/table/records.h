#pragma once

#include <QStringList>
#include <vector>

namespace talweg {

/// Separator value for cells separated by runs of blanks.
inline constexpr QChar blankRun = u' ';
/// Separator value for tables with a single column.
inline constexpr QChar noSeparator{};

/// A row or a comment of a table's text.
struct TextRecord {
    int line = 0; ///< where it begins, from 1
    QStringList cells;
    bool isComment = false; ///< a comment; its only cell is the text after the comment sign
};

/// A text split into records.
struct TextRecords {
    std::vector<TextRecord> all;
    int openQuote = 0;  ///< the line of a quoted cell that is not closed; 0: none
    int afterQuote = 0; ///< the first line with text after a closing quote; 0: none
};

/// Splits a text into records. Quoted cells may contain separators, line ends and doubled quotes; lines end
/// in LF, CR or both. Cells are trimmed, unless quoted. Empty lines are omitted. Comments begin with #, % or
/// //.
TextRecords recordsOf(QStringView text, QChar separator);

} // namespace talweg
