#include "workbench/inputs/inspector.h"

#include "workbench/inputs/form.h"

#include <QLabel>
#include <QScrollBar>

namespace talweg {

Inspector::Inspector(QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
}

QSize Inspector::sizeHint() const {
    return {336, 560};
}

/// No field is cut off.
QSize Inspector::minimumSizeHint() const {
    const QSize min = QScrollArea::minimumSizeHint();
    return m_form ? QSize(m_form->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
                          min.height())
                  : min;
}

void Inspector::setDocument(Document& document) {
    m_document = &document;
    connect(&document, &Document::experimentChanged, this, [this](int index) {
        if (index == m_experiment) showValues();
    });
}

void Inspector::setExperiment(int index) {
    m_experiment = index;
    m_mending.cancel();
    if (index < 0) {
        m_form = nullptr;
        auto* empty = new QLabel(tr("Its inputs appear here once there is an experiment."));
        empty->setAlignment(Qt::AlignCenter);
        empty->setWordWrap(true);
        empty->setProperty("role", "muted");
        return setWidget(empty);
    }
    const auto system = m_document->systemOf(index);
    if (!m_form || &m_form->system() != system.get()) makeForm(system);
    m_form->restore();
    showValues();
}

void Inspector::makeForm(std::shared_ptr<const System> system) {
    const QString path = Form::pathOf(*system);
    m_form = new Form(std::move(system), path);
    setWidget(m_form);
    updateGeometry();
    connect(m_form, &Form::edited, this, [this](const QString& id, const Value& value) {
        edit({{id.toStdString(), value}}, {}, id);
    });
    connect(m_form, &Form::finished, m_document, &Document::endStep);
    connect(m_form, &Form::mended, this, [this](const Mend& mend) {
        m_document->endStep();
        edit({{mend.parameter, mend.value}}, QString::fromStdString(mend.label), {});
    });
    connect(m_form, &Form::presetChosen, this, [this](const QString& name, const Values& values) {
        m_document->endStep();
        edit(values, tr("Set %1").arg(name), {});
    });
}

void Inspector::edit(const Values& values, const QString& text, const QString& mergeKey) {
    m_document->setValues(m_experiment, values, text, mergeKey);
}

void Inspector::showValues() {
    m_form->setValues(m_document->project().experiments[static_cast<std::size_t>(m_experiment)].values);
}

void Inspector::setProblems(const std::vector<Problem>& problems) {
    if (!m_form || !m_document->has(m_experiment)) return;
    m_mending.cancel();
    m_form->setProblems(problems, {});
    if (problems.empty()) return;
    m_mending.start([this, problems, system = m_document->systemOf(m_experiment),
                     values = m_document->experiment(m_experiment).values](const std::stop_token& stop) {
        return [this, problems, mends = mendsOf(*system, values, stop)] {
            m_form->setProblems(problems, mends);
        };
    });
}

} // namespace talweg

#include "moc_inspector.cpp"
