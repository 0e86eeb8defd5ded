#include "project/preset_library.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/messages.h"
#include "workbench/inputs/group_header.h"
#include "workbench/inputs/presets_dialog.h"
#include "workbench/inputs/save_preset_dialog.h"

#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// The menu of presets beside the heading of a group, open.
QMenu* openMenu(ToyWindow& window, const QString& group) {
    for (auto* header : window.find<Inspector>()->form()->findChildren<GroupHeader*>())
        if (header->group() == group) {
            QMenu* menu = header->findChild<QToolButton*>("presets")->menu();
            menu->popup(window->mapToGlobal(QPoint(50, 50)));
            return menu;
        }
    qFatal("No such group.");
}

QStringList textsOf(const QMenu& menu) {
    QStringList texts;
    for (const QAction* action : menu.actions())
        if (!action->isSeparator()) texts << QString(action->text()).remove(u'&');
    return texts;
}

/// Chooses an entry with the keyboard.
void choose(QMenu& menu, const QString& text) {
    for (QAction* action : menu.actions())
        if (QString(action->text()).remove(u'&') == text) {
            menu.setActiveAction(action);
            QTest::keyClick(&menu, Qt::Key_Return);
            return;
        }
    qFatal("No such entry.");
}

/// Does something with the dialog that opens next.
template <class Dialog>
void onNext(const std::function<void(Dialog&)>& use) {
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, use] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        timer->stop();
        timer->deleteLater();
        use(*dialog);
        if (dialog->isVisible()) dialog->reject();
    });
    timer->start(20);
}

void savePreset(ToyWindow& window, const QString& group, const std::function<void(SavePresetDialog&)>& use) {
    onNext<SavePresetDialog>(use);
    choose(*openMenu(window, group), "Save as preset…");
}

QPushButton* button(QWidget& dialog, const QString& text) {
    for (auto* one : dialog.findChildren<QPushButton*>())
        if (QString(one->text()).remove(u'&') == text) return one;
    return nullptr;
}

QTreeWidgetItem* itemOf(const SavePresetDialog& dialog, const QString& text) {
    const auto items =
        dialog.findChild<QTreeWidget*>()->findItems(text, Qt::MatchStartsWith | Qt::MatchRecursive);
    return items.isEmpty() ? nullptr : items.front();
}

void keep(const OwnPreset& preset) {
    QCOMPARE(PresetLibrary(toyRegistry()).add(preset), QString());
}

OwnPreset moonBase() {
    return {"Moon base", "falling-body", "Site plan", {{"g", 1.625}, {"height", 4}}};
}

} // namespace

