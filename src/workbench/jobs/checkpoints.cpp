#include "workbench/jobs/checkpoints.h"

#include "files/whole_file.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace talweg {

namespace {

/// The first line of a file. The number is the version of the file format.
const QByteArray magic = QByteArrayLiteral("Talweg finished runs 1\n");
const QString suffix = QStringLiteral(".runs");
constexpr auto checkMethod = QCryptographicHash::Blake2b_256;

/// Identifies the build of the program, because results of other builds may differ.
QString buildStamp() {
    const QFileInfo program(QCoreApplication::applicationFilePath());
    return QStringLiteral("%1 %2 %3")
        .arg(QCoreApplication::applicationVersion())
        .arg(program.size())
        .arg(program.lastModified().toMSecsSinceEpoch());
}

QByteArray checkOf(const QByteArray& header, QByteArrayView state) {
    QCryptographicHash hash(checkMethod);
    hash.addData(header);
    hash.addData(state);
    return hash.result();
}

QByteArray headerOf(const QString& key) {
    return magic + key.toLatin1() + '\n';
}

} // namespace

Checkpoints::Checkpoints(QString folder) : m_folder(std::move(folder)) {}

QString Checkpoints::usualFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/long-work");
}

QString Checkpoints::keyOf(const std::string& description) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(buildStamp().toUtf8());
    hash.addData(QByteArrayView(description.data(), static_cast<qsizetype>(description.size())));
    return QString::fromLatin1(hash.result().toHex());
}

QString Checkpoints::pathOf(const QString& key) const {
    return m_folder + u'/' + key + suffix;
}

QString Checkpoints::sizeComplaint(std::size_t bytes) {
    if (bytes <= static_cast<std::size_t>(most)) return {};
    return QCoreApplication::translate("talweg",
                                       "Finished runs take up %1 MB, but at most %2 MB can be saved.")
        .arg(bytes / 1'000'000)
        .arg(most / 1'000'000);
}

QString Checkpoints::write(const QString& key, const std::string& state) const {
    if (const QString tooLarge = sizeComplaint(state.size()); !tooLarge.isEmpty()) return tooLarge;
    if (!QDir().mkpath(m_folder))
        return QCoreApplication::translate("talweg", "The folder %1 cannot be created.")
            .arg(QDir::toNativeSeparators(m_folder));
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QByteArray header = headerOf(key);
    const QByteArrayView view(state.data(), static_cast<qsizetype>(state.size()));
    QByteArray bytes;
    bytes.reserve(header.size() + QCryptographicHash::hashLength(checkMethod) + view.size());
    bytes.append(header).append(checkOf(header, view)).append(view);
    const QString failure = replaceFile(pathOf(key), bytes, {});
    tidy();
    return failure;
}

std::optional<QByteArray> Checkpoints::read(const QString& key) const {
    const QString path = pathOf(key);
    if (!QFileInfo::exists(path)) return {};
    constexpr qint64 room = 1000; // space for the header and the checksum, in bytes
    const FileBytes file = readOrdinary(path, most + room);
    const QByteArray header = headerOf(key);
    const qsizetype before = header.size() + QCryptographicHash::hashLength(checkMethod);
    if (!file.failure.isEmpty() || file.bytes.size() < before || !file.bytes.startsWith(header)) return {};
    const QByteArray state = file.bytes.mid(before);
    if (checkOf(header, state) != file.bytes.mid(header.size(), before - header.size())) return {};
    return state;
}

void Checkpoints::remove(const QString& key) const {
    QFile::remove(pathOf(key));
}

void Checkpoints::tidy() const {
    const QDateTime oldest = QDateTime::currentDateTime().addDays(-oldestDays);
    qint64 size = 0;
    const QDir folder(m_folder);
    for (const QFileInfo& file : folder.entryInfoList({u'*' + suffix}, QDir::Files, QDir::Time)) {
        size += file.size();
        if (size > most || file.lastModified() < oldest) QFile::remove(file.absoluteFilePath());
    }
}

} // namespace talweg
