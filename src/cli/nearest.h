#pragma once

#include <QString>
#include <QStringList>

namespace talweg {

/// The word that `given` is most likely a misspelling of; empty if none is close.
QString nearest(const QString& given, const QStringList& words);

/// " Did you mean "WORD"?", or nothing if no word is close.
QString didYouMean(const QString& given, const QStringList& words);

/// The words of a list, or "none".
QString orNone(const QStringList& words);

} // namespace talweg
