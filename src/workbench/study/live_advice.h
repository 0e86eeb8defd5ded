#pragma once

#include "study/advisor.h"
#include "workbench/common/newest_job.h"

#include <QElapsedTimer>
#include <QObject>
#include <map>

namespace talweg {

/// Ranks the designs of a study that meet the requirement by the results known so far. Values that need
/// additional runs are computed on another thread, for the best designs first. They are the margins within
/// tolerances, and the result that decides between equal margins. A newer request replaces an earlier one.
class LiveAdvice : public QObject {
    Q_OBJECT
public:
    /// A request to rank designs.
    struct Question {
        std::shared_ptr<const SweepResult> result;
        Requirement requirement;
        std::vector<double> margins; ///< margin of each design
        std::vector<Limits> limits;  ///< one for each axis
        std::string preferred;       ///< id of the axis to rank by first; may be empty
        std::vector<Tolerance> tolerances;
    };

    explicit LiveAdvice(QObject* parent = nullptr);

    /// Ranks the designs by the known results, and starts to compute the missing ones.
    void ask(std::optional<Question> question);
    /// Examines more designs within their tolerances, beyond those planned.
    void more();

    /// The ranked designs, best first.
    const std::vector<Advice>& advice() const { return m_advice; }
    bool isBusy() const { return m_job.isBusy(); }
    /// Number of designs that have been examined within their tolerances.
    std::size_t lookedAt() const;
    /// The error; empty on success.
    const QString& failure() const { return m_failure; }

signals:
    /// The ranking has changed, or the computation has ended.
    void changed();

private:
    /// The result of a job, by design: values of the deciding result, and verdicts within tolerances.
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
    Found m_found; ///< results for all designs, including those outside the limits
    QString m_failure;
    std::size_t m_enough = 0; ///< number of designs to examine regardless of the time
    QElapsedTimer m_since;    ///< time since the examination began
    NewestJob m_job;          ///< declared last, so that its destructor ends the job first
};

} // namespace talweg
