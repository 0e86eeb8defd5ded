#include "workbench/inputs/import_dialog.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "base/translation.h"
#include "base/unit.h"
#include "table/cell_number.h"
#include "table/gpx_track.h"
#include "table/profile_columns.h"
#include "table/records.h"
#include "table/shape.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>

namespace talweg {

namespace {

/// Additional width in pixels of labels, because an underlined mnemonic is drawn without kerning. If too
/// small, labels are cut off.
constexpr int unkerned = 4;

/// Initial size of the dialog, in pixels.
constexpr int importWidth = 860, importHeight = 660;
/// Limits of the number of lines, columns and characters shown. If too large, the preview is updated slowly.
constexpr qsizetype previewLines = 200, previewColumns = 60, longestPreviewLine = 400;
/// Delay in ms between a change of an option and reading the text. If too small, each key press in a list
/// starts a reading; if too large, the preview lags behind.
constexpr int readDelay = 120;
/// Interval at which the dialog checks whether reading has ended, and delay before progress is shown; in ms.
constexpr int lookForReading = 15, progressAfter = 300;
/// Number of first lines that can be chosen as the header.
constexpr int headerLines = 60;
/// Number of significant digits of converted numbers. If too large, rounding errors are visible.
constexpr int previewDigits = 9;

QStringList firstLines(const QString& text) {
    QStringList lines;
    qsizetype from = 0;
    while (from < text.size() && lines.size() < previewLines) {
        qsizetype end = from;
        while (end < text.size() && text[end] != u'\n' && text[end] != u'\r')
            ++end;
        lines << text.mid(from, std::min(end - from, longestPreviewLine));
        const bool isBoth = end + 1 < text.size() && text[end] == u'\r' && text[end + 1] == u'\n';
        from = end + (isBoth ? 2 : 1);
    }
    return lines;
}

void choosePart(QComboBox& box, const QVariant& data) {
    box.setCurrentIndex(std::max(0, box.findData(data)));
}

/// Names the detected value in the first entry of the list while that entry, “Automatic”, is selected.
void sayFound(QComboBox& box, const QString& found) {
    const bool isTold = box.currentIndex() > 0 || found.isEmpty();
    box.setItemText(0, isTold ? ImportDialog::tr("Automatic") : ImportDialog::tr("Auto (%1)").arg(found));
}

QString decimalName(QChar sign) {
    return sign == u'.' ? ImportDialog::tr("point") : ImportDialog::tr("comma");
}

/// The decimal sign of the columns in use; empty if their numbers contain none.
QString foundDecimal(const FoundTable& found) {
    for (const auto& [at, column] : found.columns) {
        if (!column.notation.decimal.isNull()) return decimalName(column.notation.decimal);
        for (const TextRow& row : found.table.rows) {
            const CellNumber number = cellNumber(row.cells[at]);
            if (number.point.has_value() != number.comma.has_value())
                return decimalName(number.point ? u'.' : u',');
        }
    }
    return {};
}

QString shownNumber(double own, const std::string& unit, const DisplayUnits& shown) {
    const double number = shown.changes(unit) ? rounded(shown.shown(own, unit), previewDigits) : own;
    return toQt(shortest(number));
}

/// The key of a column: its name, or its number (from 1) if the name is empty or not unique.
QString keyOfColumn(const TextTable& table, qsizetype column) {
    const QString name = table.header.value(column);
    return !name.isEmpty() && columnNamed(table, name) == column ? name : QString::number(column + 1);
}

/// The parameter's unit of a column; `use` is the id of the quantity that the column contains.
std::string ownUnit(const Parameter& parameter, const QString& use) {
    if (parameter.kind == Parameter::Kind::points) return parameter.unit;
    return parameterOf(parameter.columns, use.toStdString()).unit;
}

/// The units assumed for columns whose unit the text does not state, separated by commas.
QString assumedUnits(const FoundTable& found, const RowsText& text) {
    QStringList units;
    for (const auto& [at, column] : found.columns) {
        const std::string own = ownUnit(text.parameter, column.use);
        const QString unit = toQt(std::string(text.assumed.unitFor(own)));
        if (column.unit.isAssumed && !unit.isEmpty() && !units.contains(unit)) units << unit;
    }
    return units.join(QStringLiteral(", "));
}

QString settingsGroup(const Parameter& parameter) {
    const bool isPoints = parameter.kind == Parameter::Kind::points;
    return QStringLiteral("import/") + (isPoints ? "points" : toQt(parameter.id));
}

QTableWidget* previewTable(const QString& name, QWidget* parent) {
    auto* table = new QTableWidget(parent);
    table->setAccessibleName(name);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 4);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->setMinimumHeight(90);
    return table;
}

} // namespace

