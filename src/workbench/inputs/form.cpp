#include "workbench/inputs/form.h"

#include "base/to_qt.h"
#include "project/drawn_inputs.h"
#include "systems/equivalents.h"
#include "systems/wording.h"
#include "workbench/inputs/density_mark.h"
#include "workbench/inputs/form_loader.h"
#include "workbench/inputs/group_header.h"
#include "workbench/inputs/quantity_edit.h"

#include <QFile>
#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>

namespace talweg {

namespace {

/// The groups of inputs, in the order of their first parameters.
std::vector<std::string> groupsOf(const System& system) {
    std::vector<std::string> groups;
    for (const Parameter& parameter : system.parameters)
        if (std::find(groups.begin(), groups.end(), parameter.group) == groups.end())
            groups.push_back(parameter.group);
    return groups;
}

IdleField idleFieldOf(const std::vector<Parameter>& parameters, const Parameter& parameter,
                      const Values& values) {
    if (!isRuledOut(parameters, parameter, values))
        return values.at(parameter.id) == parameter.defaultValue ? IdleField::faint : IdleField::marked;
    if (parameter.follows) return IdleField::following;
    const bool isByChoice = parameterOf(parameters, parameter.onlyFor.first).kind == Parameter::Kind::choice;
    return isByChoice ? IdleField::leftOut : IdleField::closed;
}

} // namespace

Form::Form(std::shared_ptr<const System> system, const QString& path, QWidget* parent, Fields fields)
    : QWidget(parent), m_system(std::move(system)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_root = QFile::exists(path) ? loadForm(path, this) : nullptr;
    if (!m_root) m_root = generated();
    for (const QuantityEdit* edit : m_root->findChildren<QuantityEdit*>())
        if (const Parameter* parameter = talweg::find(m_system->parameters, edit->objectName().toStdString()))
            m_order.push_back(parameter);
    layout->addWidget(m_root);
    layout->addStretch(1);
    if (fields == Fields::atOnce) makeFields();
}

bool Form::makeField() {
    if (m_made == m_order.size()) return false;
    bind(*m_order[m_made++]);
    if (m_made == m_order.size()) {
        bindHeaders();
        setValues(defaultValues(m_system->parameters));
    }
    return true;
}

void Form::makeFields() {
    while (makeField()) {
    }
}

bool Form::fitField(int width) {
    if (m_fitted == m_order.size()) return false;
    QuantityEdit* edit = field(toQt(m_order[m_fitted++]->id));
    if (!edit || edit->isHidden()) return true;
    const QMargins margins = m_root->layout()->contentsMargins();
    const int room = width - margins.left() - margins.right();
    edit->resize(room, edit->heightForWidth(room));
    edit->layout()->activate();
    return true;
}

QString Form::pathOf(const System& system) {
    return QStringLiteral(":/forms/%1.ui").arg(toQt(system.id));
}

QWidget* Form::generated() {
    auto* root = new QWidget(this);
    auto* layout = new QVBoxLayout(root);
    layout->setContentsMargins(14, 6, 14, 14);
    layout->setSpacing(7);
    for (const std::string& group : groupsOf(*m_system)) {
        auto* header = new GroupHeader(root);
        header->setGroup(toQt(group));
        layout->addWidget(header);
        for (const Parameter& parameter : m_system->parameters) {
            if (parameter.group != group) continue;
            auto* field = new QuantityEdit(root);
            field->setObjectName(toQt(parameter.id));
            layout->addWidget(field);
        }
    }
    return root;
}

void Form::bind(const Parameter& parameter) {
    const QString id = toQt(parameter.id);
    auto* field = m_root->findChild<QuantityEdit*>(id);
    if (!field) return;
    field->setParameter(parameter);
    if (m_reader) field->setReader(m_reader);
    field->setUnits(m_units);
    // Shows the children field by field, so that showing the form later is fast. Lists of combo boxes are
    // skipped: they are windows, and newer Qt versions would open them at once.
    for (QWidget* part : field->findChildren<QWidget*>())
        if (!part->isWindow() && !part->testAttribute(Qt::WA_WState_ExplicitShowHide)) part->show();
    field->show();
    field->ensurePolished();
    m_fields[id] = field;
    connect(field, &QuantityEdit::edited, this, &Form::edited);
    connect(field, &QuantityEdit::randomWanted, this, &Form::randomWanted);
    connect(field, &QuantityEdit::mended, this, &Form::mended);
    connect(field, &QuantityEdit::finished, this, &Form::finished);
}

void Form::bindHeaders() {
    for (GroupHeader* header : m_root->findChildren<GroupHeader*>()) {
        header->setPresets(m_system->presets);
        connect(header, &GroupHeader::presetChosen, this, &Form::presetChosen);
        connect(header, &GroupHeader::presetsOpening, this, &Form::presetsOpening);
    }
}

void Form::setReader(ReadNumber reader) {
    m_reader = std::move(reader);
    for (const auto& [id, edit] : m_fields)
        edit->setReader(m_reader);
}

void Form::setUnits(const DisplayUnits& units) {
    if (units == m_units) return;
    m_units = units;
    for (const auto& [id, edit] : m_fields)
        edit->setUnits(units);
}

void Form::setValues(const Values& values, const Expressions& expressions, const std::optional<Study>& study,
                     const ColumnReader& columns) {
    const std::vector<Parameter>& parameters = m_system->parameters;
    const Values following = followingValues(parameters, values);
    for (const Parameter& parameter : parameters) {
        QuantityEdit* edit = field(toQt(parameter.id));
        if (!edit) continue;
        const auto followed = following.find(parameter.id);
        const auto expression = expressions.find(parameter.id);
        const bool isExpressed = expression != expressions.end() && followed == following.end();
        const std::string distribution = distributionIn(study, parameter.id);
        edit->setValue(followed == following.end() ? values.at(parameter.id) : followed->second,
                       isExpressed ? toQt(expression->second) : QString(), toQt(distribution));
        edit->setDensity(shownDensity(*m_system, values, parameter, distribution, columns, m_units));
        const IdleField idle = idleFieldOf(parameters, parameter, values);
        edit->setVisible(idle != IdleField::leftOut);
        edit->setIdle(toQt(whyIdle(parameters, parameter, values)), idle);
    }
}

void Form::restore() {
    for (const auto& [id, edit] : m_fields)
        edit->restore();
}

void Form::setProblems(const std::vector<Problem>& problems, const std::vector<Mend>& mends) {
    for (const auto& [id, edit] : m_fields) {
        const std::string parameter = id.toStdString();
        std::vector<Mend> own;
        std::ranges::copy_if(mends, std::back_inserter(own),
                             [&](const Mend& mend) { return mend.parameter == parameter; });
        auto problem = std::ranges::find(problems, parameter, &Problem::parameter);
        if (problem == problems.end() && !own.empty())
            problem = std::ranges::find(problems, own.front().problem, &Problem::parameter);
        edit->setProblem(problem == problems.end() ? QString() : toQt(problem->message), own);
    }
}

void Form::checkPreset(const QString& group, const Values& values) {
    for (GroupHeader* header : m_root->findChildren<GroupHeader*>())
        if (header->group() == group) header->checkPreset(values);
}

QuantityEdit* Form::field(const QString& parameter) const {
    const auto found = m_fields.find(parameter);
    return found == m_fields.end() ? nullptr : found->second;
}

} // namespace talweg

#include "moc_form.cpp"
