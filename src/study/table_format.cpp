#include "study/table_format.h"

#include "base/number.h"

#include <array>
#include <boost/crc.hpp>
#include <charconv>
#include <vector>

namespace talweg {

std::string checksum(std::string_view text) {
    boost::crc_32_type crc;
    crc.process_bytes(text.data(), text.size());
    std::array<char, 8> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), crc.checksum(), 16).ptr;
    const std::string number(digits.data(), end);
    return std::string(digits.size() - number.size(), '0') + number;
}

std::string withRowChecks(std::string_view table) {
    std::string text;
    while (!table.empty()) {
        const std::string_view row = table.substr(0, table.find('\n'));
        if (text.empty()) text += headerCheck;
        text += checksum(row);
        text += ',';
        text += row;
        text += '\n';
        table.remove_prefix(std::min(row.size() + 1, table.size()));
    }
    return text;
}

std::string withAsked(const Asked& asked) {
    std::string text = asked.parameter;
    for (const double number : {asked.moments.mean, asked.moments.sd, asked.moments.kurtosis, asked.outside})
        text += "~" + shortest(number);
    return text;
}

std::optional<Asked> askedIn(std::string_view header) {
    std::vector<double> numbers;
    for (auto at = header.rfind('~'); at != std::string_view::npos; at = header.rfind('~')) {
        const auto number = readNumber(header.substr(at + 1));
        if (!number) return std::nullopt;
        numbers.push_back(*number);
        header = header.substr(0, at);
    }
    if (numbers.size() != 4) return std::nullopt;
    return Asked{std::string(header), {numbers[3], numbers[2], numbers[1]}, numbers[0]};
}

} // namespace talweg
