package masque.server.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import masque.core.Phrase;
import org.junit.jupiter.api.Test;

/** What a client does not get, and what it is told about it. */
final class WrongTest {
    @Test
    void theCodeIsTheKeyOfItsSentence() {
        Wrong wrong = Wrong.of(429, "too-many", "seconds", 3);
        assertThat(wrong.status()).isEqualTo(429);
        assertThat(wrong.code()).isEqualTo("too-many");
        assertThat(wrong.phrase()).isEqualTo(Phrase.of("too-many", "seconds", 3));
        assertThat(wrong.field()).isEmpty();
        assertThat(wrong.clause()).isEmpty();
        assertThat(Caught.said(wrong, "en"))
                .isEqualTo("That was too much at once. Please wait 3 seconds.");
    }

    @Test
    void aWrongFieldIsABadRequestThatNamesTheField() {
        Wrong wrong = Wrong.field("clock.seconds", "field-number", "min", 5, "max", 60);
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.field()).contains("clock.seconds");
        assertThat(Caught.said(wrong, "en"))
                .isEqualTo("The field \"clock.seconds\" should be a whole number from 5 to 60.");
    }

    @Test
    void nothingThatWasSentIsInTheMessageAndNoStackIsCollected() {
        Wrong wrong = Wrong.field("s3cret", "field-unknown", "known", "s3cret too");
        assertThat(wrong.toString()).doesNotContain("s3cret");
        assertThat(wrong.getStackTrace()).isEmpty();
    }

    @Test
    void itIsNeverTheServersFault() {
        assertThatIllegalArgumentException().isThrownBy(() -> Wrong.of(500, "too-many"));
        assertThatIllegalArgumentException().isThrownBy(() -> Wrong.of(200, "too-many"));
    }
}
