package masque.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import masque.core.Phrase;
import masque.core.Refusal;
import org.junit.jupiter.api.Test;

/** What a table refuses names its reason, and nothing else. */
final class TableRefusedTest {
    @Test
    void whatTheRulesForbidCarriesItsClause() {
        TableRefused refused = TableRefused.illegal(Refusal.of("MT-2.5", "follow"));
        assertThat(refused.kind()).isEqualTo(TableRefused.Kind.UNUSABLE);
        assertThat(refused.code()).isEqualTo("illegal");
        assertThat(refused.clause()).isEqualTo("MT-2.5");
        assertThat(refused.phrase()).isEqualTo(Phrase.of("follow"));
    }

    @Test
    void aWrongFieldIsNamed() {
        TableRefused refused = TableRefused.field("seats", "people-sit", "people", 3);
        assertThat(refused.kind()).isEqualTo(TableRefused.Kind.FIELD);
        assertThat(refused.field()).contains("seats");
        assertThat(refused.phrase())
                .isEqualTo(Phrase.of("people-sit", "field", "seats", "people", 3));
    }

    @Test
    void nothingThatWasSentIsInTheMessageAndNoStackIsCollected() {
        TableRefused refused = TableRefused.unknown("no-seat", "seats", "s3cret");
        assertThat(refused.toString()).doesNotContain("s3cret");
        assertThat(refused.getStackTrace()).isEmpty();
    }
}
