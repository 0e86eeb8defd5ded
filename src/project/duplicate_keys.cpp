#include "project/duplicate_keys.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <vector>

namespace talweg {

namespace {

/// The text encoded by a JSON string, which is given without its quotation marks.
QByteArray unescaped(const QByteArray& string) {
    if (!string.contains('\\')) return string;
    return QJsonDocument::fromJson("[\"" + string + "\"]").array().first().toString().toUtf8();
}

/// Position after the string that begins at `at`.
qsizetype endOfString(const QByteArray& json, qsizetype at) {
    for (++at; at < json.size() && json[at] != '"'; ++at)
        if (json[at] == '\\') ++at;
    return at + 1;
}

bool isKey(const QByteArray& json, qsizetype behind) {
    while (behind < json.size() && QByteArrayLiteral(" \t\r\n").contains(json[behind]))
        ++behind;
    return behind < json.size() && json[behind] == ':';
}

} // namespace

QStringList duplicateKeys(const QByteArray& json, qsizetype max) {
    QStringList found;
    std::vector<QHash<QByteArray, int>> objects; // for each open object: the line of each key
    int line = 1;
    qsizetype begin = 0; // index of the first character of the current line
    for (qsizetype at = 0; at < json.size() && found.size() < max; ++at) {
        const char c = json[at];
        if (c == '\n') {
            ++line;
            begin = at + 1;
        } else if (c == '{') {
            objects.emplace_back();
        } else if (c == '}') {
            objects.pop_back();
        } else if (c == '"') {
            const qsizetype behind = endOfString(json, at);
            if (isKey(json, behind)) {
                const QByteArray key =
                    unescaped(QByteArray::fromRawData(json.constData() + at + 1, behind - at - 2));
                if (const auto first = objects.back().constFind(key); first != objects.back().cend())
                    found << QCoreApplication::translate(
                                 "talweg",
                                 "Line %1, column %2: \"%3\" is listed more than once, first in line %4.")
                                 .arg(QString::number(line),
                                      QString::number(QString::fromUtf8(json.mid(begin, at - begin)).size()
                                                      + 1),
                                      QString::fromUtf8(key), QString::number(*first));
                else
                    objects.back().insert(key, line);
            }
            at = behind - 1;
        }
    }
    return found;
}

} // namespace talweg
