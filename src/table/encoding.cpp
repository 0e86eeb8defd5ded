#include "table/encoding.h"

#include <QCoreApplication>
#include <QStringDecoder>
#include <algorithm>
#include <array>

namespace talweg {

namespace {

/// The characters of Windows-1252 from 0x80 to 0x9F; 0 for undefined codes.
constexpr std::array<char16_t, 32> windowsCharacters{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

QString fromWindows1252(const QByteArray& bytes) {
    QString text = QString::fromLatin1(bytes);
    for (QChar& c : text)
        if (c >= QChar(0x80) && c < QChar(0xA0)) c = QChar(windowsCharacters[c.unicode() - 0x80u]);
    return text;
}

bool isSpreadsheet(const QByteArray& bytes) {
    return bytes.startsWith("PK\x03\x04") || bytes.startsWith("\xD0\xCF\x11\xE0");
}

/// Whether a character is not allowed in a table.
bool isForbidden(QChar c) {
    if (c == u'\t' || c == u'\n' || c == u'\r') return false;
    return c < u' ' || (c >= QChar(0x7F) && c < QChar(0xA0)) || c == QChar::ReplacementCharacter;
}

/// The reason why a text is not a table; empty if it may be one.
QString refusalOfFormat(const QString& text) {
    const QStringView begin = QStringView(text).left(200).trimmed();
    if (begin.startsWith(u'<'))
        return QCoreApplication::translate(
            "talweg",
            "This is XML, not a table. Convert it to CSV with a header row and one line per record.");
    if (begin.startsWith(QLatin1String("ncols"), Qt::CaseInsensitive))
        return QCoreApplication::translate(
            "talweg",
            "This is an Esri grid, not a table. Convert it to CSV with the columns distance and elevation.");
    if (begin.startsWith(QLatin1String("%PDF")))
        return QCoreApplication::translate("talweg", "This is a PDF document, not a table.");
    return {};
}

int lineOf(const QString& text, qsizetype position) {
    return static_cast<int>(QStringView(text).left(position).count(u'\n')) + 1;
}

/// A message about the first character that is not allowed, with its line; empty if there is none.
QString refusalOfCharacters(const QString& text) {
    const auto wrong = std::ranges::find_if(text, isForbidden);
    if (wrong == text.end()) return {};
    return QCoreApplication::translate("talweg", "Line %1 contains the character U+%2: the file is not text, "
                                                 "is damaged or has an unknown encoding. Save it as UTF-8.")
        .arg(QString::number(lineOf(text, wrong - text.begin())),
             QString::number(wrong->unicode(), 16).rightJustified(4, u'0').toUpper());
}

DecodedText checked(DecodedText decoded) {
    if (decoded.text.startsWith(QChar::ByteOrderMark)) decoded.text.remove(0, 1);
    decoded.refusal = refusalOfFormat(decoded.text);
    if (decoded.refusal.isEmpty()) decoded.refusal = refusalOfCharacters(decoded.text);
    return decoded;
}

/// The decoded bytes; nothing if the encoding does not allow them.
std::optional<QString> textIn(QStringConverter::Encoding encoding, const QByteArray& bytes) {
    QStringDecoder decoder(encoding, QStringConverter::Flag::Stateless);
    QString text = decoder(bytes);
    if (decoder.hasError()) return {};
    return text;
}

} // namespace

DecodedText decoded(const QByteArray& bytes) {
    if (isSpreadsheet(bytes))
        return {{},
                {},
                QCoreApplication::translate("talweg",
                                            "This is a spreadsheet (.xlsx, .ods, .xls). Open it in a "
                                            "spreadsheet program and save it as CSV.")};
    const bool isLittle = bytes.startsWith("\xFF\xFE"), isBig = bytes.startsWith("\xFE\xFF");
    if (isLittle || isBig) {
        const auto text =
            textIn(isLittle ? QStringConverter::Utf16LE : QStringConverter::Utf16BE, bytes.sliced(2));
        if (text && bytes.size() % 2 == 0) return checked({*text, Encoding::utf16});
        return {{},
                {},
                QCoreApplication::translate("talweg", "The UTF-16 text is damaged. Save the file as UTF-8.")};
    }
    if (auto text = textIn(QStringConverter::Utf8, bytes)) return checked({*std::move(text), Encoding::utf8});
    return checked({fromWindows1252(bytes), Encoding::windows1252});
}

DecodedText decodedText(QString text) {
    return checked({std::move(text), Encoding::utf8});
}

} // namespace talweg
