#include "workbench/monte_carlo/live_drawing.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace talweg {

namespace {

/// Time for which a superseded drawing may continue. While runs arrive, every drawing is superseded. If too
/// short, no drawing appears during this time; if too long, drawings lag behind.
constexpr std::chrono::milliseconds drawingPatience{2000};

/// Duration for which paths are solved between two drawings (s), and number of paths in the first step.
constexpr double pathSeconds = 0.12;
constexpr std::size_t firstPaths = 32;

} // namespace

/// The paths solved last. They are reused for the next drawing of the same runs.
struct LiveDrawing::Paths {
    /// Solves more paths. Returns null if cancelled. Sets `isAll` to whether all paths are solved.
    std::shared_ptr<const PathFan> extended(const MonteCarloResult& result, const PathOf& of,
                                            const std::stop_token& stop, bool& isAll) {
        if (!runs || !runs->areOf(result, of)) {
            runs.emplace(result, of);
            step = firstPaths;
        }
        const std::size_t wanted = pathsAmong(result.study.runs);
        const auto begin = std::chrono::steady_clock::now();
        double seconds = 0;
        while (runs->paths().size() < wanted && seconds < pathSeconds) {
            if (!runs->extend(result, runs->paths().size() + step, 0, stop)) return {};
            const double before = std::exchange(
                seconds, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
            if (seconds - before < pathSeconds / 4) step *= 2;
            if (seconds - before > pathSeconds) step = std::max<std::size_t>(1, step / 2);
        }
        isAll = runs->paths().size() >= wanted;
        return std::make_shared<const PathFan>(fanOf(*runs, wanted));
    }

    std::optional<RunPaths> runs;
    std::size_t step = firstPaths;
};

LiveDrawing::LiveDrawing(QObject* parent)
    : QObject(parent), m_paths(std::make_shared<Paths>()), m_job(drawingPatience) {
    connect(&m_job, &NewestJob::failed, this, &LiveDrawing::failed);
}

void LiveDrawing::ask(std::shared_ptr<const MonteCarloResult> result, const MonteCarloFigure& figure,
                      std::shared_ptr<const SensitivityResult> indices) {
    if (result == m_result && figure == m_figure && indices == m_indices) return;
    m_result = std::move(result);
    m_figure = figure;
    m_indices = std::move(indices);
    if (m_result) return start();
    m_job.cancel();
    m_shown.reset();
    emit changed();
}

void LiveDrawing::start() {
    m_job.start([this, result = m_result, figure = m_figure, indices = m_indices,
                 paths = m_paths](const std::stop_token& stop) -> NewestJob::Delivery {
        bool isAll = true;
        std::shared_ptr<const PathFan> fan;
        if (figure.kind == MonteCarloFigure::Kind::paths) {
            fan = paths->extended(*result, {figure.output, figure.input}, stop, isAll);
            if (!fan) return {};
        }
        auto drawing = drawingOf(*result, figure, indices.get(), stop, std::move(fan));
        if (!drawing) return {};
        return [this, drawing = std::move(drawing), isAll]() mutable {
            m_shown = std::move(drawing);
            if (!isAll && m_result) start();
            emit changed();
        };
    });
}

} // namespace talweg

#include "moc_live_drawing.cpp"
