#pragma once

#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace talweg {

/// What a file has somewhere, as text for a message, not too long.
QString givenInFile(const QJsonValue& json);
/// What is said of a key that a file has where others are known.
QString unknownKey(const QString& key, const QStringList& known);

} // namespace talweg
