#pragma once

#include "workbench/study/live_study.h"

#include <QScrollArea>
#include <functional>
#include <map>
#include <memory>
#include <string>

class QCheckBox;
class QToolButton;

namespace talweg {

class SweptEdit;
class UncertaintyEdit;

namespace Ui {
class StudySetup;
}

/// The settings of the current experiment's study: the varied inputs, the input over whose values designs are
/// evaluated, the results, and the comparison. Every change is an undo step.
class StudySetup : public QScrollArea {
    Q_OBJECT
public:
    explicit StudySetup(QWidget* parent = nullptr);
    ~StudySetup() override;

    /// Sets the document and the study to edit. Call it once.
    void setStudy(Document& document, LiveStudy& live);
    /// Sets whether this pane is the visible one of the tabbed panes. It is updated only while it is visible.
    void setInFront(bool inFront);

    QSize sizeHint() const override;

private:
    void showStudy();
    void showAxes(const Study& study, const std::shared_ptr<const System>& shared);
    void showOver(const Study& study, const std::shared_ptr<const System>& shared);
    void showSmallest(const Study& study, const System& system);
    void showMeasures(const Study& study, const System& system);
    void addMeasure(const System& system, const std::string& id);
    void setMeasured(const std::string& id, bool on);
    void fillOtherBodies();
    void showCompared(const Study& study, const System& system);
    void showProblems();
    void showOverNote();
    QString whyIdle(const std::string& parameter) const;
    void showTotal();
    void fillAddMenu();
    void change(const std::function<void(Study&)>& edit, const QString& mergeKey = {});
    void changeAxis(const std::string& parameter, const QString& text);
    void removeAxis(const std::string& parameter);
    void markUnknown(const std::string& parameter, bool unknown);
    QString problemOf(const std::string& parameter) const;
    const Values& values() const;

    std::unique_ptr<Ui::StudySetup> m_ui;
    Document* m_document = nullptr;
    LiveStudy* m_live = nullptr;
    std::vector<SweptEdit*> m_axes;
    SweptEdit* m_over = nullptr;
    DisplayUnits m_units; ///< units in which the fields show numbers
    UncertaintyEdit* m_uncertainty;
    std::string m_measuresOf; ///< id of the system whose results are listed
    std::map<std::string, QCheckBox*> m_measures;
    QToolButton* m_otherBodies;
    bool m_inFront = false;
};

} // namespace talweg
