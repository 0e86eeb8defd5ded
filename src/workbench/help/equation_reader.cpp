#include "workbench/help/equation_reader.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace talweg {

namespace {

using Kind = MathNode::Kind;

bool isOneOf(QChar c, QStringView these) {
    return these.contains(c);
}

/// The ordinary character of a superscript or subscript character `c`; null if `c` is neither.
QChar onLine(QChar c, QStringView raised, QStringView plain) {
    const qsizetype at = raised.indexOf(c);
    return at < 0 ? QChar() : plain[at];
}

QChar lowered(QChar c) {
    return onLine(c, u"₀₁₂₃₄₅₆₇₈₉ₐₑₕₖₗₘₙₒₚₛₜₓᵢᵣᵤᵥ", u"0123456789aehklmnopstxiruv");
}

QChar raised(QChar c) {
    return onLine(c, u"⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ", u"0123456789+−n");
}

bool isPrime(QChar c) {
    return isOneOf(c, u"'′″");
}

/// Whether a character is a letter of normal size: Latin or Greek, with or without a dot above it.
bool isLetter(QChar c) {
    return c.isLetter() && c.category() != QChar::Letter_Modifier && lowered(c).isNull();
}

bool isFunction(const QString& run) {
    static const QStringList names{"sin",    "cos",    "tan", "sinh", "cosh", "tanh", "coth", "arcsin",
                                   "arccos", "arctan", "exp", "ln",   "log",  "sgn",  "min",  "max"};
    return names.contains(run);
}

/// Whether a run of letters is a word. A run of two letters is a product of symbols unless it is listed here.
bool isWord(const QString& run) {
    static const QStringList shortOnes{"at", "of", "on", "in", "is", "it", "to",
                                       "up", "or", "by", "as", "an", "no", "if"};
    static const QRegularExpression latin(QStringLiteral("^[A-Za-z]+$"));
    if (!latin.match(run).hasMatch()) return false;
    return run.size() > 2 || shortOnes.contains(run);
}

MathNode variable(QChar letter) {
    return {letter.isLetter() ? Kind::variable : Kind::number, QString(letter)};
}

/// A product of variables, because letters next to each other are multiplied.
MathNode product(const QString& letters) {
    if (letters.size() == 1) return variable(letters[0]);
    MathNode row;
    for (const QChar letter : letters)
        row.parts.push_back(variable(letter));
    return row;
}

/// Removes brackets that only group the content of a fraction or a root.
MathNode withoutBrackets(MathNode node) {
    if (node.kind != Kind::group || node.text != QLatin1String("()")) return node;
    return std::move(node.parts.front());
}

/// Parses one cell.
class CellReader {
public:
    explicit CellReader(const QString& text) : m_text(text) {}

    std::optional<MathNode> read() {
        MathNode row = sequence({});
        if (m_failed || m_at < m_text.size()) return {};
        return row;
    }

private:
    QChar peek(qsizetype ahead = 0) const {
        return m_at + ahead < m_text.size() && m_at + ahead >= 0 ? m_text[m_at + ahead] : QChar();
    }
    bool atEnd() const { return m_failed || m_at >= m_text.size(); }

    /// Whether the next character is the closing one. A vertical bar closes unless a space, bar or bracket
    /// precedes it.
    bool closes(QChar closing) const {
        if (peek() != closing) return false;
        return closing != u'|' || (!peek(-1).isSpace() && !isOneOf(peek(-1), u"|(⟨"));
    }

    /// Parses parts up to the closing character, which is not consumed.
    MathNode sequence(QChar closing) {
        MathNode row;
        while (!atEnd()) {
            if (peek().isSpace()) {
                ++m_at;
                continue;
            }
            if (!closing.isNull() && closes(closing)) break;
            if (peek() == u'/')
                takeFraction(row.parts);
            else if (isOneOf(peek(), u"=<>≤≥≠≈→"))
                row.parts.push_back({Kind::relation, m_text.mid(m_at++, 1)});
            else if (isOneOf(peek(), u"+−±·×-"))
                row.parts.push_back({Kind::sign, m_text.mid(m_at++, 1).replace(u'-', u'−')});
            else if (isOneOf(peek(), u",;:"))
                row.parts.push_back({Kind::separator, m_text.mid(m_at++, 1)});
            else
                row.parts.push_back(factor());
        }
        markArticles(row.parts);
        return row;
    }

