#include "project/export_job.h"

#include "base/free_name.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>

namespace talweg {

namespace {

/// Largest length of a file name, in bytes. File systems allow 255.
constexpr qsizetype longestFileName = 200;

const QStringList& wordsOfPatterns() {
    static const QStringList words{QStringLiteral("{project}"), QStringLiteral("{experiment}"),
                                   QStringLiteral("{figure}"), QStringLiteral("{job}")};
    return words;
}

QString shortened(QString name) {
    while (name.toUtf8().size() > longestFileName)
        name.chop(name.size() > 1 && name.back().isLowSurrogate() ? 2 : 1);
    return name.trimmed();
}

/// A text that can be part of a file name on all systems. Folder separators and characters that some systems
/// reject are replaced.
QString asFileName(QString text) {
    for (QChar& c : text)
        if (c.unicode() < ' ' || QStringLiteral("/\\:*?\"<>|").contains(c)) c = u'-';
    return text.simplified();
}

/// A short name of a figure for file names. A figure of a study is named after its kind only.
QString shortFigure(const QString& figure) {
    return QString(figure.section(u',', 0, 0)).replace(u':', u'-');
}

} // namespace

const QStringList& figureFormats() {
    static const QStringList formats{QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png")};
    return formats;
}

QString fileNameOf(const ExportJob& job, const Project& project) {
    const QString title =
        project.title.isEmpty() ? QCoreApplication::translate("talweg", "Untitled") : project.title;
    const QString values[] = {title, job.experiment, shortFigure(job.figure), job.name};
    QString name;
    for (qsizetype at = 0; at < job.file.size();) {
        const auto word = std::ranges::find_if(wordsOfPatterns(), [&](const QString& one) {
            return QStringView(job.file).mid(at).startsWith(one);
        });
        const bool isWord = word != wordsOfPatterns().end();
        name += isWord ? values[word - wordsOfPatterns().begin()] : QString(job.file[at]);
        at += isWord ? word->size() : 1;
    }
    name = shortened(asFileName(name));
    while (name.startsWith(u'.'))
        name.remove(0, 1); // avoids hidden files and the parent folder
    if (name.isEmpty()) name = shortened(asFileName(job.name));
    return name + u'.' + job.format;
}

QString exportFileComplaint(const QString& file) {
    if (file.trimmed().isEmpty())
        return QCoreApplication::translate(
            "talweg", "The file name of a job must not be empty. Use a name such as {figure}.");
    QString rest = file;
    for (const QString& word : wordsOfPatterns())
        rest.replace(word, QStringLiteral("x"));
    if (rest.contains(u'{') || rest.contains(u'}'))
        return QCoreApplication::translate(
                   "talweg", "The file name \"%1\" contains an unknown placeholder; placeholders are %2.")
            .arg(file, wordsOfPatterns().join(QStringLiteral(", ")));
    if (asFileName(rest) != rest.simplified() || rest.startsWith(u'.'))
        return QCoreApplication::translate("talweg", "The file name \"%1\" is not allowed: it must not "
                                                     "contain / \\ : * ? \" < > | or begin with a dot.")
            .arg(file);
    return {};
}

int findExport(const Project& project, const QString& name) {
    const auto it = std::ranges::find(project.exports, name, &ExportJob::name);
    return it == project.exports.end() ? -1 : static_cast<int>(it - project.exports.begin());
}

QString freeExportName(const Project& project, const QString& wish) {
    const QString base =
        wish.trimmed().isEmpty() ? QCoreApplication::translate("talweg", "Figure") : wish.trimmed();
    const auto numbered = [&base](int number) {
        return QStringLiteral("%1 %2").arg(base, QString::number(number));
    };
    return firstFreeName(base, numbered, [&](const QString& name) { return findExport(project, name) < 0; });
}

QString exportNameComplaint(const Project& project, int index, const QString& name) {
    if (name.trimmed().isEmpty()) return QCoreApplication::translate("talweg", "An export job needs a name.");
    const int other = findExport(project, name);
    if (other < 0 || other == index) return {};
    return QCoreApplication::translate("talweg", "An export job \"%1\" already exists; choose another name.")
        .arg(name);
}

} // namespace talweg
