#pragma once

#include "project/autosave.h"
#include "project/document.h"
#include "workbench/common/messages.h"

#include <QObject>

class QWidget;

namespace talweg {

/// Everything between the document and the disk: new, open, save, recent files, examples, recovery.
/// Asks before unsaved work is lost; says what goes wrong and leaves the open document untouched.
class FileController : public QObject {
    Q_OBJECT
public:
    FileController(Document& document, QWidget* window);
    ~FileController() override;

    void newProject();
    void openExample(const System& system, const Example& example);
    void askAndOpen();
    /// Empty where no file was chosen.
    QString askForFile();
    /// Raises another window of the program that has a file open; false when there is none.
    bool raiseHolder(const QString& path);
    void raiseWindow();
    /// Opens a project's file, or raises the window that has it open, or what a figure in a file was made of
    /// as a project without a file; false when that is not possible or not wanted.
    bool open(const QString& path);
    bool save();
    bool saveAs();
    /// Whether the document may go: it is saved, or the user does not mind.
    bool mayLeave();
    /// Writes unsaved work to the side file now.
    void keepUnsaved() { m_autosave.write(); }

    QStringList recentFiles() const;
    void forgetRecentFiles();
    /// Offers what crashes left behind: untitled work, and work on the recent files but for those opened.
    void lookForLostWork(const QStringList& opened);

signals:
    void told(talweg::Severity weight, const QString& text);
    /// Something to say with something to do about it.
    void offered(const QString& text, const std::vector<talweg::MessageBar::Offer>& offers);
    void recentFilesChanged();
    /// What a figure was made of is the document now.
    void figureOpened(const QString& figure);

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
    bool m_changeOffered = false; ///< that another program changed the file is told once until it is settled
};

} // namespace talweg
