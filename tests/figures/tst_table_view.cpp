#include "bouncing.h"
#include "figures/file/picture_file.h"
#include "figures/plot/empty_note.h"
#include "figures/plot/legend_bar.h"
#include "figures/plot/lines.h"
#include "figures/run/make_figure.h"
#include "figures/run/measured_tracks.h"
#include "figures/run/run_csv.h"
#include "support/decorated.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolTip>
#include <array>

using namespace talweg;
using namespace talweg::tests;

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

FigureRecipe recipe() {
    return {.id = "heights",
            .title = "Heights",
            .kind = FigureRecipe::Kind::table,
            .yLabel = "Height (m)",
            .series = {{"low"}, {"high", "above"}, {"high", "shifted", {}, "shifted"}},
            .against = "place",
            .table = "heights",
            .noTable = "This one has no heights."};
}

ResultTable heights() {
    ResultTable table{"heights", "Heights"};
    table.columns = {{"place", "p", "Place", "m"},
                     {"note", "", "Note"},
                     {"low", "", "Low height", "m"},
                     {"high", "", "High height", "m"},
                     {"shifted", "", "Shifted place", "m"}};
    for (const auto& [place, low, high] :
         {std::tuple(0.0, 1.0, 5.0), {1.0, 2.0, none}, {2.0, 4.0, 7.0}, {4.0, 3.0, 8.0}})
        table.rows.push_back({place, std::string("a word"), low, high, 10 - place});
    return table;
}

Shown withTables(std::vector<ResultTable> tables) {
    auto run = std::make_shared<Run>(*bouncingRun());
    run->tables = std::move(tables);
    return {std::make_shared<const System>(bouncingSystem()), run,
            std::make_shared<const Samples>(run->samples(100))};
}

/// The points of the line of that number; there is no line at what is not a number.
std::vector<std::pair<double, double>> points(QCustomPlot& plot, int line) {
    std::vector<std::pair<double, double>> found;
    const auto* path = dynamic_cast<const PathLine*>(plot.plottable(line));
    for (const QCPCurveData& point : *path->data())
        found.emplace_back(point.key, point.value);
    return found;
}

Shown solved(const std::shared_ptr<const System>& system, const Values& more) {
    Values values = defaultValues(system->parameters);
    for (const auto& [id, value] : more)
        values[id] = value;
    const auto run = tests::runOf(*system, values);
    return {system, run, std::make_shared<const Samples>(run->samples(50))};
}

std::unique_ptr<FigureView> figureOf(const Shown& shown, const char* id) {
    auto view =
        makeFigureView(shown.system, *std::ranges::find(shown.system->figures, id, &FigureRecipe::id));
    view->setShown(shown);
    return view;
}

} // namespace

