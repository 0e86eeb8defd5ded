#pragma once

#include "files/file_lock.h"
#include "project/document.h"

#include <QDateTime>
#include <QTimer>
#include <chrono>
#include <memory>
#include <vector>

namespace talweg {

/// Unsaved work left by a crash. It stays in a file to which no program writes, until the user restores or
/// discards it.
struct Recovery {
    QString file;     ///< file that contains the work
    QString path;     ///< the user's file that was edited; empty for an untitled document
    QDateTime when;   ///< time of the last autosave
    FileReading work; ///< the project, or the reasons why it cannot be read
};

/// All unsaved work on one file, or on one untitled document, left by crashes.
struct LostWork {
    std::vector<Recovery> recoveries;
    /// The running program that uses the work, if any. Its work is not lost and cannot be recovered.
    LockHolder holder;
    QString lockFile; ///< lock file of the holder
};

/// The folder for autosave files of untitled documents, in the user's application data.
QString autosaveFolder();

/// Path of the lock file for the file `path`.
QString lockFileOf(const QString& path);

/// Whether there is unsaved work on the file `path`, including work of a running program.
bool hasLostWork(const QString& path);

/// Takes over the unsaved work on the file `path` that a terminated program left. The file itself may be
/// damaged or missing.
LostWork takeLostWork(const QString& path, const Registry& registry);

/// Takes over the unsaved work on untitled documents that terminated programs left in `folder`.
std::vector<LostWork> takeUntitledLostWork(const Registry& registry,
                                           const QString& folder = autosaveFolder());

/// Deletes unsaved work permanently.
void discard(const Recovery& recovery);

/// Saves the unsaved work of a document to a side file, from which it can be recovered after a crash. The
/// user's file is never changed.
///
/// The side file is `<file>.autosave`, and `<file>.lock` exists while the file is open. Both are in the
/// folder of the user's file; for a symbolic link, in the folder of its target. They are in `folder` for
/// untitled documents, for files that another program has open, and for files in a read-only folder. A side
/// file has the read permissions of the user's file. Only the user can read the side file of an untitled
/// document.
///
/// The side file is deleted when the document is saved, or closed normally by destroying this object. A side
/// file without a running owner therefore indicates a crash. Call takeLostWork() before the document opens
/// the file; an existing side file is never overwritten. The operating system locks the file and the side
/// file while the program runs. A program in another container is therefore recognized as running.
class Autosave : public QObject {
    Q_OBJECT

public:
    /// Writes the side file `delay` after an edit that it does not yet contain. The document must outlive
    /// this object.
    explicit Autosave(Document& document, std::chrono::milliseconds delay = std::chrono::seconds(3),
                      const QString& folder = autosaveFolder());
    ~Autosave() override;

    /// File of the unsaved work.
    const QString& sideFile() const { return m_sideFile; }
    /// Error of the last attempt to write the side file; empty on success.
    const QString& failure() const { return m_failure; }
    /// The other program that has the document's file open, if any.
    const LockHolder& lockHolder() const { return m_holder; }
    /// Checks again whether another program has the document's file open, for example after its lock was
    /// removed.
    void claimAgain();
    /// Restores recovered work, which must be readable, as the unsaved content of the document. Writes it to
    /// this object's side file and then deletes the recovered file.
    void recover(const Recovery& recovery);
    /// Writes the side file now if it does not contain all unsaved work.
    void write();

signals:
    /// Emitted when the side file cannot be written; `message` is the reason. The document can still be
    /// edited, and writing is tried again later.
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
    bool m_written = false; ///< whether this object has written the side file
};

} // namespace talweg
