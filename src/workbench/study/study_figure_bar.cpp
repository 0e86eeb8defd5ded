#include "workbench/study/study_figure_bar.h"

#include "base/to_qt.h"
#include "figures/study/study_figure_id.h"
#include "study/neighbourhood.h"
#include "study/typed_number.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/inputs/draft.h"
#include "workbench/study/parameter_text.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <algorithm>

namespace talweg {

namespace {

/// Default and largest number of single runs in a figure. If too large, the runs cannot be distinguished.
constexpr std::size_t runsAtFirst = 6;
constexpr std::size_t maxRunsDrawn = 12;
constexpr int rowSpacing = 5; ///< in pixels

/// The name of an input for a narrow box, beginning with its symbol, e.g. "e – Restitution".
QString nameOf(const System& system, const std::string& id) {
    const Parameter& parameter = parameterOf(system.parameters, id);
    return parameter.symbol.empty()
               ? toQt(parameter.label)
               : QStringLiteral("%1 – %2").arg(toQt(parameter.symbol), toQt(parameter.label));
}

/// The label of a field for values of an input, e.g. "e =".
QString assignedTo(const Parameter& parameter) {
    return toQt(parameter.symbol.empty() ? parameter.label : parameter.symbol) + QStringLiteral(" =");
}

/// Selects the entry with this data. If there is none, selects the first one.
void choose(QComboBox* box, const std::string& data) {
    const QSignalBlocker quiet(box);
    box->setCurrentIndex(std::max(0, box->findData(toQt(data))));
}

QComboBox* addBox(QHBoxLayout* layout, QLabel* label, const QString& name) {
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMinimumContentsLength(4); // small, for narrow windows
    label->setBuddy(box);
    label->setProperty("role", "muted");
    layout->addWidget(label);
    layout->addWidget(box);
    return box;
}

void show(std::initializer_list<QWidget*> widgets, bool on) {
    for (QWidget* widget : widgets)
        widget->setVisible(on);
}

QString runsHelp() {
    return StudyFigureBar::tr(
        "Comma-separated values at which single runs are shown. The nearest values of the study are used");
}

QString membersHelp() {
    return StudyFigureBar::tr("Comma-separated values whose lines are shown; empty for all. The nearest "
                              "values of the study are used");
}

QStringList partsOf(const QString& numbers) {
    return numbers.trimmed().isEmpty() ? QStringList() : numbers.split(u',');
}

/// The numbers of a valid text.
std::vector<double> numbersOf(const Draft& draft) {
    std::vector<double> numbers;
    for (const QString& part : partsOf(draft.text()))
        numbers.push_back(*readTyped(part.toStdString()).number);
    return numbers;
}

QString typedNumbers(const std::vector<double>& numbers) {
    QStringList texts;
    for (const double number : numbers)
        texts << toQt(shortest(number));
    return texts.join(QStringLiteral(", "));
}

/// Whether figures of this kind show a second axis of the study, by lines or as the vertical axis.
bool hasFamily(StudyFigure::Kind kind) {
    using Kind = StudyFigure::Kind;
    return kind != Kind::runs && kind != Kind::outcomes && kind != Kind::pareto;
}

/// Whether figures of this kind have one line for each value of an input.
bool isOfLines(StudyFigure::Kind kind) {
    return hasFamily(kind) && kind != StudyFigure::Kind::map;
}

bool hasMeasure(StudyFigure::Kind kind) {
    using Kind = StudyFigure::Kind;
    return kind != Kind::percentage && kind != Kind::outcomes && kind != Kind::pareto;
}

QString refusalOfNumbers(const QString& numbers) {
    for (const QString& part : partsOf(numbers))
        if (const TypedNumber typed = readTyped(part.toStdString()); !typed.number) return toQt(typed.error);
    return {};
}

QString refusalOfRuns(const QString& runs) {
    const QStringList parts = partsOf(runs);
    if (parts.size() > static_cast<int>(maxRunsDrawn))
        return StudyFigureBar::tr("At most %1 single runs can be shown; you entered %2.")
            .arg(maxRunsDrawn)
            .arg(parts.size());
    return refusalOfNumbers(runs);
}

/// Marks a field while its text is invalid.
void showRefusals(Draft* draft, QLineEdit* line, QString (*help)()) {
    line->setToolTip(help());
    QObject::connect(draft, &Draft::refused, line, [line, help](const QString& why) {
        setState(line, "wrong", !why.isEmpty());
        line->setToolTip(why.isEmpty() ? help() : plainTip(why));
    });
}

} // namespace

StudyFigureBar::StudyFigureBar(QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this)), m_axesEditor(new QWidget(this)),
      m_xLabel(new QLabel(tr("against"), this)), m_familyLabel(new QLabel(this)),
      m_lessLabel(new QLabel(tr("minus"), this)), m_goalsLabel(new QLabel(tr("Goals:"), this)),
      m_goalsButton(new QToolButton(this)), m_measureLabel(new QLabel(tr("of"), this)),
      m_runsEditor(new QWidget(this)), m_runsLabel(new QLabel), m_runs(new QLineEdit),
      m_membersLabel(new QLabel), m_members(new QLineEdit) {
    m_rows = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_rows->setContentsMargins(10, 4, 10, 4);
    m_rows->setSpacing(rowSpacing);
    auto* kinds = new QHBoxLayout;
    auto* measure = new QHBoxLayout;
    m_rows->addLayout(kinds, 1);
    m_rows->addLayout(measure);
    addKind(Kind::percentage, tr("Percentage"), tr("Share of runs that succeed"));
    addKind(Kind::outcomes, tr("Outcomes"), tr("Shares of all outcomes"));
    addKind(Kind::spread, tr("Mean ± sd"), tr("Mean of a result with bars of one standard deviation"));
    addKind(Kind::mean, tr("Means"), tr("Means without bars, for comparing many lines"));
    addKind(Kind::runs, tr("Single runs"),
            tr("Single runs, with their mean and bars of one standard deviation"));
    addKind(Kind::map, tr("Map"),
            tr("Colour map over two inputs: either the results of the study, with a line along the limit of "
               "the requirement, or the share of nearby runs that succeed"));
    addKind(Kind::pareto, tr("Pareto"), tr("All designs, with the Pareto-optimal designs highlighted"));
    kinds->setSpacing(rowSpacing);
    for (const auto& [kind, button] : m_kinds)
        kinds->addWidget(button);
    kinds->addStretch(1);
    m_measureBox = addBox(measure, m_measureLabel, QStringLiteral("figure_measure"));
    measure->addStretch(1);
    auto* axes = new QHBoxLayout(m_axesEditor);
    axes->setContentsMargins(0, 0, 0, 0);
    axes->setSpacing(6);
    m_xBox = addBox(axes, m_xLabel, QStringLiteral("figure_x"));
    m_familyBox = addBox(axes, m_familyLabel, QStringLiteral("figure_family"));
    m_lessBox = addBox(axes, m_lessLabel, QStringLiteral("figure_less"));
    m_lessBox->setToolTip(tr("Colours show the difference from another study: the value minus the value of "
                             "the same design in that study"));
    m_goalsLabel->setBuddy(m_goalsButton);
    m_goalsLabel->setProperty("role", "muted");
    m_goalsButton->setObjectName(QStringLiteral("figure_goals"));
    m_goalsButton->setPopupMode(QToolButton::InstantPopup);
    m_goalsButton->setFocusPolicy(Qt::StrongFocus);
    m_goalsButton->setToolTip(tr("Inputs to minimise or maximise. A higher success rate is always better"));
    m_goalsButton->setMenu(new QMenu(m_goalsButton));
    connect(m_goalsButton->menu(), &QMenu::aboutToShow, this, &StudyFigureBar::fillGoals);
    axes->addWidget(m_goalsLabel);
    axes->addWidget(m_goalsButton);
    axes->addStretch(1);
    auto* runs = new QHBoxLayout(m_runsEditor);
    runs->setContentsMargins(0, 0, 0, 0);
    runs->addWidget(m_runsLabel);
    runs->addWidget(m_runs);
    runs->addWidget(m_membersLabel);
    runs->addWidget(m_members);
    m_runsLabel->setBuddy(m_runs);
    m_membersLabel->setBuddy(m_members);
    m_members->setPlaceholderText(tr("all"));
    talweg::show({m_axesEditor, m_measureLabel, m_measureBox, m_runsEditor}, false);
    m_runs->setObjectName(QStringLiteral("figure_runs"));
    m_members->setObjectName(QStringLiteral("figure_members"));
    connect(m_xBox, &QComboBox::activated, this, [this] {
        m_x = m_xBox->currentData().toString().toStdString();
        fillAxes();
        emit changed();
    });
    connect(m_familyBox, &QComboBox::activated, this, [this] {
        m_family[m_kind] = m_familyBox->currentData().toString().toStdString();
        showMembers();
        fillReferences();
        emit changed();
    });
    connect(m_lessBox, &QComboBox::activated, this, [this](int entry) {
        m_less = entry > 0 ? m_references[static_cast<std::size_t>(entry) - 1].first : StudyLess();
        emit changed();
    });
    connect(m_measureBox, &QComboBox::activated, this, [this] {
        m_measure[m_kind] = m_measureBox->currentData().toString().toStdString();
        emit changed();
    });
    m_runsDraft = new Draft(m_runs, refusalOfRuns);
    m_runsDraft->setName(tr("the single runs"));
    m_membersDraft = new Draft(m_members, refusalOfNumbers);
    m_membersDraft->setName(tr("the lines shown"));
    showRefusals(m_runsDraft, m_runs, runsHelp);
    showRefusals(m_membersDraft, m_members, membersHelp);
    for (const Draft* draft : {m_runsDraft, m_membersDraft})
        connect(draft, &Draft::taken, this, &StudyFigureBar::changed);
    enable(false);
}

