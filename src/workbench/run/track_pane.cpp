#include "workbench/run/track_pane.h"

#include "base/to_qt.h"
#include "files/whole_file.h"
#include "project/fit_text.h"
#include "study/default_study.h"
#include "systems/in_units.h"
#include "systems/wording.h"
#include "tracks/fit_unknowns.h"
#include "tracks/overlay.h"
#include "workbench/common/aside.h"
#include "workbench/common/flow_layout.h"
#include "workbench/common/plain_text.h"
#include "workbench/run/live_run.h"
#include "workbench/run/track_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <map>

namespace talweg {

namespace {

/// Largest size of a table with a track, in bytes.
constexpr qint64 largestTrackFile = 100'000'000;
/// Interval at which the progress of a fit is shown, in ms.
constexpr int lookForProgress = 100;
/// Largest width of the names of inputs, in pixels, so that the results beside them are visible.
constexpr int widestName = 170;
/// Column of the fit's results in the list of inputs, and of the deviations in the list of tracks.
constexpr int resultColumn = 1, deviationColumn = 1;
/// Inputs that are fitted most often; they are listed first.
constexpr std::array usualInputs{"e", "law_v", "mu", "mu_k", "c_rr", "K", "g"};

/// The inputs of the start of the motion.
constexpr std::array startInputs{"q1", "clearance", "u4", "u5", "u3"};

/// The inputs that can be fitted: the usual ones, the start, and all others.
std::vector<std::string> offeredInputs() {
    std::vector<std::string> ids(usualInputs.begin(), usualInputs.end());
    ids.insert(ids.end(), startInputs.begin(), startInputs.end());
    for (const std::string& id : freeIds())
        if (!isStartId(id) && std::ranges::count(ids, id) == 0) ids.push_back(id);
    return ids;
}

/// Whether an input, given by its id in the fit, is fitted by default.
bool isFittedByDefault(const std::string& id) {
    return id == "e" || id == "law_v" || isStartId(id);
}

/// Whether a restitution law depends on an input.
bool dependsOn(ImpactLaw law, const std::string& id) {
    if (id == "law_v") return law != ImpactLaw::constant;
    return id != "e" || law != ImpactLaw::halfVelocity;
}

QString nameOf(const System& system, const std::string& id) {
    if (id == "K") return TrackPane::tr("Drag per length K");
    if (id == "law_v") return TrackPane::tr("Reference speed law_v");
    return toQt(fullName(parameterOf(system.parameters, id)));
}

QString valueOf(const System& system, const Values& values, const std::string& id,
                const DisplayUnits& units) {
    if (id == "K") return {};
    if (id == "law_v")
        return QStringLiteral("%1 %2")
            .arg(units.shown(FitRequest().lawSpeed, "m/s"))
            .arg(toQt(units.unitFor("m/s")));
    const Parameter& parameter = parameterOf(system.parameters, id);
    const Parameter shown = inUnits(parameter, units);
    return toQt(valueText(shown, inUnits(parameter, values.at(id), units)));
}

/// The id of an input in the list, in the notation of the fit.
std::string idOf(const QTreeWidgetItem& item) {
    return item.data(0, Qt::UserRole).toString().toStdString();
}

/// The standard deviation in the unit of the column, m, or in pixels.
QString sigmaText(const Track& track) {
    const QString number = QString::number(track.sigma, 'g', 3);
    return track.isInPixels ? TrackPane::tr("%1 px").arg(number) : number;
}

/// The first input that a study can vary as an axis, because it is neither uncertain nor used otherwise.
std::vector<Study::Swept> otherAxis(const System& system, const Values& values, const Study& study) {
    for (const Parameter* input : studyInputs(system, values)) {
        const auto isIt = [input](const Study::Swept& one) { return one.parameter == input->id; };
        if (!isIt(study.over) && std::ranges::none_of(study.uncertain, isIt)
            && std::ranges::none_of(study.ties, isIt))
            return {{input->id, defaultAxis(system, values, input->id)}};
    }
    return {};
}

} // namespace

TrackPane::TrackPane(QWidget* parent)
    : QWidget(parent), m_tracks(new QTableWidget(0, 4, this)), m_inputs(new QTreeWidget(this)),
      m_known(new QCheckBox(tr("Keep start values"), this)), m_law(new QComboBox(this)),
      m_add(new QPushButton(tr("Add track…"), this)), m_remove(new QPushButton(tr("Remove"), this)),
      m_run(new QPushButton(tr("Fit"), this)), m_use(new QPushButton(tr("Use these values"), this)),
      m_useUncertainty(new QPushButton(tr("Use as uncertainty"), this)), m_progress(new QProgressBar(this)),
      m_answer(new QLabel(this)) {
    m_tracks->setHorizontalHeaderLabels({tr("Track"), tr("RMS (m)"), tr("σ (m)"), tr("Samples")});
    m_tracks->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tracks->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tracks->verticalHeader()->hide();
    m_tracks->setTabKeyNavigation(false);
    m_tracks->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_tracks->setAccessibleName(tr("Measured tracks"));
    m_tracks->setToolTip(tr("Measured tracks of the experiment. Double-click a name to change it. RMS is the "
                            "root mean square of the distance between the run and the track."));
    m_inputs->setHeaderLabels({tr("Fitted input"), tr("Fit, 95 % interval"), tr("Current")});
    m_inputs->setRootIsDecorated(false);
    m_inputs->setAccessibleName(tr("Inputs to fit"));
    m_inputs->setToolTip(tr("Tick the inputs to fit. All others keep their values, including the start "
                            "values. Exception: if μ is ticked but μ′ is not, μ′ is set equal to μ."));
    m_known->setToolTip(tr("Keep the start position, clearance, speeds and spin of the experiment. To fit "
                           "only some of them, tick them in the list."));
    auto* law = new QLabel(tr("Restitution:"), this);
    law->setBuddy(m_law);
    for (const ImpactLaw one : {ImpactLaw::constant, ImpactLaw::halfVelocity, ImpactLaw::pfeiffer})
        m_law->addItem(lawName(one), static_cast<int>(one));
    m_law->setAccessibleName(tr("Restitution"));
    m_law->setToolTip(tr("Restitution at the normal impact speed a: e for “constant”, v/(a + v) for "
                         "“half-velocity”, e/(1 + (a/v)²) for “pfeiffer”; v is the reference speed law_v."));
    m_answer->setWordWrap(true);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_progress->setRange(0, 100);
    auto* answer = new QScrollArea(this);
    answer->setWidget(m_answer);
    answer->setWidgetResizable(true);
    answer->setFrameShape(QFrame::NoFrame);
    answer->setAccessibleName(tr("Result of the fit"));
    m_answer->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* restitution = new QWidget(this);
    auto* labelled = new QHBoxLayout(restitution);
    labelled->setContentsMargins({});
    labelled->addWidget(law);
    labelled->addWidget(m_law);
    auto* all = new QHBoxLayout(this);
    const auto add = [all](int stretch, QWidget* above, std::initializer_list<QWidget*> below,
                           QLayout* beside) {
        auto* column = new QVBoxLayout;
        column->addWidget(above, 1);
        for (QWidget* widget : below)
            beside->addWidget(widget);
        column->addLayout(beside);
        all->addLayout(column, stretch);
    };
    auto* uses = new QVBoxLayout;
    add(3, m_tracks, {m_add, m_remove}, new FlowLayout(nullptr));
    add(6, m_inputs, {m_run, m_known, m_progress, restitution}, new FlowLayout(nullptr));
    add(4, answer, {m_use, m_useUncertainty}, uses);
    uses->addStretch();
    connect(m_add, &QPushButton::clicked, this, &TrackPane::askAndAdd);
    connect(m_remove, &QPushButton::clicked, this, &TrackPane::removeTrack);
    connect(m_run, &QPushButton::clicked, this, &TrackPane::fitOrCancel);
    connect(m_use, &QPushButton::clicked, this, &TrackPane::useValues);
    connect(m_useUncertainty, &QPushButton::clicked, this, &TrackPane::useUncertainty);
    connect(m_tracks, &QTableWidget::cellChanged, this, [this](int row, int column) {
        if (column == 0) rename(row, m_tracks->item(row, 0)->text());
    });
    connect(m_tracks, &QTableWidget::itemSelectionChanged, this, &TrackPane::showState);
    connect(m_inputs, &QTreeWidget::itemChanged, this, &TrackPane::showState);
    connect(m_known, &QCheckBox::clicked, this, [this](bool isKept) { tickStart(!isKept); });
    connect(m_law, &QComboBox::currentIndexChanged, this, &TrackPane::refresh);
    connect(&m_job, &NewestJob::failed, this, [this](const QString& why) {
        showState();
        m_answer->setText(tr("The fit failed: %1").arg(why));
    });
    m_looks.setInterval(lookForProgress);
    connect(&m_looks, &QTimer::timeout, this,
            [this] { m_progress->setValue(static_cast<int>(100 * m_share)); });
}

void TrackPane::setDocument(Document& document, LiveRun& live) {
    m_document = &document;
    m_live = &live;
    for (const auto signal : {&Document::tracksChanged, &Document::experimentChanged})
        connect(&document, signal, this, [this](int index) {
            if (index == m_experiment) refresh();
        });
    connect(&document, &Document::unitsChanged, this, [this] {
        listInputs();
        if (m_fit) showFit();
    });
    connect(&live, &LiveRun::shownChanged, this, &TrackPane::showDeviations);
    listInputs();
    showState();
}

const Experiment* TrackPane::experiment() const {
    return m_document->has(m_experiment) ? &m_document->experiment(m_experiment) : nullptr;
}

bool TrackPane::isUsable() const {
    return experiment() && takesTracks(*m_document->systemOf(m_experiment));
}

void TrackPane::setExperiment(int index) {
    m_experiment = index;
    refresh();
}

/// Shows the current experiment; a fit of earlier inputs or tracks, or with another law, is discarded.
void TrackPane::refresh() {
    m_job.cancel();
    m_fit.reset();
    m_impacts.clear();
    m_answer->clear();
    listTracks();
    listInputs();
    showState();
}

void TrackPane::listTracks() {
    const QSignalBlocker untilListed(m_tracks);
    m_tracks->setRowCount(0);
    if (!experiment()) return;
    for (const Track& track : experiment()->tracks) {
        const int row = m_tracks->rowCount();
        m_tracks->insertRow(row);
        const auto put = [&](int column, const QString& text, Qt::ItemFlags flags) {
            auto* item = new QTableWidgetItem(text);
            item->setFlags(flags);
            m_tracks->setItem(row, column, item);
        };
        constexpr auto fixed = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
        put(0, toQt(track.name), fixed | Qt::ItemIsEditable);
        m_tracks->item(row, 0)->setToolTip(plainTip(toQt(track.source.file)));
        put(deviationColumn, {}, fixed);
        put(2, track.sigma > 0 ? sigmaText(track) : tr("unknown"), fixed);
        put(3, QString::number(track.size()), fixed);
    }
    showDeviations();
}

/// Shows the deviations of the current run from the tracks.
void TrackPane::showDeviations() {
    const QSignalBlocker untilShown(m_tracks);
    const Run* run = m_live->solved().run.get();
    if (!run) return;
    const auto table = std::ranges::find(run->tables, "tracks", &ResultTable::id);
    if (table == run->tables.end()) return;
    for (int row = 0; row < m_tracks->rowCount(); ++row)
        for (const auto& cells : table->rows)
            if (toQt(std::get<std::string>(cells[0])) == m_tracks->item(row, 0)->text())
                m_tracks->item(row, deviationColumn)
                    ->setText(QString::number(std::get<double>(cells[2]), 'g', 3));
}

/// Lists the inputs with their present values; ticks are kept. Inputs that the law does not use are hidden.
void TrackPane::listInputs() {
    std::map<std::string, Qt::CheckState> ticks;
    for (int i = 0; i < m_inputs->topLevelItemCount(); ++i)
        ticks[idOf(*m_inputs->topLevelItem(i))] = m_inputs->topLevelItem(i)->checkState(0);
    const QSignalBlocker untilListed(m_inputs);
    m_inputs->clear();
    if (!isUsable()) return;
    const auto system = m_document->systemOf(m_experiment);
    for (const std::string& input : offeredInputs()) {
        const std::string id = fittedId(input);
        ticks.try_emplace(id, isFittedByDefault(id) ? Qt::Checked : Qt::Unchecked);
        auto* item = new QTreeWidgetItem(
            m_inputs,
            {nameOf(*system, input), {}, valueOf(*system, experiment()->values, input, m_document->units())});
        item->setData(0, Qt::UserRole, toQt(id));
        item->setToolTip(0, item->text(0));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(0, ticks[id]);
        item->setHidden(!dependsOn(law(), id));
    }
    for (int column = 0; column < m_inputs->columnCount(); ++column)
        m_inputs->resizeColumnToContents(column);
    m_inputs->setColumnWidth(0, std::min(m_inputs->columnWidth(0), widestName));
}

void TrackPane::askAndAdd() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Add measured track"), QDir::homePath(),
                                                      tr("Tables (*.csv *.txt *.tsv *.dat);;All files (*)"));
    if (!path.isEmpty()) addFrom(path);
}

