#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace talweg {

/// A word of a text, normalized for comparison: in lower case, without accents, subscript formatting and
/// plural endings.
struct SearchWord {
    QString folded;
    int position; ///< position of its first character in the text
    int length;   ///< number of characters of the word as written
};

/// The words of a text, in order. Dashes separate words, underscores do not: "e_crit" becomes "ecrit".
/// Numbers keep their decimals. %, ° and ∞ count as words.
std::vector<SearchWord> searchWords(const QString& text);

/// A search for words in any order. Each word also matches its synonyms (listed in resources/synonyms.txt)
/// and longer words that contain it. Words of up to three letters match only the beginning of longer words.
/// Numbers and single letters match only themselves and their synonyms. Common words, e.g. "of", are ignored
/// if there are other words.
class SearchQuery {
public:
    explicit SearchQuery(const QString& typed);

    /// Whether a text contains all words of the search. An empty search matches every text.
    bool matches(const std::vector<SearchWord>& words) const;
    bool matches(const QString& text) const { return matches(searchWords(text)); }
    /// Whether a word of a text matches one of the words of the search.
    bool marks(const SearchWord& word) const;
    /// Whether the words of the search occur in the text one after the other, in the order typed.
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
