#include "workbench/inputs/rows_editor.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "files/whole_file.h"
#include "project/imports.h"
#include "systems/in_units.h"
#include "systems/reading.h"
#include "systems/table.h"
#include "systems/wording.h"
#include "table/gpx_track.h"
#include "table/table_form.h"
#include "workbench/common/aside.h"
#include "workbench/common/column_widths.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/table_tools.h"
#include "workbench/inputs/cell_delegate.h"
#include "workbench/inputs/import_dialog.h"
#include "workbench/inputs/points_model.h"
#include "workbench/inputs/refused_texts.h"
#include "workbench/inputs/table_model.h"

#include <QClipboard>
#include <QCryptographicHash>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
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

/// Clipboard format of copied rows: text in the parameter's units, with all digits.
const QString rowsFormat = QStringLiteral("application/x-talweg-rows");

/// Largest size of a file with a table, in bytes.
constexpr qint64 largestImport = 100'000'000;

/// Whether the cells of a column may contain numbers.
bool isNumberColumn(const Parameter& parameter, int column) {
    if (!isTable(parameter)) return true;
    const Parameter::Kind kind = parameter.columns[static_cast<std::size_t>(column)].kind;
    return kind == Parameter::Kind::number || kind == Parameter::Kind::numberOrWord;
}

/// Whether the order of the rows is arbitrary, so that the user can move rows.
bool canMove(const Parameter& parameter) {
    return isTable(parameter) || parameter.order == Parameter::Order::any;
}

RowsModel* modelFor(const Parameter& parameter, QObject* parent) {
    if (isTable(parameter)) return new TableModel(parameter, parent);
    return new PointsModel(
        [parameter](const Points& points) { return toQt(complaint(parameter, Value(points))); },
        parameter.unit, parent);
}

/// A copy of `before` in which `rows` replace the `count` rows from index `first` on.
Value withRows(const Value& before, int first, int count, const Value& rows) {
    if (const auto* points = std::get_if<Points>(&rows))
        return withOthers(std::get<Points>(before), first, count, *points);
    return withOthers(std::get<Table>(before), first, count, std::get<Table>(rows));
}

/// The word for a row.
QString rowOf(const Parameter& parameter) {
    return isTable(parameter) ? toQt(parameter.row) : RowsEditor::tr("point");
}

QString rowsOf(const Parameter& parameter) {
    return isTable(parameter) ? toQt(inSentence(parameter.label)) : RowsEditor::tr("points");
}

} // namespace

RowsEditor::RowsEditor(const Parameter& parameter, QWidget* parent)
    : ValueEditor(parent), m_parameter(parameter), m_table(new QTableView(this)), m_count(new QLabel(this)),
      m_source(new QLabel(this)), m_again(flatButton(tr("Reload the file"), this)) {
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
    layout->addLayout(makeSource());
    setFocusProxy(m_table);
    m_table->installEventFilter(this);
}

/// Creates the model for the current units, which replaces the previous one.
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
    auto* remove = flatButton(icon(Icon::remove), tr("Remove the selected %1 (Delete)").arg(rows), this);
    auto* up = flatButton(tr("Move the selected %1 up (Alt+Up)").arg(rows), this);
    up->setArrowType(Qt::UpArrow);
    auto* down = flatButton(tr("Move the selected %1 down (Alt+Down)").arg(rows), this);
    down->setArrowType(Qt::DownArrow);
    for (QToolButton* button : {up, down})
        button->setVisible(canMove(m_parameter));
    const QString columns =
        isTable(m_parameter) ? tr("Import a text table whose header contains the column names of this table")
                             : tr("Import a text table with columns for x and y");
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

/// The line below the table that names the file; hidden if there is none.
QHBoxLayout* RowsEditor::makeSource() {
    m_source->setObjectName("rowsSource");
    m_again->setObjectName("rowsAgain");
    m_source->setProperty("role", "muted");
    m_again->setText(tr("Reload…"));
    m_again->setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(m_again, &QToolButton::clicked, this, [this] { importCsv(m_path); });
    auto* row = new QHBoxLayout;
    row->addWidget(m_source, 1);
    row->addWidget(m_again);
    setSource(nullptr);
    return row;
}

