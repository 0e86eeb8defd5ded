#pragma once

#include "figures/study/study_figure.h"
#include "workbench/study/baseline_study.h"

#include <QTimer>
#include <QToolButton>

class QAction;
class QMenu;

namespace talweg {

class LiveStudy;

/// Pins studies as baseline and takes them off again, and says how the current study differs from the one
/// that is pinned.
class BaselineButton : public QToolButton {
    Q_OBJECT
public:
    explicit BaselineButton(QWidget* parent = nullptr);

    /// What to work on, which outlives the button; to be called once.
    void setStudy(Document& document, LiveStudy& live);
    /// Whether someone looks: otherwise nothing is computed.
    void setActive(bool active);

    /// For menus; enabled where they do something.
    QAction* pinAction() const { return m_pin; }
    QAction* unpinAction() const { return m_unpin; }

    /// What is pinned, as figures take it, in the units of the project, called as beside the current study;
    /// empty where none is pinned. Without a result while there is none.
    const std::vector<StudyShown>& shown() const { return m_shown; }
    /// The same as it was solved.
    const std::vector<StudyShown>& solved() const { return m_solved; }
    /// What is to be said of the pinned study beside parts of the one shown, at the design looked at, both
    /// in the units of the project, as lines of rich text; empty where none is pinned.
    QStringList lines(const std::vector<StudyPart>& parts, const Values& looked) const;

signals:
    /// What is pinned, what it comes to, or what it is called is another.
    void changed();
    /// More of it has been solved.
    void progressed();

private:
    void pinOwn();
    void pinOther(int index);
    void fillMenu();
    void follow();
    /// Whether what figures show of it is another.
    bool refresh();
    void convert();
    void enable();
    Experiment beside() const;
    QString name() const;
    QString description() const;
    QString answer(const StudyPart& part, const Values& looked) const;

    Document* m_document = nullptr;
    LiveStudy* m_live = nullptr;
    BaselineStudy* m_study = nullptr;
    QAction *m_pin, *m_unpin;
    QTimer m_ticking;                            ///< while it is being solved
    std::vector<StudyPart> m_converted, m_parts; ///< what was pinned last as solved, and in `m_units`
    DisplayUnits m_units;
    std::vector<StudyShown> m_solved, m_shown;
};

} // namespace talweg
