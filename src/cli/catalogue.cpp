#include "cli/catalogue.h"

#include "cli/commands.h"
#include "project/json.h"
#include "systems/reading.h"

#include <cmath>

namespace talweg {

namespace {

/// Writes a list with one entry for each element.
template <class List, class WriteOne>
void writeList(const char* key, const List& list, JsonWriter& json, const WriteOne& writeOne) {
    json.key(key);
    json.openArray();
    for (const auto& one : list)
        writeOne(one);
    json.closeArray();
}

/// Writes an entry, unless the text is empty.
void entry(const char* key, const std::string& text, JsonWriter& json) {
    if (!text.empty()) json.entry(key, text);
}

std::string plain(const QString& text) {
    return text.simplified().toStdString();
}

const char* kindOf(const Parameter& parameter) {
    switch (parameter.kind) {
    case Parameter::Kind::number:
        return "number";
    case Parameter::Kind::numberOrWord:
        return "number-or-word";
    case Parameter::Kind::choice:
        return "choice";
    case Parameter::Kind::points:
        return "points";
    case Parameter::Kind::text:
        return "text";
    case Parameter::Kind::table:
        break;
    }
    return "table";
}

void writeRange(const Range& range, JsonWriter& json) {
    if (std::isfinite(range.min)) {
        json.entry("min", range.min);
        json.key("min_included");
        json.boolean(range.minIncluded);
    }
    if (std::isfinite(range.max)) {
        json.entry("max", range.max);
        json.key("max_included");
        json.boolean(range.maxIncluded);
    }
}

void writeParameter(const Parameter& parameter, JsonWriter& json) {
    json.openObject();
    json.entry("id", parameter.id);
    entry("symbol", parameter.symbol, json);
    entry("label", parameter.label, json);
    entry("unit", parameter.unit, json);
    entry("group", parameter.group, json);
    json.entry("kind", kindOf(parameter));
    json.key("standard");
    if (const auto* number = std::get_if<double>(&parameter.defaultValue))
        json.number(*number);
    else
        json.text(write(parameter, parameter.defaultValue));
    writeRange(parameter.range, json);
    entry("word", parameter.word, json);
    if (!parameter.choices.empty())
        writeList("choices", parameter.choices, json, [&json](const Choice& choice) {
            json.openObject();
            json.entry("id", choice.id);
            entry("label", choice.label, json);
            entry("help", choice.help, json);
            json.closeObject();
        });
    if (!parameter.columns.empty())
        writeList("columns", parameter.columns, json,
                  [&json](const Parameter& column) { writeParameter(column, json); });
    if (!parameter.onlyFor.first.empty()) {
        json.entry("only_for", parameter.onlyFor.first);
        writeList("only_for_values", parameter.onlyFor.second, json,
                  [&json](const std::string& id) { json.text(id); });
    }
    entry("help", parameter.help, json);
    entry("source", parameter.source, json);
    json.closeObject();
}

void writeQuantity(const Quantity& quantity, JsonWriter& json) {
    json.openObject();
    json.entry("id", quantity.id);
    json.entry("column", quantity.column());
    entry("symbol", quantity.symbol, json);
    entry("label", quantity.label, json);
    entry("unit", quantity.unit, json);
    entry("help", quantity.help, json);
    json.closeObject();
}

void writeTitled(const std::string& id, const std::string& title, JsonWriter& json) {
    json.openObject();
    json.entry("id", id);
    json.entry("title", title);
    json.closeObject();
}

void writeSystem(const System& system, JsonWriter& json) {
    const auto quantity = [&json](const Quantity& one) { writeQuantity(one, json); };
    json.openObject();
    json.entry("id", system.id);
    json.entry("name", system.name);
    json.entry("summary", system.summary);
    writeList("parameters", system.parameters, json,
              [&json](const Parameter& one) { writeParameter(one, json); });
    writeList("presets", system.presets, json, [&json](const Preset& preset) {
        json.openObject();
        json.entry("name", preset.name);
        entry("group", preset.group, json);
        entry("help", preset.help, json);
        if (preset.argument) json.entry("argument", preset.argument->label);
        json.closeObject();
    });
    writeList("quantities", system.quantities, json, quantity);
    writeList("body_quantities", system.bodyQuantities, json, quantity);
    writeList("event_columns", system.eventColumns, json, quantity);
    writeList("measures", system.measures, json, quantity);
    writeList("study_measures", system.studyMeasures, json,
              [&json](const std::string& id) { json.text(id); });
    if (!system.success.id.empty()) json.entry("success", system.success.id);
    writeList("endings", system.endings, json, [&json](const Ending& ending) {
        json.openObject();
        json.entry("id", ending.id);
        json.entry("label", ending.label);
        json.key("decided");
        json.boolean(ending.decided);
        json.closeObject();
    });
    writeList("figures", system.figures, json,
              [&json](const FigureRecipe& figure) { writeTitled(figure.id, figure.title, json); });
    writeList("examples", system.examples, json,
              [&json](const Example& example) { writeTitled(example.id, example.title, json); });
    writeList("works", system.reproductions, json,
              [&json](const Reproduction& work) { writeTitled(work.id, citation(work), json); });
    json.closeObject();
}

void writeCommand(const Command& command, JsonWriter& json) {
    json.openObject();
    json.entry("name", command.name);
    json.entry("summary", plain(translated(command.summary)));
    json.entry("synopsis", translated(command.synopsis).toStdString());
    writeList("options", optionsOf(command.name), json, [&json](const Option& option) {
        json.openObject();
        json.entry("name", option.typed().toStdString());
        entry("value", option.value, json);
        json.entry("help", plain(translated(option.help)));
        json.closeObject();
    });
    json.closeObject();
}

} // namespace

QByteArray catalogue(const Registry& registry, const QString& version) {
    JsonWriter json;
    json.openObject();
    json.entry("schema", jsonSchema);
    json.entry("version", version.toStdString());
    writeList("systems", registry.systems(), json,
              [&json](const std::shared_ptr<const System>& system) { writeSystem(*system, json); });
    writeList("commands", helpCommands(), json,
              [&json](const QString& name) { writeCommand(*findCommand(name), json); });
    json.closeObject();
    return QByteArray::fromStdString(json.finished());
}

} // namespace talweg
