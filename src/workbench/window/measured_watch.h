#pragma once

#include "project/columns.h"
#include "workbench/common/newest_job.h"
#include "workbench/study/table_watch.h"

#include <QObject>
#include <vector>

namespace talweg {

class Document;

/// Reports when the file of a table no longer matches the numbers stored in the project. Each change is
/// reported once.
class MeasuredWatch : public QObject {
    Q_OBJECT
public:
    explicit MeasuredWatch(Document& document, QObject* parent = nullptr);

signals:
    void noticed(const talweg::TableChange& change);

private:
    void look();
    void take(const std::vector<TableChange>& changes);

    Document& m_document;
    TableWatch m_tables;
    NewestJob m_job; ///< reads the files
    std::vector<TableChange> m_known;
};

} // namespace talweg
