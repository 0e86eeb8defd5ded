#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>

namespace talweg {

/// The argument of a text: words, or a whole number. Other numbers are written first, with the digits they
/// deserve.
class TextArgument {
public:
    template <class Given>
    TextArgument(const Given& given) : m_text(asText(given)) {}
    const std::string& text() const { return m_text; }

private:
    template <class Given>
    static std::string asText(const Given& given) {
        if constexpr (std::is_convertible_v<const Given&, std::string_view>)
            return std::string(std::string_view(given));
        else {
            static_assert(std::is_integral_v<Given>, "write the number first, with the digits it deserves");
            return std::to_string(given);
        }
    }

    std::string m_text;
};

/// A text for people in their language, %1 to %9 standing for the arguments, in whatever order the language
/// wants them; other signs of per cent stand for themselves. Every label, sentence, help and complaint of the
/// layers without Qt goes through here (those with Qt have Qt's own tr), and none is glued together of parts
/// that are not sentences or names: only so it can be translated. The English text is a literal, which is
/// how those who translate find it.
std::string tr(const char* english, std::initializer_list<TextArgument> arguments);
template <class... Arguments>
std::string tr(const char* english, const Arguments&... arguments) {
    return tr(english, {TextArgument(arguments)...});
}

/// The same for a text that speaks of a number of things, which also stands for %n: languages have other
/// forms for one and for many.
std::string trCount(std::int64_t count, const char* one, const char* many,
                    std::initializer_list<TextArgument> arguments);
template <class... Arguments>
std::string trCount(std::int64_t count, const char* one, const char* many, const Arguments&... arguments) {
    return trCount(count, one, many, {TextArgument(arguments)...});
}

/// What gives the words of a language for an English text, its places for arguments left in; `count` where
/// there are forms for one and for many, of which it is given that for many, otherwise −1. Nothing for a text
/// it does not know, which then stays English.
using Translator = std::function<std::string(const char* english, std::int64_t count)>;

/// Sets the language, for all texts asked for from then on: before tables of inputs and outputs are first
/// read, and while there is one thread. An empty one is English.
void setTranslator(Translator translator);

} // namespace talweg