bool StudyFigureBar::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) arrange();
    return QWidget::event(event);
}

/// Places the choice of the result below the kinds if there is not enough space next to them.
void StudyFigureBar::arrange() {
    const QMargins margins = m_rows->contentsMargins();
    int wanted = margins.left() + margins.right() + rowSpacing;
    for (int row = 0; row < m_rows->count(); ++row)
        wanted += m_rows->itemAt(row)->sizeHint().width();
    const auto direction = wanted <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (m_rows->direction() != direction) m_rows->setDirection(direction);
}

void StudyFigureBar::addKind(Kind kind, const QString& text, const QString& help) {
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(help);
    button->setCheckable(true);
    button->setProperty("flat", true);
    button->setFocusPolicy(Qt::TabFocus);
    m_group->addButton(button);
    m_kinds.emplace_back(kind, button);
    connect(button, &QToolButton::clicked, this, [this, kind] {
        m_kind = kind;
        showKind();
        emit changed();
    });
}

namespace {

std::string askedMeasure(const Sweep& sweep, const std::optional<Requirement>& requirement) {
    for (const std::string& measure : sweep.measures)
        if (requirement && requirement->level(measure)) return measure;
    return {};
}

} // namespace

void StudyFigureBar::setResult(const SweepResult& result, const Study& study,
                               const std::optional<Requirement>& requirement) {
    const Sweep& sweep = result.sweep;
    const bool other = !m_system || result.system->id != m_system->id; // false if only the units differ
    const auto ids = [](const std::vector<Axis>& axes) {
        std::vector<std::string> list;
        for (const Axis& axis : axes)
            list.push_back(axis.parameter);
        return list;
    };
    const bool same = !other && ids(sweep.axes) == ids(m_axes) && sweep.measures == m_measures
                      && sweep.over.parameter == m_over.parameter && result.isRandom == m_isRandom;
    const bool sameRuns = same && sweep.over == m_over;
    const auto members = std::ranges::find(m_axes, m_membersOf, &Axis::parameter);
    const bool sameMembers = members != m_axes.end() && std::ranges::count(sweep.axes, *members) > 0;
    const std::string asked = askedMeasure(sweep, requirement);
    const bool sameAsked = asked == m_asked;
    m_asked = asked;
    m_system = result.system;
    m_axes = sweep.axes;
    m_over = sweep.over;
    m_isRandom = result.isRandom;
    m_measures = sweep.measures;
    m_smallest = study.smallest.empty() ? m_system->studySmallest : study.smallest;
    m_hasUnknown = !study.unknown.empty();
    const bool neighbours =
        !m_isRandom && !m_hasUnknown && hasNeighbours(*m_system, sweep, m_system->studySmallest);
    const bool sameNeighbours = neighbours == m_neighbours;
    m_neighbours = neighbours;
    if (other) begin(study);
    if (!sameRuns) m_runsDraft->setText(proposedRuns());
    if (!sameMembers) clearMembers();
    showGoals();
    if (same && sameAsked && sameNeighbours) return;
    enable(true);
    if (std::ranges::count(m_axes, m_x, &Axis::parameter) == 0)
        m_x = m_axes.empty() ? std::string() : m_axes.back().parameter;
    fillAxes();
}

