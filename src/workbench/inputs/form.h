#pragma once

#include "project/project.h"
#include "study/distribution.h"
#include "study/typed_number.h"
#include "systems/mends.h"
#include "workbench/inputs/value_editor.h"

#include <QString>
#include <QWidget>
#include <functional>
#include <map>
#include <memory>

class QMenu;

namespace talweg {

class QuantityEdit;

/// The inputs of one system: its hand-made form from ui/, or a form generated from the parameter table. A
/// field is bound to the parameter whose id is the widget's object name.
class Form : public QWidget {
    Q_OBJECT
public:
    /// Whether a new form creates its fields at once, or later with makeField. Until all fields exist, the
    /// form must not be used.
    enum class Fields { atOnce, later };

    /// Loads the form from `path`, or generates one if there is no such file.
    Form(std::shared_ptr<const System> system, const QString& path, QWidget* parent = nullptr,
         Fields fields = Fields::atOnce);
    /// Creates one more field; after the last one, the default values are shown. False if no field was
    /// missing.
    bool makeField();
    /// Creates all missing fields.
    void makeFields();
    /// Computes the layout of one more field in advance, for a form of this width, so that showing the form
    /// is faster. False if none is left.
    bool fitField(int width);

    /// The path of the form of a system.
    static QString pathOf(const System& system);

    /// Sets how texts in number fields are read, including fields that are created later; see NumberEditor.
    using ReadNumber = std::function<TypedNumber(const Parameter& parameter, std::string_view text)>;
    void setReader(ReadNumber reader);
    /// Sets the units in which numbers are shown and typed. Values have the units of the parameters.
    void setUnits(const DisplayUnits& units);
    /// Shows the values, and the expressions of inputs that have one. Fields of inputs without effect at
    /// these values are hidden, disabled or marked; see IdleField.
    void setValues(const Values& values, const Expressions& expressions = {}) {
        setValues(values, expressions, {}, {});
    }
    /// Also shows the distributions of the study's uncertain inputs; `columns` reads those of measured
    /// tables.
    void setValues(const Values& values, const Expressions& expressions, const std::optional<Study>& study,
                   const ColumnReader& columns);
    /// Discards all invalid texts, such as when another experiment is shown.
    void restore();
    /// Shows each problem below its field, and below the fields whose values could correct it. Problems
    /// without a field are not shown.
    void setProblems(const std::vector<Problem>& problems, const std::vector<Mend>& mends = {});

    const System& system() const { return *m_system; }
    /// The field of a parameter; null if the form has none.
    QuantityEdit* field(const QString& parameter) const;

signals:
    void edited(const QString& parameter, const talweg::InputEdit& edit);
    /// See NumberEditor.
    void randomWanted(const QString& parameter);
    void mended(const talweg::Mend& mend);
    void presetChosen(const QString& name, const talweg::Values& values);
    /// See GroupHeader.
    void presetsOpening(const QString& group, QMenu* menu);
    /// The user left a field: the next edit is a new undo step.
    void finished();

private:
    QWidget* generated();
    void bind(const Parameter& parameter);
    void bindHeaders();

    std::shared_ptr<const System> m_system;
    QWidget* m_root;
    ReadNumber m_reader;
    DisplayUnits m_units;
    std::map<QString, QuantityEdit*> m_fields;
    std::vector<const Parameter*> m_order; ///< parameters with a field, in the order of the fields
    std::size_t m_made = 0, m_fitted = 0;  ///< number of fields created and fitted, in the order of m_order
};

} // namespace talweg
