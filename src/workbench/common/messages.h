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

/// A non-blocking bar across the window with a message, which may offer actions. A message without actions
/// stays until it is closed or replaced by the next one. Messages with actions are shown one after the other;
/// each stays until it is answered or closed.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    struct Offer {
        QString text;
        std::function<void()> accept;
    };

    explicit MessageBar(QWidget* parent = nullptr);

    void say(Severity severity, const QString& text, const std::vector<Offer>& offers = {});
    /// Removes the message without actions because its subject no longer exists.
    void forget();
    /// The text shown; empty if there is none.
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

    std::optional<Message> m_plain; ///< shown before messages with actions
    std::deque<Message> m_waiting;  ///< messages with actions
    QHBoxLayout* m_offers;
    QLabel* m_icon;
    QLabel* m_text;
};

} // namespace talweg
