package masque.server.table;

/** What a client asks for at a table. */
public sealed interface Ask {
    /** What the client calls it, given back in the answer. */
    String id();

    /** A choice by its code, or by its text. */
    sealed interface Choice {
        /** By its number. */
        record Code(int code) implements Choice {}

        /** As a player writes it. */
        record Text(String text) implements Choice {}
    }

    /** Makes a move. */
    record Move(String id, int decision, Choice choice) implements Ask {}

    /** Takes back what others have not been told. */
    record TakeBack(String id, int decision) implements Ask {}

    /** Asks why a move is not allowed. */
    record Why(String id, Choice choice) implements Ask {}

    /** Asks what would be good to do. */
    record Hint(String id, int decision) implements Ask {}

    /** Leaves the game to the house. */
    record Leave(String id) implements Ask {}

    /** Takes the seat back from the house. */
    record Return(String id) implements Ask {}

    /** Has the house play for somebody who is away. */
    record House(String id, int seat) implements Ask {}

    /** Wants to end the game. */
    record End(String id) implements Ask {}

    /** Does not want to end the game any more. */
    record GoOn(String id) implements Ask {}

    /** Contributes to the chance of the deal. */
    record Contribute(String id, String text) implements Ask {}

    /** Says something to everybody at the table. */
    record Say(String id, String text) implements Ask {}

    /** Shows everybody at the table how one feels. */
    record React(String id, String reaction) implements Ask {}

    /** Asks whether anybody is there. */
    record Ping(String id) implements Ask {}
}
