#include "cli/states.h"

#include "base/number.h"
#include "cli/csv_table.h"
#include "cli/failure.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

std::vector<double> timesOf(const QString& text) {
    std::vector<double> times;
    for (const QString& part : text.split(',')) {
        const auto time = readNumber(part.toStdString());
        if (!time)
            throw Failure{badInput,
                          {QCoreApplication::translate(
                               "talweg", "--at %1: \"%2\" is not a time. Give times in seconds, such as "
                                         "0,0.5,1.")
                               .arg(text, part.trimmed())}};
        times.push_back(*time);
    }
    return times;
}

void requireCovered(const Run& run, double t) {
    if (t >= 0 && (t <= run.duration || run.endsAtRest)) return;
    throw Failure{badInput,
                  {QCoreApplication::translate("talweg", "--at %1: the run goes from 0 s to %2 s.")
                       .arg(csvCell(t), csvCell(run.duration))}};
}

std::vector<std::string> printedColumns(const System& system, const Run& run) {
    std::vector<std::string> columns = system.stateColumns;
    if (columns.empty())
        for (const Quantity& quantity : columnsOf(system, run))
            columns.push_back(quantity.id);
    return columns;
}

/// Samples have a row wherever the mode changes, so that the last row before a time says it exactly.
QString modeAt(const System& system, const Samples& samples, double t) {
    const auto next = std::ranges::upper_bound(samples.t, t);
    const auto row = static_cast<std::size_t>(std::max<std::ptrdiff_t>(next - samples.t.begin(), 1) - 1);
    const auto mode = static_cast<std::size_t>(samples.mode[row]);
    return QString::fromStdString(system.modes[mode]).toLower().replace(' ', '-');
}

QString cellOf(const System& system, const Run& run, const Samples& samples, const std::vector<double>& state,
               const std::string& column, double t) {
    if (column == "mode") return modeAt(system, samples, t);
    return csvCell(state[*columnOf(system, run, column)]);
}

} // namespace

std::shared_ptr<const Run> printStates(const Case& one, const QString& times, QTextStream& out) {
    const System& system = *one.system;
    const std::vector<double> asked = timesOf(times);
    const auto run = solve(one);
    for (const double t : asked)
        requireCovered(*run, t);
    constexpr std::size_t rows = 1000; // read for the modes only, which change at rows however many there are
    const Samples samples = run->samples(rows);
    const std::vector<std::string> columns = printedColumns(system, *run);
    QStringList header{"t"};
    for (const std::string& column : columns)
        header << QString::fromStdString(column);
    out << header.join(',') << '\n';
    for (const double t : asked) {
        const auto state = run->state(std::min(t, run->duration));
        QStringList line{csvCell(t)};
        for (const std::string& column : columns)
            line << cellOf(system, *run, samples, state, column, t);
        out << line.join(',') << '\n';
    }
    return run;
}

} // namespace talweg
