#include "command_line.h"
#include "project/file.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QTemporaryDir>

using namespace talweg;
using namespace talweg::tests;

namespace {

const Registry& systems() {
    static const Registry registry = builtinSystems();
    return registry;
}

Printed asked(const QStringList& arguments) {
    return talwegCommand(arguments, systems());
}

} // namespace

class NewProjectTest : public QObject {
    Q_OBJECT

private slots:
    void aNewProjectHasTheInputsGiven() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("rover.talweg");
        QCOMPARE(asked({"new", "rover", "--preset", "Mars", "--set", "b=2", "--name", "First", "--title",
                        "Rover for Mars", "-o", path})
                     .error,
                 QString());
        const FileReading read = fromText(contents(path), systems());
        QCOMPARE(read.problems, QStringList());
        QCOMPARE(read.project->title, QString("Rover for Mars"));
        QCOMPARE(read.project->experiments.size(), std::size_t(1));
        const Experiment& experiment = read.project->experiments.front();
        QCOMPARE(experiment.name, QString("First"));
        QCOMPARE(std::get<double>(experiment.values.at("b")), 2.0);
        QCOMPARE(std::get<double>(experiment.values.at("g")), 3.71); // Mars
    }

    void whatIsThereIsLeftAlone() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("mine.talweg");
        put(path, "mine");
        const Printed refused = asked({"new", "rover", "--out", path});
        QCOMPARE(refused.code, 1);
        QVERIFY(refused.error.contains("already exists"));
        QCOMPARE(asked({"examples", "--copy", QString::fromStdString(systems().systems()[0]->examples[0].id),
                        "--out", path})
                     .code,
                 1);
        QCOMPARE(contents(path), QByteArray("mine"));
    }

    void badInputLeavesNoFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("new.talweg");
        for (const QStringList& arguments : {QStringList{"new", "--out", path},
                                             {"new", "rovre", "--out", path},
                                             {"new", "rover"},
                                             {"new", "rover", "--set", "e=2", "--out", path},
                                             {"new", "rover", "--set", "frob=2", "--out", path},
                                             {"new", "rover", "--name", " ", "--out", path},
                                             {"examples", "--copy", "no-such", "--out", path},
                                             {"examples", "--out", path},
                                             {"examples", "rover"}}) {
            const Printed refused = asked(arguments);
            QCOMPARE(refused.code, 2);
            QVERIFY(refused.error.startsWith("talweg: "));
            QVERIFY(!QFile::exists(path));
        }
    }

    void everyExampleIsListedAndCopied() {
        const QTemporaryDir folder;
        const QString listed = asked({"examples"}).out;
        for (const auto& system : systems().systems())
            for (const Example& example : system->examples) {
                const QString id = QString::fromStdString(example.id);
                QVERIFY2(listed.contains("  " + id + "  " + QString::fromStdString(example.title) + "\n"),
                         qPrintable(id));
                const QString path = folder.filePath(id + ".talweg");
                QCOMPARE(asked({"examples", "--copy", id, "--out", path}).out, path + "\n");
                const FileReading read = fromText(contents(path), systems());
                QCOMPARE(read.problems, QStringList());
                QVERIFY(*read.project == makeProject(*system, example));
            }
    }
};

TALWEG_TEST(tst_new_project, NewProjectTest, QCoreApplication)
#include "tst_new_project.moc"
