#pragma once

#include "project/document.h"
#include "project/own_preset.h"
#include "workbench/common/newest_job.h"
#include "workbench/inputs/value_editor.h"

#include <QScrollArea>
#include <QTimer>
#include <map>

class QLabel;
class QMenu;

namespace talweg {

class Form;

/// Shows the form of the current experiment. Edits in the form change the document, and changes of the
/// document update the form. There is one form for each system. Forms are created while the program is idle,
/// because creating a form on demand would block the window.
class Inspector : public QScrollArea {
    Q_OBJECT
public:
    explicit Inspector(QWidget* parent = nullptr);

    /// Sets the document to edit. Call it once.
    void setDocument(Document& document);
    /// Sets the index of the current experiment, −1 for none.
    void setExperiment(int index);
    /// Shows problems that concern several inputs together.
    void setProblems(const std::vector<Problem>& problems);

    /// Scrolls to the field of an input and highlights it for a moment.
    void pointOut(const QString& id);

    /// The form shown; null if there is none.
    Form* form() const { return m_form; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Inputs could not be changed, for this reason.
    void refused(const QString& why);
    /// The user requested the distribution of this input in the study.
    void randomWanted(const QString& id);
    /// Reports the result of an action that is not visible in the form.
    void noted(const QString& what);
    /// The user requested the dialog for managing their own presets.
    void presetsWanted();

private:
    Form* formOf(const std::shared_ptr<const System>& system);
    void connectForm(Form* form);
    void makeAhead();
    int widthOf(const Form& form) const;
    void showValues();
    void noteImport(const TableImport& read);
    void offerOwnPresets(const QString& group, QMenu& menu);
    void apply(const OwnPreset& preset);
    void savePreset(const QString& group);
    void edit(const Values& values, const QString& text, const QString& mergeKey);
    void take(const QString& id, const InputEdit& edit);
    void setValue(const QString& id, const Value& value);
    void express(const QString& id, const QString& expression);
    void makeUncertain(const QString& id, const InputEdit::Uncertain& edit);
    void makeCertain(const QString& id);

    Document* m_document = nullptr;
    Form* m_form = nullptr;
    std::map<const System*, Form*> m_forms;
    QTimer m_idle; ///< creates forms step by step while the program is idle
    QWidget* m_pages;
    QLabel* m_empty;
    int m_experiment = -1;
    /// The study before the user began to type a distribution. Outer level empty: no distribution is being
    /// typed; inner level empty: the experiment had no study. Each keystroke starts from this study, so that
    /// incomplete distributions leave no trace.
    std::optional<std::optional<Study>> m_studyBefore;
    bool m_drawing = false; ///< whether an edit in this form is changing the study
    NewestJob m_mending;    ///< searches for input changes that correct the problems
};

} // namespace talweg
