package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Text is measured and broken by the columns it takes. */
final class WrapTest {
    @Test
    void japaneseTakesTwoColumnsAndColourNone() {
        assertThat(Wrap.columns("rose")).isEqualTo(4);
        assertThat(Wrap.columns("薔薇")).isEqualTo(4);
        assertThat(Wrap.columns(Paint.ANSI.on("rose", Paint.Look.RED))).isEqualTo(4);
        assertThat(Wrap.pad("薔薇", 6)).isEqualTo("薔薇  ");
    }

    @Test
    void linesBreakBetweenWordsAndHang() {
        assertThat(Wrap.lines("- ", "one two three four", 10))
                .containsExactly("- one two", "  three", "  four");
    }

    @Test
    void japaneseBreaksBetweenLetters() {
        assertThat(Wrap.lines("", "仮面の下の秘密", 8)).containsExactly("仮面の下", "の秘密");
    }

    @Test
    void fileNamesAndClausesStayWhole() {
        assertThat(Wrap.lines("", "see my/own/some-file.json or MT-2.5 of", 12))
                .containsExactly("see", "my/own/some-file.json", "or MT-2.5 of");
    }

    @Test
    void aWordThatIsTooLongStaysWhole() {
        assertThat(Wrap.lines("", "a incomprehensible b", 6))
                .containsExactly("a", "incomprehensible", "b");
    }

    @Test
    void longListsStandInColumns() {
        assertThat(Columns.of(List.of("a", "b", "c", "d", "e"), 10))
                .containsExactly("a   c   e", "b   d");
        assertThat(Columns.of(List.of("a", "b"), 10)).containsExactly("a", "b");
    }

    @Test
    void theNearestWordIsFoundIfItIsNear() {
        List<String> words = List.of("help", "history", "quit");
        assertThat(Nearest.to("hlp", words)).contains("help");
        assertThat(Nearest.to("histroy", words)).contains("history");
        assertThat(Nearest.to("xyzzy", words)).isEmpty();
    }
}
