#include "support/test.h"
#include "systems/recomputed.h"
#include "systems/rover/rover_system.h"

#include <Eigen/Geometry>
#include <numbers>

using namespace talweg;
using tests::Formula;
using tests::Record;
using tests::Seen;

// Every quantity, measure and column of events of the rover against a second formula: rates and integrals of
// other columns, Newton's second law, the geometry of the ground, and sums over the impacts.

namespace {

constexpr double degrees = 180 / std::numbers::pi;
const double none = std::nan("");

Values with(Values some, const Values& more) {
    some.merge(Values(more));
    return some;
}

std::string word(const char* text) {
    return text;
}

/// The ground as points, level before and after, and where the centre of a sphere is on it.
class Line {
public:
    explicit Line(const Record& record) : m_b(record.input("b")) {
        const double down = record.input("beta") / degrees, up = record.input("theta") / degrees;
        const double dh = record.input("dh"), foot = -dh / std::tan(down), end = foot + record.input("pl");
        m_points = {{-1e4, 0}, {0, 0}, {foot, dh}, {end, dh}, {end - dh / std::tan(up), 0}, {1e4, 0}};
    }

    const Points& points() const { return m_points; }
    double farEnd() const { return m_points[4].x(); }
    double lowest() const { return m_points[2].y(); }

    /// Of the face straight below.
    Point faceBelow(double x) const { return along(faceAt(x)); }
    double heightAbove(Point centre) const {
        const std::size_t face = faceAt(centre.x());
        const Point t = along(face);
        return centre.y() - m_points[face].y() - (centre.x() - m_points[face].x()) * t.y() / t.x();
    }

    /// Out of the ground that the sphere touches, or would touch lower down.
    Point normal(Point centre) const {
        for (std::size_t v = 1; v + 1 < m_points.size(); ++v) {
            const Point before = out(v - 1), after = out(v);
            const bool convex = before.x() < after.x();
            // Over a vertex: a circle between both normals, or where both faces are touched.
            const double first = convex ? m_b * before.x() : m_b * middle(before, after);
            const double last = convex ? m_b * after.x() : first;
            if (centre.x() < m_points[v].x() + first) return before;
            if (centre.x() < m_points[v].x() + last) return (centre - m_points[v]).normalized();
        }
        return out(m_points.size() - 2);
    }
    /// Of the face on which the contact is; nothing on a rim.
    std::optional<double> tilt(Point centre) const {
        const Point n = normal(centre);
        for (std::size_t face = 0; face + 1 < m_points.size(); ++face)
            if ((out(face) - n).norm() < 1e-9) return std::atan2(-n.x(), n.y());
        return {};
    }
    /// How far the sphere is off the ground it would touch, along the normal there.
    double gap(Point centre) const {
        const Point n = normal(centre), foot = centre - m_b * n;
        double nearest = 1e9;
        for (std::size_t face = 0; face + 1 < m_points.size(); ++face) {
            const double beyond = along(face).dot(foot - m_points[face]);
            if (beyond > -1e-9 && beyond < (m_points[face + 1] - m_points[face]).norm() + 1e-9)
                nearest = std::min(nearest, std::abs(out(face).dot(foot - m_points[face])));
        }
        return nearest;
    }

private:
    /// x of the centre over a corner, in radii, that both faces touch.
    static double middle(Point a, Point b) { return (a.x() + b.x()) / (1 + a.dot(b)); }
    Point along(std::size_t face) const { return (m_points[face + 1] - m_points[face]).normalized(); }
    Point out(std::size_t face) const { return {-along(face).y(), along(face).x()}; }
    std::size_t faceAt(double x) const {
        std::size_t face = 0;
        while (face + 2 < m_points.size() && m_points[face + 1].x() <= x)
            ++face;
        return face;
    }

    double m_b;
    Points m_points;
};

/// What more is worked out of a run.
class Rover {
public:
    explicit Rover(const Record& record) : r(record), line(record) {}

