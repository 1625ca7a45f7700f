package masque.server.web;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The one document in which everything is shown. Its addresses are relative to the address it is
 * asked for by, so that it works under any path that a proxy may put before the site's own.
 */
final class Frame {
    private final Assets assets;
    private final Map<Kind, Filled> filled = new ConcurrentHashMap<>();

    /** All that two documents can differ in. */
    private record Kind(String root, String language, String withoutScript) {}

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
        return at(path, language, "");
    }

    /** The same with something to be read where no script runs. */
    Filled at(String path, String language, String withoutScript) {
        return filled.computeIfAbsent(new Kind(root(path), language, withoutScript), this::fill);
    }

    /** The way from a page to the root of the site. */
    static String root(String path) {
        long depth = path.chars().filter(one -> one == '/').count() - 1;
        return depth == 0 ? "./" : "../".repeat((int) depth);
    }

    private Filled fill(Kind kind) {
        String folder = kind.root() + assets.folder();
        String imports = imports(folder);
        String html =
                assets.text("index.html")
                        .replace("{language}", kind.language())
                        .replace("{root}", kind.root())
                        .replace("{assets}", folder)
                        .replace("{views}", String.join(" ", assets.views()))
                        .replace("{early}", folder + Bundle.PATH)
                        .replace("{imports}", imports)
                        .replace("{without-script}", kind.withoutScript());
        return new Filled(Asset.of("index.html", html.getBytes(StandardCharsets.UTF_8)), imports);
    }

    private static String imports(String folder) {
        return Json.text(out -> {
            out.writeStartObject();
            out.writeObjectPropertyStart("imports");
            Lit.imports().forEach((name, path) -> out.writeStringProperty(name, folder + path));
            out.writeStringProperty("masque/", folder);
            Assets.bundle().imports(folder).forEach(out::writeStringProperty);
            out.writeEndObject();
            out.writeEndObject();
        });
    }
}
