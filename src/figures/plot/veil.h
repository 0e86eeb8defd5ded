#pragma once

#include <QWidget>

namespace talweg {

/// Covers a widget whose content is outdated: greys it and shows a text. Mouse events reach the widget.
class Veil : public QWidget {
    Q_OBJECT
public:
    /// Covers `over`. Hidden at first.
    explicit Veil(QWidget* over);

    void setText(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QString m_text;
};

} // namespace talweg
