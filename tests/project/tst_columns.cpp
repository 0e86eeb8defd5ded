#include "project/columns.h"
#include "study/unreadable_column.h"
#include "support/falling_body.h"
#include "support/test.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace talweg;

namespace {

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
}

/// What keeps a column from being read; empty for nothing.
QString refusalOf(const ColumnReader& columns, const std::string& file, const std::string& column) {
    try {
        columns(file, column);
    } catch (const UnreadableColumn& why) {
        return QString::fromStdString(why.what());
    }
    return {};
}

} // namespace

class TestColumns : public QObject {
    Q_OBJECT

private slots:
    /// Relative names are of the project's folder, whatever the present one is.
    void namesAreOfTheProjectsFolder() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("data"));
        put(folder.filePath("wind.csv"), "\xEF\xBB\xBFt,u\n0,1.5\n1,-2e-3\n\n2,4\n");
        put(folder.filePath("data/wind.csv"), "t;u\r\n0;1,5\r\n1;2,25\r\n");
        const ColumnReader columns = columnsIn(folder.path());
        QCOMPARE(columns("wind.csv", "u"), (std::vector<double>{1.5, -2e-3, 4}));
        QCOMPARE(columns("data/wind.csv", "u"), (std::vector<double>{1.5, 2.25}));
        QCOMPARE(columns("data/../wind.csv", "t"), (std::vector<double>{0, 1, 2}));
        const std::string whole = folder.filePath("wind.csv").toStdString();
        QCOMPARE(columns(whole, "t").size(), 3u);
        // Without a folder only whole paths.
        QCOMPARE(columnsIn({})(whole, "t").size(), 3u);
        QVERIFY(refusalOf(columnsIn({}), "wind.csv", "t").contains("Save it first"));
    }

    void whatCannotBeReadIsSaid() {
        const QTemporaryDir folder;
        put(folder.filePath("empty.csv"), "\n");
        put(folder.filePath("head.csv"), "t,u\n");
        put(folder.filePath("words.csv"), "t,u\n0,1\n1,calm\n");
        const ColumnReader columns = columnsIn(folder.path());
        QCOMPARE(refusalOf(columns, "gone.csv", "u"),
                 folder.filePath("gone.csv") + ": there is no such file.");
        QVERIFY(refusalOf(columns, ".", "u").contains("no ordinary file"));
        QVERIFY(refusalOf(columns, "empty.csv", "u").contains("the table is empty"));
        QVERIFY(refusalOf(columns, "head.csv", "u").contains("column \"u\" has no numbers"));
        QVERIFY(refusalOf(columns, "head.csv", "v").contains("there is no column \"v\"; columns are t, u"));
        QVERIFY(
            refusalOf(columns, "words.csv", "u").contains("line 3: \"calm\" in column \"u\" is no number"));
        // A distribution makes a complaint of it.
        const DistributionReading reading =
            readDistribution(tests::fallingBody(), "g", "file:gone.csv:u", {nullptr, columns});
        QVERIFY(reading.error.find("\"file:gone.csv:u\"") != std::string::npos);
        QVERIFY(reading.error.find("there is no such file.") != std::string::npos);
    }

    void aChangedTableIsReadAnew() {
        const QTemporaryDir folder;
        const ColumnReader columns = columnsIn(folder.path());
        QVERIFY(!refusalOf(columns, "u.csv", "u").isEmpty());
        put(folder.filePath("u.csv"), "u\n1\n");
        QCOMPARE(columns("u.csv", "u"), std::vector<double>{1});
        put(folder.filePath("u.csv"), "u\n1\n2\n");
        QCOMPARE(columns("u.csv", "u"), (std::vector<double>{1, 2}));
        QVERIFY(QFile::remove(folder.filePath("u.csv")));
        QVERIFY(!refusalOf(columns, "u.csv", "u").isEmpty());
        // More columns than are remembered.
        QByteArray head = "c0", row = "0";
        for (int i = 1; i < 40; ++i) {
            head += ",c" + QByteArray::number(i);
            row += "," + QByteArray::number(i);
        }
        put(folder.filePath("u.csv"), head + "\n" + row + "\n");
        for (int again = 0; again < 2; ++again)
            for (int i = 0; i < 40; ++i)
                QCOMPARE(columns("u.csv", "c" + std::to_string(i)), std::vector<double>{double(i)});
    }

    void tablesOfAStudy() {
        Study study;
        study.likely = " file:a.csv:u";
        study.uncertain = {{"g", "file:data/b.csv:v"},
                           {"height", "file:a.csv:w"},
                           {"speed", "±5%"},
                           {"half", "file:"},
                           {"typed", "file:c.csv"}};
        QCOMPARE(tablesOf(study), (QStringList{"a.csv", "data/b.csv"}));
    }
};

TALWEG_TEST(tst_columns, TestColumns, QCoreApplication)
#include "tst_columns.moc"