void TrackPane::addFrom(const QString& path) {
    if (!isUsable())
        return emit told(Severity::warning, tr("Only rover experiments can have measured tracks."));
    const auto file = readAside(window(), tr("Reading %1…").arg(QDir::toNativeSeparators(path)),
                                [path] { return readOrdinary(path, largestTrackFile); });
    if (!file) return;
    if (!file->failure.isEmpty()) return emit told(Severity::error, file->failure);
    TrackDialog dialog(path, file->bytes, std::get<double>(experiment()->values.at("b")), this);
    if (dialog.exec() != QDialog::Accepted || !isUsable()) return;
    Track track = dialog.track();
    SharedList<Track> tracks = experiment()->tracks;
    track.name = freeTrackName(tracks, track.name);
    const QString text = tr("Add the track \"%1\"").arg(toQt(track.name));
    tracks.push_back(std::move(track));
    if (const QString wrong = m_document->setTracks(m_experiment, tracks, text); !wrong.isEmpty())
        emit told(Severity::error, wrong);
}

void TrackPane::rename(int row, const QString& name) {
    SharedList<Track> tracks = experiment()->tracks;
    const auto at = static_cast<std::size_t>(row);
    Track track = std::as_const(tracks)[at];
    track.name = name.trimmed().toStdString();
    QString wrong = trackComplaint(track);
    if (wrong.isEmpty() && track.name != std::as_const(tracks)[at].name) {
        if (freeTrackName(tracks, track.name) != track.name)
            wrong = tr("A track \"%1\" already exists; choose another name.").arg(toQt(track.name));
        else {
            tracks.set(at, track);
            wrong = m_document->setTracks(m_experiment, tracks, tr("Rename a track to \"%1\"").arg(name));
        }
    }
    if (!wrong.isEmpty()) emit told(Severity::error, wrong);
    listTracks();
}

