#include "workbench/window/help_window.h"
#include "base/to_qt.h"
#include "workbench/common/icons.h"
#include "workbench/common/wording.h"
#include "workbench/help/help_page.h"
#include "workbench/help/keys_page.h"
#include "workbench/help/system_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QDesktopServices>
#include <QFile>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QPointer>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QTextTable>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <functional>

namespace talweg {

namespace {

/// Largest number of results listed, and smallest length of a search text. If the number is too large or the
/// length too small, the list is too long to read.
constexpr std::size_t maxHits = 200;
constexpr qsizetype shortestSearch = 2;
/// Number of characters shown before and after a match.
constexpr qsizetype around = 36;
/// Opacity of the highlighting of pictures, and space below a match after scrolling to it, in pixels.
constexpr float groundOfPictures = 0.15F;
constexpr int roomBelow = 24;

/// The first heading of a page, or the name of its file if it has none.
QString titleOf(const QString& markdown, const QString& file) {
    for (const QString& line : markdown.split(u'\n'))
        if (line.startsWith(QLatin1String("# "))) return line.mid(2).trimmed();
    return file;
}

/// Gives the tables of a page thin lines and cell padding.
void tidyTables(QTextDocument& page, const QColor& lines) {
    constexpr double padding = 5, above = 6, below = 12;
    for (QTextFrame* frame : page.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table) continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(lines);
        format.setCellSpacing(0);
        format.setCellPadding(padding);
        format.setTopMargin(above);
        format.setBottomMargin(below);
        table->setFormat(format);
    }
    // Without this call, Qt 6.8 shows only the beginning of long pages.
    page.markContentsDirty(0, page.characterCount());
}

/// The part of a text around a match, on one line.
QString excerpt(const QString& text, qsizetype position, qsizetype length) {
    const qsizetype from = std::max<qsizetype>(0, position - around);
    const qsizetype to = std::min(text.size(), position + length + around);
    return (from > 0 ? QStringLiteral("…") : QString()) + text.mid(from, to - from).simplified()
           + (to < text.size() ? QStringLiteral("…") : QString());
}

/// The position that identifies the passage of a block. In a table, this is the first cell of the row;
/// otherwise, the block itself.
int passageOf(const QTextBlock& block) {
    const QTextCursor cursor(block);
    const QTextTable* table = cursor.currentTable();
    if (!table) return block.position();
    return table->cellAt(table->cellAt(cursor).row(), 0).firstPosition();
}

} // namespace

HelpWindow::HelpWindow(const Registry& registry, QWidget* parent)
    : QDialog(parent), m_search(new QLineEdit), m_count(new QLabel), m_topics(new QListWidget),
      m_hits(new QListWidget), m_page(new HelpPage) {
    setWindowTitle(tr("Talweg help"));
    resize(940, 660);
    layOut();
    connect(m_page, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    connect(m_topics, &QListWidget::currentRowChanged, this, &HelpWindow::turnTo);
    connect(m_hits, &QListWidget::currentRowChanged, this, &HelpWindow::showHit);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_page, &HelpPage::resized, this, &HelpWindow::showAgain);
    addKeys();
    addPages();
    if (const auto* window = qobject_cast<QMainWindow*>(parent))
        add({.title = tr("Keyboard shortcuts"), .html = keysPage(*window)});
    for (const auto& system : registry.systems())
        add({.title = tr("Inputs: %1").arg(toQt(system->name)),
             .system = toQt(system->id),
             .html = inputsPage(*system)});
    for (const auto& system : registry.systems())
        add({.title = tr("Results: %1").arg(toQt(system->name)), .html = resultsPage(*system)});
    m_topics->setCurrentRow(0);
}

