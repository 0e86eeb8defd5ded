#pragma once

#include "project/document.h"
#include "project/own_preset.h"
#include "workbench/common/newest_job.h"

#include <QScrollArea>
#include <QTimer>
#include <map>

class QLabel;
class QMenu;

namespace talweg {

class Form;

/// The form of the current experiment: what is typed there goes to the document, what changes in the
/// document shows there. Every system has a form of its own, which stays. They are made while nothing else
/// happens, since making one when it is wanted holds up the window.
class Inspector : public QScrollArea {
    Q_OBJECT
public:
    explicit Inspector(QWidget* parent = nullptr);

    /// The document to edit; to be called once.
    void setDocument(Document& document);
    /// The current experiment; −1 for none.
    void setExperiment(int index);
    /// What is wrong with its inputs taken together.
    void setProblems(const std::vector<Problem>& problems);

    /// Scrolls to the field of an input and makes it stand out for a moment.
    void pointOut(const QString& id);

    /// The current form; null when there is none.
    Form* form() const { return m_form; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Inputs could not be set, and why.
    void refused(const QString& why);
    /// The user wants to see how that input is sampled.
    void randomWanted(const QString& id);
    /// Something was done that is not seen here.
    void noted(const QString& what);
    /// The user wants to look after presets of their own.
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
    QTimer m_idle; ///< makes the next piece of a form
    QWidget* m_pages;
    QLabel* m_empty;
    int m_experiment = -1;
    /// The study before the user began to type a distribution (inner: none existed; outer: nothing is being
    /// typed). Every keystroke starts from it, so that an incomplete distribution leaves no trace.
    std::optional<std::optional<Study>> m_studyBefore;
    bool m_drawing = false; ///< the study changes by what is typed here
    NewestJob m_mending;    ///< looks for what would end the complaints
};

} // namespace talweg
