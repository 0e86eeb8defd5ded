#include "base/contract.h"
#include "base/translation.h"
#include "project/document.h"
#include "project/expressions.h"
#include "project/steps.h"

namespace talweg {

/// Returns `at`, or −1 where that is refused.
int Document::insert(Experiment experiment, int at, const QString& text) {
    const bool inserted = isDone(push(std::make_unique<PlainStep>(
        *m_edits, text,
        [at, experiment = std::move(experiment)](ProjectEdits& edits) { edits.insert(at, experiment); },
        [at](ProjectEdits& edits) { edits.remove(at); })));
    return inserted ? at : -1;
}

int Document::addExperiment(Experiment experiment, int at) {
    if (at < 0) at = static_cast<int>(m_project.experiments.size());
    TALWEG_EXPECTS(at <= std::ssize(m_project.experiments));
    experiment.name = freeName(m_project, experiment.name);
    const QString text = tr("Add \"%1\"").arg(experiment.name);
    return insert(std::move(experiment), at, text);
}

int Document::duplicateExperiment(int index) {
    Experiment copy = experiment(index);
    const QString text = tr("Duplicate \"%1\"").arg(copy.name);
    copy.name = freeName(m_project, copy.name);
    return insert(std::move(copy), index + 1, text);
}

QString Document::renameExperiment(int index, const QString& name) {
    const QString after = name.trimmed();
    const QString complaint = nameComplaint(m_project, index, after);
    const QString before = experiment(index).name;
    if (!complaint.isEmpty() || after == before) return complaint;
    const std::vector<ExportJob> jobs = m_project.exports;
    std::vector<ExportJob> renamed = jobs;
    for (ExportJob& job : renamed)
        if (job.experiment == before) job.experiment = after;
    const auto renaming = [index, changes = renamed != jobs](const QString& to,
                                                             const std::vector<ExportJob>& with) {
        return [=](ProjectEdits& edits) {
            edits.rename(index, to);
            if (changes) edits.setExports(with);
        };
    };
    return push(std::make_unique<PlainStep>(*m_edits, tr("Rename \"%1\" to \"%2\"").arg(before, after),
                                            renaming(after, renamed), renaming(before, jobs)));
}

void Document::removeExperiments(const std::vector<int>& indices) {
    if (indices.empty()) return;
    std::vector<Experiment> removed;
    for (const int index : indices)
        removed.push_back(experiment(index));
    const QString text = removed.size() == 1
                             ? tr("Remove \"%1\"").arg(removed.front().name)
                             : QString::fromStdString(trCount(std::ssize(removed), "Remove %n experiment",
                                                              "Remove %n experiments"));
    isDone(push(std::make_unique<PlainStep>(
        *m_edits, text,
        [indices](ProjectEdits& edits) {
            for (auto index = indices.rbegin(); index != indices.rend(); ++index)
                edits.remove(*index);
        },
        [indices, removed](ProjectEdits& edits) {
            for (std::size_t i = 0; i < indices.size(); ++i)
                edits.insert(indices[i], removed[i]);
        })));
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
    if (const QString wrong = expressionsComplaint(fitted.experiments, ConstantTable(constants));
        !wrong.isEmpty())
        return wrong;
    const auto setConstants = [changes = !fitted.constants.empty()](ProjectEdits& edits,
                                                                    const std::vector<Constant>& to) {
        if (changes) edits.setInputs({{}, to});
    };
    const QString text = fitted.experiments.size() == 1
                             ? tr("Add \"%1\"").arg(fitted.experiments.front().name)
                             : QString::fromStdString(trCount(std::ssize(fitted.experiments),
                                                              "Add %n experiment", "Add %n experiments"));
    std::vector<MeasuredColumn> measured = m_project.measured;
    measured.insert(measured.end(), fitted.measured.begin(), fitted.measured.end());
    auto step = std::make_unique<PlainStep>(
        *m_edits, text,
        [at, setConstants, constants, added = fitted.experiments](ProjectEdits& edits) {
            setConstants(edits, constants);
            for (std::size_t i = 0; i < added.size(); ++i)
                edits.insert(at + static_cast<int>(i), added[i]);
        },
        [at, setConstants, before = m_project.constants,
         count = static_cast<int>(fitted.experiments.size())](ProjectEdits& edits) {
            for (int i = count; i-- > 0;)
                edits.remove(at + i);
            setConstants(edits, before);
        });
    return push(std::move(step), &measured);
}

void Document::moveExperiment(int from, int to) {
    TALWEG_EXPECTS(has(from) && has(to));
    if (from == to) return;
    isDone(push(std::make_unique<PlainStep>(
        *m_edits, tr("Move \"%1\"").arg(experiment(from).name),
        [from, to](ProjectEdits& edits) { edits.move(from, to); },
        [from, to](ProjectEdits& edits) { edits.move(to, from); })));
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
    const QString text =
        from.size() == 1
            ? tr("Move \"%1\"").arg(experiment(from.front()).name)
            : QString::fromStdString(trCount(std::ssize(from), "Move %n experiment", "Move %n experiments"));
    isDone(push(std::make_unique<PlainStep>(
        *m_edits, text,
        [moves](ProjectEdits& edits) {
            for (const auto& [at, there] : moves)
                edits.move(at, there);
        },
        [moves](ProjectEdits& edits) {
            for (auto move = moves.rbegin(); move != moves.rend(); ++move)
                edits.move(move->second, move->first);
        })));
}

} // namespace talweg