void StudyFigureBar::setFigure(const StudyFigure& figure) {
    if (!m_system) return;
    m_x = figure.x;
    m_kind = figure.kind;
    m_family[m_kind] = figure.family;
    m_measure[m_kind] = figure.measure;
    if (m_kind == Kind::pareto) m_goals = figure.goals;
    if (!figure.over.empty()) m_runsDraft->setText(typedNumbers(figure.over));
    if (isOfLines(m_kind) && !figure.family.empty()) {
        m_membersOf = figure.family;
        m_membersDraft->setText(typedNumbers(figure.members));
    }
    showGoals();
    fillAxes();
    emit changed();
}

void StudyFigureBar::forget() {
    m_system.reset();
    enable(false);
    talweg::show({m_axesEditor, m_runsEditor, m_measureLabel, m_measureBox, m_lessLabel, m_lessBox}, false);
}

void StudyFigureBar::enable(bool on) {
    for (QWidget* part : {static_cast<QWidget*>(this), m_axesEditor, m_runsEditor})
        part->setEnabled(on);
}

/// Selects the figure that answers the requirement: the percentage if the requirement contains it or is
/// empty, otherwise the result.
void StudyFigureBar::begin(const Study& study) {
    const std::string& success = m_system->success.id;
    const bool asksMeasure =
        !study.requirement.empty() && study.requirement.find(success) == std::string::npos;
    m_kind = success.empty() || asksMeasure ? Kind::spread : Kind::percentage;
    m_x = study.smallest;
    m_family.clear();
    m_measure.clear();
    m_goals.reset();
}

