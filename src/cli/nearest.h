#pragma once

#include <QString>
#include <QStringList>

namespace talweg {

/// The most similar of `words`, as a suggestion for a misspelt `given`; empty if none is similar.
QString nearest(const QString& given, const QStringList& words);

/// " Did you mean "WORD"?", or an empty text if no word is similar.
QString didYouMean(const QString& given, const QStringList& words);

/// The words joined by commas, or "none" if there are none.
QString orNone(const QStringList& words);

} // namespace talweg
