#include "workbench/study/advisor_panel.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "figures/plot/style.h"
#include "figures/plot/veil.h"
#include "figures/study/study_answer.h"
#include "figures/study/study_text.h"
#include "project/changetext.h"
#include "study/advisor.h"
#include "study/axis.h"
#include "study/grid_text.h"
#include "study/results_in_units.h"
#include "study/verdict.h"
#include "systems/wording.h"
#include "ui_advisor_panel.h"
#include "workbench/common/column_widths.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/table_tools.h"
#include "workbench/common/wording.h"
#include "workbench/inputs/draft.h"
#include "workbench/inputs/preset_text.h"
#include "workbench/study/advice_model.h"
#include "workbench/study/parameter_text.h"

#include <QResizeEvent>
#include <QScopedValueRollback>
#include <algorithm>
#include <cmath>
#include <set>

namespace talweg {

namespace {

/// Whether the axes have the same inputs and the same numbers of values.
bool haveSamePlaces(const std::vector<Axis>& axes, const std::vector<Axis>& others) {
    return std::ranges::equal(axes, others, [](const Axis& one, const Axis& other) {
        return one.parameter == other.parameter && one.values.size() == other.values.size();
    });
}

} // namespace

AdvisorPanel::AdvisorPanel(QWidget* parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::AdvisorPanel>()), m_model(new AdviceModel(this)),
      m_advice(new LiveAdvice(this)) {
    m_ui->setupUi(this);
    m_ui->scroll->hide();
    m_ui->use->hide();
    m_ui->prefer->setFocusPolicy(Qt::StrongFocus);
    setUpOver();
    setUpTable();
    connect(m_ui->prefer, &QComboBox::activated, this, &AdvisorPanel::advise);
    connect(m_advice, &LiveAdvice::changed, this, &AdvisorPanel::showRanking);
    connect(m_ui->boxes, &QLabel::linkActivated, m_advice, &LiveAdvice::more);
    connect(m_ui->tolerances, &TolerancesEdit::typed, this, [this](const QString& id, const QString& typed) {
        setTolerance(id.toStdString(), typed.toStdString());
    });
    connect(m_ui->tolerances, &TolerancesEdit::finished, this, [this] { m_document->endStep(); });
}

AdvisorPanel::~AdvisorPanel() = default;

void AdvisorPanel::setUpOver() {
    m_over = new Draft(m_ui->over, [this](const QString& typed) {
        const int index = m_live->experiment();
        if (!m_live->study()) return QString();
        const std::string& over = m_document->experiment(index).study->over.parameter;
        const auto system = m_document->systemOf(index);
        return toQt(readAxis(*system, over, keptOver(*system, over, typed)).error);
    });
    connect(m_over, &Draft::refused, this, [this, help = m_ui->over->toolTip()](const QString& why) {
        setState(m_ui->over, "wrong", !why.isEmpty());
        m_ui->over->setToolTip(why.isEmpty() ? help : plainTip(why));
    });
    connect(m_over, &Draft::finished, this, [this] { m_document->endStep(); });
    connect(m_over, &Draft::taken, this, [this](const QString& typed) {
        changeStudy(
            [&](Study& study) {
                const auto system = m_document->systemOf(m_live->experiment());
                study.over.values = keptOver(*system, study.over.parameter, typed);
            },
            QStringLiteral("advisor over"));
    });
}

/// Converts typed values of the input `id` to the notation of the document. Designs are evaluated over these
/// values.
std::string AdvisorPanel::keptOver(const System& system, const std::string& id, const QString& typed) const {
    const std::string& own = parameterOf(system.parameters, id).unit;
    return keptGrid(typed.toStdString(), own, m_document->units().unitFor(own));
}

void AdvisorPanel::setUpTable() {
    m_ui->table->setModel(m_model);
    m_ui->table->viewport()->installEventFilter(this); // a new scroll bar narrows it, too
    m_veil = new Veil(m_ui->table);
    m_ui->table->setWordWrap(false);
    m_ui->table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_ui->table->horizontalHeader()->setHighlightSections(false);
    m_ui->table->horizontalHeader()->setMinimumSectionSize(44);
    connect(m_ui->table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                explain();
                if (!m_quiet && index.isValid()) emit pointed(m_model->at(index.row()).design);
            });
    const auto use = [this] {
        const QModelIndex index = m_ui->table->currentIndex();
        if (index.isValid()) emit chosen(m_model->at(index.row()).design);
    };
    connect(m_ui->table, &QTableView::doubleClicked, this, use);
    connect(m_ui->compared, &QLabel::linkActivated, this, &AdvisorPanel::comparedWanted);
    connect(m_ui->use, &QPushButton::clicked, this, use);
}