void StudyFigureBar::fillAxes() {
    const QSignalBlocker quietX(m_xBox);
    m_xBox->clear();
    for (const Axis& axis : m_axes)
        m_xBox->addItem(nameOf(*m_system, axis.parameter), toQt(axis.parameter));
    choose(m_xBox, m_x);
    m_runsLabel->setText(assignedTo(parameterOf(m_system->parameters, m_over.parameter)));
    showKind();
}

void StudyFigureBar::showKind() {
    if (!isPossible(m_kind)) m_kind = Kind::spread;
    for (const auto& [kind, button] : m_kinds) {
        const bool isOfSuccess = kind == Kind::percentage || kind == Kind::pareto;
        button->setVisible(kind == Kind::outcomes ? !m_system->endings.empty()
                                                  : !isOfSuccess || !m_system->success.id.empty());
        button->setEnabled(isPossible(kind));
        button->setChecked(kind == m_kind);
    }
    fillFamily();
    fillMeasures();
    fillReferences();
    showMembers();
    const bool choice = m_axes.size() > 1, runs = m_kind == Kind::runs, pareto = m_kind == Kind::pareto;
    talweg::show({m_xLabel, m_xBox}, choice);
    talweg::show({m_axesEditor}, choice || pareto);
    talweg::show({m_familyLabel, m_familyBox}, choice && hasFamily(m_kind));
    talweg::show({m_goalsLabel, m_goalsButton}, pareto);
    talweg::show({m_measureLabel, m_measureBox}, hasMeasure(m_kind) && m_measureBox->count() > 1);
    talweg::show({m_runsLabel, m_runs}, runs);
}

/// Offers the choice of lines if there is one line for each value of an input. Values of another input are
/// discarded.
void StudyFigureBar::showMembers() {
    const std::string family = isOfLines(m_kind) ? familyOf(m_kind) : std::string();
    talweg::show({m_membersLabel, m_members}, !family.empty());
    talweg::show({m_runsEditor}, m_kind == Kind::runs || !family.empty());
    if (family.empty()) return;
    m_membersLabel->setText(assignedTo(parameterOf(m_system->parameters, family)));
    if (family != m_membersOf) clearMembers();
    m_membersOf = family;
}

/// Shows all lines, and discards an invalid text.
void StudyFigureBar::clearMembers() {
    m_membersDraft->setText({});
    m_membersDraft->restore();
}