void TrackPane::removeTrack() {
    const int row = m_tracks->currentRow();
    if (!experiment() || row < 0 || row >= std::ssize(experiment()->tracks)) return;
    SharedList<Track> tracks = experiment()->tracks;
    const QString text = tr("Remove the track \"%1\"").arg(m_tracks->item(row, 0)->text());
    tracks.erase(std::as_const(tracks).begin() + row);
    if (const QString wrong = m_document->setTracks(m_experiment, tracks, text); !wrong.isEmpty())
        emit told(Severity::error, wrong);
}

/// Ticks or unticks all values of the start.
void TrackPane::tickStart(bool isTicked) {
    for (int i = 0; i < m_inputs->topLevelItemCount(); ++i)
        if (QTreeWidgetItem* item = m_inputs->topLevelItem(i); isStartId(idOf(*item)))
            item->setCheckState(0, isTicked ? Qt::Checked : Qt::Unchecked);
}

/// The ids of the visible inputs that are ticked or not, either those of the start or all others.
std::vector<std::string> TrackPane::withState(Qt::CheckState state, bool isStart) const {
    std::vector<std::string> ids;
    for (int i = 0; i < m_inputs->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* item = m_inputs->topLevelItem(i);
        if (item->checkState(0) == state && isStartId(idOf(*item)) == isStart && !item->isHidden())
            ids.push_back(idOf(*item));
    }
    return ids;
}

