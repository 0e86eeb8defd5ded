#include "systems/space_scene.h"

#include <algorithm>

namespace talweg {

namespace {

constexpr double wallTone = 0.45, stripTone = 0.14;

/// Builds the faces of the block between the points of its profile and the values of z.
class Block {
public:
    Block(const Points& profile, const std::vector<double>& across, double floor)
        : m_profile(profile), m_across(across), m_floor(floor) {}

    /// Adjacent faces share exact corners, so that the drawing can find edges.
    std::vector<SpaceFace> faces() {
        for (std::size_t i = 1; i < m_profile.size(); ++i) {
            for (std::size_t s = 1; s < m_across.size(); ++s)
                addStrip(i, s);
            addWall(i, i - 1, m_across.front());
            addWall(i - 1, i, m_across.back());
        }
        for (std::size_t s = 1; s < m_across.size(); ++s) {
            addEnd(0, m_across[s - 1], m_across[s]);
            addEnd(m_profile.size() - 1, m_across[s], m_across[s - 1]);
        }
        return std::move(m_faces);
    }

private:
    Point3 top(std::size_t i, double z) const { return {m_profile[i].x(), m_profile[i].y(), z}; }
    Point3 foot(std::size_t i, double z) const { return {m_profile[i].x(), m_floor, z}; }

    /// Adds a face. Coinciding corners are merged; a face without area is omitted.
    void add(std::vector<Point3> corners, double tone) {
        corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
        if (corners.size() > 1 && corners.front() == corners.back()) corners.pop_back();
        if (corners.size() > 2) m_faces.push_back({std::move(corners), tone});
    }
    void addStrip(std::size_t i, std::size_t s) {
        const double back = m_across[s - 1], front = m_across[s];
        add({top(i - 1, front), top(i, front), top(i, back), top(i - 1, back)}, s % 2 == 0 ? stripTone : 0);
        add({foot(i - 1, back), foot(i, back), foot(i, front), foot(i - 1, front)}, wallTone);
    }
    void addWall(std::size_t left, std::size_t right, double z) {
        add({foot(left, z), foot(right, z), top(right, z), top(left, z)}, wallTone);
    }
    void addEnd(std::size_t i, double left, double right) {
        add({foot(i, left), foot(i, right), top(i, right), top(i, left)}, wallTone);
    }

    const Points& m_profile;
    const std::vector<double>& m_across;
    double m_floor;
    std::vector<SpaceFace> m_faces;
};

} // namespace

std::vector<SpaceFace> extruded(const Points& profile, const std::vector<double>& across, double floor) {
    if (profile.size() < 2 || across.size() < 2) return {};
    return Block(profile, across, floor).faces();
}

} // namespace talweg
