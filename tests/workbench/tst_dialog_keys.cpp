#include "support/test.h"
#include "window.h"

#include <QDialog>

using namespace talweg;
using namespace talweg::tests;

/// Dialogs by the keyboard: Tab leads through all there is, and round.
class TestDialogKeys : public QObject {
    Q_OBJECT

private slots:
    void tabGoesRound_data();
    void tabGoesRound();
    void tabGoesDownTheExportDialog();

private:
    Apart m_apart;
};

namespace {

QDialog* openDialog(ToyWindow& window, const char* action) {
    window.find<QAction>(action)->trigger();
    for (auto* dialog : window->findChildren<QDialog*>())
        if (dialog->isVisible()) {
            dialog->activateWindow();
            if (!QTest::qWaitFor([dialog] { return dialog->isActiveWindow(); })) qFatal("It is not active.");
            return dialog;
        }
    qFatal("No dialog opens.");
}

/// What has the focus, Tab by Tab, until it comes back or would have long done so.
QWidgetList round(QDialog& dialog, Qt::Key key) {
    constexpr int most = 80;
    QWidgetList seen;
    for (QWidget* focus = dialog.focusWidget(); focus && !seen.contains(focus) && seen.size() < most;
         focus = dialog.focusWidget()) {
        seen << focus;
        QTest::keyClick(focus, key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
    }
    return seen;
}

/// What Tab has to reach.
QSet<QWidget*> stopsOf(const QDialog& dialog) {
    QSet<QWidget*> stops;
    for (auto* widget : dialog.findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() && !widget->focusProxy()
            && (widget->focusPolicy() & Qt::TabFocus))
            stops << widget;
    return stops;
}

} // namespace

void TestDialogKeys::tabGoesRound_data() {
    QTest::addColumn<QByteArray>("action");
    for (const char* action :
         {"exportFigure", "exportJobs", "managePresets", "longWork", "examples", "report", "publishedWorks"})
        QTest::newRow(action) << QByteArray(action);
}

void TestDialogKeys::tabGoesRound() {
    QFETCH(QByteArray, action);
    ToyWindow window;
    QDialog& dialog = *openDialog(window, action);
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        const QWidgetList seen = round(dialog, key);
        for (QWidget* stop : stopsOf(dialog))
            QVERIFY2(seen.contains(stop), qPrintable(QStringLiteral("%1 %2 %3")
                                                         .arg(stop->metaObject()->className(),
                                                              stop->objectName(), stop->accessibleName())));
    }
    dialog.hide();
}

/// The fields left of the preview from above to below.
void TestDialogKeys::tabGoesDownTheExportDialog() {
    ToyWindow window;
    QDialog& dialog = *openDialog(window, "exportFigure");
    const auto* preview = dialog.findChild<QWidget*>("preview");
    const int middle = preview->mapTo(&dialog, QPoint()).x();
    int y = 0, fields = 0;
    for (QWidget* stop : round(dialog, Qt::Key_Tab)) {
        const QPoint place = stop->mapTo(&dialog, QPoint());
        if (place.x() >= middle || qobject_cast<QAbstractButton*>(stop)) continue;
        QVERIFY2(place.y() >= y, qPrintable(stop->objectName()));
        y = place.y();
        ++fields;
    }
    QVERIFY(fields >= 7);
    dialog.hide();
}

TALWEG_TEST(tst_dialog_keys, TestDialogKeys, QApplication)
#include "tst_dialog_keys.moc"
