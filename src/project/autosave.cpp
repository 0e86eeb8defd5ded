#include "project/autosave.h"

#include "files/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

namespace talweg {

namespace {

const QString sideSuffix = QStringLiteral(".autosave");
const QString lockSuffix = QStringLiteral(".lock");

std::unique_ptr<QLockFile> makeLock(const QString& owner) {
    auto lock = std::make_unique<QLockFile>(owner + lockSuffix);
    lock->setStaleLockTime(0); // only a dead owner makes a lock stale, never its age
    return lock;
}

bool hasLivingOwner(const QString& owner) {
    const auto lock = makeLock(owner);
    return !lock->tryLock(0) && lock->error() == QLockFile::LockFailedError;
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The work in the side file of `owner`: the user's file, or what stands for it while untitled.
std::optional<Recovery> recoveryOf(const QString& owner, const QString& path, const Registry& registry) {
    const QFileInfo side(owner + sideSuffix);
    if (!side.isFile() || hasLivingOwner(owner)) return std::nullopt;
    if (!path.isEmpty() && contents(path) == contents(side.filePath())) return std::nullopt;
    FileReading reading = readProject(side.filePath(), registry);
    if (!reading.project) return std::nullopt;
    return Recovery{side.filePath(), path, side.lastModified(), std::move(*reading.project)};
}

} // namespace

QString autosaveFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/autosave";
}

std::optional<Recovery> findRecovery(const QString& path, const Registry& registry) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    return recoveryOf(absolute, absolute, registry);
}

std::vector<Recovery> findUntitledRecoveries(const Registry& registry, const QString& folder) {
    std::vector<Recovery> found;
    for (const QFileInfo& side : QDir(folder).entryInfoList({"*" + sideSuffix}, QDir::Files, QDir::Time)) {
        const QString owner = side.absoluteFilePath().chopped(sideSuffix.size());
        if (auto recovery = recoveryOf(owner, {}, registry)) found.push_back(std::move(*recovery));
    }
    return found;
}

void discard(const Recovery& recovery) {
    QFile::remove(recovery.sideFile);
}

Autosave::Autosave(Document& document, std::chrono::milliseconds delay, const QString& folder)
    : m_document(document), m_folder(folder) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
    connect(&document, &Document::pathChanged, this, &Autosave::settle);
    connect(&document, &Document::edited, this, &Autosave::followEdits);
    connect(&document, &Document::modifiedChanged, this, &Autosave::followEdits);
    settle();
}

Autosave::~Autosave() {
    dropSideFile();
}

/// Claims the side file that goes with the document's path, giving up the one before.
void Autosave::settle() {
    dropSideFile();
    m_lock.reset();
    m_openElsewhere = false;
    const QString path = m_document.path();
    if (!path.isEmpty() && claim(path)) return;
    m_openElsewhere = m_lock && m_lock->error() == QLockFile::LockFailedError;
    QDir().mkpath(m_folder);
    claim(m_folder + "/" + QUuid::createUuid().toString(QUuid::WithoutBraces));
}

bool Autosave::claim(const QString& owner) {
    m_sideFile = owner + sideSuffix;
    m_lock = makeLock(owner);
    return m_lock->tryLock(0);
}

void Autosave::dropSideFile() {
    m_timer.stop();
    if (m_written) QFile::remove(m_sideFile);
    m_written = false;
}

void Autosave::followEdits() {
    if (!m_document.isModified())
        dropSideFile();
    else if (!m_timer.isActive())
        m_timer.start();
}

void Autosave::recover(const Recovery& recovery) {
    m_document.restore(recovery.project, recovery.path);
    write();
    if (m_written && recovery.sideFile != m_sideFile) discard(recovery);
}

void Autosave::write() {
    m_timer.stop();
    if (!m_document.isModified()) return;
    const QString failure = writeWhole(m_sideFile, toText(m_document.project(), m_document.registry()));
    if (failure.isEmpty())
        m_written = true;
    else
        emit failed(failure);
}

} // namespace talweg
