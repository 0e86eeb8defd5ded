#include "workbench/window/example_gallery.h"

#include "base/to_qt.h"
#include "workbench/common/button_rows.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/help/search.h"
#include "workbench/window/example_pictures.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QVBoxLayout>
#include <algorithm>

namespace talweg {

namespace {

/// Data of an item: the index of its system, the index of its example (headings have none), and the notes.
enum CardRole { systemRole = Qt::UserRole, exampleRole, notesRole };

/// Sizes in screen pixels before scaling.
constexpr int cardGap = 8, cardPadding = 6, cardCorner = 6, headingRoom = 14;
constexpr int titleLines = 2, notesLines = 2;

QFont boldOf(QFont font) {
    font.setBold(true);
    return font;
}

/// Draws a text on at most `lines` lines. A longer text ends with an ellipsis.
void drawOnLines(QPainter& painter, const QRect& room, const QString& text, int lines) {
    const int height = painter.fontMetrics().lineSpacing();
    QTextLayout layout(text, painter.font());
    layout.beginLayout();
    for (int i = 0; i < lines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(room.width());
        const QRect place(room.left(), room.top() + i * height, room.width(), height);
        const bool isLast = i + 1 == lines;
        const QString part = isLast ? painter.fontMetrics().elidedText(text.mid(line.textStart()),
                                                                       Qt::ElideRight, room.width())
                                    : text.mid(line.textStart(), line.textLength());
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, part.trimmed());
    }
    layout.endLayout();
}

/// Draws headings over the full width, and cards of equal width below them.
class CardDelegate : public QStyledItemDelegate {
public:
    CardDelegate(const std::vector<std::shared_ptr<const System>>& systems, ExamplePictures& pictures,
                 CardList& list)
        : QStyledItemDelegate(&list), m_systems(systems), m_pictures(pictures), m_list(list) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        // One pixel remains free, because the view wraps rows that are completely full.
        const int width = m_list.viewport()->width() - 1;
        const QFontMetrics letters(boldOf(m_list.font()));
        if (!index.data(exampleRole).isValid()) return {width - 1, letters.lineSpacing() + headingRoom};
        const QSize picture = ExamplePictures::size();
        const int least = picture.width() + 2 * cardPadding + cardGap;
        return {std::max(least, (width - 1) / std::max(1, (width - 1) / least)),
                picture.height() + titleLines * letters.lineSpacing()
                    + notesLines * m_list.fontMetrics().lineSpacing() + 3 * cardPadding + cardGap};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (index.data(exampleRole).isValid())
            paintCard(*painter, option, index);
        else
            paintHeading(*painter, option.rect, index);
        painter->restore();
    }

private:
    void paintHeading(QPainter& painter, const QRect& room, const QModelIndex& index) const {
        const Theme& theme = currentTheme();
        const QRect line = room.adjusted(cardGap / 2 + 1, headingRoom - cardGap / 2, -cardGap, 0);
        const QString name = index.data(Qt::DisplayRole).toString() + QStringLiteral("  ");
        const Qt::LayoutDirection direction = m_list.layoutDirection();
        painter.setFont(boldOf(m_list.font()));
        painter.setPen(theme.text);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name);
        const QRect behind = line.adjusted(painter.fontMetrics().horizontalAdvance(name), 0, 0, 0);
        const QRect rest = QStyle::visualRect(direction, line, behind);
        painter.setFont(m_list.font());
        painter.setPen(theme.mutedText);
        painter.drawText(
            rest, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(index.data(notesRole).toString(), Qt::ElideRight, rest.width()));
    }

    void paintCard(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
        const Theme& theme = currentTheme();
        const QRect card = option.rect.adjusted(cardGap / 2, cardGap / 2, -cardGap / 2, -cardGap / 2);
        const bool isCurrent = option.state & QStyle::State_Selected;
        const bool isUnderMouse = option.state & QStyle::State_MouseOver;
        const double edge = isCurrent ? 2 : 1;
        painter.setPen(QPen(isCurrent ? theme.accent : isUnderMouse ? theme.axis : theme.grid, edge));
        painter.setBrush(theme.background);
        painter.drawRoundedRect(QRectF(card).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), cardCorner,
                                cardCorner);
        const QSize size = ExamplePictures::size();
        paintPicture(
            painter,
            QRect(QPoint(card.left() + (card.width() - size.width()) / 2, card.top() + cardPadding), size),
            index);
        QRect room = card.adjusted(cardPadding + 2, 2 * cardPadding + size.height(), -cardPadding - 2, 0);
        painter.setFont(boldOf(m_list.font()));
        painter.setPen(theme.text);
        drawOnLines(painter, room, index.data(Qt::DisplayRole).toString(), titleLines);
        room.setTop(room.top() + titleLines * painter.fontMetrics().lineSpacing());
        painter.setFont(m_list.font());
        painter.setPen(theme.mutedText);
        drawOnLines(painter, room, index.data(notesRole).toString(), notesLines);
    }

    void paintPicture(QPainter& painter, const QRect& place, const QModelIndex& index) const {
        const auto& system = m_systems[index.data(systemRole).toUInt()];
        const std::size_t example = index.data(exampleRole).toUInt();
        const QPixmap picture = m_pictures.picture(system, example, m_list.devicePixelRatioF());
        if (!picture.isNull()) return painter.drawPixmap(place.topLeft(), picture);
        painter.setPen(currentTheme().mutedText);
        painter.setFont(m_list.font());
        painter.drawText(place, Qt::AlignCenter,
                         m_pictures.isWithout(*system, example) ? ExampleGallery::tr("No picture")
                                                                : QStringLiteral("…"));
    }

    const std::vector<std::shared_ptr<const System>>& m_systems;
    ExamplePictures& m_pictures;
    CardList& m_list;
};

