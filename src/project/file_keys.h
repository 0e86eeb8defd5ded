#pragma once

#include <QStringList>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

/// A key of an object in a project file.
struct FileKey {
    enum class Holds {
        text,
        number,
        numbers,     ///< a list of numbers
        truth,       ///< true or false
        format,      ///< the identifier of the file format
        version,     ///< the version of the file format
        system,      ///< the id of a system
        inputs,      ///< values; keys are input ids of the system
        expressions, ///< texts; keys are input ids
        measures,    ///< a list of ids of results of studies
        units,       ///< units; keys are ids of quantities
        object,      ///< an object of the kind `of`
        objects,     ///< a list of objects of the kind `of`
    };
    std::string_view id;
    Holds holds = Holds::text;
    std::string meaning;      ///< description for people, without a full stop at the end
    std::string_view of = {}; ///< id of the FileObject
    bool needed = false;      ///< whether it must be present, because it has no sensible default
    std::vector<std::string_view> words = {}; ///< allowed texts, if only some are allowed
};

/// A kind of object in a project file. The reader, the JSON Schema and the help are generated from
/// fileObjects().
struct FileObject {
    std::string_view id;
    std::vector<FileKey> keys;
};

/// All kinds of objects; the root of the file is the first.
const std::vector<FileObject>& fileObjects();
/// The kind of object with this id, which must exist.
const FileObject& fileObject(std::string_view id);
/// The ids of the keys of an object.
QStringList keysOf(const FileObject& object);

} // namespace talweg
