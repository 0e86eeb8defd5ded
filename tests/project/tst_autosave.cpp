#include "files/whole_file.h"
#include "project/autosave.h"
#include "support/falling_body.h"
#include "support/test.h"

#include <QTemporaryDir>
#include <QtTest>
#include <sys/stat.h>

using namespace talweg;
using namespace std::chrono_literals;

namespace {

Registry registry() {
    Registry systems;
    systems.add(tests::fallingBody());
    return systems;
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot read)");
}

/// A folder of files and one for side files of untitled work.
struct Folders {
    QTemporaryDir files, untitled;

    QString path() const { return files.filePath("a.talweg"); }
    QString sideFile() const { return files.filePath("a.talweg.autosave"); }
    QStringList all() const { return QDir(files.path()).entryList(QDir::Files | QDir::Hidden); }

    /// Writes a file, and what a crash after an edit of its title leaves behind.
    void crash(const QString& title) const {
        Document document(registry());
        document.reset({"Saved", "", {makeExperiment(tests::fallingBody(), "Fall")}});
        QCOMPARE(document.saveAs(path()), QString());
        document.setTitle(title);
        QCOMPARE(writeWhole(sideFile(), toText(document.project(), registry())), QString());
    }
    void lock(const QByteArray& text) const {
        QFile lock(path() + ".lock");
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write(text);
    }
    /// The one piece of work that a crash left on the file.
    Recovery only() const {
        const auto found = takeLostWork(path(), registry()).recoveries;
        if (found.size() != 1 || !found[0].work.project) qFatal("not one readable piece of lost work");
        return found[0];
    }
    std::vector<Recovery> untitledWork() const {
        std::vector<Recovery> found;
        for (const LostWork& lost : takeUntitledLostWork(registry(), untitled.path()))
            found.insert(found.end(), lost.recoveries.begin(), lost.recoveries.end());
        return found;
    }
};

int mode(const QString& path) {
    struct stat status {};
    return ::stat(qPrintable(path), &status) == 0 ? int(status.st_mode & 07777) : -1;
}

} // namespace

class TestAutosave : public QObject {
    Q_OBJECT

private slots:
    void unsavedWorkGoesToTheSideFileOnly() {
        const Folders folders;
        Document document(registry());
        document.reset({"Saved", "", {}});
        QCOMPARE(document.saveAs(folders.path()), QString());
        const QByteArray saved = contents(folders.path());
        Autosave autosave(document, 1ms, folders.untitled.path());
        document.setTitle("Unsaved");
        QTRY_VERIFY(QFile::exists(folders.sideFile()));
        QCOMPARE(contents(folders.path()), saved);
        QCOMPARE(contents(folders.sideFile()), toText(document.project(), registry()));
    }

    void savingRemovesTheSideFile() {
        const Folders folders;
        Document document(registry());
        QCOMPARE(document.saveAs(folders.path()), QString());
        Autosave autosave(document, 1h, folders.untitled.path());
        document.setTitle("Unsaved");
        autosave.write();
        QVERIFY(QFile::exists(folders.sideFile()));
        QCOMPARE(document.save(), QString());
        QVERIFY(!QFile::exists(folders.sideFile()));
        document.setTitle("Again");
        autosave.write();
        document.undoStack().undo();
        QVERIFY(!QFile::exists(folders.sideFile()));
    }

    void closingInOrderLeavesOnlyTheUsersFile() {
        const Folders folders;
        {
            Document document(registry());
            QCOMPARE(document.saveAs(folders.path()), QString());
            Autosave autosave(document, 1h, folders.untitled.path());
            QVERIFY(QFile::exists(folders.path() + ".lock"));
            document.setTitle("Discarded");
            autosave.write();
        }
        QCOMPARE(folders.all(), QStringList{"a.talweg"});
        QVERIFY(takeLostWork(folders.path(), registry()).recoveries.empty());
        QVERIFY(folders.untitledWork().empty());
    }

