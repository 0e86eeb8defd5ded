// Saves, autosaves and recovers work while every call of the system that touches a file is, in turn, the one
// at which the program is killed, or which fails, or at which another program writes the file, or beyond
// which the disk is full; then looks at what is left.
//
//   tst_crash [CONTENTS]      CONTENTS: how many projects of different sizes to go through, at every call;
//                             without it one project at every seventeenth call

#include "files/whole_file.h"
#include "project/autosave.h"
#include "support/falling_body.h"
#include "support/faults.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cstdlib>
#include <random>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace talweg;
using namespace std::chrono_literals;
using tests::Fault;

namespace {

int contentsToTry = 1;
long stride = 17;

const Registry& registry() {
    static const Registry systems = [] {
        Registry one;
        one.add(tests::fallingBody());
        return one;
    }();
    return systems;
}

/// Version number `version` of a project; the size differs widely from one `content` to the next.
Project projectOf(int content, int version) {
    std::mt19937 random(unsigned(content * 100 + version));
    std::uniform_int_distribution<int> size(0, content % 4 == 0 ? 20 : content % 4 == 1 ? 4000 : 70000);
    const Experiment experiment = makeExperiment(tests::fallingBody(), "Fall");
    return {QString("version %1").arg(version), QString(size(random), 'x'), {experiment}};
}

/// The versions: of the file at first, of what an earlier crash left, of the last save, of the last autosave,
/// and what another program writes.
constexpr int first = 1, rescued = 10, lastSaved = 13, lastKept = 14, foreign = 50;

/// The version that a project is, −1 for none.
int versionOf(int content, const Project& project) {
    const int version = project.title.mid(8).toInt();
    return project == projectOf(content, version) ? version : -1;
}

/// What a program has got done, told across its death.
struct Done {
    int saved = 0;       ///< the newest version that was said to be saved
    int kept = 0;        ///< the newest version that was said to be safe
    int tried = 0;       ///< the newest version there was
    int opened = 0;      ///< the version that was in the file
    bool tookUp = false; ///< the work of the earlier crash
    long calls = 0;      ///< in all
    char wrong[500] = {};
};

/// A program's life: it opens a file, edits, autosaves and saves, and dies without tidying up.
class Life {
public:
    Life(const QString& path, int content, Done& done) : m_path(path), m_content(content), m_done(done) {}

    void live() {
        const LostWork lost = takeLostWork(m_path, registry());
        Document document(registry());
        Autosave autosave(document, 1h, m_path + ".untitled");
        if (!document.open(m_path).isEmpty()) ::_exit(0);
        m_done.opened = versionOf(m_content, document.project());
        if (!lost.recoveries.empty() && lost.recoveries.front().work.project) {
            autosave.recover(lost.recoveries.front());
            m_done.tookUp = true;
            keep(autosave, versionOf(m_content, document.project()));
        }
        edit(document, 11);
        keep(autosave, 11);
        edit(document, 12);
        keep(autosave, 12);
        save(document, 12);
        edit(document, lastSaved);
        keep(autosave, lastSaved);
        save(document, lastSaved);
        edit(document, lastKept);
        keep(autosave, lastKept);
        if (tests::wasRenamedTooEarly()) fail("a file took its name before it was on the disk");
        m_done.calls = tests::callsSoFar();
        ::_exit(0);
    }

private:
    void edit(Document& document, int version) {
        const Project next = projectOf(m_content, version);
        m_done.tried = version;
        document.setTitle(next.title);
        document.setNotes(next.notes);
    }
    void keep(Autosave& autosave, int version) {
        autosave.write();
        if (!autosave.failure().isEmpty()) return;
        m_done.kept = version;
        if (!tests::isOnDisk(QFile::encodeName(autosave.sideFile()))) fail("what is kept is not on the disk");
    }
    void save(Document& document, int version) {
        if (document.save().isEmpty()) {
            if (document.isModified()) fail("what is saved counts as modified");
            m_done.saved = m_done.kept = version;
            if (!tests::isOnDisk(QFile::encodeName(m_path))) fail("what is saved is not on the disk");
        } else if (!document.isModified()) {
            fail("what was not saved counts as saved");
        }
    }
    void fail(const char* what) { std::snprintf(m_done.wrong, sizeof m_done.wrong, "%s", what); }

