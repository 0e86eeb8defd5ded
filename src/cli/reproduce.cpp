#include "base/to_qt.h"
#include "cli/failure.h"
#include "cli/nearest.h"
#include "figures/file/picture_file.h"
#include "figures/plot/plot_picture.h"
#include "figures/run/drawn_table.h"
#include "figures/run/run_csv.h"
#include "figures/run/space_view.h"
#include "figures/study/study_csv.h"

#include "base/csv_cell.h"
#include "cli/commands.h"
#include "cli/figure_size.h"
#include "cli/progress_line.h"
#include "exports/published_works.h"
#include "figures/run/make_figure.h"
#include "figures/study/study_view.h"
#include "files/whole_file.h"
#include "study/parallel.h"
#include "study/reproduce.h"
#include "study/table.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <cmath>
#include <mutex>
#include <optional>

namespace talweg {

namespace {

PublishedWork workCalled(const Registry& registry, const QStringList& names) {
    QStringList known;
    for (const PublishedWork& published : publishedWorks(registry)) {
        known << toQt(published.work->id);
        if (names == QStringList{known.back()}) return published;
    }
    misuse(
        QCoreApplication::translate("talweg", "reproduce needs one published work: %1 (given: %2).")
            .arg(known.isEmpty() ? QCoreApplication::translate("talweg", "none available") : known.join(", "),
                 orNone(names)));
}

// --- files -----------------------------------------------------------------------------------------

/// The output folder. Pictures are collected and written at the end, on all threads.
class Folder {
public:
    explicit Folder(const QString& path) : m_folder(path) {
        if (QFileInfo file(path); file.exists() && !file.isDir())
            throw Failure{failed,
                          {QCoreApplication::translate("talweg", "--out %1: this is a file; name a folder.")
                               .arg(path)}};
        if (!m_folder.mkpath("."))
            throw Failure{
                failed,
                {QCoreApplication::translate("talweg", "The folder %1 cannot be created.").arg(path)}};
        if (const QString obstacle = writeObstacle(m_folder.filePath("table.csv")); !obstacle.isEmpty())
            throw Failure{failed, {obstacle}};
    }

    void write(const QString& name, const QByteArray& bytes) {
        const QString path = m_folder.filePath(name);
        note(path, writeWhole(path, bytes));
    }
    void draw(const QString& name, QPicture picture, const FigureSize& size) {
        m_drawings.push_back({m_folder.filePath(name), std::move(picture), size});
    }
    /// Writes all pictures.
    void finish(const Progress& progress) {
        inParallel(m_drawings.size(), {}, {}, progress, [this](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i)
                note(m_drawings[i].path,
                     writePicture(m_drawings[i].picture, m_drawings[i].size, m_drawings[i].path));
        });
    }
    /// Prints the paths of all written files. Throws Failure with the errors of those that could not be
    /// written.
    void conclude(QTextStream& out) {
        m_written.sort();
        for (const QString& path : m_written)
            out << path << '\n';
        if (!m_problems.isEmpty()) throw Failure{failed, m_problems};
    }

private:
    void note(const QString& path, const QString& problem) {
        const std::scoped_lock lock(m_mutex);
        if (problem.isEmpty())
            m_written << path;
        else
            m_problems << problem;
    }

    struct Drawing {
        QString path;
        QPicture picture;
        FigureSize size;
    };

    QDir m_folder;
    std::mutex m_mutex;
    QStringList m_written, m_problems;
    std::vector<Drawing> m_drawings;
};

// --- figures ---------------------------------------------------------------------------------------

using Readings = std::vector<ReproducedReading>;

QString fileName(const Reproduction::Figure& figure, const Reproduction::Reading& reading) {
    return QStringLiteral("figure-%1-%2").arg(toQt(figure.id), toQt(reading.id));
}

/// The recipe of a figure of a run; null if the figure shows a study.
const FigureRecipe* recipeOf(const PublishedWork& work, const Reproduction::Figure& figure) {
    const auto* id = std::get_if<std::string>(&figure.drawing);
    return id ? &*std::ranges::find(work.system->figures, *id, &FigureRecipe::id) : nullptr;
}

/// Whether a reading provides the content of a figure. Some tables exist only for some methods.
bool isDrawn(const PublishedWork& work, const Reproduction::Figure& figure,
             const ReproducedReading& reading) {
    const FigureRecipe* recipe = recipeOf(work, figure);
    return !recipe || recipe->kind != FigureRecipe::Kind::table
           || drawnTable(*recipe, *reading.runs.at(figure.of));
}

/// Draws a figure once for each reading that provides it. All of them share the same axes.
class Artist {
public:
    Artist(const PublishedWork& work, const Readings& readings, Folder& folder, int dpi)
        : m_work(work), m_readings(readings), m_folder(folder) {
        m_size.dpi = m_wide.dpi = dpi;
    }

