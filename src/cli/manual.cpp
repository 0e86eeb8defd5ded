#include "cli/help.h"

#include "base/to_qt.h"
#include "cli/commands.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace talweg {

namespace {

QString idsOfSystems(const Registry& registry) {
    QStringList ids;
    for (const auto& system : registry.systems())
        ids << toQt(system->id);
    return ids.join(' ');
}

QString idsOfInputs(const System& system) {
    QStringList ids;
    for (const Parameter& parameter : system.parameters)
        ids << toQt(parameter.id);
    return ids.join(' ');
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

/// Running text in troff. Indented lines stay separate.
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

QString troffOf(const Command& command) {
    QString troff = ".SH " + inTroff(QStringLiteral("talweg ") + command.name).toUpper() + '\n'
                    + asIs(translated(command.synopsis)) + ".PP\n" + filled(translated(command.about));
    for (const Option& option : optionsOf(command.name)) {
        if (*option.group) troff += ".PP\n" + filled(translated(option.group));
        troff += ".TP\n\\fB" + inTroff(option.typed()) + "\\fP";
        if (*option.value) troff += " \\fI" + inTroff(option.value) + "\\fP";
        troff += '\n' + filled(translated(option.help));
    }
    return troff;
}

// --- completions -----------------------------------------------------------------------------------

/// How each shell completes the value of an option.
struct Completion {
    QString bash, zsh, fish;
};

Completion completionOf(const Option& option) {
    const QString words = option.choices().join(' ');
    const auto bash = [](const QString& from) {
        return QStringLiteral("COMPREPLY=($(compgen %1 -- \"$current\"))").arg(from);
    };
    switch (option.kind) {
    case ValueKind::none:
        return {};
    case ValueKind::input:
        return {"compopt -o nospace; " + bash("-W \"$inputs\""), ":input:_talweg_inputs", " -r"};
    case ValueKind::choice:
        return {bash("-W '" + words + '\''), ":value:(" + words + ')', " -x -a '" + words + '\''};
    case ValueKind::file:
    case ValueKind::output:
        return {bash("-f"), ":value:_files", " -r"};
    case ValueKind::folder:
        return {bash("-d"), ":value:_files -/", " -x -a '(__fish_complete_directories)'"};
    case ValueKind::text:
    case ValueKind::number:
        break;
    }
    return {":", QStringLiteral(":value:") + ' ', " -x"};
}

QString bashCompletion(const Registry& registry) {
    QString options, values, inputs;
    for (const QString& command : helpCommands()) {
        QStringList names;
        for (const Option& option : optionsOf(command)) {
            names << option.typed();
            if (option.kind != ValueKind::none)
                values += QStringLiteral("        %1%2) %3; return ;;\n")
                              .arg(command, option.typed(), completionOf(option).bash);
        }
        options += QStringLiteral("        %1) options='%2' ;;\n").arg(command, names.join(' '));
    }
    for (const auto& system : registry.systems())
        inputs +=
            QStringLiteral("            %1) inputs='%2' ;;\n").arg(toQt(system->id), idsOfInputs(*system));
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
    case ${COMP_WORDS[1]}$before in
%3    esac
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
        .arg(helpCommands().join(' '), inputs, values, options, idsOfSystems(registry));
}

/// The first sentence of an option's help, for use in single quotes.
QString shortText(const Option& option) {
    static const QRegularExpression end("[;:.(](?: |$)");
    constexpr qsizetype longest = 60;
    QString text = translated(option.help).simplified();
    if (const auto at = text.indexOf(end); at > 0) text.truncate(at);
    if (text.size() > longest) text = text.left(text.lastIndexOf(' ', longest)) + "…";
    return text.remove('\'').remove('[').remove(']').replace(':', ' ').simplified();
}

QString shortText(const Command& command) {
    return translated(command.summary).remove('\'').remove(':');
}

QString zshCompletion(const Registry& registry) {
    QString names, cases, inputs;
    for (const QString& command : helpCommands()) {
        names += QStringLiteral("    '%1:%2'\n").arg(command, shortText(*findCommand(command)));
        cases += QStringLiteral("        %1) _arguments -S \\\n").arg(command);
        for (const Option& option : optionsOf(command))
            cases += QStringLiteral("            '*%1[%2]%3' \\\n")
                         .arg(option.typed(), shortText(option), completionOf(option).zsh);
        cases += QStringLiteral("            '*:thing:_talweg_things' ;;\n");
    }
    for (const auto& system : registry.systems())
        inputs +=
            QStringLiteral("        %1) compadd -S = -- %2 ;;\n").arg(toQt(system->id), idsOfInputs(*system));
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
        .arg(inputs, idsOfSystems(registry), names, cases);
}

QString fishCompletion(const Registry& registry) {
    QString text = QStringLiteral("# Completion of talweg for fish.\n");
    const QString none = "\"not __fish_seen_subcommand_from " + helpCommands().join(' ') + '"';
    for (const QString& command : helpCommands()) {
        const QString here = "\"__fish_seen_subcommand_from " + command + '"';
        text += QStringLiteral("complete -c talweg -n %1 -a %2 -d '%3'\n")
                    .arg(none, command, shortText(*findCommand(command)));
        text += QStringLiteral("complete -c talweg -n %1 -a '%2'\n").arg(here, idsOfSystems(registry));
        for (const Option& option : optionsOf(command)) {
            text += QStringLiteral("complete -c talweg -n %1 -l %2%3 -d '%4'\n")
                        .arg(here, option.name, completionOf(option).fish, shortText(option));
            if (option.kind != ValueKind::input) continue;
            for (const auto& system : registry.systems())
                text += QStringLiteral("complete -c talweg -n \"__fish_seen_subcommand_from %1; and "
                                       "__fish_seen_subcommand_from %2\" -l %3 -x -a '%4'\n")
                            .arg(command, toQt(system->id), option.name, idsOfInputs(*system));
        }
    }
    return text;
}

} // namespace

QString manPage(const Registry& registry, const QString& version) {
    QString troff = ".TH TALWEG 1 \"\" \"Talweg " + inTroff(version) + "\"\n.SH NAME\ntalweg \\- "
                    + inTroff(QCoreApplication::translate(
                        "talweg", "workbench for bodies that roll, slide and bounce across terrain"))
                    + '\n';
    const QStringList overview = helpText(registry).split("\n\n");
    troff += ".SH SYNOPSIS\n" + asIs(overview.value(1)) + ".SH DESCRIPTION\n" + filled(overview.value(2))
             + ".PP\n" + asIs(overview.mid(3).join('\n'));
    for (const QString& command : helpCommands())
        troff += troffOf(*findCommand(command));
    return troff;
}

QString completion(const Registry& registry, const QString& shell) {
    if (shell == "bash") return bashCompletion(registry);
    return shell == "zsh" ? zshCompletion(registry) : fishCompletion(registry);
}

} // namespace talweg
