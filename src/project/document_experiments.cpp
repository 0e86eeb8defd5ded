#include "base/contract.h"
#include "base/to_qt.h"
#include "base/translation.h"
#include "project/document.h"
#include "project/expressions.h"

namespace talweg {

namespace {

/// A change that inserts an experiment before position `at`.
auto inserting(Experiment experiment, int at) {
    return [at, experiment = std::move(experiment)](Project& project) {
        project.experiments.insert(project.experiments.begin() + at, experiment);
    };
}

} // namespace

int Document::addExperiment(Experiment experiment, int at) {
    if (at < 0) at = static_cast<int>(m_project.experiments.size());
    TALWEG_EXPECTS(at <= std::ssize(m_project.experiments));
    experiment.name = freeName(m_project, experiment.name);
    const QString text = tr("Add \"%1\"").arg(experiment.name);
    return isDone(apply(text, {}, inserting(std::move(experiment), at))) ? at : -1;
}

int Document::duplicateExperiment(int index) {
    Experiment copy = experiment(index);
    const QString text = tr("Duplicate \"%1\"").arg(copy.name);
    copy.name = freeName(m_project, copy.name);
    return isDone(apply(text, {}, inserting(std::move(copy), index + 1))) ? index + 1 : -1;
}

QString Document::renameExperiment(int index, const QString& name) {
    const QString after = name.trimmed();
    if (const QString complaint = nameComplaint(m_project, index, after); !complaint.isEmpty())
        return complaint;
    const QString before = experiment(index).name;
    return apply(tr("Rename \"%1\" to \"%2\"").arg(before, after), {}, [&](Project& project) {
        project.experiments[static_cast<std::size_t>(index)].name = after;
        for (ExportJob& job : project.exports)
            if (job.experiment == before) job.experiment = after;
    });
}

void Document::removeExperiments(const std::vector<int>& indices) {
    if (indices.empty()) return;
    TALWEG_EXPECTS(std::ranges::all_of(indices, [this](int index) { return has(index); }));
    const QString text =
        indices.size() == 1
            ? tr("Remove \"%1\"").arg(experiment(indices.front()).name)
            : toQt(trCount(std::ssize(indices), "Remove %n experiment", "Remove %n experiments"));
    isDone(apply(text, {}, [&](Project& project) {
        for (auto index = indices.rbegin(); index != indices.rend(); ++index)
            project.experiments.erase(project.experiments.begin() + *index);
    }));
}

QString Document::addExperiments(const Project& from, int at, ConstantClash clash) {
    TALWEG_EXPECTS(at >= 0 && at <= std::ssize(m_project.experiments));
    const Project fitted = fittedTo(m_project, from, clash, m_registry);
    if (fitted.experiments.empty()) return {};
    if (std::ssize(m_project.experiments) + std::ssize(fitted.experiments) > maxExperiments)
        return tr("A project can have at most %1 experiments.").arg(maxExperiments);
    std::vector<Constant> constants = m_project.constants;
    constants.insert(constants.end(), fitted.constants.begin(), fitted.constants.end());
    if (std::ssize(constants) > maxConstants)
        return tr("A project can have at most %1 constants.").arg(maxConstants);
    if (const QString wrong = expressionsComplaint(fitted.experiments, ConstantTable(constants));
        !wrong.isEmpty())
        return wrong;
    const QString text =
        fitted.experiments.size() == 1
            ? tr("Add \"%1\"").arg(fitted.experiments.front().name)
            : toQt(trCount(std::ssize(fitted.experiments), "Add %n experiment", "Add %n experiments"));
    return apply(text, {}, [&](Project& project) {
        project.constants = constants;
        for (int i = 0; i < std::ssize(fitted.experiments); ++i)
            inserting(fitted.experiments[static_cast<std::size_t>(i)], at + i)(project);
        project.measured.insert(project.measured.end(), fitted.measured.begin(), fitted.measured.end());
    });
}

void Document::moveExperiment(int from, int to) {
    TALWEG_EXPECTS(has(from) && has(to));
    isDone(apply(tr("Move \"%1\"").arg(experiment(from).name), {}, [&](Project& project) {
        project.experiments.move(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    }));
}

void Document::moveExperiments(const std::vector<int>& from, int before) {
    if (from.empty()) return;
    const auto& items = m_project.experiments.items();
    SharedList<Experiment> sorted;
    const auto addOthers = [&](int first, int end) {
        for (int i = first; i < end; ++i)
            if (std::ranges::count(from, i) == 0) sorted.push_back(items[static_cast<std::size_t>(i)]);
    };
    addOthers(0, before);
    for (const int index : from)
        sorted.push_back(items[static_cast<std::size_t>(index)]);
    addOthers(before, static_cast<int>(items.size()));
    const QString text = from.size() == 1
                             ? tr("Move \"%1\"").arg(experiment(from.front()).name)
                             : toQt(trCount(std::ssize(from), "Move %n experiment", "Move %n experiments"));
    isDone(apply(text, {}, [&](Project& project) { project.experiments = sorted; }));
}

QString Document::setTracks(int index, const SharedList<Track>& tracks, const QString& text) {
    TALWEG_EXPECTS(has(index));
    return apply(text, {}, [&](Project& project) {
        project.experiments[static_cast<std::size_t>(index)].tracks = tracks;
    });
}

} // namespace talweg
