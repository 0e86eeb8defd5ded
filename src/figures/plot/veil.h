#pragma once

#include <QWidget>

namespace talweg {

/// Covers a widget with outdated content: greys it and marks it as outdated. The mouse passes through.
class Veil : public QWidget {
    Q_OBJECT
public:
    /// Covers `over`, hidden at first.
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