    double b() const { return r.input("b"); }
    double m() const { return r.input("m"); }
    double g() const { return r.input("g"); }
    double inertia() const { return r.input("k") * m() * b() * b(); }
    Point centre(double t) const { return {r.at(t, "x"), r.at(t, "y")}; }
    Point normal(double t) const { return line.normal(centre(t)); }
    Point tangent(double t) const {
        const Point n = normal(t);
        return {n.y(), -n.x()};
    }
    bool touches(double t) const { return line.gap(centre(t)) < 1e-7 * b(); }
    double lowestPoint(double t) const { return r.at(t, "y") - b(); }

    /// Of the air, N.
    Point drag(double t) const {
        const Point along = touches(t) ? tangent(t) : line.faceBelow(r.at(t, "x"));
        const double z = touches(t) ? b() : line.heightAbove(centre(t));
        const double z0 = r.input("z0");
        const double part = r.word("wind_profile") == "uniform" ? 1
                            : z <= z0                           ? 0
                                      : std::log(z / z0) / std::log(r.input("z_ref") / z0);
        const Point past = r.input("wind") * part * along - Point(r.at(t, "vx"), r.at(t, "vy"));
        return r.input("rho") * r.input("cd") * std::numbers::pi * b() * b() / 2 * past.norm() * past;
    }
    /// Of the ground, by Newton's second law, N.
    Point contact(double t) const {
        const Point acceleration(r.rate(t, "vx"), r.rate(t, "vy"));
        return m() * (acceleration + Point(0, g())) - drag(t);
    }
    double slip(double t) const {
        return tangent(t).dot(Point(r.at(t, "vx"), r.at(t, "vy"))) + b() * r.at(t, "spin");
    }
    double sideSlip(double t) const {
        return r.at(t, "vz") - b() * tangent(t).dot(Point(r.at(t, "spin_x"), r.at(t, "spin_y")));
    }
    bool slips(double t) const { return std::hypot(slip(t), sideSlip(t)) > 1e-8; }
    double kinetic(double t) const {
        double spins = 0, speeds = 0;
        for (const char* id : {"spin", "spin_x", "spin_y"})
            spins += r.at(t, id) * r.at(t, id);
        for (const char* id : {"vx", "vy", "vz"})
            speeds += r.at(t, id) * r.at(t, id);
        return 0.5 * m() * speeds + 0.5 * inertia() * spins;
    }

    /// Launched at the near edge, moving along the level.
    double energyAtTheStart() const {
        const double u4 = r.input("u4"), u6 = r.input("u6");
        const double u3 = numberOr("u3", -u4 / b()), u1 = numberOr("u1", u6 / b()), u2 = r.input("u2");
        return 0.5 * m() * (u4 * u4 + u6 * u6) + 0.5 * inertia() * (u1 * u1 + u2 * u2 + u3 * u3)
               + m() * g() * (lowestPoint(0) - line.lowest());
    }
    /// The sum of something over the impacts up to a time.
    double overImpacts(double t, const std::function<double(const RunEvent&)>& of) const {
        double sum = 0;
        for (const RunEvent& event : r.run().events)
            if (isImpact(event) && event.t <= t) sum += of(event);
        return sum;
    }
    static bool isImpact(const RunEvent& event) { return event.kind == "impact" || event.kind == "corner"; }
    double impulse(const RunEvent& e) const {
        return std::hypot(r.of(e, "s1"), r.of(e, "s2"), r.of(e, "s3"));
    }
    /// ½ m (1 − e²) u5².
    double restitutionLoss(const RunEvent& e) const {
        const double u5 = r.of(e, "u5_before"), back = r.input("e");
        return 0.5 * m() * (1 - back * back) * u5 * u5;
    }
    double frictionLoss(const RunEvent& e) const {
        double lost = 0;
        const auto halfSquare = [&](const char* id) { return 0.5 * r.of(e, id) * r.of(e, id); };
        for (const auto& [before, after] : {std::pair{"u4_before", "u4_after"}, {"u6_before", "u6_after"}})
            lost += m() * (halfSquare(before) - halfSquare(after));
        for (const auto& [before, after] : {std::pair{"u1_before", "u1_after"}, {"u3_before", "u3_after"}})
            lost += inertia() * (halfSquare(before) - halfSquare(after));
        return lost;
    }

