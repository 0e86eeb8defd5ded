#pragma once

#include <QByteArray>
#include <QString>

namespace talweg {

enum class Encoding {
    utf8,
    utf16,
    windows1252 ///< Latin-1 with the characters that Windows adds: the last resort
};

/// The text of a table, or why there is none.
struct DecodedText {
    QString text;
    Encoding encoding = Encoding::utf8;
    QString refusal = {}; ///< complete sentences; empty on success
};

/// Decodes UTF-8, and UTF-16 by its byte-order mark; what is no UTF-8 is taken for Windows-1252. Refuses
/// spreadsheets, pictures and whatever else is no text. The text has no byte-order mark and no control
/// characters but tabs and line ends.
DecodedText decoded(const QByteArray& bytes);

/// The same for a text that comes without bytes, from the clipboard.
DecodedText decodedText(QString text);

} // namespace talweg
