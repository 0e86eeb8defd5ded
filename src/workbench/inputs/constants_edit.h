#pragma once

#include "project/document.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace talweg {

class Draft;

/// One row of the list of constants: name, expression and value.
class ConstantRow : public QWidget {
    Q_OBJECT
public:
    /// Returns why a name or an expression is rejected, as a complete sentence; empty if it is valid.
    using Refusal = std::function<QString(const QString& text)>;
    ConstantRow(const Refusal& refuseName, const Refusal& refuseExpression, QWidget* parent);

    /// Shows a constant. `value` is its value as text; `isPure` states that it has no unit.
    void show(const Constant& constant, const QString& value, bool isPure);
    /// Shows a reason why an action is not possible, until another text is shown.
    void say(const QString& why);
    void focusName();

signals:
    void renamed(const QString& name);
    void changed(const QString& expression);
    void finished();
    void removed();

private:
    void showState();

    QLineEdit *m_nameLine, *m_expressionLine;
    Draft *m_name, *m_expression;
    QToolButton* m_remove;
    QLabel* m_below;
    QString m_value, m_why;
};

/// Edits the project's constants. While collapsed, shows only their number. Every change is an undo step.
class ConstantsEdit : public QWidget {
    Q_OBJECT
public:
    explicit ConstantsEdit(QWidget* parent = nullptr);

    /// Sets the document whose constants are edited; call it once.
    void setDocument(Document& document);
    void setUnfolded(bool unfolded);
    /// Adds a constant and moves the focus to its name.
    void add();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    ConstantRow* makeRow(int index);
    void showRows();
    void fitHeight();

    Document* m_document = nullptr;
    std::vector<ConstantRow*> m_rows; ///< none while collapsed
    QToolButton *m_header, *m_add;
    QScrollArea* m_area;
    QWidget* m_content;
    QVBoxLayout* m_layout;
};

} // namespace talweg