    /// Turns the variable a into a word if a word precedes or follows it, because it is then an article.
    static void markArticles(std::vector<MathNode>& parts) {
        const auto isText = [&](std::size_t i) { return i < parts.size() && parts[i].kind == Kind::word; };
        for (std::size_t i = 0; i < parts.size(); ++i)
            if (parts[i].kind == Kind::variable && parts[i].text == u'a' && (isText(i + 1) || isText(i - 1)))
                parts[i].kind = Kind::word;
    }

    static bool isMultiplied(const MathNode& node) {
        return node.kind != Kind::word && node.kind != Kind::sign && node.kind != Kind::relation
               && node.kind != Kind::separator && node.kind != Kind::fraction;
    }

    /// Called at a slash: the factors before the slash become the numerator, the factor after it the
    /// denominator.
    void takeFraction(std::vector<MathNode>& row) {
        ++m_at;
        if (row.empty() || (!isMultiplied(row.back()) && row.back().kind != Kind::fraction)) return fail();
        auto first = row.end() - 1;
        if (first->kind != Kind::differential && first->kind != Kind::fraction)
            while (first != row.begin() && isMultiplied(*(first - 1)))
                --first;
        MathNode above;
        std::move(first, row.end(), std::back_inserter(above.parts));
        row.erase(first, row.end());
        if (above.parts.size() == 1) above = withoutBrackets(std::move(above.parts.front()));
        while (peek().isSpace())
            ++m_at;
        MathNode below = withoutBrackets(factor());
        row.push_back({Kind::fraction, {}, {std::move(above), std::move(below)}});
    }

    MathNode factor() {
        const QChar c = peek();
        if (c == u'√') {
            ++m_at;
            return {Kind::root, {}, {withoutBrackets(factor())}};
        }
        if (isOneOf(c, u"([⟨|")) return bracketed();
        if (c.isDigit() || isOneOf(c, u"½…°∞")) return withScripts({Kind::number, number()});
        if (isLetter(c)) return lettered();
        fail();
        return {};
    }

    QString number() {
        static const QRegularExpression digits(QStringLiteral("\\G(\\d+(\\.\\d+)?|.)"));
        const QString taken = digits.match(m_text, m_at).captured();
        m_at += taken.size();
        return taken;
    }

    MathNode bracketed() {
        const MathNode group = withScripts(brackets());
        // Brackets around a single fraction are omitted.
        if (group.kind == Kind::group && group.text == QLatin1String("()")
            && group.parts.front().parts.size() == 1
            && group.parts.front().parts.front().kind == Kind::fraction)
            return group.parts.front().parts.front();
        return group;
    }

    MathNode brackets() {
        const QChar open = peek(), close = u")]⟩|"[QStringView(u"([⟨|").indexOf(open)];
        ++m_at;
        MathNode inside = sequence(close);
        if (peek() != close) fail();
        ++m_at;
        return {Kind::group, QString(open) + close, {std::move(inside)}};
    }

    /// Parses a word, a function with its argument, a differential, or symbols.
    MathNode lettered() {
        qsizetype end = m_at;
        while (end < m_text.size() && isLetter(m_text[end]))
            ++end;
        const QString run = m_text.mid(m_at, end - m_at);
        if (isFunction(run)) return function(run);
        if (isWord(run)) return word();
        if (run.size() == 2 && run[0] == u'd') {
            m_at += 2;
            return {Kind::differential, {}, {{Kind::number, "d"}, withScripts(variable(run[1]))}};
        }
        if (run == u"d" && peek(1) == u'(') {
            ++m_at;
            return {Kind::differential, {}, {{Kind::number, "d"}, withScripts(brackets())}};
        }
        return symbol(run);
    }