    void aCrashIsRevealedAndTheWorkRecovered() {
        const Folders folders;
        folders.crash("Unsaved");
        const Recovery recovery = folders.only();
        QCOMPARE(recovery.work.project->title, QString("Unsaved"));
        QCOMPARE(recovery.path, folders.path());
        const QByteArray saved = contents(folders.path());
        Document document(registry());
        Autosave autosave(document, 1h, folders.untitled.path());
        autosave.recover(recovery);
        QVERIFY(document.isModified());
        QCOMPARE(document.path(), folders.path());
        QVERIFY(document.project() == *recovery.work.project);
        QVERIFY(!QFile::exists(recovery.file));
        QVERIFY(QFile::exists(folders.sideFile()));
        QCOMPARE(contents(folders.path()), saved);
        QCOMPARE(document.save(), QString());
        QVERIFY(!QFile::exists(folders.sideFile()));
    }

    void aLockOfADeadProgramDoesNotHideACrash() {
        const Folders folders;
        folders.crash("Unsaved");
        QProcess program;
        program.start("true", QStringList{});
        QVERIFY(program.waitForStarted());
        const qint64 pid = program.processId();
        QVERIFY(program.waitForFinished());
        folders.lock(QByteArray::number(pid) + "\ntalweg\n" + QSysInfo::machineHostName().toUtf8()
                     + "\n\n\n");
        folders.only();
    }

    /// In a container a dead program may have had the number that this one has now.
    void aDeadProgramMayHaveHadOurNumber() {
        const Folders folders;
        folders.crash("Unsaved");
        const QString own = QFileInfo("/proc/self/exe").symLinkTarget().section('/', -1);
        folders.lock(QByteArray::number(QCoreApplication::applicationPid()) + '\n' + own.toUtf8()
                     + "\nsome-container\n0123\n" + QSysInfo::bootUniqueId() + '\n');
        QCOMPARE(folders.only().work.project->title, QString("Unsaved"));
    }

    /// A living owner has another number, or none, where it is looked for.
    void aLivingProgramInAnotherContainerIsNoCrash_data() {
        QTest::addColumn<QString>("unshare");
        QTest::newRow("same numbers") << QString();
        if (QProcess::execute("unshare", {"-Ur", "--pid", "--fork", "--mount-proc", "true"}) == 0)
            QTest::newRow("numbers of its own") << "unshare -Ur --pid --fork --mount-proc ";
    }
    void aLivingProgramInAnotherContainerIsNoCrash() {
        QFETCH(const QString, unshare);
        const Folders folders;
        folders.crash("Unsaved");
        folders.lock("999999999\ntalweg\nsome-container\n0123\n" + QSysInfo::bootUniqueId() + '\n');
        QProcess owner; // holds the lock until its input ends
        owner.startCommand(unshare + "flock " + folders.path() + ".lock sh -c \"echo held; cat\"");
        QVERIFY(owner.waitForReadyRead());
        const LostWork lost = takeLostWork(folders.path(), registry());
        QVERIFY(lost.recoveries.empty());
        QCOMPARE(lost.holder.kind, LockHolder::Kind::program);
        QCOMPARE(lost.holder.process, qint64(0));
        QVERIFY(QFile::exists(folders.sideFile()));
        Document document(registry());
        QCOMPARE(document.open(folders.path()), QStringList());
        {
            const Autosave autosave(document, 1h, folders.untitled.path());
            QCOMPARE(autosave.lockHolder().kind, LockHolder::Kind::program);
            QVERIFY(autosave.sideFile().startsWith(folders.untitled.path()));
        }
        owner.closeWriteChannel();
        QVERIFY(owner.waitForFinished());
        QCOMPARE(folders.only().work.project->title, QString("Unsaved"));
    }

    /// Whoever removes the lock of a living program does not make its side file lost work.
    void aSideFileThatIsHeldIsNotMoved() {
        const Folders folders;
        Document document(registry());
        QCOMPARE(document.saveAs(folders.path()), QString());
        {
            Autosave autosave(document, 1h, folders.untitled.path());
            document.setTitle("Unsaved");
            autosave.write();
            document.setTitle("Unsaved, newer");
            autosave.write();
            QVERIFY(QFile::remove(folders.path() + ".lock"));
            const LostWork lost = takeLostWork(folders.path(), registry());
            QVERIFY(lost.recoveries.empty());
            QCOMPARE(lost.holder.kind, LockHolder::Kind::program);
            Document second(registry());
            QCOMPARE(second.open(folders.path()), QStringList());
            Autosave other(second, 1h, folders.untitled.path());
            second.setTitle("Other");
            other.write();
            QCOMPARE(contents(folders.sideFile()), toText(document.project(), registry()));
            QVERIFY(other.sideFile().startsWith(folders.untitled.path()));
        }
        QVERIFY(!QFile::exists(folders.sideFile()));
    }

