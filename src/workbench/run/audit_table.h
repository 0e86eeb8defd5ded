#pragma once

#include "systems/run.h"

#include <QTreeWidget>
#include <memory>

namespace talweg {

/// A table that shows the audit of a run.
class AuditTable : public QTreeWidget {
    Q_OBJECT
public:
    explicit AuditTable(QWidget* parent = nullptr);

    /// Sets the run; null for none. While hidden, the table is not updated until it is shown.
    void setRun(std::shared_ptr<const Run> run);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void follow();

    std::shared_ptr<const Run> m_run;
};

} // namespace talweg
