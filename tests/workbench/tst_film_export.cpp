#include "project/project.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/messages.h"
#include "workbench/inputs/number_editor.h"
#include "workbench/window/export_dialog.h"

#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// The dialog on a body that falls from 20 m: 2.02 s.
struct Exporting {
    ToyWindow window;
    ExportDialog* dialog;

    explicit Exporting(const char* format) {
        window.type("height", "20");
        window.settle();
        window.find<QAction>("exportFigure")->trigger();
        dialog = window.find<ExportDialog>();
        combo("format")->setCurrentText(format);
        type("width", "40");
        type("height", "30");
        type("dpi", "96");
        type("rate", "10");
    }
    ~Exporting() { dialog->hide(); }

    QComboBox* combo(const char* name) const { return dialog->findChild<QComboBox*>(name); }
    QString hint() const { return dialog->findChild<QLabel*>("hint")->text(); }
    QWidget* button(const QString& text) const {
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text().remove('&') == text) return button;
        return nullptr;
    }
    void type(const char* name, const QString& text) const {
        auto* line = dialog->findChild<QWidget*>(name)->findChild<QLineEdit*>();
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Tab);
    }
};

} // namespace

class TestFilmExport : public QObject {
    Q_OBJECT

private slots:
    void aFilmIsMadeWhileTheWindowIsUsed() {
        Exporting at("WebP film");
        // √(2·20/9.81) = 2.02 s: 21 frames from 0 to 2 s, and the end.
        QCOMPARE(at.hint(), "22 frames of 151 × 113 pixels, 2.0 s long");
        QVERIFY(at.button("Cancel")->isHidden());
        const QString path = m_apart.file("a.webp");
        QSignalSpy told(at.dialog, &ExportDialog::told);
        at.dialog->exportTo(path);
        QVERIFY(at.button("Cancel")->isVisible());
        QVERIFY(!at.button("Export…")->isEnabled());
        at.window.type("height", "5"); // the film stays that of 20 m
        QTRY_COMPARE(told.count(), 1);
        QVERIFY2(told[0][1].toString().contains("the run from 0 s to 2.0"),
                 qPrintable(told[0][1].toString()));
        QVERIFY(QFileInfo(path).size() > 500);
        QVERIFY(at.button("Export…")->isEnabled());
    }

    void aFilmIsGivenUp() {
        Exporting at("PNG film");
        at.type("speed", "0.01");
        QCOMPARE(at.hint().section(' ', 0, 0), "2021");
        QSignalSpy told(at.dialog, &ExportDialog::told);
        at.dialog->exportTo(m_apart.file("b.png"));
        QTRY_VERIFY(QFile::exists(m_apart.file("b-0002.png")));
        QTest::mouseClick(at.button("Cancel"), Qt::LeftButton);
        QTRY_COMPARE(told.count(), 1);
        QCOMPARE(told[0][1].toString(), "The film was cancelled.");
        QVERIFY(!QFile::exists(m_apart.file("b-2021.png")));
    }

    void aFilmEndsWithItsDialog() {
        Exporting at("PNG film");
        at.type("speed", "0.01");
        QSignalSpy told(at.dialog, &ExportDialog::told);
        at.dialog->exportTo(m_apart.file("d.png"));
        QTRY_VERIFY(QFile::exists(m_apart.file("d-0002.png")));
        QTest::keyClick(at.dialog, Qt::Key_Escape);
        QVERIFY(at.dialog->isHidden());
        QTRY_COMPARE(told.count(), 1);
        QCOMPARE(told[0][1].toString(), "The film was cancelled.");
        QVERIFY(!QFile::exists(m_apart.file("d-2021.png")));
        at.window.find<QAction>("exportFigure")->trigger(); // and there can be another one
        at.type("speed", "1");
        at.dialog->exportTo(m_apart.file("e.png"));
        QTRY_COMPARE(told.count(), 2);
        QVERIFY2(told[1][1].toString().startsWith("Film written to "), qPrintable(told[1][1].toString()));
    }

    void whatCannotBecomeAFilmSaysSo() {
        Exporting at("WebP film");
        QSignalSpy told(at.dialog, &ExportDialog::told);
        at.type("speed", "0.0001");
        QVERIFY2(at.hint().contains("more than 10000 frames"), qPrintable(at.hint()));
        at.dialog->exportTo(m_apart.file("c.webp"));
        QCOMPARE(told.count(), 1);
        at.type("speed", "1");
        at.dialog->exportTo(m_apart.file("c.gif"));
        QCOMPARE(told.count(), 2);
        at.dialog->exportTo(m_apart.file("no/c.webp"));
        QTRY_COMPARE(told.count(), 3);
        QVERIFY(told[2][1].toString().contains("no/c.webp"));
        QVERIFY(!QFile::exists(m_apart.file("c.webp")));
    }

    /// Nothing moves in a figure of a table.
    void aTableIsNoFilm() {
        const Registry registry = builtinSystems();
        const auto surface = registry.find("surface");
        ToyWindow window(registry);
        window->document().reset(makeProject(*surface, surface->examples.front()));
        window.settle();
        window.find<QAction>("exportFigure")->trigger();
        auto* dialog = window.find<ExportDialog>();
        auto* figures = dialog->findChild<QComboBox*>("figure");
        dialog->findChild<QComboBox*>("format")->setCurrentText("WebP film");
        const auto refused = [&] {
            return dialog->findChild<QLabel*>("hint")
                ->text()
                .remove(QChar(0x200b))
                .contains("cannot be exported as a film");
        };
        for (std::size_t i = 0; i < surface->figures.size(); ++i) {
            figures->setCurrentIndex(static_cast<int>(i));
            QCOMPARE(refused(), surface->figures[i].kind == FigureRecipe::Kind::table);
        }
        dialog->hide();
    }

private:
    Apart m_apart;
};

TALWEG_TEST(tst_film_export, TestFilmExport, QApplication)
#include "tst_film_export.moc"
