#include "cli/study_json.h"

#include "cli/catalogue.h"

#include "base/number.h"
#include "cli/output.h"
#include "cli/study_options.h"
#include "project/file.h"

#include <algorithm>

namespace talweg {

namespace {

using JsonCell = std::variant<double, std::string>;

/// Whole numbers of at least 2⁵³ are written as texts, because a JSON parser that uses doubles would round
/// them.
constexpr std::uint64_t greatestWhole = std::uint64_t{1} << 53;

JsonCell cellFrom(std::string_view text) {
    if (text.empty()) return nothing;
    const auto number = readNumber(text);
    const bool isWhole = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    if (!number || (isWhole && *number >= static_cast<double>(greatestWhole))) return std::string(text);
    return *number;
}

std::vector<std::string_view> cellsOf(std::string_view row) {
    std::vector<std::string_view> cells;
    for (auto at = row.find(','); at != std::string_view::npos; at = row.find(',')) {
        cells.push_back(row.substr(0, at));
        row.remove_prefix(at + 1);
    }
    cells.push_back(row);
    return cells;
}

} // namespace

StudyJson::StudyJson(std::string_view kind) {
    m_json.openObject();
    m_json.entry("schema", jsonSchema);
    m_json.entry("study", kind);
}

void StudyJson::asked(const Options& options) {
    m_json.key("asked");
    m_json.openObject();
    for (const char* option :
         {"experiment", "grid",      "over",     "unknown",     "compare", "measure", "dist",
          "tie",        "correlate", "noise",    "monte-carlo", "sobol",   "seed",    "confidence",
          "bounds",     "require",   "smallest", "tolerance",   "pair",    "pareto",  "until-decided"}) {
        if (!options.has(option)) continue;
        m_json.key(option);
        m_json.openArray();
        for (const QString& text : options.all(option))
            m_json.text(text.toStdString());
        m_json.closeArray();
    }
    m_json.closeObject();
}

void StudyJson::experiment(const System& system, const Values& base) {
    m_json.entry("system", system.id);
    m_json.key("inputs");
    writeInputs(system, base, m_json);
}

void StudyJson::count(std::string_view key, std::uint64_t number) {
    if (number >= greatestWhole)
        m_json.entry(key, std::to_string(number));
    else
        m_json.entry(key, static_cast<double>(number));
}

void StudyJson::diagnostics(const Diagnostics& diagnostics) {
    m_json.key("diagnostics");
    m_json.openArray();
    for (const auto& [kind, sentence] : diagnostics)
        m_json.row({{"id", JsonCell(std::string(idOf(kind)))}, {"sentence", JsonCell(sentence)}});
    m_json.closeArray();
}

void StudyJson::rows(std::string_view key, std::string_view csv) {
    m_json.key(key);
    m_json.openArray();
    std::vector<std::string> names;
    while (!csv.empty()) {
        const std::string_view row = csv.substr(0, csv.find('\n'));
        csv.remove_prefix(std::min(row.size() + 1, csv.size()));
        const std::vector<std::string_view> cells = cellsOf(row);
        if (names.empty()) {
            names.assign(cells.begin(), cells.end());
            continue;
        }
        std::vector<std::pair<std::string, JsonCell>> entries;
        for (std::size_t i = 0; i < names.size(); ++i)
            entries.emplace_back(names[i], cellFrom(cells[i]));
        m_json.row(entries);
    }
    m_json.closeArray();
}

void StudyJson::lines(std::string_view key, const std::vector<AnswerLine>& lines) {
    m_json.key(key);
    m_json.openArray();
    for (const AnswerLine& line : lines)
        m_json.row(line.entries());
    m_json.closeArray();
}

std::string StudyJson::finished() {
    m_json.closeObject();
    return m_json.finished();
}

void writeJson(const Options& options, std::string_view kind, const std::function<void(StudyJson&)>& fill) {
    if (!options.has("json")) return;
    StudyJson json(kind);
    json.asked(options);
    fill(json);
    writeOutput(options.text("json"), QByteArray::fromStdString(json.finished()));
}

} // namespace talweg
