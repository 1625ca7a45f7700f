package masque.app;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;
import masque.app.offenders.Offenders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The modules know only whom they may know, the rules are pure, and every law bites. */
final class ArchitectureTest {
    private static final JavaClasses ALL = classesIn("masque");
    private static final JavaClasses PURE =
            classesIn("masque.core", "masque.contest", "masque.games", "masque.bots");

    private static JavaClasses classesIn(String... packages) {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(packages);
    }

    private static JavaClasses module(String name) {
        JavaClasses classes = classesIn("masque." + name);
        assertThat(classes).as("classes of " + name).isNotEmpty();
        return classes;
    }

    @Test
    void coreKnowsNobody() {
        Laws.usesOnly("masque.core").check(module("core"));
    }

    @Test
    void gamesKnowTheCoreAndNotEachOther() {
        Laws.usesOnly("masque.core", "masque.games").check(module("games"));
        Laws.strangers("masque.games.(*)..").check(module("games"));
    }

    @Test
    void botsKnowTheCoreAndTheirGames() {
        Laws.usesOnly("masque.core", "masque.games", "masque.bots").check(module("bots"));
        Laws.strangers("masque.bots.(*)..")
                .ignoreDependency(alwaysTrue(), resideInAPackage("masque.bots.search"))
                .ignoreDependency(alwaysTrue(), resideInAPackage("masque.bots.reasons"))
                .check(module("bots"));
        Laws.usesOnly("masque.core", "masque.bots.reasons").check(module("bots.reasons"));
        Laws.usesOnly("masque.core", "masque.bots.search").check(module("bots.search"));
        Laws.usesOnly("masque.core", "masque.bots.reasons", "masque.bots.levels")
                .check(module("bots.levels"));
    }

    @Test
    void contestsKnowTheCore() {
        Laws.usesOnly("masque.core", "masque.contest").check(module("contest"));
    }

    @Test
    void theContractKnowsTheCore() {
        Laws.usesOnly("masque.core", "masque.contract").check(module("contract"));
    }

    @Test
    void theCoachKnowsTheCore() {
        Laws.usesOnly("masque.core", "masque.coach").check(module("coach"));
        Laws.noChanceOfTheirOwn().check(module("coach"));
    }

    @Test
    void theLabKnowsTheCore() {
        Laws.usesOnly("masque.core", "masque.lab").check(module("lab"));
        Laws.noChanceOfTheirOwn().check(module("lab"));
    }

    @Test
    void theEdgeKnowsTheCoreAndItsLibraries() {
        Laws.usesOnly("masque.core", "masque.edge", "com.ibm.icu", "tools.jackson")
                .check(module("edge"));
    }

    @Test
    void theServerKnowsTheCoreTheCoachContestsTheEdgeAndItsLibraries() {
        Laws.usesOnly(
                        "masque.core",
                        "masque.coach",
                        "masque.contest",
                        "masque.edge",
                        "masque.server",
                        "java.lang.management",
                        "com.sun.management",
                        "java.sql",
                        "javax.sql",
                        "org.jdbi",
                        "org.flywaydb",
                        "com.zaxxer.hikari",
                        "com.ibm.icu",
                        "io.github.bucket4j",
                        "io.javalin",
                        "io.micrometer",
                        "io.nayuki",
                        "jakarta.servlet",
                        "kotlin",
                        "org.eclipse.jetty",
                        "org.slf4j",
                        "tools.jackson",
                        "org.postgresql",
                        "org.sqlite")
                .check(module("server"));
    }

    @Test
    void noTwoPackagesOfTheServerNeedEachOther() {
        // What stands in no package of its own is the site, which starts all of them.
        Laws.packagesWithoutCycles("masque.server.(*)..").check(module("server"));
        Laws.usesNot("masque.server")
                .check(
                        module("server")
                                .that(
                                        describe(
                                                "below the site",
                                                one ->
                                                        !one.getPackageName()
                                                                .equals("masque.server"))));
    }

    @Test
    void tournamentsStandAboveTablesAndBelowTheDoor() {
        Laws.usesOnly(
                        "masque.core",
                        "masque.contest",
                        "masque.edge",
                        "masque.server.guard",
                        "masque.server.setup",
                        "masque.server.store",
                        "masque.server.table",
                        "masque.server.tournament",
                        "masque.server.watch",
                        "org.slf4j",
                        "tools.jackson")
                .check(module("server.tournament"));
        for (String below : new String[] {"guard", "setup", "store", "table", "watch"}) {
            Laws.usesNot("masque.server.tournament").check(module("server." + below));
            Laws.usesNot("masque.contest").check(module("server." + below));
        }
    }

    @Test
    void noTwoClassesOfTheTablesNeedEachOther() {
        Laws.classesWithoutCycles("masque.server.table").check(module("server.table"));
    }

