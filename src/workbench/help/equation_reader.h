#pragma once

#include <QString>
#include <optional>
#include <vector>

namespace talweg {

/// A piece of an equation. What `parts` are depends on the kind.
struct MathNode {
    enum class Kind {
        variable,     ///< a letter, slanted
        number,       ///< digits and signs that stand upright
        function,     ///< such as sin
        word,         ///< of plain text
        sign,         ///< between two terms, or before one, such as + and −
        relation,     ///< such as = and ≤
        separator,    ///< comma, semicolon, colon
        row,          ///< its parts side by side
        application,  ///< of a function or a symbol to what follows it
        differential, ///< such as dx
        fraction,     ///< numerator and denominator
        root,         ///< of its part
        group,        ///< its part between brackets, the two characters of `text`
        scripts       ///< base, subscript, superscript; of the latter two either may be an empty row
    };
    Kind kind = Kind::row;
    QString text = {};
    std::vector<MathNode> parts = {};

    bool isEmpty() const { return kind == Kind::row && parts.empty(); }
};

/// A line of a block of equations: cells from columns of the text on, by which those of several lines align.
struct MathLine {
    struct Cell {
        int column;
        MathNode content;
    };
    std::vector<Cell> cells;
};

/// Reads equations as they are written in plain text: a/b is a fraction and takes in what is multiplied
/// before the slash and the one factor after it, √(…) a root, x² x₀ x^(n+1) x_ref u5 have scripts, two spaces
/// or more part cells. Words, such as "while", are text. Nothing where brackets do not match or a character
/// is unknown.
std::optional<std::vector<MathLine>> readEquations(const QString& text);

} // namespace talweg
