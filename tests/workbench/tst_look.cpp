#include "pixels.h"
#include "support/test.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSlider>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// As of desktops for those who see little.
QPalette yellowOnBlack() {
    QPalette palette(Qt::black);
    for (const auto role : {QPalette::Window, QPalette::Base, QPalette::Button})
        palette.setColor(role, Qt::black);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, Qt::yellow);
    palette.setColor(QPalette::Link, Qt::blue); // as nobody could read it
    return palette;
}

} // namespace

/// Every state of every kind of widget can be told from its ground, in every appearance: words and marks by
/// 4.5 to 1, what is disabled and frames by 3 to 1 (WCAG 2, success criteria 1.4.3 and 1.4.11); words by 7 to
/// 1 where the contrast is high (1.4.6).
class TestLook : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void palettesOfHighContrastAreTakenOver();
    void palettesOfUsualDesktopsAreNot();
    void nothingMovesByItself_data() { grounds(); }
    void nothingMovesByItself();
    void anIconOfNoSizeIsNothing_data() { grounds(); }
    void anIconOfNoSizeIsNothing();
    void labels_data() { grounds(); }
    void labels();
    void lineEdits_data() { grounds(); }
    void lineEdits();
    void buttons_data() { grounds(); }
    void buttons();
    void boxesAndRadios_data() { grounds(); }
    void boxesAndRadios();
    void combos_data() { grounds(); }
    void combos();
    void menus_data() { grounds(); }
    void menus();
    void menuBars_data() { grounds(); }
    void menuBars();
    void tabs_data() { grounds(); }
    void tabs();
    void lists_data() { grounds(); }
    void lists();
    void tables_data() { grounds(); }
    void tables();
    void slidersAndScrollBars_data() { grounds(); }
    void slidersAndScrollBars();
    void toolTips_data() { grounds(); }
    void toolTips();
    void bannersAndLinks_data() { grounds(); }
    void bannersAndLinks();
    void docks_data() { grounds(); }
    void docks();

private:
    static void grounds();
    template <class Widget, class... Args>
    Widget* add(Args&&... args);
    void settle();
    /// Fails the test where too little of a part of a widget stands out from its ground.
    void see(const QString& what, QWidget* widget, const QRect& part, double min) {
        see(what, widget, part, min, min == words ? highest : min);
    }
    /// Another part where the contrast is high.
    void see(const QString& what, QWidget* widget, const QRect& part, double min, double high);
    void see(const QString& what, QWidget* widget, double min = words) {
        see(what, widget, widget->rect(), min);
    }
    void hover(QWidget* widget, bool on);

    static constexpr double words = 4.5, faint = 3, highest = 7;
    std::unique_ptr<QWidget> m_window;
};

void TestLook::grounds() {
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << Theme::light();
    QTest::newRow("dark") << Theme::night();
    QTest::newRow("black on white") << Theme::blackOnWhite();
    QTest::newRow("white on black") << Theme::whiteOnBlack();
    QTest::newRow("yellow on black") << themeOf(yellowOnBlack());
}

void TestLook::init() {
    const bool hasGround = QTest::currentDataTag();
    if (hasGround) {
        QFETCH(Theme, theme);
        applyLook(theme);
    }
    m_window = std::make_unique<QWidget>();
    new QVBoxLayout(m_window.get());
}

void TestLook::cleanup() {
    m_window.reset();
}

template <class Widget, class... Args>
Widget* TestLook::add(Args&&... args) {
    auto* widget = new Widget(std::forward<Args>(args)...);
    m_window->layout()->addWidget(widget);
    return widget;
}

/// Shows the window with the focus on none of what it holds.
void TestLook::settle() {
    m_window->setFocusPolicy(Qt::StrongFocus);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->setFocus();
}

void TestLook::see(const QString& what, QWidget* widget, const QRect& part, double min, double high) {
    const double contrast = contrastIn(pictureOf(*widget), part);
    if (currentTheme().highContrast) min = high;
    if (contrast < min)
        QTest::qFail(qPrintable(QStringLiteral("%1, %2: %3 to 1, not %4")
                                    .arg(what, QTest::currentDataTag())
                                    .arg(contrast, 0, 'f', 2)
                                    .arg(min)),
                     __FILE__, __LINE__);
}

