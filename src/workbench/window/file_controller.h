#pragma once

#include "project/autosave.h"
#include "project/document.h"
#include "workbench/common/messages.h"

#include <QObject>

class QWidget;

namespace talweg {

/// Opens and saves the document's file, opens examples, manages the list of recent files, and recovers
/// unsaved work. Asks before unsaved work is lost. If an error occurs, reports it and leaves the document
/// unchanged.
class FileController : public QObject {
    Q_OBJECT
public:
    FileController(Document& document, QWidget* window);
    ~FileController() override;

    void newProject();
    void openExample(const System& system, const Example& example);
    void askAndOpen();
    /// Asks the user for a file to open. Empty if none was chosen.
    QString askForFile();
    /// If another window of this program has the file open, raises that window. Otherwise returns false.
    bool raiseHolder(const QString& path);
    void raiseWindow();
    /// Opens a project file, or raises the window that has it open. If the file is a figure with an embedded
    /// project, opens that project without a file. Returns false if opening failed or the user declined.
    bool open(const QString& path);
    bool save();
    bool saveAs();
    /// Whether the document may be closed. If it has unsaved changes, asks the user whether to save or
    /// discard them.
    bool mayLeave();
    /// Writes unsaved work to the recovery file immediately.
    void keepUnsaved() { m_autosave.write(); }

    QStringList recentFiles() const;
    void forgetRecentFiles();
    /// After a crash, offers to recover unsaved work: work without a file, and work on recent files except
    /// those in `opened`.
    void lookForLostWork(const QStringList& opened);

signals:
    void told(talweg::Severity weight, const QString& text);
    /// Emitted to show a message with actions.
    void offered(const QString& text, const std::vector<talweg::MessageBar::Offer>& offers);
    void recentFilesChanged();
    /// The project embedded in a figure was opened.
    void figureOpened(const QString& figure);
    /// An example was opened.
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
    bool m_changeOffered = false; ///< whether an unresolved change by another program was reported
};

} // namespace talweg
