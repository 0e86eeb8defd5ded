#pragma once

#include "study/advisor.h"
#include "workbench/common/newest_job.h"

#include <QElapsedTimer>
#include <QObject>
#include <map>

namespace talweg {

/// The designs of a study that meet the requirement, ranked by the results known so far. Quantities that need
/// additional runs are computed in the background, for the best designs first: the margins within tolerances,
/// and the measure that decides between equal margins. A newer request replaces an earlier one.
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

    /// Ranks the designs by the results already known, and starts to compute the missing ones.
    void ask(std::optional<Question> question);
    /// Examines further designs beyond the planned number.
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
    /// The result of a job.
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
    Found m_found; ///< results for designs of the question, also those outside the limits
    QString m_failure;
    std::size_t m_enough = 0; ///< number of designs to examine regardless of the time
    QElapsedTimer m_since;    ///< time since the examination began
    NewestJob m_job;          ///< declared last, so that the running job ends first
};

} // namespace talweg
