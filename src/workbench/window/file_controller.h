#pragma once

#include "project/autosave.h"
#include "project/document.h"
#include "workbench/common/messages.h"

#include <QObject>

class QWidget;

namespace talweg {

/// Manages the file of the document: new, open, save, recent files, examples and recovery. Asks before
/// unsaved work is lost. If an error occurs, reports it and leaves the open document unchanged.
class FileController : public QObject {
    Q_OBJECT
public:
    FileController(Document& document, QWidget* window);
    ~FileController() override;

    void newProject();
    void openExample(const System& system, const Example& example);
    void askAndOpen();
    /// Asks for a file to open. Empty if none was chosen.
    QString askForFile();
    /// Raises another window of this program if it has the file open; otherwise returns false.
    bool raiseHolder(const QString& path);
    void raiseWindow();
    /// Opens a project file, or raises the window that has it open. A figure with an embedded source is
    /// opened as a project without a file. False if opening failed or was declined.
    bool open(const QString& path);
    bool save();
    bool saveAs();
    /// Whether the document may be closed: it is saved, or the user agrees to discard changes.
    bool mayLeave();
    /// Writes unsaved work to the recovery file now.
    void keepUnsaved() { m_autosave.write(); }

    QStringList recentFiles() const;
    void forgetRecentFiles();
    /// Offers to recover work after a crash: work without a file, and work on recent files except those in
    /// `opened`.
    void lookForLostWork(const QStringList& opened);

signals:
    void told(talweg::Severity weight, const QString& text);
    /// A message with actions.
    void offered(const QString& text, const std::vector<talweg::MessageBar::Offer>& offers);
    void recentFilesChanged();
    /// The source embedded in a figure was opened as the document.
    void figureOpened(const QString& figure);
    /// An example was opened as the document.
    void exampleOpened(const talweg::Example& example);

private:
    MeasuredColumn readTable(const QString& folder, const std::string& file, const std::string& column);
    void offerTable(const TableChange& change);
    QList<FileController*> others() const;
    FileController* holderOf(const QString& path) const;
    bool openFigure(const QString& path);
    std::optional<LostWork> lostWorkOf(const QString& path);
    void offerLostWork(const LostWork& lost);
    void offerRecovery(const Recovery& recovery);
    void offerUntitledWork();
    void offerLock(const LockHolder& holder, const QString& lockFile);
    void removeLock(const QString& lockFile);
    void restore(const Recovery& recovery);
    void tellHolder();
    void offerChange();
    std::optional<ReadFile> onDisk();
    bool resolveChange();
    bool reload();
    bool saveTo(const QString& path);
    bool write(const QString& path, bool overwrite = false);
    void remember(const QString& path);
    void tellRecentFiles();

    Document& m_document;
    QWidget* m_window;
    Autosave m_autosave;
    bool m_changeOffered = false; ///< a change by another program is reported once until resolved
};

} // namespace talweg
