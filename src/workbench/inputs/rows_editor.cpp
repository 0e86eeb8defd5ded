#include "workbench/inputs/rows_editor.h"

#include "systems/wording.h"

#include "files/whole_file.h"
#include "project/file.h"
#include "systems/in_units.h"
#include "systems/reading.h"
#include "workbench/common/aside.h"
#include "workbench/common/column_widths.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/inputs/cell_delegate.h"
#include "workbench/inputs/points_model.h"
#include "workbench/inputs/refused_texts.h"
#include "workbench/inputs/table_model.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <memory>

namespace talweg {

namespace {

QToolButton* flatButton(const QString& text, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setProperty("flat", true);
    return button;
}

QToolButton* flatButton(const QIcon& icon, const QString& text, QWidget* parent) {
    QToolButton* button = flatButton(text, parent);
    button->setIcon(icon);
    return button;
}

bool isTable(const Parameter& parameter) {
    return parameter.kind == Parameter::Kind::table;
}

/// Whether rows may stand in any order.
bool canMove(const Parameter& parameter) {
    return isTable(parameter) || parameter.anyOrder;
}

RowsModel* modelFor(const Parameter& parameter, QObject* parent) {
    if (isTable(parameter)) return new TableModel(parameter, parent);
    return new PointsModel(
        [parameter](const Points& points) {
            return QString::fromStdString(complaint(parameter, Value(points)));
        },
        parameter.unit, parent);
}

/// What a row is, and several.
QString rowOf(const Parameter& parameter) {
    return isTable(parameter) ? QString::fromStdString(parameter.row) : RowsEditor::tr("point");
}

QString rowsOf(const Parameter& parameter) {
    return isTable(parameter) ? QString::fromStdString(inSentence(parameter.label))
                              : RowsEditor::tr("points");
}

} // namespace

RowsEditor::RowsEditor(const Parameter& parameter, QWidget* parent)
    : ValueEditor(parent), m_parameter(parameter), m_table(new QTableView(this)), m_count(new QLabel(this)) {
    makeModel();
    m_value = m_model->value();
    if (!isTable(parameter)) m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setDefaultSectionSize(24);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setMinimumHeight(170);
    m_count->setProperty("role", "muted");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    layout->addLayout(makeButtons());
    setFocusProxy(m_table);
    m_table->installEventFilter(this);
}

/// For the units.
void RowsEditor::makeModel() {
    RowsModel* const before = m_model;
    QAbstractItemDelegate* const delegate = m_table->itemDelegate();
    m_model = modelFor(inUnits(m_parameter, m_units), this);
    m_table->setModel(m_model);
    if (auto* cells = qobject_cast<TableModel*>(m_model)) {
        m_table->setItemDelegate(new CellDelegate(cells, m_table));
        delegate->deleteLater();
    }
    delete before;
    connect(m_model, &RowsModel::rowsEdited, this, &RowsEditor::takeRows);
    connect(m_model, &RowsModel::changeRefused, this, &RowsEditor::showRefusal);
}

void RowsEditor::setUnits(const DisplayUnits& units) {
    m_units = units;
    makeModel();
    restore();
}

QHBoxLayout* RowsEditor::makeButtons() {
    const QString row = rowOf(m_parameter), rows = rowsOf(m_parameter);
    auto* add = flatButton(icon(Icon::add), tr("Add a %1 below").arg(row), this);
    auto* remove = flatButton(icon(Icon::remove), tr("Remove the chosen %1 (Delete)").arg(rows), this);
    auto* up = flatButton(tr("Move the chosen %1 up (Alt+Up)").arg(rows), this);
    up->setArrowType(Qt::UpArrow);
    auto* down = flatButton(tr("Move the chosen %1 down (Alt+Down)").arg(rows), this);
    down->setArrowType(Qt::DownArrow);
    for (QToolButton* button : {up, down})
        button->setVisible(canMove(m_parameter));
    const QString columns = isTable(m_parameter)
                                ? tr("Import a CSV file with the columns of the table, named in its header")
                                : tr("Import a CSV file with columns x and y in metres");
    auto* import = flatButton(icon(Icon::open), columns, this);
    import->setText(tr("Import…"));
    import->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(add, &QToolButton::clicked, this, &RowsEditor::add);
    connect(remove, &QToolButton::clicked, this, &RowsEditor::remove);
    connect(up, &QToolButton::clicked, this, &RowsEditor::moveUp);
    connect(down, &QToolButton::clicked, this, &RowsEditor::moveDown);
    connect(import, &QToolButton::clicked, this, &RowsEditor::askForCsv);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_count, 1);
    for (QToolButton* button : {add, remove, up, down, import})
        buttons->addWidget(button);
    return buttons;
}

void RowsEditor::setValue(const Value& value) {
    if (value == m_value) return;
    m_value = value;
    restore();
}

void RowsEditor::restore() {
    m_model->setValue(inUnits(m_parameter, m_value, m_units));
    showCount();
    fitTable();
    showRefusal({});
}

void RowsEditor::setMarked(bool marked) {
    setState(m_table, "wrong", marked);
}

void RowsEditor::showCount() {
    m_count->setText(m_model->count());
}

/// Points share the width evenly.
void RowsEditor::fitTable() {
    if (isTable(m_parameter)) fitColumns(*m_table);
}

void RowsEditor::resizeEvent(QResizeEvent* event) {
    ValueEditor::resizeEvent(event);
    fitTable();
}

void RowsEditor::takeRows() {
    showCount();
    fitTable();
    take(stored(m_parameter, m_model->value(), m_value, m_units));
    m_model->setValue(inUnits(m_parameter, m_value, m_units)); // with the digits that are shown
}

