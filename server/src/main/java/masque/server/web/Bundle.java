package masque.server.web;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Modules that nearly every screen needs, written into one: a browser asks once for all of them.
 * Each becomes a function that returns what the module exports, and stands after those that it
 * imports. The page's import map leads from the address of each to the one, so whoever imports them
 * need not know.
 */
final class Bundle {
    /** Beside the module that finds the root of the site from its own address. */
    static final String PATH = "app/all.js";

    private static final Pattern IMPORT =
            Pattern.compile(
                    "(?m)(?:^|(?<=;))import\\s*(?:(\\*\\s*as\\s+[\\w$]+|\\{[^}]*\\})\\s*from\\s*)?\"([^\"]+)\";?");
    private static final Pattern EXPORT_ALL =
            Pattern.compile("(?m)(?:^|(?<=;))export\\s*\\*\\s*from\\s*\"([^\"]+)\";?");
    private static final Pattern EXPORT_FROM =
            Pattern.compile(
                    "(?m)(?:^|(?<=[;}]))export\\s*\\{([\\w$,\\s]*)\\}\\s*from\\s*\"([^\"]+)\";?");
    private static final Pattern EXPORT_LIST =
            Pattern.compile("(?m)(?:^|(?<=[;}]))export\\s*\\{([^}]*)\\};?");
    private static final Pattern EXPORT =
            Pattern.compile(
                    "(?m)(?:^|(?<=;))export\\s+(?=(?:const|class|function|async function)\\s+([\\w$]+))");
    private static final Pattern SOURCE_MAP = Pattern.compile("(?m)^//# sourceMappingURL=.*$");

    /** One of several names, and what it is called outside if that is something else. */
    private static final Pattern EXPORTED = Pattern.compile("([\\w$]+)(?:\\s+as\\s+([\\w$]+))?");

    /** What something imported is called from then on. */
    private static final Pattern NAME_TAKEN = Pattern.compile("[\\w$]+(?=\\s*[,}])");

    /** Whatever is left of these would mean something else in a function, or nothing. */
    private static final Pattern NOT_UNDERSTOOD =
            Pattern.compile("(?m)(?:^|[;}])[ \\t]*(?:import\\b(?!\\s*[.(])|export\\b)|^await\\b");

    private final Function<String, String> texts;

    /** The modules' names in the one, by their paths, in the order in which they run. */
    private final Map<String, String> names = new LinkedHashMap<>();

    private final Set<String> begun = new HashSet<>();

    /** Which module exports a name. */
    private final Map<String, String> exporters = new TreeMap<>();

    private final StringBuilder written = new StringBuilder();

    /**
     * The modules at these paths, and all that they import.
     *
     * @param texts the text of the module at a path
     * @throws IllegalStateException if they cannot be one: they import each other in a circle, two
     *     export something by the same name, or one of them says something that is not understood
     */
    Bundle(List<String> paths, Function<String, String> texts) {
        this.texts = texts;
        paths.forEach(this::add);
    }

