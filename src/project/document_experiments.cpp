#include "base/contract.h"
#include "base/translation.h"
#include "project/document.h"
#include "project/steps.h"

namespace talweg {

void Document::insert(Experiment experiment, int at, const QString& text) {
    ProjectEdits& edits = *m_edits;
    m_undo.push(new PlainStep(
        edits, text, [&edits, at, experiment] { edits.insert(at, experiment); },
        [&edits, at] { edits.remove(at); }));
}

int Document::addExperiment(Experiment experiment, int at) {
    if (at < 0) at = static_cast<int>(m_project.experiments.size());
    TALWEG_EXPECTS(at <= std::ssize(m_project.experiments));
    experiment.name = freeName(m_project, experiment.name);
    const QString text = tr("Add \"%1\"").arg(experiment.name);
    insert(std::move(experiment), at, text);
    return at;
}

int Document::duplicateExperiment(int index) {
    Experiment copy = experiment(index);
    const QString text = tr("Duplicate \"%1\"").arg(copy.name);
    copy.name = freeName(m_project, copy.name);
    insert(std::move(copy), index + 1, text);
    return index + 1;
}

QString Document::renameExperiment(int index, const QString& name) {
    const QString after = name.trimmed();
    const QString complaint = nameComplaint(m_project, index, after);
    const QString before = experiment(index).name;
    if (!complaint.isEmpty() || after == before) return complaint;
    ProjectEdits& edits = *m_edits;
    const std::vector<ExportJob> jobs = m_project.exports;
    std::vector<ExportJob> renamed = jobs;
    for (ExportJob& job : renamed)
        if (job.experiment == before) job.experiment = after;
    const auto rename = [&edits, index, changes = renamed != jobs](const QString& to,
                                                                   const std::vector<ExportJob>& with) {
        edits.rename(index, to);
        if (changes) edits.setExports(with);
    };
    m_undo.push(new PlainStep(
        edits, tr("Rename \"%1\" to \"%2\"").arg(before, after),
        [rename, after, renamed] { rename(after, renamed); },
        [rename, before, jobs] { rename(before, jobs); }));
    return {};
}

void Document::removeExperiments(const std::vector<int>& indices) {
    if (indices.empty()) return;
    ProjectEdits& edits = *m_edits;
    std::vector<Experiment> removed;
    for (const int index : indices)
        removed.push_back(experiment(index));
    const QString text = removed.size() == 1
                             ? tr("Remove \"%1\"").arg(removed.front().name)
                             : QString::fromStdString(trCount(std::ssize(removed), "Remove %n experiment",
                                                              "Remove %n experiments"));
    m_undo.push(new PlainStep(
        edits, text,
        [&edits, indices] {
            for (auto index = indices.rbegin(); index != indices.rend(); ++index)
                edits.remove(*index);
        },
        [&edits, indices, removed] {
            for (std::size_t i = 0; i < indices.size(); ++i)
                edits.insert(indices[i], removed[i]);
        }));
}

QString Document::addExperiments(const Project& from, int at, ConstantClash clash) {
    TALWEG_EXPECTS(at >= 0 && at <= std::ssize(m_project.experiments));
    const Project fitted = fittedTo(m_project, from, clash, m_registry);
    if (fitted.experiments.empty()) return {};
    if (std::ssize(m_project.experiments) + std::ssize(fitted.experiments) > maxExperiments)
        return tr("A project has at most %1 experiments.").arg(maxExperiments);
    std::vector<Constant> constants = m_project.constants;
    constants.insert(constants.end(), fitted.constants.begin(), fitted.constants.end());
    if (std::ssize(constants) > maxConstants)
        return tr("A project has at most %1 constants.").arg(maxConstants);
    ProjectEdits& edits = *m_edits;
    const auto setConstants = [&edits, changes = !fitted.constants.empty()](const std::vector<Constant>& to) {
        if (changes) edits.setInputs({{}, to});
    };
    const QString text = fitted.experiments.size() == 1
                             ? tr("Add \"%1\"").arg(fitted.experiments.front().name)
                             : QString::fromStdString(trCount(std::ssize(fitted.experiments),
                                                              "Add %n experiment", "Add %n experiments"));
    m_undo.push(new PlainStep(
        edits, text,
        [&edits, at, setConstants, constants, added = fitted.experiments] {
            setConstants(constants);
            for (std::size_t i = 0; i < added.size(); ++i)
                edits.insert(at + static_cast<int>(i), added[i]);
        },
        [&edits, at, setConstants, before = m_project.constants,
         count = static_cast<int>(fitted.experiments.size())] {
            for (int i = count; i-- > 0;)
                edits.remove(at + i);
            setConstants(before);
        }));
    return {};
}

void Document::moveExperiment(int from, int to) {
    TALWEG_EXPECTS(has(from) && has(to));
    if (from == to) return;
    ProjectEdits& edits = *m_edits;
    m_undo.push(new PlainStep(
        edits, tr("Move \"%1\"").arg(experiment(from).name), [&edits, from, to] { edits.move(from, to); },
        [&edits, from, to] { edits.move(to, from); }));
}

/// Those above go down first, the lowest of them first, then those below go up: each leaves the places of
/// those that are still to come as they are.
void Document::moveExperiments(const std::vector<int>& from, int before) {
    std::vector<std::pair<int, int>> moves; // one after the other
    int to = before;
    for (auto index = from.rbegin(); index != from.rend(); ++index)
        if (*index < before && *index != --to) moves.emplace_back(*index, to);
    to = before;
    for (const int index : from)
        if (index >= before && index != to++) moves.emplace_back(index, to - 1);
    if (moves.empty()) return;
    ProjectEdits& edits = *m_edits;
    const QString text =
        from.size() == 1
            ? tr("Move \"%1\"").arg(experiment(from.front()).name)
            : QString::fromStdString(trCount(std::ssize(from), "Move %n experiment", "Move %n experiments"));
    m_undo.push(new PlainStep(
        edits, text,
        [&edits, moves] {
            for (const auto& [at, there] : moves)
                edits.move(at, there);
        },
        [&edits, moves] {
            for (auto move = moves.rbegin(); move != moves.rend(); ++move)
                edits.move(move->second, move->first);
        }));
}

} // namespace talweg
