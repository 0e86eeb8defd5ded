#pragma once

#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace talweg {

/// The text of a value in a file, shortened for a message.
QString givenInFile(const QJsonValue& json);
/// The message about an unknown key in a file. It lists the known keys.
QString unknownKey(const QString& key, const QStringList& known);

} // namespace talweg
