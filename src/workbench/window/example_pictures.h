#pragma once

#include "figures/run/shown.h"
#include "workbench/common/newest_job.h"

#include <QPicture>
#include <QPixmap>
#include <deque>
#include <map>

namespace talweg {

/// Draws pictures of examples. A picture shows the first figure of the experiment on which the example opens,
/// in the colours of the window. The pictures are drawn one after the other, in the order in which they are
/// requested. Runs are solved on another thread.
class ExamplePictures : public QObject {
    Q_OBJECT
public:
    explicit ExamplePictures(QObject* parent = nullptr);

    /// The picture of an example. `ratio` is the number of picture pixels per screen pixel before scaling.
    /// Null until the picture has been drawn; `changed` is emitted then.
    QPixmap picture(const std::shared_ptr<const System>& system, std::size_t example, double ratio);
    /// Whether the picture of an example could not be drawn.
    bool isWithout(const System& system, std::size_t example) const;

    /// The size of all pictures, in screen pixels before scaling.
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
        QPixmap pixels; ///< `drawing` as pixels for the pixel ratio requested last
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
    std::deque<Order> m_waiting; ///< the first picture is being drawn
    NewestJob m_job;
};

} // namespace talweg
