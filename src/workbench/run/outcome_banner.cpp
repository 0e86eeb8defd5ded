#include "workbench/run/outcome_banner.h"

#include "base/to_qt.h"
#include "systems/in_units.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/wording.h"
#include "workbench/run/live_neighbours.h"
#include "workbench/run/live_run.h"

#include <QHBoxLayout>
#include <QLabel>

namespace talweg {

namespace {

/// The percentage of successes, e.g. "63". One decimal is shown below 1 % and above 99 %.
QString shareText(const Neighbourhood& around) {
    const double share = 100 * static_cast<double>(around.succeeded) / static_cast<double>(around.runs);
    return QString::number(share, 'f', share < 1 || share > 99 ? 1 : 0);
}

/// The range of an input with its unit, e.g. "e from 0.845 to 0.855".
QString sideText(const System& system, const Neighbourhood::Side& side, const DisplayUnits& units) {
    const Parameter& own = parameterOf(system.parameters, side.parameter);
    const Parameter input = inUnits(own, units);
    const auto end = [&](double value) { return readable(units.shown(value, own.unit)); };
    const QString name = toQt(input.symbol.empty() ? input.label : input.symbol);
    const QString unit = input.unit.empty() ? QString() : u' ' + toQt(input.unit);
    return OutcomeBanner::tr("%1 from %2 to %3")
        .arg(name, end(side.values.front()), end(side.values.back()) + unit);
}

QString neighboursText(const System& system, const Neighbourhood& around, const DisplayUnits& units) {
    const QString success = toQt(system.success.label), runs = grouped(around.runs);
    QStringList parts;
    if (around.succeeded == around.runs)
        parts << OutcomeBanner::tr("%1: all %2 nearby runs").arg(success, runs);
    else if (around.succeeded == 0)
        parts << OutcomeBanner::tr("%1: none of %2 nearby runs").arg(success, runs);
    else
        parts << OutcomeBanner::tr("%1: %2 % of %3 nearby runs").arg(success, shareText(around), runs);
    for (const Neighbourhood::Side& side : around.sides)
        if (side.isCut)
            parts << OutcomeBanner::tr("%1, cut off at the limit of its range")
                         .arg(sideText(system, side, units));
    return parts.join(QStringLiteral("; "));
}

QString neighboursTip(const System& system, const Neighbourhood& around, const DisplayUnits& units) {
    QString tip =
        OutcomeBanner::tr("The run is repeated at %1 × %2 nearby values of two inputs: %3, %4. If only some "
                          "of these runs succeed, the outcome is sensitive to small changes.")
            .arg(around.sides[0].values.size())
            .arg(around.sides[1].values.size())
            .arg(sideText(system, around.sides[0], units), sideText(system, around.sides[1], units));
    if (around.undecided > 0)
        tip += u' '
               + OutcomeBanner::tr(
                     "Runs that were still undecided at the time limit and are counted as failures: %1.")
                     .arg(grouped(around.undecided));
    return tip;
}

} // namespace

OutcomeBanner::OutcomeBanner(QWidget* parent)
    : QFrame(parent), m_icon(new QLabel(this)), m_sentence(new QLabel(this)), m_below(new QLabel(this)),
      m_neighbours(new QLabel(this)) {
    setProperty("role", "banner");
    m_sentence->setProperty("role", "sentence");
    for (QLabel* label : {m_sentence, m_below}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_neighbours->setObjectName(QStringLiteral("neighbours"));
    m_neighbours->setProperty("role", "muted");
    m_neighbours->setWordWrap(true);
    m_neighbours->hide();
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_sentence);
    words->addWidget(m_below);
    words->addWidget(m_neighbours);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 6, 12, 6);
    layout->setSpacing(9);
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    layout->addLayout(words, 1);
}

QString OutcomeBanner::sentence() const {
    return m_sentence->text();
}

void OutcomeBanner::show(const LiveRun& live) {
    if (live.experiment() < 0)
        return say(Sign::neutral, tr("Add an experiment to begin."),
                   {tr("Use “Add” in the project list on the left.")});
    if (!live.problems().empty()) {
        QStringList below;
        for (const Problem& problem : live.problems())
            below << toQt(problem.message);
        return say(Sign::warning,
                   live.shown().isEmpty()
                       ? tr("These inputs are incompatible.")
                       : tr("These inputs are incompatible. The results shown are outdated."),
                   below);
    }
    if (!live.failure().isEmpty())
        return say(Sign::bad,
                   live.shown().isEmpty()
                       ? tr("The run could not be solved.")
                       : tr("The run could not be solved. The results shown are outdated."),
                   {live.failure()});
    if (live.isOutdated()) return say(Sign::neutral, tr("Solving… The results shown are outdated."), {});
    if (live.shown().isEmpty()) return say(Sign::neutral, tr("Solving…"), {});
    const Run& run = *live.shown().run;
    QStringList warnings;
    for (const std::string& warning : everyWarning(run))
        warnings << toQt(warning);
    const Sign sign = !run.doubts.empty()                          ? Sign::warning
                      : run.outcome.tone == RunOutcome::Tone::good ? Sign::good
                      : run.outcome.tone == RunOutcome::Tone::bad  ? Sign::bad
                                                                   : Sign::neutral;
    say(sign, toQt(run.outcome.sentence), warnings);
}

void OutcomeBanner::showNeighbours(const LiveNeighbours& neighbours, const DisplayUnits& units) {
    m_neighbours->setVisible(neighbours.shown() || neighbours.isFirstToCome());
    if (neighbours.isFirstToCome())
        m_neighbours->setText(tr("%1: … of %2 nearby runs")
                                  .arg(toQt(neighbours.system()->success.label),
                                       grouped(neighboursToASide * neighboursToASide)));
    if (!neighbours.shown()) return m_neighbours->setToolTip({});
    const QString text = neighboursText(*neighbours.system(), *neighbours.shown(), units);
    m_neighbours->setText(neighbours.isOutdated() ? tr("%1; outdated").arg(text) : text);
    m_neighbours->setToolTip(plainTip(neighboursTip(*neighbours.system(), *neighbours.shown(), units)));
}

void OutcomeBanner::say(Sign sign, const QString& sentence, const QStringList& below) {
    const Theme& theme = currentTheme();
    const auto [name, which, colour] = [&]() -> std::tuple<const char*, Icon, QColor> {
        switch (sign) {
        case Sign::good:
            return {"good", Icon::good, theme.good};
        case Sign::bad:
            return {"bad", Icon::bad, theme.bad};
        case Sign::warning:
            return {"warning", Icon::warning, theme.warning};
        case Sign::neutral:
            break;
        }
        return {"neutral", Icon::info, theme.mutedText};
    }();
    m_icon->setPixmap(icon(which, colour).pixmap(QSize(20, 20), devicePixelRatio()));
    m_sentence->setText(breakable(sentence));
    m_below->setText(breakable(below.join(u'\n')));
    m_below->setVisible(!below.isEmpty());
    setState(this, "tone", QString::fromLatin1(name));
}

} // namespace talweg

#include "moc_outcome_banner.cpp"
