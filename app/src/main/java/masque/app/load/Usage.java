package masque.app.load;

import java.util.Objects;
import masque.edge.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Checks what the options were given. */
final class Usage {
    private final CommandSpec command;
    private final Words words;

    Usage(@Nullable CommandSpec command, Words words) {
        this.command = Objects.requireNonNull(command, "picocli names the command");
        this.words = words;
    }

    /**
     * Holds a number to its range.
     *
     * @throws ParameterException with a sentence if it is outside
     */
    void range(String option, int number, int min, int max) {
        if (number < min || number > max) {
            throw new ParameterException(
                    command.commandLine(),
                    words.say("option-range", "option", option, "min", min, "max", max));
        }
    }
}
