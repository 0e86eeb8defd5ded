#include "figures/run/run_style.h"

#include <array>
#include <map>

namespace talweg {

std::vector<std::optional<std::size_t>> bodyLines(const Run& run, const std::vector<std::string>& names) {
    std::vector<std::optional<std::size_t>> lines;
    std::map<std::string, std::size_t> met;
    for (const std::string& name : names) {
        std::vector<std::optional<std::size_t>> called;
        for (const SceneBody& body : run.scene.bodies)
            if (body.name == name) called.push_back(body.line);
        const std::size_t number = called.size() == 1 ? 0 : met[name]++;
        lines.push_back(number < called.size() ? called[number] : std::nullopt);
    }
    return lines;
}

QPen pinnedPen(const QColor& color, std::size_t number) {
    static const std::array<QList<qreal>, 4> dashes{{{5, 3}, {1.5, 2.5}, {7, 2.5, 1.5, 2.5}, {9, 3}}};
    QPen pen(color, 1.3);
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern(dashes[number % dashes.size()]);
    return pen;
}

} // namespace talweg
