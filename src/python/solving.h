#pragma once

#include <algorithm>
#include <chrono>
#include <future>
#include <pybind11/numpy.h>
#include <stop_token>
#include <vector>

namespace talweg::python {

/// Runs work on another thread without blocking other Python threads. Ctrl+C cancels it.
template <class Work>
auto interruptibly(const Work& work) {
    std::stop_source stop;
    auto result = std::async(std::launch::async, [&] { return work(stop.get_token()); });
    bool interrupted = false;
    {
        const pybind11::gil_scoped_release released;
        while (result.wait_for(std::chrono::milliseconds(50)) != std::future_status::ready) {
            const pybind11::gil_scoped_acquire held;
            interrupted = interrupted || PyErr_CheckSignals() != 0;
            if (interrupted) stop.request_stop();
        }
    }
    if (interrupted) throw pybind11::error_already_set();
    return result.get();
}

/// A NumPy array with these numbers; one-dimensional without a shape.
template <class Number>
pybind11::array_t<Number> arrayOf(const std::vector<Number>& numbers,
                                  const std::vector<std::size_t>& shape = {}) {
    pybind11::array_t<Number> array(shape.empty() ? std::vector<std::size_t>{numbers.size()} : shape);
    std::ranges::copy(numbers, array.mutable_data());
    return array;
}

} // namespace talweg::python
