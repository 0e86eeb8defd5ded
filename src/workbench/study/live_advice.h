#pragma once

#include "study/advisor.h"
#include "workbench/common/newest_job.h"

#include <QElapsedTimer>
#include <QObject>
#include <map>

namespace talweg {

/// The designs of a study that meet the requirement, ranked by what is known of them. What takes runs of its
/// own, what comes of them within their tolerances and the measure that decides between equal margins, is
/// worked out in the background, the best designs first; the newest question counts.
class LiveAdvice : public QObject {
    Q_OBJECT
public:
    /// A request for designs.
    struct Question {
        std::shared_ptr<const SweepResult> result;
        Requirement requirement;
        std::vector<double> margins; ///< of all designs
        std::vector<Limits> limits;  ///< one per axis
        std::string preferred;       ///< id of an axis, or empty
        std::vector<Tolerance> tolerances;
    };

    explicit LiveAdvice(QObject* parent = nullptr);

    /// Ranks by what is already known.
    void ask(std::optional<Question> question);
    /// Examines more designs than planned.
    void more();

    /// Best first.
    const std::vector<Advice>& advice() const { return m_advice; }
    bool isBusy() const { return m_job.isBusy(); }
    /// Number of designs examined within their tolerances.
    std::size_t lookedAt() const;
    /// The error; empty on success.
    const QString& failure() const { return m_failure; }

signals:
    /// More is known, or nothing more will be.
    void changed();

private:
    /// What a job brings.
    struct Found {
        std::map<std::size_t, double> reserves;
        std::map<std::size_t, std::shared_ptr<const BoxVerdict>> boxes;
    };

    bool isOfTheSameDesigns(const Question& question) const;
    void rankAll();
    void rankWith(const Found& found);
    void resume();
    std::vector<std::size_t> withoutReserve() const;
    std::vector<std::size_t> withoutBox() const;
    static Found find(const Question& question, const std::vector<std::size_t>& tied,
                      const std::vector<std::size_t>& around, const std::stop_token& stop);
    void take(Found found);

    std::optional<Question> m_question;
    std::vector<Advice> m_advice;
    Found m_found; ///< of the designs of the question, whatever their limits
    QString m_failure;
    std::size_t m_enough = 0; ///< designs to look at whatever the time
    QElapsedTimer m_since;    ///< it began to
    NewestJob m_job;          ///< last: its destructor waits for the job that runs
};

} // namespace talweg
