#include "workbench/study/table_watch.h"

#include "base/to_qt.h"
#include "project/columns.h"
#include "project/document.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

namespace talweg {

TableWatch::TableWatch(QObject* parent) : QObject(parent) {
    using namespace std::chrono_literals;
    m_pause.setSingleShot(true);
    m_pause.setInterval(200ms);
    connect(&m_pause, &QTimer::timeout, this, &TableWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_pause, qOverload<>(&QTimer::start));
}

TableWatch::Seen TableWatch::seen(const QString& path) {
    const QFileInfo file(path);
    return file.exists() ? Seen{path, file.lastModified(), file.size()} : Seen{path, {}, -1};
}

void TableWatch::follow(const QStringList& paths) {
    if (std::ranges::equal(paths, m_seen, {}, {}, &Seen::path)) return;
    m_seen.clear();
    for (const QString& path : paths)
        m_seen.push_back(seen(path));
    watch();
}

void TableWatch::follow(const std::optional<Study>& study, const std::vector<MeasuredColumn>& kept,
                        const QString& folder) {
    QStringList paths;
    for (const ColumnName& one : study ? columnsNamedIn(*study) : std::vector<ColumnName>()) {
        const QString name = toQt(one.file);
        const bool isKept = keptColumn(kept, one.file, one.column);
        if (!isKept && (!folder.isEmpty() || QDir::isAbsolutePath(name))) paths << tablePath(folder, name);
    }
    paths.removeDuplicates();
    follow(paths);
}

/// Watches the files and their folders, because a file may be changed in place or replaced by a new one.
void TableWatch::watch() {
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty()) m_watcher.removePaths(watched);
    QStringList paths;
    for (const Seen& table : m_seen)
        paths << table.path << QFileInfo(table.path).absolutePath();
    paths.removeDuplicates();
    for (const QString& path : paths)
        if (QFileInfo::exists(path)) m_watcher.addPath(path);
}

void TableWatch::look() {
    QStringList others;
    for (Seen& table : m_seen)
        if (Seen now = seen(table.path); now != table) {
            table = std::move(now);
            others << table.path;
        }
    watch();
    if (!others.isEmpty()) emit changed(others);
}

} // namespace talweg

#include "moc_table_watch.cpp"
