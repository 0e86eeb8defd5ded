#include "workbench/window/file_watch.h"

#include "files/whole_file.h"

#include <QFileInfo>

namespace talweg {

FileWatch::FileWatch(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    using namespace std::chrono_literals;
    m_pause.setSingleShot(true);
    m_pause.setInterval(200ms);
    connect(&m_pause, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&document, &Document::pathChanged, this, &FileWatch::follow);
    connect(&document, &Document::projectReset, this, &FileWatch::follow);
    connect(&document, &Document::saved, this, &FileWatch::follow);
}

/// Watches the file and its folder, because the file may be changed in place or replaced by a new one.
void FileWatch::follow() {
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty()) m_watcher.removePaths(watched);
    if (m_document.path().isEmpty()) return;
    const QFileInfo file(linkTarget(m_document.path()));
    m_seen = file.lastModified();
    for (const QString& path : {file.absoluteFilePath(), file.absolutePath()})
        if (QFileInfo::exists(path)) m_watcher.addPath(path);
}

void FileWatch::look() {
    const QDateTime before = m_seen;
    follow();
    if (m_seen != before && m_document.isChangedOnDisk()) emit changed();
}

} // namespace talweg

#include "moc_file_watch.cpp"
