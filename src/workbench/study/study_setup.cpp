#include "workbench/study/study_setup.h"

#include "base/to_qt.h"
#include "study/unknown.h"
#include "systems/run_counts.h"
#include "systems/wording.h"

#include "study/default_study.h"
#include "systems/body_measures.h"
#include "ui_study_setup.h"
#include "workbench/common/icons.h"
#include "workbench/common/mnemonics.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/wording.h"
#include "workbench/study/parameter_text.h"
#include "workbench/study/swept_edit.h"
#include "workbench/study/uncertainty_edit.h"

#include <QCheckBox>
#include <QMenu>
#include <QToolButton>
#include <algorithm>

namespace talweg {

namespace {

/// Fills a box with inputs unless it already contains exactly these. Then selects one.
void fill(QComboBox* box, const std::vector<std::pair<QString, QString>>& entries,
          const std::string& chosen) {
    const QSignalBlocker quiet(box);
    bool same = box->count() == static_cast<int>(entries.size());
    for (std::size_t i = 0; same && i < entries.size(); ++i)
        same = box->itemData(static_cast<int>(i)).toString() == entries[i].second;
    if (!same) {
        box->clear();
        for (const auto& [name, id] : entries)
            box->addItem(name, id);
    }
    box->setCurrentIndex(box->findData(toQt(chosen)));
}

} // namespace

StudySetup::StudySetup(QWidget* parent)
    : QScrollArea(parent), m_ui(std::make_unique<Ui::StudySetup>()),
      m_uncertainty(new UncertaintyEdit(UncertaintyEdit::For::designs)), m_otherBodies(new QToolButton) {
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    auto* content = new QWidget;
    m_ui->setupUi(content);
    setWidget(content);
    m_ui->add->setIcon(icon(Icon::add));
    m_ui->add->setMenu(new QMenu(m_ui->add));
    connect(m_ui->add->menu(), &QMenu::aboutToShow, this, &StudySetup::fillAddMenu);
    m_otherBodies->setObjectName("otherBodies");
    m_otherBodies->setText(tr("Another body"));
    m_otherBodies->setToolTip(tr("Results of the other bodies in the race"));
    m_otherBodies->setPopupMode(QToolButton::InstantPopup);
    m_otherBodies->setMenu(new QMenu(m_otherBodies));
    m_otherBodies->hide();
    m_ui->measures->addWidget(m_otherBodies);
    connect(m_otherBodies->menu(), &QMenu::aboutToShow, this, &StudySetup::fillOtherBodies);
    m_ui->column->insertWidget(m_ui->column->indexOf(m_ui->total), m_uncertainty);
    for (QComboBox* box : {m_ui->overInput, m_ui->smallest})
        box->setFocusPolicy(Qt::StrongFocus);
}

StudySetup::~StudySetup() = default;

QSize StudySetup::sizeHint() const {
    return {336, 560};
}

void StudySetup::setStudy(Document& document, LiveStudy& live) {
    m_document = &document;
    m_live = &live;
    m_ui->requirement->setStudy(document, live);
    m_uncertainty->setStudy(document, [this](const auto& edit, const QString& key) { change(edit, key); });
    connect(&live, &LiveStudy::stateChanged, this, &StudySetup::showStudy);
    connect(m_ui->overInput, &QComboBox::activated, this, [this] {
        const std::string id = m_ui->overInput->currentData().toString().toStdString();
        change([this, id](Study& study) {
            study.likely.clear(); // belonged to the previous input
            if (std::ranges::count(study.uncertain, study.over.parameter, &Study::Swept::parameter) == 0)
                std::erase_if(study.correlations, [&study](const Study::Correlated& one) {
                    return one.first == study.over.parameter || one.second == study.over.parameter;
                });
            study.over = {id, defaultAxis(*m_document->systemOf(m_live->experiment()), values(), id)};
        });
    });
    connect(m_ui->smallest, &QComboBox::activated, this, [this] {
        const std::string id = m_ui->smallest->currentData().toString().toStdString();
        change([id](Study& study) { study.smallest = id; });
    });
    connect(m_ui->compared, &QCheckBox::clicked, this,
            [this](bool on) { change([on](Study& study) { study.compared = on; }); });
    connect(m_ui->remove, &QToolButton::clicked, this, [this] {
        if (m_live->study()) m_document->setStudy(m_live->experiment(), std::nullopt);
    });
}

void StudySetup::setInFront(bool inFront) {
    m_inFront = inFront;
    showStudy();
}

const Values& StudySetup::values() const {
    return m_document->experiment(m_live->experiment()).values;
}

void StudySetup::change(const std::function<void(Study&)>& edit, const QString& mergeKey) {
    if (!m_live->study()) return; // the study has been removed
    Study study = *m_live->study();
    edit(study);
    m_document->setStudy(m_live->experiment(), study, {}, mergeKey);
}

void StudySetup::changeAxis(const std::string& parameter, const QString& text) {
    change(
        [&](Study& study) {
            for (auto* axes : {&study.axes, &study.unknown})
                for (Study::Swept& axis : *axes)
                    if (axis.parameter == parameter) axis.values = text.toStdString();
            if (study.over.parameter == parameter) study.over.values = text.toStdString();
        },
        QStringLiteral("study values of ") + toQt(parameter));
}

/// Removes an input from the study. If its smallest value is sought, resets that choice, too.
void StudySetup::removeAxis(const std::string& parameter) {
    change([&](Study& study) {
        for (auto* axes : {&study.axes, &study.unknown})
            std::erase_if(*axes, [&](const Study::Swept& axis) { return axis.parameter == parameter; });
        if (study.smallest == parameter) study.smallest.clear();
    });
}

/// Marks an input as unknown or known. The smallest value of an unknown input cannot be sought.
void StudySetup::markUnknown(const std::string& parameter, bool unknown) {
    change([&](Study& study) {
        auto& from = unknown ? study.axes : study.unknown;
        auto& to = unknown ? study.unknown : study.axes;
        const auto axis = std::ranges::find(from, parameter, &Study::Swept::parameter);
        if (axis == from.end()) return;
        to.push_back(*axis);
        from.erase(axis);
        if (unknown && study.smallest == parameter) study.smallest.clear();
    });
}

// --- display ---------------------------------------------------------------------------------------

void StudySetup::showStudy() {
    if (!m_inFront) return;
    const std::optional<Study> study = m_live->study();
    m_ui->none->setVisible(!study);
    m_ui->body->setVisible(study.has_value());
    if (!study) return;
    const auto shared = m_document->systemOf(m_live->experiment());
    const System& system = *shared;
    showAxes(*study, shared);
    showOver(*study, shared);
    m_units = m_document->units();
    showSmallest(*study, system);
    showMeasures(*study, system);
    showCompared(*study, system);
    m_uncertainty->show(m_live->experiment(), *study);
    showProblems();
    showTotal();
}

void StudySetup::showAxes(const Study& study, const std::shared_ptr<const System>& shared) {
    std::vector<Study::Swept> axes = study.axes;
    axes.insert(axes.end(), study.unknown.begin(), study.unknown.end());
    const bool same =
        m_units == m_document->units()
        && std::ranges::equal(axes, m_axes, [](const Study::Swept& axis, const SweptEdit* edit) {
               return toQt(axis.parameter) == edit->parameterId();
           });
    if (!same) {
        for (SweptEdit* edit : m_axes) {
            edit->hide();
            edit->deleteLater();
        }
        m_axes.clear();
        for (const Study::Swept& axis : axes) {
            const std::string id = axis.parameter;
            auto* edit = new SweptEdit(shared, *talweg::find(shared->parameters, id), m_document->units());
            m_axes.push_back(edit);
            m_ui->axes->addWidget(edit);
            connect(edit, &SweptEdit::typed, this,
                    [this, id](const QString& typed) { changeAxis(id, typed); });
            connect(edit, &SweptEdit::finished, m_document, &Document::endStep);
            connect(edit, &SweptEdit::removed, this, [this, id] { removeAxis(id); });
            connect(edit, &SweptEdit::markedUnknown, this,
                    [this, id](bool unknown) { markUnknown(id, unknown); });
        }
    }
    for (std::size_t i = 0; i < m_axes.size(); ++i) {
        m_axes[i]->setValues(toQt(axes[i].values));
        m_axes[i]->setUnknown(i >= study.axes.size());
    }
}

void StudySetup::showOver(const Study& study, const std::shared_ptr<const System>& shared) {
    std::vector<std::pair<QString, QString>> inputs;
    for (const Parameter* input : studyInputs(*shared, values()))
        if (std::ranges::count(study.axes, input->id, &Study::Swept::parameter)
                + std::ranges::count(study.unknown, input->id, &Study::Swept::parameter)
            == 0)
            inputs.emplace_back(nameOf(*input), toQt(input->id));
    fill(m_ui->overInput, inputs, study.over.parameter);
    if (!m_over || m_over->parameterId() != toQt(study.over.parameter) || m_units != m_document->units()) {
        if (m_over) m_over->deleteLater();
        const std::string id = study.over.parameter;
        m_over = new SweptEdit(shared, *talweg::find(shared->parameters, id), m_document->units());
        m_over->setNamed(false);
        m_ui->over->addWidget(m_over);
        connect(m_over, &SweptEdit::typed, this, [this, id](const QString& typed) { changeAxis(id, typed); });
        connect(m_over, &SweptEdit::finished, m_document, &Document::endStep);
        connect(m_over, &SweptEdit::remedied, m_live, &LiveStudy::extendRange);
    }
    m_over->setValues(toQt(study.over.values));
}

void StudySetup::showSmallest(const Study& study, const System& system) {
    std::vector<std::pair<QString, QString>> inputs{{tr("– none"), QString()}};
    for (const Study::Swept& axis : study.axes)
        inputs.emplace_back(nameOf(*talweg::find(system.parameters, axis.parameter)), toQt(axis.parameter));
    fill(m_ui->smallest, inputs, study.smallest);
}

/// Lists the results. For races, lists the results of the first body and those selected for other bodies.
void StudySetup::showMeasures(const Study& study, const System& system) {
    if (m_measuresOf != system.id) {
        for (const auto& [id, box] : m_measures)
            delete box;
        m_measures.clear();
        m_measuresOf = system.id;
        for (const std::string& id : withoutLaterBodies(system.studyMeasures))
            addMeasure(system, id);
    }
    for (const std::string& id : study.measures)
        if (!m_measures.contains(id) && std::ranges::count(system.studyMeasures, id) > 0)
            addMeasure(system, id);
    for (const auto& [id, box] : m_measures)
        box->setChecked(std::ranges::count(study.measures, id) > 0);
    m_otherBodies->setVisible(std::ranges::any_of(system.studyMeasures, isOfLaterBody));
}

void StudySetup::addMeasure(const System& system, const std::string& id) {
    const Quantity& measure = measureOf(system, id);
    auto* box = new QCheckBox(labelWithSymbol(measure));
    box->setObjectName("measure_" + toQt(id));
    box->setToolTip(explained(measure));
    m_measures.emplace(id, box);
    m_ui->measures->insertWidget(m_ui->measures->indexOf(m_otherBodies), box);
    connect(box, &QCheckBox::clicked, this, [this, id](bool on) { setMeasured(id, on); });
}

void StudySetup::setMeasured(const std::string& id, bool on) {
    change([&](Study& changed) {
        std::erase(changed.measures, id);
        if (on) changed.measures.push_back(id);
    });
}

namespace {

/// The number of bodies in the experiment; nothing if the system has no table of bodies.
std::optional<std::size_t> bodiesOf(const System& system, const Values& values) {
    for (const Parameter& parameter : system.parameters)
        if (parameter.id == "bodies" && parameter.kind == Parameter::Kind::table)
            return std::get<Table>(valueOf(parameter, values)).size();
    return {};
}

} // namespace

/// Adds a submenu with results for each body of a race except the first.
void StudySetup::fillOtherBodies() {
    QMenu* menu = m_otherBodies->menu();
    menu->clear();
    if (!m_live->study()) return;
    const auto system = m_document->systemOf(m_live->experiment());
    const Study study = *m_live->study();
    const auto bodies = bodiesOf(*system, m_document->experiment(m_live->experiment()).values);
    QMenu* body = nullptr;
    std::size_t last = 0;
    for (const std::string& id : system->studyMeasures) {
        const bool isAsked = std::ranges::count(study.measures, id) > 0;
        if (!isOfLaterBody(id) || (bodies && bodyOfMeasure(id) > *bodies && !isAsked)) continue;
        if (const std::size_t number = bodyOfMeasure(id); number != last) {
            body = menu->addMenu(menuText(tr("Body %1").arg(number)));
            last = number;
        }
        QAction* action = body->addAction(menuText(labelWithSymbol(measureOf(*system, id))));
        action->setCheckable(true);
        action->setChecked(isAsked);
        connect(action, &QAction::triggered, this, [this, system, id](bool on) {
            if (m_live->experiment() >= 0 && m_document->systemOf(m_live->experiment()) == system)
                setMeasured(id, on);
        });
    }
}

void StudySetup::showCompared(const Study& study, const System& system) {
    const Parameter* choice = talweg::find(system.parameters, system.studyCompare);
    m_ui->comparedHeader->setVisible(choice);
    m_ui->compared->setVisible(choice);
    if (!choice) return;
    QStringList names;
    for (const Choice& each : choice->choices)
        names << toQt(inSentence(each.label));
    const QString last = names.takeLast();
    m_ui->compared->setText(
        tr("%1: %2 and %3").arg(toQt(choice->label), names.join(QStringLiteral(", ")), last));
    m_ui->compared->setChecked(study.compared);
}

QString StudySetup::problemOf(const std::string& parameter) const {
    for (const Problem& problem : m_live->reading().problems)
        if (problem.parameter == parameter) return toQt(problem.message);
    return {};
}

/// Why a varied input has no effect; empty if it has an effect.
QString StudySetup::whyIdle(const std::string& parameter) const {
    for (const Problem& idle : m_live->reading().idle)
        if (idle.parameter == parameter) return toQt(idle.message);
    return {};
}

/// Shows that the input has no effect. Otherwise, shows if the values do not cover its whole distribution.
void StudySetup::showOverNote() {
    const auto& coverage = m_live->reading().coverage;
    const QString idle = whyIdle(m_over->parameterId().toStdString());
    const bool isPartial = coverage && coverage->isPartial();
    if (!isPartial || !idle.isEmpty()) return m_over->setNote(idle, {}, !idle.isEmpty());
    m_over->setNote(
        toQt(coverage->sentence(*m_document->systemOf(m_live->experiment()), m_document->units())),
        tr("Extend range"));
}

void StudySetup::showProblems() {
    const auto count = [this](const std::string& id) -> std::optional<std::size_t> {
        if (!m_live->reading().sweep) return {};
        const Sweep& sweep = *m_live->reading().sweep;
        if (sweep.over.parameter == id) return sweep.over.values.size();
        const auto axis = std::ranges::find(sweep.axes, id, &Axis::parameter);
        return axis == sweep.axes.end() ? std::optional<std::size_t>() : axis->values.size();
    };
    for (SweptEdit* edit : m_axes) {
        edit->setProblem(problemOf(edit->parameterId().toStdString()));
        edit->setCount(count(edit->parameterId().toStdString()));
        const QString idle = whyIdle(edit->parameterId().toStdString());
        edit->setNote(idle, {}, !idle.isEmpty());
    }
    m_uncertainty->showProblems([this](const std::string& what) { return problemOf(what); },
                                [this](const std::string& id) { return whyIdle(id); });
    m_over->setProblem(problemOf("over"));
    showOverNote();
    m_over->setCount(count(m_over->parameterId().toStdString()));
    for (const auto& [label, what] :
         {std::pair(m_ui->measuresProblem, "measures"), std::pair(m_ui->smallestProblem, "smallest")}) {
        label->setText(breakable(problemOf(what)));
        label->setVisible(!label->text().isEmpty());
    }
}

void StudySetup::showTotal() {
    const auto& sweep = m_live->reading().sweep;
    if (!sweep) return m_ui->total->clear();
    const std::size_t combinations = combinationsOf(*sweep);
    std::size_t designs = 1;
    for (std::size_t a = 0; a + sweep->unknown < sweep->axes.size(); ++a)
        designs *= sweep->axes[a].values.size();
    const QString some = toQt(designsInWords(written(designs)));
    if (const auto study = m_live->study(); study && !study->uncertain.empty()) {
        const QString random =
            (study->untilDecided ? tr("at most %1") : QStringLiteral("%1")).arg(grouped(m_live->runs()));
        if (sweep->unknown > 0)
            return m_ui->total->setText(
                tr("%1, each at %2 combinations of unknown inputs: %3 random runs in total.")
                    .arg(some, grouped(combinations), random));
        return m_ui->total->setText(
            (study->compared && m_live->runs() > 0
                 ? tr("%1, solved for each variant compared: %2 random runs in total.")
                 : tr("%1, %2 random runs in total."))
                .arg(some, random));
    }
    if (sweep->unknown > 0)
        return m_ui->total->setText(
            tr("%1, each at %2 combinations of unknown inputs: %3 in total.")
                .arg(some, grouped(combinations), toQt(runsInWords(written(m_live->runs())))));
    const std::size_t parts = m_live->runs() / (designs * sweep->over.values.size());
    const std::size_t runs = sweep->over.values.size();
    const QString each = toQt(runsInWords(written(runs))), all = toQt(runsInWords(written(m_live->runs())));
    m_ui->total->setText(parts > 1 ? tr("%1 with %2 each, in each of %3 compared variants: %4 in total.")
                                         .arg(some, each, QString::number(parts), all)
                                   : tr("%1 with %2 each: %3 in total.").arg(some, each, all));
}

void StudySetup::fillAddMenu() {
    QMenu* menu = m_ui->add->menu();
    menu->clear();
    if (!m_live->study()) return;
    const auto system = m_document->systemOf(m_live->experiment());
    const Study study = *m_live->study();
    std::string group;
    for (const Parameter* input : studyInputs(*system, values())) {
        const bool taken = input->id == study.over.parameter
                           || std::ranges::count(study.axes, input->id, &Study::Swept::parameter) > 0
                           || std::ranges::count(study.unknown, input->id, &Study::Swept::parameter) > 0;
        if (taken) continue;
        if (input->group != group) addHeading(*menu, toQt(input->group));
        group = input->group;
        connect(menu->addAction(menuText(nameOf(*input))), &QAction::triggered, this,
                [this, system, id = input->id] {
                    change([&](Study& changed) {
                        if (!m_live->study() || m_document->systemOf(m_live->experiment()) != system) return;
                        changed.axes.push_back({id, defaultAxis(*system, values(), id)});
                    });
                });
    }
    if (menu->isEmpty()) menu->addAction(tr("All inputs are already varied"))->setEnabled(false);
}

} // namespace talweg

#include "moc_study_setup.cpp"
