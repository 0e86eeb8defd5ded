#include "workbench/window/project_panel.h"

#include "base/to_qt.h"
#include "ui_project_panel.h"
#include "workbench/common/icons.h"
#include "workbench/common/keys.h"
#include "workbench/common/mnemonics.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/table_tools.h"
#include "workbench/inputs/constants_edit.h"
#include "workbench/inputs/entered_text.h"
#include "workbench/window/experiments_model.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>

namespace talweg {

ProjectPanel::ProjectPanel(QWidget* parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::ProjectPanel>()),
      m_addMenu(new QMenu(tr("Add experiment"), this)), m_constants(new ConstantsEdit(this)) {
    m_ui->setupUi(this);
    m_ui->column->addWidget(m_constants);
    m_ui->add->setIcon(icon(Icon::add));
    m_ui->add->setMenu(m_addMenu);
    m_ui->more->setIcon(icon(Icon::more));
    addActions();
}

ProjectPanel::~ProjectPanel() = default;

QAction* ProjectPanel::addEdit(const QString& text, const QKeySequence& keys, void (ProjectPanel::*edit)()) {
    auto* action = new QAction(text, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, edit);
    m_ui->experiments->addAction(action);
    m_actions << action;
    return action;
}

void ProjectPanel::addActions() {
    addEdit(tr("Cut experiments"), QKeySequence::Cut, &ProjectPanel::cut);
    addEdit(tr("Copy experiments"), QKeySequence::Copy, &ProjectPanel::copy);
    m_paste = addEdit(tr("Paste experiments"), QKeySequence::Paste, &ProjectPanel::paste);
    addEdit(tr("Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D), &ProjectPanel::duplicate)
        ->setShortcutContext(Qt::WindowShortcut);
    addEdit(tr("Rename"), QKeySequence(Qt::Key_F2), &ProjectPanel::rename);
    addEdit(tr("Delete"), QKeySequence(Qt::Key_Delete), &ProjectPanel::remove);
    m_up = addEdit(tr("Move up"), QKeySequence(Qt::ALT | Qt::Key_Up), &ProjectPanel::moveUp);
    m_down = addEdit(tr("Move down"), QKeySequence(Qt::ALT | Qt::Key_Down), &ProjectPanel::moveDown);
    m_ui->experiments->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* menu = new QMenu(this);
    menu->addActions(m_actions);
    m_ui->more->setMenu(menu);
}

void ProjectPanel::setDocument(Document& document) {
    m_document = &document;
    m_model = new ExperimentsModel(document, this);
    m_ui->experiments->setModel(m_model);
    m_constants->setDocument(document);
    fillAddMenu();
    for (QWidget* text : {static_cast<QWidget*>(m_ui->title), static_cast<QWidget*>(m_ui->notes)})
        text->installEventFilter(new UndoKeys(text));
    auto* enteredTitle = new EnteredText(m_ui->title);
    auto* enteredNotes = new EnteredText(m_ui->notes);
    connect(m_ui->title, &TitleEdit::editingFinished, enteredTitle, &EnteredText::remember);
    connect(m_model, &ExperimentsModel::refused, this, &ProjectPanel::refused);
    connect(m_model, &ExperimentsModel::arrived, this, &ProjectPanel::insert);
    connect(m_ui->experiments->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ProjectPanel::follow);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { setCurrent(0); });
    connect(m_model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int row) { setCurrent(row); });
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &ProjectPanel::follow);
    connect(m_model, &QAbstractItemModel::rowsMoved, this, &ProjectPanel::follow);
    connect(m_ui->title, &TitleEdit::textChanged, this,
            [this] { m_document->setTitle(m_ui->title->text()); });
    connect(m_ui->title, &TitleEdit::editingFinished, &document, &Document::endStep);
    connect(m_ui->notes, &QPlainTextEdit::textChanged, this,
            [this] { m_document->setNotes(m_ui->notes->toPlainText()); });
    const auto showTitle = [this, enteredTitle] {
        const QString& title = m_document->project().title;
        if (m_ui->title->text() == title) return;
        m_ui->title->setText(title);
        enteredTitle->remember();
    };
    const auto showNotes = [this, enteredNotes] {
        const QSignalBlocker quiet(m_ui->notes);
        if (m_ui->notes->toPlainText() == m_document->project().notes) return;
        m_ui->notes->setPlainText(m_document->project().notes);
        enteredNotes->remember();
    };
    for (const auto signal : {&Document::titleChanged, &Document::projectReset})
        connect(&document, signal, this, showTitle);
    for (const auto signal : {&Document::notesChanged, &Document::projectReset})
        connect(&document, signal, this, showNotes);
    showTitle();
    showNotes();
    setCurrent(0);
}

