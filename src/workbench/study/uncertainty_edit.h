#pragma once

#include "project/document.h"

#include <QWidget>
#include <functional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace talweg {

class CorrelationsEdit;
class Draft;
class SweptEdit;

/// Edits the settings of a study other than its varied inputs: the distribution of the values over which
/// designs are evaluated, linked inputs, and uncertain inputs. With uncertain inputs, designs are evaluated
/// by random runs.
class UncertaintyEdit : public QWidget {
    Q_OBJECT
public:
    /// How the uncertain inputs are used: in the runs of every design of a study, or in random runs of the
    /// experiment itself. For designs, the editor is collapsed until the user expands it or it has content.
    enum class For { designs, experiment };
    explicit UncertaintyEdit(For what, QWidget* parent = nullptr);

    /// Changes the current study. Changes with the same key are merged into one undo step.
    using Change = std::function<void(const std::function<void(Study&)>& edit, const QString& mergeKey)>;
    /// Sets the document to edit. Call it once.
    void setStudy(Document& document, const Change& change);

    /// Shows the study of the experiment with this index.
    void show(int experiment, const Study& study);
    /// Shows the problems of the study, and why uncertain inputs have no effect.
    void showProblems(const std::function<QString(const std::string& what)>& problemOf,
                      const std::function<QString(const std::string& id)>& whyIdle);

private:
    void setUnfolded(bool unfolded);
    /// The study of the experiment shown last; nothing if the experiment has been removed.
    std::optional<Study> study() const;
    QString nameFor(const char* name) const;
    /// A list of inputs in a study, with one row for each input.
    struct Rows {
        std::vector<Study::Swept> Study::*list;
        QVBoxLayout* layout;
        QToolButton* add;
        std::vector<SweptEdit*> edits = {};
    };
    QToolButton* addButton(const char* name, const QString& text, const QString& toolTip);
    void layOutRandom();
    void keep(Draft* draft, std::string Study::*text, const char* key);
    void showRows(const Study& study, Rows& rows);
    SweptEdit* rowEdit(const Rows& rows, const std::string& id);
    SweptEdit* tieEdit(const Parameter& parameter);
    SweptEdit* uncertainEdit(const Parameter& parameter);
    void editRow(const char* kind, const QString& id);
    void fillMenu(Rows& rows);
    bool isTaken(const Study& study, const Rows& rows, const std::string& id) const;
    std::string firstText(const Rows& rows, const Parameter& input) const;
    QString uncertainRefusal(const std::string& id, const QString& typed) const;
    QString likelyRefusal(const QString& typed) const;
    QString tieRefusal(const std::string& id, const QString& typed) const;

    const For m_for;
    Document* m_document = nullptr;
    Change m_change;
    int m_experiment = -1; ///< index of the experiment shown last
    QToolButton* m_header;
    QWidget* m_body;
    QLabel *m_likelyLabel, *m_likelyProblem, *m_tiesProblem;
    QLineEdit* m_likelyLine;
    Draft* m_likely;
    Rows m_ties, m_uncertain;
    CorrelationsEdit* m_correlations;
    QWidget* m_randomBody; ///< shown only if an input is uncertain
    QLineEdit *m_noiseLine, *m_seedLine;
    QCheckBox* m_untilDecided;
    Draft *m_noise, *m_seed;
    QLabel* m_randomProblem;
};

} // namespace talweg
