package masque.server;

import java.util.List;

/**
 * Something that is asked of a tournament and refused.
 *
 * @param target method and address; {@code ID} is the tournament's
 * @param field that is named; empty if none is to blame
 */
record RudeToTournament(
        String name, String target, String body, int status, String code, String field) {
    /** Whether only a player does this. */
    boolean ofPlayer() {
        return body.matches(".*\"do\":\"(challenge|accept|decline|mute|report)\".*");
    }

    @Override
    public String toString() {
        return name;
    }

    private static RudeToTournament order(String name, String fields, String code, String field) {
        return new RudeToTournament(
                name, "POST /tournaments", "{" + fields + "}", 400, code, field);
    }

    private static RudeToTournament withMore(String name, String more, String code, String field) {
        String fields = "\"name\":\"Friday\",\"game\":\"masquerade-trick\"," + more;
        return order(name, fields, code, field);
    }

    static List<RudeToTournament> orders() {
        return List.of(
                order("nothing", "", "field-missing", "name"),
                order("no game", "\"name\":\"Friday\"", "field-missing", "game"),
                order("no name", "\"game\":\"masquerade-trick\"", "field-missing", "name"),
                order("an empty name", named("\" \""), "field-empty", "name"),
                order("a long name", named("\"" + "n".repeat(61) + "\""), "field-text", "name"),
                order("a name in two lines", named("\"a\\nb\""), "field-characters", "name"),
                order(
                        "a name that turns about",
                        named("\"a\\u202eb\""),
                        "field-characters",
                        "name"),
                order("a name of NUL", named("\"a\\u0000\""), "field-characters", "name"),
                order("null for a name", named("null"), "field-text", "name"),
                order("a list for a name", named("[\"a\"]"), "field-text", "name"),
                order("another game", "\"name\":\"a\",\"game\":\"whist\"", "no-game", "game"),
                withMore("a field unknown", "\"prize\":5", "field-unknown", "prize"),
                withMore("a seat for nobody", "\"seats\":1", "field-number", "seats"),
                withMore("seats below none", "\"seats\":-2", "field-number", "seats"),
                withMore("too many seats", "\"seats\":5", "field-number", "seats"),
                withMore("a text for a number", "\"seats\":\"2\"", "field-number", "seats"),
                withMore("options in a list", "\"options\":[]", "field-object", "options"),
                withMore(
                        "an option of no text",
                        "\"options\":{\"length\":1}",
                        "field-text",
                        "options.length"),
                withMore("too few tokens", "\"tokens\":4", "field-number", "tokens"),
                withMore("too many tokens", "\"tokens\":11", "field-number", "tokens"),
                withMore("half a token", "\"tokens\":5.5", "field-number", "tokens"),
                withMore("no time", "\"minutes\":0", "field-number", "minutes"),
                withMore("more than a week", "\"minutes\":10081", "field-number", "minutes"),
                withMore(
                        "beyond all numbers", "\"minutes\":99999999999", "field-number", "minutes"),
                withMore("an unknown entry", "\"entry\":\"ticket\"", "field-one-of", "entry"),
                withMore("a clock of no kind", "\"clock\":{}", "field-missing", "clock.kind"),
                withMore(
                        "a clock too quick",
                        "\"clock\":{\"kind\":\"move\",\"seconds\":1}",
                        "field-number",
                        "clock.seconds"),
                withMore("talk perhaps", "\"chat\":\"yes\"", "field-flag", "chat"),
                withMore("a title perhaps", "\"botsTakeTitle\":1", "field-flag", "botsTakeTitle"),
                withMore(
                        "bots of no level",
                        "\"bots\":{\"number\":2}",
                        "field-missing",
                        "bots.level"),
                withMore(
                        "an unknown level",
                        "\"bots\":{\"level\":\"god\",\"number\":2}",
                        "field-one-of",
                        "bots.level"),
                withMore(
                        "no bots at all",
                        "\"bots\":{\"level\":\"random\",\"number\":0}",
                        "field-number",
                        "bots.number"),
                withMore(
                        "201 bots",
                        "\"bots\":{\"level\":\"random\",\"number\":201}",
                        "field-number",
                        "bots.number"),
                withMore("a number for bots", "\"bots\":4", "field-object", "bots"));
    }

    private static String named(String name) {
        return "\"name\":" + name + ",\"game\":\"masquerade-trick\"";
    }

    private static RudeToTournament act(
            String name, String fields, int status, String code, String field) {
        return new RudeToTournament(
                name, "POST /tournaments/ID/acts", "{" + fields + "}", status, code, field);
    }

    private static RudeToTournament does(String name, String what, String code, String field) {
        return act(name, "\"id\":\"bad\",\"do\":" + what, 400, code, field);
    }

    private static RudeToTournament forbidden(String name, String what, String code) {
        return act(name, "\"id\":\"bad\",\"do\":" + what, 409, code, "");
    }

    static List<RudeToTournament> acts() {
        return List.of(
                act("no act", "\"id\":\"bad\"", 400, "field-missing", "do"),
                act("no id", "\"do\":\"start\"", 400, "field-missing", "id"),
                act("an empty id", "\"id\":\"\",\"do\":\"pause\"", 400, "field-id", "id"),
                act("an id of signs", "\"id\":\"a b\",\"do\":\"pause\"", 400, "field-id", "id"),
                act(
                        "an id of 65",
                        "\"id\":\"" + "a".repeat(65) + "\",\"do\":\"pause\"",
                        400,
                        "field-id",
                        "id"),
                act("a number for an id", "\"id\":7,\"do\":\"pause\"", 400, "field-id", "id"),
                does("another act", "\"dance\"", "field-one-of", "do"),
                does("a list of acts", "[\"pause\"]", "field-text", "do"),
                does("a ping, which is for sockets", "\"ping\"", "field-one-of", "do"),
                does("a field unknown", "\"pause\",\"for\":5", "field-unknown", "for"),
                does("a challenge to nobody", "\"challenge\"", "field-missing", "others"),
                does(
                        "a challenge by name",
                        "\"challenge\",\"others\":\"p3\"",
                        "field-list",
                        "others"),
                does(
                        "a challenge to 13",
                        "\"challenge\",\"others\":[" + "\"p3\",".repeat(12) + "\"p3\"]",
                        "field-list",
                        "others"),
                does(
                        "a challenge to a number",
                        "\"challenge\",\"others\":[3]",
                        "field-text",
                        "others[0]"),
                does(
                        "dice perhaps",
                        "\"challenge\",\"others\":[\"p3\"],\"realDice\":\"no\"",
                        "field-flag",
                        "realDice"),
                does("no challenger", "\"accept\"", "field-missing", "challenger"),
                does(
                        "null for a challenger",
                        "\"decline\",\"challenger\":null",
                        "field-text",
                        "challenger"),
                does(
                        "a long player",
                        "\"mute\",\"player\":\"" + "p".repeat(17) + "\"",
                        "field-text",
                        "player"),
                does("no match", "\"report\",\"winners\":[]", "field-missing", "match"),
                does(
                        "match zero",
                        "\"report\",\"match\":0,\"winners\":[]",
                        "field-number",
                        "match"),
                does(
                        "a match below zero",
                        "\"rule\",\"match\":-1,\"winners\":[]",
                        "field-number",
                        "match"),
                does("no winners named", "\"rule\",\"match\":1", "field-missing", "winners"),
                does(
                        "winners in an object",
                        "\"rule\",\"match\":1,\"winners\":{}",
                        "field-list",
                        "winners"),
                does(
                        "minutes without end",
                        "\"extend\",\"minutes\":10081",
                        "field-number",
                        "minutes"),
                does(
                        "minutes as a text",
                        "\"extend\",\"minutes\":\"5\"",
                        "field-number",
                        "minutes"),
                does("no reason", "\"void\",\"match\":1", "field-missing", "reason"),
                does(
                        "an empty reason",
                        "\"void\",\"match\":1,\"reason\":\"  \"",
                        "field-empty",
                        "reason"),
                does(
                        "a long reason",
                        "\"void\",\"match\":1,\"reason\":\"" + "r".repeat(201) + "\"",
                        "field-text",
                        "reason"),
                does(
                        "a reason in two lines",
                        "\"void\",\"match\":1,\"reason\":\"a\\nb\"",
                        "field-characters",
                        "reason"),
                does(
                        "a match half lost",
                        "\"remove\",\"player\":\"p1\",\"reason\":\"a\",\"match\":\"half\"",
                        "field-one-of",
                        "match"),
                does(
                        "a correction of what was not seen",
                        "\"correct\",\"match\":1,\"winners\":[],\"reason\":\"a\"",
                        "field-missing",
                        "after"),
                does("bots of no level", "\"enrol-bots\",\"number\":1", "field-missing", "level"),
                does(
                        "an unknown level",
                        "\"enrol-bots\",\"level\":\"god\",\"number\":1",
                        "field-one-of",
                        "level"),
                does(
                        "201 bots",
                        "\"enrol-bots\",\"level\":\"random\",\"number\":201",
                        "field-number",
                        "number"),
                forbidden("a match unknown", "\"rule\",\"match\":9,\"winners\":[]", "no-match"),
                forbidden(
                        "a correction of none",
                        "\"correct\",\"match\":9,\"winners\":[],\"reason\":\"a\",\"after\":1",
                        "no-match"),
                forbidden(
                        "a winner who did not play",
                        "\"rule\",\"match\":1,\"winners\":[\"p3\"]",
                        "not-in-match"),
                forbidden(
                        "a winner who is nobody",
                        "\"rule\",\"match\":1,\"winners\":[\"p99\"]",
                        "not-in-match"),
                forbidden(
                        "a result that is not there yet",
                        "\"correct\",\"match\":1,\"winners\":[],\"reason\":\"a\",\"after\":6",
                        "not-settled"),
                forbidden(
                        "a correction of what was before",
                        "\"correct\",\"match\":1,\"winners\":[],\"reason\":\"a\",\"after\":5",
                        "match-changed"),
                forbidden(
                        "nobody is removed",
                        "\"remove\",\"player\":\"p99\",\"reason\":\"a\"",
                        "not-entered"),
                forbidden("nobody is let in", "\"let-in\",\"player\":\"p99\"", "not-entered"),
                forbidden("nobody is approved", "\"approve\",\"player\":\"\"", "not-asking"),
                forbidden("no minutes", "\"extend\",\"minutes\":0", "bad-minutes"));
    }

    private static RudeToTournament other(
            String name, String target, String body, int status, String code, String field) {
        return new RudeToTournament(name, target, body, status, code, field);
    }

    static List<RudeToTournament> others() {
        String entrants = "POST /tournaments/ID/entrants";
        String organisers = "POST /tournaments/ID/organisers";
        return List.of(
                other("a number for a code", entrants, "{\"code\":1}", 400, "field-text", "code"),
                other(
                        "a long code",
                        entrants,
                        "{\"code\":\"" + "A".repeat(101) + "\"}",
                        400,
                        "field-text",
                        "code"),
                other(
                        "an entry for somebody",
                        entrants,
                        "{\"player\":\"p9\"}",
                        400,
                        "field-unknown",
                        "player"),
                other("a list of entries", entrants, "[]", 400, "json-object", ""),
                other(
                        "an unknown option",
                        "POST /tournaments",
                        "{" + named("\"a\"") + ",\"options\":{\"moon\":\"1\"}}",
                        422,
                        "options",
                        ""),
                other("no key", organisers, "{}", 400, "field-missing", "key"),
                other("null for a key", organisers, "{\"key\":null}", 400, "field-text", "key"),
                other(
                        "a key of lists",
                        organisers,
                        "{\"key\":" + "[".repeat(40) + "]".repeat(40) + "}",
                        400,
                        "json-deep",
                        ""),
                other(
                        "an act that is none",
                        "POST /tournaments/ID/acts",
                        "act",
                        400,
                        "json-syntax",
                        ""),
                other(
                        "an act twice",
                        "POST /tournaments/ID/acts",
                        "{\"id\":\"a\",\"id\":\"b\"}",
                        400,
                        "json-twice",
                        ""),
                other(
                        "an act of 9,000 bytes",
                        "POST /tournaments/ID/acts",
                        " ".repeat(9_000),
                        413,
                        "too-large",
                        ""),
                other(
                        "a log after a word",
                        "GET /tournaments/ID/log?after=x",
                        "",
                        400,
                        "field-number",
                        "after"),
                other(
                        "a log after less than none",
                        "GET /tournaments/ID/log?after=-1",
                        "",
                        400,
                        "field-number",
                        "after"),
                other(
                        "a log after all numbers",
                        "GET /tournaments/ID/log?after=9999999999",
                        "",
                        400,
                        "field-number",
                        "after"),
                other(
                        "an id that is too short",
                        "GET /tournaments/short",
                        "",
                        404,
                        "no-tournament",
                        ""),
                other(
                        "an id of nothing",
                        "GET /tournaments/AAAAAAAAAAAAAAAAAAAAAA",
                        "",
                        404,
                        "no-tournament",
                        ""),
                other(
                        "acts in nothing",
                        "POST /tournaments/AAAAAAAAAAAAAAAAAAAAAA/acts",
                        "{\"id\":\"a\",\"do\":\"start\"}",
                        404,
                        "no-tournament",
                        ""),
                other(
                        "a file of nothing",
                        "GET /tournaments/short/file",
                        "",
                        404,
                        "no-tournament",
                        ""),
                other(
                        "standings that are thrown away",
                        "DELETE /tournaments/ID/standings",
                        "",
                        405,
                        "no-method",
                        ""));
    }
}
