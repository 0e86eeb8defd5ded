#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>

namespace talweg {

/// Argument of a translated text: words or a whole number. Callers must format other numbers themselves, with
/// a suitable number of digits.
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

/// A translated text for people. %1 to %9 stand for the arguments, in the order that the language needs;
/// other percent signs stand for themselves. All labels, sentences, help and messages of the layers without
/// Qt use this function (layers with Qt use Qt's own tr). Do not build texts by concatenating parts of
/// sentences, because such parts cannot be translated. The English text must be a literal so that translation
/// tools find it.
std::string tr(const char* english, std::initializer_list<TextArgument> arguments);
template <class... Arguments>
std::string tr(const char* english, const Arguments&... arguments) {
    return tr(english, {TextArgument(arguments)...});
}

/// Translates a text with a count, which selects the singular or plural form and replaces %n.
std::string trCount(std::int64_t count, const char* one, const char* many,
                    std::initializer_list<TextArgument> arguments);
template <class... Arguments>
std::string trCount(std::int64_t count, const char* one, const char* many, const Arguments&... arguments) {
    return trCount(count, one, many, {TextArgument(arguments)...});
}

/// Returns the translation of an English text, with its placeholders. An empty result means that the text is
/// unknown and stays English. For texts with a count, `english` is the plural form and `count` selects the
/// form; otherwise `count` is −1.
using Translator = std::function<std::string(const char* english, std::int64_t count)>;

/// Sets the language of all texts requested from now on. Call it while only one thread exists, before the
/// tables of inputs and outputs are first read. An empty translator means English.
void setTranslator(Translator translator);

} // namespace talweg
