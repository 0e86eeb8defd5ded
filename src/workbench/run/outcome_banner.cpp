#include "workbench/run/outcome_banner.h"

#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/run/live_run.h"

#include <QHBoxLayout>
#include <QLabel>

namespace talweg {

OutcomeBanner::OutcomeBanner(QWidget* parent)
    : QFrame(parent), m_icon(new QLabel(this)), m_sentence(new QLabel(this)), m_below(new QLabel(this)) {
    setProperty("role", "banner");
    m_sentence->setProperty("role", "sentence");
    for (QLabel* label : {m_sentence, m_below}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_sentence);
    words->addWidget(m_below);
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
                   {tr("The project at the left lists them; “Add” offers every kind.")});
    if (!live.problems().empty()) {
        QStringList below;
        for (const Problem& problem : live.problems())
            below << QString::fromStdString(problem.message);
        return say(Sign::warning,
                   live.shown().isEmpty() ? tr("These inputs do not go together.")
                                          : tr("These inputs do not go together; what is on view is of the "
                                               "earlier ones."),
                   below);
    }
    if (!live.failure().isEmpty())
        return say(Sign::bad,
                   live.shown().isEmpty() ? tr("The run could not be solved.")
                                          : tr("The run could not be solved; what is on view is of the "
                                               "earlier inputs."),
                   {live.failure()});
    if (live.isOutdated())
        return say(Sign::neutral, tr("Solving… What is on view is of the earlier inputs."), {});
    if (live.shown().isEmpty()) return say(Sign::neutral, tr("Solving…"), {});
    const Run& run = *live.shown().run;
    QStringList warnings;
    for (const std::string& warning : everyWarning(run))
        warnings << QString::fromStdString(warning);
    const Sign sign = !run.doubts.empty()                          ? Sign::warning
                      : run.outcome.tone == RunOutcome::Tone::good ? Sign::good
                      : run.outcome.tone == RunOutcome::Tone::bad  ? Sign::bad
                                                                   : Sign::neutral;
    say(sign, QString::fromStdString(run.outcome.sentence), warnings);
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
