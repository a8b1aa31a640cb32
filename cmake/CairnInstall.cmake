# What is installed, and the Debian package.

include(CMakePackageConfigHelpers)

install(TARGETS cairn EXPORT cairn_targets)
install(DIRECTORY include/cairn TYPE INCLUDE FILES_MATCHING PATTERN "*.hpp")

set(cairn_package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/cairn")
install(EXPORT cairn_targets NAMESPACE cairn:: FILE cairnTargets.cmake DESTINATION "${cairn_package_dir}")
configure_package_config_file(
    cmake/cairnConfig.cmake.in "${PROJECT_BINARY_DIR}/package/cairnConfig.cmake"
    INSTALL_DESTINATION "${cairn_package_dir}"
)
write_basic_package_version_file(
    "${PROJECT_BINARY_DIR}/package/cairnConfigVersion.cmake" COMPATIBILITY SameMajorVersion
)
install(
    FILES "${PROJECT_BINARY_DIR}/package/cairnConfig.cmake" "${PROJECT_BINARY_DIR}/package/cairnConfigVersion.cmake"
    DESTINATION "${cairn_package_dir}"
)

# The .pc file finds its prefix from where it lies, so that the prefix can be moved.
set(cairn_pc_dir "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
file(RELATIVE_PATH cairn_pc_prefix "${CMAKE_INSTALL_PREFIX}/${cairn_pc_dir}" "${CMAKE_INSTALL_PREFIX}")
string(REGEX REPLACE "/$" "" cairn_pc_prefix "${cairn_pc_prefix}")
if(BUILD_SHARED_LIBS)
    set(cairn_pc_requires Requires.private)
else()
    set(cairn_pc_requires Requires)
endif()
configure_file(cmake/cairn.pc.in "${PROJECT_BINARY_DIR}/package/cairn.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/package/cairn.pc" DESTINATION "${cairn_pc_dir}")

if(TARGET cairn_app)
    install(TARGETS cairn_app)
    install(FILES docs/man/cairn.1 DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" OPTIONAL)
    set(completions "${PROJECT_SOURCE_DIR}/completions")
    install(
        FILES "${completions}/cairn.bash"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions"
        RENAME cairn
        OPTIONAL
    )
    install(FILES "${completions}/_cairn" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/site-functions" OPTIONAL)
    install(
        FILES "${completions}/cairn.fish"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d"
        OPTIONAL
    )
endif()
install(FILES LICENSE README.md README.zh-CN.md CHANGELOG.md DESTINATION "${CMAKE_INSTALL_DOCDIR}" OPTIONAL)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME cairn)
set(CPACK_PACKAGE_CONTACT "The Cairn authors <cairn@example.org>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${CPACK_PACKAGE_CONTACT}")
set(CPACK_DEBIAN_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
    "Says who wins a stone game with perfect play, by how much, and with which moves.\n\
It solves Stone Game II and the game of energy stones by every known method,\n\
and compares the methods. The C++ library is included."
)
include(CPack)
