#include "workbench/common/look.h"

#include <QApplication>
#include <QPalette>
#include <QProxyStyle>
#include <QSettings>
#include <QStyleFactory>
#include <QVariant>
#include <QWidget>

namespace talweg {

namespace {

const QString colorSchemeKey = QStringLiteral("colors");
/// The names of the schemes in the settings.
const std::pair<ColorScheme, QString> colorSchemes[]{{ColorScheme::system, "system"},
                                                     {ColorScheme::light, "light"},
                                                     {ColorScheme::dark, "dark"},
                                                     {ColorScheme::blackOnWhite, "black-on-white"},
                                                     {ColorScheme::whiteOnBlack, "white-on-black"}};

Theme& applied() {
    static Theme theme = Theme::light();
    return theme;
}

/// The desktop's palette. The first call saves it, before the program sets its own palette.
const QPalette& desktopPalette() {
    static const QPalette palette = QGuiApplication::palette();
    return palette;
}

/// Detects high contrast: text contrasts strongly, and panels have the colour of input fields. In ordinary
/// palettes, panels are shaded.
bool hasHighContrast(const QPalette& palette) {
    constexpr double high = 15; // contrast ratio; green on black has 15.3, black on white 21
    const QColor ground = palette.color(QPalette::Window);
    return ground == palette.color(QPalette::Base)
           && contrastRatio(palette.color(QPalette::WindowText), ground) >= high;
}

/// Turns off animations, because only runs played by the user should move. Draws the buttons of docks without
/// a frame, because Qt 6.8 and newer draw framed ones at five eighths of their size.
class QuietStyle : public QProxyStyle {
public:
    using QProxyStyle::QProxyStyle;

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* more) const override {
        const bool isOff = hint == SH_Widget_Animation_Duration || hint == SH_DockWidget_ButtonsHaveFrame;
        return isOff ? 0 : QProxyStyle::styleHint(hint, option, widget, more);
    }
};

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto part = [share](int from, int to) { return static_cast<int>(from + share * (to - from)); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

/// The colour of disabled text: faint, but legible.
QColor quietOf(const Theme& theme) {
    return mixed(theme.text, theme.panel, theme.highContrast ? 0.3 : 0.42);
}

/// The colour of text on the accent colour.
QColor onAccent(const Theme& theme) {
    const double black = contrastRatio(theme.accent, Qt::black);
    return black > contrastRatio(theme.accent, Qt::white) ? Qt::black : Qt::white;
}

QPalette paletteOf(const Theme& theme) {
    QPalette palette;
    const QColor quiet = quietOf(theme);
    const QColor raised = mixed(theme.panel, theme.text, theme.dark ? 0.08 : 0.03);
    palette.setColor(QPalette::Window, theme.panel);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.background);
    palette.setColor(QPalette::AlternateBase, mixed(theme.background, theme.panel, 0.5));
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.mutedText);
    palette.setColor(QPalette::Button, raised);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.bad);
    palette.setColor(QPalette::ToolTipBase, raised);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, onAccent(theme));
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::Mid, mixed(theme.panel, theme.text, 0.2));
    palette.setColor(QPalette::Dark, mixed(theme.panel, Qt::black, 0.35));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, quiet);
    return palette;
}

/// Marks selected and focused widgets by a frame, for themes in which background colours are too similar.
const QString chosenByFrames = QStringLiteral(R"(
QToolButton:checked, QToolButton:focus, QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus, QPushButton:focus {
    border: 2px solid @accent; }
QToolBar QToolButton:checked, QToolButton[flat="true"]:checked { border: 2px solid @accent; padding: 2px 4px; }
QListView::item:selected { border: 1px solid @accent; }
QTableView::item:selected, QMenuBar::item:selected { background: @accent; color: @onAccent; }
QTabBar::tab:focus { border: 1px solid @accent; border-bottom: 2px solid @accent; }
)");

