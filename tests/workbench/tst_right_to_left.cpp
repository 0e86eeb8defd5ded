#include "support/test.h"
#include "window.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_table.h"
#include "workbench/compare/compare_page.h"
#include "workbench/compare/compared_runs.h"
#include "workbench/compare/comparison_model.h"

#include <QComboBox>
#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>

using namespace talweg;
using namespace talweg::tests;

/// The window in a language that is written from right to left: numbers look as they do in others.
class TestRightToLeft : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyLook(Theme::light()); }
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }
    void numbersOfTables();
    void numbersOfComparisons();
    void speedsOfPlaying();

private:
    Apart m_apart;
};

namespace {

/// What stands out from the ground of a part of a widget, without the room around it.
QImage inkIn(QWidget& widget, const QRect& part) {
    const QImage image = widget.grab(part).toImage().convertToFormat(QImage::Format_RGB32);
    const QRgb ground = image.pixel(image.width() / 2, 1);
    QRect ink;
    for (int y = 1; y + 1 < image.height(); ++y)
        for (int x = 1; x + 1 < image.width(); ++x)
            if (image.pixel(x, y) != ground) ink |= QRect(x, y, 1, 1);
    return image.copy(ink);
}

/// Whether the same is drawn, whatever parts of pixels it begins at.
bool alike(const QImage& one, const QImage& other) {
    constexpr int shift = 2, shade = 24;
    if (std::abs(one.width() - other.width()) > shift || std::abs(one.height() - other.height()) > shift)
        return false;
    const QImage fitted = other.scaled(one.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    int differences = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            differences += std::abs(qGray(one.pixel(x, y)) - qGray(fitted.pixel(x, y)));
    return differences < shade * one.width() * one.height();
}

constexpr std::array directions{Qt::LeftToRight, Qt::RightToLeft};

} // namespace

void TestRightToLeft::numbersOfTables() {
    QStandardItemModel model;
    for (const char* text : {"−0.49", "1.5e−16", "−0.3 … 7", "80 %"}) {
        auto* item = new QStandardItem(text);
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        model.appendRow(item);
    }
    for (int row = 0; row < model.rowCount(); ++row) {
        std::vector<QImage> seen;
        for (const Qt::LayoutDirection direction : directions) {
            QGuiApplication::setLayoutDirection(direction);
            QTableView table;
            table.setModel(&model);
            makePlain(table);
            table.setFont(QFont(table.font().family(), 30)); // what parts of pixels matter little to
            table.resize(600, 400);
            table.verticalHeader()->setDefaultSectionSize(60);
            table.horizontalHeader()->setDefaultSectionSize(300);
            table.setAlternatingRowColors(false);
            table.setFocusPolicy(Qt::NoFocus);
            table.show();
            seen.push_back(inkIn(*table.viewport(), table.visualRect(model.index(row, 0))));
        }
        QVERIFY(seen[0].width() > 10);
        QVERIFY2(alike(seen[0], seen[1]), qPrintable(model.item(row)->text()));
    }
}

void TestRightToLeft::numbersOfComparisons() {
    std::vector<QImage> seen;
    for (const Qt::LayoutDirection direction : directions) {
        QGuiApplication::setLayoutDirection(direction);
        ToyWindow window;
        Experiment other = window->document().experiment(0);
        other.name = "Higher";
        other.values["height"] = 21.5;
        window->document().addExperiment(other, 1);
        window.find<QAction>("showCompare")->trigger();
        const ComparedRuns& runs = window.find<ComparePage>("comparePage")->runs();
        QVERIFY(QTest::qWaitFor([&] { return runs.isSettled(); }, 30'000));
        auto* table = window.find<QTableView>("comparison");
        const QAbstractItemModel& model = *table->model();
        const auto hasDecimals = [&](int row) {
            return model.index(row, 0).data(ComparisonModel::isNumber).toBool()
                   && model.index(row, 0).data().toString().contains(u'.');
        };
        int row = 0;
        while (row < model.rowCount() && !hasDecimals(row))
            ++row;
        QVERIFY(row < model.rowCount());
        table->scrollTo(model.index(row, 0));
        table->clearSelection();
        table->setFocusPolicy(Qt::NoFocus);
        QTest::qWait(50);
        seen.push_back(
            inkIn(*table->viewport(), table->visualRect(model.index(row, 0)).adjusted(4, 2, -4, -2)));
    }
    QVERIFY(seen[0].width() > 10);
    QVERIFY(alike(seen[0], seen[1]));
}

void TestRightToLeft::speedsOfPlaying() {
    std::vector<QImage> seen;
    for (const Qt::LayoutDirection direction : directions) {
        QGuiApplication::setLayoutDirection(direction);
        ToyWindow window;
        for (auto* box : window->findChildren<QComboBox*>())
            if (box->findData(0.25) >= 0 && box->isVisible())
                seen.push_back(inkIn(*box, box->rect().adjusted(4, 4, -24, -4)));
    }
    QCOMPARE(seen.size(), std::size_t(2));
    QVERIFY(alike(seen[0], seen[1]));
}

TALWEG_TEST(tst_right_to_left, TestRightToLeft, QApplication)
#include "tst_right_to_left.moc"
