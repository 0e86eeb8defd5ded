#include "support/decorated.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "table/cell_number.h"
#include "table/table_form.h"
#include "workbench/common/plain_table.h"
#include "workbench/common/table_tools.h"
#include "workbench/run/events_table.h"
#include "workbench/run/measures_model.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <limits>

using namespace talweg;

namespace {

std::shared_ptr<const System> toy() {
    return std::make_shared<const System>(tests::fallingBody());
}

std::shared_ptr<const Run> runOf(const System& system) {
    return tests::runOf(system, defaultValues(system.parameters), {}, {});
}

/// A table of the toy's measures.
struct Measures {
    Measures() {
        model.setRun(run);
        table.setModel(&model);
        makePlain(table);
    }
    std::shared_ptr<const System> system = toy();
    std::shared_ptr<const Run> run = runOf(*system);
    MeasuresModel model;
    QTableView table;
};

/// Opens the menu of a table's heads and does something with its columns.
void withColumns(QTableView& table, const std::function<void(QMenu&)>& use) {
    QTimer::singleShot(0, &table, [&use] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        use(*menu->findChild<QMenu*>());
        menu->close();
    });
    emit table.horizontalHeader()->customContextMenuRequested({1, 1});
}

} // namespace

class TestTableTools : public QObject {
    Q_OBJECT

private slots:
    void copiesNumbersInFull() {
        Measures of;
        const QStringList all = tabSeparated(of.table).split(u'\n');
        QCOMPARE(all.size(), of.model.rowCount() + 2); // titles, and the end of the last line
        QCOMPARE(all[0], QString("Result\tValue\tUnit"));
        for (int row = 0; row < of.model.rowCount(); ++row) {
            bool isNumber = false;
            const double copied = all[row + 1].split(u'\t').at(1).toDouble(&isNumber);
            QVERIFY(isNumber);
            QVERIFY(std::ranges::count(of.run->measures, copied, &Measure::value) > 0);
        }
    }

    /// As spreadsheets in German and French read it; the reader of tables takes it for the same numbers.
    void copiesWithDecimalCommas() {
        Measures of;
        const QStringList points = tabSeparated(of.table).split(u'\n');
        chooseTableForm(*findTableForm("semicolon"));
        const QString copied = tabSeparated(of.table);
        chooseTableForm(tableForms().front());
        QVERIFY(!copied.contains(u';'));
        const QStringList commas = copied.split(u'\n');
        for (int row = 0; row < of.model.rowCount(); ++row) {
            const QString cell = commas[row + 1].split(u'\t').at(1);
            QVERIFY(!cell.contains(u'.'));
            QCOMPARE(*numberWith(cell, u','), points[row + 1].split(u'\t').at(1).toDouble());
        }
    }

    void copiesWhatIsChosen() {
        Measures of;
        of.table.selectRow(of.model.rowCount() - 1);
        QTest::keyClick(&of.table, Qt::Key_C, Qt::ControlModifier);
        const QStringList all = tabSeparated(of.table, true).split(u'\n');
        QCOMPARE(QGuiApplication::clipboard()->text(), all.first() + '\n' + all[of.model.rowCount()] + '\n');
        of.table.selectAll();
        QTest::keyClick(&of.table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().split(u'\n'), all);
    }

    void hidesColumns() {
        Measures of;
        withColumns(of.table, [](QMenu& columns) { columns.actions().at(2)->trigger(); });
        QVERIFY(of.table.isColumnHidden(2) && !of.table.isColumnHidden(1));
        QVERIFY(tabSeparated(of.table).startsWith("Result\tValue\n"));
        of.model.setRun(runOf(*of.system));
        QVERIFY(of.table.isColumnHidden(2));
        withColumns(of.table, [](QMenu& columns) { columns.actions().at(1)->trigger(); });
        withColumns(of.table,
                    [](QMenu& columns) { QVERIFY(!columns.actions().at(0)->isEnabled()); }); // the last
        withColumns(of.table, [](QMenu& columns) { columns.actions().last()->trigger(); });
        QVERIFY(!of.table.isColumnHidden(1) && !of.table.isColumnHidden(2));
    }

    /// A number that is none is an empty cell, as in CSV, and comes last where it is sorted.
    void whatIsNoNumberIsCopiedEmpty() {
        const auto system = toy();
        auto run = std::make_shared<Run>(*runOf(*system));
        const double none = std::numeric_limits<double>::quiet_NaN();
        run->events = {{.t = 1, .kind = "toy", .label = "a", .place = {0, 3}},
                       {.t = 2, .kind = "toy", .label = "b", .place = {none, none}},
                       {.t = 3, .kind = "toy", .label = "c", .place = {0, -2}}};
        EventsTable table;
        table.setRun(system, run);
        table.selectAll();
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QVERIFY2(lines[2].startsWith("2\tb\t\t"), qPrintable(lines[2]));
        QVERIFY2(!lines.join(u' ').contains("nan", Qt::CaseInsensitive), qPrintable(lines.join(u' ')));
        table.sortByColumn(3, Qt::AscendingOrder);
        QCOMPARE(table.model()->index(0, 1).data().toString(), QString("c"));
        QCOMPARE(table.model()->index(2, 1).data().toString(), QString("b"));
    }

    /// The time cursor goes through the table whatever keys are held.
    void oneEventIsChosenWithCtrlHeld() {
        const auto system = toy();
        auto run = std::make_shared<Run>(*runOf(*system));
        run->events = {{.t = 1, .kind = "toy", .label = "a", .place = {0, 3}},
                       {.t = 2, .kind = "toy", .label = "b", .place = {0, 1}}};
        EventsTable table;
        table.setRun(system, run);
        table.setCursor(1);
        QTest::keyPress(&table, Qt::Key_Control, Qt::ControlModifier);
        table.setCursor(2);
        QTest::keyRelease(&table, Qt::Key_Control);
        QCOMPARE(table.selectionModel()->selectedRows().size(), 1);
        QCOMPARE(table.currentIndex().row(), 1);
    }

    void eventsSort() {
        const auto system = toy();
        auto run = std::make_shared<Run>(*runOf(*system));
        run->events = {{.t = 1, .kind = "toy", .label = "b", .place = {0, 3}},
                       {.t = 2, .kind = "toy", .label = "a", .place = {0, 10}},
                       {.t = 3, .kind = "toy", .label = "c", .place = {0, -2}}};
        EventsTable table;
        table.setRun(system, run);
        int chosen = -1;
        connect(&table, &EventsTable::chosen, this, [&](int event, double) { chosen = event; });
        table.sortByColumn(3, Qt::DescendingOrder); // y, as numbers
        table.setCurrentIndex(table.model()->index(0, 0));
        QCOMPARE(chosen, 1);
        table.choose(2);
        QCOMPARE(table.currentIndex().row(), 2);
        table.setCursor(1.5);
        QCOMPARE(table.currentIndex().row(), 1);
        QCOMPARE(table.model()->headerData(1, Qt::Vertical).toInt(), 1); // its number in time
        table.sortByColumn(-1, Qt::AscendingOrder);
        QCOMPARE(table.model()->index(0, 1).data().toString(), QString("b"));
    }
};

TALWEG_TEST(tst_table_tools, TestTableTools, QApplication)
#include "tst_table_tools.moc"
