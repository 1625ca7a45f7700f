package masque.app;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import masque.bots.search.Effort;
import masque.coach.Adviser;
import masque.coach.Coach;
import masque.coach.Gait;
import masque.coach.Patience;
import masque.coach.Review;
import masque.core.BadInput;
import masque.core.Bot;
import masque.core.Journal;
import masque.core.Seeded;
import masque.edge.Audit;
import masque.edge.GameFile;
import masque.edge.GameFile.Player;
import masque.edge.Listener;
import masque.edge.SavedGame;
import masque.edge.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Has the coach look at a game in a file. */
@Command(
        description =
                "Looks at what people chose in a game that is over: the file of a game that the"
                        + " site hands out, or a game that was saved here. Says what choices cost,"
                        + " what would have been better, and how chance fell.")
final class CoachCommand implements Callable<Integer> {
    private static final long SECONDS_A_GAME = 40;

    private final Main main;

    @Parameters(paramLabel = "FILE", description = "The file.")
    private @Nullable Path given;

    @Option(
            names = "--seat",
            paramLabel = "N",
            description = "Whose choices to look at; seats count from 1. Usually all people's.")
    private @Nullable Integer seat;

    @Option(
            names = "--tries",
            paramLabel = "N",
            description =
                    "So many tries for each look, so that it comes out the same every time;"
                            + " usually about 40 seconds a seat.")
    private @Nullable Integer tries;

    CoachCommand(Main main) {
        this.main = main;
    }

    /** A game, and whose choices there are to look at. */
    private record Subject(Journal journal, List<String> names, List<Integer> seats) {}

    @Override
    public Integer call() {
        Words words = Words.of(main.language(), "app", Audit.BUNDLE, "core");
        Path file = Objects.requireNonNull(given);
        if (tries != null && tries < 1) {
            throw new Complaint(words.say("coach-tries", "tries", tries));
        }
        Subject subject = subject(Verify.read(file, words), file, words);
        Shelf.Entry entry =
                main.shelf().entries().stream()
                        .filter(one -> one.id().equals(subject.journal().game()))
                        .findFirst()
                        .orElseThrow(() ->
                                new Complaint(
                                        words.say(
                                                "coach-foreign",
                                                "game",
                                                Verify.shown(subject.journal().game()))));
        for (int one : chosen(subject, words)) {
            show(entry, subject, one);
        }
        return 0;
    }

    private Subject subject(byte[] bytes, Path file, Words words) {
        try {
            Audit audit = Audit.of(bytes, file.toString(), main.shelf()::box, Audit.Seen.NOTHING);
            GameFile game = audit.game();
            return new Subject(
                    game.journal(),
                    audit.listener(words).names().stream().map(Verify::shown).toList(),
                    people(game));
        } catch (BadInput noGameFile) {
            return saved(bytes, file, words, noGameFile);
        }
    }

    private static List<Integer> people(GameFile game) {
        return IntStream.range(0, game.players().size())
                .filter(one -> game.players().get(one).kind() != Player.Kind.BOT)
                .boxed()
                .toList();
    }

    private static Subject saved(byte[] bytes, Path file, Words words, BadInput noGameFile) {
        try {
            SavedGame saved =
                    SavedGame.read(new String(bytes, StandardCharsets.UTF_8), file.toString());
            int seats = saved.journal().seats();
            List<String> names = Company.of(seats, saved.me(), words).names();
            return new Subject(saved.journal(), names, List.of(saved.me()));
        } catch (BadInput neither) {
            String sentence = words.say(noGameFile.phrase(), Listener.STRANGER);
            throw new Complaint(Verify.shown(sentence));
        }
    }

    private List<Integer> chosen(Subject subject, Words words) {
        int seats = subject.journal().seats();
        if (seat == null) {
            if (subject.seats().isEmpty()) {
                throw new Complaint(words.say("coach-nobody"));
            }
            return subject.seats();
        }
        if (seat < 1 || seat > seats) {
            throw new Complaint(words.say("coach-seat", "seat", seat, "seats", seats));
        }
        return List.of(seat - 1);
    }

    private void show(Shelf.Entry entry, Subject subject, int of) {
        Page page =
                new Page(
                        Page.WIDTH,
                        entry.words(main.language()),
                        new Listener(subject.names(), of),
                        main.stdio().rich() ? Paint.ANSI : Paint.PLAIN);
        Review review;
        try {
            review =
                    new Coach(entry.box(), adviser(entry), Gait.BRISK)
                            .review(subject.journal(), of, patience(), new Seeded(of));
        } catch (BadInput bad) {
            throw new Complaint(Verify.shown(page.say(bad.phrase())));
        }
        new CoachReport(page, entry.box(), subject.journal())
                .lines(review)
                .forEach(main.stdio().out()::println);
    }

    private LongFunction<Bot> adviser(Shelf.Entry entry) {
        @Nullable Integer count = tries;
        return nanos ->
                new Adviser(
                        count == null
                                ? entry.expert(nanos)
                                : entry.expert(Effort.iterations(count)),
                        entry.regular());
    }

    private Patience patience() {
        return tries == null
                ? Patience.ofAGame(TimeUnit.SECONDS.toNanos(SECONDS_A_GAME), System::nanoTime)
                : Patience.ofALook(1);
    }
}
