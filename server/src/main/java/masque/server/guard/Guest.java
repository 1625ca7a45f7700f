package masque.server.guard;

import java.util.regex.Pattern;

/**
 * Somebody without an account.
 *
 * @param id who it is, from {@link Ids}; not shown to others
 * @param name what the others see, from {@link Nickname}
 * @param program whether it is a program that somebody got a token for
 */
public record Guest(String id, String name, boolean program) {
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");
    private static final int LONGEST_NAME = 240;

    public Guest {
        if (!ID.matcher(id).matches()) {
            throw new IllegalArgumentException("not the id of a guest");
        }
        if (name.isEmpty() || name.length() > LONGEST_NAME) {
            throw new IllegalArgumentException("a guest's name of " + name.length());
        }
    }

    /** A person. */
    public Guest(String id, String name) {
        this(id, name, false);
    }
}
