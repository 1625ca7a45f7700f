package masque.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SliceRule;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/** The laws of the architecture, for whatever classes they are held against. */
final class Laws {
    private static final Set<String> JAVA_BASE =
            ModuleLayer.boot().findModule("java.base").orElseThrow().getPackages();

    private Laws() {}

    /** Only java.base, null marks and these packages with all below them. */
    static ArchRule usesOnly(String... packages) {
        List<String> allowed = List.of(packages);
        DescribedPredicate<JavaClass> known =
                describe(
                        "in java.base or one of " + allowed,
                        used -> {
                            String name = used.getBaseComponentType().getPackageName();
                            return used.getBaseComponentType().isPrimitive()
                                    || JAVA_BASE.contains(name)
                                    || name.equals("org.jspecify.annotations")
                                    || allowed.stream()
                                            .anyMatch(one ->
                                                    name.equals(one) || name.startsWith(one + "."));
                        });
        return classes().should().onlyDependOnClassesThat(known);
    }

    /** What matches one slice of the pattern knows no other slice. */
    static SliceRule strangers(String pattern) {
        return slices().matching(pattern).should().notDependOnEachOther();
    }

    /** Of the packages that match no two need each other, however indirectly. */
    static SliceRule packagesWithoutCycles(String pattern) {
        return slices().matching(pattern).should().beFreeOfCycles();
    }

    /** Of the classes of a package, nested ones counted with theirs, no two need each other. */
    static SliceRule classesWithoutCycles(String packageName) {
        SliceAssignment outermost =
                new SliceAssignment() {
                    @Override
                    public SliceIdentifier getIdentifierOf(JavaClass one) {
                        JavaClass outer = one;
                        while (outer.getEnclosingClass().isPresent()) {
                            outer = outer.getEnclosingClass().get();
                        }
                        return outer.getPackageName().equals(packageName)
                                ? SliceIdentifier.of(outer.getSimpleName())
                                : SliceIdentifier.ignore();
                    }

                    @Override
                    public String getDescription() {
                        return "classes of " + packageName;
                    }
                };
        return slices().assignedFrom(outermost).should().beFreeOfCycles();
    }

    /** Nothing that lies in this very package. */
    static ArchRule usesNot(String packageName) {
        return noClasses().should().dependOnClassesThat().resideInAPackage(packageName);
    }

    /** Statuses of HTTP are the door's business. */
    static ArchRule noStatuses() {
        return noClasses()
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("masque.server.guard.ClientError")
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..");
    }

    static ArchRule noGames() {
        return noClasses().should().dependOnClassesThat().resideInAPackage("masque.games..");
    }

    static ArchRule noClocks() {
        return noClasses()
                .should()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .dependOnClassesThat()
                .resideInAPackage("java.time..")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(Date|Calendar|Timer|TimerTask)");
    }

    static ArchRule noInputOrOutput() {
        return noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.io..", "java.nio.file..", "java.nio.channels..", "java.net..")
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in");
    }

    static ArchRule noLogging() {
        return noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.util.logging..", "org.slf4j..")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.lang\\.System\\$Logger.*");
    }

    static ArchRule noChanceOfTheirOwn() {
        return noClasses()
                .should()
                .dependOnClassesThat()
                .haveNameMatching(
                        "java\\.util\\.(Random|SplittableRandom|concurrent\\.ThreadLocalRandom)"
                                + "|java\\.util\\.random\\..*|java\\.security\\.SecureRandom")
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(StrictMath.class, "random")
                .orShould()
                .callMethod(UUID.class, "randomUUID")
                .orShould()
                .callMethod(Collections.class, "shuffle", List.class);
    }

    static ArchRule noMemoryBetweenGames() {
        return fields().that().areStatic().should().beFinal().allowEmptyShould(true);
    }
}
