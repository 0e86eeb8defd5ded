#include "cli/command.h"
#include "systems/builtin/builtin.h"
#include "workbench/workbench.h"

#include <QApplication>
#include <cstdio>
#include <memory>

namespace {

constexpr const char* version = TALWEG_VERSION;

/// As they were typed, without the program's name.
QStringList argumentsOf(int argc, char** argv) {
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

int runHeadless(int argc, char** argv, const QStringList& arguments) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    std::unique_ptr<QCoreApplication> application;
    if (talweg::draws(arguments))
        application = std::make_unique<QApplication>(argc, argv);
    else
        application = std::make_unique<QCoreApplication>(argc, argv);
    QTextStream out(stdout);
    QTextStream error(stderr);
    return talweg::runCommand(talweg::builtinSystems(), arguments, out, error);
}

int openWindow(int argc, char** argv) {
    QApplication::setDesktopFileName("talweg");
    QApplication application(argc, argv);
    return talweg::openWorkbench(talweg::builtinSystems(), QCoreApplication::arguments().mid(1));
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication::setOrganizationName("Talweg");
    QCoreApplication::setApplicationName("Talweg");
    QCoreApplication::setApplicationVersion(version);
    const QStringList arguments = argumentsOf(argc, argv);
    return talweg::isCommand(arguments) ? runHeadless(argc, argv, arguments) : openWindow(argc, argv);
}
