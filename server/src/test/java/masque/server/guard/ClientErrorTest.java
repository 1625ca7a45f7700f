package masque.server.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import masque.core.Phrase;
import org.junit.jupiter.api.Test;

/** What a client does not get, and what it is told about it. */
final class ClientErrorTest {
    @Test
    void theCodeIsTheKeyOfItsSentence() {
        ClientError wrong = ClientError.of(429, "too-many", "seconds", 3);
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
        ClientError wrong = ClientError.field("clock.seconds", "field-number", "min", 5, "max", 60);
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.field()).contains("clock.seconds");
        assertThat(Caught.said(wrong, "en"))
                .isEqualTo("The field \"clock.seconds\" should be a whole number from 5 to 60.");
    }

    @Test
    void nothingThatWasSentIsInTheMessageAndNoStackIsCollected() {
        ClientError wrong = ClientError.field("s3cret", "field-unknown", "known", "s3cret too");
        assertThat(wrong.toString()).doesNotContain("s3cret");
        assertThat(wrong.getStackTrace()).isEmpty();
    }

    @Test
    void itIsNeverTheServersFault() {
        assertThatIllegalArgumentException().isThrownBy(() -> ClientError.of(500, "too-many"));
        assertThatIllegalArgumentException().isThrownBy(() -> ClientError.of(200, "too-many"));
    }
}
