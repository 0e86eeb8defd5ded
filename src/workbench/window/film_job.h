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

/// Makes a film frame by frame: each is drawn on the window's thread, which is free in between, and packed
/// and written on another.
class FilmJob : public QObject {
    Q_OBJECT
public:
    explicit FilmJob(QObject* parent) : QObject(parent) {}

    /// Begins a film; none may be under way.
    void start(Exportable::DrawnAt drawnAt, const FigureSize& size, const Film& film, const QString& path);
    /// Gives up the film under way after the frame that is being made.
    void cancel() { m_cancelled = true; }
    bool isBusy() const { return m_file != nullptr; }

signals:
    /// So many frames are done.
    void progressed(int frames, int all);
    /// It is on the disk, was aborted, or what is `wrong`, as a sentence, ended it.
    void finished(const QString& wrong, bool cancelled);

private:
    void next();
    void end(const QString& wrong, bool cancelled = false);

    Exportable::DrawnAt m_drawnAt;
    FigureSize m_size;
    std::vector<FilmFrame> m_frames;
    std::shared_ptr<FilmFile> m_file; ///< while it is under way
    std::size_t m_done = 0;
    bool m_cancelled = false;
    Background m_background;
};

} // namespace talweg
