#pragma once

#include "figures/plot/figure_window.h"
#include "figures/plot/ground_item.h"
#include "figures/plot/lines.h"
#include "figures/run/figure_content.h"
#include "figures/run/paths.h"
#include "figures/run/readout_item.h"
#include "figures/run/references.h"
#include "figures/run/scene_items.h"
#include "figures/run/speed_profile_item.h"
#include "figures/theme.h"

namespace talweg {

/// The scene of a run to scale: ground and tracks, paths, events, bodies at the time cursor, and handles.
/// Paths are coloured by mode, or by body if bodies have line colours of their own. If the recipe has a
/// table, it is drawn as a dashed line if it is to scale. Otherwise, its speeds are drawn at the left edge
/// against height above the ground.
class SceneContent : public FigureContent, public CursorContent, public EventContent, public HandleContent {
public:
    SceneContent(QCustomPlot& plot, std::shared_ptr<const System> system, FigureRecipe recipe);

    void setTheme(const Theme& theme) override;
    bool isEmpty() const override { return m_shown.isEmpty(); }
    void show(const Shown& shown) override;
    void showPinned(const std::vector<Pinned>& pinned) override;
    void setCursor(double t) override;
    void setSelectedEvent(int index) override;
    void setHandles(std::vector<Handle> handles) override;
    void setHandleInUse(int handle) override;
    bool setMouse(const std::optional<QPointF>& place) override;

    std::vector<LegendEntry> legend() const override;
    void setEntryShown(std::size_t entry, bool shown) override;
    std::vector<double> cursorValues() const override;

    QString xLabel() const override;
    QString yLabel() const override;
    bool isToScale() const override { return true; }
    FigureWindow everything() const override;

    int eventAt(const QPointF& place) const override;
    int handleAt(const QPointF& place) const override;
    bool cursorAt(const QPointF& place) const override;
    std::optional<double> timeAt(const QPointF& place, double within) const override;
    QString toolTip(const QPointF& place) const override;
    QStringList inWords() const override;

private:
    struct PinnedParts {
        PathLine* path;
        GroundItem* ground;
        Bounds bounds = {};
    };

    /// The path of a body that has its own line colour.
    struct OwnPath {
        PathLine* path;
        QString name = {};
        std::size_t body = 0; ///< index in Scene::bodies
        bool shown = true;
    };

    /// A quantity whose value is shown at the time cursor.
    struct Readout {
        std::size_t column = 0; ///< column of the run
        double size = 0;        ///< largest magnitude of its values
    };

    PathLine* addPath();
    void showOwnPaths();
    void showArrows();
    bool isShown(std::size_t body) const;
    std::optional<Placed> placed(std::size_t body, const std::vector<double>& state) const;
    std::vector<Placed> standing() const;
    void showPaths();
    std::size_t ownInLegend() const { return m_compared ? 0 : m_ownCount; }
    void showSpeeds();
    void showLine();
    bool hasLine() const { return !m_line->data()->isEmpty(); }
    void showPinnedRun(PinnedParts& parts, const Pinned& pinned);
    void showVisible();
    void styleLines();
    void showGrounds();
    std::vector<Placed> bodiesAt(double t) const;
    std::optional<PlacedArrow> placed(const SceneArrow& arrow, const std::vector<double>& state) const;
    const std::vector<SceneArrow>& arrows() const;
    QString cornerText(const std::vector<double>& state) const;
    void prepareReadouts();
    std::vector<QString> readoutsAt(const std::vector<double>& state) const;

    QCustomPlot& m_plot;
    std::shared_ptr<const System> m_system;
    FigureRecipe m_recipe;
    Theme m_theme;
    Shown m_shown;
    Bounds m_bounds; ///< bounds of the shown run
    double m_cursor;
    int m_selectedEvent = -1;

    GroundItem* m_ground;
    SpeedProfileItem* m_speeds;
    References m_references;
    std::vector<PinnedParts> m_pinned; ///< one for each place in m_references
    bool m_compared = false; ///< whether runs are compared as equals (see Pinned); the shown run then has no
                             ///< path of its own
    PathLine* m_line;        ///< the recipe's table, if it is to scale
    std::vector<PathLine*> m_paths; ///< one for each mode
    std::vector<int> m_legendModes; ///< modes that occur in the run
    std::vector<OwnPath> m_own;     ///< the first m_ownCount are in use
    std::size_t m_ownCount = 0;
    MarksItem* m_marks;
    BodiesItem* m_start;
    BodiesItem* m_bodies;
    ArrowsItem* m_arrows;
    std::vector<bool> m_arrowHidden; ///< for each arrow of the scene
    SelectedMarkItem* m_selected;
    HandlesItem* m_handles;
    CornerText* m_corner;
    std::vector<Readout> m_readouts;
    ReadoutItem* m_readout;
};

} // namespace talweg
