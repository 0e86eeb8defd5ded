#include "figures/study/study_csv.h"

#include "figures/study/study_slice.h"
#include "study/noise_table.h"

#include <numeric>

namespace talweg {

namespace {

QByteArray sliceCsv(const StudyFigure& figure, const SweepResult& result, const Values& chosen,
                    const TableOptions& options) {
    StudyFigure drawn = figure;
    if (figure.kind == StudyFigure::Kind::outcomes)
        drawn.family.clear(); // bars need a single line of designs
    const auto slice = StudySlice::of(result, drawn, chosen);
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
    return QByteArray::fromStdString(designTable(result, designs, places, {}, options));
}

} // namespace

QByteArray studyFigureCsv(const StudyFigure& figure, const SweepResult& result, const Values& chosen) {
    return sliceCsv(figure, result, chosen, {});
}

QByteArray studyFigureCsv(const StudyFigure& figure, const StudyShown& shown, const Values& chosen) {
    if (figure.kind != StudyFigure::Kind::pareto) {
        TableOptions options;
        if (shown.less) options.baseline = shown.less->result;
        return sliceCsv(figure, *shown.result, chosen, options);
    }
    if (!shown.front) return {};
    if (shown.noise)
        return QByteArray::fromStdString(noiseTable({{shown.noise, shown.verdicts, shown.front->standings}},
                                                    shown.requirement.has_value()));
    std::vector<std::size_t> designs(shown.result->designs);
    std::iota(designs.begin(), designs.end(), std::size_t{0});
    std::vector<std::uint8_t> best;
    for (const Standing standing : shown.front->standings)
        best.push_back(standing == Standing::optimal);
    return QByteArray::fromStdString(designTable(*shown.result, designs, {}, best));
}

namespace {

/// The study with all combinations of its unknown inputs as designs.
StudyShown wholeOf(StudyShown shown) {
    if (const auto unknown = shown.unknown) {
        shown.result = unknown->result;
        shown.noise = unknown->noise;
        shown.verdicts = unknown->judged;
    }
    return shown;
}

} // namespace

QByteArray studyDesignsCsv(const StudyShown& shown, const TableOptions& options) {
    const StudyShown whole = wholeOf(shown);
    return QByteArray::fromStdString(
        whole.noise ? noiseTable({{whole.noise, whole.verdicts, {}}}, whole.requirement.has_value())
                    : aggregateTable({whole.result}, options));
}

QByteArray studyRunsCsv(const StudyShown& shown) {
    const StudyShown whole = wholeOf(shown);
    return QByteArray::fromStdString(whole.noise ? noiseRunTable({{whole.noise, whole.verdicts, {}}})
                                                 : runTable(*whole.result));
}

} // namespace talweg
