#include "workbench/window/windows.h"

#include "files/whole_file.h"
#include "workbench/common/small_screens.h"
#include "workbench/window/main_window.h"

#include <QScreen>
#include <algorithm>

namespace talweg {

namespace {

/// Offset of a new window from the previous one, in pixels. Both windows are then visible.
constexpr int cascade = 32;

/// Moves a window next to the previous one, as far as the screen allows.
void moveAside(MainWindow& window, const MainWindow& before) {
    if (before.isMaximized() || before.isFullScreen()) return;
    const QRect there = before.screen()->availableGeometry().adjusted(0, usualFrame.height(), 0, 0);
    QRect place = before.geometry().translated(cascade, cascade);
    if (place.right() > there.right() || place.bottom() > there.bottom())
        place.moveTopLeft(there.topLeft() + QPoint(cascade, cascade));
    window.setGeometry(place.intersected(there));
}

} // namespace

Windows::Windows(Registry registry, QObject* parent) : QObject(parent), m_registry(std::move(registry)) {}

Windows::~Windows() {
    for (const One& one : m_windows)
        delete one.window.data();
}

MainWindow& Windows::open(const QString& file) {
    auto document = std::make_unique<Document>(m_registry);
    auto* window = new MainWindow(*document);
    window->setAttribute(Qt::WA_DeleteOnClose);
    forgetClosed();
    if (!m_windows.empty()) moveAside(*window, *m_windows.back().window);
    m_windows.push_back({std::move(document), window});
    connect(window, &MainWindow::windowWanted, this, [this](const QString& wanted) { open(wanted); });
    // Queued, because the signal is emitted before the parts of the window are deleted, which use the
    // document.
    connect(window, &QObject::destroyed, this, &Windows::forgetClosed, Qt::QueuedConnection);
    // If the file cannot be opened, the window shows an empty project with the gallery of examples.
    window->document().reset();
    window->show();
    if (!file.isEmpty()) window->openFile(file);
    return *window;
}

void Windows::openAll(const QStringList& files) {
    if (files.isEmpty()) open();
    QStringList opened;
    for (const QString& file : files) {
        if (opened.contains(linkTarget(file))) continue;
        opened << linkTarget(file);
        open(file);
    }
}

void Windows::forgetClosed() {
    std::erase_if(m_windows, [](const One& one) { return one.window.isNull(); });
}

} // namespace talweg

#include "moc_windows.cpp"
