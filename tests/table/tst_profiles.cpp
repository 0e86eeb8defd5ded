#include "base/number.h"
#include "support/test.h"
#include "table/points_table.h"

using namespace talweg;

namespace {

QString written(const Points& points) {
    QStringList all;
    for (const Point& point : points)
        all << QString::fromStdString(shortest(point.x())) + ':'
                   + QString::fromStdString(shortest(point.y()));
    return all.join(' ');
}

/// A table of a file called "a.csv", with options behind its name.
PointsReading profile(const QByteArray& bytes, const QString& options = {}) {
    const TableSource source = tableSource("a.csv" + options);
    if (!source.error.isEmpty()) qFatal("%s", qPrintable(source.error));
    return readPointsTable(decoded(bytes), {source.options, "m", source.path});
}

QByteArray utf16(const QString& text, QStringConverter::Encoding encoding) {
    QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
    return encoder(text);
}

} // namespace

/// Profiles as spreadsheets, loggers and surveyors write them.
class TestProfiles : public QObject {
    Q_OBJECT

private slots:
    void areRead_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("points");
        const auto row = [](const char* name, const QByteArray& table, const char* points = "0:0 20:-6 60:0",
                            const char* options = "") { QTest::newRow(name) << table << options << points; };
        // separators and line ends
        row("comma", "x,y\n0,0\n20,-6\n60,0\n");
        row("no header", "0,0\n20,-6\n60,0\n");
        row("semicolon, decimal comma", "x;y\r\n0;0\r\n20,5;-6,25\r\n", "0:0 20.5:-6.25");
        row("tab, decimal comma", "x\ty\n0\t0,5\n20\t-6,25\n", "0:0.5 20:-6.25");
        row("blanks", "0 0\n20 -6\n60 0\n");
        row("blanks in columns", "     0.00     0.00\n    20.00    -6.00\n    60.00     0.00\n");
        row("carriage returns", "x,y\r0,0\r20,-6\r60,0\r");
        row("sep=;", "sep=;\r\nx;y\r\n0;0\r\n20;-6\r\n60;0\r\n");
        row("sep=,", "sep=,\r\nx,y\r\n0,0\r\n20,-6\r\n60,0\r\n");
        row("told separator", "0|0\n20|-6\n60|0\n", "0:0 20:-6 60:0", "?separator=|");
        row("one row", "x,y\n1,2\n", "1:2");
        // quotes
        row("all quoted", "\xEF\xBB\xBF\"x\",\"y\"\r\n\"0\",\"0\"\r\n\"20\",\"-6\"\r\n\"60\",\"0\"\r\n");
        row("line ends in a header", "\"x\n(m)\",\"y\n(m)\"\n0,0\n20,-6\n60,0\n");
        row("separator in a header", "\"x\",\"y\",\"note; free\"\n0,0,a\n20,-6,b\n60,0,c\n");
        // comments, units, lines around the table
        row("comment", "% terrain\n0,0\n20,-6\n60,0\n");
        row("indented comment", "  # terrain, east\n0,0\n// a\n20,-6\n60,0\n");
        row("header in a comment", "# x,y\n0,0\n20,-6\n60,0\n");
        row("swapped header in a comment", "# Elevation (m),Distance (m)\n0,0\n-6,20\n0,60\n");
        row("row of units", "x,y\nkm,m\n0,0\n0.02,-6\n0.06,0\n");
        row("row of bracketed units", "x;y\n[m];[cm]\n0;0\n20;-600\n60;0\n");
        row("preamble", "Survey 7\nsouth face\n\nx,y\n0,0\n20,-6\n60,0\n");
        row("preamble of other width", "site,operator,year\nnorth,A,2021\n\nx,y\n0,0\n20,-6\n60,0\n");
        row("line below", "x,y\n0,0\n20,-6\n60,0\nend of data\n");
        row("told header", "1,2\n3,4\nx,y\n0,0\n20,-6\n60,0\n", "0:0 20:-6 60:0", "?header=3");
        row("trailing cells and rows", "x,y,,\r\n0,0,,\r\n20,-6,,\r\n60,0,,\r\n,,,\r\n,,,\r\n");
        row("trailing cells, no header", "0,0,\n20,-6,\n60,0,\n");
        row("trailing cells below a header alone", "x,y\n0,0,\n20,-6,\n60,0,\n");
        // encodings
        row("UTF-16 LE", utf16("x\ty\r\n0\t0\r\n20\t-6\r\n60\t0\r\n", QStringConverter::Utf16LE));
        row("UTF-16 BE", utf16("x;y\r\n0;0\r\n20;-6\r\n60;0\r\n", QStringConverter::Utf16BE));
        row("Latin-1", "x;y;H\xF6henstufe\n0;0;H\xF6he\n20;-6;a\n60;0;b\n");
        // numbers
        row("true minus", "x,y\n0,0\n20,\xE2\x88\x92"
                          "6\n60,0\n");
        row("true minus first",
            "\xE2\x88\x92"
            "20\t3\n0\t0\n",
            "-20:3 0:0");
        row("Fortran", "x,y\n0.0D+00,0\n2.0D+01,-6.0d+00\n6.0E1,0E0\n");
        row("groups beside points", "x\ty\n1,000\t205.5\n1,250\t180.0\n", "1000:205.5 1250:180");
        row("groups with points", "x\ty\n1,000\t1,205.5\n1,250\t1,180.0\n", "1000:1205.5 1250:1180");
        row("groups in quotes", "\"x\",\"y\"\n\"1,000\",\"205.5\"\n\"1,250\",\"180.0\"\n",
            "1000:205.5 1250:180");
        row("apostrophes", "x;y\n1'000;205,5\n1'250;180\n", "1000:205.5 1250:180");
        row("narrow spaces",
            "x;y\n1\xE2\x80\xAF"
            "000;205,5\n1\xE2\x80\xAF"
            "250;180\n",
            "1000:205.5 1250:180");
        row("a group in the first row", "-1,234.5\t3\n0\t0\n", "-1234.5:3 0:0");
        row("millions", "x;y\n1,250,000;0\n1,260;1\n", "1250000:0 1260:1");
        row("points in groups beside commas", "x;y\n1.000;0,5\n1.250;1,5\n", "1000:0.5 1250:1.5");
        row("one comma settles a column", "x;y\n0,500;1\n1,250;2\n", "0.5:1 1.25:2");
        row("told comma", "x;y\n1,000;0\n1,250;1\n", "1:0 1.25:1", "?decimal=,");
        row("told point", "x;y\n1,000;0\n1,250;1\n", "1000:0 1250:1", "?decimal=.");
        row("three decimals", "x,y\n1.250,2.125\n2.500,3.375\n", "1.25:2.125 2.5:3.375");
        // columns
        row("capitals, swapped", "Y,X\n0,0\n-6,20\n0,60\n");
        row("swapped with units", "y (m),x (m)\n0,0\n-6,20\n0,60\n");
        row("z", "z,x\n0,0\n-6,20\n0,60\n");
        row("point, distance, elevation", "point,distance,elevation\n1,0,812.5\n2,10,806\n",
            "0:812.5 10:806");
        row("id, x, y", "id,X (m),Y (m)\n1,0,0\n2,10,-4\n", "0:0 10:-4");
        row("names of a GIS", "fid,layer,distance,elevation\n1,dtm,0.0,12.1\n2,dtm,1.0,11.9\n",
            "0:12.1 1:11.9");
        row("places on the globe", "lat,lon,ele,dist\n47.1,8.5,812,0\n47.101,8.501,806,120\n",
            "0:812 120:806");
        row("map coordinates", "X,Y,Station,Z\n684250.5,246810,0,12\n684251.5,246811,1.4,13\n",
            "0:12 1.4:13");
        row("told columns", "x,y,z\n0,5,0\n20,6,-6\n", "0:0 20:-6", "?x=x&y=z");
        row("told numbers", "1,0,0\n2,20,-6\n", "0:0 20:-6", "?x=2&y=3");
        row("names unknown", "a,b\n0,0\n20,-6\n60,0\n");
        // units
        row("feet", "x_ft,y_ft\n0,0\n100,-30\n", "0:0 30.48:-9.144");
        row("feet in brackets", "Distance (ft),Elevation (feet)\n0,0\n100,-30\n", "0:0 30.48:-9.144");
        row("kilometres", "Distance [km];Elevation [m]\n0;0\n0,1;-10\n", "0:0 100:-10");
        row("a unit behind a name", "Distance in km,Height m\n0,0\n0.1,-10\n", "0:0 100:-10");
        row("told unit", "x,y\n0,0\n100,-30\n", "0:0 30.48:-9.144", "?unit=ft");
        // gaps
        row("gaps left out", "x,y\n0,0\n10,NaN\n15,\n17,#N/A\n18,-9999\n20,-6\n60,0\n", "0:0 20:-6 60:0",
            "?gaps=skip");
        row("no-data values kept", "x,y\n0,0\n10,-9999\n", "0:0 10:-9999", "?gaps=keep");
        row("a deep sea", "x,y\n0,-9000\n10,-9999\n20,-10900\n", "0:-9000 10:-9999 20:-10900");
    }
    void areRead() {
        QFETCH(const QByteArray, table);
        QFETCH(const QString, options);
        QFETCH(const QString, points);
        const PointsReading reading = profile(table, options);
        QCOMPARE(reading.error, QString());
        QCOMPARE(written(*reading.points), points);
        QCOMPARE(reading.lines.size(), reading.points->size());
    }

    void areRefused_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const QByteArray& table, const char* error) {
            QTest::newRow(name) << table << error;
        };
        row("groups or commas", "x\ty\n1,000\t1,205\n1,250\t1,180\n",
            "Column “x” is ambiguous: “1,000” in line 2 is 1000 with a decimal point and 1 with a decimal "
            "comma. Add “decimal=.” or “decimal=,” to choose.");
        row("points in groups or not", "x;y\n1.000;0\n1.250;1\n", "ambiguous: “1.000” in line 2 is 1 with");
        row("both signs", "x;y\n0,5;0.5\n1.5;1\n1,250;1\n", "ambiguous: “1,250” in line 4");
        row("gap", "x,y\n0,0\n10,\n20,-6\n60,0\n",
            "1 number is missing in column “y”, in line 3. Add gaps=skip to omit the row.");
        row("nan twice", "x,y\n0,0\n10,NaN\n20,nan\n60,0\n",
            "2 numbers are missing in column “y”; the first is in line 3.");
        row("nan first", "nan,0\n0,0\n20,-6\n", "1 number is missing in column 1, in line 1.");
        row("N/A first", "#N/A,812\n10,806\n20,803\n", "1 number is missing in column 1, in line 1.");
        row("no-data value", "x,y\n0,0\n10,-9999\n20,-6\n60,0\n",
            "in line 3: “-9999” stands for missing data. Add gaps=skip to omit the row, or gaps=keep");
        row("no-data value below mountains", "x,y\n0,0\n10,-9999\n20,4000\n60,0\n",
            "“-9999” stands for missing data");
        row("a kilometre post first", "0+000;812\n10;806\n20;803\n",
            "Line 1: “0+000” in column 1 is not a number.");
        row("word for a number", "x,y\n0,0\n\n1,high\n", "Line 4: “high” in column “y” is not a number.");
        row("comment behind numbers", "x,y\n0,0 # start\n20,-6\n", "Line 2: “0 # start” in column “y”");
        row("a short row", "x,y,note\n0,0,start\n20,-6\n60,0,end\n",
            "Line 3, “20,-6”, has 2 cells, but the lines above have 3.");
        row("decimal commas between commas", "x,y\n0,0\n1,5,2,5\n",
            "Line 3, “1,5,2,5”, has 4 cells, but the lines above have 2. If numbers have decimal commas, "
            "separate the cells with semicolons.");
        row("and without a header", "0,0,0,0\n1,5,2,5\n",
            "A table without a header must have 2 columns; this one has 4.");
        row("one column", "x\n1\n", "The column for y is ambiguous");
        row("empty", "", "The table is empty.");
        row("header alone", "x,y\n", "The table contains no points.");
        row("two heights", "x,y,z\n0,0,1\n1,0,2\n",
            "The column for y is ambiguous. Columns are x, y, z. Add y=");
        row("two distances", "s,x,y\n0,0,1\n1,0,2\n", "The column for x is ambiguous.");
        row("globe alone", "lat,ele\n47.1,3\n47.2,4\n", "The column for x is ambiguous.");
        row("no names", "a,b,c\n0,0,1\n1,0,2\n", "The column for x is ambiguous. Columns are a, b, c.");
        row("kilograms", "x (kg),y\n0,0\n1,1\n",
            "Column “x (kg)” has the unit “kg”; allowed units are m, mm, cm, km, in, ft, yd, mi. Add xunit=");
        row("pixels", "x [px],y [px]\n0,0\n1,1\n", "has the unit “px”");
        row("two tables", "x,y\n0,0\n1,1\n\nx,y,z\n0,0,0\n",
            "Line 3, “1,1”, contains numbers but is above the header in line 5.");
        row("a row of another table", "x,y\n0,0\nend\nx,y\n2,2\n",
            "Line 2, “0,0”, contains numbers but is above the header in line 4.");
        row("open quote", "x,y\n\"0,0\n", "Line 2 has a quoted cell without a closing quote.");
        row("text behind a quote", "x,y\n\"0\"1,0\n", "Line 2 has text after the closing quote of a cell.");
        row("spreadsheet", "PK\x03\x04\x14", "save it as CSV");
        row("XML", "<?xml version=\"1.0\"?><kml/>", "This is XML, not a table.");
        row("Esri grid", "ncols 4\nnrows 1\n0 -4 -4 0\n", "This is an Esri grid");
        row("NUL", QByteArray("x,y\n0,0\n1\0,2\n", 13), "Line 3 contains the character U+0000");
        row("picture", "\x89PNG\r\n\x1A\n", "contains the character U+001A");
        row("half a character", "\xFF\xFEx", "UTF-16 text is damaged");
        row("lost characters", "x,y\n0,0\n1,\xEF\xBF\xBD\n", "U+FFFD");
    }
    void areRefused() {
        QFETCH(const QByteArray, table);
        QFETCH(const QString, error);
        const PointsReading reading = profile(table);
        QVERIFY(!reading.points);
        QVERIFY2(reading.error.contains(error), qPrintable(reading.error));
        QVERIFY(!reading.error.contains(QChar::Null) && !reading.error.contains(QChar::ReplacementCharacter));
    }

    void aToldHeaderIsThere() {
        for (const char* options : {"?header=2", "?header=9"})
            QVERIFY(profile("x,y\n\n0,0\n", options).error.contains("is not a header row."));
    }

    void sayWhatWasRead() {
        QCOMPARE(profile("x_ft,y_ft\n0,0\n100,-30\n").summary,
                 "Read 2 points from a.csv: comma, header in line 1, x is “x_ft”, y is “y_ft”. Converted: "
                 "“x_ft” from ft to m, “y_ft” from ft to m.");
        QCOMPARE(profile("0;0\n1;\n2;\xB5\n3;1\n", "?gaps=skip").error,
                 "Line 3: “µ” in column 2 is not a number.");
        QCOMPARE(
            profile("# \xB5\n0;0\n1;\n3;1\n", "?gaps=skip").summary,
            "Read 2 points from a.csv: semicolon, no header, Windows-1252. 1 row with a gap was omitted.");
        QCOMPARE(profile("x y\n0 0\n1 1\nend\n").summary,
                 "Read 2 points from a.csv: spaces, header in line 1, x is “x”, y is “y”. 1 line outside the "
                 "table was skipped.");
        // Which sign was taken for the decimal one.
        QVERIFY(profile("x\ty\n1,000\t0.5\n1,250\t1.5\n").summary.contains(": tab, decimal point, header"));
        QVERIFY(profile("x;y\n1000;0,5\n1250;1\n").summary.contains(": semicolon, decimal comma, header"));
        QVERIFY(profile("x;y\n1,5;0.5\n").summary.contains(": semicolon, decimal points and commas, header"));
    }

    /// Where the header has no unit, a paste is in the unit that is shown.
    void arePasted() {
        const auto pasted = [](const char* text) {
            return readPointsTable(decodedText(QString::fromUtf8(text)), {{}, "ft", {}});
        };
        QCOMPARE(written(*pasted("0\t0\n100\t-30\n").points), QString("0:0 100:-30"));
        QCOMPARE(written(*pasted("x (m)\ty (m)\n0\t0\n30.48\t-9.144\n").points), QString("0:0 100:-30"));
        QCOMPARE(written(*pasted("1.125\t2.375\n").points), QString("1.125:2.375"));
        QVERIFY(!pasted("1,125\t2,375\n").points);
        QCOMPARE(pasted("0\t0\n1\t1\n").summary, "Read 2 points: tab, no header.");
    }

    void optionsFollowTheName() {
        const TableSource source =
            tableSource("a?b.csv?separator=tab&decimal=,&header=3&gaps=skip&x=a%26b&yunit=ft");
        QCOMPARE(source.error, QString());
        QCOMPARE(source.path, "a?b.csv");
        QCOMPARE(source.options,
                 (TextTableOptions{u'\t', u',', 3, Gaps::skip, {{"x", "a&b"}}, {{"y", "ft"}}}));
        QCOMPARE(tableSource("what?.csv"), TableSource{"what?.csv"});
        QCOMPARE(tableSource("a.csv?decimal=;").error,
                 "“decimal=;” is not a valid table option. Valid options are separator, decimal, header, "
                 "gaps, x, y, unit, xunit, yunit. Examples: “decimal=,”, “gaps=skip” and “header=3”.");
    }
};

TALWEG_TEST(tst_profiles, TestProfiles, QCoreApplication)
#include "tst_profiles.moc"
