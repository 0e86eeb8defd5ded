#pragma once

#include <QStringList>
#include <vector>

namespace talweg {

/// The separator of cells that runs of blanks part.
inline constexpr QChar blankRun = u' ';
/// The separator of a table with one column.
inline constexpr QChar noSeparator{};

/// A row or a comment of a table's text.
struct TextRecord {
    int line = 0; ///< where it begins, from 1
    QStringList cells;
    bool isComment = false; ///< its only cell is what follows the comment's sign
};

/// A text taken apart.
struct TextRecords {
    std::vector<TextRecord> all;
    int openQuote = 0;  ///< the line of a quoted cell that is not closed; 0: none
    int afterQuote = 0; ///< the first line with text after a closing quote; 0: none
};

/// Takes a text apart: quoted cells may hold separators, line ends and doubled quotes; lines end in LF, CR or
/// both. Cells are trimmed, unless quoted. Empty lines are left out. Comments begin with #, % or //.
TextRecords recordsOf(QStringView text, QChar separator);

} // namespace talweg
