#include "workbench/window/example_pictures.h"

#include "figures/file/picture_file.h"
#include "figures/run/fine_samples.h"
#include "figures/run/run_picture.h"
#include "project/project.h"
#include "workbench/common/look.h"

#include <algorithm>

namespace talweg {

namespace {

constexpr double pictureUnitsPerInch = 96, mmPerUnit = 25.4 / pictureUnitsPerInch;
/// Size of a picture in screen pixels before scaling. The font size below is in pt.
constexpr int pictureWidth = 208, pictureHeight = 130;
constexpr double pictureLetters = 5.5;

FigureSize paperOfPictures(double ratio) {
    return {.widthMm = pictureWidth * mmPerUnit,
            .heightMm = pictureHeight * mmPerUnit,
            .dpi = qRound(pictureUnitsPerInch * ratio),
            .letters = pictureLetters};
}

/// Largest pixel ratio for which a run has enough samples.
constexpr double finestRatio = 3;

/// The figure that shows a run best: in space if there are several bodies, which hide each other otherwise.
const FigureRecipe& figureOf(const Shown& shown) {
    const auto& figures = shown.system->figures;
    const auto space = std::ranges::find(figures, FigureRecipe::Kind::space, &FigureRecipe::kind);
    return shown.run->scene.bodies.size() > 1 && space != figures.end() ? *space : figures.front();
}

/// The run of the experiment on which an example opens; empty if it was stopped or its inputs are
/// incompatible.
Shown solvedExample(const std::shared_ptr<const System>& system, std::size_t example,
                    const std::stop_token& stop) {
    const Example& opened = system->examples[example];
    const Project project = makeProject(*system, opened);
    const Values& values = project.experiments[opened.experiment].values;
    const Preparation ready = system->prepare(values);
    if (!ready.inputs) return {};
    const std::shared_ptr<const Run> run = ready.inputs->solve(stop, {});
    if (!run) return {};
    const auto few = std::make_shared<const Samples>(run->samples(pictureWidth));
    return sampledFor({system, run, few}, paperOfPictures(finestRatio));
}

} // namespace

ExamplePictures::ExamplePictures(QObject* parent) : QObject(parent) {
    connect(&m_job, &NewestJob::failed, this, [this] { give(m_waiting.front().key, State::without); });
}

QSize ExamplePictures::size() {
    return {pictureWidth, pictureHeight};
}

ExamplePictures::Key ExamplePictures::keyOf(const System& system, std::size_t example) {
    return {system.id + '/' + system.examples[example].id, currentTheme().dark};
}

bool ExamplePictures::isWithout(const System& system, std::size_t example) const {
    const auto made = m_made.find(keyOf(system, example));
    return made != m_made.end() && made->second.state == State::without;
}

QPixmap ExamplePictures::picture(const std::shared_ptr<const System>& system, std::size_t example,
                                 double ratio) {
    const auto [place, isNew] = m_made.try_emplace(keyOf(*system, example));
    Made& made = place->second;
    if (isNew) {
        m_waiting.push_back({place->first, system, example});
        if (m_waiting.size() == 1) next();
    }
    if (made.state != State::drawn) return {};
    if (made.pixels.devicePixelRatio() != ratio || made.pixels.isNull()) {
        made.pixels = QPixmap::fromImage(imageOf(made.drawing, paperOfPictures(ratio)));
        made.pixels.setDevicePixelRatio(ratio);
    }
    return made.pixels;
}

void ExamplePictures::next() {
    const Order& order = m_waiting.front();
    m_job.start([this, order](const std::stop_token& stop) -> NewestJob::Delivery {
        const Shown shown = solvedExample(order.system, order.example, stop);
        return [this, key = order.key, shown] { draw(key, shown); };
    });
}

void ExamplePictures::draw(const Key& key, const Shown& shown) {
    if (shown.isEmpty() || shown.system->figures.empty()) return give(key, State::without);
    m_made[key].drawing = drawFigure(shown, figureOf(shown), key.dark ? Theme::night() : Theme::light(),
                                     paperOfPictures(1), {}, {.isBare = true});
    give(key, State::drawn);
}

/// Stores the state of a picture. The next picture is started after the window has handled its events.
void ExamplePictures::give(const Key& key, State state) {
    m_made[key].state = state;
    m_waiting.pop_front();
    emit changed();
    if (!m_waiting.empty()) QMetaObject::invokeMethod(this, &ExamplePictures::next, Qt::QueuedConnection);
}

} // namespace talweg

#include "moc_example_pictures.cpp"
