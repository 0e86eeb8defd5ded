#include "cli/manual.h"

#include "cli/help.h"
#include "cli/to_qt.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace talweg {

namespace {

qsizetype indentOf(const QString& line) {
    const auto first = std::ranges::find_if(line, [](QChar c) { return c != u' '; });
    return first - line.begin();
}

QString oneLine(QString text) {
    return text.simplified();
}

/// "  --set id=value     an input" and "  --x, --y FROM:TO   only …": one option for each of the names.
std::vector<OptionHelp> optionsIn(const QString& line) {
    static const QRegularExpression form("^  ((?:--[a-z-]+, )*--[a-z-]+)(?: (\\S+(?: \\S+)*?))?  +(\\S.*)$");
    const auto match = form.match(line);
    std::vector<OptionHelp> options;
    if (match.hasMatch())
        for (const QString& name : match.captured(1).split(", "))
            options.push_back({name, match.captured(2), match.captured(3)});
    return options;
}

/// A line below an option that belongs to it.
void append(std::vector<OptionHelp>& options, std::size_t first, const QString& line, qsizetype indent) {
    constexpr qsizetype ofText = 21; // where the texts of options stand
    const QString text = indent > ofText ? QString(indent - ofText, u' ') + line.trimmed() : line.trimmed();
    for (std::size_t i = first; i < options.size(); ++i)
        options[i].text += '\n' + text;
}

CommandHelp takenApart(const QString& name, const QString& summary, const QString& help) {
    CommandHelp command{name, summary, {}, {}};
    bool inSynopsis = true;
    std::size_t newest = 0; // of the options of the last line that began some
    for (const QString& line : help.split('\n')) {
        if (inSynopsis && !line.isEmpty()) {
            command.synopsis += line + '\n';
            continue;
        }
        inSynopsis = false;
        if (line.isEmpty()) continue;
        const bool begins =
            command.parts.empty() || (indentOf(line) == 0 && !command.parts.back().options.empty());
        if (begins) command.parts.emplace_back();
        CommandHelp::Part& part = command.parts.back();
        if (const auto options = optionsIn(line); !options.empty()) {
            newest = part.options.size();
            part.options.insert(part.options.end(), options.begin(), options.end());
        } else if (part.options.empty())
            part.text += line + '\n';
        else
            append(part.options, newest, line, indentOf(line));
    }
    return command;
}

/// What the overview says of a command.
QString summaryOf(const QString& overview, const QString& name) {
    static const QRegularExpression form("^  talweg (\\S+)(?: \\S+)*?  +(\\S.*)$",
                                         QRegularExpression::MultilineOption);
    auto lines = form.globalMatch(overview);
    while (lines.hasNext())
        if (const auto line = lines.next(); line.captured(1) == name) return line.captured(2);
    return {};
}

QString joined(const std::vector<QString>& words) {
    return QStringList(words.begin(), words.end()).join(' ');
}

std::vector<QString> idsOfSystems(const Registry& registry) {
    std::vector<QString> ids;
    for (const auto& system : registry.systems())
        ids.push_back(toQt(system->id));
    return ids;
}

std::vector<QString> idsOfInputs(const System& system) {
    std::vector<QString> ids;
    for (const Parameter& parameter : system.parameters)
        ids.push_back(toQt(parameter.id));
    return ids;
}

// --- the man page ----------------------------------------------------------------------------------

QString inTroff(const QString& text) {
    QString plain = text;
    plain.replace('\\', "\\e")
        .replace('-', "\\-")
        .replace('\'', "\\(aq")
        .replace('^', "\\(ha")
        .replace('~', "\\(ti");
    return plain.startsWith('.') ? "\\&" + plain : plain;
}

/// Running text; lines that are indented stand by themselves.
QString filled(const QString& text) {
    QString troff;
    bool alone = false;
    for (const QString& line : text.split('\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(' ')) {
            troff += ".br\n" + inTroff(line.trimmed()).replace("  ", "\\ \\ ") + '\n';
            alone = true;
        } else {
            if (alone) troff += ".br\n";
            troff += inTroff(line) + '\n';
            alone = false;
        }
    }
    return troff;
}

QString asIs(const QString& text) {
    QString troff = ".nf\n";
    for (const QString& line : text.split('\n', Qt::SkipEmptyParts))
        troff += inTroff(line) + '\n';
    return troff + ".fi\n";
}

QString troffOf(const OptionHelp& option) {
    const QString value = option.value.isEmpty() ? QString() : " \\fI" + inTroff(option.value) + "\\fP";
    return ".TP\n\\fB" + inTroff(option.name) + "\\fP" + value + '\n' + filled(option.text);
}

QString troffOf(const CommandHelp& command) {
    QString troff = ".SH " + inTroff("talweg " + command.name).toUpper() + '\n' + asIs(command.synopsis);
    for (const CommandHelp::Part& part : command.parts) {
        troff += ".PP\n" + filled(part.text);
        for (const OptionHelp& option : part.options)
            troff += troffOf(option);
    }
    return troff;
}

// --- completions -----------------------------------------------------------------------------------

/// Options whose value begins with the id of an input.
constexpr std::array inputOptions{"--set", "--grid",     "--over",      "--dist",
                                  "--tie", "--smallest", "--tolerance", "--unknown"};

bool takesInput(const OptionHelp& option) {
    return std::ranges::any_of(inputOptions, [&](const char* name) { return option.name == name; });
}

std::vector<QString> optionNames(const CommandHelp& command) {
    std::vector<QString> names;
    for (const OptionHelp& option : command.options())
        names.push_back(option.name);
    return names;
}

QString bashCompletion(const Registry& registry, const std::vector<CommandHelp>& commands) {
    std::vector<QString> names;
    QString options, inputs;
    for (const CommandHelp& command : commands) {
        names.push_back(command.name);
        options +=
            QStringLiteral("        %1) options='%2' ;;\n").arg(command.name, joined(optionNames(command)));
    }
    for (const auto& system : registry.systems())
        inputs += QStringLiteral("            %1) inputs='%2' ;;\n")
                      .arg(toQt(system->id), joined(idsOfInputs(*system)));
    QString wanted;
    for (const char* option : inputOptions)
        wanted += (wanted.isEmpty() ? QString() : "|") + option;
    return QStringLiteral(R"(# Completion of talweg for bash.
_talweg() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options= inputs= word
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        COMPREPLY=($(compgen -W '%1 --version' -- "$current") $(compgen -f -- "$current"))
        return
    fi
    for word in "${COMP_WORDS[@]:2}"; do
        case $word in
%2        esac
    done
    case $before in
        %3)
            compopt -o nospace
            COMPREPLY=($(compgen -W "$inputs" -- "$current"))
            return ;;
    esac
    case ${COMP_WORDS[1]} in
%4    esac
    if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
    else
        COMPREPLY=($(compgen -W '%5' -- "$current") $(compgen -f -- "$current"))
    fi
}
complete -o filenames -F _talweg talweg
)")
        .arg(joined(names), inputs, wanted, options, joined(idsOfSystems(registry)));
}

