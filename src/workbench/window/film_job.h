#pragma once

#include "figures/file/figure_size.h"
#include "figures/file/film_file.h"
#include "figures/plot/exportable.h"
#include "figures/run/film.h"
#include "workbench/common/background.h"

#include <QObject>
#include <memory>
#include <vector>

namespace talweg {

/// Makes a film frame by frame. Frames are drawn on the GUI thread, which handles events in between. Another
/// thread encodes and writes them.
class FilmJob : public QObject {
    Q_OBJECT
public:
    explicit FilmJob(QObject* parent) : QObject(parent) {}

    /// Starts a film. No film may be in progress.
    void start(Exportable::DrawnAt drawnAt, const FigureSize& size, const Film& film, const QString& path);
    /// Cancels the film in progress after the current frame.
    void cancel() { m_cancelled = true; }
    bool isBusy() const { return m_file != nullptr; }

signals:
    /// `frames` of `all` frames are finished.
    void progressed(int frames, int all);
    /// The film has been written, was cancelled, or failed. `wrong` is the error as a sentence; empty on
    /// success.
    void finished(const QString& wrong, bool cancelled);

private:
    void next();
    void end(const QString& wrong, bool cancelled = false);

    Exportable::DrawnAt m_drawnAt;
    FigureSize m_size;
    std::vector<FilmFrame> m_frames;
    std::shared_ptr<FilmFile> m_file; ///< null unless a film is in progress
    std::size_t m_done = 0;
    bool m_cancelled = false;
    Background m_background;
};

} // namespace talweg
