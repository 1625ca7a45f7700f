#!/usr/bin/env bash
# Tests the launcher on a small program of its own, with a stand-in for Maven that calls javac: no
# network, no game. Takes the folder to write a report in that looks like Surefire's.
set -euo pipefail

reports=${1:?the folder for the report}
launcher=$(cd "${BASH_SOURCE[0]%/*}/../../../.." && pwd)/masque
work=$(mktemp -d "${TMPDIR:-/tmp}/masque launcher.XXXXXX")
work=$(cd -P "$work" && pwd)

clean_up() {
    if [ ! -f "$work/finished" ]; then
        printf 'The launcher test broke off. The last that the launcher said:\n'
        cat "$work/err" || true
    fi
    rm -rf "$work"
}
trap clean_up EXIT

# --- The stage --------------------------------------------------------------------------------

jdk=${JAVA_HOME:?a JDK 25, as ./masque test launcher hands it in}
unset MASQUE_JAVA_HOME
tools=$work/tools
checkout="$work/a checkout"
builds=$work/builds

stand_in_for_maven() {
    mkdir -p "$tools"
    cat >"$tools/mvn" <<'MAVEN'
#!/usr/bin/env bash
set -euo pipefail
case "$*" in
    *package*)
        echo x >>"$BUILDS"
        out=app/target/run
        mkdir -p $out/lib $out/bench $out/classes
        # They run for a moment only: nothing in them is worth compiling well.
        brief=(-J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC)
        if ! "$JAVA_HOME/bin/javac" "${brief[@]}" -proc:none -d $out/classes app/src/main/java/masque/app/Main.java >javac.out 2>&1; then
            sed 's/^/[ERROR] /' javac.out
            echo '[ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch.'
            exit 1
        fi
        "$JAVA_HOME/bin/jar" "${brief[@]}" --create --file $out/app-0.1.0.jar -C $out/classes .
        if [ ! -f "$BUILDS.jar" ]; then
            "$JAVA_HOME/bin/jar" "${brief[@]}" --create --file "$BUILDS.jar" -C app/src/main/java .
        fi
        cp "$BUILDS.jar" $out/lib/library.jar
        cp "$BUILDS.jar" $out/bench/tool.jar
        echo '<project/>' >$out/lib/library.pom
        ;;
    *verify*)
        printf '%s\n' "$*" >verify.out
        if [ -n "${SUITE-}" ]; then
            mkdir -p core/target/surefire-reports
            printf '<testsuite name="x" %s>\n' "$SUITE" >core/target/surefire-reports/TEST-x.xml
        fi
        exit "${VERIFIED-0}"
        ;;
    *mutationCoverage*)
        printf '%s\n' "$*" >mutate.out
        echo '>> Generated 2 mutations Killed 2 (100%)'
        ;;
esac
MAVEN
    chmod +x "$tools/mvn"
}

# $1: what the program says; $2: a statement more.
program() {
    cat >"$checkout/app/src/main/java/masque/app/Main.java" <<JAVA
package masque.app;

public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println("$1 " + String.join(",", args));
        if (args.length > 0 && args[0].equals("where")) System.out.println(System.getProperty("user.dir"));
        if (args.length > 0 && args[0].equals("echo")) System.in.transferTo(System.out);
        if (args.length > 1 && args[0].equals("exit")) System.exit(Integer.parseInt(args[1]));
        ${2-}
    }
}
JAVA
}

set_the_stage() {
    mkdir -p "$checkout/app/src/main/java/masque/app" "$checkout/core/src/test/java/masque/core" \
        "$checkout/games/src/main/java/masque/games/blindtoy" "$checkout/docs/rules"
    cp -R "$launcher" "${launcher%/*}/.ci" "$checkout/"
    for pom in . app core games; do
        echo '<project/>' >"$checkout/$pom/pom.xml"
    done
    echo 'class TableTest {}' >"$checkout/core/src/test/java/masque/core/TableTest.java"
    echo '# Blind Toy' >"$checkout/docs/rules/blind-toy.md"
    stand_in_for_maven
    program one
}

