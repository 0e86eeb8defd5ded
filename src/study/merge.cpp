#include "study/merge.h"

#include "base/text.h"
#include "base/translation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace talweg {

namespace {

/// One row of the table of a shard.
struct Row {
    std::size_t design = 0, run = 0; ///< from 1
    std::string_view text;           ///< without the leading cells that only shards have
    std::size_t part = 0, line = 0;  ///< index of its file, and line in that file
};

std::optional<std::size_t> wholeNumber(std::string_view text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// Removes the next line from a text. Returns the line without its end.
std::string_view nextLine(std::string_view& text) {
    const auto end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

/// Removes the next cell from a row and returns it.
std::string_view nextCell(std::string_view& row) {
    const auto end = row.find(',');
    const std::string_view cell = row.substr(0, end);
    row.remove_prefix(end == std::string_view::npos ? row.size() : end + 1);
    return cell;
}

/// What the rows of a table are.
enum class Part { designs, runs, draws };

struct Format {
    Part part;
    std::string_view begins; ///< start of the header
};
constexpr std::array<Format, 3> formats{
    {{Part::runs, partOfRuns}, {Part::designs, partOfDesigns}, {Part::draws, partOfDraws}}};

std::string rowsOf(Part part) {
    switch (part) {
    case Part::designs:
        return tr("designs");
    case Part::runs:
        return tr("runs");
    case Part::draws:
        break;
    }
    return tr("random runs");
}

class Merger {
public:
    explicit Merger(const std::vector<TablePart>& parts) : m_parts(parts) {}

    MergedTable merged() {
        for (std::size_t part = 0; part < m_parts.size() && m_problems.empty(); ++part)
            readPart(part);
        if (m_problems.empty()) {
            std::ranges::sort(m_rows, {}, [](const Row& row) { return std::pair(row.design, row.run); });
            findDoubled();
            findMissing();
        }
        if (!m_problems.empty()) return {{}, std::move(m_problems)};
        MergedTable table{.text = undividedHeader(),
                          .problems = {},
                          .notes = std::move(m_notes),
                          .system = std::string(m_system),
                          .seed = m_seed,
                          .asked = std::move(m_asked)};
        for (const Row& row : m_rows) {
            table.text += row.text;
            table.text += '\n';
        }
        return table;
    }

    PartReading first() {
        readPart(0);
        PartReading part{{std::string(m_study), m_designs}, 0, 0, std::move(m_problems)};
        if (!part.problems.empty()) return part;
        for (const Row& row : m_rows) {
            part.runs += m_format->part == Part::designs ? numberIn(row, "runs") : 1;
            part.doubtful += numberIn(row, "doubtful");
        }
        return part;
    }

private:
    std::string place(std::size_t part, std::size_t line) const {
        return tr("%1, line %2", m_parts[part].name, line);
    }

    void complain(std::size_t part, std::size_t line, const std::string& message) {
        m_problems.push_back(tr("%1: %2", place(part, line), message));
    }

    void readPart(std::size_t part) {
        std::string_view text = m_parts[part].text;
        if (!text.ends_with('\n'))
            return complain(part, 1 + static_cast<std::size_t>(std::ranges::count(text, '\n')),
                            tr("the file is truncated: its last line is incomplete."));
        m_isChecked = text.starts_with(headerCheck);
        if (m_isChecked) text.remove_prefix(headerCheck.size());
        std::string_view header = nextLine(text);
        if (!passesCheck(part, 1, header) || !readHeader(part, header)) return;
        for (std::size_t line = 2; !text.empty() && m_problems.empty(); ++line) {
            std::string_view row = nextLine(text);
            if (passesCheck(part, line, row)) readRow(part, line, row);
        }
    }

    /// Removes the checksum from a row and verifies it.
    bool passesCheck(std::size_t part, std::size_t line, std::string_view& row) {
        if (!m_isChecked) return true;
        const std::string_view check = nextCell(row);
        if (check == checksum(row)) return true;
        complain(part, line,
                 tr("the row was changed after it was written: its checksum is %1, but the file records %2. "
                    "Write the shard again.",
                    checksum(row), inQuotes(check)));
        return false;
    }

    bool readHeader(std::size_t part, std::string_view header) {
        const auto format =
            std::ranges::find_if(formats, [&](const Format& one) { return header.starts_with(one.begins); });
        if (format == formats.end()) {
            complain(
                part, 1,
                tr("this file is not a shard of a study. Shards are written with --shard i/n; their header "
                   "begins either with “check-…, study, designs, design” or with “check-…, study, system”."));
            return false;
        }
        if (!m_isChecked && !allowUnchecked(part, format->part)) return false;
        const std::string_view columns = header.substr(format->begins.size());
        if (part == 0) {
            m_format = &*format;
            m_columns = columns;
            m_cells = std::ranges::count(header, ',');
        } else if (&*format != m_format)
            complain(part, 1,
                     tr("this is a table of %1, but %2 is a table of %3.", rowsOf(format->part),
                        m_parts[0].name, rowsOf(m_format->part)));
        else if (columns != m_columns)
            complain(part, 1, tr("the columns differ from those of %1.", m_parts[0].name));
        return m_problems.empty();
    }

    /// Handles the table of a shard that was written by an earlier version and has no checksums.
    bool allowUnchecked(std::size_t part, Part kind) {
        if (kind == Part::draws)
            complain(part, 1,
                     tr("this shard has no checksums because it was written by an earlier version of Talweg, "
                        "which sampled other numbers from the same seed. Write all shards again."));
        else
            m_notes.push_back(tr("%1 has no checksums because it was written by an earlier version of "
                                 "Talweg, so changed rows cannot be detected.",
                                 m_parts[part].name));
        return m_problems.empty();
    }

    /// The header of the undivided table. Distributions in column names are removed and stored in m_asked.
    std::string undividedHeader() {
        std::string header;
        for (std::string_view columns = m_columns; !columns.empty();) {
            const std::string_view name = nextCell(columns);
            const auto asked = askedIn(name);
            if (asked) m_asked.push_back(*asked);
            header += asked ? asked->parameter : std::string(name);
            header += columns.empty() ? '\n' : ',';
        }
        return header;
    }

    void readRow(std::size_t part, std::size_t line, std::string_view text) {
        const auto cells = std::ranges::count(text, ',');
        if (cells != m_cells)
            return complain(part, line,
                            trCount(cells + 1,
                                    "the row has %1 cell, but the header has %2; the file is damaged.",
                                    "the row has %1 cells, but the header has %2; the file is damaged.",
                                    cells + 1, m_cells + 1));
        const std::string_view study = nextCell(text);
        const bool drawn = m_format->part == Part::draws, ofRuns = m_format->part == Part::runs;
        const std::string_view system = drawn ? nextCell(text) : std::string_view();
        // Tables of random runs keep their next cells: number of the run, number of all runs, and seed.
        std::string_view rest = text;
        std::string_view& numbers = drawn ? rest : text;
        const auto first = wholeNumber(nextCell(numbers)), second = wholeNumber(nextCell(numbers));
        const auto& designs = drawn ? second : first;
        const auto& design = drawn ? first : second;
        const auto seed = drawn ? wholeNumber(nextCell(numbers)) : 0;
        const auto runs = ofRuns ? wholeNumber(nextCell(numbers)) : 1;
        const auto run = ofRuns ? wholeNumber(nextCell(numbers)) : 1;
        if (!seed || !designs || !design || !runs || !run || *design < 1 || *design > *designs || *run < 1
            || *run > *runs)
            return complain(part, line,
                            tr("the cells that identify the row are inconsistent; the file is damaged."));
        if (m_rows.empty()) {
            m_study = study;
            m_system = system;
            m_seed = *seed;
            m_designs = *designs;
            m_runs = *runs;
        } else if (study != m_study || *designs != m_designs || *runs != m_runs) {
            return complain(part, line,
                            tr("this row and the row at %1 belong to different studies: their inputs, varied "
                               "values or results differ.",
                               place(m_rows[0].part, m_rows[0].line)));
        }
        m_rows.push_back({*design, *run, text, part, line});
    }

    /// The number in the cell of a row, by the name of its column in the undivided table; 0 if there is no
    /// such column.
    std::size_t numberIn(const Row& row, std::string_view column) const {
        std::string_view cells = row.text;
        for (std::string_view columns = m_columns; !columns.empty();) {
            const std::string_view cell = nextCell(cells);
            if (nextCell(columns) == column) return wholeNumber(cell).value_or(0);
        }
        return 0;
    }

    void findDoubled() {
        const auto twice = std::ranges::adjacent_find(
            m_rows, [](const Row& a, const Row& b) { return a.design == b.design && a.run == b.run; });
        if (twice == m_rows.end()) return;
        const std::string here = place(twice->part, twice->line);
        const std::string there = place((twice + 1)->part, (twice + 1)->line);
        m_problems.push_back(m_format->part == Part::draws
                                 ? tr("Run %1 occurs twice: in %2 and in %3. List each shard only once.",
                                      twice->design, here, there)
                                 : tr("Design %1 occurs twice: in %2 and in %3. List each shard only once.",
                                      twice->design, here, there));
    }

    void findMissing() {
        const std::size_t expected = m_designs * m_runs;
        if (!m_problems.empty() || m_rows.size() == expected) {
            if (m_rows.empty()) m_problems.push_back(tr("The shards have no rows."));
            return;
        }
        // Rows are sorted and distinct, so the first row whose number is not the expected one follows the
        // gap.
        std::size_t at = 0;
        while (at < m_rows.size() && (m_rows[at].design - 1) * m_runs + m_rows[at].run - 1 == at)
            ++at;
        m_problems.push_back(incomplete(expected - m_rows.size(), expected, at / m_runs + 1));
    }

    std::string incomplete(std::size_t missing, std::size_t expected, std::size_t first) const {
        switch (m_format->part) {
        case Part::designs:
            return tr("The shards lack %1 of %2 designs; the first missing one is design %3. List all shards "
                      "of the study.",
                      missing, expected, first);
        case Part::runs:
            return tr("The shards lack %1 of %2 runs; the first missing one belongs to design %3. List all "
                      "shards of the study.",
                      missing, expected, first);
        case Part::draws:
            break;
        }
        return tr("The shards lack %1 of %2 random runs; the first missing one is run %3. List all shards of "
                  "the study.",
                  missing, expected, first);
    }

    const std::vector<TablePart>& m_parts;
    std::vector<std::string> m_problems, m_notes;
    std::vector<Asked> m_asked; ///< the sampled inputs; only for random runs
    bool m_isChecked = true;    ///< whether the current part has checksums
    const Format* m_format = nullptr;
    std::string_view m_columns; ///< header of the undivided table
    std::ptrdiff_t m_cells = 0; ///< number of commas in a row
    std::string_view m_study;   ///< checksum of the study
    std::string_view m_system;  ///< id; only for random runs
    std::uint64_t m_seed = 0;   ///< only for random runs
    std::size_t m_designs = 0, m_runs = 0;
    std::vector<Row> m_rows;
};

} // namespace

PartReading readPart(const TablePart& part) {
    const std::vector<TablePart> parts{part};
    return Merger(parts).first();
}

MergedTable mergeTables(const std::vector<TablePart>& parts) {
    return Merger(parts).merged();
}

} // namespace talweg
