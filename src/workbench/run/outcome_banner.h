#pragma once

#include <QFrame>

class QLabel;

namespace talweg {

class LiveNeighbours;
class DisplayUnits;
class LiveRun;

/// Shows the outcome of the run in a sentence, with a colour for its meaning. Below it, shows warnings and
/// the number of nearby runs that succeed. If there is no outcome, shows the reason instead.
class OutcomeBanner : public QFrame {
    Q_OBJECT
public:
    explicit OutcomeBanner(QWidget* parent = nullptr);

    /// Shows the current state of the run.
    void show(const LiveRun& live);
    /// Shows how many of the nearby runs succeed, or that their results are outdated.
    void showNeighbours(const LiveNeighbours& neighbours, const DisplayUnits& units);

    QString sentence() const;

private:
    enum class Sign { good, bad, warning, neutral };
    void say(Sign sign, const QString& sentence, const QStringList& below);

    QLabel* m_icon;
    QLabel* m_sentence;
    QLabel* m_below;
    QLabel* m_neighbours;
};

} // namespace talweg