# Runs the launcher in a world where only the stage is known.
masque() {
    env JAVA_HOME="$jdk" PATH="$tools:$PATH" BUILDS="$builds" "$checkout/masque" "$@"
}

newest_build() {
    # shellcheck disable=SC2012 # the names are hashes
    ls -td "$checkout"/.masque/*/ | head -n 1
}

number_of_builds() { wc -l <"$builds" | tr -d ' '; }

# --- The checks -------------------------------------------------------------------------------

failed=0
names=()

# $1: what should hold; $2: what came; $3: what should have come (a pattern).
expect() {
    names+=("$1")
    # shellcheck disable=SC2053 # the right side is a pattern
    if [[ $2 == $3 ]]; then
        return
    fi
    failed=$((failed + 1))
    printf 'FAILED: %s\n  expected: %s\n  but was:  %s\n' "$1" "$3" "$2"
}

firstStartBuildsAndSaysSo() {
    local out
    out=$(masque hello 'two words' 2>"$work/err")
    expect "the program runs after its first build, arguments untouched" "$out" "one hello,two words"
    expect "the first build is announced" "$(cat "$work/err")" "Building Masque *"
    out=$(masque exit 7 2>"$work/err") && status=0 || status=$?
    expect "the program's exit code is the launcher's" "$status" 7
    expect "a second start says nothing" "$(cat "$work/err")" ""
    expect "a second start builds nothing" "$(number_of_builds)" 1
    expect "what is piped in reaches the program" "$(printf 'a\nb\n' | masque echo)" $'one echo\na\nb'
    expect "there is a cache of loaded classes" "$(ls "$checkout"/.masque/*/masque.aot)" "*/masque.aot"
    expect "it was made by a rehearsal" "$(cat "$checkout/.masque/train.log")" "one rehearse*"
}

changedSourcesAreBuilt() {
    program two
    expect "changed sources are built" "$(masque 2>&1)" $'Building *\ntwo '
    program one
    expect "sources changed back need no build" "$(masque 2>&1)" "one "
    echo 'A new clause.' >>"$checkout/docs/rules/blind-toy.md"
    expect "a changed rulebook is built in" "$(masque 2>&1)" $'Building *\none '
}

brokenSourcesRunNothing() {
    program broken 'syntax error'
    local out status=0
    out=$(masque 2>"$work/err") || status=$?
    expect "broken sources end with 1" "$status" 1
    expect "nothing stale runs" "$out" ""
    expect "the compiler's error is shown" "$(cat "$work/err")" "*Main.java:*error:*build.log"
    expect "Maven's advice is not" "$(grep -c 'stack trace' "$work/err" || true)" 0
    program one
}

twoStartsBuildOnce() {
    program three
    local before
    before=$(number_of_builds)
    masque first >"$work/first" 2>&1 &
    masque second >"$work/second" 2>&1
    wait $!
    expect "two starts at once build once" "$(($(number_of_builds) - before))" 1
    expect "the first of them runs" "$(tail -n 1 "$work/first")" "three first"
    expect "so does the second" "$(tail -n 1 "$work/second")" "three second"
}

