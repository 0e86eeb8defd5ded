#include "base/csv_cell.h"
#include "support/test.h"
#include "table/cell_number.h"
#include "table/number_column.h"
#include "table/reader.h"
#include "table/table_form.h"

#include <random>

using namespace talweg;

class TestTableForm : public QObject {
    Q_OBJECT

private slots:
    void spreadsheetsOfManyCountriesWantSemicolonsAndDecimalCommas() {
        QCOMPARE(inForm("t_s,vx_m_s,mode\n0.5,-1e-07,flight\n2,,\n", *findTableForm("semicolon")),
                 QByteArray("t_s;vx_m_s;mode\n0,5;-1e-07;flight\n2;;\n"));
        QCOMPARE(inForm("t_s,mode\n0.5,flight\n", *findTableForm("tab")),
                 QByteArray("t_s\tmode\n0.5\tflight\n"));
        QCOMPARE(inForm("t_s,mode\n0.5,flight\n", *findTableForm("comma")),
                 QByteArray("t_s,mode\n0.5,flight\n"));
        QVERIFY(!findTableForm("comma,point"));
    }

    /// A decimal point in a text is no decimal sign of a number.
    void textsStayAsTheyAre() {
        const QStringList texts{"v. 2",       "1.5", "1,5", "a;b", "a\tb", "a, b", "he said \"1.5\"",
                                "two\nlines", " x ", "",    "−1.5"};
        for (const TableForm& form : tableForms()) {
            QByteArray table = "name,value\n";
            for (const QString& text : texts)
                table += csvCell(text.toStdString()) + ",0.25\n";
            const TextTable read = readTextTable(decoded(inForm(table, form)), {}).table;
            QCOMPARE(read.rows.size(), static_cast<std::size_t>(texts.size()));
            for (qsizetype i = 0; i < texts.size(); ++i)
                QCOMPARE(read.rows[static_cast<std::size_t>(i)].cells[0], texts[i]);
        }
    }

    /// Alone in its column 1,125 could be a thousand and more.
    void noNumberIsTakenForThousands() {
        for (const TableForm& form : tableForms()) {
            const auto reading = readTextTable(decoded(inForm("x,n\n1.125,7\n-12.345,8\n", form)), {});
            QCOMPARE(reading.error, QString());
            const NumberColumn x = numbersOf(reading.table, 0);
            QCOMPARE(x.error, QString());
            QCOMPARE(x.values, (std::vector<std::optional<double>>{1.125, -12.345}));
        }
        QCOMPARE(withDecimal("1.125", '.'), QString("1.125"));
        QCOMPARE(*numberWith(withDecimal("1.125", ','), ','), 1.125);
    }

    void everyNumberReadsBackExactly() {
        std::mt19937_64 bits(7);
        std::vector<double> numbers{0.0, 1.125, 123.456, 1e22, 5e-324, -0.001, 1234.567};
        while (numbers.size() < 3000) {
            const std::uint64_t drawn = bits();
            double number = 0;
            static_assert(sizeof number == sizeof drawn);
            std::memcpy(&number, &drawn, sizeof number);
            if (std::isfinite(number)) numbers.push_back(number);
            numbers.push_back(static_cast<double>(drawn % 2'000'000) / 1000);
        }
        QByteArray table = "x,y\n";
        for (const double number : numbers)
            table += csvCell(number) + "," + csvCell(-number) + "\n";
        for (const TableForm& form : tableForms()) {
            const auto reading =
                readTextTable(decoded(inForm(table, form)), {.options = {.gaps = Gaps::keep}});
            QCOMPARE(reading.error, QString());
            for (const qsizetype column : {0, 1}) {
                const NumberColumn read = numbersOf(reading.table, column);
                QCOMPARE(read.error, QString());
                QCOMPARE(read.values.size(), numbers.size());
                for (std::size_t i = 0; i < numbers.size(); ++i)
                    QCOMPARE(*read.values[i], column == 0 ? numbers[i] : -numbers[i]);
            }
        }
    }
};

TALWEG_TEST(tst_table_form, TestTableForm, QCoreApplication)

#include "tst_table_form.moc"