void AdvisorPanel::setStudy(Document& document, LiveStudy& live) {
    m_document = &document;
    m_live = &live;
    m_ui->requirement->setStudy(document, live);
    connect(&live, &LiveStudy::stateChanged, this, &AdvisorPanel::showMission);
    connect(&live, &LiveStudy::stateChanged, this, [this] {
        m_veil->setVisible(m_live->isOutdated());
        enableUse();
    });
}

void AdvisorPanel::changeStudy(const std::function<void(Study&)>& edit, const QString& mergeKey) {
    if (!m_live->study()) return; // the study has been removed
    Study study = *m_live->study();
    edit(study);
    m_document->setStudy(m_live->experiment(), study, {}, mergeKey);
}

// --- mission ---------------------------------------------------------------------------------------

void AdvisorPanel::showMission() {
    if (!m_inFront) return;
    if (m_stale) showAdvice();
    const std::optional<Study> study = m_live->study();
    m_ui->none->setVisible(!study);
    m_ui->scroll->setVisible(study.has_value());
    m_ui->use->setVisible(study.has_value());
    if (!study) return;
    const int index = m_live->experiment();
    const System& system = *m_document->systemOf(index);
    makeMissions(system, *study);
    const Values& values = m_document->experiment(index).values;
    for (const Mission& mission : m_missions) {
        const auto fits = [&](const std::pair<QString, Values>& preset) {
            return haveValues(values, preset.second);
        };
        const auto preset = std::ranges::find_if(mission.presets, fits);
        mission.box->setCurrentIndex(
            preset == mission.presets.end() ? 0 : 1 + static_cast<int>(preset - mission.presets.begin()));
    }
    m_ui->overLabel->setText(toQt(parameterOf(system.parameters, study->over.parameter).label));
    const Parameter& over = *talweg::find(system.parameters, study->over.parameter);
    m_over->setName(tr("the values of %1").arg(toQt(inSentence(over))));
    if (keptOver(system, over.id, m_over->text()) != study->over.values || m_over->isRefused())
        m_over->setText(
            toQt(shownGrid(study->over.values, over.unit, m_document->units().unitFor(over.unit))));
    if (!m_over->isRefused()) {
        const auto& problems = m_live->reading().problems;
        const auto wrong = std::ranges::find(problems, "over", &Problem::parameter);
        setState(m_ui->over, "wrong", wrong != problems.end());
        m_ui->over->setToolTip(wrong == problems.end() ? tr("Range with step, or single values")
                                                       : plainTip(toQt(wrong->message)));
    }
    showTolerances(m_document->systemOf(index), *study);
}

void AdvisorPanel::addMission(const QString& group) {
    auto* box = new QComboBox(this);
    box->addItem(tr("As in the experiment"));
    box->setObjectName(QStringLiteral("mission_") + group);
    box->setFocusPolicy(Qt::StrongFocus);
    m_missions.push_back({group, new QLabel(this), box, {}});
}

