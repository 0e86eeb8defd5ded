#include "cli/input.h"

#include "base/to_qt.h"
#include "cli/failure.h"
#include "files/whole_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>

namespace talweg {

bool namesFile(const QString& word) {
    const QFileInfo file(word);
    return word == "-" || word.endsWith(".talweg") || (file.exists() && !file.isDir());
}

QString systemIds(const Registry& registry) {
    QStringList ids;
    for (const auto& system : registry.systems())
        ids << toQt(system->id);
    return ids.join(", ");
}

void misuseNeither(const Registry& registry, const QString& word) {
    misuse(QCoreApplication::translate("talweg", "\"%1\" is neither a system (%2) nor a project file.")
               .arg(word, systemIds(registry)));
}

QString inputName(const QString& path) {
    return path == "-" ? QCoreApplication::translate("talweg", "standard input") : path;
}

QStringList inFile(const QString& path, QStringList messages) {
    for (QString& message : messages)
        message = QCoreApplication::translate("talweg", "%1: %2").arg(inputName(path), message);
    return messages;
}

void requireInputs(const QStringList& inputs) {
    const QString defaultValue = linkTarget("/dev/stdin");
    const auto isStandard = [&defaultValue](const QString& input) {
        return input == "-" || linkTarget(input) == defaultValue;
    };
    if (std::count_if(inputs.begin(), inputs.end(), isStandard) > 1)
        misuse(QCoreApplication::translate("talweg", "The standard input can be read only once. Use \"-\" "
                                                     "for one input and name files for the other inputs."));
}

QByteArray readTable(const QString& path) {
    constexpr qint64 largestTable =
        1'000'000'000; // bytes; a file is held in memory, which a larger one would fill
    const FileBytes file = readWhole(path, largestTable);
    if (!file.failure.isEmpty()) throw Failure{badInput, {file.failure}};
    return file.bytes;
}

} // namespace talweg