/// The first sentence of an option's text, within single quotes.
QString shortText(const OptionHelp& option) {
    static const QRegularExpression end("[;:.(](?: |$)");
    constexpr qsizetype longest = 60;
    QString text = oneLine(option.text);
    if (const auto at = text.indexOf(end); at > 0) text.truncate(at);
    if (text.size() > longest) text = text.left(text.lastIndexOf(' ', longest)) + "…";
    return text.remove('\'').remove('[').remove(']').replace(':', ' ').simplified();
}

QString zshCompletion(const Registry& registry, const std::vector<CommandHelp>& commands) {
    QString names, cases, inputs;
    for (const CommandHelp& command : commands) {
        names += QStringLiteral("    '%1:%2'\n")
                     .arg(command.name, oneLine(command.summary).remove('\'').remove(':'));
        cases += QStringLiteral("        %1) _arguments -S \\\n").arg(command.name);
        for (const OptionHelp& option : command.options())
            cases += QStringLiteral("            '*%1[%2]%3' \\\n")
                         .arg(option.name, shortText(option),
                              option.value.isEmpty() ? QString()
                              : takesInput(option)   ? QStringLiteral(":input:_talweg_inputs")
                                                     : QStringLiteral(":value:_files"));
        cases += QStringLiteral("            '*:thing:_talweg_things' ;;\n");
    }
    for (const auto& system : registry.systems())
        inputs += QStringLiteral("        %1) compadd -S = -- %2 ;;\n")
                      .arg(toQt(system->id), joined(idsOfInputs(*system)));
    return QStringLiteral(R"(#compdef talweg
# Completion of talweg for zsh.
_talweg_inputs() {
    local word
    for word in $words; do
        case $word in
%1        esac
    done
}
_talweg_things() {
    compadd -- %2
    _files
}
_talweg() {
    local -a commands=(
%3    )
    if ((CURRENT == 2)); then
        _describe command commands
        _files
        return
    fi
    local command=$words[2]
    shift words
    ((CURRENT--))
    case $command in
%4    esac
}
_talweg "$@"
)")
        .arg(inputs, joined(idsOfSystems(registry)), names, cases);
}