/// Creates a box for each group of presets that do not change varied inputs, e.g. terrains and planets.
void AdvisorPanel::makeMissions(const System& system, const Study& study) {
    std::vector<std::string> swept{study.over.parameter};
    for (const Study::Swept& axis : study.axes)
        swept.push_back(axis.parameter);
    const auto known = m_document->systemOf(m_live->experiment());
    if (m_system == known && swept == m_swept) return;
    m_system = known;
    m_swept = swept;
    for (const Mission& mission : m_missions) {
        delete mission.label;
        delete mission.box;
    }
    m_missions.clear();
    for (const Preset& preset : system.presets) {
        if (preset.argument) continue;
        const Values values = preset.values(0);
        const bool touches = std::ranges::any_of(swept, [&](const auto& id) { return values.count(id) > 0; });
        if (touches) continue;
        const QString group = toQt(preset.group);
        if (m_missions.empty() || m_missions.back().group != group) addMission(group);
        Mission& mission = m_missions.back();
        mission.box->addItem(toQt(preset.name));
        mission.box->setItemData(mission.box->count() - 1, toQt(preset.help), Qt::ToolTipRole);
        mission.presets.emplace_back(toQt(preset.name), values);
    }
    int row = 0; // inserted above the other rows of the form
    for (const Mission& mission : m_missions) {
        m_ui->mission->addWidget(mission.label, row, 0);
        m_ui->mission->addWidget(mission.box, row++, 1);
        mission.label->setText(titleOf(system, mission));
        connect(mission.box, &QComboBox::activated, this, [this, presets = mission.presets](int chosen) {
            if (chosen == 0) return showMission();
            const auto& [name, values] = presets[static_cast<std::size_t>(chosen - 1)];
            m_document->endStep();
            if (m_live->experiment() < 0) return;
            m_document->setValues(m_live->experiment(), values, tr("Set %1").arg(name));
        });
    }
}

/// The title of a mission: the name of the group. If its presets set only one input, the name of the input.
QString AdvisorPanel::titleOf(const System& system, const Mission& mission) {
    std::set<std::string> ids;
    for (const auto& [name, values] : mission.presets)
        for (const auto& [id, value] : values)
            ids.insert(id);
    if (ids.size() != 1) return mission.group;
    return toQt(talweg::find(system.parameters, *ids.begin())->label);
}

// --- limits ----------------------------------------------------------------------------------------

/// Creates two boxes for each axis: smallest and largest value. If the user fixes an input, both are equal.
void AdvisorPanel::makeLimits(const Sweep& sweep) {
    if (sweep.axes == m_axes && m_units == m_document->units()) return;
    std::vector<int> chosen; // restored if only the units changed
    if (m_units != m_document->units() && haveSamePlaces(sweep.axes, m_axes)) {
        for (const Limit& limit : m_limits)
            chosen.insert(chosen.end(), {limit.from->currentIndex(), limit.to->currentIndex()});
        chosen.push_back(m_ui->prefer->currentIndex());
    }
    m_units = m_document->units();
    m_axes = sweep.axes;
    for (const Limit& limit : m_limits)
        for (QWidget* widget : {static_cast<QWidget*>(limit.label), static_cast<QWidget*>(limit.from),
                                static_cast<QWidget*>(limit.to)})
            delete widget;
    qDeleteAll(m_ui->body->findChildren<QLabel*>(QStringLiteral("to")));
    m_limits.clear();
    const System& system = *m_part->shown.result->system;
    for (const Axis& axis : m_axes) {
        const Parameter& input = *talweg::find(system.parameters, axis.parameter);
        std::vector<double> values = axis.values;
        std::ranges::sort(values);
        Limit limit{new QLabel(nameOf(input), this), new QComboBox(this), new QComboBox(this)};
        for (QComboBox* box : {limit.from, limit.to}) {
            for (const double value : values)
                box->addItem(withUnit(input.unit, value), value);
            box->setFocusPolicy(Qt::StrongFocus);
            box->setMaxVisibleItems(20);
            connect(box, &QComboBox::activated, this, &AdvisorPanel::advise);
        }
        limit.label->setWordWrap(true);
        limit.from->setObjectName(QStringLiteral("from_") + toQt(input.id));
        limit.to->setObjectName(QStringLiteral("to_") + toQt(input.id));
        limit.from->setAccessibleName(tr("at least %1").arg(toQt(input.label)));
        limit.to->setAccessibleName(tr("at most %1").arg(toQt(input.label)));
        limit.to->setCurrentIndex(limit.to->count() - 1);
        const int row = static_cast<int>(m_limits.size());
        auto* between = new QLabel(tr("to"), this);
        between->setObjectName(QStringLiteral("to"));
        m_ui->limits->addWidget(limit.label, row, 0);
        m_ui->limits->addWidget(limit.from, row, 1);
        m_ui->limits->addWidget(between, row, 2);
        m_ui->limits->addWidget(limit.to, row, 3);
        m_limits.push_back(limit);
    }
    m_ui->prefer->clear();
    for (const Axis& axis : m_axes)
        m_ui->prefer->addItem(
            tr("smallest %1").arg(toQt(inSentence(*talweg::find(system.parameters, axis.parameter)))),
            toQt(axis.parameter));
    m_ui->prefer->addItem(tr("largest margin"), QString());
    m_ui->prefer->setCurrentIndex(std::max(0, m_ui->prefer->findData(toQt(m_part->smallest))));
    if (chosen.empty()) return;
    for (std::size_t i = 0; i < m_limits.size(); ++i) {
        m_limits[i].from->setCurrentIndex(chosen[2 * i]);
        m_limits[i].to->setCurrentIndex(chosen[2 * i + 1]);
    }
    m_ui->prefer->setCurrentIndex(chosen.back());
}

