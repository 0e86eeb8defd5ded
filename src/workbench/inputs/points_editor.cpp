#include "workbench/inputs/points_editor.h"

#include "files/whole_file.h"
#include "project/file.h"
#include "project/points_csv.h"
#include "study/typed_number.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/inputs/points_model.h"
#include "workbench/inputs/refused_texts.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

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
    : ValueEditor(parent), m_parameter(parameter), m_value(Points()),
      m_model(new PointsModel(
          [this](const Points& points) {
              return QString::fromStdString(complaint(m_parameter, Value(points)));
          },
          this)),
      m_table(new QTableView(this)), m_count(new QLabel(this)) {
    m_table->setModel(m_model);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setDefaultSectionSize(24);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setMinimumHeight(170);
    m_count->setProperty("role", "muted");
    auto* add = flatButton(icon(Icon::add), tr("Add a point below"), this);
    auto* remove = flatButton(icon(Icon::remove), tr("Remove the chosen points (Delete)"), this);
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
    connect(remove, &QToolButton::clicked, this, &PointsEditor::remove);
    connect(import, &QToolButton::clicked, this, &PointsEditor::askForCsv);
    connect(m_model, &PointsModel::pointsEdited, this, &PointsEditor::takePoints);
    connect(m_model, &PointsModel::changeRefused, this, &PointsEditor::showRefusal);
    m_table->installEventFilter(this);
}

void PointsEditor::setValue(const Value& value) {
    if (value == m_value) return;
    m_value = value;
    restore();
}

void PointsEditor::restore() {
    m_model->setPoints(std::get<Points>(m_value));
    showCount();
    showRefusal({});
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
    if (value == m_value) return;
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
    const FileBytes file = readWhole(path, largestProject);
    if (!file.failure.isEmpty()) {
        emit refused(file.failure);
        return;
    }
    const PointsReading reading = readPointsCsv(QString::fromUtf8(file.bytes));
    if (!reading.points) {
        emit refused(reading.error);
        return;
    }
    m_model->replace(0, m_model->rowCount(), *reading.points);
}

/// Says below the table, and in the window, what was refused; the cell keeps its number.
void PointsEditor::showRefusal(const QString& why) {
    emit refused(why);
    RefusedTexts* const all = RefusedTexts::of(this);
    if (!all) return;
    const auto& cell = m_model->refused();
    if (!cell) return all->forget(m_table);
    const QString name =
        tr("%1 of point %2")
            .arg(m_model->headerData(cell->column, Qt::Horizontal, Qt::DisplayRole).toString().left(1))
            .arg(cell->row + 1);
    const QString stands = m_model->index(cell->row, cell->column).data().toString() + tr(" m");
    all->note({m_table, name, cell->text, why, stands, [this] { restore(); }});
}

std::vector<int> PointsEditor::chosenRows() const {
    std::vector<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::ranges::sort(rows);
    return rows;
}

void PointsEditor::copy() const {
    QString text;
    for (const int row : chosenRows())
        text += m_model->index(row, 0).data().toString() + u'\t' + m_model->index(row, 1).data().toString()
                + u'\n';
    QGuiApplication::clipboard()->setText(text);
}

/// Rows of a table take the place of the chosen ones; a single number goes into the cell.
void PointsEditor::paste() {
    const QString text = QGuiApplication::clipboard()->text().trimmed();
    const QModelIndex cell = m_table->currentIndex();
    if (cell.isValid() && readTyped(text.toStdString(), "m").number) {
        m_model->setData(cell, text, Qt::EditRole);
        return;
    }
    const PointsReading reading = readPointsCsv(text);
    if (!reading.points)
        return showRefusal(tr("What is to be pasted is no table of points. %1").arg(reading.error));
    const std::vector<int> rows = chosenRows();
    if (rows.empty()) return m_model->replace(m_model->rowCount(), 0, *reading.points);
    const int count = rows.back() - rows.front() + 1;
    if (count != static_cast<int>(rows.size()))
        return showRefusal(tr("Choose rows that follow one another; what is pasted takes their place."));
    m_model->replace(rows.front(), count, *reading.points);
}

void PointsEditor::remove() {
    if (const std::vector<int> rows = chosenRows(); !rows.empty()) m_model->remove(rows);
}

bool PointsEditor::eventFilter(QObject* watched, QEvent* event) {
    const bool press = event->type() == QEvent::KeyPress;
    if (watched == m_table && (press || event->type() == QEvent::ShortcutOverride)) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool escape = key->key() == Qt::Key_Escape && m_model->refused();
        const std::pair<bool, void (PointsEditor::*)()> actions[] = {
            {key->matches(QKeySequence::Paste), &PointsEditor::paste},
            {key->matches(QKeySequence::Delete), &PointsEditor::remove},
            {escape, &PointsEditor::restore}};
        if (key->matches(QKeySequence::Copy)) {
            press ? copy() : event->accept();
            return true;
        }
        for (const auto& [is, act] : actions)
            if (is) {
                press ? (this->*act)() : event->accept();
                return true;
            }
    }
    return ValueEditor::eventFilter(watched, event);
}

} // namespace talweg
