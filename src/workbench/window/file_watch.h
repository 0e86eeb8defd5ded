#pragma once

#include "project/document.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QTimer>

namespace talweg {

/// Reports when another program changes the file of a document.
class FileWatch : public QObject {
    Q_OBJECT
public:
    explicit FileWatch(Document& document, QObject* parent = nullptr);

signals:
    /// The file contains something that the document has neither read nor written. Emitted once for each
    /// content.
    void changed();

private:
    void follow();
    void look();

    Document& m_document;
    QFileSystemWatcher m_watcher;
    QTimer m_pause; ///< waits until the file has been written completely
    QDateTime m_seen;
};

} // namespace talweg
