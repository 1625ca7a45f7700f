# shellcheck shell=bash disable=SC2154,SC2164 # the launcher has set -e and these variables
# What `./masque` does for developers: test, mutate, clauses, format, dist. The launcher reads this
# file and has found Java and Maven ($root, $java_home, maven, lock and the like are its own).

package_of() { printf '%s\n' "$1" | tr -d - | tr '[:upper:]' '[:lower:]'; }

modules() { (cd "$root" && for pom in */pom.xml; do printf '%s\n' "${pom%/pom.xml}"; done); }

games() {
    (
        cd "$root"
        for rules in docs/rules/*.md; do
            game=${rules##*/}
            game=${game%.md}
            if [ -d "games/src/main/java/masque/games/$(package_of "$game")" ]; then
                printf '%s\n' "$game"
            fi
        done
    )
}

listed() { paste -s -d , - | sed 's/,/, /g'; }

need_game() {
    local newline=$'\n'
    if [[ $newline$(games)$newline != *"$newline$1$newline"* ]]; then
        refuse "There is no game '$1' in the sources. There is: $(games | listed)."
    fi
}

# Paths of the tests, those of one module or those with a word in their path: test classes as Maven
# knows them, and scripts.
tests() {
    local folders=("$root"/*/src) word
    word=$(package_of "$1")
    if [ -d "$root/$1/src" ]; then
        folders=("$root/$1/src")
        word=
    fi
    find "${folders[@]}" \( -path '*/src/test/sh/*-test.sh' -o -path '*/src/test/java/*Test.java' \
        -o -path '*/src/test/java/*Tests.java' -o -path '*/src/test/java/*TestCase.java' \) |
        LC_ALL=C sort | awk -v root="$root/" -v word="$word" '{
            path = substr($0, length(root) + 1)
            inside = path
            sub(/.*\/src\/test\/(java|sh)\//, "", inside)
            if (word == "" || index(tolower(inside), word)) print path
        }'
}

# Surefire takes the nested classes of a class only if they are named too.
as_surefire_list() {
    sed -e 's|.*/src/test/java/||' -e 's|\.java$||' -e 's|/|.|g' -e 's|.*|&,&$*|' | paste -s -d , -
}

# Tests of everything if the list of test classes is all there is, otherwise these alone.
run_classes() {
    if [ "$1" = "$(tests '' | sed -n '/\.java$/p')" ]; then
        # A class whose source is gone must not be tested any more.
        rm -rf "$root"/*/target/classes "$root"/*/target/test-classes
        maven --fail-at-end --threads 2 -Dmasque.target=target verify
    else
        maven --fail-at-end -Dmasque.target=target verify -am \
            -pl "$(printf '%s\n' "$1" | cut -d / -f 1 | uniq | paste -s -d , -)" \
            -Dtest="$(printf '%s\n' "$1" | as_surefire_list)" -Dsurefire.failIfNoSpecifiedTests=false
    fi
}

# The last line that `masque test` prints, from the reports of this very run. Some Mavens end with a
# colour code and no line break, hence the break before it.
count_tests() {
    find "$root"/*/target -maxdepth 2 -path '*/surefire-reports/TEST-*.xml' -exec cat {} + |
        awk '
            function number(name) {
                match($0, " " name "=\"[0-9]+\"")
                return substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4)
            }
            /^<testsuite / {
                tests += number("tests")
                failed += number("failures") + number("errors")
                skipped += number("skipped")
            }
            END {
                printf "\n%d passed, %d failed, %d skipped\n", tests - failed - skipped, failed, skipped
                exit tests == 0
            }'
}

# Tests that run another program say so on a line: `needs: python3`, or `needs: node (nodejs)` where
# the package that holds it has another name, or where several are to be installed with it. It is installed only where that is surely welcome: by
# root on a Debian, as in a container.
need_programs() {
    local program packages log=$root/.masque/install.log
    while read -r program packages; do
        if PATH=$PATH:/usr/sbin command -v "$program" >/dev/null; then
            continue
        fi
        if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
            fail "Some of these tests run $program, which is not on the PATH. Install it" \
                "(on a Debian: apt-get install $packages)."
        fi
        say "Installing $packages, which some of these tests run..."
        # shellcheck disable=SC2086 # several packages
        { apt-get update && apt-get install -y --no-install-recommends $packages; } \
            >"$log" 2>&1 </dev/null || fail "It could not be installed. The whole log: $log"
    done < <(cd "$root" && printf '%s\n' "$1" | xargs sed -n \
        -e 's/^[^"]*needs: \([a-z0-9-]*\)$/\1 \1/p' \
        -e 's/^[^"]*needs: \([a-z0-9-]*\) (\([a-z0-9 -]*\))$/\1 \2/p' | sort -u)
}

# Whoever ends this ends the script that runs, which cleans up after itself.
run_scripts() (
    local status=0 script
    trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
    for script in $1; do
        JAVA_HOME=$java_home "$root/$script" "$root/${script%%/*}/target/surefire-reports" &
        wait $! || status=1
    done
    return "$status"
)

# Maven's first modules wait for each other and leave a processor idle, so scripts run meanwhile;
# what they say is shown at the end. Their builds are in another folder than those of the tests.
run_beside() (
    local status=0 scripts log=$root/.masque/scripts.log
    run_scripts "$2" >"$log" 2>&1 &
    scripts=$!
    trap 'kill "$scripts" 2>/dev/null || true' EXIT
    run_classes "$1" || status=$?
    wait "$scripts" || status=1
    cat "$log"
    return "$status"
)

