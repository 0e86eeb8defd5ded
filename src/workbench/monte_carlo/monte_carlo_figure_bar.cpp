#include "workbench/monte_carlo/monte_carlo_figure_bar.h"

#include "base/to_qt.h"
#include "systems/body_measures.h"
#include "workbench/study/parameter_text.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <algorithm>

namespace talweg {

namespace {

QComboBox* addBox(QHBoxLayout* layout, QLabel* label, const QString& name) {
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMinimumContentsLength(4);
    box->setFocusPolicy(Qt::StrongFocus);
    label->setBuddy(box);
    label->setProperty("role", "muted");
    layout->addWidget(label);
    layout->addWidget(box);
    return box;
}

/// Fills a box unless it already contains exactly these entries. Then selects an entry.
void fill(QComboBox* box, const std::vector<std::pair<QString, std::string>>& entries,
          const std::string& chosen) {
    const QSignalBlocker quiet(box);
    bool same = box->count() == static_cast<int>(entries.size());
    for (std::size_t i = 0; same && i < entries.size(); ++i)
        same = box->itemData(static_cast<int>(i)).toString() == toQt(entries[i].second)
               && box->itemText(static_cast<int>(i)) == entries[i].first;
    if (!same) {
        box->clear();
        for (const auto& [name, id] : entries)
            box->addItem(name, toQt(id));
    }
    box->setCurrentIndex(std::max(0, box->findData(toQt(chosen))));
}

} // namespace

MonteCarloFigureBar::MonteCarloFigureBar(QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this)), m_axesEditor(new QWidget(this)),
      m_outputLabel(new QLabel(tr("of"), this)), m_inputLabel(new QLabel(tr("against"), this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 4, 10, 4);
    layout->setSpacing(5);
    addKind(Kind::histogram, tr("Histogram"), tr("Frequency of the values of a result, by outcome"));
    addKind(Kind::cumulative, tr("Cumulative"),
            tr("Cumulative share of runs, with a confidence band for the whole curve"));
    addKind(Kind::paths, tr("Paths"),
            tr("Paths of the runs: percentiles of a quantity at every position or time"));
    addKind(Kind::scatter, tr("Scatter"),
            tr("A result against an uncertain input, one dot for each run. Click a dot to open its run"));
    addKind(Kind::response, tr("Response"),
            tr("Success rate, or mean of a result, against an input; each point averages over runs with "
               "similar values of the input"));
    addKind(
        Kind::sensitivity, tr("Sensitivity"),
        tr("Share of a result's variance that each input explains alone, estimated from the random runs"));
    addKind(Kind::tornado, tr("Tornado"),
            tr("Change in a result when each input in turn is set to its 5th and 95th percentile, while the "
               "other inputs keep their values in the experiment"));
    addKind(Kind::sobol, tr("Indices"),
            tr("Sobol' indices: share of a result's variance due to each input, alone and with interactions, "
               "estimated from additional runs"));
    for (const auto& [kind, button] : m_kinds)
        layout->addWidget(button);
    layout->addStretch(1);
    auto* axes = new QHBoxLayout(m_axesEditor);
    axes->setContentsMargins(0, 0, 0, 0);
    axes->setSpacing(6);
    m_outputBox = addBox(axes, m_outputLabel, QStringLiteral("random_output"));
    m_inputBox = addBox(axes, m_inputLabel, QStringLiteral("random_input"));
    axes->addStretch(1);
    connect(m_outputBox, &QComboBox::activated, this, [this] {
        const std::string id = m_outputBox->currentData().toString().toStdString();
        if (m_kind == Kind::paths) {
            m_path.y = id;
        } else {
            m_output = id;
            if (std::ranges::count(m_measures, id)) m_measure = id;
        }
        emit changed();
    });
    connect(m_inputBox, &QComboBox::activated, this, [this] {
        (m_kind == Kind::paths ? m_path.x : m_input) = m_inputBox->currentData().toString().toStdString();
        emit changed();
    });
    showKind();
}

void MonteCarloFigureBar::addKind(Kind kind, const QString& text, const QString& help) {
    auto* button = new QToolButton;
    button->setText(text);
    button->setToolTip(help);
    button->setCheckable(true);
    button->setProperty("flat", true);
    m_group->addButton(button);
    m_kinds.emplace_back(kind, button);
    connect(button, &QToolButton::clicked, this, [this, kind] {
        m_kind = kind;
        showKind();
        emit changed();
    });
}

