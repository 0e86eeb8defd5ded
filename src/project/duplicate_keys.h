#pragma once

#include <QByteArray>
#include <QStringList>

namespace talweg {

/// A complete sentence, with the place, for each key that an object of the JSON text has more than once, up
/// to `most`. Qt keeps the last of them without a word. The text must be valid JSON.
QStringList duplicateKeys(const QByteArray& json, qsizetype max);

} // namespace talweg
