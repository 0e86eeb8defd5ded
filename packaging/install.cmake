# What is installed beside the program: what makes desktops know it and its files, its documents, its examples.
include(GNUInstallDirs)

# `cmake --install` builds it first, so that either everything is installed or nothing.
add_custom_target(installation ALL)
add_dependencies(installation talweg)
install(CODE "execute_process(COMMAND \"${CMAKE_COMMAND}\" --build \"${CMAKE_BINARY_DIR}\" --target installation
                              COMMAND_ERROR_IS_FATAL ANY)")

install(TARGETS talweg)
if(TALWEG_PYTHON)
    # Debian's Python looks for modules of packages in the one folder, for all others in the other.
    install(CODE "set(folder python${Python_VERSION_MAJOR}.${Python_VERSION_MINOR})
                  if(CMAKE_INSTALL_PREFIX MATCHES \"/usr$\")
                      set(folder python3)
                  endif()")
    install(TARGETS talweg_python DESTINATION "lib/\${folder}/dist-packages")
    add_dependencies(installation talweg_python)
endif()
install(FILES packaging/talweg.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES packaging/org.talweg.Talweg.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES packaging/talweg-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME talweg.xml)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES resources/icons/talweg.svg DESTINATION ${icons}/scalable/apps)
foreach(size 48 128 256)
    install(FILES resources/icons/talweg-${size}.png DESTINATION ${icons}/${size}x${size}/apps RENAME talweg.png)
endforeach()
install(DIRECTORY resources/examples DESTINATION ${CMAKE_INSTALL_DATADIR}/talweg)
set(documents ${CMAKE_INSTALL_DATADIR}/doc/talweg)
install(FILES packaging/copyright README.md CITATION.cff DESTINATION ${documents})

# Compressed without a date, so that packages of the same sources have the same bytes.
function(install_compressed source name)
    set(compressed ${CMAKE_CURRENT_BINARY_DIR}/${name}.gz)
    add_custom_command(OUTPUT ${compressed} DEPENDS ${source}
        COMMAND gzip -9 --no-name --stdout ${CMAKE_CURRENT_SOURCE_DIR}/${source} > ${compressed})
    add_custom_target(${name} DEPENDS ${compressed})
    add_dependencies(installation ${name})
    install(FILES ${compressed} DESTINATION ${documents})
endfunction()
install_compressed(CHANGELOG.md changelog)
install_compressed(packaging/changelog.Debian changelog.Debian)

# What the program itself says of its commands: the man page and what shells complete.
function(install_printed output folder)
    set(printed ${CMAKE_CURRENT_BINARY_DIR}/printed/${output})
    add_custom_command(OUTPUT ${printed} DEPENDS talweg VERBATIM
        COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 $<TARGET_FILE:talweg> help ${ARGN} > ${printed})
    add_custom_target(print_${output} DEPENDS ${printed})
    add_dependencies(installation print_${output})
    install(FILES ${printed} DESTINATION ${folder})
endfunction()
file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/printed)
install_printed(talweg ${CMAKE_INSTALL_DATADIR}/bash-completion/completions --completion bash)
install_printed(_talweg ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions --completion zsh)
install_printed(talweg.fish ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d --completion fish)
install_printed(talweg.json ${CMAKE_INSTALL_DATADIR}/talweg --json)
install_printed(project.schema.json ${CMAKE_INSTALL_DATADIR}/talweg --schema project)
install_printed(results.schema.json ${CMAKE_INSTALL_DATADIR}/talweg --schema results)
set(manual ${CMAKE_CURRENT_BINARY_DIR}/printed/talweg.1)
add_custom_command(OUTPUT ${manual}.gz DEPENDS talweg VERBATIM
    COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 $<TARGET_FILE:talweg> help --man > ${manual}
    COMMAND gzip -9 --no-name --force ${manual})
add_custom_target(print_manual DEPENDS ${manual}.gz)
add_dependencies(installation print_manual)
install(FILES ${manual}.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
