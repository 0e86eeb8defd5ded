#pragma once

#include "systems/system.h"

#include <QDialog>

namespace talweg {

class ExampleGallery;
class ExamplePictures;

/// The gallery of examples over the window. Closes when one is chosen.
class ExamplesDialog : public QDialog {
    Q_OBJECT
public:
    /// The pictures must outlive it.
    ExamplesDialog(const Registry& registry, ExamplePictures& pictures, QWidget* parent);

    /// Shows the gallery from the beginning.
    void offer();

signals:
    void chosen(const talweg::System& system, const talweg::Example& example);

private:
    ExampleGallery* m_gallery;
};

} // namespace talweg
