#include "screens.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/help/help_page.h"
#include "workbench/window/help_window.h"

#include <QScreen>
#include <QTextBlock>

using namespace talweg;
using namespace talweg::tests;

/// The help on two screens, of which the second has four pixels for each of the first.
class TestHelpScreens : public QObject {
    Q_OBJECT

private slots:
    void picturesAreDrawnForTheScreenTheyAreOn();

private:
    Apart m_apart;
};

namespace {

/// The pixels in each of the window's of all pictures of the page on view.
QSet<qreal> scalesOn(const HelpPage& page) {
    QSet<qreal> scales;
    const QTextDocument& document = *page.document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); part != block.end(); ++part) {
            const QTextImageFormat format = part.fragment().charFormat().toImageFormat();
            if (format.isValid())
                scales << document.resource(QTextDocument::ImageResource, QUrl(format.name()))
                              .value<QImage>()
                              .devicePixelRatio();
        }
    return scales;
}

} // namespace

void TestHelpScreens::picturesAreDrawnForTheScreenTheyAreOn() {
    const auto screens = QGuiApplication::screens();
    QCOMPARE(screens.size(), 2);
    HelpWindow help(builtinSystems(), nullptr);
    help.openInputs(*builtinSystems().find("rover"));
    help.openPages();
    QVERIFY(QTest::qWaitForWindowActive(&help));
    auto* topics = help.findChild<QListWidget*>();
    const auto& page = *help.findChild<HelpPage*>();
    const auto turnTo = [&](const QString& title) {
        const auto found = topics->findItems(title, Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        topics->setCurrentItem(found.front());
    };
    turnTo("Rover");
    QTRY_COMPARE(scalesOn(page), QSet<qreal>{1});
    for (const auto& [screen, scale] : {std::pair{1, 2.0}, {0, 1.0}}) {
        help.move(screens[screen]->geometry().topLeft() + QPoint(40, 40));
        if (!QTest::qWaitFor([&, scale = scale] { return help.devicePixelRatioF() == scale; }))
            QSKIP("Windows do not follow their screen here, as in Qt 6.8 without a display.");
        QTRY_COMPARE(scalesOn(page), QSet<qreal>{scale});
    }
}

/// In place of the macro: the screens have to be there before the application.
int tst_help_screens(int argc, char** argv) {
    const Screens screens(R"({"name": "coarse", "x": 0, "y": 0, "width": 1280, "height": 800, "dpr": 1},
                             {"name": "fine", "x": 1280, "y": 0, "width": 1280, "height": 800, "dpr": 2})");
    const QApplication application(argc, argv);
    TestHelpScreens test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_help_screens.moc"
