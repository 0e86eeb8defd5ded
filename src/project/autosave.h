#pragma once

#include "files/file_lock.h"
#include "project/document.h"

#include <QDateTime>
#include <QTimer>
#include <chrono>
#include <memory>
#include <vector>

namespace talweg {

/// Unsaved work left by a crash. It is stored under a name that no program writes to, until it is discarded
/// or becomes a document again.
struct Recovery {
    QString file;     ///< file with the work
    QString path;     ///< the user's file it belongs to; empty for an untitled document
    QDateTime when;   ///< time of the last autosave
    FileReading work; ///< or the reason why it cannot be read
};

/// Unsaved work of one file, or of one untitled document, left by crashes.
struct LostWork {
    std::vector<Recovery> recoveries;
    /// The program that holds the work, so that it cannot be examined. Work of a running program is not lost.
    LockHolder holder;
    QString lockFile; ///< lock file of the holder
};

/// The folder for side files of untitled documents, in the user's application data.
QString autosaveFolder();

/// Path of the lock of the file `path`.
QString lockFileOf(const QString& path);

/// Whether unsaved work on the file `path` exists, even if another program holds its lock.
bool hasLostWork(const QString& path);

/// Takes over unsaved work on the file `path`, which itself may be damaged or missing, left by a program that
/// no longer runs.
LostWork takeLostWork(const QString& path, const Registry& registry);

/// Takes over unsaved untitled work left in `folder` by programs that no longer run.
std::vector<LostWork> takeUntitledLostWork(const Registry& registry,
                                           const QString& folder = autosaveFolder());

/// Deletes unsaved work for good.
void discard(const Recovery& recovery);

/// Keeps a copy of a document's unsaved work in a side file, `<file>.autosave` next to the user's file, which
/// itself is never changed. `<file>.lock` exists while the file is open. For a symbolic link both are next to
/// its target. They are in `folder` for untitled documents and for files that are open elsewhere or in a
/// read-only folder. A side file has the read permissions of the user's file; only the user can read that of
/// an untitled document.
///
/// The side file is deleted when the document is saved or closed normally (this object is destroyed). One
/// without a living owner therefore indicates a crash: see takeLostWork, which must be called before the
/// document opens the file; an existing side file is never overwritten. The kernel keeps the locks of the
/// file and of the side file as long as the program lives, so an owner that runs in another container is not
/// mistaken for a crash.
class Autosave : public QObject {
    Q_OBJECT

public:
    /// Writes the side file `delay` after the first edit that it does not yet contain. The document must
    /// outlive this object.
    explicit Autosave(Document& document, std::chrono::milliseconds delay = std::chrono::seconds(3),
                      const QString& folder = autosaveFolder());
    ~Autosave() override;

    /// File of the unsaved work.
    const QString& sideFile() const { return m_sideFile; }
    /// Error of the last attempt to write the side file; empty on success.
    const QString& failure() const { return m_failure; }
    /// The other program that has the document's file open.
    const LockHolder& lockHolder() const { return m_holder; }
    /// Checks again who has the document's file open, such as after its lock was removed.
    void claimAgain();
    /// Makes recovered work, which has been read, the unsaved content of the document, and takes over its
    /// side file.
    void recover(const Recovery& recovery);
    /// Writes the side file now if it does not contain all unsaved work.
    void write();

signals:
    /// Emitted when the side file cannot be written; `message` is the reason. Editing and attempts to write
    /// continue.
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
    KernelLock m_sideLock; ///< lock of the side file while this object owns it
    LockHolder m_holder;
    QTimer m_timer;
    QString m_failure;      ///< error of the last attempt to write; empty on success
    bool m_written = false; ///< whether this object owns the side file
};

} // namespace talweg
