// Single SIMD registers and pairs of registers with the same set of operations, those of Highway. Compiled
// once for each instruction set, together with the source that includes this file.

#if defined(TALWEG_LANES_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef TALWEG_LANES_INL_H
#undef TALWEG_LANES_INL_H
#else
#define TALWEG_LANES_INL_H
#endif

#include <hwy/highway.h>

#include <hwy/contrib/math/math-inl.h>

#include <cstddef>
#include <cstdint>

HWY_BEFORE_NAMESPACE();
namespace talweg::rover::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

/// Selects computation with one register. Tags work as in Highway.
using Tag = hn::ScalableTag<double>;
/// Selects computation with two registers side by side: while one waits for an operation, the other is used.
struct TwinTag {};

using Register = hn::Vec<Tag>;
using RegisterMask = hn::Mask<Tag>;
struct Twin {
    Register a, b;
};
struct TwinMask {
    RegisterMask a, b;
};

constexpr Tag tag;

// Highway's operations for registers, under their own names, and the same operations for twins.
using hn::Abs;
using hn::And;
using hn::AndNot;
using hn::CopySign;
using hn::Floor;
using hn::IfThenElse;
using hn::Max;
using hn::Min;
using hn::MulAdd;
using hn::Neg;
using hn::NegMulAdd;
using hn::Not;
using hn::Or;
using hn::Round;
using hn::Sqrt;

using hn::Acos;
using hn::AllFalse;
using hn::Atan;
using hn::Cos;
using hn::Exp;
using hn::Expm1;
using hn::Lanes;
using hn::LoadU;
using hn::Log1p;
using hn::Set;
using hn::Sin;
using hn::StoreU;

#define TALWEG_TWIN_UNARY(Operation)                                                                         \
    HWY_INLINE Twin Operation(Twin x) {                                                                      \
        return {hn::Operation(x.a), hn::Operation(x.b)};                                                     \
    }
TALWEG_TWIN_UNARY(Abs)
TALWEG_TWIN_UNARY(Floor)
TALWEG_TWIN_UNARY(Neg)
TALWEG_TWIN_UNARY(Round)
TALWEG_TWIN_UNARY(Sqrt)
#undef TALWEG_TWIN_UNARY

#define TALWEG_TWIN_FUNCTION(Function)                                                                       \
    HWY_INLINE Twin Function(TwinTag, Twin x) {                                                              \
        return {hn::Function(tag, x.a), hn::Function(tag, x.b)};                                             \
    }
TALWEG_TWIN_FUNCTION(Acos)
TALWEG_TWIN_FUNCTION(Atan)
TALWEG_TWIN_FUNCTION(Cos)
TALWEG_TWIN_FUNCTION(Exp)
TALWEG_TWIN_FUNCTION(Expm1)
TALWEG_TWIN_FUNCTION(Log1p)
TALWEG_TWIN_FUNCTION(Sin)
#undef TALWEG_TWIN_FUNCTION

#define TALWEG_TWIN_BINARY(TwinValue, Operation)                                                             \
    HWY_INLINE TwinValue Operation(TwinValue x, TwinValue y) {                                               \
        return {hn::Operation(x.a, y.a), hn::Operation(x.b, y.b)};                                           \
    }
TALWEG_TWIN_BINARY(Twin, CopySign)
TALWEG_TWIN_BINARY(Twin, Max)
TALWEG_TWIN_BINARY(Twin, Min)
TALWEG_TWIN_BINARY(TwinMask, And)
TALWEG_TWIN_BINARY(TwinMask, AndNot)
TALWEG_TWIN_BINARY(TwinMask, Or)
#undef TALWEG_TWIN_BINARY

#define TALWEG_TWIN_TERNARY(Operation)                                                                       \
    HWY_INLINE Twin Operation(Twin x, Twin y, Twin z) {                                                      \
        return {hn::Operation(x.a, y.a, z.a), hn::Operation(x.b, y.b, z.b)};                                 \
    }
TALWEG_TWIN_TERNARY(MulAdd)
TALWEG_TWIN_TERNARY(NegMulAdd)
#undef TALWEG_TWIN_TERNARY