    @Test
    void tablesSpeakOfRefusalsAndNotOfHttp() {
        Laws.noStatuses().check(module("server.table"));
    }

    @Test
    void onlyTheAppAndTheBotsNameAGame() {
        JavaClasses others =
                ALL.that(
                        describe(
                                "outside app, bots and games",
                                one ->
                                        Stream.of("masque.app", "masque.bots", "masque.games")
                                                .noneMatch(one.getPackageName()::startsWith)));
        assertThat(others).isNotEmpty();
        Laws.noGames().check(others);
    }

    static Stream<ArchRule> bans() {
        return Stream.of(
                Laws.noClocks(),
                Laws.noInputOrOutput(),
                Laws.noLogging(),
                Laws.noChanceOfTheirOwn(),
                Laws.noMemoryBetweenGames());
    }

    @ParameterizedTest
    @MethodSource("bans")
    void theRulesAndTheBotsArePure(ArchRule ban) {
        ban.check(PURE);
    }

    static Stream<Arguments> offences() {
        return Stream.of(
                Arguments.of(Laws.noClocks(), Offenders.Millis.class),
                Arguments.of(Laws.noClocks(), Offenders.Nanos.class),
                Arguments.of(Laws.noClocks(), Offenders.Now.class),
                Arguments.of(Laws.noClocks(), Offenders.Clocked.class),
                Arguments.of(Laws.noInputOrOutput(), Offenders.Filed.class),
                Arguments.of(Laws.noInputOrOutput(), Offenders.Pathed.class),
                Arguments.of(Laws.noInputOrOutput(), Offenders.Networked.class),
                Arguments.of(Laws.noInputOrOutput(), Offenders.Printing.class),
                Arguments.of(Laws.noInputOrOutput(), Offenders.Complaining.class),
                Arguments.of(Laws.noLogging(), Offenders.Logging.class),
                Arguments.of(Laws.noLogging(), Offenders.PlatformLogging.class),
                Arguments.of(Laws.noChanceOfTheirOwn(), Offenders.Randomly.class),
                Arguments.of(Laws.noChanceOfTheirOwn(), Offenders.ThreadLocally.class),
                Arguments.of(Laws.noChanceOfTheirOwn(), Offenders.Splittable.class),
                Arguments.of(Laws.noChanceOfTheirOwn(), Offenders.Generated.class),
                Arguments.of(Laws.noChanceOfTheirOwn(), Offenders.Secretly.class),
                Arguments.of(Laws.noChanceOfTheirOwn(), Offenders.Named.class),
                Arguments.of(Laws.noChanceOfTheirOwn(), Offenders.Fraction.class),
                Arguments.of(Laws.noChanceOfTheirOwn(), Offenders.Shuffling.class),
                Arguments.of(Laws.noMemoryBetweenGames(), Offenders.Remembering.class),
                Arguments.of(Laws.usesOnly("masque.app"), Offenders.OutsideBase.class),
                Arguments.of(Laws.usesOnly("masque.app"), Offenders.WithLibrary.class),
                Arguments.of(Laws.usesOnly("masque.app"), Offenders.GameNaming.class),
                Arguments.of(Laws.noStatuses(), Offenders.Statused.class),
                Arguments.of(
                        Laws.usesNot("masque.games.masqueradetrick"), Offenders.GameNaming.class),
                Arguments.of(Laws.noGames(), Offenders.GameNaming.class));
    }

    @ParameterizedTest
    @MethodSource("offences")
    void everyLawBites(ArchRule law, Class<?> offender) {
        JavaClasses classes = new ClassFileImporter().importClasses(offender);
        assertThat(law.evaluate(classes).hasViolation()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("offences")
    void noLawBitesTheInnocent(ArchRule law, Class<?> offender) {
        JavaClasses classes = new ClassFileImporter().importClasses(Offenders.Innocent.class);
        assertThat(law.evaluate(classes).hasViolation()).as("unlike " + offender).isFalse();
    }

    @Test
    void cyclesAreCaught() {
        JavaClasses classes = new ClassFileImporter().importPackages("masque.app.offenders.circle");
        assertThat(
                        Laws.classesWithoutCycles("masque.app.offenders.circle")
                                .evaluate(classes)
                                .hasViolation())
                .isTrue();
        JavaClasses pair =
                new ClassFileImporter()
                        .importPackages("masque.app.offenders.three", "masque.app.offenders.four");
        assertThat(
                        Laws.packagesWithoutCycles("masque.app.offenders.(*)..")
                                .evaluate(pair)
                                .hasViolation())
                .isTrue();
    }

    @Test
    void gamesThatKnowEachOtherAreCaught() {
        JavaClasses classes =
                new ClassFileImporter()
                        .importPackages("masque.app.offenders.one", "masque.app.offenders.two");
        assertThat(Laws.strangers("masque.app.offenders.(*)..").evaluate(classes).hasViolation())
                .isTrue();
    }
}
