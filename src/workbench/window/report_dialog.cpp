#include "workbench/window/report_dialog.h"

#include "files/whole_file.h"
#include "project/columns.h"
#include "project/document.h"
#include "report/make_report.h"
#include "report/report_comparison.h"
#include "report/report_pages.h"
#include "report/report_pdf.h"
#include "report/write_report.h"
#include "workbench/common/icons.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/wording.h"
#include "workbench/window/report_preview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

namespace talweg {

namespace {

constexpr int choicesWidth = 250, pollMs = 100;

/// Names of the sections in the settings, in the order of the dialog.
const char* keyOf(ReportSection section) {
    switch (section) {
    case ReportSection::inputs:
        return "report/inputs";
    case ReportSection::results:
        return "report/results";
    case ReportSection::events:
        return "report/events";
    case ReportSection::figures:
        return "report/figures";
    case ReportSection::study:
        return "report/study";
    case ReportSection::random:
        return "report/random";
    case ReportSection::comparison:
        return "report/comparison";
    case ReportSection::appendix:
        break;
    }
    return "report/appendix";
}

using RandomKind = MonteCarloFigure::Kind;

/// The figures of random runs, with their names in the settings and in the dialog.
std::vector<std::tuple<RandomKind, QString, QString>> randomKinds() {
    return {{RandomKind::histogram, "histogram", ReportDialog::tr("Histogram")},
            {RandomKind::cumulative, "cumulative", ReportDialog::tr("Cumulative")},
            {RandomKind::scatter, "scatter", ReportDialog::tr("Scatter")},
            {RandomKind::response, "response", ReportDialog::tr("Response")},
            {RandomKind::sensitivity, "sensitivity", ReportDialog::tr("Sensitivity")},
            {RandomKind::tornado, "tornado", ReportDialog::tr("Tornado")},
            {RandomKind::sobol, "indices", ReportDialog::tr("Sobol' indices (additional runs)")},
            {RandomKind::paths, "paths", ReportDialog::tr("Paths")}};
}

/// Makes `row` an indented row with options of the choice above it.
QHBoxLayout* indented(QWidget* row) {
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(22, 0, 0, 0);
    layout->setSpacing(6);
    return layout;
}

/// A copy of a report with its own drawings, which another thread can use while the original is shown.
Report apartFrom(const Report& report) {
    Report own = report;
    for (ReportBlock& block : own.blocks)
        if (auto* figure = std::get_if<ReportFigure>(&block)) {
            QPicture picture;
            picture.setData(figure->picture.data(), figure->picture.size());
            figure->picture = picture;
        }
    return own;
}

} // namespace

ReportDialog::ReportDialog(const Document& document, QWidget* parent)
    : QDialog(parent), m_document(document), m_experiments(new QListWidget(this)),
      m_randomRuns(new QComboBox(this)), m_randomFigures(new QToolButton(this)),
      m_compared(new QToolButton(this)), m_format(new QComboBox(this)), m_paper(new QComboBox(this)),
      m_paperLabel(new QLabel(tr("Paper"), this)), m_state(new QLabel(this)),
      m_progress(new QProgressBar(this)), m_preview(new ReportPreview(this)) {
    setWindowTitle(tr("Report"));
    auto* buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    m_save->setDefault(true);
    m_open = buttons->addButton(tr("Open"), QDialogButtonBox::ActionRole);
    m_open->setEnabled(false);
    m_open->setToolTip(tr("Open the exported report"));
    connect(m_open, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_written)); });
    const auto* close = buttons->addButton(QDialogButtonBox::Close);
    connect(m_save, &QPushButton::clicked, this, &ReportDialog::askForPath);
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_state->setObjectName("reportState");
    m_progress->setRange(0, 1000);
    m_preview->setObjectName("reportPreview");
    m_preview->setAccessibleName(tr("Report pages"));
    auto* upper = new QHBoxLayout;
    upper->addWidget(makeChoices());
    upper->addWidget(m_preview, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(upper, 1);
    layout->addWidget(m_progress);
    layout->addWidget(buttons);
    resize(940, 760);
    connect(m_experiments, &QListWidget::itemChanged, this, &ReportDialog::solve);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ReportDialog::lay);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &ReportDialog::lay);
    connect(&m_job, &NewestJob::failed, this, [this](const QString& why) { showState(why); });
    m_polling.setInterval(pollMs);
    connect(&m_polling, &QTimer::timeout, this,
            [this] { m_progress->setValue(static_cast<int>(m_progress->maximum() * m_done.load())); });
    m_progress->hide();
}

