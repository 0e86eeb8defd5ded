#include "base/translation.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "workbench/inputs/drag_label.h"
#include "workbench/inputs/form.h"
#include "workbench/inputs/group_header.h"
#include "workbench/inputs/quantity_edit.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <algorithm>

using namespace talweg;

class TestForms : public QObject {
    Q_OBJECT

private slots:
    void everyParameterHasItsField();
    void aSystemWithoutFormGetsOne();
    void tabGoesThroughTheFieldsAsTheyStand_data();
    void tabGoesThroughTheFieldsAsTheyStand();
    void presetsSetTheirValues();
    void headingsHaveTheWordsOfTheirGroups();
    void aPlanetComesFirst();
    void aWordCanStandForANumber();
    void fieldsThatDoNotMatterAreHidden();
    void keysStepTheValue();
    void problemsShowBelowTheirField();
    void draggingTheLabelChangesTheNumber();
    void dragsStayInTheRange();
    void textIsTakenWhenItIsUnderstood();
    void aFieldThatGoesSaysNothing_data();
    void aFieldThatGoesSaysNothing();
};

namespace {

Value plain(const InputEdit& edit) {
    return std::get<InputEdit::Plain>(edit.what).value;
}

/// Understands nothing that has a space in it.
Parameter wordOnly() {
    return {.id = "word",
            .label = "Word",
            .kind = Parameter::Kind::text,
            .defaultValue = std::string("sun"),
            .misunderstands = [](std::string_view text) -> std::string {
                const auto space = text.find(' ');
                return space == text.npos ? "" : "has a space at position " + std::to_string(space + 1) + ".";
            }};
}

std::shared_ptr<const System> shared(System system) {
    return std::make_shared<const System>(std::move(system));
}

QString designed(const System& system) {
    return QDir::cleanPath(TALWEG_TEST_DATA "/../../../ui/")
           + QStringLiteral("/%1.ui").arg(QString::fromStdString(system.id));
}

} // namespace

void TestForms::everyParameterHasItsField() {
    const Registry registry = builtinSystems();
    for (const auto& system : registry.systems()) {
        if (!QFile::exists(designed(*system))) continue;
        const Form form(system, designed(*system));
        for (const Parameter& parameter : system->parameters)
            QVERIFY2(form.field(QString::fromStdString(parameter.id)), parameter.id.c_str());
        for (const QuantityEdit* field : form.findChildren<QuantityEdit*>())
            QVERIFY2(!field->parameterId().isEmpty(), qPrintable("stray field " + field->objectName()));
    }
}

void TestForms::tabGoesThroughTheFieldsAsTheyStand_data() {
    QTest::addColumn<QString>("id");
    const Registry systems = builtinSystems();
    for (const auto& system : systems.systems())
        QTest::newRow(system->id.c_str()) << QString::fromStdString(system->id);
}

/// From the first field on, downwards, through each that is there.
void TestForms::tabGoesThroughTheFieldsAsTheyStand() {
    QFETCH(const QString, id);
    const auto system = builtinSystems().find(id.toStdString());
    Form form(system, Form::pathOf(*system));
    form.show();
    form.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    const auto fieldOf = [](QWidget* widget) {
        while (widget && !qobject_cast<QuantityEdit*>(widget))
            widget = widget->parentWidget();
        return widget;
    };
    QList<QWidget*> passed;
    const auto step = [&] {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        return fieldOf(QApplication::focusWidget());
    };
    constexpr int most = 400; // steps, of which each field takes a few
    form.setFocus();
    QWidget* field = step();
    for (int i = 0; i < most && (passed.isEmpty() || field != passed.front() || passed.back() == field);
         ++i) {
        if (field && (passed.isEmpty() || passed.back() != field)) passed << field;
        field = step();
    }
    const auto top = [&form](const QWidget* one) { return one->mapTo(&form, QPoint()).y(); };
    QVERIFY2(std::ranges::is_sorted(passed, {}, top), id.toUtf8());
    const auto fields = form.findChildren<QuantityEdit*>();
    QCOMPARE(passed.size(), std::ranges::count_if(fields, [](const QWidget* one) {
                 return one->isVisible() && one->focusProxy()->isEnabled(); // others only show what follows
             }));
}

void TestForms::aSystemWithoutFormGetsOne() {
    const auto toy = shared(tests::fallingBody());
    const Form form(toy, Form::pathOf(*toy));
    for (const Parameter& parameter : toy->parameters)
        QVERIFY(form.field(QString::fromStdString(parameter.id)));
    QCOMPARE(form.findChildren<GroupHeader*>().size(), 2);
}