    void draw(const Reproduction::Figure& figure) const {
        if (const FigureRecipe* recipe = recipeOf(m_work, figure))
            drawRuns(figure, *recipe);
        else
            drawStudies(figure, std::get<StudyFigure>(figure.drawing));
    }

private:
    const Reproduction::Reading& reading(std::size_t r) const { return m_work.work->readings[r]; }

    /// The axes of a figure. All readings share axes, so that the figures can be compared side by side. A
    /// curve that would look flat on the shared axes gets axes of its own.
    static FigureWindow frameOf(const FigureWindow& all, const FigureWindow& own) {
        constexpr double flat = 0.12;
        return own.top - own.bottom < flat * (all.top - all.bottom) ? own : all;
    }

    void drawRuns(const Reproduction::Figure& figure, const FigureRecipe& recipe) const {
        std::vector<Pinned> all;
        for (std::size_t r = 0; r < m_readings.size(); ++r) {
            const auto run = m_readings[r].runs.at(figure.of);
            all.push_back(
                {toQt(reading(r).name),
                 {m_work.system, run, std::make_shared<const Samples>(run->samples(filedSamples))}});
        }
        const auto view = makeFigureView(m_work.system, recipe);
        std::optional<FigureWindow> window;
        if (recipe.kind != FigureRecipe::Kind::space) {
            view->setPinned(all);
            view->setShown(all.front().shown);
            window = view->everything();
            view->setPinned({});
        }
        for (std::size_t r = 0; r < all.size(); ++r) {
            if (!isDrawn(m_work, figure, m_readings[r])) continue;
            const QString name = fileName(figure, reading(r));
            view->setTitle(all[r].name);
            view->setShown(all[r].shown);
            const auto frame = window ? std::optional(frameOf(*window, view->everything())) : std::nullopt;
            if (figure.instant) view->setCursor(*figure.instant);
            if (auto* space = qobject_cast<SpaceView*>(view.get()); space && figure.from)
                space->lookFrom(figure.from->first, figure.from->second);
            m_folder.draw(name + ".png", drawPlot(*view, Theme::light(), m_wide, frame), m_wide);
            m_folder.write(name + ".csv",
                           figureCsv(*m_work.system, recipe, *all[r].shown.run, forFile(*all[r].shown.run)));
        }
    }

    /// The samples for a file, about one row for each pixel column of the picture. Of longer runs, every n-th
    /// row is kept. n is odd, because time steps may alternate between two states; an even n would keep only
    /// one of them.
    Samples forFile(const Run& run) const {
        const auto dots = static_cast<std::size_t>(pixelSize(m_wide).width());
        Samples samples = run.samples(dots);
        const std::size_t rows = samples.t.size();
        if (rows <= 2 * dots) return samples;
        const std::size_t every = (rows / dots) | 1U;
        const auto thin = [&](auto& column) {
            std::size_t kept = 0;
            for (std::size_t row = 0; row + 1 < rows; row += every)
                column[kept++] = column[row];
            column[kept++] = column[rows - 1];
            column.resize(kept);
        };
        thin(samples.t);
        thin(samples.mode);
        std::ranges::for_each(samples.columns, thin);
        return samples;
    }

    void drawStudies(const Reproduction::Figure& figure, const StudyFigure& drawing) const {
        const std::string& title =
            std::ranges::find(m_work.work->studies, figure.of, &Reproduction::OneStudy::id)->title;
        std::vector<StudyShown> all;
        for (std::size_t r = 0; r < m_readings.size(); ++r) {
            const ReproducedStudy& study = m_readings[r].studies.at(figure.of);
            all.push_back({study.result, toQt(reading(r).name + ", " + title), study.requirement});
        }
        StudyView view;
        view.setFigure(drawing);
        view.setChosen(figure.chosen);
        view.setResults(all);
        for (std::size_t r = 0; r < all.size(); ++r) {
            const QString name = fileName(figure, reading(r));
            m_folder.draw(
                name + ".png",
                drawStudyFigure(drawing, {all[r]}, figure.chosen, Theme::light(), m_size, view.everything()),
                m_size);
            m_folder.write(name + ".csv", studyFigureCsv(drawing, *all[r].result, figure.chosen));
        }
    }

