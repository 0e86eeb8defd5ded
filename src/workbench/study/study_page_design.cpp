// Functions of StudyPage for the current design: selecting it, and using it in the experiment.

#include "base/contract.h"
#include "base/to_qt.h"
#include "figures/study/study_answer.h"
#include "figures/study/study_in_units.h"
#include "figures/study/study_text.h"
#include "figures/study/study_view.h"
#include "systems/in_units.h"
#include "systems/table.h"
#include "systems/wording.h"
#include "ui_study_page.h"
#include "workbench/study/advisor_panel.h"
#include "workbench/study/designs_table.h"
#include "workbench/study/study_page.h"

#include <algorithm>

namespace talweg {

/// Updates the current design with the inputs that changed in the experiment. Other inputs keep their values.
void StudyPage::followExperiment() {
    const int index = m_live->experiment();
    Values values = index < 0 ? Values() : m_document->experiment(index).values;
    Values looked = m_own.empty() ? values : m_looked;
    for (const auto& [id, value] : values)
        if (const auto before = m_own.find(id); before != m_own.end() && before->second != value)
            looked.insert_or_assign(id, value);
    m_own = std::move(values);
    lookAt(std::move(looked));
}

void StudyPage::focusPart() {
    m_ui->part->setFocus();
}

void StudyPage::look(const Values& varied) {
    Values looked = m_looked;
    for (const auto& [id, value] : varied)
        looked.insert_or_assign(id, value);
    lookAt(std::move(looked));
}

void StudyPage::lookAt(Values looked) {
    if (looked == m_looked) return;
    const Values before = varied(m_looked);
    m_looked = std::move(looked);
    const bool isRun = isOfNeighbours(m_ui->view->figure()); // the map marks the run
    if (varied(m_looked) == before && !isRun) return;
    showFigure();
    showAnswer();
    m_designs->look(inShownUnits(m_looked));
    m_advisor->look(m_looked);
}

void StudyPage::lookAtDesign(std::size_t part, std::size_t design) {
    look(m_live->solved()[part].shown.result->valuesOf(design));
}

void StudyPage::takeDesign(std::size_t part, std::size_t design) {
    TALWEG_EXPECTS(part < m_live->shown().size());
    const SweepResult& result = *m_live->solved()[part].shown.result;
    Values values = result.valuesOf(design);
    QStringList texts;
    const auto shown = inUnits(result.system, m_document->units());
    for (const auto& [id, value] : inShownUnits(values))
        texts << inputText(*shown, id, std::get<double>(value));
    if (const auto compared = result.sweep.base.find(result.system->studyCompare);
        compared != result.sweep.base.end())
        values.insert(*compared);
    look(values);
    m_document->endStep();
    m_document->setValues(m_live->experiment(), values,
                          tr("Use the design %1").arg(texts.join(QStringLiteral(", "))));
    warnOutside(m_live->solved()[part].shown);
}

/// Designs are evaluated over the values of one input. Warns if the experiment's value of this input is
/// outside their range. The run of the adopted design may then fail although the study predicts success.
void StudyPage::warnOutside(const StudyShown& study) {
    const int experiment = m_live->experiment();
    const Axis& over = study.result->sweep.over;
    const Values& values = m_document->experiment(experiment).values;
    const auto present = values.find(over.parameter);
    const double* value = present == values.end() ? nullptr : std::get_if<double>(&present->second);
    if (!value || over.values.empty() || study.noise) return;
    const auto [low, high] = std::ranges::minmax(over.values);
    if (*value >= low && *value <= high) return;
    const Parameter& input = *talweg::find(study.result->system->parameters, over.parameter);
    const auto system = inUnits(study.result->system, m_document->units());
    const auto shown = [&](double number) {
        return inputText(*system, input.id, std::get<double>(inUnits(input, number, m_document->units())));
    };
    const double nearest = *value < low ? low : high;
    emit offered(tr("The study evaluates designs from %1 to %2, but the experiment has %3. Its run may end "
                    "differently.")
                     .arg(shown(low), shown(high), shown(*value)),
                 {{tr("Use %1").arg(shown(nearest)), [this, experiment, id = input.id, nearest] {
                       m_document->endStep();
                       m_document->setValues(experiment, {{id, nearest}});
                   }}});
}

void StudyPage::chooseLooked() {
    const SweepResult& result = *tabled().result;
    emit designChosen(part(), result.designAt(nearestPlaces(result, m_looked)), true);
}

/// The values of the inputs that the study shown varies.
Values StudyPage::varied(const Values& values) const {
    Values some;
    if (m_live->shown().empty()) return some;
    const SweepResult& result = *m_live->solved().front().shown.result;
    const std::vector<Parameter>& parameters = result.system->parameters;
    for (const Axis& axis : result.sweep.axes) {
        const Parameter& input = *talweg::find(parameters, axis.parameter);
        if (const auto value = values.find(input.id); value != values.end())
            some.insert(*value);
        else if (input.place && missingRow(parameters, input, values).empty())
            some[input.id] = valueOf(input, values);
    }
    return some;
}

} // namespace talweg
