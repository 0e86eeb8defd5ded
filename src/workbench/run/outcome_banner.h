#pragma once

#include <QFrame>

class QLabel;

namespace talweg {

class LiveNeighbours;
class DisplayUnits;
class LiveRun;

/// The outcome of the run in plain words, coloured by what it means, with warnings below it, and how
/// many of its neighbours end as well; or why there is none.
class OutcomeBanner : public QFrame {
    Q_OBJECT
public:
    explicit OutcomeBanner(QWidget* parent = nullptr);

    /// Says what is known of the run now.
    void show(const LiveRun& live);
    /// Says how many of the runs all around it succeed, or that these are outdated.
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
