#include "workbench/study/finer_answers.h"

#include <algorithm>

namespace talweg {

FinerAnswers::FinerAnswers(QObject* parent) : QObject(parent) {}

FinerAnswers::Line FinerAnswers::lineOf(const StudyPart& part, const Values& values) {
    const SweepResult& result = *part.shown.result;
    auto places = nearestPlaces(result, values);
    const auto axis = std::ranges::find(result.sweep.axes, part.smallest, &Axis::parameter);
    places[static_cast<std::size_t>(axis - result.sweep.axes.begin())] = 0;
    return {part.shown.result, part.shown.requirement->text(), part.smallest, result.designAt(places)};
}

void FinerAnswers::ask(const std::vector<StudyPart>& parts, const Values& values) {
    const bool isAsked = !parts.empty() && std::ranges::all_of(parts, [](const StudyPart& part) {
        return part.shown.requirement && !part.smallest.empty() && !part.shown.noise && !part.shown.unknown;
    });
    std::vector<Line> asked;
    for (std::size_t part = 0; isAsked && part < parts.size(); ++part)
        asked.push_back(lineOf(parts[part], values));
    if (asked == m_asked) return;
    m_asked = asked;
    m_answers.clear();
    if (asked.empty()) return m_job.cancel();
    m_job.start([this, asked = std::move(asked), parts](const std::stop_token& stop) -> NewestJob::Delivery {
        std::vector<std::vector<FinerThreshold>> answers;
        for (std::size_t part = 0; part < parts.size(); ++part)
            answers.push_back(finerThresholds(*asked[part].result, *parts[part].shown.requirement,
                                              asked[part].smallest, asked[part].first, parts.size(), {},
                                              stop));
        if (stop.stop_requested()) return {};
        return [this, answers = std::move(answers)]() mutable {
            m_answers = std::move(answers);
            emit changed();
        };
    });
}

QString FinerAnswers::sentence(const StudyPart& part, std::size_t place, const DisplayUnits& units) const {
    return place < m_answers.size() ? finerAnswer(part, m_answers[place], units) : QString();
}

} // namespace talweg

#include "moc_finer_answers.cpp"
