#include "table/cell_number.h"

#include "base/number.h"

#include <algorithm>
#include <array>
#include <vector>

namespace talweg {

namespace {

bool isDigit(QChar c) {
    return c >= u'0' && c <= u'9';
}

/// Whether a character separates groups of digits: an apostrophe, or a thin or no-break space.
bool isGroupSign(QChar c) {
    constexpr std::u16string_view signs = u"'\u2019\u00A0\u2007\u2009\u202F";
    return signs.find(c.unicode()) != std::u16string_view::npos;
}

/// Parses a number and converts it to digits with a decimal point.
class NumberParser {
public:
    NumberParser(QStringView cell, QChar decimal)
        : m_cell(cell), m_decimal(decimal), m_other(decimal == u',' ? u'.' : u',') {}

    std::optional<double> number() {
        takeSign();
        if (!takeWhole()) return {};
        if (!takeFraction()) return {};
        if (!takeExponent() || m_at != m_cell.size()) return {};
        return readNumber(m_ascii);
    }

private:
    QChar now() const { return m_at < m_cell.size() ? m_cell[m_at] : QChar(); }

    void takeSign() {
        const QChar c = now();
        if (c == u'-' || c == u'\u2212') m_ascii += '-';
        if (c == u'-' || c == u'\u2212' || c == u'+') ++m_at;
    }

    qsizetype takeDigits() {
        const qsizetype from = m_at;
        for (; isDigit(now()); ++m_at)
            m_ascii += static_cast<char>(now().unicode());
        return m_at - from;
    }

    /// Reads the digits before the decimal sign. Returns false if a group does not have three digits.
    bool takeWhole() {
        const QChar first = now();
        m_whole = takeDigits();
        const QChar sign = now();
        if (sign != m_other && !isGroupSign(sign)) return true;
        if (m_whole < 1 || m_whole > 3 || first == u'0') return false;
        for (m_isGrouped = true; now() == sign;) {
            ++m_at;
            if (takeDigits() != 3) return false;
        }
        return true;
    }

    /// Reads the decimal sign and the digits after it. A decimal comma must be between digits.
    bool takeFraction() {
        if (now() != m_decimal) return m_whole > 0;
        ++m_at;
        m_ascii += '.';
        const qsizetype digits = takeDigits();
        return m_decimal == u',' ? m_whole > 0 && digits > 0 : m_whole + digits > 0;
    }

    bool takeExponent() {
        const QChar letter = now().toLower();
        if (letter != u'e' && letter != u'd') return true;
        if (m_isGrouped) return false;
        ++m_at;
        m_ascii += 'e';
        takeSign();
        return takeDigits() > 0;
    }

    QStringView m_cell;
    QChar m_decimal, m_other;
    qsizetype m_at = 0, m_whole = 0;
    bool m_isGrouped = false;
    std::string m_ascii;
};

/// Longest cell that may be a number, in characters. Every double is far shorter.
constexpr qsizetype longestNumber = 400;

} // namespace

std::optional<double> numberWith(QStringView cell, QChar decimal) {
    const QStringView trimmed = cell.trimmed();
    if (trimmed.isEmpty() || trimmed.size() > longestNumber) return {};
    return NumberParser(trimmed, decimal).number();
}

CellNumber cellNumber(QStringView cell) {
    return {numberWith(cell, u'.'), numberWith(cell, u',')};
}

bool isGap(QStringView cell) {
    static const std::array<QStringView, 11> words{u"",     u"nan",  u"na", u"n/a", u"#n/a",  u"#nv",
                                                   u"null", u"none", u"-",  u"--",  u"\u2013"};
    const QStringView trimmed = cell.trimmed();
    return std::ranges::any_of(
        words, [trimmed](QStringView word) { return trimmed.compare(word, Qt::CaseInsensitive) == 0; });
}

bool isNoData(double number) {
    constexpr std::array values{-999.0,  -9999.0, -99999.0, -999999.0, -999.9,
                                -999.99, -9999.9, -9999.99, -32768.0,  -3.4028234663852886e38,
                                9999.0,  99999.0, 999999.0};
    return std::ranges::find(values, number) != values.end();
}

bool isWord(QStringView cell) {
    return !isGap(cell) && !cellNumber(cell).isNumber();
}

} // namespace talweg