void MonteCarloFigureBar::setPaths(const PathFan& fan) {
    m_drawn = fan.of;
    m_pathOutputs.clear();
    m_pathInputs.clear();
    const auto add = [](auto& entries, const Quantity& quantity) {
        const QString symbol = toQt(quantity.symbol);
        entries.emplace_back(symbol.isEmpty() ? toQt(quantity.label) : toQt(quantity.label) + u' ' + symbol,
                             quantity.id);
    };
    for (const Quantity& column : fan.columns)
        add(m_pathOutputs, column);
    if (fan.place) add(m_pathInputs, *fan.place);
    m_pathInputs.emplace_back(tr("Time t"), PathOf::time);
    showKind();
}

void MonteCarloFigureBar::setResult(const MonteCarloResult& result) {
    if (m_system && m_system != result.system) m_path = m_drawn = {};
    m_system = result.system;
    m_measures = result.study.measures;
    for (const std::string& id : withoutLaterBodies(m_system->studyMeasures))
        if (!std::ranges::count(m_measures, id)) m_measures.push_back(id);
    m_inputs.clear();
    for (const Distribution& input : result.study.inputs)
        m_inputs.push_back(input.parameter);
    if (!std::ranges::count(m_measures, m_measure)) m_measure = m_measures.front();
    if (m_output.empty() || (m_output != m_system->success.id && !std::ranges::count(m_measures, m_output)))
        m_output = m_system->success.id.empty() ? m_measure : m_system->success.id;
    if (!std::ranges::count(m_inputs, m_input)) m_input = m_inputs.front();
    showKind();
}

MonteCarloFigure MonteCarloFigureBar::figureOf(Kind kind) const {
    if (kind == Kind::paths) return {kind, m_path.y, m_path.x};
    return {kind, canBeOfSuccess(kind) ? m_output : m_measure, hasInput(kind) ? m_input : std::string()};
}

/// If `figure.output` is not a result of the runs, it denotes the success. Outputs that the runs do not have
/// are replaced in setResult.
void MonteCarloFigureBar::setFigure(const MonteCarloFigure& figure) {
    m_kind = figure.kind;
    if (m_kind == Kind::paths) {
        m_path = {figure.output, figure.input};
        return showKind();
    }
    m_output = figure.output;
    if (!canBeOfSuccess(figure.kind) || !m_system || figure.output != m_system->success.id)
        m_measure = figure.output;
    if (!figure.input.empty()) m_input = figure.input;
    showKind();
}

std::vector<std::pair<QString, MonteCarloFigure>> MonteCarloFigureBar::figures() const {
    std::vector<std::pair<QString, MonteCarloFigure>> all;
    for (const auto& [kind, button] : m_kinds)
        all.emplace_back(button->text(), figureOf(kind));
    return all;
}

void MonteCarloFigureBar::fillOutputs() {
    std::vector<std::pair<QString, std::string>> entries;
    if (canBeOfSuccess(m_kind) && !m_system->success.id.empty())
        entries.emplace_back(toQt(m_system->success.label), m_system->success.id);
    for (const std::string& id : m_measures)
        entries.emplace_back(toQt(measureOf(*m_system, id).label), id);
    fill(m_outputBox, entries, figure().output);
}

void MonteCarloFigureBar::fillInputs() {
    std::vector<std::pair<QString, std::string>> entries;
    for (const std::string& id : m_inputs)
        entries.emplace_back(nameOf(parameterOf(m_system->parameters, id)), id);
    fill(m_inputBox, entries, m_input);
}

/// Fills the boxes for figures of paths. If the user has not chosen quantities, those drawn last are
/// selected.
void MonteCarloFigureBar::fillPaths() {
    fill(m_outputBox, m_pathOutputs, m_path.y.empty() ? m_drawn.y : m_path.y);
    fill(m_inputBox, m_pathInputs, m_path.x.empty() ? m_drawn.x : m_path.x);
}

void MonteCarloFigureBar::showKind() {
    for (const auto& [kind, button] : m_kinds)
        button->setChecked(kind == m_kind);
    m_axesEditor->setVisible(m_system != nullptr);
    if (!m_system) return;
    const bool ofPaths = m_kind == Kind::paths;
    if (ofPaths) {
        fillPaths();
    } else {
        fillOutputs();
        fillInputs();
    }
    m_inputLabel->setVisible(ofPaths || hasInput(m_kind));
    m_inputBox->setVisible(ofPaths || hasInput(m_kind));
}

} // namespace talweg

#include "moc_monte_carlo_figure_bar.cpp"
