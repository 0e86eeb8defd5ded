#pragma once

#include "figures/export.h"
#include "figures/study_figure.h"

#include <QString>
#include <qcustomplot.h>

namespace talweg {

/// "Restitution e": what an axis of a figure says of an input.
QString inputLabel(const System& system, const std::string& parameter);

/// "b = 2 m".
QString inputText(const System& system, const std::string& parameter, double value);

/// "78.4 %".
QString quantityText(const Quantity& quantity, double value);

/// What the measure at a place of Sweep::measures is.
const Quantity& measureOf(const SweepResult& result, std::size_t measure);

/// The inputs and aggregates of a design, in lines, with the result's name first where it has one.
QString designText(const StudyShown& shown, std::size_t design);

/// The dash of the result of that number.
QPen partPen(std::size_t number);

/// The window about the ranges, with some air.
FigureWindow padded(QCPRange x, QCPRange y);

} // namespace talweg