/// Offers the axes other than the horizontal one, for lines or for the vertical axis of a map. A map can also
/// show the nearby runs of single runs.
void StudyFigureBar::fillFamily() {
    const QSignalBlocker quiet(m_familyBox);
    m_familyBox->clear();
    m_familyLabel->setText(m_kind == Kind::map ? tr("and") : tr("for each"));
    if (m_kind != Kind::map) m_familyBox->addItem(QStringLiteral("–"), QString());
    for (const Axis& axis : m_axes)
        if (axis.parameter != m_x)
            m_familyBox->addItem(nameOf(*m_system, axis.parameter), toQt(axis.parameter));
    if (m_kind == Kind::map && canShowNeighbours())
        m_familyBox->addItem(tr("%1: nearby runs").arg(nameOf(*m_system, m_over.parameter)),
                             toQt(m_over.parameter));
    choose(m_familyBox, familyOf(m_kind));
}

void StudyFigureBar::fillMeasures() {
    const QSignalBlocker quiet(m_measureBox);
    m_measureBox->clear();
    if (m_kind == Kind::map && !m_system->success.id.empty())
        m_measureBox->addItem(toQt(m_system->success.label), QString());
    for (const std::string& id : m_measures)
        m_measureBox->addItem(toQt(talweg::measureOf(*m_system, id).label), toQt(id));
    choose(m_measureBox, measureOf(m_kind));
}

void StudyFigureBar::setReferences(std::vector<std::pair<StudyLess, QString>> references) {
    if (references == m_references) return;
    m_references = std::move(references);
    if (m_system) fillReferences();
}

/// Fills the list of references. The selected reference stays selected if it still exists.
void StudyFigureBar::fillReferences() {
    const QSignalBlocker quiet(m_lessBox);
    m_lessBox->clear();
    m_lessBox->addItem(QStringLiteral("–"));
    for (const auto& [less, name] : m_references) {
        m_lessBox->addItem(name);
        if (less == m_less) m_lessBox->setCurrentIndex(m_lessBox->count() - 1);
    }
    const bool isOfDesigns = m_kind == Kind::map && familyOf(Kind::map) != m_over.parameter;
    talweg::show({m_lessLabel, m_lessBox}, isOfDesigns && !m_references.empty());
}

StudyLess StudyFigureBar::less() const {
    const bool isThere = std::ranges::count(m_references, m_less, &std::pair<StudyLess, QString>::first) > 0;
    const bool isOfDesigns = m_system && m_kind == Kind::map && familyOf(Kind::map) != m_over.parameter;
    return isThere && isOfDesigns ? m_less : StudyLess();
}

void StudyFigureBar::setLess(const StudyLess& less) {
    m_less = less;
    if (m_system) fillReferences();
    emit changed();
}

// --- goals -----------------------------------------------------------------------------------------

std::vector<StudyFigure::Goal> StudyFigureBar::goals() const {
    std::vector<StudyFigure::Goal> found =
        m_goals.value_or(std::vector<StudyFigure::Goal>{{m_smallest, false}});
    std::erase_if(found, [this](const StudyFigure::Goal& goal) {
        return std::ranges::count(m_axes, goal.input, &Axis::parameter) == 0;
    });
    return found;
}

void StudyFigureBar::setGoal(const std::string& input, bool isMore, bool on) {
    std::vector<StudyFigure::Goal> next = goals();
    std::erase_if(next, [&](const StudyFigure::Goal& goal) { return goal.input == input; });
    if (on) next.push_back({input, isMore});
    m_goals = std::move(next);
    showGoals();
    emit changed();
}

/// Shows the goals as text, e.g. "lower e, higher k"; "success only" if there are none.
void StudyFigureBar::showGoals() {
    QStringList texts;
    for (const auto& [input, isMore] : goals()) {
        const Parameter& parameter = parameterOf(m_system->parameters, input);
        const QString name = toQt(parameter.symbol.empty() ? parameter.label : parameter.symbol);
        texts << (isMore ? tr("higher %1") : tr("lower %1")).arg(name);
    }
    m_goalsButton->setText(texts.isEmpty() ? tr("success only") : texts.join(QStringLiteral(", ")));
}

