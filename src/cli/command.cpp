#include "cli/command.h"

#include "cli/commands.h"
#include "cli/failure.h"
#include "cli/help.h"

#include <QCoreApplication>
#include <exception>

namespace talweg {

namespace {

void printHelp(const Registry& registry, const QStringList& topics, QTextStream& out) {
    if (topics.isEmpty()) {
        out << helpText(registry);
        return;
    }
    for (const QString& topic : topics) {
        const QString text = helpOn(registry, topic);
        if (text.isEmpty())
            throw Failure{badInput,
                          {QStringLiteral("There is no help on \"%1\"; see talweg help.").arg(topic)}};
        out << text;
    }
}

void dispatch(const Registry& registry, const QString& command, const QStringList& rest, QTextStream& out) {
    if (command == "help" || command == "--help" || command == "-h")
        printHelp(registry, rest, out);
    else if (command == "--version")
        out << "Talweg " << QCoreApplication::applicationVersion() << '\n';
    else if (rest.contains("--help") || rest.contains("-h"))
        printHelp(registry, {command}, out);
    else if (command == "run")
        runExperiments(registry, rest, out);
    else if (command == "export")
        exportResults(registry, rest, out);
    else if (command == "check")
        checkFiles(registry, rest, out);
    else if (command == "study")
        study(registry, rest, out);
    else if (command == "reproduce")
        reproduceWork(registry, rest, out);
    else
        throw Failure{
            badInput,
            {QStringLiteral("\"%1\" is not a command; commands are run, study, reproduce, export, check, "
                            "help, --version.")
                 .arg(command)}};
}

/// At most this many complaints are printed; a table can have thousands.
constexpr qsizetype mostComplaints = 50;

int report(const Failure& failure, QTextStream& error) {
    for (const QString& message : failure.messages.mid(0, mostComplaints))
        error << "talweg: " << message << '\n';
    if (failure.messages.size() > mostComplaints)
        error << "talweg: … and " << failure.messages.size() - mostComplaints << " more problems.\n";
    error.flush();
    return failure.code;
}

} // namespace

bool isCommand(const QStringList& arguments) {
    static const QStringList commands{"run", "study", "reproduce", "export", "check", "help", "-h"};
    const QString first = arguments.value(0);
    return commands.contains(first) || first.startsWith("--");
}

bool draws(const QStringList& arguments) {
    return arguments.value(0) == "export" || arguments.value(0) == "reproduce";
}

int runCommand(const Registry& registry, const QStringList& arguments, QTextStream& out, QTextStream& error) {
    try {
        dispatch(registry, arguments.value(0), arguments.mid(1), out);
        out.flush();
        if (out.status() != QTextStream::Ok) throw Failure{failed, {"Cannot write the output."}};
        return done;
    } catch (const Failure& failure) {
        out.flush();
        return report(failure, error);
    } catch (const std::exception& problem) {
        return report({failed, {QString::fromUtf8(problem.what())}}, error);
    }
}

} // namespace talweg
