#pragma once

#include "figures/run/shown.h"
#include "workbench/common/newest_job.h"

#include <QPicture>
#include <QPixmap>
#include <deque>
#include <map>

namespace talweg {

/// Pictures of examples: for each, the first figure of its first experiment in the colours of the window.
/// Pictures are drawn one after the other, each when it is first requested. Runs are solved on a separate
/// thread.
class ExamplePictures : public QObject {
    Q_OBJECT
public:
    explicit ExamplePictures(QObject* parent = nullptr);

    /// The picture of an example, with `ratio` pixels per screen unit. Null until `changed` reports that it
    /// is ready.
    QPixmap picture(const std::shared_ptr<const System>& system, std::size_t example, double ratio);
    /// Whether the picture of an example could not be drawn.
    bool isWithout(const System& system, std::size_t example) const;

    /// The size of all pictures, in screen units.
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
        QPixmap pixels; ///< the drawing rendered for the current pixel ratio
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
    std::deque<Order> m_waiting; ///< the first one is being drawn
    NewestJob m_job;
};

} // namespace talweg
