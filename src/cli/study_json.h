#pragma once

#include "cli/answer_line.h"
#include "cli/options.h"
#include "project/json.h"
#include "study/diagnostics.h"
#include "systems/system.h"

#include <functional>
#include <string_view>

namespace talweg {

/// What a study comes to as JSON: an object of numbers, and of lists whose entries have the keys of tables
/// and of printed answers, with units.
class StudyJson {
public:
    /// `kind` of study: "grid", "noise", "monte-carlo" or "merged".
    explicit StudyJson(std::string_view kind);
    /// What was asked for: the options that say what is studied, each with its texts.
    void asked(const Options& options);
    /// The system and the experiment's inputs, of which the study varies some.
    void experiment(const System& system, const Values& base);
    void number(std::string_view key, double number) { m_json.entry(key, number); }
    void count(std::string_view key, std::uint64_t number);
    void text(std::string_view key, std::string_view text) { m_json.entry(key, text); }
    /// An object with `id` and `sentence` for each, under "diagnostics".
    void diagnostics(const Diagnostics& diagnostics);
    /// A list of the rows of a table, CSV as this program writes it: numbers, words, and null where nothing
    /// stands.
    void rows(std::string_view key, std::string_view csv);
    void lines(std::string_view key, const std::vector<AnswerLine>& lines);
    std::string finished();

private:
    JsonWriter m_json;
};

/// Writes --json, if it is given.
void writeJson(const Options& options, std::string_view kind, const std::function<void(StudyJson&)>& fill);

} // namespace talweg