#define TALWEG_TWIN_OPERATOR(TwinResult, sign)                                                               \
    HWY_INLINE TwinResult operator sign(Twin x, Twin y) {                                                    \
        return {x.a sign y.a, x.b sign y.b};                                                                 \
    }
TALWEG_TWIN_OPERATOR(Twin, +)
TALWEG_TWIN_OPERATOR(Twin, -)
TALWEG_TWIN_OPERATOR(Twin, *)
TALWEG_TWIN_OPERATOR(Twin, /)
TALWEG_TWIN_OPERATOR(TwinMask, <)
TALWEG_TWIN_OPERATOR(TwinMask, <=)
TALWEG_TWIN_OPERATOR(TwinMask, >)
TALWEG_TWIN_OPERATOR(TwinMask, >=)
TALWEG_TWIN_OPERATOR(TwinMask, ==)
TALWEG_TWIN_OPERATOR(TwinMask, !=)
#undef TALWEG_TWIN_OPERATOR

HWY_INLINE TwinMask Not(TwinMask m) {
    return {hn::Not(m.a), hn::Not(m.b)};
}
HWY_INLINE Twin IfThenElse(TwinMask m, Twin yes, Twin no) {
    return {hn::IfThenElse(m.a, yes.a, no.a), hn::IfThenElse(m.b, yes.b, no.b)};
}
HWY_INLINE bool AllFalse(TwinTag, TwinMask m) {
    return hn::AllFalse(tag, m.a) && hn::AllFalse(tag, m.b);
}
HWY_INLINE Twin Set(TwinTag, double value) {
    return {hn::Set(tag, value), hn::Set(tag, value)};
}
HWY_INLINE std::size_t Lanes(TwinTag) {
    return 2 * hn::Lanes(tag);
}
HWY_INLINE Twin LoadU(TwinTag, const double* from) {
    return {hn::LoadU(tag, from), hn::LoadU(tag, from + hn::Lanes(tag))};
}
HWY_INLINE void StoreU(Twin x, TwinTag, double* to) {
    hn::StoreU(x.a, tag, to);
    hn::StoreU(x.b, tag, to + hn::Lanes(tag));
}

template <class D>
using VectorOf = decltype(Set(D(), 0.0));
template <class D>
using MaskOf = decltype(VectorOf<D>() < VectorOf<D>());

/// The square root of a number that may be slightly negative because of rounding; 0 for negative numbers.
template <class D>
HWY_INLINE VectorOf<D> SqrtOrZero(D d, VectorOf<D> x) {
    return Sqrt(Max(x, Set(d, 0.0)));
}

/// The base-2 logarithm of a positive number, from its exponent and mantissa bits; up to 0.087 too small.
HWY_INLINE Register RoughLog2(Tag, Register x) {
    const hn::RebindToSigned<Tag> whole;
    return hn::ConvertTo(tag, hn::BitCast(whole, x)) * hn::Set(tag, 0x1p-52) - hn::Set(tag, 1023);
}
/// 2 to the power x; up to a sixteenth too large.
HWY_INLINE Register RoughExp2(Tag, Register x) {
    const hn::RebindToSigned<Tag> whole;
    const Register bits = (x + hn::Set(tag, 1023)) * hn::Set(tag, 0x1p52);
    return hn::BitCast(tag, hn::ConvertTo(whole, bits));
}
HWY_INLINE Twin RoughLog2(TwinTag, Twin x) {
    return {RoughLog2(tag, x.a), RoughLog2(tag, x.b)};
}
HWY_INLINE Twin RoughExp2(TwinTag, Twin x) {
    return {RoughExp2(tag, x.a), RoughExp2(tag, x.b)};
}

/// Stores one bool per lane.
HWY_INLINE void StoreMask(Tag, RegisterMask m, bool* to) {
    std::uint8_t bits[8] = {};
    hn::StoreMaskBits(tag, m, bits);
    for (std::size_t i = 0; i < hn::Lanes(tag); ++i)
        to[i] = (bits[i / 8] >> (i % 8) & 1) != 0;
}
HWY_INLINE void StoreMask(TwinTag, TwinMask m, bool* to) {
    StoreMask(tag, m.a, to);
    StoreMask(tag, m.b, to + hn::Lanes(tag));
}

} // namespace talweg::rover::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
