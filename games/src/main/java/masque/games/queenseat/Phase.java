package masque.games.queenseat;

/** What is awaited. */
public enum Phase {
    /** Votes (QS-2.1). */
    VOTING,
    /** The card that the Queen takes (QS-2.4). */
    TAKING,
    /** To whom a winning vote goes (QS-2.4). */
    GIVING,
    /** What a losing voter does (QS-2.5). */
    LOSING,
    /** The Princess that an action asks for. */
    NAMING,
    /** The player whom an action is about. */
    CHOOSING,
    /** "Most" or "least" (QS-4.4). */
    CALLING,
    /** Own cards for an action. */
    PICKING,
    /** A card to be shown in secret (QS-4.4). */
    SHOWING,
    /** A card to be stolen (QS-5.2). */
    STEALING,
    /** Which way a received card faces (QS-5.1). */
    FACING,
    /** To whom the Queen hands a losing vote (QS-2.5). */
    HANDING,
    /** Nothing: there is a winner. */
    OVER
}
