# What is installed beside the program: what makes desktops know it and its files, its documents, its examples.
include(GNUInstallDirs)
install(TARGETS talweg)
install(FILES packaging/talweg.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES packaging/org.talweg.Talweg.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES packaging/talweg-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME talweg.xml)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES resources/icons/talweg.svg DESTINATION ${icons}/scalable/apps)
foreach(size 48 128 256)
    install(FILES resources/icons/talweg-${size}.png DESTINATION ${icons}/${size}x${size}/apps RENAME talweg.png)
endforeach()
install(DIRECTORY resources/examples DESTINATION ${CMAKE_INSTALL_DATADIR}/talweg)
install(FILES packaging/copyright README.md CITATION.cff DESTINATION ${CMAKE_INSTALL_DOCDIR})

# Compressed without a date, so that packages of the same sources have the same bytes.
set(changelog ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz)
add_custom_command(OUTPUT ${changelog} DEPENDS CHANGELOG.md
    COMMAND gzip -9 --no-name --stdout ${CMAKE_CURRENT_SOURCE_DIR}/CHANGELOG.md > ${changelog})
add_custom_target(changelog ALL DEPENDS ${changelog})
install(FILES ${changelog} DESTINATION ${CMAKE_INSTALL_DOCDIR})
