#include "workbench/window/workbench.h"

#include "workbench/common/keys.h"
#include "workbench/common/look.h"
#include "workbench/window/end_signals.h"
#include "workbench/window/main_window.h"

#include <QApplication>
#include <QIcon>
#include <QSettings>
#include <memory>
#include <vector>

namespace talweg {

namespace {

QList<MainWindow*> mainWindows() {
    QList<MainWindow*> windows;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<MainWindow*>(widget)) windows << window;
    return windows;
}

} // namespace

int openWorkbench(Registry registry, const QStringList& files) {
    installKeys();
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/talweg.svg")));
    applyLook(themeFor(chosenColorScheme()));
    std::vector<std::unique_ptr<Document>> documents; // which outlive their windows
    const auto show = [&registry, &documents](const QString& file) {
        documents.push_back(std::make_unique<Document>(registry));
        auto* window = new MainWindow(*documents.back());
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->show();
        if (file.isEmpty()) return documents.back()->reset();
        window->openFile(file);
    };
    for (const QString& file : files.isEmpty() ? QStringList{QString()} : files)
        show(file);
    const auto windows = mainWindows();
    windows.front()->lookForLostWork(files);
    QObject::connect(new EndSignals(qApp), &EndSignals::asked, [](int signal) {
        for (MainWindow* window : mainWindows())
            window->keepUnsaved();
        EndSignals::obey(signal);
    });
    return QApplication::exec();
}

} // namespace talweg
