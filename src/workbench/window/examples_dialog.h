#pragma once

#include "systems/system.h"

#include <QDialog>

namespace talweg {

class ExampleGallery;
class ExamplePictures;

/// The gallery of examples as a dialog. It closes when the user chooses an example.
class ExamplesDialog : public QDialog {
    Q_OBJECT
public:
    /// `pictures` must outlive the dialog.
    ExamplesDialog(const Registry& registry, ExamplePictures& pictures, QWidget* parent);

    /// Opens the dialog with the first example selected.
    void offer();

signals:
    void chosen(const talweg::System& system, const talweg::Example& example);

private:
    ExampleGallery* m_gallery;
};

} // namespace talweg
