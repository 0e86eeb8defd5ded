#include "project/file.h"
#include "support/test.h"
#include "window.h"
#include "workbench/common/messages.h"
#include "workbench/window/experiment_list.h"
#include "workbench/window/experiments_model.h"

#include <QClipboard>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTimer>
#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

Project projectOf(std::vector<Experiment> experiments, std::vector<Constant> constants = {}) {
    Project project;
    project.experiments = std::move(experiments);
    project.constants = std::move(constants);
    return project;
}

Project three() {
    Project project;
    for (const char* name : {"A", "B", "C"})
        project.experiments.push_back(makeExperiment(fallingBody(), name));
    project.experiments[1].values["height"] = 6.0;
    project.experiments[1].expressions["height"] = "2*deep";
    project.constants = {{"deep", "3"}};
    return project;
}

struct Listed {
    ToyWindow window;
    ExperimentList* list = window.find<ExperimentList>();

    explicit Listed(const Project& project) {
        window->document().reset(project);
        list->setFocus();
    }
    QStringList names() {
        QStringList names;
        for (const Experiment& one : window->document().project().experiments)
            names << one.name;
        return names;
    }
    const Project& project() { return window->document().project(); }
    ExperimentsModel* model() const { return static_cast<ExperimentsModel*>(list->model()); }
    void choose(int first, int last) {
        list->selectionModel()->select({model()->index(first), model()->index(last)},
                                       QItemSelectionModel::ClearAndSelect);
        list->selectionModel()->setCurrentIndex(model()->index(last), QItemSelectionModel::NoUpdate);
    }
    void press(Qt::Key key) {
        bringToFront();
        QTest::keyClick(list, key, Qt::ControlModifier);
    }
    /// Keys belong to the window in front.
    void bringToFront() {
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&*window));
        list->setFocus();
    }
    QString told() { return window.find<MessageBar>()->text(); }
    std::unique_ptr<QMimeData> dragged(const QList<int>& rows) const {
        QModelIndexList indexes;
        for (const int row : rows)
            indexes << model()->index(row);
        return std::unique_ptr<QMimeData>(model()->mimeData(indexes));
    }
};

/// Clicks a button of the next message box.
void answerNext(const QString& text) {
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, text] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box) return;
        timer->deleteLater();
        for (auto* one : box->findChildren<QPushButton*>())
            if (QString(one->text()).remove(u'&') == text) return QTest::mouseClick(one, Qt::LeftButton);
        box->reject();
        qFatal("No such button.");
    });
    timer->start(20);
}

} // namespace

