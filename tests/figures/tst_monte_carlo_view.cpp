#include "figures/file/picture_file.h"
#include "figures/monte_carlo/monte_carlo_view.h"
#include "figures/plot/legend_bar.h"
#include "figures/study/study_view.h"
#include "physics/near.h"
#include "study/judged_fall.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QHelpEvent>
#include <QSignalSpy>
#include <QTextDocumentFragment>
#include <QToolTip>

using namespace talweg;
using namespace talweg::tests;
using Kind = MonteCarloFigure::Kind;

namespace {

/// Falls from 8 to 12 m at 4 to 10 m/s, drawn evenly; far is beyond 10 m.
std::shared_ptr<const MonteCarloResult> falls(std::size_t runs = 3000) {
    static const auto system = std::make_shared<const System>(batchedFall());
    const MonteCarlo study{
        defaultValues(system->parameters),
        {{"speed", Distribution::Kind::uniform, {4, 10}}, {"height", Distribution::Kind::uniform, {8, 12}}},
        {"x", "t"},
        runs};
    return solveMonteCarlo(system, study, 0, {}, {});
}

/// The first paths, of height over place unless something else is said.
std::shared_ptr<const MonteCarloDrawing> drawnPaths(const MonteCarloResult& result, const PathOf& of = {}) {
    RunPaths paths(result, of);
    paths.extend(result, 300, 0, {});
    return drawingOf(result, {Kind::paths, of.y, of.x}, nullptr, {},
                     std::make_shared<const PathFan>(fanOf(paths)));
}

std::shared_ptr<const MonteCarloDrawing> drawn(Kind kind, const std::string& output = "x",
                                               const SensitivityResult* indices = nullptr) {
    if (kind == Kind::paths) return drawnPaths(*falls());
    return drawingOf(*falls(), {kind, output, hasInput(kind) ? "speed" : ""}, indices, {});
}

std::unique_ptr<MonteCarloView> shown(std::shared_ptr<const MonteCarloDrawing> drawing) {
    auto view = std::make_unique<MonteCarloView>();
    view->resize(800, 450);
    view->setDrawing(std::move(drawing));
    view->show();
    view->replot();
    return view;
}

QPoint pixel(const MonteCarloView& view, double x, double y) {
    return {qRound(view.xAxis->coordToPixel(x)), qRound(view.yAxis->coordToPixel(y))};
}

QString toolTipAt(MonteCarloView& view, QPoint place) {
    QToolTip::hideText();
    QHelpEvent help(QEvent::ToolTip, place, view.mapToGlobal(place));
    QCoreApplication::sendEvent(&view, &help);
    return QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText().replace(u'\u00a0', u' ');
}

const std::vector<Kind>& kinds() {
    static const std::vector<Kind> all{Kind::histogram,   Kind::cumulative, Kind::scatter, Kind::response,
                                       Kind::sensitivity, Kind::tornado,    Kind::sobol,   Kind::paths};
    return all;
}

} // namespace

class TestMonteCarloView : public QObject {
    Q_OBJECT

private slots:
    void withoutRunsItTakesEveryEvent() {
        MonteCarloView view;
        view.resize(400, 300);
        view.show();
        QTest::mouseClick(&view, Qt::LeftButton);
        QTest::mouseMove(&view, {200, 150});
        view.setTheme(Theme::night());
        view.setDrawing(nullptr);
        QVERIFY(toolTipAt(view, {200, 150}).isEmpty());
    }

