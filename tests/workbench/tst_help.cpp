#include "support/test.h"
#include "systems/body_measures.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/look.h"
#include "workbench/help/help_page.h"
#include "workbench/help/sketches.h"
#include "workbench/window/help_window.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>

using namespace talweg;
using namespace talweg::tests;

/// Every page of the help is complete, and everything in it can be found.
class TestHelp : public QObject {
    Q_OBJECT

private slots:
    void everyPageIsInTheContents();
    void everyPictureIsDrawn_data();
    void everyPictureIsDrawn();
    void everySketchNamesSymbolsOfTheTables();
    void everySketchIsAFileForOtherReaders();
    void equationsAreFoundAndCopied();
    void whatIsPrintedIsBlack();
    void keysLeadBackAndForward();
    void everyKeyOfTheWindowIsListed();
    void picturesAreAsLargeAsTheLetters();
    void everyPageIsThereToItsEnd();
    void everyLinkLeadsToItsPage();
    void everyInputIsExplained();
    void everyOutputIsExplained();
    void theSearchFindsEveryPlace();
    void theBestPlaceComesFirst_data();
    void theBestPlaceComesFirst();
    void keysGoThroughThePlacesFound();
    void nothingFoundIsSaid();

private:
    Apart m_apart;
};

namespace {

class Help {
public:
    Help() : m_window(builtinSystems(), nullptr) {
        m_window.openPages();
        if (!QTest::qWaitForWindowActive(&m_window)) qFatal("The help does not open.");
    }
    HelpWindow* operator->() { return &m_window; }
    QTextBrowser* page() { return m_window.findChild<QTextBrowser*>(); }
    QLineEdit* search() { return m_window.findChild<QLineEdit*>(); }
    QListWidget* topics() { return list("Pages"); }
    QListWidget* found() { return list("Search results"); }
    /// The words of the current hit.
    QList<QTextCursor> marks() {
        QList<QTextCursor> marks;
        for (const QTextEdit::ExtraSelection& selection : page()->extraSelections())
            if (selection.format.background().color() == m_window.palette().color(QPalette::Highlight))
                marks << selection.cursor;
        return marks;
    }
    /// The parts of the page on view that are written alike, such as a link or a picture.
    QList<QTextFragment> parts() {
        QList<QTextFragment> parts;
        for (QTextBlock block = page()->document()->begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); part != block.end(); ++part)
                parts << part.fragment();
        return parts;
    }

private:
    QListWidget* list(const QString& name) {
        for (auto* each : m_window.findChildren<QListWidget*>())
            if (each->accessibleName() == name) return each;
        return nullptr;
    }
    HelpWindow m_window;
};

QString titleOf(const QString& file) {
    QFile page(":/help/" + file);
    return page.open(QIODevice::ReadOnly) ? QString::fromUtf8(page.readLine()).mid(2).trimmed() : QString();
}

/// More ink than ground; premultiplied parts are rounded.
bool isInk(const QColor& pixel, const QColor& ink) {
    const auto near = [](int a, int b) { return std::abs(a - b) <= 2; };
    return pixel.alpha() >= 128 && near(pixel.red(), ink.red()) && near(pixel.green(), ink.green())
           && near(pixel.blue(), ink.blue());
}

int inkIn(const QImage& image, const QColor& ink) {
    int drawn = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            drawn += isInk(image.pixelColor(x, y), ink);
    return drawn;
}

/// Keeps the pictures that were drawn for it.
class Watched : public HelpPage {
public:
    QVariant loadResource(int type, const QUrl& name) override {
        const QVariant resource = HelpPage::loadResource(type, name);
        if (type == QTextDocument::ImageResource) drawn << resource.value<QImage>();
        return resource;
    }
    QList<QImage> drawn;
};

} // namespace

void TestHelp::everyPageIsInTheContents() {
    Help help;
    QStringList titles;
    for (int row = 0; row < help.topics()->count(); ++row)
        titles << help.topics()->item(row)->text();
    const QStringList files = QDir(":/help").entryList(QDir::Files);
    QVERIFY(files.size() > 10);
    for (const QString& file : files)
        QVERIFY2(titles.contains(titleOf(file)), qPrintable(file));
    QCOMPARE(titles.removeDuplicates(), 0);
}

