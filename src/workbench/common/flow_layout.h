#pragma once

#include <QLayout>

namespace talweg {

/// Places its items side by side, like words, in as many rows as the width requires.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget* parent);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { m_items.append(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    /// The size of the largest item. The width determines the height.
    QSize minimumSize() const override;
    void setGeometry(const QRect& room) override;

private:
    int arrange(const QRect& room, bool places) const;

    QList<QLayoutItem*> m_items;
};

} // namespace talweg
