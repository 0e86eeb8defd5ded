#include "project/document.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "systems/system.h"
#include "window.h"
#include "workbench/inputs/import_dialog.h"
#include "workbench/inputs/rows_editor.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QTimer>
#include <QUndoStack>
#include <cmath>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// The preview of an import, as a person sees and uses it.
class Preview {
public:
    explicit Preview(QDialog& dialog) : m_dialog(dialog) {}

    QComboBox* box(const char* name) { return m_dialog.findChild<QComboBox*>(name); }
    QString state() { return m_dialog.findChild<QLabel*>("importState")->text().remove(QChar(0x200B)); }
    QString total() { return m_dialog.findChild<QLabel*>("importTotal")->text(); }
    QString units() { return m_dialog.findChild<QLabel*>("importUnits")->text(); }
    QCheckBox* gaps() { return m_dialog.findChild<QCheckBox*>("importGaps"); }
    QTableWidget* rows() { return m_dialog.findChild<QTableWidget*>("importRows"); }
    QTableWidget* text() { return m_dialog.findChild<QTableWidget*>("importText"); }
    QPushButton* take() {
        for (auto* button : m_dialog.findChildren<QPushButton*>())
            if (button->isDefault()) return button;
        return nullptr;
    }
    bool isReady() {
        return QTest::qWaitFor([this] { return take()->isEnabled(); });
    }
    bool says(const QString& part) {
        return QTest::qWaitFor([&] { return state().contains(part); });
    }
    /// The cells of a column of the preview.
    QStringList column(int number) {
        QStringList cells;
        for (int row = 0; row < rows()->rowCount(); ++row)
            cells << rows()->item(row, number)->text();
        return cells;
    }
    /// Chooses the entry that begins so by the keyboard.
    bool pick(const char* name, const QString& begin) {
        QComboBox* list = box(name);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Home);
        for (int i = 0; i < list->count() && !list->currentText().startsWith(begin); ++i)
            QTest::keyClick(list, Qt::Key_Down);
        return list->currentText().startsWith(begin);
    }
    void press(Qt::Key key) { QTest::keyClick(&m_dialog, key); }
    void confirm() { QTest::mouseClick(take(), Qt::LeftButton); }

private:
    QDialog& m_dialog;
};

/// Does something with the next preview that opens.
class ByPreview {
public:
    explicit ByPreview(std::function<void(Preview&)> act) {
        QObject::connect(&m_timer, &QTimer::timeout, [this, act = std::move(act)] {
            auto* dialog = qobject_cast<ImportDialog*>(QApplication::activeModalWidget());
            if (!dialog || count > 0) return;
            ++count;
            Preview preview(*dialog);
            act(preview);
            if (dialog->isVisible()) dialog->reject();
        });
        m_timer.start(10);
    }
    int count = 0;

private:
    QTimer m_timer;
};

/// A window on one experiment with a table of an input.
class RowsWindow : public ToyWindow {
public:
    RowsWindow(const char* system, const char* input, const Values& values)
        : ToyWindow(builtinSystems()), m_input(input) {
        Document& document = (*this)->document();
        document.reset({"", "", {makeExperiment(*document.registry().find(system), "One", values)}});
        settle();
        view()->setFocus();
    }

    RowsEditor* editor() { return field(m_input)->findChild<RowsEditor*>(); }
    QTableView* view() { return field(m_input)->findChild<QTableView*>(); }
    Value rows() { return (*this)->document().experiment(0).values.at(m_input.toStdString()); }
    QString error() { return field(m_input)->error(); }
    int steps() { return (*this)->document().undoStack().count(); }
    void choose(int row, int column) {
        view()->selectionModel()->setCurrentIndex(view()->model()->index(row, column),
                                                  QItemSelectionModel::ClearAndSelect
                                                      | QItemSelectionModel::Rows);
    }
    void copyAll() {
        view()->selectAll();
        QTest::keyClick(view(), Qt::Key_C, Qt::ControlModifier);
    }
    void paste() { QTest::keyClick(view(), Qt::Key_V, Qt::ControlModifier); }
    void paste(const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        paste();
    }

private:
    const QString m_input;
};

class PointsWindow : public RowsWindow {
public:
    explicit PointsWindow(const Points& points = {{0, 0}, {10, -2}, {20, 0}})
        : RowsWindow("rover", "profile", {{"terrain", std::string("profile")}, {"profile", points}}) {}
    Points points() { return std::get<Points>(rows()); }
};

