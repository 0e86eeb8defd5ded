#include "workbench/compare/guest_dialog.h"

#include "base/to_qt.h"
#include "workbench/common/plain_text.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace talweg {

GuestDialog::GuestDialog(const Project& project, const QString& file, const Registry& registry,
                         const std::string& compared, QWidget* parent)
    : QDialog(parent), m_list(new QListWidget(this)) {
    setWindowTitle(tr("Compare with another file"));
    auto* layout = new QVBoxLayout(this);
    auto* question = new QLabel(tr("Experiments from %1 to compare").arg(briefly(file)), this);
    question->setTextFormat(Qt::PlainText);
    question->setBuddy(m_list);
    layout->addWidget(question);
    layout->addWidget(m_list);
    m_list->setAccessibleName(tr("Experiments in the file"));
    for (const Experiment& experiment : project.experiments) {
        const QString system = toQt(registry.find(experiment.system)->name);
        auto* item = new QListWidgetItem(tr("%1 (%2)").arg(briefly(experiment.name), system), m_list);
        item->setData(Qt::UserRole, experiment.name);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(experiment.system == compared ? Qt::Checked : Qt::Unchecked);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

QStringList GuestDialog::names() const {
    QStringList names;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->checkState() == Qt::Checked)
            names << m_list->item(row)->data(Qt::UserRole).toString();
    return names;
}

} // namespace talweg

#include "moc_guest_dialog.cpp"
