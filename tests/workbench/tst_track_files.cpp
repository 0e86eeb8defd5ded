#include "physics/near.h"
#include "support/test.h"
#include "track_shop.h"
#include "tracks/known_tracks.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <utility>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// Half-widths may differ by this part from those of the other fit. They are shown with two digits.
constexpr double shownHalfWidthPart = 0.1;
/// χ²/dof may differ by 0.02 from that of the other fit, and is shown with three digits.
constexpr double shownChi2Difference = 0.02 + 0.005;
/// Standard deviations that shown estimates may be off the truth.
constexpr double shownDeviations = 3;

/// The ball of the tracks, on the ground of a case.
Project ballOf(const Case& one) {
    Values values = ballValues();
    if (one.isOnSlope) {
        values["terrain"] = std::string("profile");
        values["profile"] = slopeOf8();
    }
    Project project;
    project.experiments = {makeExperiment(*builtinSystems().find("rover"), "Ball", values)};
    return project;
}

void typeInto(QLineEdit* field, const QString& text) {
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
}

/// Fills in the dialog as for a file with options of the command line. Options without a field of their own
/// are typed into the last one.
void fillIn(TrackDialog& dialog, const QString& options) {
    static const QRegularExpression option(QStringLiteral(",([a-z_]+)=([^=]*)(?=,[a-z_]+=|$)"));
    QStringList others;
    for (const auto& match : option.globalMatch(options)) {
        const QString key = match.captured(1), value = match.captured(2);
        if (key == "flip")
            QTest::keyClick(dialog.findChild<QCheckBox*>(), Qt::Key_Space);
        else if (auto* field = dialog.findChild<QLineEdit*>(key))
            typeInto(field, value);
        else
            others << key + '=' + value;
    }
    if (!others.isEmpty()) typeInto(dialog.findChild<QLineEdit*>(QString("")), others.join(','));
}

/// Adds the track of a file of the test data through the dialog.
void importFile(TrackShop& shop, const QString& file) {
    const QString name = file.section(',', 0, 0);
    QTimer::singleShot(0, [&] {
        auto* dialog = shop.pane().findChild<TrackDialog*>();
        fillIn(*dialog, file.sliced(name.size()));
        auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        if (QTest::qWaitFor([ok] { return ok->isEnabled(); }))
            QTest::mouseClick(ok, Qt::LeftButton);
        else
            dialog->reject();
    });
    shop.pane().addFrom(QString(TALWEG_SOURCE) + "/tests/tracks/data/" + name);
    shop.window.settle();
}

/// The window with the track of a case, its known inputs typed and its unknown ones ticked.
void prepare(TrackShop& shop, const Case& one) {
    for (const auto& [id, value] : one.values) {
        if (shop.experiment().values.at(id) == Value(value)) continue;
        shop.window.type(id, QString::number(value));
        shop.window.settle();
        QCOMPARE(shop.window.value(id), value);
    }
    importFile(shop, one.file);
    QCOMPARE(shop.experiment().tracks.size(), std::size_t{1});
    shop.tick("e", std::ranges::count(one.free, "e") > 0);
    for (const std::string& id : one.free)
        shop.tick(QString::fromStdString(id));
    for (const std::string& id : one.known)
        shop.tick(QString::fromStdString(id), false);
}

