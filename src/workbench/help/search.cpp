#include "workbench/help/search.h"

#include <QFile>
#include <algorithm>
#include <functional>
#include <utility>

namespace talweg {

namespace {

/// Words with fewer characters match only the beginning of a longer word.
constexpr qsizetype shortestPart = 4;

bool isPartOfWord(QChar sign) {
    constexpr char16_t prime = u'\u2032', infinity = u'\u221e';
    return sign.isLetterOrNumber() || sign.isMark() || sign == u'_' || sign == prime || sign == infinity;
}

bool isWordAlone(QChar sign) {
    return sign == u'%' || sign == u'°';
}

/// Whether the character at `i` is a decimal point or comma between digits.
bool isDecimalPoint(const QString& text, int i) {
    return (text[i] == u'.' || text[i] == u',') && i > 0 && i + 1 < text.size() && text[i - 1].isDigit()
           && text[i + 1].isDigit();
}

QString foldedSigns(const QString& written) {
    QString folded = written.normalized(QString::NormalizationForm_KD).toCaseFolded();
    folded.removeIf([](QChar sign) { return sign.isMark() || sign == u'_'; });
    return folded.replace(u',', u'.').replace(u'ß', QStringLiteral("ss"));
}

/// Unifies British and American spelling and removes plural endings.
QString stemOf(QString word) {
    for (const auto& [british, american] : {std::pair{u"isation", u"ization"}, std::pair{u"ise", u"ize"},
                                            std::pair{u"ised", u"ized"}, std::pair{u"ising", u"izing"}})
        if (word.size() > 6 && word.endsWith(QStringView(british))) {
            word.chop(QStringView(british).size());
            word += QStringView(american);
        }
    if (word.size() < shortestPart || !word.endsWith(u's') || word.endsWith(u"ss") || word.endsWith(u"us")
        || word.endsWith(u"is"))
        return word;
    if (word.endsWith(u"ies")) return word.chopped(3) + u'y';
    for (const char16_t* hissing : {u"xes", u"ches", u"shes", u"sses"})
        if (word.endsWith(QStringView(hissing))) return word.chopped(2);
    return word.chopped(1);
}

/// Groups of synonyms, from the list in the program's resources.
std::vector<QStringList> readSynonyms() {
    QFile file(QStringLiteral(":/synonyms.txt"));
    std::vector<QStringList> groups;
    if (!file.open(QIODevice::ReadOnly)) return groups;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (line.startsWith(u'#')) continue;
        QStringList group;
        for (const SearchWord& word : searchWords(line))
            group << word.folded;
        if (group.size() > 1) groups.push_back(group);
    }
    return groups;
}

QStringList synonymsOf(const QString& word) {
    static const std::vector<QStringList> groups = readSynonyms();
    QStringList found;
    for (const QStringList& group : groups)
        if (group.contains(word)) found += group;
    found.removeAll(word);
    return found;
}

/// Whether a word is in nearly every text and therefore does not narrow a search. Covers all languages of the
/// program.
bool isCommon(const QString& word) {
    static const QStringList common =
        QStringLiteral("a an and at by do doe for how in into is it my of on or the to what when where why "
                       "with das dem den der die ein eine im ist mit und von was wie zu "
                       "au aux ce de des du en est et il la le les par pour que sur un une")
            .split(u' ');
    return common.contains(word);
}

} // namespace

std::vector<SearchWord> searchWords(const QString& text) {
    std::vector<SearchWord> words;
    const auto size = static_cast<int>(text.size());
    for (int i = 0; i < size;) {
        const int from = i;
        if (isWordAlone(text[i]))
            ++i;
        else
            while (i < size && (isPartOfWord(text[i]) || isDecimalPoint(text, i)))
                ++i;
        if (i == from) {
            ++i;
            continue;
        }
        QString folded = stemOf(foldedSigns(text.mid(from, i - from)));
        if (!folded.isEmpty()) words.push_back({std::move(folded), from, i - from});
    }
    return words;
}

bool SearchQuery::Term::matches(const QString& folded) const {
    const auto begins = [&](const QString& start) {
        return start.size() < shortestPart ? folded == start : folded.startsWith(start);
    };
    if (folded == word || std::ranges::any_of(synonyms, begins)) return true;
    if (word.size() < 2 || word[0].isDigit()) return false;
    return word.size() < shortestPart ? folded.startsWith(word) : folded.contains(word);
}

SearchQuery::SearchQuery(const QString& typed) {
    std::vector<SearchWord> words = searchWords(typed);
    const auto isTelling = [](const SearchWord& word) { return !isCommon(word.folded); };
    if (std::ranges::any_of(words, isTelling)) std::erase_if(words, std::not_fn(isTelling));
    for (const SearchWord& word : words)
        m_terms.push_back({word.folded, synonymsOf(word.folded)});
}

bool SearchQuery::marks(const SearchWord& word) const {
    return std::ranges::any_of(m_terms, [&](const Term& term) { return term.matches(word.folded); });
}

bool SearchQuery::matches(const std::vector<SearchWord>& words) const {
    return std::ranges::all_of(m_terms, [&](const Term& term) {
        return std::ranges::any_of(words, [&](const SearchWord& word) { return term.matches(word.folded); });
    });
}

bool SearchQuery::isPhraseIn(const std::vector<SearchWord>& words) const {
    const auto match = [](const SearchWord& word, const Term& term) { return term.matches(word.folded); };
    return std::search(words.begin(), words.end(), m_terms.begin(), m_terms.end(), match) != words.end();
}

} // namespace talweg
