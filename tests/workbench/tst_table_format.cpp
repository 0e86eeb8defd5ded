#include "support/test.h"
#include "table/table_form.h"
#include "window.h"
#include "workbench/common/table_tools.h"

#include <QFileDialog>
#include <QMenu>
#include <QTimer>

using namespace talweg;
using namespace talweg::tests;

/// The format of the tables that the window writes.
class TestTableFormat : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QSettings().clear(); }

    /// It is remembered, for copies too.
    void theTypeOfTheFileIsTheFormat() {
        ToyWindow window;
        const QString path = m_apart.file("run.csv");
        QTimer typing;
        connect(&typing, &QTimer::timeout, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            auto* line = dialog->findChild<QLineEdit*>("fileNameEdit");
            if (!line->hasFocus()) return;
            typing.stop();
            dialog->selectNameFilter("Semicolons, decimal commas (*.csv)");
            line->setText(path);
            QTest::keyClick(line, Qt::Key_Return);
        });
        typing.start(50);
        window.find<QAction>("exportSamples")->trigger();
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray table = file.readAll();
        QVERIFY2(table.startsWith("t_s;x_m;y_m;"), table.left(80).constData());
        QVERIFY(table.contains("0,"));
        QCOMPARE(QString(chosenTableForm().id), "semicolon");
    }

    void theMenuChoosesTheFormat() {
        ToyWindow window;
        auto* menu = window.find<QMenu>("tableFormMenu");
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 3);
        QVERIFY(menu->actions()[0]->isChecked());
        menu->actions()[2]->trigger();
        QCOMPARE(QString(chosenTableForm().id), "tab");
        emit menu->aboutToShow();
        QVERIFY(!menu->actions()[0]->isChecked() && menu->actions()[2]->isChecked());
    }

private:
    const Apart m_apart;
};

TALWEG_TEST(tst_table_format, TestTableFormat, QApplication)

#include "tst_table_format.moc"
