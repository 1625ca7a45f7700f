package masque.server;

import java.util.function.Function;

/**
 * A kind of request that must not get anywhere.
 *
 * @param name what is wrong with it
 * @param knock the request, for a salon's tables and guests
 * @param status the status of the answer
 * @param code the code in the answer
 * @param form in which the answer comes
 */
record Rude(String name, Function<Salon, Knock> knock, int status, String code, Form form) {
    /** How a refusal comes: for programs, or for people. */
    enum Form {
        JSON,
        PAGE
    }

    Rude(String name, Function<Salon, Knock> knock, int status, String code) {
        this(name, knock, status, code, Form.JSON);
    }

    /** The same, but a person is told. */
    Rude byPage() {
        return new Rude(name, knock, status, code, Form.PAGE);
    }

    /** Knocks, and checks the answer and that nothing has changed. */
    void at(Salon salon) {
        Reply reply = salon.knock(knock.apply(salon));
        var _ =
                switch (form) {
                    case JSON -> reply.isRefused(status, code);
                    case PAGE -> reply.isRefusedByPage(status, code);
                };
    }

    @Override
    public String toString() {
        return name;
    }
}
