#include "cli/study_options.h"

#include "cli/output.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

void requireNone(const std::vector<Problem>& problems) {
    QStringList messages;
    for (const Problem& problem : problems)
        messages << QString::fromStdString(problem.message);
    if (!messages.isEmpty()) throw Failure{badInput, messages};
}

std::pair<std::string, std::string> idAndText(const QString& option, const QString& given,
                                              const QString& wanted) {
    const auto equals = given.indexOf(u'=');
    if (equals < 1)
        misuse(QCoreApplication::translate("talweg", "--%1 %2: must read %3.").arg(option, given, wanted));
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

unsigned threadsFrom(const Options& options) {
    constexpr std::uint64_t max = 1024; // more are taken for a mistake: each is started
    const std::uint64_t threads = wholeFrom(options, "threads", 0);
    if (threads > max || (options.has("threads") && threads == 0))
        misuse(QCoreApplication::translate("talweg", "--threads %1: must be a whole number from 1 to %2.")
                   .arg(options.text("threads"))
                   .arg(max));
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
        misuse(QCoreApplication::translate("talweg",
                                           "--shard %1: must read i/n with i from 1 to n, for example 3/8.")
                   .arg(options.text("shard")));
    return {index - 1, count};
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

void writeTable(const Options& options, const QString& option, const std::function<std::string()>& table) {
    if (options.has(option)) writeOutput(options.text(option), QByteArray::fromStdString(table()));
}

void requireQuietOutput(const Options& options, const QString& printed) {
    for (const char* option : {"csv", "runs"})
        if (options.text(option) == "-")
            misuse(QCoreApplication::translate(
                       "talweg", "--%1 -: the standard output is where %2; give the table a file.")
                       .arg(option, printed));
}

} // namespace talweg
