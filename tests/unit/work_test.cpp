#include "cairn/work.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace cairn {
namespace {

TEST(Work, IsAsKept) {
    std::ifstream file(CAIRN_SOURCE_DIR "/bench/signature.txt", std::ios::binary);
    std::ostringstream kept;
    kept << file.rdbuf();
    const std::string work = work_signature();
    std::istringstream found(work);
    std::istringstream expected(kept.str());
    for (std::string one, other; std::getline(found, one);) {
        std::getline(expected, other);
        ASSERT_EQ(one, other)
            << "If methods were changed on purpose: cairn bench --work > bench/signature.txt";
    }
    EXPECT_EQ(work, kept.str());
}

TEST(Work, CoversEveryMethod) {
    const std::string work = work_signature();
    for (const char* method : {" minimax ", " backward-induction ", " one-table ", " steps ", " doubling "})
        EXPECT_NE(work.find(method), std::string::npos) << method;
    EXPECT_EQ(work.find("total "), work.rfind('\n', work.size() - 2) + 1);
}

}  // namespace
}  // namespace cairn
