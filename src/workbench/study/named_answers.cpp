#include "workbench/study/named_answers.h"

namespace talweg {

NamedAnswers::NamedAnswers(QObject* parent) : QObject(parent) {}

void NamedAnswers::ask(const std::vector<StudyPart>& parts, const std::vector<std::string>& conditions,
                       const Values& values, const DisplayUnits& units) {
    Asked asked{{}, {}, conditions, {}, units};
    for (const StudyPart& part : parts) {
        asked.results.push_back(part.shown.result);
        asked.designs.push_back(part.shown.result->designAt(nearestPlaces(*part.shown.result, values)));
        asked.smallest = part.smallest;
    }
    if (asked == m_asked) return;
    const bool areOthers = asked.conditions != m_asked.conditions || parts.empty();
    m_asked = asked;
    if (areOthers) m_answers.clear();
    if (parts.empty() || conditions.empty()) {
        m_job.cancel();
        return emit changed();
    }
    m_job.start([this, parts, conditions, values, units](const std::stop_token& stop) -> NewestJob::Delivery {
        std::vector<NamedAnswer> answers;
        for (const std::string& condition : conditions) {
            if (stop.stop_requested()) return {};
            answers.push_back(namedAnswer(parts, condition, values, units));
        }
        return [this, answers = std::move(answers)] {
            m_answers = answers;
            emit changed();
        };
    });
    if (areOthers) emit changed();
}

} // namespace talweg

#include "moc_named_answers.cpp"
