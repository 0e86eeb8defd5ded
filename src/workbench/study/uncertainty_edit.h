#pragma once

#include "workbench/study/live_study.h"

#include <QWidget>
#include <functional>

class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace talweg {

class Draft;
class SweptEdit;

/// What a study knows beyond its grid: how likely the values are over which designs are judged, and which
/// inputs follow from others. Folded until it is wanted or there is any of it.
class UncertaintyEdit : public QWidget {
    Q_OBJECT
public:
    explicit UncertaintyEdit(QWidget* parent = nullptr);

    /// Changes the study on view, as one step of typing where keys are the same.
    using Change = std::function<void(const std::function<void(Study&)>& edit, const QString& mergeKey)>;
    /// What to edit; to be called once.
    void setStudy(Document& document, LiveStudy& live, const Change& change);

    /// Shows the study on view.
    void show(const Study& study);
    /// What is wrong with it.
    void showProblems(const QString& likely, const QString& ties);

private:
    void setUnfolded(bool unfolded);
    void showTies(const Study& study);
    SweptEdit* tieEdit(const std::string& id);
    void fillTieMenu();
    QString likelyRefusal(const QString& typed) const;
    QString tieRefusal(const std::string& id, const QString& typed) const;

    Document* m_document = nullptr;
    LiveStudy* m_live = nullptr;
    Change m_change;
    int m_experiment = -1; ///< the one that was shown last
    QToolButton* m_header;
    QWidget* m_body;
    QLabel *m_likelyLabel, *m_likelyProblem, *m_tiesProblem;
    QLineEdit* m_likelyLine;
    Draft* m_likely;
    QVBoxLayout* m_tieRows;
    QToolButton* m_addTie;
    std::vector<SweptEdit*> m_ties;
};

} // namespace talweg
