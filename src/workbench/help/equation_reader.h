#pragma once

#include <QString>
#include <optional>
#include <vector>

namespace talweg {

/// A part of an equation. The meaning of `parts` depends on the kind.
struct MathNode {
    enum class Kind {
        variable,     ///< an italic letter
        number,       ///< digits and other upright characters
        function,     ///< name of a function, such as sin
        word,         ///< plain text
        sign,         ///< a sign between two terms or before one, such as + and −
        relation,     ///< a relation sign, such as = and ≤
        separator,    ///< comma, semicolon, colon
        row,          ///< parts side by side
        application,  ///< a function or a symbol applied to the part that follows it
        differential, ///< such as dx
        fraction,     ///< numerator and denominator
        root,         ///< root of its only part
        group,        ///< its only part between the two bracket characters in `text`
        scripts       ///< base, subscript, superscript; subscript and superscript may be empty rows
    };
    Kind kind = Kind::row;
    QString text = {};
    std::vector<MathNode> parts = {};

    bool isEmpty() const { return kind == Kind::row && parts.empty(); }
};

/// A line of a block of equations, divided into cells at columns of the text; the cells of several lines are
/// aligned.
struct MathLine {
    struct Cell {
        int column;
        MathNode content;
    };
    std::vector<Cell> cells;
};

/// Parses equations written as plain text. a/b is a fraction; its numerator contains all factors before the
/// slash, its denominator the one factor after it. √(…) is a root; x² x₀ x^(n+1) x_ref u5 have scripts; two
/// or more spaces separate cells. Words, such as "while", are text. Returns nothing if brackets do not match
/// or a character is unknown.
std::optional<std::vector<MathLine>> readEquations(const QString& text);

} // namespace talweg
