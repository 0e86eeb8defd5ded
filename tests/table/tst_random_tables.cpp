#include "base/number.h"
#include "table/measured_table.h"
#include "table/points_table.h"

#include <QStringEncoder>
#include <QtTest>
#include <array>
#include <cmath>
#include <random>

using namespace talweg;

namespace {

/// Tables that are written when no number is given. If too small, rare layouts are not met.
int runs = 400;

/// Chooses how a table is written.
class Chance {
public:
    explicit Chance(std::uint32_t seed) : m_engine(seed) {}

    /// From 0 to count − 1.
    int below(int count) { return static_cast<int>(m_engine() % static_cast<unsigned>(count)); }
    bool oneIn(int count) { return below(count) == 0; }
    template <class List>
    auto of(const List& list) {
        return list[static_cast<decltype(list.size())>(below(static_cast<int>(std::size(list))))];
    }

private:
    std::mt19937 m_engine;
};

/// A unit of length and what one of it is in metres.
struct LengthUnit {
    QString name;
    double metres;
};

/// How the cells of a table are written.
struct Style {
    QString separator;
    QChar decimal;
    QString group; ///< between groups of three digits; empty: none
    bool hasTrueMinus, hasQuotes;
    QString lineEnd;
};

/// A number without binary dust: an integer over a power of ten.
struct Decimal {
    long long digits;
    int decimals;