std::vector<Limits> AdvisorPanel::limits() const {
    std::vector<Limits> all;
    for (const Limit& limit : m_limits)
        all.push_back({limit.from->currentData().toDouble(), limit.to->currentData().toDouble()});
    return all;
}

// --- advice ----------------------------------------------------------------------------------------

void AdvisorPanel::setPart(const std::optional<StudyPart>& part) {
    m_part = part;
    m_stale = true;
    if (m_inFront) showAdvice();
}

void AdvisorPanel::setInFront(bool inFront) {
    m_inFront = inFront;
    showMission();
}

/// Updates the texts with links when the palette changes, because they contain the colour of links.
void AdvisorPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    showCompared();
    showBoxes();
}

bool AdvisorPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_ui->table->viewport() && event->type() == QEvent::Resize) {
        const auto& resize = static_cast<const QResizeEvent&>(*event);
        if (resize.size().width() != resize.oldSize().width()) fitColumns(*m_ui->table);
    }
    return QWidget::eventFilter(watched, event);
}

void AdvisorPanel::showAdvice() {
    m_stale = false;
    showCompared();
    if (m_part) makeLimits(m_part->shown.result->sweep);
    advise();
}

/// Shows for which value of the compared choice (e.g. the convention) designs are ranked.
void AdvisorPanel::showCompared() {
    const SweepResult* result = m_part ? m_part->shown.result.get() : nullptr;
    const Parameter* compared =
        result ? talweg::find(result->system->parameters, result->system->studyCompare) : nullptr;
    m_ui->compared->setVisible(compared);
    if (!compared) return;
    const auto* id = std::get_if<std::string>(&result->sweep.base.at(compared->id));
    const auto choice = std::ranges::find(compared->choices, id ? *id : std::string(), &Choice::id);
    const QString value = choice == compared->choices.end() ? QString() : toQt(choice->label);
    m_ui->compared->setText(
        tr("Designs are ranked for %1 = %2. <a href=\"change\" style=\"color:%3\">Change…</a>")
            .arg(toQt(compared->label).toHtmlEscaped(), value.toHtmlEscaped(), currentTheme().accent.name()));
}

std::optional<LiveAdvice::Question> AdvisorPanel::question() const {
    if (!m_part || !m_part->shown.requirement) return {};
    return LiveAdvice::Question{m_part->shown.result,
                                *m_part->shown.requirement,
                                m_part->margins,
                                limits(),
                                m_ui->prefer->currentData().toString().toStdString(),
                                looksAround() ? tolerances().tolerances : std::vector<Tolerance>()};
}