void TestForms::presetsSetTheirValues() {
    const auto toy = shared(tests::fallingBody());
    Form form(toy, {});
    QString name;
    Values values;
    connect(&form, &Form::presetChosen, this, [&](const QString& chosen, const Values& changed) {
        name = chosen;
        values = changed;
    });
    const auto headers = form.findChildren<GroupHeader*>();
    const auto planet = std::ranges::find(headers, QString("Planet"), &GroupHeader::group);
    QVERIFY(planet != headers.end());
    (*planet)->findChild<QToolButton*>("presets")->menu()->actions().last()->trigger();
    QCOMPARE(name, "Moon");
    QCOMPARE(std::get<double>(values.at("g")), 1.62);
}

/// The presets of a group are found under its heading in any language.
void TestForms::headingsHaveTheWordsOfTheirGroups() {
    System toy = tests::fallingBody();
    toy.presets.front().group = "Gelände";
    setTranslator([](const std::string& english, std::int64_t) {
        return std::string(english == "Terrain" ? "Gelände" : "");
    });
    const Form form(shared(std::move(toy)), QDir::cleanPath(TALWEG_TEST_DATA "/../../../ui/rover.ui"));
    setTranslator({});
    const auto* terrain = form.findChild<GroupHeader*>("headerTerrain");
    QCOMPARE(terrain->group(), "Gelände");
    QCOMPARE(terrain->findChild<QToolButton*>("presets")->menu()->actions().size(), 1);
}

/// The form of the rover leads from the planet, with its gravity and air, to the ground, the body and the
/// launch. Its order is not that of the table, which is that of files.
void TestForms::aPlanetComesFirst() {
    const auto rover = builtinSystems().find("rover");
    const Form form(rover, designed(*rover));
    QStringList groups;
    for (const GroupHeader* header : form.findChildren<GroupHeader*>())
        groups << header->group();
    QCOMPARE(groups,
             (QStringList{"Planet", "Terrain", "Body", "Contact", "Launch", "Air and ground", "Solver"}));
    QStringList fields;
    for (const QuantityEdit* field : form.findChildren<QuantityEdit*>())
        fields << field->objectName();
    QCOMPARE(fields.mid(0, 3), (QStringList{"g", "rho", "terrain"}));
    QCOMPARE(rover->parameters.front().id, std::string("terrain"));
}

void TestForms::aWordCanStandForANumber() {
    QuantityEdit field;
    Value value = 0.0;
    field.setParameter({.id = "u3",
                        .label = "Spin",
                        .kind = Parameter::Kind::numberOrWord,
                        .defaultValue = std::string("rolling"),
                        .word = "rolling"});
    connect(&field, &QuantityEdit::edited, this,
            [&](const QString&, const InputEdit& edit) { value = plain(edit); });
    auto* line = field.findChild<QLineEdit*>();
    QCOMPARE(line->text(), "rolling");
    line->selectAll();
    QTest::keyClicks(line, "2,5");
    QCOMPARE(std::get<double>(value), 2.5);
    line->selectAll();
    QTest::keyClicks(line, "rol");
    QVERIFY2(field.error().contains("rolling"), qPrintable(field.error()));
    QTest::keyClicks(line, "ling");
    QCOMPARE(std::get<std::string>(value), std::string("rolling"));
    QVERIFY(field.error().isEmpty());
}

void TestForms::fieldsThatDoNotMatterAreHidden() {
    System system = tests::fallingBody();
    system.parameters.push_back({.id = "mode",
                                 .label = "Mode",
                                 .group = "Start",
                                 .kind = Parameter::Kind::choice,
                                 .defaultValue = std::string("plain"),
                                 .choices = {{"plain", "Plain", ""}, {"fancy", "Fancy", "With speed."}}});
    system.parameters[1].onlyFor = {"mode", {"fancy"}};
    Form form(shared(std::move(system)), {});
    Values values = defaultValues(form.system().parameters);
    form.setValues(values);
    QVERIFY(form.field("speed")->isHidden());
    values["mode"] = std::string("fancy");
    form.setValues(values);
    QVERIFY(!form.field("speed")->isHidden());
    QCOMPARE(form.field("mode")->note(), "With speed.");
}

