#include "command_line.h"
#include "figures/study/study_solving.h"
#include "figures/study/study_text.h"
#include "project/file.h"
#include "study/diagnostics.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

// The diagnostics of a result reach every output unchanged: messages, JSON, tables, figures and reports.

namespace {

const Registry& systems() {
    static const Registry all = builtinSystems();
    return all;
}

/// Designs of which half a second decides no run, and whose speeds leave out a third of the distribution.
Experiment experimentWith(bool isRandom) {
    const auto rover = systems().find("rover");
    Experiment experiment = makeExperiment(*rover, "One");
    experiment.values["t_end"] = 0.5;
    Study study{.axes = {{"e", "0.8,0.9"}},
                .over = {"u4", "5:15:1"},
                .measures = {"height"},
                .requirement = "crossed >= 50 %",
                .likely = "uniform:0:15"};
    if (isRandom) study.uncertain = {{"dh", "±1%"}};
    if (isRandom) study.noise = "20";
    experiment.study = study;
    return experiment;
}

QString plain(QByteArray markup) {
    return QString::fromUtf8(markup)
        .remove(QRegularExpression("<[^>]*>"))
        .replace("&#160;", " ")
        .simplified()
        .remove(' ')
        .remove(QChar(0xA0));
}

} // namespace

class TestDiagnostics : public QObject {
    Q_OBJECT

private slots:
    void everyOutputHasThem_data() {
        QTest::addColumn<bool>("isRandom");
        QTest::newRow("grid") << false;
        QTest::newRow("random runs of each design") << true;
    }
    void everyOutputHasThem() {
        QFETCH(bool, isRandom);
        QTemporaryDir folder;
        const auto path = [&](const char* name) { return folder.filePath(name); };
        const Experiment experiment = experimentWith(isRandom);
        put(path("a.talweg"), toText({"A project", {}, {experiment}}, systems()));

        const auto rover = systems().find("rover");
        const auto order = studyOrderOf(rover, experiment.values, *experiment.study).order;
        QVERIFY(order);
        double seconds = 0;
        std::vector<StudyShown> parts;
        for (const StudyPart& part : solveAllParts(*order, {}, {}, seconds))
            parts.push_back(part.shown);
        const Diagnostics expected = diagnosticsOf(parts);
        QCOMPARE(diagnosticIds(expected), std::string("outside undecided"));

        const Printed study = talwegCommand(
            {"study", path("a.talweg"), "--csv", path("a.csv"), "--json", path("a.json")}, systems());
        QVERIFY2(study.code == 0, qPrintable(study.error));
        const QJsonArray listed =
            QJsonDocument::fromJson(contents(path("a.json"))).object()["diagnostics"].toArray();
        const Printed report =
            talwegCommand({"report", path("a.talweg"), "--out", path("a.html")}, systems());
        QVERIFY2(report.code == 0, qPrintable(report.error));
        const Printed figure = talwegCommand(
            {"export", path("a.talweg"), "--figure", "study:percentage", "--out", path("a.svg")}, systems());
        QVERIFY2(figure.code == 0, qPrintable(figure.error));
        const QString drawn = plain(contents(path("a.svg"))), html = plain(contents(path("a.html")));
        const QList<QByteArray> rows = contents(path("a.csv")).trimmed().split('\n');
        const auto column = rows[0].split(',').indexOf("diagnostics");
        QVERIFY(column > 0);

        QCOMPARE(listed.size(), qsizetype(expected.size()));
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const QString sentence = QString::fromStdString(expected[i].sentence);
            const QString id = QString::fromStdString(std::string(idOf(expected[i].kind)));
            QVERIFY2(study.error.contains("talweg: warning: " + sentence), qPrintable(study.error));
            QCOMPARE(listed[qsizetype(i)]["id"].toString(), id);
            QCOMPARE(listed[qsizetype(i)]["sentence"].toString(), sentence);
            for (const QByteArray& row : rows.mid(1))
                QVERIFY2(row.split(',')[column].split(' ').contains(id.toUtf8()), row);
            QVERIFY2(html.contains(plain(sentence.toUtf8())), qPrintable(sentence));
            const QString label = QString::fromStdString(labelOf(expected[i].kind));
            QVERIFY2(drawn.contains(plain(label.toUtf8())), qPrintable(drawn.left(4000)));
        }
    }

    /// Random runs of one design, and their sensitivity.
    void randomRunsHaveThem() {
        QTemporaryDir folder;
        const QString json = folder.filePath("a.json");
        const Printed p = talwegCommand({"study", "rover", "--set", "t_end=0.5", "--dist", "dh=normal:-0.5:1",
                                         "--dist", "u4=±5%", "--monte-carlo", "256", "--csv",
                                         folder.filePath("a.csv"), "--json", json},
                                        systems());
        QVERIFY2(p.code == 0, qPrintable(p.error));
        QStringList ids;
        for (const auto& one : QJsonDocument::fromJson(contents(json)).object()["diagnostics"].toArray()) {
            ids << one.toObject()["id"].toString();
            QVERIFY2(p.error.contains("talweg: warning: " + one.toObject()["sentence"].toString()),
                     qPrintable(p.error));
        }
        for (const char* id : {"resampled", "shifted", "undecided"})
            QVERIFY2(ids.contains(id), qPrintable(ids.join(' ')));
        ids.removeAll("unusual"); // which does not follow from the runs, and so cannot be merged
        QCOMPARE(contents(folder.filePath("a.csv")).trimmed().split('\n')[1].split(',').last(),
                 ids.join(' ').toUtf8());
        const Printed few = talwegCommand({"study", "rover", "--dist", "u4=uniform:5.6:7.5", "--dist",
                                           "e=uniform:0.6:0.62", "--monte-carlo", "64", "--sensitivity"},
                                          systems());
        QCOMPARE(few.code, 0);
        QVERIFY2(few.error.contains("at least 80 are needed. The confidence intervals of the Sobol' indices "
                                    "of success may be too narrow"),
                 qPrintable(few.error));
    }
};

TALWEG_TEST(tst_diagnostics, TestDiagnostics, QApplication)
#include "tst_diagnostics.moc"
