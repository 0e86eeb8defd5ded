#pragma once

#include <QFrame>
#include <QListWidget>
#include <functional>

class QHBoxLayout;
class QLabel;

namespace talweg {

/// How much a message matters.
enum class Weight { note, warning, error };

/// Everything the program had to say, newest last, with the time.
class MessageList : public QListWidget {
    Q_OBJECT
public:
    explicit MessageList(QWidget* parent = nullptr);

    void add(Weight weight, const QString& text);
};

/// A bar across the window that says something and may offer to do something about it. It blocks
/// nothing and stays until it is answered, closed or replaced.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    struct Offer {
        QString text;
        std::function<void()> accept;
    };

    explicit MessageBar(QWidget* parent = nullptr);

    void say(Weight weight, const QString& text, const std::vector<Offer>& offers = {});
    QString text() const;

private:
    QHBoxLayout* m_offers;
    QLabel* m_icon;
    QLabel* m_text;
};

} // namespace talweg