void TestLook::hover(QWidget* widget, bool on) {
    widget->setAttribute(Qt::WA_UnderMouse, on);
    widget->update();
}

void TestLook::palettesOfHighContrastAreTakenOver() {
    const Theme yellow = themeOf(yellowOnBlack());
    QVERIFY(yellow.highContrast && yellow.dark);
    QCOMPARE(yellow.background, QColor(Qt::black));
    QCOMPARE(yellow.text, QColor(Qt::yellow));
    QCOMPARE(yellow.accent, QColor(Qt::yellow)); // blue on black could not be read
    QPalette palette(Qt::white);
    for (const auto role : {QPalette::Window, QPalette::Base})
        palette.setColor(role, Qt::white);
    palette.setColor(QPalette::WindowText, Qt::black);
    palette.setColor(QPalette::Link, Qt::darkBlue);
    const Theme white = themeOf(palette);
    QVERIFY(white.highContrast && !white.dark);
    QCOMPARE(white.text, QColor(Qt::black));
    QCOMPARE(white.accent, QColor(Qt::darkBlue));
}

/// Fusion's own palette is black on a light grey with white fields.
void TestLook::palettesOfUsualDesktopsAreNot() {
    const std::unique_ptr<QStyle> fusion(QStyleFactory::create("Fusion"));
    QVERIFY(!themeOf(fusion->standardPalette()).highContrast);
    for (const Theme& theme : {Theme::light(), Theme::night()}) {
        applyLook(theme);
        QCOMPARE(themeOf(QApplication::palette()).highContrast, false);
        QCOMPARE(themeOf(QApplication::palette()).dark, theme.dark);
    }
}

// For those whom motion makes ill, and who cannot say so to every desktop.
void TestLook::nothingMovesByItself() {
    const auto effects = {Qt::UI_General,       Qt::UI_AnimateMenu,    Qt::UI_FadeMenu,
                          Qt::UI_AnimateCombo,  Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip,
                          Qt::UI_AnimateToolBox};
    for (const auto effect : effects) // as some desktops have them
        QApplication::setEffectEnabled(effect);
    applyLook(currentTheme());
    for (const auto effect : effects)
        QVERIFY(!QApplication::isEffectEnabled(effect));
    QCOMPARE(qApp->style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
}

void TestLook::anIconOfNoSizeIsNothing() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
    QVERIFY(icon(Icon::pin).pixmap(QSize(16, 0)).isNull());
}

void TestLook::labels() {
    auto* plain = add<QLabel>("Hartl");
    settle();
    see("label", plain);
    for (const char* role : {"muted", "heading", "error", "sentence"}) {
        setState(plain, "role", role);
        see(role + QStringLiteral(" label"), plain);
    }
    setState(plain, "role", {});
    plain->setEnabled(false);
    see("disabled label", plain, faint);
}

void TestLook::lineEdits() {
    auto* line = add<QLineEdit>("Hartl");
    settle();
    const auto inside = [line] { return line->rect().adjusted(4, 4, -4, -4); };
    const auto frame = [line] { return QRect(line->width() / 2, 0, 20, 4); };
    line->setText({});
    line->setPlaceholderText("Hartl Hartl");
    see("placeholder", line, inside(), words);
    line->setText("Hartl Hartl");
    see("line", line, inside(), words);
    see("frame of a line", line, frame(), faint);
    setState(line, "wrong", true);
    see("wrong line", line, inside(), words);
    see("frame of a wrong line", line, frame(), words);
    setState(line, "wrong", false);
    line->setFocus();
    see("line with focus", line, inside(), words);
    see("frame of a line with focus", line, frame(), words);
    line->selectAll();
    see("selected text", line, QRect(8, 6, 30, line->height() - 12), words);
    line->setEnabled(false);
    see("disabled line", line, inside(), faint);
    auto* text = add<QPlainTextEdit>("Hartl Hartl");
    see("text", text, text->rect().adjusted(4, 4, -4, -4), words);
    text->clear();
    text->setPlaceholderText("Hartl Hartl");
    see("placeholder of a text", text, text->rect().adjusted(4, 4, -4, -4), words);
}