void fitIn(TrackShop& shop) {
    QTest::mouseClick(shop.button("Fit"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(shop.button("Use these values")->isEnabled(), 60'000);
}

/// The number and its half-width, in SI units, that the pane shows for an unknown: in the list, or for the
/// angle at the start in the sentences.
std::pair<double, double> shownEstimate(TrackShop& shop, const QString& id) {
    const QString text =
        id == "th0" ? shop.answer()->text().section("th0 = ", 1).section('\n', 0, 0).section(';', 0, 0)
                    : shop.input(id)->text(1);
    const QStringList parts = text.split(" ± ");
    if (parts.size() != 2) qFatal("%s is shown as %s", qPrintable(id), qPrintable(text));
    return {parts[0].toDouble(), parts[1].section(' ', 0, 0).toDouble()};
}

void compareShown(TrackShop& shop, const Found& found) {
    const auto [estimate, halfWidth] = shownEstimate(shop, found.id);
    const QString message = QString("%1 is shown as %2 ± %3; expected %4 ± %5, truth %6")
                                .arg(found.id)
                                .arg(estimate, 0, 'g', 9)
                                .arg(halfWidth)
                                .arg(found.estimate, 0, 'g', 9)
                                .arg(found.halfWidth)
                                .arg(found.truth);
    QVERIFY2(std::abs(estimate - found.truth) <= shownDeviations * found.halfWidth / 1.96,
             qPrintable(message));
    QVERIFY2(std::abs(halfWidth / found.halfWidth - 1) <= shownHalfWidthPart, qPrintable(message));
}

} // namespace

/// The files with known truth, from the import to the shown intervals.
class TestTrackFiles : public QObject {
    Q_OBJECT

private slots:
    void everyFileIsFittedInTheWindow_data() {
        QTest::addColumn<QString>("name");
        for (const Case& one : cases)
            if (one.law == ImpactLaw::constant) QTest::newRow(one.name) << QString(one.name);
    }
    void everyFileIsFittedInTheWindow() {
        QFETCH(QString, name);
        const Case& one = caseOf(name.toStdString());
        TrackShop shop(ballOf(one));
        prepare(shop, one);
        fitIn(shop);
        for (const Found& found : one.found)
            compareShown(shop, found);
        const QString answer = shop.answer()->text();
        QVERIFY2(answer.startsWith("The run agrees with the tracks"), qPrintable(answer));
        static const QRegularExpression quality("degree of freedom is ([0-9.]+) ");
        const double chi2 = quality.match(answer).captured(1).toDouble();
        QVERIFY2(std::abs(chi2 - one.chi2PerDof) <= shownChi2Difference, qPrintable(answer));
    }

    void frictionThatAlwaysGripsIsShownAsABound() {
        const Case& one = caseOf("grip");
        TrackShop shop(ballOf(one));
        prepare(shop, one);
        fitIn(shop);
        const QString mu = shop.input("mu")->text(1);
        QVERIFY2(mu.startsWith("mu ≥ 0.016"), qPrintable(mu)); // 0.0168 ± 0.0002
        QVERIFY2(shop.answer()->text().contains("is only a lower bound"), qPrintable(shop.answer()->text()));
    }

    /// (g sin 8° − 0.02 g cos 8°)/1.4 = 0.8364 m/s².
    void inertiaAndResistanceAreNotSeparable() {
        const Case& one = caseOf("slope");
        TrackShop shop(ballOf(one));
        prepare(shop, one);
        shop.tick("k");
        fitIn(shop);
        QCOMPARE(shop.input("c_rr")->text(1), QString("c_rr: not separable"));
        QCOMPARE(shop.input("k")->text(1), QString("k: not separable"));
        static const QRegularExpression combined("\\(1 \\+ k\\) = ([0-9.]+) ± ([0-9.]+) m/s²");
        const QRegularExpressionMatch match = combined.match(shop.answer()->text());
        QVERIFY2(match.hasMatch(), qPrintable(shop.answer()->text()));
        QNEAR(match.captured(1).toDouble(), 0.83643, 1.5 * match.captured(2).toDouble());
    }

    void aConstantRestitutionIsRefused() {
        Case one = caseOf("half-velocity");
        one.free = {"e"};
        TrackShop shop(ballOf(one));
        prepare(shop, one);
        fitIn(shop);
        const QString answer = shop.answer()->text();
        QVERIFY2(answer.startsWith("A constant restitution does not describe these tracks: χ²/dof = 6032.8."),
                 qPrintable(answer));
        QVERIFY2(answer.contains("Law half-velocity: law_v = 12.000"), qPrintable(answer)); // ± 0.0012
        QVERIFY2(answer.contains("χ²/dof = 0.947"), qPrintable(answer));
        QTest::keyClick(shop.part<QComboBox>(), Qt::Key_Down); // half-velocity
        QTest::mouseClick(shop.button("Fit"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(shop.input("law_v")->text(1).contains(" ± "), 60'000);
        for (const Found& found : one.found)
            compareShown(shop, found);
    }

    /// The film is in metres and seconds of the Earth, the experiment on Mars.
    void aWrongGravityIsNamed() {
        const Case& one = caseOf("drop");
        TrackShop shop(ballOf(one));
        shop.window.type("g", "3.71");
        shop.window.settle();
        prepare(shop, one);
        fitIn(shop);
        const QString answer = shop.answer()->text();
        QVERIFY2(answer.contains("show g = 9.8"), qPrintable(answer));
        QVERIFY2(answer.contains("but g is set to 3.71 m/s²"), qPrintable(answer));
    }
};

TALWEG_TEST(tst_track_files, TestTrackFiles, QApplication)
#include "tst_track_files.moc"
