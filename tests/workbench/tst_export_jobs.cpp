#include "exports/jobs.h"
#include "figures/file/ink.h"
#include "study/judged_fall.h"
#include "support/test.h"
#include "window.h"
#include "workbench/common/messages.h"
#include "workbench/window/export_dialog.h"
#include "workbench/window/figure_preview.h"
#include "workbench/window/jobs_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

QPushButton* button(QWidget& dialog, const QString& text) {
    for (auto* one : dialog.findChildren<QPushButton*>())
        if (QString(one->text()).remove(u'&') == text) return one;
    qFatal("No button.");
}

/// The export dialog over a window with a falling body.
struct Exporting {
    ToyWindow window;
    ExportDialog* dialog;

    Exporting() {
        window.find<QAction>("exportFigure")->trigger();
        dialog = window.find<ExportDialog>();
    }
    ~Exporting() { dialog->hide(); }

    template <class Widget>
    Widget* find(const char* name) const {
        return dialog->findChild<Widget*>(name);
    }
    void choose(const QString& figure) const {
        auto* box = find<QComboBox>("figure");
        box->setCurrentIndex(box->findText(figure));
    }
    QString typed(const char* name) const { return find<QWidget>(name)->findChild<QLineEdit*>()->text(); }
    void type(const char* name, const QString& text) const {
        auto* line = find<QWidget>(name)->findChild<QLineEdit*>();
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    /// As the user does: through the list, with the keyboard.
    void preset(int row) const {
        auto* box = find<QComboBox>("preset");
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < row; ++i)
            QTest::keyClick(box, Qt::Key_Down);
    }
    void toggle(const char* name) const {
        auto* box = find<QCheckBox>(name);
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    }
    FigurePreview* preview() const { return find<FigurePreview>("preview"); }
    /// The preview, once what was changed is drawn.
    QImage drawn() const {
        QSignalSpy spy(preview(), &FigurePreview::drawn);
        if (!spy.wait(3000)) qFatal("Nothing is drawn.");
        return preview()->image();
    }
};

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The export dialog and the jobs that come of it.
class TestExportJobs : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().clear(); }

    /// From the dialog into the project, out of it by undo, and from there into files, twice the same.
    void aRememberedFigureIsWrittenAgain() {
        Exporting at;
        Document& document = at.window->document();
        at.choose("Speed");
        at.preset(1);
        at.toggle("grey");
        QTest::mouseClick(button(*at.dialog, "Add as job"), Qt::LeftButton);
        QCOMPARE(document.project().exports.size(), std::size_t(1));
        const ExportJob job = document.project().exports.front();
        QCOMPARE(job.name, QString("Speed"));
        QCOMPARE(job.figure, QString("speed"));
        QCOMPARE(job.widthMm, 80.0);
        QCOMPARE(job.letters, 8.0);
        QCOMPARE(job.lineWidth, 0.5);
        QVERIFY(job.grey);
        document.undoStack().undo();
        QVERIFY(document.project().exports.empty());
        document.undoStack().redo();

        QTest::mouseClick(button(*at.dialog, "Jobs…"), Qt::LeftButton);
        auto* jobs = at.window.find<JobsDialog>();
        QVERIFY(jobs->isVisible());
        QTemporaryDir one, two;
        for (const QTemporaryDir* folder : {&one, &two}) {
            jobs->runInto(folder->path(), {0});
            QTRY_VERIFY(!jobs->isBusy());
        }
        const QString name = QDir(one.path()).entryList(QDir::Files).value(0);
        QVERIFY(name.endsWith("speed.pdf"));
        QVERIFY(bytesOf(one.filePath(name)).size() > 1000);
        QCOMPARE(bytesOf(two.filePath(name)), bytesOf(one.filePath(name)));
        jobs->hide();
    }

    /// One click writes all of them where they went last.
    void oneClickWritesAll() {
        ToyWindow window;
        Document& document = window->document();
        const QString name = document.experiment(0).name;
        document.addExport({"A", name, "speed", "svg", "{job}"});
        document.addExport({"B", name, "energy", "png", "{job}"});
        document.addExport({"C", "Gone", "energy", "png", "{job}"});
        window.find<QAction>("exportJobs")->trigger();
        auto* jobs = window.find<JobsDialog>();
        QSignalSpy told(jobs, &JobsDialog::told);
        QTemporaryDir folder;
        jobs->runInto(folder.path(), {0});
        QTRY_VERIFY(!jobs->isBusy());
        QVERIFY(QFile::remove(folder.filePath("A.svg")));
        told.clear();
        window.find<QAction>("writeJobs")->trigger();
        QTRY_VERIFY(!jobs->isBusy());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), (QStringList{"A.svg", "B.png"}));
        QCOMPARE(told.count(), 2);
        QVERIFY(told[0][1].toString().contains("no experiment"));
        QVERIFY(told[0][1].toString().contains("Gone"));
        QVERIFY(told[1][1].toString().startsWith("2 figures were written to "));
        jobs->hide();
    }

    void theListRenamesAndRemoves() {
        ToyWindow window;
        Document& document = window->document();
        const QString name = document.experiment(0).name;
        document.addExport({"A", name, "speed"});
        document.addExport({"B", name, "energy"});
        window.find<QAction>("exportJobs")->trigger();
        auto* jobs = window.find<JobsDialog>();
        auto* table = jobs->findChild<QTableWidget*>("jobs");
        QCOMPARE(table->rowCount(), 2);
        const auto typeInto = [&](int row, int column, const QString& text) {
            table->setFocus();
            table->setCurrentCell(row, column);
            table->editItem(table->item(row, column));
            auto* line = table->findChildren<QLineEdit*>().last();
            line->selectAll();
            QTest::keyClicks(line, text);
            QTest::keyClick(line, Qt::Key_Return);
            QTest::qWait(0); // what is typed into tables is taken a moment later
        };
        QSignalSpy told(jobs, &JobsDialog::told);
        typeInto(1, 0, "Ekin");
        QCOMPARE(document.project().exports[1].name, QString("Ekin"));
        typeInto(1, 3, "{job} of mine");
        QCOMPARE(document.project().exports[1].file, QString("{job} of mine"));
        QCOMPARE(told.count(), 0);
        typeInto(1, 0, "A");
        QCOMPARE(told.count(), 1);
        typeInto(1, 3, "../x");
        QCOMPARE(told.count(), 2);
        QCOMPARE(table->item(1, 3)->text(), QString("{job} of mine"));
        table->setCurrentCell(0, 0);
        QTest::mouseClick(button(*jobs, "Remove"), Qt::LeftButton);
        QCOMPARE(document.project().exports.size(), std::size_t(1));
        QCOMPARE(table->rowCount(), 1);
        document.undoStack().undo();
        QCOMPARE(table->rowCount(), 2);
        jobs->hide();
    }

    /// 80 mm on a screen of so many dots for each.
    void thePreviewHasTheSizeOnPaper() {
        Exporting at;
        at.preset(1);
        at.drawn();
        at.toggle("trueSize");
        const QImage image = at.drawn();
        const double perMm = screenPixelsPerMm(*at.dialog);
        QVERIFY(std::abs(image.deviceIndependentSize().width() - 80 * perMm) < 2);
        QVERIFY(std::abs(image.deviceIndependentSize().height() - 60 * perMm) < 2);
        at.toggle("trueSize");
        const QImage fitted = at.drawn();
        QVERIFY(fitted.deviceIndependentSize().width() <= at.preview()->maximumViewportSize().width());
        QVERIFY(fitted.deviceIndependentSize().height() <= at.preview()->maximumViewportSize().height());
        QVERIFY(!fitted.allGray());
    }

    void presetsFillTheFields() {
        Exporting at;
        at.preset(2);
        QCOMPARE(at.typed("width"), QString("160"));
        QCOMPARE(at.typed("letters"), QString("8"));
        QCOMPARE(at.typed("lines"), QString("0.5"));
        at.type("width", "100");
        QCOMPARE(at.find<QComboBox>("preset")->currentIndex(), 0);
        at.type("lines", "50");
        QVERIFY(!at.find<QLabel>("hint")->text().isEmpty());
        QCOMPARE(at.find<QLabel>("hint")->property("role").toString(), QString("error"));
        at.type("lines", "auto");
        QCOMPARE(at.find<QLabel>("hint")->property("role").toString(), QString("muted"));
    }

    void greysAreShownAndChecked() {
        Exporting at;
        at.choose("Energy");
        QVERIFY(!at.drawn().allGray());
        at.toggle("grey");
        QVERIFY(at.drawn().allGray());
        auto* said = at.find<QLabel>("greyCheck");
        QVERIFY(said->isVisible());
        const GreyCheck found = greyCheck(*at.preview()->picture());
        if (found.colours > 1) QVERIFY(said->text().contains(QString("%1 colours").arg(found.colours)));
        QVERIFY(!at.find<QCheckBox>("dark")->isEnabled());
        at.toggle("grey");
        QVERIFY(!said->isVisible());
    }

private:
    Apart m_apart;
};

TALWEG_TEST(tst_export_jobs, TestExportJobs, QApplication)
#include "tst_export_jobs.moc"
