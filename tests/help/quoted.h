#pragma once

#include "page.h"

#include <QMultiHash>
#include <QXmlStreamReader>

namespace talweg::tests {

/// A label without the marks of its shortcut key, dots and arrow.
inline QString asRead(QString label) {
    return label.remove(u'&').remove(u'…').remove(u'▾').trimmed();
}

/// The translations of each label of the window in a language.
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

/// The labels and sentences of the window that a page quotes, in the order of the page.
inline QStringList quoted(QString page) {
    page.remove(QRegularExpression("`[^`]*`"));
    QStringList found;
    for (const QString& one : allOf(page, "\\*([^*\\n]+)\\*"))
        found << one.split(QStringLiteral(" › "));
    return found;
}

} // namespace talweg::tests
