package masque.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/** Every rulebook has its pictures, the same in all languages, and a picture is a drawing alone. */
class RulePicturesTest {
    private static final Path FOLDER = Path.of("..", "docs", "rules");
    private static final Pattern PICTURE =
            Pattern.compile("(?m)^ *!\\[([^]]+)]\\(((?:\\.\\./)?)pictures/([^)]+)\\)$");

    /** How wide a picture is on a phone: what is written in it has its own size there. */
    private static final String PHONE = "0 0 328 ";

    private static final Set<String> ELEMENTS =
            Set.of(
                    "svg",
                    "style",
                    "defs",
                    "g",
                    "use",
                    "marker",
                    "clipPath",
                    "path",
                    "rect",
                    "circle",
                    "ellipse",
                    "text");

    static List<String> games() {
        return Rulebooks.games();
    }

    static List<Path> drawings() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER.resolve("pictures"))) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aRulebookShowsItsTableAndItsExamplesInEveryLanguage(String game) {
        List<String> english = named(game, "");
        assertThat(english)
                .hasSizeGreaterThanOrEqualTo(3)
                .startsWith(game + "-setup.svg")
                .doesNotHaveDuplicates()
                .allMatch(name -> name.startsWith(game + "-"))
                .allMatch(name -> Files.exists(FOLDER.resolve("pictures").resolve(name)));
        assertThat(named("ja/" + game, "../")).isEqualTo(english);
    }

    @Test
    void noPictureLiesIdle() throws IOException {
        Set<String> shown = new TreeSet<>();
        games().forEach(game -> shown.addAll(named(game, "")));
        assertThat(drawings()).map(file -> file.getFileName().toString()).hasSameElementsAs(shown);
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void aPictureLoadsAndRunsNothing(Path file) throws Exception {
        DocumentBuilderFactory readers = DocumentBuilderFactory.newInstance();
        readers.setNamespaceAware(true);
        readers.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        readers.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        Document drawing = readers.newDocumentBuilder().parse(file.toFile());
        assertThat(drawing.getDocumentElement().getNamespaceURI())
                .isEqualTo("http://www.w3.org/2000/svg");
        assertThat(drawing.getDocumentElement().getAttribute("viewBox")).startsWith(PHONE);
        var elements = drawing.getElementsByTagName("*");
        for (int i = 0; i < elements.getLength(); i++) {
            Element element = (Element) elements.item(i);
            assertThat(ELEMENTS).contains(element.getTagName());
            attributes(element).forEach(RulePicturesTest::staysInside);
        }
        assertThat(drawing.getElementsByTagName("style").item(0).getTextContent())
                .contains("prefers-color-scheme: light")
                .doesNotContain("url(", "@import");
    }

    private static Stream<Node> attributes(Element element) {
        NamedNodeMap all = element.getAttributes();
        return IntStream.range(0, all.getLength()).mapToObj(all::item);
    }

    private static void staysInside(Node attribute) {
        String value = attribute.getNodeValue();
        assertThat(attribute.getNodeName()).doesNotStartWith("on").isNotEqualTo("xlink:href");
        if (attribute.getNodeName().equals("href")) {
            assertThat(value).startsWith("#");
        }
        if (value.contains("url(")) {
            assertThat(value).startsWith("url(#");
        }
        if (!attribute.getNodeName().equals("xmlns")) {
            assertThat(value).doesNotContain("//", "data:", "javascript:");
        }
    }

    /** The pictures in a rulebook; each is found from where the rulebook lies. */
    private static List<String> named(String book, String way) {
        Matcher pictures = PICTURE.matcher(Rulebooks.text(book));
        return pictures.results()
                .peek(one -> assertThat(one.group(2)).isEqualTo(way))
                .map(one -> one.group(3))
                .toList();
    }
}