/// The chosen restitution law.
ImpactLaw TrackPane::law() const {
    return static_cast<ImpactLaw>(m_law->currentData().toInt());
}

/// A fit of the tracks in metres, or the tracks in pixels, of which only stage 1 is possible.
FitRequest TrackPane::request(bool inPixels) const {
    FitRequest request;
    request.values = experiment()->values;
    request.law = law();
    request.free = withState(Qt::Checked, false);
    request.known = withState(Qt::Unchecked, true);
    for (const Track& track : experiment()->tracks)
        if (track.isInPixels == inPixels) request.tracks.push_back(track);
    return request;
}

void TrackPane::fitOrCancel() {
    if (m_job.isBusy()) {
        m_job.cancel();
        return showState();
    }
    FitRequest wanted = request(false);
    if (const QString wrong = fitComplaint(wanted.values); !wrong.isEmpty()) return m_answer->setText(wrong);
    m_fit.reset();
    m_answer->clear();
    clearEstimates();
    m_share = 0;
    m_job.start([this, wanted = std::move(wanted),
                 pixels = request(true)](const std::stop_token& stop) -> NewestJob::Delivery {
        QStringList impacts;
        const Fit inPixels = stage1(pixels);
        for (std::size_t i = 0; i < pixels.tracks.size(); ++i)
            impacts << restitutionSentence(pixels.tracks[i], inPixels.tracks[i].segments);
        Fit fit;
        if (!wanted.tracks.empty()) fit = fitted(wanted, stop, [this](double share) { m_share = share; });
        if (fit.isCancelled || stop.stop_requested()) return {};
        return [this, wanted, impacts, fit = std::move(fit)] { take(wanted, fit, impacts); };
    });
    showState();
}

