#pragma once

#include "figures/study/study_figure.h"
#include "workbench/study/baseline_study.h"

#include <QTimer>
#include <QToolButton>

class QAction;
class QMenu;

namespace talweg {

class LiveStudy;

/// A button that pins a study as baseline and unpins it. It also describes how the current study differs from
/// the baseline.
class BaselineButton : public QToolButton {
    Q_OBJECT
public:
    explicit BaselineButton(QWidget* parent = nullptr);

    /// Sets the document and the current study, which must outlive the button. Call it once.
    void setStudy(Document& document, LiveStudy& live);
    /// Sets whether the page is shown. Otherwise, nothing is computed.
    void setActive(bool active);

    /// Actions for menus. They are enabled while they have an effect.
    QAction* pinAction() const { return m_pin; }
    QAction* unpinAction() const { return m_unpin; }

    /// The pinned study for figures, in the project's units. Its name states how it differs from the current
    /// study. Empty if no study is pinned. Contains no result until the pinned study is solved.
    const std::vector<StudyShown>& shown() const { return m_shown; }
    /// The pinned study in the units in which it was solved.
    const std::vector<StudyShown>& solved() const { return m_solved; }
    /// Compares the pinned study with parts of the current one at the design with the input values `looked`.
    /// Both are in the project's units. Returns lines of rich text; empty if no study is pinned.
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
    /// Updates the data that figures show. Returns whether the data changed.
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
    QTimer m_ticking;                            ///< active while the study is being solved
    std::vector<StudyPart> m_converted, m_parts; ///< results of the pinned study as solved, and in `m_units`
    DisplayUnits m_units;
    std::vector<StudyShown> m_solved, m_shown;
};

} // namespace talweg
