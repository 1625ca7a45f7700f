package masque.server.guard;

import java.util.regex.Pattern;

/**
 * Somebody without an account.
 *
 * @param id who it is, from {@link Ids}; not shown to others
 * @param name what the others see, from {@link Nickname}
 */
public record Guest(String id, String name) {
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");
    private static final int LONGEST_NAME = 100;

    public Guest {
        if (!ID.matcher(id).matches()) {
            throw new IllegalArgumentException("not the id of a guest");
        }
        if (name.isEmpty() || name.length() > LONGEST_NAME) {
            throw new IllegalArgumentException("a guest's name of " + name.length());
        }
    }
}
