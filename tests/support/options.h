#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace talweg::tests {

/// Handles the arguments "--name value" whose names are in `options`. Returns the other arguments, which are
/// for Qt Test.
inline std::vector<char*>
takeOptions(int argc, char** argv,
            const std::map<std::string, std::function<void(const std::string&)>>& options) {
    std::vector<char*> others;
    for (int i = 0; i < argc; ++i) {
        const auto option = options.find(argv[i]);
        if (option != options.end() && i + 1 < argc)
            option->second(argv[++i]);
        else
            others.push_back(argv[i]);
    }
    return others;
}

} // namespace talweg::tests
