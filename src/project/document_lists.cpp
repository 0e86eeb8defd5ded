#include "base/contract.h"
#include "project/document.h"
#include "project/export_job.h"

namespace talweg {

// --- export jobs -----------------------------------------------------------------------------------

const ExportJob& Document::exportJob(int index) const {
    TALWEG_EXPECTS(index >= 0 && index < std::ssize(m_project.exports));
    return m_project.exports[static_cast<std::size_t>(index)];
}

int Document::addExport(ExportJob job) {
    job.name = freeExportName(m_project, job.name);
    const QString text = tr("Add export job \"%1\"").arg(job.name);
    const bool added =
        isDone(apply(text, {}, [&](Project& project) { project.exports.push_back(std::move(job)); }));
    return added ? static_cast<int>(m_project.exports.size()) - 1 : -1;
}

QString Document::renameExport(int index, const QString& name) {
    const QString after = name.trimmed(), before = exportJob(index).name;
    if (const QString complaint = exportNameComplaint(m_project, index, after); !complaint.isEmpty())
        return complaint;
    return apply(tr("Rename export job \"%1\" to \"%2\"").arg(before, after), {},
                 [&](Project& project) { project.exports[static_cast<std::size_t>(index)].name = after; });
}

QString Document::setExportFile(int index, const QString& file) {
    if (const QString wrong = exportFileComplaint(file); !wrong.isEmpty()) return wrong;
    return apply(
        tr("Change the file of export job \"%1\"").arg(exportJob(index).name), {},
        [&](Project& project) { project.exports[static_cast<std::size_t>(index)].file = file.trimmed(); });
}

void Document::removeExport(int index) {
    isDone(apply(tr("Remove export job \"%1\"").arg(exportJob(index).name), {},
                 [&](Project& project) { project.exports.erase(project.exports.begin() + index); }));
}

// --- named requirements ----------------------------------------------------------------------------

const NamedRequirement& Document::requirement(int index) const {
    TALWEG_EXPECTS(index >= 0 && index < std::ssize(m_project.requirements));
    return m_project.requirements[static_cast<std::size_t>(index)];
}

int Document::addRequirement(NamedRequirement requirement) {
    const QString wish = requirement.name.trimmed();
    requirement.name =
        freeRequirementName(m_project, requirement.system, wish.isEmpty() ? tr("Requirement") : wish);
    const QString text = tr("Add requirement \"%1\"").arg(requirement.name);
    const bool added = isDone(
        apply(text, {}, [&](Project& project) { project.requirements.push_back(std::move(requirement)); }));
    return added ? static_cast<int>(m_project.requirements.size()) - 1 : -1;
}

QString Document::renameRequirement(int index, const QString& name, const QString& mergeKey) {
    const NamedRequirement& before = requirement(index);
    const QString after = name.trimmed();
    const QString complaint = requirementNameComplaint(m_project, index, before.system, after);
    if (!complaint.isEmpty()) return complaint;
    return apply(
        tr("Rename requirement \"%1\" to \"%2\"").arg(before.name, after), mergeKey,
        [&](Project& project) { project.requirements[static_cast<std::size_t>(index)].name = after; });
}

void Document::setCondition(int index, const std::string& condition, const QString& mergeKey) {
    isDone(
        apply(tr("Change requirement \"%1\"").arg(requirement(index).name), mergeKey, [&](Project& project) {
            project.requirements[static_cast<std::size_t>(index)].condition = condition;
        }));
}

void Document::removeRequirement(int index) {
    isDone(apply(tr("Remove requirement \"%1\"").arg(requirement(index).name), {}, [&](Project& project) {
        project.requirements.erase(project.requirements.begin() + index);
    }));
}

} // namespace talweg
