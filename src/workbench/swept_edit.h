#pragma once

#include "systems/parameter.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace talweg {

/// One varied input of a study: its values as a text, how many there are, and what is wrong with them.
class SweptEdit : public QWidget {
    Q_OBJECT
public:
    explicit SweptEdit(const Parameter& parameter, QWidget* parent = nullptr);

    const QString& parameterId() const { return m_id; }
    void setValues(const QString& text);
    /// How many values the text stands for; nothing when it cannot be read.
    void setCount(std::optional<std::size_t> count);
    void setProblem(const QString& problem);
    /// Leaves out the name, and the button that removes it, where another widget chooses the input.
    void setNamed(bool named);

signals:
    void typed(const QString& text);
    void finished();
    void removed();

private:
    QString m_id;
    QLabel* m_label;
    QLineEdit* m_line;
    QLabel* m_count;
    QToolButton* m_remove;
    QLabel* m_problem;
};

} // namespace talweg