/// Fills the menu. It offers each system with default values, and below it the experiments of its examples.
void ProjectPanel::fillAddMenu() {
    m_addMenu->setToolTipsVisible(true);
    for (const auto& system : m_document->registry().systems()) {
        const QString name = toQt(system->name);
        QAction* plain = m_addMenu->addAction(menuText(name));
        plain->setToolTip(plainTip(toQt(system->summary)));
        connect(plain, &QAction::triggered, this,
                [this, system, name] { add(makeExperiment(*system, name)); });
    }
    m_addMenu->addSeparator();
    QMenu* examples = m_addMenu->addMenu(tr("From example"));
    for (const auto& system : m_document->registry().systems())
        if (!system->examples.empty()) addExamples(*examples->addMenu(menuText(toQt(system->name))), system);
}

void ProjectPanel::addExamples(QMenu& menu, const std::shared_ptr<const System>& system) {
    for (const Example& example : system->examples) {
        addHeading(menu, toQt(example.title));
        for (const ExampleExperiment& experiment : example.experiments) {
            QAction* action = menu.addAction(menuText(toQt(experiment.name)));
            connect(action, &QAction::triggered, this,
                    [this, system, experiment] { add(makeExperiment(*system, experiment)); });
        }
    }
}

int ProjectPanel::current() const {
    return m_ui->experiments->currentIndex().row();
}

/// Selects a row. `currentChanged` is emitted even if the row stays the same, because the row may contain
/// another experiment.
void ProjectPanel::setCurrent(int index) {
    const QModelIndex row = m_model->index(index);
    const bool moves = m_ui->experiments->currentIndex() != row;
    selectOnly(*m_ui->experiments, row);
    if (!moves) follow();
}

void ProjectPanel::follow() {
    // While a row is being removed, the list and the document differ. The signal is emitted afterwards.
    if (m_model->rowCount() != static_cast<int>(m_document->project().experiments.size())) return;
    updateActions();
    emit currentChanged(current());
}

void ProjectPanel::updateActions() {
    const int row = current(), rows = m_model->rowCount();
    for (QAction* action : m_actions)
        action->setEnabled(row >= 0 || action == m_paste);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < rows);
}

void ProjectPanel::add(Experiment experiment) {
    m_document->addExperiment(std::move(experiment), current() + 1);
}

void ProjectPanel::copy() {
    const std::vector<int> rows = m_ui->experiments->chosenRows();
    if (!rows.empty()) QGuiApplication::clipboard()->setMimeData(m_model->copied(rows));
}

void ProjectPanel::cut() {
    copy();
    remove();
}

void ProjectPanel::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data) return;
    const QByteArray text =
        data->hasFormat(experimentsType) ? data->data(experimentsType) : data->text().toUtf8();
    if (text.trimmed().isEmpty()) return emit refused(tr("The clipboard is empty."));
    insert(text, current() + 1);
}

