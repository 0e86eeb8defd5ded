#include "command_line.h"
#include "project/document.h"
#include "support/test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <cmath>

using namespace talweg;
using namespace talweg::tests;

namespace {

double timeFrom(double height) {
    return std::sqrt(2 * height / 9.81);
}

} // namespace

class TestCompareCommand : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        save("towers.talweg", {{"Low", 10.0}, {"High", 20.0}});
        save("other.talweg", {{"High", 40.0}});
    }
    void theTableIsPrinted();
    void theBaselineComesFirst();
    void filesHaveEveryDigit();
    void severalFiles();
    void whatCannotBeCompared();

private:
    void save(const QString& name, const std::vector<std::pair<QString, double>>& towers) const {
        Document document(testSystems());
        Project project;
        for (const auto& [tower, height] : towers)
            project.experiments.push_back(makeExperiment(fallingBody(), tower, {{"height", height}}));
        document.reset(project);
        const QString failure = document.saveAs(path(name));
        if (!failure.isEmpty()) qFatal("%s", qPrintable(failure));
    }
    QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void TestCompareCommand::theTableIsPrinted() {
    const Printed printed = talwegCommand({"compare", path("towers.talweg")});
    QCOMPARE(printed.error, QString());
    QCOMPARE(printed.code, 0);
    const QStringList lines = printed.out.split('\n');
    QVERIFY(lines[0].contains("h = 10 m") && lines[0].contains("h = 20 m"));
    const auto lineOf = [&](const QString& start) {
        for (const QString& line : lines)
            if (line.startsWith("  " + start)) return line.simplified();
        return QString();
    };
    QCOMPARE(lineOf("Height h (m)"), "Height h (m) 10 20 +10 (+100 %)");
    QCOMPARE(lineOf("2 identical inputs"), "2 identical inputs: v = 2 m/s, g = 9.81 m/s²");
    const double more = timeFrom(20) - timeFrom(10);
    QCOMPARE(lineOf("Time of fall t (s)"), QString("Time of fall t (s) %1 %2 +%3 (+41.4 %)")
                                               .arg(timeFrom(10), 0, 'g', 6)
                                               .arg(timeFrom(20), 0, 'g', 6)
                                               .arg(more, 0, 'g', 4));
    QVERIFY(lineOf("Landing: Position x (m)").contains("+"));
}

void TestCompareCommand::theBaselineComesFirst() {
    const Printed printed = talwegCommand({"compare", path("towers.talweg"), "--baseline", "High"});
    QCOMPARE(printed.code, 0);
    QVERIFY(printed.out.simplified().startsWith("h = 20 m h = 10 m"));
    QVERIFY(printed.out.simplified().contains("Height h (m) 20 10 -10 (-50 %)"));
}

void TestCompareCommand::filesHaveEveryDigit() {
    const Printed printed = talwegCommand(
        {"compare", path("towers.talweg"), "--csv", path("out.csv"), "--json", path("out.json")});
    QCOMPARE(printed.error, QString());
    bool found = false;
    for (const QString& line : QString::fromUtf8(contents(path("out.csv"))).split('\n'))
        if (line.startsWith("measure,t,s,Time of fall t,h = 20 m,")) {
            found = true;
            const QStringList cells = line.split(',');
            QCOMPARE(cells[5].toDouble(), timeFrom(20));
            QCOMPARE(cells[6].toDouble(), timeFrom(20) - timeFrom(10));
        }
    QVERIFY(found);
    const QJsonObject json = QJsonDocument::fromJson(contents(path("out.json"))).object();
    QCOMPARE(json["runs"].toArray().size(), 2);
    QCOMPARE(json["inputs"].toArray().size(), 3); // the alike ones too
    const QJsonObject time = json["measures"].toArray()[0].toObject();
    QCOMPARE(time["id"].toString(), "t");
    QCOMPARE(time["runs"].toArray()[1].toObject()["difference"].toDouble(), timeFrom(20) - timeFrom(10));
    // To the standard output alone.
    const Printed csv = talwegCommand({"compare", path("towers.talweg"), "--csv", "-"});
    QCOMPARE(csv.code, 0);
    QVERIFY(!csv.out.contains("Inputs\n"));
}

void TestCompareCommand::severalFiles() {
    const QStringList files{path("towers.talweg"), path("other.talweg")};
    const Printed all = talwegCommand(QStringList{"compare"} + files);
    QVERIFY(all.out.simplified().startsWith("h = 10 m h = 20 m h = 40 m"));
    const Printed high = talwegCommand(QStringList{"compare"} + files + QStringList{"--experiment", "High"});
    QVERIFY(high.out.simplified().startsWith("h = 20 m h = 40 m"));
    const Printed other =
        talwegCommand(QStringList{"compare"} + files + QStringList{"--baseline", "High (other.talweg)"});
    QVERIFY(other.out.simplified().startsWith("h = 40 m h = 10 m h = 20 m"));
}

void TestCompareCommand::whatCannotBeCompared() {
    const auto why = [&](const QStringList& arguments) {
        const Printed printed = talwegCommand(QStringList{"compare"} + arguments);
        return QString("%1 %2").arg(printed.code).arg(printed.error);
    };
    QVERIFY(why({}).contains("needs project files"));
    QVERIFY(why({path("other.talweg")}).startsWith("2 talweg: Nothing to compare"));
    QVERIFY(why({path("towers.talweg"), "--experiment", "Hihg"}).contains("The experiments are Low, High."));
    QVERIFY(why({path("towers.talweg"), "--baseline", "None"}).startsWith("2 "));
    QVERIFY(why({path("gone.talweg")}).startsWith("2 "));
    QVERIFY(
        why({path("towers.talweg"), "--csv", path("towers.talweg")}).contains("overwrite the input file"));
}

TALWEG_TEST(tst_compare_command, TestCompareCommand, QCoreApplication)
#include "tst_compare_command.moc"
