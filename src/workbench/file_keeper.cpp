#include "workbench/file_keeper.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QSettings>

namespace talweg {

namespace {

constexpr int mostRecentFiles = 8;
const QString recentKey = QStringLiteral("recentFiles");

QString filter() {
    return FileKeeper::tr("Talweg projects (*.talweg)");
}

} // namespace

FileKeeper::FileKeeper(Document& document, QWidget* window)
    : QObject(window), m_document(document), m_window(window), m_autosave(document) {
    connect(&m_autosave, &Autosave::failed, this, [this](const QString& message) {
        emit told(Weight::warning, tr("Unsaved work is not being kept safe: %1").arg(message));
    });
}

void FileKeeper::newProject() {
    if (mayLeave()) m_document.reset();
}

void FileKeeper::openExample(const System& system, const Example& example) {
    if (mayLeave()) m_document.reset(makeProject(system, example));
}

void FileKeeper::askAndOpen() {
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Open project"), {}, filter());
    if (!path.isEmpty()) open(path);
}

bool FileKeeper::open(const QString& path) {
    if (!mayLeave()) return false;
    const auto lost = findRecovery(path, m_document.registry());
    const QStringList problems = m_document.open(path);
    if (!problems.isEmpty()) {
        emit told(Weight::error,
                  tr("%1 was not opened. %2").arg(QDir::toNativeSeparators(path), problems.join(u' ')));
        return false;
    }
    remember(path);
    if (m_autosave.isOpenElsewhere())
        emit told(Weight::warning,
                  tr("%1 is open in another window. Whoever saves last overwrites the other.")
                      .arg(QFileInfo(path).fileName()));
    if (lost) offerRecovery(*lost);
    return true;
}

void FileKeeper::lookForLostWork() {
    const auto lost = findUntitledRecoveries(m_document.registry());
    if (!lost.empty()) offerRecovery(lost.front());
}

void FileKeeper::offerRecovery(const Recovery& recovery) {
    const QString when = QLocale().toString(recovery.when, QLocale::ShortFormat);
    const QString what =
        recovery.path.isEmpty() ? tr("an untitled project") : QFileInfo(recovery.path).fileName();
    const MessageBar::Offer restore{tr("Restore"), [this, recovery] {
                                        if (mayLeave()) m_autosave.recover(recovery);
                                    }};
    const MessageBar::Offer forget{tr("Discard"), [recovery] { discard(recovery); }};
    emit offered(tr("Talweg ended unexpectedly. Unsaved work on %1 from %2 was kept.").arg(what, when),
                 {restore, forget});
}

bool FileKeeper::save() {
    return m_document.path().isEmpty() ? saveAs() : saveTo(m_document.path());
}

bool FileKeeper::saveAs() {
    const QString proposal = m_document.path().isEmpty()
                                 ? QDir::home().filePath(m_document.displayName() + QStringLiteral(".talweg"))
                                 : m_document.path();
    QString path = QFileDialog::getSaveFileName(m_window, tr("Save project"), proposal, filter());
    if (path.isEmpty()) return false;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".talweg");
    return saveTo(path);
}

bool FileKeeper::saveTo(const QString& path) {
    const QString wrong = path == m_document.path() ? m_document.save() : m_document.saveAs(path);
    if (!wrong.isEmpty()) {
        emit told(Weight::error, wrong);
        return false;
    }
    remember(path);
    return true;
}

bool FileKeeper::mayLeave() {
    if (!m_document.isModified()) return true;
    QMessageBox box(QMessageBox::Question, tr("Unsaved changes"),
                    tr("Save the changes to “%1”?").arg(m_document.displayName()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box.setDefaultButton(QMessageBox::Save);
    box.setInformativeText(tr("Otherwise they are lost."));
    const int answer = box.exec();
    if (answer == QMessageBox::Save) return save();
    return answer == QMessageBox::Discard;
}

QStringList FileKeeper::recentFiles() const {
    return QSettings().value(recentKey).toStringList();
}

void FileKeeper::forgetRecentFiles() {
    QSettings().remove(recentKey);
    emit recentFilesChanged();
}

void FileKeeper::remember(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    QSettings().setValue(recentKey, QStringList(files.mid(0, mostRecentFiles)));
    emit recentFilesChanged();
}

} // namespace talweg
