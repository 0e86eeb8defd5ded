#pragma once

#include "project/document.h"

#include <QMenu>

class QAction;

namespace talweg {

/// The menu of the project's display units. It contains two presets, and a submenu for each kind of quantity.
class UnitsMenu : public QObject {
    Q_OBJECT
public:
    /// Fills `menu`. Its actions change the document, which must outlive this object.
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