void TestHelp::everyPictureIsDrawn_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

/// In the colour of the text, whichever that is. Where the help shows an equation there is no code left.
void TestHelp::everyPictureIsDrawn() {
    QFETCH(const bool, dark);
    applyLook(dark ? Theme::night() : Theme::light());
    Help help;
    int pictures = 0;
    for (int row = 0; row < help.topics()->count(); ++row) {
        help.topics()->setCurrentRow(row);
        for (const QTextFragment& part : help.parts()) {
            if (!part.charFormat().isImageFormat()) continue;
            const QString name = part.charFormat().toImageFormat().name();
            QVERIFY2(!part.charFormat().stringProperty(QTextFormat::ImageAltText).isEmpty(),
                     qPrintable(name));
            const auto image =
                help.page()->document()->resource(QTextDocument::ImageResource, name).value<QImage>();
            QVERIFY2(!image.isNull(), qPrintable(name));
            const QColor ink = help.page()->palette().color(QPalette::Text);
            QVERIFY2(inkIn(image, ink) > 10, qPrintable(name));
            ++pictures;
        }
    }
    QVERIFY(pictures >= 30);
    for (int row = 0; row < help.topics()->count(); ++row) {
        help.topics()->setCurrentRow(row);
        for (QTextBlock block = help.page()->document()->begin(); block.isValid(); block = block.next())
            QVERIFY2(block.blockFormat().stringProperty(QTextFormat::BlockCodeLanguage) != "equation",
                     qPrintable(block.text()));
    }
}

/// Or, where a run has more to say than its system, of the page that it stands on.
void TestHelp::everySketchNamesSymbolsOfTheTables() {
    const Registry registry = builtinSystems();
    for (const auto& [name, id] :
         {std::pair("valley", "rover"), std::pair("contact", "rover"), std::pair("incline", "incline"),
          std::pair("surface", "surface"), std::pair("track", "track"), std::pair("plane", "rough-plane")}) {
        QVERIFY(sketchNames().contains(name));
        const auto system = registry.find(id);
        QStringList known;
        for (const Parameter& parameter : system->parameters) {
            known << QString::fromStdString(parameter.symbol);
            for (const Parameter& column : parameter.columns)
                known << QString::fromStdString(column.symbol);
        }
        for (const auto* list :
             {&system->quantities, &system->bodyQuantities, &system->measures, &system->eventColumns})
            for (const Quantity& output : *list)
                known << QString::fromStdString(output.symbol);
        QFile page(QStringLiteral(":/help/%1.md").arg(id));
        QVERIFY(page.open(QIODevice::ReadOnly));
        for (const QString& line : QString::fromUtf8(page.readAll()).split('\n'))
            if (line.startsWith("| "))
                known << line.section('|', 1, 1).trimmed().split(QRegularExpression("[, ]+"));
        const QStringList symbols = sketchSymbols(name);
        QVERIFY(symbols.size() >= 5);
        for (const QString& symbol : symbols)
            QVERIFY2(known.contains(symbol), qPrintable(QString(name) + ": " + symbol));
    }
}

/// Of the same labels as in the window, and no page links to one that is not there.
void TestHelp::everySketchIsAFileForOtherReaders() {
    const QString folder = QStringLiteral(TALWEG_SOURCE) + "/resources/screenshots/sketch-";
    for (const QString& name : sketchNames()) {
        QFile file(folder + name + ".svg");
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QString svg = QString::fromUtf8(file.readAll());
        for (const QString& symbol : sketchSymbols(name))
            QVERIFY2(svg.contains(">" + symbol.left(1)), qPrintable(name + ": " + symbol));
    }
    Help help;
    QStringList shown;
    for (int row = 0; row < help.topics()->count(); ++row) {
        help.topics()->setCurrentRow(row);
        for (const QTextFragment& part : help.parts()) {
            const QString picture = part.charFormat().toImageFormat().name();
            if (!picture.endsWith(".svg")) continue;
            QVERIFY2(QFile::exists(QStringLiteral(TALWEG_SOURCE) + "/resources/help/" + picture),
                     qPrintable(picture));
            shown << QFileInfo(picture).baseName();
        }
    }
    for (const QString& name : sketchNames())
        QVERIFY2(shown.contains("sketch-" + name), qPrintable(name));
}