/// Offers two goals for each axis: lower and higher values. At most one of them can be chosen.
void StudyFigureBar::fillGoals() {
    QMenu* menu = m_goalsButton->menu();
    menu->clear();
    menu->setToolTipsVisible(true);
    const auto chosen = goals();
    for (const Axis& axis : m_axes) {
        if (axis.values.size() < 2) continue;
        if (!menu->isEmpty()) menu->addSeparator();
        const QString name = nameOf(*m_system, axis.parameter);
        for (const bool isMore : {false, true}) {
            QAction* action = menu->addAction((isMore ? tr("higher %1") : tr("lower %1")).arg(name));
            action->setToolTip(
                isMore ? tr("If designs are otherwise equal, the one with the larger value is better")
                       : tr("If designs are otherwise equal, the one with the smaller value is better"));
            action->setCheckable(true);
            action->setChecked(std::ranges::count(chosen, StudyFigure::Goal{axis.parameter, isMore}) > 0);
            connect(action, &QAction::triggered, this, [this, input = axis.parameter, isMore](bool on) {
                if (m_system) setGoal(input, isMore, on);
            });
        }
    }
}

/// The second axis of a kind of figure: the user's choice or, for kinds that need one, a default.
std::string StudyFigureBar::familyOf(Kind kind) const {
    if (!hasFamily(kind)) return {};
    const auto chosen = m_family.find(kind);
    if (chosen != m_family.end()) {
        const bool there = std::ranges::count(m_axes, chosen->second, &Axis::parameter) > 0;
        if (chosen->second.empty() || (there && chosen->second != m_x)) return chosen->second;
        if (kind == Kind::map && canShowNeighbours() && chosen->second == m_over.parameter)
            return chosen->second;
    }
    if (kind == Kind::mean) return fewestValues(m_axes, m_x);
    if (kind != Kind::map) return {};
    const auto first =
        std::ranges::find_if(m_axes, [this](const Axis& axis) { return axis.parameter != m_x; });
    return first == m_axes.end() ? m_over.parameter : first->parameter;
}

/// The result that a kind of figure shows: the user's choice, or else the result in the requirement.
std::string StudyFigureBar::measureOf(Kind kind) const {
    if (!hasMeasure(kind)) return {};
    const auto chosen = m_measure.find(kind);
    if (chosen == m_measure.end()) return m_asked;
    const std::string& measure = chosen->second;
    return measure.empty() || std::ranges::count(m_measures, measure) > 0 ? measure : m_asked;
}

QString StudyFigureBar::proposedRuns() const {
    const std::size_t count = std::min(runsAtFirst, m_over.values.size());
    std::vector<double> runs;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t place = count < 2 ? 0 : i * (m_over.values.size() - 1) / (count - 1);
        runs.push_back(m_over.values[place]);
    }
    return typedNumbers(runs);
}

bool StudyFigureBar::isPossible(Kind kind) const {
    if (kind == Kind::percentage) return !m_system->success.id.empty();
    if (kind == Kind::pareto) return !m_system->success.id.empty() && !m_hasUnknown;
    if (kind == Kind::outcomes) return !m_system->endings.empty();
    if (kind == Kind::runs) return !m_isRandom;
    return kind != Kind::map || m_axes.size() > 1 || canShowNeighbours();
}

/// Whether a map can show the nearby runs of single runs. The vertical axis of such a map is the input over
/// whose values designs are evaluated, so that each cell is a single run.
bool StudyFigureBar::canShowNeighbours() const {
    return m_neighbours && m_x == m_system->studySmallest;
}

StudyFigure StudyFigureBar::figureOf(Kind kind) const {
    StudyFigure figure;
    figure.kind = kind;
    figure.x = m_x;
    figure.family = familyOf(kind);
    figure.measure = measureOf(kind);
    if (isOfLines(kind) && figure.family == m_membersOf) figure.members = numbersOf(*m_membersDraft);
    if (kind == Kind::runs) figure.over = numbersOf(*m_runsDraft);
    if (kind == Kind::pareto) figure.goals = goals();
    return figure;
}

StudyFigure StudyFigureBar::figure() const {
    return m_system ? figureOf(m_kind) : StudyFigure{};
}

std::vector<std::pair<QString, StudyFigure>> StudyFigureBar::figures() const {
    std::vector<std::pair<QString, StudyFigure>> all;
    if (!m_system) return all;
    for (const auto& [kind, button] : m_kinds)
        if (isPossible(kind)) all.emplace_back(button->text(), figureOf(kind));
    return all;
}

} // namespace talweg

#include "moc_study_figure_bar.cpp"
