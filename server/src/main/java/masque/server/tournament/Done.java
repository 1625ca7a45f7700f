package masque.server.tournament;

import java.util.Optional;

/**
 * What an act has come to.
 *
 * @param number the number of the log's last event then
 * @param desk the new key of the link for organisers, where one was asked for
 */
public record Done(int number, Optional<String> desk) {
    static Done at(int number) {
        return new Done(number, Optional.empty());
    }
}