/// Adds the experiments of a project given as text. The text may be invalid.
void ProjectPanel::insert(const QByteArray& text, int before) {
    const QString nothing = tr("No experiments were added. %1");
    if (text.size() > largestProject)
        return emit refused(nothing.arg(tr("The data exceed the maximum size of a project.")));
    const FileReading reading = fromText(text, m_document->registry());
    if (!reading.project) return emit refused(nothing.arg(firstOf(reading.problems).join(u' ')));
    const Project& from = *reading.project;
    if (from.experiments.empty()) return emit refused(nothing.arg(tr("The data contain no experiments.")));
    const auto clash = askAbout(from, clashingConstants(m_document->project(), from));
    if (!clash) return;
    const int at = std::min(before, m_model->rowCount()); // rows may have been removed
    QStringList renamed;
    for (const std::string& file : clashingTables(m_document->project(), from))
        renamed << tr("The project already contains a table %1 with different values. The imported table is "
                      "stored as %2.")
                       .arg(toQt(file), toQt(freeTableName(m_document->project(), from, file)));
    const QString wrong = m_document->addExperiments(from, at, *clash);
    if (!wrong.isEmpty()) return emit refused(nothing.arg(wrong));
    for (const QString& note : reading.notes + renamed)
        emit noted(note);
    const int last = at + static_cast<int>(from.experiments.size()) - 1;
    m_ui->experiments->selectionModel()->select(QItemSelection(m_model->index(at), m_model->index(last)),
                                                QItemSelectionModel::ClearAndSelect);
}

/// Asks how to treat constants whose values differ from those in this project. Nothing if the user cancels.
std::optional<ConstantClash> ProjectPanel::askAbout(const Project& from,
                                                    const std::vector<std::string>& constants) {
    if (constants.empty()) return ConstantClash::rename;
    const Project& here = m_document->project();
    std::vector<Constant> taken = here.constants;
    taken.insert(taken.end(), from.constants.begin(), from.constants.end());
    const auto expressionOf = [](const std::vector<Constant>& all, const std::string& name) {
        return toQt(std::ranges::find(all, name, &Constant::name)->expression);
    };
    QStringList lines;
    for (const std::string& name : constants) {
        taken.push_back({freeConstantName(taken, name, m_document->registry()), {}});
        lines << tr("The constant %1 is %2 in this project, but %3 in the imported experiments. If renamed, "
                    "the imported constant is called %4.")
                     .arg(toQt(name), expressionOf(here.constants, name), expressionOf(from.constants, name),
                          toQt(taken.back().name));
    }
    QMessageBox box(QMessageBox::Question, tr("Constants with the same name"),
                    tr("The imported experiments use constants that have different values in this project."),
                    QMessageBox::Cancel, this);
    box.setInformativeText(breakable(firstOf(lines).join(u'\n')));
    QPushButton* rename = box.addButton(tr("Rename imported"), QMessageBox::AcceptRole);
    QPushButton* values = box.addButton(tr("Convert to numbers"), QMessageBox::AcceptRole);
    rename->setToolTip(tr("Import these constants under other names"));
    values->setToolTip(tr("Inputs that use these constants become plain numbers"));
    box.setDefaultButton(rename);
    box.exec();
    if (box.clickedButton() == rename) return ConstantClash::rename;
    if (box.clickedButton() == values) return ConstantClash::useValues;
    return std::nullopt;
}

void ProjectPanel::duplicate() {
    m_document->duplicateExperiment(current());
}

void ProjectPanel::rename() {
    m_ui->experiments->edit(m_ui->experiments->currentIndex());
}

void ProjectPanel::remove() {
    m_document->removeExperiments(m_ui->experiments->chosenRows());
}

void ProjectPanel::moveUp() {
    moveBy(-1);
}

void ProjectPanel::moveDown() {
    moveBy(1);
}

void ProjectPanel::moveBy(int rows) {
    m_document->moveExperiment(current(), current() + rows);
}

} // namespace talweg

#include "moc_project_panel.cpp"
