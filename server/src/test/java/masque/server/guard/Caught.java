package masque.server.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import masque.edge.Listener;
import masque.edge.Words;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Catches what is wrong, and holds every refusal to having its sentence in every language. */
final class Caught {
    private Caught() {}

    static ClientError wrong(ThrowingCallable attempt) {
        ClientError wrong = catchThrowableOfType(ClientError.class, attempt);
        assertThat(wrong).as("it should be refused").isNotNull();
        for (String language : Words.languages()) {
            assertThat(said(wrong, language)).isNotBlank().doesNotContain("tools.jackson");
        }
        return wrong;
    }

    static String said(ClientError wrong, String language) {
        Words words = Words.of(language, "server");
        assertThat(words.language()).isEqualTo(language);
        return words.say(wrong.phrase(), Listener.STRANGER);
    }
}