class TestTableView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_shown = withTables({{"other", "Other"}, heights()});
        m_view = makeFigureView(m_shown.system, recipe());
        m_view->setShown(m_shown);
        m_view->resize(800, 450);
        m_view->show();
        m_view->replot();
    }

    void linesAreTheColumns() {
        using Points = std::vector<std::pair<double, double>>;
        QCOMPARE(points(*m_view, 0), (Points{{0, 1}, {1, 2}, {2, 4}, {4, 3}}));
        Points high = points(*m_view, 1);
        QCOMPARE(high.size(), std::size_t(4));
        QVERIFY(std::isnan(high[1].second));
        high.erase(high.begin() + 1);
        QCOMPARE(high, (Points{{0, 5}, {2, 7}, {4, 8}}));
        QCOMPARE(points(*m_view, 2).front(), (std::pair{10.0, 5.0}));
        QCOMPARE(points(*m_view, 2).back(), (std::pair{6.0, 8.0}));
    }

    void axesAndLegendAreThoseOfTheTable() {
        QCOMPARE(m_view->xAxis->label(), QString("Place p (m)"));
        QCOMPARE(m_view->yAxis->label(), QString("Height (m)"));
        QCOMPARE(m_view->xAxis->range(), QCPRange(0, 10));
        QVERIFY(m_view->yAxis->range().contains(1) && m_view->yAxis->range().contains(8));
        QStringList names;
        for (const LegendEntry& entry : m_view->legendBar().entries())
            names << entry.name;
        QCOMPARE(names, (QStringList{"Low height", "above", "shifted"}));
        m_view->setEntryShown(2, false);
        m_view->replot();
        QCOMPARE(m_view->xAxis->range(), QCPRange(0, 4));
    }

    void aShortenedLabelKeepsItsUnit() {
        FigureRecipe tall = recipe();
        tall.yLabel = "Height of the centre of the body above the lowest point of the ground (m)";
        const auto view = makeFigureView(m_shown.system, tall);
        view->setShown(m_shown);
        view->resize(400, 250);
        view->show();
        view->replot();
        const QString label = view->yAxis->label();
        QVERIFY2(label.startsWith("Height") && label.endsWith("… (m)"), qPrintable(label));
    }

    void oneLineNeedsNoLegend() {
        FigureRecipe one = recipe();
        one.series = {{"low"}};
        one.yLabel.clear();
        const auto view = makeFigureView(m_shown.system, one);
        view->setShown(m_shown);
        view->resize(400, 300);
        view->show();
        view->replot();
        QVERIFY(view->legendBar().entries().empty());
        QCOMPARE(view->yAxis->label(), QString("Low height (m)"));
    }

    void toScaleAMetreIsAMetre() {
        FigureRecipe scaled = recipe();
        scaled.toScale = true;
        const auto view = makeFigureView(m_shown.system, scaled);
        view->setShown(m_shown);
        view->resize(800, 450);
        view->show();
        view->replot();
        const double right = view->xAxis->coordToPixel(1) - view->xAxis->coordToPixel(0);
        const double up = view->yAxis->coordToPixel(0) - view->yAxis->coordToPixel(1);
        QVERIFY(std::abs(right - up) < 1e-6 * right);
    }

    /// In the middle, where nothing is drawn; once there is a table again it is drawn.
    void aRunWithoutTheTableSaysSo() {
        m_view->setShown(bouncing());
        const auto note = [&]() -> const EmptyNote* {
            for (int i = 0; i < m_view->itemCount(); ++i)
                if (const auto* found = dynamic_cast<const EmptyNote*>(m_view->item(i))) return found;
            return nullptr;
        };
        QVERIFY(note() && note()->visible());
        QCOMPARE(note()->reason(), QString("This one has no heights."));
        QVERIFY(!m_view->axisRect()->visible());
        QVERIFY(m_view->legendBar().entries().empty());
        m_view->setShown({});
        QCOMPARE(note()->reason(), QString());
        m_view->setShown(m_shown);
        QVERIFY(!note()->visible() && m_view->axisRect()->visible());
    }

    void dataAreTheWholeTable() {
        const Samples samples = m_shown.run->samples(10);
        QCOMPARE(figureCsv(*m_shown.system, recipe(), *m_shown.run, samples), tableCsv(heights()));
        QCOMPARE(figureCsv(*m_shown.system, recipe(), *bouncingRun(), samples), QByteArray());
    }

    void pinnedRunsLieUnderTheRun() {
        ResultTable taller = heights();
        taller.rows[0][2] = -50.0;
        m_view->setPinned({{"Earlier", withTables({taller})}, {"Without", bouncing()}});
        m_view->replot();
        const auto& entries = m_view->legendBar().entries();
        QCOMPARE(entries.size(), std::size_t(5));
        QCOMPARE(entries[3].name, QString("Earlier"));
        QVERIFY(m_view->yAxis->range().contains(-50));
        m_view->setEntryShown(3, false);
        m_view->replot();
        QVERIFY(!m_view->yAxis->range().contains(-50));
        m_view->setEntryShown(3, true);
        m_view->setEntryShown(0, false);
        m_view->replot();
        QVERIFY(!m_view->yAxis->range().contains(-50));
    }

    /// Each name has lines of its own, in its own colour, and a legend entry.
    void aTableIsDividedByNames() {
        using Points = std::vector<std::pair<double, double>>;
        const FigureRecipe divided = recipe();
        ResultTable table = heights();
        std::swap(table.columns[0], table.columns[1]);
        for (auto& row : table.rows)
            std::swap(row[0], row[1]);
        table.rows[2][0] = table.rows[3][0] = std::string("another");
        const Shown shown = withTables({table});
        const auto view = makeFigureView(shown.system, divided);
        view->setTheme(Theme::light());
        view->setShown(shown);
        view->resize(800, 450);
        view->show();
        view->replot();
        QStringList names;
        for (const LegendEntry& entry : view->legendBar().entries())
            names << entry.name;
        QCOMPARE(names, (QStringList{"Low height", "above", "shifted", "a word", "another"}));
        // After the three lines of the whole table come two for each of them.
        QCOMPARE(points(*view, 3), (Points{{0, 1}, {1, 2}}));
        QCOMPARE(points(*view, 4), (Points{{2, 4}, {4, 3}}));
        QCOMPARE(points(*view, 6), (Points{{2, 7}, {4, 8}}));
        const auto pen = [&](int line) { return view->plottable(line)->pen(); };
        QCOMPARE(pen(0).style(), Qt::NoPen);
        QCOMPARE(pen(3).color(), Theme::light().lines[0]);
        QCOMPARE(pen(4).color(), Theme::light().lines[1]);
        QVERIFY(view->legendBar().entries()[3].marker != view->legendBar().entries()[4].marker);
        QVERIFY(view->yAxis->range().contains(8));
        view->setEntryShown(4, false);
        view->replot();
        QVERIFY(view->plottable(3)->visible() && !view->plottable(4)->visible());
        QVERIFY(!view->yAxis->range().contains(7));
        // The data are one table; without the column it is not divided.
        QCOMPARE(figureCsv(*shown.system, divided, *shown.run, {}), tableCsv(table));
        view->setShown(withTables({}));
        QVERIFY(view->legendBar().entries().empty());
    }

    /// Until the first impact, after 0.43 s, the rover falls: y0 − g t²/2. One track falls 1 cm beside it,
    /// the other rests at the start.
    void residualsAreThoseOfAllTracks() {
        const auto rover = builtinSystems().find("rover");
        Values values = defaultValues(rover->parameters);
        values["terrain"] = std::string("flat");
        for (const auto& [id, value] : {std::pair{"b", 0.05},
                                        {"g", 9.81},
                                        {"u4", 0.0},
                                        {"u3", 0.0},
                                        {"clearance", 0.9},
                                        {"t_end", 1.0}})
            values[id] = value;
        Shown shown = solved(rover, values);
        const auto start = shown.run->state(0);
        const double x0 = start[*columnOf(*rover, *shown.run, "x")],
                     y0 = start[*columnOf(*rover, *shown.run, "y")];
        Track falling{.name = "Falling"}, resting{.name = "Resting"};
        for (int i = 0; i < 40; ++i) {
            const double t = 0.01 * i;
            falling.t.push_back(t);
            falling.x.push_back(x0 + 0.01);
            falling.y.push_back(y0 - 9.81 * t * t / 2);
            resting.t.push_back(t);
            resting.x.push_back(x0);
            resting.y.push_back(y0);
        }
        const std::vector<Pinned> tracks = addTracks(shown, {falling, resting}, values);
        QCOMPARE(tracks.size(), std::size_t(2));
        const auto view = figureOf(shown, "residuals");
        view->setPinned(tracks);
        view->resize(800, 450);
        view->show();
        view->replot();
        QStringList names;
        for (const LegendEntry& entry : view->legendBar().entries())
            names << entry.name;
        QCOMPARE(names.mid(names.size() - 2), (QStringList{"Falling", "Resting"}));
        // After the four columns of the whole table: Δx of both tracks, then Δy.
        for (int line = 4; line < 8; ++line)
            QCOMPARE(points(*view, line).size(), std::size_t(40));
        for (int i = 0; i < 40; ++i) {
            const double t = 0.01 * i, fallen = 9.81 * t * t / 2;
            const std::array expected{-0.01, 0.0, 0.0, -fallen};
            for (int line = 0; line < 4; ++line) {
                const auto [at, value] = points(*view, 4 + line)[static_cast<std::size_t>(i)];
                QVERIFY(std::abs(at - t) < 1e-12);
                QVERIFY(std::abs(value - expected[static_cast<std::size_t>(line)]) < 1e-12);
            }
        }
        const auto recipe = std::ranges::find(rover->figures, "residuals", &FigureRecipe::id);
        const QByteArray csv = figureCsv(*rover, *recipe, *shown.run, {});
        QVERIFY(csv.startsWith("track,t_s,"));
        QCOMPARE(csv.count("\nFalling,"), 40);
        QCOMPARE(csv.count("\nResting,"), 40);
    }

    /// Two balls fall from 1 m and bounce, one with e = 0.8, the other with e = 0.6.
    void restitutionIsThatOfAllTracks() {
        const auto rover = builtinSystems().find("rover");
        Values values = defaultValues(rover->parameters);
        values["terrain"] = std::string("flat");
        for (const auto& [id, value] : {std::pair{"b", 0.05},
                                        {"g", 9.81},
                                        {"u4", 0.0},
                                        {"u3", 0.0},
                                        {"clearance", 1.0},
                                        {"t_end", 2.0}})
            values[id] = value;
        const auto bouncesWith = [&](double e) {
            values["e"] = e;
            return solved(rover, values);
        };
        const auto filmedBall = [&](const char* name, double e) {
            const Shown ball = bouncesWith(e);
            Track track{.name = name, .sigma = 1e-4};
            for (int i = 0; i < 480; ++i) {
                track.t.push_back(i / 240.0);
                track.y.push_back(ball.run->state(track.t.back())[*columnOf(*rover, *ball.run, "y")]);
            }
            return track;
        };
        const SharedList<Track> tracks{filmedBall("Hard", 0.8), filmedBall("Soft", 0.6)};
        Shown shown = bouncesWith(0.7);
        const std::vector<Pinned> drawn = addTracks(shown, tracks, values);
        const auto view = figureOf(shown, "restitution");
        view->setPinned(drawn);
        view->resize(800, 450);
        view->show();
        view->replot();
        QStringList names;
        for (const LegendEntry& entry : view->legendBar().entries())
            names << entry.name;
        QCOMPARE(names.mid(names.size() - 2), (QStringList{"Hard", "Soft"}));
        // After the four columns of the whole table: e of both tracks. The first impact is at √(2 g h).
        for (const auto& [line, e] : {std::pair{4, 0.8}, {5, 0.6}}) {
            const auto [speed, found] = points(*view, line).front();
            QVERIFY(std::abs(speed - std::sqrt(2 * 9.81)) < 1e-3);
            QVERIFY(std::abs(found - e) < 1e-3);
        }
        QVERIFY(view->plottable(4)->pen().color() != view->plottable(5)->pen().color());
    }

    void theToolTipReadsTheNearestRow() {
        const auto tip = [&](double x, double y) {
            const QPoint place(qRound(m_view->xAxis->coordToPixel(x)),
                               qRound(m_view->yAxis->coordToPixel(y)));
            QHelpEvent asked(QEvent::ToolTip, place, m_view->mapToGlobal(place));
            QCoreApplication::sendEvent(m_view.get(), &asked);
            return QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText().replace(u'\u00a0', u' ');
        };
        const QString row = tip(2, 4);
        QVERIFY2(row.startsWith("Place: 2") && row.contains("\nLow height: 4") && row.endsWith(" m"),
                 qPrintable(row));
        QTRY_VERIFY(tip(8, 1).isEmpty()); // it goes after a moment
    }

    /// It is the same at every instant, and a click asks for none.
    void thereAreNoInstants() {
        const FigureSize size{100, 60, 96};
        const QImage before = imageOf(m_view->picture(Theme::light(), size), size);
        m_view->setCursor(1.3);
        QCOMPARE(imageOf(m_view->picture(Theme::light(), size), size), before);
        QVERIFY(m_view->cursorValues().empty());
        QVERIFY(!m_view->pictureText().join(' ').contains("instant"));
        QSignalSpy times(m_view.get(), &FigureView::cursorDragged);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, m_view->axisRect()->center());
        QCOMPARE(times.size(), 0);
    }

    /// Columns of another unit have a plot of their own below, over the same axis; lines of one name are one
    /// entry; marks go straight across.
    void anotherUnitHasAPlotOfItsOwn() {
        FigureRecipe two = recipe();
        two.yLabel = "Height (m)\nTilt (°)";
        two.series = {{"low"}, {"tilt"}, {"high"}};
        two.stems = {
            {.quantity = "mark", .against = "place"}, {.quantity = "limit"}, {.quantity = "nowhere"}};
        ResultTable table = heights();
        table.columns.push_back({"tilt", "", "Low height", "°"});
        table.columns.push_back({"mark", "", "marked at 2.5 m", "m"});
        table.columns.push_back({"limit", "", "at most 80°", "°"});
        table.columns.push_back({"nowhere", "", "nowhere", "°"});
        double tilt = 10;
        for (auto& row : table.rows)
            row.insert(row.end(), {tilt += 10, 2.5, 80.0, none});
        const Shown shown = withTables({table});
        const auto view = makeFigureView(shown.system, two);
        view->setShown(shown);
        view->resize(800, 450);
        view->show();
        view->replot();
        QCOMPARE(view->axisRectCount(), 2);
        const QCPAxisRect* below = view->axisRect(1);
        const QCPAxis *x = below->axis(QCPAxis::atBottom), *y = below->axis(QCPAxis::atLeft);
        QVERIFY(below->rect().top() > view->axisRect()->rect().bottom());
        QCOMPARE(below->rect().left(), view->axisRect()->rect().left());
        QCOMPARE(view->yAxis->label(), QString("Height (m)"));
        QCOMPARE(y->label(), QString("Tilt (°)"));
        QCOMPARE(x->label(), QString("Place p (m)"));
        QVERIFY(view->xAxis->label().isEmpty());
        QVERIFY(y->range().contains(20) && y->range().contains(80) && !y->range().contains(200));
        QVERIFY(view->yAxis->range().upper < 20);
        QVERIFY(view->plottable(1)->valueAxis() == y && view->plottable(2)->valueAxis() == view->yAxis);
        QStringList names;
        for (const LegendEntry& entry : view->legendBar().entries())
            if (entry.present) names << entry.name;
        QCOMPARE(names, (QStringList{"Low height", "High height", "marked at 2.5 m", "at most 80°"}));
        view->setEntryShown(0, false);
        QVERIFY(!view->plottable(0)->visible() && !view->plottable(1)->visible());
        view->setEntryShown(0, true);
        view->setEntryShown(3, false);
        view->replot();
        QVERIFY(!y->range().contains(80));
        // Zoomed along x, both are; the lower one stays whole from bottom to top.
        view->setZoom({1, 3, 0, 5});
        view->replot();
        QCOMPARE(x->range(), QCPRange(1, 3));
        QVERIFY(y->range().contains(20) && y->range().contains(50));
        const FigureSize size{100, 70, 96};
        QVERIFY(!imageOf(view->picture(Theme::night(), size), size).isNull());
        view->setShown(bouncing());
        QVERIFY(!view->axisRect()->visible() && !below->visible());
    }

    /// Equation 1 of the document: f = −2 (f₀ − f₁)/(1 + exp(−v/v_norm)) + 2 f₀ − f₁, v_norm being v_switch
    /// over the logarithm of (1 + p)/(1 − p). It is f₀ at rest, has gone the part p at v_switch, and comes to
    /// f₁.
    void theFrictionLawIsEquationOne() {
        const auto surface = builtinSystems().find("surface");
        const double f0 = 0.5, f1 = 0.2, speed = 0.3, p = 0.9;
        const auto view = figureOf(solved(surface, {{"friction", std::string("regularised")},
                                                    {"mu_s", f0},
                                                    {"mu_k", f1},
                                                    {"c_rr", 0.02},
                                                    {"v_switch", speed},
                                                    {"p_switch", p},
                                                    {"t_end", 0.1}}),
                                   "friction_law");
        const auto equation = [&](double v, double still, double slipping) {
            const double norm = speed / std::log((1 + p) / (1 - p));
            return -2 * (still - slipping) / (1 + std::exp(-v / norm)) + 2 * still - slipping;
        };
        const auto dry = points(*view, 0), rolling = points(*view, 1);
        QCOMPARE(dry.size(), rolling.size());
        for (std::size_t i = 0; i < dry.size(); ++i) {
            QVERIFY(std::abs(dry[i].second - equation(dry[i].first, f0, f1)) < 1e-12);
            QVERIFY(std::abs(rolling[i].second - equation(rolling[i].first, 0.02, 0)) < 1e-12);
        }
        QCOMPARE(dry.front(), (std::pair{0.0, f0}));
        const auto there = std::ranges::find_if(
            dry, [&](const auto& point) { return std::abs(point.first - speed) < 1e-12; });
        QVERIFY(there != dry.end());
        QVERIFY(std::abs(there->second - (f0 - p * (f0 - f1))) < 1e-12);
        QVERIFY(dry.back().first > 3 * speed);
        QVERIFY(std::abs(dry.back().second - f1) < 1e-3 * (f0 - f1));
    }

    /// A bowl of 10 m: a body of 2 m has its centre on a circle of 8 m about the same point.
    void theGroundHasTheCurveOfTheCentre() {
        const auto surface = builtinSystems().find("surface");
        const Shown bowl = solved(surface, {{"y", std::string("10-sqrt(100-x^2)")},
                                            {"x_from", -9.0},
                                            {"x_to", 9.0},
                                            {"x0", 1.0},
                                            {"b", 2.0},
                                            {"t_end", 0.1}});
        const auto ground = figureOf(bowl, "ground"), curvature = figureOf(bowl, "curvature");
        QVERIFY(points(*ground, 1).size() > 100);
        for (const auto& [line, radius] : {std::pair(0, 10.0), {1, 8.0}}) {
            for (const auto& [x, y] : points(*ground, line))
                QVERIFY(std::abs(std::hypot(x, y - 10) - radius) < 1e-9);
            for (const auto& [x, bend] : points(*curvature, line))
                QVERIFY(std::abs(bend - 1 / radius) < 1e-9);
        }
    }

    /// Around a circle about the origin from its apex on: y = R cos(p/R).
    void aTracksHeightIsByItsLength() {
        const auto track = builtinSystems().find("track");
        const double radius = 2;
        const auto view =
            figureOf(solved(track, {{"curve", std::string("circle")}, {"circle_r", radius}, {"t_end", 0.1}}),
                     "height");
        const auto heights = points(*view, 0);
        QVERIFY(heights.size() > 100);
        QVERIFY(std::abs(heights.back().first - 2 * M_PI * radius) < 1e-9);
        for (const auto& [p, y] : heights)
            QVERIFY(std::abs(y - radius * std::cos(p / radius)) < 1e-9);
    }

    /// Inside a circle of 3 m, the centre of a ball of 0.3 m runs on one of 2.7 m. A bead has no such line.
    void aSceneShowsTheCentreLineOfABall() {
        const auto track = builtinSystems().find("track");
        const Values bead{{"curve", std::string("circle")}, {"circle_r", 3.0}, {"t_end", 0.1}};
        Values ball = bead;
        ball["mode"] = std::string("ball");
        ball["b"] = 0.3;
        const auto isEntry = [](const LegendEntry& entry) { return entry.name == "Centre line"; };
        const auto view = figureOf(solved(track, ball), "trajectory");
        const int line = static_cast<int>(track->modes.size()); // after the paths of the modes
        QVERIFY(points(*view, line).size() > 20);
        for (const auto& [x, y] : points(*view, line))
            QVERIFY(std::abs(std::hypot(x, y) - 2.7) < 1e-9);
        const auto& entries = view->legendBar().entries();
        const auto entry = std::ranges::find_if(entries, isEntry);
        QVERIFY(entry != entries.end() && entry->shown);
        view->setEntryShown(static_cast<std::size_t>(entry - entries.begin()), false);
        QVERIFY(!view->plottable(line)->visible());
        const auto without = figureOf(solved(track, bead), "trajectory");
        QVERIFY(points(*without, line).empty());
        QVERIFY(std::ranges::none_of(without->legendBar().entries(), isEntry));
    }

private:
    Shown m_shown;
    std::unique_ptr<FigureView> m_view;
};

TALWEG_TEST(tst_table_view, TestTableView, QApplication)
#include "tst_table_view.moc"
