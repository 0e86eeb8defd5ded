#pragma once

#include "systems/run.h"

#include <QTreeWidget>
#include <memory>

namespace talweg {

/// How a run was computed: its audit, line by line.
class AuditTable : public QTreeWidget {
    Q_OBJECT
public:
    explicit AuditTable(QWidget* parent = nullptr);

    /// Null shows nothing. A table that is not shown follows when it is.
    void setRun(std::shared_ptr<const Run> run);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void follow();

    std::shared_ptr<const Run> m_run;
};

} // namespace talweg
