#pragma once

#include "systems/system.h"
#include "workbench/help/help_page.h"
#include "workbench/help/search.h"

#include <QDialog>
#include <vector>

class QAction;
class QLabel;
class QLayout;
class QLineEdit;
class QListWidget;

namespace talweg {

/// The help of the program. It contains help pages and, for each system, generated pages with its inputs,
/// choices, presets and results. The search finds words in any order on all pages, including alternative
/// texts of pictures and equations.
class HelpWindow : public QDialog {
    Q_OBJECT
public:
    HelpWindow(const Registry& registry, QWidget* parent);

    /// Opens the page shown last, or the contents page if none was shown.
    void openPages();
    /// Opens the page with the inputs of a system, and scrolls to the input with this id, if any.
    void openInputs(const System& system, const QString& parameter = {});

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A range of a page's text.
    struct Mark {
        int position, length;
    };
    /// A search result. Results with a higher rank are listed first.
    struct Hit {
        int page, rank;
        std::vector<Mark> marks; ///< the matching words, at least one
        QString excerpt;
    };
    /// The unit of search: a paragraph, a row of a table, or a picture with its alternative text.
    struct Passage {
        std::vector<SearchWord> words = {}; ///< positions are in `text`
        int position;                       ///< position of `text` on the page
        QString text = {};
        bool isHeading = false, isPicture = false;

        Hit hit(const SearchQuery& query, int page, int rank) const;
    };
    /// A page that can be searched. It is identified by `file` or `system`.
    struct Page {
        QString title = {}, file = {}, system = {}, markdown = {}, html = {};
        std::vector<Passage> passages = {};

        void fill(QTextDocument& document) const;
        void read(const QTextDocument& document);
        std::vector<Hit> find(const SearchQuery& query, int number) const;
    };
    /// A page and its scroll position.
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
    void highlight(const std::vector<Mark>& marks);
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

} // namespace talweg
