#pragma once

#include "systems/system.h"

#include <QListView>
#include <QStandardItemModel>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace talweg {

class ExamplePictures;

/// Cards under headings, in as many columns as there is room for.
class CardList : public QListView {
    Q_OBJECT
public:
    using QListView::QListView;

protected:
    /// Left and right go on in the rows before and after.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    QModelIndex cardFrom(int row, int step) const;
};

/// The examples of all systems as cards with pictures, under the names of the systems.
class ExampleGallery : public QWidget {
    Q_OBJECT
public:
    /// The pictures outlive it.
    ExampleGallery(const Registry& registry, ExamplePictures& pictures, QWidget* parent = nullptr);

    /// All examples, the first one current and with the keyboard.
    void restart();
    /// Opens the current one, if any.
    void openCurrent();
    /// Puts a button for each system above the examples, for an experiment with default values.
    void offerSystems();

signals:
    void chosen(const talweg::System& system, const talweg::Example& example);
    void systemChosen(const talweg::System& system);
    /// Whether an example is current.
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