    byte[] bytes() {
        return written.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** What the names of its modules in import statements stand for: all of them for the one. */
    Map<String, String> imports(String folder) {
        Map<String, String> imports = new LinkedHashMap<>();
        for (String path : names.keySet()) {
            imports.put(folder + path, folder + PATH);
            imports.put("masque/" + path, folder + PATH);
            Lit.imports()
                    .forEach((name, place) -> {
                        if (name.endsWith("/") ? path.startsWith(place) : path.equals(place)) {
                            imports.put(name + path.substring(place.length()), folder + PATH);
                        }
                    });
        }
        return imports;
    }

    /** The module's name in the one, to which it is added if it is not there yet. */
    private String add(String path) {
        if (!names.containsKey(path)) {
            if (!begun.add(path)) {
                throw new IllegalStateException(path + " imports itself by a detour");
            }
            Part part = new Part(path);
            String text = part.read(texts.apply(path));
            String name = "module" + names.size();
            names.put(path, name);
            part.write(name, text);
        }
        return names.get(path);
    }

    /** The path of what a module means. */
    private static String resolved(String path, String meant) {
        if (meant.startsWith(".")) {
            return URI.create(path).resolve(meant).toString();
        }
        return Lit.imports().entrySet().stream()
                .filter(one ->
                        one.getKey().endsWith("/")
                                ? meant.startsWith(one.getKey())
                                : meant.equals(one.getKey()))
                .map(one -> one.getValue() + meant.substring(one.getKey().length()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(path + " imports " + meant));
    }

    private static String replaced(
            String text, Pattern pattern, Function<MatchResult, String> with) {
        return pattern.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(with.apply(found)));
    }

    /** One of the modules on its way into the one. */
    private final class Part {
        private final String path;

        /** What it calls within what it exports, by the names outside. */
        private final Map<String, String> exports = new LinkedHashMap<>();

        private final List<String> passedOn = new ArrayList<>();
        private final Set<String> imported = new HashSet<>();

        Part(String path) {
            this.path = path;
        }

        private String other(String meant) {
            return add(resolved(path, meant));
        }

        /** The text as that of a function; what it imports is added to the one. */
        String read(String text) {
            String left = SOURCE_MAP.matcher(text).replaceAll("");
            left = replaced(left, IMPORT, this::takesIn);
            left = replaced(left, EXPORT_ALL, this::passesAllOn);
            left = replaced(left, EXPORT_FROM, this::passesOn);
            left = replaced(left, EXPORT_LIST, this::gives);
            left = replaced(left, EXPORT, this::declares);
            if (NOT_UNDERSTOOD.matcher(left).find()
                    || (left.contains("import.meta") && !path.startsWith("app/"))) {
                throw new IllegalStateException(path + " cannot be one of several in one module");
            }
            return left.strip();
        }

        private String takesIn(MatchResult found) {
            String from = other(found.group(2));
            String what = found.group(1);
            if (what == null) {
                return "";
            }
            String taken = what.replaceFirst("\\*\\s*as\\s+", "").replaceAll("\\s+as\\s+", ": ");
            NAME_TAKEN.matcher(taken).results().map(MatchResult::group).forEach(imported::add);
            return "const " + taken + " = " + from + ";";
        }

        private String passesAllOn(MatchResult found) {
            passedOn.add("..." + other(found.group(1)));
            return "";
        }

        private String passesOn(MatchResult found) {
            String from = other(found.group(2));
            EXPORTED.matcher(found.group(1))
                    .results()
                    .map(MatchResult::group)
                    .forEach(one -> passedOn.add(one + ": " + from + "." + one));
            return "";
        }

        private String gives(MatchResult found) {
            EXPORTED.matcher(found.group(1))
                    .results()
                    .forEach(one ->
                            exports.put(
                                    Objects.requireNonNullElse(one.group(2), one.group(1)),
                                    one.group(1)));
            return "";
        }

        private String declares(MatchResult found) {
            exports.put(found.group(1), found.group(1));
            return "";
        }

        void write(String name, String text) {
            List<String> given = new ArrayList<>(passedOn);
            List<String> taken = new ArrayList<>();
            List<String> shown = new ArrayList<>();
            exports.forEach((outside, inside) -> {
                given.add(outside + ": " + inside);
                if (isFirst(outside, inside)) {
                    // Under a name of its own: it would hide what browsers themselves call so.
                    taken.add(outside + ": " + name + "_" + outside);
                    shown.add(name + "_" + outside + " as " + outside);
                }
            });
            written.append("// " + path + "\nconst " + name + " = (() => {\n")
                    .append(text)
                    .append("\nreturn {" + String.join(", ", given) + "};\n})();\n")
                    .append("const {" + String.join(", ", taken) + "} = " + name + ";\n")
                    .append("export {" + String.join(", ", shown) + "};\n");
        }

        /** Whether nobody exports this name yet; only what is passed on may have it again. */
        private boolean isFirst(String outside, String inside) {
            String before = exporters.putIfAbsent(outside, path);
            if (before != null && !imported.contains(inside)) {
                throw new IllegalStateException(path + " and " + before + " export " + outside);
            }
            return before == null;
        }
    }
}
