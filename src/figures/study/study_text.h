#pragma once

#include "figures/plot/figure_window.h"
#include "figures/study/study_figure.h"
#include "study/diagnostics.h"
#include <QString>
#include <qcustomplot.h>

namespace talweg {

/// "Restitution e": what an axis of a figure says of an input.
QString inputLabel(const System& system, const std::string& parameter);

/// "b": the symbol, or the label where there is none.
QString inputName(const System& system, const std::string& parameter);

/// "2 m".
QString inputNumber(const System& system, const std::string& parameter, double value);

/// "b = 2 m".
QString inputText(const System& system, const std::string& parameter, double value);
/// "e ≥ 0.9"
QString inputAtLeast(const System& system, const std::string& parameter, double value);

/// "confidence interval 93.1–98.0 %" of the probability of success of a design; its confidence holds for all
/// designs together.
QString boundsText(const StudyShown& shown, std::size_t design);

/// "b = 1, 3, 6 m"; with `inRow`, where there are no others between them and there are many, "b = 1 … 6 m".
QString inputText(const System& system, const std::string& parameter, const std::vector<double>& values,
                  bool inRow);

/// "Height, mean (m)".
QString aggregateLabel(const Quantity& quantity, const QString& aggregate);

/// "87 822", with narrow spaces that break no line.
QString countText(std::size_t number);

/// "78.4 %".
QString quantityText(const Quantity& quantity, double value);

/// "80 %": a level as it was asked for.
QString levelText(const Quantity& quantity, double level);

/// What the measure at a place of Sweep::measures is.
const Quantity& measureOf(const SweepResult& result, std::size_t measure);

/// What is the same for all that a figure shows, and the labels of its diagnostics: "As published: k = 0.1,
/// u₄ = 5 … 10 m/s; undecided runs".
QString captionText(const StudyShown& shown, const std::vector<std::pair<std::string, double>>& fixed,
                    const QString& name);

/// Of all parts of one study, at least one.
Diagnostics diagnosticsOf(const std::vector<StudyShown>& parts, const DisplayUnits& units = {});

/// How the runs of a design ended: "42 crossed, 9 rebounded".
QString endingsText(const SweepResult& result, std::size_t design);

/// The same of the endings listed, with shares and after what is drawn to the right, then the other inputs:
/// "e = 0.86: crossed 40 of 51 (78.4 %), rebounded 9 (17.6 %)".
QString outcomesText(const StudyShown& shown, const std::string& x, std::size_t design,
                     const std::vector<std::size_t>& endings);

/// The inputs and aggregates of a design, in lines, with the result's name first where it has one.
QString designText(const StudyShown& shown, std::size_t design);

/// The unit of differences of numbers in a unit: percentage points for %, else the same.
QString unitOfDifference(const std::string& unit);

/// "Δ crossed (percentage points)", "Δ height, mean (m)": what a scale says of differences.
QString differenceLabel(const Quantity& quantity, const QString& aggregate);

/// "Consistent less As published", "difference to the baseline: e = 0.86": what a result with
/// StudyShown::less shows.
QString differenceName(const StudyShown& shown);

/// The inputs of a design, and of the percentage and the mean of each measure the value, the one at the same
/// design of StudyShown::less, which is its number `other`, and the difference, in lines.
QString differenceText(const StudyShown& shown, std::size_t design, std::size_t other);

/// The dash of the result of that number.
QPen partPen(std::size_t number);

/// The window about the ranges, with some air.
FigureWindow padded(QCPRange x, QCPRange y);

} // namespace talweg
