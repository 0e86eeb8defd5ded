# What `cpack -G DEB` makes a package of: the program with its documents, as `cmake --install` lays them out.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME talweg)
set(CPACK_PACKAGE_VENDOR "The Talweg authors")
set(CPACK_PACKAGE_CONTACT "The Talweg authors <maintainers@talweg.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "workbench for bodies that roll, slide and bounce across terrain")
set(CPACK_PACKAGE_DESCRIPTION
"Shape a valley, choose a rover, a planet and a launch, and see at once where
the rover goes and what becomes of its energy and slip. Whole studies of its
design recompute while a number is dragged, and say which designs meet a
requirement, and how sure that is.
.
Other systems: solid and hollow bodies racing down a ramp, a ball on any
curve, a bead on a track, and rods, boards and boxes sliding on a slope.")
set(CPACK_PACKAGE_INSTALL_DIRECTORY talweg)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS
    "qt6-qpa-plugins, libqt6svg6, qt6-translations-l10n, fonts-dejavu-core | fonts-freefont-ttf")
if(TALWEG_PYTHON)
    # The module is for one version of Python; the program needs none.
    math(EXPR next "${Python_VERSION_MINOR} + 1")
    set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
        "python3 (>= 3.${Python_VERSION_MINOR}~), python3 (<< 3.${next}~), python3-numpy")
endif()
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
include(CPack)
