#include "workbench/study/baseline_button.h"

#include "figures/study/study_baseline.h"
#include "figures/study/study_change.h"
#include "figures/study/study_in_units.h"
#include "project/baseline.h"
#include "project/expressions.h"
#include "workbench/common/icons.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/wording.h"
#include "workbench/study/live_study.h"

#include <QMenu>
#include <algorithm>
#include <utility>

namespace talweg {

BaselineButton::BaselineButton(QWidget* parent)
    : QToolButton(parent), m_pin(new QAction(tr("Pin this study as baseline"), this)),
      m_unpin(new QAction(tr("Unpin the baseline"), this)) {
    setObjectName("baseline");
    setIcon(talweg::icon(Icon::pin));
    setAccessibleName(tr("Baseline"));
    setToolTip(tr("Pin a study as the baseline for comparisons"));
    setPopupMode(QToolButton::InstantPopup);
    setProperty("flat", true);
    setMenu(new QMenu(this));
    m_pin->setObjectName("pinBaseline");
    m_pin->setShortcut(tr("Ctrl+B"));
    m_pin->setToolTip(tr("Pin this study with its inputs. The figures, the answer and the designs then show "
                         "differences from it (Ctrl+B)"));
    m_unpin->setObjectName("unpinBaseline");
    m_unpin->setShortcut(tr("Ctrl+Shift+B"));
    m_unpin->setToolTip(tr("Stop comparing with the pinned study (Ctrl+Shift+B)"));
    constexpr int often = 250; // ms
    m_ticking.setInterval(often);
    connect(&m_ticking, &QTimer::timeout, this, [this] {
        if (!m_study->isBusy()) m_ticking.stop();
        emit progressed();
    });
    connect(m_pin, &QAction::triggered, this, &BaselineButton::pinOwn);
    connect(menu(), &QMenu::aboutToShow, this, &BaselineButton::fillMenu);
}

void BaselineButton::setStudy(Document& document, LiveStudy& live) {
    m_document = &document;
    m_live = &live;
    m_study = new BaselineStudy(document, this);
    connect(m_study, &BaselineStudy::changed, this, [this] {
        refresh();
        emit changed();
    });
    connect(&live, &LiveStudy::stateChanged, this, &BaselineButton::enable);
    connect(&live, &LiveStudy::shownChanged, this, &BaselineButton::follow);
    connect(&document, &Document::experimentRenamed, this, &BaselineButton::follow);
    connect(&document, &Document::unitsChanged, this, &BaselineButton::follow);
    connect(m_unpin, &QAction::triggered, &document, &Document::unpinBaseline);
    enable();
}

/// Pins the current study. Its results are kept if they are current.
void BaselineButton::pinOwn() {
    if (!m_live->study()) return;
    m_document->endStep();
    const int index = m_live->experiment();
    const Baseline baseline = baselineOf(*m_document->systemOf(index), m_document->experiment(index),
                                         m_document->project().constants);
    if (m_live->isCurrent())
        m_study->pin(baseline, m_live->solved());
    else
        m_document->pinBaseline(baseline);
}

void BaselineButton::pinOther(int index) {
    if (!m_document->has(index) || !m_document->experiment(index).study) return;
    m_document->endStep();
    m_document->pinBaseline(baselineOf(*m_document->systemOf(index), m_document->experiment(index),
                                       m_document->project().constants));
}

/// Fills the menu. It offers the current study and the studies of other experiments of the same system.
void BaselineButton::fillMenu() {
    menu()->clear();
    menu()->addAction(m_pin);
    const int own = m_live->experiment();
    const auto& experiments = m_document->project().experiments;
    for (int index = 0; index < std::ssize(experiments) && own >= 0; ++index) {
        const Experiment& other = experiments[static_cast<std::size_t>(index)];
        if (index == own || !other.study || other.system != experiments[static_cast<std::size_t>(own)].system)
            continue;
        menu()->addAction(menuText(tr("Pin the study of “%1”").arg(briefly(other.name))), this,
                          [this, index] { pinOther(index); });
    }
    menu()->addSeparator();
    menu()->addAction(m_unpin);
}

void BaselineButton::enable() {
    m_pin->setEnabled(m_live->study().has_value());
    m_unpin->setEnabled(bool(m_study->pinned()));
}

void BaselineButton::follow() {
    if (refresh()) emit changed();
}

bool BaselineButton::refresh() {
    enable();
    const std::vector<StudyShown> before = std::exchange(m_shown, {});
    m_solved.clear();
    if (m_study->pinned() && m_live->study()) {
        convert();
        m_solved = baselineShown(m_study->parts(), name());
        m_shown = baselineShown(m_parts, name());
        for (auto* parts : {&m_solved, &m_shown})
            if (parts->empty()) parts->push_back({{}, name(), {}});
    }
    if (m_study->isBusy()) m_ticking.start();
    const auto isSame = [](const StudyShown& one, const StudyShown& other) {
        return one.result == other.result && one.name == other.name;
    };
    return !std::ranges::equal(m_shown, before, isSame);
}

/// Converts the pinned study to the project's units, once for all views.
void BaselineButton::convert() {
    const auto isSame = [](const StudyPart& one, const StudyPart& other) {
        return one.shown.result == other.shown.result;
    };
    if (m_units == m_document->units() && std::ranges::equal(m_study->parts(), m_converted, isSame)) return;
    m_units = m_document->units();
    m_converted = m_study->parts();
    m_parts = inUnits(m_converted, m_units);
}

void BaselineButton::setActive(bool active) {
    m_study->setActive(active);
    if (m_study->isBusy()) m_ticking.start();
}

/// The experiment with the inputs of the study shown, which may be outdated.
Experiment BaselineButton::beside() const {
    const int index = m_live->experiment();
    Experiment own = withTiedStudy(*m_document->systemOf(index), m_document->experiment(index),
                                   m_document->project().constants);
    if (const auto& order = m_live->solvedOrder(); order && !m_live->isCurrent()) {
        own.values = order->base;
        own.study = order->study;
    }
    return own;
}

/// The name of the pinned study, which states how it differs from the study shown. If it is of another
/// system, the name of its experiment.
QString BaselineButton::name() const {
    const Baseline& pinned = *m_study->pinned();
    const auto system = m_document->systemOf(m_live->experiment());
    if (system->id != pinned.system) return tr("baseline: %1").arg(pinned.experiment);
    return baselineName(*system, pinned, beside(), m_document->units());
}

/// All differences of the pinned study from the one shown, e.g. "Case I: e = 0.86, no requirement".
QString BaselineButton::description() const {
    const Baseline& pinned = *m_study->pinned();
    const auto system = m_document->systemOf(m_live->experiment());
    if (system->id != pinned.system) return pinned.experiment;
    const QStringList differing = baselineDifferences(*system, pinned, beside(), m_document->units());
    return tr("%1: %2").arg(pinned.experiment,
                            differing.isEmpty() ? tr("same inputs") : differing.join(QStringLiteral(", ")));
}

QString BaselineButton::answer(const StudyPart& part, const Values& looked) const {
    const StudyPart& other = m_parts[counterpartOf(*part.shown.result, m_shown)];
    return changeOfAnswer(part, other, looked);
}

QStringList BaselineButton::lines(const std::vector<StudyPart>& parts, const Values& looked) const {
    if (!m_study->pinned() || !m_live->study()) return {};
    const auto said = [](const QString& lead, const QString& text) {
        return QStringLiteral("<b>%1</b> %2")
            .arg(breakable(lead).toHtmlEscaped(), breakable(text).toHtmlEscaped());
    };
    const QString lead = tr("Baseline (%1):").arg(description());
    if (m_study->isBusy())
        return {said(lead, tr("solving, %1 %.").arg(static_cast<int>(100 * m_study->progress())))};
    if (!m_study->failure().isEmpty())
        return {said(lead, tr("cannot be solved. %1").arg(m_study->failure()))};
    if (m_parts.empty() || parts.empty()) return {};
    QStringList lines;
    QStringList answers;
    for (const StudyPart& part : parts)
        answers << answer(part, looked);
    const bool areAlike = answers.count(answers.front()) == answers.size();
    if (areAlike) return {said(lead, answers.front())};
    for (std::size_t i = 0; i < parts.size(); ++i)
        lines << said(i == 0 ? tr("%1 %2:").arg(lead, parts[i].shown.name)
                             : tr("%1:").arg(parts[i].shown.name),
                      answers[static_cast<qsizetype>(i)]);
    return lines;
}

} // namespace talweg

#include "moc_baseline_button.cpp"