void RowsEditor::setSource(const TableImport* source) {
    m_path = source ? tableSource(toQt(source->file)).path : QString();
    m_source->setVisible(source);
    m_again->setVisible(source);
    if (!source) return;
    m_source->setText(tr("From %1").arg(QFileInfo(m_path).fileName()));
    m_source->setToolTip(plainTip(QDir::toNativeSeparators(m_path) + u'\n' + toQt(source->summary)));
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

/// Fits the columns of a table. The columns of points share the width equally.
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
    m_model->setValue(inUnits(m_parameter, m_value, m_units)); // as displayed
}

void RowsEditor::take(Value value) {
    if (value == m_value) return;
    m_value = std::move(value);
    emit edited(m_value);
    emit finished();
}

void RowsEditor::askForCsv() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Import %1").arg(rowsOf(m_parameter)), {},
                                     tr("Tables (*.csv *.txt *.tsv *.dat *.xy *.gpx);;All files (*)"));
    if (!path.isEmpty()) importCsv(path);
}

void RowsEditor::importCsv(const QString& path) {
    struct Read {
        DecodedText text;
        QByteArray digest;
    };
    const auto read =
        readAside(window(), tr("Reading %1…").arg(QDir::toNativeSeparators(path)), [path]() -> Read {
            const FileBytes file = readOrdinary(path, largestImport);
            if (!file.failure.isEmpty()) return {{{}, {}, file.failure}, {}};
            return {decoded(file.bytes),
                    QCryptographicHash::hash(file.bytes, QCryptographicHash::Sha256).toHex()};
        });
    if (!read) return;
    const DecodedText& text = read->text;
    if (!text.refusal.isEmpty() && !isGpx(text.text)) return emit refused(text.refusal);
    // Numbers without units in files are in the parameter's units, even if other units are displayed.
    ask({m_parameter, text, QFileInfo(path).fileName()}, 0, m_model->rowCount(),
        {QFileInfo(path).absoluteFilePath().toStdString(), read->digest.toStdString(), {}, {}});
}

/// Opens the import dialog for a text. If the user accepts, its rows replace `count` rows from index `first`
/// on. `from` contains the path and digest of the file; both are empty for a paste.
void RowsEditor::ask(RowsText text, int first, int count, TableImport from) {
    const auto wrong = [parameter = m_parameter, units = m_units, before = m_value, first,
                        count](const Value& rows) {
        return toQt(complaint(parameter, withRows(before, first, count, rows), units));
    };
    ImportDialog dialog(std::move(text), m_units, wrong, window());
    if (dialog.exec() != QDialog::Accepted) return;
    const Value rows = withRows(m_value, first, count, *dialog.reading().rows);
    from.value = digestOf(rows);
    from.summary = dialog.reading().summary.toStdString();
    emit imported(from);
    put(rows);
}

/// Replaces the value if the rows are valid; otherwise shows the reason and changes nothing.
void RowsEditor::put(const Value& rows) {
    if (const std::string why = complaint(m_parameter, rows, m_units); !why.empty())
        return showRefusal(toQt(why));
    m_model->setValue(inUnits(m_parameter, rows, m_units));
    showCount();
    fitTable();
    showRefusal({});
    take(rows);
}

/// Shows below the table and in the window why a change was rejected. The cell keeps its number.
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

/// Copies the selected rows as text in the displayed units, with the units in the header. Also copies them in
/// the parameter's units, so that they are pasted exactly.
void RowsEditor::copy() const {
    const std::vector<int> chosen = chosenRows();
    if (chosen.empty()) return;
    const auto chosenOf = [&chosen]<class List>(const List& list) {
        List some;
        for (const int row : chosen)
            some.push_back(list.at(static_cast<std::size_t>(row)));
        return Value(some);
    };
    const Value rows =
        isTable(m_parameter) ? chosenOf(std::get<Table>(m_value)) : chosenOf(std::get<Points>(m_value));
    auto* data = new QMimeData;
    data->setText(writtenRows(m_parameter, rows, m_units, chosenTableForm().decimal));
    data->setData(rowsFormat, writtenRows(m_parameter, rows, {}).toUtf8());
    QGuiApplication::clipboard()->setMimeData(data);
}

