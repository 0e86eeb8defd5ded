#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"

#include <QComboBox>
#include <QLabel>

using namespace talweg;
using tests::ToyWindow;

namespace {

/// A rover's window.
class RoverWindow : public ToyWindow {
public:
    explicit RoverWindow(const Values& changed = {}) : ToyWindow(builtinSystems()) {
        document().reset({"", "", {makeExperiment(*builtinSystems().find("rover"), "Rover", changed)}});
        settle();
    }
    Document& document() { return (*this)->document(); }
    double number(const char* id) { return std::get<double>(document().experiment(0).values.at(id)); }
    std::string outcome() { return (*this)->live().shown().run->outcome.sentence; }
    /// Chooses another word by its key.
    void press(const QString& id, Qt::Key key) {
        auto* box = field(id)->findChild<QComboBox*>();
        box->setFocus();
        QTest::keyClick(box, key);
        settle();
    }
    bool isFaint(const QString& id) {
        return field(id)->focusProxy()->focusProxy()->property("idle").toBool();
    }
    /// What stands below a field.
    QString below(const QString& id) {
        QStringList texts;
        for (const QLabel* label : field(id)->findChildren<QLabel*>())
            if (label->isVisible() && label->wordWrap() && label->textFormat() == Qt::PlainText)
                texts << label->text();
        return texts.join(u'\n').remove(QChar(0x200b));
    }
};

} // namespace

class TestIdleFields : public QObject {
    Q_OBJECT

private slots:
    /// A thin shell of 3 m and 20 kg: J = (2/3)·20·9 kg m², J/m = 6 m².
    void anotherWayOfGivingTheInertia() {
        RoverWindow window({{"b", 3.0}, {"m", 20.0}, {"k", 2.0 / 3}});
        const std::string before = window.outcome();
        QVERIFY(window.line("k")->isEnabled());
        QCOMPARE(window.line("inertia_moment")->text(), "120");
        QVERIFY(window.line("inertia_moment")->isVisible() && !window.line("inertia_moment")->isEnabled());
        QCOMPARE(window.line("inertia_per_mass")->text(), "6");
        QCOMPARE(window.below("inertia_moment"), QString());
        QVERIFY(window.field("inertia_moment")->toolTip().contains("has no effect"));
        window.press("inertia", Qt::Key_End);
        QCOMPARE(window.document().experiment(0).values.at("inertia"), Value(std::string("moment")));
        QCOMPARE(window.line("inertia_moment")->text(), "120");
        QVERIFY(window.line("inertia_moment")->isEnabled() && !window.line("k")->isEnabled());
        QCOMPARE(window.outcome(), before);
        window.type("inertia_moment", "90");
        window.settle();
        QCOMPARE(window.line("k")->text(), "0.5");
        QCOMPARE(window.line("inertia_per_mass")->text(), "4.5");
        window.type("b", "2"); // the moment stays
        QCOMPARE(window.line("inertia_moment")->text(), "90");
        window.document().undoStack().setIndex(0);
        window.settle();
        QCOMPARE(window.number("k"), 2.0 / 3);
        QCOMPARE(window.outcome(), before);
    }

    /// A moment that no such body has is no factor, either.
    void aFactorThatCannotBeIsRefused() {
        RoverWindow window({{"inertia", std::string("moment")}, {"inertia_moment", 2.0}}); // of 1 m and 1 kg
        window.press("inertia", Qt::Key_Home);
        QCOMPARE(window.document().experiment(0).values.at("inertia"), Value(std::string("moment")));
        QCOMPARE(window.field("inertia")->findChild<QComboBox*>()->currentData().toString(), "moment");
    }

    /// What nobody has set is faint; what somebody set says why it does nothing, and can still be typed.
    void aWindInAVacuum() {
        RoverWindow window;
        for (const char* id : {"cd", "wind", "wind_profile"}) {
            QVERIFY(window.isFaint(id));
            QVERIFY2(!window.below(id).contains("no effect"), id);
            QVERIFY(window.field(id)->toolTip().contains("has no effect while air density ρ is 0 kg/m³."));
        }
        QVERIFY(!window.isFaint("rho"));
        window.type("wind", "5");
        QCOMPARE(window.number("wind"), 5.0);
        QCOMPARE(window.below("wind"), "Wind U has no effect while air density ρ is 0 kg/m³.");
        window.type("rho", "1.225");
        QVERIFY(!window.isFaint("wind"));
        QCOMPARE(window.below("wind"), QString());
        QVERIFY(!window.field("wind")->toolTip().contains("has no effect while"));
    }

    /// The start of a track that is given by its length along it shows its place.
    void theStartOfATrack() {
        ToyWindow window(builtinSystems());
        window->document().reset({"",
                                  "",
                                  {makeExperiment(*builtinSystems().find("track"), "Line",
                                                  {{"curve", std::string("straight")}, {"p0", 0.0}})}});
        window.settle();
        QVERIFY(!window.line("x0")->isEnabled());
        QCOMPARE(window.line("x0")->text(), "0");
        QCOMPARE(window.line("y0")->text(), "0");
        window.type("p0", "place");
        window.settle();
        QVERIFY(window.line("x0")->isEnabled());
        QCOMPARE(std::get<double>(window->document().experiment(0).values.at("x0")), 0.0);
        QCOMPARE(std::get<double>(window->document().experiment(0).values.at("y0")), 0.0);
    }

private:
    tests::Apart m_apart;
};

TALWEG_TEST(tst_idle_fields, TestIdleFields, QApplication)
#include "tst_idle_fields.moc"
