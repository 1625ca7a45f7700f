package masque.edge;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** One ICU message, ready to be said with its arguments. */
final class Sentence {
    private final MessageFormat format;
    private final Set<String> arguments;

    /**
     * Reads a pattern.
     *
     * @throws IllegalArgumentException if it is no ICU message
     */
    Sentence(String pattern, Locale locale) {
        format = new MessageFormat(pattern, locale);
        arguments = Collections.unmodifiableSet(names(new MessagePattern(pattern)));
    }

    private static Set<String> names(MessagePattern pattern) {
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < pattern.countParts(); i++) {
            MessagePattern.Part part = pattern.getPart(i);
            if (part.getType() == MessagePattern.Part.Type.ARG_NAME) {
                names.add(pattern.getSubstring(part));
            }
        }
        return names;
    }

    /** Every argument that the message names, at any depth. */
    Set<String> arguments() {
        return arguments;
    }

    /** The message with its arguments; ICU would print an absent one as its own name. */
    String say(Map<String, Object> values) {
        if (!values.keySet().containsAll(arguments)) {
            throw new IllegalStateException(
                    "it asks for " + arguments + " but is given " + values.keySet());
        }
        // ICU's formats are not safe for several threads at once.
        synchronized (format) {
            return format.format(values);
        }
    }
}