runningProgramsKeepTheirBuild() {
    local used kept=()
    program used
    mkfifo "$work/pipe"
    masque echo <"$work/pipe" >"$work/used" 2>&1 &
    exec 5>"$work/pipe"
    until grep -q 'used echo' "$work/used" || ! kill -0 $!; do :; done
    expect "the program is running" "$(tail -n 1 "$work/used")" "used echo"
    used=$(newest_build)
    for version in four five six; do
        program $version
        masque >/dev/null 2>&1
    done
    expect "a running program keeps its build" "$(ls -d "$used")" "$used"
    exec 5>&-
    wait $!
    program seven
    masque >/dev/null 2>&1
    kept=("$checkout"/.masque/*/)
    expect "in the end two builds are kept" "${#kept[@]}" 2
}

anyFolderAndLinkWillDo() {
    mkdir -p "$work/elsewhere" "$work/bin"
    ln -s "$checkout/masque" "$work/bin/linked"
    ln -s linked "$work/bin/masque"
    local out
    out=$(cd "$work/elsewhere" && JAVA_HOME=$jdk "$work/bin/masque" where)
    expect "through links, from elsewhere, the user's folder stays" "$out" "seven where"$'\n'"$work/elsewhere"
}

theRightJavaIsFound() {
    local old=$work/jdk-17 out status=0
    mkdir -p "$old/bin"
    echo 'JAVA_VERSION="17.0.15"' >"$old/release"
    printf '#!/bin/sh\necho wrong java\n' | tee "$old/bin/java" >"$old/bin/javac"
    chmod +x "$old/bin/java" "$old/bin/javac"
    out=$(env JAVA_HOME="$old" PATH="$jdk/bin:$PATH" "$checkout/masque")
    expect "an older JAVA_HOME is passed over" "$out" "seven "
    out=$(env MASQUE_JAVA_HOME="$old" "$checkout/masque" 2>&1) || status=$?
    expect "an older MASQUE_JAVA_HOME is named" "$status $out" "1 MASQUE_JAVA_HOME is $old, which is not a JDK 25 or newer."
}

missingMavenIsNamed() {
    local out status=0 bare=$work/bare tool
    mkdir -p "$bare"
    for tool in bash env find sort xargs cat cut sha256sum shasum flock perl mkdir readlink; do
        ln -s "$(command -v "$tool" || echo /nowhere)" "$bare/$tool"
    done
    out=$(env -u MAVEN_HOME JAVA_HOME="$jdk" PATH="$bare" "$checkout/masque")
    expect "without Maven what is built runs" "$out" "seven "
    program eight
    out=$(env -u MAVEN_HOME JAVA_HOME="$jdk" PATH="$bare" "$checkout/masque" 2>&1) || status=$?
    expect "without Maven a build is refused in a sentence" "$status $out" "1 Masque is built with Maven 3.8 or newer, *"
}

testsAreCounted() {
    local out status=0
    out=$(SUITE='tests="9" errors="1" skipped="2" failures="1"' VERIFIED=1 masque test 2>&1) || status=$?
    expect "tests are counted" "$(tail -n 1 <<<"$out")" "5 passed, 2 failed, 2 skipped"
    expect "failing tests fail the run" "$status" 1
    mkdir -p "$checkout/core/src/test/sh"
    printf '#!/usr/bin/env bash\necho It danced.\nexit 3\n' >"$checkout/core/src/test/sh/dance-test.sh"
    chmod 755 "$checkout/core/src/test/sh/dance-test.sh"
    status=0
    out=$(SUITE='tests="2" errors="0" skipped="0" failures="0"' masque test 2>&1) || status=$?
    expect "a script runs beside the classes, is heard, and fails the run" "$status $out" $'1 *It danced.\n*2 passed, 0 failed, 0 skipped'
    rm -r "$checkout/core/src/test/sh"
    status=0
    out=$(masque test 2>&1) || status=$?
    expect "a run without tests fails, and older reports do not count" "$status $out" $'1 *0 passed, 0 failed, 0 skipped\nNo test ran.'
    echo 'class ChairTest {}' >"$checkout/core/src/test/java/masque/core/ChairTest.java"
    SUITE='tests="1" errors="0" skipped="0" failures="0"' masque test table >/dev/null
    expect "a word chooses tests" "$(cat "$checkout/verify.out")" '* -pl core -Dtest=masque.core.TableTest,masque.core.TableTest$\* *'
    status=0
    out=$(masque test no-such-word 2>&1) || status=$?
    expect "a word without tests is refused" "$status $out" "2 *(app, core, games)*(blind-toy)*"
    status=0
    out=$(masque mutate no-such-game 2>&1) || status=$?
    expect "an unknown game is refused" "$status $out" "2 There is no game 'no-such-game'*blind-toy."
    out=$(masque mutate blind-toy 2>/dev/null)
    expect "the rules of a game are mutated" "$(cat "$checkout/mutate.out")" '* -pl games *-DtargetClasses=masque.games.blindtoy.\* *'
    expect "mutations are counted" "$out" "*Killed 2 (100%)*games/target/mutate/blind-toy/index.html"
    out=$(masque mutate contest 2>/dev/null)
    expect "the rules of tournaments are mutated" "$(cat "$checkout/mutate.out")" '* -pl contest *-DtargetClasses=masque.contest.\* *'
}

whatATestRunsIsInstalledOrNamed() {
    local out status=0 bare=$work/bare-path tool test=$checkout/core/src/test/java/masque/core/SnakeTest.java
    mkdir -p "$bare"
    for tool in bash env find sort xargs cat cut flock perl mkdir readlink awk sed tr uniq paste rm grep chmod; do
        ln -s "$(command -v "$tool" || echo /nowhere)" "$bare/$tool"
    done
    on_a_bare_path() {
        env JAVA_HOME="$jdk" PATH="$bare:$tools" BARE="$bare" SUITE='tests="1" errors="0" skipped="0" failures="0"' \
            "$checkout/masque" test "$1" 2>&1
    }
    printf '#!/usr/bin/env bash\necho 1000\n' >"$bare/id"
    cat >"$bare/apt-get" <<'APT'
#!/usr/bin/env bash
[ "$1" != install ] || [ "${!#}" = snakes ] || exit 1
printf '#!/usr/bin/env bash\n' >"$BARE/snake"
chmod +x "$BARE/snake"
APT
    chmod +x "$bare/id" "$bare/apt-get"
    printf '// needs: snake (snakes)\nclass SnakeTest {}\n' >"$test"
    out=$(on_a_bare_path snake) || status=$?
    expect "a test is refused without the program that it runs" "$status $out" "1 Some of these tests run snake, *snakes)."
    expect "other tests are not" "$(on_a_bare_path table | tail -n 1)" "1 passed, 0 failed, 0 skipped"
    printf '#!/usr/bin/env bash\necho 0\n' >"$bare/id"
    expect "root on a Debian has it installed" "$(on_a_bare_path snake | tr '\n' ' ')" "Installing snakes,*1 passed, 0 failed, 0 skipped*"
    expect "which is done once" "$(on_a_bare_path snake | grep -c Installing || true)" 0
    rm "$test"
}

withoutSourcesItRunsWhatLiesBesideIt() {
    local copy=$work/distribution out status=0
    mkdir -p "$copy"
    cp "$checkout/masque" "$copy/"
    cp -R "$(newest_build)lib" "$copy/lib"
    expect "a copy without sources runs" "$(JAVA_HOME=$jdk "$copy/masque" hi)" "seven hi"
    out=$(JAVA_HOME=$jdk "$copy/masque" test 2>&1) || status=$?
    expect "but has no tests" "$status $out" "2 masque test needs the sources*"
}

# --- The report -------------------------------------------------------------------------------

report() {
    mkdir -p "$reports"
    {
        echo '<?xml version="1.0" encoding="UTF-8"?>'
        printf '<testsuite name="launcher" tests="%d" errors="0" skipped="0" failures="%d">\n' "${#names[@]}" "$failed"
        echo '</testsuite>'
    } >"$reports/TEST-launcher.xml"
    touch "$work/finished"
    printf 'Launcher: %d checks, %d failed\n' "${#names[@]}" "$failed"
    [ "$failed" -eq 0 ]
}

set_the_stage
firstStartBuildsAndSaysSo
changedSourcesAreBuilt
brokenSourcesRunNothing
twoStartsBuildOnce
runningProgramsKeepTheirBuild
anyFolderAndLinkWillDo
theRightJavaIsFound
missingMavenIsNamed
testsAreCounted
whatATestRunsIsInstalledOrNamed
withoutSourcesItRunsWhatLiesBesideIt
report
