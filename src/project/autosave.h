#pragma once

#include "project/document.h"

#include <QDateTime>
#include <QLockFile>
#include <QTimer>
#include <chrono>
#include <memory>
#include <optional>

namespace talweg {

/// Unsaved work that a crash left behind.
struct Recovery {
    QString sideFile; ///< where the work was found
    QString path;     ///< the user's file it belongs to; empty if it was untitled
    QDateTime when;   ///< of the last autosave
    Project project;
};

/// The folder for side files of untitled documents, in the user's application data.
QString autosaveFolder();

/// Unsaved work on the file `path` left by a program that no longer runs.
std::optional<Recovery> findRecovery(const QString& path, const Registry& registry);

/// Unsaved untitled work left in `folder` by programs that no longer run.
std::vector<Recovery> findUntitledRecoveries(const Registry& registry,
                                             const QString& folder = autosaveFolder());

/// Forgets unsaved work for good.
void discard(const Recovery& recovery);

/// Keeps a copy of a document's unsaved work in a side file, `<file>.autosave` beside the user's file,
/// which itself is never touched; `<file>.lock` shows while the file is open. Untitled documents, and
/// files whose folder cannot be written or that are open elsewhere, have theirs in `folder`.
///
/// The side file is gone as soon as the document is saved or closed in order (this object destroyed),
/// so one without a living owner reveals a crash: see findRecovery. Look for one before making the
/// document open the file.
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
    /// Whether another living program has the document's file open.
    bool isOpenElsewhere() const { return m_openElsewhere; }
    /// Makes recovered work the document's, unsaved, and takes over its side file.
    void recover(const Recovery& recovery);
    /// Writes now if there is unsaved work that the side file does not hold.
    void write();

signals:
    /// The side file cannot be written; `message` says why. Editing goes on.
    void failed(const QString& message);

private:
    void settle();
    bool claim(const QString& owner);
    void dropSideFile();
    void followEdits();

    Document& m_document;
    QString m_folder;
    QString m_sideFile;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    bool m_openElsewhere = false;
    bool m_written = false; ///< the side file is ours
};

} // namespace talweg
