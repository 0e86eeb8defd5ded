#include "workbench/inputs/form.h"

#include "systems/wording.h"
#include "workbench/inputs/form_loader.h"
#include "workbench/inputs/group_header.h"
#include "workbench/inputs/quantity_edit.h"

#include <QFile>
#include <QVBoxLayout>
#include <algorithm>

namespace talweg {

namespace {

/// The groups in the order in which the table first names them.
std::vector<std::string> groupsOf(const System& system) {
    std::vector<std::string> groups;
    for (const Parameter& parameter : system.parameters)
        if (std::find(groups.begin(), groups.end(), parameter.group) == groups.end())
            groups.push_back(parameter.group);
    return groups;
}

} // namespace

Form::Form(std::shared_ptr<const System> system, const QString& path, QWidget* parent)
    : QWidget(parent), m_system(std::move(system)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    QWidget* root = QFile::exists(path) ? loadForm(path, this) : nullptr;
    if (!root) root = generated();
    layout->addWidget(root);
    layout->addStretch(1);
    bind(root);
    bindHeaders(root);
}

QString Form::pathOf(const System& system) {
    return QStringLiteral(":/forms/%1.ui").arg(QString::fromStdString(system.id));
}

QWidget* Form::generated() {
    auto* root = new QWidget(this);
    auto* layout = new QVBoxLayout(root);
    layout->setContentsMargins(14, 6, 14, 14);
    layout->setSpacing(7);
    for (const std::string& group : groupsOf(*m_system)) {
        auto* header = new GroupHeader(root);
        header->setGroup(QString::fromStdString(group));
        layout->addWidget(header);
        for (const Parameter& parameter : m_system->parameters) {
            if (parameter.group != group) continue;
            auto* field = new QuantityEdit(root);
            field->setObjectName(QString::fromStdString(parameter.id));
            layout->addWidget(field);
        }
    }
    return root;
}

void Form::bind(QWidget* root) {
    for (const Parameter& parameter : m_system->parameters) {
        const QString id = QString::fromStdString(parameter.id);
        auto* field = root->findChild<QuantityEdit*>(id);
        if (!field) continue;
        field->setParameter(parameter);
        m_fields[id] = field;
        connect(field, &QuantityEdit::edited, this, &Form::edited);
        connect(field, &QuantityEdit::mended, this, &Form::mended);
        connect(field, &QuantityEdit::finished, this, &Form::finished);
    }
}

void Form::bindHeaders(QWidget* root) {
    for (GroupHeader* header : root->findChildren<GroupHeader*>()) {
        header->setPresets(m_system->presets);
        connect(header, &GroupHeader::presetChosen, this, &Form::presetChosen);
    }
}

void Form::setValues(const Values& values) {
    for (const Parameter& parameter : m_system->parameters) {
        QuantityEdit* edit = field(QString::fromStdString(parameter.id));
        if (!edit) continue;
        const std::string idle = whyIdle(m_system->parameters, parameter, values);
        const bool isLeftOut =
            !idle.empty()
            && parameterOf(m_system->parameters, parameter.onlyFor.first).kind == Parameter::Kind::choice;
        edit->setValue(values.at(parameter.id));
        edit->setVisible(!isLeftOut);
        edit->setIdle(QString::fromStdString(idle));
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
        edit->setProblem(problem == problems.end() ? QString() : QString::fromStdString(problem->message),
                         own);
    }
}

QuantityEdit* Form::field(const QString& parameter) const {
    const auto found = m_fields.find(parameter);
    return found == m_fields.end() ? nullptr : found->second;
}

} // namespace talweg

#include "moc_form.cpp"
