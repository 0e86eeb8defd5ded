#include "terrain/instruction.h"

#include "base/translation.h"

namespace talweg::expression {

std::string undefinedBecause(Op op, std::size_t position) {
    switch (op) {
    case Op::divide:
    case Op::remainder:
        return tr("division by zero at position %1", position);
    case Op::tan:
        return tr("tangent of a right angle at position %1", position);
    case Op::log:
    case Op::log10:
    case Op::log2:
        return tr("logarithm of a number that is not positive at position %1", position);
    case Op::sqrt:
        return tr("square root of a negative number at position %1", position);
    case Op::power:
    case Op::realPower:
        return tr("power without a finite value at position %1", position);
    case Op::asin:
    case Op::acos:
    case Op::atanh:
        return tr("asin, acos or atanh of a number outside −1 … 1 at position %1", position);
    case Op::acosh:
        return tr("acosh of a number below 1 at position %1", position);
    default:
        return tr("number too large at position %1", position);
    }
}

} // namespace talweg::expression
