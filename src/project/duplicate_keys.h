#pragma once

#include <QByteArray>
#include <QStringList>

namespace talweg {

/// A complete sentence, with the position, for each duplicate key of an object in the JSON text, up to
/// `most`. Qt silently keeps the last value. The text must be valid JSON.
QStringList duplicateKeys(const QByteArray& json, qsizetype max);

} // namespace talweg
