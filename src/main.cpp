#include "cli/command.h"
#include "systems/builtin/builtin.h"
#include "systems/failure_text.h"
#include "talweg_version.h"
#include "workbench/common/language.h"
#include "workbench/window/application.h"
#include "workbench/window/workbench.h"

#include <QApplication>
#include <QFont>
#include <QFontMetrics>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace {

constexpr const char* version = TALWEG_VERSION;

/// The arguments as typed, without the program's name.
QStringList argumentsOf(int argc, char** argv) {
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

int runHeadless(int argc, char** argv, const QStringList& command) {
    // Commands must run without a display. Desktop themes would connect to it.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qunsetenv("QT_QPA_PLATFORMTHEME");
    qunsetenv("QT_STYLE_OVERRIDE");
    std::unique_ptr<QCoreApplication> application;
    if (talweg::draws(command))
        application = std::make_unique<QApplication>(argc, argv);
    else
        application = std::make_unique<QCoreApplication>(argc, argv);
    QTextStream out(stdout);
    QTextStream error(stderr);
    return talweg::runCommand(talweg::builtinSystems(), command, out, error);
}

/// Ends the program with an error message.
[[noreturn]] void giveUp(const QString& why) {
    const QString text =
        QCoreApplication::translate("talweg", "talweg: The window cannot be opened: %1 Commands do not need "
                                              "a display; \"talweg help\" lists them.");
    std::fprintf(stderr, "%s\n", qPrintable(text.arg(why)));
    std::_Exit(talweg::failed);
}

QString displayComplaint() {
    const QString wayland = qEnvironmentVariable("WAYLAND_DISPLAY"), x = qEnvironmentVariable("DISPLAY");
    if (wayland.isEmpty() && x.isEmpty())
        return QCoreApplication::translate(
            "talweg", "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.");
    return QCoreApplication::translate("talweg", "the display \"%1\" cannot be reached.")
        .arg(x.isEmpty() ? wayland : x);
}

/// Warnings from Qt during startup.
QStringList& startWarnings() {
    static QStringList warnings;
    return warnings;
}

/// Qt message handler during startup. Collects warnings. A fatal error, e.g. a missing display, ends the
/// program with a message; without this handler, Qt would abort the program.
void whileStarting(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type != QtFatalMsg) {
        startWarnings() << message;
        return;
    }
    const QStringList unknown = startWarnings().filter("Could not find the Qt platform plugin");
    giveUp(unknown.isEmpty() ? displayComplaint() : unknown.first().trimmed() + '.');
}

int openWindow(int argc, char** argv, const QStringList& files) {
    QApplication::setDesktopFileName("talweg");
    qInstallMessageHandler(whileStarting);
    talweg::Application application(argc, argv);
    talweg::useLanguage(talweg::chosenLanguage());
    qInstallMessageHandler(nullptr);
    for (const QString& warning : startWarnings())
        qWarning().noquote() << warning;
    if (!QFontMetrics(QFont()).inFont(u'0'))
        giveUp(QCoreApplication::translate(
            "talweg", "no fonts are installed. Install a font package, for example fonts-dejavu-core."));
    return talweg::openWorkbench(talweg::builtinSystems(), files);
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication::setOrganizationName("Talweg");
    QCoreApplication::setApplicationName("Talweg");
    QCoreApplication::setApplicationVersion(version);
    try {
        const QStringList arguments = argumentsOf(argc, argv);
        const QStringList command = talweg::commandIn(arguments);
        return command.isEmpty() ? openWindow(argc, argv, talweg::filesIn(arguments))
                                 : runHeadless(argc, argv, command);
    } catch (...) {
        std::fprintf(stderr, "talweg: %s\n", talweg::failureText().c_str());
        return EXIT_FAILURE;
    }
}