class BodiesWindow : public RowsWindow {
public:
    BodiesWindow() : RowsWindow("incline", "bodies", {}) {}
    double mass(std::size_t row) { return std::get<double>(std::get<Table>(rows()).at(row).at(2)); }
    std::size_t count() { return std::get<Table>(rows()).size(); }
};

DisplayUnits feet() {
    DisplayUnits units;
    units.choose("length", "ft");
    return units;
}

} // namespace

/// Tables that are imported and pasted, and the preview that asks what they leave open.
class TestImport : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QSettings().clear(); }
    void eachControlChangesWhatIsRead();
    void theSeparatorMayBeAnyCharacter();
    void aTrackIsShownAsATable();
    void aHeaderIsChosen();
    void gapsAreLeftOut();
    void anOpenDecimalSignIsAskedFor();
    void escapeLeavesEverything();
    void choicesAreRemembered();
    void rowsThatAreNotAllowedAreNotTaken();
    void onlyTheFirstLinesAreShown();
    void aPasteWithoutChoicesGoesStraightIn();
    void aPasteThatLeavesAChoiceIsAskedFor();
    void spreadsheetsAreRefusedAtOnce();
    void aColumnIsPasted();
    void aColumnOfBodiesAddsRows();
    void copiedRowsPasteBackExactly();
    void copiedTextHasUnits();
    void unitsThatAreAssumed();
    void theFileIsNamed();

private:
    QString file(const QByteArray& text, const char* name = "a.csv") {
        QFile made(m_apart.file(name));
        if (!made.open(QIODevice::WriteOnly)) qFatal("no file");
        made.write(text);
        return made.fileName();
    }
    const Apart m_apart;
};

void TestImport::eachControlChangesWhatIsRead() {
    PointsWindow window;
    ByPreview asked([](Preview& preview) {
        QVERIFY(preview.says("The column for x is ambiguous"));
        QVERIFY(!preview.take()->isEnabled());
        QCOMPARE(preview.box("importSeparator")->currentText(), "Auto (semicolon)");
        QCOMPARE(preview.box("importHeader")->currentText(), "Auto (line 1)");
        QVERIFY(preview.pick("importX", "a"));
        QVERIFY(preview.pick("importY", "c"));
        QVERIFY(preview.isReady());
        QCOMPARE(preview.box("importDecimal")->currentText(), "Auto (comma)");
        QCOMPARE(preview.total(), "Table: 3 rows");
        QCOMPARE(preview.column(0), (QStringList{"0.5", "1", "2"}));
        QCOMPARE(preview.column(2), (QStringList{"10", "20", "30"}));
        QVERIFY(preview.pick("importYUnit", "ft")); // 1 ft is 0.3048 m
        QTRY_COMPARE(preview.column(2), (QStringList{"3.048", "6.096", "9.144"}));
        QVERIFY(preview.pick("importXUnit", "km"));
        QTRY_COMPARE(preview.column(0), (QStringList{"500", "1000", "2000"}));
        QVERIFY(preview.pick("importDecimal", "point"));
        QVERIFY(preview.says("“0,5” in column “a” is not a number"));
        QVERIFY(preview.pick("importDecimal", "comma"));
        QVERIFY(preview.isReady());
        QVERIFY(preview.pick("importSeparator", "tab"));
        QVERIFY(!preview.take()->isEnabled());
        QTRY_COMPARE(preview.rows()->columnCount(), 1);
        QVERIFY(preview.pick("importSeparator", "semicolon"));
        QTRY_COMPARE(preview.rows()->columnCount(), 3);
        QVERIFY(preview.pick("importX", "a"));
        QVERIFY(preview.pick("importY", "c"));
        QVERIFY(preview.isReady());
        preview.confirm();
    });
    window.editor()->importCsv(file("a;b;c\n0,5;1;10\n1;2;20\n2;3;30\n"));
    QCOMPARE(asked.count, 1);
    QCOMPARE(window.points(), (Points{{500, 3.048}, {1000, 6.096}, {2000, 9.144}}));
    QCOMPARE(window.steps(), 1);
}

