#pragma once

#include "systems/run.h"

#include <QTreeWidget>

namespace talweg {

/// How a run was computed: its audit, line by line.
class AuditTable : public QTreeWidget {
    Q_OBJECT
public:
    explicit AuditTable(QWidget* parent = nullptr);

    /// Null shows nothing.
    void setRun(const Run* run);
};

} // namespace talweg
