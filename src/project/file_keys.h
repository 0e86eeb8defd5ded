#pragma once

#include <QStringList>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

/// A key of an object in a project's file.
struct FileKey {
    enum class Holds {
        text,
        number,
        numbers,     ///< a list of them
        truth,       ///< true or false
        format,      ///< the word that all files have
        version,     ///< of the format
        system,      ///< the id of one
        inputs,      ///< values by the ids of the system's inputs
        expressions, ///< texts by these ids
        measures,    ///< a list of ids of the system's measures of studies
        units,       ///< units by the ids of what has them
        object,      ///< of the kind `of`
        objects,     ///< a list of them
    };
    std::string_view id;
    Holds holds = Holds::text;
    std::string meaning;                      ///< for people, without a full stop at the end
    std::string_view of = {};                 ///< a kind of FileObject
    bool needed = false;                      ///< whether nothing sensible stands for it when it is left out
    std::vector<std::string_view> words = {}; ///< where a text is one of few: which
};

/// A kind of object in a project's file. The keys that are read, the JSON Schema and what the help says of
/// them are made of these.
struct FileObject {
    std::string_view id;
    std::vector<FileKey> keys;
};

/// All kinds, the file's root first.
const std::vector<FileObject>& fileObjects();
/// That of an id there is.
const FileObject& fileObject(std::string_view id);
/// The ids of its keys.
QStringList keysOf(const FileObject& object);

} // namespace talweg