void TestImport::theSeparatorMayBeAnyCharacter() {
    PointsWindow window;
    ByPreview asked([](Preview& preview) {
        QTRY_VERIFY(!preview.state().isEmpty());
        QVERIFY(!preview.take()->isEnabled());
        auto* other = preview.text()->window()->findChild<QLineEdit*>("importOther");
        QVERIFY(!other->isVisible());
        QVERIFY(preview.pick("importSeparator", "Other"));
        QVERIFY(other->isVisible());
        QTest::keyClicks(other, "|");
        QVERIFY(preview.isReady());
        preview.confirm();
    });
    window.editor()->importCsv(file("x|y\n0|1\n2|3.5\n"));
    QCOMPARE(asked.count, 1);
    QCOMPARE(window.points(), (Points{{0, 1}, {2, 3.5}}));
}

/// A thousandth of a degree of longitude on the equator is π/180000 of 6378137 m.
void TestImport::aTrackIsShownAsATable() {
    const QByteArray track =
        "<gpx version=\"1.1\"><trk><trkseg>\n<trkpt lat=\"0\" lon=\"0\"><ele>5</ele></trkpt>\n"
        "<trkpt lat=\"0\" lon=\"0.001\"><ele>7.5</ele></trkpt>\n</trkseg></trk></gpx>\n";
    PointsWindow window;
    ByPreview asked([](Preview& preview) {
        QVERIFY(preview.isReady());
        QCOMPARE(preview.total(), "Table: 2 rows");
        QCOMPARE(preview.column(1), (QStringList{"5", "7.5"}));
        QCOMPARE(preview.column(0)[0], QString("0"));
        QVERIFY(std::abs(preview.column(0)[1].toDouble() - 6378137 * M_PI / 180000) < 1e-3);
        QCOMPARE(preview.rows()->verticalHeaderItem(1)->text(), QString("3"));
        for (const char* box : {"importSeparator", "importX", "importYUnit"})
            QVERIFY(!preview.box(box)->isEnabled());
        preview.confirm();
    });
    window.editor()->importCsv(file(track, "a.gpx"));
    QCOMPARE(asked.count, 1);
    QCOMPARE(window.points().size(), 2u);
    QCOMPARE(window.points()[1].y(), 7.5);
}

void TestImport::aHeaderIsChosen() {
    PointsWindow window;
    ByPreview asked([](Preview& preview) {
        QTRY_VERIFY(!preview.state().isEmpty());
        QVERIFY(!preview.take()->isEnabled());
        QVERIFY(preview.pick("importHeader", "Line 4"));
        QVERIFY(preview.isReady());
        QCOMPARE(preview.column(0), (QStringList{"5", "6"}));
        QCOMPARE(preview.text()->item(3, 0)->data(Qt::AccessibleDescriptionRole).toString(), "Header");
        QVERIFY(preview.text()->item(3, 0)->font().bold());
        QVERIFY(!preview.text()->item(0, 0)->font().bold());
        preview.confirm();
    });
    window.editor()->importCsv(file("0,1\n1,2\n2,3\nx,y\n5,6\n6,7\n"));
    QCOMPARE(window.points(), (Points{{5, 6}, {6, 7}}));
}

void TestImport::gapsAreLeftOut() {
    PointsWindow window;
    ByPreview asked([](Preview& preview) {
        QVERIFY(preview.says("1 number is missing in column “y”"));
        QCOMPARE(preview.gaps()->text().remove('&'), "Omit rows with gaps (1 row)");
        QCOMPARE(preview.column(1), (QStringList{"5", "gap: NA", "7"}));
        preview.gaps()->setFocus();
        QTest::keyClick(preview.gaps(), Qt::Key_Space);
        QVERIFY(preview.isReady());
        preview.confirm();
    });
    window.editor()->importCsv(file("x;y\n0;5\n1;NA\n2;7\n"));
    QCOMPARE(window.points(), (Points{{0, 5}, {2, 7}}));
}

void TestImport::anOpenDecimalSignIsAskedFor() {
    PointsWindow window;
    ByPreview asked([](Preview& preview) {
        QVERIFY(preview.says("is ambiguous"));
        QVERIFY(!preview.take()->isEnabled());
        QCOMPARE(preview.column(1), (QStringList{"1,250", "2,500"})); // as no number yet
        QVERIFY(preview.pick("importDecimal", "comma"));
        QVERIFY(preview.isReady());
        preview.confirm();
    });
    window.editor()->importCsv(file("x;y\n0;1,250\n1;2,500\n"));
    QCOMPARE(window.points(), (Points{{0, 1.25}, {1, 2.5}}));
}