QStandardItem* headingOf(const System& system) {
    auto* item = new QStandardItem(toQt(system.name));
    item->setData(toQt(system.summary), notesRole);
    item->setFlags(Qt::NoItemFlags);
    return item;
}

QStandardItem* cardOf(const System& system, const Example& example) {
    const QString title = toQt(example.title);
    const QString notes = toQt(example.notes).simplified();
    auto* item = new QStandardItem(title);
    item->setData(notes, notesRole);
    item->setToolTip(plainTip(notes));
    item->setAccessibleText(toQt(system.name) + QStringLiteral(": ") + title);
    item->setAccessibleDescription(notes);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

} // namespace

// --- the list of cards -----------------------------------------------------------------------------

/// The next card from `row` on, in the direction of `step`; invalid if there is none.
QModelIndex CardList::cardFrom(int row, int step) const {
    for (QModelIndex at = model()->index(row, 0); at.isValid(); at = model()->index(at.row() + step, 0))
        if (at.flags() & Qt::ItemIsSelectable) return at;
    return {};
}

QModelIndex CardList::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    const int row = currentIndex().row();
    const auto other = [this](const QModelIndex& card) { return card.isValid() ? card : currentIndex(); };
    switch (action) {
    case MoveLeft:
    case MovePrevious:
        return other(cardFrom(row - 1, -1));
    case MoveRight:
    case MoveNext:
        return other(cardFrom(row + 1, 1));
    case MoveHome:
        return other(cardFrom(0, 1));
    case MoveEnd:
        return other(cardFrom(model()->rowCount() - 1, -1));
    default:
        return QListView::moveCursor(action, modifiers);
    }
}

// --- the gallery -----------------------------------------------------------------------------------

