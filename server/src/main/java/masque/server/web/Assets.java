package masque.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import masque.edge.Words;
import masque.server.guard.ClientError;
import org.jspecify.annotations.Nullable;

/**
 * Everything that the page is made of. All of it stands under one address that changes whenever any
 * of it does: so browsers keep it for ever, and modules import each other by relative addresses.
 */
final class Assets {
    private static final String FOR_EVER = "public, max-age=31536000, immutable";
    private static final Pattern VIEW = Pattern.compile("games/([a-z-]+)/table\\.js");

    /** It waits for the words before it begins, so it stands alone. */
    private static final String MAIN = "app/main.js";

    /** What nearly every screen needs; the rest is loaded when it is used. */
    private static final Pattern EARLY =
            Pattern.compile(
                    "(app|parts)/(?!gallery|fairness|markdown|plain-view)[\\w-]+\\.js|lit/(lit/index|lit-element/lit-element"
                            + "|lit-html/(lit-html|is-server)"
                            + "|lit__reactive-element/(reactive-element|css-tag))\\.js");

    /** What is the same on every site: all sites of a process have it once. */
    private static final class Shared {
        static final Bundle BUNDLE;
        static final SortedMap<String, Asset> ASSETS;

        static {
            SortedMap<String, byte[]> files = Folder.around("/masque/web/index.html", path -> true);
            files.putAll(Lit.modules());
            files.put("app/fairness.js", bytes("fairness.js"));
            for (String language : Words.languages()) {
                files.put("words/" + language + ".json", words("page", language));
            }
            BUNDLE = bundle(files);
            files.put(Bundle.PATH, BUNDLE.bytes());
            SortedMap<String, Asset> assets = new TreeMap<>();
            files.forEach((path, bytes) -> assets.put(path, Asset.of(path, bytes)));
            ASSETS = Collections.unmodifiableSortedMap(assets);
        }

        private static Bundle bundle(SortedMap<String, byte[]> files) {
            List<String> early =
                    files.keySet().stream()
                            .filter(path -> EARLY.matcher(path).matches() && !path.equals(MAIN))
                            .toList();
            return new Bundle(
                    early,
                    path ->
                            new String(
                                    Objects.requireNonNull(files.get(path), path),
                                    StandardCharsets.UTF_8));
        }
    }

    private final SortedMap<String, Asset> assets = new TreeMap<>(Shared.ASSETS);
    private final Set<String> games;
    private final String version;

    Assets(Set<String> games) {
        this.games = Set.copyOf(games);
        for (String language : Words.languages()) {
            for (String game : games) {
                String path = "words/" + game + "/" + language + ".json";
                assets.put(path, Asset.of(path, words(game, language)));
            }
        }
        version = version();
    }

    private static byte[] words(String bundle, String language) {
        Map<String, String> patterns = Words.of(language, bundle).patterns(bundle);
        return Json.text(
                        out -> {
                            out.writeStartObject();
                            patterns.forEach(out::writeStringProperty);
                            out.writeEndObject();
                        })
                .getBytes(StandardCharsets.UTF_8);
    }

    /** Each file is hashed once, for its tag. */
    private String version() {
        MessageDigest digest = Hash.digest();
        assets.forEach((path, asset) -> {
            digest.update(path.getBytes(StandardCharsets.UTF_8));
            digest.update(asset.tag().getBytes(StandardCharsets.UTF_8));
        });
        return HexFormat.of().formatHex(digest.digest(), 0, 8);
    }

    /** A file beside the classes of this package. */
    static byte[] bytes(String name) {
        try (@Nullable InputStream in = Assets.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("there is no " + name + " on the class path");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The folder that all addresses begin with, from the site's root. */
    String folder() {
        return "assets/" + version + "/";
    }

    /** A file of the page as text. */
    String text(String path) {
        return new String(
                Optional.ofNullable(assets.get(path)).orElseThrow().plain(),
                StandardCharsets.UTF_8);
    }

    /** The modules that nearly every screen needs, in one. */
    static Bundle bundle() {
        return Shared.BUNDLE;
    }

    /** The games on offer that have a folder of their own. */
    List<String> views() {
        return assets.keySet().stream()
                .map(VIEW::matcher)
                .filter(Matcher::matches)
                .map(view -> view.group(1))
                .filter(games::contains)
                .toList();
    }

    /**
     * Answers with a file.
     *
     * @throws ClientError if there is none, or if it is asked for by an older page
     */
    void send(Context ctx) {
        Asset asset = assets.get(ctx.pathParam("path"));
        if (asset == null || !version.equals(ctx.pathParam("version"))) {
            throw ClientError.of(404, "no-page");
        }
        asset.send(ctx, FOR_EVER);
    }
}