/// Whether designs are examined within tolerances. Not with uncertain inputs, because these already express
/// deviations. Not with unknown inputs, because their worst values are used.
bool AdvisorPanel::looksAround() const {
    return !m_part || !(m_part->shown.noise || m_part->shown.unknown);
}

void AdvisorPanel::advise() {
    m_tolerances = m_live && m_live->study() ? m_live->study()->tolerances : std::vector<Study::Swept>();
    m_advice->ask(question());
}

/// A sentence on the number of designs that meet the requirement.
QString AdvisorPanel::verdictOn(std::size_t found) const {
    if (!m_part) return {};
    if (!m_part->shown.requirement) return tr("Set a goal above to see the designs that meet it.");
    const SweepResult& result = *m_part->shown.result;
    const QString wanted = worded(*m_part->shown.requirement);
    if (found > 0)
        return toQt(trCount(static_cast<std::int64_t>(found), "%1 of %2 designs meets %3.",
                            "%1 of %2 designs meet %3.", grouped(found).toStdString(),
                            grouped(result.designs).toStdString(), wanted.toStdString()));
    const QString best = bestText();
    return (leavesOpen(result) ? tr("No design has been shown to meet %1.") : tr("No design meets %1."))
               .arg(wanted)
           + (best.isEmpty() ? best : u' ' + best);
}

/// A sentence on the design within the limits that is closest to meeting the requirement. Empty if a design
/// meets it, because the ranking is then still being computed.
QString AdvisorPanel::bestText() const {
    const SweepResult& result = *m_part->shown.result;
    const std::vector<double>& margins = m_part->margins;
    if (margins.size() != result.designs) return {};
    const std::vector<Limits> within = limits();
    std::optional<std::size_t> best;
    for (std::size_t design = 0; design < margins.size(); ++design) {
        if (!std::isfinite(margins[design]) || (best && margins[design] <= margins[*best])) continue;
        const std::vector<std::size_t> places = result.placesOf(design);
        bool isWithin = true;
        for (std::size_t axis = 0; axis < std::min(places.size(), within.size()); ++axis) {
            const double value = result.sweep.axes[axis].values[places[axis]];
            isWithin = isWithin && value >= within[axis].min && value <= within[axis].max;
        }
        if (isWithin) best = design;
    }
    if (!best || Requirement::meets(margins[*best])) return {};
    QStringList inputs;
    const std::vector<std::size_t> places = result.placesOf(*best);
    for (std::size_t axis = 0; axis < places.size(); ++axis) {
        const Axis& along = result.sweep.axes[axis];
        const Parameter& input = parameterOf(result.system->parameters, along.parameter);
        inputs << toQt(input.symbol.empty() ? input.label : input.symbol) + QStringLiteral(" = ")
                      + withUnit(input.unit, along.values[places[axis]]);
    }
    return tr("Best: %1, margin %2.").arg(inputs.join(QStringLiteral(", ")), shownMargin(margins[*best]));
}

void AdvisorPanel::showRanking() {
    const QScopedValueRollback quiet(m_quiet, true);
    const QModelIndex current = m_ui->table->currentIndex();
    const std::size_t before = current.isValid() ? m_model->at(current.row()).design : 0;
    const bool possible = m_part && m_part->shown.requirement;
    const std::size_t found = m_advice->advice().size();
    const int columns = m_model->columnCount();
    const bool hadBoxes = m_model->hasBoxes();
    m_model->setAdvice(m_part ? m_part->shown.result : nullptr, m_advice->advice(),
                       looksAround() && !tolerances().tolerances.empty(), m_document->units(),
                       possible ? ownMarginUnit() : std::string());
    m_ui->verdict->setText(breakable(verdictOn(found)));
    showBoxes();
    if (m_model->columnCount() != columns || m_model->hasBoxes() != hadBoxes) fitColumns(*m_ui->table);
    const int row = current.isValid() ? m_model->rowOf(before) : -1;
    selectOnly(*m_ui->table, m_model->index(row, 0));
    explain();
}

