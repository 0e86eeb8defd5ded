#include "files/whole_file.h"
#include "project/autosave.h"
#include "support/falling_body.h"

#include <QTemporaryDir>
#include <QtTest>

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
};

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
        QVERIFY(!findRecovery(folders.path(), registry()));
        QVERIFY(findUntitledRecoveries(registry(), folders.untitled.path()).empty());
    }

    void aCrashIsRevealedAndTheWorkRecovered() {
        const Folders folders;
        folders.crash("Unsaved");
        const auto recovery = findRecovery(folders.path(), registry());
        QVERIFY(recovery);
        QCOMPARE(recovery->project.title, QString("Unsaved"));
        QCOMPARE(recovery->path, folders.path());
        const QByteArray saved = contents(folders.path());
        Document document(registry());
        Autosave autosave(document, 1h, folders.untitled.path());
        autosave.recover(*recovery);
        QVERIFY(document.isModified());
        QCOMPARE(document.path(), folders.path());
        QVERIFY(document.project() == recovery->project);
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
        QFile lock(folders.path() + ".lock");
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write(QByteArray::number(pid) + "\ntalweg\n" + QSysInfo::machineHostName().toUtf8() + "\n\n\n");
        lock.close();
        QVERIFY(findRecovery(folders.path(), registry()));
    }

    void workOfALivingProgramIsNoCrash() {
        const Folders folders;
        Document document(registry());
        QCOMPARE(document.saveAs(folders.path()), QString());
        Autosave autosave(document, 1h, folders.untitled.path());
        document.setTitle("Unsaved");
        autosave.write();
        QVERIFY(!findRecovery(folders.path(), registry()));

        Document second(registry());
        QCOMPARE(second.open(folders.path()), QStringList());
        Autosave secondAutosave(second, 1h, folders.untitled.path());
        QVERIFY(secondAutosave.isOpenElsewhere());
        QVERIFY(!autosave.isOpenElsewhere());
        second.setTitle("Other");
        secondAutosave.write();
        QCOMPARE(contents(folders.sideFile()), toText(document.project(), registry()));
        QVERIFY(secondAutosave.sideFile().startsWith(folders.untitled.path()));
    }

    void crashedWorkThatNobodyLookedAtSurvivesOpeningAndClosing() {
        const Folders folders;
        folders.crash("Unsaved");
        {
            Document document(registry());
            Autosave autosave(document, 1h, folders.untitled.path());
            QCOMPARE(document.open(folders.path()), QStringList());
        }
        QVERIFY(findRecovery(folders.path(), registry()));
        discard(*findRecovery(folders.path(), registry()));
        QVERIFY(!findRecovery(folders.path(), registry()));
    }

    void untitledWorkIsRecovered() {
        const Folders folders;
        const QString sideFile = folders.untitled.filePath("some.autosave");
        const Project work{"Unsaved", "", {makeExperiment(tests::fallingBody(), "Fall")}};
        QCOMPARE(writeWhole(sideFile, toText(work, registry())), QString());
        const auto found = findUntitledRecoveries(registry(), folders.untitled.path());
        QCOMPARE(found.size(), std::size_t(1));
        Document document(registry());
        Autosave autosave(document, 1h, folders.untitled.path());
        autosave.recover(found.front());
        QVERIFY(document.project() == work);
        QVERIFY(document.path().isEmpty());
        QVERIFY(!QFile::exists(sideFile));
        QCOMPARE(contents(autosave.sideFile()), toText(work, registry()));
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

    void aDamagedSideFileIsNotOffered() {
        const Folders folders;
        folders.crash("Unsaved");
        QCOMPARE(writeWhole(folders.sideFile(), "{\"format\": \"tal"), QString());
        QVERIFY(!findRecovery(folders.path(), registry()));
    }

    void aSideFileThatCannotBeWrittenIsReported() {
        const Folders folders;
        Document document(registry());
        Autosave autosave(document, 1h, folders.untitled.filePath("a/b"));
        QVERIFY(QDir(folders.untitled.filePath("a")).removeRecursively());
        QSignalSpy failed(&autosave, &Autosave::failed);
        document.setTitle("Unsaved");
        autosave.write();
        QCOMPARE(failed.count(), 1);
        QVERIFY(failed[0][0].toString().startsWith("Cannot write "));
    }
};

QTEST_GUILESS_MAIN(TestAutosave)
#include "tst_autosave.moc"
