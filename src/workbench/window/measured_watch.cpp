#include "workbench/window/measured_watch.h"

#include "base/to_qt.h"
#include "project/document.h"

#include <algorithm>

namespace talweg {

MeasuredWatch::MeasuredWatch(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::projectReset, this, [this] {
        m_known.clear();
        look();
    });
    connect(&document, &Document::pathChanged, this, &MeasuredWatch::look);
    connect(&document, &Document::measuredChanged, this, &MeasuredWatch::look);
    connect(&m_tables, &TableWatch::changed, this, &MeasuredWatch::look);
}

void MeasuredWatch::look() {
    const std::vector<MeasuredColumn>& kept = m_document.project().measured;
    const QString folder = folderOf(m_document);
    QStringList paths;
    for (const MeasuredColumn& one : kept)
        if (const QString name = toQt(one.file); !folder.isEmpty() || name.startsWith(u'/'))
            paths << tablePath(folder, name);
    paths.removeDuplicates();
    m_tables.follow(paths);
    if (kept.empty()) return m_job.cancel();
    m_job.start([this, kept, folder](const std::stop_token&) {
        return [this, changes = changedTables(kept, folder)] { take(changes); };
    });
}

/// Reports the changes that have not been reported yet.
void MeasuredWatch::take(const std::vector<TableChange>& changes) {
    for (const TableChange& change : changes)
        if (std::ranges::count(m_known, change) == 0) emit noticed(change);
    m_known = changes;
}

} // namespace talweg

#include "moc_measured_watch.cpp"
