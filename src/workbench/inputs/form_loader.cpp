#include "workbench/inputs/form_loader.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "workbench/inputs/group_header.h"
#include "workbench/inputs/quantity_edit.h"

#include <QFile>
#include <QUiLoader>

namespace talweg {

namespace {

class FormLoader : public QUiLoader {
public:
    QWidget* createWidget(const QString& className, QWidget* parent, const QString& name) override {
        QWidget* widget = nullptr;
        if (className == QLatin1String("QuantityEdit")) widget = new QuantityEdit(parent);
        if (className == QLatin1String("GroupHeader")) widget = new GroupHeader(parent);
        if (!widget) return QUiLoader::createWidget(className, parent, name);
        widget->setObjectName(name);
        return widget;
    }
};

} // namespace

QWidget* loadForm(const QString& path, QWidget* parent) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return nullptr;
    FormLoader loader;
    QWidget* form = loader.load(&file, parent);
    if (form)
        for (GroupHeader* header : form->findChildren<GroupHeader*>())
            header->setGroup(toQt(tr(header->group().toUtf8().constData())));
    return form;
}

} // namespace talweg
