#pragma once

#include <QByteArray>
#include <QString>

namespace talweg {

enum class Encoding {
    utf8,
    utf16,
    windows1252 ///< Latin-1 with the additional characters of Windows; used if nothing else fits
};

/// The text of a table, or an error.
struct DecodedText {
    QString text;
    Encoding encoding = Encoding::utf8;
    QString refusal = {}; ///< the error, as complete sentences; empty on success
};

/// Decodes UTF-8, and UTF-16 with a byte-order mark. Text that is not UTF-8 is read as Windows-1252.
/// Spreadsheets, pictures and other files that are not text are errors. The result has no byte-order mark and
/// no control characters except tabs and line ends.
DecodedText decoded(const QByteArray& bytes);

/// Checks a text that is already decoded, for example from the clipboard.
DecodedText decodedText(QString text);

} // namespace talweg
