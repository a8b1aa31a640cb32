# What every target of this project is compiled with: cairn_compile(TARGET).

if(PROJECT_IS_TOP_LEVEL)
    set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
    if(NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
        find_program(CAIRN_CCACHE ccache)
        if(CAIRN_CCACHE)
            set(CMAKE_CXX_COMPILER_LAUNCHER "${CAIRN_CCACHE}")
        endif()
    endif()
    if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
        set(CMAKE_BUILD_TYPE Release)
    endif()
endif()

set(cairn_sanitizers "${CAIRN_SANITIZE}")
if(CAIRN_FUZZ)
    set(cairn_sanitizers fuzzer-no-link,address,undefined)
endif()

function(cairn_compile target)
    target_compile_features(${target} PRIVATE cxx_std_20)
    set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF)
    target_compile_options(
        ${target}
        PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
                $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
                $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>  # false alarms of GCC 12
                $<$<BOOL:${CAIRN_WARNINGS_AS_ERRORS}>:-Werror>
    )
    if(cairn_sanitizers)
        target_compile_options(
            ${target} PRIVATE -fsanitize=${cairn_sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer
        )
        target_link_options(${target} PRIVATE -fsanitize=${cairn_sanitizers})
    endif()
endfunction()
