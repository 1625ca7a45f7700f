package masque.server.web;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * The one document in which everything is shown. Its addresses are relative to the address it is
 * asked for by, so that it works under any path that a proxy may put before the site's own.
 */
final class Frame {
    private final Assets assets;
    private final Map<String, Filled> filled = new ConcurrentHashMap<>();

    /**
     * The document as it is sent.
     *
     * @param imports the import map, which stands in it and must be named in the policy
     */
    record Filled(Asset asset, String imports) {}

    Frame(Assets assets) {
        this.assets = assets;
    }

    /** The document for somebody who asks for this path. */
    Filled at(String path, String language) {
        String root = root(path);
        return filled.computeIfAbsent(root + " " + language, key -> fill(root, language));
    }

    /** The way from a page to the root of the site. */
    static String root(String path) {
        long depth = path.chars().filter(one -> one == '/').count() - 1;
        return depth == 0 ? "./" : "../".repeat((int) depth);
    }

    private Filled fill(String root, String language) {
        String folder = root + assets.folder();
        String imports = imports(folder);
        String early =
                assets.early().stream()
                        .map(path -> "<link rel=\"modulepreload\" href=\"" + folder + path + "\">")
                        .collect(Collectors.joining("\n"));
        String html =
                assets.text("index.html")
                        .replace("{language}", language)
                        .replace("{root}", root)
                        .replace("{assets}", folder)
                        .replace("{views}", String.join(" ", assets.views()))
                        .replace("{early}", early)
                        .replace("{imports}", imports);
        return new Filled(Asset.of("index.html", html.getBytes(StandardCharsets.UTF_8)), imports);
    }

    private static String imports(String folder) {
        return Json.text(out -> {
            out.writeStartObject();
            out.writeObjectPropertyStart("imports");
            Lit.imports().forEach((name, path) -> out.writeStringProperty(name, folder + path));
            out.writeStringProperty("masque/", folder);
            out.writeEndObject();
            out.writeEndObject();
        });
    }
}
