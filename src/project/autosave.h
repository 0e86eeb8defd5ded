#pragma once

#include "files/file_lock.h"
#include "project/document.h"

#include <QDateTime>
#include <QTimer>
#include <chrono>
#include <memory>
#include <vector>

namespace talweg {

/// Unsaved work that a crash left behind. It lies safely aside, under a name that no program writes to, until
/// it is discarded or has become a document's again.
struct Recovery {
    QString file;     ///< where the work lies
    QString path;     ///< the user's file it belongs to; empty if it was untitled
    QDateTime when;   ///< of the last autosave
    FileReading work; ///< or why it cannot be read
};

/// What crashes left of one file, or of one untitled document.
struct LostWork {
    std::vector<Recovery> recoveries;
    /// Who keeps work that is there from being looked at. That of a living program is not lost.
    LockHolder holder;
    QString lockFile; ///< where the holder says so
};

/// The folder for side files of untitled documents, in the user's application data.
QString autosaveFolder();

/// Where the lock of the file `path` is.
QString lockFileOf(const QString& path);

/// Whether there is unsaved work on the file `path`, whoever holds it.
bool hasLostWork(const QString& path);

/// Unsaved work on the file `path`, which itself may be damaged or gone, left by a program that no longer
/// runs. Puts it aside.
LostWork takeLostWork(const QString& path, const Registry& registry);

/// Unsaved untitled work left in `folder` by programs that no longer run. Puts it aside.
std::vector<LostWork> takeUntitledLostWork(const Registry& registry,
                                           const QString& folder = autosaveFolder());

/// Forgets unsaved work for good.
void discard(const Recovery& recovery);

/// Keeps a copy of a document's unsaved work in a side file, `<file>.autosave` beside the user's file,
/// which itself is never touched; `<file>.lock` shows while the file is open. A link's are beside the file it
/// leads to. Untitled documents, and files whose folder cannot be written or that are open elsewhere, have
/// theirs in `folder`. A side file can be read by those who can read the user's file, an untitled one by the
/// user alone.
///
/// The side file is gone as soon as the document is saved or closed in order (this object destroyed),
/// so one without a living owner reveals a crash: see takeLostWork. Take it before making the document open
/// the file; a side file that is there is never written over. The kernel holds the lock, and one on the side
/// file, as long as the program lives: a living owner in another container is none that crashed.
class Autosave : public QObject {
    Q_OBJECT

public:
    /// Writes `delay` after the first edit that is not yet in the side file. The document must outlive
    /// this object.
    explicit Autosave(Document& document, std::chrono::milliseconds delay = std::chrono::seconds(3),
                      const QString& folder = autosaveFolder());
    ~Autosave() override;

    /// Where the unsaved work goes.
    const QString& sideFile() const { return m_sideFile; }
    /// Why the side file could not be written last; empty when it could.
    const QString& failure() const { return m_failure; }
    /// Who else has the document's file open.
    const LockHolder& lockHolder() const { return m_holder; }
    /// Looks again who has the document's file, as after its lock was removed.
    void claimAgain();
    /// Makes recovered work, which has been read, the document's, unsaved, and takes over its side file.
    void recover(const Recovery& recovery);
    /// Writes now if there is unsaved work that the side file does not hold.
    void write();

signals:
    /// The side file cannot be written; `message` says why. Editing goes on, and so does trying.
    void failed(const QString& message);

private:
    void settle();
    bool claim(const QString& owner);
    void dropSideFile();
    void followEdits();
    QString fileBeside() const;

    Document& m_document;
    QString m_folder;
    QString m_sideFile;
    std::unique_ptr<FileLock> m_lock;
    KernelLock m_sideLock; ///< of the side file while it is ours
    LockHolder m_holder;
    QTimer m_timer;
    QString m_failure;      ///< why the last writing failed
    bool m_written = false; ///< the side file is ours
};

} // namespace talweg