void TestImport::escapeLeavesEverything() {
    PointsWindow window;
    const Points before = window.points();
    ByPreview asked([](Preview& preview) {
        QVERIFY(preview.pick("importSeparator", "comma"));
        QVERIFY(preview.isReady());
        preview.press(Qt::Key_Escape);
    });
    window.editor()->importCsv(file("x,y\n0,1\n1,2\n"));
    QCOMPARE(asked.count, 1);
    QCOMPARE(window.points(), before);
    QCOMPARE(window.steps(), 0);
    QVERIFY(QSettings().allKeys().filter("import/").isEmpty());
}

void TestImport::choicesAreRemembered() {
    anOpenDecimalSignIsAskedFor();
    PointsWindow window;
    const QString open = file("x;y\n0;3,250\n1;2,500\n"), plain = file("x,y\n0,0.5\n1,1.5\n", "b.csv");
    ByPreview same([](Preview& preview) {
        QVERIFY(preview.isReady());
        QCOMPARE(preview.box("importDecimal")->currentText(), "comma");
        preview.confirm();
    });
    window.editor()->importCsv(open);
    QCOMPARE(window.points(), (Points{{0, 3.25}, {1, 2.5}}));
    ByPreview other([](Preview& preview) { // 0.5 has no decimal comma
        QVERIFY(preview.isReady());
        QCOMPARE(preview.box("importDecimal")->currentText(), "Auto (point)");
        preview.confirm();
    });
    window.editor()->importCsv(plain);
    QCOMPARE(other.count, 1);
    QCOMPARE(window.points(), (Points{{0, 0.5}, {1, 1.5}}));
    ByPreview again([](Preview& preview) {
        QVERIFY(preview.isReady());
        QCOMPARE(preview.box("importDecimal")->currentText(), "comma");
    });
    window.editor()->importCsv(open);
    QCOMPARE(again.count, 1);
    // Of another kind of input nothing is known.
    BodiesWindow bodies;
    ByPreview fresh([](Preview& preview) {
        QVERIFY(preview.isReady());
        QVERIFY(preview.box("importDecimal")->currentText().startsWith("Automatic"));
        QVERIFY(!preview.box("importX") && !preview.gaps());
    });
    bodies.editor()->importCsv(file("shape;m\nsolid-sphere;2\n"));
    QCOMPARE(fresh.count, 1);
}

void TestImport::rowsThatAreNotAllowedAreNotTaken() {
    PointsWindow window;
    ByPreview asked([](Preview& preview) {
        QVERIFY(preview.says("overhangs: point 2 has x = 0 m, left of point 1 with x = 1 m"));
        QVERIFY(!preview.take()->isEnabled());
        preview.press(Qt::Key_Return);
        preview.press(Qt::Key_Escape);
    });
    window.editor()->importCsv(file("x,y\n1,1\n0,2\n"));
    QCOMPARE(window.steps(), 0);
}

void TestImport::onlyTheFirstLinesAreShown() {
    QByteArray text = "x,y\n";
    for (int i = 0; i < 1000; ++i)
        text += QByteArray::number(i) + ",1\n";
    PointsWindow window;
    ByPreview asked([](Preview& preview) {
        QVERIFY(preview.isReady());
        QCOMPARE(preview.text()->rowCount(), 200);
        QCOMPARE(preview.rows()->rowCount(), 200);
        QCOMPARE(preview.total(), "Table: 1000 rows");
        preview.confirm();
    });
    window.editor()->importCsv(file(text));
    QCOMPARE(window.points().size(), 1000u);
    QCOMPARE(window.points().back(), Point(999, 1));
}

void TestImport::aPasteWithoutChoicesGoesStraightIn() {
    PointsWindow window;
    ByPreview asked([](Preview&) {});
    window.view()->selectAll();
    window.paste("x\ty\n0\t1\n2\t3\n");
    QCOMPARE(window.points(), (Points{{0, 1}, {2, 3}}));
    QCOMPARE(window.steps(), 1);
    QCOMPARE(asked.count, 0);
}

void TestImport::aPasteThatLeavesAChoiceIsAskedFor() {
    PointsWindow window;
    ByPreview asked([](Preview& preview) {
        QVERIFY(preview.says("The column for x is ambiguous"));
        QCOMPARE(preview.take()->text().remove('&'), "Paste");
        QVERIFY(preview.pick("importX", "b"));
        QVERIFY(preview.pick("importY", "a"));
        QVERIFY(preview.isReady());
        preview.confirm();
    });
    window.view()->selectRow(1);
    window.paste("a\tb\tc\n1\t5\t0\n2\t6\t0\n");
    QCOMPARE(asked.count, 1);
    QCOMPARE(window.points(), (Points{{0, 0}, {5, 1}, {6, 2}, {20, 0}}));
    // A column with decimal commas, or points.
    ByPreview either([](Preview& preview) {
        QVERIFY(preview.isReady());
        QCOMPARE(preview.rows()->columnCount(), 2);
        preview.press(Qt::Key_Escape);
    });
    window.choose(3, 1);
    window.paste("30,5\n31,5\n");
    QCOMPARE(either.count, 1);
    QCOMPARE(window.steps(), 1);
}

