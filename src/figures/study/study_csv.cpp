#include "figures/study/study_csv.h"

#include "figures/study/study_slice.h"
#include "study/table.h"

namespace talweg {

QByteArray studyFigureCsv(const StudyFigure& figure, const SweepResult& result, const Values& chosen) {
    const auto slice = StudySlice::of(result, figure, chosen);
    if (!slice) return {};
    const bool ofRuns = figure.kind == StudyFigure::Kind::runs;
    std::vector<std::size_t> designs, places;
    for (std::size_t row = 0; row < slice->rows().size(); ++row) {
        if (ofRuns && row != slice->chosenRow().value_or(0)) continue;
        for (std::size_t column = 0; column < slice->xs().size(); ++column)
            designs.push_back(slice->design(row, column));
    }
    for (const double value : ofRuns ? figure.over : std::vector<double>())
        places.push_back(nearest(result.sweep.over.values, value));
    return QByteArray::fromStdString(designTable(result, designs, places));
}

} // namespace talweg
