#include "workbench/monte_carlo/live_drawing.h"

namespace talweg {

namespace {

/// While runs come in there is always a newer one: each may come to its end.
constexpr std::chrono::milliseconds drawingPatience{2000};

} // namespace

LiveDrawing::LiveDrawing(QObject* parent) : QObject(parent), m_job(drawingPatience) {
    connect(&m_job, &NewestJob::failed, this, &LiveDrawing::failed);
}

void LiveDrawing::ask(std::shared_ptr<const MonteCarloResult> result, const MonteCarloFigure& figure,
                      std::shared_ptr<const SensitivityResult> indices) {
    if (result == m_result && figure == m_figure && indices == m_indices) return;
    m_result = std::move(result);
    m_figure = figure;
    m_indices = std::move(indices);
    if (!m_result) {
        m_job.cancel();
        m_shown.reset();
        return emit changed();
    }
    m_job.start([this, result = m_result, figure,
                 indices = m_indices](const std::stop_token& stop) -> NewestJob::Delivery {
        auto drawing = drawingOf(*result, figure, indices.get(), stop);
        if (!drawing) return {};
        return [this, drawing = std::move(drawing)]() mutable {
            m_shown = std::move(drawing);
            emit changed();
        };
    });
}

} // namespace talweg

#include "moc_live_drawing.cpp"
