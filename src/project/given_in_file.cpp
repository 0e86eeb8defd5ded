#include "project/given_in_file.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace talweg {

namespace {

/// Appends the text of `json` to `text`; stops once the text is long enough.
void append(const QJsonValue& json, QString& text) {
    constexpr qsizetype enough = 60;
    const auto appendEach = [&text](const auto& container, const auto& appendOne) {
        for (auto entry = container.begin(); entry != container.end() && text.size() <= enough; ++entry) {
            if (entry != container.begin()) text += u',';
            appendOne(entry);
        }
    };
    if (json.isArray()) {
        text += u'[';
        appendEach(json.toArray(), [&text](const auto& entry) { append(*entry, text); });
        text += u']';
    } else if (json.isObject()) {
        text += u'{';
        appendEach(json.toObject(), [&text](const auto& entry) {
            append(entry.key(), text);
            text += u':';
            append(entry.value(), text);
        });
        text += u'}';
    } else {
        const QJsonValue one = json.isString() ? json.toString().left(enough) : json;
        const QByteArray list = QJsonDocument(QJsonArray{one}).toJson(QJsonDocument::Compact);
        text += QString::fromUtf8(list.mid(1, list.size() - 2));
    }
}

} // namespace

QString givenInFile(const QJsonValue& json) {
    QString text;
    append(json, text);
    return text.size() <= 60 ? text : text.left(59) + u'…';
}

QString unknownKey(const QString& key, const QStringList& known) {
    return QCoreApplication::translate("talweg", "%1 is not a known key here; allowed keys are %2.")
        .arg(givenInFile(key), known.join(", "));
}

} // namespace talweg
