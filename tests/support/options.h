#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace talweg::tests {

/// Takes "--name value" off a test program's arguments for every name that is known; what is left is Qt
/// Test's.
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
