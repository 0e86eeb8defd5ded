# Writes OUTPUT, a header that says which version this is: VERSION, and the commit with its last tag where the
# sources in SOURCE are a clone of git or an archive made by git. A header that says so already stays as it is.
set(commit "")
if(EXISTS ${SOURCE}/.git)
    execute_process(COMMAND git -C ${SOURCE} describe --tags --always --dirty=-changed
                    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
else()
    file(STRINGS ${SOURCE}/packaging/commit.txt commit LIMIT_COUNT 1)
    if(commit MATCHES "Format")
        set(commit "")
    endif()
endif()
set(version "${VERSION}")
if(commit AND NOT commit STREQUAL "v${VERSION}")
    string(APPEND version " (${commit})")
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "#define TALWEG_VERSION \"${version}\"\n")