/// Owns all data used by the reading thread, which may outlive the dialog.
struct ImportDialog::Work {
    RowsText text;
    Complaint complaint;
    RowsReading reading = {};
    qsizetype rows = 0; ///< number of rows in the text
    std::atomic<bool> isDone = false;

    Work(const RowsText& given, const Complaint& say) : text(given), complaint(say) {}
    void carryOut() {
        try {
            reading = readRows(text);
            if (reading.rows) reading.error = complaint(*reading.rows);
        } catch (const std::exception& failure) {
            reading = {.error = QString::fromUtf8(failure.what())};
        }
        rows = std::ssize(reading.found.table.rows);
        if (rows > previewLines) reading.found.table.rows.resize(previewLines);
        text.text = {};
        isDone = true;
    }
};

ImportDialog::ImportDialog(RowsText text, const DisplayUnits& shown, Complaint complaint, QWidget* parent)
    : QDialog(parent), m_text(std::move(text)), m_isTrack(isGpx(m_text.text.text)), m_shown(shown),
      m_complaint(std::move(complaint)), m_lines(previewTable(tr("Text"), this)),
      m_rows(previewTable(tr("Table"), this)), m_total(new QLabel(this)), m_state(new QLabel(this)),
      m_units(new QLabel(this)), m_progress(new QProgressBar(this)) {
    const bool isPasted = m_text.file.isEmpty();
    setWindowTitle(isPasted ? tr("Paste a table") : tr("Import %1").arg(briefly(m_text.file)));
    auto* heading = new QLabel(tr("Text"), this);
    heading->setBuddy(m_lines);
    m_total->setBuddy(m_rows);
    m_total->setObjectName("importTotal");
    m_lines->setObjectName("importText");
    m_rows->setObjectName("importRows");
    m_state->setObjectName("importState");
    m_units->setObjectName("importUnits");
    m_units->setProperty("role", "muted");
    for (QLabel* label : {m_state, m_units}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_progress->setRange(0, 0);
    m_progress->setAccessibleName(tr("Options for reading the text"));
    m_progress->hide();
    auto* left = new QFormLayout;
    auto* right = new QFormLayout;
    makeControls(*left, *right);
    auto* controls = new QHBoxLayout;
    controls->addLayout(left, 1);
    controls->addLayout(right, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_take = buttons->button(QDialogButtonBox::Ok);
    m_take->setText(isPasted ? tr("Paste") : tr("Import"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(heading);
    layout->addWidget(m_lines, 2);
    layout->addLayout(controls);
    layout->addWidget(m_total);
    layout->addWidget(m_rows, 3);
    layout->addWidget(m_units);
    layout->addWidget(m_state);
    layout->addWidget(m_progress);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ImportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_delay.setSingleShot(true);
    m_patience.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &ImportDialog::read);
    connect(&m_looks, &QTimer::timeout, this, &ImportDialog::look);
    connect(&m_patience, &QTimer::timeout, m_progress, &QWidget::show);
    resize(importWidth, importHeight);
    showText();
    recall();
    m_separator->setFocus();
    read();
}

ImportDialog::~ImportDialog() = default;

QComboBox* ImportDialog::addBox(QFormLayout& form, const QString& label, const char* name) {
    auto* box = new QComboBox(this);
    box->setObjectName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(20);
    box->addItem({});
    sayFound(*box, {});
    form.addRow(label, box);
    QWidget* text = form.labelForField(box);
    text->ensurePolished();
    text->setMinimumWidth(text->sizeHint().width() + unkerned);
    connect(box, &QComboBox::currentIndexChanged, this, &ImportDialog::readLater);
    return box;
}

/// Creates the controls. Columns can be chosen only for points, because columns of tables are identified by
/// their names.
void ImportDialog::makeControls(QFormLayout& left, QFormLayout& right) {
    const bool isPoints = m_text.parameter.kind == Parameter::Kind::points;
    m_separator = addBox(left, tr("Separator"), "importSeparator");
    for (const QChar separator : {QChar(u','), QChar(u';'), QChar(u'\t'), blankRun})
        m_separator->addItem(separatorName(separator), separator);
    m_separator->addItem(tr("Other"));
    m_other = new QLineEdit(this);
    m_other->setObjectName("importOther");
    m_other->setMaxLength(1);
    left.addRow(tr("Character"), m_other);
    left.setRowVisible(m_other, false);
    connect(m_separator, &QComboBox::currentIndexChanged, this,
            [this, form = &left] { form->setRowVisible(m_other, isOther()); });
    connect(m_other, &QLineEdit::textEdited, this, &ImportDialog::readLater);
    m_decimal = addBox(left, tr("Decimal separator"), "importDecimal");
    for (const QChar sign : {QChar(u'.'), QChar(u',')})
        m_decimal->addItem(decimalName(sign), sign);
    m_header = addBox(isPoints ? left : right, tr("Header"), "importHeader");
    for (QComboBox* box : {m_separator, m_decimal, m_header})
        box->setEnabled(!m_isTrack);
    if (!isPoints) return;
    m_gaps = new QCheckBox(this);
    m_gaps->setObjectName("importGaps");
    left.addRow(m_gaps);
    connect(m_gaps, &QCheckBox::toggled, this, &ImportDialog::readLater);
    m_x = addBox(right, tr("Column for x"), "importX");
    m_xUnit = addBox(right, tr("Unit of x"), "importXUnit");
    m_y = addBox(right, tr("Column for y"), "importY");
    m_yUnit = addBox(right, tr("Unit of y"), "importYUnit");
    for (QComboBox* box : {m_xUnit, m_yUnit})
        for (const std::string_view unit : unitsThatFit(m_text.parameter.unit)) {
            const QString name = toQt(std::string(unit));
            box->addItem(name, name);
        }
    for (QComboBox* box : {m_x, m_y, m_xUnit, m_yUnit})
        box->setEnabled(!m_isTrack);
}

/// Whether the separator is one typed by the user.
bool ImportDialog::isOther() const {
    return m_separator->currentIndex() == m_separator->count() - 1;
}

void ImportDialog::showText() {
    const QStringList lines = firstLines(m_text.text.text);
    m_lines->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_lines->setColumnCount(1);
    m_lines->horizontalHeader()->hide();
    m_lines->setShowGrid(false);
    m_lines->setRowCount(static_cast<int>(lines.size()));
    m_header->addItem(tr("None"), 0);
    for (int i = 0; i < lines.size(); ++i) {
        m_lines->setItem(i, 0, new QTableWidgetItem(lines[i]));
        const QString text = lines[i].simplified();
        if (i < headerLines && !text.isEmpty())
            m_header->addItem(tr("Line %1: %2").arg(QString::number(i + 1), text.left(60)), i + 1);
    }
    m_lines->resizeColumnToContents(0);
}

/// Restores the options of the last import for this kind of input.
void ImportDialog::recall() {
    QSettings settings;
    settings.beginGroup(settingsGroup(m_text.parameter));
    const auto recallBox = [&settings](QComboBox* box) {
        if (!box) return;
        const QSignalBlocker still(box);
        const QString kept = settings.value(box->objectName()).toString();
        for (int i = 1; i < box->count() && !kept.isEmpty(); ++i)
            if (box->itemData(i).toString() == kept) box->setCurrentIndex(i);
    };
    for (QComboBox* box : {m_separator, m_decimal, m_xUnit, m_yUnit})
        if (!m_isTrack) recallBox(box);
    if (m_gaps) {
        const QSignalBlocker still(m_gaps);
        m_gaps->setChecked(settings.value(m_gaps->objectName()).toBool());
    }
    m_isRecalled = chosen() != TextTableOptions();
}

/// Saves the options for later imports. If saved options did not fit this text and were reset, they stay
/// saved, except those that the user changed.
void ImportDialog::remember() const {
    QSettings settings;
    settings.beginGroup(settingsGroup(m_text.parameter));
    for (const QComboBox* box : {m_separator, m_decimal, m_xUnit, m_yUnit}) {
        if (!box || m_isTrack) continue;
        if (box->currentData().isValid())
            settings.setValue(box->objectName(), box->currentData().toString());
        else if (!m_hasFallenBack)
            settings.remove(box->objectName());
    }
    if (m_gaps && (m_gaps->isChecked() || !m_hasFallenBack))
        settings.setValue(m_gaps->objectName(), m_gaps->isChecked());
}

TextTableOptions ImportDialog::chosen() const {
    TextTableOptions told;
    if (isOther() && !m_other->text().isEmpty())
        told.separator = m_other->text().front();
    else if (!isOther() && m_separator->currentIndex() > 0)
        told.separator = m_separator->currentData().toChar();
    if (m_decimal->currentIndex() > 0) told.decimal = m_decimal->currentData().toChar();
    if (m_header->currentIndex() > 0) told.header = m_header->currentData().toInt();
    if (!m_gaps) return told;
    if (m_gaps->isChecked()) told.gaps = Gaps::skip;
    const auto add = [](QMap<QString, QString>& to, const QString& axis, const QComboBox& box) {
        if (box.currentIndex() > 0) to[axis] = box.currentData().toString();
    };
    add(told.columns, "x", *m_x);
    add(told.columns, "y", *m_y);
    add(told.units, "x", *m_xUnit);
    add(told.units, "y", *m_yUnit);
    return told;
}

/// Called when an option has changed. Reads the text after a short delay.
void ImportDialog::readLater() {
    m_isOutdated = true;
    m_isRecalled = false;
    m_delay.start(readDelay);
    showState();
}

/// Starts reading the text, unless a reading is in progress. If options change during a reading, the next one
/// starts after its end.
void ImportDialog::read() {
    if (m_work) return;
    m_isOutdated = false;
    m_work = std::make_shared<Work>(m_text, m_complaint);
    m_work->text.told = chosen();
    m_work->text.told.isInWindow = true;
    std::thread([work = m_work] { work->carryOut(); }).detach();
    m_looks.start(lookForReading);
    m_patience.start(progressAfter);
    showState();
}

void ImportDialog::look() {
    if (!m_work->isDone) return;
    const auto work = std::exchange(m_work, nullptr);
    m_looks.stop();
    if (m_isOutdated) {
        if (!m_delay.isActive()) read();
        return;
    }
    m_patience.stop();
    m_progress->hide();
    m_total->setText(toQt(trCount(work->rows, "Table: %n row", "Table: %n rows")));
    showReading(std::move(work->reading));
}

void ImportDialog::showReading(RowsReading reading) {
    if (m_isRecalled && !reading.error.isEmpty()) {
        m_isRecalled = false;
        m_hasFallenBack = true;
        for (QComboBox* box : {m_separator, m_decimal, m_xUnit, m_yUnit})
            if (box) choosePart(*box, {});
        if (m_gaps) m_gaps->setChecked(false);
        m_delay.stop();
        return read();
    }
    m_reading = std::move(reading);
    offerColumns();
    showFound();
    markHeader();
    showRows();
    showState();
}

void ImportDialog::showFound() {
    const FoundTable& found = m_reading.found;
    const TextTable& table = found.table;
    sayFound(*m_separator, table.width > 0 ? separatorName(table.separator) : QString());
    sayFound(*m_decimal, foundDecimal(found));
    sayFound(*m_header, table.width == 0       ? QString()
                        : table.headerLine > 0 ? tr("line %1").arg(table.headerLine)
                                               : tr("none"));
    if (!m_gaps) return;
    m_gaps->setText(
        toQt(trCount(found.rowsWithGaps, "Omit rows with gaps (%n row)", "Omit rows with gaps (%n rows)")));
    for (const auto& [axis, column, unit] : {std::tuple("x", m_x, m_xUnit), std::tuple("y", m_y, m_yUnit)}) {
        const auto at = std::ranges::find_if(
            found.columns, [use = QLatin1String(axis)](const auto& one) { return one.second.use == use; });
        const bool isThere = at != found.columns.end();
        const std::string from = !isThere ? std::string() : at->second.unit.from;
        sayFound(*column, isThere ? keyOfColumn(table, at->first) : QString());
        sayFound(*unit, toQt(isThere && from.empty() ? m_text.parameter.unit : from));
    }
}

/// Fills the lists of columns. The selected column stays selected if it still exists.
void ImportDialog::offerColumns() {
    if (!m_x) return;
    const TextTable& table = m_reading.found.table;
    for (QComboBox* box : {m_x, m_y}) {
        const QVariant before = box->currentData();
        {
            const QSignalBlocker still(box);
            while (box->count() > 1)
                box->removeItem(1);
            for (qsizetype i = 0; i < table.width; ++i) {
                const QString key = keyOfColumn(table, i);
                box->addItem(key, key);
            }
            choosePart(*box, before);
        }
        if (before.isValid() && box->currentIndex() == 0) readLater();
    }
}

void ImportDialog::markHeader() {
    for (int i = 0; i < m_lines->rowCount(); ++i) {
        const bool isHeader = i + 1 == m_reading.found.table.headerLine;
        QTableWidgetItem* line = m_lines->item(i, 0);
        QFont font = m_lines->font();
        font.setBold(isHeader);
        line->setFont(font);
        line->setData(Qt::ForegroundRole, isHeader ? QVariant(currentTheme().accent) : QVariant());
        line->setData(Qt::AccessibleDescriptionRole, isHeader ? tr("Header") : QString());
    }
}

/// Shows the rows. Numbers of columns in use are converted to the units shown; other columns are shown as in
/// the text.
void ImportDialog::showRows() {
    const FoundTable& found = m_reading.found;
    const auto& rows = found.table.rows;
    m_rows->clear();
    m_rows->setRowCount(static_cast<int>(rows.size()));
    m_rows->setColumnCount(static_cast<int>(std::min(found.table.width, previewColumns)));
    for (std::size_t i = 0; i < rows.size(); ++i)
        m_rows->setVerticalHeaderItem(static_cast<int>(i),
                                      new QTableWidgetItem(QString::number(rows[i].line)));
    for (int c = 0; c < m_rows->columnCount(); ++c) {
        const auto read = found.columns.find(c);
        const FoundColumn* column = read == found.columns.end() ? nullptr : &read->second;
        const QString name = found.table.header.value(c, QString::number(c + 1));
        const std::string own = column ? ownUnit(m_text.parameter, column->use) : std::string();
        const QString unit = toQt(std::string(m_shown.unitFor(own)));
        const QString use = !column          ? tr("not used")
                            : unit.isEmpty() ? QStringLiteral("→ %1").arg(column->use)
                                             : QStringLiteral("→ %1 (%2)").arg(column->use, unit);
        auto* heading = new QTableWidgetItem(name + u'\n' + use);
        QFont font = m_rows->font();
        font.setBold(column != nullptr);
        heading->setFont(font);
        m_rows->setHorizontalHeaderItem(c, heading);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const QString text = rows[i].cells.value(c);
            auto* cell = new QTableWidgetItem(text);
            if (!column) cell->setForeground(currentTheme().mutedText);
            const bool isOpen = column && !column->notation.error.isEmpty(); // notation is ambiguous
            const auto number = !column || isOpen            ? std::nullopt
                                : i < column->numbers.size() ? column->numbers[i]
                                                             : numberIn(text, column->notation);
            const bool isGap = column && !isOpen && !number && (!column->numbers.empty() || text.isEmpty());
            if (number) {
                cell->setText(shownNumber(column->unit(*number), own, m_shown));
                cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            }
            if (isOpen) cell->setForeground(currentTheme().warning);
            if (isGap) {
                cell->setText(column->numbers.empty() ? tr("default value")
                              : text.isEmpty()        ? tr("gap")
                                                      : tr("gap: %1").arg(text));
                cell->setForeground(currentTheme().warning);
            }
            m_rows->setItem(static_cast<int>(i), c, cell);
        }
    }
    m_rows->resizeColumnsToContents();
}

void ImportDialog::showState() {
    const bool isBusy = m_work || m_isOutdated;
    const bool isFine = m_reading.rows && m_reading.error.isEmpty();
    m_take->setEnabled(!isBusy && isFine);
    if (isBusy) return;
    setState(m_state, "role", isFine ? "" : "error");
    m_state->setText(breakable(isFine ? m_reading.summary : m_reading.error));
    const QString assumed = assumedUnits(m_reading.found, m_text);
    const QString whence = m_text.file.isEmpty()
                               ? tr("Columns without a unit are read in the units shown: %1.")
                               : tr("Columns without a unit are read in SI units: %1.");
    m_units->setText(assumed.isEmpty() ? QString() : whence.arg(assumed));
    m_units->setVisible(!assumed.isEmpty());
}

void ImportDialog::accept() {
    if (!m_take->isEnabled()) return;
    remember();
    QDialog::accept();
}

} // namespace talweg

#include "moc_import_dialog.cpp"
