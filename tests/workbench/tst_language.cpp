#include "report/report.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/language.h"
#include "workbench/common/look.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTabBar>
#include <QTimeZone>

using namespace talweg;
using namespace talweg::tests;

class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void everyWordIsInTheLanguage_data();
    void everyWordIsInTheLanguage();
    void theChoiceIsKept();
    void tabsOfPanesAreNotCutInFrench();

private:
    Apart m_apart;
};

// Our own texts, those of Qt's buttons, and the names of months.
void TestLanguage::everyWordIsInTheLanguage_data() {
    QTest::addColumn<QString>("example");
    QTest::addColumn<QString>("close");
    QTest::addColumn<QString>("cancel");
    QTest::addColumn<QString>("day");
    QTest::newRow("de") << "Beispiele…"
                        << "Schließen"
                        << "Abbrechen"
                        << "31. März 2026";
    QTest::newRow("fr") << "Exemples…"
                        << "Fermer"
                        << "Annuler"
                        << "31 mars 2026";
}

void TestLanguage::everyWordIsInTheLanguage() {
    const QString language = QTest::currentDataTag();
    useLanguage(language);
    QCOMPARE(languageOfReports(), language);
    QTEST(QCoreApplication::translate("talweg::MainWindow", "Examples…"), "example");
    const QDialogButtonBox box(QDialogButtonBox::Close | QDialogButtonBox::Cancel);
    QTEST(box.button(QDialogButtonBox::Close)->text().remove('&'), "close");
    QTEST(box.button(QDialogButtonBox::Cancel)->text().remove('&'), "cancel");
    Report report;
    report.made = QDateTime(QDate(2026, 3, 31), {12, 0}, QTimeZone::utc());
    QTEST(madeText(report), "day");
}

void TestLanguage::theChoiceIsKept() {
    QCOMPARE(chosenLanguage(), QString());
    chooseLanguage("fr");
    QCOMPARE(chosenLanguage(), "fr");
    chooseLanguage({});
    QCOMPARE(chosenLanguage(), QString());
}

/// At 1280 × 800, where French figures leave the least room for the panes beside them.
void TestLanguage::tabsOfPanesAreNotCutInFrench() {
    constexpr int padding = 2 * 12; // of a tab in the style sheet, in pixels
    useLanguage("fr");
    applyLook(Theme::light());
    ToyWindow window(builtinSystems());
    const auto rover = window->document().registry().find("rover");
    window->document().reset(makeProject(*rover, rover->examples.front()));
    window.settle();
    QStringList shown;
    for (const QTabBar* bar : window->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
        if (!bar->isVisible()) continue;
        for (int tab = 0; tab < bar->count(); ++tab) {
            const QString text = bar->tabText(tab);
            const int wanted = bar->fontMetrics().horizontalAdvance(text) + padding;
            QTRY_VERIFY2(bar->tabRect(tab).width() >= wanted, qPrintable(text));
            shown << text;
        }
    }
    for (const char* pane : {"Entrées", "Plan", "Conseil", "Incertitude", "Événements"})
        QVERIFY2(shown.contains(pane), pane);
}

TALWEG_TEST(tst_language, TestLanguage, QApplication)
#include "tst_language.moc"