void TestLook::buttons() {
    auto* plain = add<QPushButton>("Hartl");
    auto* defaultValue = add<QPushButton>("Hartl");
    auto* flat = add<QToolButton>();
    auto* tool = add<QToolButton>();
    defaultValue->setDefault(true);
    for (QToolButton* button : {flat, tool}) {
        button->setText("Hartl");
        button->setCheckable(true);
    }
    flat->setProperty("flat", true);
    settle();
    for (QAbstractButton* button : std::initializer_list<QAbstractButton*>{plain, defaultValue, flat, tool}) {
        const QString name = QString::fromLatin1(button->metaObject()->className());
        const QRect inside = button->rect().adjusted(3, 3, -3, -3);
        see(name, button, inside, words);
        hover(button, true);
        see(name + " under the mouse", button, inside, words);
        hover(button, false);
        button->setDown(true);
        see(name + " pressed", button, inside, words);
        button->setDown(false);
        button->setFocus();
        see(name + " with focus", button, inside, words);
        m_window->setFocus();
        if (button->isCheckable()) button->setChecked(true);
        see(name + " checked", button, inside, words);
        button->setEnabled(false);
        see(name + " disabled", button, inside, faint);
    }
    see("frame of a button", plain, {plain->width() / 2, 0, 20, 4}, faint);
    plain->setEnabled(true);
    plain->setFocus();
    see("frame of a button with focus", plain, {plain->width() / 2, 0, 20, 4}, words);
    flat->setEnabled(true);
    flat->setChecked(false);
    flat->setFocus();
    see("frame of a flat button with focus", flat, {flat->width() / 2, 0, 10, 3}, words);
}

void TestLook::boxesAndRadios() {
    auto* box = add<QCheckBox>("Hartl");
    auto* radio = add<QRadioButton>("Hartl");
    radio->setAutoExclusive(false);
    settle();
    const std::pair<QAbstractButton*, QStyle::SubElement> both[] = {{box, QStyle::SE_CheckBoxIndicator},
                                                                    {radio, QStyle::SE_RadioButtonIndicator}};
    for (const auto& [button, element] : both) {
        QStyleOptionButton option;
        option.initFrom(button);
        const QRect mark = button->style()->subElementRect(element, &option, button).adjusted(-2, -2, 2, 2);
        const QRect label = button->rect().adjusted(mark.right() + 2, 0, 0, 0);
        const QString name = QString::fromLatin1(button->metaObject()->className());
        see(name, button, label, words);
        for (const bool checked : {false, true}) {
            button->setChecked(checked);
            const QString state = name + (checked ? " checked" : " unchecked");
            see(state, button, mark, words);
            if (checked) see(state + ", the tick", button, mark.adjusted(4, 4, -4, -4), words);
            hover(button, true);
            see(state + " under the mouse", button, mark, words);
            hover(button, false);
            button->setDown(true);
            see(state + " pressed", button, mark, words);
            button->setDown(false);
            button->setEnabled(false);
            see(state + " disabled", button, mark, faint);
            see(name + " label, disabled", button, label, faint);
            button->setEnabled(true);
            button->setFocus();
            see(state + " with focus", button, mark, words);
            m_window->setFocus();
        }
    }
}