    QString m_path;
    int m_content;
    Done& m_done;
};

/// A folder with the first version saved and, if there was a crash before, the rescued one unsaved.
class Trial {
public:
    Trial(const QString& folder, int content, bool crashedBefore)
        : m_folder(folder), m_path(folder + "/a.talweg"), m_content(content), m_crashedBefore(crashedBefore) {
        for (const QString& name : QDir(folder).entryList(QDir::Files | QDir::Hidden))
            QFile::remove(folder + '/' + name);
        QDir(untitled()).removeRecursively();
        put(m_path, first);
        if (crashedBefore) put(m_path + ".autosave", rescued);
    }

    /// Lives a life with a fault and says what was lost; empty for nothing.
    QString lost(Fault fault) {
        if (fault.kind == Fault::Kind::meddled) {
            fault.theirs = QFile::encodeName(m_folder + "/theirs");
            fault.target = QFile::encodeName(m_path);
            put(m_folder + "/theirs", foreign);
            QTest::qSleep(10); // the other program comes later than the crash before, by the clock of files
        }
        m_done = live(fault);
        if (m_done.wrong[0] != '\0') return m_done.wrong;
        const FileReading file = readProject(m_path, registry());
        if (!file.project) return "the file is not whole: " + file.problems.join(' ');
        const int saved = versionOf(m_content, *file.project);
        std::vector<int> versions{saved};
        for (const Recovery& recovery : recoveries()) {
            if (!recovery.work.project) return "a side file is not whole";
            versions.push_back(versionOf(m_content, *recovery.work.project));
        }
        if (std::ranges::find(versions, -1) != versions.end()) return "a side file holds no version";
        const QString wrong =
            fault.kind == Fault::Kind::meddled ? wrongBesideAnother(saved) : wrongAlone(saved);
        return wrong.isEmpty() ? wrongWith(versions) : wrong;
    }
    /// Of the last life.
    const Done& done() const { return m_done; }

    /// What killed programs left in the folders once somebody has written there; empty for nothing.
    QStringList left() const {
        QStringList found;
        for (const QString& folder : {m_folder, untitled()}) {
            replaceFile(folder + "/other", "", {});
            found += QDir(folder).entryList({".talweg-*"}, QDir::Files | QDir::Hidden);
        }
        return found;
    }

private:
    QString untitled() const { return m_path + ".untitled"; }

    QString wrongAlone(int saved) const {
        if (saved >= std::max(first, m_done.saved) && saved <= std::max(first, m_done.tried)) return {};
        return QString("the file holds version %1, saved was %2").arg(saved).arg(m_done.saved);
    }
    /// Another program's version may go only when it was read.
    QString wrongBesideAnother(int saved) const {
        if (m_done.opened != foreign && saved != foreign) return "what another program wrote is gone";
        return m_done.kept == lastKept ? QString() : "another program's writing keeps work from being kept";
    }
    QString wrongWith(std::vector<int> versions) const {
        const auto has = [&versions](int version) {
            return std::ranges::find(versions, version) != versions.end();
        };
        if (m_crashedBefore && !m_done.tookUp && !has(rescued))
            return "the work of the earlier crash is gone";
        std::erase(versions, foreign);
        const int newest = versions.empty() ? 0 : *std::ranges::max_element(versions);
        if (newest < std::max(m_done.kept, m_done.tookUp ? rescued : 0))
            return QString("version %1 was kept, %2 is the newest left").arg(m_done.kept).arg(newest);
        return {};
    }

    void put(const QString& path, int version) const {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)) qFatal("no trial can be set up");
        file.write(toText(projectOf(m_content, version), registry()));
    }

    Done live(const Fault& fault) const {
        void* shared =
            ::mmap(nullptr, sizeof(Done), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        Done& done = *new (shared) Done;
        const pid_t child = ::fork();
        if (child == 0) {
            tests::expect(fault);
            Life(m_path, m_content, done).live();
            ::_exit(1);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        const bool killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
        const bool ended = WIFEXITED(status) && WEXITSTATUS(status) == 0;
        if (!killed && !ended && done.wrong[0] == '\0') qstrcpy(done.wrong, "the program crashed by itself");
        const Done copy = done;
        ::munmap(shared, sizeof(Done));
        return copy;
    }

    /// What the next start finds. A lock that the crash left half written is removed, as the user is asked
    /// to.
    std::vector<Recovery> recoveries() const {
        LostWork lost = takeLostWork(m_path, registry());
        const bool halfWritten =
            lost.holder.kind == LockHolder::Kind::unknown || lost.holder.kind == LockHolder::Kind::computer;
        if (halfWritten && QFile::remove(lost.lockFile)) lost = takeLostWork(m_path, registry());
        std::vector<Recovery> found = lost.recoveries;
        for (const LostWork& untitled : takeUntitledLostWork(registry(), untitled()))
            found.insert(found.end(), untitled.recoveries.begin(), untitled.recoveries.end());
        return found;
    }

    QString m_folder, m_path;
    int m_content;
    bool m_crashedBefore;
    Done m_done;
};

/// A disk of its own of 64 kB; none without the right to mount one.
class SmallDisk {
public:
    explicit SmallDisk(const QString& folder) : m_folder(folder.toLocal8Bit()) {
        m_there = ::mount("tmpfs", m_folder, "tmpfs", 0, "size=64k") == 0;
    }
    ~SmallDisk() {
        if (m_there) ::umount2(m_folder, MNT_DETACH);
    }
    bool isThere() const { return m_there; }
    /// Leaves so many bytes free.
    void fill(int room) const {
        QFile filler(m_folder + "/filler");
        if (!filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) return;
        while (filler.write(QByteArray(4096, 'x')) == 4096) {
        }
        filler.resize(std::max<qint64>(0, filler.size() - room));
    }

private:
    QByteArray m_folder;
    bool m_there = false;
};

} // namespace

