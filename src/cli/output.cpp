#include "cli/output.h"

#include "files/whole_file.h"
#include "table/table_form.h"
#include "table/table_options.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>

namespace talweg {

namespace {

/// Whether a path is a regular file, or does not exist yet. Writing replaces its content.
bool isOrdinary(const QString& path) {
    const QFileInfo file(path);
    return path != "-" && (!file.exists() || file.isFile());
}

QString wrongWith(const QString& option, const QString& path, const QStringList& inputs) {
    for (const QString& input : inputs)
        if (isOrdinary(path) && linkTarget(input) == linkTarget(path))
            return QCoreApplication::translate(
                       "talweg", "--%1 %2: this would overwrite the input file %3. Choose another file.")
                .arg(option, path, input);
    return {};
}

const TableForm& tableFormOf(const Options& options) {
    const TableForm* const form = findTableForm(options.text(tableForm));
    return form ? *form : tableForms().front();
}

void requireTableForm(const Options& options) {
    const QStringList tables{"csv", "runs", "events", "curves"};
    if (options.has(tableForm)
        && std::ranges::none_of(tables, [&](const QString& table) { return options.has(table); }))
        misuse(QCoreApplication::translate("talweg", "--%1 %2 needs a table: add --csv OUT.csv.")
                   .arg(tableForm, options.text(tableForm)));
}

} // namespace

void requireOutputs(const Options& options, const QStringList& inputs) {
    requireTableForm(options);
    QMap<QString, QString> seen; // the option that names each file
    for (const QString& option : options.given(ValueKind::output)) {
        const QString path = options.text(option);
        if (const QString wrong = wrongWith(option, path, inputs); !wrong.isEmpty()) misuse(wrong);
        const QString file = path == "-" ? path : linkTarget(path);
        if (seen.contains(file) && (path == "-" || isOrdinary(path)))
            misuse(QCoreApplication::translate("talweg", "--%1 and --%2 both name %3; use different files.")
                       .arg(seen[file], option, path));
        seen[file] = option;
        if (const QString obstacle = writeObstacle(path); !obstacle.isEmpty())
            throw Failure{failed, {obstacle}};
    }
}

void writeOutput(const QString& path, const QByteArray& bytes) {
    const QString failure = writeWhole(path, bytes);
    if (!failure.isEmpty()) throw Failure{failed, {failure}};
}

void writeCsv(const Options& options, const QString& option, const QByteArray& table) {
    writeOutput(options.text(option), inForm(table, tableFormOf(options)));
}

QStringList filesOf(const QStringList& settings) {
    QStringList files;
    for (const QString& setting : settings)
        if (const auto at = setting.indexOf("=@"); at >= 0) files << setting.mid(at + 2).trimmed();
    return tablePaths(files);
}

QStringList tablePaths(QStringList names) {
    for (QString& name : names)
        name = tableSource(name).path;
    return names;
}

} // namespace talweg