void TestLook::combos() {
    auto* box = add<QComboBox>();
    box->addItems({"Hartl", "Hartl 2006", "Valley"});
    settle();
    const QRect word(6, 4, 60, box->height() - 8);
    const QRect arrow(box->width() - 20, 4, 18, box->height() - 8);
    see("combo", box, word, words);
    see("arrow of a combo", box, arrow, words, words);
    see("frame of a combo", box, {box->width() / 2, 0, 20, 4}, faint);
    hover(box, true);
    see("combo under the mouse", box, word, words);
    hover(box, false);
    setState(box, "wrong", true);
    see("wrong combo", box, word, words);
    setState(box, "wrong", false);
    box->setFocus();
    see("combo with focus", box, word, words);
    see("frame of a combo with focus", box, {box->width() / 2, 0, 20, 4}, words);
    box->setEnabled(false);
    see("disabled combo", box, word, faint);
    box->setEnabled(true);
    box->showPopup();
    QAbstractItemView* list = box->view();
    QVERIFY(QTest::qWaitForWindowExposed(list->window()));
    for (int row = 0; row < 3; ++row) {
        list->setCurrentIndex(box->model()->index(row, 0));
        for (int each = 0; each < 3; ++each)
            see(QStringLiteral("row %1 of a popup, highlighted %2").arg(each).arg(row), list->viewport(),
                list->visualRect(box->model()->index(each, 0)), words);
    }
    const QColor highlighted =
        groundOf(pictureOf(*list->viewport()), list->visualRect(box->model()->index(2, 0)));
    const QColor other = groundOf(pictureOf(*list->viewport()), list->visualRect(box->model()->index(0, 0)));
    QVERIFY2(contrast(highlighted, other) >= faint, "the highlighted row is like the others");
    box->hidePopup();
}

void TestLook::menus() {
    QMenu menu;
    QAction* plain = menu.addAction("Hartl\tCtrl+H");
    QAction* disabled = menu.addAction("Hartl");
    disabled->setEnabled(false);
    QAction* unchecked = menu.addAction("Hartl");
    unchecked->setCheckable(true);
    QAction* checked = menu.addAction("Hartl");
    checked->setCheckable(true);
    checked->setChecked(true);
    QAction* inner = menu.addMenu("Hartl")->menuAction();
    menu.popup({0, 0});
    QVERIFY(QTest::qWaitForWindowExposed(&menu));
    for (QAction* active : {static_cast<QAction*>(nullptr), plain, disabled, unchecked, checked, inner}) {
        menu.setActiveAction(active);
        for (QAction* each : {plain, disabled, unchecked, checked, inner}) {
            const QString what = QStringLiteral("entry %1, chosen %2")
                                     .arg(menu.actions().indexOf(each))
                                     .arg(menu.actions().indexOf(active));
            const QRect entry = menu.actionGeometry(each);
            see(what, &menu, entry.adjusted(24, 2, -2, -2), each == disabled ? faint : words);
            if (each->isCheckable())
                see(what + ", its mark", &menu, {entry.topLeft(), QSize(24, entry.height())}, words);
        }
    }
    see("arrow of an inner menu", &menu, menu.actionGeometry(inner).adjusted(menu.width() - 28, 2, -2, -2),
        words);
}

void TestLook::menuBars() {
    auto* bar = add<QMenuBar>();
    QAction* file = bar->addMenu("Hartl")->menuAction();
    settle();
    see("menu bar", bar, bar->actionGeometry(file), words);
    bar->setActiveAction(file);
    see("chosen in the menu bar", bar, bar->actionGeometry(file), words);
}

void TestLook::tabs() {
    auto* bar = add<QTabBar>();
    for (const char* title : {"Hartl", "Hartl 2006", "Disabled"})
        bar->addTab(title);
    bar->setTabEnabled(2, false);
    settle();
    see("chosen tab", bar, bar->tabRect(0), words);
    see("other tab", bar, bar->tabRect(1), words);
    see("disabled tab", bar, bar->tabRect(2), faint);
    bar->setFocus();
    see("chosen tab with focus", bar, bar->tabRect(0), words);
}

void TestLook::lists() {
    auto* list = add<QListWidget>();
    list->addItems({"Hartl", "Hartl 2006"});
    list->item(1)->setCheckState(Qt::Unchecked);
    settle();
    for (const bool focus : {false, true})
        for (const int current : {0, 1}) {
            if (focus) list->setFocus();
            list->setCurrentRow(current);
            for (const int row : {0, 1})
                see(QStringLiteral("row %1 of a list, chosen %2").arg(row).arg(current), list->viewport(),
                    list->visualItemRect(list->item(row)), words);
        }
    see("box of an item", list->viewport(),
        QRect(list->visualItemRect(list->item(1)).topLeft(), QSize(22, 26)), words);
    list->setEnabled(false);
    see("disabled list", list->viewport(), list->visualItemRect(list->item(0)), faint);
}

