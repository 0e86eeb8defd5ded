#include "base/contract.h"
#include "project/document.h"
#include "project/export_job.h"
#include "project/steps.h"

namespace talweg {

// --- export jobs -----------------------------------------------------------------------------------

QString Document::setExports(std::vector<ExportJob> jobs, const QString& text) {
    if (jobs == m_project.exports) return {};
    return push(std::make_unique<PlainStep>(
        *m_edits, text, [jobs = std::move(jobs)](ProjectEdits& edits) { edits.setExports(jobs); },
        [before = m_project.exports](ProjectEdits& edits) { edits.setExports(before); }));
}

const ExportJob& Document::exportJob(int index) const {
    TALWEG_EXPECTS(index >= 0 && index < std::ssize(m_project.exports));
    return m_project.exports[static_cast<std::size_t>(index)];
}

int Document::addExport(ExportJob job) {
    std::vector<ExportJob> jobs = m_project.exports;
    job.name = freeExportName(m_project, job.name);
    const QString text = tr("Add export job \"%1\"").arg(job.name);
    jobs.push_back(std::move(job));
    return isDone(setExports(std::move(jobs), text)) ? static_cast<int>(m_project.exports.size()) - 1 : -1;
}

QString Document::renameExport(int index, const QString& name) {
    const QString after = name.trimmed(), before = exportJob(index).name;
    if (const QString complaint = exportNameComplaint(m_project, index, after); !complaint.isEmpty())
        return complaint;
    std::vector<ExportJob> jobs = m_project.exports;
    jobs[static_cast<std::size_t>(index)].name = after;
    return setExports(std::move(jobs), tr("Rename export job \"%1\" to \"%2\"").arg(before, after));
}

QString Document::setExportFile(int index, const QString& file) {
    if (const QString wrong = exportFileComplaint(file); !wrong.isEmpty()) return wrong;
    const QString text = tr("Change the file of export job \"%1\"").arg(exportJob(index).name);
    std::vector<ExportJob> jobs = m_project.exports;
    jobs[static_cast<std::size_t>(index)].file = file.trimmed();
    return setExports(std::move(jobs), text);
}

void Document::removeExport(int index) {
    const QString text = tr("Remove export job \"%1\"").arg(exportJob(index).name);
    std::vector<ExportJob> jobs = m_project.exports;
    jobs.erase(jobs.begin() + index);
    isDone(setExports(std::move(jobs), text));
}

// --- named requirements ----------------------------------------------------------------------------

const NamedRequirement& Document::requirement(int index) const {
    TALWEG_EXPECTS(index >= 0 && index < std::ssize(m_project.requirements));
    return m_project.requirements[static_cast<std::size_t>(index)];
}

QString Document::setRequirements(std::vector<NamedRequirement> requirements, const QString& text,
                                  const QString& mergeKey) {
    if (requirements == m_project.requirements) return {};
    return push(std::make_unique<RequirementsStep>(*m_edits, text, m_project.requirements,
                                                   std::move(requirements), mergeKey));
}

int Document::addRequirement(NamedRequirement requirement) {
    auto requirements = m_project.requirements;
    const QString wish = requirement.name.trimmed();
    requirement.name =
        freeRequirementName(m_project, requirement.system, wish.isEmpty() ? tr("Requirement") : wish);
    const QString text = tr("Add requirement \"%1\"").arg(requirement.name);
    requirements.push_back(std::move(requirement));
    const bool added = isDone(setRequirements(std::move(requirements), text, {}));
    return added ? static_cast<int>(m_project.requirements.size()) - 1 : -1;
}

QString Document::renameRequirement(int index, const QString& name, const QString& mergeKey) {
    const NamedRequirement& before = requirement(index);
    const QString after = name.trimmed();
    const QString complaint = requirementNameComplaint(m_project, index, before.system, after);
    if (!complaint.isEmpty()) return complaint;
    const QString text = tr("Rename requirement \"%1\" to \"%2\"").arg(before.name, after);
    auto requirements = m_project.requirements;
    requirements[static_cast<std::size_t>(index)].name = after;
    return setRequirements(std::move(requirements), text, mergeKey);
}

void Document::setCondition(int index, const std::string& condition, const QString& mergeKey) {
    const QString text = tr("Change requirement \"%1\"").arg(requirement(index).name);
    auto requirements = m_project.requirements;
    requirements[static_cast<std::size_t>(index)].condition = condition;
    isDone(setRequirements(std::move(requirements), text, mergeKey));
}

void Document::removeRequirement(int index) {
    const QString text = tr("Remove requirement \"%1\"").arg(requirement(index).name);
    auto requirements = m_project.requirements;
    requirements.erase(requirements.begin() + index);
    isDone(setRequirements(std::move(requirements), text, {}));
}

} // namespace talweg
