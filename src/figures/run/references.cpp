#include "figures/run/references.h"

#include "figures/run/run_style.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace talweg {

namespace {

bool isTrackOfCompared(const Pinned& one) {
    return one.isMeasured && one.line;
}

} // namespace

void References::set(std::vector<Pinned> references) {
    m_references = std::move(references);
    m_shown.resize(std::max(m_shown.size(), m_references.size()), true);
    const auto tracks = std::ranges::count_if(m_references, isTrackOfCompared);
    m_ownEntries = m_references.size() - static_cast<std::size_t>(tracks);
}

const Pinned& References::operator[](std::size_t place) const {
    static const Pinned none;
    return place < m_references.size() ? m_references[place] : none;
}

bool References::isVisible(std::size_t place) const {
    if (place < m_ownEntries || place >= m_references.size()) return m_shown[place];
    for (std::size_t run = 0; run < m_ownEntries; ++run)
        if (m_references[run].line == m_references[place].line)
            return m_areComparedTracksShown && m_shown[run];
    return m_areComparedTracksShown;
}

std::vector<LegendEntry> References::legend(const Theme& theme) const {
    std::vector<LegendEntry> entries;
    for (std::size_t place = 0; place < m_ownEntries; ++place) {
        const Pinned& one = m_references[place];
        LegendEntry entry{one.name, pinnedPen(one, theme.mutedText, place, theme), m_shown[place]};
        entry.marker = markerOf(one);
        entries.push_back(entry);
    }
    if (m_ownEntries < m_references.size()) {
        LegendEntry entry{QCoreApplication::translate("talweg", "Measured"),
                          QPen(theme.mutedText, 1, Qt::NoPen), m_areComparedTracksShown};
        entry.marker = QCPScatterStyle::ssCircle;
        entries.push_back(entry);
    }
    return entries;
}

void References::setEntryShown(std::size_t entry, bool shown) {
    if (entry < m_ownEntries)
        m_shown[entry] = shown;
    else
        m_areComparedTracksShown = shown;
}

} // namespace talweg
