#pragma once

#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace talweg {

/// The value found in a file, as a short text for a message.
QString givenInFile(const QJsonValue& json);
/// Message about an unknown key in a file, with the known ones.
QString unknownKey(const QString& key, const QStringList& known);

} // namespace talweg