/// Pastes rows in place of the selected ones, a single value into the current cell, or a list of numbers into
/// the current cell and the cells below it.
void RowsEditor::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data) return;
    const bool isCopied = data->hasFormat(rowsFormat);
    const QString text = isCopied ? QString::fromUtf8(data->data(rowsFormat)) : data->text();
    const QModelIndex cell = m_table->currentIndex();
    const QString line = text.trimmed();
    if (cell.isValid() && !line.contains(u'\n') && m_model->isCell(cell, line)) {
        m_model->setData(cell, line, Qt::EditRole);
        return;
    }
    RowsText rows{m_parameter, decodedText(text), {}, m_units};
    if (isCopied) rows.told.gaps = Gaps::keep;
    const int column = cell.isValid() && isNumberColumn(m_parameter, cell.column()) ? cell.column() : -1;
    auto read = readAside(window(), tr("Reading clipboard…"), [rows, column] {
        return std::pair(readRows(rows), column < 0 ? NumbersReading() : readNumbers(rows, column));
    });
    if (!read) return;
    auto& [table, list] = *read;
    const bool isOneColumn = table.found.table.width == 1 && !table.found.table.rows.empty();
    const bool isList = !list.numbers.empty() || (isOneColumn && !list.error.isEmpty());
    if (isList && !table.rows) return fill(cell, list);
    if (isList && table.found.table.header.isEmpty()) table.rows.reset(); // "0,5" may be a number or a point
    replaceChosen(std::move(rows), table);
}

/// Replaces the selected rows. If the text is ambiguous, opens the import dialog.
void RowsEditor::replaceChosen(RowsText text, const RowsReading& reading) {
    const std::vector<int> chosen = chosenRows();
    const int first = chosen.empty() ? m_model->rowCount() : chosen.front();
    const int count = chosen.empty() ? 0 : chosen.back() - first + 1;
    if (count != static_cast<int>(chosen.size()))
        return showRefusal(tr("To replace rows by pasting, select adjacent rows."));
    if (!text.text.refusal.isEmpty()) return showRefusal(text.text.refusal);
    if (!reading.rows) return ask(std::move(text), first, count);
    put(withRows(m_value, first, count, *reading.rows));
}

/// Writes numbers into the cell and the cells below it. A table gets additional rows if it may have more.
void RowsEditor::fill(const QModelIndex& cell, const NumbersReading& list) {
    if (!list.error.isEmpty()) return showRefusal(list.error);
    const auto first = static_cast<std::size_t>(cell.row()), count = list.numbers.size();
    Value rows = m_value;
    if (auto* points = std::get_if<Points>(&rows)) {
        if (first + count > points->size())
            return showRefusal(toQt(trCount(std::ssize(list.numbers),
                                            "The clipboard contains %n number, but the table has room for "
                                            "only %1 from the selected cell down.",
                                            "The clipboard contains %n numbers, but the table has room for "
                                            "only %1 from the selected cell down.",
                                            std::to_string(points->size() - first))));
        for (std::size_t i = 0; i < count; ++i)
            (*points)[first + i][cell.column()] = list.numbers[i];
    } else {
        Table& table = std::get<Table>(rows);
        table.resize(std::max(table.size(), first + count), defaultRow(m_parameter));
        for (std::size_t i = 0; i < count; ++i)
            table[first + i][static_cast<std::size_t>(cell.column())] = list.numbers[i];
    }
    const int row = cell.row(), column = cell.column();
    put(rows);
    // By default, the row would be deselected while Ctrl is still held down.
    m_table->selectionModel()->setCurrentIndex(
        m_model->index(row, column), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void RowsEditor::remove() {
    if (const std::vector<int> rows = chosenRows(); !rows.empty()) m_model->remove(rows);
}

/// Moves the selected rows by one place. They must be adjacent.
void RowsEditor::move(int by) {
    const std::vector<int> rows = chosenRows();
    if (rows.empty() || !canMove(m_parameter)) return;
    const int first = rows.front(), count = static_cast<int>(rows.size());
    if (rows.back() - first + 1 != count)
        return showRefusal(tr("To move rows together, select adjacent rows."));
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
