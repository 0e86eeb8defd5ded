#pragma once

#include "systems/parameter.h"

#include <algorithm>
#include <deque>
#include <memory>
#include <mutex>
#include <utility>

namespace talweg {

/// Caches the latest results of a costly function of the inputs of a system. It saves work if calls repeat
/// the same inputs, for example in the runs of a study on the same ground. The function must be pure.
/// Thread-safe.
template <class Result>
class Memo {
public:
    /// `without`: ids of inputs that the function ignores. `most`: maximum number of cached results.
    explicit Memo(std::vector<std::string> without, std::size_t most = 16)
        : m_without(std::move(without)), m_most(most) {}

    /// The result of `make()` for complete inputs, computed or from the cache.
    template <class Make>
    std::shared_ptr<const Result> of(const Values& values, const Make& make) {
        if (auto known = find(values)) return known;
        auto made = std::make_shared<const Result>(make());
        const std::scoped_lock lock(m_mutex);
        m_known.emplace_front(values, made);
        if (m_known.size() > m_most) m_known.pop_back();
        return made;
    }

private:
    std::shared_ptr<const Result> find(const Values& values) {
        const std::scoped_lock lock(m_mutex);
        const auto it =
            std::ranges::find_if(m_known, [&](const auto& known) { return areAlike(known.first, values); });
        return it == m_known.end() ? nullptr : it->second;
    }

    bool areAlike(const Values& a, const Values& b) const {
        return std::ranges::equal(a, b, [this](const auto& x, const auto& y) {
            return x.first == y.first
                   && (x.second == y.second || std::ranges::find(m_without, x.first) != m_without.end());
        });
    }

    const std::vector<std::string> m_without;
    const std::size_t m_most;
    std::mutex m_mutex;
    std::deque<std::pair<Values, std::shared_ptr<const Result>>> m_known; ///< the newest first
};

} // namespace talweg
