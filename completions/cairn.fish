# fish completion for cairn

function __cairn_needs_command
    not __fish_seen_subcommand_from games solve compare bench
end

function __cairn_plays
    __fish_seen_subcommand_from solve compare
end

function __cairn_benches
    __fish_seen_subcommand_from bench
end

function __cairn_takes_game
    __fish_seen_subcommand_from solve compare bench
end

function __cairn_needs_game
    __cairn_takes_game
    and not __fish_seen_subcommand_from stone-game-ii sg2 leetcode-1140 energy-stones energy
end

# Also true while the game is not known yet.
function __cairn_may_be_piles
    __cairn_takes_game
    and not __fish_seen_subcommand_from energy-stones energy
end

function __cairn_may_be_energy
    __cairn_takes_game
    and not __fish_seen_subcommand_from stone-game-ii sg2 leetcode-1140
end

function __cairn_methods
    printf '%s\n' minimax backward-induction brute-force
    __cairn_may_be_piles
    and printf '%s\n' memo two-tables one-table margin queues tiled
    __cairn_may_be_energy
    and printf '%s\n' difference thresholds steps meet
end

function __cairn_families
    printf '%s\n' random ones zeros equal huge-first huge-last powers sorted sorted-down zeros-mixed zeros-last near-limit
    __cairn_may_be_energy
    and printf '%s\n' doubling
end

function __cairn_profiles
    printf '%s\n' judge
    __cairn_may_be_piles
    and printf '%s\n' leetcode
    __cairn_may_be_energy
    and printf '%s\n' nowcoder
end

complete -c cairn -f
complete -c cairn -n __cairn_needs_command -a games -d 'The games, their rules, methods and limits'
complete -c cairn -n __cairn_needs_command -a solve -d 'Who gets what, the best moves, the line'
complete -c cairn -n __cairn_needs_command -a compare -d 'Every method on one instance'
complete -c cairn -n __cairn_needs_command -a bench -d 'Time and growth of the methods'
complete -c cairn -n __cairn_needs_game -a 'stone-game-ii sg2 leetcode-1140' -d 'Take the first X piles, at most 2M'
complete -c cairn -n __cairn_needs_game -a 'energy-stones energy' -d 'Take the next stone, or pay to skip'

complete -c cairn -s h -l help -d 'Print help'
complete -c cairn -l version -d 'Print the version'
complete -c cairn -l lang -x -a 'en zh' -d 'Language of the answer'
complete -c cairn -l color -x -a 'auto always never' -d 'When to use colours'
complete -c cairn -s q -l quiet -d 'Print results and errors only'
complete -c cairn -s v -l verbose -d 'Say more'

complete -c cairn -n __cairn_plays -s f -l file -r -F -d 'Read the instance from a file'
complete -c cairn -n __cairn_plays -l read -x -a 'numbers literal contest json' -d 'Form of the instance'
complete -c cairn -n '__cairn_plays; and __cairn_may_be_piles' -l m -x -d 'M at the start'
complete -c cairn -n '__cairn_plays; and __cairn_may_be_piles' -l piles -x -d 'The piles'
complete -c cairn -n '__cairn_plays; and __cairn_may_be_energy' -l alice-energy -x -d 'Energy that Alice starts with'
complete -c cairn -n '__cairn_plays; and __cairn_may_be_energy' -l bob-energy -x -d 'Energy that Bob starts with'
complete -c cairn -n '__cairn_plays; and __cairn_may_be_energy' -l energies -x -d 'Energy of each stone'
complete -c cairn -n '__cairn_plays; and __cairn_may_be_energy' -l scores -x -d 'Score of each stone'
complete -c cairn -n __cairn_plays -l moves -x -d 'Moves to play first'
complete -c cairn -n __cairn_plays -l profile -x -a '(__cairn_profiles)' -d "A judge's limits"
complete -c cairn -n '__fish_seen_subcommand_from solve' -l method -x -a '(__cairn_methods)' -d 'Solve by this method'
complete -c cairn -n __cairn_takes_game -l max-memory -x -d 'Greatest memory'
complete -c cairn -n __cairn_takes_game -l max-steps -x -d 'Greatest number of positions'
complete -c cairn -n 'not __cairn_needs_command' -l json -d 'Print one JSON object'
complete -c cairn -n '__fish_seen_subcommand_from solve' -l answer -d "The bare answer in the judge's form"
complete -c cairn -n '__fish_seen_subcommand_from solve' -l no-line -d 'Leave out the line of best play'
complete -c cairn -n '__fish_seen_subcommand_from solve' -l lines -d 'Read one instance a line'
complete -c cairn -n '__fish_seen_subcommand_from solve' -s j -l jobs -x -d 'Threads'

complete -c cairn -n __cairn_benches -l sizes -x -d 'Lengths of the rows, rising'
complete -c cairn -n __cairn_benches -l family -x -a '(__cairn_families)' -d 'Kinds of rows'
complete -c cairn -n __cairn_benches -l method -x -a '(__cairn_methods)' -d 'These methods'
complete -c cairn -n __cairn_benches -l budget -x -d 'Time for each method'
complete -c cairn -n __cairn_benches -l greatest -x -d 'Greatest value in a row'
complete -c cairn -n __cairn_benches -l seed -x -d 'Seed of the random rows'
complete -c cairn -n __cairn_benches -l repeat -x -d 'Runs after the first'
complete -c cairn -n __cairn_benches -l extent -x -a 'totals moves everything' -d 'What is computed'
complete -c cairn -n __cairn_benches -s j -l jobs -x -d 'Threads that a method may use'
complete -c cairn -n __cairn_benches -l plot -r -F -d 'Also draw the times, as SVG'
complete -c cairn -n __cairn_benches -l against -x -d 'Also time a program: NAME=COMMAND'
complete -c cairn -n __cairn_benches -l work -d 'Positions and checksums of a fixed list'
