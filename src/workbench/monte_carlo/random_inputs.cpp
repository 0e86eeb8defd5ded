#include "workbench/monte_carlo/random_inputs.h"

#include "base/to_qt.h"
#include "study/idle_inputs.h"
#include "workbench/study/uncertainty_edit.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace talweg {

RandomInputs::RandomInputs(QWidget* parent)
    : QScrollArea(parent), m_none(new QLabel(tr("Add uncertain inputs to see how likely each outcome is."))),
      m_begin(new QPushButton(tr("Set uncertain inputs"))),
      m_edit(new UncertaintyEdit(UncertaintyEdit::For::experiment)) {
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    m_none->setWordWrap(true);
    m_none->setAlignment(Qt::AlignHCenter | Qt::AlignBottom);
    m_none->setProperty("role", "muted");
    m_none->setMinimumHeight(96);
    m_begin->setObjectName("beginRandomInputs");
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(14, 2, 14, 14);
    column->addWidget(m_none);
    column->addWidget(m_begin, 0, Qt::AlignHCenter);
    column->addWidget(m_edit);
    column->addStretch(1);
    setWidget(content);
    m_edit->hide(); // hidden until there is a study
    connect(m_begin, &QPushButton::clicked, this, &RandomInputs::beginWanted);
}

QSize RandomInputs::sizeHint() const {
    return {336, 560};
}

void RandomInputs::setRuns(Document& document, LiveMonteCarlo& live) {
    m_document = &document;
    m_live = &live;
    m_edit->setStudy(document, [this](const auto& edit, const QString& key) { change(edit, key); });
    connect(&live, &LiveMonteCarlo::stateChanged, this, &RandomInputs::showStudy);
    showStudy();
}

void RandomInputs::setInFront(bool inFront) {
    m_inFront = inFront;
    showStudy();
}

void RandomInputs::goTo(const QString& id) {
    setInFront(true);
    auto* line = findChild<QLineEdit*>(QStringLiteral("random_uncertain_") + id);
    if (!line) line = findChild<QLineEdit*>(QStringLiteral("random_likely"));
    if (!line) return;
    line->setFocus(Qt::OtherFocusReason);
    line->selectAll();
    ensureWidgetVisible(line);
}

void RandomInputs::change(const std::function<void(Study&)>& edit, const QString& mergeKey) {
    const int index = m_live->experiment();
    if (index < 0 || !m_document->experiment(index).study) return; // experiment or study was removed
    Study study = *m_document->experiment(index).study;
    edit(study);
    m_document->setStudy(index, study, {}, mergeKey);
}

/// Shows the study of the experiment, even if the study has no uncertain inputs yet.
void RandomInputs::showStudy() {
    if (!m_live || !m_inFront) return;
    const int index = m_live->experiment();
    const auto study = index < 0 ? std::nullopt : m_document->experiment(index).study;
    m_none->setVisible(!study);
    m_begin->setVisible(!study);
    m_begin->setEnabled(index >= 0 && !m_document->systemOf(index)->studyMeasures.empty());
    m_edit->setVisible(study.has_value());
    if (!study) return;
    m_edit->show(index, *study);
    const auto messageIn = [](const std::vector<Problem>& problems) {
        return [&problems](const std::string& what) {
            const auto found = std::ranges::find(problems, what, &Problem::parameter);
            return found == problems.end() ? QString() : toQt(found->message);
        };
    };
    const auto& result = m_live->shown().result;
    const std::vector<Problem> idle =
        result ? idleInputs(*result->system, result->study) : std::vector<Problem>();
    m_edit->showProblems(messageIn(m_live->problems()), messageIn(idle));
}

} // namespace talweg

#include "moc_random_inputs.cpp"
