#include "workbench/window/file_controller.h"

#include "base/to_qt.h"
#include "files/whole_file.h"
#include "project/differences.h"
#include "project/figure_source.h"
#include "study/unreadable_column.h"
#include "workbench/common/aside.h"
#include "workbench/common/plain_text.h"
#include "workbench/inputs/refused_texts.h"
#include "workbench/window/file_watch.h"
#include "workbench/window/measured_watch.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <algorithm>
#include <utility>

namespace talweg {

namespace {

/// Largest number of recent files. The oldest ones are removed.
constexpr int maxRecentFiles = 8;
const QString recentKey = QStringLiteral("recentFiles");

QString filter() {
    return FileController::tr("Talweg projects (*.talweg)");
}

QString filterOfFigures() {
    return FileController::tr("Figures made with Talweg (*.png *.svg *.pdf)");
}

QString nameOf(const QString& path) {
    return path.isEmpty() ? FileController::tr("an untitled project") : briefly(QFileInfo(path).fileName());
}

/// Whether a path is no pipe or device. Reading from these may never end.
bool isOrdinary(const QString& path) {
    const QFileInfo file(path);
    return !file.exists() || file.isFile() || file.isDir();
}

QString readingText(const QString& path) {
    return FileController::tr("Reading %1…").arg(QDir::toNativeSeparators(path));
}

QString ownerOf(const QString& lockFile) {
    return lockFile.chopped(QStringLiteral(".lock").size());
}

/// What has happened to the file since its unsaved work was backed up; empty if nothing.
QString sinceThen(const Recovery& recovery) {
    const QFileInfo file(recovery.path);
    if (recovery.path.isEmpty()) return {};
    if (!file.exists()) return FileController::tr(" The file no longer exists.");
    if (file.metadataChangeTime() > recovery.when) return FileController::tr(" The file was changed later.");
    return {};
}

} // namespace

FileController::FileController(Document& document, QWidget* window)
    : QObject(window), m_document(document), m_window(window), m_autosave(document) {
    connect(&m_autosave, &Autosave::failed, this, [this](const QString& message) {
        emit told(Severity::warning, tr("Unsaved work cannot be backed up: %1").arg(message));
    });
    for (const auto settled : {&Document::projectReset, &Document::saved})
        connect(&document, settled, this, [this] { m_changeOffered = false; });
    connect(new FileWatch(document, this), &FileWatch::changed, this, &FileController::offerChange);
    connect(new MeasuredWatch(document, this), &MeasuredWatch::noticed, this, &FileController::offerTable);
    document.setTableReader([this](const QString& folder, const std::string& file,
                                   const std::string& column) { return readTable(folder, file, column); });
}

FileController::~FileController() {
    m_document.setTableReader(&readMeasured);
}

/// Reads a column of a table while the window waits. The user can cancel.
MeasuredColumn FileController::readTable(const QString& folder, const std::string& file,
                                         const std::string& column) {
    const auto read = readAside(m_window, readingText(toQt(file)),
                                [folder, file, column] { return readMeasured(folder, file, column); });
    if (!read) throw UnreadableColumn(tr("Reading was cancelled.").toStdString());
    return *read;
}

/// Reports that a table no longer matches the numbers stored in the project.
void FileController::offerTable(const TableChange& change) {
    const QString text = changeText(change);
    if (change.kind == TableChange::Kind::gone) return emit told(Severity::note, text);
    if (change.kind == TableChange::Kind::unreadable) return emit told(Severity::warning, text);
    emit offered(text, {{tr("Use the new numbers"), [this, file = change.file] {
                             const QString wrong = m_document.reloadTables({file});
                             if (!wrong.isEmpty()) emit told(Severity::error, wrong);
                         }}});
}

void FileController::newProject() {
    if (mayLeave()) m_document.reset();
}

void FileController::openExample(const System& system, const Example& example) {
    if (!mayLeave()) return;
    m_document.reset(makeProject(system, example));
    emit exampleOpened(example);
}

QString FileController::askForFile() {
    return QFileDialog::getOpenFileName(m_window, tr("Open project"), {},
                                        filter() + QStringLiteral(";;") + filterOfFigures());
}

void FileController::askAndOpen() {
    const QString path = askForFile();
    if (!path.isEmpty()) open(path);
}

/// The controllers of the other windows of this program.
QList<FileController*> FileController::others() const {
    QList<FileController*> found;
    for (const QWidget* window : QApplication::topLevelWidgets())
        if (auto* one = window->findChild<FileController*>(QString(), Qt::FindDirectChildrenOnly);
            one && one != this)
            found << one;
    return found;
}

/// The controller of the other window that has the file open; null if there is none.
FileController* FileController::holderOf(const QString& path) const {
    const QList<FileController*> all = others();
    const auto has = [file = linkTarget(path)](const FileController* one) {
        const QString theirs = one->m_document.path();
        return !theirs.isEmpty() && linkTarget(theirs) == file;
    };
    const auto found = std::ranges::find_if(all, has);
    return found == all.end() ? nullptr : *found;
}

void FileController::raiseWindow() {
    if (m_window->isMinimized()) m_window->showNormal();
    m_window->raise();
    m_window->activateWindow();
}

bool FileController::raiseHolder(const QString& path) {
    FileController* holder = holderOf(path);
    if (!holder) return false;
    holder->raiseWindow();
    emit holder->told(Severity::note, tr("%1 is already open in this window.").arg(nameOf(path)));
    return true;
}

bool FileController::openFigure(const QString& path) {
    const auto read = readAside(m_window, readingText(path), [path, registry = m_document.registry()] {
        return readFigureSource(path, registry);
    });
    if (!read) return false;
    const FigureReading& reading = *read;
    if (!reading.source) {
        emit told(Severity::error,
                  tr("%1 was not opened. %2")
                      .arg(QDir::toNativeSeparators(path), firstOf(reading.problems).join(u' ')));
        return false;
    }
    if (!mayLeave()) return false;
    m_document.reset(reading.source->project);
    emit figureOpened(reading.source->figure);
    for (const QString& note : reading.notes)
        emit told(Severity::note, note);
    emit told(Severity::note,
              tr("This is the project embedded in %1. It has no file yet.").arg(nameOf(path)));
    return true;
}

bool FileController::open(const QString& path) {
    if (mayCarrySource(path)) return openFigure(path);
    if (raiseHolder(path)) return true;
    if (!mayLeave()) return false;
    const auto read = readAside(m_window, readingText(path), [path, registry = m_document.registry()] {
        LostWork lost = takeLostWork(path, registry);
        return std::pair(std::move(lost), readFileOf(path, registry));
    });
    if (!read) return false;
    LostWork lost = read->first;
    const QStringList problems = m_document.open(path, read->second);
    if (problems.isEmpty()) {
        remember(path);
        for (const QString& note : m_document.notes())
            emit told(Severity::note, note);
        tellHolder();
        lost.holder = {}; // reported by tellHolder
    } else {
        emit told(
            Severity::error,
            tr("%1 was not opened. %2").arg(QDir::toNativeSeparators(path), firstOf(problems).join(u' ')));
    }
    offerLostWork(lost);
    return problems.isEmpty();
}

void FileController::lookForLostWork(const QStringList& opened) {
    offerUntitledWork();
    QStringList seen;
    for (const QString& path : opened)
        seen << linkTarget(path);
    for (const QString& path : recentFiles()) {
        const QString target = linkTarget(path);
        if (seen.contains(target)) continue;
        seen << target;
        if (const auto lost = lostWorkOf(path)) offerLostWork(*lost);
    }
}

/// The work on a file that was lost in a crash. Nothing if the user cancels the search; the work is then
/// offered again later.
std::optional<LostWork> FileController::lostWorkOf(const QString& path) {
    return readAside(m_window, readingText(path),
                     [path, registry = m_document.registry()] { return takeLostWork(path, registry); });
}

void FileController::offerUntitledWork() {
    const auto found =
        readAside(m_window, tr("Looking for unsaved work…"),
                  [registry = m_document.registry()] { return takeUntitledLostWork(registry); });
    for (const LostWork& lost : found.value_or(std::vector<LostWork>()))
        offerLostWork(lost);
}

void FileController::offerLostWork(const LostWork& lost) {
    using Kind = LockHolder::Kind;
    for (const Recovery& recovery : lost.recoveries)
        offerRecovery(recovery);
    const Kind holder = lost.holder.kind;
    if (holder == Kind::nobody || holder == Kind::program) return;
    offerLock(lost.holder, lost.lockFile);
}

void FileController::offerRecovery(const Recovery& recovery) {
    const QString when = recovery.when.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
    const MessageBar::Offer forget{tr("Discard"), [recovery] { discard(recovery); }};
    if (!recovery.work.project) {
        emit offered(tr("Talweg ended unexpectedly. Unsaved work on %1, backed up on %2, is in %3 but cannot "
                        "be read: %4")
                         .arg(nameOf(recovery.path), when, QDir::toNativeSeparators(recovery.file),
                              firstOf(recovery.work.problems).join(u' ')),
                     {forget});
        return;
    }
    const MessageBar::Offer accept{tr("Restore"), [this, recovery] { restore(recovery); }};
    emit offered(tr("Talweg ended unexpectedly. Unsaved work on %1, backed up on %2, can be restored.%3")
                     .arg(nameOf(recovery.path), when, sinceThen(recovery)),
                 {accept, forget});
}

void FileController::restore(const Recovery& recovery) {
    if (!mayLeave()) return offerRecovery(recovery);
    m_autosave.recover(recovery);
    tellHolder();
}

/// Offers to remove a lock. Called if it is unknown whether the program that holds it is still running.
void FileController::offerLock(const LockHolder& holder, const QString& lockFile) {
    const QString file = QDir::toNativeSeparators(lockFile);
    const QString text =
        holder.kind == LockHolder::Kind::computer
            ? tr("According to the lock file %1, the project is open on the computer “%2”. If it is not, "
                 "remove the lock. Until then, unsaved work is backed up in Talweg's own folder.")
                  .arg(file, briefly(holder.computer))
            : tr("The lock file %1 is empty or damaged, possibly after a crash. If the project is not open "
                 "anywhere else, remove the lock.")
                  .arg(file);
    emit offered(text, {{tr("Remove lock"), [this, lockFile] { removeLock(lockFile); }}});
}

void FileController::removeLock(const QString& lockFile) {
    if (KernelLock(lockFile).state() == KernelLock::State::theirs)
        return emit told(Severity::error,
                         tr("%1 was not removed: another program is using it. Close that program first.")
                             .arg(QDir::toNativeSeparators(lockFile)));
    if (!QFile::remove(lockFile) && QFile::exists(lockFile))
        return emit told(Severity::error,
                         tr("%1 cannot be removed. Remove it yourself or save the project in another folder.")
                             .arg(QDir::toNativeSeparators(lockFile)));
    const bool untitled = QFileInfo(lockFile).dir() == QDir(autosaveFolder());
    if (untitled) return offerUntitledWork();
    if (const auto lost = lostWorkOf(ownerOf(lockFile))) offerLostWork(*lost);
    if (lockFile == lockFileOf(m_document.path())) m_autosave.claimAgain();
}

/// Reports which other program has the file open, if any.
void FileController::tellHolder() {
    const LockHolder& holder = m_autosave.lockHolder();
    const QString path = m_document.path();
    if (holder.kind == LockHolder::Kind::nobody) return;
    if (holder.kind == LockHolder::Kind::program)
        return emit told(Severity::warning, holder.process == 0
                                                ? tr("%1 is also open in another program or container. "
                                                     "Talweg asks before it overwrites changes saved there.")
                                                      .arg(nameOf(path))
                                                : tr("%1 is also open in another window (process %2). Talweg "
                                                     "asks before it overwrites changes saved there.")
                                                      .arg(nameOf(path), QString::number(holder.process)));
    offerLock(holder, lockFileOf(path));
}

bool FileController::save() {
    finishCell(*m_window);
    return m_document.path().isEmpty() ? saveAs() : saveTo(m_document.path());
}

bool FileController::saveAs() {
    finishCell(*m_window);
    const QString title = briefly(m_document.displayName()).replace(u'/', u'-');
    QFileDialog dialog(m_window, tr("Save project"), QDir::homePath(), filter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("talweg")); // the question about replacing names the right file
    dialog.selectFile(m_document.path().isEmpty() ? title + QStringLiteral(".talweg") : m_document.path());
    return dialog.exec() == QDialog::Accepted && saveTo(dialog.selectedFiles().constFirst());
}

bool FileController::saveTo(const QString& path) {
    if (!isOrdinary(path)) {
        emit told(Severity::error, tr("The project was not saved: %1 is not a regular file.").arg(path));
        return false;
    }
    if (holderOf(path)) {
        emit told(Severity::error, tr("The project was not saved: %1 is open in another window. Save under "
                                      "another name or close that window first.")
                                       .arg(nameOf(path)));
        return false;
    }
    const bool same = !m_document.path().isEmpty() && linkTarget(path) == linkTarget(m_document.path());
    return same && m_document.isChangedOnDisk() ? resolveChange() : write(path);
}

/// Writes the document to a file. With `overwrite`, ignores changes of the file by other programs.
bool FileController::write(const QString& path, bool overwrite) {
    const bool elsewhere = path != m_document.path();
    const QString wrong = elsewhere || overwrite ? m_document.saveAs(path) : m_document.save();
    if (!wrong.isEmpty()) {
        emit told(Severity::error, wrong);
        return false;
    }
    remember(path);
    if (elsewhere) tellHolder();
    return true;
}

/// Reports that another program has changed the file, once until the change is resolved.
void FileController::offerChange() {
    if (std::exchange(m_changeOffered, true)) return;
    emit offered(tr("Another program has changed %1.").arg(nameOf(m_document.path())),
                 {{tr("Show differences…"), [this] {
                       m_changeOffered = false;
                       if (m_document.isChangedOnDisk()) resolveChange();
                   }}});
}

/// The current content of the document's file; nothing if the user cancelled reading.
std::optional<ReadFile> FileController::onDisk() {
    const QString path = m_document.path();
    return readAside(m_window, readingText(path),
                     [path, registry = m_document.registry()] { return readFileOf(path, registry); });
}

/// Asks the user how to proceed after another program has changed the file. Returns whether the document and
/// the file are equal afterwards.
bool FileController::resolveChange() {
    const QString path = m_document.path();
    const std::optional<ReadFile> read = onDisk();
    if (!read) return false;
    const FileReading& theirs = read->reading;
    const QStringList different =
        theirs.project ? differences(m_document.project(), *theirs.project, m_document.registry())
                       : QStringList{tr("The file is not a readable project.")} + theirs.problems;
    QMessageBox box(QMessageBox::Warning, tr("The file was changed"),
                    tr("Another program has changed %1 since you opened or saved it.").arg(nameOf(path)),
                    QMessageBox::NoButton, m_window);
    box.setInformativeText(breakable(firstOf(different).join(u'\n')));
    QPushButton* copy = box.addButton(tr("Save as &copy…"), QMessageBox::AcceptRole);
    QPushButton* again = box.addButton(tr("&Reload the file"), QMessageBox::DestructiveRole);
    QPushButton* over = box.addButton(tr("&Overwrite the file"), QMessageBox::DestructiveRole);
    again->setToolTip(tr("Your unsaved changes are lost"));
    over->setToolTip(tr("The changes of the other program are lost"));
    again->setEnabled(theirs.project.has_value());
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(copy);
    box.exec();
    if (box.clickedButton() == copy) return saveAs();
    if (box.clickedButton() == again) return reload();
    if (box.clickedButton() != over) return false;
    const std::optional<ReadFile> now = onDisk();
    if (!now) return false;
    return now->reading == theirs ? write(path, true) : resolveChange();
}

bool FileController::reload() {
    const std::optional<ReadFile> read = onDisk();
    if (!read) return false;
    const QStringList problems = m_document.open(m_document.path(), *read);
    if (!problems.isEmpty()) emit told(Severity::error, firstOf(problems).join(u' '));
    return problems.isEmpty();
}

bool FileController::mayLeave() {
    finishCell(*m_window);
    if (!m_document.isModified()) return true;
    QMessageBox box(QMessageBox::Question, tr("Unsaved changes"),
                    tr("Save the changes to “%1”?").arg(briefly(m_document.displayName())),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box.setInformativeText(tr("Unsaved changes will be lost."));
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    if (answer == QMessageBox::Save) return save();
    return answer == QMessageBox::Discard;
}

/// Updates the menus of all windows, because they share the list of recent files.
void FileController::tellRecentFiles() {
    emit recentFilesChanged();
    for (FileController* other : others())
        emit other->recentFilesChanged();
}

QStringList FileController::recentFiles() const {
    return QSettings().value(recentKey).toStringList();
}

void FileController::forgetRecentFiles() {
    QSettings().remove(recentKey);
    tellRecentFiles();
}

void FileController::remember(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    QSettings().setValue(recentKey, QStringList(files.mid(0, maxRecentFiles)));
    tellRecentFiles();
}

} // namespace talweg

#include "moc_file_controller.cpp"
