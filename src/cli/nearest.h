#pragma once

#include <QString>
#include <QStringList>

namespace talweg {

/// The word of which `given` is most likely a misspelling; empty if none is similar.
QString nearest(const QString& given, const QStringList& words);

/// " Did you mean "WORD"?", or an empty text if no word is similar.
QString didYouMean(const QString& given, const QStringList& words);

/// The words of a list, or "none".
QString orNone(const QStringList& words);

} // namespace talweg
