#include "base/shared.h"
#include "support/test.h"

#include <QTest>
#include <string>

using namespace talweg;

namespace {

using Texts = SharedList<std::string>;

std::vector<std::string> plain(const Texts& list) {
    return {list.begin(), list.end()};
}

} // namespace

class TestShared : public QObject {
    Q_OBJECT

private slots:
    void copiesShareUntilOneIsEdited() {
        Shared<std::string> one = std::string("rover");
        const Shared<std::string> copy = one;
        QCOMPARE(&*one, &*copy);
        one.edit() += "s";
        QCOMPARE(*one, std::string("rovers"));
        QCOMPARE(*copy, std::string("rover"));
        QVERIFY(one != copy);
        QVERIFY(copy == Shared<std::string>(std::string("rover"))); // compared by value
        const std::string* place = &*one;
        one.edit() += "!";
        QCOMPARE(&*one, place); // alone, it is edited in place
        QVERIFY(!Shared<std::string>());
        QVERIFY(one != Shared<std::string>());
    }

    void editingAnElementOfACopyLeavesTheRestShared() {
        Texts one{"a", "b", "c"};
        const Texts copy = one;
        one[1] = "B";
        QCOMPARE(plain(one), (std::vector<std::string>{"a", "B", "c"}));
        QCOMPARE(plain(copy), (std::vector<std::string>{"a", "b", "c"}));
        QVERIFY(&*one.items()[0] == &*copy.items()[0]);
        for (std::string& each : one)
            each += "!";
        QCOMPARE(plain(copy), (std::vector<std::string>{"a", "b", "c"}));
    }

    /// As a vector does it.
    void elementsComeGoAndMove() {
        for (std::size_t from = 0; from < 4; ++from)
            for (std::size_t to = 0; to < 4; ++to) {
                std::vector<std::string> expected{"a", "b", "c", "d"};
                Texts list = expected;
                list.move(from, to);
                const std::string moved = expected[from];
                expected.erase(expected.begin() + static_cast<std::ptrdiff_t>(from));
                expected.insert(expected.begin() + static_cast<std::ptrdiff_t>(to), moved);
                QCOMPARE(plain(list), expected);
            }
        Texts list{"a", "c"};
        list.insert(list.begin() + 1, std::string("b"));
        list.push_back(std::string("d"));
        list.erase(list.begin());
        QCOMPARE(plain(list), (std::vector<std::string>{"b", "c", "d"}));
        list.erase(list.begin() + 1, list.end());
        QCOMPARE(list, (Texts{"b"}));
        static_assert(std::random_access_iterator<Texts::iterator>);
        static_assert(std::random_access_iterator<Texts::const_iterator>);
    }
};

TALWEG_TEST(tst_shared, TestShared, QCoreApplication)
#include "tst_shared.moc"
