package masque.app;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import masque.edge.lesson.LessonWalk;
import masque.edge.lesson.LessonWalk.Answer;

/** Leads one person through a lesson: shows the table, says what to do, and waits until it is. */
final class Tutor {
    private static final List<String> COMMANDS =
            List.of("help", "look", "why", "history", "log", "rules", Sitting.QUIT);

    private final Shelf.Entry entry;
    private final LessonWalk walk;
    private final int steps;
    private final Page page;
    private final Asker asker;
    private final Stdio stdio;
    private final TableTalk talk;
    private boolean leaving;

    /**
     * A person at a lesson.
     *
     * @param steps how many steps there are
     */
    Tutor(Shelf.Entry entry, LessonWalk walk, int steps, Page page, Asker asker, Stdio stdio) {
        this.entry = entry;
        this.walk = walk;
        this.steps = steps;
        this.page = page;
        this.asker = asker;
        this.stdio = stdio;
        this.talk = new TableTalk(entry, walk.chair(), page, stdio.out(), COMMANDS);
    }

    /** Teaches until the lesson is over or the user leaves; always ends well. */
    int run() {
        talk.showTitle();
        talk.tell("learn-greeting", "steps", steps);
        while (!leaving && !walk.done()) {
            showNews();
            takeStep();
        }
        if (walk.done()) {
            showNews();
            talk.tell("learn-done", "game", entry.id());
        }
        return 0;
    }

    /** The table is drawn again only if something has happened at it. */
    private void showNews() {
        if (!walk.news().isEmpty()) {
            talk.tellNews(walk.news());
            talk.showScreen();
        }
    }

    /** Asks until the step is taken or the user leaves. */
    private void takeStep() {
        Choices choices = talk.choices();
        boolean reading = walk.wanted().isEmpty();
        if (!reading) {
            talk.showTurn(choices);
        }
        speak(walk.step().text(language(), names()));
        int step = walk.index();
        while (!leaving && walk.index() == step) {
            Optional<String> line =
                    asker.ask(
                            reading ? page.say("learn-enter") + " " : "> ",
                            reading ? COMMANDS : talk.completions(choices));
            if (line.isEmpty()) {
                leave("learn-ended");
            } else {
                obey(line.get().strip(), choices);
            }
        }
    }

    private void obey(String line, Choices choices) {
        String[] parts = line.split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        boolean lone = rest.isEmpty();
        switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "help", "?" -> talk.tell("learn-help");
            case "rules" -> talk.showRules(rest);
            case String word when word.equals("why") && walk.wanted().isPresent() ->
                    talk.explain(rest, choices);
            case String word when lone && List.of("history", "log").contains(word) ->
                    talk.showLog();
            case String word when lone && word.equals("look") && !choices.offers(word) ->
                    lookAgain(choices);
            case String word when lone && List.of("q", Sitting.QUIT, "exit").contains(word) ->
                    leave("learn-left");
            default -> take(line, choices);
        }
    }

    private void take(String line, Choices choices) {
        if (walk.wanted().isPresent()) {
            if (line.isEmpty()) {
                talk.saySomething(choices);
            } else {
                talk.meant(line, choices).ifPresent(this::answer);
            }
        } else if (line.isEmpty()) {
            walk.goOn();
        } else {
            talk.tell("learn-read");
        }
    }

    private void answer(int code) {
        switch (walk.answer(code)) {
            case Answer.Right() -> walk.goOn();
            case Answer.Other() ->
                    walk.step().otherwise(language(), names()).ifPresent(this::speak);
            case Answer.Refused(var refusal) -> talk.refuse(refusal);
        }
    }

    private void lookAgain(Choices choices) {
        if (walk.wanted().isPresent()) {
            talk.lookAgain(choices);
        } else {
            talk.showScreen();
        }
        speak(walk.step().text(language(), names()));
    }

    private void speak(String text) {
        stdio.out().println();
        Bubble.of(page.say("learn-step", "step", walk.index() + 1, "steps", steps), text, page)
                .forEach(stdio.out()::println);
    }

    private void leave(String key) {
        talk.tell(key, "game", entry.id());
        leaving = true;
    }

    private String language() {
        return page.words().language();
    }

    private List<String> names() {
        return page.reader().names();
    }
}
