#pragma once

#include "systems/system.h"

#include <QDialog>

class QListWidget;
class QTextBrowser;

namespace talweg {

/// The program's help: its pages, and for every system what its inputs mean and what its choices
/// change, read off the parameter table.
class HelpWindow : public QDialog {
    Q_OBJECT
public:
    HelpWindow(const Registry& registry, QWidget* parent);

    /// Opens at the pages, or at the inputs of a system.
    void open(const System* system = nullptr);

private:
    void addPages();
    void addPage(const QString& name);
    void follow(const QUrl& link);
    void addSystem(const System& system);

    QListWidget* m_topics;
    QTextBrowser* m_page;
};

/// What the inputs of a system mean, as HTML: the choices first, then everything else by group.
QString inputsPage(const System& system);

} // namespace talweg
