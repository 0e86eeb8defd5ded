#include "cli/study_options.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "cli/output.h"
#include "study/measured_source.h"
#include "table/measured_table.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <algorithm>

namespace talweg {

void requireNone(const std::vector<Problem>& problems) {
    QStringList messages;
    for (const Problem& problem : problems)
        messages << toQt(problem.message);
    if (!messages.isEmpty()) throw Failure{badInput, messages};
}

std::pair<std::string, std::string> idAndText(const QString& option, const QString& given,
                                              const QString& wanted) {
    const auto equals = given.indexOf(u'=');
    if (equals < 1)
        misuse(QCoreApplication::translate("talweg", "--%1 %2: must have the form %3.")
                   .arg(option, given, wanted));
    return {given.left(equals).trimmed().toStdString(), given.mid(equals + 1).trimmed().toStdString()};
}

std::vector<std::string> measuresFrom(const System& system, const Options& options) {
    std::vector<std::string> measures;
    if (!system.studyMeasures.empty()) measures.push_back(system.studyMeasures.front());
    for (const QString& id : options.all("measure"))
        if (std::ranges::find(measures, id.toStdString()) == measures.end())
            measures.push_back(id.toStdString());
    return measures;
}

namespace {

/// The numbers in a column of a table. Writes a note on the first use of each column.
ColumnNumbers tableColumn(const TableSource& source, const QString& column, QTextStream* notes,
                          QStringList& told) {
    const QString name = inputName(source.path);
    if (!source.error.isEmpty()) throw Failure{badInput, inFile(name, {source.error})};
    MeasuredReading read = readMeasuredTable(decoded(readTable(source.path)), column, source.options, name);
    if (!read.error.isEmpty()) throw Failure{badInput, inFile(name, {read.error})};
    if (notes && !told.contains(read.summary)) *notes << "talweg: " << read.summary << '\n';
    told << read.summary;
    return {std::move(read.values), std::move(read.unit)};
}

} // namespace

TableFolder::TableFolder(const QString& projectPath, std::vector<MeasuredColumn> kept, QTextStream* notes)
    : m_kept(std::move(kept)), m_notes(notes) {
    const QString folder = QFileInfo(projectPath).path();
    if (projectPath != "-" && folder != ".") m_folder = folder;
}

ColumnReader TableFolder::columns() const {
    return [folder = m_folder, kept = m_kept, notes = m_notes,
            told = std::make_shared<QStringList>()](const std::string& file, const std::string& column) {
        if (const MeasuredColumn* own = keptColumn(kept, file, column))
            return ColumnNumbers{own->numbers->values, own->unit};
        TableSource source = tableSource(toQt(file));
        if (!folder.isEmpty()) source.path = tablePath(folder, toQt(file));
        return tableColumn(source, toQt(column), notes, *told);
    };
}

QStringList TableFolder::tablesOf(const Study& study) const {
    QStringList paths;
    for (const QString& name : talweg::tablesOf(study))
        paths << (m_folder.isEmpty() ? tableSource(name).path : tablePath(m_folder, name));
    return paths;
}

std::string TableFolder::typed(const std::string& distribution) const {
    constexpr std::string_view kind = "file:";
    if (!distribution.starts_with(kind)) return distribution;
    const auto [file, column] = measuredSource(std::string_view(distribution).substr(kind.size()));
    const bool meansKept = std::ranges::count(m_kept, file, &MeasuredColumn::file) > 0;
    if (file.empty() || (m_folder.isEmpty() && !meansKept)) return distribution;
    return std::string(kind) + QFileInfo(toQt(file)).absoluteFilePath().toStdString() + ':' + column;
}

void prepareTables(Project& project, const QString& path, const Options& options, QTextStream& notes) {
    const QString folder = path == "-" ? QDir::currentPath() : QFileInfo(path).absolutePath();
    if (options.has(reloadTables)) project.measured.clear();
    keepMeasured(project, folder);
    for (const TableChange& change : changedTables(project.measured, folder))
        notes << QCoreApplication::translate("talweg", "talweg: note: %1: %2").arg(path, changeText(change))
              << '\n';
}

std::vector<Tie> tiesFrom(const Options& options) {
    std::vector<Tie> ties;
    for (const QString& given : options.all("tie")) {
        auto [id, expression] =
            idAndText("tie", given,
                      QCoreApplication::translate(
                          "talweg", "id=EXPRESSION, an expression of other inputs, for example mu_k=0.8*mu"));
        ties.push_back({std::move(id), std::move(expression)});
    }
    return ties;
}

unsigned threadsFrom(const Options& options) {
    constexpr std::uint64_t max = 1024; // larger numbers are assumed to be typing errors
    const std::uint64_t threads = wholeFrom(options, "threads", 0);
    if (threads > max || (options.has("threads") && threads == 0))
        misuse(QCoreApplication::translate("talweg", "--threads %1: must be a whole number from 1 to %2.")
                   .arg(options.text("threads"), QString::number(max)));
    return static_cast<unsigned>(threads);
}

Shard shardFrom(const Options& options) {
    if (!options.has("shard")) return {};
    const QStringList parts = options.text("shard").split(u'/');
    bool fine = parts.size() == 2, whole = true;
    const std::size_t index = fine ? parts[0].toULongLong(&whole) : 0;
    fine = fine && whole;
    const std::size_t count = fine ? parts[1].toULongLong(&whole) : 0;
    if (!fine || !whole || index < 1 || index > count)
        misuse(QCoreApplication::translate(
                   "talweg", "--shard %1: must have the form i/n with i from 1 to n, for example 3/8.")
                   .arg(options.text("shard")));
    return {index - 1, count};
}

std::optional<PartReading> writtenPart(const Options& options, const StudyMark& mark) {
    if (!options.has("resume")) return {};
    std::optional<PartReading> part;
    for (const char* option : {"csv", "runs"}) {
        const QString path = options.text(option);
        if (!options.has(option)) continue;
        if (!QFileInfo::exists(path)) return {};
        part = readPart({path.toStdString(), readTable(path).toStdString()});
        QStringList problems;
        for (const std::string& problem : part->problems)
            problems << toQt(problem);
        if (!problems.isEmpty()) throw Failure{badInput, problems};
        if (part->mark.checksum.empty()) return {};
        if (part->mark != mark)
            throw Failure{badInput,
                          {QCoreApplication::translate(
                               "talweg", "%1 belongs to another study: its inputs, swept values or results "
                                         "differ. Remove it or write to another folder.")
                               .arg(path)}};
    }
    return part;
}

double confidenceFrom(const Options& options) {
    const double percent = options.number("confidence", 95);
    if (!(percent >= 1 && percent < 100)) // smaller numbers are assumed to be fractions
        misuse(QCoreApplication::translate(
                   "talweg",
                   "--confidence %1: must be a percentage of at least 1 and less than 100, usually 95.")
                   .arg(options.text("confidence")));
    return percent / 100;
}

std::uint64_t wholeFrom(const Options& options, const QString& name, std::uint64_t otherwise) {
    if (!options.has(name)) return otherwise;
    bool fine = false;
    const std::uint64_t number = options.text(name).toULongLong(&fine);
    if (!fine)
        misuse(QCoreApplication::translate("talweg", "--%1 %2: must be a whole number.")
                   .arg(name, options.text(name)));
    return number;
}

void refuse(const Options& options, const QStringList& names, const QString& why) {
    for (const QString& name : names)
        if (options.has(name)) misuse(QCoreApplication::translate("talweg", "--%1: %2").arg(name, why));
}

void refuseAllBut(const Options& options, const QStringList& names, const QString& why) {
    for (const QString& name : options.given())
        if (!names.contains(name)) refuse(options, {name}, why);
}

void writeTable(const Options& options, const QString& option, const std::function<std::string()>& table) {
    if (options.has(option)) writeCsv(options, option, QByteArray::fromStdString(table()));
}

void requireQuietOutput(const Options& options, const QString& printed) {
    for (const QString& option : options.given(ValueKind::output))
        if (options.text(option) == "-")
            misuse(QCoreApplication::translate(
                       "talweg", "--%1 -: the standard output cannot be used because %2. Name a file.")
                       .arg(option, printed));
}

} // namespace talweg
