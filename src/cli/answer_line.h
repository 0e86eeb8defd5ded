#pragma once

#include <QStringList>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace talweg {

/// One line of a command's answer, such as "chosen e=0.9 margin=2.35294 …", in a printed and a
/// machine-readable form. Keys are ids and column names; values are numbers or words.
class AnswerLine {
public:
    using Entries = std::vector<std::pair<std::string, std::variant<double, std::string>>>;

    explicit AnswerLine(std::string kind = {}) : m_kind(std::move(kind)) {}

    /// Adds the value of an input with all digits; "none" if there is no number.
    void value(const std::string& key, std::optional<double> number);
    /// Adds a result, rounded in the printed text.
    void number(const std::string& key, double number);
    void count(const std::string& key, std::uint64_t number);
    void word(const std::string& key, const std::string& word);
    /// Adds a part whose printed text differs from its machine-readable entries.
    void printed(const std::string& key, const QString& text, const Entries& entries);

    QString text() const;
    const std::string& kind() const { return m_kind; }
    /// The entries, with numbers at full precision; NaN where there is no number.
    const Entries& entries() const { return m_entries; }

private:
    std::string m_kind; ///< name of the kind of line; may be empty
    Entries m_entries;
    QStringList m_texts;
};

/// The lines whose kind() is `kind`.
std::vector<AnswerLine> ofKind(const std::vector<AnswerLine>& lines, std::string_view kind);

} // namespace talweg
