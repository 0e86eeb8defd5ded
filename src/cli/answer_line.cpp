#include "cli/answer_line.h"

#include "base/number.h"
#include "cli/to_qt.h"

#include <QStringList>

namespace talweg {

void AnswerLine::value(const std::string& key, std::optional<double> number) {
    add(key, number.value_or(nothing), number ? toQt(shortest(*number)) : QStringLiteral("none"));
}

void AnswerLine::number(const std::string& key, double number) {
    constexpr int digits = 5;
    add(key, number, QString::number(number, 'g', digits));
}

void AnswerLine::count(const std::string& key, std::uint64_t number) {
    add(key, static_cast<double>(number), QString::number(number));
}

void AnswerLine::word(const std::string& key, const std::string& word) {
    add(key, word, toQt(word));
}

QString AnswerLine::text() const {
    return (m_kind.empty() ? m_texts : QStringList(toQt(m_kind)) + m_texts).join(u' ');
}

void AnswerLine::add(const std::string& key, std::variant<double, std::string> value, const QString& text) {
    m_entries.emplace_back(key, std::move(value));
    m_texts << toQt(key) + u'=' + text;
}

} // namespace talweg
