#include "project/json.h"

#include "systems/parameter.h"

#include <cmath>

namespace talweg {

namespace {

std::string jsonText(std::string_view utf8) {
    std::string text = "\"";
    for (const char c : utf8) {
        if (c == '"' || c == '\\')
            (text += '\\') += c;
        else if (c == '\n')
            text += "\\n";
        else if (c == '\t')
            text += "\\t";
        else if (static_cast<unsigned char>(c) < 0x20) {
            constexpr std::string_view hexadecimal = "0123456789abcdef";
            ((text += "\\u00") += hexadecimal[static_cast<unsigned char>(c) >> 4]) += hexadecimal[c & 0xF];
        } else
            text += c;
    }
    return text += '"';
}

std::string numeral(double value) {
    return std::isfinite(value) ? shortest(value) : "null";
}

} // namespace

void JsonWriter::begin() {
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_depth > 0) {
        m_text += m_first ? "\n" : ",\n";
        m_text.append(2 * m_depth, ' ');
    }
    m_first = false;
}

void JsonWriter::open(char bracket) {
    begin();
    m_text += bracket;
    ++m_depth;
    m_first = true;
}

void JsonWriter::close(char bracket) {
    --m_depth;
    if (!m_first) {
        m_text += '\n';
        m_text.append(2 * m_depth, ' ');
    }
    m_text += bracket;
    m_first = false;
}

void JsonWriter::key(std::string_view name) {
    begin();
    m_text += jsonText(name) + ": ";
    m_afterKey = true;
}

void JsonWriter::text(std::string_view utf8) {
    begin();
    m_text += jsonText(utf8);
}

void JsonWriter::number(double value) {
    begin();
    m_text += numeral(value);
}

void JsonWriter::ready(std::string_view json) {
    begin();
    m_text += json;
}

void JsonWriter::boolean(bool value) {
    begin();
    m_text += value ? "true" : "false";
}

void JsonWriter::pair(double first, double second) {
    begin();
    m_text += '[' + numeral(first) + ", " + numeral(second) + ']';
}

void JsonWriter::row(const std::vector<std::pair<std::string, std::variant<double, std::string>>>& entries) {
    begin();
    std::string inside;
    for (const auto& [name, value] : entries) {
        const double* number = std::get_if<double>(&value);
        inside += (inside.empty() ? "" : ", ") + jsonText(name) + ": "
                  + (number ? numeral(*number) : jsonText(std::get<std::string>(value)));
    }
    m_text += '{' + inside + '}';
}

void JsonWriter::entry(std::string_view name, std::string_view utf8) {
    key(name);
    text(utf8);
}

void JsonWriter::entry(std::string_view name, double value) {
    key(name);
    number(value);
}

} // namespace talweg