void TrackPane::clearEstimates() {
    const QSignalBlocker untilCleared(m_inputs);
    for (int i = 0; i < m_inputs->topLevelItemCount(); ++i)
        m_inputs->topLevelItem(i)->setText(resultColumn, {});
}

void TrackPane::take(FitRequest request, Fit fit, QStringList impacts) {
    m_request = std::move(request);
    m_fit.reset();
    if (!m_request.tracks.empty()) m_fit = std::move(fit);
    m_impacts = std::move(impacts);
    showFit();
    showState();
}

void TrackPane::showFit() {
    m_answer->setText((fitSentences() + m_impacts).join(u'\n'));
}

/// The sentences on the fit. Shows the estimates in the list of inputs.
QStringList TrackPane::fitSentences() {
    if (!m_fit) return {};
    if (m_fit->dof < 1)
        return {tr("The tracks have too few samples for the unknowns. Tick fewer inputs, or tick “Keep "
                   "start values”.")};
    const QSignalBlocker untilShown(m_inputs);
    const DisplayUnits& units = m_document->units();
    QStringList starts;
    for (const FittedParameter& one : m_fit->parameters) {
        bool isListed = false;
        for (int i = 0; i < m_inputs->topLevelItemCount(); ++i) {
            QTreeWidgetItem* item = m_inputs->topLevelItem(i);
            if (idOf(*item) != one.id) continue;
            item->setText(resultColumn, one.verdict == FitVerdict::estimated ? estimateText(one, units)
                                                                             : parameterLine(one, units));
            isListed = true;
        }
        if (!isListed) starts << parameterLine(one, units);
    }
    m_inputs->resizeColumnToContents(resultColumn);
    QStringList sentences{agreementSentence(*m_fit)};
    sentences << fitWarnings(m_request.tracks, *m_fit, false) << useComplaint(m_request)
              << starts.join(QStringLiteral("; "));
    sentences.removeAll(QString());
    return sentences;
}

