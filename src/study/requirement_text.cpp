#include "study/requirement_text.h"

#include "base/number.h"
#include "base/text.h"
#include "base/translation.h"
#include "systems/reading.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace talweg::requirement {

namespace {

constexpr std::string_view blanks = " \t";

/// Whether a character can be part of a name; names are ASCII.
bool isLetter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// The end of a number that begins with a digit at `at`.
std::size_t endOfNumber(std::string_view text, std::size_t at) {
    const auto digitAt = [&](std::size_t place) { return place < text.size() && isDigit(text[place]); };
    while (digitAt(at) || (at < text.size() && text[at] == '.'))
        ++at;
    if (at >= text.size() || (text[at] != 'e' && text[at] != 'E')) return at;
    const bool hasSign = at + 1 < text.size() && (text[at + 1] == '+' || text[at + 1] == '-');
    const std::size_t exponent = at + (hasSign ? 2 : 1);
    if (!digitAt(exponent)) return at;
    at = exponent;
    while (digitAt(at))
        ++at;
    return at;
}

// --- comparisons -----------------------------------------------------------------------------------

struct Sign {
    std::string_view text;
    bool greater, strict;
};
constexpr std::array<Sign, 6> signs{{{">=", true, false},
                                     {"<=", false, false},
                                     {"≥", true, false},
                                     {"≤", false, false},
                                     {">", true, true},
                                     {"<", false, true}}};

std::size_t findSign(std::string_view text, std::size_t from, std::size_t to, const Sign*& found) {
    for (std::size_t at = from; at < to; ++at)
        for (const Sign& sign : signs)
            if (text.substr(at).starts_with(sign.text)) {
                found = &sign;
                return at;
            }
    return std::string_view::npos;
}

Comparison comparisonIn(std::string_view text, std::size_t from, std::size_t to) {
    const Sign* sign = nullptr;
    const std::size_t at = findSign(text, from, to, sign);
    if (at == std::string_view::npos)
        throw Mistake{tr("a comparison is missing; write >=, >, <= or < between two expressions"),
                      from == 0 && to == text.size() ? std::string::npos : from};
    const std::size_t rightAt = at + sign->text.size();
    const Sign* another = nullptr;
    if (const auto second = findSign(text, rightAt, to, another); second != std::string_view::npos)
        throw Mistake{tr("this condition has a second comparison; write >=, >, <= or < only once. Join "
                         "conditions with \"and\" or \"or\", with spaces around the word"),
                      second};
    for (const char* other : {"==", "!=", "=", "&", "|", "?"})
        for (auto place = text.find(other, from); place < to; place = text.find(other, place + 1))
            if (place < at || place >= rightAt)
                throw Mistake{tr("%1 is not allowed; compare with >=, >, <= or <, and join conditions with "
                                 "\"and\" or \"or\"",
                                 inQuotes(other)),
                              place};
    return {from, at, rightAt, to, sign->greater, sign->strict};
}

/// The position of "and" or "or" (`word`) outside brackets.
std::size_t findJoin(std::string_view text, std::string_view word, std::size_t from, std::size_t to) {
    int depth = 0;
    for (std::size_t at = from; at < to; ++at) {
        if (text[at] == '(') ++depth;
        if (text[at] == ')') --depth;
        const bool begins = at == from || !isLetter(text[at - 1]);
        const bool ends =
            at + word.size() == to || (at + word.size() < to && !isLetter(text[at + word.size()]));
        if (depth == 0 && begins && ends && text.substr(at).starts_with(word)) return at;
    }
    return std::string_view::npos;
}

/// The byte ranges of the parts of a text between occurrences of `word`, "and" or "or".
std::vector<std::pair<std::size_t, std::size_t>> split(std::string_view text, std::string_view word,
                                                       std::size_t from, std::size_t to) {
    std::vector<std::pair<std::size_t, std::size_t>> stretches;
    for (auto at = findJoin(text, word, from, to); at != std::string_view::npos;
         at = findJoin(text, word, from, to)) {
        stretches.emplace_back(from, at);
        from = at + word.size();
    }
    stretches.emplace_back(from, to);
    return stretches;
}

using Alternatives = std::vector<std::vector<Comparison>>;

/// Maximum number of alternatives, far more than anyone writes. Expanding brackets multiplies them.
constexpr std::size_t maxAlternatives = 256;
/// Maximum depth of nested brackets, deeper than anyone writes.
constexpr int maxDepth = 20;

/// The position of the bracket that closes the bracket at `at`.
std::size_t closingOf(std::string_view text, std::size_t at, std::size_t to) {
    int depth = 0;
    for (; at < to; ++at) {
        if (text[at] == '(') ++depth;
        if (text[at] == ')' && --depth == 0) return at;
    }
    return std::string_view::npos;
}

Alternatives alternativesIn(std::string_view text, std::size_t from, std::size_t to, int depth);

/// Parses one comparison, or conditions in brackets.
Alternatives conditionIn(std::string_view text, std::size_t from, std::size_t to, int depth) {
    const std::size_t begin = std::min(text.find_first_not_of(blanks, from), to);
    std::size_t end = to;
    while (end > begin && blanks.find(text[end - 1]) != std::string_view::npos)
        --end;
    const Sign* sign = nullptr;
    const bool inBrackets = begin < end && text[begin] == '(' && closingOf(text, begin, end) == end - 1
                            && findSign(text, begin, end, sign) != std::string_view::npos;
    if (!inBrackets) return {{comparisonIn(text, from, to)}};
    if (depth == maxDepth) throw Mistake{tr("brackets are nested more than %1 levels deep", maxDepth), begin};
    return alternativesIn(text, begin + 1, end - 1, depth + 1);
}

/// Parses conditions joined by "and". Each alternative of one condition is combined with each of the others.
Alternatives conjunctionIn(std::string_view text, std::size_t from, std::size_t to, int depth) {
    Alternatives all{{}};
    for (const auto& [begin, end] : split(text, "and", from, to)) {
        const Alternatives more = conditionIn(text, begin, end, depth);
        if (all.size() * more.size() > maxAlternatives)
            throw Mistake{tr("expanding the brackets gives more than %1 alternatives joined by \"or\"; "
                             "simplify the requirement",
                             maxAlternatives),
                          begin};
        Alternatives together;
        for (const auto& one : all)
            for (const auto& other : more) {
                together.push_back(one);
                together.back().insert(together.back().end(), other.begin(), other.end());
            }
        all = std::move(together);
    }
    return all;
}

Alternatives alternativesIn(std::string_view text, std::size_t from, std::size_t to, int depth) {
    Alternatives all;
    for (const auto& [begin, end] : split(text, "or", from, to)) {
        const Alternatives more = conjunctionIn(text, begin, end, depth);
        all.insert(all.end(), more.begin(), more.end());
    }
    if (all.size() > maxAlternatives)
        throw Mistake{
            tr("more than %1 alternatives are joined by \"or\"; simplify the requirement", maxAlternatives),
            from};
    return all;
}

// --- calls and units -------------------------------------------------------------------------------

/// Parses the text from its beginning and overwrites the calls and units that it has parsed.
class Reader {
public:
    Reader(const System& system, const std::vector<std::string>& measures, std::string_view text)
        : m_system(system), m_measures(measures) {
        m_parts.text = text;
        for (const std::string_view blank : {"\u00a0", "\u202f"}) // no-break spaces
            for (auto at = m_parts.text.find(blank); at != std::string::npos; at = m_parts.text.find(blank))
                m_parts.text.replace(at, blank.size(), blank.size(), ' ');
        m_units.emplace_back("%");
        for (const std::string& measure : measures)
            if (const std::string& unit = measureOf(system, measure).unit; !unit.empty() && unit != "°")
                m_units.push_back(unit);
        std::ranges::sort(m_units, std::greater(), &std::string::size);
    }