class TestExperimentList : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_apart = std::make_unique<Apart>(); }

    void copiedAndPasted() {
        Listed here(three());
        here.choose(1, 2);
        here.press(Qt::Key_C);
        QCOMPARE(here.names(), QStringList({"A", "B", "C"}));
        // What is pasted elsewhere is a project's file.
        const QByteArray text = QGuiApplication::clipboard()->text().toUtf8();
        QCOMPARE(fromText(text, toyRegistry()).project->experiments.size(), std::size_t(2));
        Listed there(projectOf({makeExperiment(fallingBody(), "B")}));
        there.press(Qt::Key_V);
        QCOMPARE(there.names(), QStringList({"B", "B 2", "C"}));
        QCOMPARE(there.project().constants, (std::vector<Constant>{{"deep", "3"}}));
        QCOMPARE(there.window->document().undoStack().undoText(), QString("Add 2 experiments"));
        QCOMPARE(there.list->chosenRows(), (std::vector<int>{1, 2}));
        there.window->document().undoStack().undo();
        QCOMPARE(there.names(), QStringList({"B"}));
        QVERIFY(there.project().constants.empty());
    }

    /// Keys that follow act on the copy alone.
    void aDuplicateIsSelectedAlone() {
        Listed here(three());
        here.choose(0, 1);
        here.press(Qt::Key_D);
        const QStringList four = here.names();
        QCOMPARE(four.size(), 4);
        const int copy = here.list->currentIndex().row();
        QCOMPARE(copy, 2);
        QCOMPARE(here.list->chosenRows(), std::vector<int>{copy});
        QTest::keyClick(here.list, Qt::Key_F2);
        auto* line = here.list->findChild<QLineEdit*>();
        QVERIFY(line);
        line->selectAll();
        QTest::keyClicks(line, "Mine");
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(here.names(), QStringList({"A", "B", "Mine", "C"}));
        here.bringToFront();
        QTest::keyClick(here.list, Qt::Key_Delete);
        QCOMPARE(here.names(), QStringList({"A", "B", "C"}));
        here.press(Qt::Key_Z); // comes back, and is selected alone as well
        QCOMPARE(here.list->chosenRows(), std::vector<int>{2});
    }

    void cutAndPasted() {
        Listed here(three());
        here.choose(0, 1);
        here.press(Qt::Key_X);
        QCOMPARE(here.names(), QStringList({"C"}));
        here.press(Qt::Key_V);
        QCOMPARE(here.names(), QStringList({"C", "A", "B"}));
        here.choose(1, 2);
        QTest::keyClick(here.list, Qt::Key_Delete);
        QCOMPARE(here.names(), QStringList({"C"}));
        here.window->document().undoStack().undo();
        QCOMPARE(here.names(), QStringList({"C", "A", "B"}));
    }

    /// Text alone does, as from a mail; what is no project is refused in words.
    void textIsPasted() {
        Listed here(projectOf({makeExperiment(fallingBody(), "A")}));
        QGuiApplication::clipboard()->setText(QString::fromUtf8(toText(three(), toyRegistry())));
        here.press(Qt::Key_V);
        QCOMPARE(here.names(), QStringList({"A", "A 2", "B", "C"}));
        here.window->document().undoStack().undo();
        for (const QString& text : {QString("hello"), QString("{\"format\": \"talweg\"}"), QString("{"),
                                    QString::fromUtf8(toText(Project(), toyRegistry())), QString(" ")}) {
            QGuiApplication::clipboard()->setText(text);
            here.press(Qt::Key_V);
            QVERIFY2(
                here.told().startsWith(text == " " ? "The clipboard is empty" : "No experiments were added."),
                qPrintable(here.told()));
            QCOMPARE(here.names(), QStringList({"A"}));
        }
    }

    void draggedToAnotherWindow() {
        Listed here(three()), there(projectOf({makeExperiment(fallingBody(), "B")}));
        const auto data = here.dragged({1, 0});
        QVERIFY(there.model()->dropMimeData(data.get(), Qt::CopyAction, 0, 0, {}));
        QTRY_COMPARE(there.names(), QStringList({"A", "B 2", "B"}));
        QCOMPARE(here.names(), QStringList({"A", "B", "C"}));
        // Even where the other side asks for a move: nothing is taken away.
        QVERIFY(!there.model()->dropMimeData(data.get(), Qt::MoveAction, -1, -1, {}));
        QTRY_COMPARE(there.names().size(), 5);
        QCOMPARE(here.names(), QStringList({"A", "B", "C"}));
    }

    void draggedWithinTheList() {
        Listed here(three());
        const auto data = here.dragged({0, 1});
        QVERIFY(!here.model()->dropMimeData(data.get(), Qt::MoveAction, 3, 0, {}));
        QCOMPARE(here.names(), QStringList({"C", "A", "B"}));
        here.window->document().undoStack().undo();
        QCOMPARE(here.names(), QStringList({"A", "B", "C"}));
        QVERIFY(here.model()->dropMimeData(data.get(), Qt::CopyAction, 3, 0, {}));
        QTRY_COMPARE(here.names(), QStringList({"A", "B", "C", "A 2", "B 2"}));
    }

    /// Rows of a list that is not there, numbers beyond any row, other people's bytes.
    void hostileDrops() {
        Listed here(three());
        const Project before = here.project();
        const QString rows = "application/x-talweg-experiment-rows";
        for (const QByteArray& text :
             {QByteArray(), QByteArray("0"), QByteArray("{} 0 1"), QByteArray(200'000, '7')}) {
            QMimeData data;
            data.setData(rows, text);
            QVERIFY(!here.model()->dropMimeData(&data, Qt::MoveAction, 2, 0, {}));
        }
        const auto own = here.dragged({0});
        QByteArray id = own->data(rows).split(' ').front();
        own->removeFormat(experimentsType);
        own->setData(rows, id + " 99 -1 x 5000000000");
        QVERIFY(!here.model()->dropMimeData(own.get(), Qt::MoveAction, 2, 0, {}));
        for (const QByteArray& text :
             {QByteArray("\0\xff{", 3), QByteArray("{\"format\": 3}"), QByteArray(largestProject + 1, '{')}) {
            QMimeData data;
            data.setData(experimentsType, text);
            here.model()->dropMimeData(&data, Qt::CopyAction, 77, 0, {});
            QTRY_VERIFY2(here.told().startsWith("No experiments were added."), qPrintable(here.told()));
        }
        QVERIFY2(here.project() == before, toText(here.project(), toyRegistry()).constData());
        QVERIFY(!here.window->document().isModified());
    }

    void clashesAreAskedAbout() {
        Project other = three();
        other.constants = {{"deep", "4"}};
        other.experiments[1].values["height"] = 8.0;
        Listed from(three()), here(other);
        from.choose(1, 2);
        from.press(Qt::Key_C);
        answerNext("Cancel");
        here.press(Qt::Key_V);
        QVERIFY2(here.project() == other, toText(here.project(), toyRegistry()).constData());
        answerNext("Rename imported");
        here.press(Qt::Key_V);
        QCOMPARE(here.project().constants, (std::vector<Constant>{{"deep", "4"}, {"deep_2", "3"}}));
        QCOMPARE(here.project().experiments[1].expressions.at("height"), std::string("2*deep_2"));
        here.window->document().undoStack().undo();
        QVERIFY(here.project() == other);
        answerNext("Convert to numbers");
        here.press(Qt::Key_V);
        QVERIFY(here.project().experiments[1].expressions.empty());
        QVERIFY(here.project().experiments[1].values.at("height") == Value(6.0));
        QCOMPARE(here.project().constants, other.constants);
    }

private:
    std::unique_ptr<Apart> m_apart;
};

TALWEG_TEST(tst_experiment_list, TestExperimentList, QApplication)
#include "tst_experiment_list.moc"
