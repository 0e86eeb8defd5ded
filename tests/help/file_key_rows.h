#pragma once

#include "base/display_units.h"
#include "base/text.h"
#include "project/file_keys.h"

#include <QStringList>

namespace talweg::tests {

/// The kind of value that a key of a project file has, in words.
inline QString heldBy(const FileKey& key) {
    using enum FileKey::Holds;
    switch (key.holds) {
    case text: {
        std::vector<std::string> words;
        for (const std::string_view word : key.words)
            words.push_back(inQuotes(word));
        return words.empty() ? "text" : QString::fromStdString(orListed(words));
    }
    case format:
    case system:
        return "text";
    case number:
        return "number";
    case version:
        return "whole number";
    case truth:
        return "true or false";
    case measures:
        return "list of texts";
    case numbers:
        return "list of numbers";
    case inputs:
    case expressions:
    case units:
    case object:
        return "object";
    case objects:
        return "list of objects";
    }
    return {};
}

inline QString fileKeyRow(const QString& key, const QString& holds, const QString& meaning) {
    return QStringLiteral("| %1 | %2 | %3 |").arg(key, holds, meaning);
}

/// A line for every key of a kind of object. Keys of objects within it are included, except for kinds of
/// objects that have a table of their own. `before` is the path of the object.
inline QStringList fileKeyRows(std::string_view kind, const QString& before = {}) {
    static const QStringList withTables{"study", "export"};
    QStringList rows;
    for (const FileKey& key : fileObject(kind).keys) {
        const QString id = before + QString::fromUtf8(key.id.data(), qsizetype(key.id.size()));
        rows << fileKeyRow(id, heldBy(key) + (key.needed ? ", needed" : ""),
                           QString::fromStdString(key.meaning));
        if (key.holds == FileKey::Holds::units)
            for (const DisplayUnits::Kind& one : DisplayUnits::kinds()) {
                std::vector<std::string> units;
                for (const std::string_view unit : one.units)
                    units.push_back(inQuotes(unit));
                rows << fileKeyRow(id + "." + QString::fromUtf8(one.id.data(), qsizetype(one.id.size())),
                                   QString::fromStdString(orListed(units)), "");
            }
        const QString of = QString::fromUtf8(key.of.data(), qsizetype(key.of.size()));
        if (!of.isEmpty() && !withTables.contains(of))
            rows += fileKeyRows(key.of, id + (key.holds == FileKey::Holds::objects ? "[]." : "."));
    }
    return rows;
}

} // namespace talweg::tests
