package masque.games;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * The tests of all modules that carry the number of a clause in their names. They are read from the
 * sources, so that no module needs the test classes of another.
 */
final class ClauseTests {
    private static final Path ROOT = Path.of("..");
    private static final Pattern NUMBERED = Pattern.compile("([a-z]{2})_(\\d+)_(\\d+)_\\w+");
    private static final Set<String> TESTS = Set.of("Test", "ParameterizedTest");

    /** With one of these annotations a test runs nowhere, or not everywhere. */
    private static final Pattern SWITCHED = Pattern.compile("(Disabled|Enabled)\\w*");

    private static final Set<Modifier> NEVER_RUN =
            Set.of(Modifier.PRIVATE, Modifier.STATIC, Modifier.ABSTRACT);

    private ClauseTests() {}

    /** By clause the tests that carry its number, such as "contest: TitleTest.dc_8_19_...". */
    static Map<String, List<String>> byClause() {
        Map<String, List<String>> tests = new TreeMap<>();
        for (Path file : files()) {
            String module = ROOT.relativize(file).getName(0).toString();
            for (String test : in(text(file))) {
                Matcher name = NUMBERED.matcher(test.substring(test.indexOf('.') + 1));
                if (name.matches()) {
                    String prefix = name.group(1).toUpperCase(Locale.ROOT);
                    String clause = prefix + "-" + name.group(2) + "." + name.group(3);
                    tests.computeIfAbsent(clause, key -> new ArrayList<>())
                            .add(module + ": " + test);
                }
            }
        }
        tests.values().forEach(Collections::sort);
        return tests;
    }

    /** The test classes of all modules, by the names that Maven knows them by. */
    private static List<Path> files() {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> folders = Files.list(ROOT)) {
            for (Path module : folders.sorted().toList()) {
                Path tests = module.resolve("src/test/java");
                if (Files.exists(module.resolve("pom.xml")) && Files.isDirectory(tests)) {
                    try (Stream<Path> all = Files.walk(tests)) {
                        all.filter(file -> file.toString().endsWith("Test.java"))
                                .sorted()
                                .forEach(files::add);
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The tests of a source file that always run, as class and method. */
    static List<String> in(String source) {
        List<String> tests = new ArrayList<>();
        for (Tree type : parsed(source).getTypeDecls()) {
            if (type instanceof ClassTree top) {
                collect(top, tests);
            }
        }
        return tests;
    }

    private static CompilationUnitTree parsed(String source) {
        JavacTask task =
                (JavacTask)
                        ToolProvider.getSystemJavaCompiler()
                                .getTask(
                                        null,
                                        null,
                                        null,
                                        List.of("-proc:none"),
                                        null,
                                        List.of(new Source(source)));
        try {
            return task.parse().iterator().next();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void collect(ClassTree type, List<String> tests) {
        if (isSwitched(type.getModifiers())) {
            return;
        }
        for (Tree member : type.getMembers()) {
            if (member instanceof MethodTree method && runs(method.getModifiers())) {
                tests.add(type.getSimpleName() + "." + method.getName());
            } else if (member instanceof ClassTree inner
                    && annotations(inner.getModifiers()).contains("Nested")) {
                collect(inner, tests);
            }
        }
    }

    private static boolean runs(ModifiersTree modifiers) {
        return !isSwitched(modifiers)
                && !Collections.disjoint(annotations(modifiers), TESTS)
                && Collections.disjoint(modifiers.getFlags(), NEVER_RUN);
    }

    private static boolean isSwitched(ModifiersTree modifiers) {
        return annotations(modifiers).stream().anyMatch(SWITCHED.asMatchPredicate());
    }

    /** The names of annotations, without their packages. */
    private static List<String> annotations(ModifiersTree modifiers) {
        return modifiers.getAnnotations().stream()
                .map(AnnotationTree::getAnnotationType)
                .map(Tree::toString)
                .map(name -> name.substring(name.lastIndexOf('.') + 1))
                .toList();
    }

    /** A source file in memory. */
    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String text) {
            super(URI.create("string:///Source.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
