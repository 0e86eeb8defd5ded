#include "cli/nearest.h"

#include <QCoreApplication>
#include <algorithm>
#include <vector>

namespace talweg {

namespace {

/// The optimal string alignment distance: the smallest number of letters to change, insert, delete or swap
/// with a neighbour that turns one word into the other.
qsizetype distance(const QString& a, const QString& b) {
    const auto width = static_cast<std::size_t>(b.size()) + 1;
    std::vector<std::vector<qsizetype>> d(static_cast<std::size_t>(a.size()) + 1,
                                          std::vector<qsizetype>(width));
    for (std::size_t i = 0; i < d.size(); ++i)
        for (std::size_t j = 0; j < width; ++j) {
            if (i == 0 || j == 0) {
                d[i][j] = static_cast<qsizetype>(i + j);
                continue;
            }
            const auto letter = [](const QString& word, std::size_t n) {
                return word[static_cast<qsizetype>(n - 1)];
            };
            const bool same = letter(a, i) == letter(b, j);
            d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && letter(a, i) == letter(b, j - 1) && letter(a, i - 1) == letter(b, j))
                d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
        }
    return d.back().back();
}

/// Longest word, in letters, for which a suggestion is made. If too large, the search is slow, because its
/// time is proportional to this length. Longer texts are not misspelt words anyway.
constexpr qsizetype longest = 40;

} // namespace

QString nearest(const QString& given, const QStringList& words) {
    if (given.size() < 2 || given.size() > longest) return {};
    const QString small = given.toLower();
    QString best;
    qsizetype min = std::max<qsizetype>(1, (given.size() + 1) / 3) + 1;
    for (const QString& word : words) {
        const bool begun = small.size() >= 3 && word.startsWith(small);
        const qsizetype away = begun ? 1 : distance(small, word.toLower());
        if (away >= min) continue;
        min = away;
        best = word;
    }
    return best;
}

QString didYouMean(const QString& given, const QStringList& words) {
    const QString word = nearest(given, words);
    return word.isEmpty() ? QString()
                          : QCoreApplication::translate("talweg", " Did you mean \"%1\"?").arg(word);
}

QString orNone(const QStringList& words) {
    return words.isEmpty() ? QCoreApplication::translate("talweg", "none") : words.join(", ");
}

} // namespace talweg
