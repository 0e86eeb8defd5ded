#include "workbench/study/slice_bar.h"

#include "base/to_qt.h"
#include "figures/study/study_slice.h"
#include "figures/study/study_text.h"
#include "systems/in_units.h"

#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <algorithm>

namespace talweg {

namespace {

constexpr int slidersInARow = 2, minSlider = 60;

} // namespace

SliceBar::SliceBar(QWidget* parent) : QWidget(parent), m_layout(new QGridLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(10);
}

void SliceBar::setAxes(const std::shared_ptr<const System>& system, const std::vector<Axis>& axes,
                       const Values& at, const DisplayUnits& units) {
    if (axes != m_axes || units != m_units) rebuild(system, axes, units);
    setVisible(!axes.empty());
    for (const Row& row : m_rows) {
        const std::size_t place = nearestPlace(row.axis, at);
        const QSignalBlocker quiet(row.slider);
        row.slider->setValue(static_cast<int>(place));
        showValue(row);
    }
}

QString SliceBar::textOf(const std::string& input, double value) const {
    const Parameter& parameter = *talweg::find(m_system->parameters, input);
    return inputText(*inUnits(m_system, m_units), input,
                     std::get<double>(inUnits(parameter, Value(value), m_units)));
}

void SliceBar::rebuild(const std::shared_ptr<const System>& shared, const std::vector<Axis>& axes,
                       const DisplayUnits& units) {
    const System& system = *shared;
    m_system = shared;
    m_units = units;
    m_axes = axes;
    for (const Row& row : m_rows) {
        delete row.label;
        delete row.slider;
    }
    m_rows.clear();
    for (int column = 0; column < m_layout->columnCount(); ++column)
        m_layout->setColumnStretch(column, 0);
    for (const Axis& axis : axes) {
        Row row{axis, new QLabel(this), new QSlider(Qt::Horizontal, this)};
        std::ranges::sort(row.axis.values);
        const Parameter& parameter = *talweg::find(system.parameters, axis.parameter);
        row.slider->setObjectName(QStringLiteral("slice_") + toQt(axis.parameter));
        row.slider->setLayoutDirection(Qt::LeftToRight); // the direction of axes in figures
        row.slider->setAccessibleName(toQt(parameter.label));
        row.slider->setToolTip(tr("%1 of the designs shown").arg(toQt(parameter.label)));
        row.slider->setRange(0, static_cast<int>(axis.values.size()) - 1);
        int widest = 0;
        for (const double value : row.axis.values)
            widest = std::max(widest, fontMetrics().horizontalAdvance(textOf(axis.parameter, value)));
        row.label->setMinimumWidth(widest);
        row.slider->setMinimumWidth(minSlider);
        row.slider->setPageStep(std::max(1, row.slider->maximum() / 10));
        const int number = static_cast<int>(m_rows.size()), column = 2 * (number % slidersInARow);
        m_layout->addWidget(row.label, number / slidersInARow, column);
        m_layout->addWidget(row.slider, number / slidersInARow, column + 1);
        m_layout->setColumnStretch(column + 1, 1);
        connect(row.slider, &QSlider::valueChanged, this, [this, number = m_rows.size()](int place) {
            const Axis& moving = m_rows[number].axis;
            emit moved(toQt(moving.parameter), moving.values[static_cast<std::size_t>(place)]);
        });
        m_rows.push_back(row);
    }
}

void SliceBar::showValue(const Row& row) const {
    row.label->setText(
        textOf(row.axis.parameter, row.axis.values[static_cast<std::size_t>(row.slider->value())]));
}

} // namespace talweg

#include "moc_slice_bar.cpp"
