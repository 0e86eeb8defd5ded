#pragma once

#include "workbench/monte_carlo/live_monte_carlo.h"

#include <QScrollArea>

class QLabel;
class QPushButton;

namespace talweg {

class UncertaintyEdit;

/// The pane of the uncertain inputs of the current experiment, with their distributions, and of its linked
/// inputs. They are part of the experiment's study. Every change is an undo step.
class RandomInputs : public QScrollArea {
    Q_OBJECT
public:
    explicit RandomInputs(QWidget* parent = nullptr);

    /// Sets the document to edit. Call it once.
    void setRuns(Document& document, LiveMonteCarlo& live);
    /// Sets whether this pane is the visible one of the tabbed panes. It is updated only while it is visible.
    void setInFront(bool inFront);
    /// Moves the focus to the distribution of this input.
    void goTo(const QString& id);

    QSize sizeHint() const override;

signals:
    /// The user requested default uncertain inputs.
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
