#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace talweg {

/// A step of an integrator: its result and an error estimate.
template <std::size_t n>
struct IntegratorStep {
    std::array<double, n> to{}, error{};
};

/// Coefficients of the method of dormandPrince8.
struct DormandPrince8 {
    static constexpr std::size_t stages = 12;
    /// One row for each stage with the weights of the stages before it, then a row for the result and a row
    /// for the error estimate of order 5. The error estimate of order 3 is the result minus the stages
    /// weighted with third0, third8 and third11.
    static constexpr double weights[stages + 2][stages]{
        {},
        {5.26001519587677318785587544488e-2},
        {1.97250569845378994544595329183e-2, 5.91751709536136983633785987549e-2},
        {2.95875854768068491816892993775e-2, 0, 8.87627564304205475450678981324e-2},
        {2.41365134159266685502369798665e-1, 0, -8.84549479328286085344864962717e-1,
         9.24834003261792003115737966543e-1},
        {3.7037037037037037037037037037e-2, 0, 0, 1.70828608729473871279604482173e-1,
         1.25467687566822425016691814123e-1},
        {3.7109375e-2, 0, 0, 1.70252211019544039314978060272e-1, 6.02165389804559606850219397283e-2,
         -1.7578125e-2},
        {3.70920001185047927108779319836e-2, 0, 0, 1.70383925712239993810214054705e-1,
         1.07262030446373284651809199168e-1, -1.53194377486244017527936158236e-2,
         8.27378916381402288758473766002e-3},
        {6.24110958716075717114429577812e-1, 0, 0, -3.36089262944694129406857109825,
         -8.68219346841726006818189891453e-1, 2.75920996994467083049415600797e1,
         2.01540675504778934086186788979e1, -4.34898841810699588477366255144e1},
        {4.77662536438264365890433908527e-1, 0, 0, -2.48811461997166764192642586468,
         -5.90290826836842996371446475743e-1, 2.12300514481811942347288949897e1,
         1.52792336328824235832596922938e1, -3.32882109689848629194453265587e1,
         -2.03312017085086261358222928593e-2},
        {-9.3714243008598732571704021658e-1, 0, 0, 5.18637242884406370830023853209,
         1.09143734899672957818500254654, -8.14978701074692612513997267357,
         -1.85200656599969598641566180701e1, 2.27394870993505042818970056734e1,
         2.49360555267965238987089396762, -3.0467644718982195003823669022},
        {2.27331014751653820792359768449, 0, 0, -1.05344954667372501984066689879e1,
         -2.00087205822486249909675718444, -1.79589318631187989172765950534e1,
         2.79488845294199600508499808837e1, -2.85899827713502369474065508674,
         -8.87285693353062954433549289258, 1.23605671757943030647266201528e1,
         6.43392746015763530355970484046e-1},
        {5.42937341165687622380535766363e-2, 0, 0, 0, 0, 4.45031289275240888144113950566,
         1.89151789931450038304281599044, -5.8012039600105847814672114227, 3.1116436695781989440891606237e-1,
         -1.52160949662516078556178806805e-1, 2.01365400804030348374776537501e-1,
         4.47106157277725905176885569043e-2},
        {0.1312004499419488073250102996e-1, 0, 0, 0, 0, -0.1225156446376204440720569753e1,
         -0.4957589496572501915214079952, 0.1664377182454986536961530415e1, -0.350328848749973681688648729,
         0.3341791187130174790297318841, 0.8192320648511571246570742613e-1,
         -0.2235530786388629525884427845e-1}};
    static constexpr double third0 = 0.244094488188976377952755905512,
                            third8 = 0.733846688281611857341361741547,
                            third11 = 0.220588235294117647058823529412e-1;

    /// Weighted sum of the stages with one row of weights; zero weights are skipped.
    template <std::size_t row, std::size_t n>
    static std::array<double, n> sum(const std::array<std::array<double, n>, stages>& k) {
        std::array<double, n> sum{};
        const auto add = [&]<std::size_t j>(std::integral_constant<std::size_t, j>) {
            if constexpr (weights[row][j] != 0)
                for (std::size_t i = 0; i < n; ++i)
                    sum[i] += weights[row][j] * k[j][i];
        };
        [&]<std::size_t... j>(std::index_sequence<j...>) {
            (add(std::integral_constant<std::size_t, j>()), ...);
        }
        (std::make_index_sequence<stages>());
        return sum;
    }
};

/// Weight of the error estimate of order 3 relative to that of order 5, from the authors' program.
inline constexpr double thirdWeight = 0.1;

/// One step of size h from `start` by the explicit Runge–Kutta method of Dormand and Prince of order 8 with
/// error estimates of orders 5 and 3 (Hairer, Nørsett and Wanner, Solving Ordinary Differential Equations I,
/// 2nd ed., section II.10). `rates(y, dy)` sets dy to the derivative, which must not depend explicitly on
/// time. Unlike the estimate of Fehlberg's 7(8) method, these estimates also work for pure quadratures, where
/// dy does not depend on y.
template <std::size_t n, class Rates>
IntegratorStep<n> dormandPrince8(const Rates& rates, const std::array<double, n>& start, double h) {
    using Method = DormandPrince8;
    std::array<std::array<double, n>, Method::stages> k;
    rates(start, k[0]);
    const auto stage = [&]<std::size_t s>(std::integral_constant<std::size_t, s>) {
        std::array<double, n> at = Method::sum<s>(k);
        for (std::size_t i = 0; i < n; ++i)
            at[i] = start[i] + h * at[i];
        rates(at, k[s]);
    };
    [&]<std::size_t... s>(std::index_sequence<s...>) {
        (stage(std::integral_constant<std::size_t, s + 1>()), ...);
    }
    (std::make_index_sequence<Method::stages - 1>());
    IntegratorStep<n> step;
    const auto eighth = Method::sum<Method::stages>(k), fifth = Method::sum<Method::stages + 1>(k);
    for (std::size_t i = 0; i < n; ++i) {
        const double three =
            eighth[i] - Method::third0 * k[0][i] - Method::third8 * k[8][i] - Method::third11 * k[11][i];
        const double ratio = thirdWeight * three / fifth[i];
        step.to[i] = start[i] + h * eighth[i];
        step.error[i] = fifth[i] == 0 ? 0 : std::abs(h * fifth[i]) / std::sqrt(1 + ratio * ratio);
    }
    return step;
}

} // namespace talweg
