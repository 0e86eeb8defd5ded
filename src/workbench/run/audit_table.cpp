#include "workbench/run/audit_table.h"

#include "base/to_qt.h"

#include <QHeaderView>

namespace talweg {

AuditTable::AuditTable(QWidget* parent) : QTreeWidget(parent) {
    setProperty("plain", true);
    setColumnCount(2);
    setRootIsDecorated(false);
    setHeaderHidden(true);
    setAlternatingRowColors(true);
    setWordWrap(true);
    header()->setStretchLastSection(true);
}

void AuditTable::setRun(std::shared_ptr<const Run> run) {
    m_run = std::move(run);
    if (isVisible()) follow();
}

void AuditTable::showEvent(QShowEvent* event) {
    QTreeWidget::showEvent(event);
    follow();
}

void AuditTable::follow() {
    clear();
    if (!m_run) return;
    for (const auto& [what, how] : m_run->audit)
        addTopLevelItem(new QTreeWidgetItem({toQt(what), toQt(how)}));
    resizeColumnToContents(0);
}

} // namespace talweg

#include "moc_audit_table.cpp"
