#pragma once

#include "project/project.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <optional>
#include <vector>

namespace talweg {

/// Reports when tables of measured data are changed, removed or restored.
class TableWatch : public QObject {
    Q_OBJECT
public:
    explicit TableWatch(QObject* parent = nullptr);

    /// Watches these files in their current state.
    void follow(const QStringList& paths);
    /// Those that a study names and a project does not keep, which lie in the folder; of a project without
    /// one only those that need none.
    void follow(const std::optional<Study>& study, const std::vector<MeasuredColumn>& kept,
                const QString& folder);

signals:
    void changed(const QStringList& paths);

private:
    struct Seen {
        QString path;
        QDateTime modified;
        qint64 size = -1; ///< of a missing file
        bool operator==(const Seen&) const = default;
    };
    static Seen seen(const QString& path);
    void watch();
    void look();

    QFileSystemWatcher m_watcher;
    QTimer m_pause; ///< writing a file takes several steps
    std::vector<Seen> m_seen;
};

} // namespace talweg
