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

/// A constant: its name, its expression and what that makes.
class ConstantRow : public QWidget {
    Q_OBJECT
public:
    /// Why a name or an expression is refused, as a complete sentence; empty when it is accepted.
    using Refusal = std::function<QString(const QString& text)>;
    ConstantRow(const Refusal& refuseName, const Refusal& refuseExpression, QWidget* parent);

    /// `value` is what it makes, for people; `isPure` without a unit.
    void show(const Constant& constant, const QString& value, bool isPure);
    /// Says why something cannot be done, until something else is shown.
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

/// The project's constants, folded to how many there are. Every change is an undo step.
class ConstantsEdit : public QWidget {
    Q_OBJECT
public:
    explicit ConstantsEdit(QWidget* parent = nullptr);

    /// Whose constants; to be called once.
    void setDocument(Document& document);
    void setUnfolded(bool unfolded);
    /// Adds a constant, whose name waits to be typed.
    void add();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    ConstantRow* makeRow(int index);
    void showRows();
    void fitHeight();

    Document* m_document = nullptr;
    std::vector<ConstantRow*> m_rows; ///< none while folded
    QToolButton *m_header, *m_add;
    QScrollArea* m_area;
    QWidget* m_content;
    QVBoxLayout* m_layout;
};

} // namespace talweg
