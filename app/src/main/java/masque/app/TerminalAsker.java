package masque.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Asks at a terminal: lines can be edited, recalled and completed with the tab key. */
final class TerminalAsker implements Asker {
    private final Terminal terminal;
    private final LineReader reader;
    private List<String> completions = List.of();

    private TerminalAsker(Terminal terminal) {
        this.terminal = terminal;
        DefaultParser parser = new DefaultParser();
        parser.setEscapeChars(new char[0]);
        parser.setQuoteChars(new char[0]);
        reader =
                LineReaderBuilder.builder()
                        .terminal(terminal)
                        .parser(parser)
                        .completer((at, line, candidates) ->
                                offers(completions, line.line(), line.wordIndex())
                                        .forEach(offer -> candidates.add(new Candidate(offer))))
                        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                        .build();
    }

    /** The terminal of this process; empty if it cannot be taken over. */
    static Optional<Asker> open() {
        try {
            return Optional.of(
                    new TerminalAsker(
                            TerminalBuilder.builder()
                                    .system(true)
                                    .encoding(StandardCharsets.UTF_8)
                                    .build()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<String> ask(String prompt, List<String> completions) {
        this.completions = completions;
        try {
            return Optional.of(reader.readLine(prompt));
        } catch (EndOfFileException e) {
            return Optional.empty();
        } catch (UserInterruptException e) {
            return Optional.of(Sitting.QUIT);
        }
    }

    @Override
    public int width() {
        int columns = terminal.getSize().getColumns();
        return columns <= 0 ? Page.WIDTH : Math.clamp(columns, Page.NARROWEST, Page.WIDTH);
    }

    /** The next word of every line that begins as what has been typed, word by word. */
    static List<String> offers(List<String> lines, String typed, int word) {
        String[] words = typed.strip().split("\\s+");
        return lines.stream()
                .map(line -> line.split(" "))
                .filter(parts -> word < parts.length && begins(parts, words, word))
                .map(parts -> parts[word])
                .distinct()
                .toList();
    }

    private static boolean begins(String[] parts, String[] words, int count) {
        for (int i = 0; i < count; i++) {
            if (i >= words.length || !parts[i].equalsIgnoreCase(words[i])) {
                return false;
            }
        }
        return true;
    }
}
