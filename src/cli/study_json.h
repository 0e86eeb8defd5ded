#pragma once

#include "cli/answer_line.h"
#include "cli/options.h"
#include "project/json.h"
#include "study/diagnostics.h"
#include "systems/system.h"

#include <functional>
#include <string_view>

namespace talweg {

/// The results of a study as a JSON object, with numbers, texts and lists. The entries of lists have the same
/// keys, with units, as the columns of tables and the printed answers.
class StudyJson {
public:
    /// `kind` of study: "grid", "noise", "monte-carlo" or "merged".
    explicit StudyJson(std::string_view kind);
    /// Adds the options that define the study, each with its values.
    void asked(const Options& options);
    /// Adds the system and the inputs of the experiment, including those that the study varies.
    void experiment(const System& system, const Values& base);
    void number(std::string_view key, double number) { m_json.entry(key, number); }
    void count(std::string_view key, std::uint64_t number);
    void text(std::string_view key, std::string_view text) { m_json.entry(key, text); }
    /// Adds a list "diagnostics" of objects with `id` and `sentence`.
    void diagnostics(const Diagnostics& diagnostics);
    /// Adds the rows of a CSV table written by this program as a list of objects. Cells are numbers, words or
    /// empty (null).
    void rows(std::string_view key, std::string_view csv);
    void lines(std::string_view key, const std::vector<AnswerLine>& lines);
    std::string finished();

private:
    JsonWriter m_json;
};

/// Writes the file given by --json, if the option is given. `fill` adds the results.
void writeJson(const Options& options, std::string_view kind, const std::function<void(StudyJson&)>& fill);

} // namespace talweg
