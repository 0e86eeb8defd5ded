#include "workbench/inputs/refused_texts.h"

#include <QAbstractItemView>
#include <algorithm>

namespace talweg {

QString RefusedText::sentence() const {
    return RefusedTexts::tr(
               "The figures still show %1 = %2, because the entry “%3” is incomplete or invalid: %4")
        .arg(name, stands, text.size() > 40 ? text.left(39) + u'…' : text, why);
}

RefusedTexts* RefusedTexts::of(const QWidget* field) {
    for (const QWidget* widget = field; widget; widget = widget->parentWidget())
        if (auto* found = widget->findChild<RefusedTexts*>(QString(), Qt::FindDirectChildrenOnly))
            return found;
    return nullptr;
}

void RefusedTexts::note(RefusedText refused) {
    const auto known = std::ranges::find(m_all, refused.field, &RefusedText::field);
    if (known != m_all.end()) {
        *known = std::move(refused);
    } else {
        connect(refused.field, &QObject::destroyed, this, [this] { forget(nullptr); });
        m_all.push_back(std::move(refused));
    }
    emit changed();
}

/// Removes the text of `field` and the texts of deleted fields.
void RefusedTexts::forget(const QWidget* field) {
    const auto gone = std::erase_if(
        m_all, [field](const RefusedText& refused) { return !refused.field || refused.field == field; });
    if (gone > 0) emit changed();
}

void finishCell(const QWidget& window) {
    QWidget* const focus = window.focusWidget();
    for (QWidget* around = focus ? focus->parentWidget() : nullptr; around; around = around->parentWidget())
        if (auto* view = qobject_cast<QAbstractItemView*>(around))
            return view->setFocus(Qt::OtherFocusReason);
}

void RefusedTexts::restoreAll() {
    for (const RefusedText& refused : std::vector(m_all))
        if (refused.field) refused.restore();
}

void RefusedTexts::judgeAgain() {
    for (const RefusedText& refused : std::vector(m_all))
        if (refused.field) refused.judgeAgain();
}

} // namespace talweg

#include "moc_refused_texts.cpp"
