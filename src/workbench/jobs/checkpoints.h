#pragma once

#include <QByteArray>
#include <QString>
#include <cstddef>
#include <optional>
#include <string>

namespace talweg {

/// Finished runs of background tasks, in files of the user's cache: enough to go on with it in another life
/// of the program. They can go at any time; nothing but time is lost. Any thread may call any of this.
class Checkpoints {
public:
    /// More are not kept, all together, in bytes: the oldest go. Nor are those of more than `oldestDays`.
    static constexpr qint64 most = 200'000'000;
    static constexpr int oldestDays = 30;

    explicit Checkpoints(QString folder = usualFolder());
    static QString usualFolder();

    /// The name of work that comes to what `description` says, in this very build of the program.
    static QString keyOf(const std::string& description);

    /// Keeps the state of work, in place of an earlier one. Returns why that was not possible as a sentence;
    /// empty on success.
    QString write(const QString& key, const std::string& state) const;
    /// Why a state of so many bytes is not kept; empty where it is.
    static QString sizeComplaint(std::size_t bytes);
    /// The state that was kept last; nothing where there is none that is whole and of that work.
    std::optional<QByteArray> read(const QString& key) const;
    void remove(const QString& key) const;
    /// Removes what is too old and what is too much.
    void tidy() const;

private:
    QString pathOf(const QString& key) const;

    QString m_folder;
};

} // namespace talweg
