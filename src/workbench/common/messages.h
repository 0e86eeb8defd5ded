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

/// All messages of the program with their times, newest last.
class MessageList : public QListWidget {
    Q_OBJECT
public:
    explicit MessageList(QWidget* parent = nullptr);

    void add(Severity severity, const QString& text);
};

/// A bar across the window that shows a message without blocking the window. A message may offer actions. A
/// message without actions stays until the user closes it or the next one replaces it. Messages with actions
/// are shown one after the other, and each stays until the user chooses an action or closes it.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    struct Offer {
        QString text;
        std::function<void()> accept;
    };

    explicit MessageBar(QWidget* parent = nullptr);

    void say(Severity severity, const QString& text, const std::vector<Offer>& offers = {});
    /// Removes the message without actions, if any. Call it when that message no longer applies.
    void forget();
    /// The text of the message shown; empty if there is none.
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
