package masque.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import masque.server.watch.Meters;

/**
 * Keeps tables. A write is done when its future is: then it is on disk and survives whatever
 * happens to this process. If it fails, nothing of it was written, unless the connection to the
 * database was lost: then all of it may be, or nothing. Whatever fails because of the database
 * itself fails with {@link StoreFailed}. Several threads may use it.
 */
public interface Store extends AutoCloseable {
    /**
     * Keeps a new table, with version 1 of its facts. Fails if there is one with this id or code.
     */
    CompletableFuture<Void> create(
            String table, String facts, String secret, SearchKeys keys, Instant now);

    /** Changes a table's facts and says whether it did: not if they have changed otherwise. */
    CompletableFuture<Boolean> change(String table, Change change, Instant now);

    /** Writes one step down, unless the journal has gone on otherwise. */
    default CompletableFuture<Outcome> append(String table, NewStep step, Instant now) {
        return append(table, step, Optional.empty(), now);
    }

    /** Writes one step down together with a change of the facts: both or neither. */
    CompletableFuture<Outcome> append(
            String table, NewStep step, Optional<Change> change, Instant now);

    /** What a client's id stood for. */
    Optional<Earlier> earlier(String table, int seat, String client);

    /** Whether any client has made a step at a table; those of the house do not count. */
    boolean moved(String table);

    /** Whether there is such a table. */
    boolean exists(String table);

    /** Whether there is such a table and its game is over. */
    boolean over(String table);

    /** A table with all its steps. */
    Optional<KeptTable> load(String table);

    /** A table without its game. */
    Optional<Summary> summary(String table);

    /** How games ended whose results were kept after this one, in the order of their numbers. */
    List<KeptResult> results(long after, int most);

    /** The greatest number of a result; 0 if there is none. */
    long lastResult();

    /** The games that are over and whose result is not kept, in the order in which they ended. */
    List<String> withoutResult();

    /** Keeps how a game ended that is over already, unless that is known. */
    CompletableFuture<Void> keepResult(String table, GameEnd end);

    /** The tables that are dealt and not over, oldest first. */
    List<String> playing();

    /** The tables that are not over and where this guest sits, newest first. */
    List<Summary> tablesOf(String guest);

    /** The tables where this guest sat and the game is over, latest first. */
    List<Summary> finishedOf(String guest, int most);

    /** The tables in the list that are not over, newest first. */
    List<Summary> listed(int most);

    /** The tables that were in the list when their game came to its end, latest first. */
    List<Summary> finished(int most);

    /** The table that is found by a code. */
    Optional<String> byCode(String code);

    /** The tables that were never dealt and have not changed since, oldest first. */
    List<Abandoned> abandoned(Instant since);

    /** Forgets a table that was never dealt; says whether it did. */
    CompletableFuture<Boolean> forget(String table);

    /** Keeps a line of talk at a table. */
    CompletableFuture<Void> say(String table, TalkLine line);

    /** The latest lines of talk at a table, in their order. */
    List<TalkLine> talk(String table, int most);

    /** Keeps a piece of something about a game that is over; the first time counts. */
    CompletableFuture<Void> keepPiece(PieceOf of, int piece, byte[] told);

    /** A piece of something about a game that is over; they are counted from 0. */
    Optional<byte[]> piece(PieceOf of, int piece);

    /** The same in one and in all languages, for games from before there were pieces. */
    Optional<byte[]> whole(PieceOf of);

    /** Keeps the file of a game that is over, after all its pieces; the first time counts. */
    CompletableFuture<Void> keepFile(String table, byte[] file);

    /** The file of a game that is over. */
    Optional<byte[]> file(String table);

    /** Keeps what the coach says of a seat's game that is over; the first time counts. */
    CompletableFuture<Void> keepReview(String table, int seat, String said);

    /** What the coach says of a seat's game. */
    Optional<String> review(String table, int seat);

    /** Why bots made the steps that they made at a table, by ply. */
    Map<Integer, String> thoughts(String table);

    /** The games that are over and whose file is not kept yet, oldest first. */
    List<String> untold();

    /** Keeps a link to another device by the hash of its token. */
    CompletableFuture<Void> link(String tokenHash, Linked linked, Instant expires);

    /** Uses a link up; empty if there is none, or no more. */
    CompletableFuture<Optional<Linked>> redeem(String tokenHash, Instant now);

    /** Remembers something about the site. */
    CompletableFuture<Void> note(String name, String value);

    /** Remembers something about the site unless it is known, and says what is known then. */
    CompletableFuture<String> noteFirst(String name, String value);

    /** What was remembered. */
    Optional<String> noted(String name);

    /**
     * Looks whether it can write and read; it writes something itself if nothing was written just
     * now. It waits for the writes before it.
     *
     * @throws StoreFailed if it cannot, or could not a moment ago, or its data is damaged
     */
    void check();

    /** Where tournaments are kept: in the same database. */
    TournamentStore tournaments();

    /** Has its writes counted from now on. */
    void watch(Meters meters);

    /** Finishes what was begun and lets go of the database. */
    @Override
    void close();

    // --- Challenge cards ---

    /** Keeps a card in place of the one that its holder had, whose id is nobody's then. */
    CompletableFuture<Void> keepCard(KeptCard card);

    /** The card with this id. */
    Optional<KeptCard> card(String id);

    /** The card that a guest holds. */
    Optional<KeptCard> cardOf(String guest);

    /** Keeps that somebody came while the holder of a card was away; only the latest are kept. */
    CompletableFuture<Void> keepCall(String holder, CardCall call);

    /** Who came while the holder was away, latest first. */
    List<CardCall> calls(String holder);
}
