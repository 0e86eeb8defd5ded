#include "cli/cases.h"
#include "cli/commands.h"
#include "cli/failure.h"
#include "cli/figure_size.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/study_options.h"
#include "figures/monte_carlo/random_figure_id.h"
#include "report/make_report.h"
#include "report/report_comparison.h"
#include "report/write_report.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHashFunctions>
#include <QTimeZone>
#include <array>

namespace talweg {

namespace {

struct NamedSection {
    const char* name;
    ReportSection section;
};
constexpr std::array reportSections{
    NamedSection{"inputs", ReportSection::inputs},         NamedSection{"results", ReportSection::results},
    NamedSection{"events", ReportSection::events},         NamedSection{"figures", ReportSection::figures},
    NamedSection{"study", ReportSection::study},           NamedSection{"random", ReportSection::random},
    NamedSection{"comparison", ReportSection::comparison}, NamedSection{"appendix", ReportSection::appendix}};

void applySections(const Options& options, ReportChoice& choice) {
    if (options.has("only"))
        for (const NamedSection& one : reportSections)
            choice.sections[one.section] = false;
    QStringList names;
    for (const NamedSection& one : reportSections)
        names << one.name;
    for (const QString& wanted : options.all("only")) {
        const auto place = names.indexOf(wanted);
        if (place < 0)
            misuse(QCoreApplication::translate(
                       "talweg", "--only %1: this section does not exist; available sections: %2.")
                       .arg(wanted, names.join(", ")));
        choice.sections[reportSections[static_cast<std::size_t>(place)].section] = true;
    }
    if (options.has("appendix")) choice.sections[ReportSection::appendix] = true;
    if (!options.has("no-figures")) return;
    if (options.all("only").contains("figures"))
        misuse(
            QCoreApplication::translate("talweg", "--no-figures and --only figures contradict each other."));
    choice.sections[ReportSection::figures] = false;
}

ReportPaper paperFrom(const Options& options, const QString& path) {
    if (options.has("paper") && !path.endsWith(".pdf", Qt::CaseInsensitive))
        misuse(QCoreApplication::translate("talweg", "--paper %1 works only with PDF; %2 is not a PDF file.")
                   .arg(options.text("paper"), path));
    return options.text("paper") == "letter" ? ReportPaper::letter : ReportPaper::a4;
}

QDateTime dateFrom(const Options& options) {
    if (!options.has("date")) return reportDate();
    const QDate date = QDate::fromString(options.text("date"), Qt::ISODate);
    if (!date.isValid())
        misuse(QCoreApplication::translate("talweg", "--date %1: must be a date such as 2026-03-31.")
                   .arg(options.text("date")));
    return QDateTime(date, QTime(0, 0), QTimeZone::utc());
}

void applyRuns(const Options& options, ReportChoice& choice) {
    if (!options.has("runs")) return;
    bool isNumber = false;
    const qulonglong runs = options.text("runs").toULongLong(&isNumber);
    if (!isNumber || runs < 2 || runs > RandomFigure::mostRuns)
        misuse(QCoreApplication::translate("talweg", "--runs %1: must be a whole number from 2 to %2.")
                   .arg(options.text("runs"), QString::number(RandomFigure::mostRuns)));
    choice.randomRuns = runs;
}

/// Sets the runs to compare and the baseline. Throws Failure if the project does not contain them.
void applyComparison(const Options& options, const Project& project, const QString& path,
                     ReportChoice& choice) {
    QStringList titles;
    for (const ReportSource& source : reportSources(project))
        titles << source.title;
    const auto require = [&](const char* option, const QString& wanted) {
        if (!titles.contains(wanted))
            misuse(QCoreApplication::translate(
                       "talweg", "--%1 %2: %3 has no experiment or pinned run with this name; it has %4.")
                       .arg(QLatin1String(option), wanted, path,
                            titles.isEmpty() ? QCoreApplication::translate("talweg", "none")
                                             : u'"' + titles.join("\", \"") + u'"'));
    };
    choice.compared = options.all("compare");
    for (const QString& wanted : choice.compared)
        require("compare", wanted);
    if (!options.has("baseline")) return;
    choice.baseline = options.text("baseline");
    require("baseline", choice.baseline);
    if (!choice.compared.isEmpty() && !choice.compared.contains(choice.baseline))
        choice.compared << choice.baseline;
}

/// The experiments given by --experiment. Throws Failure if the project does not contain them.
QStringList experimentsFrom(const Options& options, const Project& project, const QString& path) {
    QStringList names;
    for (const Experiment& experiment : project.experiments)
        names << experiment.name;
    for (const QString& wanted : options.all("experiment"))
        if (!names.contains(wanted))
            misuse(QCoreApplication::translate("talweg", "%1 has no experiment \"%2\"; it has %3.")
                       .arg(path, wanted,
                            names.isEmpty() ? QCoreApplication::translate("talweg", "none")
                                            : u'"' + names.join("\", \"") + u'"'));
    return options.all("experiment");
}

QString writtenText(const Report& report, const QString& path) {
    int figures = 0, tables = 0;
    for (const ReportBlock& block : report.blocks) {
        figures += std::holds_alternative<ReportFigure>(block);
        tables += std::holds_alternative<ReportTable>(block);
    }
    return QCoreApplication::translate("talweg", "%1 was written (tables: %2, figures: %3).")
        .arg(path, QString::number(tables), QString::number(figures));
}

} // namespace

void writeReport(const Registry& registry, const Options& options, const Streams& streams) {
    if (options.positional().size() != 1)
        misuse(QCoreApplication::translate(
            "talweg", "report needs one project file: talweg report FILE.talweg --out REPORT.pdf."));
    if (!options.has("out"))
        misuse(QCoreApplication::translate("talweg",
                                           "--out is missing: add --out REPORT.pdf or --out REPORT.html."));
    const QString path = options.positional().first(), out = options.text("out");
    if (const QString wrong = reportNameComplaint(out); !wrong.isEmpty()) misuse(wrong);
    const ReportPaper paper = paperFrom(options, out);
    ReportChoice choice{.made = dateFrom(options),
                        .program = "Talweg " + QCoreApplication::applicationVersion(),
                        .folder = QFileInfo(path).absolutePath()};
    if (options.has("logo")) {
        const ReportLogo logo = readLogo(options.text("logo"));
        if (!logo.problem.isEmpty()) misuse(logo.problem);
        choice.logo = logo.picture;
    }
    choice.author = options.text("author").trimmed();
    choice.organisation = options.text("organisation").trimmed();
    applySections(options, choice);
    applyRuns(options, choice);
    requireFonts();
    Project project = projectIn(registry, path);
    prepareTables(project, path, options, streams.notes);
    choice.experiments = experimentsFrom(options, project, path);
    applyComparison(options, project, path, choice);
    requireOutputs(options, options.positional() + options.all("logo"));
    // A fixed hash seed keeps fonts in the same order, so that a report is reproducible byte by byte.
    QHashSeed::setDeterministicGlobalSeed();
    ProgressLine line;
    const auto results =
        solveReport(registry, project, choice, {}, [&](double done) { line.show(0.8 * done); });
    const Report report =
        makeReport(project, *results, choice, [&](double done) { line.show(0.8 + 0.2 * done); });
    writeOutput(out, reportBytes(report, out, paper));
    streams.out << writtenText(report, out) << '\n';
    for (const ExperimentResults& one : results->experiments)
        for (const QString& problem : one.problems + one.studyProblems + one.random.problems)
            streams.notes << QCoreApplication::translate("talweg", "talweg: note: \"%1\": %2")
                                 .arg(one.experiment.name, problem)
                          << '\n';
}

} // namespace talweg
