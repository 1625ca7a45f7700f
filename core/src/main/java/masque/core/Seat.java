package masque.core;

/** A player's fixed place in the order of seats, counted from 0, as an argument of a phrase. */
public record Seat(int index) {}
