#include "files/whole_file.h"
#include "support/test.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <fcntl.h>
#include <future>
#include <grp.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

using namespace talweg;

namespace {

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(nothing)");
}

struct stat status(const QString& path) {
    struct stat found {};
    ::stat(qPrintable(path), &found);
    return found;
}

mode_t permissions(const QString& path) {
    return status(path).st_mode & 07777;
}

/// A folder with an ordinary file "a" that holds "old".
struct Folder {
    QTemporaryDir folder;
    QString a = path("a");

    Folder() {
        QFile file(a);
        if (file.open(QIODevice::WriteOnly)) file.write("old");
    }
    QString path(const QString& name) const { return folder.filePath(name); }
    QStringList names() const {
        return QDir(folder.path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot | QDir::System);
    }
};

/// Files of this process cannot grow beyond some bytes: to a writer it is a disk running full.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) {
        ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit tight{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &tight);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

/// A pipe; what is written can be read while it is small.
struct Pipe {
    int ends[2] = {-1, -1};

    Pipe() {
        if (::pipe(ends) != 0) qFatal("no pipe");
    }
    ~Pipe() {
        ::close(ends[0]);
        ::close(ends[1]);
    }
    QByteArray read() const {
        QByteArray bytes(100, '\0');
        bytes.resize(::read(ends[0], bytes.data(), 100));
        return bytes;
    }
};

} // namespace

class TestWholeFile : public QObject {
    Q_OBJECT

private slots:
    void writesAndReplaces() {
        const Folder f;
        QCOMPARE(writeWhole(f.path("b"), "new"), QString());
        QCOMPARE(writeWhole(f.a, QByteArray()), QString());
        QCOMPARE(contents(f.path("b")), QByteArray("new"));
        QCOMPARE(contents(f.a), QByteArray());
        QCOMPARE(f.names(), (QStringList{"a", "b"}));
    }

    /// Someone who has the old file open keeps reading the old content: the name was given to another file.
    void neverWritesIntoTheOldFile() {
        const Folder f;
        QFile reader(f.a);
        QVERIFY(reader.open(QIODevice::ReadOnly));
        QCOMPARE(writeWhole(f.a, "new"), QString());
        QCOMPARE(reader.readAll(), QByteArray("old"));
        QCOMPARE(contents(f.a), QByteArray("new"));
    }

    void keepsPermissions_data() {
        QTest::addColumn<int>("mode");
        for (const int mode : {0600, 0644, 0664, 0755, 0666})
            QTest::addRow("%o", mode) << mode;
    }
    void keepsPermissions() {
        QFETCH(const int, mode);
        const Folder f;
        QCOMPARE(::chmod(qPrintable(f.a), mode_t(mode)), 0);
        QCOMPARE(writeWhole(f.a, "new"), QString());
        QCOMPARE(int(permissions(f.a)), mode);
    }

    /// What only the group of the old file might read, the group of this user may not.
    void keepsTheGroupOrItsPermissions() {
        if (::geteuid() != 0) QSKIP("Giving files away takes the rights of root.");
        constexpr uid_t nobody = 65534, other = 65533;
        const Folder f;
        QCOMPARE(::chown(qPrintable(f.folder.path()), nobody, nobody), 0);
        for (const gid_t group : {nobody, other}) {
            QCOMPARE(::chown(qPrintable(f.a), nobody, group), 0);
            QCOMPARE(::chmod(qPrintable(f.a), 0664), 0);
            QCOMPARE(writeWhole(f.a, "root's"), QString()); // root keeps everything
            QCOMPARE(status(f.a).st_uid, nobody);
            QCOMPARE(status(f.a).st_gid, group);
            QCOMPARE(int(permissions(f.a)), 0664);
            const pid_t child = ::fork();
            if (child == 0) {
                const bool changed =
                    ::setgroups(0, nullptr) == 0 && ::setgid(nobody) == 0 && ::setuid(nobody) == 0;
                ::_exit(changed && writeWhole(f.a, "nobody's").isEmpty() ? 0 : 1);
            }
            int ended = -1;
            ::waitpid(child, &ended, 0);
            QCOMPARE(ended, 0);
            QCOMPARE(contents(f.a), QByteArray("nobody's"));
            QCOMPARE(status(f.a).st_gid, nobody);
            QCOMPARE(int(permissions(f.a)), group == nobody ? 0664 : 0644);
        }
    }

