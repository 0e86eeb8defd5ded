#pragma once

#include "project/document.h"
#include "workbench/common/newest_job.h"

#include <QScrollArea>

namespace talweg {

class Form;

/// The form of the experiment on view: what is typed there goes to the document, what changes in the
/// document shows there.
class Inspector : public QScrollArea {
    Q_OBJECT
public:
    explicit Inspector(QWidget* parent = nullptr);

    /// The document to edit; to be called once.
    void setDocument(Document& document);
    /// The experiment on view; −1 for none.
    void setExperiment(int index);
    /// What is wrong with its inputs taken together.
    void setProblems(const std::vector<Problem>& problems);

    /// The form on view; null when there is none.
    Form* form() const { return m_form; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    void makeForm(std::shared_ptr<const System> system);
    void showValues();
    void edit(const Values& values, const QString& text, const QString& mergeKey);

    Document* m_document = nullptr;
    Form* m_form = nullptr;
    int m_experiment = -1;
    NewestJob m_mending; ///< looks for what would end the complaints
};

} // namespace talweg