ExampleGallery::ExampleGallery(const Registry& registry, ExamplePictures& pictures, QWidget* parent)
    : QWidget(parent), m_systems(registry.systems()), m_pictures(pictures), m_filter(new QLineEdit(this)),
      m_none(new QLabel(tr("No example matches."), this)), m_cards(new CardList(this)) {
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_filter);
    column->addWidget(m_none, 1, Qt::AlignCenter);
    column->addWidget(m_cards, 1);
    m_filter->setObjectName(QStringLiteral("filter"));
    m_filter->setAccessibleName(tr("Example filter"));
    m_filter->setPlaceholderText(tr("Filter by title or description"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    m_cards->setObjectName(QStringLiteral("cards"));
    m_cards->setAccessibleName(tr("Examples"));
    m_cards->setFlow(QListView::LeftToRight);
    m_cards->setWrapping(true);
    m_cards->setResizeMode(QListView::Adjust);
    m_cards->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_cards->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // its appearance would change the columns
    m_cards->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_cards->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_cards->setMouseTracking(true);
    m_cards->setFrameShape(QFrame::NoFrame);
    m_cards->setModel(&m_model);
    m_cards->setItemDelegate(new CardDelegate(m_systems, m_pictures, *m_cards));
    connect(m_filter, &QLineEdit::textChanged, this, &ExampleGallery::fill);
    connect(m_cards, &QListView::activated, this, &ExampleGallery::openCurrent);
    connect(&m_pictures, &ExamplePictures::changed, m_cards->viewport(), qOverload<>(&QWidget::update));
    fill();
}

void ExampleGallery::offerSystems() {
    auto* systems = new ButtonRows(ButtonRows::Overflow::rows, this);
    for (const auto& system : m_systems) {
        auto* open = new QAction(icon(Icon::add), toQt(system->name), systems);
        open->setToolTip(plainTip(toQt(system->summary)));
        connect(open, &QAction::triggered, this, [this, system] { emit systemChosen(*system); });
        systems->addAction(open);
    }
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(0, new QLabel(tr("New experiment with default values:")));
    column->insertWidget(1, systems);
    column->insertWidget(2, new QLabel(tr("Or open an example:")));
}

void ExampleGallery::restart() {
    m_filter->clear();
    fill();
    m_cards->setFocus();
}

/// Shows the examples that match the filter. If the name of a system matches, all its examples are shown.
void ExampleGallery::fill() {
    const SearchQuery query(m_filter->text());
    m_model.clear();
    for (std::size_t s = 0; s < m_systems.size(); ++s) {
        const System& system = *m_systems[s];
        bool hasHeading = false;
        for (std::size_t e = 0; e < system.examples.size(); ++e) {
            const Example& example = system.examples[e];
            const std::string text =
                system.name + ' ' + example.title + ' ' + example.notes + ' ' + example.keywords;
            if (!query.matches(toQt(text))) continue;
            if (!std::exchange(hasHeading, true)) m_model.appendRow(headingOf(system));
            QStandardItem* card = cardOf(system, example);
            card->setData(static_cast<uint>(s), systemRole);
            card->setData(static_cast<uint>(e), exampleRole);
            m_model.appendRow(card);
        }
    }
    const bool any = m_model.rowCount() > 0;
    m_cards->setVisible(any);
    m_none->setVisible(!any);
    m_cards->setCurrentIndex(m_model.index(1, 0));
    m_cards->scrollToTop();
    emit currentChanged(any);
}

void ExampleGallery::openCurrent() {
    const QModelIndex card = m_cards->currentIndex();
    if (!card.data(exampleRole).isValid()) return;
    const System& system = *m_systems[card.data(systemRole).toUInt()];
    emit chosen(system, system.examples[card.data(exampleRole).toUInt()]);
}

/// Keys in the filter: Enter opens the current example, and Down moves the focus to the cards.
bool ExampleGallery::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Enter:
    case Qt::Key_Return:
        openCurrent();
        return true;
    case Qt::Key_Down:
        m_cards->setFocus();
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

void ExampleGallery::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isVisible()) askForPictures();
}

void ExampleGallery::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    askForPictures();
}

/// Requests all pictures, including those that are not visible yet.
void ExampleGallery::askForPictures() {
    for (const auto& system : m_systems)
        for (std::size_t e = 0; e < system->examples.size(); ++e)
            m_pictures.picture(system, e, devicePixelRatioF());
}

} // namespace talweg

#include "moc_example_gallery.cpp"
