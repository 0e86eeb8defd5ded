#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace talweg {

/// Writes JSON. Keys are in the order of the calls, the indentation is two spaces, and each entry is on its
/// own line. Numbers read back unchanged.
///
///     JsonWriter json;
///     json.openObject();
///     json.key("t_s");
///     json.number(11.6);
///     json.closeObject();
class JsonWriter {
public:
    void openObject() { open('{'); }
    void closeObject() { close('}'); }
    void openArray() { open('['); }
    void closeArray() { close(']'); }
    /// Writes a key; the next call must write its value. Only inside an object.
    void key(std::string_view name);
    void text(std::string_view utf8);
    /// Writes a number; `null` if it is not finite.
    void number(double value);
    void boolean(bool value);
    /// Writes a pair of numbers on one line.
    void pair(double first, double second);
    /// Writes a text that is already JSON as a value on one line.
    void ready(std::string_view json);
    /// Writes an object of numbers and texts on one line.
    void row(const std::vector<std::pair<std::string, std::variant<double, std::string>>>& entries);
    /// Writes a key with a text or a number.
    void entry(std::string_view name, std::string_view utf8);
    void entry(std::string_view name, double value);

    /// The complete text, terminated by a line break.
    std::string finished() const { return m_text + '\n'; }

private:
    void open(char bracket);
    void close(char bracket);
    void begin();

    std::string m_text;
    std::size_t m_depth = 0;
    bool m_first = true;     ///< the current bracket is still empty
    bool m_afterKey = false; ///< the value of a key comes next
};

} // namespace talweg
