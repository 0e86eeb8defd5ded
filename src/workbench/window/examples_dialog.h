#pragma once

#include "systems/system.h"

#include <QDialog>

namespace talweg {

class ExampleGallery;
class ExamplePictures;

/// The gallery of examples over the window. Goes when one is chosen.
class ExamplesDialog : public QDialog {
    Q_OBJECT
public:
    /// The pictures outlive it.
    ExamplesDialog(const Registry& registry, ExamplePictures& pictures, QWidget* parent);

    /// Shows it anew.
    void offer();

signals:
    void chosen(const talweg::System& system, const talweg::Example& example);

private:
    ExampleGallery* m_gallery;
};

} // namespace talweg