QString fishCompletion(const Registry& registry, const std::vector<CommandHelp>& commands) {
    QString text = QStringLiteral("# Completion of talweg for fish.\n");
    std::vector<QString> names;
    for (const CommandHelp& command : commands)
        names.push_back(command.name);
    const QString none = "\"not __fish_seen_subcommand_from " + joined(names) + '"';
    for (const CommandHelp& command : commands) {
        const QString here = "\"__fish_seen_subcommand_from " + command.name + '"';
        text += QStringLiteral("complete -c talweg -n %1 -a %2 -d '%3'\n")
                    .arg(none, command.name, oneLine(command.summary).remove('\''));
        text +=
            QStringLiteral("complete -c talweg -n %1 -a '%2'\n").arg(here, joined(idsOfSystems(registry)));
        for (const OptionHelp& option : command.options()) {
            const QString value = option.value.isEmpty() ? QString() : QStringLiteral(" -r");
            text += QStringLiteral("complete -c talweg -n %1 -l %2%3 -d '%4'\n")
                        .arg(here, option.name.mid(2), value, shortText(option));
            if (!takesInput(option)) continue;
            for (const auto& system : registry.systems())
                text += QStringLiteral("complete -c talweg -n \"__fish_seen_subcommand_from %1; and "
                                       "__fish_seen_subcommand_from %2\" -l %3 -x -a '%4'\n")
                            .arg(command.name, toQt(system->id), option.name.mid(2),
                                 joined(idsOfInputs(*system)));
        }
    }
    return text;
}

} // namespace

std::vector<OptionHelp> CommandHelp::options() const {
    std::vector<OptionHelp> all;
    for (const Part& part : parts)
        for (const OptionHelp& option : part.options)
            if (std::ranges::find(all, option.name, &OptionHelp::name) == all.end()) all.push_back(option);
    return all;
}

std::vector<CommandHelp> commandHelp(const Registry& registry) {
    const QString overview = helpText(registry);
    std::vector<CommandHelp> commands;
    for (const QString& name : helpCommands())
        commands.push_back(takenApart(name, summaryOf(overview, name), helpOn(registry, name)));
    return commands;
}

QString manPage(const Registry& registry, const QString& version) {
    QString troff = ".TH TALWEG 1 \"\" \"Talweg " + inTroff(version) + "\"\n.SH NAME\ntalweg \\- "
                    + inTroff(QCoreApplication::translate(
                        "talweg", "workbench for bodies that roll, slide and bounce across terrain"))
                    + '\n';
    const QStringList overview = helpText(registry).split("\n\n");
    troff += ".SH SYNOPSIS\n" + asIs(overview.value(1)) + ".SH DESCRIPTION\n" + filled(overview.value(2))
             + ".PP\n" + asIs(overview.mid(3).join('\n'));
    for (const CommandHelp& command : commandHelp(registry))
        troff += troffOf(command);
    return troff;
}

QString completion(const Registry& registry, Shell shell) {
    const auto commands = commandHelp(registry);
    switch (shell) {
    case Shell::bash:
        return bashCompletion(registry, commands);
    case Shell::zsh:
        return zshCompletion(registry, commands);
    case Shell::fish:
        break;
    }
    return fishCompletion(registry, commands);
}

} // namespace talweg
