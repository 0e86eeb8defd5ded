#pragma once

#include "workbench/inputs/draft.h"
#include "workbench/study/live_study.h"
#include "workbench/study/requirement_template.h"

#include <QWidget>
#include <array>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace talweg {

/// Edits the requirement of a study as a sentence with fields, such as "At least [90] % of runs: [crossed]",
/// or as text. Requirements that have no such sentence are shown as text. Every edit is an undo step.
class RequirementEdit : public QWidget {
    Q_OBJECT
public:
    explicit RequirementEdit(QWidget* parent = nullptr);

    /// Sets the document and the study to edit. Call it once.
    void setStudy(Document& document, LiveStudy& live);
    /// Makes `condition` the requirement, as if the user had typed it.
    void use(const QString& condition);

private:
    using Wanted = RequirementTemplate;
    /// The numbers of the sentence.
    enum Number : std::size_t { percentage, deviations, level };

    void arrange();
    void name();
    Draft* addDraft(QLineEdit* line, const QString& name, const Draft::Refusal& refusal);
    Draft* addNumber(Number number, QLineEdit* line, const QString& name);
    void connectChoices();
    static double& partOf(Wanted& wanted, Number number);
    std::string unitOf(Number number) const;
    double typedIn(Number number) const;
    void setNumber(Number number, double value);
    void takeNumber(Number number);
    QString refusal(const QString& text) const;
    QString numberRefusal(Number number, const QString& typed) const;
    void discardNumbers();

    void showStudy();
    void showLead(const System& system);
    void showSubject(const System& system);
    void showSentence();
    void showForm();
    void showBelow();

    void chooseLead();
    void chooseSubject();
    std::string result() const;
    Wanted wantedOfRuns(Wanted::Sign sign) const;
    Wanted wantedOf(Wanted::Kind kind) const;
    void choose(const std::optional<Wanted>& wanted);
    void change(const std::string& requirement, const QString& mergeKey);

    Document* m_document = nullptr;
    LiveStudy* m_live = nullptr;
    std::shared_ptr<const System> m_system; ///< system of the study shown; null if there is none
    Study m_study;                          ///< the study shown
    std::optional<Wanted> m_wanted;         ///< the requirement shown; nothing if it has no sentence
    /// The requirement from before a number is edited. If the number returns, so does the text.
    std::optional<std::string> m_begun;
    bool m_wantsText = false; ///< whether the user chose to edit text
    QString m_problem;        ///< problem of the requirement in effect

    QLineEdit* m_textLine;
    QWidget* m_sentence;
    QComboBox* m_lead; ///< the first words, which determine the kind of requirement
    QWidget* m_percentagePart;
    QLineEdit* m_percentageLine;
    QComboBox* m_subject;
    QCheckBox* m_deviates;
    QLineEdit* m_deviationsLine;
    QLabel* m_deviationsLabel;
    QComboBox* m_comparison;
    QWidget* m_levelPart;
    QLineEdit* m_levelLine;
    QLabel* m_unit;
    QCheckBox* m_asText;
    QLabel* m_below; ///< the reason why a text is invalid, or a note
    Draft* m_text;
    std::array<Draft*, 3> m_numbers; ///< one for each Number
};

} // namespace talweg
