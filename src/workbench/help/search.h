#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace talweg {

/// A word of a text, folded for comparison: lower case, without accents, subscripts and plural endings.
struct SearchWord {
    QString folded;
    int position; ///< of its first character in the text
    int length;   ///< of the word as written
};

/// The words of a text in order. Dashes separate words, underscores do not: "e_crit" is "ecrit".
/// Numbers keep their decimals; %, ° and ∞ are words.
std::vector<SearchWord> searchWords(const QString& text);

/// Words that a reader looks for, in any order. Each stands for its synonyms too (the list is
/// resources/synonyms.txt), and for longer words that contain it. Numbers and single letters match
/// only themselves. Common words such as "of" count only if there are no others.
class SearchQuery {
public:
    explicit SearchQuery(const QString& typed);

    /// Whether a text has all words; an empty query matches every text.
    bool matches(const std::vector<SearchWord>& words) const;
    bool matches(const QString& text) const { return matches(searchWords(text)); }
    /// Whether this word of a text is one of those looked for.
    bool marks(const SearchWord& word) const;
    /// Whether the words follow each other in the text as they were typed.
    bool isPhraseIn(const std::vector<SearchWord>& words) const;
    bool isEmpty() const { return m_terms.empty(); }

private:
    struct Term {
        QString word;
        QStringList synonyms;

        bool matches(const QString& folded) const;
    };

    std::vector<Term> m_terms;
};

} // namespace talweg
