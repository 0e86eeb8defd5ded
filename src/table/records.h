#pragma once

#include <QStringList>
#include <vector>

namespace talweg {

/// Separator of a table whose cells are separated by one or more blanks.
inline constexpr QChar blankRun = u' ';
/// Separator of a table with a single column.
inline constexpr QChar noSeparator{};

/// A row or a comment line of a text.
struct TextRecord {
    int line = 0; ///< line where it begins, from 1
    QStringList cells;
    bool isComment = false; ///< whether it is a comment; its only cell is the text after the comment sign
};

/// A text split into records.
struct TextRecords {
    std::vector<TextRecord> all;
    int openQuote = 0;  ///< line of a quoted cell without a closing quote; 0: none
    int afterQuote = 0; ///< first line with text between a closing quote and a separator; 0: none
};

/// Splits a text into records. Quoted cells may contain separators, line ends and doubled quotes. Lines end
/// in LF, CR or both. Cells are trimmed unless they are quoted. Empty lines are omitted. Comments begin with
/// #, % or //.
TextRecords recordsOf(QStringView text, QChar separator);

} // namespace talweg
