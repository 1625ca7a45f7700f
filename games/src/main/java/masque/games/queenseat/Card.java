package masque.games.queenseat;

import masque.core.Phrase;

/** A card as it looks from its front (QS-1.1). */
public record Card(Princess princess, boolean dark) {
    /** How it is written in moves. */
    public String text() {
        return dark ? "dark " + princess.text() : princess.text();
    }

    /** Its name, to be worded. */
    public Phrase phrase() {
        return dark ? Phrase.of("card-dark", "princess", princess.phrase()) : princess.phrase();
    }

    /** What that is good for, to be worded. */
    public Phrase use() {
        return Phrase.of((dark ? "use-dark-" : "use-") + princess.id());
    }

    /** What it does for whoever lost with it (QS-4.1 to QS-4.12). */
    public Phrase action() {
        return Phrase.of((dark ? "action-dark-" : "action-") + princess.id());
    }
}
