#include "report/report.h"
#include "support/test.h"
#include "window.h"
#include "workbench/common/language.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTimeZone>

using namespace talweg;
using namespace talweg::tests;

class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void everyWordIsInTheLanguage_data();
    void everyWordIsInTheLanguage();
    void theChoiceIsKept();

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

TALWEG_TEST(tst_language, TestLanguage, QApplication)
#include "tst_language.moc"