    const PublishedWork& m_work;
    const Readings& m_readings;
    Folder& m_folder;
    FigureSize m_size{160, 100, 0}, m_wide{160, 75, 0}; ///< for studies and for runs; mm, mm, dpi
};

// --- tables ----------------------------------------------------------------------------------------

std::string cell(const ClaimValue& value) {
    if (!value.word.empty()) return csvCell(value.word);
    return value.number && std::isfinite(*value.number) ? csvCell(*value.number) : "none";
}

QByteArray claimsCsv(const Reproduction& work, const std::vector<CheckedClaim>& claims) {
    std::string table = "where,what,unit,printed";
    for (const auto& reading : work.readings)
        table += ',' + csvCell(reading.id);
    table += ",verdict,why\n";
    for (const auto& [claim, values, judgement] : claims) {
        for (const std::string& text : {claim.where, claim.what, claim.unit, claim.printed})
            table += csvCell(text) + ',';
        for (const ClaimValue& value : values)
            table += cell(value) + ',';
        table += csvCell(verdictText(work, judgement).toStdString()) + ',' + csvCell(claim.why) + '\n';
    }
    return QByteArray::fromStdString(table);
}

QString claimsTable(const Reproduction& work, const std::vector<CheckedClaim>& claims) {
    QStringList head{QCoreApplication::translate("talweg", "where"),
                     QCoreApplication::translate("talweg", "claim"),
                     QCoreApplication::translate("talweg", "printed")};
    for (const auto& reading : work.readings)
        head << toQt(reading.name).toLower();
    head << QCoreApplication::translate("talweg", "verdict")
         << QCoreApplication::translate("talweg", "remark");
    QString text = "| " + head.join(" | ") + " |\n|" + QStringLiteral("---|").repeated(head.size()) + '\n';
    for (const auto& [claim, values, judgement] : claims) {
        QStringList cells{toQt(claim.where), toQt(claim.what), printedText(claim, claim.unit)};
        for (const ClaimValue& value : values)
            cells << valueText(claim, value, claim.unit);
        cells << verdictText(work, judgement) << toQt(claim.why);
        text += "| " + cells.join(" | ") + " |\n";
    }
    return text;
}

QByteArray report(const PublishedWork& work, const Readings& readings,
                  const std::vector<CheckedClaim>& claims) {
    const Reproduction& about = *work.work;
    QString text = QCoreApplication::translate("talweg", "# %1\n\n%2\n\n## Claims\n\n")
                       .arg(toQt(citation(about)), toQt(about.notes));
    text += claimsTable(about, claims);
    text += QCoreApplication::translate("talweg",
                                        "\n## Figures\n\n| figure | content | files |\n|---|---|---|\n");
    for (const auto& figure : about.figures) {
        QStringList files;
        for (std::size_t r = 0; r < readings.size(); ++r)
            if (isDrawn(work, figure, readings[r]))
                files << QCoreApplication::translate("talweg", "[%1](%2.png) ([table](%2.csv))")
                             .arg(toQt(about.readings[r].name).toLower(),
                                  fileName(figure, about.readings[r]));
        text +=
            QStringLiteral("| %1 | %2 | %3 |\n").arg(toQt(figure.id), toQt(figure.caption), files.join(", "));
    }
    return text.toUtf8();
}

/// Solves everything and writes all files.
void writeAll(const PublishedWork& work, int dpi, Folder& folder) {
    const Reproduction& about = *work.work;
    constexpr double solving = 0.1; // share of the progress; the rest is drawing
    ProgressLine line;
    const Readings readings =
        reproduce(work.system, about, {}, [&](double done) { line.show(solving * done); });
    const Artist artist(work, readings, folder, dpi);
    for (const auto& figure : about.figures)
        artist.draw(figure);
    for (std::size_t r = 0; r < readings.size(); ++r)
        for (const auto& [id, study] : readings[r].studies)
            folder.write(QStringLiteral("study-%1-%2.csv").arg(toQt(id), toQt(about.readings[r].id)),
                         QByteArray::fromStdString(aggregateTable(*study.result)));
    const std::vector<CheckedClaim> claims = checkedClaims(*work.system, about, readings);
    folder.write("table.csv", claimsCsv(about, claims));
    folder.write("table.md", report(work, readings, claims));
    folder.finish([&](double done) { line.show(solving + (1 - solving) * done); });
}

} // namespace

void reproduceWork(const Registry& registry, const Options& options, const Streams& streams) {
    const PublishedWork work = workCalled(registry, options.positional());
    if (options.text("out").isEmpty())
        misuse(QCoreApplication::translate("talweg", "--out DIR is missing: name the output folder."));
    requireFonts();
    const int dpi = figureSize(options, {}).dpi;
    Folder folder(options.text("out"));
    writeAll(work, dpi, folder);
    folder.conclude(streams.out);
}

} // namespace talweg
