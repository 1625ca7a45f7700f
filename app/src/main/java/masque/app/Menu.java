package masque.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import masque.edge.Words;
import picocli.CommandLine.Command;

/** What there is, to be chosen by number. */
@Command(description = "Offers what there is, to be chosen by number.")
final class Menu implements Callable<Integer> {
    /** Something to choose: its sentence and the command that does it. */
    private record Item(String text, List<String> command) {}

    private static final String HELP = "--help";

    private final Main main;
    private final List<Item> items = new ArrayList<>();

    Menu(Main main) {
        this.main = main;
    }

    @Override
    public Integer call() {
        Words words = Words.of(main.language(), "app");
        fill(words);
        return run(words);
    }

    private void fill(Words words) {
        items.clear();
        for (Shelf.Entry entry : main.shelf().entries()) {
            String title = entry.words(main.language()).say("game-name");
            items.add(item(words, List.of("play", entry.id()), "menu-play", "game", title));
            items.add(item(words, List.of("rules", entry.id()), "menu-rules", "game", title));
            if (entry.hasLesson()) {
                items.add(item(words, List.of("learn", entry.id()), "menu-learn", "game", title));
            }
        }
        if (main.shelf().entries().stream().anyMatch(Shelf.Entry::hasPuzzles)) {
            items.add(item(words, List.of("puzzle"), "menu-puzzle"));
        }
        items.add(item(words, List.of(HELP), "menu-help"));
        items.add(item(words, List.of(), "menu-quit"));
    }

    private static Item item(
            Words words, List<String> command, String key, Object... namesAndValues) {
        return new Item(words.say(key, namesAndValues), command);
    }

    /** Offers, does, and offers again until the user has enough. */
    private int run(Words words) {
        main.stdio().out().println(words.say("menu-title"));
        list();
        for (; ; ) {
            Optional<String> line = main.stdio().asker(false).ask("> ", List.of());
            if (line.isEmpty()) {
                return 0;
            }
            Optional<Item> chosen = chosen(line.get().strip());
            if (chosen.isEmpty()) {
                main.stdio().out().println(words.say("menu-unknown", "max", items.size()));
            } else if (chosen.get().command().isEmpty()) {
                return 0;
            } else {
                start(chosen.get().command());
                list();
            }
        }
    }

    private void list() {
        main.stdio().out().println();
        for (int i = 0; i < items.size(); i++) {
            main.stdio().out().printf("%3d  %s%n", i + 1, items.get(i).text());
        }
    }

    private Optional<Item> chosen(String line) {
        if (line.equalsIgnoreCase(Sitting.QUIT)) {
            return Optional.of(items.getLast());
        }
        if (!line.matches("[0-9]{1,3}")) {
            return Optional.empty();
        }
        int number = Integer.parseInt(line);
        return number < 1 || number > items.size()
                ? Optional.empty()
                : Optional.of(items.get(number - 1));
    }

    private void start(List<String> command) {
        List<String> words = new ArrayList<>(command);
        words.addAll(List.of("--lang", main.language()));
        main.commandLine().execute(words.toArray(String[]::new));
    }
}
