#pragma once

#include "figures/run/shown.h"
#include "workbench/common/newest_job.h"

#include <QPicture>
#include <QPixmap>
#include <deque>
#include <map>

namespace talweg {

/// Pictures of examples: the first figure of the first experiment of each, in the colours of the window. Each
/// is drawn at its first request, one after the other; runs are solved on a separate thread.
class ExamplePictures : public QObject {
    Q_OBJECT
public:
    explicit ExamplePictures(QObject* parent = nullptr);

    /// With `ratio` pixels per screen unit. Null until `changed` reports it.
    QPixmap picture(const std::shared_ptr<const System>& system, std::size_t example, double ratio);
    /// Whether drawing failed.
    bool isWithout(const System& system, std::size_t example) const;

    /// Of every picture, in units of the screen.
    static QSize size();

signals:
    void changed();

private:
    struct Key {
        std::string example;
        bool dark = false;
        auto operator<=>(const Key&) const = default;
    };
    enum class State { waiting, drawn, without };
    struct Made {
        State state = State::waiting;
        QPicture drawing;
        QPixmap pixels; ///< of the drawing, as often as the ratio changes
    };
    struct Order {
        Key key;
        std::shared_ptr<const System> system;
        std::size_t example = 0;
    };

    static Key keyOf(const System& system, std::size_t example);
    void next();
    void draw(const Key& key, const Shown& shown);
    void give(const Key& key, State state);

    std::map<Key, Made> m_made;
    std::deque<Order> m_waiting; ///< the first is being made
    NewestJob m_job;
};

} // namespace talweg
