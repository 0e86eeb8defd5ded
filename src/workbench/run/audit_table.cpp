#include "workbench/run/audit_table.h"

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

void AuditTable::setRun(const Run* run) {
    clear();
    if (!run) return;
    for (const auto& [what, how] : run->audit)
        addTopLevelItem(new QTreeWidgetItem({QString::fromStdString(what), QString::fromStdString(how)}));
    resizeColumnToContents(0);
}

} // namespace talweg

#include "moc_audit_table.cpp"
