#pragma once

#include "cli/answer_line.h"
#include "cli/options.h"
#include "project/json.h"
#include "study/diagnostics.h"
#include "systems/system.h"

#include <functional>
#include <string_view>

namespace talweg {

/// The results of a study as JSON: an object of numbers, and of lists whose entries have the keys of tables
/// and of printed answers, with units.
class StudyJson {
public:
    /// `kind` of study: "grid", "noise", "monte-carlo" or "merged".
    explicit StudyJson(std::string_view kind);
    /// The request: the options that define the study, each with its texts.
    void asked(const Options& options);
    /// The system and the inputs of the experiment, some of which the study varies.
    void experiment(const System& system, const Values& base);
    void number(std::string_view key, double number) { m_json.entry(key, number); }
    void count(std::string_view key, std::uint64_t number);
    void text(std::string_view key, std::string_view text) { m_json.entry(key, text); }
    /// Writes an object with `id` and `sentence` for each, under "diagnostics".
    void diagnostics(const Diagnostics& diagnostics);
    /// A list of the rows of a table, which must be CSV of this program: numbers, words, and null for empty
    /// cells.
    void rows(std::string_view key, std::string_view csv);
    void lines(std::string_view key, const std::vector<AnswerLine>& lines);
    std::string finished();

private:
    JsonWriter m_json;
};

/// Writes --json, if given.
void writeJson(const Options& options, std::string_view kind, const std::function<void(StudyJson&)>& fill);

} // namespace talweg