void TestHelp::equationsAreFoundAndCopied() {
    Help help;
    help.search()->setText("tanh τ0 = w∞/w0"); // no keys for these letters
    QCOMPARE(help.found()->count(), 1);
    QCOMPARE(help.topics()->currentItem()->text(), titleOf("wind.md"));
    help.page()->setTextCursor(help.page()->extraSelections().last().cursor);
    help.page()->copy();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.startsWith("w > w∞          w = w∞ coth(τ + τ0)"), qPrintable(copied));
    QCOMPARE(copied.count('\n'), 2);
    QVERIFY(help.page()->textCursor().charFormat().toolTip() == copied);
}

void TestHelp::whatIsPrintedIsBlack() {
    applyLook(Theme::night());
    Watched page;
    page.setMarkdown("```equation\nv = √(a/K)\n```\n\n![valley](../screenshots/sketch-valley.svg)");
    setEquations(*page.document());
    QBuffer bytes;
    QVERIFY(bytes.open(QIODevice::WriteOnly));
    QPdfWriter paper(&bytes);
    page.printOn(paper);
    QVERIFY(bytes.data().startsWith("%PDF"));
    QCOMPARE(page.drawn.size(), 2);
    for (const QImage& picture : page.drawn) {
        QVERIFY(picture.devicePixelRatio() > 2); // finer than a screen
        // Edges of what is filled may be as bright as letters on the screen are.
        const int dark = inkIn(picture, Qt::black) + inkIn(picture, Theme::light().text);
        QVERIFY(dark > 100 && dark > 10 * inkIn(picture, Theme::night().text));
    }
    applyLook(Theme::light());
}

void TestHelp::keysLeadBackAndForward() {
    Help help;
    const auto shown = [&] { return help.topics()->currentItem()->text(); };
    const QString first = shown();
    const auto press = [&](int key) { QTest::keyClick(help.operator->(), Qt::Key(key), Qt::AltModifier); };
    press(Qt::Key_Left); // nothing is before the first
    QCOMPARE(shown(), first);
    help.topics()->setCurrentRow(7);
    const QString second = shown();
    QScrollBar* bar = help.page()->verticalScrollBar();
    help.page()->moveCursor(QTextCursor::End);
    const int scrolled = bar->value();
    QVERIFY(scrolled > 0);
    QTest::keyClicks(help.search(), "quaternion"); // a search leaves the page once, however much is typed
    QVERIFY(help.topics()->currentRow() >= 0 && !help.found()->isHidden());
    press(Qt::Key_Left);
    QCOMPARE(shown(), second);
    QCOMPARE(bar->value(), scrolled);
    QVERIFY(help.search()->text().isEmpty());
    press(Qt::Key_Left);
    QCOMPARE(shown(), first);
    press(Qt::Key_Right);
    QCOMPARE(shown(), second);
    help.topics()->setCurrentRow(2); // from here on nothing is ahead
    press(Qt::Key_Right);
    QCOMPARE(help.topics()->currentRow(), 2);
}

void TestHelp::everyKeyOfTheWindowIsListed() {
    ToyWindow window(builtinSystems());
    window->document().setTitle("Other"); // a step that undo would take back is no part of its name
    window.find<QAction>("helpContents")->trigger();
    auto* help = window->findChild<HelpWindow*>();
    auto* topics = help->findChild<QListWidget*>();
    topics->setCurrentItem(topics->findItems("Keyboard shortcuts", Qt::MatchExactly).front());
    const QStringList lines = help->findChild<QTextBrowser*>()->toPlainText().split('\n');
    const auto keyOf = [&](const char* action) { return lines.value(lines.indexOf(action) - 1); };
    QCOMPARE(keyOf("Save"), "Ctrl+S");
    QVERIFY(keyOf("Undo").startsWith("Ctrl+Z")); // and others, on some systems
    QCOMPARE(keyOf("Pin this study as baseline"), "Ctrl+B");
    int keys = 0;
    for (const QAction* action : window->findChildren<QAction*>())
        for (const QKeySequence& sequence : action->shortcuts()) {
            const QString key = sequence.toString(QKeySequence::NativeText);
            const bool listed = std::ranges::any_of(
                lines, [&](const QString& line) { return line.split(", ").contains(key); });
            QVERIFY2(listed || help->actions().contains(action), qPrintable(key));
            ++keys;
        }
    QVERIFY(keys > 20);
}

