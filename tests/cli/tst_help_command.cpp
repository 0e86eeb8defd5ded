#include "cli/catalogue.h"
#include "cli/commands.h"
#include "command_line.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

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

/// What a program prints, and how it ended where that was not well.
QString printedBy(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForFinished(30000)) return "did not end";
    const QString text = QString::fromUtf8(process.readAll());
    return process.exitCode() == 0 ? text : "ended with " + QString::number(process.exitCode()) + ": " + text;
}

QString fileWith(const QTemporaryDir& folder, const QString& name, const QString& text) {
    put(folder.filePath(name), text.toUtf8());
    return folder.filePath(name);
}

} // namespace

class HelpCommandTest : public QObject {
    Q_OBJECT

private slots:
    void everyOptionIsInTheHelpOfItsCommands_data() {
        QTest::addColumn<QString>("command");
        for (const QString& command : helpCommands())
            QTest::addRow("%s", qPrintable(command)) << command;
    }
    void everyOptionIsInTheHelpOfItsCommands() {
        QFETCH(QString, command);
        const QString help = asked({"help", command}).out;
        QVERIFY2(help.startsWith("talweg " + command), qPrintable(help));
        QStringList names;
        for (const Option& option : optionsOf(command)) {
            names << option.typed();
            const QRegularExpression line("^  " + option.typed() + "[ =].*\\S$",
                                          QRegularExpression::MultilineOption);
            QCOMPARE(help.count(line), 1);
            QCOMPARE(option.kind == ValueKind::none, QString(option.value).isEmpty());
        }
        QCOMPARE(names.removeDuplicates(), 0);
        QCOMPARE(asked({command, "--no-such-option"}).error.section("Allowed options: ", 1),
                 names.join(", ") + ".\n");
        for (const QString& line : help.section("\n\n", 1).section("\n\nWorks:", 0, 0).split('\n'))
            QVERIFY2(line.size() <= 110, qPrintable(line));
    }

    void everyCommandIsInTheOverview() {
        const QString overview = asked({"help"}).out;
        for (const Command& command : allCommands()) {
            QVERIFY2(overview.contains(QStringLiteral("\n  talweg %1 ").arg(command.name)), command.name);
            QVERIFY2(overview.contains(command.summary), command.name);
        }
    }

    void optionsBelongToCommandsThatExist() {
        for (const Command& command : allCommands())
            for (const Option& option : optionsOf(command.name))
                for (const QString& name : QString(option.commands).split(','))
                    QVERIFY2(findCommand(name), qPrintable(option.typed() + " of " + name));
    }

    void asJsonItHasEveryInputOfEverySystem() {
        const Printed printed = asked({"help", "--json"});
        QCOMPARE(printed.code, 0);
        const QJsonObject all = QJsonDocument::fromJson(printed.out.toUtf8()).object();
        QCOMPARE(all["schema"].toInt(), 1);
        QCOMPARE(all["commands"].toArray().size(), helpCommands().size());
        const QJsonArray told = all["systems"].toArray();
        QCOMPARE(told.size(), qsizetype(systems().systems().size()));
        for (qsizetype i = 0; i < told.size(); ++i) {
            const System& system = *systems().systems()[std::size_t(i)];
            const QJsonObject one = told[i].toObject();
            QCOMPARE(one["id"].toString().toStdString(), system.id);
            const QJsonArray parameters = one["parameters"].toArray();
            QCOMPARE(parameters.size(), qsizetype(system.parameters.size()));
            for (qsizetype p = 0; p < parameters.size(); ++p)
                QCOMPARE(parameters[p].toObject()["id"].toString().toStdString(),
                         system.parameters[std::size_t(p)].id);
            QCOMPARE(one["figures"].toArray().size(), qsizetype(system.figures.size()));
            QCOMPARE(one["examples"].toArray().size(), qsizetype(system.examples.size()));
        }
        QJsonObject beta;
        for (const auto& parameter : told[0].toObject()["parameters"].toArray())
            if (parameter.toObject()["id"] == "beta") beta = parameter.toObject();
        QCOMPARE(beta["unit"].toString(), QString("°"));
        QCOMPARE(beta["kind"].toString(), QString("number"));
        QVERIFY(beta["max"].isDouble());
        QVERIFY(!beta["help"].toString().isEmpty());
    }

