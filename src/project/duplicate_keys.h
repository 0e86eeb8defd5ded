#pragma once

#include <QByteArray>
#include <QStringList>

namespace talweg {

/// Finds duplicate keys in the objects of a JSON text, because Qt silently keeps only the last value. Returns
/// a complete sentence with the position for each duplicate, up to `max` sentences. The text must be valid
/// JSON.
QStringList duplicateKeys(const QByteArray& json, qsizetype max);

} // namespace talweg
