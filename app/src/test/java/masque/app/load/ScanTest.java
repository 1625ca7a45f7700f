package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A message is read as far as a player needs it. */
final class ScanTest {
    private static final String MESSAGE =
            """
            {"v":1,"type":"table","frame":17,"done":"c-42","seat":0,"phase":"playing","decision":5,\
            "waiting":[0,2],"moves":[{"code":9,"move":"play rose 5","sentence":"play \\"rose\\" 5"},\
            {"code":11,"move":"x","sentence":"y","more":{"code":3}}],"takeBack":true,\
            "clocks":[{"seat":0,"millis":58211,"running":true}],"host":0,\
            "chairs":[{"name":"\\"view\\":{"}],"events":[],"view":{"log":["a"]}}\
            """;

    private static Optional<Heard> read(String text) {
        return read(text, Optional.empty());
    }

    private static Optional<Heard> read(String text, Optional<Told> latest) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return Scan.read(bytes, bytes.length, latest);
    }

    private static Told told(String text) {
        assertThat(read(text)).get().isInstanceOf(Told.class);
        return (Told) read(text).orElseThrow();
    }

    @Test
    void allThatAPlayerNeedsIsRead() {
        Told told = told(MESSAGE);
        assertThat(told.frame()).isEqualTo(17);
        assertThat(told.answers("c-42")).isTrue();
        assertThat(told.answers("c-4")).isFalse();
        assertThat(told.phase()).isEqualTo("playing");
        assertThat(told.decision()).isEqualTo(5);
        assertThat(told.waiting()).isEqualTo(0b101);
        assertThat(IntStream.range(0, told.moves().size()).map(told.moves()::at))
                .containsExactly(9, 11);
        assertThat(told.takeBack()).isTrue();
        assertThat(told.whole()).isTrue();
        assertThat(told.over()).isFalse();
    }

    @Test
    void whatAPatchDoesNotSayIsAsItWas() {
        Told before = told(MESSAGE);
        String patch =
                """
                {"v":2,"type":"table","frame":18,"base":17,"patch":{"waiting":[1],"moves":[],\
                "view":{"log":{"1":"b"}}},"clocks":[],"events":[]}\
                """;
        Told after = (Told) read(patch, Optional.of(before)).orElseThrow();
        assertThat(after.frame()).isEqualTo(18);
        assertThat(after.done()).isEmpty();
        assertThat(after.phase()).isEqualTo("playing");
        assertThat(after.decision()).isEqualTo(5);
        assertThat(after.waiting()).isEqualTo(0b10);
        assertThat(after.moves().size()).isZero();
        assertThat(after.takeBack()).isTrue();
        assertThat(after.news()).isFalse();
        assertThat(after.whole()).isTrue();
        String told = patch.replace("\"events\":[]", "\"events\":[{\"type\":\"said\"}]");
        assertThat((Told) read(told, Optional.of(before)).orElseThrow()).returns(true, Told::news);
        String cut = patch.substring(0, patch.length() - 3);
        assertThat((Told) read(cut, Optional.of(before)).orElseThrow()).returns(false, Told::whole);
    }

    @Test
    void aWholeMessageTakesNothingFromTheOneBefore() {
        String text = "{\"type\":\"table\",\"frame\":18,\"phase\":\"ended\",\"view\":{}}";
        Told after = (Told) read(text, Optional.of(told(MESSAGE))).orElseThrow();
        assertThat(after.waiting()).isZero();
        assertThat(after.moves().size()).isZero();
        assertThat(after.takeBack()).isFalse();
    }

    @Test
    void aPatchForAnotherMessageIsNonsense() {
        String patch = "{\"type\":\"table\",\"frame\":19,\"base\":18,\"patch\":{}}";
        assertThat(read(patch, Optional.of(told(MESSAGE))))
                .get()
                .isInstanceOf(Heard.Nonsense.class);
        assertThat(read(patch)).get().isInstanceOf(Heard.Nonsense.class);
    }

    @Test
    void aMessageWithoutAViewIsNotWholeWhateverNamesPeopleHave() {
        assertThat(told(MESSAGE.replace(",\"view\":{\"log\":[\"a\"]}", "")).whole()).isFalse();
    }

    @Test
    void aMessageThatIsCutOffIsNotWhole() {
        assertThat(told(MESSAGE.substring(0, MESSAGE.length() - 3)).whole()).isFalse();
    }

    @Test
    void fieldsThatAreNotKnownAreIgnored() {
        Told told = told(MESSAGE.replace("\"frame\"", "\"new\":[{\"frame\":3}],\"frame\""));
        assertThat(told.frame()).isEqualTo(17);
    }

    @Test
    void theEndIsToldWithoutMoves() {
        Told told =
                told(
                        """
                        {"type":"table","frame":3,"phase":"finished","waiting":[],"moves":[],"view":{}}\
                        """);
        assertThat(told.over()).isTrue();
        assertThat(told.whole()).isTrue();
        assertThat(told.moves().size()).isZero();
        assertThat(told.waiting()).isZero();
    }

    @Test
    void aRefusalSaysWhatAndWhy() {
        assertThat(
                        read(
                                """
                                {"v":1,"type":"refused","id":"c-1","status":409,"code":"stale",\
                                "clause":"","sentence":"Too late."}\
                                """))
                .contains(new Heard.Refused("c-1", "stale", "Too late."));
    }

    @Test
    void otherAnswersArePassedOver() {
        assertThat(read("{\"v\":1,\"type\":\"pong\",\"id\":\"p-1\"}")).isEmpty();
    }

    @Test
    void whatIsNoJsonIsNonsense() {
        assertThat(read("{\"type\":\"table\",\"frame\":x"))
                .get()
                .isInstanceOf(Heard.Nonsense.class);
    }
}