void TrackPane::showState() {
    const bool isBusy = m_job.isBusy(), usable = isUsable();
    const bool hasTracks = usable && !experiment()->tracks.empty();
    const bool hasMetres = hasTracks && !std::ranges::all_of(experiment()->tracks, &Track::isInPixels);
    m_add->setEnabled(usable);
    m_remove->setEnabled(usable && m_tracks->currentRow() >= 0);
    m_run->setText(isBusy ? tr("Cancel") : tr("Fit"));
    m_run->setEnabled(isBusy || (hasTracks && (!hasMetres || !withState(Qt::Checked, false).empty())));
    m_progress->setVisible(isBusy);
    m_known->setVisible(!isBusy);
    m_known->setChecked(usable && withState(Qt::Checked, true).empty());
    m_inputs->setEnabled(!isBusy);
    m_law->setEnabled(usable && !isBusy);
    if (isBusy)
        m_looks.start();
    else
        m_looks.stop();
    showUses();
    if (!m_answer->text().isEmpty() || hasMetres || !usable || isBusy) return;
    m_answer->setText(
        hasTracks
            ? tr("Tracks in pixels are not compared with the run. “Fit” gives only the restitution of their "
                 "impacts. To compare them, add the track again and enter the metres per pixel.")
            : tr("Add a table of measured positions, for example from a film of a test. Its points are drawn "
                 "with the run, and the fit finds inputs for which the run agrees with them."));
}

/// Enables the buttons that use the fit. If they are disabled because of its law, their tool tips say so.
void TrackPane::showUses() {
    const bool isFitted = m_fit && m_fit->dof >= 1;
    const QString wrong = isFitted ? useComplaint(m_request) : QString();
    const auto show = [&](QPushButton& button, const QString& tip) {
        button.setEnabled(isFitted && wrong.isEmpty());
        button.setToolTip(wrong.isEmpty() ? tip : wrong);
    };
    show(*m_use, tr("Set the inputs of the experiment to the fitted values, including the start"));
    show(*m_useUncertainty, tr("Let the fitted inputs vary in random runs and studies, with normal "
                               "distributions and correlations from the fit"));
}

void TrackPane::useValues() {
    const Fit fit = *m_fit; // the change of the inputs discards the results
    const FitRequest request = m_request;
    const QStringList impacts = m_impacts;
    const Values values = fittedValues(request, fit);
    const auto problems = m_document->setValues(m_experiment, values, tr("Use the values of the fit"));
    for (const Problem& problem : problems)
        emit told(Severity::error, toQt(problem.message));
    if (!problems.empty()) return;
    take(request, fit, impacts);
}

void TrackPane::useUncertainty() {
    const Experiment& one = *experiment();
    const auto system = m_document->systemOf(m_experiment);
    Study study = withFitted(one.study.value_or(defaultStudy(*system, one.values)), m_request, *m_fit);
    if (study.axes.empty()) study.axes = otherAxis(*system, one.values, study);
    m_document->setStudy(m_experiment, study, tr("Use the fit as uncertainty"));
}

} // namespace talweg

#include "moc_track_pane.cpp"
