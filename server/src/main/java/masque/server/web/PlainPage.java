package masque.server.web;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import masque.edge.Words;

/**
 * A page of a few words and one way on. It needs no script and nothing of the site but its styles,
 * so that it can also be read where something is wrong.
 */
final class PlainPage {
    static final String TYPE = "text/html; charset=utf-8";

    /** What is not there may have been there, or may be there under a longer address. */
    private static final Set<String> NOTHING = Set.of("no-page", "no-table", "no-card");

    private final String document =
            new String(Assets.bytes("plain.html"), StandardCharsets.UTF_8).strip();
    private final String folder;
    private final Map<String, Words> words =
            Words.languages().stream()
                    .collect(Collectors.toMap(one -> one, one -> Words.of(one, "page")));

    PlainPage(Assets assets) {
        folder = assets.folder();
    }

    /**
     * Says what is wrong, and shows the way home.
     *
     * @param path the address that was asked for
     * @param code what is wrong, for programs that read the page all the same
     */
    String refusal(String path, String language, String code, String sentence) {
        Words spoken = say(language);
        String hint = NOTHING.contains(code) ? paragraph(spoken.say("lost-hint")) : "";
        String home = spoken.say("to-home");
        String content =
                "<h1>" + escaped(sentence) + "</h1>\n" + hint + way(Frame.root(path), home);
        String about = "\n<meta name=\"masque-error\" content=\"" + code + "\">";
        return page(path, language, sentence, about, content);
    }

    /** Offers to do something at this very address. */
    String offer(String path, String language, String sentence, String button) {
        String content =
                "<h1>Masque</h1>\n"
                        + paragraph(sentence)
                        + "<form method=\"post\"><button class=\"button chief\">"
                        + escaped(button)
                        + "</button></form>";
        return page(path, language, "", "", content);
    }

    private String page(String path, String language, String title, String about, String content) {
        String root = Frame.root(path);
        return document.replace("{language}", language)
                .replace("{title}", title.isEmpty() ? "Masque" : escaped(title) + " · Masque")
                .replace("{about}", about)
                .replace("{assets}", root + folder)
                .replace("{root}", root)
                .replace("{languages}", languages(language))
                .replace("{content}", content);
    }

    /** The same page in the other languages; the browser's may not be the reader's. */
    private String languages(String spoken) {
        return Words.languages().stream()
                .filter(one -> !one.equals(spoken))
                .map(one ->
                        "<a class=\"button plain\" lang=\"%1$s\" hreflang=\"%1$s\" href=\"?lang=%1$s\">%2$s</a>"
                                .formatted(one, escaped(say(one).say("language-" + one))))
                .collect(Collectors.joining());
    }

    private Words say(String language) {
        return Optional.ofNullable(words.get(language)).orElseThrow();
    }

    private static String way(String address, String name) {
        return "<p><a class=\"button chief\" href=\""
                + address
                + "\">"
                + escaped(name)
                + "</a></p>";
    }

    private static String paragraph(String text) {
        return "<p>" + escaped(text) + "</p>\n";
    }

    /** A text as it stands in a document. */
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
