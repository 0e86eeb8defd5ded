#include "project/autosave.h"

#include "files/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>
#include <filesystem>

namespace talweg {

namespace {

const QString sideSuffix = QStringLiteral(".autosave");
const QString lockSuffix = QStringLiteral(".lock");
/// Suffix of files with lost work. A unique name follows.
const QString asideSuffix = QStringLiteral(".rescued-");

QString newName() {
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

/// Whether the file is a regular file. A symbolic link is not, because someone else may have created it.
bool isPlainFile(const QFileInfo& file) {
    return file.isFile() && !file.isSymLink();
}

/// Whether both files can be read and have the same content.
bool areEqual(const QString& one, const QString& other) {
    const FileBytes first = readOrdinary(one, largestProject), second = readOrdinary(other, largestProject);
    return first.failure.isEmpty() && second.failure.isEmpty() && first.bytes == second.bytes;
}

/// Renames the side file of a crashed program to a name to which no program writes. `owner` is the user's
/// file, or the base name for an untitled document. Returns false if a running program uses the side file. In
/// a read-only folder it cannot be renamed, but no program can overwrite it there either.
bool putAside(const QString& owner, const QString& path) {
    const QString side = owner + sideSuffix, aside = owner + asideSuffix + newName().left(8);
    if (!isPlainFile(QFileInfo(side))) return true;
    const KernelLock lock(side);
    if (lock.state() == KernelLock::State::theirs) return false;
    if (!path.isEmpty() && QFileInfo(path).isFile() && areEqual(path, side)) {
        QFile::remove(side); // nothing is lost
        return true;
    }
    std::error_code whereItIs;
    std::filesystem::rename(QFile::encodeName(side).toStdString(), QFile::encodeName(aside).toStdString(),
                            whereItIs);
    return true;
}

Recovery recoveryFrom(const QFileInfo& file, const QString& path, const Registry& registry) {
    return {file.absoluteFilePath(), path, file.lastModified(),
            readProject(file.absoluteFilePath(), registry, readOrdinary)};
}

/// All files with lost work on `owner`, most recent first.
QFileInfoList workOf(const QString& owner) {
    QFileInfoList found;
    const QFileInfo info(owner);
    for (const QFileInfo& file : info.dir().entryInfoList(QDir::Files | QDir::Hidden, QDir::Time)) {
        const bool ours = file.fileName().startsWith(info.fileName() + asideSuffix)
                          || file.fileName() == info.fileName() + sideSuffix;
        if (ours && isPlainFile(file)) found << file;
    }
    return found;
}

/// Takes over the work on `owner`, unless a running program uses it.
LostWork takeFrom(const QString& owner, const QString& path, const Registry& registry) {
    FileLock lock(owner + lockSuffix);
    LockHolder holder = lock.take();
    if (holder.kind == LockHolder::Kind::nobody && !putAside(owner, path))
        holder.kind = LockHolder::Kind::program; // a program runs, but its lock file was deleted
    if (holder.kind != LockHolder::Kind::nobody)
        return workOf(owner).isEmpty() ? LostWork{} : LostWork{{}, holder, owner + lockSuffix};
    LostWork lost;
    for (const QFileInfo& file : workOf(owner))
        lost.recoveries.push_back(recoveryFrom(file, path, registry));
    return lost;
}

} // namespace

QString autosaveFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/autosave";
}

QString lockFileOf(const QString& path) {
    return linkTarget(path) + lockSuffix;
}

bool hasLostWork(const QString& path) {
    const QString owner = linkTarget(path);
    return QFileInfo(owner).dir().exists() && !workOf(owner).isEmpty();
}

LostWork takeLostWork(const QString& path, const Registry& registry) {
    const QString owner = linkTarget(path);
    if (!QFileInfo(owner).dir().exists()) return {};
    return takeFrom(owner, QFileInfo(path).absoluteFilePath(), registry);
}

std::vector<LostWork> takeUntitledLostWork(const Registry& registry, const QString& folder) {
    QStringList owners;
    for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden, QDir::Time))
        for (const QString& suffix : {sideSuffix, asideSuffix})
            if (const qsizetype at = file.fileName().lastIndexOf(suffix); at > 0)
                owners << file.dir().absoluteFilePath(file.fileName().left(at));
    owners.removeDuplicates();
    std::vector<LostWork> found;
    for (const QString& owner : owners)
        found.push_back(takeFrom(owner, {}, registry));
    return found;
}

void discard(const Recovery& recovery) {
    QFile::remove(recovery.file);
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

/// Releases the current side file and claims the side file for the document's path.
void Autosave::settle() {
    dropSideFile();
    m_lock.reset();
    m_holder = {};
    const QString path = m_document.path();
    if (!path.isEmpty() && claim(linkTarget(path))) return;
    const LockHolder holder = m_holder;
    if (!QDir(m_folder).exists() && QDir().mkpath(m_folder))
        QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    claim(m_folder + "/" + newName());
    m_holder = holder;
}

/// Claims the side file of `owner`. Returns whether this object has the lock and no side file was left by a
/// crash.
bool Autosave::claim(const QString& owner) {
    m_sideFile = owner + sideSuffix;
    m_lock = std::make_unique<FileLock>(owner + lockSuffix);
    m_holder = m_lock->take();
    const QFileInfo side(m_sideFile);
    return m_lock->isTaken() && !side.exists() && !side.isSymLink();
}

void Autosave::claimAgain() {
    settle();
    followEdits();
}

void Autosave::dropSideFile() {
    m_timer.stop();
    if (m_written) QFile::remove(m_sideFile);
    m_sideLock = {};
    m_written = false;
    m_failure.clear();
}

void Autosave::followEdits() {
    if (!m_document.isModified())
        dropSideFile();
    else if (!m_timer.isActive())
        m_timer.start();
}

void Autosave::recover(const Recovery& recovery) {
    m_document.restore(*recovery.work.project, recovery.path, recovery.when);
    write();
    if (m_written && recovery.file != m_sideFile) discard(recovery);
}

/// The user's file, if the side file is in its folder and must get its read permissions. Otherwise empty.
QString Autosave::fileBeside() const {
    const QString owner = linkTarget(m_document.path());
    return !m_document.path().isEmpty() && m_sideFile == owner + sideSuffix ? owner : QString();
}

void Autosave::write() {
    m_timer.stop();
    if (!m_document.isModified()) return;
    if (!m_written && isPlainFile(QFileInfo(m_sideFile))) settle(); // its lock was deleted
    const Project& project = m_document.project();
    const Registry& registry = m_document.registry();
    const QString tooLarge = sizeComplaint(project, registry);
    const QString failure =
        tooLarge.isEmpty() ? replaceFile(m_sideFile, toText(project, registry), fileBeside()) : tooLarge;
    const QString before = std::exchange(m_failure, failure);
    if (m_failure.isEmpty()) {
        m_written = true;
        m_sideLock = KernelLock(m_sideFile);
        return;
    }
    m_timer.start(); // try again, because space may become free on the disk
    if (m_failure != before) emit failed(m_failure);
}

} // namespace talweg

#include "moc_autosave.cpp"