void HelpWindow::layOut() {
    m_search->setPlaceholderText(tr("Search (Ctrl+F)"));
    m_search->setAccessibleName(tr("Search all pages"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_count->setProperty("role", "muted");
    m_topics->setAccessibleName(tr("Pages"));
    m_hits->setAccessibleName(tr("Search results"));
    m_hits->setWordWrap(true);
    for (QListWidget* list : {m_topics, m_hits}) {
        list->setProperty("plain", true);
        list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    m_hits->hide();
    m_count->hide();
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setOpenLinks(false);
    m_page->document()->setDocumentMargin(18);
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(8, 8, 8, 8);
    for (QWidget* widget : {static_cast<QWidget*>(m_search), static_cast<QWidget*>(m_count),
                            static_cast<QWidget*>(m_topics), static_cast<QWidget*>(m_hits)})
        column->addWidget(widget);
    auto* reading = new QWidget;
    auto* below = new QVBoxLayout(reading);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(0);
    below->addLayout(buttons());
    below->addWidget(m_page);
    auto* split = new QSplitter(this);
    split->addWidget(side);
    split->addWidget(reading);
    split->setSizes({250, 690});
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split);
}

/// The buttons above the page: back, forward and print.
QLayout* HelpWindow::buttons() {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(10, 8, 10, 0);
    const auto add = [&](Icon picture, const QString& text, QKeySequence::StandardKey keys,
                         void (HelpWindow::*what)()) {
        auto* action = new QAction(icon(picture), text, this);
        action->setShortcuts(keys);
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(QStringLiteral("%1 (%2)").arg(text, key));
        connect(action, &QAction::triggered, this, what);
        addAction(action);
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        row->addWidget(button);
        return action;
    };
    m_back = add(Icon::back, tr("Back"), QKeySequence::Back, &HelpWindow::goBack);
    m_forward = add(Icon::forward, tr("Forward"), QKeySequence::Forward, &HelpWindow::goForward);
    row->addStretch();
    add(Icon::print, tr("Print"), QKeySequence::Print, &HelpWindow::print);
    enableWays();
    return row;
}

void HelpWindow::addKeys() {
    const auto add = [this](QKeySequence::StandardKey keys, const std::function<void()>& what) {
        auto* action = new QAction(this);
        action->setShortcuts(keys);
        connect(action, &QAction::triggered, this, what);
        addAction(action);
    };
    add(QKeySequence::Find, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    add(QKeySequence::FindNext, [this] { stepHit(1); });
    add(QKeySequence::FindPrevious, [this] { stepHit(-1); });
    add(QKeySequence::ZoomIn, [this] { m_page->zoomIn(); });
    add(QKeySequence::ZoomOut, [this] { m_page->zoomOut(); });
}

/// Adds the contents page, and then the pages to which it links, in the order of the links.
void HelpWindow::addPages() {
    addPage(QStringLiteral("index.md"));
    if (m_pages.empty()) return;
    static const QRegularExpression link(QStringLiteral("\\(([a-z0-9-]+\\.md)\\)"));
    const QString contents = m_pages.front().markdown;
    for (const QRegularExpressionMatch& match : link.globalMatch(contents))
        addPage(match.captured(1));
}

/// Adds a page in the language of the program; in English if it has not been translated.
void HelpWindow::addPage(const QString& name) {
    if (std::ranges::find(m_pages, name, &Page::file) != m_pages.end()) return; // already added
    //: The code of this language, such as de or fr
    QFile file(QStringLiteral(":/help/%1/%2").arg(tr("en"), name));
    if (!file.exists()) file.setFileName(QStringLiteral(":/help/") + name);
    if (!file.open(QIODevice::ReadOnly)) return;
    const QString text = QString::fromUtf8(file.readAll());
    add({.title = titleOf(text, name), .file = name, .markdown = text});
}

void HelpWindow::Page::fill(QTextDocument& document) const {
    if (markdown.isEmpty())
        document.setHtml(html);
    else
        document.setMarkdown(markdown);
    setEquations(document);
}

/// Divides the page into passages.
void HelpWindow::Page::read(const QTextDocument& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const int position = passageOf(block);
        if (passages.empty() || passages.back().position != position)
            passages.push_back({.position = position, .isHeading = block.blockFormat().headingLevel() > 0});
        QString& text = passages.back().text;
        text = text.leftJustified(block.position() - position) + block.text();
    }
    for (const AltText& picture : altTexts(document))
        passages.push_back({.position = picture.position, .text = picture.text, .isPicture = true});
    std::ranges::stable_sort(passages, {}, &Passage::position);
    for (Passage& passage : passages)
        passage.words = searchWords(passage.text);
}

void HelpWindow::add(Page page) {
    QTextDocument document;
    page.fill(document);
    page.read(document);
    m_topics->addItem(page.title);
    m_pages.push_back(std::move(page));
}

/// Each page gets a document of its own. If the document shown were refilled, it would be laid out again
/// after each part.
void HelpWindow::showPage(int page) {
    if (page < 0) return;
    const QPointer before = m_page->document(); // Qt deletes the first document with its page
    auto* document = new QTextDocument(m_page);
    document->setDocumentMargin(before->documentMargin());
    document->setDefaultFont(before->defaultFont());
    m_pages[static_cast<std::size_t>(page)].fill(*document);
    tidyTables(*document, palette().color(QPalette::Mid));
    m_page->setExtraSelections({});
    m_page->setDocument(document);
    if (before) before->deleteLater();
    m_shown = page;
}

// --- history ---------------------------------------------------------------------------------------

HelpWindow::Place HelpWindow::here() const {
    return {m_shown, m_page->verticalScrollBar()->value()};
}

void HelpWindow::remember() {
    m_before.push_back(here());
    m_after.clear();
    enableWays();
}

void HelpWindow::turnTo(int page) {
    if (page < 0 || page == m_shown) return;
    if (m_shown >= 0) remember();
    showPage(page);
}

void HelpWindow::goBack() {
    travel(m_before, m_after);
}

void HelpWindow::goForward() {
    travel(m_after, m_before);
}

/// Opens the last place in `from` and adds the current place to `to`.
void HelpWindow::travel(std::vector<Place>& from, std::vector<Place>& to) {
    if (from.empty()) return;
    to.push_back(here());
    const Place place = from.back();
    from.pop_back();
    m_search->clear();
    {
        const QSignalBlocker quiet(m_topics);
        m_topics->setCurrentRow(place.page);
    }
    showPage(place.page);
    layOutWhole();
    m_page->verticalScrollBar()->setValue(place.scrolled);
    enableWays();
}

/// Lays out the whole page. Without this call, only the visible part is laid out, which limits scrolling.
void HelpWindow::layOutWhole() {
    const QTextDocument& document = *m_page->document();
    document.documentLayout()->blockBoundingRect(document.lastBlock());
}

/// Shows the current page again at the same scroll position, with new pictures.
void HelpWindow::showAgain() {
    if (m_shown < 0) return;
    QScrollBar& bar = *m_page->verticalScrollBar();
    const double part = static_cast<double>(bar.value()) / std::max(1, bar.maximum());
    showPage(m_shown);
    layOutWhole();
    bar.setValue(static_cast<int>(std::lround(part * bar.maximum())));
}

void HelpWindow::enableWays() {
    m_back->setEnabled(!m_before.empty());
    m_forward->setEnabled(!m_after.empty());
}

void HelpWindow::print() {
    m_page->printPage(m_topics->currentItem()->text());
}

/// Follows a link: opens a page of the help, or the web browser.
void HelpWindow::follow(const QUrl& link) {
    const auto page = std::ranges::find(m_pages, link.path(), &Page::file);
    if (page != m_pages.end() && !link.isEmpty()) {
        m_search->clear();
        return m_topics->setCurrentRow(static_cast<int>(page - m_pages.begin()));
    }
    if (!link.scheme().isEmpty()) QDesktopServices::openUrl(link);
}

// --- search ----------------------------------------------------------------------------------------

HelpWindow::Hit HelpWindow::Passage::hit(const SearchQuery& query, int page, int rank) const {
    Hit hit{page, rank, {}, {}};
    for (const SearchWord& word : words) {
        if (!query.marks(word)) continue;
        if (hit.marks.empty()) hit.excerpt = excerpt(text, word.position, word.length);
        hit.marks.push_back({position + word.position, word.length});
    }
    if (isPicture) hit.marks = {{position, 1}};
    return hit;
}

/// Finds the passages that contain all words. Passages with the exact phrase, headings, and passages of pages
/// whose title contains the words have a higher rank. If no passage contains all words but the page does,
/// finds the first passage with one of the words.
std::vector<HelpWindow::Hit> HelpWindow::Page::find(const SearchQuery& query, int number) const {
    constexpr int spread = -1, phrase = 1, heading = 2, inTitle = 4;
    const int rankOfPage = query.matches(title) ? inTitle : 0;
    std::vector<Hit> hits;
    std::vector<SearchWord> all;
    const Passage* first = nullptr;
    for (const Passage& passage : passages) {
        if (query.matches(passage.words))
            hits.push_back(passage.hit(query, number,
                                       rankOfPage + (query.isPhraseIn(passage.words) ? phrase : 0)
                                           + (passage.isHeading ? heading : 0)));
        for (const SearchWord& word : passage.words)
            if (query.marks(word)) {
                all.push_back(word);
                if (!first) first = &passage;
            }
    }
    if (hits.empty() && first && query.matches(all)) hits.push_back(first->hit(query, number, spread));
    return hits;
}

void HelpWindow::search(const QString& wanted) {
    const SearchQuery query(wanted);
    const bool searches = wanted.size() >= shortestSearch && !query.isEmpty();
    if (searches && m_hits->isHidden()) remember(); // a search begins
    m_found.clear();
    for (std::size_t page = 0; searches && page < m_pages.size(); ++page)
        std::ranges::move(m_pages[page].find(query, static_cast<int>(page)), std::back_inserter(m_found));
    std::ranges::stable_sort(m_found, std::greater(), &Hit::rank);
    const bool isCut = m_found.size() > maxHits;
    if (isCut) m_found.resize(maxHits);
    const QSignalBlocker quiet(m_hits);
    m_hits->clear();
    for (const Hit& hit : m_found)
        m_hits->addItem(m_pages[static_cast<std::size_t>(hit.page)].title + u'\n' + hit.excerpt);
    m_topics->setVisible(!searches);
    m_hits->setVisible(searches);
    m_count->setVisible(searches);
    m_count->setText(m_found.empty() ? tr("No results.")
                     : isCut         ? tr("First %1 results").arg(maxHits)
                                     : tr("Search results: %1").arg(m_found.size()));
    if (m_found.empty()) return m_page->setExtraSelections({});
    m_hits->setCurrentRow(0);
    showHit(0);
}

void HelpWindow::showHit(int hit) {
    if (hit < 0) return;
    const Hit& chosen = m_found[static_cast<std::size_t>(hit)];
    {
        const QSignalBlocker quiet(m_topics);
        m_topics->setCurrentRow(chosen.page);
    }
    showPage(chosen.page);
    highlight(chosen.marks);
}

void HelpWindow::stepHit(int by) {
    const int count = static_cast<int>(m_found.size());
    if (count > 0) m_hits->setCurrentRow((m_hits->currentRow() + by + count) % count);
}

/// Highlights all results on the page. The ranges in `marks` are highlighted more strongly.
void HelpWindow::highlight(const std::vector<Mark>& marks) {
    const int page = m_topics->currentRow();
    QList<QTextEdit::ExtraSelection> selections;
    const auto add = [&](const Mark& mark, QColor ground, const QColor& text) {
        // The background of a picture is nearly transparent, so that its colours remain visible.
        if (m_page->document()->characterAt(mark.position) == QChar::ObjectReplacementCharacter)
            ground.setAlphaF(groundOfPictures);
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(m_page->document());
        selection.cursor.setPosition(mark.position);
        selection.cursor.setPosition(mark.position + mark.length, QTextCursor::KeepAnchor);
        selection.format.setBackground(ground);
        selection.format.setForeground(text);
        selections << selection;
    };
    const QPalette& colours = palette();
    for (const Hit& hit : m_found)
        for (const Mark& mark : hit.marks)
            if (hit.page == page) add(mark, colours.color(QPalette::Mid), colours.color(QPalette::Text));
    for (const Mark& mark : marks)
        add(mark, colours.color(QPalette::Highlight), colours.color(QPalette::HighlightedText));
    m_page->setExtraSelections(selections);
    QTextCursor there(m_page->document());
    there.setPosition(marks.front().position);
    m_page->setTextCursor(there);
    m_page->ensureCursorVisible();
    const int lacking = m_page->cursorRect().bottom() + roomBelow - m_page->viewport()->height();
    if (lacking > 0) m_page->verticalScrollBar()->setValue(m_page->verticalScrollBar()->value() + lacking);
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_search || event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool back = key->key() == Qt::Key_Up || key->modifiers() & Qt::ShiftModifier;
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Down:
    case Qt::Key_Up:
        stepHit(back ? -1 : 1);
        return true;
    case Qt::Key_Escape:
        if (m_search->text().isEmpty()) return false;
        m_search->clear();
        return true;
    default:
        return false;
    }
}

// --- opening pages ---------------------------------------------------------------------------------

void HelpWindow::bringUp() {
    show();
    raise();
    activateWindow();
}

void HelpWindow::openPages() {
    bringUp();
}

void HelpWindow::openInputs(const System& system, const QString& parameter) {
    m_search->clear();
    const auto page = std::ranges::find(m_pages, toQt(system.id), &Page::system);
    if (page != m_pages.end()) m_topics->setCurrentRow(static_cast<int>(page - m_pages.begin()));
    bringUp();
    const Parameter* wanted = talweg::find(system.parameters, parameter.toStdString());
    if (!wanted) return;
    for (QTextBlock block = m_page->document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); part != block.end(); ++part)
            if (part.fragment().charFormat().anchorNames().contains(parameter)) {
                highlight({{part.fragment().position(), static_cast<int>(toQt(wanted->label).size())}});
                return m_page->scrollToAnchor(parameter);
            }
}

/// Draws the pictures again when the colours change, because they have the colours of the text.
void HelpWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showAgain();
}

} // namespace talweg

#include "moc_help_window.cpp"
