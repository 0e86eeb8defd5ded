#pragma once

#include <QString>
#include <QStringList>

namespace talweg {

/// The word that `given` is most likely a slip of the pen for; empty when none comes near.
QString nearest(const QString& given, const QStringList& words);

/// " Did you mean "WORD"?", or nothing when no word comes near.
QString didYouMean(const QString& given, const QStringList& words);

/// The words of a list, or "none".
QString orNone(const QStringList& words);

} // namespace talweg