void AdvisorPanel::look(const Values& looked) {
    if (!m_part || m_stale) return;
    const SweepResult& result = *m_part->shown.result;
    const QScopedValueRollback quiet(m_quiet, true);
    const int row = m_model->rowOf(result.designAt(nearestPlaces(result, looked)));
    if (row != m_ui->table->currentIndex().row()) selectOnly(*m_ui->table, m_model->index(row, 0));
}

void AdvisorPanel::enableUse() {
    m_ui->use->setEnabled(m_ui->table->currentIndex().isValid() && !m_live->isOutdated());
}

// --- tolerances ------------------------------------------------------------------------------------

/// Stores the tolerance of an input in the study. The designs are then examined again.
void AdvisorPanel::setTolerance(const std::string& parameter, const std::string& typed) {
    changeStudy(
        [&](Study& study) {
            const auto known = std::ranges::find(study.tolerances, parameter, &Study::Swept::parameter);
            if (typed.empty())
                std::erase_if(study.tolerances, [&](const auto& one) { return one.parameter == parameter; });
            else if (known != study.tolerances.end())
                known->values = typed;
            else
                study.tolerances.push_back({parameter, typed});
        },
        QStringLiteral("tolerance of ") + toQt(parameter));
}

/// The tolerances for the study shown. Its varied inputs may be outdated.
TolerancesReading AdvisorPanel::tolerances() const {
    if (!m_part || !m_live->study()) return {};
    const SweepResult& result = *m_part->shown.result;
    Study study = *m_live->study();
    study.over.parameter = result.sweep.over.parameter;
    study.axes.clear();
    for (const Axis& axis : result.sweep.axes)
        study.axes.push_back({axis.parameter, {}});
    return readTolerances(*result.system, result.sweep.base, study);
}

void AdvisorPanel::showTolerances(const std::shared_ptr<const System>& system, const Study& study) {
    m_ui->tolerances->setStudy(system, m_document->experiment(m_live->experiment()).values, study,
                               tolerances().problems);
    if (study.tolerances != m_tolerances) advise();
}

/// A number with the unit in which it is shown, e.g. "0.86" or "1.5 m".
QString AdvisorPanel::withUnit(const std::string& own, double number) const {
    const DisplayUnits& units = m_document->units();
    return talweg::withUnit(readable(units.shown(number, own)), toQt(std::string(units.unitFor(own))));
}

std::string AdvisorPanel::ownMarginUnit() const {
    return marginUnit(*m_part->shown.requirement, *m_part->shown.result->system);
}

QString AdvisorPanel::shownMargin(double margin) const {
    const std::string own = ownMarginUnit();
    const QString number = marginText(margin * m_document->units().factor(own));
    return std::isnan(margin)
               ? number
               : talweg::withUnit(number, unitOfDifference(std::string(m_document->units().unitFor(own))));
}

/// Deviations of inputs as text, e.g. "e −0.01, b +0.5 m"; "the exact values" if there are none.
QString AdvisorPanel::deviationsText(const std::vector<Deviation>& where) const {
    QStringList parts;
    for (const Deviation& off : where) {
        const Parameter& input = parameterOf(m_part->shown.result->system->parameters, off.parameter);
        parts << toQt(input.symbol.empty() ? input.label : input.symbol) + u' ' + (off.by > 0 ? "+" : "")
                     + withUnit(input.unit, off.by);
    }
    return parts.isEmpty() ? tr("the nominal values") : parts.join(QStringLiteral(", "));
}

