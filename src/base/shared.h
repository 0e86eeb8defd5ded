#pragma once

#include <algorithm>
#include <atomic>
#include <compare>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace talweg {

/// An optional value that copies share until one of them is edited (copy on write). Copies may be used in
/// different threads.
template <class T>
class Shared {
public:
    Shared() = default;
    Shared(std::nullopt_t) {}
    Shared(T value) : m_item(new Item{std::move(value)}) {}
    Shared(const Shared& other) : m_item(other.m_item) {
        if (m_item) m_item->owners.fetch_add(1, std::memory_order_relaxed);
    }
    Shared(Shared&& other) noexcept : m_item(std::exchange(other.m_item, nullptr)) {}
    Shared& operator=(Shared other) noexcept {
        std::swap(m_item, other.m_item);
        return *this;
    }
    ~Shared() {
        if (m_item && m_item->owners.fetch_sub(1, std::memory_order_acq_rel) == 1) delete m_item;
    }

    explicit operator bool() const { return m_item != nullptr; }
    const T& operator*() const { return m_item->value; }
    const T* operator->() const { return &m_item->value; }
    /// The value, no longer shared with any copy. It must exist.
    T& edit() {
        if (m_item->owners.load(std::memory_order_acquire) > 1) *this = Shared(m_item->value);
        return m_item->value;
    }

    friend bool operator==(const Shared& a, const Shared& b) {
        return a.m_item == b.m_item || (a && b && *a == *b);
    }

private:
    struct Item {
        T value;
        std::atomic<int> owners = 1;
    };
    Item* m_item = nullptr;
};

/// A vector whose copies share their elements until these are edited, so copying is cheap. Access to an
/// element of a non-const list counts as editing it.
template <class T>
class SharedList {
    template <class List>
    class Iterator;

public:
    using value_type = T;
    using iterator = Iterator<SharedList>;
    using const_iterator = Iterator<const SharedList>;

    SharedList() = default;
    SharedList(std::initializer_list<T> items) : m_items(items.begin(), items.end()) {}
    SharedList(const std::vector<T>& items) : m_items(items.begin(), items.end()) {}

    std::size_t size() const { return m_items.size(); }
    bool empty() const { return m_items.empty(); }
    const T& operator[](std::size_t at) const { return *m_items[at]; }
    T& operator[](std::size_t at) { return m_items[at].edit(); }
    const T& front() const { return *m_items.front(); }
    T& front() { return m_items.front().edit(); }
    const T& back() const { return *m_items.back(); }
    T& back() { return m_items.back().edit(); }
    const_iterator begin() const { return {this, 0}; }
    iterator begin() { return {this, 0}; }
    const_iterator end() const { return {this, std::ssize(m_items)}; }
    iterator end() { return {this, std::ssize(m_items)}; }

    /// The shared elements, for use in another list.
    const std::vector<Shared<T>>& items() const { return m_items; }
    void set(std::size_t at, Shared<T> item) { m_items[at] = std::move(item); }

    void push_back(Shared<T> item) { m_items.push_back(std::move(item)); }
    void push_back(T item) { m_items.push_back(std::move(item)); }
    void insert(const_iterator at, Shared<T> item) { m_items.insert(place(at), std::move(item)); }
    void erase(const_iterator at) { m_items.erase(place(at)); }
    void erase(const_iterator first, const_iterator last) { m_items.erase(place(first), place(last)); }
    void clear() { m_items.clear(); }
    /// Moves an element to the position `to`.
    void move(std::size_t from, std::size_t to) {
        const auto first = m_items.begin() + static_cast<std::ptrdiff_t>(std::min(from, to));
        const auto last = m_items.begin() + static_cast<std::ptrdiff_t>(std::max(from, to)) + 1;
        std::rotate(first, from < to ? first + 1 : last - 1, last);
    }

    friend bool operator==(const SharedList&, const SharedList&) = default;

private:
    template <class List>
    class Iterator {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using reference = decltype(std::declval<List&>()[0]);
        using pointer = std::remove_reference_t<reference>*;

        Iterator() = default;
        Iterator(List* list, difference_type at) : m_list(list), m_at(at) {}
        operator const_iterator() const { return {m_list, m_at}; }

        reference operator*() const { return (*m_list)[static_cast<std::size_t>(m_at)]; }
        pointer operator->() const { return &**this; }
        reference operator[](difference_type n) const { return *(*this + n); }
        Iterator& operator+=(difference_type n) {
            m_at += n;
            return *this;
        }
        Iterator& operator-=(difference_type n) { return *this += -n; }
        Iterator& operator++() { return *this += 1; }
        Iterator& operator--() { return *this += -1; }
        Iterator operator++(int) { return std::exchange(*this, *this + 1); }
        Iterator operator--(int) { return std::exchange(*this, *this - 1); }
        friend Iterator operator+(Iterator a, difference_type n) { return a += n; }
        friend Iterator operator+(difference_type n, Iterator a) { return a += n; }
        friend Iterator operator-(Iterator a, difference_type n) { return a -= n; }
        friend difference_type operator-(const Iterator& a, const Iterator& b) { return a.m_at - b.m_at; }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.m_at == b.m_at; }
        friend auto operator<=>(const Iterator& a, const Iterator& b) { return a.m_at <=> b.m_at; }

    private:
        List* m_list = nullptr;
        difference_type m_at = 0;
    };

    auto place(const_iterator at) { return m_items.begin() + (at - std::as_const(*this).begin()); }

    std::vector<Shared<T>> m_items;
};

} // namespace talweg
