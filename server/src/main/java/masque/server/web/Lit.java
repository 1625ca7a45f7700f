package masque.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The modules of Lit, which the page is built on, as they come in WebJars. */
final class Lit {
    /** Where each package is found among the assets. */
    private static final String PLACE = "lit/";

    /** Not what is for old browsers, for servers or for TypeScript. */
    private static final Pattern WANTED =
            Pattern.compile(
                    "(?!polyfill|private-ssr|decorators)[\\w-]+\\.js|directives/[\\w-]+\\.js");

    /** Packages by their WebJars, and the module that each is. */
    private enum Part {
        LIT("lit", "lit", "index.js"),
        ELEMENT("lit-element", "lit-element", "index.js"),
        HTML("lit-html", "lit-html", "lit-html.js"),
        REACTIVE("lit__reactive-element", "@lit/reactive-element", "reactive-element.js");

        private final String jar;
        private final String name;
        private final String main;

        Part(String jar, String name, String main) {
            this.jar = jar;
            this.name = name;
            this.main = main;
        }

        private SortedMap<String, byte[]> modules() {
            String file = "/META-INF/resources/webjars/" + jar + "/" + version() + "/" + main;
            return Folder.around(file, path -> WANTED.matcher(path).matches());
        }

        private String version() {
            String path = "/META-INF/maven/org.webjars.npm/" + jar + "/pom.properties";
            Properties about = new Properties();
            try (@Nullable InputStream in = Lit.class.getResourceAsStream(path)) {
                if (in == null) {
                    throw new IllegalStateException("there is no " + path + " on the class path");
                }
                about.load(in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return about.getProperty("version", "");
        }
    }

    private Lit() {}

    /** All modules by their paths among the assets. */
    static SortedMap<String, byte[]> modules() {
        SortedMap<String, byte[]> modules = new TreeMap<>();
        for (Part part : Part.values()) {
            part.modules()
                    .forEach((path, bytes) -> modules.put(PLACE + part.jar + "/" + path, bytes));
        }
        return modules;
    }

    /** What names in import statements stand for, as paths among the assets. */
    static Map<String, String> imports() {
        Map<String, String> imports = new LinkedHashMap<>();
        for (Part part : Part.values()) {
            imports.put(part.name, PLACE + part.jar + "/" + part.main);
            imports.put(part.name + "/", PLACE + part.jar + "/");
        }
        return imports;
    }
}