void TestForms::keysStepTheValue() {
    const auto toy = shared(tests::fallingBody());
    Form form(toy, {});
    double value = 0;
    connect(&form, &Form::edited, this,
            [&](const QString&, const InputEdit& edit) { value = std::get<double>(plain(edit)); });
    auto* line = form.field("speed")->findChild<QLineEdit*>();
    QTest::keyClick(line, Qt::Key_Up);
    QCOMPARE(value, 2.5);
    QTest::keyClick(line, Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(value, 2.45);
    for (int i = 0; i < 25; ++i)
        QTest::keyClick(line, Qt::Key_PageUp);
    QCOMPARE(value, 100.0);
}

void TestForms::problemsShowBelowTheirField() {
    const auto toy = shared(tests::fallingBody());
    Form form(toy, {});
    form.setProblems({{"height", "Too high for this planet."}});
    QCOMPARE(form.field("height")->error(), "Too high for this planet.");
    form.setProblems({});
    QVERIFY(form.field("height")->error().isEmpty());
}

namespace {

/// Drags a field's label by some pixels in two moves.
void drag(QuantityEdit* field, int pixels, Qt::KeyboardModifiers keys = {}) {
    auto* label = field->findChild<DragLabel*>();
    const auto send = [label, keys](QEvent::Type type, double x, Qt::MouseButton button) {
        QMouseEvent event(type, QPointF(x, 5), QPointF(x, 5), button, Qt::LeftButton, keys);
        QCoreApplication::sendEvent(label, &event);
    };
    send(QEvent::MouseButtonPress, 0, Qt::LeftButton);
    send(QEvent::MouseMove, pixels / 2.0, Qt::NoButton);
    send(QEvent::MouseMove, pixels, Qt::NoButton);
    send(QEvent::MouseButtonRelease, pixels, Qt::LeftButton);
}

} // namespace

void TestForms::draggingTheLabelChangesTheNumber() {
    const auto toy = shared(tests::fallingBody());
    Form form(toy, {});
    double value = 0;
    int ends = 0;
    connect(&form, &Form::edited, this,
            [&](const QString&, const InputEdit& edit) { value = std::get<double>(plain(edit)); });
    connect(&form, &Form::finished, this, [&] { ++ends; });
    QuantityEdit* speed = form.field("speed"); // 2 m/s in steps of 0.5 m/s
    drag(speed, 8);
    QCOMPARE(value, 3.0);
    QCOMPARE(ends, 2);
    drag(speed, -4, Qt::ShiftModifier);
    QCOMPARE(value, -2.0);
    drag(speed, 4, Qt::ControlModifier);
    QCOMPARE(value, -1.95);
}

void TestForms::dragsStayInTheRange() {
    const auto toy = shared(tests::fallingBody());
    Form form(toy, {});
    double value = 0;
    connect(&form, &Form::edited, this,
            [&](const QString&, const InputEdit& edit) { value = std::get<double>(plain(edit)); });
    drag(form.field("speed"), 100000);
    QCOMPARE(value, 100.0);
    drag(form.field("height"), -100000);
    QCOMPARE(value, 1.0); // more than 0 is allowed, in steps of 1 m
    QVERIFY(form.field("height")->error().isEmpty());
}

/// A wrong text is explained and counts for nothing: what stood before counts, and Escape brings it back.
void TestForms::textIsTakenWhenItIsUnderstood() {
    QuantityEdit edit;
    edit.setParameter(wordOnly());
    auto* line = edit.findChild<QLineEdit*>();
    QSignalSpy edited(&edit, &QuantityEdit::edited);
    QCOMPARE(line->text(), "sun");
    line->selectAll();
    QTest::keyClicks(line, "moon");
    QCOMPARE(edited.count(), 4);
    QCOMPARE(plain(edited.back()[1].value<InputEdit>()), Value(std::string("moon")));
    QTest::keyClicks(line, " light");
    QCOMPARE(edited.count(), 5);
    QCOMPARE(plain(edited.back()[1].value<InputEdit>()), Value(std::string("sun")));
    QCOMPARE(edit.error(), "Word = \"moon light\" has a space at position 5.");
    QTest::keyClick(line, Qt::Key_Escape);
    QCOMPARE(line->text(), "sun");
    QVERIFY(edit.error().isEmpty());
}

void TestForms::aFieldThatGoesSaysNothing_data() {
    QTest::addColumn<int>("kind");
    using Kind = Parameter::Kind;
    for (const Kind kind : {Kind::number, Kind::text, Kind::points, Kind::choice})
        QTest::addRow("%d", static_cast<int>(kind)) << static_cast<int>(kind);
}

/// Of what is typed in it, while it has the focus.
void TestForms::aFieldThatGoesSaysNothing() {
    QFETCH(int, kind);
    Parameter parameter = wordOnly();
    parameter.kind = static_cast<Parameter::Kind>(kind);
    parameter.choices = {{"sun", "Sun"}, {"moon", "Moon"}};
    if (parameter.kind == Parameter::Kind::number) parameter.defaultValue = 1.0;
    if (parameter.kind == Parameter::Kind::points) parameter.defaultValue = Points{{0, 0}, {1, 1}};
    QWidget window;
    auto* field = new QuantityEdit(&window);
    field->setParameter(parameter);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    field->setFocus();
    QVERIFY(field->hasFocus());
    if (auto* line = field->findChild<QLineEdit*>()) QTest::keyClicks(line, "1 1");
    int said = 0;
    connect(field, &QuantityEdit::finished, this, [&] { ++said; });
    connect(field, &QuantityEdit::edited, this, [&] { ++said; });
    delete field;
    QCOMPARE(said, 0);
}

TALWEG_TEST(tst_forms, TestForms, QApplication)
#include "tst_forms.moc"