    Parts read() {
        for (const char* word : {"share", "quantile", "P"})
            for (auto at = findCall(word, 0); at != std::string::npos; at = findCall(word, at + 1))
                replaceCall(word, at);
        blankUnits();
        const std::string& text = m_parts.text;
        m_parts.either = alternativesIn(text, 0, text.size(), 0);
        return std::move(m_parts);
    }

private:
    std::size_t findCall(std::string_view word, std::size_t from) const {
        const std::string_view text = m_parts.text;
        for (auto at = text.find(word, from); at != std::string_view::npos; at = text.find(word, at + 1)) {
            const auto bracket = text.find_first_not_of(blanks, at + word.size());
            if (bracket != std::string_view::npos && text[bracket] == '('
                && (at == 0 || !isLetter(text[at - 1])))
                return at;
        }
        return std::string::npos;
    }

    void replaceCall(std::string_view word, std::size_t at) {
        const std::string_view text = m_parts.text;
        const std::size_t open = text.find('(', at), close = text.find(')', open);
        if (close == std::string_view::npos)
            throw Mistake{tr("a ')' is missing for the '(' at position %1", characters(text, open) + 1),
                          open};
        Call call = word == "share"      ? shareIn(open + 1, close)
                    : word == "quantile" ? quantileIn(open + 1, close)
                                         : probabilityIn(open + 1, close);
        call.name = std::string(word) + '_' + std::to_string(m_parts.calls.size() + 1);
        const std::size_t length = close + 1 - at;
        std::string name = call.name;
        if (name.size() > length)
            throw Mistake{tr("share(…), quantile(…) or P(…) is used too often; simplify the requirement"),
                          at};
        name.resize(length, ' ');
        m_parts.text.replace(at, length, name);
        m_parts.calls.push_back(std::move(call));
    }