    void theManPageIsUnderstood() {
        const QString groff = QStandardPaths::findExecutable("groff");
        const QTemporaryDir folder;
        const QString page = asked({"help", "--man"}).out;
        QVERIFY(page.startsWith(".TH TALWEG 1"));
        for (const QString& command : helpCommands())
            QVERIFY2(page.contains(".SH TALWEG " + command.toUpper() + "\n"), qPrintable(command));
        // A line that begins with a dot or an apostrophe is a request, and those are known here.
        for (const QString& line : page.split('\n'))
            if (line.startsWith('.') || line.startsWith('\''))
                QVERIFY2(QRegularExpression("^\\.(TH|SH|PP|TP|br|nf|fi)( .*)?$").match(line).hasMatch(),
                         qPrintable(line));
        if (groff.isEmpty()) return;
        const QString printed =
            printedBy(groff, {"-k", "-man", "-Tutf8", "-ww", "-z", fileWith(folder, "talweg.1", page)});
        QVERIFY2(!printed.contains("warning") && !printed.startsWith("ended"), qPrintable(printed));
    }

    void bashCompletes_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("completed");
        QTest::newRow("a command") << QStringList{"st"} << QStringList{"study"};
        QTest::newRow("a system") << QStringList{"run", "rov"} << QStringList{"rover"};
        QTest::newRow("an option") << QStringList{"run", "rover", "--pre"} << QStringList{"--preset"};
        QTest::newRow("an input") << QStringList{"run", "rover", "--set", "bet"} << QStringList{"beta"};
        QTest::newRow("an input of another system")
            << QStringList{"run", "incline", "--set", "bodi"} << QStringList{"bodies"};
        QTest::newRow("a choice") << QStringList{"run", "rover", "--csv-format", "se"}
                                  << QStringList{"semicolon"};
        QTest::newRow("a number") << QStringList{"study", "rover", "--threads", "r"} << QStringList{};
        QTest::newRow("nothing such") << QStringList{"run", "rover", "--xyz"} << QStringList{};
    }
    void bashCompletes() {
        QFETCH(QStringList, words);
        QFETCH(QStringList, completed);
        const QString bash = QStandardPaths::findExecutable("bash");
        if (bash.isEmpty()) QSKIP("there is no bash here");
        const QTemporaryDir folder;
        const QString script = fileWith(folder, "talweg", asked({"help", "--completion", "bash"}).out);
        // compopt works only while something is completed.
        const QString call =
            QStringLiteral("cd \"$0\"; compopt() { :; }; source \"$1\"; shift; COMP_WORDS=(talweg \"$@\"); "
                           "COMP_CWORD=$#; _talweg; printf '%s\\n' \"${COMPREPLY[@]}\"");
        const QTemporaryDir empty;
        const QString printed = printedBy(bash, QStringList{"-c", call, empty.path(), script} + words);
        QCOMPARE(printed.split('\n', Qt::SkipEmptyParts), completed);
    }

    void otherShellsReadTheirCompletions_data() {
        QTest::addColumn<QString>("shell");
        QTest::newRow("bash") << "bash";
        QTest::newRow("zsh") << "zsh";
        QTest::newRow("fish") << "fish";
    }
    void otherShellsReadTheirCompletions() {
        QFETCH(QString, shell);
        const Printed printed = asked({"help", "--completion", shell});
        QCOMPARE(printed.code, 0);
        for (const QString& command : helpCommands())
            QVERIFY2(printed.out.contains(command), qPrintable(command));
        const QString program = QStandardPaths::findExecutable(shell);
        if (program.isEmpty()) QSKIP("there is no such shell here");
        const QTemporaryDir folder;
        QCOMPARE(printedBy(program, {"-n", fileWith(folder, "talweg", printed.out)}), QString());
    }

    void whatDoesNotGoTogetherIsRefused() {
        QCOMPARE(asked({"help", "--json", "run"}).code, 2);
        QCOMPARE(asked({"help", "--json", "--man"}).code, 2);
        QCOMPARE(asked({"help", "--completion", "csh"}).error,
                 QString("talweg: --completion csh: must be bash, zsh or fish.\n"));
    }
};

TALWEG_TEST(tst_help_command, HelpCommandTest, QCoreApplication)
#include "tst_help_command.moc"
