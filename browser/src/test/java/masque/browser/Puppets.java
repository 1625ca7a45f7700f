package masque.browser;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.options.RequestOptions;
import java.util.List;
import java.util.Map;

/** One guest who holds several seats and moves when told to, without a page of the site. */
final class Puppets {
    private static final String HAND =
            """
            ({table, seats}) => {
                window.lines = new Map(seats.map(seat => {
                    const url = new URL(`api/v1/tables/${table}/play?lang=en&seat=${seat}`, location.href);
                    url.protocol = "ws:";
                    const line = {socket: new WebSocket(url), heard: () => {}};
                    line.socket.onmessage = event => {
                        const message = JSON.parse(event.data);
                        if (message.type === "table") line.frame = message;
                        line.heard(message);
                    };
                    return [seat, line];
                }));
                window.move = (seat, code, id) => new Promise((resolve, reject) => {
                    const line = window.lines.get(seat);
                    let sent = false;
                    line.heard = message => {
                        if (message.done === id) resolve(true);
                        if (message.id === id) reject(new Error(message.sentence));
                        if (sent || !line.frame?.moves?.some(move => move.code === code)) return;
                        sent = true;
                        line.socket.send(JSON.stringify({do: "move", id, decision: line.frame.decision, code}));
                    };
                    line.heard({});
                });
                return Promise.all([...window.lines.values()].map(line => new Promise((resolve, reject) => {
                    line.socket.onclose = reject;
                    line.heard = resolve;
                    if (line.frame) resolve();
                }))).then(() => true);
            }
            """;

    private final Visitor visitor;
    private final String address;
    private String table = "";
    private int moves;

    Puppets(Visitor visitor, String address) {
        this.visitor = visitor;
        this.address = address;
        // It is the page's origin that matters.
        visitor.opens("");
        ask("PUT", "me", Map.of("name", "Pip"));
    }

    /** Has a table for these chairs; its id. */
    String sets(String game, Map<String, String> options, List<String> chairs) {
        Object order =
                Map.of("game", game, "seats", chairs.size(), "options", options, "chairs", chairs);
        String answer = ask("POST", "tables", order);
        table = answer.replaceFirst("(?s).*?\"id\": ?\"([^\"]+)\".*", "$1");
        return table;
    }

    /** Looks from these seats, and does what is left to do before the deal. */
    void sitsDown(List<Integer> seats) {
        visitor.page().evaluate(HAND, Map.of("table", table, "seats", seats));
        ask("PUT", "tables/" + table + "/contribution", Map.of("text", "pip"));
    }

    /** Whether somebody in this seat has contributed to the deal. */
    boolean ready(int seat) {
        String contributed =
                ask("GET", "tables/" + table, Map.of())
                        .replaceFirst("(?s).*\"contributed\": ?\\[([^\\]]*)\\].*", "$1");
        return List.of(contributed.split(",", -1)).contains(String.valueOf(seat));
    }

    void begins() {
        ask("POST", "tables/" + table + "/start", Map.of());
    }

    /** Makes a move as soon as it can be made, and waits until it is. */
    void moves(int seat, int code) {
        visitor.page()
                .evaluate(
                        "([seat, code, id]) => move(seat, code, id)",
                        List.of(seat, code, "m-" + ++moves));
    }

    private String ask(String method, String path, Object body) {
        RequestOptions options = RequestOptions.create().setMethod(method);
        if (!method.equals("GET")) {
            options.setData(body);
        }
        APIResponse answer = visitor.context().request().fetch(address + "api/v1/" + path, options);
        if (!answer.ok()) {
            throw new IllegalStateException(path + ": " + answer.text());
        }
        return answer.text();
    }
}
