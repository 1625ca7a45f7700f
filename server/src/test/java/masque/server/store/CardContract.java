package masque.server.store;

import static masque.server.store.Samples.NOON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What every store keeps of challenge cards. */
abstract class CardContract extends StoreContract {
    private static KeptCard card(String id, String guest) {
        return new KeptCard(id, guest, "Ann 仮面", "dice-challenge", "sailor-moon", true, NOON, "");
    }

    @Test
    void aCardIsFoundByItsIdAndByItsHolder() throws SQLException {
        KeptCard ann = card("c1", "ann");
        store.keepCard(ann).join();
        store.keepCard(card("c2", "bob")).join();
        store.close();
        store = connect();
        assertThat(store.card("c1")).contains(ann);
        assertThat(store.cardOf("ann")).contains(ann);
        assertThat(store.card("c3")).isEmpty();
        assertThat(store.cardOf("cem")).isEmpty();
    }

    @Test
    void dc_9_4_whoeverRenewsACardHasOneAndTheOldIdIsNobodys() {
        KeptCard old = card("c1", "ann").fighting("t1");
        store.keepCard(old).join();
        KeptCard fresh = old.renewed("c2", NOON.plusSeconds(9));
        store.keepCard(fresh).join();
        assertThat(store.card("c1")).isEmpty();
        assertThat(store.card("c2")).contains(fresh);
        assertThat(store.cardOf("ann")).contains(fresh);
        assertThat(fresh.duel()).isEqualTo("t1");
    }

    @Test
    void dc_9_4_aCardIsSwitchedOffAndItsHolderMayTakeAnotherName() {
        KeptCard off = card("c1", "ann").switched(false).named("Zoe");
        store.keepCard(card("c1", "ann")).join();
        store.keepCard(off).join();
        assertThat(store.card("c1")).contains(off);
        assertThat(off.on()).isFalse();
    }

    @Test
    void noTwoHaveACardWithTheSameId() {
        store.keepCard(card("c1", "ann")).join();
        CompletableFuture<Void> same = store.keepCard(card("c1", "bob"));
        assertThatThrownBy(same::join).isInstanceOf(CompletionException.class);
        assertThat(store.card("c1").orElseThrow().guest()).isEqualTo("ann");
    }

    @Test
    void dc_9_3_whoCameInVainIsKeptWithHowTheirGameEnded() {
        store.keepCall("ann", CardCall.waiting("bob", "Bob", NOON)).join();
        open("t");
        CardCall fought = CardCall.fighting("cem", "Cem", NOON.plusSeconds(1), "t", 1);
        store.keepCall("ann", fought).join();
        store.keepCall("zoe", CardCall.waiting("cem", "Cem", NOON)).join();
        assertThat(store.calls("ann"))
                .containsExactly(fought, CardCall.waiting("bob", "Bob", NOON));
        store.change("t", Samples.end(2), NOON.plusSeconds(5)).join();
        assertThat(store.calls("ann").getFirst().result().map(KeptResult::end))
                .contains(Samples.result());
        assertThat(store.calls("ann").getLast().result()).isEqualTo(Optional.empty());
    }

    @Test
    void dc_9_3_whoeverWaitsAgainIsToldOfOnce() {
        store.keepCall("ann", CardCall.waiting("bob", "Bob", NOON)).join();
        store.keepCall("ann", CardCall.waiting("cem", "Cem", NOON.plusSeconds(1))).join();
        CardCall again = CardCall.waiting("bob", "Bobby", NOON.plusSeconds(2));
        store.keepCall("ann", again).join();
        assertThat(store.calls("ann"))
                .containsExactly(again, CardCall.waiting("cem", "Cem", NOON.plusSeconds(1)));
    }

    @Test
    void dc_9_3_onlyTheLatestCallsAreKept() {
        IntStream.rangeClosed(1, Cards.MOST_CALLS + 7)
                .forEach(i ->
                        store.keepCall("ann", CardCall.waiting("g" + i, "G" + i, NOON)).join());
        assertThat(store.calls("ann")).hasSize(Cards.MOST_CALLS);
        assertThat(store.calls("ann").getFirst().caller()).isEqualTo("g57");
        assertThat(store.calls("ann").getLast().caller()).isEqualTo("g8");
    }
}