void RowsEditor::take(Value value) {
    if (value == m_value) return;
    m_value = std::move(value);
    emit edited(m_value);
    emit finished();
}

void RowsEditor::askForCsv() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Import %1").arg(rowsOf(m_parameter)), {},
                                                      tr("Tables (*.csv *.txt *.tsv);;All files (*)"));
    if (!path.isEmpty()) importCsv(path);
}

void RowsEditor::importCsv(const QString& path) {
    const auto read = readAside(window(), tr("Reading %1…").arg(QDir::toNativeSeparators(path)),
                                [path] { return readOrdinary(path, largestProject); });
    if (!read) return;
    const FileBytes& file = *read;
    if (!file.failure.isEmpty()) {
        emit refused(file.failure);
        return;
    }
    // Files have the program's own units, whatever is shown.
    const std::unique_ptr<RowsModel> own(modelFor(m_parameter, nullptr));
    own->setValue(m_value);
    QString wrong;
    connect(own.get(), &RowsModel::changeRefused, this, [&wrong](const QString& why) { wrong = why; });
    const RowsModel::Replacing made =
        own->replace(0, own->rowCount(), decoded(file.bytes), QFileInfo(path).fileName());
    if (!made.error.isEmpty() || !wrong.isEmpty()) {
        emit refused(made.error.isEmpty() ? wrong : made.error);
        return;
    }
    emit refused({});
    m_model->setValue(inUnits(m_parameter, own->value(), m_units));
    showCount();
    fitTable();
    take(own->value());
    emit imported(made.summary);
}

/// Says below the table, and in the window, what was refused; the cell keeps its number.
void RowsEditor::showRefusal(const QString& why) {
    emit refused(why);
    RefusedTexts* const all = RefusedTexts::of(this);
    if (!all) return;
    const auto& cell = m_model->refused();
    if (!cell) return all->forget(m_table);
    const QModelIndex index = m_model->index(cell->row, cell->column);
    all->note(
        {m_table, m_model->nameOf(index), cell->text, why, m_model->textOf(index), [this] { restore(); }});
}

std::vector<int> RowsEditor::chosenRows() const {
    std::vector<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::ranges::sort(rows);
    return rows;
}

void RowsEditor::choose(int first, int count) {
    const QModelIndex begin = m_model->index(first, 0), end = m_model->index(first + count - 1, 0);
    m_table->setCurrentIndex(begin);
    m_table->selectionModel()->select(QItemSelection(begin, end),
                                      QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void RowsEditor::add() {
    const int current = m_table->currentIndex().row(), rows = m_model->rowCount();
    const int behind = current < 0 ? rows - 1 : current;
    m_model->insertBehind(behind);
    if (m_model->rowCount() > rows) choose(behind + 1, 1);
}

void RowsEditor::copy() const {
    QStringList lines;
    for (const int row : chosenRows()) {
        QStringList cells;
        for (int column = 0; column < m_model->columnCount(); ++column)
            cells << m_model->index(row, column).data(Qt::EditRole).toString();
        lines << cells.join(u'\t') + u'\n';
    }
    QGuiApplication::clipboard()->setText(lines.join(QString()));
}

/// Rows of a table take the place of the chosen ones; what one cell may hold goes into the cell.
void RowsEditor::paste() {
    const QString text = QGuiApplication::clipboard()->text();
    const QModelIndex cell = m_table->currentIndex();
    if (cell.isValid() && m_model->isCell(cell, text.trimmed())) {
        m_model->setData(cell, text.trimmed(), Qt::EditRole);
        return;
    }
    const std::vector<int> rows = chosenRows();
    const int first = rows.empty() ? m_model->rowCount() : rows.front();
    const int count = rows.empty() ? 0 : rows.back() - first + 1;
    if (count != static_cast<int>(rows.size()))
        return showRefusal(tr("Choose rows that follow one another; what is pasted takes their place."));
    const QString why = m_model->replace(first, count, decodedText(text), {}).error;
    if (!why.isEmpty())
        showRefusal(tr("What is to be pasted is no table of %1. %2").arg(rowsOf(m_parameter), why));
}

void RowsEditor::remove() {
    if (const std::vector<int> rows = chosenRows(); !rows.empty()) m_model->remove(rows);
}

/// Of the chosen rows, which follow one another.
void RowsEditor::move(int by) {
    const std::vector<int> rows = chosenRows();
    if (rows.empty() || !canMove(m_parameter)) return;
    const int first = rows.front(), count = static_cast<int>(rows.size());
    if (rows.back() - first + 1 != count) return showRefusal(tr("Choose rows that follow one another."));
    if (first + by < 0 || first + by + count > m_model->rowCount()) return;
    m_model->move(first, count, by);
    choose(first + by, count);
}

bool RowsEditor::eventFilter(QObject* watched, QEvent* event) {
    const bool press = event->type() == QEvent::KeyPress;
    if (watched == m_table && (press || event->type() == QEvent::ShortcutOverride)) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool escape = key->key() == Qt::Key_Escape && m_model->refused();
        const bool alt = key->modifiers().testFlag(Qt::AltModifier);
        const std::pair<bool, void (RowsEditor::*)()> actions[] = {
            {key->matches(QKeySequence::Paste), &RowsEditor::paste},
            {alt && key->key() == Qt::Key_Up, &RowsEditor::moveUp},
            {alt && key->key() == Qt::Key_Down, &RowsEditor::moveDown},
            {key->matches(QKeySequence::Delete), &RowsEditor::remove},
            {escape, &RowsEditor::restore}};
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

#include "moc_rows_editor.cpp"
