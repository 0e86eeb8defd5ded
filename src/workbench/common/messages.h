#pragma once

#include <QFrame>
#include <QListWidget>
#include <deque>
#include <functional>
#include <optional>

class QHBoxLayout;
class QLabel;

namespace talweg {

/// Importance of a message.
enum class Severity { note, warning, error };

/// All messages of the program, newest last, with the time.
class MessageList : public QListWidget {
    Q_OBJECT
public:
    explicit MessageList(QWidget* parent = nullptr);

    void add(Severity severity, const QString& text);
};

/// A non-blocking bar across the window with a message, which may offer actions. A message stays until it is
/// closed or replaced by the next one; a message with actions waits its turn and stays until it is answered
/// or closed.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    struct Offer {
        QString text;
        std::function<void()> accept;
    };

    explicit MessageBar(QWidget* parent = nullptr);

    void say(Severity severity, const QString& text, const std::vector<Offer>& offers = {});
    /// Removes the message without actions, because its subject is gone.
    void forget();
    /// What is shown; empty for nothing.
    QString text() const;

private:
    struct Message {
        Severity severity;
        QString text;
        std::vector<Offer> offers;
    };

    const Message* onView() const;
    void next();
    void refresh();

    std::optional<Message> m_plain; ///< shown before any with offers
    std::deque<Message> m_waiting;  ///< those with offers
    QHBoxLayout* m_offers;
    QLabel* m_icon;
    QLabel* m_text;
};

} // namespace talweg