    double value() const { return QString("%1e%2").arg(digits).arg(-decimals).toDouble(); }
};

Decimal randomDecimal(Chance& chance) {
    constexpr std::array sizes{10, 1000, 100'000, 3'000'000};
    const int size = chance.of(sizes);
    const long long digits = chance.below(size) * (chance.oneIn(3) ? -1 : 1);
    return {digits, chance.of(std::array{0, 0, 1, 2, 3, 3, 4})};
}

QString grouped(const QString& whole, const QString& group) {
    QString text = whole;
    if (!group.isEmpty())
        for (qsizetype at = text.size() - 3; at > 0; at -= 3)
            text.insert(at, group);
    return text;
}

QString written(const Decimal& number, const Style& style) {
    const QString digits = QString::number(std::abs(number.digits)).rightJustified(number.decimals + 1, u'0');
    QString text = grouped(digits.chopped(number.decimals), style.group);
    if (number.decimals > 0) text += style.decimal + digits.right(number.decimals);
    if (number.digits < 0) text.prepend(style.hasTrueMinus ? QString(QChar(0x2212)) : "-");
    return text;
}

/// A table and what it means.
struct Written {
    QByteArray bytes;
    std::vector<std::pair<double, double>> points; ///< by x and y, gaps left out
    bool hasGaps = false;
    QString text;
};

/// Writes one table.
class Writer {
public:
    explicit Writer(std::uint32_t seed) : m_chance(seed) {}

    Written table() {
        chooseStyle();
        chooseColumns();
        writeBefore();
        writeHeader();
        const int rows = 1 + m_chance.below(12);
        for (int i = 0; i < rows; ++i)
            writeRow(i);
        if (m_chance.oneIn(8)) line({QString()}, m_chance.oneIn(2) ? 0 : m_width);
        if (m_chance.oneIn(12) && m_width > 1 && rows > 1) m_made.text += "end of file" + m_style.lineEnd;
        encode();
        return m_made;
    }

private:
    void chooseStyle() {
        m_style.separator = m_chance.of(std::array<QString, 4>{",", ";", "\t", " "});
        const bool isBlank = m_style.separator == " ";
        m_style.decimal = m_chance.oneIn(2) ? u'.' : u',';
        m_style.hasQuotes = m_chance.oneIn(4);
        if (m_style.separator == "," && m_style.decimal == u',') m_style.hasQuotes = true;
        m_style.hasTrueMinus = m_chance.oneIn(4);
        m_style.lineEnd = m_chance.of(std::array<QString, 3>{"\n", "\r\n", "\r"});
        if (m_chance.oneIn(3)) {
            const QString sign = m_style.decimal == u'.' ? "," : ".";
            m_style.group = m_chance.of(
                std::array<QString, 5>{sign, sign, "'", QString(QChar(0x202F)), QString(QChar(0x00A0))});
            if (m_style.separator == "," && m_style.group == ",") m_style.hasQuotes = true;
            // No program writes 1.250 for 1250 between commas.
            if (m_style.separator == "," && m_style.group == ".") m_style.group.clear();
        }
        if (isBlank && m_style.group == QString(QChar(0x00A0))) m_style.group.clear();
    }

    void chooseColumns() {
        const std::array<LengthUnit, 5> units{
            {{"m", 1}, {"ft", 0.3048}, {"km", 1000}, {"cm", 0.01}, {"yd", 0.9144}}};
        for (LengthUnit* unit : {&m_xUnit, &m_yUnit})
            *unit = m_chance.oneIn(2) ? m_chance.of(units) : LengthUnit{};
        m_hasHeader = !m_chance.oneIn(5);
        m_order = {"x", "y"};
        if (m_hasHeader)
            for (const char* other : {"id", "note", "empty"})
                if (m_chance.oneIn(3))
                    m_order.insert(m_chance.below(static_cast<int>(m_order.size() + 1)), other);
        if (m_hasHeader && m_chance.oneIn(3)) std::swap(m_order[0], m_order.last());
        if (m_style.separator == " ") m_order.removeAll("empty");
        m_width = static_cast<int>(m_order.size());
        m_hasUnitsRow = m_hasHeader && m_chance.oneIn(5) && m_width == 2;
    }

    QString titleOf(const QString& column) {
        if (column == "empty") return {};
        if (column == "id") return m_chance.of(std::array<QString, 3>{"id", "point", "N"});
        if (column == "note") return "note";
        const bool isX = column == "x";
        const QString name = isX ? m_chance.of(std::array<QString, 4>{"x", "Distance", "CHAINAGE", "station"})
                                 : m_chance.of(std::array<QString, 4>{"y", "Elevation", "z", "height"});
        const QString unit = (isX ? m_xUnit : m_yUnit).name;
        if (unit.isEmpty() || m_hasUnitsRow) return name;
        if (m_style.separator == " " || m_chance.oneIn(3)) return name + '_' + unit;
        return name + m_chance.of(std::array<QString, 3>{" (%1)", " [%1]", " in %1"}).arg(unit);
    }

    /// A line of the text; `commas` empty cells where there are none of its own.
    void line(const QStringList& cells, int empty = 0) {
        m_made.text += cells.join(m_style.separator);
        if (m_style.separator != " ")
            for (int i = 1; i < empty; ++i)
                m_made.text += m_style.separator;
        m_made.text += m_style.lineEnd;
    }

    void writeBefore() {
        if (m_chance.oneIn(10) && m_style.separator != " " && m_style.separator != "\t")
            m_made.text += "sep=" + m_style.separator + m_style.lineEnd;
        if (m_chance.oneIn(5))
            m_made.text +=
                m_chance.of(std::array<QString, 3>{"# ", "%", "// "}) + "a, b; 7" + m_style.lineEnd;
        if (m_hasHeader && m_chance.oneIn(6)) m_made.text += "Survey of the south face" + m_style.lineEnd;
        if (m_hasHeader && m_chance.oneIn(12)) line({"operator", "A", "year", "2021", "B"});
        if (m_chance.oneIn(6)) m_made.text += m_style.lineEnd;
    }

    void writeHeader() {
        if (!m_hasHeader) return;
        QStringList cells;
        for (const QString& column : m_order)
            cells << quoted(titleOf(column));
        line(cells);
        if (!m_hasUnitsRow) return;
        cells.clear();
        for (const QString& column : m_order) {
            const QString unit = (column == "x" ? m_xUnit : m_yUnit).name;
            cells << (unit.isEmpty() ? "-" : unit);
        }
        if (m_xUnit.name.isEmpty() && m_yUnit.name.isEmpty()) return;
        line(cells);
    }

    QString quoted(QString cell) {
        const bool needs = cell.contains(m_style.separator);
        if (!needs && !m_style.hasQuotes) return cell;
        return '"' + cell.replace("\"", "\"\"") + '"';
    }

    void writeRow(int row) {
        const Decimal x = randomDecimal(m_chance), y = randomDecimal(m_chance);
        const bool isGap = m_chance.oneIn(25);
        const QString gap =
            m_style.separator == " " ? "nan" : m_chance.of(std::array<QString, 4>{"", "NaN", "NA", "#N/A"});
        QStringList cells;
        for (const QString& column : m_order) {
            if (column == "x") cells << quoted(written(x, m_style));
            if (column == "y") cells << (isGap ? gap : quoted(written(y, m_style)));
            if (column == "id") cells << QString::number(row + 1);
            if (column == "note")
                cells << quoted(m_chance.of(std::array<QString, 3>{"start", "a\"b", "so-so"}));
            if (column == "empty") cells << QString();
        }
        line(cells);
        m_made.hasGaps = m_made.hasGaps || isGap;
        if (!isGap)
            m_made.points.emplace_back(metres(x, m_hasHeader ? m_xUnit : LengthUnit{}),
                                       metres(y, m_hasHeader ? m_yUnit : LengthUnit{}));
    }

    static double metres(const Decimal& number, const LengthUnit& unit) {
        return unit.name.isEmpty() ? number.value() : number.value() * unit.metres;
    }

    void encode() {
        const int kind = m_chance.below(6);
        const auto encoding = kind == 0   ? QStringConverter::Utf16LE
                              : kind == 1 ? QStringConverter::Utf16BE
                                          : QStringConverter::Utf8;
        QStringEncoder encoder(encoding,
                               kind < 3 ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
        m_made.bytes = encoder(m_made.text);
    }

    Chance m_chance;
    Style m_style{};
    LengthUnit m_xUnit{}, m_yUnit{};
    QStringList m_order;
    int m_width = 2;
    bool m_hasHeader = true, m_hasUnitsRow = false;
    Written m_made;
};

/// The same but for the last digits of a conversion.
bool isSame(double a, double b) {
    return std::abs(a - b) <= 1e-14 * std::abs(b);
}

bool isSame(const PointsReading& read, const Written& made) {
    if (read.points->size() != made.points.size()) return false;
    for (std::size_t i = 0; i < made.points.size(); ++i)
        if (!isSame((*read.points)[i].x(), made.points[i].first)
            || !isSame((*read.points)[i].y(), made.points[i].second))
            return false;
    return true;
}

QString listed(const Points& points) {
    QString text;
    for (const Point& point : points)
        text += QString("%1:%2 ").arg(point.x(), 0, 'g', 15).arg(point.y(), 0, 'g', 15);
    return text;
}

} // namespace

/// Tables written at random are read exactly as they are meant, or refused.
class TestRandomTables : public QObject {
    Q_OBJECT

private slots:
    void areReadOrRefused() {
        int readTables = 0, gaps = 0;
        std::map<QString, int> refusals;
        for (int run = 0; run < runs; ++run) {
            const Written made = Writer(static_cast<std::uint32_t>(run)).table();
            const TextTableOptions options{.gaps = made.hasGaps && run % 2 == 0 ? Gaps::skip : Gaps::refuse};
            const PointsReading read = readPointsTable(decoded(made.bytes), {options, "m", "a.csv"});
            QVERIFY2(read.points.has_value() == read.error.isEmpty(), qPrintable(made.text));
            if (!read.points) {
                static const QRegularExpression particulars("“[^”]*”|[0-9.]+|(?<=Columns are ).*");
                ++refusals[QString(read.error).replace(particulars, "…")];
                continue;
            }
            ++readTables;
            if (made.hasGaps) ++gaps;
            QVERIFY2(!made.hasGaps || options.gaps == Gaps::skip, qPrintable(made.text));
            QVERIFY2(isSame(read, made),
                     qPrintable(QString("%1\n%2\n%3").arg(run).arg(made.text, listed(*read.points))));
        }
        qInfo("%d of %d tables read, %d with gaps", readTables, runs, gaps);
        for (const auto& [text, count] : refusals)
            qInfo("%6d refused: %s", count, qPrintable(text.left(150)));
        QVERIFY(readTables > runs * 7 / 10);
    }

    /// Prints how long a large table takes.
    void speed() {
        QByteArray table = "t";
        for (int column = 1; column < 12; ++column)
            table += ",c" + QByteArray::number(column);
        for (int row = 0; row < 100'000; ++row) {
            table += '\n' + QByteArray::number(0.01 * row);
            for (int column = 1; column < 12; ++column)
                table += ',' + QByteArray::number(0.125 * ((row * column) % 1000));
        }
        QElapsedTimer timer;
        timer.start();
        const MeasuredReading read = readMeasuredTable(decoded(table), "c11", {}, "a.csv");
        qInfo("%lld ms", timer.elapsed());
        QCOMPARE(read.values.size(), std::size_t(100'000));
        QCOMPARE(read.values[999], 0.125 * ((999 * 11) % 1000));
    }
};

/// `--runs N`: how many tables.
int tst_random_tables(int argc, char** argv) {
    std::vector<char*> others;
    for (int i = 0; i < argc; ++i)
        if (QByteArray(argv[i]) == "--runs" && i + 1 < argc)
            runs = QByteArray(argv[++i]).toInt();
        else
            others.push_back(argv[i]);
    int count = static_cast<int>(others.size());
    const QCoreApplication application(count, others.data());
    TestRandomTables test;
    return QTest::qExec(&test, count, others.data());
}
#include "tst_random_tables.moc"
