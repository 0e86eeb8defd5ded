#pragma once

#include "workbench/monte_carlo/live_monte_carlo.h"

#include <QScrollArea>

class QLabel;
class QPushButton;

namespace talweg {

class UncertaintyEdit;

/// Which inputs of the current experiment are sampled, how, and which follow from others: what its
/// study says of them. Every change is an undo step.
class RandomInputs : public QScrollArea {
    Q_OBJECT
public:
    explicit RandomInputs(QWidget* parent = nullptr);

    /// What to edit; to be called once.
    void setRuns(Document& document, LiveMonteCarlo& live);
    /// Whether the pane is in front of those it shares its place with. It follows the experiment then.
    void setInFront(bool inFront);
    /// Puts the cursor where it is said how that input is drawn.
    void goTo(const QString& id);

    QSize sizeHint() const override;

signals:
    /// The user wants inputs to begin with.
    void beginWanted();

private:
    void showStudy();
    void change(const std::function<void(Study&)>& edit, const QString& mergeKey);

    Document* m_document = nullptr;
    LiveMonteCarlo* m_live = nullptr;
    QLabel* m_none;
    QPushButton* m_begin;
    UncertaintyEdit* m_edit;
    bool m_inFront = false;
};

} // namespace talweg
