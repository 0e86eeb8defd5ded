#include "workbench/common/icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace talweg {

namespace {

/// The strokes of an icon as an SVG path in a square of 24 × 24 units.
const char* strokes(Icon which) {
    switch (which) {
    case Icon::newFile:
        return "M6 3h8l5 5v13H6zM14 3v5h5M12.5 12v6M9.5 15h6";
    case Icon::open:
        return "M3 19V5h6l2 3h9v3M3 19l3-8h16l-3 8z";
    case Icon::save:
        return "M4 4h13l3 3v13H4zM8 4v5h7V4M8 20v-6h8v6";
    case Icon::undo:
        return "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-5";
    case Icon::redo:
        return "M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h5";
    case Icon::pin:
        return "M9 4h6l-1 6 4 4H6l4-4zM12 14v7";
    case Icon::unpin:
        return "M9 4h6l-1 6 4 4H6l4-4zM12 14v7M4 4l16 16";
    case Icon::exportFigure:
        return "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7";
    case Icon::moon:
        return "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z";
    case Icon::help:
        return "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.4 9.4a2.7 2.7 0 1 1 3.6 2.6c-.7.3-1 .8-1 1.6M12 "
               "16.8v.2";
    case Icon::play:
        return "M8 5l11 7-11 7z";
    case Icon::pause:
        return "M8.5 5v14M15.5 5v14";
    case Icon::add:
        return "M12 5v14M5 12h14";
    case Icon::more:
        return "M5.5 12h.1M12 12h.1M18.5 12h.1";
    case Icon::presets:
        return "M4 7h10M18 7h2M16 5v4M4 17h2M10 17h10M8 15v4";
    case Icon::automatic:
        return "M20 11a8 8 0 0 0-14.5-3.5L4 9M4 4v5h5M4 13a8 8 0 0 0 14.5 3.5L20 15M20 20v-5h-5";
    case Icon::good:
        return "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12l3 3 5-6";
    case Icon::bad:
        return "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9 9l6 6M15 9l-6 6";
    case Icon::warning:
        return "M12 4l9.5 16h-19zM12 10v4.5M12 17.2v.1";
    case Icon::info:
        return "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v6M12 7.4v.1";
    case Icon::close:
        return "M6 6l12 12M18 6L6 18";
    case Icon::toStart:
        return "M6 5v14M19 5l-10 7 10 7z";
    case Icon::table:
        return "M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14";
    case Icon::remove:
        return "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5";
    case Icon::enlarge:
        return "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7";
    case Icon::back:
        return "M20 12H4M10 6l-6 6 6 6";
    case Icon::forward:
        return "M4 12h16M14 6l6 6-6 6";
    case Icon::print:
        return "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z";
    }
    return "";
}

bool isFilled(Icon which) {
    return which == Icon::play;
}

class LineIcon : public QIconEngine {
public:
    LineIcon(Icon which, QColor colour) : m_which(which), m_colour(std::move(colour)) {}

    QIconEngine* clone() const override { return new LineIcon(*this); }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        QSvgRenderer(drawing(mode)).render(painter, rect);
    }

    /// Pixmaps are cached, because parsing and drawing the SVG is slow.
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        if (size.isEmpty()) return {}; // e.g. for an empty button
        const QString key = QStringLiteral("%1x%2 %3")
                                .arg(size.width())
                                .arg(size.height())
                                .arg(QString::fromLatin1(drawing(mode)));
        QPixmap pixmap(size);
        if (QPixmapCache::find(key, &pixmap)) return pixmap;
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

private:
    QColor colourOf(QIcon::Mode mode) const {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        return m_colour.isValid() && mode != QIcon::Disabled
                   ? m_colour
                   : QGuiApplication::palette().color(group, QPalette::WindowText);
    }

    QByteArray drawing(QIcon::Mode mode) const {
        const QByteArray name = colourOf(mode).name().toLatin1();
        return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='"
               + QByteArray(strokes(m_which)) + "' fill='" + (isFilled(m_which) ? name : "none")
               + "' stroke='" + name + "' stroke-width='" + (m_which == Icon::more ? "2.6" : "1.7")
               + "' stroke-linecap='round' stroke-linejoin='round'/></svg>";
    }

    Icon m_which;
    QColor m_colour;
};

} // namespace

QIcon icon(Icon which) {
    return icon(which, QColor());
}

QIcon icon(Icon which, const QColor& colour) {
    return QIcon(new LineIcon(which, colour));
}

} // namespace talweg
