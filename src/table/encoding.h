#pragma once

#include <QByteArray>
#include <QString>

namespace talweg {

enum class Encoding {
    utf8,
    utf16,
    windows1252 ///< Latin-1 with the additional characters of Windows: the fallback
};

/// The text of a table, or the reason why there is none.
struct DecodedText {
    QString text;
    Encoding encoding = Encoding::utf8;
    QString refusal = {}; ///< complete sentences; empty on success
};

/// Decodes UTF-8, and UTF-16 with a byte-order mark; anything that is not UTF-8 is read as Windows-1252.
/// Rejects spreadsheets, pictures and other files that are not text. The text has no byte-order mark and no
/// control characters except tabs and line ends.
DecodedText decoded(const QByteArray& bytes);

/// Checks a text that is already decoded, such as from the clipboard.
DecodedText decodedText(QString text);

} // namespace talweg