void TestHelp::picturesAreAsLargeAsTheLetters() {
    Help help;
    help.topics()->setCurrentItem(help.topics()->findItems(titleOf("rover.md"), Qt::MatchExactly).front());
    const auto sizes = [&] {
        QList<QSize> found;
        for (const QTextFragment& part : help.parts())
            if (part.charFormat().isImageFormat())
                found << help.page()
                             ->document()
                             ->resource(QTextDocument::ImageResource,
                                        part.charFormat().toImageFormat().name())
                             .value<QImage>()
                             .size();
        return found;
    };
    const QList<QSize> before = sizes();
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(help.operator->(), Qt::Key_Plus, Qt::ControlModifier);
    const QList<QSize> after = sizes();
    QCOMPARE(after.size(), before.size());
    for (qsizetype i = 0; i < after.size(); ++i)
        QVERIFY(after[i].width() > before[i].width() && after[i].height() > before[i].height());
    QCOMPARE(help.topics()->currentItem()->text(), titleOf("rover.md"));
}

void TestHelp::everyPageIsThereToItsEnd() {
    Help help;
    for (int row = 0; row < help.topics()->count(); ++row) {
        help.topics()->setCurrentRow(row);
        help.page()->moveCursor(QTextCursor::End);
        const QTextDocument& page = *help.page()->document();
        const QRectF last = page.documentLayout()->blockBoundingRect(page.lastBlock());
        QVERIFY2(last.height() > 0, qPrintable(help.topics()->currentItem()->text()));
    }
}

void TestHelp::everyLinkLeadsToItsPage() {
    Help help;
    int links = 0;
    for (int row = 0; row < help.topics()->count(); ++row) {
        help.topics()->setCurrentRow(row);
        QList<std::pair<int, QString>> places; // a page that is left and comes back has other parts
        for (const QTextFragment& part : help.parts())
            if (const QString link = part.charFormat().anchorHref();
                !link.isEmpty() && !QUrl(link).scheme().startsWith("http"))
                places << std::pair(part.position() + part.length() / 2, link);
        for (const auto& [place, link] : places) {
            QVERIFY2(QFile::exists(":/help/" + link), qPrintable(link));
            help.topics()->setCurrentRow(row);
            QTextCursor cursor(help.page()->document());
            cursor.setPosition(place);
            help.page()->setTextCursor(cursor);
            help.page()->ensureCursorVisible();
            QTest::mouseClick(help.page()->viewport(), Qt::LeftButton, {},
                              help.page()->cursorRect(cursor).center());
            QCOMPARE(help.topics()->currentItem()->text(), titleOf(link));
            ++links;
        }
    }
    QVERIFY(links > 12);
}

void TestHelp::everyInputIsExplained() {
    Help help;
    const Registry registry = builtinSystems();
    for (const auto& system : registry.systems())
        for (const Parameter& parameter : system->parameters) {
            help->openInputs(*system, QString::fromStdString(parameter.id));
            QVERIFY2(!help.page()->extraSelections().isEmpty(), parameter.id.c_str());
            const QTextCursor there = help.page()->extraSelections().last().cursor;
            QVERIFY2(there.selectedText().startsWith(QString::fromStdString(parameter.label)),
                     parameter.id.c_str());
        }
}

