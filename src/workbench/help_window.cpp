#include "workbench/help_window.h"

#include <QDesktopServices>
#include <QFile>
#include <QListWidget>
#include <QRegularExpression>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace talweg {

namespace {

constexpr int markdownRole = Qt::UserRole;
constexpr int htmlRole = Qt::UserRole + 1;
constexpr int systemRole = Qt::UserRole + 2;
constexpr int fileRole = Qt::UserRole + 3;

QString escaped(const std::string& text) {
    return QString::fromStdString(text).toHtmlEscaped();
}

QString titled(const Parameter& parameter) {
    const QString symbol =
        parameter.symbol.empty() ? QString() : QStringLiteral(" <i>%1</i>").arg(escaped(parameter.symbol));
    const QString unit =
        parameter.unit.empty() ? QString() : QStringLiteral(" (%1)").arg(escaped(parameter.unit));
    return escaped(parameter.label) + symbol + unit;
}

QString choicesOf(const Parameter& parameter) {
    QString html = QStringLiteral("<h3>%1</h3><p>%2</p><dl>").arg(titled(parameter), escaped(parameter.help));
    for (const Choice& choice : parameter.choices)
        html +=
            QStringLiteral("<dt><b>%1</b></dt><dd>%2</dd>").arg(escaped(choice.label), escaped(choice.help));
    html += QStringLiteral("</dl>");
    if (!parameter.source.empty())
        html += HelpWindow::tr("<p><i>Source: %1</i></p>").arg(escaped(parameter.source));
    return html;
}

QString entryOf(const Parameter& parameter) {
    QString html = QStringLiteral("<p><b>%1</b><br>%2").arg(titled(parameter), escaped(parameter.help));
    const std::string range = allowed(parameter);
    if (!range.empty()) html += HelpWindow::tr(" Allowed: %1.").arg(escaped(range));
    if (!parameter.source.empty())
        html += HelpWindow::tr(" <i>Source: %1</i>").arg(escaped(parameter.source));
    html += HelpWindow::tr("<br>In files and on the command line: <code>%1</code></p>")
                .arg(escaped(parameter.id));
    return html;
}

/// The page's first heading, or the name of its file.
QString titleOf(const QString& markdown, const QString& file) {
    for (const QString& line : markdown.split(u'\n'))
        if (line.startsWith(QLatin1String("# "))) return line.mid(2).trimmed();
    return file;
}

} // namespace

QString inputsPage(const System& system) {
    QString html = QStringLiteral("<h2>%1</h2><p>%2</p>").arg(escaped(system.name), escaped(system.summary));
    for (const Parameter& parameter : system.parameters)
        if (parameter.kind == Parameter::Kind::choice) html += choicesOf(parameter);
    std::string group;
    for (const Parameter& parameter : system.parameters) {
        if (parameter.kind == Parameter::Kind::choice) continue;
        if (parameter.group != group) html += QStringLiteral("<h3>%1</h3>").arg(escaped(parameter.group));
        group = parameter.group;
        html += entryOf(parameter);
    }
    return html;
}

HelpWindow::HelpWindow(const Registry& registry, QWidget* parent)
    : QDialog(parent), m_topics(new QListWidget), m_page(new QTextBrowser) {
    setWindowTitle(tr("Talweg help"));
    resize(860, 620);
    auto* split = new QSplitter(this);
    split->addWidget(m_topics);
    split->addWidget(m_page);
    split->setSizes({220, 640});
    split->setStretchFactor(1, 1);
    m_topics->setProperty("plain", true);
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setOpenLinks(false);
    connect(m_page, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    m_page->document()->setDocumentMargin(18);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split);
    connect(m_topics, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (!item) return;
        const QString markdown = item->data(markdownRole).toString();
        if (!markdown.isEmpty())
            m_page->setMarkdown(markdown);
        else
            m_page->setHtml(item->data(htmlRole).toString());
    });
    addPages();
    for (const auto& system : registry.systems())
        addSystem(*system);
    m_topics->setCurrentRow(0);
}

/// The contents page, then the pages it links to, in its order.
void HelpWindow::addPages() {
    addPage(QStringLiteral("index.md"));
    if (m_topics->count() == 0) return;
    const QString contents = m_topics->item(0)->data(markdownRole).toString();
    static const QRegularExpression link(QStringLiteral("\\(([a-z0-9-]+\\.md)\\)"));
    for (const QRegularExpressionMatch& match : link.globalMatch(contents))
        addPage(match.captured(1));
}

void HelpWindow::addPage(const QString& name) {
    QFile file(QStringLiteral(":/help/") + name);
    if (!file.open(QIODevice::ReadOnly)) return;
    const QString text = QString::fromUtf8(file.readAll());
    auto* item = new QListWidgetItem(titleOf(text, name), m_topics);
    item->setData(markdownRole, text);
    item->setData(fileRole, name);
}

/// Links between pages move through the topics; others open outside.
void HelpWindow::follow(const QUrl& link) {
    for (int row = 0; row < m_topics->count(); ++row)
        if (m_topics->item(row)->data(fileRole).toString() == link.path() && !link.isEmpty())
            return m_topics->setCurrentRow(row);
    if (!link.scheme().isEmpty()) QDesktopServices::openUrl(link);
}

void HelpWindow::addSystem(const System& system) {
    auto* item = new QListWidgetItem(tr("Inputs: %1").arg(QString::fromStdString(system.name)), m_topics);
    item->setData(htmlRole, inputsPage(system));
    item->setData(systemRole, QString::fromStdString(system.id));
}

void HelpWindow::open(const System* system) {
    for (int row = 0; system && row < m_topics->count(); ++row)
        if (m_topics->item(row)->data(systemRole).toString() == QString::fromStdString(system->id))
            m_topics->setCurrentRow(row);
    show();
    raise();
    activateWindow();
}

} // namespace talweg
