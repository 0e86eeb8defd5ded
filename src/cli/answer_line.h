#pragma once

#include <QStringList>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace talweg {

/// A line of an answer, "chosen e=0.9 margin=2.35294 …": keys, which are ids and column names, with numbers
/// or words, for people and programs.
class AnswerLine {
public:
    using Entries = std::vector<std::pair<std::string, std::variant<double, std::string>>>;

    explicit AnswerLine(std::string kind = {}) : m_kind(std::move(kind)) {}

    /// A value of an input: to all its digits. Nothing: "none".
    void value(const std::string& key, std::optional<double> number);
    /// To the digits that matter to people.
    void number(const std::string& key, double number);
    void count(const std::string& key, std::uint64_t number);
    void word(const std::string& key, const std::string& word);
    /// What people read otherwise than programs.
    void printed(const std::string& key, const QString& text, const Entries& entries);

    QString text() const;
    const std::string& kind() const { return m_kind; }
    /// Numbers to all their digits; what is not there is not a number.
    const Entries& entries() const { return m_entries; }

private:
    std::string m_kind; ///< what the line is of; may be empty
    Entries m_entries;
    QStringList m_texts;
};

/// Those of an answer's lines that are of a kind.
std::vector<AnswerLine> ofKind(const std::vector<AnswerLine>& lines, std::string_view kind);

} // namespace talweg
