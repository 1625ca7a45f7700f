import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Prints under which licence each jar of the archive is passed on, with the texts that must go with it.
 *
 * <p>Called with the folders of the jars, of their poms with all parents, and of the texts that some jars should bring
 * and do not. A jar for which there is no licence or no text ends it with 1.
 */
final class Notices {
    private static final Pattern TEXT = Pattern.compile("(?i)(.*/)?(licen[cs]e|notice|copying)s?([.-][^/]*)?");
    private static final Pattern APACHE = Pattern.compile("(?i).*apache.*");
    private static final Pattern ECLIPSE = Pattern.compile("(?i).*(epl|eclipse public).*2.*");
    private static final String END = ".jar";

    private final Path poms;
    private final Path texts;
    private final List<String> printed = new ArrayList<>();
    private final List<String> missing = new ArrayList<>();
    private final StringBuilder parts = new StringBuilder();

    private Notices(Path poms, Path texts) {
        this.poms = poms;
        this.texts = texts;
    }

    public static void main(String[] args) throws Exception {
        Notices notices = new Notices(Path.of(args[1]), Path.of(args[2]));
        for (Path jar : files(Path.of(args[0]), END)) {
            notices.add(jar);
        }
        new PrintStream(System.out, true, StandardCharsets.UTF_8).print(notices.all());
        notices.missing.forEach(System.err::println);
        System.exit(notices.missing.isEmpty() ? 0 : 1);
    }

    private String all() {
        StringBuilder all =
                new StringBuilder(
                        """
                        Masque is under the Apache License 2.0: see the file LICENSE. It is made with the work of others.
                        Here is each of their parts, a jar in the folder lib, with its licence. The texts come after the list.
                        Where Apache-2.0 may be chosen and a part brings no text of its own, LICENSE is the text.

                        """);
        all.append(parts);
        for (int i = 0; i < printed.size(); i++) {
            all.append("\n---- Text ").append(i + 1).append(" ----\n\n").append(printed.get(i)).append('\n');
        }
        return all.toString();
    }

    private void add(Path jar) throws Exception {
        String name = jar.getFileName().toString();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            if (zip.stream().anyMatch(entry -> entry.getName().startsWith("META-INF/maven/masque/"))) {
                parts.append(name).append("\n    Masque itself\n");
                return;
            }
            List<Element> line = line(name.substring(0, name.length() - END.length()));
            Set<String> licences = new LinkedHashSet<>(nearest(line, "licenses", "license"));
            Set<String> refer = new LinkedHashSet<>();
            for (String text : texts(zip, name, licences)) {
                if (!printed.contains(text)) {
                    printed.add(text);
                }
                refer.add("text " + (printed.indexOf(text) + 1));
            }
            if (licences.stream().anyMatch(one -> APACHE.matcher(one).matches())) {
                refer.add("LICENSE");
            }
            if (licences.isEmpty() || refer.isEmpty()) {
                missing.add(name + " has no licence or no text of it: " + licences);
            }
            parts.append(name).append("\n    Licence: ").append(String.join("; ", licences));
            by(line).ifPresent(by -> parts.append("\n    By: ").append(by));
            parts.append("\n    See: ").append(String.join(", ", refer)).append('\n');
        }
    }

    /** What the jar brings, what we bring for it, and the text of the Eclipse licence, which few bring. */
    private List<String> texts(ZipFile zip, String name, Set<String> licences) throws IOException {
        List<String> found = new ArrayList<>();
        for (ZipEntry entry : zip.stream().sorted((a, b) -> a.getName().compareTo(b.getName())).toList()) {
            if (!entry.isDirectory() && TEXT.matcher(entry.getName()).matches() && !entry.getName().endsWith(".class")) {
                found.add(plain(zip.getInputStream(entry).readAllBytes()));
            }
        }
        for (Path text : files(texts, ".txt")) {
            String whose = text.getFileName().toString().replace(".txt", "");
            boolean eclipse = whose.equals("EPL-2.0") && licences.stream().anyMatch(one -> ECLIPSE.matcher(one).matches());
            if (name.startsWith(whose + "-") || eclipse) {
                found.add(plain(Files.readAllBytes(text)));
            }
        }
        return found;
    }

    private static String plain(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8).replace("\r", "").strip();
    }

    /** The part's pom and its parents, as far as there are any. */
    private List<Element> line(String name) throws Exception {
        List<Element> line = new ArrayList<>();
        Path file = poms.resolve(name + ".pom");
        while (Files.exists(file)) {
            Element pom = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()).getDocumentElement();
            line.add(pom);
            Optional<Element> parent = child(pom, "parent");
            if (parent.isEmpty()) {
                break;
            }
            file = poms.resolve(text(parent.get(), "artifactId") + "-" + text(parent.get(), "version") + ".pom");
        }
        return line;
    }

    /** The names in a list of the nearest pom that has one. */
    private static List<String> nearest(List<Element> line, String list, String one) {
        return line.stream()
                .flatMap(pom -> child(pom, list).stream())
                .map(found -> children(found, one).map(each -> text(each, "name")).filter(each -> !each.isEmpty()).toList())
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private static Optional<String> by(List<Element> line) {
        return line.stream()
                .flatMap(pom -> child(pom, "organization").stream())
                .map(organization -> text(organization, "name"))
                .filter(name -> !name.isEmpty())
                .findFirst()
                .or(() -> Optional.of(String.join(", ", nearest(line, "developers", "developer"))).filter(by -> !by.isEmpty()));
    }

    private static Stream<Element> children(Element of, String name) {
        List<Element> found = new ArrayList<>();
        for (Node node = of.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && element.getTagName().equals(name)) {
                found.add(element);
            }
        }
        return found.stream();
    }

    private static Optional<Element> child(Element of, String name) {
        return children(of, name).findFirst();
    }

    private static String text(Element of, String name) {
        return child(of, name).map(found -> found.getTextContent().strip().replaceAll("\\s+", " ")).orElse("");
    }

    private static List<Path> files(Path folder, String end) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.getFileName().toString().endsWith(end)).sorted().toList();
        }
    }
}
