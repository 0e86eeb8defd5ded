#include "project/autosave.h"

#include "files/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QSysInfo>
#include <QUuid>
#include <cerrno>
#include <csignal>
#include <filesystem>

namespace talweg {

namespace {

const QString sideSuffix = QStringLiteral(".autosave");
const QString lockSuffix = QStringLiteral(".lock");
/// Of work put aside; a name of its own follows.
const QString asideSuffix = QStringLiteral(".rescued-");

QString newName() {
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

std::unique_ptr<QLockFile> makeLock(const QString& owner) {
    auto lock = std::make_unique<QLockFile>(owner + lockSuffix);
    lock->setStaleLockTime(0); // only a dead owner makes a lock stale, never its age
    return lock;
}

/// Whether a process is the program of that name, as far as it can be told.
bool isRunning(qint64 process, const QString& program) {
    if (::kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH) return false;
    const QString name =
        QFileInfo(QStringLiteral("/proc/%1/exe").arg(process)).symLinkTarget().section(u'/', -1);
    return name.isEmpty() || name == program;
}

/// Takes a lock, or says who has it. Where no lock can be made at all, nobody has it.
LockHolder take(QLockFile& lock) {
    using Kind = LockHolder::Kind;
    if (lock.tryLock(0) || lock.error() != QLockFile::LockFailedError) return {};
    LockHolder holder;
    QString program;
    lock.getLockInfo(&holder.process, &holder.computer, &program);
    const bool here = holder.computer == QSysInfo::machineHostName();
    const bool halfWritten = program.isEmpty() || holder.computer.isEmpty();
    if (halfWritten || (here && !isRunning(holder.process, program))) return {Kind::unknown, 0, {}};
    holder.kind = here ? Kind::program : Kind::computer;
    return holder;
}

/// Not a link that someone planted.
bool isPlainFile(const QFileInfo& file) {
    return file.isFile() && !file.isSymLink();
}

/// Whether both files can be read and hold the same.
bool areEqual(const QString& one, const QString& other) {
    const FileBytes first = readWhole(one, largestProject), second = readWhole(other, largestProject);
    return first.failure.isEmpty() && second.failure.isEmpty() && first.bytes == second.bytes;
}

/// Puts the side file of `owner` (the user's file, or what stands for it while untitled) where no program
/// writes. In a folder that cannot be written it stays, and no program writes there either.
void putAside(const QString& owner, const QString& path) {
    const QString side = owner + sideSuffix, aside = owner + asideSuffix + newName().left(8);
    if (!isPlainFile(QFileInfo(side))) return;
    if (!path.isEmpty() && QFileInfo(path).isFile() && areEqual(path, side)) {
        QFile::remove(side); // nothing is lost
        return;
    }
    std::error_code whereItIs;
    std::filesystem::rename(QFile::encodeName(side).toStdString(), QFile::encodeName(aside).toStdString(),
                            whereItIs);
}

Recovery recoveryFrom(const QFileInfo& file, const QString& path, const Registry& registry) {
    return {file.absoluteFilePath(), path, file.lastModified(),
            readProject(file.absoluteFilePath(), registry)};
}

/// All files with work of `owner`, newest first.
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

/// Work on `owner` that nobody living holds.
LostWork takeFrom(const QString& owner, const QString& path, const Registry& registry) {
    const auto lock = makeLock(owner);
    const LockHolder holder = take(*lock);
    if (holder.kind != LockHolder::Kind::nobody)
        return workOf(owner).isEmpty() ? LostWork{} : LostWork{{}, holder, owner + lockSuffix};
    putAside(owner, path);
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

/// Claims the side file that goes with the document's path, giving up the one before.
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

/// Whether the side file of `owner` is ours: the lock is, and no crash has left one.
bool Autosave::claim(const QString& owner) {
    m_sideFile = owner + sideSuffix;
    m_lock = makeLock(owner);
    m_holder = take(*m_lock);
    const QFileInfo side(m_sideFile);
    return m_lock->isLocked() && !side.exists() && !side.isSymLink();
}

void Autosave::claimAgain() {
    settle();
    followEdits();
}

void Autosave::dropSideFile() {
    m_timer.stop();
    if (m_written) QFile::remove(m_sideFile);
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

/// The user's file if the side file is beside it: the side file can be read by the same people.
QString Autosave::fileBeside() const {
    const QString owner = linkTarget(m_document.path());
    return !m_document.path().isEmpty() && m_sideFile == owner + sideSuffix ? owner : QString();
}

void Autosave::write() {
    m_timer.stop();
    if (!m_document.isModified()) return;
    const QByteArray text = toText(m_document.project(), m_document.registry());
    const QString tooLarge = sizeComplaint(m_document.project(), text);
    const QString failure = tooLarge.isEmpty() ? replaceFile(m_sideFile, text, fileBeside()) : tooLarge;
    const QString before = std::exchange(m_failure, failure);
    if (m_failure.isEmpty()) {
        m_written = true;
        return;
    }
    m_timer.start(); // room may come
    if (m_failure != before) emit failed(m_failure);
}

} // namespace talweg

#include "moc_autosave.cpp"
