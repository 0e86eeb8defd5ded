#pragma once

#include "base/display_units.h"
#include "study/axis.h"
#include "systems/system.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QSlider;

namespace talweg {

/// Sliders for the inputs that a figure of a study holds constant.
class SliceBar : public QWidget {
    Q_OBJECT
public:
    explicit SliceBar(QWidget* parent = nullptr);

    /// Shows a slider for each axis. The slider is set to the value nearest to the input's value in `at`. If
    /// this value is a word, the slider is set to the first value. Numbers are shown in `units`.
    void setAxes(const std::shared_ptr<const System>& system, const std::vector<Axis>& axes, const Values& at,
                 const DisplayUnits& units);

signals:
    /// The user selected another value of an input.
    void moved(const QString& parameter, double value);

private:
    struct Row {
        Axis axis; ///< with values in ascending order
        QLabel* label;
        QSlider* slider;
    };
    void rebuild(const std::shared_ptr<const System>& system, const std::vector<Axis>& axes,
                 const DisplayUnits& units);
    QString textOf(const std::string& input, double value) const;
    void showValue(const Row& row) const;

    QGridLayout* m_layout;
    std::shared_ptr<const System> m_system;
    DisplayUnits m_units;
    std::vector<Axis> m_axes; ///< with values in the original order
    std::vector<Row> m_rows;
};

} // namespace talweg
