#include "systems/claims.h"

#include <utility>

namespace talweg::claiming {

Claim stated(std::string where, std::string what, std::string printed, std::string run, std::string measure,
             std::string unit, int decimals, std::optional<Agreement> asked, std::string why) {
    Claim made{std::move(where),     std::move(what), std::move(printed),
               Claim::Kind::measure, std::move(run),  std::move(measure)};
    made.unit = std::move(unit);
    made.decimals = decimals;
    made.agreement = std::move(asked);
    made.why = std::move(why);
    return made;
}

Claim compared(Claim claim, std::string against) {
    claim.against = std::move(against);
    return claim;
}

Claim ending(std::string where, std::string what, std::string printed, std::string run, std::string outcome) {
    Claim made{std::move(where), std::move(what), std::move(printed), Claim::Kind::outcome, std::move(run)};
    made.agreement = Agreement{.word = std::move(outcome)};
    return made;
}

Claim judged(Claim claim, const Agreement& agreement, std::string why) {
    claim.agreement = agreement;
    claim.why = std::move(why);
    return claim;
}

Claim open(Claim claim, std::string why) {
    claim.agreement.reset();
    claim.why = std::move(why);
    return claim;
}

Agreement within(double number, double tolerance) {
    return {number - tolerance, number + tolerance, {}};
}

} // namespace talweg::claiming