QWidget* ReportDialog::makeChoices() {
    auto* choices = new QWidget(this);
    choices->setFixedWidth(choicesWidth);
    auto* rows = new QVBoxLayout(choices);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* experiments = new QLabel(tr("Experiments"), choices);
    experiments->setBuddy(m_experiments);
    m_experiments->setObjectName("reportExperiments");
    m_experiments->setMaximumHeight(180);
    rows->addWidget(experiments);
    rows->addWidget(m_experiments);
    rows->addWidget(makeTitleFields(choices));
    rows->addWidget(new QLabel(tr("Contents"), choices));
    const QSettings settings;
    const std::pair<ReportSection, QString> sections[] = {
        {ReportSection::inputs, tr("Inputs")},
        {ReportSection::results, tr("Results")},
        {ReportSection::events, tr("Events")},
        {ReportSection::figures, tr("Figures")},
        {ReportSection::study, tr("Studies")},
        {ReportSection::random, tr("Random runs")},
        {ReportSection::comparison, tr("Comparison")},
        {ReportSection::appendix, tr("Symbols, sources, methods")}};
    for (const auto& [section, name] : sections) {
        auto* box = new QCheckBox(name, choices);
        box->setObjectName(QString::fromLatin1(keyOf(section)).replace(u'/', u'_'));
        box->setChecked(settings.value(keyOf(section), ReportChoice().has(section)).toBool());
        connect(box, &QCheckBox::toggled, this, &ReportDialog::follow);
        rows->addWidget(box);
        m_sections.emplace_back(section, box);
        if (section == ReportSection::random) rows->addWidget(makeRandomChoices(choices));
        if (section == ReportSection::comparison) rows->addWidget(makeComparisonChoices(choices));
    }
    m_format->setObjectName("reportFormat");
    m_format->addItem(QStringLiteral("PDF"), "pdf");
    m_format->addItem(QStringLiteral("HTML"), "html");
    m_format->setCurrentIndex(settings.value("report/format") == "html" ? 1 : 0);
    m_paper->setObjectName("reportPaper");
    m_paper->addItem(QStringLiteral("A4"), "a4");
    m_paper->addItem(tr("Letter"), "letter");
    m_paper->setCurrentIndex(settings.value("report/paper") == "letter" ? 1 : 0);
    auto* form = new QFormLayout;
    form->addRow(tr("Format"), m_format);
    form->addRow(m_paperLabel, m_paper);
    rows->addSpacing(8);
    rows->addLayout(form);
    rows->addSpacing(8);
    rows->addWidget(m_state);
    rows->addStretch(1);
    return choices;
}

/// Creates the fields for what stands above and below the title.
QWidget* ReportDialog::makeTitleFields(QWidget* parent) {
    auto* fields = new QWidget(parent);
    auto* form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    const QSettings settings;
    const auto add = [&](const QString& label, const char* key, const QString& help) {
        auto* field = new QLineEdit(settings.value(key).toString(), fields);
        field->setObjectName(QString::fromLatin1(key).replace(u'/', u'_'));
        field->setToolTip(plainTip(help));
        field->setClearButtonEnabled(true);
        form->addRow(label, field);
        return field;
    };
    m_author = add(tr("Author"), "report/author", tr("Printed below the title"));
    m_organisation = add(tr("Organisation"), "report/organisation", tr("Printed below the title"));
    m_logoPath = add(tr("Logo"), "report/logo", tr("PNG or JPEG file, printed above the title"));
    auto* browse = m_logoPath->addAction(icon(Icon::open), QLineEdit::TrailingPosition);
    browse->setToolTip(tr("Select the file of the logo"));
    connect(browse, &QAction::triggered, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Logo"), m_logoPath->text(),
                                                          tr("Pictures (*.png *.jpg *.jpeg)"));
        if (path.isEmpty()) return;
        m_logoPath->setText(path);
        readLogoFile();
    });
    for (const QLineEdit* field : {m_author, m_organisation})
        connect(field, &QLineEdit::editingFinished, this, &ReportDialog::make);
    connect(m_logoPath, &QLineEdit::editingFinished, this, &ReportDialog::readLogoFile);
    return fields;
}