    /// From any kind to any other, in both themes, on the screen and on paper.
    void everyKindFollowsEveryOther() {
        static int complaints; // of the plot, which are no warnings
        complaints = 0;
        const auto handler =
            qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& message) {
                complaints += message.contains("layer");
            });
        const auto view = shown(nullptr);
        for (const Kind before : kinds())
            for (const Kind after : kinds()) {
                view->setDrawing(drawn(before));
                view->setDrawing(drawn(after));
                view->replot();
                // Another experiment begins with nothing.
                view->setDrawing(drawn(before));
                view->setDrawing(nullptr);
                view->setDrawing(drawn(after));
                view->replot();
                QCOMPARE(view->xAxis->label(), shown(drawn(after))->xAxis->label());
            }
        qInstallMessageHandler(handler);
        QCOMPARE(complaints, 0);
        const FigureSize size{120, 80, 100};
        for (const Kind kind : kinds())
            for (const Theme& theme : {Theme::light(), Theme::night()}) {
                view->setDrawing(drawn(kind));
                const QImage image = imageOf(view->picture(theme, size), size);
                QCOMPARE(image.pixelColor(1, 1), theme.background);
                int other = 0;
                for (int x = 0; x < image.width(); ++x)
                    for (int y = 0; y < image.height(); ++y)
                        other += image.pixelColor(x, y) != theme.background;
                QVERIFY(other > 100);
            }
    }

    void aBarSaysWhatIsInIt() {
        const auto drawing = drawn(Kind::histogram);
        const auto view = shown(drawing);
        const Histogram& histogram = drawing->histogram;
        const std::size_t place = histogram.classes() / 2;
        const double x = histogram.from + (static_cast<double>(place) + 0.5) * histogram.width;
        const QString tip = toolTipAt(*view, pixel(*view, x, 1));
        QVERIFY2(tip.contains(QString("%1 of 3000 runs").arg(histogram.count(place))), qPrintable(tip));
        // Far and otherwise stand upon one another; without the one there is room for the other.
        QCOMPARE(view->legendBar().entries().size(), std::size_t{2});
        const double top = view->everything().top;
        view->setEntryShown(0, false);
        QVERIFY(view->everything().top <= top);
        view->setEntryShown(1, false);
        QVERIFY(view->everything().top < top);
    }

    /// Of 1000 runs 990 stand at the cap and ten beside it: those would be a line of a pixel.
    void oneBarAtTheCapLeavesTheOthersLegible() {
        auto drawing = std::make_shared<MonteCarloDrawing>(*drawn(Kind::histogram));
        drawing->runs = 1000;
        drawing->histogram = {0, 1, {{990, 4, 3, 2, 1}, {0, 0, 0, 0, 0}}};
        const auto view = shown(drawing);
        QVERIFY(view->everything().top > 4 && view->everything().top < 8);
        const QString tip = toolTipAt(*view, pixel(*view, 0.5, 1));
        QVERIFY2(tip.contains("990 of 1000 runs, 99.00 %"), qPrintable(tip));
        // The bar is broken near its upper end, and whole lower down.
        const QImage image = view->grab().toImage();
        const auto colorAt = [&](double y) {
            return image.pixelColor(QPoint(pixel(*view, 0.5, 0).x(), qRound(y)));
        };
        const QRect plot = view->axisRect()->rect();
        const QColor bar = colorAt(plot.bottom() - 10);
        int others = 0;
        for (int y = plot.top() + 8; y < plot.top() + 20; ++y)
            others += colorAt(y) != bar;
        QVERIFY(others >= 3);
        QCOMPARE(colorAt(plot.center().y()), bar);
        // Two bars are told without that.
        drawing = std::make_shared<MonteCarloDrawing>(*drawing);
        drawing->histogram = {0, 1, {{990, 10}, {0, 0}}};
        view->setDrawing(drawing);
        QVERIFY(view->everything().top > 990);
    }

    void whatIsTheSameInAllRunsIsSaid() {
        auto drawing = std::make_shared<MonteCarloDrawing>(*drawn(Kind::histogram));
        const std::vector<double> values(5, 2.5);
        const std::vector<std::uint8_t> groups(5, 0);
        drawing->histogram = histogramOf(values, groups, 2);
        drawing->median = 2.5;
        const auto bluePixels = [](const std::shared_ptr<const MonteCarloDrawing>& of) {
            const auto view = shown(of);
            const QImage image = view->grab(view->axisRect()->rect()).toImage();
            int blue = 0;
            for (int x = 0; x < image.width(); ++x)
                for (int y = 0; y < image.height(); ++y)
                    blue += image.pixelColor(x, y) == Theme::light().lines[0];
            return blue;
        };
        QCOMPARE(bluePixels(drawing), 0); // in words, not as a bar that fills everything
        QVERIFY(bluePixels(drawn(Kind::histogram)) > 1000);
        QVERIFY(drawing->histogram.isOneValue);
        QVERIFY(!drawn(Kind::histogram)->histogram.isOneValue);
    }

    /// Wherever an ending is drawn.
    void anEndingLooksTheSameInEveryFigure() {
        const auto rover = builtinSystems().find("rover");
        Values base = defaultValues(rover->parameters);
        base["t_end"] = 12.0;
        const MonteCarlo study{base, {{"u4", Distribution::Kind::uniform, {0.2, 8}}}, {"height"}, 200};
        const auto result = solveMonteCarlo(rover, study, 0, {}, {});
        const auto view = shown(drawingOf(*result, {Kind::histogram, "height", {}}, nullptr, {}));
        Sweep sweep{base, {{"e", {0.6, 0.85}}}, {"u4", {}}, {"height"}};
        for (double speed = 0.25; speed < 8; speed += 0.25)
            sweep.over.values.push_back(speed);
        StudyFigure figure;
        figure.kind = StudyFigure::Kind::outcomes;
        figure.x = "e";
        StudyView outcomes;
        outcomes.setFigure(figure);
        outcomes.setResults({{solveSweep(rover, sweep, {}, {}, {}), {}, {}}});
        outcomes.setChosen(base);
        int both = 0;
        for (const LegendEntry& one : view->legendBar().entries())
            for (const LegendEntry& other : outcomes.legendBar().entries()) {
                if (one.name != other.name || !one.present) continue;
                ++both;
                QVERIFY(one.fill && other.fill);
                QCOMPARE(one.fill->ground, other.fill->ground);
                QCOMPARE(one.fill->ink, other.fill->ink);
                QCOMPARE(one.fill->hatch, other.fill->hatch);
            }
        QVERIFY2(both >= 2, qPrintable(QString::number(both)));
    }

    /// x = v sqrt(2 h / g): the share up to 10 m is that of the runs that are not far.
    void theCurveSaysTheShare() {
        const auto drawing = drawn(Kind::cumulative);
        const auto view = shown(drawing);
        const auto result = falls();
        const auto near = std::ranges::count(result->success, 0);
        const QString tip = toolTipAt(*view, pixel(*view, farRange, 50));
        const double share = tip.section(" %", 0, 0).section(u' ', -1).toDouble();
        QVERIFY2(std::abs(share - 100 * static_cast<double>(near) / 3000) < 0.5, qPrintable(tip));
        QNEAR(drawing->curve.halfWidth, std::sqrt(std::log(40) / 6000), 1e-12);
        QCOMPARE(view->everything().top, 100.0);
    }

    void aDotSaysItsRunAndOpensIt() {
        const auto view = shown(drawn(Kind::scatter));
        const auto result = falls();
        QCOMPARE(view->drawing()->dots.size(), std::size_t{3000});
        const RunDot& dot = view->drawing()->dots[42];
        QCOMPARE(dot.x, result->inputs[0][42]);
        QCOMPARE(dot.y, result->values[0][42]);
        QSignalSpy clicked(view.get(), &MonteCarloView::runClicked);
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, pixel(*view, dot.x, dot.y));
        QCOMPARE(clicked.size(), 1);
        const auto run = clicked[0][0].toULongLong();
        QVERIFY(std::abs(result->inputs[0][run] - dot.x) < 0.05); // another may be as near
        const QString tip = toolTipAt(*view, pixel(*view, dot.x, dot.y));
        QVERIFY2(tip.startsWith(QString("Run %1: ").arg(run + 1)), qPrintable(tip));
        view->setOutdated(true);
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, pixel(*view, dot.x, dot.y));
        QCOMPARE(clicked.size(), 1);
    }

    /// Of success no run crosses below 10/sqrt(24/g) m/s and every one above 10/sqrt(16/g).
    void theResponseIsThatOfTheParts() {
        const auto drawing = drawn(Kind::response, "far");
        for (const ResponsePoint& point : drawing->response.points) {
            if (point.to < 10 / std::sqrt(24 / 9.81)) QCOMPARE(point.mean, 0.0);
            if (point.from > 10 / std::sqrt(16 / 9.81)) QCOMPARE(point.mean, 100.0);
        }
        const auto view = shown(drawing);
        QVERIFY(toolTipAt(*view, pixel(*view, 5, 20)).contains("runs: mean 0 %"));
    }

    void barsAreThoseOfTheInputs() {
        const auto tornado = drawn(Kind::tornado);
        QCOMPARE(tornado->rows.size(), std::size_t{2});
        QCOMPARE(tornado->rows[0].inputs, (std::vector<std::string>{"speed"}));
        const double high = (4 + 0.95 * 6) * fallTime(10, 9.81); // the 95 % quantile of the speed
        QNEAR(tornado->rows[0].bars[1].to, high, 1e-9);
        const auto view = shown(tornado);
        QVERIFY(toolTipAt(*view, pixel(*view, high - 0.1, 2)).contains("v = 9.7 m/s"));
        const auto shares = drawn(Kind::sensitivity);
        QCOMPARE(shares->rows.size(), std::size_t{3}); // with what both do together
        QVERIFY(shares->rows[0].bars[0].to > 0.9);
        QVERIFY(shares->series.back() == MonteCarloDrawing::BarOf::interaction);
    }

    void indicesWaitForTheirRuns() {
        const auto before = drawn(Kind::sobol);
        QVERIFY(before->rows.empty());
        MonteCarlo study = falls()->study;
        study.runs = 1024;
        const auto indices = solveSensitivity(falls()->system, study, 0, {}, {});
        const auto after = drawn(Kind::sobol, "x", indices.get());
        QCOMPARE(after->rows.size(), std::size_t{2});
        QCOMPARE(after->runs, indices->runs);
        QCOMPARE(after->rows[0].bars[0].to, indices->indices[1][0].first.value); // x comes behind far
    }

    /// The ground is filled under the fan, what is pointed at has its numbers, and each part can be hidden.
    void pathsLieOverTheGround() {
        const auto drawing = drawnPaths(*falls());
        const PathFan& fan = *drawing->fan;
        const auto view = shown(drawing);
        QCOMPARE(view->legendBar().entries().size(), std::size_t{6});
        QVERIFY(!view->legendBar().entries()[4].shown); // single runs are there when wanted
        const auto pixels = [&view](const QColor& color) {
            const QImage image = view->grab(view->axisRect()->rect()).toImage();
            int found = 0;
            for (int x = 0; x < image.width(); ++x)
                for (int y = 0; y < image.height(); ++y)
                    found += image.pixelColor(x, y) == color;
            return found;
        };
        QVERIFY(pixels(Theme::light().ground) > 200);
        QVERIFY(pixels(Theme::light().lines[0]) > 100); // the median
        view->setEntryShown(0, false);
        view->replot();
        QCOMPARE(pixels(Theme::light().lines[0]), 0);
        view->setEntryShown(0, true);
        // The median is between the bands, the bands about it.
        const std::size_t i = fan.at.size() / 2;
        const QString tip = toolTipAt(*view, pixel(*view, fan.at[i], fan.quantiles[2][i]));
        QVERIFY2(tip.contains(QString("Runs that reach this x value: %1 of 300").arg(fan.there[i])),
                 qPrintable(tip));
        QVERIFY2(tip.contains("median " + QString::number(fan.quantiles[2][i], 'g', 4)), qPrintable(tip));
        const double bottom = view->everything().bottom;
        view->setEntryShown(5, false); // the share beneath gives its room away
        QVERIFY(view->everything().bottom > bottom);
        const double top = view->everything().top;
        view->setEntryShown(4, true);
        QVERIFY(view->everything().top >= top);
        // Against time there is no ground.
        view->setDrawing(drawnPaths(*falls(), {"v", "t"}));
        view->replot();
        QCOMPARE(pixels(Theme::light().ground), 0);
        QVERIFY(view->yAxis->label().startsWith("Falling speed v"));
        QVERIFY(view->xAxis->label().startsWith("Time t"));
    }

    void tablesHaveWhatIsDrawn() {
        for (const Kind kind : kinds()) {
            const auto drawing = drawn(kind);
            const QString table = QString::fromStdString(drawingTable(*drawing));
            const qsizetype rows = table.count(u'\n') - 1;
            switch (kind) {
            case Kind::histogram:
                QCOMPARE(rows, static_cast<qsizetype>(drawing->histogram.classes()));
                break;
            case Kind::cumulative:
                QCOMPARE(rows, static_cast<qsizetype>(drawing->curve.x.size()));
                break;
            case Kind::scatter:
                QCOMPARE(rows, qsizetype{3000});
                break;
            case Kind::response:
                QCOMPARE(rows, static_cast<qsizetype>(drawing->response.points.size()));
                break;
            case Kind::sensitivity:
                QCOMPARE(rows, qsizetype{3});
                break;
            case Kind::tornado:
                QCOMPARE(rows, qsizetype{4});
                break;
            case Kind::sobol:
                QCOMPARE(rows, qsizetype{0});
                break;
            case Kind::paths:
                QCOMPARE(rows, static_cast<qsizetype>(drawing->fan->at.size()));
                QVERIFY(
                    table.startsWith("x_m,runs,share,y_q5_m,y_q25_m,y_q50_m,y_q75_m,y_q95_m,y_experiment_m"));
                break;
            }
        }
    }

    /// A zoom stays while runs come in, and goes with the axes.
    void theZoomStaysWhileRunsComeIn() {
        const auto view = shown(drawn(Kind::histogram));
        view->setZoom({5, 10, 0, 50});
        view->setDrawing(drawingOf(*falls(5000), {Kind::histogram, "x", ""}, nullptr, {}));
        QVERIFY(view->zoom());
        QCOMPARE(view->xAxis->range().upper, 10.0);
        view->setDrawing(drawn(Kind::cumulative));
        QVERIFY(!view->zoom());
    }
};

TALWEG_TEST(tst_monte_carlo_view, TestMonteCarloView, QApplication)
#include "tst_monte_carlo_view.moc"
