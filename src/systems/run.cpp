#include "systems/run.h"

#include "base/number.h"
#include "base/quantity_text.h"
#include "base/translation.h"

#include <algorithm>

namespace talweg {

std::string Quantity::column() const {
    if (unit.empty()) return id;
    if (unit == "°") return id + "_deg";
    if (unit == "%") return id + "_percent";
    std::string name = unit;
    std::ranges::replace(name, '/', '_');
    std::ranges::replace(name, ' ', '_');
    for (const auto& [from, to] : {std::pair{"²", "2"}, std::pair{"·", "_"}})
        for (auto at = name.find(from); at != std::string::npos; at = name.find(from))
            name.replace(at, std::string(from).size(), to);
    return id + "_" + name;
}

const char* word(Doubt::Kind kind) {
    switch (kind) {
    case Doubt::Kind::residual:
        return "residual";
    case Doubt::Kind::ledger:
        return "ledger";
    case Doubt::Kind::step:
        return "step";
    case Doubt::Kind::bound:
        return "bound";
    case Doubt::Kind::resolution:
        break;
    }
    return "resolution";
}

void doubtResidual(double residual, std::vector<Doubt>& doubts) {
    if (residual <= maxResidual) return;
    doubts.push_back(
        {Doubt::Kind::residual, tr("The energy residual is %1 of the energy given to the run and exceeds the "
                                   "limit of %2. The results of this run are doubtful.",
                                   scientific(residual, 1), scientific(maxResidual, 0))});
}

void eachText(Run& run, const std::function<void(std::string& text)>& call) {
    call(run.outcome.sentence);
    std::ranges::for_each(run.warnings, call);
    for (Doubt& doubt : run.doubts)
        call(doubt.sentence);
    for (RunEvent& event : run.events)
        call(event.label);
    for (auto& [heading, text] : run.audit)
        call(text);
    for (SceneArrow& arrow : run.scene.arrows)
        call(arrow.name);
    for (ResultTable& table : run.tables) {
        for (Quantity& column : table.columns)
            call(column.label);
        for (auto& row : table.rows)
            for (ResultTable::Cell& cell : row)
                if (auto* text = std::get_if<std::string>(&cell)) call(*text);
    }
}

void settleTexts(Run& run) {
    eachText(run, [&run](std::string& text) {
        if (!hasQuantities(text)) return;
        std::string plain = inUnits(text, {});
        run.marked[plain].push_back(std::move(text));
        text = std::move(plain);
    });
}

std::vector<std::string> everyWarning(const Run& run) {
    std::vector<std::string> sentences = run.warnings;
    for (const Doubt& doubt : run.doubts)
        sentences.push_back(doubt.sentence);
    return sentences;
}

} // namespace talweg