void TestLook::tables() {
    auto* table = add<QTableWidget>(3, 2);
    table->setAlternatingRowColors(true);
    table->setHorizontalHeaderLabels({"Hartl", "2006"});
    for (int row = 0; row < 3; ++row)
        table->setItem(row, 0, new QTableWidgetItem("Hartl"));
    m_window->resize(400, 300);
    settle();
    const auto cell = [table](int row) { return table->visualRect(table->model()->index(row, 0)); };
    see("heading", table->horizontalHeader()->viewport(), {0, 0, 90, 24}, words);
    see("number of a row", table->verticalHeader()->viewport(), {0, 0, 20, 28}, words);
    for (const bool focus : {false, true}) {
        if (focus) table->setFocus();
        table->setCurrentCell(1, 0);
        for (int row = 0; row < 3; ++row)
            see(QStringLiteral("row %1 of a table").arg(row), table->viewport(), cell(row), words);
    }
    table->setEnabled(false);
    see("disabled table", table->viewport(), cell(0), faint);
}

void TestLook::slidersAndScrollBars() {
    auto* slider = add<QSlider>(Qt::Horizontal);
    auto* bar = add<QScrollBar>(Qt::Horizontal);
    slider->setValue(50);
    m_window->resize(300, 200);
    settle();
    const QRect grip(slider->width() / 2 - 12, 0, 24, slider->height());
    see("slider", slider, grip, words);
    hover(slider, true);
    see("slider under the mouse", slider, grip, words);
    hover(slider, false);
    slider->setFocus();
    see("slider with focus", slider, grip, words);
    slider->setEnabled(false);
    see("disabled slider", slider, grip, faint);
    see("scroll bar", bar, faint);
}

void TestLook::toolTips() {
    settle();
    QToolTip::showText(m_window->mapToGlobal(QPoint(5, 5)), "<p><b>Hartl</b></p><p>Hartl</p>",
                       m_window.get());
    QWidget* tip = nullptr;
    const auto shown = [&tip] {
        for (QWidget* each : QApplication::topLevelWidgets())
            if (each->inherits("QTipLabel") && each->isVisible()) tip = each;
        return tip != nullptr;
    };
    QVERIFY(QTest::qWaitFor(shown));
    see("tool tip", tip, tip->rect().adjusted(3, 3, -3, -3), words);
    QToolTip::hideText();
}

void TestLook::bannersAndLinks() {
    auto* banner = add<QFrame>();
    banner->setProperty("role", "banner");
    auto* sentence = new QLabel("Hartl");
    sentence->setProperty("role", "sentence");
    (new QVBoxLayout(banner))->addWidget(sentence);
    auto* link = add<QLabel>("<a href='x'>Hartl</a>");
    auto* browser = add<QTextBrowser>();
    browser->setHtml("<a href='x'>Hartl Hartl</a>");
    settle();
    for (const char* tone : {"neutral", "good", "bad", "warning"}) {
        setState(banner, "tone", tone);
        see(tone + QStringLiteral(" banner"), banner, banner->rect().adjusted(8, 2, -2, -2), words);
    }
    see("link", link);
    see("link in a page", browser->viewport(), {0, 0, 100, 30}, words);
}

void TestLook::docks() {
    auto* main = add<QMainWindow>();
    auto* dock = new QDockWidget("Hartl");
    dock->setWidget(new QWidget);
    main->addDockWidget(Qt::LeftDockWidgetArea, dock);
    auto* bar = main->addToolBar("Tools");
    QAction* tool = bar->addAction("Hartl");
    QAction* off = bar->addAction("Hartl");
    off->setEnabled(false);
    m_window->resize(400, 300);
    settle();
    see("title of a dock", dock, {0, 0, 60, 28}, words);
    for (QAbstractButton* button : dock->findChildren<QAbstractButton*>())
        see("button of a dock " + button->objectName(), button, button->rect(), words, words);
    see("tool", bar->widgetForAction(tool), words);
    see("disabled tool", bar->widgetForAction(off), faint);
}

TALWEG_TEST(tst_look, TestLook, QApplication)
#include "tst_look.moc"
