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

    /// Watches these files. Changes are reported relative to their current state.
    void follow(const QStringList& paths);
    /// Watches the tables that a study names, except those stored in the project. `folder` is the folder of
    /// the project; if it is empty, only tables with absolute paths are watched.
    void follow(const std::optional<Study>& study, const std::vector<MeasuredColumn>& kept,
                const QString& folder);

signals:
    void changed(const QStringList& paths);

private:
    struct Seen {
        QString path;
        QDateTime modified;
        qint64 size = -1; ///< −1 if the file is missing
        bool operator==(const Seen&) const = default;
    };
    static Seen seen(const QString& path);
    void watch();
    void look();

    QFileSystemWatcher m_watcher;
    QTimer m_pause; ///< waits until a file has been written completely
    std::vector<Seen> m_seen;
};

} // namespace talweg
