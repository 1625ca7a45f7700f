package masque.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import masque.server.guard.Guest;
import org.junit.jupiter.api.Test;

/** What the store keeps of a table can be read again, also what was written long ago. */
final class TableFactsTextTest {
    @Test
    void factsAreReadAsTheyWereWritten() {
        Terms terms = new Terms("a-game", 3, Map.of("length", "long"), ClockRule.NONE, true, false);
        TableFacts facts =
                TableFacts.gathering(
                                terms,
                                List.of(
                                        Sitter.of(new Guest("ann", "Ann", false)),
                                        Sitter.OPEN,
                                        Sitter.CLOSED),
                                "ABC234")
                        .sit(1, new Guest("bob", "Bob", false))
                        .contribute("bob", "b")
                        .give(2, Sitter.bot("random"), "ann")
                        .hinted(0, 7);
        assertThat(TableFactsText.read(TableFactsText.write(facts))).isEqualTo(facts);
    }

    @Test
    void tablesFromBeforeTheLobbyAreStillRead() {
        String old =
                """
                {"game":"a-game","seats":2,"options":{"length":"long"},
                "clock":{"kind":"MOVE","seconds":30,"increment":0,"grace":120},
                "phase":"PLAYING","host":0,
                "sitters":[{"kind":"PERSON","guest":"ann","name":"Ann","level":"","house":false},
                {"kind":"BOT","guest":"","name":"","level":"random","house":false}],
                "ending":[0]}\
                """;
        TableFacts facts = TableFactsText.read(old);
        assertThat(facts.options()).isEqualTo(Map.of("length", "long"));
        assertThat(facts.clock().seconds()).isEqualTo(30);
        assertThat(facts.phase()).isEqualTo(TableFacts.Phase.PLAYING);
        assertThat(facts.ending()).containsExactly(0);
        assertThat(facts.terms().listed()).isFalse();
        assertThat(facts.terms().chat()).isTrue();
        assertThat(facts.allContributions()).containsExactly("", "");
    }

    @Test
    void theFormIsNamedAndTheOneBeforeItIsRead() {
        TableFacts facts =
                TableFacts.gathering(
                        new Terms("a-game", 1, Map.of(), ClockRule.NONE, false, true),
                        List.of(Sitter.OPEN),
                        "ABC234");
        String text = TableFactsText.write(facts);
        assertThat(text).startsWith("{\"v\":5,").endsWith(",\"contest\":null}");
        String unhinted = text.replace(",\"hints\":[]", "");
        assertThat(unhinted).doesNotContain("hints");
        assertThat(TableFactsText.read(unhinted.replace("\"v\":5,", "\"v\":4,"))).isEqualTo(facts);
        String earlier = unhinted.replace(",\"contest\":null", "");
        assertThat(TableFactsText.read(earlier.replace("\"v\":5,", "\"v\":3,"))).isEqualTo(facts);
        assertThat(TableFactsText.read(earlier.replace("\"v\":5,", ""))).isEqualTo(facts);
    }

    @Test
    void aMatchOfATournamentSaysWhichAndHasNoHost() {
        TableFacts facts =
                TableFacts.ofMatch(
                        new Terms("a-game", 2, Map.of(), ClockRule.NONE, false, true),
                        List.of(Sitter.of(new Guest("ann", "Ann")), Sitter.bot("random")),
                        new ContestOf("T", 3));
        String text = TableFactsText.write(facts);
        assertThat(text).endsWith(",\"contest\":{\"tournament\":\"T\",\"match\":3}}");
        assertThat(TableFactsText.read(text)).isEqualTo(facts);
        assertThat(facts.phase()).isEqualTo(TableFacts.Phase.DEALING);
        assertThat(facts.host()).isEqualTo(-1);
        assertThat(facts.keys().code()).isEmpty();
        assertThat(facts.keys().sitters()).containsExactly("ann");
    }

    @Test
    void whatANewerProgramWroteIsRefused() {
        assertThatExceptionOfType(TableRefused.class)
                .isThrownBy(() -> TableFactsText.read("{\"v\":6,\"terms\":{}}"))
                .extracting(TableRefused::code)
                .isEqualTo("newer-table");
    }
}
