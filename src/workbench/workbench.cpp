#include "workbench/workbench.h"

#include "workbench/keys.h"
#include "workbench/look.h"
#include "workbench/main_window.h"

#include <QApplication>
#include <QIcon>
#include <QSettings>

namespace talweg {

int openWorkbench(Registry registry, const QStringList& files) {
    qApp->installEventFilter(new SpaceForButtons(qApp));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/talweg.svg")));
    applyLook(themeFor(chosenGround()));
    const auto show = [&registry](const QString& file) {
        auto* window = new MainWindow(registry);
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->show();
        if (!file.isEmpty()) window->openFile(file);
    };
    for (const QString& file : files)
        show(file);
    if (files.isEmpty()) show({});
    return QApplication::exec();
}

} // namespace talweg
