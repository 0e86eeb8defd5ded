#include "base/translation.h"

#include <utility>

namespace talweg {

namespace {

Translator& translator() {
    static Translator current;
    return current;
}

std::string translated(const char* english, const char* key, std::int64_t count) {
    const std::string words = translator() ? translator()(key, count) : std::string();
    return words.empty() ? english : words;
}

/// Replaces placeholders in one pass, because an argument may contain text that looks like a placeholder.
std::string filled(const std::string& words, std::initializer_list<TextArgument> arguments,
                   const std::string& count) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const char next = words[i] == '%' && i + 1 < words.size() ? words[i + 1] : '\0';
        const auto number = static_cast<std::size_t>(next - '1');
        if (next >= '1' && next <= '9' && number < arguments.size())
            text += (arguments.begin() + number)->text();
        else if (next == 'n' && !count.empty())
            text += count;
        else {
            text += words[i];
            continue;
        }
        ++i;
    }
    return text;
}

} // namespace

std::string tr(const char* english, std::initializer_list<TextArgument> arguments) {
    return filled(translated(english, english, -1), arguments, {});
}

std::string trCount(std::int64_t count, const char* one, const char* many,
                    std::initializer_list<TextArgument> arguments) {
    return filled(translated(count == 1 ? one : many, many, count), arguments, std::to_string(count));
}

void setTranslator(Translator chosen) {
    translator() = std::move(chosen);
}

} // namespace talweg
