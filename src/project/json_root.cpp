#include "project/json_root.h"

#include "project/given_in_file.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <cmath>

namespace talweg {

namespace {

QString damage(const QByteArray& text, const QJsonParseError& error) {
    const QByteArray before = text.left(error.offset);
    const auto line = before.count('\n') + 1;
    const auto column = QString::fromUtf8(before.mid(before.lastIndexOf('\n') + 1)).size() + 1;
    return QCoreApplication::translate("talweg", "The file is damaged at line %1, column %2: %3.")
        .arg(line)
        .arg(column)
        .arg(error.errorString());
}

/// The error in the version of a file; empty if the program can read it.
QString versionComplaint(const QJsonValue& version, int newest) {
    const double number = version.toDouble();
    if (version.isUndefined())
        return QCoreApplication::translate("talweg",
                                           "version: is missing; it must be a whole number of at least 1.");
    if (!version.isDouble() || number < 1 || number != std::floor(number))
        return QCoreApplication::translate("talweg", "version: must be a whole number of at least 1, not %1.")
            .arg(givenInFile(version));
    if (number <= newest) return {};
    return QCoreApplication::translate(
               "talweg", "The file has format version %1; this version of Talweg reads versions up to %2.")
        .arg(number, 0, 'g', 17)
        .arg(newest);
}

} // namespace

bool beginsAsObject(const QByteArray& text) {
    QByteArray start = text.left(4096);
    if (start.startsWith("\xEF\xBB\xBF")) start.remove(0, 3);
    return start.trimmed().startsWith('{');
}

JsonRoot readRoot(const QByteArray& text, const JsonFormat& format) {
    if (!beginsAsObject(text)) return {{}, 0, format.foreign};
    QJsonParseError error;
    QJsonObject root = QJsonDocument::fromJson(text, &error).object();
    if (error.error != QJsonParseError::NoError) return {{}, 0, damage(text, error)};
    if (root.value("format").toString().toStdString() != format.name) return {{}, 0, format.foreign};
    if (const QString complaint = versionComplaint(root.value("version"), format.version);
        !complaint.isEmpty())
        return {{}, 0, complaint};
    const int version = root.value("version").toInt();
    return {std::move(root), version, {}};
}

} // namespace talweg
