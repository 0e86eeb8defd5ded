#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <string_view>

namespace talweg {

/// What a kind of file is, as the keys `format` and `version` of its root object say.
struct JsonFormat {
    std::string_view name;
    int version = 1; ///< the newest that is read
    QString foreign; ///< a sentence: that a text is none of these
};

/// The root object of a file, or why there is none.
struct JsonRoot {
    QJsonObject object = {};
    int version = 0; ///< as it was written; at least 1
    QString failure; ///< a complete sentence; empty on success
};

/// Reads the root object of a JSON text. Texts of other kinds, damaged ones and those of newer versions are
/// refused.
JsonRoot readRoot(const QByteArray& text, const JsonFormat& format);

/// Whether a text begins as a JSON object does.
bool beginsAsObject(const QByteArray& text);

} // namespace talweg