/// A sentence on the number of designs that have been examined within their tolerances.
QString AdvisorPanel::boxesText() const {
    const std::vector<Advice>& advice = m_advice->advice();
    if (advice.empty()) return {};
    if (m_part->shown.noise) return tr("Tolerances are not checked if inputs are uncertain.");
    if (m_part->shown.unknown) return tr("Tolerances are not checked if inputs are unknown.");
    const TolerancesReading read = tolerances();
    if (!read.problems.empty())
        return tr("The tolerances cannot be read, so the margins assume exact inputs.");
    if (read.tolerances.empty()) return tr("No tolerances are set, so the margins assume exact inputs.");
    if (!m_advice->failure().isEmpty())
        return tr("The tolerances could not be checked: %1").arg(m_advice->failure());
    const std::size_t looked = m_advice->lookedAt();
    if (m_advice->isBusy())
        return tr("Checking tolerances: %1 of %2 designs.").arg(grouped(looked), grouped(advice.size()));
    const auto holding =
        std::ranges::count_if(advice, [](const Advice& one) { return one.box && one.box->holds(); });
    return toQt(trCount(
        holding, "Tolerances checked for %1 designs: %2 meets the requirement throughout its tolerances.",
        "Tolerances checked for %1 designs: %2 meet the requirement throughout their tolerances.",
        grouped(looked).toStdString(), grouped(static_cast<std::size_t>(holding)).toStdString()));
}

/// A sentence on why the first design is ranked above the second.
QString AdvisorPanel::decisionText() const {
    const std::vector<Advice>& advice = m_advice->advice();
    if (advice.size() < 2) return {};
    const System& system = *m_part->shown.result->system;
    switch (decision(advice[0], advice[1])) {
    case Decision::known:
    case Decision::wanted:
        return {};
    case Decision::box:
        return tr("The first design meets the requirement within all tolerances; the second does not.");
    case Decision::worst:
        return tr("The first design ranks above the second because its worst margin is larger.");
    case Decision::margin:
        return tr("The first design ranks above the second because its margin is larger.");
    case Decision::reserve: {
        if (!advice[1].reserve) return {};
        const Quantity& measure = measureOf(system, decidingMeasure);
        return tr("The first two designs have equal margins and are ranked by mean %1: %2 and %3.")
            .arg(toQt(inSentence(measure.label)),
                 readable(m_document->units().shown(*advice[0].reserve, measure.unit)),
                 withUnit(measure.unit, *advice[1].reserve));
    }
    case Decision::grid:
        break;
    }
    return tr("The first two designs have equal margins and are listed in the order of the study.");
}

void AdvisorPanel::showBoxes() {
    QStringList sentences{boxesText().toHtmlEscaped(), decisionText().toHtmlEscaped()};
    const std::size_t looked = m_advice->lookedAt();
    if (looked > 0 && looked < m_advice->advice().size() && !m_advice->isBusy())
        sentences.insert(1, QStringLiteral("<a href=\"more\" style=\"color:%1\">%2</a>")
                                .arg(currentTheme().accent.name(), tr("Check more designs…")));
    sentences.removeAll(QString());
    m_ui->boxes->setText(sentences.join(u' '));
    m_ui->boxes->setVisible(!sentences.isEmpty());
}

/// Shows the results of the selected design within its tolerances.
void AdvisorPanel::explain() {
    const QModelIndex index = m_ui->table->currentIndex();
    enableUse();
    const Advice* advice = index.isValid() ? &m_model->at(index.row()) : nullptr;
    QStringList lines;
    if (advice && advice->box) {
        const BoxVerdict& box = *advice->box;
        lines << tr("Smallest margin %1, at %2.").arg(shownMargin(box.worst), deviationsText(box.where))
              << toQt(trCount(static_cast<std::int64_t>(box.met),
                              "%1 of %2 points within the tolerances meets the requirement.",
                              "%1 of %2 points within the tolerances meet the requirement.", box.met,
                              box.points));
        if (box.impossible > 0)
            lines
                << tr("Points that cannot be run and are counted as failures: %1. The first one is at %2: %3")
                       .arg(QString::number(box.impossible), deviationsText(box.impossibleAt), toQt(box.why));
    }
    if (advice && advice->reserve && !std::isnan(*advice->reserve)) {
        const Quantity& measure = measureOf(*m_part->shown.result->system, decidingMeasure);
        lines << tr("Mean %1: %2")
                     .arg(toQt(inSentence(measure.label)), withUnit(measure.unit, *advice->reserve));
    }
    m_ui->details->setText(breakable(lines.join(u'\n')));
    m_ui->details->setVisible(!lines.isEmpty());
}

} // namespace talweg

#include "moc_advisor_panel.cpp"
