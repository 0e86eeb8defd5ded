#pragma once

#include <QtTest>

/// Defines a test. All tests of a folder are in one program, whose first argument is the name of the test to
/// run. `name` is the name of the source file without its extension. It runs `Test` in an `Application`
/// (QCoreApplication, QApplication).
#define TALWEG_TEST(name, Test, Application)                                                                 \
    int name(int argc, char** argv) {                                                                        \
        const Application application(argc, argv);                                                           \
        Test test;                                                                                           \
        return QTest::qExec(&test, argc, argv);                                                              \
    }
