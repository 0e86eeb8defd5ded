#pragma once

#include <QFrame>

class QLabel;

namespace talweg {

class LiveNeighbours;
class DisplayUnits;
class LiveRun;

/// The outcome of the run in plain words, in a colour that expresses its meaning. Below it are warnings and
/// the number of nearby runs with the same outcome. Without an outcome, the banner shows the reason.
class OutcomeBanner : public QFrame {
    Q_OBJECT
public:
    explicit OutcomeBanner(QWidget* parent = nullptr);

    /// Shows the current state of the run.
    void show(const LiveRun& live);
    /// Shows how many of the nearby runs succeed, or that they are outdated.
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
