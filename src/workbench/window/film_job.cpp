#include "workbench/window/film_job.h"

#include "base/contract.h"
#include "figures/file/picture_file.h"

namespace talweg {

void FilmJob::start(Exportable::DrawnAt drawnAt, const FigureSize& size, const Film& film,
                    const QString& path) {
    TALWEG_EXPECTS(!isBusy());
    m_drawnAt = std::move(drawnAt);
    m_size = size;
    m_frames = framesOf(film);
    m_file = makeFilmFile(path);
    m_done = 0;
    m_cancelled = false;
    next();
}

void FilmJob::next() {
    emit progressed(static_cast<int>(m_done), static_cast<int>(m_frames.size()));
    if (m_cancelled) return end({}, true);
    if (m_done == m_frames.size())
        return m_background.run([file = m_file] { return file->finish(); },
                                [this](const QString& wrong) { end(wrong); });
    const FilmFrame& frame = m_frames[m_done++];
    const auto make = [file = m_file, picture = m_drawnAt(frame.t), size = m_size, seconds = frame.seconds] {
        return file->add(imageOf(picture, size), seconds);
    };
    m_background.run(make, [this](const QString& wrong) { wrong.isEmpty() ? next() : end(wrong); });
}

void FilmJob::end(const QString& wrong, bool cancelled) {
    m_file.reset();
    m_drawnAt = {};
    emit finished(wrong, cancelled);
}

} // namespace talweg

#include "moc_film_job.cpp"