    /// When the verdict falls.
    double verdict() const {
        const auto& events = r.run().events;
        const auto found = std::ranges::find(events, "verdict", &RunEvent::kind);
        return found == events.end() ? r.duration() : found->t;
    }
    bool crosses() const { return r.run().outcome.id == "crossed"; }
    double height() const { return crosses() ? 0 : lowestPoint(verdict()); }
    /// When it first touches the incline.
    std::optional<double> firstClimb() const {
        for (const RunEvent& event : r.run().events)
            if (event.t <= verdict() && event.label.find("incline") != std::string::npos) return event.t;
        return {};
    }

    double numberOr(const char* id, double otherwise) const {
        return r.holdsNumber(id) ? r.input(id) : otherwise;
    }

    const Record& r;
    Line line;
};

/// Turned so far by then: the spin integrated by Runge and Kutta in steps of two milliseconds at most, from
/// where it was asked for last.
Eigen::Quaterniond turnedBy(const Record& r, double t) {
    static std::map<const Record*, std::map<double, Eigen::Quaterniond>> all;
    auto& known = all[&r];
    if (known.empty()) known[0] = Eigen::Quaterniond::Identity();
    const auto spin = [&](double at) {
        return Eigen::Vector3d(r.at(at, "spin_x"), r.at(at, "spin_y"), r.at(at, "spin"));
    };
    const auto rate = [](const Eigen::Vector3d& w, const Eigen::Vector4d& q) {
        const Eigen::Quaterniond now(q[3], q[0], q[1], q[2]);
        return Eigen::Vector4d(0.5 * (Eigen::Quaterniond(0, w.x(), w.y(), w.z()) * now).coeffs());
    };
    const auto last = std::prev(known.upper_bound(t));
    Eigen::Quaterniond turn = last->second;
    for (std::size_t i = 1; i < r.breaks().size() && r.breaks()[i - 1] < t; ++i) {
        const double from = std::max(last->first, r.breaks()[i - 1]), to = std::min(r.breaks()[i], t);
        if (to <= from) continue;
        const int steps = static_cast<int>(std::ceil((to - from) / 2e-3));
        const double h = (to - from) / steps, inside = 1e-6 * h; // at a break the spin may jump
        for (int n = 0; n < steps; ++n) {
            const double at = from + n * h;
            const Eigen::Vector3d first = spin(at + inside), middle = spin(at + 0.5 * h),
                                  end = spin(at + h - inside);
            const Eigen::Vector4d q = turn.coeffs(), k1 = rate(first, q), k2 = rate(middle, q + 0.5 * h * k1),
                                  k3 = rate(middle, q + 0.5 * h * k2), k4 = rate(end, q + h * k3);
            turn.coeffs() = q + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
        }
    }
    return known[t] = turn.normalized();
}

using Of = double (*)(const Rover&, double);

/// `tolerance`: of differences and integrals where it is more than a few roundings.
Formula<double> column(const char* id, Of of, double tolerance = 1e-9, Seen seen = Seen::bothSigns) {
    return {id, [of](const Record& r, double t) { return std::optional(of(Rover(r), t)); }, tolerance, seen};
}

/// Since the start: the integral of a power in contact.
double work(const Rover& o, const char* name, double t, double (*power)(const Rover&, double)) {
    return o.r.sum(name, t, [&](double at) { return power(o, at); });
}

/// Of differences of the fourth order over a millisecond.
constexpr double differences = 1e-6;
/// Of integrals over stretches in which a speed turns, where the rate has a corner.
constexpr double corners = 2e-4;

std::vector<Formula<double>> quantities() {
    return {
        column("x",
               [](const Rover& o, double t) {
                   return o.numberOr("q1", 0)
                          + work(o, "x", t, [](const Rover& p, double at) { return p.r.at(at, "vx"); });
               }),
        column("y",
               [](const Rover& o, double t) {
                   return o.r.at(0, "y")
                          + work(o, "y", t, [](const Rover& p, double at) { return p.r.at(at, "vy"); });
               }),
        column(
            "vx", [](const Rover& o, double t) { return o.r.rate(t, "x"); }, differences),
        column(
            "vy", [](const Rover& o, double t) { return o.r.rate(t, "y"); }, differences),
        column(
            "speed",
            [](const Rover& o, double t) {
                return std::hypot(o.r.at(t, "vx"), o.r.at(t, "vy"), o.r.at(t, "vz"));
            },
            1e-12, Seen::positive),
        column(
            "spin", [](const Rover& o, double t) { return o.r.rate(t, "angle") / degrees; }, differences),
        column(
            "rolling_speed", [](const Rover& o, double t) { return -o.b() * o.r.at(t, "spin"); }, 1e-12),
        column(
            "angle",
            [](const Rover& o, double t) {
                return degrees
                       * work(o, "angle", t, [](const Rover& p, double at) { return p.r.at(at, "spin"); });
            },
            1e-8),
        column("slip", [](const Rover& o, double t) { return o.slip(t); }),
        column(
            "translational",
            [](const Rover& o, double t) { return 0.5 * o.m() * o.r.at(t, "speed") * o.r.at(t, "speed"); },
            1e-11, Seen::positive),
        column(
            "rotational",
            [](const Rover& o, double t) {
                return o.kinetic(t) - 0.5 * o.m() * o.r.at(t, "speed") * o.r.at(t, "speed");
            },
            1e-11, Seen::positive),
        column(
            "potential",
            [](const Rover& o, double t) { return o.m() * o.g() * (o.lowestPoint(t) - o.line.lowest()); },
            1e-11, Seen::positive),
        column(
            "impact_normal",
            [](const Rover& o, double t) {
                return o.overImpacts(t, [&](const RunEvent& e) { return o.restitutionLoss(e); });
            },
            1e-9, Seen::positive),
        column(
            "impact_friction",
            [](const Rover& o, double t) {
                return o.overImpacts(t, [&](const RunEvent& e) { return o.frictionLoss(e); });
            },
            1e-9, Seen::positive),
        column(
            "sliding",
            [](const Rover& o, double t) {
                return work(o, "sliding", t, [](const Rover& p, double at) {
                    return -(p.r.at(at, "friction") * p.slip(at)
                             + p.r.at(at, "side_friction") * p.sideSlip(at));
                });
            },
            corners, Seen::positive),
        column(
            "resistance",
            [](const Rover& o, double t) {
                return work(o, "resistance", t, [](const Rover& p, double at) {
                    return p.r.input("c_rr") * p.b() * p.r.at(at, "normal_force")
                           * std::abs(p.r.at(at, "spin"));
                });
            },
            corners, Seen::positive),
        column(
            "wind_work",
            [](const Rover& o, double t) {
                return work(o, "wind", t, [](const Rover& p, double at) {
                    return p.drag(at).dot(Point(p.r.at(at, "vx"), p.r.at(at, "vy")));
                });
            },
            corners),
        column(
            "total", [](const Rover& o, double) { return o.energyAtTheStart(); }, 1e-9, Seen::positive),
        column("z",
               [](const Rover& o, double t) {
                   return work(o, "z", t, [](const Rover& p, double at) { return p.r.at(at, "vz"); });
               }),
        column(
            "vz", [](const Rover& o, double t) { return o.r.rate(t, "z"); }, differences),
        column(
            "spin_x",
            [](const Rover& o, double t) {
                return o.numberOr("u1", o.r.input("u6") / o.b())
                       + work(o, "spin_x", t,
                              [](const Rover& p, double at) {
                                  return -p.b() * p.r.at(at, "side_friction") * p.normal(at).y()
                                         / p.inertia();
                              })
                       + o.overImpacts(t, [&](const RunEvent& e) {
                             return o.r.of(e, "spin_x_after") - o.r.of(e, "spin_x_before");
                         });
            },
            1e-7),
        column(
            "spin_y",
            [](const Rover& o, double t) {
                return o.r.input("u2")
                       + work(o, "spin_y", t,
                              [](const Rover& p, double at) {
                                  return p.b() * p.r.at(at, "side_friction") * p.normal(at).x() / p.inertia();
                              })
                       + o.overImpacts(t, [&](const RunEvent& e) {
                             return o.r.of(e, "spin_y_after") - o.r.of(e, "spin_y_before");
                         });
            },
            1e-7),
        column("side_slip", [](const Rover& o, double t) { return o.sideSlip(t); }),
        column("contact_x",
               [](const Rover& o, double t) { return o.r.at(t, "x") - o.b() * o.normal(t).x(); }),
        column("contact_y",
               [](const Rover& o, double t) { return o.r.at(t, "y") - o.b() * o.normal(t).y(); }),
        // In air it follows a rim with a force of 0 until drag, too, lets it off.
        column(
            "normal_force",
            [](const Rover& o, double t) { return std::max(0.0, o.normal(t).dot(o.contact(t))); },
            differences, Seen::positive),
        {"friction",
         [](const Record& r, double t) -> std::optional<double> {
             const Rover o(r);
             if (o.touches(t) && r.at(t, "normal_force") == 0) return 0;
             return o.tangent(t).dot(o.contact(t));
         },
         differences},
        column(
            "side_friction", [](const Rover& o, double t) { return o.m() * o.r.rate(t, "vz"); }, differences),
        column(
            "friction_used",
            [](const Rover& o, double t) {
                if (!o.touches(t)) return 0.0;
                if (o.slips(t)) return 1.0;
                const double force = std::hypot(o.tangent(t).dot(o.contact(t)), o.m() * o.r.rate(t, "vz"));
                return force / (o.r.input("mu") * o.normal(t).dot(o.contact(t)));
            },
            differences, Seen::positive),
        column(
            "heading",
            [](const Rover& o, double t) {
                const Eigen::Vector3d axle = turnedBy(o.r, t) * Eigen::Vector3d::UnitZ();
                return degrees * std::atan2(axle.x(), axle.z());
            },
            5e-3),
        column(
            "lean",
            [](const Rover& o, double t) {
                const Eigen::Vector3d axle = turnedBy(o.r, t) * Eigen::Vector3d::UnitZ();
                return degrees * std::asin(-axle.y());
            },
            5e-3),
        column(
            "roll",
            [](const Rover& o, double t) {
                const Eigen::Matrix3d turned = turnedBy(o.r, t).toRotationMatrix();
                return degrees * std::atan2(turned(1, 0), turned(1, 1));
            },
            5e-3),
        column(
            "turn_w", [](const Rover& o, double t) { return turnedBy(o.r, t).w(); }, 1e-4),
        column(
            "turn_x", [](const Rover& o, double t) { return turnedBy(o.r, t).x(); }, 1e-4),
        column(
            "turn_y", [](const Rover& o, double t) { return turnedBy(o.r, t).y(); }, 1e-4),
        column(
            "turn_z", [](const Rover& o, double t) { return turnedBy(o.r, t).z(); }, 1e-4),
    };
}

/// The three numbers of a speed or spin as an event has them before or after.
Eigen::Vector3d axes(const Record& r, const RunEvent& e, bool spin, bool after) {
    const std::string end = after ? "_after" : "_before";
    return spin ? Eigen::Vector3d(r.of(e, "spin_x" + end), r.of(e, "spin_y" + end), r.of(e, "spin" + end))
                : Eigen::Vector3d(r.of(e, "vx" + end), r.of(e, "vy" + end), r.of(e, "vz" + end));
}

Formula<const RunEvent&> inTheFrame(const std::string& id, int axis) {
    const bool spin = id[1] <= '3', after = id.ends_with("after");
    return {id,
            [=](const Record& r, const RunEvent& e) -> std::optional<double> {
                if (!Rover::isImpact(e)) return none;
                const Eigen::Vector3d v = axes(r, e, spin, after);
                const Point n = (Point(r.at(e.t, "x"), r.at(e.t, "y")) - e.place) / r.input("b");
                const std::array frame{Point(n.y(), -n.x()), n};
                return axis == 2 ? v.z() : frame[static_cast<std::size_t>(axis)].dot(Point(v.x(), v.y()));
            },
            1e-8};
}

Formula<const RunEvent&> ofImpact(const char* id, double (*of)(const Rover&, const RunEvent&), Seen seen) {
    return {id,
            [of](const Record& r, const RunEvent& e) {
                return std::optional(Rover::isImpact(e) ? of(Rover(r), e) : none);
            },
            1e-9, seen};
}

std::vector<Formula<const RunEvent&>> eventColumns() {
    std::vector<Formula<const RunEvent&>> all;
    for (const char* id : {"vx", "vy", "spin", "vz", "spin_x", "spin_y"})
        for (const bool after : {false, true})
            all.push_back(tests::beside(std::string(id) + (after ? "_after" : "_before"), id, after));
    all.push_back(tests::beside("z", "z", false));
    for (int u = 1; u <= 6; ++u)
        for (const char* when : {"_before", "_after"}) {
            all.push_back(inTheFrame("u" + std::to_string(u) + when, (u - 1) % 3));
            if (u == 5) all.back().seen = Seen::zeroToo; // towards the ground, then away from it
        }
    all.push_back(ofImpact(
        "s1",
        [](const Rover& o, const RunEvent& e) {
            return o.m() * (o.r.of(e, "u4_after") - o.r.of(e, "u4_before"));
        },
        Seen::bothSigns));
    all.push_back(ofImpact(
        "s2",
        [](const Rover& o, const RunEvent& e) {
            return o.m() * (1 + o.r.input("e")) * -o.r.of(e, "u5_before");
        },
        Seen::positive));
    all.push_back(ofImpact(
        "s3",
        [](const Rover& o, const RunEvent& e) {
            return o.m() * (o.r.of(e, "u6_after") - o.r.of(e, "u6_before"));
        },
        Seen::bothSigns));
    all.push_back(ofImpact(
        "friction_used",
        [](const Rover& o, const RunEvent& e) {
            const double along = o.r.of(e, "u4_after") + o.b() * o.r.of(e, "u3_after");
            const double across = o.r.of(e, "u6_after") - o.b() * o.r.of(e, "u1_after");
            if (std::hypot(along, across) > 1e-9) return 1.0;
            return std::hypot(o.r.of(e, "s1"), o.r.of(e, "s3")) / (o.r.input("mu") * o.r.of(e, "s2"));
        },
        Seen::positive));
    return all;
}

Formula<> measure(const char* id, double (*of)(const Rover&), double tolerance = 1e-9,
                  Seen seen = Seen::bothSigns) {
    return {id, [of](const Record& r) { return std::optional(of(Rover(r))); }, tolerance, seen};
}

std::vector<Formula<>> measures() {
    return {
        measure(
            "height", [](const Rover& o) { return o.height(); }, 1e-9, Seen::zeroToo),
        measure(
            "height_above_floor", [](const Rover& o) { return o.height() - o.line.lowest(); }, 1e-9,
            Seen::positive),
        measure(
            "greatest_height",
            [](const Rover& o) {
                const auto from = o.firstClimb();
                return from ? o.r.greatest(*from, o.verdict(), [&](double t) { return o.lowestPoint(t); })
                            : none;
            },
            1e-7),
        measure("reserve",
                [](const Rover& o) {
                    const std::string& id = o.r.run().outcome.id;
                    if (id == "time-limit") return none;
                    if (id == "crossed")
                        return o.kinetic(o.verdict()) / (o.m() * o.g()) + o.lowestPoint(o.verdict());
                    return o.lowestPoint(o.verdict());
                }),
        measure("x", [](const Rover& o) { return o.r.at(o.verdict(), "x"); }),
        measure(
            "t", [](const Rover& o) { return o.verdict(); }, 1e-12, Seen::positive),
        measure(
            "impacts",
            [](const Rover& o) {
                return o.overImpacts(o.verdict(), [&](const RunEvent& e) {
                    return o.r.of(e, "u5_before") <= -1e-3 ? 1.0 : 0.0;
                });
            },
            0, Seen::positive),
        measure(
            "speed", [](const Rover& o) { return o.r.at(o.verdict(), "speed"); }, 1e-12, Seen::positive),
        measure(
            "spin", [](const Rover& o) { return o.r.at(o.verdict(), "spin"); }, 1e-12),
        measure(
            "mu_min",
            [](const Rover& o) {
                const double k = o.r.input("k"), steepest = std::max(o.r.input("beta"), o.r.input("theta"));
                return std::tan(steepest / degrees) * k / (1 + k);
            },
            1e-12, Seen::positive),
        measure(
            "energy_residual",
            [](const Rover& o) {
                const double residual = o.r.measure("energy_residual");
                return residual >= 0 && residual < 1e-10 ? residual : none;
            },
            0, Seen::zeroToo),
        measure(
            "final_height",
            [](const Rover& o) {
                return o.r.measure("final_crossed") == 1 ? 0 : o.lowestPoint(o.r.duration());
            },
            1e-9, Seen::zeroToo),
        measure("final_x", [](const Rover& o) { return o.r.at(o.r.duration(), "x"); }),
        measure(
            "final_t", [](const Rover& o) { return o.r.run().events.back().t; }, 1e-12, Seen::positive),
        measure(
            "final_crossed",
            [](const Rover& o) { return o.r.at(o.r.duration(), "x") >= o.line.farEnd() - 1e-9 ? 1.0 : 0.0; },
            0, Seen::positive),
        measure(
            "distance",
            [](const Rover& o) {
                return o.r.sum("x", o.r.duration(), [&](double t) { return o.r.at(t, "vx"); });
            },
            1e-8),
        measure(
            "mean_speed",
            [](const Rover& o) { return (o.r.at(o.r.duration(), "x") - o.r.at(0, "x")) / o.r.duration(); }),
        measure(
            "time_rolling",
            [](const Rover& o) {
                return o.r.time([&](double t) {
                    return o.r.at(t, "normal_force") > 0 && o.r.at(t, "friction_used") < 1;
                });
            },
            1e-9, Seen::positive),
        measure(
            "time_flying",
            [](const Rover& o) { return o.r.time([&](double t) { return o.r.at(t, "normal_force") == 0; }); },
            1e-9, Seen::positive),
        measure(
            "share_rolling",
            [](const Rover& o) { return 100 * o.r.measure("time_rolling") / o.r.duration(); }, 1e-12,
            Seen::positive),
        measure(
            "share_flying", [](const Rover& o) { return 100 * o.r.measure("time_flying") / o.r.duration(); },
            1e-12, Seen::positive),
        measure(
            "restart_wind",
            [](const Rover& o) {
                const double t = o.r.duration(), speed = o.r.at(t, "speed");
                if (o.r.input("rho") == 0 || speed != 0) return none;
                const double phi = *o.line.tilt(o.centre(t)),
                             held = std::min(o.r.input("c_rr"), o.r.input("mu"));
                const double area = std::numbers::pi * o.b() * o.b();
                const double force = o.m() * o.g() * (std::sin(phi) + held * std::cos(phi));
                const double z0 = o.r.input("z0");
                const double part = o.r.word("wind_profile") == "uniform"
                                        ? 1
                                        : std::log(o.b() / z0) / std::log(o.r.input("z_ref") / z0);
                return std::sqrt(2 * force / (o.r.input("rho") * o.r.input("cd") * area)) / part;
            },
            1e-9, Seen::positive),
        measure(
            "greatest_impulse",
            [](const Rover& o) {
                double most = 0;
                o.overImpacts(o.r.duration(),
                              [&](const RunEvent& e) { return most = std::max(most, o.impulse(e)); });
                return most;
            },
            1e-9, Seen::positive),
        measure(
            "greatest_impact_speed",
            [](const Rover& o) {
                double most = 0;
                o.overImpacts(o.r.duration(), [&](const RunEvent& e) {
                    return most = std::max(most, -o.r.of(e, "u5_before"));
                });
                return most;
            },
            1e-9, Seen::positive),
        measure(
            "greatest_normal_force",
            [](const Rover& o) {
                // It stands on level ground before it starts.
                return std::max(o.m() * o.g(), o.r.greatest(0, o.r.duration(), [&](double t) {
                    return o.r.at(t, "normal_force");
                }));
            },
            1e-6, Seen::positive),
        measure("z", [](const Rover& o) { return o.r.at(o.verdict(), "z"); }),
        measure("vz", [](const Rover& o) { return o.r.at(o.verdict(), "vz"); }),
    };
}

/// Where what is summed up has a corner that no event tells.
void addBreaks(Record& record) {
    for (const char* speed : {"vx", "spin"})
        record.breakWhere([&](double t) { return record.at(t, speed) > 0; });
    if (record.input("rho") == 0) return;
    // The wind changes its direction as the centre passes over a point of the ground, and a body that the
    // wind holds to a rim presses on it no more.
    const Line line(record);
    for (const Point& vertex : line.points())
        record.breakWhere([&](double t) { return record.at(t, "x") > vertex.x(); });
    record.breakWhere([&](double t) { return record.at(t, "normal_force") > 0; });
}

/// Bodies and grounds of which no two numbers are alike.
const Values ground{{"beta", 24.0}, {"theta", 31.0}, {"dh", -4.0}, {"pl", 11.0}, {"b", 0.7},    {"k", 0.55},
                    {"m", 3.0},     {"g", 3.71},     {"e", 0.4},   {"mu", 0.35}, {"mu_k", 0.25}};

std::vector<Record> runs(const System& system) {
    const Values aside = with({{"e", 0.3}, {"t_end", 40.0}}, ground);
    const Values windy =
        with({{"m", 1.3}, {"rho", 1.1}, {"cd", 0.6}, {"c_rr", 0.03}, {"until", word("rest")}}, ground);
    std::vector<Record> all;
    for (const Values& changes :
         {with({{"u4", 4.0}, {"until", word("rest")}}, ground), with({{"u4", 9.0}, {"u3", 12.0}}, ground),
          with({{"u4", 3.0}, {"u3", 25.0}, {"until", word("rest")}, {"t_end", 30.0}}, ground),
          with({{"u4", 0.5}, {"u3", -0.5 / 0.7}}, ground), // rolls over the rim
          with({{"u4", 3.0}, {"u6", 1.7}, {"u3", -9.0}, {"u1", -4.0}, {"u2", 5.0}}, aside),
          with({{"u4", 5.0}, {"u6", -2.3}, {"u1", 6.0}, {"u2", -7.0}}, aside),
          with({{"u4", 2.5}, {"wind", 6.0}}, windy), with({{"u4", 5.0}, {"wind", -9.0}}, windy),
          with({{"u4", 1.0}, {"q1", 14.0}, {"wind", 0.3}}, windy),
          with({{"u4", 2.5}, {"wind", 0.2}, {"wind_profile", word("log")}, {"z_ref", 2.0}, {"z0", 0.05}},
               windy)})
        all.emplace_back(system, changes);
    for (Record& record : all)
        addBreaks(record);
    return all;
}

} // namespace

class TestRoverOutputs : public QObject {
    Q_OBJECT
private slots:
    void quantitiesFollowFromTheMotion() {
        QNOTHING(tests::recomputedColumns(m_system.quantities, quantities(), m_runs));
    }
    void columnsOfEventsFollowFromTheMotion() {
        QNOTHING(tests::recomputedEvents(m_system.eventColumns, eventColumns(), m_runs));
    }
    void measuresFollowFromTheMotion() {
        QNOTHING(tests::recomputedMeasures(m_system.measures, measures(), m_runs));
    }

private:
    const System m_system = rover::system();
    const std::vector<Record> m_runs = runs(m_system);
};

TALWEG_TEST(tst_rover_outputs, TestRoverOutputs, QCoreApplication)
#include "tst_rover_outputs.moc"
