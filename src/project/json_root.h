#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <string_view>

namespace talweg {

/// A kind of file, identified by the keys `format` and `version` of its root object.
struct JsonFormat {
    std::string_view name;
    int version = 1; ///< newest readable version
    QString foreign; ///< a sentence for a text of another kind
};

/// The root object of a file, or the reason why there is none.
struct JsonRoot {
    QJsonObject object = {};
    int version = 0; ///< as written in the file; at least 1
    QString failure; ///< a complete sentence; empty on success
};

/// Reads the root object of a JSON text. Rejects other kinds, damaged texts and newer versions.
JsonRoot readRoot(const QByteArray& text, const JsonFormat& format);

/// Whether a text begins like a JSON object.
bool beginsAsObject(const QByteArray& text);

} // namespace talweg
