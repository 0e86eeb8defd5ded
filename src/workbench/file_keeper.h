#pragma once

#include "project/autosave.h"
#include "project/document.h"
#include "workbench/messages.h"

#include <QObject>

class QWidget;

namespace talweg {

/// Everything between the document and the disk: new, open, save, recent files, examples, recovery.
/// Asks before unsaved work is lost; says what goes wrong and leaves the open document untouched.
class FileKeeper : public QObject {
    Q_OBJECT
public:
    FileKeeper(Document& document, QWidget* window);

    void newProject();
    void openExample(const System& system, const Example& example);
    void askAndOpen();
    /// Opens a file; false when that is not possible or not wanted.
    bool open(const QString& path);
    bool save();
    bool saveAs();
    /// Whether the document may go: it is saved, or the user does not mind.
    bool mayLeave();

    QStringList recentFiles() const;
    void forgetRecentFiles();
    /// Offers untitled work that a crash left behind.
    void lookForLostWork();

signals:
    void told(talweg::Weight weight, const QString& text);
    /// Something to say with something to do about it.
    void offered(const QString& text, const std::vector<talweg::MessageBar::Offer>& offers);
    void recentFilesChanged();

private:
    void offerRecovery(const Recovery& recovery);
    bool saveTo(const QString& path);
    void remember(const QString& path);

    Document& m_document;
    QWidget* m_window;
    Autosave m_autosave;
};

} // namespace talweg
