#!/usr/bin/env bash
# Tests the archive: makes it, unpacks it where nothing else is, and runs the site from it, by itself
# and behind nginx with our sample. Takes the folder to write a report in that looks like Surefire's.
# needs: nginx
set -euo pipefail

reports=${1:?the folder for the report}
here=$(cd "${BASH_SOURCE[0]%/*}" && pwd)
checkout=$(cd "$here/../../../.." && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/masque dist.XXXXXX")
work=$(cd -P "$work" && pwd)
jdk=${JAVA_HOME:?a JDK 25, as ./masque test dist hands it in}
# Where Debian has nginx.
PATH=$PATH:/usr/sbin
unset MASQUE_JAVA_HOME MAVEN_HOME
site=
proxy=

clean_up() {
    if [ -n "$proxy" ]; then kill "$proxy" 2>/dev/null || true; fi
    if [ -n "$site" ]; then kill "$site" 2>/dev/null || true; fi
    if [ ! -f "$work/finished" ]; then
        printf 'The test of the archive broke off. The last that was said:\n'
        cat "$work"/*.err || true
    fi
    rm -rf "$work"
}
trap clean_up EXIT

# --- The checks -------------------------------------------------------------------------------

failed=0
skipped=0
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

skip() {
    names+=("$1")
    skipped=$((skipped + 1))
    printf 'SKIPPED: %s: %s\n' "$1" "$2"
}

# --- The stage --------------------------------------------------------------------------------

# A world with what every system has, and without Maven.
bare_world() {
    local tool
    mkdir "$work/bin"
    for tool in bash env cat mkdir rm mv yes head readlink; do
        ln -s "$(command -v "$tool")" "$work/bin/$tool"
    done
}

unpacked() { printf '%s\n' "$work/a folder"/masque-*; }

masque() { env JAVA_HOME="$jdk" PATH="$work/bin" HOME="$work" "$(unpacked)/masque" "$@"; }

free_port() {
    local port
    while :; do
        port=$((20000 + RANDOM % 20000))
        if ! (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
            printf '%s\n' "$port"
            return
        fi
    done
}

# Starts the site in the background and sets $site and $port once it is ready.
serve() {
    local line
    mkfifo "$work/said"
    (exec env JAVA_HOME="$jdk" PATH="$work/bin" HOME="$work" "$(unpacked)/masque" serve \
        --host 127.0.0.1 --port 0 --data "$work/data" --no-qr "$@") >"$work/said" 2>"$work/site.err" &
    site=$!
    exec 5<"$work/said"
    rm "$work/said"
    port=
    while [ -z "$port" ] && read -r line <&5; do
        case $line in
            *http://localhost:*) port=${line##*localhost:} port=${port%%/*} ;;
        esac
    done
}

stop() {
    local status=0
    kill -TERM "$site"
    wait "$site" || status=$?
    site=
    exec 5<&-
    expect "$1" "$status" 0
}

visit() { "$jdk/bin/java" "$here/Visitor.java" "$1" >"$work/found" 2>"$work/visitor.err" || true; }

found() { awk -F '\t' -v what="$1" '$1 == what { print $2 }' "$work/found"; }

# $1: how the site is reached; $2: its address; $3: the path of its cookie; $4: status of /metrics.
expect_a_working_site() {
    visit "$2"
    expect "$1 the home page is there" "$(found home)" "200 Masque"
    expect "$1 its style is found beside it" "$(found style)" "200 text/css*"
    expect "$1 it is ready" "$(found ready)" 200
    expect "$1 the figures are for whom they should be" "$(found metrics)" "$4"
    expect "$1 the games are listed" "$(found games)" 200
    expect "$1 a cookie is for the site alone" "$(found cookie)" "200 $3"
    expect "$1 a page of another site is refused" "$(found foreign)" 403
    expect "$1 a table is set up" "$(found table)" 201
    expect "$1 a socket is opened" "$(found socket)" table
    expect "$1 a move is made" "$(found move)" "done"
    expect "$1 a link leads below the site" "$(found link)" below
    expect "$1 the link's page is there" "$(found page)" 200
    expect "$1 its button leads home" "$(found back)" "303 $2"
}

# --- The archive ------------------------------------------------------------------------------

theArchiveIsAlwaysTheSame() {
    local out
    out=$("$checkout/masque" dist "$work/one" 2>"$work/dist.err")
    expect "the archive is named" "$out" "$work/one/masque-*.tar.gz"
    "$checkout/masque" dist "$work/two" >/dev/null 2>"$work/dist.err"
    expect "two archives of the same are the same" \
        "$(cmp "$work"/one/*.tar.gz "$work"/two/*.tar.gz && echo same)" same
    expect "it is nobody's in particular" \
        "$(tar -tvzf "$work"/one/*.tar.gz | grep -vc 'root[ /]*root.*2026')" 0
    mkdir "$work/a folder"
    tar -xzf "$work"/one/*.tar.gz -C "$work/a folder"
    expect "it holds what an operator needs" \
        "$(cd "$(unpacked)" && ls README.md LICENSE operating.md configuration.md masque.service nginx caddy)" "*"
    expect "it has nothing that only measures" "$(cd "$(unpacked)/lib" && ls | grep -E '^(jmh|jopt|commons-math)')" ""
    expect "it has no parts of Jetty for other kinds of site" \
        "$(cd "$(unpacked)/lib" && ls | grep -E '^(jetty-.*(annotations|plus|jndi|webapp|xml)|asm|jakarta.*(cdi|inject|interceptor|transaction))')" ""
    expect "every jar has a notice, and no other" \
        "$(cd "$(unpacked)" && diff <(cd lib && printf '%s\n' *.jar) <(sed -n '/^---- Text/q; /\.jar$/p' NOTICES.txt) && echo all)" all
    expect "every notice names a licence and its text" \
        "$(cd "$(unpacked)" && sed -n '/^---- Text/q; p' NOTICES.txt | grep -cE '^    (Licence|See): *$')" 0
    expect "what the page is made of has its notice" \
        "$(cd "$(unpacked)" && grep -c 'Google LLC. All rights reserved' NOTICES.txt)" "[1-9]*"
    out=$("$checkout/masque" dist one two 2>&1) && status=0 || status=$?
    expect "it is made in one folder" "$status $out" "2 masque dist takes one folder*"
}

itRunsWithoutMaven() {
    expect "it tells its version" "$(masque --version 2>"$work/version.err")" "masque [0-9]*"
    serve
    expect "the first start makes a cache of loaded classes" "$(cd "$(unpacked)" && ls masque.aot)" masque.aot
    expect_a_working_site "by itself:" "http://127.0.0.1:$port/" "/" 200
    stop "it ends well when it is told to"
    expect "it says so" "$(tail -n 1 "$work/site.err")" "*has stopped*"
}

itNeedsNoFolderToWriteTo() {
    local out status=0
    rm "$(unpacked)/masque.aot"
    # The superuser may write anywhere, so a folder in the way stands for a folder that is locked.
    mkdir "$(unpacked)/scratch"
    serve
    stop "without a cache it runs, too"
    rmdir "$(unpacked)/scratch"
    out=$(masque test 2>&1) || status=$?
    expect "what needs the sources says so" "$status $out" "2 *needs the sources*"
    out=$(masque bench --quick 2>&1) && status=0 || status=$?
    expect "so does the bench" "$status $out" "2 *with the sources alone*"
}

theUnitIsWellFormed() {
    if ! command -v systemd-analyze >/dev/null; then
        skip "the unit is well-formed" "there is no systemd-analyze here"
        return
    fi
    mkdir "$work/unit"
    sed "s|/opt/masque/masque|/bin/true|" "$(unpacked)/masque.service" >"$work/unit/masque.service"
    (cd "$work/unit" && systemd-analyze verify ./masque.service) >"$work/unit.err" 2>&1 || true
    expect "the unit is well-formed" "$(sed -n '/masque.service/p' "$work/unit.err")" ""
}

# --- Behind nginx -----------------------------------------------------------------------------

# A sample with this machine's ports and without certificates, as a whole configuration.
configuration() {
    local user=
    if [ "$(id -u)" -eq 0 ]; then user="user root;"; fi
    cat <<NGINX
$user
daemon off;
pid "$work/nginx.pid";
error_log stderr;
events {}
http {
    access_log off;
    client_body_temp_path "$work/body";
    proxy_temp_path "$work/proxy";
    fastcgi_temp_path "$work/fastcgi";
    uwsgi_temp_path "$work/uwsgi";
    scgi_temp_path "$work/scgi";
$(sed -e '/ssl_certificate/d' -e "s/listen 443 ssl;/listen 127.0.0.1:$2;/" -e "s/listen 80;/listen 127.0.0.1:$4;/" \
        -e "s/127\.0\.0\.1:8080/127.0.0.1:$3/" "$1")
}
NGINX
}

theSamplesWork() {
    local outside
    outside=$(free_port)
    serve --public-address "http://127.0.0.1:$outside/masque" --trusted-proxy
    configuration "$(unpacked)/nginx/own-host.conf" "$outside" "$port" "$(free_port)" >"$work/own.conf"
    expect "the sample for a host of its own is well-formed" \
        "$(nginx -t -q -c "$work/own.conf" 2>&1 && echo fine)" fine
    configuration "$(unpacked)/nginx/sub-path.conf" "$outside" "$port" "$(free_port)" >"$work/nginx.conf"
    nginx -c "$work/nginx.conf" 2>"$work/nginx.err" &
    proxy=$!
    until (: <"/dev/tcp/127.0.0.1/$outside") 2>/dev/null || ! kill -0 "$proxy" 2>/dev/null; do :; done
    expect_a_working_site "below a path:" "http://127.0.0.1:$outside/masque/" "/masque/" 404
    kill "$proxy"
    wait "$proxy" || true
    proxy=
    stop "behind a proxy it ends well, too"
}

# --- The report -------------------------------------------------------------------------------

report() {
    mkdir -p "$reports"
    {
        echo '<?xml version="1.0" encoding="UTF-8"?>'
        printf '<testsuite name="dist" tests="%d" errors="0" skipped="%d" failures="%d">\n' \
            "${#names[@]}" "$skipped" "$failed"
        echo '</testsuite>'
    } >"$reports/TEST-dist.xml"
    touch "$work/finished"
    printf 'Archive: %d checks, %d failed, %d skipped\n' "${#names[@]}" "$failed" "$skipped"
    [ "$failed" -eq 0 ]
}

bare_world
theArchiveIsAlwaysTheSame
itRunsWithoutMaven
itNeedsNoFolderToWriteTo
theUnitIsWellFormed
theSamplesWork
report
