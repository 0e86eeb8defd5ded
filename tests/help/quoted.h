#pragma once

#include "page.h"

#include <QMultiHash>
#include <QXmlStreamReader>

namespace talweg::tests {

/// As people read a label: without marks of keys, points and arrows behind it.
inline QString asRead(QString label) {
    return label.remove(u'&').remove(u'…').remove(u'▾').trimmed();
}

/// What the window says in a language for each label.
inline QMultiHash<QString, QString> labelsIn(const QString& language) {
    QMultiHash<QString, QString> labels;
    QXmlStreamReader xml(fileText("resources/translations/talweg_" + language + ".ts"));
    QString source;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"source") source = xml.readElementText();
        if (xml.isStartElement() && xml.name() == u"translation")
            labels.insert(asRead(source),
                          asRead(xml.readElementText(QXmlStreamReader::IncludeChildElements)));
    }
    return labels;
}

inline QStringList allOf(const QString& text, const char* pattern) {
    QStringList found;
    for (const auto& match : QRegularExpression(pattern).globalMatch(text))
        found << match.captured(match.lastCapturedIndex());
    return found;
}

/// Labels and sentences of the window that a page quotes, in its order.
inline QStringList quoted(QString page) {
    page.remove(QRegularExpression("`[^`]*`"));
    QStringList found;
    for (const QString& one : allOf(page, "\\*([^*\\n]+)\\*"))
        found << one.split(QStringLiteral(" › "));
    return found;
}

} // namespace talweg::tests
