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

/// The form of the current experiment: edits in the form change the document, and changes of the document
/// update the form. Every system has its own form, which is kept. Forms are created while the program is
/// idle, because creating one on demand would block the window.
class Inspector : public QScrollArea {
    Q_OBJECT
public:
    explicit Inspector(QWidget* parent = nullptr);

    /// Sets the document to edit; call it once.
    void setDocument(Document& document);
    /// The current experiment; −1 for none.
    void setExperiment(int index);
    /// Shows the problems of the inputs taken together.
    void setProblems(const std::vector<Problem>& problems);

    /// Scrolls to the field of an input and highlights it for a moment.
    void pointOut(const QString& id);

    /// The current form; null if there is none.
    Form* form() const { return m_form; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Inputs could not be set, for this reason.
    void refused(const QString& why);
    /// The user wants to see how this input is sampled.
    void randomWanted(const QString& id);
    /// Reports an action whose effect is not visible here.
    void noted(const QString& what);
    /// The user wants to manage presets of their own.
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
    QTimer m_idle; ///< creates the next part of a form
    QWidget* m_pages;
    QLabel* m_empty;
    int m_experiment = -1;
    /// The study before the user began to type a distribution (inner: none existed; outer: nothing is being
    /// typed). Every keystroke starts from it, so that an incomplete distribution leaves no trace.
    std::optional<std::optional<Study>> m_studyBefore;
    bool m_drawing = false; ///< the study is being changed by an edit in this form
    NewestJob m_mending;    ///< looks for changes of inputs that would solve the problems
};

} // namespace talweg
