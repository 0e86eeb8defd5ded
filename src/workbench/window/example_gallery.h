#pragma once

#include "systems/system.h"

#include <QListView>
#include <QStandardItemModel>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace talweg {

class ExamplePictures;

/// A list of cards below headings, in as many columns as fit.
class CardList : public QListView {
    Q_OBJECT
public:
    using QListView::QListView;

protected:
    /// Moves the current card. Left and Right continue in the previous and the next row.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    QModelIndex cardFrom(int row, int step) const;
};

/// Shows the examples of all systems as cards with pictures, below the names of the systems.
class ExampleGallery : public QWidget {
    Q_OBJECT
public:
    /// `pictures` must outlive the gallery.
    ExampleGallery(const Registry& registry, ExamplePictures& pictures, QWidget* parent = nullptr);

    /// Shows all examples. The first one becomes the current one and gets the focus.
    void restart();
    /// Opens the current example, if any.
    void openCurrent();
    /// Adds a button for each system above the examples. It creates an experiment with default values.
    void offerSystems();

signals:
    void chosen(const talweg::System& system, const talweg::Example& example);
    void systemChosen(const talweg::System& system);
    /// The current example has changed. `any` states whether there is one.
    void currentChanged(bool any);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fill();
    void askForPictures();

    const std::vector<std::shared_ptr<const System>> m_systems;
    ExamplePictures& m_pictures;
    QLineEdit* m_filter;
    QLabel* m_none;
    CardList* m_cards;
    QStandardItemModel m_model;
};

} // namespace talweg
