package masque.server.store;

import java.util.Optional;
import java.util.Set;

/**
 * How a table is found by those who do not know its id.
 *
 * @param sitters the guests who sit there
 * @param listed whether everybody finds it in the list
 * @param code what is typed to find it, while players are wanted
 */
public record SearchKeys(Set<String> sitters, boolean listed, Optional<String> code) {
    public SearchKeys {
        sitters = Set.copyOf(sitters);
    }
}
