#include "cli/catalogue.h"
#include "cli/commands.h"
#include "cli/failure.h"
#include "cli/help.h"
#include "cli/json_schema.h"
#include "cli/manual.h"
#include "cli/nearest.h"
#include "cli/options.h"

#include <QCoreApplication>
#include <array>

namespace talweg {

namespace {

void printTopics(const Registry& registry, const QStringList& topics, QTextStream& out) {
    if (topics.isEmpty()) out << helpText(registry);
    for (const QString& topic : topics) {
        const QString text = helpOn(registry, topic);
        if (text.isEmpty())
            misuse(QCoreApplication::translate("talweg", "There is no help on \"%1\"; see talweg help.%2")
                       .arg(topic, didYouMean(topic, helpTopics(registry))));
        out << text;
    }
}

Shell shellCalled(const QString& name) {
    const std::array shells{std::pair("bash", Shell::bash), std::pair("zsh", Shell::zsh),
                            std::pair("fish", Shell::fish)};
    for (const auto& [known, shell] : shells)
        if (name == known) return shell;
    misuse(QCoreApplication::translate("talweg", "--completion %1: must be bash, zsh or fish.").arg(name));
}

QByteArray schemaOf(const Registry& registry, const QString& what) {
    if (what == "project") return projectSchema(registry);
    if (what == "results") return resultsSchema(registry);
    misuse(QCoreApplication::translate("talweg", "--schema %1: must be project or results.").arg(what));
}

} // namespace

void printHelp(const Registry& registry, const QStringList& arguments, const Streams& streams) {
    const Options options(arguments, {{"json"}, {"man"}, {"completion", "SHELL"}, {"schema", "WHAT"}});
    int forms = 0;
    for (const char* form : {"json", "man", "completion", "schema"})
        forms += options.has(form);
    if (forms > 1 || (forms == 1 && !options.positional().isEmpty()))
        misuse(QCoreApplication::translate(
            "talweg", "--json, --man, --completion and --schema each write everything and stand alone."));
    const QString version = QCoreApplication::applicationVersion();
    if (options.has("json"))
        streams.out << QString::fromUtf8(catalogue(registry, version));
    else if (options.has("man"))
        streams.out << manPage(registry, version);
    else if (options.has("completion"))
        streams.out << completion(registry, shellCalled(options.text("completion")));
    else if (options.has("schema"))
        streams.out << QString::fromUtf8(schemaOf(registry, options.text("schema")));
    else
        printTopics(registry, options.positional(), streams.out);
}

} // namespace talweg
