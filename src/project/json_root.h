#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <string_view>

namespace talweg {

/// A kind of JSON file. The keys `format` and `version` of the root object identify it.
struct JsonFormat {
    std::string_view name;
    int version = 1; ///< newest readable version
    QString foreign; ///< the error for a text of another kind, as a complete sentence
};

/// The root object of a file, or an error.
struct JsonRoot {
    QJsonObject object = {};
    int version = 0; ///< as written in the file; at least 1
    QString failure; ///< a complete sentence; empty on success
};

/// Reads the root object of a JSON text. Damaged texts, other kinds of files and newer versions are errors.
JsonRoot readRoot(const QByteArray& text, const JsonFormat& format);

/// Whether a text begins like a JSON object.
bool beginsAsObject(const QByteArray& text);

} // namespace talweg
