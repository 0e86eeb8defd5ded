#pragma once

#include "figures/plot/legend_bar.h"
#include "figures/run/shown.h"
#include "figures/theme.h"

#include <vector>

namespace talweg {

/// The reference runs and measured tracks of a figure, their legend entries, and which of them are visible.
/// Each has its own entry, except the tracks of compared runs: they share the last one, and are hidden with
/// their runs.
class References {
public:
    /// Sets the references. Visibility belongs to places in the list, and is kept.
    void set(std::vector<Pinned> references);
    std::size_t size() const { return m_references.size(); }
    /// The largest number of references so far.
    std::size_t places() const { return m_shown.size(); }
    /// The reference at a place; an empty one beyond the last.
    const Pinned& operator[](std::size_t place) const;

    bool isVisible(std::size_t place) const;
    /// The number of references with a legend entry of their own; these come first.
    std::size_t ownEntries() const { return m_ownEntries; }
    std::vector<LegendEntry> legend(const Theme& theme) const;
    /// Shows or hides what the entry of `legend` stands for.
    void setEntryShown(std::size_t entry, bool shown);

private:
    std::vector<Pinned> m_references;
    std::size_t m_ownEntries = 0;
    std::vector<bool> m_shown; ///< for each place
    bool m_areComparedTracksShown = true;
};

} // namespace talweg
