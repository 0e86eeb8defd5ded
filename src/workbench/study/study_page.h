#pragma once

#include "figures/theme.h"
#include "workbench/study/live_study.h"

#include <QWidget>
#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTimer;

namespace talweg {

class Draft;
class SliceBar;
class StudyFigureBar;
class StudyView;

namespace Ui {
class StudyPage;
}

/// The study of the experiment on view: its requirement with the answer, and one large figure.
///
/// The page looks at one design: the experiment's own values, or what was last pointed at in a table or by
/// a slider. The figure cuts through the results there.
class StudyPage : public QWidget {
    Q_OBJECT
public:
    explicit StudyPage(QWidget* parent = nullptr);
    ~StudyPage() override;

    /// What to show; to be called once.
    void setStudy(Document& document, LiveStudy& live);

    StudyView* view() const;
    /// The figures of all kinds, the one on view among them: title and what to draw.
    std::vector<std::pair<QString, StudyFigure>> figures() const;
    /// The results as a figure of a kind draws them: a map has room for one only.
    std::vector<StudyShown> resultsFor(const StudyFigure& figure) const;
    /// The values of the design looked at; those that are not varied are the experiment's.
    const Values& looked() const { return m_looked; }
    /// Which of the compared studies tables show, as an index in LiveStudy::shown.
    std::size_t part() const;

    /// Puts the focus on the choice among the compared studies.
    void focusPart();
    /// Looks at a design: its varied inputs.
    void look(const Values& varied);
    void setTheme(const Theme& theme);

signals:
    /// The page looks at another design.
    void lookedChanged();
    /// Tables show another of the compared studies.
    void partChanged();
    /// The user wants this design, of the compared study number `part`, for the experiment.
    void designChosen(std::size_t part, std::size_t design);
    void exportRequested();
    void dataExportRequested();

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void connectFigure();
    void followExperiment();
    void lookAt(Values looked);
    Values varied(const Values& values) const;
    void showStudy();
    void showRequirement();
    void showResults();
    void showFigure();
    void arrangeAxes();
    void showParts();
    void showAnswer();
    void showState();
    void showProgress();
    QString refusal(const QString& requirement) const;
    void takeRequirement(const QString& text);
    void showProblems();
    std::vector<Axis> slicedAxes() const;

    std::unique_ptr<Ui::StudyPage> m_ui;
    Document* m_document = nullptr;
    LiveStudy* m_live = nullptr;
    Draft* m_requirement = nullptr;
    QTimer* m_progress;
    Values m_own;    ///< of the experiment
    Values m_looked; ///< those, but for the varied inputs of the design looked at
    QString m_part;  ///< name of the compared study that tables and maps show
};

} // namespace talweg
