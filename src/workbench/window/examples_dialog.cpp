#include "workbench/window/examples_dialog.h"

#include "workbench/window/example_gallery.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace talweg {

namespace {

/// Initial size of the dialog, in pixels.
constexpr int galleryWidth = 960, galleryHeight = 680;

} // namespace

ExamplesDialog::ExamplesDialog(const Registry& registry, ExamplePictures& pictures, QWidget* parent)
    : QDialog(parent), m_gallery(new ExampleGallery(registry, pictures, this)) {
    setWindowTitle(tr("Examples"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* open = buttons->addButton(tr("Open"), QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false); // Enter is handled by the gallery
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_gallery);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(open, &QPushButton::clicked, m_gallery, &ExampleGallery::openCurrent);
    connect(m_gallery, &ExampleGallery::currentChanged, open, &QWidget::setEnabled);
    connect(m_gallery, &ExampleGallery::chosen, this, [this](const System& system, const Example& example) {
        accept();
        emit chosen(system, example);
    });
    resize(galleryWidth, galleryHeight);
}

void ExamplesDialog::offer() {
    m_gallery->restart();
    open();
}

} // namespace talweg

#include "moc_examples_dialog.cpp"