/// The style sheet of a theme. Names of colours are written as @name and replaced here.
QString sheetOf(const Theme& theme) {
    QString sheet = QStringLiteral(R"(
QMainWindow::separator { background: @line; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent; }
QDockWidget { font-weight: 600; titlebar-close-icon: url(@look/dock_close.svg);
    titlebar-normal-icon: url(@look/dock_float.svg); }
QDockWidget::title { padding: 7px 10px 6px 10px; background: @panel; border-bottom: 1px solid @line; }
QToolBar { border: 0; border-bottom: 1px solid @line; padding: 1px 6px; spacing: 2px; background: @panel; }
QToolButton { background: @base; color: @text; border: 1px solid @edge; border-radius: 5px; padding: 2px 8px; }
QToolButton:hover { border: 1px solid @muted; }
QToolButton:pressed, QToolButton:checked { background: @press; }
QLineEdit QToolButton, QTabBar QToolButton { background: transparent; border: 0; padding: 0; }
QToolBar QToolButton { padding: 4px 6px; border: 0; border-radius: 5px; background: transparent; }
QToolButton#qt_toolbar_ext_button { qproperty-icon: url(@look/arrow_down.svg); padding: 2px; }
QToolBar::separator { background: @line; width: 1px; margin: 5px 6px; }
QToolButton[flat="true"] { border: 0; border-radius: 5px; padding: 3px 6px; background: transparent; }
QToolBar QToolButton:hover, QToolButton[flat="true"]:hover { background: @hover; }
QToolBar QToolButton:pressed, QToolBar QToolButton:checked,
QToolButton[flat="true"]:pressed, QToolButton[flat="true"]:checked { background: @press; }
QToolButton[flat="true"]::menu-indicator { image: none; }
QToolButton:focus { border: 1px solid @accent; }
QMenuBar { background: @panel; padding: 2px 4px; }
QMenuBar::item { padding: 4px 9px; border-radius: 5px; background: transparent; }
QMenuBar::item:selected { background: @press; color: @text; }
QMenuBar::item:disabled { color: @quiet; }
QMenu { background: @base; color: @text; border: 1px solid @edge; padding: 4px; }
QMenu::item { padding: 4px 20px 4px 26px; border-radius: 4px; }
QMenu::item:selected { background: @accent; color: @onAccent; }
QMenu::item:disabled { background: transparent; color: @quiet; }
QMenu::item:disabled:selected { background: @hover; }
QMenu::icon { left: 6px; }
QMenu::separator { height: 1px; background: @line; margin: 4px 6px; }
QMenu::right-arrow { image: url(@look/arrow_right.svg); width: 12px; height: 12px; right: 6px; }
QMenu::right-arrow:selected { image: url(@look/arrow_right_chosen.svg); }
QMenu::indicator { left: 7px; }
QCheckBox, QRadioButton { spacing: 7px; }
QCheckBox::indicator, QRadioButton::indicator, QMenu::indicator, QAbstractItemView::indicator {
    width: 13px; height: 13px; border: 1px solid @muted; border-radius: 3px; background: @base; }
QRadioButton::indicator, QMenu::indicator:exclusive { border-radius: 7px; }
QAbstractItemView::indicator { border-color: @text; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover, QCheckBox::indicator:focus, QRadioButton::indicator:focus {
    border-color: @accent; }
QCheckBox::indicator:pressed, QRadioButton::indicator:pressed { background: @hover; border-color: @text; }
QCheckBox::indicator:checked, QMenu::indicator:checked, QAbstractItemView::indicator:checked {
    background: @accent; border-color: @accent; image: url(@look/check.svg); }
QRadioButton::indicator:checked, QMenu::indicator:exclusive:checked {
    background: @accent; border-color: @accent; image: url(@look/dot.svg); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled, QMenu::indicator:disabled {
    border-color: @quiet; background: @panel; }
QCheckBox::indicator:checked:disabled, QRadioButton::indicator:checked:disabled, QMenu::indicator:checked:disabled {
    border-color: @quiet; background: @quiet; }
QCheckBox:disabled, QRadioButton:disabled, QToolButton:disabled { color: @quiet; }
QStatusBar { border-top: 1px solid @line; }
QStatusBar::item { border: 0; }
QLineEdit, QPlainTextEdit { background: @base; border: 1px solid @edge; border-radius: 5px; padding: 2px 6px;
    selection-background-color: @accent; }
QLineEdit { min-height: 20px; }
QLineEdit:disabled, QPlainTextEdit:disabled { background: @panel; }
QLineEdit[idle="true"], QPlainTextEdit[idle="true"] { color: @muted; border: 1px dashed @edge; }
QLineEdit:focus, QPlainTextEdit:focus { border: 1px solid @accent; }
QLineEdit[wrong="true"] { border: 1px solid @bad; background: @wrongGround; }
QPlainTextEdit[title="true"] { border: 1px solid transparent; background: transparent; }
QPlainTextEdit[title="true"]:hover { border: 1px solid @edge; }
QPlainTextEdit[title="true"]:focus { border: 1px solid @accent; background: @base; }
QPlainTextEdit[plain="true"], QListView[plain="true"], QTreeView[plain="true"], QTableView[plain="true"],
QScrollArea { border: 0; }
talweg--QuantityEdit[changed="true"] { background: @press; border-radius: 5px; }
QLabel[role="muted"] { color: @muted; }
QLabel[role="heading"] { font-weight: 600; color: @text; }
QLabel[role="error"] { color: @bad; }
QFrame[role="line"] { background: @line; border: 0; max-height: 1px; min-height: 1px; }
QFrame[role="banner"] { border: 0; border-left: 4px solid @muted; background: @neutralGround; }
QFrame[role="banner"][tone="good"] { border-left-color: @good; background: @goodGround; }
QFrame[role="banner"][tone="bad"] { border-left-color: @bad; background: @badGround; }
QFrame[role="banner"][tone="warning"] { border-left-color: @warning; background: @warningGround; }
QLabel[role="sentence"] { font-weight: 600; }
QSplitter::handle { background: @line; }
QSplitter::handle:hover { background: @accent; }
QHeaderView::section { background: @panel; color: @muted; border: 0; border-bottom: 1px solid @line;
    padding: 4px 8px; }
QTableView#comparison QHeaderView::section:vertical { padding: 4px; }
QTabBar { font-weight: 400; qproperty-drawBase: 0; }
QTabBar::tab { padding: 5px 12px; border: 0; border-bottom: 2px solid transparent; color: @muted; }
QTabBar::tab:selected { color: @text; border-bottom: 2px solid @accent; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:focus { background: @press; }
QTabBar::tab:disabled { color: @quiet; }
QListView::item { padding: 5px 6px; border-radius: 5px; }
QListView::item:selected { background: @press; color: @text; }
QTableView { gridline-color: @line; }
QTableView::item:selected { background: @press; color: @text; }
QTableCornerButton::section { background: @panel; border: 0; border-bottom: 1px solid @line; }
QComboBox, QPushButton { background: @base; border: 1px solid @edge; border-radius: 5px;
    padding: 2px 8px; min-height: 20px; }
QComboBox[idle="true"] { color: @muted; border: 1px dashed @edge; }
QComboBox:hover, QPushButton:hover { border: 1px solid @muted; }
QComboBox:focus, QPushButton:focus { border: 1px solid @accent; }
QComboBox:disabled, QPushButton:disabled { color: @quiet; background: @panel; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView { background: @base; color: @text; border: 1px solid @edge; outline: 0;
    selection-background-color: @accent; selection-color: @onAccent; }
QComboBox QAbstractItemView::item:selected { background: @accent; color: @onAccent; }
QComboBox[wrong="true"] { border: 1px solid @bad; background: @wrongGround; }
QComboBox::drop-down { border: 0; width: 22px; }
QComboBox::down-arrow { image: url(@look/arrow_down.svg); width: 12px; height: 12px; }
QPushButton { padding: 2px 14px; }
QPushButton:pressed { background: @press; }
QPushButton:default:enabled { background: @accent; border: 1px solid @accent; color: @onAccent; }
QPushButton:default:enabled:hover, QPushButton:default:enabled:focus { border: 1px solid @text; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QAbstractScrollArea::corner { background: transparent; border: 0; }
QSlider::groove:horizontal { height: 4px; background: @line; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 14px; margin: -5px 0; border-radius: 7px; background: @accent; }
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus { background: @text; }
QSlider::handle:horizontal:disabled, QSlider::sub-page:horizontal:disabled { background: @quiet; }
QScrollBar:vertical { width: 10px; background: transparent; margin: 0; }
QScrollBar:horizontal { height: 10px; background: transparent; margin: 0; }
QScrollBar::handle { background: @edge; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QDockWidget::close-button, QDockWidget::float-button { border: 0; border-radius: 4px; background: transparent; padding: 1px; }
QDockWidget::close-button:hover, QDockWidget::float-button:hover { background: @hover; }
QToolButton:checked:disabled { background: @hover; }
QToolTip { background: @raised; color: @text; border: 1px solid @edge; padding: 5px 7px; }
)");
    if (theme.highContrast) sheet += chosenByFrames;
    const auto over = [&theme](const QColor& colour, double share) {
        return mixed(theme.panel, colour, share);
    };
    const double tint = theme.dark ? 0.22 : 0.12;
    const std::pair<const char*, QColor> colours[] = {
        {"@onAccent", onAccent(theme)},
        {"@neutralGround", over(theme.mutedText, tint)},
        {"@warningGround", over(theme.warning, tint)},
        {"@goodGround", over(theme.good, tint)},
        {"@badGround", over(theme.bad, tint)},
        {"@wrongGround", mixed(theme.background, theme.bad, tint / 2)},
        {"@raised", over(theme.text, 0.06)},
        {"@hover", over(theme.text, 0.08)},
        {"@press", over(theme.accent, 0.22)},
        {"@line", over(theme.text, theme.highContrast ? 0.6 : 0.13)},
        {"@edge", over(theme.text, theme.highContrast ? 1 : 0.5)},
        {"@quiet", quietOf(theme)},
        {"@warning", theme.warning},
        {"@accent", theme.accent},
        {"@muted", theme.mutedText},
        {"@panel", theme.panel},
        {"@base", theme.background},
        {"@good", theme.good},
        {"@text", theme.text},
        {"@bad", theme.bad},
    };
    for (const auto& [name, colour] : colours)
        sheet.replace(QLatin1String(name), colour.name());
    sheet.replace(QLatin1String("@look"),
                  theme.dark ? QLatin1String(":/look/dark") : QLatin1String(":/look/light"));
    return sheet;
}

} // namespace

Theme themeOf(const QPalette& desktop) {
    const QColor ground = desktop.color(QPalette::Window);
    const bool dark = ground.lightness() < 128;
    if (!hasHighContrast(desktop)) return dark ? Theme::night() : Theme::light();
    constexpr double ofWords = 7;
    Theme theme = dark ? Theme::whiteOnBlack() : Theme::blackOnWhite();
    theme.background = theme.panel = ground;
    theme.text = theme.mutedText = theme.axis = theme.groundEdge = desktop.color(QPalette::WindowText);
    const QColor link = desktop.color(QPalette::Link);
    theme.accent = contrastRatio(link, ground) >= ofWords ? link : theme.text;
    return theme;
}

Theme themeFor(ColorScheme scheme) {
    switch (scheme) {
    case ColorScheme::light:
        return Theme::light();
    case ColorScheme::dark:
        return Theme::night();
    case ColorScheme::blackOnWhite:
        return Theme::blackOnWhite();
    case ColorScheme::whiteOnBlack:
        return Theme::whiteOnBlack();
    case ColorScheme::system:
        break;
    }
    return themeOf(desktopPalette());
}

ColorScheme chosenColorScheme() {
    const QString word = QSettings().value(colorSchemeKey).toString();
    for (const auto& [scheme, name] : colorSchemes)
        if (word == name) return scheme;
    return ColorScheme::system;
}

void chooseColorScheme(ColorScheme scheme) {
    for (const auto& [each, name] : colorSchemes)
        if (each == scheme) QSettings().setValue(colorSchemeKey, name);
}

void applyLook(const Theme& theme) {
    desktopPalette();
    applied() = theme;
    QApplication::setEffectEnabled(Qt::UI_General, false); // disables all other effects, too
    QApplication::setStyle(new QuietStyle(QStyleFactory::create(QStringLiteral("Fusion"))));
    QApplication::setPalette(paletteOf(theme));
    qApp->setStyleSheet(sheetOf(theme));
}

const Theme& currentTheme() {
    return applied();
}

void setState(QWidget* widget, const char* property, const QVariant& value) {
    if (widget->property(property) == value) return;
    widget->setProperty(property, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

} // namespace talweg