    /// Parses the arguments of share(…), such as "height > -15 m".
    Call shareIn(std::size_t from, std::size_t to) const {
        const std::string_view text = m_parts.text;
        const Sign* sign = nullptr;
        const std::size_t at = findSign(text, from, to, sign);
        if (at == std::string_view::npos)
            throw Mistake{tr("write share(result > number), for example share(%1 > 0)", m_measures.front()),
                          from};
        Call call{Call::Kind::share};
        setMeasure(call, from, at);
        call.bound = numberIn(at + sign->text.size(), to, measureOf(m_system, call.measure).unit);
        call.greater = sign->greater;
        call.includes = !sign->strict;
        return call;
    }

    /// Parses the arguments of quantile(…), such as "height, 10 %".
    Call quantileIn(std::size_t from, std::size_t to) const {
        const std::string_view text = m_parts.text;
        const std::size_t comma = text.find(',', from);
        if (comma >= to)
            throw Mistake{
                tr("write quantile(result, level), for example quantile(%1, 10 %)", m_measures.front()),
                from};
        Call call{Call::Kind::quantile};
        setMeasure(call, from, comma);
        const bool percent = text.substr(comma, to - comma).find('%') != std::string_view::npos;
        call.bound = numberIn(comma + 1, to, "%") / (percent ? 100 : 1);
        if (!(call.bound >= 0 && call.bound <= 1))
            throw Mistake{tr("the level of a quantile must lie between 0 % and 100 %, or between 0 and 1"),
                          comma + 1};
        return call;
    }

    /// Parses the argument of P(…), such as "crossed".
    Call probabilityIn(std::size_t from, std::size_t to) const {
        const std::string& success = m_system.success.id;
        std::string_view id = std::string_view(m_parts.text).substr(from, to - from);
        const std::size_t at = std::min(id.find_first_not_of(blanks), id.size());
        id = id.substr(at, id.find_last_not_of(blanks) + 1 - at);
        if (success.empty() || id != success)
            throw Mistake{success.empty()
                              ? tr("%1 does not define success, so P(…) cannot be used", m_system.name)
                              : tr("P(…) is available only for success; write P(%1)", success),
                          from};
        return {.kind = Call::Kind::probability};
    }