class TestCrash : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLostAtAnyCall_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("error");
        QTest::newRow("killed before it") << int(Fault::Kind::killed) << 0;
        QTest::newRow("killed within it") << int(Fault::Kind::halfKilled) << 0;
        QTest::newRow("no space") << int(Fault::Kind::refused) << ENOSPC;
        QTest::newRow("input/output error") << int(Fault::Kind::refused) << EIO;
        QTest::newRow("another program writes") << int(Fault::Kind::meddled) << 0;
    }
    void nothingIsLostAtAnyCall() {
        QFETCH(const int, kind);
        QFETCH(const int, error);
        const QTemporaryDir folder;
        for (int content = 0; content < contentsToTry; ++content)
            for (const bool crashedBefore : {false, true}) {
                Trial whole(folder.path(), content, crashedBefore);
                QCOMPARE(whole.lost({}), QString());
                QCOMPARE(whole.done().saved, lastSaved);
                QCOMPARE(whole.done().kept, lastKept);
                QCOMPARE(whole.done().tookUp, crashedBefore);
                QVERIFY(whole.done().calls > 60); // so many are between the program and the disk
                for (long call = 1; call <= whole.done().calls; call += stride) {
                    Trial trial(folder.path(), content, crashedBefore);
                    QString lost = trial.lost({Fault::Kind(kind), call, error, {}, {}});
                    // One failure is no reason to fail again.
                    if (error != 0 && trial.done().opened > 0 && trial.done().kept < lastSaved)
                        lost = QString("only version %1 was kept").arg(trial.done().kept);
                    if (lost.isEmpty()) lost = trial.left().join(' ');
                    QVERIFY2(lost.isEmpty(),
                             qPrintable(QString("call %1, content %2: %3").arg(call).arg(content).arg(lost)));
                    ++m_trials;
                }
            }
    }

    void nothingIsLostOnADiskThatFills() {
        const QTemporaryDir folder;
        for (int content = 0; content < contentsToTry; ++content)
            for (long room = 0; room < 4000; room += 14 * stride) {
                Trial trial(folder.path(), content, room % 2 == 0);
                const QString lost =
                    trial.lost({Fault::Kind::full, room * (content % 4 == 0 ? 1 : 40), 0, {}, {}});
                QVERIFY2(lost.isEmpty(),
                         qPrintable(QString("%1 bytes, content %2: %3").arg(room).arg(content).arg(lost)));
                ++m_trials;
            }
    }

    void nothingIsLostOnADiskOf64kB() {
        const QTemporaryDir folder;
        const SmallDisk disk(folder.path());
        if (!disk.isThere()) QSKIP("Mounting a small disk takes the rights of root.");
        for (int content = 0; content < std::max(2, contentsToTry); ++content)
            for (int room = 0; room <= 32768; room += 4096) {
                Trial trial(folder.path(), content % 2, room % 8192 == 0);
                disk.fill(room);
                const QString lost = trial.lost({});
                QVERIFY2(lost.isEmpty(), qPrintable(QString("%1 bytes free: %2").arg(room).arg(lost)));
                ++m_trials;
            }
    }

    void cleanupTestCase() { qInfo("%d trials", m_trials); }

private:
    int m_trials = 0;
};

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    if (argc > 1 && std::atoi(argv[1]) > 0) {
        contentsToTry = std::atoi(argv[1]);
        stride = 1;
        qputenv("QTEST_FUNCTION_TIMEOUT", "3600000"); // ms
        argv[1] = argv[0];
        ++argv, --argc;
    }
    TestCrash test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_crash.moc"
