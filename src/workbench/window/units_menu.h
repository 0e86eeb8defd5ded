#pragma once

#include "project/document.h"

#include <QMenu>

class QAction;

namespace talweg {

/// The display units of the project: two presets, and a menu for each kind of quantity.
class UnitsMenu : public QObject {
    Q_OBJECT
public:
    /// Fills `menu`. Choices there are edits of the document, which must outlive this object.
    UnitsMenu(Document& document, QMenu& menu);

private:
    struct Entry {
        QAction* action;
        DisplayUnits (*chosen)(DisplayUnits before, std::string_view kind, std::string_view unit);
        std::string_view kind = {}, unit = {};
    };

    void add(QMenu& menu, const QString& text, const Entry& entry);
    void showChosen();

    Document& m_document;
    std::vector<Entry> m_entries;
};

} // namespace talweg