    /// Both lost sight of each other before either had unsaved work: the later one goes elsewhere.
    void aSideFileThatAppearsIsNotWrittenOver() {
        const Folders folders;
        Document document(registry()), second(registry());
        QCOMPARE(document.saveAs(folders.path()), QString());
        QCOMPARE(second.open(folders.path()), QStringList());
        Autosave autosave(document, 1h, folders.untitled.path());
        QVERIFY(QFile::remove(folders.path() + ".lock"));
        Autosave other(second, 1h, folders.untitled.path());
        QCOMPARE(other.sideFile(), folders.sideFile());
        document.setTitle("First");
        autosave.write();
        second.setTitle("Second");
        other.write();
        QCOMPARE(contents(folders.sideFile()), toText(document.project(), registry()));
        QCOMPARE(contents(other.sideFile()), toText(second.project(), registry()));
    }

    void workOfALivingProgramIsNoCrash() {
        const Folders folders;
        Document document(registry());
        QCOMPARE(document.saveAs(folders.path()), QString());
        Autosave autosave(document, 1h, folders.untitled.path());
        document.setTitle("Unsaved");
        autosave.write();
        const LostWork lost = takeLostWork(folders.path(), registry());
        QVERIFY(lost.recoveries.empty());
        QCOMPARE(lost.holder.kind, LockHolder::Kind::program);
        QVERIFY(QFile::exists(folders.sideFile()));

        Document second(registry());
        QCOMPARE(second.open(folders.path()), QStringList());
        Autosave secondAutosave(second, 1h, folders.untitled.path());
        QCOMPARE(secondAutosave.lockHolder().kind, LockHolder::Kind::program);
        QCOMPARE(secondAutosave.lockHolder().process, QCoreApplication::applicationPid());
        QCOMPARE(autosave.lockHolder().kind, LockHolder::Kind::nobody);
        second.setTitle("Other");
        secondAutosave.write();
        QCOMPARE(contents(folders.sideFile()), toText(document.project(), registry()));
        QVERIFY(secondAutosave.sideFile().startsWith(folders.untitled.path()));
    }

    void crashedWorkThatNobodyLookedAtSurvivesOpeningEditingAndClosing() {
        const Folders folders;
        folders.crash("Unsaved");
        {
            Document document(registry());
            Autosave autosave(document, 1h, folders.untitled.path());
            QCOMPARE(document.open(folders.path()), QStringList());
            document.setTitle("Newer");
            autosave.write();
            QVERIFY(QFile::exists(autosave.sideFile()));
        }
        QCOMPARE(folders.only().work.project->title, QString("Unsaved"));
    }

    /// Looking at it moves it to a name that no program writes to; there it stays until it is discarded.
    void offeredWorkLiesSafelyAside() {
        const Folders folders;
        folders.crash("Unsaved");
        const Recovery first = folders.only();
        QVERIFY(!QFile::exists(folders.sideFile()));
        QVERIFY(first.file != folders.sideFile() && QFile::exists(first.file));
        {
            Document document(registry());
            QCOMPARE(document.open(folders.path()), QStringList());
            Autosave autosave(document, 1h, folders.untitled.path());
            document.setTitle("Another crash");
            autosave.write();
            QCOMPARE(autosave.sideFile(), folders.sideFile());
            QVERIFY(QFile::copy(folders.sideFile(), folders.files.filePath("kept")));
        }
        QVERIFY(QFile::rename(folders.files.filePath("kept"), folders.sideFile()));
        QStringList titles;
        for (const Recovery& recovery : takeLostWork(folders.path(), registry()).recoveries)
            titles << recovery.work.project->title;
        titles.sort();
        QCOMPARE(titles, (QStringList{"Another crash", "Unsaved"}));
        for (const Recovery& recovery : takeLostWork(folders.path(), registry()).recoveries)
            discard(recovery);
        QVERIFY(takeLostWork(folders.path(), registry()).recoveries.empty());
        QCOMPARE(folders.all(), QStringList{"a.talweg"});
    }

