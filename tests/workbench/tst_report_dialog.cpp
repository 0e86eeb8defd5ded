#include "support/test.h"
#include "window.h"
#include "workbench/common/messages.h"
#include "workbench/window/report_dialog.h"
#include "workbench/window/report_preview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QMenu>
#include <QToolButton>
#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// The dialog on a body that falls, and on the same from 20 m.
struct Reporting {
    ToyWindow window;
    ReportDialog* dialog;

    Reporting() {
        window->document().addExperiment(makeExperiment(fallingBody(), "Second", {{"height", 20.0}}));
        window.find<QAction>("report")->trigger();
        dialog = window.find<ReportDialog>();
        settle();
    }
    ~Reporting() { dialog->hide(); }

    void settle() const {
        if (!QTest::qWaitFor([this] { return !dialog->isBusy(); })) qFatal("No report arrives.");
    }
    template <class Widget>
    Widget* find(const char* name) const {
        return dialog->findChild<Widget*>(name);
    }
    int pages() const { return find<ReportPreview>("reportPreview")->pages(); }
    void toggle(const char* name) const {
        auto* box = find<QCheckBox>(name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Space);
    }
    QByteArray exported(const QString& path) const {
        QSignalSpy told(dialog, &ReportDialog::told);
        dialog->exportTo(path);
        if (!QTest::qWaitFor([&told] { return told.count() > 0; })) qFatal("Nothing is told.");
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

} // namespace

class TestReportDialog : public QObject {
    Q_OBJECT

private slots:
    void thePreviewHasThePagesOfTheFile() {
        const Reporting at;
        QVERIFY(at.pages() > 3);
        const QByteArray pdf = at.exported(m_apart.file("a.pdf"));
        static const QRegularExpression count("/Type /Pages.*?/Count (\\d+)",
                                              QRegularExpression::DotMatchesEverythingOption);
        QCOMPARE(count.match(QString::fromLatin1(pdf)).captured(1).toInt(), at.pages());
        QCOMPARE(at.find<QLabel>("reportState")->text(), QString("%1 pages").arg(at.pages()));
        // Something is painted on them.
        auto* preview = at.find<ReportPreview>("reportPreview");
        const QImage seen = preview->viewport()->grab().toImage();
        int dark = 0;
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x)
                if (qGray(seen.pixel(x, y)) < 100) ++dark;
        QVERIFY(dark > 200);
        preview->showPage(2);
        QCOMPARE(preview->page(), 2);
    }

    void whatIsLeftOutIsNotInIt() {
        const Reporting at;
        const int before = at.pages();
        at.toggle("report_figures");
        QVERIFY(at.pages() < before);
        auto* experiments = at.find<QListWidget>("reportExperiments");
        QCOMPARE(experiments->count(), 2);
        experiments->setFocus();
        experiments->setCurrentRow(1);
        QTest::keyClick(experiments, Qt::Key_Space);
        at.settle();
        const QByteArray html = at.exported(m_apart.file("a.html"));
        QVERIFY(!html.contains("<svg"));
        QVERIFY(!html.contains("Second"));
        QVERIFY(html.contains("2.1 Inputs"));
        experiments->setCurrentRow(0);
        QTest::keyClick(experiments, Qt::Key_Space);
        QCOMPARE(at.pages(), 0);
        QCOMPARE(at.find<QLabel>("reportState")->text(), QString("Select at least one experiment."));
        at.toggle("report_figures");
    }

    void whatChangesInTheWindowIsInTheReport() {
        Reporting at;
        at.dialog->hide();
        at.window.type("height", "33");
        at.window.settle();
        at.window.find<QAction>("report")->trigger();
        at.settle();
        QVERIFY(at.exported(m_apart.file("b.html")).contains(">33"));
    }

    /// The second fall lasts √2 times as long, and is the baseline once it is chosen.
    void runsAreCompared() {
        const Reporting at;
        QByteArray html = at.exported(m_apart.file("c.html"));
        QVERIFY(html.contains("Comparison"));
        auto* compared = at.find<QToolButton>("reportCompared");
        QCOMPARE(compared->text(), "2 of 2 runs");
        emit compared->menu()->aboutToShow();
        QMenu* baselines = compared->menu()->actions().last()->menu();
        baselines->actions()[1]->trigger();
        html = at.exported(m_apart.file("c.html"));
        QVERIFY(html.contains("Second, baseline") || html.contains("h = 20 m, baseline"));
        emit compared->menu()->aboutToShow();
        compared->menu()->actions()[0]->trigger();
        QCOMPARE(compared->text(), "1 of 2 runs");
        QVERIFY(!at.exported(m_apart.file("c.html")).contains("Comparison"));
        emit compared->menu()->aboutToShow();
        compared->menu()->actions()[0]->trigger();
        at.toggle("report_comparison");
        QVERIFY(!compared->isEnabled());
        QVERIFY(!at.exported(m_apart.file("c.html")).contains("Comparison"));
        at.toggle("report_comparison");
    }

    void whatIsWrongIsTold() {
        const Reporting at;
        QSignalSpy told(at.dialog, &ReportDialog::told);
        at.dialog->exportTo(m_apart.file("a.doc"));
        QCOMPARE(told.count(), 1);
        QVERIFY(told[0][1].toString().contains("must end in .pdf or .html"));
        QCOMPARE(at.exported(m_apart.file("no/such/folder/a.pdf")), QByteArray());
    }

private:
    Apart m_apart;
};

TALWEG_TEST(tst_report_dialog, TestReportDialog, QApplication)
#include "tst_report_dialog.moc"