    void setMeasure(Call& call, std::size_t from, std::size_t to) const {
        const std::string_view text = m_parts.text;
        const std::size_t at = std::min(text.find_first_not_of(blanks, from), to);
        std::string_view id = text.substr(at, to - at);
        id = id.substr(0, id.find_last_not_of(blanks) + 1);
        const auto found = std::ranges::find(m_measures, id);
        if (found == m_measures.end()) {
            std::string known;
            for (const std::string& measure : m_measures)
                known += (known.empty() ? "" : ", ") + measure;
            throw Mistake{
                tr("%1 is not a result of this study; available results are %2", inQuotes(id), known), at};
        }
        call.measure = *found;
        call.place = static_cast<std::size_t>(found - m_measures.begin());
    }

    /// Parses a number that may be followed by `unit`.
    double numberIn(std::size_t from, std::size_t to, std::string_view unit) const {
        const std::string_view text = m_parts.text;
        const std::size_t at = std::min(text.find_first_not_of(blanks, from), to);
        std::string_view number = text.substr(at, to - at);
        const auto trim = [&] { number = number.substr(0, number.find_last_not_of(blanks) + 1); };
        trim();
        if (!unit.empty() && number.ends_with(unit)) {
            number.remove_suffix(unit.size());
            trim();
        }
        const auto value = readNumber(number);
        if (!value)
            throw Mistake{unit.empty() ? tr("%1 is not a number", inQuotes(number))
                                       : tr("%1 must be a number in %2", inQuotes(number), unit),
                          at};
        return *value;
    }

    /// The unit that begins at `at`, after a number; null if there is none. A % before another number is the
    /// remainder operator.
    const std::string* unitAt(std::size_t at) const {
        const std::string_view text = m_parts.text;
        for (const std::string& unit : m_units) {
            if (!text.substr(at).starts_with(unit)) continue;
            const std::size_t end = at + unit.size();
            if (unit != "%") {
                if (end == text.size() || !isLetter(text[end])) return &unit;
                continue;
            }
            const auto next = text.find_first_not_of(blanks, end);
            if (next == std::string_view::npos) return &unit;
            const bool joins = findJoin(text, "and", next, std::min(text.size(), next + 4)) == next
                               || findJoin(text, "or", next, std::min(text.size(), next + 3)) == next;
            if (joins || (!isLetter(text[next]) && text[next] != '(' && text[next] != '.')) return &unit;
        }
        return nullptr;
    }

    void blankUnits() {
        std::string& text = m_parts.text;
        for (std::size_t at = 0; at < text.size();) {
            if (!isDigit(text[at])) {
                const bool word = isLetter(text[at]);
                ++at;
                while (word && at < text.size() && isLetter(text[at]))
                    ++at;
                continue;
            }
            at = endOfNumber(text, at);
            const std::size_t unit = text.find_first_not_of(blanks, at);
            if (unit == std::string::npos) return;
            if (const std::string* found = unitAt(unit)) {
                m_parts.units.push_back({*found, unit});
                text.replace(unit, found->size(), found->size(), ' ');
                at = unit;
            }
        }
    }

    const System& m_system;
    const std::vector<std::string>& m_measures;
    Parts m_parts;
    std::vector<std::string> m_units;
};

} // namespace

Parts takeApart(const System& system, const std::vector<std::string>& measures, std::string_view text) {
    return Reader(system, measures, text).read();
}

std::size_t characters(std::string_view text, std::size_t bytes) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text.substr(0, bytes), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::size_t bytes(std::string_view text, std::size_t characters) {
    std::size_t at = 0;
    while (at < text.size() && characters > 0) {
        ++at;
        while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80)
            ++at;
        --characters;
    }
    return at;
}

} // namespace talweg::requirement
