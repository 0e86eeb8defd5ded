#pragma once

#include "page.h"
#include "study/reproduce.h"

namespace talweg::tests {

/// A cell of a page's table of claims: the value computed with one reading of the work, and whether the claim
/// holds.
inline QString judgedCell(const Reproduction::Claim& claim, const ClaimValue& value) {
    const QString unit = claim.unit.empty() ? "" : ' ' + QString::fromStdString(claim.unit);
    const QString out = value.number         ? fixed(*value.number, claim.decimals) + unit
                        : value.word.empty() ? QString("none")
                                             : QString::fromStdString(value.word);
    if (claim.printed.empty() || !claim.agreement) return out;
    return out + (judge(claim, {value}).verdict == Verdict::holds ? ": holds" : ": **does not hold**");
}

/// How the value of a claim is computed, as written in a page's table of claims.
inline QString howReached(const Reproduction::Claim& claim) {
    using Kind = Reproduction::Claim::Kind;
    const auto code = [](const std::string& id) { return '`' + QString::fromStdString(id) + '`'; };
    const QString of = " of " + code(claim.of), along = code(claim.along), what = code(claim.expression);
    QString at;
    for (const auto& [id, value] : claim.design)
        at += (at.isEmpty() ? " at " : ", ") + QString::fromStdString(id) + " = "
              + QString::number(std::get<double>(value));
    switch (claim.kind) {
    case Kind::outcome:
        return "outcome" + of;
    case Kind::runs:
        return "runs" + of;
    case Kind::critical:
        return "where the percentage first is highest along " + along + of + at;
    case Kind::lowestAt:
        return along + " where " + what + " is least" + of + at;
    case Kind::highestAt:
        return along + " where " + what + " is greatest" + of + at;
    case Kind::smallest:
        return "threshold of " + along + " for " + what + of + at;
    case Kind::first:
        return "where first along " + along + " " + what + of + at;
    default:
        break;
    }
    return what + (claim.along.empty() ? QString() : " along " + along) + of + at
           + (claim.against.empty() ? QString() : " by " + code(claim.against));
}

/// The line of a claim in a page's table of claims: its place, the quantity, the printed value, how the value
/// is computed, and the value with each reading.
inline QString claimLine(const System& system, const Reproduction::Claim& claim,
                         const std::vector<ReproducedReading>& readings) {
    const QString printed = QString::fromStdString(claim.printed);
    QStringList cells{QString::fromStdString(claim.where), QString::fromStdString(claim.what),
                      printed.isEmpty() ? "–"
                      : printed == "0"  ? "0 " + QString::fromStdString(claim.unit)
                                        : printed,
                      howReached(claim)};
    for (const ReproducedReading& reading : readings)
        cells << judgedCell(claim, evaluate(system, claim, reading));
    return "| " + cells.join(" | ") + " |";
}

} // namespace talweg::tests
