#pragma once

#include <QtTest>

/// The tests of a folder are one program, whose first argument says which of them to run: `name`, the name of
/// the file without its ending, runs `Test` in an `Application` (QCoreApplication, QApplication).
#define TALWEG_TEST(name, Test, Application)                                                                 \
    int name(int argc, char** argv) {                                                                        \
        const Application application(argc, argv);                                                           \
        Test test;                                                                                           \
        return QTest::qExec(&test, argc, argv);                                                              \
    }