class TestPresets : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_apart = std::make_unique<Apart>(); }
    void init() { QFile::remove(PresetLibrary::standardPath()); }

    /// What is kept from one experiment is offered in the menus of its groups and set as one step to undo.
    void savedAndSet() {
        ToyWindow window;
        window.type("g", "3.25\r");
        window.type("height", "7\r");
        savePreset(window, "Planet", [](SavePresetDialog& dialog) {
            QVERIFY(!button(dialog, "Save")->isEnabled());
            QTest::keyClicks(dialog.findChild<QLineEdit*>("presetName"), "Here");
            QCOMPARE(itemOf(dialog, "Gravity")->checkState(0), Qt::Checked);
            QCOMPARE(itemOf(dialog, "Height")->checkState(0), Qt::Unchecked);
            itemOf(dialog, "Height")->setCheckState(0, Qt::Checked);
            QTest::keyClicks(dialog.findChild<QPlainTextEdit*>("presetNote"), "Seen");
            QTest::mouseClick(button(dialog, "Save"), Qt::LeftButton);
        });
        const PresetsReading mine = PresetLibrary(toyRegistry()).read();
        QCOMPARE(mine.presets.size(), std::size_t(1));
        QCOMPARE(mine.presets.front(),
                 (OwnPreset{"Here", "falling-body", "Seen", {{"g", 3.25}, {"height", 7}}}));
        window.type("g", "9\r");
        window.type("height", "1\r");
        for (const char* group : {"Planet", "Start"}) {
            QMenu* menu = openMenu(window, group);
            QCOMPARE(textsOf(*menu).count("Here"), 1);
            choose(*menu, "Here");
            QCOMPARE(window.value("g"), 3.25);
            QCOMPARE(window.value("height"), 7.0);
            QCOMPARE(window.value("speed"), 2.0);
            QCOMPARE(window->document().undoStack().undoText(), QString("Set Here"));
            window->document().undoStack().undo();
            QCOMPARE(window.value("g"), 9.0);
            QCOMPARE(window.value("height"), 1.0);
        }
    }

    void theMenuShowsWhichPresetIsSet() {
        ToyWindow window;
        const auto checked = [&window] {
            QStringList texts;
            QMenu* menu = openMenu(window, "Planet");
            for (const QAction* action : menu->actions())
                if (action->isChecked()) texts << QString(action->text()).remove(u'&');
            menu->close();
            return texts;
        };
        choose(*openMenu(window, "Planet"), "Moon");
        QCOMPARE(checked(), QStringList("Moon"));
        choose(*openMenu(window, "Planet"), "Moon"); // once more
        QCOMPARE(checked(), QStringList("Moon"));
        choose(*openMenu(window, "Planet"), "Earth");
        QCOMPARE(checked(), QStringList("Earth"));
        window.type("g", "3.25\r");
        QCOMPARE(checked(), QStringList());
    }

    /// A pair of materials and a planet set all of their inputs at once, and one undo takes them back.
    void aChoiceIsOneStep() {
        ToyWindow window(builtinSystems());
        const auto rover = window->document().registry().find("rover");
        window->document().reset({"", "", {makeExperiment(*rover, "Rover")}});
        window.settle();
        const auto isOneStep = [&window](const char* group, const char* name, const Values& expected) {
            const Values before = window->document().experiment(0).values;
            choose(*openMenu(window, group), name);
            Values after = before;
            for (const auto& [id, value] : expected)
                after[id] = value;
            const bool isSet = window->document().experiment(0).values == after;
            window->document().undoStack().undo();
            return isSet && window->document().experiment(0).values == before;
        };
        QVERIFY(isOneStep("Contact", "Rubber ball on dry asphalt",
                          {{"e", 0.75}, {"mu", 0.65}, {"mu_k", 0.65}, {"c_rr", 0.02}}));
        QVERIFY(isOneStep("Planet", "Earth", {{"g", 9.81}, {"rho", 1.225}}));
    }

    /// The shipped ones stand first, and own ones do not pile up from one opening to the next.
    void menusAreFilledAnew() {
        ToyWindow window;
        keep(moonBase());
        const QStringList once = textsOf(*openMenu(window, "Planet"));
        QCOMPARE(once, QStringList({"Earth", "Moon", "My presets", "Moon base", "Save as preset…",
                                    "Manage my presets…"}));
        QCOMPARE(PresetLibrary(toyRegistry()).remove({moonBase()}), QString());
        const QStringList again = textsOf(*openMenu(window, "Planet"));
        QCOMPARE(again,
                 QStringList({"Earth", "Moon", "My presets", "Save as preset…", "Manage my presets…"}));
    }

    void takenNames() {
        ToyWindow window;
        keep(moonBase());
        window.type("g", "2\r");
        savePreset(window, "Planet", [](SavePresetDialog& dialog) {
            auto* name = dialog.findChild<QLineEdit*>("presetName");
            auto* state = dialog.findChild<QLabel*>("presetState");
            QTest::keyClicks(name, "earth");
            QVERIFY2(state->text().contains("Talweg includes"), qPrintable(state->text()));
            QVERIFY(!button(dialog, "Save")->isEnabled());
            name->clear();
            QTest::keyClicks(name, "moon BASE");
            QVERIFY(state->text().contains("will be replaced"));
            itemOf(dialog, "Gravity")->setCheckState(0, Qt::Unchecked);
            QVERIFY(!button(dialog, "Save")->isEnabled());
            itemOf(dialog, "Gravity")->setCheckState(0, Qt::Checked);
            QTest::mouseClick(button(dialog, "Replace"), Qt::LeftButton);
        });
        const PresetsReading mine = PresetLibrary(toyRegistry()).read();
        QCOMPARE(mine.presets.size(), std::size_t(1));
        QCOMPARE(mine.presets.front(), (OwnPreset{"moon BASE", "falling-body", {}, {{"g", 2}}}));
    }

    /// What is out of range is refused as a whole.
    void oldRanges() {
        ToyWindow window;
        keep({"Odd", "falling-body", {}, {{"g", 5}, {"height", -4}}});
        choose(*openMenu(window, "Planet"), "Odd");
        const QString told = window.find<MessageBar>()->text();
        QVERIFY2(told.contains("“Odd” was not applied") && told.contains("Height h = -4 m is out of range"),
                 qPrintable(told));
        QCOMPARE(window.value("g"), 9.81);
        QVERIFY(!window->document().isModified());
    }

    void brokenLibrary() {
        QFile file(PresetLibrary::standardPath());
        QDir().mkpath(QFileInfo(file).path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ half");
        file.close();
        ToyWindow window;
        QVERIFY(textsOf(*openMenu(window, "Planet")).contains("Presets cannot be read"));
        savePreset(window, "Planet", [](SavePresetDialog& dialog) {
            QTest::keyClicks(dialog.findChild<QLineEdit*>("presetName"), "Here");
            QTest::mouseClick(button(dialog, "Save"), Qt::LeftButton);
            QVERIFY(dialog.isVisible());
            const QString told = dialog.findChild<QLabel*>("presetState")->text();
            QVERIFY2(told.contains("unchanged"), qPrintable(told));
        });
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("{ half"));
    }

    void managed() {
        keep(moonBase());
        keep({"B", "no-such-system", {}, {{"x", 1}}});
        ToyWindow window;
        window.find<QAction>("managePresets")->trigger();
        auto* dialog = window.find<PresetsDialog>();
        auto* table = dialog->findChild<QTableWidget*>();
        QCOMPARE(table->rowCount(), 2);
        QCOMPARE(table->item(0, 2)->text(), QString("Start, Planet"));
        QCOMPARE(table->item(1, 2)->text(), QString("1 input"));
        table->item(0, 0)->setText("b");
        QCOMPARE(PresetLibrary(toyRegistry()).read().presets.front().name, QString("b"));
        table->item(0, 0)->setText(" ");
        QCOMPARE(table->item(0, 0)->text(), QString("b"));
        QVERIFY(dialog->findChild<QLabel*>("presetsState")->text().contains("needs a name"));
        table->item(0, 3)->setText("Read off");
        QCOMPARE(PresetLibrary(toyRegistry()).read().presets.front().note, QString("Read off"));
        table->selectRow(1);
        onNext<QMessageBox>(
            [](QMessageBox& box) { QTest::mouseClick(button(box, "Remove"), Qt::LeftButton); });
        QTest::mouseClick(button(*dialog, "Remove…"), Qt::LeftButton);
        QCOMPARE(table->rowCount(), 1);
        QCOMPARE(PresetLibrary(toyRegistry()).read().presets.size(), std::size_t(1));
        dialog->hide();
    }

    /// Exported and imported again: those with names that are taken and other values are asked about.
    void carriedElsewhere() {
        const QString path = m_apart->file("some.talweg-presets");
        keep(moonBase());
        ToyWindow window;
        window.find<QAction>("managePresets")->trigger();
        auto* dialog = window.find<PresetsDialog>();
        dialog->exportTo(path);
        const PresetLibrary library(toyRegistry());
        dialog->importFrom(path); // the same: nothing to add, nothing to ask
        QCOMPARE(library.read().presets, std::vector{moonBase()});
        const OwnPreset other{"Moon base", "falling-body", {}, {{"g", 2}}};
        QCOMPARE(library.add(other, true), QString());
        onNext<QMessageBox>([](QMessageBox& box) { box.reject(); });
        dialog->importFrom(path);
        QCOMPARE(library.read().presets, std::vector{other});
        onNext<QMessageBox>([](QMessageBox& box) {
            QVERIFY(box.informativeText().contains("Moon base"));
            QTest::mouseClick(button(box, "Keep both"), Qt::LeftButton);
        });
        dialog->importFrom(path);
        QCOMPARE(library.read().presets.size(), std::size_t(2));
        QCOMPARE(library.read().presets[1].name, QString("Moon base 2"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\": \"talweg\"}");
        file.close();
        dialog->importFrom(path);
        const QString told = dialog->findChild<QLabel*>("presetsState")->text();
        QVERIFY2(told.contains("not a file of Talweg presets"), qPrintable(told));
        QCOMPARE(library.read().presets.size(), std::size_t(2));
        dialog->hide();
    }

private:
    std::unique_ptr<Apart> m_apart;
};

TALWEG_TEST(tst_presets, TestPresets, QApplication)
#include "tst_presets.moc"
