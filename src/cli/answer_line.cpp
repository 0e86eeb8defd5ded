#include "cli/answer_line.h"

#include "base/number.h"
#include "base/to_qt.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace talweg {

void AnswerLine::value(const std::string& key, std::optional<double> number) {
    m_entries.emplace_back(key, number.value_or(nothing));
    m_texts << toQt(key) + u'=' + (number ? toQt(shortest(*number)) : QStringLiteral("none"));
}

void AnswerLine::number(const std::string& key, double number) {
    constexpr int digits = 6;
    const bool isTiny = std::abs(number) < std::numeric_limits<double>::min();
    m_entries.emplace_back(key, number);
    m_texts << toQt(key) + u'='
                   + (std::isnan(number) ? QStringLiteral("none")
                                         : QString::number(isTiny ? 0 : number, 'g', digits));
}

void AnswerLine::count(const std::string& key, std::uint64_t number) {
    m_entries.emplace_back(key, static_cast<double>(number));
    m_texts << toQt(key) + u'=' + QString::number(number);
}

void AnswerLine::word(const std::string& key, const std::string& word) {
    m_entries.emplace_back(key, word);
    m_texts << toQt(key + '=' + word);
}

void AnswerLine::printed(const std::string& key, const QString& text, const Entries& entries) {
    m_entries.insert(m_entries.end(), entries.begin(), entries.end());
    m_texts << toQt(key) + u'=' + text;
}

QString AnswerLine::text() const {
    return (m_kind.empty() ? m_texts : QStringList(toQt(m_kind)) + m_texts).join(u' ');
}

std::vector<AnswerLine> ofKind(const std::vector<AnswerLine>& lines, std::string_view kind) {
    std::vector<AnswerLine> some;
    std::ranges::copy_if(lines, std::back_inserter(some),
                         [kind](const AnswerLine& line) { return line.kind() == kind; });
    return some;
}

} // namespace talweg
