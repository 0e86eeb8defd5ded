#include "workbench/points_editor.h"

#include "project/points_csv.h"
#include "workbench/icons.h"
#include "workbench/look.h"
#include "workbench/points_model.h"

#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace talweg {

namespace {

QToolButton* flatButton(const QIcon& icon, const QString& text, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setIcon(icon);
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setProperty("flat", true);
    return button;
}

} // namespace

PointsEditor::PointsEditor(const Parameter& parameter, QWidget* parent)
    : ValueEditor(parent), m_parameter(parameter), m_value(Points()), m_model(new PointsModel(this)),
      m_table(new QTableView(this)), m_count(new QLabel(this)) {
    m_table->setModel(m_model);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setDefaultSectionSize(24);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setMinimumHeight(170);
    m_count->setProperty("role", "muted");
    auto* add = flatButton(icon(Icon::add), tr("Add a point below"), this);
    auto* remove = flatButton(icon(Icon::remove), tr("Remove the point"), this);
    auto* import = flatButton(icon(Icon::open), tr("Import a CSV file with columns x and y in metres"), this);
    import->setText(tr("Import…"));
    import->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_count, 1);
    for (QToolButton* button : {add, remove, import})
        buttons->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    layout->addLayout(buttons);
    setFocusProxy(m_table);

    const auto current = [this] { return m_table->currentIndex().row(); };
    connect(add, &QToolButton::clicked, this,
            [this, current] { m_model->insertBehind(current() < 0 ? m_model->rowCount() - 1 : current()); });
    connect(remove, &QToolButton::clicked, this, [this, current] {
        if (current() >= 0) m_model->removeAt(current());
    });
    connect(import, &QToolButton::clicked, this, &PointsEditor::askForCsv);
    connect(m_model, &PointsModel::pointsEdited, this, &PointsEditor::takePoints);
}

void PointsEditor::setValue(const Value& value) {
    if (value == m_value) return;
    m_value = value;
    restore();
}

void PointsEditor::restore() {
    m_model->setPoints(std::get<Points>(m_value));
    showCount();
    emit refused({});
}

void PointsEditor::setMarked(bool marked) {
    setState(m_table, "wrong", marked);
}

void PointsEditor::showCount() {
    const int count = m_model->rowCount();
    m_count->setText(count == 1 ? tr("1 point") : tr("%1 points").arg(count));
}

void PointsEditor::takePoints() {
    showCount();
    const Value value(m_model->points());
    const std::string wrong = complaint(m_parameter, value);
    emit refused(QString::fromStdString(wrong));
    if (!wrong.empty() || value == m_value) return;
    m_value = value;
    emit edited(value);
    emit finished();
}

void PointsEditor::askForCsv() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Import points"), {},
                                                      tr("Tables (*.csv *.txt *.tsv);;All files (*)"));
    if (!path.isEmpty()) importCsv(path);
}

void PointsEditor::importCsv(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text)) {
        emit refused(tr("%1 cannot be read: %2.").arg(path, file.errorString()));
        return;
    }
    const PointsReading reading = readPointsCsv(QString::fromUtf8(file.readAll()));
    if (!reading.points) {
        emit refused(reading.error);
        return;
    }
    const std::string wrong = complaint(m_parameter, Value(*reading.points));
    if (!wrong.empty()) {
        emit refused(QString::fromStdString(wrong));
        return;
    }
    m_model->setPoints(*reading.points);
    takePoints();
}

} // namespace talweg
