#include "cli/command.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "cli/commands.h"
#include "cli/help.h"
#include "cli/nearest.h"
#include "project/autosave.h"

#include "systems/failure_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>

namespace talweg {

namespace {

/// The number of leading arguments that are one Qt option with its value; 0 if the first argument is not a Qt
/// option.
qsizetype qtOption(const QStringList& arguments) {
    static const QStringList withValue{
        "style",         "stylesheet", "platform",        "platformtheme", "platformpluginpath",
        "plugin",        "session",    "qwindowgeometry", "qwindowicon",   "qwindowtitle",
        "qmljsdebugger", "display",    "fontengine"},
        alone{"reverse", "widgetcount"};
    const QString& first = arguments.first();
    if (!first.startsWith(u'-')) return 0;
    const QString name = first.section(u'=', 0, 0).mid(first.startsWith("--") ? 2 : 1);
    if (alone.contains(name)) return 1;
    if (!withValue.contains(name)) return 0;
    return first.contains(u'=') ? 1 : std::min<qsizetype>(2, arguments.size());
}

/// Removes Qt options: all of them, or only those at the beginning.
QStringList withoutQtOptions(QStringList arguments, bool all) {
    QStringList rest;
    while (!arguments.isEmpty()) {
        const qsizetype taken = qtOption(arguments);
        if (taken == 0 && !all) return arguments;
        if (taken == 0) rest << arguments.first();
        arguments = arguments.mid(std::max<qsizetype>(1, taken));
    }
    return rest;
}

bool beginsWithDash(const QString& argument) {
    return argument.startsWith(u'-');
}

/// Whether an argument is a file to open in the window: an existing file, or a missing project with unsaved
/// work.
bool isForWindow(const QString& argument) {
    const QFileInfo file(argument);
    return (file.exists() && !file.isDir()) || (argument.endsWith(".talweg") && hasLostWork(argument));
}

/// Ends the command because the arguments are neither a command nor files.
[[noreturn]] void refuse(const Registry& registry, const QStringList& arguments) {
    QStringList names{"--help"};
    for (const Command& command : allCommands())
        names << command.name;
    const QString known =
        QCoreApplication::translate(
            "talweg", "The commands are %1 and --version. A file name without a command opens the window.")
            .arg(helpCommands().join(", "));
    const QString& first = arguments.first();
    const auto stray = std::ranges::find_if(arguments, beginsWithDash);
    QString message;
    if (stray == arguments.begin())
        message = QCoreApplication::translate("talweg", "\"%1\" is not an option.%2 %3")
                      .arg(first, didYouMean(first, names), known);
    else if (isForWindow(first) && stray != arguments.end())
        message = QCoreApplication::translate(
                      "talweg",
                      "The window has no option \"%1\". Options need a command, for example: talweg run %2.")
                      .arg(*stray, first);
    else if (isForWindow(first)) {
        const QString& other = *std::ranges::find_if_not(arguments, isForWindow);
        if (!findCommand(other)) refuse(registry, {other});
        message = QCoreApplication::translate("talweg", "The command must come first: talweg %1 %2.")
                      .arg(other, first);
    } else if (first.endsWith(".talweg") && !QFileInfo::exists(first))
        message = QCoreApplication::translate("talweg", "The file %1 does not exist.").arg(first);
    else if (registry.find(first.toStdString()))
        message =
            QCoreApplication::translate(
                "talweg", "\"%1\" is a system. Write a command before it: talweg run %1 or talweg help %1.")
                .arg(first);
    else if (QFileInfo(first).isDir())
        message =
            QCoreApplication::translate("talweg", "%1 is a folder; name a project file in it.").arg(first);
    else
        message = QCoreApplication::translate("talweg", "\"%1\" is neither a command nor a file.%2 %3")
                      .arg(first, didYouMean(first, names), known);
    misuse(message);
}

void dispatch(const Registry& registry, const QStringList& arguments, const Streams& streams) {
    const Command* const command = findCommand(arguments.first());
    const QStringList rest = arguments.mid(1);
    if (!command)
        refuse(registry, arguments);
    else if ((rest.contains("--help") || rest.contains("-h"))
             && !helpOn(registry, arguments.first()).isEmpty())
        streams.out << helpOn(registry, arguments.first());
    else
        command->carryOut(registry, Options(command->name, rest), streams);
}

/// Largest number of error messages printed. A table can have thousands of errors; if too many are printed,
/// the first ones scroll off the screen.
constexpr qsizetype maxComplaints = 50;

int report(const Failure& failure, QTextStream& error) {
    for (const QString& message : failure.messages.mid(0, maxComplaints))
        error << "talweg: " << message << '\n';
    if (failure.messages.size() > maxComplaints)
        error << "talweg: "
              << toQt(trCount(failure.messages.size() - maxComplaints, "… and %n more problem.",
                              "… and %n more problems."))
              << '\n';
    error.flush();
    return failure.code;
}

} // namespace

QStringList filesIn(const QStringList& arguments) {
    return withoutQtOptions(arguments, true);
}

QStringList commandIn(const QStringList& arguments) {
    const QStringList rest = withoutQtOptions(arguments, false);
    if (!rest.isEmpty() && findCommand(rest.first())) return rest;
    const QStringList files = filesIn(rest);
    return std::ranges::all_of(files, isForWindow) ? QStringList() : files;
}

bool draws(const QStringList& arguments) {
    const auto isFigure = [](const QString& argument) {
        return argument.startsWith("--figure") || argument == "--all";
    };
    return arguments.value(0) == "reproduce" || arguments.value(0) == "report"
           || (arguments.value(0) == "export" && std::ranges::any_of(arguments, isFigure));
}

int runCommand(const Registry& registry, const QStringList& arguments, QTextStream& out, QTextStream& error) {
    try {
        dispatch(registry, arguments, {out, error});
        out.flush();
        if (out.status() != QTextStream::Ok)
            throw Failure{failed, {QCoreApplication::translate("talweg", "The output cannot be written.")}};
        return done;
    } catch (const Failure& failure) {
        out.flush();
        return report(failure, error);
    } catch (...) {
        out.flush();
        return report({failed, {toQt(failureText())}}, error);
    }
}

} // namespace talweg