    /// Among them the access list, which says who else may read and write.
    void keepsAttributes_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("value");
        // Version 2, then tag, permissions and user of each entry, as Linux keeps it: the owner and user
        // 65533 read and write, the group reads, the mask lets both through, others have no access.
        const QByteArray list = QByteArray::fromHex("02000000"
                                                    "01000600ffffffff"
                                                    "02000600fdff0000"
                                                    "04000400ffffffff"
                                                    "10000600ffffffff"
                                                    "20000000ffffffff");
        QTest::newRow("access list") << QByteArray("system.posix_acl_access") << list;
        QTest::newRow("note") << QByteArray("user.origin") << QByteArray("https://example.org/valley");
    }
    void keepsAttributes() {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, value);
        const Folder f;
        if (::setxattr(qPrintable(f.a), name, value.data(), size_t(value.size()), 0) != 0)
            QSKIP("The file system keeps no such attribute.");
        const mode_t before = permissions(f.a);
        QCOMPARE(writeWhole(f.a, "new"), QString());
        QByteArray kept(64, '\0');
        kept.resize(
            std::max<ssize_t>(::getxattr(qPrintable(f.a), name, kept.data(), size_t(kept.size())), 0));
        QCOMPARE(kept, value);
        QCOMPARE(permissions(f.a), before);
        QCOMPARE(contents(f.a), QByteArray("new"));
    }

    void anotherNameOfTheFileKeepsTheOldContent() {
        const Folder f;
        QCOMPARE(::link(qPrintable(f.a), qPrintable(f.path("b"))), 0);
        QCOMPARE(writeWhole(f.a, "new"), QString());
        QCOMPARE(contents(f.path("b")), QByteArray("old"));
        QCOMPARE(contents(f.a), QByteArray("new"));
    }

    void asksLastOfAllWhetherTheFileMayBeReplaced() {
        const Folder f;
        QByteArray judged;
        const auto say = [&judged](bool may) {
            return [&judged, may](const FileBytes& old) {
                judged = old.bytes;
                return may;
            };
        };
        QCOMPARE(writeWhole(f.a, "new", say(false)), "Cannot write " + f.a + ": Operation canceled.");
        QCOMPARE(judged, QByteArray("old"));
        QCOMPARE(contents(f.a), QByteArray("old"));
        QCOMPARE(writeWhole(f.a, "new", say(true)), QString());
        QCOMPARE(contents(f.a), QByteArray("new"));
        judged.clear();
        QCOMPARE(writeWhole(f.path("b"), "new", say(false)), QString()); // there is nothing to lose
        QCOMPARE(judged, QByteArray());
        QCOMPARE(f.names(), (QStringList{"a", "b"}));
    }

    void removesWhatKilledProgramsLeft() {
        const Folder f;
        const QString left = f.path(".talweg-unfinished-1"), living = f.path(".talweg-unfinished-2");
        const QString link = f.path(".talweg-unfinished-3"), folder = f.path(".talweg-unfinished-4");
        for (const QString& path : {left, living})
            QVERIFY(QFile::copy(f.a, path));
        QVERIFY(QFile::link("a", link) && QDir().mkdir(folder) && QFile::copy(f.a, f.path(".talweg-mine")));
        const int open = ::open(qPrintable(living), O_WRONLY);
        QCOMPARE(::flock(open, LOCK_EX | LOCK_NB), 0); // as its writer has it
        QCOMPARE(writeWhole(f.a, "new"), QString());
        QVERIFY(!QFile::exists(left));
        QVERIFY(QFile::exists(living) && QFile::exists(link) && QDir(folder).exists());
        QVERIFY(QFile::exists(f.path(".talweg-mine")));
        ::close(open);
        QCOMPARE(writeWhole(f.a, "newer"), QString());
        QVERIFY(!QFile::exists(living));
    }

    /// Writers in one folder never take each other's unfinished files away.
    void manyWritersDoNotDisturbEachOther() {
        const Folder f;
        std::vector<std::future<QStringList>> writers;
        for (int writer = 0; writer < 4; ++writer)
            writers.push_back(std::async(std::launch::async, [&f, writer] {
                QStringList failures;
                QByteArray before;
                for (int i = 0; i < 200; ++i) {
                    const QByteArray next(1000, char('0' + i % 10));
                    failures << writeWhole(f.path(QString::number(writer)), next,
                                           [&before](const FileBytes& old) { return old.bytes == before; });
                    before = next;
                }
                failures.removeAll(QString());
                return failures;
            }));
        for (auto& writer : writers)
            QCOMPARE(writer.get(), QStringList());
        QCOMPARE(f.names(), (QStringList{"0", "1", "2", "3", "a"}));
    }

    void newFilesHaveTheUsersMask() {
        const Folder f;
        const mode_t before = ::umask(027);
        const QString failure = writeWhole(f.path("b"), "new");
        ::umask(before);
        QCOMPARE(failure, QString());
        QCOMPARE(int(permissions(f.path("b"))), 0640);
    }

    void followsLinks() {
        const Folder f;
        QVERIFY(QDir(f.folder.path()).mkdir("far"));
        QVERIFY(QFile::link("a", f.path("near")));
        QVERIFY(QFile::link("../near", f.path("far/link")));
        QCOMPARE(writeWhole(f.path("far/link"), "new"), QString());
        QCOMPARE(contents(f.a), QByteArray("new"));
        QVERIFY(QFileInfo(f.path("far/link")).isSymLink() && QFileInfo(f.path("near")).isSymLink());
        QCOMPARE(linkTarget(f.path("far/link")), QFileInfo(f.a).canonicalFilePath());
    }

    void makesTheFileALinkIsWaitingFor() {
        const Folder f;
        QVERIFY(QFile::link("later", f.path("link")));
        QCOMPARE(writeWhole(f.path("link"), "new"), QString());
        QVERIFY(QFileInfo(f.path("link")).isSymLink());
        QCOMPARE(contents(f.path("later")), QByteArray("new"));
    }

    void refusesLinksInACircle() {
        const Folder f;
        QVERIFY(QFile::link("y", f.path("x")) && QFile::link("x", f.path("y")));
        const QString failure = writeWhole(f.path("x"), "new");
        QVERIFY2(failure.contains("Too many levels of symbolic links"), qPrintable(failure));
        QVERIFY(QFileInfo(f.path("x")).isSymLink());
    }

    void replacingDoesNotFollowALink() {
        const Folder f;
        QVERIFY(QFile::link("a", f.path("planted")));
        QCOMPARE(replaceFile(f.path("planted"), "secret", {}), QString());
        QCOMPARE(contents(f.a), QByteArray("old"));
        QVERIFY(!QFileInfo(f.path("planted")).isSymLink());
        QCOMPARE(contents(f.path("planted")), QByteArray("secret"));
        QCOMPARE(int(permissions(f.path("planted"))), 0600);
    }

    void aFullDiskLeavesTheOldFile_data() {
        QTest::addColumn<int>("room");
        for (const int room : {0, 1, 4095, 4096, 99999})
            QTest::addRow("%d bytes", room) << room;
    }
    void aFullDiskLeavesTheOldFile() {
        QFETCH(const int, room);
        const Folder f;
        QString failure;
        {
            const FullDisk disk{rlim_t(room)};
            failure = writeWhole(f.a, QByteArray(100000, 'x'));
        }
        QCOMPARE(failure, "Cannot write " + f.a + ": File too large.");
        QCOMPARE(contents(f.a), QByteArray("old"));
        QCOMPARE(f.names(), QStringList{"a"});
    }

    void writesStraightToDevices() {
        const auto isDevice = [](const char* path) { return S_ISCHR(status(path).st_mode); };
        QCOMPARE(writeWhole("/dev/null", "new"), QString());
        QCOMPARE(writeWhole("/dev/full", "new"), QString("Cannot write /dev/full: No space left on device."));
        QVERIFY(isDevice("/dev/null") && isDevice("/dev/full"));
        QCOMPARE(writeWhole("/dev/full", QByteArray()), QString());
    }

    void writesStraightToPipes() {
        const Folder f;
        const QByteArray fifo = f.path("fifo").toLocal8Bit();
        QCOMPARE(::mkfifo(fifo, 0600), 0);
        const QByteArray many(1 << 20, 'x'); // more than a pipe holds
        auto reader = std::async(std::launch::async, [&fifo] { return contents(fifo); });
        QCOMPARE(writeWhole(fifo, many), QString());
        QCOMPARE(reader.get(), many);
        QVERIFY(S_ISFIFO(status(fifo).st_mode));
    }

    void writesStraightToOpenDescriptors_data() {
        QTest::addColumn<QString>("folder");
        for (const char* folder : {"/proc/self/fd/", "/dev/fd/"})
            QTest::addRow("%s", folder) << QString(folder);
    }
    void writesStraightToOpenDescriptors() {
        QFETCH(const QString, folder);
        const Pipe pipe;
        QCOMPARE(writeWhole(folder + QString::number(pipe.ends[1]), "new"), QString());
        QCOMPARE(pipe.read(), QByteArray("new"));
        const QString readOnly = writeWhole(folder + QString::number(pipe.ends[0]), "new");
        QVERIFY2(readOnly.endsWith(": Bad file descriptor."), qPrintable(readOnly));
    }

    /// `talweg … --csv /dev/stdout >> log` adds to the log.
    void aDescriptorOfAFileGoesOnWhereItStands() {
        const Folder f;
        const int log = ::open(qPrintable(f.a), O_WRONLY | O_APPEND);
        QCOMPARE(writeWhole(QString("/dev/fd/%1").arg(log), "new"), QString());
        ::close(log);
        QCOMPARE(contents(f.a), QByteArray("oldnew"));
    }

    void aDashIsTheStandardOutput() {
        const Pipe pipe;
        const int terminal = ::dup(STDOUT_FILENO);
        ::dup2(pipe.ends[1], STDOUT_FILENO);
        const QString failure = writeWhole("-", "new");
        const QString again = writeWhole("/dev/stdout", "er");
        ::dup2(terminal, STDOUT_FILENO);
        ::close(terminal);
        QCOMPARE(failure, QString());
        QCOMPARE(again, QString());
        QCOMPARE(pipe.read(), QByteArray("newer"));
    }

    void saysWhatCannotBeWritten_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("reason");
        QTest::newRow("folder") << "folder"
                                << "Is a directory";
        QTest::newRow("no folder") << "nowhere/b"
                                   << "No such file or directory";
        QTest::newRow("file as folder") << "a/b"
                                        << "Not a directory";
        QTest::newRow("long name") << QString(300, 'x') << "File name too long";
    }
    void saysWhatCannotBeWritten() {
        QFETCH(const QString, name);
        QFETCH(const QString, reason);
        const Folder f;
        QVERIFY(QDir(f.folder.path()).mkdir("folder"));
        QCOMPARE(writeWhole(f.path(name), "new"), "Cannot write " + f.path(name) + ": " + reason + ".");
        QCOMPARE(f.names(), (QStringList{"a", "folder"}));
    }

    void aFolderThatCannotBeWrittenIsTold() {
        const Folder f;
        const pid_t child = ::fork();
        if (child == 0) {
            ::chmod(qPrintable(f.folder.path()), 0555);
            ::chmod(qPrintable(f.a), 0666);
            if (::geteuid() == 0 && ::setuid(65534) != 0) ::_exit(2);
            const QString told = "Cannot write " + f.a + ": Permission denied.";
            ::_exit(writeObstacle(f.a) == told && writeWhole(f.a, "new") == told ? 0 : 1);
        }
        int ended = -1;
        ::waitpid(child, &ended, 0);
        ::chmod(qPrintable(f.folder.path()), 0755);
        QCOMPARE(ended, 0);
        QCOMPARE(contents(f.a), QByteArray("old"));
        QCOMPARE(f.names(), QStringList{"a"});
    }

    /// Names that are no text in UTF-8 are followed all the same.
    void aLinkIntoAFolderOfAStrangeName() {
        const Folder f;
        const QByteArray strange = f.folder.path().toUtf8() + "/\xff\xfe";
        QCOMPARE(::mkdir(strange, 0755), 0);
        QCOMPARE(::symlink("\xff\xfe/a", qPrintable(f.path("link"))), 0);
        QCOMPARE(writeWhole(f.path("link"), "new"), QString());
        QCOMPARE(contents(f.path("link")), QByteArray("new"));
        const auto yes = [](const FileBytes& old) { return old.bytes == "new"; };
        QCOMPARE(writeWhole(f.path("link"), "newer", yes), QString());
        QCOMPARE(contents(f.path("link")), QByteArray("newer"));
        ::unlink(strange + "/a");
        ::rmdir(strange);
    }

    void aNameThatIsNoTextIsToldAsSuch() {
        const Folder f;
        const QByteArray strange = f.folder.path().toUtf8() + "/\xff";
        ::close(::open(strange, O_WRONLY | O_CREAT, 0600));
        const QString told = readWhole(QFile::decodeName(strange), 10).failure;
        QVERIFY2(told.endsWith(": Invalid or incomplete multibyte or wide character."), qPrintable(told));
        ::unlink(strange);
    }

    void readsTheStandardInput() {
        const Pipe pipe;
        const int terminal = ::dup(STDIN_FILENO);
        QCOMPARE(::write(pipe.ends[1], "given", 5), ssize_t(5));
        QVERIFY(::fcntl(pipe.ends[0], F_SETFL, 0) == 0);
        ::dup2(pipe.ends[0], STDIN_FILENO);
        ::dup2(::open("/dev/null", O_WRONLY | O_CLOEXEC), pipe.ends[1]); // its writer is done
        const FileBytes read = readWhole("-", 10);
        ::dup2(terminal, STDIN_FILENO);
        ::close(terminal);
        QCOMPARE(read.failure, QString());
        QCOMPARE(read.bytes, QByteArray("given"));
    }

    void tellsObstaclesBeforehand() {
        const Folder f;
        QCOMPARE(writeObstacle(f.path("b")), QString());
        QCOMPARE(writeObstacle(f.a), QString());
        QCOMPARE(writeObstacle("-"), QString());
        QCOMPARE(writeObstacle("/dev/null"), QString());
        QVERIFY(writeObstacle(f.folder.path()).endsWith(": Is a directory."));
        QVERIFY(writeObstacle(f.path("no/b")).endsWith(": No such file or directory."));
        QCOMPARE(writeObstacle(QString()), QString("Cannot write the file: its name is empty."));
        QCOMPARE(f.names(), QStringList{"a"});
    }

    void readsUpToALimit() {
        const Folder f;
        QCOMPARE(readWhole(f.a, 3).bytes, QByteArray("old"));
        QCOMPARE(readWhole(f.a, 2).failure,
                 f.a + " is too large: it has 3 bytes, and at most 2 can be read.");
        QCOMPARE(readWhole("/dev/zero", 5000000).failure,
                 QString("/dev/zero is too large: at most 5,000,000 bytes can be read."));
        QCOMPARE(readWhole(f.path("b"), 3).failure,
                 "Cannot read " + f.path("b") + ": No such file or directory.");
        QVERIFY(readWhole(f.folder.path(), 3).failure.endsWith(": Is a directory."));
    }

    /// A pipe without a writer would keep its reader for ever.
    void readsOrdinaryFilesOnly() {
        const Folder f;
        QCOMPARE(readOrdinary(f.a, 3).bytes, QByteArray("old"));
        QVERIFY(readOrdinary(f.a, 2).failure.contains("is too large"));
        QVERIFY(readOrdinary(f.path("b"), 3).failure.endsWith(": No such file or directory."));
        const QString fifo = f.path("fifo");
        QCOMPARE(::mkfifo(qPrintable(fifo), 0600), 0);
        QVERIFY(QFile::link(fifo, f.path("link")));
        for (const QString& other : {fifo, f.path("link"), f.folder.path(), QString("/dev/zero")})
            QCOMPARE(readOrdinary(other, 10).failure, other + " is not a regular file.");
        QVERIFY(readOrdinary("/proc/self/status", 1'000'000).bytes.startsWith("Name:"));
    }
};

TALWEG_TEST(tst_whole_file, TestWholeFile, QCoreApplication)
#include "tst_whole_file.moc"