void TestImport::spreadsheetsAreRefusedAtOnce() {
    PointsWindow window;
    ByPreview asked([](Preview&) {});
    window.editor()->importCsv(file("PK\x03\x04 and more", "a.xlsx"));
    QCOMPARE(asked.count, 0);
    QVERIFY2(window.error().contains("CSV"), qPrintable(window.error()));
    QCOMPARE(window.steps(), 0);
}

void TestImport::aColumnIsPasted() {
    PointsWindow window;
    ByPreview asked([](Preview&) {});
    window.choose(0, 1);
    window.paste("5\n6,5\n-7\n");
    QCOMPARE(window.points(), (Points{{0, 5}, {10, 6.5}, {20, -7}}));
    window.choose(1, 0);
    window.paste("11\r\n12\r\n");
    QCOMPARE(window.points(), (Points{{0, 5}, {11, 6.5}, {12, -7}}));
    QCOMPARE(window.steps(), 2);
    const Points before = window.points();
    window.paste("1\n2\n3\n");
    QVERIFY2(window.error().contains("3 numbers") && window.error().contains("only 2"),
             qPrintable(window.error()));
    window.paste("15\n14\n"); // x must not decrease
    QVERIFY(window.error().contains("overhangs: point 3"));
    window.paste("15\n\n16\n");
    QVERIFY(window.error().contains("Line 2 of the list contains no number"));
    QCOMPARE(window.points(), before);
    QCOMPARE(window.steps(), 2);
    window.choose(0, 1);
    window.paste("y (ft)\n10\n20\n");
    QCOMPARE(window.points(), (Points{{0, 3.048}, {11, 6.096}, {12, -7}}));
    QCOMPARE(asked.count, 0);
}

void TestImport::aColumnOfBodiesAddsRows() {
    BodiesWindow window;
    ByPreview asked([](Preview&) {});
    const std::size_t before = window.count();
    QVERIFY(before < 7);
    window.choose(static_cast<int>(before) - 1, 2);
    window.paste("3\n4\n");
    QCOMPARE(window.count(), before + 1);
    QCOMPARE(window.mass(before - 1), 3.0);
    QCOMPARE(window.mass(before), 4.0);
    window.choose(0, 2);
    window.paste("1,5\n2,5\n");
    QCOMPARE(window.mass(0), 1.5);
    QCOMPARE(window.mass(1), 2.5);
    window.paste("5\n-1\n");
    QVERIFY2(window.error().contains("Body 2, mass m₂ = -1 kg is out of range"), qPrintable(window.error()));
    window.paste("1\n2\n3\n4\n5\n6\n7\n8\n9\n");
    QVERIFY2(window.error().contains("at most 8 bodies"), qPrintable(window.error()));
    QCOMPARE(window.count(), before + 1);
    QCOMPARE(window.steps(), 2);
    window.paste("m\n6\n"); // a header names a column of rows
    QVERIFY2(window.error().isEmpty(), qPrintable(window.error()));
    QCOMPARE(window.mass(0), 6.0);
    QCOMPARE(window.steps(), 3);
    QCOMPARE(asked.count, 0);
}

void TestImport::copiedRowsPasteBackExactly() {
    const Points points{{0.1, 1. / 3}, {0.1 + 0.2, -9999}, {std::sqrt(2.), 1e-7}, {1234.5678901234567, 0}};
    for (const bool inFeet : {false, true}) {
        PointsWindow window(points);
        if (inFeet) window->document().setUnits(feet());
        const int steps = window.steps();
        window.copyAll();
        window.paste();
        QCOMPARE(window.points(), points);
        QCOMPARE(window.steps(), steps);
        PointsWindow other;
        other.view()->selectAll();
        other.paste();
        QCOMPARE(other.points(), points);
    }
    BodiesWindow bodies;
    const Value before = bodies.rows();
    bodies.copyAll();
    bodies.paste();
    QVERIFY(bodies.rows() == before);
    QCOMPARE(bodies.steps(), 0);
}

