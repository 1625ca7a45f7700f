package masque.server;

import java.util.function.Function;

/**
 * A kind of request that must not get anywhere.
 *
 * @param name what is wrong with it
 * @param knock the request, for a salon's tables and guests
 * @param status the status of the answer
 * @param code the code in the answer
 */
record Rude(String name, Function<Salon, Knock> knock, int status, String code) {
    /** Knocks, and checks the answer and that nothing has changed. */
    void at(Salon salon) {
        salon.knock(knock.apply(salon)).isRefused(status, code);
    }

    @Override
    public String toString() {
        return name;
    }
}