void TestHelp::everyOutputIsExplained() {
    Help help;
    const Registry registry = builtinSystems();
    for (const auto& system : registry.systems()) {
        const auto pages =
            help.topics()->findItems("Results: " + QString::fromStdString(system->name), Qt::MatchExactly);
        QCOMPARE(pages.size(), 1);
        help.topics()->setCurrentItem(pages.front());
        // Symbols have their indices without underscores.
        const QString page = help.page()->toPlainText().remove(u'_');
        // Of the bodies of a race those of the first one, and that the others have them too.
        const std::vector<Quantity> measures = withoutLaterBodies(system->measures);
        QVERIFY(page.contains(QString::fromStdString(aboutLaterBodies(system->measures)).remove(u'_')));
        for (const auto* list :
             {&system->quantities, &system->bodyQuantities, &measures, &system->eventColumns})
            for (const Quantity& output : *list)
                for (const std::string& text : {output.label, output.help, output.column()})
                    QVERIFY2(page.contains(QString::fromStdString(text).remove(u'_')), text.c_str());
    }
}

void TestHelp::theSearchFindsEveryPlace() {
    Help help;
    int places = 0;
    for (int row = 0; row < help.topics()->count(); ++row) {
        help.topics()->setCurrentRow(row);
        QTextCursor at(help.page()->document());
        while (!(at = help.page()->document()->find("restitution", at)).isNull())
            ++places;
        for (const AltText& picture : altTexts(*help.page()->document()))
            QVERIFY(!picture.text.contains("restitution"));
    }
    QTest::keyClick(help.operator->(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(help.search()->hasFocus());
    QTest::keyClicks(help.search(), "restitution");
    QVERIFY(help.found()->isVisible());
    QVERIFY(places > 10);
    int marked = 0;
    for (int row = 0; row < help.found()->count(); ++row) {
        help.found()->setCurrentRow(row);
        const QList<QTextCursor> marks = help.marks();
        marked += static_cast<int>(marks.size());
        for (const QTextCursor& mark : marks)
            QCOMPARE(mark.selectedText().toLower(), "restitution");
        QVERIFY(help.page()->viewport()->rect().contains(help.page()->cursorRect(marks.first()).center()));
        QVERIFY(help.found()->item(row)->text().startsWith(help.topics()->currentItem()->text()));
    }
    QCOMPARE(marked, places);
}

void TestHelp::theBestPlaceComesFirst_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("excerpt");
    const auto row = [](const char* typed, const QString& page, const char* excerpt) {
        QTest::addRow("%s", typed) << QString::fromUtf8(typed) << page << QString::fromUtf8(excerpt);
    };
    row("Runge-Kutta", {}, "Runge–Kutta");
    row("cite", titleOf("bibliography.md"), "");
    row("Moon", {}, "Moon");
    row("random runs", titleOf("random-runs.md"), "");
}

void TestHelp::theBestPlaceComesFirst() {
    QFETCH(QString, typed);
    QFETCH(QString, page);
    QFETCH(QString, excerpt);
    Help help;
    help.search()->setText(typed);
    QVERIFY(help.found()->count() > 0);
    if (!page.isEmpty()) QCOMPARE(help.topics()->currentItem()->text(), page);
    QVERIFY2(help.found()->item(0)->text().contains(excerpt), qPrintable(help.found()->item(0)->text()));
    QVERIFY(!help.marks().isEmpty());
}

void TestHelp::keysGoThroughThePlacesFound() {
    Help help;
    QTest::keyClick(help.operator->(), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(help.search(), "friction");
    QCOMPARE(help.found()->currentRow(), 0);
    QTest::keyClick(help.search(), Qt::Key_Return);
    QCOMPARE(help.found()->currentRow(), 1);
    QTest::keyClick(help.search(), Qt::Key_Up);
    QCOMPARE(help.found()->currentRow(), 0);
    QTest::keyClick(help.search(), Qt::Key_F3);
    QCOMPARE(help.found()->currentRow(), 1);
    QTest::keyClick(help.search(), Qt::Key_Escape);
    QVERIFY(help.search()->text().isEmpty());
    QVERIFY(help.topics()->isVisible() && help->isVisible());
}

void TestHelp::nothingFoundIsSaid() {
    Help help;
    QTest::keyClicks(help.search(), "quasar");
    QCOMPARE(help.found()->count(), 0);
    bool said = false;
    for (const QLabel* label : help->findChildren<QLabel*>())
        said = said || (label->isVisible() && label->text() == "No results.");
    QVERIFY(said);
}

TALWEG_TEST(tst_help, TestHelp, QApplication)
#include "tst_help.moc"
