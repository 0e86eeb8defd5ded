#include "workbench/window/workbench.h"

#include "workbench/common/keys.h"
#include "workbench/common/look.h"
#include "workbench/window/end_signals.h"
#include "workbench/window/main_window.h"
#include "workbench/window/windows.h"

#include <QApplication>
#include <QIcon>

namespace talweg {

int openWorkbench(Registry registry, const QStringList& files) {
    installKeys();
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/talweg.svg")));
    applyLook(themeFor(chosenColorScheme()));
    Windows windows(std::move(registry));
    windows.openAll(files);
    MainWindow::all().front()->lookForLostWork(files);
    QObject::connect(new EndSignals(qApp), &EndSignals::asked, [](int signal) {
        for (MainWindow* window : MainWindow::all())
            window->keepUnsaved();
        EndSignals::obey(signal);
    });
    return QApplication::exec();
}

} // namespace talweg
