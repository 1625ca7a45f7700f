package masque.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** A checked choice of seats and options: every option of the box has a value that it allows. */
public record Setup(int seats, Map<String, String> values) {
    public Setup {
        values = Collections.unmodifiableMap(new TreeMap<>(values));
    }

    /**
     * Checks what was chosen and fills in the rest.
     *
     * @throws BadInput naming the first thing that is wrong and what is allowed
     */
    public static Setup of(Box box, int seats, Map<String, String> chosen) {
        if (seats < box.minSeats() || seats > box.maxSeats()) {
            throw new BadInput(
                    Phrase.of(
                            "seats-range",
                            "seats",
                            seats,
                            "min",
                            box.minSeats(),
                            "max",
                            box.maxSeats()));
        }
        Map<String, String> values = new TreeMap<>();
        for (Option option : box.options(seats)) {
            String value = option.read(chosen.getOrDefault(option.name(), option.usual()));
            option.complaint(value)
                    .ifPresent(complaint -> {
                        throw new BadInput(complaint);
                    });
            values.put(option.name(), value);
        }
        for (String name : new TreeSet<>(chosen.keySet())) {
            if (!values.containsKey(name)) {
                throw new BadInput(unknown(box, name, values));
            }
        }
        return new Setup(seats, values);
    }

    private static Phrase unknown(Box box, String name, Map<String, String> values) {
        List<Integer> seatCounts = new ArrayList<>();
        for (int seats = box.minSeats(); seats <= box.maxSeats(); seats++) {
            if (box.options(seats).stream().anyMatch(option -> option.name().equals(name))) {
                seatCounts.add(seats);
            }
        }
        return seatCounts.isEmpty()
                ? Phrase.of(
                        "option-unknown", "option", name, "allowed", List.copyOf(values.keySet()))
                : Phrase.of("option-seats", "option", name, "seats", seatCounts);
    }

    /** The value of a {@link Option.Flag}. */
    public boolean flag(String name) {
        return Boolean.parseBoolean(text(name));
    }

    /** The value of a {@link Option.Range}. */
    public int number(String name) {
        return Integer.parseInt(text(name));
    }

    /** The values of a {@link Option.Several}. */
    public List<String> several(String name) {
        return Option.Several.split(text(name));
    }

    /** The value of an option as text: of a {@link Option.Choice}, or a data file's content. */
    public String text(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no option " + name + " in " + values.keySet());
        }
        return value;
    }

    /** What a journal keeps: every option but the data files that are the box's own. */
    public Map<String, String> journaled(Box box) {
        Map<String, String> kept = new TreeMap<>(values);
        for (Option option : box.options(seats)) {
            if (option instanceof Option.Data
                    && option.read(option.usual()).equals(kept.get(option.name()))) {
                kept.remove(option.name());
            }
        }
        return Collections.unmodifiableMap(kept);
    }
}
