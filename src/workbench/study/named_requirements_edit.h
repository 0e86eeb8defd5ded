#pragma once

#include "figures/study/study_answer.h"
#include "project/document.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace talweg {

class Draft;

/// One row of the list of named requirements: name, condition, and whether the current design meets it.
class NamedRequirementRow : public QWidget {
    Q_OBJECT
public:
    /// Returns why a name or a condition is rejected, as a complete sentence; empty if it is valid.
    using Refusal = std::function<QString(const QString& text)>;
    NamedRequirementRow(const Refusal& refuseName, const Refusal& refuseCondition, QWidget* parent);

    void show(const NamedRequirement& requirement);
    /// Whether the row shows this requirement. Invalid texts are ignored.
    bool shows(const NamedRequirement& requirement) const;
    /// Sets the answer to show; nothing while it is unknown.
    void setAnswer(const std::optional<NamedAnswer>& answer);
    /// Sets whether this is the requirement of the current study.
    void setInUse(bool inUse);
    void focusName();

signals:
    void renamed(const QString& name);
    void changed(const QString& condition);
    void finished();
    void removed();
    void used();

private:
    void finishName();
    void showAnswer();

    QLabel* m_icon;
    QLineEdit *m_nameLine, *m_conditionLine;
    Draft *m_name, *m_condition;
    QToolButton *m_use, *m_remove;
    QLabel *m_verdict, *m_wrong;
    std::optional<NamedAnswer> m_answer;
};

/// Edits the project's named requirements for the system of the current experiment. While collapsed, shows
/// only how many of them are met. Hidden if there are none. Every change is an undo step.
class NamedRequirementsEdit : public QWidget {
    Q_OBJECT
public:
    explicit NamedRequirementsEdit(QWidget* parent = nullptr);

    /// Sets the document with the requirements. Call it once.
    void setDocument(Document& document);
    /// Sets the system of the current experiment; null if there is none.
    void setSystem(const std::shared_ptr<const System>& system);
    /// Sets the condition that the current study requires.
    void setInUse(const std::string& condition);
    /// The conditions, in the order of the rows.
    std::vector<std::string> conditions() const;
    /// Sets one answer for each row; empty while they are unknown.
    void setAnswers(const std::vector<NamedAnswer>& answers);
    void setUnfolded(bool unfolded);
    /// Adds a requirement for the current system and moves the focus to its name.
    void add(const std::string& condition);

signals:
    /// The conditions of the rows have changed.
    void changed();
    /// The user requested that the study use this condition as its requirement.
    void used(const QString& condition);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showRows();
    void showSummary();
    void fitHeight();
    NamedRequirementRow* makeRow();
    int placeOf(const NamedRequirementRow* row) const;
    const NamedRequirement& requirement(int place) const;

    Document* m_document = nullptr;
    std::shared_ptr<const System> m_system;
    std::string m_inUse;
    std::vector<int> m_indices;               ///< indices of the requirements in the document
    std::vector<NamedRequirementRow*> m_rows; ///< none while collapsed
    std::vector<NamedAnswer> m_answers;
    QToolButton* m_header;
    QScrollArea* m_area;
    QWidget* m_content;
    QVBoxLayout* m_layout;
};

} // namespace talweg