run_tests() (
    local status=0 chosen=$1 classes scripts
    classes=$(printf '%s\n' "$chosen" | sed -n '/\.java$/p')
    scripts=$(printf '%s\n' "$chosen" | sed -n '/\.sh$/p')
    wait_for "Another test run is using this checkout; waiting for it."
    rm -rf "$root"/*/target/surefire-reports
    if [ -z "$classes" ]; then
        run_scripts "$scripts" || status=1
    else
        run_beside "$classes" "$scripts" || status=$?
    fi
    if ! count_tests && [ "$status" -eq 0 ]; then
        fail "No test ran."
    fi
    return "$status"
) 8>"$root/.masque/test.lock"

test_command() {
    local chosen=
    case $#${1-} in
        0) chosen=$(tests '') ;;
        1[!-]*) chosen=$(tests "$1") ;;
    esac
    if [ -z "$chosen" ]; then
        refuse "'$*' names no tests. Say a module ($(modules | listed)), a game" \
            "($(games | listed)) or a part of a test's name; or nothing, for all tests."
    fi
    need_programs "$chosen"
    run_tests "$chosen"
}

# Modules that a game stands on are in the same Maven call so that they need not be installed; they
# have no class that fits, hence nothing to mutate. The contract test plays thousands of games, that of
# random arenas as many tournaments, and would do so again for every mutation.
mutate_command() (
    local name=${1-} module=contest classes='masque.contest.*' reports=target/mutate/${1-}
    local log=$root/.masque/mutate.log status=0
    if [ "$name" != contest ]; then
        need_game "$name"
        module=games
        classes="masque.games.$(package_of "$name").*"
    fi
    wait_for "A test run is using this checkout; waiting for it."
    say "Mutating $classes, which takes minutes. The log: $log"
    maven -Dmasque.target=target -pl "$module" -am test-compile org.pitest:pitest-maven:mutationCoverage \
        -DtargetClasses="$classes" -DtargetTests="$classes" -DexcludedTestClasses='*ContractTest,*RandomArenaTest' \
        -DfailWhenNoMutations=false -DmutationThreshold=80 -Dthreads=2 \
        -DreportsDirectory="$reports" >"$log" 2>&1 || status=$?
    if ! grep '^>> Generated .* mutations' "$log"; then
        grep -o 'testClass=.* did not pass without mutation' "$log" >&2 || true
        errors_in "$log"
        fail "Nothing was mutated. The whole log: $log"
    fi
    printf 'Report: %s\n' "$module/$reports/index.html"
    if [ "$status" -ne 0 ]; then
        errors_in "$log"
    fi
    return "$status"
) 8>"$root/.masque/test.lock"

clauses_command() (
    local game reports=$root/games/target/clauses log=$root/.masque/clauses.log status=0
    if [ $# -gt 0 ]; then
        need_game "$1"
    fi
    wait_for "A test run is using this checkout; waiting for it."
    rm -rf "$reports"
    maven -q -Dmasque.target=target -pl games -am -Dtest=masque.games.ClauseCoverageTest \
        -Dsurefire.failIfNoSpecifiedTests=false test >"$log" 2>&1 || status=$?
    for game in ${1-$(games)}; do
        if [ -f "$reports/$game.md" ]; then
            cat "$reports/$game.md"
        fi
    done
    if [ "$status" -ne 0 ]; then
        errors_in "$log"
    fi
    return "$status"
) 8>"$root/.masque/test.lock"

format_command() { maven -q spotless:apply; }

# --- The archive ------------------------------------------------------------------------------

# All that is in the archive, in a folder of the archive's name.
gather() {
    local home=$1 into=$2
    mkdir -p "$into/lib"
    cp "$home"/lib/*.jar "$into/lib/"
    cp -R "$root"/dist/* "$into/"
    cp "$root/masque" "$root/LICENSE" "$root/docs/operating.md" "$root/docs/configuration.md" "$into/"
    "$java_home/bin/java" "$root/.ci/Notices.java" "$into/lib" "$home/poms" "$root/.ci/licences" >"$into/NOTICES.txt" ||
        fail "Nothing is passed on whose licence is not known or whose text is missing."
    find "$into" -type d -exec chmod 755 {} +
    find "$into" -type f -exec chmod 644 {} +
    chmod 755 "$into/masque"
    TZ=UTC find "$into" -exec touch -t 202601010000 {} +
}

# The same bytes whenever and wherever the same is packed: sorted, and nobody's in particular.
pack() {
    local owner=(--uid 0 --gid 0 --uname root --gname root)
    if tar --version | grep -q GNU; then
        owner=(--owner=root:0 --group=root:0)
    fi
    find "$1" | LC_ALL=C sort |
        tar --format=ustar --no-recursion "${owner[@]}" -T - -cf - | gzip -9n
}

dist_command() (
    local folder=${1-$root/target} version home stage name
    [ $# -le 1 ] || refuse "masque dist takes one folder for the archive, or none."
    case $folder in
        -*) refuse "masque dist knows no option $folder; it takes a folder for the archive." ;;
    esac
    mkdir -p "$folder" || refuse "The folder $folder cannot be made."
    folder=$(cd "$folder" && pwd)
    version=$(sed -n 's|.*<version>\(.*\)</version>.*|\1|p' "$root/pom.xml" | head -n 1)
    name=masque-$version
    use_build
    stage=$(mktemp -d "${TMPDIR:-/tmp}/masque-dist.XXXXXX")
    trap 'rm -rf "$stage"' EXIT
    gather "$home" "$stage/$name"
    (cd "$stage" && pack "$name") >"$stage/$name.tar.gz"
    cp "$stage/$name.tar.gz" "$folder/.$name.part"
    mv "$folder/.$name.part" "$folder/$name.tar.gz"
    printf '%s\n' "$folder/$name.tar.gz"
)
