#pragma once

#include "systems/system.h"
#include "workbench/help/help_page.h"

#include <QDialog>
#include <vector>

class QAction;
class QLabel;
class QLayout;
class QLineEdit;
class QListWidget;

namespace talweg {

/// The program's help: its pages, and for every system what its inputs mean, what its choices change and what
/// its results are, read off its tables. A search looks through all of them, and through what pictures and
/// equations say.
class HelpWindow : public QDialog {
    Q_OBJECT
public:
    HelpWindow(const Registry& registry, QWidget* parent);

    /// Opens where it was left, at first at the contents.
    void openPages();
    /// Opens at the inputs of a system, and of these at the one with that id.
    void openInputs(const System& system, const QString& parameter = {});

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Where something that was searched for is, `length` characters from a position of the page's text on.
    struct Hit {
        int page, position, length;
        QString excerpt;
    };
    /// A page with its text as it is searched; `file` or `system` says which it is.
    struct Page {
        QString title = {}, file = {}, system = {}, markdown = {}, html = {}, text = {};
        std::vector<AltText> pictures = {};

        void fill(QTextDocument& document) const;
        std::vector<Hit> find(const QString& wanted, int number) const;
    };
    /// A page, and how far it is scrolled.
    struct Place {
        int page, scrolled;
    };

    void layOut();
    QLayout* buttons();
    void addKeys();
    void addPages();
    void addPage(const QString& file);
    void add(Page page);
    void showPage(int page);
    void follow(const QUrl& link);
    void search(const QString& wanted);
    void showHit(int hit);
    void stepHit(int by);
    void highlight(int position, int length);
    Place here() const;
    void remember();
    void turnTo(int page);
    void goBack();
    void goForward();
    void travel(std::vector<Place>& from, std::vector<Place>& to);
    void layOutWhole();
    void showAgain();
    void enableWays();
    void print();
    void bringUp();

    std::vector<Page> m_pages;
    std::vector<Hit> m_found;
    std::vector<Place> m_before, m_after;
    int m_shown = -1;
    QAction* m_back = nullptr;
    QAction* m_forward = nullptr;
    QLineEdit* m_search;
    QLabel* m_count;
    QListWidget* m_topics;
    QListWidget* m_hits;
    HelpPage* m_page;
};

/// What the inputs of a system mean, as HTML: the choices first, then everything else by group. Every input
/// has its id as an anchor.
QString inputsPage(const System& system);
/// What the numbers of a system's runs mean, as HTML.
QString resultsPage(const System& system);

} // namespace talweg
