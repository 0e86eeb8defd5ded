#pragma once

#include "figures/study/study_figure.h"
#include "workbench/study/baseline_study.h"

#include <QTimer>
#include <QToolButton>

class QAction;
class QMenu;

namespace talweg {

class LiveStudy;

/// Pins studies as baseline, unpins them, and describes how the current study differs from the pinned one.
class BaselineButton : public QToolButton {
    Q_OBJECT
public:
    explicit BaselineButton(QWidget* parent = nullptr);

    /// Sets the document and the current study, which must outlive the button. Call it once.
    void setStudy(Document& document, LiveStudy& live);
    /// Sets whether the page is shown. If it is not, nothing is computed.
    void setActive(bool active);

    /// Actions for menus, enabled when they have an effect.
    QAction* pinAction() const { return m_pin; }
    QAction* unpinAction() const { return m_unpin; }

    /// The pinned study for figures, in the units of the project, with its name next to the current study.
    /// Empty if no study is pinned; without a result until there is one.
    const std::vector<StudyShown>& shown() const { return m_shown; }
    /// The same in the units in which it was solved.
    const std::vector<StudyShown>& solved() const { return m_solved; }
    /// Compares the pinned study with parts of the current one at the design `looked`, both in the units of
    /// the project. Returns lines of rich text; empty if no study is pinned.
    QStringList lines(const std::vector<StudyPart>& parts, const Values& looked) const;

signals:
    /// The pinned study, its result or its name has changed.
    void changed();
    /// The progress of the pinned study has changed.
    void progressed();

private:
    void pinOwn();
    void pinOther(int index);
    void fillMenu();
    void follow();
    /// Updates the data shown in figures. Returns whether they changed.
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
    QTimer m_ticking;                            ///< runs while the study is being solved
    std::vector<StudyPart> m_converted, m_parts; ///< the study pinned last, in `m_units` and as solved
    DisplayUnits m_units;
    std::vector<StudyShown> m_solved, m_shown;
};

} // namespace talweg
