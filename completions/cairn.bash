# bash completion for cairn

_cairn() {
    local words=() word i
    # Bash splits "--color=auto" at the "="; here the parts are "--color" and "auto".
    for ((i = 1; i <= COMP_CWORD; ++i)); do
        word=${COMP_WORDS[i]}
        if [[ $word != "=" || $i -eq $COMP_CWORD ]]; then words+=("$word"); fi
    done
    local last=$((${#words[@]} - 1))
    local current=${words[last]} previous=
    if [[ $current == "=" ]]; then current=; fi
    if ((last > 0)); then previous=${words[last - 1]}; fi

    local command='' game=''
    for ((i = 0; i < last; ++i)); do
        case ${words[i]} in
            games | solve | compare | bench) command=${command:-${words[i]}} ;;
            stone-game-ii | sg2 | leetcode-1140) game=${game:-stone-game-ii} ;;
            energy-stones | energy) game=${game:-energy-stones} ;;
        esac
    done

    local methods="minimax backward-induction brute-force" profiles=judge fields=""
    local families="random ones zeros equal huge-first huge-last powers sorted sorted-down zeros-mixed zeros-last near-limit"
    if [[ $game != energy-stones ]]; then
        methods+=" memo two-tables one-table margin queues tiled"
        profiles+=" leetcode"
        fields+=" --m --piles"
    fi
    if [[ $game != stone-game-ii ]]; then
        methods+=" difference thresholds steps meet"
        profiles+=" nowcoder"
        families+=" doubling"
        fields+=" --alice-energy --bob-energy --energies --scores"
    fi

    local offers=""
    case $previous in
        --lang) offers="en zh" ;;
        --color) offers="auto always never" ;;
        --read) offers="numbers literal contest json" ;;
        --method) offers=$methods ;;
        --profile) offers=$profiles ;;
        --family) offers=$families ;;
        --extent) offers="totals moves everything" ;;
        -f | --file | --plot)
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -f -- "$current")
            return
            ;;
        --m | --piles | --alice-energy | --bob-energy | --energies | --scores | --moves | --max-memory | --max-steps | \
            --sizes | --budget | --greatest | --seed | --repeat | --against | -j | --jobs) return ;;
        *)
            if [[ $current == -* ]]; then
                offers="--help --version --lang --color --quiet --verbose"
                case $command in
                    solve) offers+=" --file --read $fields --moves --method --profile --max-memory --max-steps --json
                        --answer --no-line --lines --jobs" ;;
                    compare) offers+=" --file --read $fields --moves --profile --max-memory --max-steps --json" ;;
                    bench) offers+=" --sizes --family --method --budget --greatest --seed --repeat --extent --jobs --plot
                        --against --work --max-memory --max-steps --json" ;;
                    games) offers+=" --json" ;;
                esac
            elif [[ -z $command ]]; then
                offers="games solve compare bench"
            elif [[ -z $game && $command != games ]]; then
                offers="stone-game-ii energy-stones sg2 leetcode-1140 energy"
            fi
            ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$offers" -- "$current")
}

complete -F _cairn cairn
