package masque.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import masque.core.Codes;
import org.junit.jupiter.api.Test;

/** A tree does not fill the memory, however long a search thinks. */
final class TreeTest {
    @Test
    void itStopsGrowing() {
        Codes legal = new Codes();
        legal.addRange(0, 100);
        Tree tree = new Tree();
        int place = Tree.ROOT;
        int met = 0;
        while (place != Tree.NONE && met <= Tree.MOST_ENTRIES) {
            tree.meet(place, 0, legal);
            met += legal.size();
            place = tree.follow(place, tree.met(7), 7);
        }
        assertThat(place).isEqualTo(Tree.NONE);
        assertThat(tree.size()).isLessThan(Tree.MOST_ENTRIES + legal.size());
    }
}
