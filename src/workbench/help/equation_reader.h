#pragma once

#include <QString>
#include <optional>
#include <vector>

namespace talweg {

/// A part of an equation. The meaning of `parts` depends on `kind`.
struct MathNode {
    enum class Kind {
        variable,     ///< an italic letter
        number,       ///< digits and other upright characters
        function,     ///< name of a function, e.g. sin
        word,         ///< plain text
        sign,         ///< sign between two terms or before one term, e.g. + and −
        relation,     ///< relation sign, e.g. = and ≤
        separator,    ///< comma, semicolon, colon
        row,          ///< parts side by side
        application,  ///< a function or symbol, and the argument that follows it
        differential, ///< differential, e.g. dx
        fraction,     ///< numerator and denominator
        root,         ///< root; its only part is the radicand
        group,        ///< its only part, enclosed in the two bracket characters in `text`
        scripts       ///< base, subscript, superscript; the latter two may be empty rows
    };
    Kind kind = Kind::row;
    QString text = {};
    std::vector<MathNode> parts = {};

    bool isEmpty() const { return kind == Kind::row && parts.empty(); }
};

/// A line of a block of equations. It is divided into cells; `column` is the position of a cell's first
/// character in the line. Cells of different lines with the same column are aligned.
struct MathLine {
    struct Cell {
        int column;
        MathNode content;
    };
    std::vector<Cell> cells;
};

/// Parses equations written as plain text. a/b is a fraction: its numerator contains all factors before the
/// slash, its denominator only the one factor after it. √(…) is a root. x² x₀ x^(n+1) x_ref u5 have
/// subscripts or superscripts. Two or more spaces separate cells. Words, e.g. "while", are text. Returns
/// nothing if brackets do not match or a character is unknown.
std::optional<std::vector<MathLine>> readEquations(const QString& text);

} // namespace talweg
