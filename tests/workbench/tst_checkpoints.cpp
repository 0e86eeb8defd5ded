// Keeps what is finished of long work while every call of the system that touches a file is, in turn, the one
// at which the program is killed, or which fails, or beyond which the disk is full; then takes up what is
// left.

#include "support/faults.h"
#include "workbench/jobs/checkpoints.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace talweg;
using tests::Fault;

namespace {

const QString key = Checkpoints::keyOf("some work");

std::string stateOf(char filledWith, std::size_t size = 20000) {
    return std::string(size, filledWith);
}

/// The file of the key in a folder.
QString fileIn(const QString& folder) {
    return folder + '/' + QDir(folder).entryList({"*.runs"}, QDir::Files).value(0);
}

/// Writes a newer state over an older one with a fault, in a process of its own. Returns the number of calls
/// of the system.
long writeWith(const Fault& fault, const QString& folder) {
    auto* calls = static_cast<long*>(
        ::mmap(nullptr, sizeof(long), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    *calls = 0;
    if (::fork() == 0) {
        tests::expect(fault);
        Checkpoints(folder).write(key, stateOf('n'));
        *calls = tests::callsSoFar();
        ::_exit(0);
    }
    ::wait(nullptr);
    const long made = *calls;
    ::munmap(calls, sizeof(long));
    return made;
}

} // namespace

class TestCheckpoints : public QObject {
    Q_OBJECT

private slots:
    void whatIsKeptIsReadAgain() {
        const QTemporaryDir folder;
        const Checkpoints checkpoints(folder.filePath("new"));
        QVERIFY(!checkpoints.read(key));
        QCOMPARE(checkpoints.write(key, stateOf('a')), QString());
        QCOMPARE(checkpoints.read(key)->toStdString(), stateOf('a'));
        QVERIFY(!checkpoints.read(Checkpoints::keyOf("other work")));
        QCOMPARE(checkpoints.write(key, stateOf('b')), QString());
        QCOMPARE(checkpoints.read(key)->toStdString(), stateOf('b'));
        checkpoints.remove(key);
        QVERIFY(!checkpoints.read(key));
    }

    void whatIsNotWholeIsNotTakenUp() {
        const QTemporaryDir folder;
        const Checkpoints checkpoints(folder.path());
        checkpoints.write(key, stateOf('a', 300));
        QFile file(fileIn(folder.path()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        file.close();
        const auto isTakenUp = [&](const QByteArray& bytes) {
            if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate)) return true;
            file.write(bytes);
            file.close();
            return checkpoints.read(key).has_value();
        };
        QVERIFY(isTakenUp(whole));
        for (qsizetype i = 0; i < whole.size(); ++i) {
            QByteArray altered = whole;
            altered[i] = static_cast<char>(altered[i] ^ 1);
            QVERIFY2(!isTakenUp(altered), qPrintable(QString("byte %1").arg(i)));
            QVERIFY2(!isTakenUp(whole.left(i)), qPrintable(QString("%1 bytes").arg(i)));
        }
        QVERIFY(!isTakenUp(whole + 'x'));
        const QString other = Checkpoints::keyOf("other work");
        QVERIFY(isTakenUp(whole));
        QVERIFY(QFile::rename(file.fileName(), folder.filePath(other + ".runs")));
        QVERIFY(!checkpoints.read(other)); // it is of what its name does not say
    }

    void atAnyCallTheOldOrTheNewOneIsLeft_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("error");
        QTest::newRow("killed before it") << int(Fault::Kind::killed) << 0;
        QTest::newRow("killed within it") << int(Fault::Kind::halfKilled) << 0;
        QTest::newRow("no space") << int(Fault::Kind::refused) << ENOSPC;
    }
    void atAnyCallTheOldOrTheNewOneIsLeft() {
        QFETCH(const int, kind);
        QFETCH(const int, error);
        const QTemporaryDir folder;
        const Checkpoints checkpoints(folder.path());
        checkpoints.write(key, stateOf('o'));
        const long calls = writeWith({}, folder.path());
        QVERIFY(calls > 5);
        QCOMPARE(checkpoints.read(key)->toStdString(), stateOf('n'));
        for (long call = 1; call <= calls; ++call) {
            checkpoints.write(key, stateOf('o'));
            writeWith({Fault::Kind(kind), call, error, {}, {}}, folder.path());
            const auto left = checkpoints.read(key);
            QVERIFY2(left && (left->toStdString() == stateOf('o') || left->toStdString() == stateOf('n')),
                     qPrintable(QString("call %1").arg(call)));
        }
    }

    void aFullDiskLeavesTheOldOneAndSaysSo() {
        const QTemporaryDir folder;
        const Checkpoints checkpoints(folder.path());
        checkpoints.write(key, stateOf('o'));
        for (long room = 0; room < 20000; room += 1999) {
            tests::expect({Fault::Kind::full, room, 0, {}, {}});
            const QString failure = checkpoints.write(key, stateOf('n'));
            tests::expect({});
            QVERIFY2(!failure.isEmpty(), qPrintable(QString::number(room)));
            QCOMPARE(checkpoints.read(key)->toStdString(), stateOf('o'));
        }
    }

    void aFolderThatCannotBeMadeIsSaid() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const Checkpoints checkpoints(folder.filePath("file/below"));
        QVERIFY(checkpoints.write(key, stateOf('a')).contains("cannot be created"));
        QVERIFY(!checkpoints.read(key));
        QVERIFY(Checkpoints::sizeComplaint(Checkpoints::most + 1).contains("at most 200 MB"));
        QVERIFY(Checkpoints::sizeComplaint(Checkpoints::most).isEmpty());
    }

    /// The oldest go first, and those of more than thirty days whatever their size.
    void whatIsOldOrTooMuchGoes() {
        const QTemporaryDir folder;
        const Checkpoints checkpoints(folder.path());
        const auto make = [&folder](const QString& name, qint64 size, int daysAgo) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::ReadWrite) || !file.resize(size)
                || !file.setFileTime(QDateTime::currentDateTime().addDays(-daysAgo),
                                     QFileDevice::FileModificationTime))
                qFatal("no file can be made");
        };
        make("a.runs", 90'000'000, 1); // of nothing, which takes no room on the disk
        make("b.runs", 90'000'000, 2);
        make("c.runs", 90'000'000, 3);
        make("d.runs", 10, 31);
        make("other", 10, 99);
        checkpoints.tidy();
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files, QDir::Name),
                 (QStringList{"a.runs", "b.runs", "other"}));
    }
};

QTEST_GUILESS_MAIN(TestCheckpoints)
#include "tst_checkpoints.moc"
