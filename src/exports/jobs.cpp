#include "exports/jobs.h"

#include "figures/file/picture_file.h"
#include "project/export_job.h"
#include "project/figure_source.h"

#include <QCoreApplication>

namespace talweg {

FigureOrder orderOf(const ExportJob& job) {
    const FigureSize size{job.widthMm, job.heightMm, job.dpi, job.letters, job.lineWidth, job.grey};
    return {job.experiment, job.figure, size, job.dark && !job.grey, job.pinned};
}

QString writeJob(const ExportJob& job, const QPicture& picture, const QString& path, const Project& project,
                 const Registry& registry) {
    const int experiment = findExperiment(project, job.experiment);
    const bool carries = job.project && experiment >= 0;
    return writePicture(picture, orderOf(job).size, path,
                        carries ? sourceOf(project, experiment, job.figure, job.pinned, registry)
                                : PictureSource());
}

QString jobComplaint(const Project& project, std::size_t job) {
    const ExportJob& one = project.exports[job];
    if (!figureFormats().contains(one.format))
        return QCoreApplication::translate("talweg", "\"%1\" is not a figure format; formats are %2.")
            .arg(one.format, figureFormats().join(", "));
    if (const QString wrong = complaint(orderOf(one).size); !wrong.isEmpty()) return wrong;
    if (const QString wrong = exportFileComplaint(one.file); !wrong.isEmpty()) return wrong;
    const QString file = fileNameOf(one, project);
    for (std::size_t before = 0; before < job; ++before)
        // Some file systems ignore case.
        if (fileNameOf(project.exports[before], project).compare(file, Qt::CaseInsensitive) == 0)
            return QCoreApplication::translate("talweg",
                                               "The job \"%1\" writes to the same file, %2. Change the file "
                                               "name of one of the two jobs, for example by adding {job}.")
                .arg(project.exports[before].name, file);
    return {};
}

} // namespace talweg
