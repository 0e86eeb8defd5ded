#include "cli/states.h"

#include "base/csv_cell.h"
#include "base/number.h"
#include "base/to_qt.h"
#include "cli/failure.h"
#include "figures/run/run_csv.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Number of samples from which the mode at a time is found. Mode changes are always sampled, whatever the
/// number.
constexpr std::size_t modeRows = 1000;
/// Largest number of rows for --every. If too large, other programs cannot open the file.
constexpr double maxRows = 1e6;

std::vector<double> timesOf(const QString& text) {
    std::vector<double> times;
    for (const QString& part : text.split(',')) {
        const auto time = readNumber(part.toStdString());
        if (!time)
            throw Failure{
                badInput,
                {QCoreApplication::translate(
                     "talweg", "--at %1: \"%2\" is not a time. Enter times in seconds, such as 0,0.5,1.")
                     .arg(text, part.trimmed())}};
        times.push_back(*time);
    }
    return times;
}

void requireCovered(const Run& run, double t) {
    if (t >= 0 && (t <= run.duration || run.endsAtRest)) return;
    throw Failure{badInput,
                  {QCoreApplication::translate(
                       "talweg", "--at %1: the time must lie between 0 s and the end of the run at %2 s.")
                       .arg(toQt(csvCell(t)), toQt(csvCell(run.duration)))}};
}

/// The columns to print; each of several bodies has its own.
std::vector<std::string> printedColumns(const System& system, const Run& run) {
    std::vector<std::string> columns = system.stateColumns;
    const std::vector<Quantity> all = columnsOf(system, run);
    const std::size_t others = columns.empty() ? 0 : system.quantities.size();
    for (std::size_t i = others; i < all.size(); ++i)
        columns.push_back(all[i].id);
    return columns;
}

/// The mode at a time, which is the mode of the last row before it. This is exact, because every mode change
/// has a row.
int modeAt(const Samples& samples, double t) {
    const auto next = std::ranges::upper_bound(samples.t, t);
    return samples.mode[static_cast<std::size_t>(std::max<std::ptrdiff_t>(next - samples.t.begin(), 1) - 1)];
}

QString modeName(const System& system, int mode) {
    const std::string& name = system.modes[static_cast<std::size_t>(mode)];
    return toQt(name).toLower().replace(' ', '-');
}

QString cellOf(const System& system, const Run& run, const Samples& samples, const std::vector<double>& state,
               const std::string& column, double t) {
    if (column == "mode") return modeName(system, modeAt(samples, t));
    return toQt(csvCell(state[*columnOf(system, run, column)]));
}

} // namespace

std::shared_ptr<const Run> printStates(const Case& one, const QString& times, QTextStream& out) {
    const System& system = *one.system;
    const std::vector<double> asked = timesOf(times);
    const auto run = solve(one);
    for (const double t : asked)
        requireCovered(*run, t);
    const Samples samples = run->samples(modeRows);
    const std::vector<std::string> columns = printedColumns(system, *run);
    const std::vector<Quantity> quantities = columnsOf(system, *run);
    QStringList header{"t_s"};
    for (const std::string& column : columns)
        header << toQt(column == "mode" ? column : quantities[*columnOf(system, *run, column)].column());
    out << header.join(',') << '\n';
    for (const double t : asked) {
        const auto state = run->state(std::min(t, run->duration));
        QStringList line{toQt(csvCell(t))};
        for (const std::string& column : columns)
            line << cellOf(system, *run, samples, state, column, t);
        out << line.join(',') << '\n';
    }
    return run;
}

Samples askedSamples(const System& system, const Run& run, const Options& options) {
    if (!options.has("every")) return run.samples(filedSamples);
    const double step = options.number("every", 0), least = run.duration / maxRows;
    if (!(step > 0 && step >= least))
        misuse(QCoreApplication::translate("talweg",
                                           "--every %1: must be a time in seconds greater than 0, and at "
                                           "least %2 s for this run because a table has at most %3 rows.")
                   .arg(options.text("every"), toQt(csvCell(least)), QString::number(maxRows, 'f', 0)));
    const Samples shape = run.samples(modeRows);
    Samples asked;
    asked.columns.resize(columnsOf(system, run).size());
    const auto add = [&](double t) {
        const auto state = run.state(t);
        asked.t.push_back(t);
        asked.mode.push_back(modeAt(shape, t));
        for (std::size_t c = 0; c < state.size(); ++c)
            asked.columns[c].push_back(state[c]);
    };
    constexpr double rounding = 1e-9; // tolerance for a last step that is short only because of rounding
    for (double i = 0; i * step < run.duration - rounding * step; ++i)
        add(i * step);
    add(run.duration);
    return asked;
}

} // namespace talweg
