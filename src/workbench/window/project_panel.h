#pragma once

#include "project/document.h"

#include <QWidget>
#include <memory>

class QAction;
class QListView;
class QMenu;

namespace talweg {

class ConstantsEdit;
class ExperimentsModel;

namespace Ui {
class ProjectPanel;
}

/// The panel at the left with the title, experiments, notes and constants of the project.
class ProjectPanel : public QWidget {
    Q_OBJECT
public:
    explicit ProjectPanel(QWidget* parent = nullptr);
    ~ProjectPanel() override;

    /// Sets the document to show. Call it once.
    void setDocument(Document& document);
    /// The index of the selected experiment; −1 for none.
    int current() const;
    void setCurrent(int index);

    ExperimentsModel* model() const { return m_model; }
    /// The actions for the Edit menu: cut, copy, paste, duplicate, rename, delete, move up and move down.
    QList<QAction*> editActions() const { return m_actions; }
    QMenu* addMenu() const { return m_addMenu; }

signals:
    /// Another experiment was selected, or the selected one has moved.
    void currentChanged(int index);
    void refused(const QString& why);
    /// Reports details of an action that the panel does not show.
    void noted(const QString& what);

private:
    void fillAddMenu();
    void addExamples(QMenu& menu, const std::shared_ptr<const System>& system);
    void addActions();
    QAction* addEdit(const QString& text, const QKeySequence& keys, void (ProjectPanel::*edit)());
    void add(Experiment experiment);
    void cut();
    void copy();
    void paste();
    void insert(const QByteArray& text, int before);
    std::optional<ConstantClash> askAbout(const Project& from, const std::vector<std::string>& constants);
    void duplicate();
    void rename();
    void remove();
    void moveUp();
    void moveDown();
    void moveBy(int rows);
    void follow();
    void updateActions();

    std::unique_ptr<Ui::ProjectPanel> m_ui;
    Document* m_document = nullptr;
    ExperimentsModel* m_model = nullptr;
    QMenu* m_addMenu;
    ConstantsEdit* m_constants;
    QList<QAction*> m_actions;
    QAction* m_paste = nullptr;
    QAction* m_up = nullptr;
    QAction* m_down = nullptr;
};

} // namespace talweg