void ReportDialog::readLogoFile() {
    const QString path = m_logoPath->text().trimmed();
    const ReportLogo logo = path.isEmpty() ? ReportLogo() : readLogo(path);
    m_logo = logo.picture;
    make();
    if (!logo.problem.isEmpty()) showState(logo.problem);
}

/// Creates the controls for the number of random runs and for their figures.
QWidget* ReportDialog::makeRandomChoices(QWidget* parent) {
    auto* row = new QWidget(parent);
    auto* layout = indented(row);
    const QSettings settings;
    m_randomRuns->setObjectName("reportRandomRuns");
    m_randomRuns->setAccessibleName(tr("Number of random runs"));
    m_randomRuns->setToolTip(tr("Number of random runs of each experiment with uncertain inputs"));
    for (const int runs : {1'000, 10'000, 100'000, 1'000'000})
        m_randomRuns->addItem(grouped(static_cast<std::size_t>(runs)), runs);
    m_randomRuns->setCurrentIndex(
        std::max(0, m_randomRuns->findData(settings.value("report/randomRuns", 10'000).toInt())));
    connect(m_randomRuns, &QComboBox::currentIndexChanged, this, &ReportDialog::follow);
    m_randomFigures->setObjectName("reportRandomFigures");
    m_randomFigures->setText(tr("Figures"));
    m_randomFigures->setToolTip(tr("Figures of random runs in the report"));
    m_randomFigures->setPopupMode(QToolButton::InstantPopup);
    m_randomFigures->setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(m_randomFigures);
    const auto usual = ReportChoice().randomFigures;
    for (const auto& [kind, key, name] : randomKinds()) {
        QAction* action = menu->addAction(name);
        action->setCheckable(true);
        action->setData(static_cast<int>(kind));
        action->setObjectName("report_random_" + key);
        action->setChecked(settings.value("report/random_" + key, usual.contains(kind)).toBool());
        connect(action, &QAction::toggled, this, &ReportDialog::follow);
    }
    m_randomFigures->setMenu(menu);
    layout->addWidget(m_randomRuns, 1);
    layout->addWidget(m_randomFigures);
    const QCheckBox* box = m_sections.back().second;
    row->setEnabled(box->isChecked());
    connect(box, &QCheckBox::toggled, row, &QWidget::setEnabled);
    return row;
}

/// Creates the controls for the compared runs and for the baseline.
QWidget* ReportDialog::makeComparisonChoices(QWidget* parent) {
    auto* row = new QWidget(parent);
    auto* layout = indented(row);
    m_compared->setObjectName("reportCompared");
    m_compared->setToolTip(tr("Experiments and pinned runs to compare, and the baseline"));
    m_compared->setPopupMode(QToolButton::InstantPopup);
    m_compared->setFocusPolicy(Qt::StrongFocus);
    m_compared->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_compared->setMenu(new QMenu(m_compared));
    connect(m_compared->menu(), &QMenu::aboutToShow, this, &ReportDialog::fillCompared);
    layout->addWidget(m_compared, 1);
    const QCheckBox* box = m_sections.back().second;
    row->setEnabled(box->isChecked());
    connect(box, &QCheckBox::toggled, row, &QWidget::setEnabled);
    return row;
}

/// Lists the runs of the selected experiments.
void ReportDialog::fillCompared() {
    QMenu* menu = m_compared->menu();
    menu->clear();
    auto* baselines = new QMenu(tr("Baseline"), menu);
    const ReportChoice wanted = choice();
    bool isFirst = true;
    for (const ReportSource& source : reportSources(m_project)) {
        if (!wanted.hasExperiment(source.experiment)) continue;
        QAction* run = menu->addAction(menuText(briefly(source.title)));
        run->setCheckable(true);
        run->setChecked(!m_notCompared.contains(source.title));
        connect(run, &QAction::toggled, this, [this, title = source.title](bool on) {
            m_notCompared.removeAll(title);
            if (!on) m_notCompared << title;
            showCompared();
            make();
        });
        QAction* baseline = baselines->addAction(menuText(briefly(source.title)));
        baseline->setCheckable(true);
        baseline->setChecked(m_baseline.isEmpty() ? isFirst : source.title == m_baseline);
        isFirst = false;
        connect(baseline, &QAction::triggered, this, [this, title = source.title] {
            m_baseline = title;
            m_notCompared.removeAll(title);
            showCompared();
            make();
        });
    }
    menu->addSeparator();
    menu->addMenu(baselines);
}

void ReportDialog::showCompared() {
    const ReportChoice wanted = choice();
    int all = 0, chosen = 0;
    for (const ReportSource& source : reportSources(m_project)) {
        if (!wanted.hasExperiment(source.experiment)) continue;
        ++all;
        chosen += !m_notCompared.contains(source.title);
    }
    m_compared->setText(tr("%1 of %2 runs").arg(chosen).arg(all));
    m_compared->setEnabled(all > 1);
}

void ReportDialog::offer() {
    fillExperiments();
    if (m_logo.isNull()) readLogoFile();
    show();
    raise();
    activateWindow();
    solve();
}

/// Lists the experiments. Experiments that the user excluded stay excluded.
void ReportDialog::fillExperiments() {
    QStringList left;
    for (int row = 0; row < m_experiments->count(); ++row)
        if (m_experiments->item(row)->checkState() == Qt::Unchecked) left << m_experiments->item(row)->text();
    const QSignalBlocker quiet(m_experiments);
    m_experiments->clear();
    for (const Experiment& experiment : m_document.project().experiments) {
        auto* item = new QListWidgetItem(experiment.name, m_experiments);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(left.contains(experiment.name) ? Qt::Unchecked : Qt::Checked);
    }
}

/// When the dialog becomes active, solves the report again if the project has changed.
void ReportDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() != QEvent::ActivationChange || !isActiveWindow() || m_document.project() == m_project)
        return;
    fillExperiments();
    solve();
}

ReportChoice ReportDialog::choice() const {
    ReportChoice choice{.author = m_author->text().trimmed(),
                        .organisation = m_organisation->text().trimmed(),
                        .logo = m_logo,
                        .made = reportDate(),
                        .program = "Talweg " + QCoreApplication::applicationVersion(),
                        .folder = folderOf(m_document)};
    for (int row = 0; row < m_experiments->count(); ++row)
        if (m_experiments->item(row)->checkState() == Qt::Checked)
            choice.experiments << m_experiments->item(row)->text();
    for (const auto& [section, box] : m_sections)
        choice.sections[section] = box->isChecked();
    choice.randomRuns = m_randomRuns->currentData().toULongLong();
    choice.randomFigures.clear();
    for (const QAction* action : m_randomFigures->menu()->actions())
        if (action->isChecked()) choice.randomFigures.insert(static_cast<RandomKind>(action->data().toInt()));
    choice.baseline = m_baseline;
    if (m_notCompared.isEmpty()) return choice;
    for (const ReportSource& source : reportSources(m_project))
        if (!m_notCompared.contains(source.title)) choice.compared << source.title;
    if (choice.compared.isEmpty()) choice.sections[ReportSection::comparison] = false;
    return choice;
}

ReportPaper ReportDialog::paper() const {
    return m_paper->currentData() == "letter" ? ReportPaper::letter : ReportPaper::a4;
}

bool ReportDialog::isPdf() const {
    return m_format->currentData() == "pdf";
}

/// Solves what the selected contents need.
void ReportDialog::solve() {
    m_project = m_document.project();
    showCompared();
    m_results.reset();
    m_report.reset();
    m_save->setEnabled(false);
    ReportChoice wanted = choice();
    if (wanted.experiments.isEmpty()) {
        m_job.cancel();
        m_polling.stop();
        m_progress->hide();
        m_preview->setPages(nullptr);
        return showState(m_project.experiments.empty() ? tr("The project has no experiments.")
                                                       : tr("Select at least one experiment."));
    }
    m_solved = wanted;
    m_done = 0;
    m_progress->setValue(0);
    m_progress->show();
    m_polling.start();
    showState(tr("Solving…"));
    m_job.start([this, wanted, project = m_project,
                 registry = &m_document.registry()](const std::stop_token& stop) -> NewestJob::Delivery {
        auto results = solveReport(*registry, project, wanted, stop, [this](double done) { m_done = done; });
        if (!results) return {};
        return [this, results = std::move(results)] {
            m_results = results;
            m_polling.stop();
            m_progress->hide();
            make();
        };
    });
}

/// Called when a choice has changed. Solves studies and random runs only if they are requested, because they
/// may take long. If they are no longer requested, their computation is cancelled.
void ReportDialog::follow() {
    const ReportChoice wanted = choice();
    const auto lacks = [&](ReportSection section) { return wanted.has(section) && !m_solved.has(section); };
    const bool lacksRuns = wanted.has(ReportSection::random)
                           && (wanted.randomRuns != m_solved.randomRuns
                               || (wanted.randomFigures.contains(RandomKind::sobol)
                                   && !m_solved.randomFigures.contains(RandomKind::sobol)));
    if (m_results && !lacksRuns && !lacks(ReportSection::study) && !lacks(ReportSection::random))
        make();
    else
        solve();
}

/// Creates the report from the results.
void ReportDialog::make() {
    if (!m_results) return;
    ReportResults results = *m_results;
    const ReportChoice wanted = choice();
    if (!wanted.has(ReportSection::study))
        for (ExperimentResults& one : results.experiments) {
            one.study.clear();
            one.finer.clear();
            one.named.clear();
        }
    if (!wanted.has(ReportSection::random))
        for (ExperimentResults& one : results.experiments)
            one.random = {};
    m_report = makeReport(m_project, results, wanted);
    m_save->setEnabled(true);
    lay();
}

/// Lays out the report on pages.
void ReportDialog::lay() {
    m_paper->setEnabled(isPdf());
    m_paperLabel->setEnabled(isPdf());
    if (!m_report) return;
    const auto pages = std::make_shared<const ReportPages>(*m_report, paper(), reportFamily());
    m_preview->setPages(pages);
    showState(isPdf() ? tr("%n pages", nullptr, pages->count())
                      : tr("One file for a browser. The page breaks are approximate."));
}

void ReportDialog::showState(const QString& text) {
    m_state->setText(breakable(text));
}

void ReportDialog::askForPath() {
    remember();
    const QString suffix = m_format->currentData().toString();
    const QString folder = QSettings().value("report/folder", QDir::homePath()).toString();
    const QString title = m_project.title.trimmed().isEmpty() ? tr("Report") : m_project.title.trimmed();
    const QString proposal =
        QStringLiteral("%1/%2.%3").arg(folder, QString(title).replace(u'/', u'-'), suffix);
    QString path =
        QFileDialog::getSaveFileName(this, tr("Export report"), proposal,
                                     QStringLiteral("%1 (*.%2)").arg(m_format->currentText(), suffix));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += u'.' + suffix;
    QSettings().setValue("report/folder", QFileInfo(path).path());
    exportTo(path);
}

void ReportDialog::exportTo(const QString& path) {
    if (const QString why = reportNameComplaint(path); !why.isEmpty()) return emit told(Severity::error, why);
    if (!m_report) return emit told(Severity::warning, tr("The report is not ready yet."));
    m_save->setEnabled(false);
    showState(tr("Writing…"));
    const auto write = [report = apartFrom(*m_report), path, paper = paper()] {
        return writeWhole(path, reportBytes(report, path, paper));
    };
    m_background.run(write, [this, path](const QString& wrong) {
        m_save->setEnabled(m_report.has_value());
        lay();
        if (wrong.isEmpty()) m_written = path;
        m_open->setEnabled(!m_written.isEmpty());
        if (wrong.isEmpty())
            emit told(Severity::note, tr("Report written to %1.").arg(QDir::toNativeSeparators(path)));
        else
            emit told(Severity::error, wrong);
    });
}

void ReportDialog::remember() const {
    QSettings settings;
    settings.setValue("report/author", m_author->text());
    settings.setValue("report/organisation", m_organisation->text());
    settings.setValue("report/logo", m_logoPath->text());
    settings.setValue("report/format", m_format->currentData());
    settings.setValue("report/paper", m_paper->currentData());
    for (const auto& [section, box] : m_sections)
        settings.setValue(keyOf(section), box->isChecked());
    settings.setValue("report/randomRuns", m_randomRuns->currentData());
    for (const QAction* action : m_randomFigures->menu()->actions())
        settings.setValue(action->objectName().replace("report_", "report/"), action->isChecked());
}

} // namespace talweg

#include "moc_report_dialog.cpp"
