#include "base/text.h"
#include "base/translation.h"
#include "terrain/expression.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>
#include <optional>
#include <span>

namespace talweg {

namespace {

using Mistake = Expression::Mistake;
using expression::deepestStack, expression::Instruction, expression::Op;

/// Largest nesting of brackets and functions, because each level is a recursive call. deepestStack is larger
/// because a level may keep one or two values on the stack.
constexpr std::size_t deepestNesting = 100;

struct Function {
    std::string_view name;
    Op op;
    int arguments; ///< number of arguments; 0: two or more
};

constexpr Function functions[]{
    {"sin", Op::sin, 1},     {"cos", Op::cos, 1},     {"tan", Op::tan, 1},     {"asin", Op::asin, 1},
    {"acos", Op::acos, 1},   {"atan", Op::atan, 1},   {"atan2", Op::atan2, 2}, {"sinh", Op::sinh, 1},
    {"cosh", Op::cosh, 1},   {"tanh", Op::tanh, 1},   {"asinh", Op::asinh, 1}, {"acosh", Op::acosh, 1},
    {"atanh", Op::atanh, 1}, {"exp", Op::exp, 1},     {"ln", Op::log, 1},      {"log", Op::log, 1},
    {"log10", Op::log10, 1}, {"log2", Op::log2, 1},   {"sqrt", Op::sqrt, 1},   {"cbrt", Op::cbrt, 1},
    {"pow", Op::power, 2},   {"hypot", Op::hypot, 2}, {"abs", Op::abs, 1},     {"sign", Op::sign, 1},
    {"floor", Op::floor, 1}, {"ceil", Op::ceil, 1},   {"round", Op::round, 1}, {"trunc", Op::trunc, 1},
    {"min", Op::min, 0},     {"max", Op::max, 0},     {"arcsin", Op::asin, 1}, {"arccos", Op::acos, 1},
    {"arctan", Op::atan, 1}, {"sgn", Op::sign, 1},
};
constexpr std::size_t secondNames = 4; ///< number of names at the end of the list that are not shown to users

struct Binary {
    std::string_view sign;
    Op op;
    int rank; ///< a higher rank binds tighter
};

/// An operator that begins with another operator comes before it.
constexpr Binary binaries[]{
    {"||", Op::either, 1},       {"&&", Op::both, 2},     {"<=", Op::lessEqual, 3},
    {">=", Op::greaterEqual, 3}, {"≤", Op::lessEqual, 3}, {"≥", Op::greaterEqual, 3},
    {"===", Op::equal, 3},       {"!==", Op::unequal, 3}, {"==", Op::equal, 3},
    {"!=", Op::unequal, 3},      {"<", Op::less, 3},      {">", Op::greater, 3},
    {"+", Op::add, 4},           {"-", Op::subtract, 4},  {"−", Op::subtract, 4},
    {"*", Op::multiply, 5},      {"·", Op::multiply, 5},  {"×", Op::multiply, 5},
    {"/", Op::divide, 5},        {"÷", Op::divide, 5},    {"%", Op::remainder, 5},
};
constexpr int comparisonRank = 3;

/// The constants, with the names that they have in JavaScript, in which curves are often published.
constexpr std::pair<std::string_view, double> constants[]{
    {"pi", std::numbers::pi},         {"e", std::numbers::e},         {"PI", std::numbers::pi},
    {"E", std::numbers::e},           {"SQRT2", std::numbers::sqrt2}, {"SQRT1_2", std::numbers::sqrt2 / 2},
    {"LN2", std::numbers::ln2},       {"LN10", std::numbers::ln10},   {"LOG2E", std::numbers::log2e},
    {"LOG10E", std::numbers::log10e},
};

std::optional<double> constantOf(std::string_view name) {
    const auto* found = std::ranges::find(constants, name, &std::pair<std::string_view, double>::first);
    return found == std::end(constants) ? std::nullopt : std::optional(found->second);
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
/// Whether this is a continuation byte of a UTF-8 character.
bool continues(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}
bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Reads by recursive descent. Throws the first mistake as a Mistake.
class Reader {
public:
    Reader(std::string_view text, std::vector<std::string> names) : m_text(text), m_names(std::move(names)) {}

    std::vector<Instruction> read() {
        skipSpace();
        if (atEnd()) fail(tr("there is no expression"));
        readChoice();
        if (!atEnd()) failAtRest();
        tellPowers();
        return std::move(m_code);
    }

private:
    // --- the text ----------------------------------------------------------------------------------

    bool atEnd() const { return m_at >= m_text.size(); }
    std::string_view rest() const { return m_text.substr(m_at); }

    void skipSpace() {
        while (!atEnd() && isSpace(m_text[m_at]))
            ++m_at;
    }
    bool accept(std::string_view sign) {
        if (!rest().starts_with(sign)) return false;
        m_at += sign.size();
        skipSpace();
        return true;
    }
    bool acceptWord(std::string_view name) {
        return rest().starts_with(name) && word() == name && accept(name);
    }
    /// Position of a byte as a number of characters, counted from 1.
    std::size_t positionOf(std::size_t byte) const {
        const auto before = m_text.substr(0, byte);
        return 1 + static_cast<std::size_t>(std::ranges::count_if(before, [](char c) {
                   return !continues(c);
               }));
    }

    [[noreturn]] void fail(std::string what) const { fail(std::move(what), m_at); }
    [[noreturn]] void fail(std::string what, std::size_t byte) const {
        throw Mistake{std::move(what), positionOf(byte)};
    }
    /// The complete character at the current position.
    std::string character() const {
        std::size_t length = 1;
        while (length < rest().size() && continues(rest()[length]))
            ++length;
        return std::string(rest().substr(0, length));
    }

    [[noreturn]] void failAtRest() const {
        const char c = m_text[m_at];
        if (c == ')') fail(tr("this ')' has no matching '('"));
        if (c == ',')
            fail(tr(
                "a ',' can only separate the arguments of a function; write numbers with a decimal point"));
        if (c == ':') fail(tr("this ':' has no matching '?'"));
        if (c == '=') fail(tr("\"=\" is not an operator; write \"==\" for comparisons"));
        if (m_names.empty() && isLetter(c) && !isKnown(word())) failUnknown(word(), m_at);
        if (isLetter(c) || isDigit(c) || c == '(' || c == '.' || rest().starts_with("π"))
            fail(tr("an operator such as '*' is missing before %1", inQuotes(word())));
        fail(tr("%1 is not allowed here", inQuotes(character())));
    }
    /// The word at the current position or, if there is none, the character.
    std::string word() const {
        std::size_t end = 0;
        while (end < rest().size() && (isLetter(rest()[end]) || isDigit(rest()[end])))
            ++end;
        return end > 0 ? std::string(rest().substr(0, end)) : character();
    }

    static bool isKnown(std::string_view name) {
        return std::ranges::find(functions, name, &Function::name) != std::end(functions) || constantOf(name);
    }
    [[noreturn]] void failUnknown(std::string_view name, std::size_t byte) const {
        const std::string unknown = inQuotes(name);
        if (m_names.empty()) fail(tr("%1 is neither a number nor a known function", unknown), byte);
        if (m_names.size() == 1)
            fail(tr("%1 is not defined; the variable is %2, the constants are pi and e, and the functions "
                    "are %3",
                    unknown, m_names.front(), functionNames()),
                 byte);
        std::vector<std::string> known = m_names;
        std::erase(known, "");
        fail(tr("%1 is not defined; known names are %2", unknown, listed(known)), byte);
    }
    /// Text that lists what may stand where a value is expected.
    std::string needed() const {
        if (m_names.empty()) return tr("a number or a '('");
        if (m_names.size() == 1) return tr("a number, %1 or a '('", m_names.front());
        return tr("a number, a name or a '('");
    }

    // --- the code ----------------------------------------------------------------------------------

    /// Changes powers with a variable exponent from `power` to `realPower`.
    void tellPowers() {
        std::vector<bool> varies; // for each value on the stack: whether it depends on a variable
        for (Instruction& instruction : m_code) {
            if (instruction.op == Op::power && varies.back()) instruction.op = Op::realPower;
            bool any = instruction.op == Op::variable;
            for (int n = operands(instruction.op); n > 0; --n) {
                any = any || varies.back();
                varies.pop_back();
            }
            varies.push_back(any);
        }
    }

    void emit(Op op, std::size_t byte, double number = 0) {
        m_code.push_back({op, number, positionOf(byte), 0});
        m_height = m_height + 1 - static_cast<std::size_t>(operands(op));
        if (m_height > deepestStack) fail(tr("the expression is nested too deeply"), byte);
    }

    // --- the grammar -------------------------------------------------------------------------------

    /// Counts one level of nesting during its lifetime.
    class Level {
    public:
        explicit Level(Reader& reader) : m_reader(reader) {
            if (++m_reader.m_level > deepestNesting)
                m_reader.fail(tr("the expression is nested more than %1 levels deep", deepestNesting));
        }
        ~Level() { --m_reader.m_level; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;

    private:
        Reader& m_reader;
    };

    /// Reads c ? a : b, or an expression with operators that bind tighter.
    void readChoice() {
        const Level level(*this);
        readBinary(1);
        const std::size_t mark = m_at;
        if (!accept("?")) return;
        readChoice();
        if (!accept(":")) fail(tr("the '?' at position %1 has no matching ':'", positionOf(mark)));
        readChoice();
        emit(Op::choose, mark);
    }

    const Binary* binaryHere(int rank) const {
        if (rest().starts_with("**")) return nullptr;
        const auto* found =
            std::ranges::find_if(binaries, [&](const Binary& b) { return rest().starts_with(b.sign); });
        return found != std::end(binaries) && found->rank >= rank ? found : nullptr;
    }

    /// Reads operators of at least this rank. Operators of the same rank are left-associative.
    void readBinary(int rank) {
        readSigned();
        bool compared = false;
        while (const Binary* binary = binaryHere(rank)) {
            const std::size_t mark = m_at;
            if (binary->rank == comparisonRank && compared)
                fail(tr("comparisons cannot be chained; write a < b && b < c"));
            compared = binary->rank == comparisonRank;
            accept(binary->sign);
            readBinary(binary->rank + 1);
            emit(binary->op, mark);
        }
    }

    void readSigned() {
        const std::size_t mark = m_at;
        if (accept("-") || accept("−")) {
            const Level level(*this);
            readSigned();
            emit(Op::negate, mark);
        } else if (accept("+")) {
            const Level level(*this);
            readSigned();
        } else if (!rest().starts_with("!=") && accept("!")) {
            const Level level(*this);
            readSigned();
            emit(Op::invert, mark);
        } else {
            readPower();
        }
    }

    void readPower() {
        readPrimary();
        const std::size_t mark = m_at;
        if (accept("°") || acceptWord("deg")) emit(Op::degree, mark);
        if (accept("^") || accept("**")) {
            const Level level(*this);
            readSigned();
            emit(Op::power, mark);
        } else if (accept("²")) {
            emit(Op::number, mark, 2);
            emit(Op::power, mark);
        } else if (accept("³")) {
            emit(Op::number, mark, 3);
            emit(Op::power, mark);
        }
    }

    void readPrimary() {
        if (atEnd()) fail(tr("the expression ends where %1 is needed", needed()));
        const char c = m_text[m_at];
        if (isDigit(c) || c == '.') return readNumber();
        if (isLetter(c) || rest().starts_with("π")) return readName();
        const std::size_t open = m_at;
        if (!accept("(")) fail(tr("%1 is needed instead of %2", needed(), inQuotes(character())));
        readChoice();
        close(open);
    }

    void close(std::size_t open) {
        if (accept(")")) return;
        if (atEnd()) fail(tr("a ')' is missing for the '(' at position %1", positionOf(open)));
        failAtRest();
    }

    void readNumber() {
        double number = 0;
        const std::size_t mark = m_at;
        const auto [end, error] = std::from_chars(rest().data(), rest().data() + rest().size(), number);
        if (error == std::errc::result_out_of_range) fail(tr("this number is too large or too small"));
        if (error != std::errc()) fail(tr("a digit is missing after the decimal point"));
        m_at += static_cast<std::size_t>(end - rest().data());
        if (rest().starts_with(".")) fail(tr("a number can have only one decimal point"));
        skipSpace();
        emit(Op::number, mark, number);
    }

    std::string_view takeName() {
        const std::size_t begin = m_at;
        if (accept("π")) return "pi";
        while (!atEnd() && (isLetter(m_text[m_at]) || isDigit(m_text[m_at])))
            ++m_at;
        const auto name = m_text.substr(begin, m_at - begin);
        if (name == "Math" && rest().starts_with(".") && rest().size() > 1 && isLetter(rest()[1])) {
            ++m_at;
            return takeName();
        }
        skipSpace();
        return name;
    }

    void readName() {
        const std::size_t mark = m_at;
        const std::string_view name = takeName();
        const auto* function = std::ranges::find(functions, name, &Function::name);
        if (function != std::end(functions)) return readCall(*function, mark);
        const auto known = std::ranges::find(m_names, name);
        if (known != m_names.end()) {
            emit(Op::variable, mark);
            m_code.back().name = static_cast<std::uint32_t>(known - m_names.begin());
        } else if (const std::optional<double> constant = constantOf(name)) {
            emit(Op::number, mark, *constant);
        } else {
            failUnknown(name, mark);
        }
        if (rest().starts_with("(")) fail(tr("an operator such as '*' is missing before %1", inQuotes("(")));
    }

    void readCall(const Function& function, std::size_t mark) {
        const std::string name(function.name);
        const std::size_t open = m_at;
        if (!accept("("))
            fail(tr("%1 needs its argument in brackets, as in %1(%2)", name,
                    m_names.empty() ? "1" : m_names.front()));
        const std::size_t begin = m_code.size();
        int count = 0;
        do {
            readChoice();
            ++count;
            if (function.arguments == 0 && count > 1) emit(function.op, mark);
        } while (accept(","));
        close(open);
        const int needed = function.arguments;
        if (needed == 0 ? count < 2 : count != needed)
            fail(needed == 0   ? tr("%1 needs two or more arguments, not %2", name, count)
                 : needed == 1 ? tr("%1 needs one argument, not %2", name, count)
                               : tr("%1 needs two arguments, not %2", name, count),
                 mark);
        if (needed == 0) return;
        const std::optional<double> exact = exactAt(function.op, begin);
        emit(function.op, mark);
        if (!exact) return;
        m_code.resize(begin);
        m_code.push_back({Op::number, *exact, positionOf(mark), 0});
    }

    /// The exact sine, cosine or tangent of a number of degrees: sin(180°) is 0. Nothing if the code from
    /// `begin` on is anything else, or if the exact result is not 0, ±½ or ±1.
    std::optional<double> exactAt(Op op, std::size_t begin) const {
        const std::size_t length = m_code.size() - begin;
        const bool negative = length == 3 && m_code.back().op == Op::negate;
        if ((length != 2 && !negative) || m_code[begin].op != Op::number
            || m_code[begin + 1].op != Op::degree)
            return {};
        const double angle = std::fmod(negative ? -m_code[begin].number : m_code[begin].number, 360);
        const auto at = [angle](auto... angles) { return ((std::abs(angle) == angles) || ...); };
        const double sign = angle < 0 ? -1 : 1;
        if (op == Op::sin && at(0.0, 180.0)) return 0;
        if (op == Op::sin && at(30.0, 150.0)) return sign / 2;
        if (op == Op::sin && at(210.0, 330.0)) return -sign / 2;
        if (op == Op::cos && at(90.0, 270.0)) return 0;
        if (op == Op::cos && at(60.0, 300.0)) return 0.5;
        if (op == Op::cos && at(120.0, 240.0)) return -0.5;
        if (op == Op::tan && at(0.0, 180.0)) return 0;
        if (op == Op::tan && at(45.0, 225.0)) return sign;
        if (op == Op::tan && at(135.0, 315.0)) return -sign;
        return {};
    }

    std::string_view m_text;
    std::vector<std::string> m_names;
    std::size_t m_at = 0;
    std::size_t m_level = 0;
    std::size_t m_height = 0; ///< height of the stack after the code read so far
    std::vector<Instruction> m_code;
};

} // namespace

std::string Mistake::sentence() const {
    return tr("has an error at position %1: %2.", position, what);
}

std::string functionNames() {
    return listed(std::span(functions).first(std::size(functions) - secondNames), &Function::name);
}

std::variant<Expression, Mistake> Expression::read(std::string_view text, std::string_view variable) {
    return readWith(text, {std::string(variable)});
}

std::variant<Expression, Mistake> Expression::readWith(std::string_view text,
                                                       std::vector<std::string> names) {
    if (text.size() > longest)
        return Mistake{tr("an expression can have at most %1 characters", longest), longest + 1};
    try {
        Expression expression;
        expression.m_instructions =
            std::make_shared<const std::vector<Instruction>>(Reader(text, std::move(names)).read());
        return expression;
    } catch (const Mistake& mistake) {
        return mistake;
    }
}

Expression Expression::constant(double number) {
    Expression expression;
    expression.m_instructions =
        std::make_shared<const std::vector<Instruction>>(1, Instruction{Op::number, number, 1, 0});
    return expression;
}

} // namespace talweg