    MathNode function(const QString& name) {
        m_at += name.size();
        MathNode applied{Kind::application, {}, {withScripts({Kind::function, name})}};
        while (peek() == u' ' && (isLetter(peek(1)) || peek(1).isDigit()))
            ++m_at;
        if (isLetter(peek()) || peek().isDigit())
            applied.parts.push_back(factor());
        else if (isOneOf(peek(), u"([|"))
            applied.parts.push_back(withScripts(brackets()));
        return applied;
    }

    /// Parses a word, which may contain an apostrophe.
    MathNode word() {
        static const QRegularExpression one(QStringLiteral("\\G[A-Za-z]+('[a-z]+)?"));
        const QString taken = one.match(m_text, m_at).captured();
        m_at += taken.size();
        return {Kind::word, QString(taken).replace(u'\'', u'’')};
    }

    /// Parses a run of letters. Several letters are a product. A single symbol is applied to brackets that
    /// follow directly.
    MathNode symbol(const QString& run) {
        m_at += run.size();
        if (run.size() > 1) {
            MathNode row = product(run.chopped(1));
            if (row.kind != Kind::row) row = {Kind::row, {}, {row}};
            row.parts.push_back(withScripts(variable(run.back())));
            return row;
        }
        MathNode base = withScripts(variable(run[0]));
        if (peek() != u'(') return base;
        return {Kind::application, {}, {std::move(base), withScripts(brackets())}};
    }

    MathNode withScripts(MathNode base) {
        const bool isSymbol = base.kind == Kind::variable;
        MathNode below, above;
        for (bool more = true; more;) {
            more = false;
            if (QString taken = run([](QChar c) { return lowered(c); }); !taken.isEmpty()) {
                below.parts.push_back(product(taken));
                more = true;
            } else if (taken = run([](QChar c) { return raised(c); }); !taken.isEmpty()) {
                above.parts.push_back({Kind::number, taken});
                more = true;
            } else if (isPrime(peek())) {
                above.parts.push_back(
                    {Kind::number, peek() == u'\'' ? QStringLiteral("′") : QString(peek())});
                ++m_at;
                more = true;
            } else if (peek() == u'^') {
                ++m_at;
                above.parts.push_back(withoutBrackets(factor()));
                more = true;
            } else if (isSymbol && (peek() == u'_' || peek() == u'∞' || peek().isDigit())) {
                below.parts.push_back(index());
                more = true;
            }
        }
        if (below.isEmpty() && above.isEmpty()) return base;
        return {Kind::scripts, {}, {std::move(base), std::move(below), std::move(above)}};
    }

    template <class Plain>
    QString run(Plain plain) {
        QString taken;
        for (; !plain(peek()).isNull(); ++m_at)
            taken += plain(peek());
        return taken;
    }

    /// The subscript in u5, v∞ or z_ref. A subscript of several letters is upright.
    MathNode index() {
        if (peek() == u'_') ++m_at;
        static const QRegularExpression all(QStringLiteral("\\G(∞|[A-Za-z]+\\d*|\\d+)"));
        const QString taken = all.match(m_text, m_at).captured();
        if (taken.isEmpty()) {
            fail();
            return {};
        }
        m_at += taken.size();
        if (!taken[0].isLetter() || (taken.size() > 1 && taken[1].isLetter())) return {Kind::number, taken};
        if (taken.size() == 1) return variable(taken[0]);
        return {Kind::row, {}, {variable(taken[0]), {Kind::number, taken.mid(1)}}};
    }

    void fail() { m_failed = true; }

    const QString m_text;
    qsizetype m_at = 0;
    bool m_failed = false;
};

} // namespace

std::optional<std::vector<MathLine>> readEquations(const QString& text) {
    static const QRegularExpression cell(QStringLiteral("\\S+( \\S+)*"));
    std::vector<MathLine> lines;
    for (const QString& line : text.split(u'\n')) {
        if (line.trimmed().isEmpty()) continue;
        MathLine read;
        for (const QRegularExpressionMatch& match : cell.globalMatch(line)) {
            std::optional<MathNode> content = CellReader(match.captured()).read();
            if (!content) return {};
            read.cells.push_back({static_cast<int>(match.capturedStart()), std::move(*content)});
        }
        lines.push_back(std::move(read));
    }
    if (lines.empty()) return {};
    return lines;
}

} // namespace talweg
