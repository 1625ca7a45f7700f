package masque.contract;

/** What a game promises; each is checked in every setting. */
public enum Promise {
    SAME_VIEW("a view and who owes a move never depend on what the viewer cannot know"),
    SAME_MOVES("legal moves never depend on what their seat cannot know"),
    SAME_REFUSALS("refusals never depend on what their seat cannot know"),
    SAME_EVENTS("whoever sees the same after the same move was told the same"),
    BLIND_REDEAL("redeal draws afresh whatever the viewer does not know, by chance alone"),
    VARIED_REDEAL("whatever the viewer cannot know varies over redeals"),
    POSSIBLE_TRUTH("the truth is among the redealt worlds"),
    WHOLE_WORLDS("a redealt world is a game like any other and plays to its end"),
    OWN_COPIES("a copy equals its original and shares nothing with it that can change"),
    LEGAL_MOVES("legal codes are ascending, owed and accepted"),
    RIGHT_REFUSALS("a code is refused exactly when it is not legal"),
    NO_TRACES("a refused code changes nothing"),
    ONLY_LOOKING("looking changes nothing"),
    REPEATABLE("the same moves and chance give the same game, checked again or not"),
    ROUND_TRIPS("codes, moves and texts stand for each other"),
    JOURNALS("a journal replays to the same game"),
    ENDS("every game ends, and then nobody owes a move and only seats have won"),
    RESULTS(
            "the result is there exactly at the end, of every seat, with the winners, for all to see"),
    VALUES("views and events are immutable values"),
    SOUND("nothing throws that may not");

    private final String sentence;

    Promise(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String toString() {
        return sentence;
    }
}
