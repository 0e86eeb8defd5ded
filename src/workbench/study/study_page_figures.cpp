#include "workbench/study/study_page.h"

#include "base/contract.h"
#include "figures/study/study_answer.h"
#include "figures/study/study_baseline.h"
#include "figures/study/study_csv.h"
#include "figures/study/study_in_units.h"
#include "figures/study/study_view.h"
#include "study/same_designs.h"
#include "systems/in_units.h"
#include "ui_study_page.h"
#include "workbench/study/baseline_button.h"
#include "workbench/study/neighbour_maps.h"
#include "workbench/study/pareto_fronts.h"

#include <algorithm>
#include <utility>

namespace talweg {

using Kind = StudyFigure::Kind;

bool StudyPage::hasRoomForOne(Kind kind) {
    return kind == Kind::map || kind == Kind::outcomes || kind == Kind::pareto;
}

std::vector<Exportable> StudyPage::exportables() const {
    std::vector<Exportable> figures;
    for (const Drawn& drawn : drawnFigures()) {
        figures.push_back({drawn.title,
                           [this, drawn](const Theme& theme, const FigureSize& size,
                                         const OnView& parts) -> std::optional<QPicture> {
                               const auto results = resultsFor(drawn.figure, drawn.less);
                               if (results.empty() || !m_live->isCurrent()) return {};
                               if (isOnView(drawn)) return view()->picture(theme, size, parts);
                               return drawStudyFigure(drawn.figure, results, inShownUnits(m_looked), theme,
                                                      size);
                           },
                           [this, drawn](const OnView& parts) -> QStringList {
                               if (isOnView(drawn)) return view()->pictureText(parts);
                               return {tr("the whole figure")};
                           }});
        figures.back().id = [this, drawn] { return idOf(drawn.figure, drawn.less); };
    }
    return figures;
}

/// The id of a figure. For the other axes, it contains the current design's values if they differ from the
/// experiment's values.
QString StudyPage::idOf(StudyFigure figure, const StudyLess& less) const {
    if (!m_live->solved().empty())
        figure = stored(std::move(figure), *m_live->solved().front().shown.result, m_document->units());
    const Values own = varied(m_own);
    for (const auto& [id, value] : varied(m_looked))
        if (const auto there = own.find(id); there == own.end() || there->second != value)
            figure.fixed[id] = std::get<double>(value);
    return idOfStudyFigure(figure, hasRoomForOne(figure.kind) ? part() : 0, less);
}

void StudyPage::bringFigure(const QString& id) {
    m_wanted = id;
    if (isVisible()) showWanted();
}

/// Shows the figure requested by bringFigure once results are available.
void StudyPage::showWanted() {
    if (m_wanted.isEmpty() || !m_live->isCurrent() || m_live->shown().empty() || !m_live->study()) return;
    const StudyShown& first = m_live->solved().front().shown;
    const StudyFigureReading read =
        studyFigureOf(std::exchange(m_wanted, {}), *first.result, *m_live->study(), first.requirement);
    if (!read.figure) return;
    if (read.part < m_live->shown().size()) m_part = m_live->shown()[read.part].shown.name;
    m_ui->figureBar->setFigure(inUnits(*read.figure, *first.result, m_document->units()));
    m_ui->figureBar->setReferences(references());
    m_ui->figureBar->setLess(lessWanted(read.less));
    Values fixed;
    for (const auto& [id, value] : read.figure->fixed)
        fixed[id] = value;
    look(fixed);
}

std::size_t StudyPage::figureOnView() const {
    const auto figures = drawnFigures();
    const auto onView = std::ranges::find_if(figures, [this](const Drawn& drawn) { return isOnView(drawn); });
    return onView == figures.end() ? 0 : static_cast<std::size_t>(onView - figures.begin());
}

const StudyShown& StudyPage::tabled() const {
    TALWEG_EXPECTS(!m_live->shown().empty());
    return m_live->solved()[part()].shown;
}

std::size_t StudyPage::part() const {
    const auto& shown = m_live->shown();
    for (std::size_t i = 0; i < shown.size(); ++i)
        if (!m_part.isEmpty() && shown[i].shown.name == m_part) return i;
    const auto own = std::ranges::find(shown, true, &StudyPart::isOwn);
    return own == shown.end() ? 0 : static_cast<std::size_t>(own - shown.begin());
}

/// Whether a figure shows data that are computed after the study: nearby runs or Pareto fronts.
bool StudyPage::isWorkedOut(const StudyFigure& figure, const StudyLess& less) const {
    return less.what == StudyLess::What::nothing && (isOfNeighbours(figure) || figure.kind == Kind::pareto);
}

/// The results for a figure whose data are part of the study, selected from the parts of the study and the
/// baseline.
std::vector<StudyShown> StudyPage::amongParts(const StudyFigure& figure, const StudyLess& less,
                                              const std::vector<StudyPart>& parts,
                                              const std::vector<StudyShown>& baseline) const {
    if (less.what != StudyLess::What::nothing && !parts.empty()) {
        const auto made = differenceShown(shownOf(parts), part(), less, baseline);
        return made.shown ? std::vector<StudyShown>{*made.shown} : std::vector<StudyShown>();
    }
    if (hasRoomForOne(figure.kind) && !parts.empty()) return {parts[part()].shown};
    return overBaseline(shownOf(parts), baseline);
}

std::vector<StudyShown> StudyPage::solvedFor(const StudyFigure& figure, const StudyLess& less) const {
    const auto& solved = m_live->solved();
    if (!isWorkedOut(figure, less)) return amongParts(figure, less, solved, m_baseline->solved());
    if (figure.kind == Kind::pareto)
        return m_fronts->shown() ? std::vector<StudyShown>{*m_fronts->shown()} : std::vector<StudyShown>();
    return m_maps->shown() ? std::vector<StudyShown>{{m_maps->shown(), solved[part()].shown.name, {}}}
                           : std::vector<StudyShown>();
}

std::vector<StudyShown> StudyPage::resultsFor(const StudyFigure& figure, const StudyLess& less) const {
    if (!isWorkedOut(figure, less)) return amongParts(figure, less, m_live->shown(), m_baseline->shown());
    std::vector<StudyShown> results = solvedFor(figure, less);
    for (StudyShown& each : results)
        each = inUnits(each, m_document->units());
    return results;
}

std::vector<StudyShown> StudyPage::solvedOnView() const {
    return solvedFor(view()->figure(), m_ui->figureBar->less());
}

/// Converts inputs of the experiment to the displayed units.
Values StudyPage::inShownUnits(const Values& values) const {
    const int index = m_live->experiment();
    return index < 0 ? values : inUnits(m_document->systemOf(index)->parameters, values, m_document->units());
}

bool StudyPage::isOnView(const Drawn& drawn) const {
    return drawn.figure == view()->figure() && drawn.less == m_ui->figureBar->less();
}

/// Whether a figure is a map of nearby runs. The vertical axis of such a map is the input over whose values
/// designs are evaluated, so that each cell is a single run.
bool StudyPage::isOfNeighbours(const StudyFigure& figure) const {
    const auto& shown = m_live->shown();
    return figure.kind == Kind::map && !shown.empty()
           && figure.family == shown.front().shown.result->sweep.over.parameter;
}

/// The input values of a design in the result with this index in the figure.
Values StudyPage::valuesClicked(std::size_t result, std::size_t design) const {
    return solvedOnView().at(result).result->valuesOf(design);
}

/// The figures for which data are available, including a difference map.
std::vector<StudyPage::Drawn> StudyPage::drawnFigures() const {
    std::vector<Drawn> drawn;
    for (const auto& [title, figure] : m_ui->figureBar->figures()) {
        if (figure.kind == Kind::pareto && !m_fronts->isCurrent()) continue;
        if (isOfNeighbours(figure) && resultsFor(figure, {}).empty()) continue;
        drawn.push_back({title, figure});
        if (figure.kind != Kind::map) continue;
        const StudyLess chosen = m_ui->figureBar->less();
        const StudyLess less = chosen == StudyLess() ? lessWanted({StudyLess::What::usual}) : chosen;
        const auto results = less == StudyLess() ? std::vector<StudyShown>() : resultsFor(figure, less);
        if (!results.empty()
            && differenceProblem(figure, results.front(), inShownUnits(varied(m_looked))).isEmpty())
            drawn.push_back({tr("Difference"), figure, less});
    }
    return drawn;
}

/// If the units have changed since the figure was chosen, the figure in the new units; otherwise nothing.
std::optional<StudyFigure> StudyPage::figureInOtherUnits() {
    const SweepResult& result = *m_live->solved().front().shown.result;
    const DisplayUnits before = std::exchange(m_units, m_document->units());
    const StudyFigure figure = m_ui->figureBar->figure();
    if (before == m_units || figure.x.empty()) return {};
    return inUnits(stored(figure, result, before), result, m_units);
}

std::vector<Axis> StudyPage::slicedAxes() const {
    const StudyFigure figure = m_ui->figureBar->figure();
    if (m_live->shown().empty() || figure.kind == Kind::pareto) return {}; // these figures show all designs
    std::vector<Axis> axes = m_live->solved().front().shown.result->sweep.axes;
    std::erase_if(axes, [&](const Axis& axis) {
        return axis.parameter == figure.x || axis.parameter == figure.family || axis.values.size() < 2;
    });
    return axes;
}

/// Starts to compute data of a figure that the study does not contain.
void StudyPage::prepareFigure(const StudyFigure& figure, Values& chosen) {
    if (isOfNeighbours(figure)) {
        const auto& result = m_live->solved()[part()].shown.result;
        m_maps->ask(result, result->designAt(nearestPlaces(*result, m_looked)));
        if (const auto over = m_looked.find(figure.family); over != m_looked.end()) chosen.insert(*over);
    } else {
        m_maps->forget();
    }
    if (figure.kind == Kind::pareto && !m_live->shown().empty())
        m_fronts->ask(m_live->solved()[part()].shown, figure.goals);
    else
        m_fronts->forget();
}

void StudyPage::showFigure() {
    const StudyFigure figure = m_ui->figureBar->figure();
    Values chosen = varied(m_looked);
    prepareFigure(figure, chosen);
    m_ui->view->setFigure(figure);
    for (const auto& [title, each] : m_ui->figureBar->figures())
        if (each == figure) m_ui->view->setAccessibleName(title);
    m_ui->view->setChosen(inShownUnits(chosen));
    m_ui->view->setResults(resultsFor(figure, m_ui->figureBar->less()));
    if (m_live->shown().empty()) return m_ui->slices->hide();
    m_ui->slices->setAxes(m_live->solved().front().shown.result->system, slicedAxes(), m_looked,
                          m_document->units());
}

// --- references ------------------------------------------------------------------------------------

/// The possible references for differences: the baseline and the other compared studies.
std::vector<std::pair<StudyLess, QString>> StudyPage::references() const {
    using What = StudyLess::What;
    std::vector<std::pair<StudyLess, QString>> found;
    if (!m_baseline->shown().empty()) found.emplace_back(StudyLess{What::baseline}, tr("the baseline"));
    const auto& shown = m_live->shown();
    for (std::size_t i = 0; i < shown.size(); ++i)
        if (i != part()) found.emplace_back(StudyLess{What::part, i}, shown[i].shown.name);
    return found;
}

/// Replaces the default reference by the first one available.
StudyLess StudyPage::lessWanted(const StudyLess& less) const {
    if (less.what != StudyLess::What::usual) return less;
    const auto all = references();
    return all.empty() ? StudyLess() : all.front().first;
}

/// The reference of the differences in tables; nothing if there is none, or if it has no designs in common.
std::optional<StudyShown> StudyPage::reference(const std::vector<StudyPart>& parts,
                                               const std::vector<StudyShown>& baseline) const {
    if (parts.empty()) return {};
    StudyLess less = m_ui->figureBar->less();
    const bool isPinned = !baseline.empty() && baseline.front().result;
    if (less == StudyLess() && isPinned) less = {StudyLess::What::baseline};
    if (less == StudyLess()) return {};
    const auto made = differenceShown(shownOf(parts), part(), less, baseline);
    if (!made.shown || !made.shown->less->result) return {};
    const bool hasAny = SameDesigns(*made.shown->result, *made.shown->less->result).whyNone().empty();
    return hasAny ? std::optional(*made.shown->less) : std::nullopt;
}

TableOptions StudyPage::tableOptions() const {
    TableOptions options;
    if (const auto compared = reference(m_live->solved(), m_baseline->solved()))
        options.baseline = compared->result;
    return options;
}

/// Called when a study was pinned or unpinned, or when the pinned study has new results.
void StudyPage::showBaseline() {
    m_ui->figureBar->setReferences(references());
    if (m_designs) showDesigns();
    const bool areOther = m_units != m_document->units(); // results are converted soon
    if (!isVisible() || areOther) return;
    showFigure();
    showAnswer();
}

std::function<QByteArray()> StudyPage::figureData() const {
    const StudyFigure figure = view()->figure();
    const bool isDifference = m_ui->figureBar->less() != StudyLess();
    if (!isOfNeighbours(figure) && !isDifference && figure.kind != Kind::outcomes
        && figure.kind != Kind::pareto)
        return {};
    const auto results = solvedOnView();
    if (results.empty()) return {};
    return [figure = stored(figure, *results.front().result, m_document->units()), shown = results.front(),
            chosen = varied(m_looked)] { return studyFigureCsv(figure, shown, chosen); };
}

} // namespace talweg