    void aLinkIsTheSameFile() {
        const Folders folders;
        folders.crash("Unsaved");
        const QString link = folders.untitled.filePath("link.talweg");
        QVERIFY(QFile::link(folders.path(), link));
        QCOMPARE(lockFileOf(link), lockFileOf(folders.path()));
        const auto found = takeLostWork(link, registry()).recoveries;
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].path, link);
        Document document(registry()), second(registry());
        QCOMPARE(document.open(link), QStringList());
        Autosave autosave(document, 1h, folders.untitled.path());
        QCOMPARE(autosave.sideFile(), folders.sideFile());
        QCOMPARE(second.open(folders.path()), QStringList());
        const Autosave other(second, 1h, folders.untitled.path());
        QCOMPARE(other.lockHolder().kind, LockHolder::Kind::program);
    }

    void workOnAFileThatIsDamagedOrGoneIsFound_data() {
        QTest::addColumn<bool>("gone");
        QTest::newRow("damaged") << false;
        QTest::newRow("gone") << true;
    }
    void workOnAFileThatIsDamagedOrGoneIsFound() {
        QFETCH(const bool, gone);
        const Folders folders;
        folders.crash("Unsaved");
        if (gone)
            QVERIFY(QFile::remove(folders.path()));
        else
            QCOMPARE(writeWhole(folders.path(), "{"), QString());
        const Recovery recovery = folders.only();
        Document document(registry());
        Autosave autosave(document, 1h, folders.untitled.path());
        autosave.recover(recovery);
        if (document.isChangedOnDisk()) document.acceptDisk(); // damaged later than the work is old
        QCOMPARE(document.save(), QString());
        QCOMPARE(contents(folders.path()), toText(*recovery.work.project, registry()));
    }

    /// What someone did to the file after the crash is not overwritten without asking.
    void aFileChangedAfterTheCrashIsKnownToBeChanged() {
        const Folders folders;
        folders.crash("Unsaved");
        Document document(registry());
        document.restore({"Work", "", {}}, folders.path());
        QVERIFY(!document.isChangedOnDisk());
        const QDateTime early = QFileInfo(folders.path()).lastModified().addSecs(-1);
        document.restore({"Work", "", {}}, folders.path(), early);
        QVERIFY(document.isChangedOnDisk());
        document.acceptDisk();
        QVERIFY(!document.isChangedOnDisk());
        // What someone moves here later was written earlier.
        const QString older = folders.files.filePath("older.talweg");
        Document other(registry());
        other.reset({"Older", "", {}});
        QCOMPARE(other.saveAs(older), QString());
        QTest::qSleep(20); // more than the clock of files is behind
        const QDateTime crashed = QDateTime::currentDateTime();
        QTest::qSleep(20);
        QCOMPARE(::rename(qPrintable(older), qPrintable(folders.path())), 0);
        document.restore({"Work", "", {}}, folders.path(), crashed);
        QVERIFY(document.isChangedOnDisk());
    }

    void locksOfOtherComputersAndDamagedOnesAreTold_data() {
        QTest::addColumn<QByteArray>("lock");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, const QByteArray& lock, LockHolder::Kind kind) {
            QTest::newRow(name) << lock << int(kind);
        };
        row("other computer", "123\ntalweg\nfar-away\n\n\n", LockHolder::Kind::computer);
        row("empty", "", LockHolder::Kind::unknown);
        row("damaged", "what is this\n", LockHolder::Kind::unknown);
        const QByteArray here = QSysInfo::machineHostName().toUtf8();
        row("half written", "999999999\ntalweg\n" + here + "\n0123", LockHolder::Kind::unknown);
        const QByteArray us = QByteArray::number(QCoreApplication::applicationPid());
        row("of a process that is something else now", us + "\ntalweg\n" + here + "\n0123",
            LockHolder::Kind::unknown);
    }
    void locksOfOtherComputersAndDamagedOnesAreTold() {
        QFETCH(const QByteArray, lock);
        QFETCH(const int, kind);
        const Folders folders;
        folders.crash("Unsaved");
        folders.lock(lock);
        const LostWork lost = takeLostWork(folders.path(), registry());
        QVERIFY(lost.recoveries.empty());
        QCOMPARE(int(lost.holder.kind), kind);
        QCOMPARE(lost.holder.computer, QString(kind == int(LockHolder::Kind::computer) ? "far-away" : ""));
        QCOMPARE(lost.lockFile, folders.path() + ".lock");

        Document document(registry());
        QCOMPARE(document.open(folders.path()), QStringList());
        Autosave autosave(document, 1h, folders.untitled.path());
        QCOMPARE(int(autosave.lockHolder().kind), kind);
        QVERIFY(autosave.sideFile().startsWith(folders.untitled.path()));
        QVERIFY(QFile::remove(lost.lockFile));
        QCOMPARE(folders.only().work.project->title, QString("Unsaved"));
        autosave.claimAgain();
        QCOMPARE(autosave.lockHolder().kind, LockHolder::Kind::nobody);
        QCOMPARE(autosave.sideFile(), folders.sideFile());
    }

    /// Neither of them can be read, which does not make them the same.
    void workThatCannotBeReadIsKeptBesideAFileThatCannotBeRead() {
        const Folders folders;
        folders.crash("Unsaved");
        for (const QString& path : {folders.path(), folders.sideFile()})
            QVERIFY(QFile::resize(path, 4'000'001));
        const auto found = takeLostWork(folders.path(), registry()).recoveries;
        QCOMPARE(found.size(), std::size_t(1));
        QVERIFY(!found[0].work.project && QFileInfo(found[0].file).size() == 4'000'001);
    }

    void workOnALinkIntoAFolderOfAStrangeNameIsKept() {
        const Folders folders;
        folders.crash("Unsaved");
        const QByteArray strange = folders.files.path().toUtf8() + "/\xff";
        QCOMPARE(::mkdir(strange, 0755), 0);
        QCOMPARE(::rename(qPrintable(folders.path()), strange + "/a.talweg"), 0);
        const QString link = folders.files.filePath("link.talweg");
        QCOMPARE(::symlink("\xff/a.talweg", qPrintable(link)), 0);
        Document document(registry());
        Autosave autosave(document, 1h, folders.untitled.path());
        QCOMPARE(document.open(link), QStringList());
        document.setTitle("Kept");
        autosave.write();
        QCOMPARE(autosave.failure(), QString());
        QCOMPARE(mode(autosave.sideFile()), 0600);
        QCOMPARE(contents(autosave.sideFile()), toText(document.project(), registry()));
        QCOMPARE(document.save(), QString());
        QCOMPARE(contents(link), toText(document.project(), registry()));
        ::unlink(strange + "/a.talweg");
        ::rmdir(strange);
    }

    void untitledWorkIsRecovered() {
        const Folders folders;
        const QString sideFile = folders.untitled.filePath("some.autosave");
        const Project work{"Unsaved", "", {makeExperiment(tests::fallingBody(), "Fall")}};
        QCOMPARE(writeWhole(sideFile, toText(work, registry())), QString());
        QCOMPARE(folders.untitledWork().size(), std::size_t(1));
        const auto found = folders.untitledWork(); // again, for it lies aside
        QCOMPARE(found.size(), std::size_t(1));
        Document document(registry());
        Autosave autosave(document, 1h, folders.untitled.path());
        autosave.recover(found.front());
        QVERIFY(document.project() == work);
        QVERIFY(document.path().isEmpty());
        QVERIFY(!QFile::exists(sideFile) && !QFile::exists(found.front().file));
        QCOMPARE(contents(autosave.sideFile()), toText(work, registry()));
    }

    void sideFilesCanBeReadByThoseWhoCanReadTheProject() {
        const Folders folders;
        Document document(registry());
        Autosave autosave(document, 1h, folders.untitled.filePath("new"));
        document.setTitle("Secret");
        autosave.write();
        QCOMPARE(mode(autosave.sideFile()), 0600);
        QCOMPARE(mode(folders.untitled.filePath("new")), 0700);
        for (const int wanted : {0600, 0640, 0644}) {
            QCOMPARE(document.saveAs(folders.path()), QString());
            QCOMPARE(::chmod(qPrintable(folders.path()), mode_t(wanted)), 0);
            document.setTitle(QString::number(wanted));
            autosave.write();
            QCOMPARE(autosave.sideFile(), folders.sideFile());
            QCOMPARE(mode(folders.sideFile()), wanted);
        }
    }

    void aPlantedLinkIsNeitherReadNorFollowed() {
        const Folders folders;
        const QString victim = folders.untitled.filePath("victim");
        const QByteArray theirs = toText({"Theirs", "", {}}, registry());
        QCOMPARE(writeWhole(victim, theirs), QString());
        Document document(registry());
        QCOMPARE(document.saveAs(folders.path()), QString());
        QVERIFY(QFile::link(victim, folders.sideFile()));
        QVERIFY(takeLostWork(folders.path(), registry()).recoveries.empty());
        Autosave autosave(document, 1h, folders.untitled.path());
        document.setTitle("Ours");
        autosave.write();
        QVERIFY(QFile::exists(autosave.sideFile()) && autosave.sideFile() != folders.sideFile());
        QCOMPARE(contents(victim), theirs);
    }

    void aLinkPlantedLaterIsReplaced() {
        const Folders folders;
        const QString victim = folders.untitled.filePath("victim");
        QCOMPARE(writeWhole(victim, "theirs"), QString());
        Document document(registry());
        QCOMPARE(document.saveAs(folders.path()), QString());
        Autosave autosave(document, 1h, folders.untitled.path());
        QVERIFY(QFile::link(victim, folders.sideFile()));
        document.setTitle("Ours");
        autosave.write();
        QCOMPARE(contents(victim), QByteArray("theirs"));
        QVERIFY(!QFileInfo(folders.sideFile()).isSymLink());
    }

    void savingElsewhereMovesTheSideFile() {
        const Folders folders;
        Document document(registry());
        Autosave autosave(document, 1h, folders.untitled.path());
        document.setTitle("One");
        autosave.write();
        const QString first = autosave.sideFile();
        QVERIFY(QFile::exists(first));
        QCOMPARE(document.saveAs(folders.path()), QString());
        QVERIFY(!QFile::exists(first));
        QCOMPARE(autosave.sideFile(), folders.sideFile());
        QVERIFY(!QFile::exists(folders.sideFile()));
    }

    void anUnreadableSideFileIsToldAndKept() {
        const Folders folders;
        folders.crash("Unsaved");
        QCOMPARE(writeWhole(folders.sideFile(), "{\"format\": \"tal"), QString());
        const auto found = takeLostWork(folders.path(), registry()).recoveries;
        QCOMPARE(found.size(), std::size_t(1));
        QVERIFY(!found[0].work.project && !found[0].work.problems.isEmpty());
        QCOMPARE(contents(found[0].file), QByteArray("{\"format\": \"tal"));
    }

    void aSideFileThatCannotBeWrittenIsReported() {
        const Folders folders;
        Document document(registry());
        Autosave autosave(document, 1h, folders.untitled.filePath("a/b"));
        QVERIFY(QDir(folders.untitled.filePath("a")).removeRecursively());
        QSignalSpy failed(&autosave, &Autosave::failed);
        document.setTitle("Unsaved");
        autosave.write();
        autosave.write();
        QCOMPARE(failed.count(), 1); // the same failure is not told again and again
        QVERIFY(failed[0][0].toString().startsWith("Cannot write "));
        QVERIFY(QDir(folders.untitled.path()).mkpath("a/b"));
        autosave.write();
        QCOMPARE(contents(autosave.sideFile()), toText(document.project(), registry()));
        document.restore({{}, QString(4'000'000, 'x'), {}}, {}); // it could not be read again
        autosave.write();
        QVERIFY(autosave.failure().contains("at most 4,000,000"));
    }
};

TALWEG_TEST(tst_autosave, TestAutosave, QCoreApplication)
#include "tst_autosave.moc"
