#pragma once

#include "workbench/monte_carlo/live_monte_carlo.h"

#include <QScrollArea>

class QLabel;
class QPushButton;

namespace talweg {

class UncertaintyEdit;

/// The uncertain inputs of the current experiment, with their distributions, and linked inputs, as given in
/// its study. Every change is an undo step.
class RandomInputs : public QScrollArea {
    Q_OBJECT
public:
    explicit RandomInputs(QWidget* parent = nullptr);

    /// The document to edit; call it once.
    void setRuns(Document& document, LiveMonteCarlo& live);
    /// Sets whether the pane is the visible one of the tabbed panes. It follows the experiment only while it
    /// is visible.
    void setInFront(bool inFront);
    /// Puts the text cursor into the distribution of this input.
    void goTo(const QString& id);

    QSize sizeHint() const override;

signals:
    /// The user wants default uncertain inputs.
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
