#pragma once

#include "figures/plot/figure_window.h"
#include "figures/study/study_figure.h"
#include "study/diagnostics.h"
#include <QString>
#include <qcustomplot.h>

namespace talweg {

/// The label of an input on the axis of a figure, such as "Restitution e".
QString inputLabel(const System& system, const std::string& parameter);

/// The symbol of an input, such as "b"; its label if it has no symbol.
QString inputName(const System& system, const std::string& parameter);

/// A value of an input with its unit, such as "2 m".
QString inputNumber(const System& system, const std::string& parameter, double value);

/// A value of an input with its symbol, such as "b = 2 m".
QString inputText(const System& system, const std::string& parameter, double value);
/// A lower limit of an input, such as "e ≥ 0.9".
QString inputAtLeast(const System& system, const std::string& parameter, double value);

/// The confidence interval of the probability of success of a design, such as "confidence interval 93.1–98.0
/// %". The confidence holds for all designs together.
QString boundsText(const StudyShown& shown, std::size_t design);

/// Several values of an input, such as "b = 1, 3, 6 m". `inRow` means that the values are adjacent on their
/// axis; many of them are then shortened to "b = 1 … 6 m".
QString inputText(const System& system, const std::string& parameter, const std::vector<double>& values,
                  bool inRow);

/// The label of an aggregate, such as "Height, mean (m)".
QString aggregateLabel(const Quantity& quantity, const QString& aggregate);

/// A number with narrow no-break spaces between groups of digits, such as "87 822".
QString countText(std::size_t number);

/// A value of a quantity with its unit, such as "78.4 %".
QString quantityText(const Quantity& quantity, double value);

/// A required level as the user entered it, such as "80 %".
QString levelText(const Quantity& quantity, double level);

/// The measure with this index in Sweep::measures.
const Quantity& measureOf(const SweepResult& result, std::size_t measure);

/// The caption of a figure: the inputs that are equal in all shown designs, and the labels of the
/// diagnostics, such as "As published: k = 0.1, u₄ = 5 … 10 m/s; undecided runs".
QString captionText(const StudyShown& shown, const std::vector<std::pair<std::string, double>>& fixed,
                    const QString& name);

/// The diagnostics of a study, over all its parts. There must be at least one part.
Diagnostics diagnosticsOf(const std::vector<StudyShown>& parts, const DisplayUnits& units = {});

/// Numbers of runs of a design by ending, such as "42 crossed, 9 rebounded".
QString endingsText(const SweepResult& result, std::size_t design);

/// As above with percentages, for the given endings. The input on the x axis comes first, the other inputs
/// come last: "e = 0.86: crossed 40 of 51 (78.4 %), rebounded 9 (17.6 %)".
QString outcomesText(const StudyShown& shown, const std::string& x, std::size_t design,
                     const std::vector<std::size_t>& endings);

/// The inputs and aggregates of a design, as lines of text. The first line is the name of the result, if it
/// has one.
QString designText(const StudyShown& shown, std::size_t design);

/// The unit of differences of a quantity: percentage points for %, otherwise its unit.
QString unitOfDifference(const std::string& unit);

/// The label of a scale of differences, such as "Δ crossed (percentage points)" or "Δ height, mean (m)".
QString differenceLabel(const Quantity& quantity, const QString& aggregate);

/// The name of a difference to StudyShown::less, such as "Consistent less As published" or "difference to the
/// baseline: e = 0.86".
QString differenceName(const StudyShown& shown);

/// The inputs of a design, then the percentage of success and the mean of each measure, as lines of text.
/// Each has its value, the value in StudyShown::less, and the difference. `other` is the index of the same
/// design in StudyShown::less.
QString differenceText(const StudyShown& shown, std::size_t design, std::size_t other);

/// The dash pattern of the result with this index.
QPen partPen(std::size_t number);

/// The ranges of x and y, extended by a margin.
FigureWindow padded(QCPRange x, QCPRange y);

} // namespace talweg
