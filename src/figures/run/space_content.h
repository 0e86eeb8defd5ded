#pragma once

#include "figures/plot/figure_window.h"
#include "figures/run/figure_content.h"
#include "figures/run/space_item.h"
#include "figures/theme.h"

namespace talweg {

class CornerText;

/// The 3-D scene of a run: the ground, the bodies at the time cursor, and the paths of their centres. The
/// path of a single body is coloured by mode and has marks for events. The paths of several bodies have the
/// bodies' colours.
class SpaceContent : public FigureContent, public EventContent {
public:
    SpaceContent(QCustomPlot& plot, std::shared_ptr<const System> system);

    void setTheme(const Theme& theme) override;
    bool isEmpty() const override;
    void show(const Shown& shown) override;
    void showPinned(const std::vector<Pinned>& pinned) override;
    /// Sets the time of the cursor, s. With NaN, the bodies are at their start.
    void setCursor(double t) override;
    void setSelectedEvent(int index) override;
    void setResolution(double dpi) override;

    std::vector<LegendEntry> legend() const override;
    void setEntryShown(std::size_t entry, bool shown) override;
    /// The position (x, y, z) of each body, m.
    std::vector<double> cursorValues() const override;

    QString xLabel() const override { return {}; }
    QString yLabel() const override { return {}; }
    FigureWindow everything() const override { return {}; }

    int eventAt(const QPointF& place) const override;
    std::optional<double> timeAt(const QPointF& place, double within) const override;
    QString toolTip(const QPointF& place) const override;
    QStringList inWords() const override;

    SpaceItem& item() { return *m_item; }
    std::size_t bodyCount() const { return m_bodies.size(); }
    const SpaceBody& body(std::size_t number) const { return m_bodies.at(number).body; }
    /// The position of a body at the cursor, m.
    Point3 bodyPlace(std::size_t number) const;

private:
    /// A body, and the columns of samples and states with its position and rotation.
    struct Body {
        SpaceBody body;
        std::size_t x, y;
        std::optional<std::size_t> z;
        std::vector<std::size_t> turning;
        double radiansPerTurn = 0; ///< converts a single rotation angle from its shown unit

        /// `valueOf` returns the value in a column.
        template <class Value>
        Point3 place(const Value& valueOf) const {
            return {valueOf(x), valueOf(y), (z ? valueOf(*z) : 0) + body.across};
        }
        Eigen::Matrix3d turn(const std::vector<double>& state) const;
    };
    /// The paths of all bodies in one mode, or the path of one body.
    struct Way {
        QString name;
        std::vector<std::vector<Point3>> lines;
        bool shown = true;
    };

    static std::vector<Body> bodiesOf(const Shown& shown);
    static std::vector<Point3> pathOf(const Shown& shown, const Body& body);
    static std::vector<std::vector<std::vector<Point3>>> pathsByMode(const Shown& shown, const Body& body);

    bool isSingle() const { return m_bodies.size() == 1; }
    /// The time of the cursor, limited to the duration of the run, s.
    double time() const;
    std::vector<double> stateNow() const { return m_shown.run->state(time()); }
    QPen wayPen(std::size_t way) const;
    std::vector<std::size_t> waysInLegend() const;
    std::optional<Point3> placeOf(const RunEvent& event) const;
    void findWays();
    void findEverything();
    void drawTraces();
    void drawBodies();
    void drawMarks();

    std::shared_ptr<const System> m_system;
    SpaceItem* m_item;
    CornerText* m_corner;
    Theme m_theme;
    Shown m_shown;
    std::vector<Pinned> m_pinned; ///< runs that are compared as equals (see Pinned); otherwise empty
    std::vector<bool> m_pinnedShown;
    std::vector<Body> m_bodies; ///< bodies whose quantities the system provides
    std::vector<Way> m_ways;    ///< one per mode, or one per body
    double m_cursor;
    int m_selectedEvent = -1;
};

} // namespace talweg