/// As other programs keep it. Between units a number may differ in its last digit.
void TestImport::copiedTextHasUnits() {
    const Points points{{0.1, 1. / 3}, {0.1 + 0.2, -9.25}, {std::sqrt(2.), 1e-7}, {1234.5678901234567, 0}};
    for (const bool inFeet : {false, true}) {
        PointsWindow window(points);
        if (inFeet) window->document().setUnits(feet());
        window.copyAll();
        const QString text = QGuiApplication::clipboard()->text();
        QCOMPARE(text.section('\n', 0, 0), inFeet ? "x (ft)\ty (ft)" : "x (m)\ty (m)");
        QCOMPARE(text.count('\n'), 5);
        PointsWindow other;
        other.view()->selectAll();
        other.paste(text);
        QCOMPARE(other.points().size(), points.size());
        for (std::size_t i = 0; i < points.size(); ++i)
            for (int axis = 0; axis < 2; ++axis) {
                const double was = points[i][axis], is = other.points()[i][axis];
                QVERIFY2(std::abs(is - was) <= (inFeet ? 1e-15 * std::abs(was) : 0), qPrintable(text));
            }
    }
}

/// Below the table, as long as it has what was read, whether the project is opened again or a step undone.
void TestImport::theFileIsNamed() {
    PointsWindow window;
    const auto source = [&window] {
        const auto* label = window.editor()->findChild<QLabel*>("rowsSource");
        return label->isHidden() ? QString() : label->text();
    };
    auto* again = window.editor()->findChild<QToolButton*>("rowsAgain");
    QCOMPARE(source(), QString());
    const QString path = file("x,y\n0,0\n5,1\n", "survey.csv");
    {
        ByPreview asked([](Preview& preview) {
            QVERIFY(preview.isReady());
            preview.confirm();
        });
        window.editor()->importCsv(path);
    }
    QCOMPARE(source(), QString("From survey.csv"));
    QVERIFY(!again->isHidden());
    QCOMPARE(window->document().project().imports.front().summary,
             std::string("Read 2 points from survey.csv: comma, header in line 1, x is “x”, y is “y”."));
    window->document().undoStack().undo();
    QCOMPARE(source(), QString());
    window->document().undoStack().redo();
    QCOMPARE(source(), QString("From survey.csv"));
    file("x,y\n0,0\n5,2\n", "survey.csv");
    {
        ByPreview asked([](Preview& preview) {
            QVERIFY(preview.isReady());
            preview.confirm();
        });
        again->click();
    }
    QCOMPARE(window.points(), (Points{{0, 0}, {5, 2}}));
    QCOMPARE(source(), QString("From survey.csv"));
    window.view()->selectAll();
    window.paste("0\t0\n7\t2\n");
    QCOMPARE(source(), QString());
}

void TestImport::unitsThatAreAssumed() {
    PointsWindow window;
    window->document().setUnits(feet());
    window.view()->selectAll();
    window.paste("x\ty\n0\t10\n10\t20\n"); // in feet, as shown
    QCOMPARE(window.points(), (Points{{0, 3.048}, {3.048, 6.096}}));
    ByPreview imported([](Preview& preview) {
        QVERIFY(preview.isReady());
        QCOMPARE(preview.units(), "Columns without a unit are read in SI units: m.");
        QCOMPARE(preview.box("importXUnit")->currentText(), "Auto (m)");
        QCOMPARE(preview.column(0), (QStringList{"0", "10"})); // ft
        preview.confirm();
    });
    window.editor()->importCsv(file("x,y\n0,0\n3.048,0\n"));
    QCOMPARE(window.points(), (Points{{0, 0}, {3.048, 0}}));
    ByPreview pasted([](Preview& preview) {
        QVERIFY(preview.says("1 number is missing"));
        QCOMPARE(preview.units(), "Columns without a unit are read in the units shown: ft.");
        QCOMPARE(preview.box("importXUnit")->currentText(), "Auto (ft)");
        QTest::keyClick(preview.gaps(), Qt::Key_Space);
        QVERIFY(preview.isReady());
        preview.confirm();
    });
    window.view()->selectAll();
    window.paste("x\ty\n0\t10\n5\tNA\n10\t20\n");
    QCOMPARE(pasted.count, 1);
    QCOMPARE(window.points(), (Points{{0, 3.048}, {3.048, 6.096}}));
}

TALWEG_TEST(tst_import, TestImport, QApplication)
#include "tst_import.moc"
